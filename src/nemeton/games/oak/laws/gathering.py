"""3.11 Passing and gathering, and the other ways to a Forest token."""

from __future__ import annotations

from nemeton.engine.flow import PASS, Option
from nemeton.games.oak.kinds import DRUIDS_EACH, FOREST, GHILLIE_DHU, INGREDIENTS, ROOTS, UNICORN
from nemeton.games.oak.laws.asking import Asked
from nemeton.games.oak.laws.board import (
    forest_is_empty,
    forest_tokens,
    has_root_druid,
    owns,
    put,
    take_from_forest,
)
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["DemandReturn", "OfferForestToken", "OfferGathering", "can_gather"]


def can_gather(game: Oak, player: int) -> bool:
    """GAT-2 There is a Forest token, and a Druid on the Roots or a Unicorn."""
    if forest_is_empty(game):
        return False
    if game.is_broichan(player):
        return True  # BRO-8
    return has_root_druid(game.holdings[player]) or owns(game, player, UNICORN)


class OfferGathering(Asked):
    """GAT-1 An Inactive Druid may go to the Forest and take a token; declining is final."""

    prompt = "gather"
    rule = "3.11"

    def options(self, game: Oak) -> list[Option]:
        if not can_gather(game, self.player):
            return []
        found: list[Option] = []
        if has_root_druid(game.holdings[self.player]):
            found += ways_to_gather(game, self.player, "gather", "pick")
        if owns(game, self.player, UNICORN):  # GAT-3
            found += ways_to_gather(game, self.player, "gather_freely", "pick_freely")
        return [*found, PASS]

    def chosen(self, game: Oak, option: Option) -> None:
        held = game.holdings[self.player]
        match option:
            case ("gather", _, position):
                send_to_forest(game, held)
                take_token(game, self.player, position)
            case ("gather_freely", _, position):
                take_token(game, self.player, position)
            case ("pick", kind):
                send_to_forest(game, held)
                pick_from_bag(game, self.player, kind)
            case ("pick_freely", kind):
                pick_from_bag(game, self.player, kind)
            case _:
                held.declined = True
                game.log("declined_gathering", player=self.player)


def ways_to_gather(game: Oak, player: int, gather: str, pick: str) -> list[Option]:
    """A Forest token, or with Ghillie Dhu (GAT-4) a token of the bag."""
    found: list[Option] = [(gather, kind, position) for kind, position in forest_tokens(game)]
    if owns(game, player, GHILLIE_DHU):
        found += [(pick, kind) for kind in range(len(INGREDIENTS)) if game.bag[kind]]
    return found


def send_to_forest(game: Oak, held: Holdings) -> None:
    """Any Inactive Druid will do: all return to the Roots at Dusk. The lowest kind goes."""
    druid = min(
        (druid for druid in range(DRUIDS_EACH) if held.place[druid] == ROOTS),
        key=lambda each: held.kind[each],
    )
    put(game, held, druid, FOREST)


def take_token(game: Oak, player: int, position: int) -> None:
    kind = take_from_forest(game, position)
    game.holdings[player].ingredients[kind] += 1
    game.log("gathered", player=player, ingredient=kind)


def pick_from_bag(game: Oak, player: int, kind: int) -> None:
    """GAT-4 The token is chosen before a Forest token goes into the bag."""
    game.bag[kind] -= 1
    game.holdings[player].ingredients[kind] += 1
    game.log("picked", player=player, ingredient=kind)
    game.then(DemandReturn(player))


class DemandReturn(Asked):
    """GAT-4 Ghillie Dhu: a Forest token goes into the bag."""

    prompt = "return_token"
    rule = "3.11"

    def options(self, game: Oak) -> list[Option]:
        return [("return", kind, position) for kind, position in forest_tokens(game)]

    def chosen(self, game: Oak, option: Option) -> None:
        kind = take_from_forest(game, option[2])
        game.bag[kind] += 1
        game.log("returned", player=self.player, ingredient=kind)


class OfferForestToken(OnTurn):
    """SAN-4, REST-5 Glaistig and Leannán sídhe: a Forest token, no Druid moved."""

    prompt = "forest_token"
    rule = "3.14.2"

    def answers(self, game: Oak) -> list[Option]:
        tokens = forest_tokens(game)
        if not tokens:
            return []
        return [*(("gather_freely", kind, position) for kind, position in tokens), PASS]

    def answered(self, game: Oak, option: Option) -> None:
        if option != PASS:
            take_token(game, self.player, option[2])
