"""9 The end of the game: an empty reserve, one last token, the score."""

from __future__ import annotations

from nemeton.engine.flow import Step
from nemeton.games.cernunos.kinds import GREEN, KINDS, NO_KIND, VIOLET
from nemeton.games.cernunos.laws.board import visible_trees
from nemeton.games.cernunos.laws.growth import Grow
from nemeton.games.cernunos.laws.placement import OfferLastPlacement
from nemeton.games.cernunos.state import Cernunos

__all__ = ["CountScore", "grant_last_placement", "occupied_cells", "stops_here"]


def stops_here(game: Cernunos) -> bool:
    """9.1 An empty reserve stops the turn; whoever still has tokens gets the final placement."""
    if game.left[GREEN] and game.left[VIOLET]:
        return False
    game.skip_to(CountScore)
    for player in (GREEN, VIOLET):
        if game.left[player]:
            game.log("reserve_empty", player=1 - player)
            if game.rules.final_growth:
                game.then(Grow(player))
            grant_last_placement(game, player)
    return True


def grant_last_placement(game: Cernunos, player: int) -> None:
    """9.2 One token or a pass; what grows before it has grown."""
    game.begin_turn(player)
    game.phase = "last"
    game.then(OfferLastPlacement(player))


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


def occupied_cells(game: Cernunos) -> tuple[int, int]:
    """How many cells each player is on top of."""
    green = violet = 0
    for top in game.tops:
        if top < KINDS:
            green += 1
        elif top != NO_KIND:
            violet += 1
    return green, violet
