"""The verbs of the game (place, grow, push, swap, lift, burn), and power and reach."""

from __future__ import annotations

from typing import Final

from nemeton.games.cernunos.kinds import (
    ADJACENT,
    AROUND,
    CELLS,
    COUNTS,
    DEER,
    FIRE,
    FOX,
    GREEN,
    KIND_OF,
    KINDS,
    NO_KIND,
    OWNER_OF,
    SQUIRREL,
    TREE,
    TYPE_OF,
    VIOLET,
    WOLF,
    first_number,
    landing,
    shown_by,
)
from nemeton.games.cernunos.state import Cernunos

__all__ = [
    "grow",
    "lift",
    "occupied",
    "place",
    "power",
    "push",
    "reach",
    "squirrel_beside",
    "swap",
    "take_stock",
    "visible_trees",
]

FIRST_NUMBER: Final = [
    first_number(player, token) for player in (GREEN, VIOLET) for token in range(KINDS)
]
SET: Final = COUNTS + COUNTS
GREEN_FIRE: Final = FIRE
VIOLET_FIRE: Final = KINDS + FIRE
LASTING: Final[bytes] = bytes(token in (DEER, WOLF, FIRE) for token in TYPE_OF)
SINGLE: Final[list[bytes]] = [bytes([number]) for number in range(len(KIND_OF))]


def power(game: Cernunos, cell: int) -> int:
    """6 Own tokens unbroken beneath, plus adjacent own Deer, minus enemy Wolves on diagonals."""
    owner = OWNER_OF[game.tops[cell]]
    return run_beneath(game.stacks[cell], owner) + game.support[owner * CELLS + cell]


def run_beneath(stack: bytes, owner: int) -> int:
    """How many tokens of the owner lie unbroken under the top."""
    below = len(stack) - 2
    run = 0
    while run <= below and OWNER_OF[KIND_OF[stack[below - run]]] == owner:
        run += 1
    return run


def reach(game: Cernunos, token: int, cell: int) -> list[int]:
    """The cells that a token of this type would work on from there."""
    if token == TREE:
        return []
    if token == WOLF:
        return game.rules.wolf_reach[cell]
    return AROUND[cell] if token == FOX else ADJACENT[cell]


def occupied(game: Cernunos, cells: list[int]) -> list[int]:
    """Those of the cells that hold a token."""
    return [cell for cell in cells if game.tops[cell] != NO_KIND]


def visible_trees(game: Cernunos, player: int) -> list[int]:
    """The cells where a Tree of that player is on top."""
    tree = player * KINDS + TREE
    return [cell for cell in range(CELLS) if game.tops[cell] == tree]


def squirrel_beside(game: Cernunos, player: int, cell: int) -> bool:
    """8.5 Whether the player's Squirrel is visible next to the cell."""
    squirrel = player * KINDS + SQUIRREL
    return any(game.tops[other] == squirrel for other in ADJACENT[cell])


def place(game: Cernunos, player: int, token: int, cell: int) -> int:
    """7.1 A token leaves the reserve for the top of a cell and starts a new chain."""
    number = take_from_reserve(game, player * KINDS + token)
    put(game, number, cell)
    game.chain = b""
    if game.told is not None:
        game.log("placed", player=player, token=token, cell=cell)
    if game.fires:  # no Tree is ever placed on a Fire
        sweep(game)
    return number


def grow(game: Cernunos, player: int, cell: int) -> None:
    """8.1 A Tree from its owner's reserve goes on top of the Tree."""
    put(game, take_from_reserve(game, player * KINDS + TREE), cell)
    if game.told is not None:
        game.log("grew", player=player, cell=cell)


def push(game: Cernunos, boar: int, cell: int) -> None:
    """8.2 The top token moves one cell straight away from the Boar."""
    destination = landing(boar, cell)
    number = pick_up(game, cell)
    put(game, number, destination)
    if game.told is not None:
        kind = KIND_OF[number]
        game.log(
            "pushed",
            owner=OWNER_OF[kind],
            token=TYPE_OF[kind],
            origin=cell,
            destination=destination,
        )
    sweep(game)


def swap(game: Cernunos, cell: int, other: int) -> tuple[int, int]:
    """8.6 The tops trade places; the tokens that now stand on the two cells (-1: none)."""
    here = pick_up(game, cell) if game.tops[cell] != NO_KIND else -1
    there = pick_up(game, other) if game.tops[other] != NO_KIND else -1
    if there >= 0:
        put(game, there, cell)
    if here >= 0:
        put(game, here, other)
    if game.told is not None:
        game.log("swapped", cell=cell, other=other)
    sweep(game)
    return there, here


def lift(game: Cernunos, cell: int) -> int:
    """8.7 The lowest token of the cell goes to its top."""
    stack = game.stacks[cell]
    number = stack[0]
    game.stacks[cell] = stack[1:] + stack[:1]
    show(game, cell, KIND_OF[number])
    if game.told is not None:
        kind = KIND_OF[number]
        game.log("lifted", owner=OWNER_OF[kind], token=TYPE_OF[kind], cell=cell)
    sweep(game)
    return number


def take_from_reserve(game: Cernunos, kind: int) -> int:
    """The next token of that kind: its number among the equal ones matters to nobody."""
    number = FIRST_NUMBER[kind] + SET[kind] - game.reserve[kind]
    game.reserve[kind] -= 1
    game.left[OWNER_OF[kind]] -= 1
    return number


def put(game: Cernunos, number: int, cell: int) -> None:
    game.stacks[cell] += SINGLE[number]
    show(game, cell, KIND_OF[number])


def pick_up(game: Cernunos, cell: int) -> int:
    stack = game.stacks[cell]
    last = len(stack) - 1
    number = stack[last]
    game.stacks[cell] = stack[:last]
    show(game, cell, KIND_OF[stack[last - 1]] if last else NO_KIND)
    return number


def show(game: Cernunos, cell: int, kind: int) -> None:
    """Another kind is now visible on the cell: what Deer and Wolves do to power follows."""
    if LASTING[game.tops[cell]]:
        take_effect(game, cell, game.tops[cell], -1)
    if LASTING[kind]:
        take_effect(game, cell, kind, 1)
    game.tops[cell] = kind


def take_effect(game: Cernunos, cell: int, kind: int, times: int) -> None:
    """8.3 A Deer strengthens its own side next to it; 8.4 a Wolf weakens the other side."""
    token = TYPE_OF[kind]
    if token == DEER:
        side = OWNER_OF[kind] * CELLS
        for other in ADJACENT[cell]:
            game.support[side + other] += times
    elif token == WOLF:
        side = (1 - OWNER_OF[kind]) * CELLS
        for other in game.rules.wolf_reach[cell]:
            game.support[side + other] -= times
    elif token == FIRE:
        game.fires += times


def take_stock(game: Cernunos) -> None:
    """Counts anew what is visible and what it does, and how much is left in reserve."""
    game.left = [sum(game.reserve[:KINDS]), sum(game.reserve[KINDS:])]
    game.tops = [NO_KIND] * CELLS
    game.support = [0] * (2 * CELLS)
    game.fires = 0
    for cell in range(CELLS):
        show(game, cell, shown_by(game.stacks[cell]))


def sweep(game: Cernunos) -> None:
    """8.8 Trees beside or on a Fire burn, one after the other, until none is left to burn."""
    if game.reserve[GREEN_FIRE] and game.reserve[VIOLET_FIRE]:
        return  # no Fire has been placed
    burning = True
    while burning:
        burning = False
        for cell in range(CELLS):
            while TYPE_OF[game.tops[cell]] == TREE and burns(game, cell):
                burn(game, cell)
                burning = True


def burns(game: Cernunos, cell: int) -> bool:
    """Whether the Tree on top of the cell has a visible Fire beside it or a Fire under it."""
    stack = game.stacks[cell]
    below = len(stack) - 2
    if below >= 0 and TYPE_OF[KIND_OF[stack[below]]] == FIRE:
        return True
    for other in ADJACENT[cell]:
        top = game.tops[other]
        if top == GREEN_FIRE or top == VIOLET_FIRE:
            return True
    return False


def burn(game: Cernunos, cell: int) -> None:
    owner = OWNER_OF[KIND_OF[pick_up(game, cell)]]
    game.burnt[owner] += 1
    if game.told is not None:
        game.log("burnt", player=owner, cell=cell)
