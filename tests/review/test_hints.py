"""Advice at the table: a good option, what else was weighed, what another one would cost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton import State, bots
from nemeton.review.hints import advised, compared, own_steps, strongest
from nemeton.review.options import Variation
from nemeton.review.schemas import ChoiceStep
from nemeton.review.win_chance import chances_after
from tests.review.games import KINDS, by_sapling

RECORDED = Path(__file__).parents[1] / "recorded"
NAMES = [f"{name} {players}" for name, players, _ in KINDS]


def middle(name: str, players: int, options: dict[str, Any], choices: int = 24) -> State:
    """A game in its middle, with more than one option."""
    state = nemeton.game(name).start(players, 4, False, None, **options)
    while state.number < choices or len(state.options()) < 3:
        by_sapling(state, 4)
    return state


def test_all_that_is_picked_together_is_shown() -> None:
    """A hint that shows the first few of a set cannot be followed to its end."""
    state = nemeton.game("cernunos").start(seed=1)
    discards = [ChoiceStep(0, "discard", ["discard", card]) for card in range(6)]
    after = [ChoiceStep(0, "draw", ["draw", card]) for card in range(6)]

    shown = own_steps(Variation(state, 0, [*discards, *after], None), 0)
    few = own_steps(Variation(state, 0, [*discards[:1], *after], None), 0)

    assert shown == discards[1:]
    assert few == after[:3]


@pytest.mark.parametrize(("name", "players", "options"), KINDS, ids=NAMES)
def test_a_hint_is_offered_weighed_and_worded(
    name: str, players: int, options: dict[str, Any]
) -> None:
    state = middle(name, players, options)
    seat = state.pending().seat(state)
    game = state.setup.game

    advice = advised(
        state.determinize(seat, 9), seat, strongest(state), 9, bots.Budget(seconds=0.5)
    )

    shares = [each.share for each in advice.options]
    assert all(tuple(each.option) in state.options() for each in advice.options)
    assert shares[0] == 1
    assert all(0 < share <= 1 for share in shares)
    for key in {key for each in advice.options for key in each.reasons}:
        for locale in nemeton.LOCALES:
            assert game.speech.texts.has(locale, f"reason-{key}"), key
    for step in [*advice.line, *advice.answer]:
        assert game.speech.label(step.prompt, tuple(step.option), "en")
    assert all(step.seat == seat for step in advice.line)
    assert seat not in {step.seat for step in advice.answer}


def test_no_option_is_praised_for_what_rounds_to_come_may_bring() -> None:
    """To slip into another clearing scores nothing; six more points stood beside it."""
    record = json.loads((RECORDED / "root" / "learning-game.json").read_text())
    state = nemeton.replay({**record, "choices": record["choices"][:75], "result": None})
    assert state.pending().prompt == "slip"

    advice = advised(state, state.pending().seat(state), "forest", 9)

    assert all("points" not in each.reasons for each in advice.options)


@pytest.mark.parametrize(("name", "players", "options"), KINDS, ids=NAMES)
def test_what_is_hidden_changes_no_advice(name: str, players: int, options: dict[str, Any]) -> None:
    state = middle(name, players, options)
    seat = state.pending().seat(state)
    other = state.determinize(seat, 77)  # everything hidden is different, the seat cannot tell

    one, two = (each.determinize(seat, 9) for each in (state, other))

    option = state.options()[-1]
    best = state.options()[0]
    assert advised(one, seat, "sapling", 9) == advised(two, seat, "sapling", 9)
    assert compared(one, seat, best, option, 9) == compared(two, seat, best, option, 9)


def test_a_bad_option_costs_chances_and_says_by_which_reasons() -> None:
    state = middle("cernunos", 2, {})
    seat = state.pending().seat(state)
    ordered = sorted(state.options(), key=lambda option: chances_after(state, option)[seat])

    found = compared(state, seat, ordered[-1], ordered[0], 1)

    assert found.verdict == "bad"
    assert found.cost > 0.06
    assert min(found.reasons.values()) < 0
    assert found.answer
    assert all(step.seat != seat for step in found.answer)


def test_the_best_option_costs_nothing() -> None:
    state = middle("oak", 3, {})
    seat = state.pending().seat(state)

    found = compared(state, seat, state.options()[0], state.options()[0], 1)

    assert (found.verdict, found.cost, found.reasons) == ("best", 0, {})
