"""SC Which factions play together, which mixes are recommended, and how they are dealt."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from nemeton.engine.chance import Chance
from nemeton.games.root.components import TABLES
from nemeton.games.root.kinds import (
    COOPERATIVE,
    FACTION_COUNT,
    FACTIONS,
    MARQUISE,
    STANDARD,
    VAGABOND,
    VAGABOND2,
)

LETTERS: Final = {"M": 0, "E": 1, "A": 2, "V": 3, "L": 5, "R": 6}
MODE_NAMES: Final = ("standard", "competitive", "cooperative")
SMALL: Final = 3  # seats of the mixes that may be added to


def mix_of(letters: str) -> tuple[int, ...]:
    """The factions of a mix; a second V is the second Vagabond."""
    found: list[int] = []
    for letter in letters:
        faction = LETTERS[letter]
        found.append(VAGABOND2 if faction in found else faction)
    return tuple(sorted(found))


def read_lineups(entries: list[dict[str, Any]]) -> list[tuple[tuple[int, ...], int, bool]]:
    return [
        (mix_of(entry["mix"]), MODE_NAMES.index(entry["mode"]), bool(entry["star"]))
        for entry in entries
    ]


LINEUPS: Final = read_lineups(TABLES["lineups"]["lineup"])


def of_table(mode: int, seats: int, starred: bool = False) -> list[tuple[int, ...]]:
    """The mixes of the tables (SC.1–SC.4) for that many seats, the machine's included."""
    kind = COOPERATIVE if mode == COOPERATIVE else STANDARD
    return [
        mix
        for mix, of_mode, star in LINEUPS
        if of_mode == kind
        and len(mix) == seats
        and (star or not starred)
        and (mode == STANDARD or MARQUISE in mix)
    ]


def recommended(mode: int, seats: int) -> list[tuple[int, ...]]:
    """The mixes with a star."""
    return of_table(mode, seats, starred=True)


def listed(mode: int, seats: int) -> list[tuple[int, ...]]:
    """SC.3, SC.4 Those of the tables; from four seats on also three of them with others added."""
    found = of_table(mode, seats)
    if seats > SMALL:
        found += [mix for mix in mixes_of(seats) if mix not in found and is_extended(mode, mix)]
    return found


def mixes_of(seats: int) -> list[tuple[int, ...]]:
    """Every mix of that many factions; a second Vagabond only beside the first."""
    mixes = combinations(range(FACTION_COUNT), seats)
    return [mix for mix in mixes if VAGABOND2 not in mix or VAGABOND in mix]


def is_extended(mode: int, mix: tuple[int, ...]) -> bool:
    return any(set(base) <= set(mix) for base in of_table(mode, SMALL))


def is_recommended(mode: int, mix: tuple[int, ...]) -> bool:
    """SC.5 Whether a mix stands in the tables or grows out of them; others get a remark."""
    return mix in of_table(mode, len(mix)) or (len(mix) > SMALL and is_extended(mode, mix))


def numbered(names: tuple[str, ...]) -> list[int]:
    """The factions named, a second Vagabond as such."""
    found: list[int] = []
    for name in names:
        faction = FACTIONS.index(name)
        found.append(VAGABOND2 if faction == VAGABOND and faction in found else faction)
    return found


def dealt(settings: dict[str, Any], mode: int, players: int, chance: Chance) -> list[int]:
    """5.1.1 The faction of each seat, as listed or dealt."""
    if settings["guide"]:
        return [0, 1, 2, 3]
    if settings["factions"]:
        return numbered(settings["factions"])
    mix = list(chosen_mix(settings["assign"], mode, players, chance))
    if mode != STANDARD:
        mix.remove(MARQUISE)
    chance.shuffle(mix)
    return mix


def chosen_mix(assign: str, mode: int, players: int, chance: Chance) -> tuple[int, ...]:
    seats = players + (mode != STANDARD)
    mixes = recommended(mode, seats)
    if assign == "deal" and mixes:
        return mixes[0]  # the learning setup of the rulebook
    mixes = listed(mode, seats)
    if assign != "random" and mixes:
        return chance.pick(mixes)
    pool = [0, 1, 2, 3, 4, 5, 6]
    if mode != STANDARD:
        pool.remove(MARQUISE)
    chance.shuffle(pool)
    found = sorted(pool[:players])
    if VAGABOND2 in found and VAGABOND not in found:
        found = sorted([VAGABOND if each == VAGABOND2 else each for each in found])
    return tuple(found) if mode == STANDARD else (MARQUISE, *found)
