"""8.1 Growth: the Trees of a player at the start of the turn."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.cernunos.kinds import CELLS, KINDS, TREE
from nemeton.games.cernunos.laws.board import grow, squirrel_beside, visible_trees
from nemeton.games.cernunos.state import Cernunos

__all__ = ["DemandGrowth", "Grow", "grow_all"]

GROW: Final[list[Option]] = [("grow", cell) for cell in range(CELLS)]


def grow_all(game: Cernunos, player: int) -> None:
    """8.1 Every visible Tree of the player grows; with too few in reserve the player picks."""
    if not game.reserve[player * KINDS + TREE]:
        return
    cells = visible_trees(game, player)
    wanted = 0
    for cell in cells:
        wanted += growths(game, player, cell)
    if wanted > game.reserve[player * KINDS + TREE]:
        game.then(DemandGrowth(player, tuple(cells)))
        return
    for cell in cells:
        for _ in range(growths(game, player, cell)):
            grow(game, player, cell)


def growths(game: Cernunos, player: int, cell: int) -> int:
    """Once, or twice beside a Squirrel where that switch is on."""
    doubled = game.rules.squirrel_grows_twice and squirrel_beside(game, player, cell)
    return 2 if doubled else 1


class Grow(Step[Cernunos]):
    """Growth before the final placement, where that switch is on."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Cernunos) -> None:
        grow_all(game, self.player)


class DemandGrowth(Choice[Cernunos]):
    """The owner picks the Trees that grow, one at a time, while the reserve has Trees."""

    prompt = "grow"
    rule = "8.1"

    def __init__(self, player: int, cells: tuple[int, ...]) -> None:
        self.player: Final = player
        self.cells: Final = cells

    def seat(self, game: Cernunos) -> int:
        return self.player

    def options(self, game: Cernunos) -> list[Option]:
        if not game.reserve[self.player * KINDS + TREE]:
            return []
        return [GROW[cell] for cell in self.cells]

    def chosen(self, game: Cernunos, option: Option) -> None:
        picked: int = option[1]
        for _ in range(growths(game, self.player, picked)):
            if game.reserve[self.player * KINDS + TREE]:
                grow(game, self.player, picked)
        others = [cell for cell in self.cells if cell != picked]
        game.then(DemandGrowth(self.player, tuple(others)))

    def about(self, game: Cernunos) -> dict[str, Any]:
        return {"player": self.player, "count": game.reserve[self.player * KINDS + TREE]}

    def why_not(self, game: Cernunos, option: Option) -> Saying | None:
        if option[0] != "grow":
            return Saying("why-grow-first")
        return Saying("why-cannot-grow", cell=option[1])
