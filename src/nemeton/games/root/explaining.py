"""What every piece, card and mark of Root does; what holds of each now is in view/outlook.py.

Things: ("piece", name), on the map ("piece", name, clearing); ("card", name), one in hand; a card
that lies elsewhere carries a number ("card", name, 0); ("item", name), ("quest", name), ("place",
name), ("faction", name), ("mark", name), of a faction ("mark", name, faction); and the leaders,
characters, columns, services, relations, conspiracies, suits, orders and actions by their names.
"""

from __future__ import annotations

from typing import Final

from nemeton.engine.explanation import Thing
from nemeton.engine.text import Saying
from nemeton.games.root.components import CARD_KEYS, QUEST_KEYS, Components
from nemeton.games.root.kinds import (
    AMBUSH,
    BIRD,
    CHARACTERS,
    CLEARINGS,
    COLUMNS,
    CONSPIRACIES,
    DOMINANCE,
    FACTION_COUNT,
    FACTIONS,
    FAVOR,
    ITEM_CARD,
    ITEMS,
    LEADERS,
    PIECES,
    PLACE_NAMES,
    RANKS,
    RELATIONS,
    SERVICES,
    SPY,
    SUITS,
    VAGABOND,
    VAGABOND2,
)
from nemeton.games.root.vocabulary import ACTIONS, MARKS

__all__ = ["things"]

FACTION_RULES: Final = ("6", "7", "8", "9", "9", "10", "11", "MM")
PIECE_RULES: Final = {
    "sawmill": "6.4",
    "workshop": "4.1.1",
    "recruiter": "6.5.3",
    "roost": "7.6",
    "base": "8.4.1",
    "garden": "10.2",
    "keep": "6.2.2",
    "wood": "6.5.4",
    "sympathy": "8.2.6",
    "trade_post": "11.2",
}
ITEM_RULES: Final = ("9.5", "9.6.4", "9.5", "9.5", "9.5", "9.4.1", "9.6", "9.5")


def things(components: Components) -> dict[Thing, Saying]:
    """Every thing of the box, with the printed values in its words."""
    found: dict[Thing, Saying] = {}
    for names, kind, rule in (
        (LEADERS, "leader", "7.7.3"),
        (COLUMNS, "column", "7.5.2"),
        (SERVICES, "service", "11.2.7"),
        (CHARACTERS, "character", "9.3.1"),
        (RELATIONS, "relation", "9.2.9"),
        (CONSPIRACIES, "conspiracy", "10.4.3"),
        (SUITS, "suit", "2.1.1"),
    ):
        found.update({(kind, name): Saying("", rule) for name in names})
    for number, name in enumerate((*FACTIONS, "mechanical")):
        found["faction", name] = Saying("", FACTION_RULES[number])
    for number, name in enumerate(PLACE_NAMES):
        clearing = number < CLEARINGS
        found["place", name] = Saying("about-clearing", "2") if clearing else FOREST
    for number, name in enumerate(PIECES):
        found["piece", name] = piece_told(number, name)
    for number, name in enumerate(ITEMS):
        found["item", name] = Saying("", ITEM_RULES[number])
    found.update({("rank", name): Saying("about-rank", "MM.5") for name in RANKS})
    for kind, laws in (("mark", MARKS), ("action", ACTIONS)):
        found.update({(kind, name): Saying("", rule) for name, rule in laws.items()})
    found.update({("card", key): card_told(components, card) for card, key in enumerate(CARD_KEYS)})
    found.update({("quest", key): quest_told(components, n) for n, key in enumerate(QUEST_KEYS)})
    return found


FOREST: Final = Saying("about-forest", "2.4")


def piece_told(piece: int, name: str) -> Saying:
    if piece in (VAGABOND, VAGABOND2):
        return Saying("about-pawn", "9.2")
    if piece < FACTION_COUNT:
        return Saying("about-warrior", "4.2")
    return Saying("", PIECE_RULES[name])


def card_told(components: Components, card: int) -> Saying:
    """A card by its kind: items, favours, ambushes, Dominance and spies are alike but for suit."""
    cards = components.cards
    kind, suit = cards.kind[card], cards.suit[card]
    if kind == ITEM_CARD:
        points = cards.points[card]
        return Saying("about-crafted_item", "4.1.2", item=cards.item[card], points=points)
    if kind == FAVOR:
        return Saying("about-favor", "4.1.2", suit=suit)
    if kind == AMBUSH:
        return Saying("about-ambush_bird" if suit == BIRD else "about-ambush", "4.3.1", suit=suit)
    if kind == DOMINANCE:
        return Saying(
            "about-dominance_bird" if suit == BIRD else "about-dominance", "3.3", suit=suit
        )
    if kind == SPY:
        return Saying("about-spy", "MM.6")
    return Saying("", "7.4.2" if CARD_KEYS[card] == "vizier" else "4.1.3")


def quest_told(components: Components, quest: int) -> Saying:
    first, second = components.quest_items[quest]
    suit = components.quest_suit[quest]
    return Saying("about-quest", "9.5.5", suit=suit, item=first, other_item=second)
