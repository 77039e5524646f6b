"""What a choice would change: cells held, Trees burnt, tops laid open or made safe, what moves."""

from __future__ import annotations

from nemeton.engine.flow import Option
from nemeton.engine.text import Saying
from nemeton.games.cernunos.kinds import (
    CELL_NAMES,
    CELLS,
    FIRE,
    GREEN,
    KINDS,
    NO_KIND,
    OWNER_OF,
    VIOLET,
)
from nemeton.games.cernunos.laws.board import power
from nemeton.games.cernunos.state import Cernunos

__all__ = ["changes", "weighty"]


def changes(before: Cernunos, after: Cernunos, seat: int) -> list[Saying]:
    """All is in the open: whoever asks, only what is loss and what is gain differs."""
    said = [*burnt(after, seat), *held(before, after, seat)]
    return [*said, *laid_open(before, after, seat), *moved(after, seat), *emptied(after, seat)]


def held(before: Cernunos, after: Cernunos, seat: int) -> list[Saying]:
    """9 The cells that each player occupies."""
    said: list[Saying] = []
    for player in (seat, 1 - seat):
        old, new = cells_of(before, player), cells_of(after, player)
        if old != new:
            good = (new > old) == (player == seat)
            key = "gain-cells" if good else "loss-cells"
            own = int(player == seat)
            said.append(Saying(key, player=player, own=own, before=old, after=new))
    return said


def cells_of(game: Cernunos, player: int) -> int:
    return sum(1 for top in game.tops if OWNER_OF[top] == player)


def burnt(after: Cernunos, seat: int) -> list[Saying]:
    """8.8 The Trees that a Fire takes, by owner."""
    said: list[Saying] = []
    for player in (seat, 1 - seat):
        cells = [
            params["cell"]
            for _, key, params in after.events(seat)
            if key == "burnt" and params["player"] == player
        ]
        if cells:
            key = "loss-burns" if player == seat else "gain-burns"
            said.append(Saying(key, player=player, count=len(cells), cells=named(cells)))
    return said


def laid_open(before: Cernunos, after: Cernunos, seat: int) -> list[Saying]:
    """6 Tops that can be covered from now on, or no longer."""
    said: list[Saying] = []
    for player in (1 - seat, seat):
        kept = [cell for cell in range(CELLS) if holds(before, after, cell, player)]
        opened = [cell for cell in kept if power(before, cell) > 0 >= power(after, cell)]
        closed = [cell for cell in kept if power(before, cell) <= 0 < power(after, cell)]
        own = player == seat
        for cells, key in (
            (opened, "loss-opened" if own else "gain-opened"),
            (closed, "gain-closed" if own else "loss-closed"),
        ):
            if cells:
                said.append(Saying(key, count=len(cells), cells=named(cells)))
    return said


def holds(before: Cernunos, after: Cernunos, cell: int, player: int) -> bool:
    """Whether the player is on top of the cell before and after."""
    tops = (before.tops[cell], after.tops[cell])
    return NO_KIND not in tops and all(OWNER_OF[top] == player for top in tops)


def moved(after: Cernunos, seat: int) -> list[Saying]:
    """8.2 What a Boar pushes, and where to."""
    return [
        Saying("next-pushed", own=int(params["owner"] == seat), **params)
        for _, key, params in after.events(None)
        if key == "pushed"
    ]


def emptied(after: Cernunos, seat: int) -> list[Saying]:
    """9.1 A reserve that is empty ends the game, save for one last token of the other player."""
    return [
        Saying("next-reserve", own=int(params["player"] == seat), **params)
        for _, key, params in after.events(None)
        if key == "reserve_empty"
    ]


def named(cells: list[int]) -> str:
    return ", ".join(CELL_NAMES[cell] for cell in dict.fromkeys(cells))


def weighty(game: Cernunos, option: Option) -> bool:
    """Whether a Tree would burn, or the last placement be declined."""
    if option[0] == "pass":
        return True
    places_fire = option[0] == "place" and option[1] == FIRE
    if not places_fire and all(game.reserve[side * KINDS + FIRE] for side in (GREEN, VIOLET)):
        return False  # there is no Fire to burn anything
    twin = game.clone()
    twin.trusted = option
    twin.choose(option)
    assert isinstance(twin, Cernunos)
    return sum(twin.burnt) > sum(game.burnt)
