"""The verbs of the cards: draw, gain, give, spend, discard, and who knows what lies where."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.engine.several import Pool
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import ALLIANCE, BASE, BIRD, CULT, DOMINANCE, RIVERFOLK, SPY
from nemeton.games.root.laws.asking import AskedForSeveral
from nemeton.games.root.laws.board import in_play, is_machine, on_map
from nemeton.games.root.state import Root

HAND_LIMIT: Final = 5
VIEWERS: Final = 7  # six seats and the spectator
EVERYBODY: Final = (1 << VIEWERS) - 1


def suit_of(game: Root, card: int) -> int:
    return game.rules.cards.suit[card]


def bit(game: Root, faction: int) -> int:
    """The seat of a faction, as a bit of who has seen a card."""
    seat = game.seat_of[faction]
    return 1 << seat if 0 <= seat < game.rules.players else 0


# 2.1.2 Drawing


DECK: Final = -2  # where a card comes from that was in no faction's hand
SUPPORTERS: Final = -1  # and where one goes that comes into none
ORDERS: Final = -3


def draw_from_deck(game: Root, to: int, witnesses: int) -> int:
    """2.1.2 A card from the deck, else from the discard pile shuffled; -1 if none at all."""
    if not game.deck:
        if not game.discard:
            return -1
        reshuffle(game)
    number = len(game.deck)
    card = game.chance.take(game.deck)
    if game.watched is not None and witnesses != EVERYBODY:
        game.unseen(card, (DECK, to), seats_in(witnesses), number)
    game.reveal()  # the last card of the deck is drawn without chance
    if not game.deck and game.rules.reshuffle_at_once:
        reshuffle(game)
    return card


def reshuffle(game: Root) -> None:
    game.deck = sorted(game.discard)
    game.discard = []
    game.log("reshuffled", number=len(game.deck))


def draw(game: Root, faction: int, number: int) -> None:
    """Takes cards into the hand; nothing happens when there are none left."""
    drawn: list[int] = []
    seen = EVERYBODY if faction == RIVERFOLK else bit(game, faction)
    for _ in range(number):
        card = draw_from_deck(game, faction, seen)
        if card < 0:
            break
        gain(game, faction, card, seen)
        drawn.append(card)
    if drawn and game.told is not None:
        game.log("drew", faction=faction, number=len(drawn))
        game.log("drew_cards", to=(game.seat_of[faction],), cards=drawn)


# Hands


def gain(game: Root, faction: int, card: int, seen: int) -> None:
    """A card comes into a hand; `seen` are the seats that know it."""
    game.hands[faction].append(card)
    game.hands_seen[faction].append(EVERYBODY if faction == RIVERFOLK else seen)


def lose(game: Root, faction: int, card: int) -> int:
    """A card leaves a hand; returns who had seen it."""
    return taken_out(game.hands[faction], game.hands_seen[faction], card)


def taken_out(cards: list[int], seen: list[int], card: int) -> int:
    """Of two alike nobody can tell which one went: whoever knew of one now knows of one less."""
    alike = [place for place, each in enumerate(cards) if each == card]
    gone = max(alike, key=lambda place: seen[place].bit_count())
    known = seen[gone]
    for viewer in range(VIEWERS):
        if not known >> viewer & 1:
            for place in alike:
                if seen[place] >> viewer & 1:
                    seen[place] &= ~(1 << viewer)
                    break
    cards.pop(gone)
    seen.pop(gone)
    return known


def lose_unseen(
    game: Root, faction: int, card: int, witnesses: int, suit: int, to: int, drawn_from: int = 0
) -> int:
    """A card that may have been any of a suit leaves a hand; returns who knows it afterwards.

    Whoever is no witness forgets all cards that it may have been: which of them is still there is
    either-or knowledge. Of an open hand everybody sees what went.
    """
    if faction == RIVERFOLK or witnesses == EVERYBODY:
        lose(game, faction, card)
        return EVERYBODY
    informed = witnesses | can_infer(game, faction, card, suit)
    if game.watched is not None:
        game.unseen(card, (faction, to), seats_in(informed), drawn_from)
    lose(game, faction, card)
    seen = game.hands_seen[faction]
    for place, each in enumerate(game.hands[faction]):
        if may_be(game, each, suit):
            seen[place] &= informed
    return informed


def can_infer(game: Root, faction: int, card: int, suit: int) -> int:
    """Who knows the whole hand, where no other card in it may be the one that goes."""
    informed = EVERYBODY
    for each, seen in zip(game.hands[faction], game.hands_seen[faction], strict=True):
        if each != card and may_be(game, each, suit):
            return 0
        informed &= seen
    return informed


def may_be(game: Root, card: int, suit: int) -> bool:
    """2.1.1 Whether a card may stand for a suit; any card for birds, which stand for no suit."""
    return suit == BIRD or suit_of(game, card) in (suit, BIRD)


def seats_in(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(VIEWERS) if mask >> seat & 1])


def matching(game: Root, faction: int, suit: int) -> list[int]:
    """2.1.1 The cards in hand that may stand for a suit, each kind once."""
    suits = game.rules.cards.suit
    return sorted(
        {card for card in game.hands[faction] if suits[card] == suit or suits[card] == BIRD}
    )


def kinds_in_hand(game: Root, faction: int) -> list[int]:
    return sorted(set(game.hands[faction]))


def show_hand(game: Root, faction: int, viewer: int) -> None:
    """A hand is shown to one player."""
    seen = game.hands_seen[faction]
    mask = bit(game, viewer)
    for place in range(len(seen)):
        seen[place] |= mask
    game.log("hand_shown", faction=faction, viewer=viewer)
    if game.told is not None and mask:
        seat = game.seat_of[viewer]
        game.log("hand_seen", to=(seat,), faction=faction, cards=sorted(game.hands[faction]))
    game.reveal()


def show_card(game: Root, faction: int, card: int) -> None:
    """A card in hand is shown to everybody, on its way out."""
    place = game.hands[faction].index(card)
    game.hands_seen[faction][place] = EVERYBODY
    game.reveal()


def take_random_card(game: Root, taker: int, victim: int) -> None:
    """A card taken unseen from a hand; the machine has none, so the deck gives it (MM.3)."""
    if is_machine(game, victim):
        draw(game, taker, 1)
        return
    number = len(game.hands[victim])
    card = game.hands[victim][game.chance.below(number)]
    witnesses = EVERYBODY if taker == RIVERFOLK else bit(game, taker) | bit(game, victim)
    gain(game, taker, card, lose_unseen(game, victim, card, witnesses, BIRD, taker, number))
    game.log("card_taken", faction=taker, victim=victim)
    if game.told is not None:
        both = (game.seat_of[taker], game.seat_of[victim])
        game.log("card_taken_seen", to=both, card=card)
    game.reveal()


# 2.1.3 Discarding


def discard(game: Root, card: int) -> None:
    """2.1.3, 10.2.6 To the discard pile, with the Cult to Lost Souls."""
    if in_play(game, CULT):
        game.lost_souls.append(card)
    else:
        discard_for_good(game, card)


def discard_for_good(game: Root, card: int) -> None:
    kind = game.rules.cards.kind[card]
    if kind == DOMINANCE or kind == SPY:
        game.available.append(card)
    else:
        game.discard.append(card)


def spend(game: Root, faction: int, card: int) -> None:
    """A card from hand is paid."""
    discard_from_hand(game, faction, card)
    game.log("spent", faction=faction, card=card)


def discard_from_hand(game: Root, faction: int, card: int) -> None:
    """2.1.3 A card from hand is laid where all see it."""
    lose(game, faction, card)
    discard(game, card)
    game.reveal()


def cards_from(verb: str, cards: list[int], lowest: int) -> list[tuple[Option, int]]:
    """Each kind of card from that one on, and how many there are of it."""
    kinds = sorted({card for card in cards if card >= lowest})
    return [((verb, card), cards.count(card)) for card in kinds]


class DemandDiscard(AskedForSeveral):
    """Whoever holds more than five cards at the end of the Evening discards down to five."""

    prompt = "discard"
    rule = "1.4"
    secret = True

    def __init__(self, faction: int, lowest: int) -> None:
        self.faction = faction
        self.lowest = lowest  # the cards are named in ascending order

    def seat(self, game: Root) -> int:
        return game.seat_of[self.faction]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.wanted(game)}

    def wanted(self, game: Root) -> int:
        return len(game.hands[self.faction]) - HAND_LIMIT

    def pool(self, game: Root) -> Pool:
        return cards_from("discard", game.hands[self.faction], self.lowest)

    def chosen(self, game: Root, option: Option) -> None:
        card: int = option[1]
        discard_from_hand(game, self.faction, card)
        game.log("discarded", faction=self.faction, card=card)
        game.then(demand_discard(self.faction, option[1]))

    def why_no_member(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "discard":
            return None
        held = option[1] in game.hands[self.faction]
        return Saying("why-in-order") if held else Saying("why-card-not-held", card=option[1])


class DemandMarquiseDiscard(DemandDiscard):
    """6.6"""

    rule = "6.6"


class DemandEyrieDiscard(DemandDiscard):
    """7.6.2"""

    rule = "7.6.2"


class DemandAllianceDiscard(DemandDiscard):
    """8.6.2"""

    rule = "8.6.2"


class DemandVagabondDiscard(DemandDiscard):
    """9.6.3"""

    rule = "9.6.3"


class DemandCultDiscard(DemandDiscard):
    """10.6.3"""

    rule = "10.6.3"


class DemandRiverfolkDiscard(DemandDiscard):
    """11.6.1"""

    rule = "11.6.1"


DISCARDS: Final[list[type[DemandDiscard]]] = [
    DemandMarquiseDiscard,
    DemandEyrieDiscard,
    DemandAllianceDiscard,
    DemandVagabondDiscard,
    DemandVagabondDiscard,
    DemandCultDiscard,
    DemandRiverfolkDiscard,
]


def demand_discard(faction: int, lowest: int) -> DemandDiscard:
    """The question, with the paragraph of the faction that is asked."""
    return DISCARDS[faction](faction, lowest)


# 8.2.3 Supporters


def has_room_for_supporters(game: Root) -> bool:
    """8.2.3.I Without a base there is room for five."""
    return len(game.supporters) < HAND_LIMIT or on_map(game, BASE) > 0


def give_supporter(game: Root, giver: int, card: int, witnesses: int, suit: int) -> None:
    """A card from a hand joins the supporters; one too many is discarded before all eyes."""
    if not has_room_for_supporters(game):
        witnesses = EVERYBODY
    gain_supporter(game, card, lose_unseen(game, giver, card, witnesses, suit, SUPPORTERS))


def gain_supporter(game: Root, card: int, seen: int) -> None:
    """8.2.3.I What exceeds the room is discarded."""
    if not has_room_for_supporters(game):
        discard(game, card)
        game.log("supporter_discarded", card=card)
        return
    game.supporters.append(card)
    game.supporters_seen.append(seen | bit(game, ALLIANCE))
    if game.told is not None:
        game.log("supporter_seen", to=(game.seat_of[ALLIANCE],), card=card)


def draw_supporter(game: Root) -> None:
    """The top card of the deck joins the supporters."""
    room = has_room_for_supporters(game)
    card = draw_from_deck(game, SUPPORTERS, bit(game, ALLIANCE) if room else EVERYBODY)
    if card >= 0:
        if room:
            game.log("supporter_gained")
        gain_supporter(game, card, 0)


def lose_supporter(game: Root, card: int) -> None:
    """A supporter is spent or lost, openly."""
    taken_out(game.supporters, game.supporters_seen, card)
    discard(game, card)
    game.reveal()
