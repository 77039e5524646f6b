"""Whatever lies on a table is explained, in both languages, under a law that can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nemeton
from nemeton.cli import rulebook

LAWS = Path(__file__).parents[2] / "docs" / "rules"
GAMES = ("cernunos", "oak", "pangaia", "root")
# Kinds whose values are no things on the table: numbers in words, ways to pay, ranks, sides.
WORDS_ONLY = {
    "cernunos": {"player"},
    "oak": {"place", "source", "player"},
    "pangaia": {"payment", "orientation"},
    "root": {"side", "source"},
}


@pytest.mark.parametrize("name", GAMES)
def test_every_named_thing_is_explained(name: str) -> None:
    game = nemeton.game(name)
    things = game.things(game.prepared(None, 0, {}))

    kinds = set(game.names) - WORDS_ONLY[name]
    wanted = {(kind, value) for kind in kinds for value in game.names[kind]}

    assert sorted(wanted - set(things)) == []
    assert {thing[0] for thing in things} == kinds


@pytest.mark.parametrize("locale", nemeton.LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_thing_has_a_name_words_and_a_law_that_can_be_read(name: str, locale: str) -> None:
    game = nemeton.game(name)
    state = game.start(seed=1)
    laws = set(re.findall(r'id="([^"]+)"', (LAWS / f"{name}.md").read_text("utf-8")))

    for thing in game.things(state.setup):
        said = state.explain(thing, 0, locale)
        assert {said.rule, f"R{said.rule}"} & laws, thing
        assert rulebook.section(game, locale, said.rule), thing
        assert not said.name.startswith("name-"), thing
        assert said.effect.endswith((".", "!")), (thing, said.effect)


def test_what_is_not_on_the_table_is_refused_in_words() -> None:
    state = nemeton.game("cernunos").start(seed=1)

    for wrong in (("token", "bear"), ("token",), "token", ("token", "wolf", "x"), ("token",) * 9):
        with pytest.raises(nemeton.BadInput) as refused:
            state.explain(wrong, 0, "en")
        assert refused.value.key == "unknown-thing"
