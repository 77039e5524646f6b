"""Values as win chances: better or worse than was to be expected, squashed between 0 and 1.

The games judge in points of their own and hold against a seat what its opponents have. What such a
point is worth is learnt from the spread of the values that a search meets, so no game has to say
it. One half is "as expected", not "an even game".
"""

from __future__ import annotations

import math

from nemeton.bots.values import state_value
from nemeton.engine.state import State

__all__ = ["Scale", "logistic", "outcome", "seat_values"]

LEAST = 1e-6


def seat_values(state: State, rivalry: float = 0.0) -> list[float]:
    """How each seat that is asked stands, by its own judgement, which mostly sees no more of the
    others than what they have scored; with rivalry so much of the best other judgement counts
    against it, plans and all."""
    own = [state_value(state, seat) for seat in range(state.setup.players)]
    if not rivalry or len(own) < 2:
        return own
    return [
        value - rivalry * max(other for place, other in enumerate(own) if place != seat)
        for seat, value in enumerate(own)
    ]


class Scale:
    """The values to be expected, by seat, and how much they vary."""

    def __init__(self, samples: list[list[float]], spread: float) -> None:
        seats = range(len(samples[0]))
        self.centre = [sum(sample[seat] for sample in samples) / len(samples) for seat in seats]
        squares = [(sample[seat] - self.centre[seat]) ** 2 for sample in samples for seat in seats]
        deviation = math.sqrt(sum(squares) / max(1, len(squares) - len(self.centre)))
        self.width = max(deviation, spread, LEAST)

    def chances(self, values: list[float]) -> list[float]:
        """Values as chances, one half for what was expected."""
        return [
            logistic((value - centre) / self.width)
            for value, centre in zip(values, self.centre, strict=True)
        ]


def logistic(x: float) -> float:
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


def outcome(state: State) -> list[float]:
    """What a finished game is to each seat that was asked: 1 for a win, shared by the winners."""
    result = state.result
    assert result is not None
    players = state.setup.players
    if not result.winners:
        return [0.5 if players > 1 else 0.0] * players
    share = 1.0 / len(result.winners) if len(result.winners) == state.seat_count() else 1.0
    return [share if seat in result.winners else 0.0 for seat in range(players)]
