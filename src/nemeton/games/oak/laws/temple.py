"""3.6 Playing a card for its Temple action or its Oak action."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.games.oak.kinds import (
    ADVANCE,
    ANCIENT,
    BOGGART,
    BREW,
    BREW_FEWER,
    CARDS,
    CU_SITH,
    GROACH,
    HEART,
    HEART_SPACE,
    IN_HAND,
    OAK_EFFECT,
    ORDINARY,
    OVATE,
    PLAYING,
    RAVEN_MASTER,
    REST,
    ROOTS,
    TEMPLES,
    card_of,
    deed_of,
    deeds_of,
    oak_deed,
)
from nemeton.games.oak.laws.board import owns, pay, put, slot_is_occupied
from nemeton.games.oak.laws.climbing import can_advance
from nemeton.games.oak.laws.effects.perform import Perform, possible
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.laws.paying import mixes, pay_mix, temple_discount
from nemeton.games.oak.state import Holdings, Oak

__all__ = [
    "BonusOak",
    "DemandDruid",
    "DemandMix",
    "DemandSecondDruid",
    "OfferSurcharge",
    "card_actions",
    "play_heart",
    "play_oak",
    "play_temple",
]

NO_SLOT: Final = -1  # the Heart card, which no other Druid can occupy
SLOTS: Final = (0, 1, 2)


def card_actions(game: Oak, player: int) -> list[Option]:
    """DAY-2 A: every Temple action and Oak action that can be carried out with a card in hand."""
    held = game.holdings[player]
    found: list[Option] = []
    resting = held.kinds_at(REST)
    for card in range(len(CARDS)):
        if held.cards[card] != IN_HAND:
            continue
        if resting:
            found += heart_actions(game, player) if card == HEART else slots(game, player, card)
        if can_play_oak(game, held, card):
            found.append(("oak", card))
    return found


def slots(game: Oak, player: int, card: int) -> list[Option]:
    """TMP-2 Slots and the actions they allow: their own, or one that a Creature lends."""
    found: list[Option] = []
    creatures = game.holdings[player].creatures
    for slot in SLOTS:
        for action in SLOTS:
            if action == slot or (creatures and BOGGART + action in creatures):
                deed = deed_of(card, action)
                if druids_for(game, player, deed, slot):
                    found.append(("temple", card, slot, deed))
    return found


def heart_actions(game: Oak, player: int) -> list[Option]:
    """TMP-8 The options of the Heart card."""
    return [
        ("heart", deed) for deed in deeds_of(HEART)[:-1] if druids_for(game, player, deed, NO_SLOT)
    ]


def druids_for(game: Oak, player: int, deed: int, slot: int) -> list[int]:
    """DAY-7 The kinds of Active Druid with which this can be carried out to the end."""
    held = game.holdings[player]
    occupied = slot != NO_SLOT and slot_is_occupied(game, temple_of(game, deed), slot)
    if occupied and held.rests() < 2 and not any_exempt(game, held):
        return []
    if not can_pay_at_best(game, held, deed):
        return []
    kinds = held.kinds_at(REST)
    return [kind for kind in kinds if druid_can(game, player, deed, slot, kind, occupied)]


def can_pay_at_best(game: Oak, held: Holdings, deed: int) -> bool:
    """Quickly tells what no Druid could make payable: with every discount the cost is too high."""
    owned = held.resources[game.rules.deed_kind[deed]]
    cost = game.rules.deed_cost[deed]
    return owned >= cost or owned >= cost - temple_discount(
        game, held, ANCIENT, game.rules.deed_effect[deed]
    )


def any_exempt(game: Oak, held: Holdings) -> bool:
    return any(is_exempt(held, kind) for kind in held.kinds_at(REST))


def is_exempt(held: Holdings, kind: int) -> bool:
    """TMP-4 The Raven Master and the Ancient; with Groac'h any Elder."""
    if kind in (RAVEN_MASTER, ANCIENT):
        return True
    return kind != ORDINARY and GROACH in held.creatures


def cost_of(game: Oak, held: Holdings, deed: int, kind: int) -> int:
    """TMP-6 What the action costs when a Druid of that kind is placed."""
    saved = temple_discount(game, held, kind, game.rules.deed_effect[deed])
    return max(0, game.rules.deed_cost[deed] - saved)


def effect_with(game: Oak, effect: int, kind: int) -> int:
    """A-9 Where so agreed, the Ovate makes the recipe one token shorter."""
    if effect == BREW and kind in (OVATE, ANCIENT) and game.rules.ovate_saves_ingredient:
        return BREW_FEWER
    return effect


def druid_can(game: Oak, player: int, deed: int, slot: int, kind: int, occupied: bool) -> bool:
    """Whether the action is payable and possible once this Druid, and a second one, have moved."""
    held = game.holdings[player]
    if held.resources[game.rules.deed_kind[deed]] < cost_of(game, held, deed, kind):
        return False
    effect = effect_with(game, game.rules.deed_effect[deed], kind)
    seated, druid = held.seated, held.find(REST, kind)
    put(game, held, druid, place_of(game, deed, slot))
    if occupied and not is_exempt(held, kind):
        able = bool(seconds_for(game, player, effect))
    else:
        able = possible(game, player, effect) or (
            occupied and bool(seconds_for(game, player, effect))
        )
    held.place[druid] = REST
    held.seated = seated
    return able


def temple_of(game: Oak, deed: int) -> int:
    return game.rules.temple_of[card_of(deed)]


def place_of(game: Oak, deed: int, slot: int) -> int:
    """Where the Druid stands: a slot of the card's Temple, or the Heart card."""
    return HEART_SPACE if slot == NO_SLOT else TEMPLES + temple_of(game, deed) * 3 + slot


def seconds_for(game: Oak, player: int, effect: int) -> list[int]:
    """TMP-3 The kinds of second Druid whose going to the Roots leaves the action possible."""
    held = game.holdings[player]
    found: list[int] = []
    for kind in held.kinds_at(REST):
        seated, druid = held.seated, held.find(REST, kind)
        put(game, held, druid, ROOTS)
        if possible(game, player, effect):
            found.append(kind)
        held.place[druid] = REST
        held.seated = seated
    return found


def play_temple(game: Oak, player: int, card: int, slot: int, deed: int) -> None:
    """TMP-1 The card is laid face up, a Druid is placed."""
    game.holdings[player].cards[card] = PLAYING
    game.log("played", player=player, deed=deed)
    game.then(DemandDruid(player, deed, slot))


def play_heart(game: Oak, player: int, deed: int) -> None:
    """TMP-8 The Druid is placed on the card."""
    play_temple(game, player, HEART, NO_SLOT, deed)


class DemandDruid(OnTurn):
    """TMP-2 Which Active Druid is placed; the cost is paid with its discount (TMP-6)."""

    prompt = "druid"
    rule = "3.6.1"
    guarded = True

    def __init__(self, player: int, deed: int, slot: int) -> None:
        super().__init__(player)
        self.deed: Final = deed
        self.slot: Final = slot

    def about(self, game: Oak) -> dict[str, int]:
        return {"deed": self.deed}

    def answers(self, game: Oak) -> list[Option]:
        kinds = druids_for(game, self.player, self.deed, self.slot)
        return [("place", kind) for kind in kinds]

    def answered(self, game: Oak, option: Option) -> None:
        kind, deed, held = option[1], self.deed, game.holdings[self.player]
        temple = temple_of(game, deed)
        occupied = self.slot != NO_SLOT and slot_is_occupied(game, temple, self.slot)
        put(game, held, held.find(REST, kind), place_of(game, deed, self.slot))
        pay(game, self.player, game.rules.deed_kind[deed], cost_of(game, held, deed, kind))
        effect = effect_with(game, game.rules.deed_effect[deed], kind)
        if occupied:
            game.then(DemandSecondDruid(self.player, effect, is_exempt(held, kind)))
        if self.slot != NO_SLOT and owns(game, self.player, CU_SITH + temple):
            game.then(OfferSurcharge(self.player, temple, effect))
        else:
            game.then(Perform(self.player, effect))


class DemandSecondDruid(OnTurn):
    """TMP-3 Which second Active Druid goes to the Roots, or none by exemption (TMP-4)."""

    prompt = "second_druid"
    rule = "3.6.2"
    guarded = True

    def __init__(self, player: int, effect: int, exempt: bool) -> None:
        super().__init__(player)
        self.effect: Final = effect
        self.exempt: Final = exempt

    def about(self, game: Oak) -> dict[str, int]:
        return {"exempt": int(self.exempt)}

    def answers(self, game: Oak) -> list[Option]:
        found: list[Option] = []
        if self.exempt and possible(game, self.player, self.effect):
            found.append(PASS)
        kinds = seconds_for(game, self.player, self.effect)
        return found + [("send", kind) for kind in kinds]

    def answered(self, game: Oak, option: Option) -> None:
        if option == PASS:
            return
        held = game.holdings[self.player]
        put(game, held, held.find(REST, option[1]), ROOTS)
        game.log("sent", player=self.player, druid=option[1])


class OfferSurcharge(OnTurn):
    """TMP-7 One Resource more, and the card's Oak action follows the Temple action."""

    prompt = "surcharge"
    rule = "3.6.3"
    guarded = True

    def __init__(self, player: int, temple: int, effect: int) -> None:
        super().__init__(player)
        self.temple: Final = temple
        self.effect: Final = effect

    def holds(self, game: Oak) -> bool:
        return possible(game, self.player, self.effect)

    def answers(self, game: Oak) -> list[Option]:
        if self.worth_asking(game):
            return [("surcharge", self.temple), PASS]
        return [PASS]

    def worth_asking(self, game: Oak) -> bool:
        """The Resource is there, the Branch allows a step, the Temple action stays possible."""
        held = game.holdings[self.player]
        if not held.resources[self.temple] or not can_advance(game, held, self.temple):
            return False
        held.resources[self.temple] -= 1
        able = possible(game, self.player, self.effect)
        held.resources[self.temple] += 1
        return able

    def answered(self, game: Oak, option: Option) -> None:
        game.then(Perform(self.player, self.effect))
        if option != PASS:
            pay(game, self.player, self.temple, 1)
            game.then(BonusOak(self.player, self.temple))


class BonusOak(Step[Oak]):
    """A-52 The Oak step that was paid for; lost if it has become impossible."""

    def __init__(self, player: int, branch: int) -> None:
        self.player: Final = player
        self.branch: Final = branch

    def run(self, game: Oak) -> None:
        game.then(Perform(self.player, OAK_EFFECT + self.branch))


# The Oak action


def can_play_oak(game: Oak, held: Holdings, card: int) -> bool:
    """OAK-1 The cost is there, and the Branch allows a step."""
    cost = game.rules.deed_cost[oak_deed(card)]
    if card == HEART:
        return sum(held.resources) >= cost and any(can_advance(game, held, b) for b in SLOTS)
    branch = game.rules.temple_of[card]
    return held.resources[branch] >= cost and can_advance(game, held, branch)


def play_oak(game: Oak, player: int, card: int) -> None:
    """OAK-1 The card is laid face up, the cost is paid, a Druid climbs."""
    game.holdings[player].cards[card] = PLAYING
    deed = oak_deed(card)
    cost = game.rules.deed_cost[deed]
    game.log("played", player=player, deed=deed)
    if card == HEART:
        game.then(DemandMix(player, cost), Perform(player, ADVANCE))
    else:
        pay(game, player, game.rules.temple_of[card], cost)
        game.then(Perform(player, OAK_EFFECT + game.rules.temple_of[card]))


class DemandMix(OnTurn):
    """PAY-2 A cost in Resources of any kind: which."""

    prompt = "pay"
    rule = "3.13"
    guarded = True

    def __init__(self, player: int, cost: int) -> None:
        super().__init__(player)
        self.cost: Final = cost

    def answers(self, game: Oak) -> list[Option]:
        most = (self.cost, self.cost, self.cost)
        owned = game.holdings[self.player].resources
        return [("pay", *mix) for mix in mixes(owned, self.cost, most)]

    def answered(self, game: Oak, option: Option) -> None:
        pay_mix(game, self.player, option)
