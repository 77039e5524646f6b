"""The public surface: what is exported has an example that runs, and examples use nothing else."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import nemeton

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PUBLIC = [
    "nemeton",
    "nemeton.arena",
    "nemeton.bots",
    "nemeton.research",
    "nemeton.review",
    "nemeton.testing",
]
PAGES = [
    ROOT / "README.md",
    *sorted(ROOT.glob("docs/*.md")),
    *sorted(ROOT.glob("docs/tutorials/*.md")),
    *sorted(ROOT.glob("src/nemeton/games/*/README.md")),
    *sorted(ROOT.glob("examples/**/*.md")),
]
BLOCK = re.compile(r"^```python.*?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROGRAMS = [
    *(
        (f"{page.relative_to(ROOT)}[{number}]", code)
        for page in PAGES
        for number, code in enumerate(BLOCK.findall(page.read_text("utf-8")))
    ),
    *(
        (str(path.relative_to(ROOT)), path.read_text("utf-8"))
        for path in sorted(ROOT.glob("examples/**/*.py"))
    ),
]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def file_of(module: str) -> Path:
    """The source, which has the docstrings also where the compiled module runs."""
    path = SOURCES / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def parsed(module: str) -> ast.Module:
    return ast.parse(file_of(module).read_text("utf-8"))


def docstring(package: str, name: str) -> str:
    """What the class or function says of itself where it is defined; a constant says nothing."""
    tree = parsed(package)
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return ast.get_docstring(node) or ""
        if isinstance(node, ast.ImportFrom) and name in [alias.name for alias in node.names]:
            assert node.module is not None
            return docstring(node.module, name)
    return ""


def exported() -> Iterator[tuple[str, str]]:
    for package in PUBLIC:
        for name in importlib.import_module(package).__all__:
            yield package, name


def examples(text: str) -> list[doctest.Example]:
    return doctest.DocTestParser().get_examples(text)


def run(text: str, package: str, name: str) -> None:
    """As somebody would who has imported the public names of the package."""
    module = importlib.import_module(package)
    known = {each: getattr(module, each) for each in module.__all__}
    test = doctest.DocTestParser().get_doctest(text, known, name, None, 0)
    complaints: list[str] = []
    results = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=complaints.append)
    assert results.failed == 0, "".join(complaints)


@pytest.mark.parametrize(("package", "name"), [*exported()])
def test_a_public_name_has_an_example(package: str, name: str) -> None:
    tour = "".join(each.source for each in examples(ast.get_docstring(parsed(package)) or ""))

    assert examples(docstring(package, name)) or re.search(rf"\b{name}\b", tour)


@pytest.mark.parametrize(("package", "name"), [*exported()])
def test_the_example_of_a_public_name_runs(package: str, name: str) -> None:
    run(docstring(package, name), package, name)


@pytest.mark.parametrize("package", PUBLIC)
def test_the_tour_of_a_public_package_runs(package: str) -> None:
    run(ast.get_docstring(parsed(package)) or "", package, "tour")


@pytest.mark.parametrize("package", PUBLIC)
def test_a_public_package_exports_what_it_names(package: str) -> None:
    module = importlib.import_module(package)

    assert len(set(module.__all__)) == len(module.__all__)
    assert [name for name in module.__all__ if not hasattr(module, name)] == []


def test_no_module_bears_the_name_of_a_public_function() -> None:
    """`nemeton.game` must stay the function, whatever is imported later."""
    clashes = [
        name
        for name in nemeton.__all__
        if (SOURCES / "nemeton" / f"{name}.py").exists() or (SOURCES / "nemeton" / name).is_dir()
    ]

    assert clashes == []


def test_every_other_package_says_that_it_is_internal() -> None:
    packages = [f"nemeton.{path.parent.name}" for path in SOURCES.glob("nemeton/*/__init__.py")]
    first_lines = {
        each: (ast.get_docstring(parsed(each)) or "").split("\n")[0] for each in packages
    }
    internal = [each for each, line in first_lines.items() if line.startswith("Internal: ")]

    assert sorted(internal) == sorted(set(packages) - set(PUBLIC))


def private_names(tree: ast.Module) -> Iterator[str]:
    """What a program takes from Nemeton that is not public."""
    known: dict[str, ModuleType] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.partition(".")[0] == "nemeton":
                    if alias.name not in PUBLIC:
                        yield alias.name
                    known[alias.asname or alias.name.partition(".")[0]] = nemeton
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("nemeton"):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in PUBLIC:
                    known[alias.asname or alias.name] = importlib.import_module(whole)
                elif node.module not in PUBLIC or alias.name not in public_in(node.module):
                    yield whole
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = known.get(node.value.id)
            if module is not None and node.attr not in public_in(module.__name__):
                yield f"{module.__name__}.{node.attr}"


def public_in(module: str | None) -> set[str]:
    assert module is not None
    within = {each.rpartition(".")[2] for each in PUBLIC if each.rpartition(".")[0] == module}
    return {*importlib.import_module(module).__all__, *within}


@pytest.mark.parametrize(("where", "code"), PROGRAMS, ids=[where for where, _ in PROGRAMS])
def test_documentation_and_examples_use_public_names_only(where: str, code: str) -> None:
    try:
        tree = ast.parse(textwrap.dedent(code))
    except SyntaxError:  # an excerpt: lines out of the middle of a file that is itself looked at
        assert "nemeton" not in code
        return

    assert [*private_names(tree)] == []


def test_a_program_that_uses_more_is_seen() -> None:
    program = """
import nemeton
import nemeton.table
from nemeton import bots, text
from nemeton.engine.flow import Step
nemeton.opened
bots.levels
nemeton.game
"""

    assert [*private_names(ast.parse(program))] == [
        "nemeton.table",
        "nemeton.text",
        "nemeton.engine.flow.Step",
        "nemeton.opened",
        "nemeton.bots.levels",
    ]
