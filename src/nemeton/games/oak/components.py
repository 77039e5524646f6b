"""The component values: read from the data file, corrected by an owner's file, checked on load."""

from __future__ import annotations

import copy
import itertools
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from nemeton.engine.corrections import laid_over, require, wrong
from nemeton.games.oak.kinds import (
    BONUSES,
    CARDS,
    CREATURES,
    EFFECTS,
    FURTHER_NAMES,
    INGREDIENTS,
    ORDERS,
    POTIONS,
    RESOURCES,
    SPACE_NAMES,
    TILES,
)

__all__ = ["Values", "corrected", "present_spaces", "provenance", "standard"]

Values = dict[str, Any]

PROVENANCE = ("rulebook", "public", "house", "owner")
ALL_SPACES = (*SPACE_NAMES, *FURTHER_NAMES)
ABSENT = "none"  # lies after nothing: a space that is not on the board
ANY_LENGTH = ("sun.solstices", "artifacts.notches")


def read_standard() -> Values:
    text = files("nemeton.games.oak").joinpath("data", "oak.toml").read_text(encoding="utf-8")
    values: Values = tomllib.loads(text)
    check_values(values)
    return values


known: list[Values] = []


def standard() -> Values:
    """The values of the data file, read and checked once; not to be changed."""
    if not known:
        known.append(read_standard())
    return known[0]


def corrected(owner: Values) -> Values:
    """The standard values with an owner's in their place; BadInput where they cannot be."""
    values = laid_over(standard(), spelled_out(owner))
    check_form(standard(), values, "")
    check_values(values)
    return values


def spelled_out(owner: Values) -> Values:
    """One number may stand for a row of equal ones: an income of the Branch's own kind, a cost of
    extending that is the same for both rows and every step."""
    values = copy.deepcopy(owner)
    for branch, spaces in tables_in(values, "branches"):
        for _, space in tables_in({"spaces": spaces}, "spaces"):
            if type(space.get("income")) is int and branch in RESOURCES:
                own = RESOURCES.index(branch)
                space["income"] = [space["income"] if kind == own else 0 for kind in range(3)]
    for _, board in tables_in(values, "orders"):
        if isinstance(board.get("kind"), str):
            board["kind"] = [board["kind"]] * 2
        if type(board.get("extension")) is int:
            board["extension"] = [[board["extension"]]] * 2
    return values


def tables_in(values: object, name: str) -> list[tuple[str, Values]]:
    """The tables inside one of these; what is no table is refused later."""
    table = values.get(name) if isinstance(values, dict) else None
    items = table.items() if isinstance(table, dict) else ()
    return [(str(key), each) for key, each in items if isinstance(each, dict)]


def check_form(printed: Values, values: Values, where: str) -> None:
    """A number has two digits, a row of numbers as many as printed: each has its place there."""
    for name, value in values.items():
        place = f"{where}.{name}" if where else name
        old = printed[name]
        if isinstance(value, dict) and name != "provenance":
            check_form(old, value, place)
        elif isinstance(old, list) and type(old[0]) in (int, bool) and place not in ANY_LENGTH:
            require(len(value) == len(old), place, "list", len(old))
        elif isinstance(value, int):
            require(abs(value) <= 99, place, "range", "-99 … 99")


def listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def check_values(values: Values) -> None:
    """2.17: what must hold of any printing of the game."""
    check_branches(values["branches"])
    check_solar(values["solar"])
    check_sun(values["sun"])
    check_ingredients(values)
    check_tiles(values)
    check_orders(values["orders"])
    check_cards(values)
    check_counts(values)
    provenance(values)


def check_branches(branches: Values) -> None:
    """1. Spaces that hang together, two Ends on each Branch, six End bonuses, each used once."""
    used: list[str] = []
    for branch in RESOURCES:
        spaces = branches[branch]
        known = sorted(spaces) == sorted(ALL_SPACES)
        require(known, f"branches.{branch}", "once", listed(ALL_SPACES))
        ends = [name for name in ALL_SPACES if "of" in spaces[name]]
        require(ends == ["left_end", "right_end"], f"branches.{branch}", "ends", listed(ends))
        used.extend(str(spaces[name]["of"]) for name in ends)
        check_shape(spaces, branch)
        check_income(spaces, branch)
    require(sorted(used) == sorted(BONUSES), "branches", "once", listed(BONUSES))


def present_spaces(spaces: Values) -> list[str]:
    """The spaces of a Branch from the Roots upwards, each after the one below it."""
    found: list[str] = []
    below = ["roots"]
    while below:
        found += [name for name in below if name != "roots"]
        below = [name for name in ALL_SPACES if spaces[name]["after"] in below]
    return found


def check_shape(spaces: Values, branch: str) -> None:
    """Every space hangs on another, down to the Roots; only an End has nothing above it."""
    for name in ALL_SPACES:
        below, place = str(spaces[name]["after"]), f"branches.{branch}.{name}.after"
        known = below in ALL_SPACES or below in ("roots", ABSENT)
        require(known, place, "known", listed(ALL_SPACES))
        require(not below.endswith("end"), place, "no-end", below)
    check_root(spaces, branch)
    present = present_spaces(spaces)
    for name in ALL_SPACES:
        hangs = name in present or spaces[name]["after"] == ABSENT
        require(hangs, f"branches.{branch}.{name}.after", "known", listed(["roots", *present]))
    bare = [n for n in present if all(spaces[each]["after"] != n for each in present)]
    require(sorted(bare) == ["left_end", "right_end"], f"branches.{branch}", "ends", listed(bare))


def check_root(spaces: Values, branch: str) -> None:
    firsts = [name for name in ALL_SPACES if spaces[name]["after"] == "roots"]
    require(len(firsts) == 1, f"branches.{branch}", "one-root", len(firsts))


def check_income(spaces: Values, branch: str) -> None:
    """What a Festival pays: so many of each kind, up to a full track."""
    for name in ALL_SPACES:
        if "income" in spaces[name]:
            good = all(0 <= each <= 9 for each in spaces[name]["income"])
            require(good, f"branches.{branch}.{name}.income", "range", "0 … 9")


def check_solar(solar: Values) -> None:
    """2. Six Solar tokens at four players, at most six below; a slot used by all holds two."""
    for profile in ("literal", "symmetric"):
        slots = solar[profile]
        require(sum(slot["four"] for slot in slots) == 6, f"solar.{profile}.four", "total", 6)
        require(sum(slot["few"] for slot in slots) <= 6, f"solar.{profile}.few", "total", "0 … 6")
        for slot in slots:
            require(slot["few"] >= 0 and slot["four"] >= 0, f"solar.{profile}", "range", "0 … 6")
            require(
                slot["branch"] in RESOURCES, f"solar.{profile}.branch", "known", listed(RESOURCES)
            )
            require(
                slot["space"] in ALL_SPACES, f"solar.{profile}.space", "known", listed(ALL_SPACES)
            )
    for slot in solar["literal"]:
        require(slot["few"] in (0, 2), "solar.literal.few", "known", "0, 2")
        require(slot["few"] == 0 or slot["four"] == 2, "solar.literal.four", "exactly", 2)


def check_sun(sun: Values) -> None:
    """3. Eleven spaces, rising values, Solstices on any of them but the first."""
    values = sun["values"]
    require(len(values) == 11, "sun.values", "list", 11)
    rising = all(low < high for low, high in itertools.pairwise(values))
    require(rising, "sun.values", "rising")
    solstices = sun["solstices"]
    require(all(2 <= space <= 11 for space in solstices), "sun.solstices", "range", "2 … 11")
    require(len(set(solstices)) == len(solstices), "sun.solstices", "once", "2 … 11")


def check_ingredients(values: Values) -> None:
    """4. Forty tokens, recipes of known kinds, five Potions per level."""
    counts = [values["ingredients"][kind] for kind in INGREDIENTS]
    require(sum(counts) == 40 and min(counts) >= 0, "ingredients", "total", 40)
    potions = values["potions"]
    require(tuple(potions) == POTIONS[:TILES], "potions", "once", listed(POTIONS[:TILES]))
    for level in (1, 2, 3):
        of_level = [name for name in potions if potions[name]["level"] == level]
        require(len(of_level) == 5, "potions.level", "levels", level)
    kinds = (*INGREDIENTS, "any")
    for name in potions:
        recipe = potions[name]["recipe"]
        good = 1 <= len(recipe) <= 5 and all(kind in kinds for kind in recipe)
        require(good, f"potions.{name}.recipe", "known", listed(kinds))
    tiers = values["darkwood"]["kinds"]
    require(all(1 <= each <= 5 for each in tiers), "darkwood.kinds", "range", "1 … 5")


def check_tiles(values: Values) -> None:
    """5, 6. Notches from +4 to −3; Creatures 1 to 35, the last two worth −3 and +5."""
    notches = values["artifacts"]["notches"]
    require(2 <= len(notches) <= 9, "artifacts.notches", "list", "2 … 9")
    require(notches[0] == 4, "artifacts.notches", "first", 4)
    require(notches[-1] == -3, "artifacts.notches", "last", -3)
    require(all(each <= 0 for each in notches[1:]), "artifacts.notches", "losses")
    creatures = values["creatures"]
    require(tuple(creatures) == CREATURES, "creatures", "once", listed(CREATURES))
    numbers = [creatures[name]["number"] for name in CREATURES]
    require(numbers == list(range(1, 36)), "creatures.number", "once", "1 … 35")
    require(creatures["carw_gwyn"]["points"] == -3, "creatures.carw_gwyn.points", "exactly", -3)
    require(
        creatures["ellen_trechend"]["points"] == 5, "creatures.ellen_trechend.points", "exactly", 5
    )


def check_orders(orders: Values) -> None:
    """7. Every Order has three rest spaces and one or two Special actions."""
    for order in ORDERS:
        board = orders[order]
        spaces = board["elder_spaces"] + board["ordinary_spaces"]
        require(spaces == 3, f"orders.{order}.elder_spaces", "rests")
        actions = board["actions"]
        require(len(actions) in (1, 2), f"orders.{order}.actions", "list", "1 … 2")
        require(len(actions) == len(board["elder"]), f"orders.{order}.elder", "list", len(actions))
        known = EFFECTS[:15]
        require(
            all(each in known for each in actions),
            f"orders.{order}.actions",
            "known",
            listed(known),
        )
        check_extension(board, f"orders.{order}")


def check_extension(board: Values, where: str) -> None:
    """What a step of either card limit costs: a kind for each row, a number for each step."""
    kinds = (*RESOURCES, "any", "same")
    require(len(board["kind"]) == 2, f"{where}.kind", "list", 2)
    require(all(kind in kinds for kind in board["kind"]), f"{where}.kind", "known", listed(kinds))
    require(len(board["extension"]) == 2, f"{where}.extension", "list", 2)
    for steps in board["extension"]:
        require(1 <= len(steps) <= 9, f"{where}.extension", "list", "1 … 9")
        good = all(0 <= each <= 9 for each in steps)
        require(good, f"{where}.extension", "range", "0 … 9")


def check_cards(values: Values) -> None:
    """Every card has its Temple, three actions the rules know, and costs that can be paid."""
    require(tuple(values["cards"]) == CARDS[:6], "cards", "once", listed(CARDS[:6]))
    for name in CARDS[:6]:
        card = values["cards"][name]
        require(card["temple"] in RESOURCES, f"cards.{name}.temple", "known", listed(RESOURCES))
        check_deeds(card, f"cards.{name}")
    check_deeds(values["heart"], "heart")
    kinds = values["heart"]["resources"]
    require(all(kind in RESOURCES for kind in kinds), "heart.resources", "known", listed(RESOURCES))
    around = sorted(values["temples"][name]["clockwise"] for name in RESOURCES)
    require(around == [1, 2, 3], "temples.clockwise", "once", "1, 2, 3")
    for name in RESOURCES:
        image = values["temples"][name]["image"]
        require(image in (1, 2, 3), f"temples.{name}.image", "range", "1 … 3")


def check_deeds(card: Values, where: str) -> None:
    effects, costs, known = card["effects"], card["costs"], EFFECTS[:13]
    require(all(each in known for each in effects), f"{where}.effects", "known", listed(known))
    require(len(effects) == len(costs), f"{where}.effects", "list", len(costs))
    require(all(0 <= each <= 9 for each in costs), f"{where}.costs", "range", "0 … 9")
    require(0 <= card["oak"] <= 9, f"{where}.oak", "range", "0 … 9")


def check_counts(values: Values) -> None:
    """Numbers of pieces that the tables are laid out for."""
    require(values["druids"]["resting"] == 3, "druids.resting", "exactly", 3)
    require(values["druids"]["roots"] == 6, "druids.roots", "exactly", 6)
    for table in ("resources", "places", "forest", "stones", "renewal", "dusk", "broichan"):
        for name, value in values[table].items():
            numbers = value if isinstance(value, list) else [value]
            good = name == "provenance" or all(each >= 0 for each in numbers)
            require(good, f"{table}.{name}", "range", "0 … 99")
    start, most = values["resources"]["start"], values["resources"]["most"]
    require(max(start) <= most <= 9, "resources.most", "range", f"{max(start)} … 9")
    seats = values["gancanagh"]["seats"]
    require(0 <= seats <= 6, "gancanagh.seats", "range", "0 … 6")
    limits = values["limits"]
    for first, last in zip(limits["start"], limits["most"], strict=True):
        require(0 <= first <= last <= 9, "limits", "range", "0 … 9")


def provenance(values: Values) -> list[tuple[str, Any, str]]:
    """Every value with its place and where it comes from; BadInput where that is not said."""
    found: list[tuple[str, Any, str]] = []
    collect(values, "", found)
    return found


def collect(table: Values, where: str, found: list[tuple[str, Any, str]]) -> None:
    for name, value in table.items():
        place = f"{where}.{name}" if where else str(name)
        if isinstance(value, dict) and name != "provenance":
            collect(value, place, found)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, each in enumerate(value, 1):
                collect(each, f"{place}[{number}]", found)
        elif name != "provenance":
            found.append((place, value, said_source(table.get("provenance"), name, place)))


def said_source(source: object, name: str, place: str) -> str:
    said = source.get(name) if isinstance(source, dict) else source
    parts = said if isinstance(said, list) else [said]
    if not parts or any(part not in PROVENANCE for part in parts):
        raise wrong(f"{place}.provenance", "known", listed(PROVENANCE))
    return ", ".join(str(part) for part in parts)
