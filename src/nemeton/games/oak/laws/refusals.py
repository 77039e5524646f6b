"""Why a main action is not offered."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import (
    BESIDE,
    HEART,
    IN_HAND,
    MENHIR_SPACE,
    ON_ARTIFACT,
    ORDER_SPACE,
    POWERS,
    REST,
    card_of,
    deed_of,
    oak_deed,
)
from nemeton.games.oak.laws.board import has_root_druid, slot_is_occupied, space_on
from nemeton.games.oak.laws.effects.perform import possible
from nemeton.games.oak.laws.menhirs import menhir_mixes
from nemeton.games.oak.laws.order_actions import allowed_kinds
from nemeton.games.oak.laws.reach import why_no_upper_place
from nemeton.games.oak.laws.temple import any_exempt, cost_of
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["why_acted", "why_not_main"]

ACTS: Final = ("temple", "heart", "oak", "order", "menhir", "use_artifact")
# What somebody may point at before the action that leads to it, and the law of that.
LEAD_ON: Final = {
    "take_creature": "3.14.1",
    "take_artifact": "3.14.3",
    "brew": "3.15.1",
    "advance": "3.7",
    "gather": "3.11",
}


def why_not_main(game: Oak, player: int, option: Option) -> Saying | None:
    match option:
        case ("temple", card, slot, deed):
            return why_not_temple(game, player, card, slot, deed)
        case ("heart", deed):
            return why_not_card(game, player, HEART, deed)
        case ("oak", card):
            return why_not_oak(game, player, card)
        case ("order", order, space):
            return why_not_order(game, player, order, space)
        case ("menhir",):
            return why_not_menhir(game, player)
        case ("use_artifact", tile):
            return why_not_artifact(game, player, tile)
    return why_not_yet(option)


def why_not_yet(option: Option) -> Saying | None:
    """3.4 What only an action leads to: that is chosen first."""
    rule = LEAD_ON.get(str(option[0]))
    return None if rule is None else Saying(f"why-first-{option[0]}", rule=rule)


def why_acted(option: Option) -> Saying | None:
    """DAY-2 One action a turn: what only another would allow, too, waits for the next."""
    if option[0] in ACTS or str(option[0]) in LEAD_ON:
        return Saying("why-acted", rule="3.4")
    return None


def why_not_in_hand(held: Holdings, card: int, rule: str) -> Saying | None:
    """A card lies beside the board, or was played this Round."""
    where = held.cards[card]
    if where == IN_HAND:
        return None
    key = "why-not-in-hand" if where == BESIDE else "why-played-already"
    return Saying(key, rule=rule, card=card)


def why_not_card(game: Oak, player: int, card: int, deed: int) -> Saying | None:
    """Reasons that hold for every Temple action."""
    held = game.holdings[player]
    elsewhere = why_not_in_hand(held, card, "3.6")
    if elsewhere is not None:
        return elsewhere
    if card_of(deed) != card or deed == oak_deed(card):
        return Saying("why-not-on-card", rule="3.6", card=card)
    if REST not in held.place:
        return Saying("why-no-active-druid", rule="3.6.1")
    cost = min(cost_of(game, held, deed, kind) for kind in held.kinds_at(REST))
    if held.resources[game.rules.deed_kind[deed]] < cost:
        return not_enough(game, held, deed, cost)
    return why_without_effect(game, player, game.rules.deed_effect[deed], "3.6.4")


def why_without_effect(game: Oak, player: int, effect: int, rule: str) -> Saying | None:
    """DAY-7 What the effect lacks, if it is not possible."""
    if possible(game, player, effect):
        return None
    return game.rules.effects[effect].lacks(game, player) or Saying("why-nothing-to-do", rule=rule)


def not_enough(game: Oak, held: Holdings, deed: int, cost: int) -> Saying:
    kind = game.rules.deed_kind[deed]
    return Saying("why-too-dear", rule="3.13", resource=kind, cost=cost, count=held.resources[kind])


def why_not_temple(game: Oak, player: int, card: int, slot: int, deed: int) -> Saying | None:
    if card == HEART:
        return Saying("why-heart-has-no-slot", rule="3.6")
    general = why_not_card(game, player, card, deed)
    if general is not None:
        return general
    held = game.holdings[player]
    if deed != deed_of(card, slot):
        return Saying("why-other-slot", rule="3.6")
    occupied = slot_is_occupied(game, game.rules.temple_of[card], slot)
    if occupied and held.rests() < 2 and not any_exempt(game, held):
        return Saying("why-occupied", rule="3.6.2")
    return Saying("why-nothing-to-do", rule="3.6.4")


def why_not_oak(game: Oak, player: int, card: int) -> Saying:
    held = game.holdings[player]
    elsewhere = why_not_in_hand(held, card, "3.7")
    if elsewhere is not None:
        return elsewhere
    deed = oak_deed(card)
    cost = game.rules.deed_cost[deed]
    if card == HEART:
        if sum(held.resources) < cost:
            return Saying("why-too-few", rule="3.13", cost=cost)
        return Saying("why-branches-end", rule="3.7")
    branch = game.rules.temple_of[card]
    if held.resources[branch] < cost:
        return not_enough(game, held, deed, cost)
    if space_on(held, branch) < 0 and not has_root_druid(held):
        return Saying("why-no-root-druid", rule="3.7")
    return Saying("why-branch-ends", rule="3.7")


def why_not_order(game: Oak, player: int, order: int, space: int) -> Saying | None:
    held = game.holdings[player]
    if order != held.order:
        return Saying("why-other-order", rule="3.9.1", order=order)
    if not 0 <= space < len(game.rules.order_effects[order]):
        return Saying("why-no-such-space", rule="3.9.1", order=order)
    if ORDER_SPACE + space in held.place:
        return Saying("why-space-taken", rule="3.9.1")
    if not allowed_kinds(held, game.rules.order_elder[order][space]):
        return Saying("why-needs-elder", rule="3.9.1")
    effect = game.rules.order_effects[order][space]
    return why_without_effect(game, player, effect, "3.9.1")


def why_not_menhir(game: Oak, player: int) -> Saying:
    held = game.holdings[player]
    if MENHIR_SPACE in held.place:
        return Saying("why-space-taken", rule="3.9.2")
    if not allowed_kinds(held, True):
        return Saying("why-needs-elder", rule="3.9.2")
    if not any(menhir_mixes(game, held, kind) for kind in allowed_kinds(held, True)):
        return Saying("why-menhir-price", rule="3.9.2")
    return why_no_upper_place(game, held)


def why_not_artifact(game: Oak, player: int, tile: int) -> Saying | None:
    held = game.holdings[player]
    if tile not in held.artifacts:
        return Saying("why-not-yours", rule="3.9.3", artifact=tile)
    if ON_ARTIFACT + tile in held.place:
        return Saying("why-space-taken", rule="3.9.3")
    if REST not in held.place:
        return Saying("why-no-active-druid", rule="3.9.3")
    loss = -game.rules.notches[game.notch[tile] + 1]
    if held.points < loss:
        return Saying("why-points-short", rule="3.9.3", points=loss)
    return why_without_effect(game, player, POWERS + tile, "3.9.3")
