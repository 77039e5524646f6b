"""The component values: read from the data file, corrected by an owner's file, checked on load."""

from __future__ import annotations

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
    INGREDIENTS,
    ORDERS,
    POTIONS,
    RESOURCES,
    SPACE_NAMES,
    TILES,
)

__all__ = ["Values", "corrected", "provenance", "standard"]

Values = dict[str, Any]

PROVENANCE = ("rulebook", "public", "house", "owner")


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
    values = laid_over(standard(), owner)
    check_form(standard(), values, "")
    check_values(values)
    return values


def check_form(printed: Values, values: Values, where: str) -> None:
    """A number has two digits, a row of numbers as many as printed: each has its place there."""
    for name, value in values.items():
        place = f"{where}.{name}" if where else name
        old = printed[name]
        if isinstance(value, dict) and name != "provenance":
            check_form(old, value, place)
        elif isinstance(old, list) and type(old[0]) in (int, bool):
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
    """1. Seven spaces per Branch, two Ends each, six End bonuses, each used once."""
    used: list[str] = []
    for branch in RESOURCES:
        spaces = branches[branch]
        require(tuple(spaces) == SPACE_NAMES, f"branches.{branch}", "once", listed(SPACE_NAMES))
        ends = [name for name in SPACE_NAMES if "of" in spaces[name]]
        require(ends == ["left_end", "right_end"], f"branches.{branch}", "ends", listed(ends))
        used.extend(str(spaces[name]["of"]) for name in ends)
        check_shape(spaces, branch)
    require(sorted(used) == sorted(BONUSES), "branches", "once", listed(BONUSES))


def check_shape(spaces: Values, branch: str) -> None:
    """Every space hangs on one that comes before it; only an End has nothing above it."""
    seen = ["roots"]
    for name in SPACE_NAMES:
        below = str(spaces[name]["after"])
        require(below in seen, f"branches.{branch}.{name}.after", "known", listed(seen))
        require(not below.endswith("end"), f"branches.{branch}.{name}.after", "no-end", below)
        seen.append(name)
    bare = [n for n in SPACE_NAMES if all(spaces[each]["after"] != n for each in SPACE_NAMES)]
    require(bare == ["left_end", "right_end"], f"branches.{branch}", "ends", listed(bare))
    firsts = [n for n in SPACE_NAMES if spaces[n]["after"] == "roots"]
    require(len(firsts) == 1, f"branches.{branch}", "one-root", len(firsts))


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
                slot["space"] in SPACE_NAMES, f"solar.{profile}.space", "known", listed(SPACE_NAMES)
            )
    for slot in solar["literal"]:
        require(slot["few"] in (0, 2), "solar.literal.few", "known", "0, 2")
        require(slot["few"] == 0 or slot["four"] == 2, "solar.literal.four", "exactly", 2)


def check_sun(sun: Values) -> None:
    """3. Eleven spaces, rising values, the first one no Solstice."""
    values = sun["values"]
    require(len(values) == 11, "sun.values", "list", 11)
    rising = all(low < high for low, high in itertools.pairwise(values))
    require(rising, "sun.values", "rising")
    require(all(2 <= space <= 11 for space in sun["solstices"]), "sun.solstices", "range", "2 … 11")


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
        kinds = (*RESOURCES, "any", "same")
        require(board["kind"] in kinds, f"orders.{order}.kind", "known", listed(kinds))
        require(0 <= board["extension"] <= 9, f"orders.{order}.extension", "range", "0 … 9")


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
