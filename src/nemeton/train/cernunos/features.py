"""The rows of `nemeton.games.cernunos.encoding`, for many games at once."""

from __future__ import annotations

from typing import Final

import numpy

from nemeton.games.cernunos.action_ids import ON_CELL, SWAPPING
from nemeton.games.cernunos.encoding import DEPTHS, LEAST_POWER, POWERS
from nemeton.games.cernunos.kinds import CELLS, FIRE, KINDS, NO_KIND, TREE
from nemeton.train.arrays import Array, gathered, namespace
from nemeton.train.cernunos.board import (
    ADJACENCY,
    ALL_TOKENS,
    BURNT,
    NO_TOKEN,
    RESERVE,
    TOKEN_KIND,
    TOKEN_OWNER,
    TOKEN_TYPE,
    Seen,
    count,
    look,
    power,
)
from nemeton.train.cernunos.games import (
    LIFT,
    PUSH,
    QUESTIONS,
    REPEAT,
    ROOM,
    SWAP,
    WHICH_FIRST,
    Games,
)

__all__ = ["encode"]

CELL_NUMBERS: Final = numpy.arange(CELLS)


def encode(games: Games, mask: Array) -> tuple[Array, Array]:
    """[games, cells, 16] and [games, 38], both of small numbers; the mask is of legal answers."""
    xp = namespace(games.ask)
    seen = look(games.place, games.level)
    columns = [
        *kinds_in_stack(games, seen),
        *strength(games, seen),
        *marks(games, mask),
        *waiting(games, seen),
        count(xp.asarray(TOKEN_TYPE)[seen.token] == FIRE, ADJACENCY) > 0,
    ]
    cells = xp.stack([column.astype(xp.uint8) for column in columns], axis=2)
    return cells, rest(games, seen).astype(xp.uint8)


def kinds_in_stack(games: Games, seen: Seen) -> list[Array]:
    """The four highest kinds and the lowest, from the side of the player who is asked."""
    xp = namespace(games.ask)
    mine = TOKEN_OWNER[:ALL_TOKENS] == games.owner[:, None]
    kind = TOKEN_TYPE[:ALL_TOKENS] + xp.where(mine, 0, KINDS)
    here = games.place[:, None, :] == CELL_NUMBERS[:, None]

    def at(level: Array) -> Array:
        there = here & (games.level[:, None, :] == level[:, :, None])
        return xp.where(there, kind[:, None, :], NO_KIND).min(axis=2)

    depths = [at(seen.height - 1 - depth) for depth in range(DEPTHS)]
    return [*depths, at(xp.zeros_like(seen.height))]


def strength(games: Games, seen: Seen) -> list[Array]:
    """Power, height, own tokens, open to the player, open to the other."""
    xp = namespace(games.ask)
    held_by = xp.asarray(TOKEN_OWNER)[seen.token]
    empty = seen.height == 0
    strong = xp.where(empty, 0, power(seen))
    own = (TOKEN_OWNER[:ALL_TOKENS] == games.owner[:, None])[:, None, :]
    tokens = ((games.place[:, None, :] == CELL_NUMBERS[:, None]) & own).sum(axis=2)
    mine = held_by == games.owner[:, None]
    clipped = xp.clip(strong - LEAST_POWER, 0, POWERS - 1)
    return [clipped, seen.height, tokens, (strong <= 0) | mine, (strong <= 0) | ~mine]


def marks(games: Games, mask: Array) -> list[Array]:
    """The cell of the token that asks, and the cells that answer."""
    asks = (games.ask == PUSH) | (games.ask == SWAP) | (games.ask == LIFT)
    between = games.ask == WHICH_FIRST
    first = (asks | between)[:, None] & (games.cell[:, None] == CELL_NUMBERS)
    second = between[:, None] & (games.other[:, None] == CELL_NUMBERS)
    return [first | second, mask[:, ON_CELL:SWAPPING]]


def waiting(games: Games, seen: Seen) -> list[Array]:
    """How often the top waits to act, whether it is the next, how often it has acted."""
    xp = namespace(games.ask)
    queued = numpy.arange(ROOM) < games.waits[:, None]
    tokens = xp.where(queued, games.waiting % REPEAT, -1)
    times = (seen.token[:, :, None] == tokens[:, None, :]).sum(axis=2)
    last = xp.clip(games.waits - 1, 0, ROOM - 1)[:, None].astype(xp.int32)
    following = gathered(tokens, last)
    chained = (games.ask >= PUSH) & (games.ask <= LIFT)
    known = xp.clip(seen.token, 0, ALL_TOKENS - 1)
    acted = xp.where((seen.token != NO_TOKEN) & chained[:, None], gathered(games.acted, known), 0)
    return [times, seen.token == following, acted]


def rest(games: Games, seen: Seen) -> Array:
    """Reserves, burnt Trees, tokens left, cells, visible Trees; what is asked, when, of whom."""
    xp = namespace(games.ask)
    green = (games.owner == 0)[:, None]
    kinds = numpy.arange(2 * KINDS)[:, None] == TOKEN_KIND[:ALL_TOKENS]
    reserve = ((games.place == RESERVE)[:, None, :] & kinds).sum(axis=2)
    burnt = (games.place == BURNT).reshape((-1, 2, ALL_TOKENS // 2)).sum(axis=2)
    held_by = xp.asarray(TOKEN_OWNER)[seen.token]
    tree = xp.asarray(TOKEN_TYPE)[seen.token] == TREE
    parts = []
    for who in (0, 1):
        cells, kept = held_by == who, reserve[:, who * KINDS : (who + 1) * KINDS]
        tally = [burnt[:, who], kept.sum(axis=1), cells.sum(axis=1), (cells & tree).sum(axis=1)]
        parts.append((kept, xp.stack(tally, axis=1)))
    mine = [xp.where(green, one, two) for one, two in zip(*parts, strict=True)]
    theirs = [xp.where(green, two, one) for one, two in zip(*parts, strict=True)]
    asked = games.ask[:, None] == numpy.arange(len(QUESTIONS))
    stage = games.phase[:, None] == numpy.arange(4)
    flags = [(games.player == games.owner)[:, None], games.waits[:, None]]
    return xp.concatenate([mine[0], theirs[0], mine[1], theirs[1], asked, stage, *flags], axis=1)
