"""11.2.6 The services of the Riverfolk, bought at the start of another player's Birdsong."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.engine.several import Pool
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import (
    CLEARINGS,
    HAND_CARD,
    MERCENARIES,
    NOBODY,
    RIVERBOATS,
    RIVERFOLK,
    TRADE_POST,
    UP,
    is_vagabond,
)
from nemeton.games.root.laws.asking import Asked, AskedForSeveral
from nemeton.games.root.laws.board import count, has_piece, in_play, is_machine
from nemeton.games.root.laws.cards import EVERYBODY, gain, kinds_in_hand, lose
from nemeton.games.root.laws.items import exhaust, ready_items, ready_kinds, slot
from nemeton.games.root.state import Root


def service_limit(game: Root, buyer: int) -> int:
    """11.2.6.II One, and one more for each clearing with a trade post and pieces of the buyer."""
    return 1 + sum(
        count(game, TRADE_POST, clearing) > 0 and has_piece(game, buyer, clearing)
        for clearing in range(CLEARINGS)
    )


def can_afford(game: Root, buyer: int, price: int) -> bool:
    """11.2.6.I, III With warriors from the supply; a Vagabond with face-up items."""
    if is_vagabond(buyer):
        return ready_items(game, buyer) >= price
    return game.supply[buyer] >= price


def services(game: Root, buyer: int) -> list[Option]:
    """What a player may buy now."""
    if not in_play(game, RIVERFOLK) or buyer == RIVERFOLK or is_machine(game, buyer):
        return []
    if game.services_bought >= service_limit(game, buyer):
        return []
    offered = []
    if game.hands[RIVERFOLK]:
        offered.append(HAND_CARD)
    if game.riverboats == NOBODY:
        offered.append(RIVERBOATS)
    if game.mercenaries_bought == NOBODY and not is_vagabond(buyer):
        offered.append(MERCENARIES)
    return [("buy", each) for each in offered if can_afford(game, buyer, game.prices[each])]


def why_not_buy(game: Root, buyer: int, service: int) -> Saying:
    """11.2.6 Why a service cannot be bought: it is gone, or too dear."""
    if game.services_bought >= service_limit(game, buyer):
        return Saying("why-no-more-services", rule="11.2.6", number=game.services_bought)
    if not can_afford(game, buyer, game.prices[service]):
        return Saying("why-service-too-dear", rule="11.2.6", price=game.prices[service])
    if service == MERCENARIES and is_vagabond(buyer):
        return Saying("why-no-mercenaries", rule="11.2.7")
    return Saying("why-service-sold", rule="11.2.7", service=service)


def buy(game: Root, buyer: int, service: int) -> None:
    """11.2.6 The price goes to Payments; the Riverfolk cannot refuse."""
    price = game.prices[service]
    game.services_bought += 1
    game.log("bought", faction=buyer, service=service, price=price)
    if is_vagabond(buyer):
        game.then(DemandPaymentItem(buyer, price))
        paid = min(price, game.supply[RIVERFOLK])
        game.supply[RIVERFOLK] -= paid
        game.payments[RIVERFOLK] += paid
    else:
        game.supply[buyer] -= price
        game.payments[buyer] += price
    if service == HAND_CARD:
        game.then(DemandHandCard(buyer))
    elif service == RIVERBOATS:
        game.riverboats = buyer
    else:
        game.mercenaries_bought = buyer


class DemandPaymentItem(AskedForSeveral):
    """11.2.6.III A Vagabond pays by exhausting items."""

    prompt = "payment_item"
    rule = "11.2.6"

    def __init__(self, vagabond: int, price: int, lowest: int = 0) -> None:
        self.vagabond: Final = vagabond
        self.price: Final = price
        self.lowest: Final = lowest

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.price}

    def wanted(self, game: Root) -> int:
        return self.price

    def pool(self, game: Root) -> Pool:
        return items_to_exhaust(game, self.vagabond, self.lowest)

    def chosen(self, game: Root, option: Option) -> None:
        exhaust(game, self.vagabond, option[1])
        if self.price > 1:
            game.then(DemandPaymentItem(self.vagabond, self.price - 1, option[1]))


def items_to_exhaust(game: Root, vagabond: int, lowest: int) -> list[tuple[Option, int]]:
    """The kinds of face-up items from that one on, and how many of each."""
    first = slot(vagabond, UP, 0)
    kinds = [item for item in ready_kinds(game, vagabond) if item >= lowest]
    return [(("exhaust", item), game.items[first + item]) for item in kinds]


class DemandHandCard(Asked):
    """11.2.7.I The buyer takes any card of the Riverfolk's open hand."""

    prompt = "hand_card"
    rule = "11.2.7"

    def __init__(self, buyer: int) -> None:
        self.buyer: Final = buyer

    def seat(self, game: Root) -> int:
        return game.seat_of[self.buyer]

    def options(self, game: Root) -> list[Option]:
        return [("take", card) for card in kinds_in_hand(game, RIVERFOLK)]

    def chosen(self, game: Root, option: Option) -> None:
        lose(game, RIVERFOLK, option[1])
        gain(game, self.buyer, option[1], EVERYBODY)
        game.log("hand_card_bought", faction=self.buyer, card=option[1])
