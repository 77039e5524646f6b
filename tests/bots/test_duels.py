"""Cernunos, where nothing is hidden: the exact solver, and searches that it judges."""

from __future__ import annotations

import pytest

import nemeton
from nemeton import bots
from nemeton.bots.budget import Meter
from nemeton.bots.levels.alphabeta import AlphaBeta
from nemeton.bots.levels.forest import Forest
from nemeton.bots.search.alphabeta import Verdict, is_duel, solve
from nemeton.bots.search.uct import Uct
from nemeton.engine.flow import Option
from nemeton.engine.state import State

PLENTY = bots.Budget(nodes=400_000)
IN_SIGHT = 3  # choices before the end
POSITIONS = 12


def near_the_end(seed: int, before: int = IN_SIGHT) -> State:
    """A game played at random until that many choices are left to be made."""
    whole = nemeton.game("cernunos").start(seed=seed, log=False)
    luck = nemeton.Fast(seed)
    whole.playout(luck)
    return nemeton.game("cernunos").replay(whole.record, at=whole.number - before, log=False)


def asked(state: State) -> int:
    return state.pending().seat(state)


def by_brute_force(state: State, seat: int) -> int:
    """The value with best play, by looking at everything."""
    if state.over:
        assert state.result is not None
        winners = state.result.winners
        return 0 if len(winners) != 1 else 1 if seat in winners else -1
    values = [by_brute_force(after(state, option), seat) for option in state.options()]
    return max(values) if asked(state) == seat else min(values)


def after(state: State, option: Option) -> State:
    twin = state.clone()
    twin.choose(option)
    return twin


def verdict(state: State, seat: int) -> Verdict:
    found = solve(state, seat, Meter(PLENTY))
    assert found is not None
    return found


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_the_solver_agrees_with_looking_at_everything(seed: int) -> None:
    state = near_the_end(seed, before=2)
    seat = asked(state)

    found = verdict(state, seat)

    assert found.value == by_brute_force(state, seat)
    assert by_brute_force(after(state, found.option), seat) == found.value


def test_the_solver_meets_wins_draws_and_losses() -> None:
    values = {verdict(near_the_end(seed), seat).value for seed in range(12) for seat in (0, 1)}

    assert values == {-1, 0, 1} or values == {-1, 1}


@pytest.mark.parametrize("seed", range(POSITIONS))
@pytest.mark.parametrize("kind", [Forest, AlphaBeta])
def test_a_search_gives_nothing_away_that_the_solver_has(kind: type[bots.Bot], seed: int) -> None:
    state = near_the_end(seed)
    seat = asked(state)

    option = kind(seed, PLENTY).think(state.determinize(seat, 1), seat).option

    left = after(state, option)
    value = by_brute_force(left, seat) if left.over else verdict(left, seat).value
    assert value == verdict(state, seat).value


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_the_tree_alone_proves_what_the_solver_knows(seed: int) -> None:
    state = near_the_end(seed)
    seat = asked(state)
    uct = Uct(state, seat, Meter(PLENTY))

    uct.search()

    assert uct.root.proven == (1 + verdict(state, seat).value) / 2


def test_an_exhausted_budget_gives_no_verdict_rather_than_a_guess() -> None:
    state = near_the_end(1, before=6)

    assert solve(state, asked(state), Meter(bots.Budget(nodes=2))) is None


def test_only_open_games_between_two_are_duels() -> None:
    assert is_duel(nemeton.game("cernunos").start(seed=1))
    assert not is_duel(nemeton.game("oak").start(players=2, seed=1))
    state = nemeton.game("oak").start(players=2, seed=1)
    with pytest.raises(ValueError, match="oak"):
        bots.answer(state, asked(state), AlphaBeta(), 1)
