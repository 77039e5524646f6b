"""3.3, 3.9 The turn: seed growth, spirit action, tree growth, and whose turn is next."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.pangaia.laws.board import trigger_end
from nemeton.games.pangaia.laws.ending import FinalGrowth, all_trees_stand_idle, check_round
from nemeton.games.pangaia.laws.free_actions import OnTurn, window_matters
from nemeton.games.pangaia.laws.spirit import SpiritAction
from nemeton.games.pangaia.laws.sprouting import SeedGrowth
from nemeton.games.pangaia.laws.treetops import Grow, growth_in_hand, growths, why_not_grow
from nemeton.games.pangaia.state import Pangaia


class TakeTurn(Step[Pangaia]):
    """T1 Seed growth, spirit action, tree growth, in this order; then the next player."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, game: Pangaia) -> None:
        if self.side == game.first and not game.rules.solo:
            game.round += 1
        game.begin_turn(self.side)
        game.log("turn_begins", player=self.side, round=game.round)
        game.then(
            SeedGrowth(self.side),
            SpiritAction(self.side),
            TreeGrowth(self.side),
            EndTurn(self.side),
        )


class TreeGrowth(Step[Pangaia]):
    """K1, K7 Phase 3: treetops one after another, while something can be done."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, game: Pangaia) -> None:
        game.phase = "tree_growth"
        if growths(game, self.side, 0) or window_matters(game, self.side):
            game.then(OfferGrowth(self.side))


class OfferGrowth(OnTurn):
    """A treetop for a tree, or the end of the turn; windows before, between and after."""

    prompt = "grow"
    rule = "K1"
    secret = True  # blessings in hand lengthen it

    def about(self, game: Pangaia) -> dict[str, Any]:
        return {"left": int(growth_in_hand(game, self.side))}

    def answers(self, game: Pangaia) -> list[Option]:
        return [*growths(game, self.side, 0), PASS]

    def answered(self, game: Pangaia, option: Option) -> None:
        if option != PASS:
            game.then(Grow(self.side, option[1], option[2], 0), TreeGrowth(self.side))

    def again(self) -> Step[Pangaia]:
        return TreeGrowth(self.side)

    def why_no_answer(self, game: Pangaia, option: Option) -> Saying | None:
        return why_not_grow(game, self.side, option, 0)


class EndTurn(Step[Pangaia]):
    """T4, E1-E3 The end-of-turn checks; after a trigger the round is completed."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, game: Pangaia) -> None:
        if game.rules.solo:
            return  # Z26: E1-E6 are not used
        if all_trees_stand_idle(game, self.side):
            trigger_end(game)
        following = (self.side + 1) % game.rules.players
        if following == game.first:
            check_round(game)
            if game.ending:
                game.then(FinalGrowth())
                return
        game.then(TakeTurn(following))
