"""The verbs of the cards: draw, gain, give, spend, discard, and who knows what lies where."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Choice, Option
from nemeton.games.root.kinds import ALLIANCE, BIRD, CULT, DOMINANCE, RIVERFOLK, SPY
from nemeton.games.root.laws.board import in_play, is_machine
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


def draw_from_deck(game: Root) -> int:
    """2.1.2 A card from the deck, else from the discard pile shuffled; -1 if none at all."""
    if not game.deck:
        if not game.discard:
            return -1
        reshuffle(game)
    card = game.chance.take(game.deck)
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
    for _ in range(number):
        card = draw_from_deck(game)
        if card < 0:
            break
        gain(game, faction, card, bit(game, faction))
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


def lose_unseen(game: Root, faction: int, card: int, witnesses: int, suit: int) -> int:
    """A card leaves a hand unseen: who is no witness forgets cards it may have been."""
    known = lose(game, faction, card)
    seen = game.hands_seen[faction]
    if faction != RIVERFOLK:
        for place, each in enumerate(game.hands[faction]):
            if suit == BIRD or suit_of(game, each) in (suit, BIRD):
                seen[place] &= witnesses
    return known | witnesses if faction != RIVERFOLK else EVERYBODY


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
    card = game.hands[victim][game.chance.below(len(game.hands[victim]))]
    witnesses = bit(game, taker) | bit(game, victim)
    gain(game, taker, card, lose_unseen(game, victim, card, witnesses, BIRD))
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
    lose(game, faction, card)
    discard(game, card)
    game.log("spent", faction=faction, card=card)
    game.reveal()


class DemandDiscard(Choice[Root]):
    """Whoever holds more than five cards at the end of the Evening discards down to five."""

    prompt = "discard"
    rule = "1.4"
    secret = True

    def __init__(self, faction: int, lowest: int) -> None:
        self.faction = faction
        self.lowest = lowest  # the cards are named in ascending order

    def seat(self, game: Root) -> int:
        return game.seat_of[self.faction]

    def options(self, game: Root) -> list[Option]:
        hand = sorted(game.hands[self.faction])
        excess = len(hand) - HAND_LIMIT
        if excess <= 0:
            return []
        eligible = [card for card in hand if card >= self.lowest]
        first = eligible[: len(eligible) - excess + 1]
        return [("discard", card) for card in sorted(set(first))]

    def chosen(self, game: Root, option: Option) -> None:
        spend(game, self.faction, option[1])
        game.then(DemandDiscard(self.faction, option[1]))


# 8.2.3 Supporters


def gain_supporter(game: Root, card: int, seen: int, unlimited: bool) -> None:
    """8.2.3.I Without a base there is room for five; what exceeds them is discarded."""
    if len(game.supporters) >= HAND_LIMIT and not unlimited:
        discard(game, card)
        game.log("supporter_discarded", card=card)
        return
    game.supporters.append(card)
    game.supporters_seen.append(seen | bit(game, ALLIANCE))
    if game.told is not None:
        game.log("supporter_gained")
        game.log("supporter_seen", to=(game.seat_of[ALLIANCE],), card=card)


def lose_supporter(game: Root, card: int) -> None:
    """A supporter is spent or lost, openly."""
    taken_out(game.supporters, game.supporters_seen, card)
    discard(game, card)
    game.reveal()
