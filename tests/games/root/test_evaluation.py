"""One look ahead by the game's own judgement beats chance."""

from __future__ import annotations

from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State
from nemeton.games.root.game import GAME

MIX = ("marquise", "eyrie", "alliance", "vagabond")
GAMES = 16


def best(state: State, seat: int) -> Option:
    """The option that leads to the best position, on what the seat may know."""
    known = state.determinize(seat, state.number)

    def value(option: Option) -> float:
        after = known.clone()
        after.choose(option)
        return sum(after.evaluate(seat).values())

    return max(known.options(), key=value)


def match(seed: int, seat: int) -> State:
    state = GAME.start(players=4, factions=MIX, seed=seed, log=False)
    rng = Fast(seed)
    while not state.over:
        mine = state.pending().seat(state) == seat
        state.choose(best(state, seat) if mine else state.sample(rng))
    return state


def test_a_greedy_player_beats_three_random_ones() -> None:
    wins, points = 0, 0
    for number in range(GAMES):
        seat = number % 4
        result = match(500 + number, seat).result
        assert result is not None
        wins += seat in result.winners
        points += result.scores[seat] or 0

    assert wins >= GAMES - 3
    assert points >= 20 * GAMES
