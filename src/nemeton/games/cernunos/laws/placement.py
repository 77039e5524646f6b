"""6, 9 Where a token may be placed, and the questions that ask for a placement."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.chance import Chance
from nemeton.engine.flow import PASS, Choice, Option
from nemeton.engine.text import Saying
from nemeton.games.cernunos.kinds import (
    BOAR,
    CELLS,
    FIRE,
    FOX,
    KINDS,
    NO_KIND,
    OWNER_OF,
    RAVEN,
    TREE,
    TYPE_OF,
)
from nemeton.games.cernunos.laws.activation import Activate
from nemeton.games.cernunos.laws.board import place, power
from nemeton.games.cernunos.state import Cernunos

__all__ = ["DemandPlacement", "OfferLastPlacement", "can_place", "may_place"]

PLACE: Final[list[Option]] = [
    ("place", token, cell) for token in range(KINDS) for cell in range(CELLS)
]
BIT: Final = [1 << cell for cell in range(CELLS)]
ROWS: Final[list[list[list[Option]]]] = [[] for _ in range(1 << CELLS)]
TRIES: Final = 24


def may_cover(game: Cernunos, player: int, cell: int) -> bool:
    """6 An empty cell, one's own top, or an enemy top of no power."""
    top = game.tops[cell]
    return top == NO_KIND or OWNER_OF[top] == player or power(game, cell) <= 0


def may_place(game: Cernunos, player: int, token: int, cell: int) -> bool:
    """6 The cell is open to the player, and no Tree goes on a Fire."""
    if token == TREE and TYPE_OF[game.tops[cell]] == FIRE:
        return False
    return may_cover(game, player, cell)


def open_cells(game: Cernunos, player: int) -> int:
    """The cells that the player may cover, a bit each."""
    found = 0
    for cell in range(CELLS):
        if may_cover(game, player, cell):
            found |= BIT[cell]
    return found


def placements(game: Cernunos, player: int) -> list[Option]:
    """Every token type in reserve on every cell it may go to, by type, then by cell."""
    cells = open_cells(game, player)
    found: list[Option] = []
    if game.reserve[player * KINDS + TREE]:
        found.extend(rows_on(cells & ~fires(game))[TREE])
    rows = rows_on(cells)
    for token in range(TREE + 1, KINDS):
        if game.reserve[player * KINDS + token]:
            found.extend(rows[token])
    return found


def fires(game: Cernunos) -> int:
    """The cells with a Fire on top, a bit each."""
    found = 0
    for cell in range(CELLS):
        if TYPE_OF[game.tops[cell]] == FIRE:
            found |= BIT[cell]
    return found


def rows_on(cells: int) -> list[list[Option]]:
    """By type, the placements on a set of cells; the sets that come up are kept."""
    known = ROWS[cells]
    if not known:
        on = [cell for cell in range(CELLS) if cells & BIT[cell]]
        known = [[PLACE[token * CELLS + cell] for cell in on] for token in range(KINDS)]
        ROWS[cells] = known
    return known


def can_place(game: Cernunos, player: int) -> bool:
    """Whether any placement is legal."""
    only_trees = game.left[player] == game.reserve[player * KINDS + TREE]
    for cell in range(CELLS):
        if may_cover(game, player, cell) and not (only_trees and TYPE_OF[game.tops[cell]] == FIRE):
            return game.left[player] > 0
    return False


class DemandPlacement(Choice[Cernunos]):
    """One token from the reserve; always asked, even with one option."""

    prompt = "place"
    rule = "6"
    insist = True

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def seat(self, game: Cernunos) -> int:
        return self.player

    def options(self, game: Cernunos) -> list[Option]:
        return placements(game, self.player)

    def sample(self, game: Cernunos, rng: Chance) -> Option | None:
        for _ in range(TRIES):
            drawn = rng.below(KINDS * CELLS)
            token = drawn // CELLS
            held = game.reserve[self.player * KINDS + token]
            if held and may_place(game, self.player, token, drawn % CELLS):
                return PLACE[drawn]
        return None

    def chosen(self, game: Cernunos, option: Option) -> None:
        carry_out(game, self.player, option)

    def about(self, game: Cernunos) -> dict[str, Any]:
        return {"player": self.player}

    def why_not(self, game: Cernunos, option: Option) -> Saying | None:
        return why_no_placement(game, self.player, option)


class OfferLastPlacement(Choice[Cernunos]):
    """9.2 The player who still has tokens may place one more, or pass."""

    prompt = "last_place"
    rule = "9.2"

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def seat(self, game: Cernunos) -> int:
        return self.player

    def options(self, game: Cernunos) -> list[Option]:
        found = placements(game, self.player)
        if found:
            found.append(PASS)
        return found

    def chosen(self, game: Cernunos, option: Option) -> None:
        if option == PASS:
            game.log("passed", player=self.player)
        else:
            carry_out(game, self.player, option)

    def about(self, game: Cernunos) -> dict[str, Any]:
        return {"player": self.player}

    def why_not(self, game: Cernunos, option: Option) -> Saying | None:
        return why_no_placement(game, self.player, option)


def carry_out(game: Cernunos, player: int, option: Option) -> None:
    """7 The token is placed; a Boar, Fox or Raven acts."""
    token: int = option[1]
    cell: int = option[2]
    number = place(game, player, token, cell)
    if token == BOAR or token == FOX or token == RAVEN:
        game.then(Activate(number, False))


def why_no_placement(game: Cernunos, player: int, option: Option) -> Saying | None:
    """Which of the conditions of 6 is not met."""
    if option == PASS:
        return Saying("why-no-pass")
    if option[0] != "place":
        return Saying("why-place-first")
    token: int = option[1]
    cell: int = option[2]
    if not game.reserve[player * KINDS + token]:
        return Saying("why-none-left", token=token)
    if token == TREE and TYPE_OF[game.tops[cell]] == FIRE:
        return Saying("why-tree-on-fire", cell=cell)
    return Saying("why-too-strong", cell=cell, power=power(game, cell))
