"""Games played by saplings that slip now and then, for those who look back on them."""

from __future__ import annotations

from typing import Any

import nemeton
from nemeton import Fast, State, bots

__all__ = ["KINDS", "LAST_TOKENS", "by_sapling", "played"]

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("cernunos", 2, {}),
    ("oak", 1, {}),
    ("oak", 3, {}),
    ("pangaia", 1, {}),
    ("pangaia", 2, {}),
    ("root", 1, {}),
    ("root", 2, {"mode": "cooperative"}),
    ("root", 4, {}),
]
SLIPS = 8
# Green has three tokens left, Violet three: a game that ends within a few choices.
LAST_TOKENS = (
    "a1=gD,gD/b1=gT/b2=gB,vB/c2=vT,vT/d3=vW green place1 "
    "g:2.0.0.0.0.1.0.0 v:1.1.0.0.0.0.1.0 burnt:2.1"
)


def by_sapling(state: State, seed: int) -> None:
    """One choice of a sapling."""
    seat = state.pending().seat(state)
    state.choose(bots.bot("sapling", seed + state.number).think(state, seat).option)


def played(name: str, players: int, options: dict[str, Any], seed: int = 3) -> State:
    """A finished game."""
    state = nemeton.game(name).start(players, seed, False, None, **options)
    rng = Fast(seed)
    while not state.over:
        if rng.below(SLIPS) == 0:
            state.choose(state.sample(rng))
        else:
            by_sapling(state, seed)
    return state
