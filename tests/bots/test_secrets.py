"""No bot knows more than its seat: with everything hidden drawn anew, the same thought."""

from __future__ import annotations

import pytest

import nemeton
from nemeton import bots

SMALL = bots.Budget(nodes=60)
GAMES = [("cernunos", 2), ("oak", 2), ("oak", 3), ("pangaia", 2), ("pangaia", 4), ("root", 4)]
LOOKS = 3  # positions of a game


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_a_seat_cannot_know_changes_neither_choice_nor_thought(
    name: str, players: int, level: str
) -> None:
    state = nemeton.game(name).start(players=players, seed=17, log=False)
    luck = nemeton.Fast(5)
    for _ in range(LOOKS):
        for _ in range(7 + luck.below(7)):
            state.choose(state.sample(luck))
        decision = state.decision
        assert decision is not None
        thought = bots.bot(level, 3, SMALL).think(state, decision.seat)
        for redrawn in (101, 102):
            twin = state.determinize(decision.seat, redrawn)

            assert bots.bot(level, 3, SMALL).think(twin, decision.seat) == thought


def test_hidden_cards_do_differ_between_the_twins_compared() -> None:
    state = nemeton.game("root").start(players=4, seed=17, log=False)
    luck = nemeton.Fast(5)
    for _ in range(40):
        state.choose(state.sample(luck))
    twins = [state.determinize(0, seed).view(1) for seed in (101, 102)]

    assert twins[0] != twins[1]
