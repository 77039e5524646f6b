"""5, 9 The course of a turn: growth, two placements, and the end of the game."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.cernunos.board import grow, squirrel_beside, visible_trees
from nemeton.games.cernunos.components import CELLS, GREEN, KINDS, TREE, VIOLET
from nemeton.games.cernunos.placement import OfferLastPlacement, Place, occupied_cells
from nemeton.games.cernunos.state import Cernunos

__all__ = ["Begin", "CheckEnd", "CountScore", "DemandGrowth", "Grow", "PlayTurn", "Resume"]

GROW: Final[list[Option]] = [("grow", cell) for cell in range(CELLS)]


class PlayTurn(Step[Cernunos]):
    """5 Growth, then two placements one after the other, the end being checked after each."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Cernunos) -> None:
        game.begin_turn(self.player)
        game.phase = "growth"
        for step in TURN[self.player]:
            game.then(step)


class Grow(Step[Cernunos]):
    """8.1 Every visible Tree of the player grows; with too few in reserve the player picks."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Cernunos) -> None:
        player = self.player
        cells = visible_trees(game, player)
        wanted = sum([growths(game, player, cell) for cell in cells])
        if wanted > game.reserve[player * KINDS + TREE]:
            game.then(DemandGrowth(player, tuple(cells)))
        else:
            for cell in cells:
                for _ in range(growths(game, player, cell)):
                    grow(game, player, cell)


def growths(game: Cernunos, player: int, cell: int) -> int:
    """Once, or twice beside a Squirrel where that switch is on."""
    doubled = game.rules.squirrel_grows_twice and squirrel_beside(game, player, cell)
    return 2 if doubled else 1


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


class CheckEnd(Step[Cernunos]):
    """9.1 An empty reserve stops the turn; whoever still has tokens gets the final placement."""

    def run(self, game: Cernunos) -> None:
        if game.left[GREEN] and game.left[VIOLET]:
            return
        game.skip_to(CountScore)
        game.phase = "last"
        for player in (GREEN, VIOLET):
            if game.left[player]:
                game.log("reserve_empty", player=1 - player)
                game.then(*last_steps(game, player))


def last_steps(game: Cernunos, player: int) -> list[Step[Any]]:
    """9.2 One token or a pass; growth comes before it only where that switch is on."""
    offer = OfferLastPlacement(player)
    return [Grow(player), offer] if game.rules.final_growth else [offer]


class CountScore(Step[Cernunos]):
    """9.5 More cells, then more visible Trees, then fewer burnt Trees; else a draw."""

    def run(self, game: Cernunos) -> None:
        cells = occupied_cells(game)
        trees = [len(visible_trees(game, player)) for player in (GREEN, VIOLET)]
        game.phase = ""
        for reason, lead in (
            ("cells", cells[GREEN] - cells[VIOLET]),
            ("trees", trees[GREEN] - trees[VIOLET]),
            ("burnt", game.burnt[VIOLET] - game.burnt[GREEN]),
        ):
            if lead:
                game.finish((GREEN if lead > 0 else VIOLET,), cells, reason)
                return
        game.finish((), cells, "draw")


def turn_steps(player: int) -> list[Step[Any]]:
    return [
        Grow(player),
        CheckEnd(),
        Place(player, 1),
        CheckEnd(),
        Place(player, 2),
        CheckEnd(),
        PlayTurn(1 - player),
    ]


TURN: Final = [turn_steps(GREEN), turn_steps(VIOLET)]


class Resume(Step[Cernunos]):
    """A turn taken up in the middle, as a position of that stage leaves it."""

    def __init__(self, player: int, stage: str) -> None:
        self.player: Final = player
        self.stage: Final = stage

    def run(self, game: Cernunos) -> None:
        game.begin_turn(self.player)
        if self.stage == "last":
            game.phase = "last"
            game.then(*last_steps(game, self.player))
        else:
            game.then(*TURN[self.player][1 if self.stage == "place1" else 3 :])


class Begin(Step[Cernunos]):
    """4 Green begins, unless a position says otherwise; the score waits at the bottom of it all."""

    def __init__(self, player: int, stage: str) -> None:
        self.player: Final = player
        self.stage: Final = stage

    def run(self, game: Cernunos) -> None:
        player, stage = self.player, self.stage
        game.then(PlayTurn(player) if stage == "start" else Resume(player, stage), CountScore())
