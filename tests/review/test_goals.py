"""Hints name goals: what an option brings nearer, and not every other one as well."""

from __future__ import annotations

from typing import Any

import pytest

import nemeton
from nemeton import State
from nemeton.review.goals import distinct_reasons, goals_of, options_beside
from nemeton.review.hints import Advice, advised
from tests.review.games import KINDS, by_sapling

NAMES = [f"{name} {players}" for name, players, _ in KINDS]
FARTHEST = 120  # choices within which every game has a goal to name


def test_a_reason_that_holds_for_every_option_is_no_reason() -> None:
    told = distinct_reasons([{"cells": 2.0, "firm": 0.4}, {"cells": 2.0}, {"cells": 2.01}])

    assert told == [{"firm": 0.4}, {}, {}]


def test_a_reason_that_one_option_has_more_of_is_told_of_that_one() -> None:
    told = distinct_reasons([{"points": 3.0, "cards": -0.3}, {"points": 1.0, "cards": -0.9}])

    assert told == [{"points": 3.0}, {"cards": -0.9}]


def test_a_reason_that_helps_one_option_and_harms_another_is_told_of_both() -> None:
    told = distinct_reasons([{"rule": 0.2}, {"rule": -0.2}])

    assert told == [{"rule": 0.2}, {"rule": -0.2}]


def test_a_lone_option_keeps_its_reasons() -> None:
    assert distinct_reasons([{"points": 1.0}]) == [{"points": 1.0}]
    assert distinct_reasons([]) == []


def first_goal(name: str, players: int, options: dict[str, Any]) -> tuple[State, Advice]:
    """The first position of a game at which a hint names a goal."""
    state = nemeton.game(name).start(players, 4, False, None, **options)
    while state.number < FARTHEST:
        seat = state.pending().seat(state)
        if len(state.options()) > 2 and seat < players:
            advice = advised(state.determinize(seat, 9), seat, "sapling", 9)
            if advice.goals:
                return state, advice
        by_sapling(state, 4)
    raise AssertionError(f"no goal in {FARTHEST} choices of {name}")


@pytest.mark.parametrize(("name", "players", "options"), KINDS, ids=NAMES)
def test_every_game_names_goals_that_come_nearer_and_words_them(
    name: str, players: int, options: dict[str, Any]
) -> None:
    state, advice = first_goal(name, players, options)
    seat, game = state.pending().seat(state), state.setup.game
    before = game.goals(state, seat)

    for goal, count in advice.goals.items():
        assert count > before.get(goal, 0)
        for locale in nemeton.LOCALES:
            assert game.speech.texts.has(locale, f"goal-{goal}")
            assert game.speech.texts.format(locale, f"goal-{goal}", {"count": count})


def test_what_every_option_brings_alike_is_no_goal_of_the_best() -> None:
    """Every Tree on an empty cell can grow next turn, wherever it stands."""
    state = nemeton.game("cernunos").start(seed=1)
    trees = [("place", 0, cell) for cell in range(3)]

    assert goals_of(state, 0, trees[:1], trees[1:], 1) == {}
    assert goals_of(state, 0, trees[:1], [("place", 2, 1)], 1) == {"growing": 1}
    assert goals_of(state, 0, trees[:1], [], 1) == {"growing": 1, "cells": 1}


def test_a_reason_that_only_the_best_share_is_still_a_reason() -> None:
    """All that were weighed gain two cells; something that was not does not."""
    weighed = [{"cells": 2.0}, {"cells": 2.0}]

    assert distinct_reasons(weighed, [{"cells": 1.0}]) == weighed
    assert distinct_reasons(weighed, [{"cells": 2.0}]) == [{}, {}]


def test_options_beside_are_spread_over_those_that_were_not_weighed() -> None:
    options = [("place", 0, cell) for cell in range(12)]

    assert options_beside(options, options[:2]) == [options[each] for each in (2, 4, 6, 8, 10)]
    assert options_beside(options[:3], options[:2]) == options[2:3]
    assert options_beside(options[:2], options[:2]) == []
