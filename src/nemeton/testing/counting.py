"""Counts positions by depth (perft): how many ways there are to make one, two, three choices.

`python -m nemeton.testing.recount GAME FILE` counts anew and writes the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.testing.scope import Nonconformity, Scope

__all__ = ["count_anew", "count_positions", "counts_agree", "written_counts"]

SEED = 0


def count_positions(game: Game, start_options: dict[str, Any], depth: int) -> int:
    """The number of sequences of that many choices from a named position.

    >>> import nemeton
    >>> from nemeton.testing import count_positions
    >>> count_positions(nemeton.game("cernunos"), {}, depth=1)
    96
    """
    return ways_on(game.start(**{"seed": SEED, "log": False, **start_options}), depth)


def ways_on(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    if state.over:
        return 0
    if depth == 1:
        return len(state.options())
    total = 0
    for option in state.options():
        clone = state.clone()
        clone.choose(option)
        total += ways_on(clone, depth - 1)
    return total


def written_counts(path: Path) -> dict[tuple[str, int], int]:
    """The lines `name depth count` of a file; a name may have spaces."""
    lines = path.read_text(encoding="utf-8").splitlines()
    parts = [line.rsplit(maxsplit=2) for line in lines if line.strip()]
    return {(name, int(depth)): int(count) for name, depth, count in parts}


def counts_agree(game: Game, scope: Scope) -> None:
    """From every named position there are as many ways to go on as were counted before."""
    if scope.counts is None:
        return
    known = written_counts(scope.counts)
    positions = game.named_positions()
    for name in positions:
        if (name, 1) not in known:
            raise Nonconformity(f"{game.name}: {scope.counts.name} has no count for {name}")
    for (name, depth), count in known.items():
        if name not in positions:
            raise Nonconformity(f"{game.name}: {scope.counts.name} counts from {name}, unknown")
        found = count_positions(game, positions[name], depth)
        if found != count:
            what = f"from {name} there are {found} ways to make {depth} choices"
            raise Nonconformity(f"{game.name}: {what}, {count} were counted before")


def count_anew(game: Game, deepest: int) -> str:
    return "".join(
        f"{name} {depth} {count_positions(game, start_options, depth)}\n"
        for name, start_options in game.named_positions().items()
        for depth in range(1, deepest + 1)
    )
