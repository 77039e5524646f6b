"""The verbs of the game (place, grow, push, swap, lift, burn), and power and reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemeton.games.cernunos.components import (
    ADJACENT,
    AROUND,
    BOAR,
    CELLS,
    COUNTS,
    DEER,
    FIRE,
    FOX,
    GREEN,
    KIND_OF,
    KINDS,
    NO_KIND,
    RAVEN,
    SQUIRREL,
    TREE,
    VIOLET,
    WOLF,
    first_number,
    landing,
)

if TYPE_CHECKING:
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
    "visible_trees",
]

FIRST_NUMBER: Final = [
    first_number(player, token) for player in (GREEN, VIOLET) for token in range(KINDS)
]
SET: Final = COUNTS + COUNTS
GREEN_FIRE: Final = FIRE
VIOLET_FIRE: Final = KINDS + FIRE


def power(game: Cernunos, cell: int) -> int:
    """6 Own tokens unbroken beneath, plus adjacent own Deer, minus enemy Wolves on diagonals."""
    tops = game.tops
    owner = tops[cell] // KINDS
    deer = owner * KINDS + DEER
    wolf = (1 - owner) * KINDS + WOLF
    found = run_beneath(game.stacks[cell], owner)
    for other in ADJACENT[cell]:
        if tops[other] == deer:
            found += 1
    for other in game.rules.wolf_reach[cell]:
        if tops[other] == wolf:
            found -= 1
    return found


def run_beneath(stack: bytes, owner: int) -> int:
    """How many tokens of the owner lie unbroken under the top."""
    below = len(stack) - 2
    run = 0
    while run <= below and KIND_OF[stack[below - run]] // KINDS == owner:
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
            owner=kind // KINDS,
            token=kind % KINDS,
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
    game.tops[cell] = KIND_OF[number]
    if game.told is not None:
        kind = KIND_OF[number]
        game.log("lifted", owner=kind // KINDS, token=kind % KINDS, cell=cell)
    sweep(game)
    return number


def take_from_reserve(game: Cernunos, kind: int) -> int:
    """The next token of that kind: its number among the equal ones matters to nobody."""
    number = FIRST_NUMBER[kind] + SET[kind] - game.reserve[kind]
    game.reserve[kind] -= 1
    game.left[kind // KINDS] -= 1
    return number


def put(game: Cernunos, number: int, cell: int) -> None:
    game.stacks[cell] += bytes((number,))
    game.tops[cell] = KIND_OF[number]


def pick_up(game: Cernunos, cell: int) -> int:
    stack = game.stacks[cell]
    last = len(stack) - 1
    number = stack[last]
    game.stacks[cell] = stack[:last]
    game.tops[cell] = KIND_OF[stack[last - 1]] if last else NO_KIND
    return number


def sweep(game: Cernunos) -> None:
    """8.8 Trees beside or on a Fire burn, one after the other, until none is left to burn."""
    if game.reserve[GREEN_FIRE] and game.reserve[VIOLET_FIRE]:
        return  # no Fire has been placed
    burning = True
    while burning:
        burning = False
        for cell in range(CELLS):
            while game.tops[cell] % KINDS == TREE and burns(game, cell):
                burn(game, cell)
                burning = True


def burns(game: Cernunos, cell: int) -> bool:
    """Whether the Tree on top of the cell has a visible Fire beside it or a Fire under it."""
    stack = game.stacks[cell]
    below = len(stack) - 2
    if below < -1:
        return False  # an empty cell
    if below >= 0 and KIND_OF[stack[below]] % KINDS == FIRE:
        return True
    for other in ADJACENT[cell]:
        top = game.tops[other]
        if top == GREEN_FIRE or top == VIOLET_FIRE:
            return True
    return False


def burn(game: Cernunos, cell: int) -> None:
    owner = KIND_OF[pick_up(game, cell)] // KINDS
    game.burnt[owner] += 1
    if game.told is not None:
        game.log("burnt", player=owner, cell=cell)


ACTS_WHEN_PLACED: Final = (BOAR, FOX, RAVEN)
