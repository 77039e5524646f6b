"""docs/adding-a-game.md is true: its excerpts are in the files, and what it shows can be run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nemeton.testing import Nonconformity, Scope
from nemeton.testing.secrecy import twins_stay_alike
from tests.conformance.planted import Planted
from tests.conformance.test_planted_leaks import TakesTheLonePass

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
BLOCKS = [match.groups() for match in BLOCK.finditer(PAGE)]
EXCERPTS = [(title, text) for _, title, text in BLOCKS if title]


@pytest.mark.parametrize(("title", "text"), EXCERPTS, ids=range(len(EXCERPTS)))
def test_an_excerpt_is_in_its_file(title: str, text: str) -> None:
    assert text in (ROOT / title).read_text(encoding="utf-8")


def test_there_are_excerpts_of_every_kind() -> None:
    assert len(EXCERPTS) >= 15
    assert {kind for kind, title, _ in BLOCKS if title} == {"python", "ftl", "toml"}


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
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`([\w/]+\.\w+)`", row)]
    files = {
        str(path.relative_to(source)) for path in source.rglob("*.py") if path.name != "__init__.py"
    }

    assert {name for name in named if name.endswith(".py")} == files
    assert all((source / name).exists() for name in named)
