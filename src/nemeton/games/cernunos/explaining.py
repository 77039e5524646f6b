"""What every piece and mark of the table does, and what holds of it now.

Things: ("token", name), on a cell ("token", name, cell); ("cell", name); ("mark", name), of a
player ("mark", name, player).
"""

from __future__ import annotations

from typing import Final

from nemeton.engine.explanation import Thing
from nemeton.engine.text import Saying
from nemeton.games.cernunos.kinds import (
    ACTIVATABLE,
    ADJACENT,
    CELL_NAMES,
    CELLS,
    DEER,
    FIRE,
    GREEN,
    KINDS,
    NO_KIND,
    OWNER_OF,
    SQUIRREL,
    TOKEN_NAMES,
    TREE,
    TYPE_OF,
    VIOLET,
    WOLF,
)
from nemeton.games.cernunos.laws.board import power, run_beneath
from nemeton.games.cernunos.options import MARKS
from nemeton.games.cernunos.state import Cernunos

__all__ = ["THINGS", "now"]

MARK_RULES: Final = {"power": "6", "reserve": "9.1", "burnt": "8.8", "chain": "7", "cells": "9"}

THINGS: Final[dict[Thing, Saying]] = {
    **{("token", name): Saying("", f"8.{token + 1}") for token, name in enumerate(TOKEN_NAMES)},
    **{("cell", name): Saying("about-cell", "6") for name in CELL_NAMES},
    **{("mark", name): Saying("", MARK_RULES[name]) for name in MARKS},
}


def now(game: Cernunos, thing: Thing) -> list[Saying]:
    """All is in the open: everybody is told the same."""
    kind, name = str(thing[0]), str(thing[1])
    which = [int(part) for part in thing[2:]]
    if kind == "cell":
        return of_cell(game, CELL_NAMES.index(name))
    if kind == "mark":
        return of_mark(game, name, which)
    token = TOKEN_NAMES.index(name)
    if which and which[0] in range(CELLS):
        return of_placed(game, token, which[0])
    return [left(game, token)]


def left(game: Cernunos, token: int) -> Saying:
    own, theirs = game.reserve[token], game.reserve[KINDS + token]
    return Saying("now-left", token=token, own=own, theirs=theirs)


def of_cell(game: Cernunos, cell: int) -> list[Saying]:
    """6 Whose the cell is, its power and what that is made of."""
    kind = game.tops[cell]
    if kind == NO_KIND:
        return [Saying("now-empty")]
    owner = OWNER_OF[kind]
    deer = allies(game, cell, owner)
    wolves = hunters(game, cell, owner)
    said = [
        Saying(
            "now-power",
            player=owner,
            token=TYPE_OF[kind],
            power=power(game, cell),
            below=run_beneath(game.stacks[cell], owner),
        )
    ]
    if deer:
        said.append(Saying("now-deer", count=len(deer), cells=named(deer)))
    if wolves:
        said.append(Saying("now-wolves", count=len(wolves), cells=named(wolves)))
    return [*said, Saying("now-coverable" if power(game, cell) <= 0 else "now-safe")]


def named(cells: list[int]) -> str:
    return ", ".join(CELL_NAMES[cell] for cell in cells)


def allies(game: Cernunos, cell: int, owner: int) -> list[int]:
    return [other for other in ADJACENT[cell] if game.tops[other] == owner * KINDS + DEER]


def hunters(game: Cernunos, cell: int, owner: int) -> list[int]:
    wolf = (1 - owner) * KINDS + WOLF
    return [other for other in game.rules.wolf_reach[cell] if game.tops[other] == wolf]


def of_placed(game: Cernunos, token: int, cell: int) -> list[Saying]:
    """What a token on the board works on; one that is covered does nothing."""
    kind = game.tops[cell]
    if kind == NO_KIND or TYPE_OF[kind] != token:
        return [Saying("now-covered")]
    owner = OWNER_OF[kind]
    return [*at_work(game, token, cell, owner), *of_cell(game, cell)]


def at_work(game: Cernunos, token: int, cell: int, owner: int) -> list[Saying]:
    if token == TREE:
        trees = game.reserve[owner * KINDS + TREE]
        return [Saying("now-grows", player=owner, count=trees)]
    worked = touched(game, token, cell, owner)
    if token in (DEER, WOLF, SQUIRREL):
        keys = {DEER: "now-strengthens", WOLF: "now-weakens", SQUIRREL: "now-doubles"}
        return [Saying(keys[token], count=len(worked), cells=named(worked) or "–")]
    if token == FIRE:
        return []
    return [Saying("now-acted")]


def touched(game: Cernunos, token: int, cell: int, owner: int) -> list[int]:
    """8.3–8.5 The cells whose tops it works on."""
    reach = game.rules.wolf_reach[cell] if token == WOLF else ADJACENT[cell]
    mine = [each for each in reach if OWNER_OF[game.tops[each]] == owner]
    if token == WOLF:
        return [each for each in reach if OWNER_OF[game.tops[each]] == 1 - owner]
    if token == SQUIRREL:
        return [each for each in mine if ACTIVATABLE[TYPE_OF[game.tops[each]]]]
    return mine


def of_mark(game: Cernunos, name: str, which: list[int]) -> list[Saying]:
    players = [each for each in (GREEN, VIOLET) if not which or which[0] == each]
    if name == "reserve":
        return [Saying("now-reserve", player=each, count=game.left[each]) for each in players]
    if name == "burnt":
        return [Saying("now-burnt", player=each, count=game.burnt[each]) for each in players]
    if name == "cells":
        held = [sum(1 for top in game.tops if OWNER_OF[top] == each) for each in players]
        pairs = zip(players, held, strict=True)
        return [Saying("now-held", player=each, count=count) for each, count in pairs]
    return []
