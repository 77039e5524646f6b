"""Why an option is good: told by what has come of it once all that it begins is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import nemeton
from nemeton import Fast, State, bots
from nemeton.bots.reasons import EXPLAINED, UNDER_WAY, changes

FACTIONS = ("alliance", "marquise", "eyrie", "vagabond")


def met(name: str, players: int, games: int = 40, **options: Any) -> Iterator[State]:
    """The questions of games that are played at random."""
    for seed in range(games):
        state, luck = nemeton.game(name).start(players, seed, **options), Fast(seed)
        while not state.over:
            if len(state.options()) > 1:
                yield state
            state.choose(state.sample(luck))


def beginnings(name: str, players: int, wanted: int) -> Iterator[State]:
    """Questions where an option only begins something."""
    found = 0
    for state in met(name, players):
        seat = state.pending().seat(state)
        if state.number % 7 or UNDER_WAY in started(state, seat):
            continue
        for option in state.options():
            after = state.clone()
            after.choose(option)
            if UNDER_WAY in started(after, seat):
                found += 1
                yield state
                break
        if found == wanted:
            return


def started(state: State, seat: int) -> dict[str, float]:
    return {key: value for key, value in state.evaluate(seat).items() if key == UNDER_WAY and value}


@pytest.mark.parametrize("level", ["grove", "forest"])
@pytest.mark.parametrize(("name", "players"), [("oak", 2), ("root", 3)])
def test_what_is_only_begun_is_no_reason(name: str, players: int, level: str) -> None:
    for state in beginnings(name, players, wanted=4):
        seat = state.pending().seat(state)

        thought = bots.answer(state, seat, bots.bot(level, 3, bots.Budget(nodes=300)), 3)

        for candidate in thought.candidates[:EXPLAINED]:
            assert UNDER_WAY not in candidate.reasons, (state.pending().prompt, candidate)


def test_a_revolt_is_praised_for_its_base_though_it_must_be_paid_for_first() -> None:
    state = next(
        each
        for each in met("root", 4, factions=FACTIONS)
        if each.pending().prompt == "revolt" and each.options()[-1][0] == "revolt"
    )
    before = state.evaluate(0)

    found = changes(state, 0, [state.options()[-1]], before)

    assert found["bases"] > 0
    assert found["supporters"] < 0


def test_a_boar_is_told_by_its_push_though_nothing_of_it_is_judged_as_under_way() -> None:
    """Pushed onto another Tree, a violet Tree leaves a cell: one won, one taken."""
    board = "a2=vT/c2=vT/d2=vT green place1 g:12.3.3.2.1.1.1.1 v:9.3.3.2.1.1.1.1 burnt:0.0"
    state = nemeton.game("cernunos").position(board)

    found = changes(state, 0, [("place", 1, 5)], state.evaluate(0))

    assert found["cells"] == 2


def test_a_question_that_ends_with_its_answer_is_told_by_it() -> None:
    state = next(each for each in met("oak", 2) if each.pending().prompt == "gather")
    seat = state.pending().seat(state)
    before = state.evaluate(seat)
    gathered = next(option for option in state.options() if option[0] == "gather")

    assert changes(state, seat, [gathered], before)["ingredients"] > 0
