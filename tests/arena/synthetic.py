"""Games that nobody played: drawn from known strengths, to see whether the statistics find them."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from nemeton.arena import GameResult


def game(
    number: int,
    block: int,
    seats: Sequence[str],
    winners: Sequence[int],
    titles: Sequence[str | None] | None = None,
    kind: str = "match",
    slots: Sequence[int] | None = None,
) -> GameResult:
    """A game with these winners, and nothing noted about it."""
    count = len(titles or seats)
    nothing: list[float] = [0.0] * count
    return GameResult(
        game=number,
        block=block,
        seed=block,
        kind=kind,
        seats=list(seats),
        slots=list(slots or range(len(seats))),
        titles=list(titles or [None] * count),
        winners=list(winners),
        scores=[None] * count,
        reason="points",
        turns=1,
        choices=1,
        digest=str(number),
        seconds=nothing[: len(seats)],
        slowest=nothing[: len(seats)],
        thought=[1] * len(seats),
        order=list(range(len(seats))),
        branching=[1.0] * 10,
        widest=1,
        lead_changes=0,
        leaders=[-1] * 11,
        curves=[[0.0] * 11 for _ in range(count)],
        taken={},
        offered={},
        used={},
        shown={},
        asked={},
        points={},
        sources={},
    )


def drawn_winner(rng: random.Random, logs: Sequence[float]) -> int:
    strengths = [math.exp(log) for log in logs]
    return rng.choices(range(len(logs)), strengths)[0]


def contest(
    rng: random.Random,
    strengths: Mapping[str, float],
    line_up: Sequence[str],
    blocks: int,
    places: Sequence[float] | None = None,
    swing: float = 0.0,
    draws: float = 0.0,
) -> list[GameResult]:
    """Blocks of rotated games; `swing` is how much a seed favours a member of the line-up."""
    games: list[GameResult] = []
    count = len(line_up)
    for block in range(blocks):
        favour = {name: rng.gauss(0, swing) for name in strengths}
        for turn in range(count):
            seats = [line_up[(seat + turn) % count] for seat in range(count)]
            logs = [
                strengths[name] + favour[name] + (places[seat] if places else 0.0)
                for seat, name in enumerate(seats)
            ]
            winners = [drawn_winner(rng, logs)]
            if rng.random() < draws:
                winners = list(range(count))
            games.append(game(len(games), block, seats, winners))
    return games
