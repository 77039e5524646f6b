"""Cernunos as planes of its twelve cells, as the seat that looks on sees it."""

from __future__ import annotations

from typing import Any, Final

__all__ = ["PLANES", "SIZE", "planes", "row"]

CELLS: Final = 12
TOKENS: Final = 8
HIGHEST: Final = 10  # stacks are drawn no higher
WEAKEST: Final = -4  # power likewise, no lower and no higher
STRONGEST: Final = 8
RESERVES: Final = (12, 3, 3, 2, 1, 1, 1, 1)  # of each token at the beginning

SIDES: Final = ("own", "other")
PLANES: Final = (
    *(f"{side} token {token} on top" for side in SIDES for token in range(TOKENS)),
    *(f"{side} token {token} next below" for side in SIDES for token in range(TOKENS)),
    "height of the stack, in tenths",
    "power of the top token, from -4 to 8",
    *(f"{side} token acts here next" for side in SIDES),
)
BESIDES: Final = 2 * TOKENS + 2  # reserves, burnt Trees
SIZE: Final = len(PLANES) * CELLS + BESIDES


def row(view: dict[str, Any], seat: int) -> list[float]:
    """All planes one after the other, then both reserves and the burnt Trees, one's own first."""
    board = view["board"]
    found = [value for plane in planes(board, seat) for value in plane]
    for player in (seat, 1 - seat):
        shares = zip(board["reserves"][player], RESERVES, strict=True)
        found += [left / whole for left, whole in shares]
    found += [min(board["burnt"][player] / RESERVES[0], 1.0) for player in (seat, 1 - seat)]
    return found


def planes(board: dict[str, Any], seat: int) -> list[list[float]]:
    shown = [[0.0] * CELLS for _ in PLANES]
    for cell, stack in enumerate(board["cells"]):
        for depth, token in enumerate(stack[:-3:-1]):
            side = 0 if token["owner"] == seat else 1
            shown[(2 * depth + side) * TOKENS + token["token"]][cell] = 1.0
        shown[4 * TOKENS][cell] = min(len(stack) / HIGHEST, 1.0)
        if stack:
            shown[4 * TOKENS + 1][cell] = scaled(board["power"][cell])
    for acting in board["waiting"][:1]:
        side = 0 if acting["owner"] == seat else 1
        shown[4 * TOKENS + 2 + side][acting["cell"]] = 1.0
    return shown


def scaled(power: int) -> float:
    return min(max((power - WEAKEST) / (STRONGEST - WEAKEST), 0.0), 1.0)
