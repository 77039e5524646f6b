"""What the home page promises of a first lesson is so."""

from __future__ import annotations

import re
from pathlib import Path

import nemeton
from nemeton.lessons import lesson_names, lesson_of

CATALOGUE = Path(__file__).parents[2] / "web" / "src" / "lib" / "catalogue.ts"
ENTRY = re.compile(r"name: '(\w+)',.*?lesson: \{ name: '(\w+)', minutes: (\d+) \}", re.DOTALL)


def test_the_home_page_names_the_first_lesson_of_every_game_and_its_minutes() -> None:
    promised = {
        game: (lesson, int(minutes))
        for game, lesson, minutes in ENTRY.findall(CATALOGUE.read_text("utf-8"))
    }
    first = {game: lesson_names(game)[0] for game in nemeton.catalogue() if lesson_names(game)}

    assert promised == {
        game: (lesson, lesson_of(game, lesson).minutes) for game, lesson in first.items()
    }
