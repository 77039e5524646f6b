"""The pages docs/reference/*.md: every public name with its signature and what it says of itself.

Public is what `__all__` of the six public packages lists; the text is taken from the sources.
`python tools/python_reference.py` says whether the pages are up to date; with `--write` they are.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

__all__ = ["PACKAGES", "main", "page", "path_of"]

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PAGES = ROOT / "docs" / "reference"
PACKAGES = {
    "nemeton": "Games, states, and the parts of a game of your own",
    "nemeton.bots": "Opponents in levels",
    "nemeton.arena": "Matches and honest figures",
    "nemeton.research": "Environments for learners",
    "nemeton.review": "Reports on finished games",
    "nemeton.testing": "The conformance kit",
}
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
WIDE = 96


def path_of(package: str) -> Path:
    return PAGES / f"{package}.md"


def file_of(module: str) -> Path:
    path = SOURCES / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def parsed(module: str) -> ast.Module:
    return ast.parse(file_of(module).read_text("utf-8"))


def exported(package: str) -> list[str]:
    """The names in `__all__`, in the order in which they are written there."""
    for node in parsed(package).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    raise ValueError(f"{package} has no __all__")


def defined(module: str, name: str) -> tuple[str, ast.stmt]:
    """Where a public name is defined, and its definition."""
    for node in parsed(module).body:
        if isinstance(node, Definition) and node.name == name:
            return module, node
        if isinstance(node, ast.ImportFrom) and name in [alias.name for alias in node.names]:
            return defined(node.module or "", name)
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if name in [ast.unparse(each) for each in targets]:
            return module, node
    raise ValueError(f"{module} has no {name}")


# ---- writing -----------------------------------------------------------------------------------


def code(text: str, kind: str = "python") -> str:
    return f"```{kind}\n{text}\n```\n\n"


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef, name: str = "") -> str:
    """A call as one would write it, with its types; a long one with a line for each parameter."""
    arguments = node.args
    if name:
        arguments = ast.parse(f"def f({ast.unparse(arguments)}): ...").body[0].args  # type: ignore[attr-defined]
        before = arguments.posonlyargs or arguments.args
        if before and before[0].arg in ("self", "cls"):
            before.pop(0)
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    shown = f"{name or node.name}({ast.unparse(arguments)}){returned}"
    if len(shown) <= WIDE:
        return shown
    inner = ",\n    ".join(split(ast.unparse(arguments)))
    return f"{name or node.name}(\n    {inner},\n){returned}"


def split(arguments: str) -> list[str]:
    """The parameters, cut at commas that are in no bracket."""
    parts, depth = [""], 0
    for letter in arguments:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def prose(text: str) -> str:
    """A docstring as Markdown: its examples become blocks of code."""
    parts: list[str] = []
    if not text:
        return ""
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        if paragraph.lstrip().startswith(">>>"):
            if parts and parts[-1].startswith("```pycon"):
                parts[-1] = parts[-1].removesuffix("```\n\n") + f"\n{paragraph}\n```\n\n"
            else:
                parts.append(code(paragraph, "pycon"))
        elif parts and parts[-1].startswith("```pycon") and paragraph.startswith(("    ", "...")):
            parts[-1] = parts[-1].removesuffix("```\n\n") + f"\n{paragraph}\n```\n\n"
        else:
            parts.append(paragraph.replace("<", "&lt;") + "\n\n")
    return "".join(parts)


def members(module: str, node: ast.ClassDef, met: set[str]) -> Iterator[ast.FunctionDef]:
    """The public methods of a class, and those that it has from classes of our own."""
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("_"):
            if each.name not in met and not is_setter(each):
                yield each
            met.add(each.name)
    for base in node.bases:
        name = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
        with suppress(ValueError, OSError):
            place, above = defined(module, name)
            if isinstance(above, ast.ClassDef):
                yield from members(place, above, met)


def is_setter(node: ast.FunctionDef) -> bool:
    return any(ast.unparse(each).endswith(".setter") for each in node.decorator_list)


def is_property(node: ast.FunctionDef) -> bool:
    return any(ast.unparse(each) == "property" for each in node.decorator_list)


def paragraph(package: str, name: str) -> str:
    """One public name."""
    module, node = defined(package, name)
    text = f"## {name}\n\n"
    if isinstance(node, ast.ClassDef):
        text += class_of(module, node)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        text += code(signature(node)) + prose(ast.get_docstring(node) or "")
    else:
        shown = ast.unparse(node)
        text += code(shown if len(shown) < 400 else shown[:380] + " …")
    return text + f"<small>`{file_of(module).relative_to(SOURCES).as_posix()}`</small>\n\n"


def class_of(module: str, node: ast.ClassDef) -> str:
    made = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    begun = [each for each in made if each.name == "__init__"]
    bases = ", ".join(ast.unparse(each) for each in node.bases)
    head = f"class {node.name}({bases})" if bases else f"class {node.name}"
    if begun:
        head += "\n" + signature(begun[0], node.name).removesuffix(" -> None")
    text = code(head) + prose(ast.get_docstring(node) or "")
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    if fields and not begun:
        text += "".join(f"- `{ast.unparse(each)}`\n" for each in fields) + "\n"
    for each in members(module, node, set()):
        said = prose(ast.get_docstring(each) or "")
        title = each.name if is_property(each) else signature(each, each.name)
        returned = f": {ast.unparse(each.returns)}" if is_property(each) and each.returns else ""
        text += f"### {node.name}.{each.name}\n\n" + code(title + returned) + said
    return text


def page(package: str) -> str:
    """The whole page of a package."""
    text = f"# {package}\n\n<!-- written by tools/python_reference.py -->\n\n"
    text += prose(ast.get_docstring(parsed(package)) or "")
    return text + "".join(paragraph(package, name) for name in exported(package))


def main() -> int:
    PAGES.mkdir(exist_ok=True)
    stale = []
    for package in PACKAGES:
        path = path_of(package)
        if "--write" in sys.argv:
            path.write_text(page(package), "utf-8")
        elif not path.exists() or path.read_text("utf-8") != page(package):
            stale.append(path.name)
    if stale:
        print(f"docs/reference: {', '.join(stale)}: run tools/python_reference.py --write")
        return 1
    print("docs/reference shows every public name.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
