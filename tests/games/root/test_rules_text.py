"""The rules in our own words have a section for every question."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from nemeton.engine.flow import Choice
from nemeton.games.root.game import GAME

HEADING = re.compile(r"^#{2,4} (MM|(?:MM\.)?\d+(?:\.\d+)*) ", re.MULTILINE)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_question_has_its_section(locale: str) -> None:
    page = files("nemeton.games.root").joinpath("text", f"rules.{locale}.md")
    sections = set(HEADING.findall(page.read_text(encoding="utf-8")))

    asked = {
        str(step.rule) for step in GAME.steps.values() if issubclass(step, Choice) and step.rule
    }

    assert asked - sections == set()


def test_both_languages_have_the_same_sections() -> None:
    texts = [
        files("nemeton.games.root").joinpath("text", f"rules.{locale}.md").read_text("utf-8")
        for locale in ("en", "fr")
    ]

    assert HEADING.findall(texts[0]) == HEADING.findall(texts[1])
