"""The pictures of the rules: each shows a step of a lesson, the same ones in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import nemeton
from nemeton.cli.rulebook import FIGURE, whole
from nemeton.lessons import figure_of

GAMES = ("cernunos", "oak", "pangaia", "root")
LESSON = re.compile(r"nemeton learn (\w+) (\w+)")


def pictures(game: str, locale: str) -> list[tuple[str, str]]:
    """Which step of which lesson, in the order of the page."""
    page = files(nemeton.game(game).package).joinpath("text", f"rules.{locale}.md")
    found = FIGURE.findall(page.read_text(encoding="utf-8"))
    return [(lesson, step) for _, lesson, step in found]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_show_the_same_pictures(game: str) -> None:
    assert pictures(game, "en")
    assert pictures(game, "en") == pictures(game, "fr")


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_shows_a_position_and_what_is_played(game: str) -> None:
    for lesson, step in pictures(game, "en"):
        figure = figure_of(game, lesson, step)
        first, *others = figure.moments
        assert first.view["seats"]
        assert all(each.option for each in others)
        assert not others or others[-1].view != first.view


def test_a_picture_of_a_step_that_does_not_exist_is_refused() -> None:
    with pytest.raises(nemeton.BadInput, match="deer"):
        figure_of("cernunos", "place", "dragon")


@pytest.mark.parametrize("locale", nemeton.LOCALES)
def test_the_terminal_names_the_lesson_instead(locale: str) -> None:
    page = whole(nemeton.game("cernunos"), locale) or ""

    assert "![" not in page
    assert ("cernunos", "place") in LESSON.findall(page)
