"""2, 6, 8 The board of many games at once: where every token lies, what is visible, the verbs.

A token is where it is (`place`: a cell, the reserve, burnt) and so high in its stack (`level`); all
else follows from these two, so that no stack is too high. Every function takes and returns
arrays with a row for each game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy

from nemeton.games.cernunos.kinds import (
    ADJACENT,
    CELLS,
    COUNTS,
    DEER,
    FIRE,
    KIND_OF,
    KINDS,
    NO_KIND,
    OWNER_OF,
    REACHES,
    TOKENS,
    TREE,
    TYPE_OF,
    WOLF,
    first_number,
)
from nemeton.train.arrays import Array, gathered, namespace

__all__ = [
    "ADJACENCY",
    "ALL_TOKENS",
    "BURNT",
    "NO_TOKEN",
    "RESERVE",
    "TOKEN_KIND",
    "TOKEN_OWNER",
    "TOKEN_TYPE",
    "Seen",
    "after_fires",
    "exchanged",
    "held",
    "left",
    "lifted",
    "look",
    "next_token",
    "open_cells",
    "power",
    "put",
    "top_at",
    "trees_left",
]

RESERVE: Final = CELLS
BURNT: Final = CELLS + 1
ALL_TOKENS: Final = 2 * TOKENS
NO_TOKEN: Final = ALL_TOKENS  # what is visible on an empty cell
RADIX: Final = 64  # more than there are tokens: level * RADIX + token orders by level

NUMBERS: Final = numpy.arange(ALL_TOKENS, dtype=numpy.int32)
CELL_NUMBERS: Final = numpy.arange(CELLS, dtype=numpy.int32)
TOKEN_KIND: Final = numpy.array([*KIND_OF, NO_KIND], numpy.int32)
TOKEN_TYPE: Final = numpy.array([TYPE_OF[kind] for kind in TOKEN_KIND], numpy.int32)
TOKEN_OWNER: Final = numpy.array([OWNER_OF[kind] for kind in TOKEN_KIND], numpy.int32)
IS_TREE: Final = TOKEN_TYPE[:ALL_TOKENS] == TREE
FIRES: Final = [first_number(player, FIRE) for player in (0, 1)]
FIRST_TREE: Final = [first_number(player, TREE) for player in (0, 1)]


def matrix(neighbours: list[list[int]]) -> numpy.ndarray:
    """Which cells (columns) are neighbours of which (rows)."""
    found = numpy.zeros((CELLS, CELLS), bool)
    for cell, others in enumerate(neighbours):
        found[cell, others] = True
    return found


ADJACENCY: Final = matrix(ADJACENT)
WOLF_REACH: Final = matrix(REACHES["1-2"])


class Seen(NamedTuple):
    """What is visible: by cell the top token, how high it stands, and by colour the highest."""

    token: Array  # [games, cells]: NO_TOKEN where the cell is empty
    height: Array  # [games, cells]
    highest: Array  # [games, 2, cells]: level of the highest token of a colour, -1 for none


def look(place: Array, level: Array) -> Seen:
    xp = namespace(place)
    here = place[:, None, :] == CELL_NUMBERS[:, None]
    ordered = xp.where(here, (level.astype(xp.int32) * RADIX + NUMBERS)[:, None, :], -1)
    colours = xp.stack([ordered[..., :TOKENS].max(-1), ordered[..., TOKENS:].max(-1)], axis=1)
    top = colours.max(axis=1)
    token = xp.where(top < 0, NO_TOKEN, top % RADIX)
    return Seen(token, top // RADIX + 1, colours // RADIX)


def top_at(seen: Seen, cell: Array) -> Array:
    """The visible token on one cell of each game."""
    return gathered(seen.token, cell[:, None])[:, 0]


# The reserve: tokens of a kind leave it in the order of their numbers


def next_token(place: Array, kind: Array) -> Array:
    """The token of that kind that would leave the reserve next; NO_TOKEN if there is none."""
    xp = namespace(place)
    waiting = (place == RESERVE) & (TOKEN_KIND[:ALL_TOKENS] == kind[:, None])
    return xp.where(waiting, NUMBERS, NO_TOKEN).min(axis=1)


def held(place: Array) -> Array:
    """[games, kinds] Of which kinds there is a token in reserve: its last one leaves last."""
    last = [first_number(p, t) + COUNTS[t] - 1 for p in (0, 1) for t in range(KINDS)]
    return place[:, numpy.array(last)] == RESERVE


def left(place: Array) -> Array:
    """[games, 2] How many tokens each player has in reserve."""
    kept = (place == RESERVE).reshape((-1, 2, TOKENS))
    return kept.sum(axis=2)


def trees_left(place: Array) -> Array:
    """[games, 2] How many Trees each player has in reserve."""
    kept = (place == RESERVE).reshape((-1, 2, TOKENS))[:, :, : COUNTS[TREE]]
    return kept.sum(axis=2)


# Power and reach


def power(seen: Seen) -> Array:
    """6 [games, cells] Own tokens unbroken beneath, own Deer beside, enemy Wolves on diagonals."""
    xp = namespace(seen.token)
    owner = xp.asarray(TOKEN_OWNER)[seen.token]
    kind = xp.asarray(TOKEN_KIND)[seen.token]
    run = xp.abs(seen.highest[:, 0] - seen.highest[:, 1]) - 1
    support = [count(kind == p * KINDS + DEER, ADJACENCY) for p in (0, 1)]
    threat = [count(kind == (1 - p) * KINDS + WOLF, WOLF_REACH) for p in (0, 1)]
    return run + xp.where(owner == 0, support[0] - threat[0], support[1] - threat[1])


def count(marked: Array, reach: Array) -> Array:
    """How many marked cells each cell has within reach."""
    return (marked[:, None, :] & reach).sum(axis=2)


def open_cells(seen: Seen, player: Array) -> Array:
    """6 An empty cell, one's own top, or an enemy top of no power."""
    xp = namespace(seen.token)
    owner = xp.asarray(TOKEN_OWNER)[seen.token]
    return (seen.height == 0) | (owner == player[:, None]) | (power(seen) <= 0)


# The verbs; each is done where its token or its condition says so


def put(place: Array, level: Array, token: Array, cell: Array) -> tuple[Array, Array]:
    """The token goes to the top of the cell; NO_TOKEN goes nowhere."""
    xp = namespace(place)
    height = gathered(look(place, level).height, cell[:, None])
    moved = token[:, None] == NUMBERS
    return xp.where(moved, cell[:, None], place), xp.where(moved, height, level)


def exchanged(place: Array, level: Array, first: Array, second: Array) -> tuple[Array, Array]:
    """8.6 Two visible tokens trade places."""
    xp = namespace(place)
    one, two = first[:, None] == NUMBERS, second[:, None] == NUMBERS

    def traded(what: Array) -> Array:
        of_one = xp.where(one, what, 0).sum(axis=1)[:, None]
        of_two = xp.where(two, what, 0).sum(axis=1)[:, None]
        return xp.where(one, of_two, xp.where(two, of_one, what))

    return traded(place), traded(level)


def lifted(place: Array, level: Array, token: Array, cell: Array) -> Array:
    """8.7 The lowest token of the cell goes to its top: the new levels."""
    xp = namespace(place)
    here = (place == cell[:, None]) & (token[:, None] != NO_TOKEN)
    above = here.sum(axis=1)[:, None] - 1
    return xp.where(here, xp.where(token[:, None] == NUMBERS, above, level - 1), level)


def after_fires(place: Array, level: Array) -> Array:
    """8.8 Trees beside or on a Fire burn, piles down to their first other token: the new places.

    One pass is enough: no Tree is ever covered while it stands on a Fire, so the only Fires that
    burning lays bare are those under a single Tree, and these are counted as visible here.
    """
    xp = namespace(place)
    seen = look(place, level)
    tree = xp.asarray(TOKEN_TYPE)[seen.token] == TREE
    under = xp.zeros_like(tree)
    visible = xp.zeros_like(tree)
    for fire in FIRES:
        here = place[:, fire, None] == CELL_NUMBERS
        depth = seen.height - 1 - level[:, fire, None]
        under = under | (here & (depth == 1) & tree)
        visible = visible | (here & (depth == 0))
    burning = tree & (under | (count(visible | under, ADJACENCY) > 0))
    others = (place[:, None, :] == CELL_NUMBERS[:, None]) & ~IS_TREE
    spared = xp.where(others, level[:, None, :].astype(xp.int32), -1).max(-1)
    limit = xp.where(burning, spared, ALL_TOKENS)
    on_board = place < CELLS
    beneath = gathered(limit, xp.where(on_board, place, 0).astype(xp.int32))
    return xp.where(on_board & IS_TREE & (level > beneath), BURNT, place)
