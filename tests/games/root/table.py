"""A table for the tests: pieces are set by hand, questions are asked and answered for real."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from nemeton import testing
from nemeton.engine.chance import Chance, Fast
from nemeton.engine.flow import Option, Step
from nemeton.games.root.components import CARD_KEYS, VIZIER
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    BY_CARDS,
    CHARACTERS,
    CLEARINGS,
    FACTION_COUNT,
    FACTIONS,
    ITEM_KINDS,
    ITEMS,
    KEEP,
    KINDS,
    MARQUISE,
    TRADE_POST,
    UP,
    VAGABOND,
)
from nemeton.games.root.laws.board import in_play, ruler
from nemeton.games.root.laws.items import gain_item, held, slot
from nemeton.games.root.laws.turn import Turn
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root

C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12 = range(12)


class Loaded(Chance):
    """Dice and draws that a test has announced; what comes after them is ordinary luck."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script = script
        self.rest = Fast(1)

    def draw(self, bound: int) -> int:
        return self.script.pop(0) if self.script else self.rest.draw(bound)

    def clone(self) -> Loaded:
        return Loaded(list(self.script))

    def saved(self) -> dict[str, Any]:
        return self.rest.saved()


class Score(Step[Root]):
    """A faction scores, whatever by."""

    def __init__(self, faction: int, points: int) -> None:
        self.faction = faction
        self.points = points

    def run(self, game: Root) -> None:
        score(game, self.faction, self.points, BY_CARDS)


class Table(testing.Table[Root]):
    """An empty map with the factions named, the first of them on turn."""

    def __init__(self, *factions: str, seed: int = 1, players: int = 0, **options: Any) -> None:
        count = players or len(factions)
        state = GAME.start(
            players=count, factions=factions, first="first_seat", seed=seed, **options
        )
        super().__init__(state)
        self.from_nowhere = False  # items that a test has given out of thin air
        while self.state.turn_place < 0:
            self.state.choose(self.state.options()[0])
        self.clear()

    def clear(self) -> None:
        """Every piece back to its supply, every card back to the deck."""
        game = self.state
        game.pieces = [0] * (CLEARINGS * KINDS)
        game.keep = -1
        warriors = game.rules.components.warriors
        game.supply = [
            warriors[each] if in_play(game, each) else 0 for each in range(FACTION_COUNT)
        ]
        for hand in (*game.hands, game.supporters, *game.decree, game.revealed, game.discard):
            game.deck += [card for card in hand if card != VIZIER]
            hand.clear()
        game.deck.sort()
        for seen in (*game.hands_seen, game.supporters_seen):
            seen.clear()
        game.payments = [0] * FACTION_COUNT
        game.funds = [0] * FACTION_COUNT
        game.posts_placed = [0] * 3
        game.items = [0] * (2 * 4 * ITEM_KINDS)
        game.acolytes = game.officers = game.used = 0
        game.lost_souls = []
        self.clear_stack()
        game.active = game.order[0]

    # Given

    def put(self, piece: int, clearing: int, number: int = 1) -> Self:
        game = self.state
        game.pieces[clearing * KINDS + piece] += number
        if piece < FACTION_COUNT:
            game.supply[piece] -= number
        elif piece == KEEP:
            game.keep = clearing
        elif piece == TRADE_POST:
            game.posts_placed[game.suits[clearing]] += number
        return self

    def hand(self, faction: int, *cards: str) -> Self:
        for card in cards:
            number = CARD_KEYS.index(card)
            self.state.deck.remove(number)
            self.state.hands[faction].append(number)
            self.state.hands_seen[faction].append(1 << self.state.seat_of[faction])
        return self

    def supporters(self, *cards: str) -> Self:
        for card in cards:
            number = CARD_KEYS.index(card)
            self.state.deck.remove(number)
            self.state.supporters.append(number)
            self.state.supporters_seen.append(1 << self.state.seat_of[2])
        return self

    def in_play(self, faction: int, *cards: str) -> Self:
        for card in cards:
            self.state.deck.remove(CARD_KEYS.index(card))
            self.state.in_play[faction] |= 1 << CARD_KEYS.index(card)
        return self

    def decree(self, column: int, *cards: str) -> Self:
        for card in cards:
            number = CARD_KEYS.index(card)
            if number != VIZIER:
                self.state.deck.remove(number)
            self.state.decree[column].append(number)
        return self

    def lost_souls(self, *cards: str) -> Self:
        for card in cards:
            self.state.deck.remove(CARD_KEYS.index(card))
            self.state.lost_souls.append(CARD_KEYS.index(card))
        return self

    def discarded(self, *cards: str) -> Self:
        for card in cards:
            self.state.deck.remove(CARD_KEYS.index(card))
            self.state.discard.append(CARD_KEYS.index(card))
        return self

    def items(self, vagabond: int, *items: str, face: int = UP) -> Self:
        self.from_nowhere = True
        for item in items:
            self.state.items[slot(vagabond, face, ITEMS.index(item))] += 1
        return self

    def crafted(self, faction: int, *items: str) -> Self:
        for item in items:
            self.state.item_supply[ITEMS.index(item)] -= 1
            gain_item(self.state, faction, ITEMS.index(item))
        return self

    def pawn(self, vagabond: int, place: int, character: str = "") -> Self:
        self.state.pawns[vagabond - VAGABOND] = place
        if character:
            self.state.characters[vagabond - VAGABOND] = CHARACTERS.index(character)
        return self

    def score(self, faction: int, points: int) -> Self:
        self.state.scores[faction] = points
        return self

    def active(self, faction: int) -> Self:
        self.state.active = faction
        return self

    def luck(self, *draws: int) -> Self:
        """Dice and draws to come; those after them are ordinary luck."""
        self.state.chance = Loaded(list(draws))
        return self

    # How the tests speak: factions are asked, cards, items and factions may be named

    def seat_of(self, faction: int) -> int:
        return self.state.seat_of[faction]

    def option(self, verb: str, *arguments: int | str) -> Option:
        return (verb, *(number_of(each) for each in arguments))

    # When

    def turn(self, faction: int) -> Self:
        return self.when(Turn(faction))

    def marquise_daylight(self) -> Self:
        """The Marquise has the choice of her Daylight."""
        return self.turn(MARQUISE).decline_until("marquise_daylight")

    # Then

    def faults(self) -> list[str]:
        return [each for each in super().faults() if each != "items" or not self.from_nowhere]

    def why_not(self, verb: str, *arguments: int | str) -> str:
        """The English reason with its §: not the general one, and there is a French one too."""
        tried = self.option(verb, *arguments)
        assert tried not in self.options(), f"{tried} is offered"
        said = self.state.why_not(tried, "en")
        assert not said.startswith(("That is not possible now.", "That is no action of this game."))
        assert self.state.why_not(tried, "fr") != said
        return said

    def verbs(self) -> set[str]:
        return {str(option[0]) for option in self.state.options()}

    def count(self, piece: int, clearing: int) -> int:
        return self.state.pieces[clearing * KINDS + piece]

    def ruler(self, clearing: int) -> int:
        return ruler(self.state, clearing)

    def points(self, faction: int) -> int:
        return self.state.scores[faction]

    def cards(self, faction: int) -> list[str]:
        return names(self.state.hands[faction])

    def held(self, vagabond: int, item: str, face: int = UP) -> int:
        return held(self.state, vagabond, face, ITEMS.index(item))


def number_of(value: int | str) -> int:
    """Cards, items and factions may be named."""
    if isinstance(value, int):
        return value
    for known in (CARD_KEYS, ITEMS, FACTIONS):
        if value in known:
            return known.index(value)
    raise KeyError(value)


def names(cards: Sequence[int]) -> list[str]:
    return sorted(CARD_KEYS[card] for card in cards)
