"""2 The component values: one data file, checked, which an owner may correct."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from nemeton.engine.chance import Fast
from nemeton.engine.corrections import laid_over, require, wrong
from nemeton.games.pangaia import kinds
from nemeton.games.pangaia.continent import DIRECTIONS, RHOMBUS, STANDARD, Shape, random_spots

SOURCES = ("rulebook", "public", "house")
LANDS = ", ".join(kinds.LAND_TYPES)
ATTEMPTS = 8  # at laying a continent, before tiles of another shape are refused
PRINTED_SEGMENTS = 3  # with as many the printed tiles can always be laid
REACH = 3  # how far a hex of a tile may lie from its lake: four in a row
ACHIEVEMENTS = ["AC1", "AC2", "AC3", "AC4", "AC5", "AC6"]
METRICS = ", ".join(kinds.METRICS)
LABELS = ("id", "location")  # of the slots and the automa cards
BLESSINGS = ("BL1", "BL2", "BL3", "BL4", "BL6", "BL7")


class Components:
    """The numbers printed on boards and cards, as the rules use them."""

    def __init__(self, values: dict[str, Any]) -> None:
        mine = values["per_player"]
        self.tiles_per_type: int = values["tile"]["per_type"]
        self.shape: Shape = shape_of(values["tile"])
        self.min_segments: int = values["tile"]["min_segments"]
        self.trees: int = mine["trees"]
        self.treetops: int = mine["treetops"]
        self.seeds: int = mine["seeds"]
        self.start_energy: int = mine["start_le"]
        self.rituals_used: list[int] = [0] + [values["rituals_used"][str(n)] for n in (1, 2, 3, 4)]
        self.rituals: list[int] = sorted(map(kinds.RITUALS.index, faces(values["rituals"])))
        self.display: int = values["display"]
        self.still_rounds: int = values["stillness"]["rounds"]
        self.still_warnings: int = values["stillness"]["warnings"]
        slots = values["slots"]
        self.slot_cost: list[int] = [slot["cost"] for slot in slots]
        self.slot_plant: list[int] = [slot["plant"] for slot in slots]
        self.slot_energy: list[int] = [slot["end_le"] for slot in slots]
        self.seal_blessings: list[int] = [slot["blessings"] for slot in slots]
        self.slot_seed: list[int] = ["ABC".index(slot["seed"]) for slot in slots]
        self.seed_slots: list[int] = [
            sum(1 << slot for slot in range(6) if self.slot_seed[slot] == seed) for seed in range(3)
        ]
        self.read_achievements(values["achievements"])
        self.read_blessings(values["blessings"])
        self.read_solo(values["solo"])

    def read_achievements(self, values: dict[str, Any]) -> None:
        counted = [kinds.METRICS.index(card["counts"]) for card in values["cards"]]
        self.achievements: list[int] = sorted(counted)
        self.achievements_shown: int = values["shown"]
        self.achievement_alone: int = values["alone"]
        self.achievement_tied: int = values["tied"]

    def read_blessings(self, values: dict[str, Any]) -> None:
        first = [values[name] for name in BLESSINGS[:4]]
        mastery = [values["BL5"][name] for name in kinds.LAND_TYPES]
        self.blessing_copies: list[int] = [*first, *mastery, values["BL6"], values["BL7"]]
        self.blessing_price: int = values["buy_same_type"]
        self.blessings_drawn: int = values["buy_draw"]
        self.blessings_kept: int = values["buy_keep"]

    def read_solo(self, values: dict[str, Any]) -> None:
        self.solo_energy: int = values["start_le"]
        self.land_energy: int = values["land_energy"]
        self.heal_marker: int = values["heal_marker"]
        self.heal_energy: int = values["heal_energy"]
        self.healed_energy: int = values["healed_energy"]
        self.convert: int = values["convert"]
        self.markers: int = values["markers"]
        self.solo_secret: bool = values["secret_ritual"]
        self.solo_first_blessing: bool = values["first_ritual_blessing"]
        self.read_automa(values["automa"])

    def read_automa(self, cards: list[dict[str, Any]]) -> None:
        self.automa_copies: list[int] = [0] * 5
        self.automa_action: list[int] = [-1] * 5
        for card in cards:
            place = kinds.LOCATION_NAMES.index(card["location"])
            self.automa_copies[place] = card["copies"]
            if card["action"] is not None:
                self.automa_action[place] = kinds.ACTION_NAMES.index(card["action"])


def printed() -> dict[str, Any]:
    """The data file that comes with the game, with the provenance of every value."""
    path = files("nemeton.games.pangaia").joinpath("data", "components.json")
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document


def components(correction: dict[str, Any] | None) -> Components:
    """The values to play with: the printed ones, where an owner has not corrected them."""
    return Components(checked(corrected(correction)))


def corrected(correction: dict[str, Any] | None) -> dict[str, Any]:
    """The printed values, an owner's put over them."""
    values: dict[str, Any] = bare(printed())
    return values if correction is None else laid_over(values, bare(correction), LABELS)


def bare(content: Any) -> Any:
    """The values alone: without provenance, and `{"value": x, "provenance": …}` as x."""
    if isinstance(content, dict):
        if "value" in content:
            return content["value"]
        return {name: bare(part) for name, part in content.items() if name != "provenance"}
    if isinstance(content, list):
        return [bare(part) for part in content]
    return content


def checked(values: dict[str, Any]) -> dict[str, Any]:
    """Refuses values that no rule could work with, and says which."""
    try:
        check_counts(values)
        check_slots(values["slots"])
        check_rituals(values["rituals"])
        check_cards(values)
        check_solo(values["solo"])
    except (KeyError, TypeError, AttributeError):
        raise wrong("data", "table") from None
    return values


def check_counts(values: dict[str, Any]) -> None:
    require(values["land_types"] == list(kinds.LAND_TYPES), "land_types", "exactly", LANDS)
    check_shape(values["tile"]["cells"])
    within(values["tile"]["per_type"], 4, 4, "tile.per_type")
    within(values["tile"]["min_segments"], 1, 5, "tile.min_segments")
    check_continent(values["tile"])
    mine = values["per_player"]
    within(mine["trees"], 1, 40, "per_player.trees")
    within(mine["treetops"], 6, 6, "per_player.treetops")
    within(mine["seeds"], 4, 4, "per_player.seeds")
    within(mine["seeds_locked"], 3, 3, "per_player.seeds_locked")
    within(mine["start_le"], 0, 20, "per_player.start_le")
    for players in ("1", "2", "3", "4"):
        within(values["rituals_used"][players], 8, 18, f"rituals_used.{players}")
    within(values["display"], 1, 4, "display")
    rounds = values["stillness"]["rounds"]
    within(rounds, 2, 1000, "stillness.rounds")
    within(values["stillness"]["warnings"], 1, rounds - 1, "stillness.warnings")


def check_shape(cells: list[Any]) -> None:
    """2.3 The lake at 0, 0 and three lands, which hang together with it and without it."""
    for cell in cells:
        require(len(cell) == 2, "tile.cells", "list", 2)
        within(cell[0], -REACH, REACH, "tile.cells")
        within(cell[1], -REACH, REACH, "tile.cells")
    places = [(q, r) for q, r in cells]
    require(len(places) == 4 and places[0] == (0, 0), "tile.cells", "tile")
    joined = len(hanging_together(places)) == 4 and len(hanging_together(places[1:])) == 3
    require(joined, "tile.cells", "tile")


def check_continent(tile: dict[str, Any]) -> None:
    """M5 A continent for four can be laid, within some attempts."""
    shape, least = shape_of(tile), tile["min_segments"]
    if shape is not STANDARD or least > PRINTED_SEGMENTS:
        laid = [random_spots(shape, 16, Fast(seed), least) for seed in range(ATTEMPTS)]
        require(any(len(spots) == 16 for spots in laid), "tile", "laid", 16)


def shape_of(tile: dict[str, Any]) -> Shape:
    cells = tuple([(q, r) for q, r in tile["cells"]])
    return STANDARD if cells == RHOMBUS else Shape(cells)


def hanging_together(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The hexes that can be reached from the first one, each once."""
    found = places[:1]
    for q, r in found:
        for dq, dr in DIRECTIONS:
            place = (q + dq, r + dr)
            if place in places and place not in found:
                found.append(place)
    return found


def check_slots(slots: list[dict[str, Any]]) -> None:
    names = ["S1", "S2", "S3", "S4", "S5", "S6"]
    require([slot["id"] for slot in slots] == names, "slots", "once", ", ".join(names))
    for slot in slots:
        within(slot["cost"], 1, 4, f"slots.{slot['id']}.cost")
        within(slot["plant"], 0, 4, f"slots.{slot['id']}.plant")
        within(slot["end_le"], 0, 20, f"slots.{slot['id']}.end_le")
        within(slot["blessings"], 0, 20, f"slots.{slot['id']}.blessings")
        require(slot["seed"] in ("A", "B", "C"), f"slots.{slot['id']}.seed", "known", "A, B, C")
    require({slot["seed"] for slot in slots} == {"A", "B", "C"}, "slots.*.seed", "named", "A, B, C")


def check_rituals(rituals: dict[str, Any]) -> None:
    """2.6 Eighteen cards; a face may be on several of them."""
    for pair in rituals["connection"]:
        require(len(pair) == 2, "rituals.connection", "list", 2)
    require(len(faces(rituals)) == 18, "rituals.*", "total", 18)


def faces(rituals: dict[str, Any]) -> list[tuple[int, int, int]]:
    """The kind and the two land types of every card; a grove and a crown have the same twice."""
    pairs = [(kinds.CONNECTION, *pair) for pair in rituals["connection"]]
    pairs += [(kinds.GROVE, name, name) for name in rituals["grove"]]
    pairs += [(kinds.CROWN, name, name) for name in rituals["crown"]]
    return [face(kind, land_type(one), land_type(other)) for kind, one, other in pairs]


def face(kind: int, one: int, other: int) -> tuple[int, int, int]:
    return kind, min(one, other), max(one, other)


def land_type(name: object) -> int:
    require(name in kinds.LAND_TYPES, "rituals", "known", LANDS)
    return kinds.LAND_TYPES.index(str(name))


def check_cards(values: dict[str, Any]) -> None:
    achievements = values["achievements"]
    check_achievements(achievements["cards"])
    within(achievements["shown"], 1, 6, "achievements.shown")
    within(achievements["alone"], 0, 20, "achievements.alone")
    within(achievements["tied"], 0, 20, "achievements.tied")
    blessings = values["blessings"]
    for name in BLESSINGS:
        within(blessings[name], 0, 20, f"blessings.{name}")
    for name in kinds.LAND_TYPES:
        within(blessings["BL5"][name], 0, 20, f"blessings.BL5.{name}")
    within(blessings["buy_same_type"], 1, 10, "blessings.buy_same_type")
    within(blessings["buy_draw"], 1, 10, "blessings.buy_draw")
    within(blessings["buy_keep"], 1, 1, "blessings.buy_keep")


def check_achievements(cards: list[dict[str, Any]]) -> None:
    """Six cards, each of which counts something else."""
    names = [card["id"] for card in cards]
    require(names == ACHIEVEMENTS, "achievements.cards", "once", ", ".join(ACHIEVEMENTS))
    for card in cards:
        where = f"achievements.cards.{card['id']}.counts"
        require(card["counts"] in kinds.METRICS, where, "known", METRICS)
    counted = {card["counts"] for card in cards}
    require(len(counted) == len(cards), "achievements.cards.*.counts", "different", len(cards))


def check_solo(solo: dict[str, Any]) -> None:
    for name in (
        "start_le",
        "land_energy",
        "heal_marker",
        "heal_energy",
        "healed_energy",
        "convert",
    ):
        within(solo[name], 0 if name == "start_le" else 1, 20, f"solo.{name}")
    within(solo["markers"], 4, 4, "solo.markers")
    for name in ("secret_ritual", "first_ritual_blessing"):
        require(type(solo[name]) is bool, f"solo.{name}", "switch")
    require(len(solo["titles"]) == 4, "solo.titles", "list", 4)
    check_automa({card["location"]: card for card in solo["automa"]})


def check_automa(automa: dict[str, dict[str, Any]]) -> None:
    """Nine cards, one of them the Storm."""
    for place, card in automa.items():
        within(card["copies"], 1, 9, f"solo.automa.{place}.copies")
        if place == "storm":
            require(card["action"] is None, "solo.automa.storm.action", "exactly", "null")
        else:
            names = ", ".join(kinds.ACTION_NAMES)
            known = card["action"] in kinds.ACTION_NAMES
            require(known, f"solo.automa.{place}.action", "known", names)
    total = sum(card["copies"] for card in automa.values())
    require(total == 9, "solo.automa.*.copies", "total", 9)
    require(automa["storm"]["copies"] == 1, "solo.automa.storm.copies", "exactly", 1)


def within(value: object, low: int, high: int, where: str) -> None:
    require(type(value) is int, where, "number")
    fits = isinstance(value, int) and low <= value <= high
    if low == high:
        require(fits, where, "exactly", low)
    else:
        require(fits, where, "range", f"{low} … {high}")


def provenance(content: Any, where: str = "", source: str = "") -> list[tuple[str, Any, str]]:
    """Path, value and source of everything in a data file; the nearest source around it counts."""
    if isinstance(content, dict):
        source = content.get("provenance", source)
        if "value" in content:
            return [(where, content["value"], source)]
        parts = [(name, part) for name, part in content.items() if name != "provenance"]
    elif isinstance(content, list) and any(isinstance(part, dict) for part in content):
        parts = [(label_of(part, place), part) for place, part in enumerate(content)]
    else:
        return [(where, content, source)]
    found: list[tuple[str, Any, str]] = []
    for name, part in parts:
        found += provenance(part, f"{where}.{name}" if where else name, source)
    return found


def label_of(part: Any, place: int) -> str:
    named = isinstance(part, dict) and ("id" in part or "location" in part)
    return str(part.get("id", part.get("location"))) if named else str(place)
