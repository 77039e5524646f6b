"""3.9.1 The action of the player's Order, and which Druids Special actions take."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.games.oak.kinds import (
    ANCIENT,
    BREW,
    BREW_FEWER,
    FUATH,
    ORDER_SPACE,
    ORDINARY,
    OVATE,
    REST,
)
from nemeton.games.oak.laws.board import put
from nemeton.games.oak.laws.effects.perform import Perform, possible
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["DemandOrderDruid", "able_on", "allowed_kinds", "order_actions"]


def order_actions(game: Oak, player: int) -> list[Option]:
    """DAY-2 B: the spaces of the player's Order that can be used."""
    order = game.holdings[player].order
    spaces = range(len(game.rules.order_effects[order]))
    return [("order", order, space) for space in spaces if order_druids(game, player, space)]


def allowed_kinds(held: Holdings, elder_only: bool) -> list[int]:
    """SPE-2 Elder-only spaces need an Elder, or Fuath."""
    kinds = held.kinds_at(REST)
    if elder_only and FUATH not in held.creatures:
        return [kind for kind in kinds if kind != ORDINARY]
    return kinds


def able_on(game: Oak, player: int, kind: int, place: int, effect: int) -> bool:
    """Whether the effect is possible once this Druid stands there."""
    held = game.holdings[player]
    seated, druid = held.seated, held.find(REST, kind)
    put(game, held, druid, place)
    able = possible(game, player, effect)
    held.place[druid] = REST
    held.seated = seated
    return able


def order_effect(game: Oak, held: Holdings, space: int, kind: int) -> int:
    """The effect of the space, an Ovate's brewing counted where so agreed (A-9)."""
    effect = game.rules.order_effects[held.order][space]
    if effect == BREW and kind in (OVATE, ANCIENT) and game.rules.ovate_saves_ingredient:
        return BREW_FEWER
    return effect


def order_druids(game: Oak, player: int, space: int) -> list[int]:
    """SPE-1, SPE-3 Who may be placed on the space: it must be free."""
    held = game.holdings[player]
    place = ORDER_SPACE + space
    if place in held.place:
        return []
    kinds = allowed_kinds(held, game.rules.order_elder[held.order][space])
    return [k for k in kinds if able_on(game, player, k, place, order_effect(game, held, space, k))]


class DemandOrderDruid(OnTurn):
    """SPE-3 Which Active Druid performs the action of the Order."""

    prompt = "order_druid"
    rule = "3.9.1"
    guarded = True

    def __init__(self, player: int, space: int) -> None:
        super().__init__(player)
        self.space: Final = space

    def answers(self, game: Oak) -> list[Option]:
        return [("place", kind) for kind in order_druids(game, self.player, self.space)]

    def answered(self, game: Oak, option: Option) -> None:
        held = game.holdings[self.player]
        put(game, held, held.find(REST, option[1]), ORDER_SPACE + self.space)
        game.log("order_action", player=self.player, order=held.order, druid=option[1])
        game.then(Perform(self.player, order_effect(game, held, self.space, option[1])))
