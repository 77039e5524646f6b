"""3.17 The end of the game."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.games.oak.automaton.ingredients import ScoreBroichan
from nemeton.games.oak.kinds import CARW_GWYN, DARKWOOD
from nemeton.games.oak.laws.asking import Asked
from nemeton.games.oak.laws.board import seats_from, space_on
from nemeton.games.oak.laws.brewing import DemandTokens, enough
from nemeton.games.oak.laws.free_actions import discard_carw_gwyn
from nemeton.games.oak.state import NO_SEAT, Oak

__all__ = [
    "DeclareWinner",
    "FinalScoring",
    "OfferCarwGwyn",
    "OfferFinalDarkwood",
]

TIERS: Final = (DARKWOOD, DARKWOOD + 1, DARKWOOD + 2)


class FinalScoring(Step[Oak]):
    """END-1 In turn order: a last Darkwood Potion, then Carw Gwyn."""

    def run(self, game: Oak) -> None:
        game.active = NO_SEAT
        game.phase = "end"
        game.log("final_scoring")
        for player in seats_from(game, game.first_player):
            if game.is_broichan(player):
                game.then(ScoreBroichan())
            else:
                game.then(OfferFinalDarkwood(player), OfferCarwGwyn(player))
        game.then(DeclareWinner())


class OfferFinalDarkwood(Asked):
    """END-1 (1) One Darkwood Potion, if the Ingredients are there."""

    prompt = "final_darkwood"
    rule = "3.17"

    def options(self, game: Oak) -> list[Option]:
        held = game.holdings[self.player]
        tiers: list[Option] = [("brew", tier) for tier in TIERS if enough(game, held, tier, 0, 0)]
        return [*tiers, PASS] if tiers else []

    def chosen(self, game: Oak, option: Option) -> None:
        if option != PASS:
            game.then(DemandTokens(self.player, option[1], 0, 0, ()))


class OfferCarwGwyn(Asked):
    """END-1 (2) Carw Gwyn may be discarded for its points."""

    prompt = "final_carw_gwyn"
    rule = "3.17"

    def options(self, game: Oak) -> list[Option]:
        owned = CARW_GWYN in game.holdings[self.player].creatures
        return [("carw_gwyn",), PASS] if owned else []

    def chosen(self, game: Oak, option: Option) -> None:
        if option != PASS:
            discard_carw_gwyn(game, self.player)


class DeclareWinner(Step[Oak]):
    """END-2 Most points; then more steps on the Branches; then a shared victory."""

    def run(self, game: Oak) -> None:
        ranks = [
            (held.points, steps_climbed(game, seat)) for seat, held in enumerate(game.holdings)
        ]
        best = max(ranks)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
        level = sum(points == best[0] for points, _ in ranks)
        reason = "points" if level == 1 else "steps" if len(winners) == 1 else "shared"
        game.finish(winners, tuple(held.points for held in game.holdings), reason)


def steps_climbed(game: Oak, seat: int) -> int:
    """The steps from the Roots of the player's Druids, over the three Branches."""
    total = 0
    for branch in range(3):
        space = space_on(game.holdings[seat], branch)
        if space >= 0:
            total += game.rules.steps[space]
    return total
