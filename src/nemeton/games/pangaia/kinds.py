"""What things are called: land types, cards, places of a spirit, and the words of options."""

from __future__ import annotations

from typing import Final

SUN: Final = 0
WIND: Final = 1
RAIN: Final = 2
SNOW: Final = 3
LAND_TYPES: Final = ("sun", "wind", "rain", "snow")

CONNECTION: Final = 0
GROVE: Final = 1
CROWN: Final = 2

# RC1-RC10, RG1-RG4, RK1-RK4: kind and printed land types. No other faces are possible; the data
# file says how many cards show each.
RITUALS: Final[tuple[tuple[int, int, int], ...]] = (
    (CONNECTION, SUN, WIND),
    (CONNECTION, SUN, RAIN),
    (CONNECTION, SUN, SNOW),
    (CONNECTION, WIND, RAIN),
    (CONNECTION, WIND, SNOW),
    (CONNECTION, RAIN, SNOW),
    (CONNECTION, SUN, SUN),
    (CONNECTION, WIND, WIND),
    (CONNECTION, RAIN, RAIN),
    (CONNECTION, SNOW, SNOW),
    (GROVE, SUN, SUN),
    (GROVE, WIND, WIND),
    (GROVE, RAIN, RAIN),
    (GROVE, SNOW, SNOW),
    (CROWN, SUN, SUN),
    (CROWN, WIND, WIND),
    (CROWN, RAIN, RAIN),
    (CROWN, SNOW, SNOW),
)
RITUAL_NAMES: Final = tuple(f"rc{number}" for number in range(1, 11)) + tuple(
    f"{letters}{number}" for letters in ("rg", "rk") for number in range(1, 5)
)

MOST_RITUALS: Final = 0
MOST_TALL_TREES: Final = 1
MOST_TREES: Final = 2
TALLEST_TREE: Final = 3
LARGEST_FOREST: Final = 4
WIDEST_SPREAD: Final = 5
MOST_CLIMATES: Final = 6
MOST_TREETOPS: Final = 7
MOST_SEEDS: Final = 8
MOST_RESOURCES: Final = 9
ACHIEVEMENT_NAMES: Final = tuple(f"ac{number}" for number in range(1, 11))
# What a card may count, in the order of these names; the box has six of them.
METRICS: Final = (
    "rituals",
    "tall_trees",
    "trees",
    "tallest_tree",
    "largest_forest",
    "tiles",
    "land_types",
    "treetops",
    "seeds",
    "resources",
)

SEED_PLANTING: Final = 0
GAIAS_FAVOUR: Final = 1
TREE_DECLINE: Final = 2
FERTILISER: Final = 3
MASTERY: Final = 4  # and the three after it: one for each land type
MIRACULOUS_SEED: Final = 8
GROWTH_SPURT: Final = 9
BLESSING_NAMES: Final = (
    "bl1",
    "bl2",
    "bl3",
    "bl4",
    "bl5-sun",
    "bl5-wind",
    "bl5-rain",
    "bl5-snow",
    "bl6",
    "bl7",
)

STORM: Final = 4
LOCATION_NAMES: Final = (*LAND_TYPES, "storm")

EVIL_SEED_GROWTH: Final = 0
DECLINE: Final = 1
TREE_GROWTH: Final = 2
CONTAMINATION: Final = 3
ACTION_NAMES: Final = ("evil_seed_growth", "decline", "tree_growth", "contamination")

# Where a spirit is when it stands on no lake.
DREAMING: Final = -1
PRAYING: Final = -2
ABSENT: Final = -3

NOBODY: Final = -1
NO_CARD: Final = -1
PLAYER: Final = 0  # the two sides of a solo game
CORRUPTED: Final = 1
SPIRIT_NAME: Final = 4  # the place of the Corrupted Spirit among the names of players
PLAYER_NAMES: Final = ("violet", "orange", "teal", "gold", "corrupted")

SLOT_NAMES: Final = ("s1", "s2", "s3", "s4", "s5", "s6")
SEED_NAMES: Final = ("a", "b", "c")
TITLES: Final = ("saviour", "guardian", "defender", "survivor")

HEXES: Final = 64  # sixteen tiles of four
HEX_NAMES: Final = tuple(
    f"{tile + 1}{part}" for tile in range(HEXES // 4) for part in ("", "a", "b", "c")
)
PAYMENT_NAMES: Final = tuple(
    "-".join(name for place, name in enumerate(LAND_TYPES) if mask >> place & 1) or "none"
    for mask in range(16)
)
BITS: Final = tuple(number.bit_count() for number in range(64))
