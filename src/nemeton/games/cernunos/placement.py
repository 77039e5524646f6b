"""6, 9 Where a token may be placed, and the questions that ask for a placement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.cernunos.activation import Activate
from nemeton.games.cernunos.board import ACTS_WHEN_PLACED, place, power
from nemeton.games.cernunos.components import CELLS, FIRE, KINDS, NO_KIND, TREE
from nemeton.games.cernunos.state import Cernunos

if TYPE_CHECKING:
    from nemeton.engine.chance import Chance

__all__ = ["DemandPlacement", "OfferLastPlacement", "Place", "can_place", "may_place"]

PLACE: Final[list[Option]] = [
    ("place", token, cell) for token in range(KINDS) for cell in range(CELLS)
]
TRIES: Final = 24


def may_cover(game: Cernunos, player: int, cell: int) -> bool:
    """6 An empty cell, one's own top, or an enemy top of no power."""
    top = game.tops[cell]
    return top == NO_KIND or top // KINDS == player or power(game, cell) <= 0


def may_place(game: Cernunos, player: int, token: int, cell: int) -> bool:
    """6 The cell is open to the player, and no Tree goes on a Fire."""
    if token == TREE and game.tops[cell] % KINDS == FIRE:
        return False
    return may_cover(game, player, cell)


def placements(game: Cernunos, player: int) -> list[Option]:
    """Every token type in reserve on every cell it may go to, by type, then by cell."""
    found: list[Option] = []
    cells = [cell for cell in range(CELLS) if may_cover(game, player, cell)]
    for token in range(KINDS):
        if game.reserve[player * KINDS + token]:
            first = token * CELLS
            for cell in cells:
                if token != TREE or game.tops[cell] % KINDS != FIRE:
                    found.append(PLACE[first + cell])
    return found


def can_place(game: Cernunos, player: int) -> bool:
    """Whether any placement is legal."""
    only_trees = game.left[player] == game.reserve[player * KINDS + TREE]
    for cell in range(CELLS):
        if may_cover(game, player, cell) and not (only_trees and game.tops[cell] % KINDS == FIRE):
            return game.left[player] > 0
    return False


class Place(Step[Cernunos]):
    """5 Placing is compulsory; 9.4 whoever must place and cannot has lost at once."""

    def __init__(self, player: int, which: int) -> None:
        self.player: Final = player
        self.which: Final = which

    def run(self, game: Cernunos) -> None:
        if can_place(game, self.player):
            game.phase = "first" if self.which == 1 else "second"
            game.then(DEMANDS[self.player])
        else:
            game.log("blocked", player=self.player)
            game.finish((1 - self.player,), occupied_cells(game), "blocked")


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
        held = [token for token in range(KINDS) if game.reserve[self.player * KINDS + token]]
        for _ in range(TRIES):
            drawn = rng.below(len(held) * CELLS)
            token = held[drawn // CELLS]
            cell = drawn % CELLS
            if may_place(game, self.player, token, cell):
                return PLACE[token * CELLS + cell]
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
    if token in ACTS_WHEN_PLACED:
        game.then(Activate(number, False))


def occupied_cells(game: Cernunos) -> tuple[int, int]:
    """How many cells each player is on top of."""
    green = violet = 0
    for top in game.tops:
        if top < KINDS:
            green += 1
        elif top != NO_KIND:
            violet += 1
    return green, violet


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
    if token == TREE and game.tops[cell] % KINDS == FIRE:
        return Saying("why-tree-on-fire", cell=cell)
    return Saying("why-too-strong", cell=cell, power=power(game, cell))


DEMANDS: Final = [DemandPlacement(0), DemandPlacement(1)]
