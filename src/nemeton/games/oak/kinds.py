"""What there is in Oak, by number, and the names that texts use."""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("feather", "mistletoe", "rune")
FEATHER: Final = 0
MISTLETOE: Final = 1
RUNE: Final = 2

INGREDIENTS: Final = ("bark", "root", "blueberry", "acorn", "mushroom")  # the order of 1.2
BARK: Final = 0
ROOT: Final = 1
BLUEBERRY: Final = 2
ACORN: Final = 3
MUSHROOM: Final = 4

DRUIDS: Final = ("ordinary", "archdruid", "bard", "ovate", "raven_master", "recluse", "ancient")
ORDINARY: Final = 0
ARCHDRUID: Final = 1
BARD: Final = 2
OVATE: Final = 3
RAVEN_MASTER: Final = 4
RECLUSE: Final = 5
ANCIENT: Final = 6
DRUIDS_EACH: Final = 9

PLAYERS: Final = ("violet", "orange", "turquoise", "yellow", "broichan")  # colours, by seat
BROICHAN: Final = 4

ORDERS: Final = ("bee", "blackbird", "cairns", "fox", "forest")
BEE: Final = 0
BLACKBIRD: Final = 1
CAIRNS: Final = 2
FOX: Final = 3
FOREST_ORDER: Final = 4

CARDS: Final = ("storytelling", "veneration", "lore", "wisdom", "ritual", "mysticism", "heart")
STORYTELLING: Final = 0
VENERATION: Final = 1
LORE: Final = 2
WISDOM: Final = 3
RITUAL: Final = 4
MYSTICISM: Final = 5
HEART: Final = 6

# Where an Assembly card is.
BESIDE: Final = 0  # advanced cards not yet in hand; the Heart before its Potion
IN_HAND: Final = 1
PLAYED: Final = 2  # face up since an earlier turn
PLAYING: Final = 3  # face up since this turn

# A deed is one action of a card: three Temple actions and the Oak action, six with the Heart.
DEEDS_EACH: Final = 4
HEART_OAK: Final = 29
HEART_DEEDS: Final = ("promote", "creature", "brew", "sanctuary", "artifact", "oak")


def deed_of(card: int, action: int) -> int:
    return card * DEEDS_EACH + action


def oak_deed(card: int) -> int:
    """The Oak action of a card."""
    return HEART_OAK if card == HEART else card * DEEDS_EACH + 3


def card_of(deed: int) -> int:
    return min(deed // DEEDS_EACH, HEART)


def deeds_of(card: int) -> range:
    """All actions of a card, the Oak action last."""
    return range(card * DEEDS_EACH, oak_deed(card) + 1)


def deed_names() -> tuple[str, ...]:
    """The text key of every deed."""
    found: list[str] = []
    for card in CARDS:
        actions = HEART_DEEDS if card == "heart" else ("1", "2", "3", "oak")
        found.extend(f"{card}_{action}" for action in actions)
    return tuple(found)


DEEDS: Final = deed_names()

# Branches and their spaces.
SPACES_EACH: Final = 7
SPACE_NAMES: Final = ("first", "second", "third", "left", "left_end", "right", "right_end")
FURTHER_EACH: Final = 4  # spaces that an owner's board may have besides, numbered after all others
FURTHER_NAMES: Final = ("fourth", "fifth", "left_second", "right_second")
FIRST_FURTHER: Final = SPACES_EACH * 3
SPACES: Final = (
    *(f"{branch}_{space}" for branch in RESOURCES for space in SPACE_NAMES),
    *(f"{branch}_{space}" for branch in RESOURCES for space in FURTHER_NAMES),
)


def space_number(branch: int, name: str) -> int:
    """The number of a space of a Branch."""
    if name in SPACE_NAMES:
        return branch * SPACES_EACH + SPACE_NAMES.index(name)
    return FIRST_FURTHER + branch * FURTHER_EACH + FURTHER_NAMES.index(name)


def branch_of(space: int) -> int:
    """The Branch of a space."""
    if space < FIRST_FURTHER:
        return space // SPACES_EACH
    return (space - FIRST_FURTHER) // FURTHER_EACH


BONUSES: Final = ("five_points", "elder", "creature", "potion", "stone", "artifact")

ARTIFACTS: Final = (
    "moonstone_necklace",
    "pendant_of_arduinna",
    "bag_of_runestones",
    "ornament_of_cernunnos",
    "enchanted_wood_shaper",
    "carnyx",
    "antler_headdress",
    "golden_cauldron",
    "golden_sickle",
    "horn_of_plenty",
    "ring_of_the_seer",
    "shield_of_toutatis",
)
GOLDEN_CAULDRON: Final = 7

POTIONS: Final = (
    "inspiration",
    "lightning_of_taranis",
    "gift_of_nature",
    "trick_of_lug",
    "blessing_of_belenos",
    "runic_power",
    "summon_dryad",
    "gift_of_arduinna",
    "renewal",
    "bloom",
    "wood_warp",
    "animal_companion",
    "gift_of_the_gods",
    "chosen",
    "heart_potion",
    "darkwood_3",
    "darkwood_4",
    "darkwood_5",
)
TILES: Final = 15
RUNIC_POWER: Final = 5
CHOSEN: Final = 13
HEART_POTION: Final = 14
DARKWOOD: Final = 15  # and the two tiers above

CREATURES: Final = (
    "sluagh_na_marbh",
    "bodach",
    "selkie",
    "boggart",
    "dobhar_chu",
    "each_uisge",
    "cu_sith",
    "buggane",
    "yan_gant_y_tan",
    "ceiliog_lugus",
    "korrigan",
    "pixie_queen",
    "aos_si",
    "aonbharr",
    "bugul_noz",
    "caoineag",
    "clurichaun",
    "fear_dearg",
    "abhartach",
    "fear_gorta",
    "cailleach",
    "fuath",
    "groach",
    "ghillie_dhu",
    "unicorn",
    "fachan",
    "glaistig",
    "leannan_sidhe",
    "tarw_cernunnos",
    "unseelie_court",
    "gancanagh",
    "seelie_court",
    "puca",
    "carw_gwyn",
    "ellen_trechend",
)
SLUAGH: Final = 0  # Bodach and Selkie follow: the exchange of each resource
BOGGART: Final = 3  # Dobhar-chú and Each Uisge follow: one stone, two, three
CU_SITH: Final = 6  # Buggane and Yan-gant-y-tan follow: the surcharge of each Temple
CEILIOG: Final = 9  # Korrigan and the Pixie Queen follow: two of each resource
AOS_SI: Final = 12
AONBHARR: Final = 13
BUGUL_NOZ: Final = 14
CAOINEAG: Final = 15
CLURICHAUN: Final = 16
FEAR_DEARG: Final = 17
ABHARTACH: Final = 18
FEAR_GORTA: Final = 19
CAILLEACH: Final = 20
FUATH: Final = 21
GROACH: Final = 22
GHILLIE_DHU: Final = 23
UNICORN: Final = 24
FACHAN: Final = 25
GLAISTIG: Final = 26
LEANNAN: Final = 27
TARW: Final = 28
UNSEELIE_COURT: Final = 29
GANCANAGH: Final = 30
SEELIE_COURT: Final = 31
PUCA: Final = 32
CARW_GWYN: Final = 33

# Places of Druids.
ROOTS: Final = 0
REST: Final = 1
FOREST: Final = 2
MENHIR_SPACE: Final = 3
ORDER_SPACE: Final = 4  # and 5, the second space of the Forest Order
HEART_SPACE: Final = 6
TEMPLES: Final = 7  # 3 × 3 slots
ON_ARTIFACT: Final = 16
ON_BRANCH: Final = 28
PLACES: Final = (
    "roots",
    "rest",
    "forest",
    "menhir",
    "order_first",
    "order_second",
    "heart",
    *(f"temple_{temple}_{stones}" for temple in RESOURCES for stones in (1, 2, 3)),
    *(f"artifact_{tile}" for tile in ARTIFACTS),
    *(f"branch_{space}" for space in SPACES),
)

ROWS: Final = ("stones", "creatures")  # the two card limits
STONES: Final = 0
CREATURE_ROW: Final = 1
SIDES: Final = ("elder", "ordinary")  # the two sides of a Sanctuary

# The verbs of free actions (3.12).
FREE: Final = ("trade", "abhartach", "extend", "exchange", "renew", "carw_gwyn")

# Where points come from, for the breakdown at the end.
SOURCES: Final = (
    "branches",
    "ends",
    "creatures",
    "artifacts",
    "sanctuaries",
    "menhirs",
    "darkwood",
    "storytelling",
)
FROM_BRANCHES: Final = 0
FROM_ENDS: Final = 1
FROM_CREATURES: Final = 2
FROM_ARTIFACTS: Final = 3
FROM_SANCTUARIES: Final = 4
FROM_MENHIRS: Final = 5
FROM_DARKWOOD: Final = 6
FROM_STORYTELLING: Final = 7

EFFECTS: Final = (
    # of cards and Orders
    "limit",
    "creature",
    "artifact",
    "recruit",
    "advance",
    "promote",
    "bag",
    "sanctuary",
    "swap",
    "brew",
    "recruit_two",
    "add_card",
    "replay",
    "six",
    "draw_three",
    "oak_feather",
    "oak_mistletoe",
    "oak_rune",
    # brewing with fewer tokens
    "brew_fewer",
    "cauldron_fewer",
    # of Artifacts, in their order
    *ARTIFACTS,
    # of Potions, in their order
    *POTIONS,
    # of Broichan
    "triples",
)
BREW: Final = 9
REPLAY: Final = 12
OAK_EFFECT: Final = 15  # on the Feather Branch; the other two follow
BREW_FEWER: Final = 18
CAULDRON_FEWER: Final = 19
POWERS: Final = 20
POTION_EFFECTS: Final = 32
TRIPLES: Final = 50
ADVANCE: Final = 4
CREATURE_EFFECT: Final = 1
LIMIT_EFFECT: Final = 0
