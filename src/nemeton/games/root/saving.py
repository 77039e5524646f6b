"""What a save keeps of the table, and how it is read back within its bounds."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.errors import BadInput
from nemeton.engine.fields import Fields, checked_number
from nemeton.games.root.components import CARD_COUNT, QUEST_KEYS
from nemeton.games.root.fight import Fight
from nemeton.games.root.kinds import (
    BIRD,
    CHARACTERS,
    CLEARINGS,
    FACTION_COUNT,
    ITEM_KINDS,
    KINDS,
    LEADERS,
    PLACES,
    RELATIONS,
)
from nemeton.games.root.state import Root

CARD: Final = CARD_COUNT - 1
QUEST: Final = len(QUEST_KEYS) - 1
FACTION: Final = FACTION_COUNT - 1
MASK: Final = (1 << CARD_COUNT) - 1
SEATS: Final = 0b1111111

# name, lowest, highest
SINGLE: Final = (
    ("keep", -1, CLEARINGS - 1),
    ("turn_place", -1, FACTION),
    ("round", 0, 10**6),
    ("active", -1, FACTION),
    ("reached", 0, 127),
    ("used", 0, MASK),
    ("acted", 0, 999),
    ("battles", 0, 10**6),
    ("wins", 0, 10),
    ("tea_counted", 0, 99),
    ("leader", -1, len(LEADERS) - 1),
    ("leaders_up", 0, 15),
    ("officers", 0, 99),
    ("acolytes", 0, 99),
    ("outcast", -1, 2),
    ("hated", 0, 1),
    ("scored_suits", 0, 7),
    ("services_bought", 0, 99),
    ("riverboats", -1, FACTION),
    ("mercenaries_bought", -1, FACTION),
    ("mercenaries", -1, FACTION),
)

# name, lowest, highest, length (-1: any)
LISTS: Final = (
    ("suits", 0, BIRD - 1, CLEARINGS),
    ("pieces", 0, 25, CLEARINGS * KINDS),
    ("ruins", 0, 1, CLEARINGS),
    ("ruin_seen", 0, SEATS, CLEARINGS),
    ("scorched", 0, 1, CLEARINGS),
    ("pawns", -1, PLACES - 1, 2),
    ("item_supply", 0, 9, ITEM_KINDS),
    ("deck", 0, CARD, -1),
    ("discard", 0, CARD, -1),
    ("lost_souls", 0, CARD, -1),
    ("available", 0, CARD, -1),
    ("supporters", 0, CARD, -1),
    ("supporters_seen", 0, SEATS, -1),
    ("revealed", 0, CARD, -1),
    ("orders", 0, CARD, -1),
    ("orders_seen", 0, SEATS, -1),
    ("machine_done", 0, 99, -1),
    ("in_play", 0, MASK, FACTION_COUNT),
    ("dominance", -1, CARD, FACTION_COUNT),
    ("quest_row", 0, QUEST, -1),
    ("quest_deck", 0, QUEST, -1),
    ("seat_of", -1, FACTION, FACTION_COUNT),
    ("order", 0, FACTION, -1),
    ("scores", 0, 99, FACTION_COUNT),
    ("coalition", -1, FACTION, FACTION_COUNT),
    ("supply", 0, 99, FACTION_COUNT),
    ("crafted", 0, 9, FACTION_COUNT * ITEM_KINDS),
    ("crafting_used", 0, 99, 3),
    ("kept", 0, MASK, FACTION_COUNT),
    ("characters", -1, len(CHARACTERS) - 1, 2),
    ("items", 0, 9, 2 * 4 * ITEM_KINDS),
    ("ruin_taken", 0, 255, 2),
    ("relations", 0, len(RELATIONS) - 1, 2 * FACTION_COUNT),
    ("aids", 0, 99, 2 * FACTION_COUNT),
    ("quests_done", 0, 1 << len(QUEST_KEYS), 2),
    ("payments", 0, 99, FACTION_COUNT),
    ("funds", 0, 99, FACTION_COUNT),
    ("commitments", 0, 99, FACTION_COUNT),
    ("track_funds", 0, 9, 3 * FACTION_COUNT),
    ("posts_placed", 0, 9, 3),
    ("prices", 1, 9, 3),
)

# name, lowest, highest, rows
NESTED: Final = (
    ("hands", 0, CARD, FACTION_COUNT),
    ("hands_seen", 0, SEATS, FACTION_COUNT),
    ("decree", 0, CARD, 4),
)

# of a battle: name, lowest, highest
FIGHT_NUMBERS: Final = (
    ("attacker", -1, FACTION_COUNT - 1),
    ("defender", -1, FACTION_COUNT - 1),
    ("clearing", -1, CLEARINGS - 1),
    ("ally", -1, FACTION_COUNT - 1),
    ("instigator", -1, FACTION_COUNT - 1),
    ("arbiter", -1, FACTION_COUNT - 1),
    ("ambush", -1, CARD_COUNT - 1),
    ("foil", -1, CARD_COUNT - 1),
    ("limit_of_attacker", 0, 99),
    ("limit_of_defender", 0, 99),
    ("rolled_on_attacker", 0, 99),
    ("rolled_on_defender", 0, 99),
    ("extra_on_attacker", 0, 99),
    ("extra_on_defender", 0, 99),
    ("hits_on_ally", 0, 99),
    ("hits_on_items", 0, 99),
    ("reasons", 0, 63),
    ("healed", -1, 99),
)
FIGHT_LISTS: Final = ("dice", "marked", "ambushed", "fallen")


def fields(game: Root) -> dict[str, Any]:
    """The table as plain values."""
    found: dict[str, Any] = {}
    for name, _, _ in SINGLE:
        found[name] = getattr(game, name)
    for name, _, _, _ in LISTS:
        found[name] = list(getattr(game, name))
    for name, _, _, _ in NESTED:
        found[name] = [list(row) for row in getattr(game, name)]
    found["ruin_items"] = [list(each) for each in game.ruin_items]
    found["fight"] = fight_fields(game.fight)
    found["last_fight"] = fight_fields(game.last_fight)
    if game.rules.match:
        found["earlier"] = list(game.earlier)
    return found


def fight_fields(fight: Fight) -> dict[str, Any]:
    found: dict[str, Any] = {name: getattr(fight, name) for name, _, _ in FIGHT_NUMBERS}
    for name in FIGHT_LISTS:
        found[name] = list(getattr(fight, name))
    return found


def restore(game: Root, saved: Fields) -> None:
    """The table as it was written; BadInput where a value cannot be."""
    for name, low, high in SINGLE:
        setattr(game, name, saved.number(name, low, high))
    for name, low, high, length in LISTS:
        setattr(game, name, saved.numbers(name, low, high, length))
    for name, low, high, rows in NESTED:
        setattr(game, name, saved.rows(name, low, high, rows))
    game.ruin_items = [
        tuple(checked_number(item, 0, ITEM_KINDS - 1, "save.table.ruin_items") for item in row)
        for row in saved.items("ruin_items", CLEARINGS)
    ]
    game.fight = restored_fight(saved.fields("fight"))
    game.last_fight = restored_fight(saved.fields("last_fight"))
    if game.rules.match:
        game.earlier = saved.numbers("earlier", 0, 99)
    check_marks(game)


def restored_fight(saved: Fields) -> Fight:
    fight = Fight()
    for name, low, high in FIGHT_NUMBERS:
        setattr(fight, name, saved.number(name, low, high))
    for name in FIGHT_LISTS:
        setattr(fight, name, saved.numbers(name, 0, 99))
    saved.finish()
    return fight


def check_marks(game: Root) -> None:
    """Every card that lies hidden has its mark of who has seen it, and no mark is left over."""
    pairs = [
        ("orders_seen", len(game.orders), len(game.orders_seen)),
        ("supporters_seen", len(game.supporters), len(game.supporters_seen)),
    ]
    for hand, seen in zip(game.hands, game.hands_seen, strict=True):
        pairs.append(("hands_seen", len(hand), len(seen)))
    for name, cards, marks in pairs:
        if cards != marks:
            raise BadInput("bad-save", where=f"save.table.{name}", expected=f"[{cards} × …]")
