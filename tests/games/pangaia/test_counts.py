"""The number of ways to go on, one to four choices deep, from named positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemeton.engine.state import State
from nemeton.games.pangaia.game import GAME

LINES = (Path(__file__).parent / "counts.txt").read_text("utf-8").splitlines()


def ways(game: State, depth: int) -> int:
    if game.over:
        return 1
    if depth == 1:
        return len(game.options())
    total = 0
    for option in game.options():
        twin = game.clone()
        twin.choose(option)
        total += ways(twin, depth - 1)
    return total


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split()[0])
def test_the_number_of_ways(line: str) -> None:
    name, *counts = line.split()
    game = GAME.start(seed=1, **GAME.named_positions()[name])

    assert [ways(game, depth) for depth in range(1, len(counts) + 1)] == [int(n) for n in counts]


def test_every_named_position_is_counted() -> None:
    assert [line.split()[0] for line in LINES] == list(GAME.named_positions())
