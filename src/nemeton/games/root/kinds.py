"""The kinds of things in Root, as small numbers, and their names in the order of the numbers."""

from __future__ import annotations

from typing import Final

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final = ("fox", "rabbit", "mouse", "bird")

# 5.1.7 In the order of the setup letters; the Mechanical Marquise is the Marquise played by rules.
MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
VAGABOND2: Final = 4
CULT: Final = 5
RIVERFOLK: Final = 6
FACTIONS: Final = (
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "vagabond2",
    "cult",
    "riverfolk",
)
FACTION_COUNT: Final = 7
NOBODY: Final = -1

CLEARINGS: Final = 12
PLACES: Final = 20  # the clearings, then up to eight forests
PLACE_NAMES: Final = (*(str(number) for number in range(1, 13)), *"abcdefgh")
OFF_MAP: Final = -1

# Pieces: the warriors of a faction bear its number.
SAWMILL: Final = 7
WORKSHOP: Final = 8
RECRUITER: Final = 9
ROOST: Final = 10
BASE: Final = 11
GARDEN: Final = 12
KEEP: Final = 13
WOOD: Final = 14
SYMPATHY: Final = 15
TRADE_POST: Final = 16
KINDS: Final = 17
PIECES: Final = (
    "marquise_warrior",
    "eyrie_warrior",
    "alliance_warrior",
    "vagabond_pawn",
    "vagabond2_pawn",
    "cult_warrior",
    "riverfolk_warrior",
    "sawmill",
    "workshop",
    "recruiter",
    "roost",
    "base",
    "garden",
    "keep",
    "wood",
    "sympathy",
    "trade_post",
)
OWNER: Final = (0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 1, 2, 5, 0, 0, 2, 6)
PIECES_OF: Final = (
    (0, SAWMILL, WORKSHOP, RECRUITER, KEEP, WOOD),
    (1, ROOST),
    (2, BASE, SYMPATHY),
    (),
    (),
    (5, GARDEN),
    (6, TRADE_POST),
)
BEHIND_WARRIORS: Final = (  # 4.3.3 what hits reach only when the warriors are gone
    (SAWMILL, WORKSHOP, RECRUITER, KEEP, WOOD),
    (ROOST,),
    (BASE, SYMPATHY),
    (),
    (),
    (GARDEN,),
    (TRADE_POST,),
)
BUILDINGS_OF: Final = (
    (SAWMILL, WORKSHOP, RECRUITER),
    (ROOST,),
    (BASE,),
    (),
    (),
    (GARDEN,),
    (),
)
FIRST_BUILDING: Final = SAWMILL
LAST_BUILDING: Final = GARDEN

BOOT: Final = 0
BAG: Final = 1
SWORD: Final = 2
HAMMER: Final = 3
CROSSBOW: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
ITEMS: Final = ("boot", "bag", "sword", "hammer", "crossbow", "tea", "coin", "torch")
ITEM_KINDS: Final = 8

# 9.2.5 The four faces that a Vagabond's item can show; options and texts call them sides.
UP: Final = 0
DOWN: Final = 1
DAMAGED_UP: Final = 2
DAMAGED_DOWN: Final = 3
FACES: Final = ("up", "down", "damaged_up", "damaged_down")

# 9.2.9 The relationship track.
INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
RELATIONS: Final = ("indifferent", "cordial", "friendly", "allied", "hostile")

THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
ARBITER: Final = 4
SCOUNDREL: Final = 5
CHARACTERS: Final = ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel")

BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
LEADERS: Final = ("builder", "charismatic", "commander", "despot")

RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3
COLUMNS: Final = ("recruit", "move", "battle", "build")

HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICES: Final = ("hand_card", "riverboats", "mercenaries")

RANKS: Final = ("1", "2", "3", "4", "5")  # of the orders in their row
CONSPIRACIES: Final = ("crusade", "convert", "sanctify")

ITEM_CARD: Final = 0
PERSISTENT: Final = 1
FAVOR: Final = 2
AMBUSH: Final = 3
DOMINANCE: Final = 4
SPY: Final = 5
VIZIER_CARD: Final = 6
CARD_KINDS: Final = ("item", "persistent", "favor", "ambush", "dominance", "spy", "vizier")

STANDARD: Final = 0
COMPETITIVE: Final = 1
COOPERATIVE: Final = 2


def is_vagabond(faction: int) -> bool:
    return faction == VAGABOND or faction == VAGABOND2


# What points are scored by, for the log and the end of a game.
SOURCES: Final = (
    "crafting",
    "removal",
    "buildings",
    "roosts",
    "sympathy",
    "gardens",
    "posts",
    "dividends",
    "quests",
    "aid",
    "ruins",
    "arbiter",
    "cards",
    "strongholds",
)
BY_CRAFTING: Final = 0
BY_REMOVAL: Final = 1
BY_BUILDINGS: Final = 2
BY_ROOSTS: Final = 3
BY_SYMPATHY: Final = 4
BY_GARDENS: Final = 5
BY_POSTS: Final = 6
BY_DIVIDENDS: Final = 7
BY_QUESTS: Final = 8
BY_AID: Final = 9
BY_RUINS: Final = 10
BY_ARBITER: Final = 11
BY_CARDS: Final = 12
BY_STRONGHOLDS: Final = 13
