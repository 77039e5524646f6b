"""The card before a first game and the tips during it: whole, in both languages, with pictures."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import nemeton
from nemeton.text import source
from tests.text.rendering import HOME

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
CARDS = {
    "cernunos": ("first",),
    "magpie": ("first",),
    "oak": ("first",),
    "pangaia": ("first",),
    "root": ("first", *(f"first-{faction}" for faction in FACTIONS)),
}
PARTS = ("want", "ends", "moment", "watch", "threat")
GLYPHS = re.compile(r"^  (\w+)(?::|,$)", re.MULTILINE)
LONGEST_TIP = 160  # letters: two lines under the question
TURNS = 2
# Tables of every game: who plays, with what.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("cernunos", 2, {}),
    ("magpie", 3, {"fox": True}),
    ("oak", 2, {}),
    ("oak", 4, {}),
    ("oak", 1, {}),
    ("pangaia", 2, {}),
    ("pangaia", 3, {"advanced": True, "continent": "built"}),
    ("pangaia", 1, {}),
    ("root", 3, {"assign": "draft"}),
    *(("root", 1, {"factions": [faction]}) for faction in FACTIONS[1:]),
    *(("root", 6, {"factions": [one, *sorted({*FACTIONS} - {one})]}) for one in FACTIONS),
]


@cache
def messages(game: str, locale: str) -> dict[str, ast.Message]:
    page = source(nemeton.game(game).package, locale, "first")
    return {
        each.id.name: each
        for each in FluentParser().parse(page).body
        if isinstance(each, ast.Message)
    }


def labels(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


@pytest.mark.parametrize("game", CARDS)
def test_both_languages_say_the_same_things(game: str) -> None:
    english, french = messages(game, "en"), messages(game, "fr")

    assert list(english) == list(french)
    assert {key: labels(said) for key, said in english.items()} == {
        key: labels(said) for key, said in french.items()
    }


@pytest.mark.parametrize("game", CARDS)
def test_every_card_is_whole_and_has_its_pictures(game: str) -> None:
    drawn = set(GLYPHS.findall((HOME / "web/src/parts/guide/glyphs.ts").read_text("utf-8")))
    cards = {key: labels(said) for key, said in messages(game, "en").items() if "first" in key}

    for key in CARDS[game]:
        kinds = [label.partition("-")[0] for label in cards[key]]
        assert set(PARTS) <= set(kinds), key
        assert kinds.count("moment") == 3, key
    pictures = {label.split("-")[1] for card in cards.values() for label in card if "-" in label}
    assert not pictures - drawn


@pytest.mark.parametrize("locale", nemeton.LOCALES)
@pytest.mark.parametrize("game", CARDS)
def test_a_tip_is_short_and_is_for_a_question(game: str, locale: str) -> None:
    asked = source(nemeton.game(game).package, "en")

    for key, said in messages(game, locale).items():
        if not key.startswith("tip-"):
            continue
        assert f"\nask-{key[4:]} =" in asked, key
        assert said.value is not None
        text = "".join(
            each.value for each in said.value.elements if isinstance(each, ast.TextElement)
        )
        assert len(text) <= LONGEST_TIP, (key, len(text))


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_question_of_the_first_turns_has_a_tip(
    name: str, players: int, options: dict[str, Any]
) -> None:
    met: set[str] = set()
    for seed in range(8):
        state = nemeton.game(name).start(players=players, seed=seed, **options)
        luck = nemeton.Fast(seed)
        turns: set[int] = set()
        while (decision := state.decision) and len(turns) <= TURNS:
            if state.turn_seat == 0:
                turns.add(state.turn_number)
            if decision.seat == 0:
                met.add(decision.prompt)
            state.choose(state.sample(luck))

    assert met
    assert not {f"tip-{prompt}" for prompt in met} - set(messages(name, "en"))
