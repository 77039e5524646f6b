"""3.6.4 Effects that move the card limit markers."""

from __future__ import annotations

from nemeton.engine.flow import Option
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import CREATURE_ROW, STONES
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["DemandLimit", "MoveLimit", "grow", "rows_below_maximum"]


def rows_below_maximum(game: Oak, held: Holdings) -> list[int]:
    rows = (STONES, CREATURE_ROW)
    return [row for row in rows if held.limits[row] < game.rules.most_limits[row]]


class MoveLimit(Effect[Oak]):
    """TMP-9 One card limit marker moves one step."""

    def possible(self, game: Oak, player: int) -> bool:
        return bool(rows_below_maximum(game, game.holdings[player]))

    def lacks(self, game: Oak, player: int) -> Saying | None:
        return Saying("why-markers-end", rule="3.6.4")

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandLimit(player))


class DemandLimit(OnTurn):
    """TMP-9 Which row grows."""

    prompt = "limit"
    rule = "3.6.4"

    def answers(self, game: Oak) -> list[Option]:
        return [("grow", row) for row in rows_below_maximum(game, game.holdings[self.player])]

    def answered(self, game: Oak, option: Option) -> None:
        grow(game, self.player, option[1])


def grow(game: Oak, player: int, row: int) -> None:
    limits = game.holdings[player].limits
    limits[row] += 1
    game.log("extended", player=player, row=row, count=limits[row])
