"""10 What must be true after every decision."""

from __future__ import annotations

from itertools import pairwise

from nemeton.games.cernunos.kinds import (
    ADJACENT,
    CELLS,
    COUNTS,
    DEER,
    FIRE,
    KIND_OF,
    KINDS,
    TREE,
    TYPE_OF,
    WOLF,
    shown_by,
)
from nemeton.games.cernunos.state import Cernunos

__all__ = ["broken"]


def broken(game: Cernunos) -> list[str]:
    """The names of the invariants that do not hold."""
    checks = {
        "every token is in exactly one place": placed_once(game),
        "tokens on the board, in reserve, burnt and set aside make up the set": complete(game),
        "no visible Tree stands beside a visible Fire": no_tree_by_fire(game),
        "no Tree stands directly on a Fire": no_tree_on_fire(game),
        "the visible tokens are the tops of their stacks": tops_agree(game),
        "the tallies of Deer, Wolves and Fires follow from what is visible": tallies_agree(game),
    }
    return [name for name, holds in checks.items() if not holds]


def placed_once(game: Cernunos) -> bool:
    tokens = [token for stack in game.stacks for token in stack]
    return len(tokens) == len(set(tokens))


def complete(game: Cernunos) -> bool:
    aside = game.rules.start.aside
    found = [kept + left_out for kept, left_out in zip(game.reserve, aside, strict=True)]
    for stack in game.stacks:
        for token in stack:
            found[KIND_OF[token]] += 1
    for player in (0, 1):
        found[player * KINDS + TREE] += game.burnt[player]
    return found == COUNTS + COUNTS and game.left == [
        sum(game.reserve[:KINDS]),
        sum(game.reserve[KINDS:]),
    ]


def no_tree_by_fire(game: Cernunos) -> bool:
    shown = [TYPE_OF[top] for top in game.tops]
    return not any(
        shown[cell] == TREE and shown[other] == FIRE
        for cell in range(CELLS)
        for other in ADJACENT[cell]
    )


def no_tree_on_fire(game: Cernunos) -> bool:
    for stack in game.stacks:
        types = [TYPE_OF[KIND_OF[token]] for token in stack]
        if (FIRE, TREE) in pairwise(types):
            return False
    return True


def tops_agree(game: Cernunos) -> bool:
    return all(top == shown_by(stack) for top, stack in zip(game.tops, game.stacks, strict=True))


def tallies_agree(game: Cernunos) -> bool:
    """The running tallies against a count from nothing, cell by cell, as the rules word it."""
    if game.fires != sum(TYPE_OF[top] == FIRE for top in game.tops):
        return False
    for player in (0, 1):
        for cell in range(CELLS):
            deer = sum(game.tops[other] == player * KINDS + DEER for other in ADJACENT[cell])
            reach = game.rules.wolf_reach[cell]
            wolves = sum(game.tops[other] == (1 - player) * KINDS + WOLF for other in reach)
            if game.support[player * CELLS + cell] != deer - wolves:
                return False
    return True
