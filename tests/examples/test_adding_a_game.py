"""docs/adding-a-game.md is true: its excerpts are in the files, and what it shows can be run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from nemeton.testing import Nonconformity, Scope
from nemeton.testing.secrecy import twins_stay_alike
from tests.conformance.planted import Planted
from tests.conformance.test_planted_leaks import TakesTheLonePass
from tests.examples.page import BLOCKS, EXCERPTS, PAGE, ROOT, rows

ENGINE = ROOT / "src" / "nemeton" / "engine"


@pytest.mark.parametrize(("title", "text"), EXCERPTS, ids=range(len(EXCERPTS)))
def test_an_excerpt_is_in_its_file(title: str, text: str) -> None:
    assert lines(text) in lines((ROOT / title).read_text(encoding="utf-8"))


def lines(text: str) -> str:
    """What is written, however far it is set in: the formatter shifts methods to the margin."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def test_there_are_excerpts_of_every_kind() -> None:
    assert len(EXCERPTS) >= 15
    assert {title.rpartition(".")[2] for title, _ in EXCERPTS} == {"py", "ftl"}


def test_what_the_page_shows_can_be_run(capsys: pytest.CaptureFixture[str]) -> None:
    programs = [text for kind, title, text in BLOCKS if kind == "python" and not title]

    exec("\n".join(programs), {})

    winners, ending = capsys.readouterr().out.splitlines()
    assert winners.startswith("(")
    assert ending in ("Un nid a atteint l’objectif.", "Le bois est vide.")


def test_the_complaint_that_the_page_quotes_is_what_the_kit_says() -> None:
    quoted = re.search(r"^    magpie \((?:.|\n)*?\n\n", PAGE, re.MULTILINE)
    assert quoted is not None

    with pytest.raises(Nonconformity) as caught:
        twins_stay_alike(Planted(TakesTheLonePass), Scope())

    assert str(caught.value) == " ".join(quoted.group().split())


def test_every_file_that_the_page_names_is_there() -> None:
    source = ROOT / "examples" / "magpie" / "src" / "magpie"
    named = [name for row in rows("file") for name in re.findall(r"`([\w/]+\.\w+)`", row[0])]
    files = {
        str(path.relative_to(source)) for path in source.rglob("*.py") if path.name != "__init__.py"
    }

    assert {name for name in named if name.endswith(".py")} == files
    assert all((source / name).exists() for name in named)


# The contract: the class that a game extends, where it stands, and the comments between which
# a game's own methods are

CONTRACT = [
    ("Game", "contract.py", "Contract", "# What each game must write", "# What `Game` adds"),
    ("State", "state.py", "State", "# What each game writes", ""),
    ("Step", "flow.py", "Step", "", ""),
    ("Choice", "flow.py", "Choice", "", ""),
    ("OnTurn", "free_actions.py", "OnTurn", "# What the game writes once", "# What follows"),
]


@pytest.mark.parametrize(("heading", "must"), [("you must write", True), ("you may write", False)])
def test_the_page_lists_all_that_a_game_writes(heading: str, must: bool) -> None:
    listed = [(row[1].strip("`"), row[0].strip("`")) for row in rows(heading)]
    asked = [
        (extended, call(method))
        for extended, file, name, after, before in CONTRACT
        for method in methods(file, name, after, before)
        if is_missing(method) is must
    ]

    assert sorted(listed) == sorted(asked)


def methods(file: str, name: str, after: str, before: str) -> Iterator[ast.FunctionDef]:
    """The methods of a class that stand between two comments of its file."""
    source = (ENGINE / file).read_text(encoding="utf-8")
    first, last = line_of(source, after, 0), line_of(source, before, len(source))
    for part in ast.parse(source).body:
        if isinstance(part, ast.ClassDef) and part.name == name:
            for method in part.body:
                if isinstance(method, ast.FunctionDef) and first < method.lineno < last:
                    yield method


def line_of(source: str, comment: str, otherwise: int) -> int:
    return source[: source.index(comment)].count("\n") + 1 if comment else otherwise


def call(method: ast.FunctionDef) -> str:
    """The method as the page writes it: its name, and its parameters without self."""
    return f"{method.name}({', '.join(each.arg for each in method.args.args[1:])})"


def is_missing(method: ast.FunctionDef) -> bool:
    """Whether it is left to the game: all it does is to say that it is not there."""
    last = method.body[-1]
    return isinstance(last, ast.Raise) and "NotImplementedError" in ast.unparse(last)
