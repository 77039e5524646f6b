"""The cards, boards and maps as the data files give them, checked when they are read."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from nemeton.engine.errors import BadInput
from nemeton.games.root.kinds import (
    CARD_KINDS,
    CHARACTERS,
    CLEARINGS,
    COLUMNS,
    DOMINANCE,
    FACTIONS,
    FAVOR,
    ITEM_KINDS,
    ITEMS,
    LEADERS,
    SPY,
    SUITS,
    VIZIER_CARD,
)

SOURCES: Final = ("rulebook", "public", "house")
FILES: Final = ("cards", "boards", "maps", "quests", "lineups")
DECK_SIZE: Final = 54


def read_file(name: str) -> dict[str, Any]:
    text = files("nemeton.games.root").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def read_tables() -> dict[str, Any]:
    """Everything in the data folder, by file."""
    return {name: read_file(name) for name in FILES}


TABLES: Final = read_tables()
CARD_KEYS: Final = tuple(str(entry["key"]) for entry in TABLES["cards"]["card"])
QUEST_KEYS: Final = tuple(str(entry["key"]) for entry in TABLES["quests"]["quest"])
CARD_COUNT: Final = len(CARD_KEYS)

ARMORERS: Final = CARD_KEYS.index("armorers")
SAPPERS: Final = CARD_KEYS.index("sappers")
BRUTAL_TACTICS: Final = CARD_KEYS.index("brutal_tactics")
ROYAL_CLAIM: Final = CARD_KEYS.index("royal_claim")
STAND_AND_DELIVER: Final = CARD_KEYS.index("stand_and_deliver")
TAX_COLLECTOR: Final = CARD_KEYS.index("tax_collector")
COMMAND_WARREN: Final = CARD_KEYS.index("command_warren")
BETTER_BURROW_BANK: Final = CARD_KEYS.index("better_burrow_bank")
COBBLER: Final = CARD_KEYS.index("cobbler")
SCOUTING_PARTY: Final = CARD_KEYS.index("scouting_party")
CODEBREAKERS: Final = CARD_KEYS.index("codebreakers")
FIRST_AMBUSH: Final = CARD_KEYS.index("ambush_fox")  # four in the order of the suits
FIRST_DOMINANCE: Final = CARD_KEYS.index("dominance_fox")
FIRST_SPY: Final = CARD_KEYS.index("spy_fox")
VIZIER: Final = CARD_KEYS.index("vizier")


class Cards:
    """What is printed on the cards, by the number of the card."""

    def __init__(self, entries: list[dict[str, Any]]) -> None:
        self.suit = [SUITS.index(entry["suit"]) for entry in entries]
        self.kind = [CARD_KINDS.index(entry["kind"]) for entry in entries]
        self.cost = [counted(entry["cost"], (*SUITS[:3], "any")) for entry in entries]
        self.icons = [len(entry["cost"]) for entry in entries]
        self.item = [ITEMS.index(entry["item"]) if "item" in entry else -1 for entry in entries]
        self.points = [int(entry.get("points", 0)) for entry in entries]
        self.copies = [int(entry["copies"]) for entry in entries]

    def deck(self, left_out: Sequence[int]) -> list[int]:
        """Every card of the shared deck, less the kinds named."""
        pile: list[int] = []
        for card, kind in enumerate(self.kind):
            if kind != VIZIER_CARD and kind not in left_out:
                pile += [card] * self.copies[card]
        return pile


class Map:
    """A map: paths, river, forests, slots. Places are clearings, then forests."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.slots = [int(each) for each in entry["slots"]]
        self.ruins = [int(each) for each in entry["ruins"]]
        self.suits = [SUITS.index(each) for each in entry["suits"]]
        self.paths = neighbours(entry["paths"])
        self.river = neighbours(entry["river"])
        self.paths_and_river = [sorted(a + b) for a, b in zip(self.paths, self.river, strict=True)]
        self.river_clearings = [each for each in range(CLEARINGS) if self.river[each]]
        self.opposite = [-1] * CLEARINGS
        for one, other in entry["opposite_corners"]:
            self.opposite[one - 1] = other - 1
            self.opposite[other - 1] = one - 1
        self.corners = [each for each in range(CLEARINGS) if self.opposite[each] >= 0]
        self.forests = [[number - 1 for number in each["clearings"]] for each in entry["forest"]]
        self.forest_places = [CLEARINGS + index for index in range(len(self.forests))]
        self.slips = slips(entry["forest"], self.paths)
        self.shape = entry


def neighbours(edges: list[list[int]]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(CLEARINGS)]
    for one, other in edges:
        found[one - 1].append(other - 1)
        found[other - 1].append(one - 1)
    return [sorted(each) for each in found]


def slips(forests: list[dict[str, Any]], paths: list[list[int]]) -> list[list[int]]:
    """2.4.1 Where a pawn can slip from each place: clearings and forests that touch it."""
    found = [list(each) for each in paths] + [[] for _ in forests]
    keys = [each["key"] for each in forests]
    for index, forest in enumerate(forests):
        place = CLEARINGS + index
        for number in forest["clearings"]:
            found[place].append(number - 1)
            found[number - 1].append(place)
        found[place] += [CLEARINGS + keys.index(key) for key in forest["forests"]]
    return [sorted(each) for each in found]


class Components:
    """Every printed value of the game."""

    def __init__(self, tables: dict[str, Any]) -> None:
        boards = tables["boards"]
        self.cards = Cards(tables["cards"]["card"])
        self.quest_suit = [SUITS.index(each["suit"]) for each in tables["quests"]["quest"]]
        self.quest_items = [
            [ITEMS.index(item) for item in each["items"]] for each in tables["quests"]["quest"]
        ]
        self.maps = {name: Map(tables["maps"][name]) for name in ("autumn", "winter")}
        self.viziers = [
            [COLUMNS.index(column) for column in each["viziers"]] for each in boards["leader"]
        ]
        self.character_items = [
            [ITEMS.index(item) for item in each["items"]] for each in boards["character"]
        ]
        self.item_supply = [int(boards["items"]["supply"].get(item, 0)) for item in ITEMS]
        self.ruin_items = [ITEMS.index(item) for item in boards["items"]["ruins"]]
        self.for_sale = [ITEMS.index(item) for item in boards["mechanical"]["for_sale"]]
        self.read_tracks(boards)

    def read_tracks(self, boards: dict[str, Any]) -> None:
        self.warriors = [
            int(boards[name]["warriors"]) if name in boards and "warriors" in boards[name] else 0
            for name in FACTIONS
        ]
        self.orders = int(boards["mechanical"]["orders"])
        self.stronghold = int(boards["mechanical"]["stronghold"])
        self.stronghold_points = int(boards["mechanical"]["points_per_stronghold"])
        self.victory = int(boards["victory"]["points"])
        self.dominance_from = int(boards["victory"]["dominance_from"])
        self.die_faces = int(boards["dice"]["faces"])
        self.read_builders(boards["marquise"], boards["eyrie"], boards["alliance"])
        self.read_wanderers(boards["vagabond"])
        self.read_expansion(boards["cult"], boards["riverfolk"])

    def read_builders(
        self, marquise: dict[str, Any], eyrie: dict[str, Any], alliance: dict[str, Any]
    ) -> None:
        self.wood = int(marquise["wood"])
        self.wood_cost = numbers(marquise["wood_cost"])
        self.building_points = [
            numbers(marquise[f"{name}_points"]) for name in ("sawmill", "workshop", "recruiter")
        ]
        self.recruiter_draws = numbers(marquise["recruiter_draws"])
        self.roosts = int(eyrie["roosts"])
        self.roost_points = numbers(eyrie["points"])
        self.roost_draws = numbers(eyrie["draws"])
        self.sympathy = int(alliance["sympathy"])
        self.sympathy_cost = numbers(alliance["cost"])
        self.sympathy_points = numbers(alliance["points"])

    def read_wanderers(self, vagabond: dict[str, Any]) -> None:
        self.aids = numbers(vagabond["aids"])
        self.aid_points = numbers(vagabond["points"])
        self.ally_aid_points = int(vagabond["ally_aid_points"])
        self.refresh = int(vagabond["refresh"])
        self.refresh_per_tea = int(vagabond["refresh_per_tea"])
        self.capacity = int(vagabond["capacity"])
        self.capacity_per_bag = int(vagabond["capacity_per_bag"])
        self.track = int(vagabond["track"])

    def read_expansion(self, cult: dict[str, Any], riverfolk: dict[str, Any]) -> None:
        self.gardens = int(cult["gardens"])
        self.garden_points = numbers(cult["points"])
        self.garden_draws = numbers(cult["draws"])
        self.conspiracy_costs = [int(cult[name]) for name in ("crusade", "convert", "sanctify")]
        self.posts = int(riverfolk["posts"])
        self.post_points = int(riverfolk["post_points"])
        self.highest_price = int(riverfolk["highest_price"])


def numbers(values: list[Any]) -> list[int]:
    return [int(each) for each in values]


def counted(names: list[str], among: tuple[str, ...]) -> list[int]:
    return [names.count(name) for name in among]


def corrected(data: dict[str, Any] | None) -> Components:
    """The values as printed, or with an owner's corrections laid over them."""
    if data is None:
        return PRINTED
    try:
        tables = laid_over(TABLES, data, "data")
        found = Components(tables)
        faults = component_faults(found, tables)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise error if isinstance(error, BadInput) else bad_data(str(error)) from None
    if faults:
        raise bad_data(faults[0])
    return found


def bad_data(expected: str) -> BadInput:
    return BadInput("bad-save", where="data", expected=expected[:80])


def laid_over(printed: Any, correction: Any, where: str) -> Any:
    """A table with some entries replaced; a list of entries is matched by their keys."""
    if isinstance(printed, dict) and isinstance(correction, dict):
        unknown = [name for name in correction if name not in printed]
        if unknown:
            raise BadInput("bad-save", where=f"{where}.{str(unknown[0])[:40]}", expected="–")
        return {
            name: laid_over(value, correction[name], f"{where}.{name}")
            if name in correction
            else value
            for name, value in printed.items()
        }
    if isinstance(printed, list) and printed and isinstance(printed[0], dict):
        return laid_over_entries(printed, correction, where)
    if type(printed) is not type(correction):
        raise BadInput("bad-save", where=where, expected=type(printed).__name__)
    return correction


def laid_over_entries(printed: list[Any], correction: Any, where: str) -> list[Any]:
    if not isinstance(correction, dict):
        raise BadInput("bad-save", where=where, expected="{key: {…}}")
    keys = [str(entry.get("key")) for entry in printed]
    for key in correction:
        if key not in keys:
            raise BadInput("bad-save", where=f"{where}.{str(key)[:40]}", expected="–")
    return [
        laid_over(entry, correction.get(key, {}), f"{where}.{key}")
        for key, entry in zip(keys, printed, strict=True)
    ]


def component_faults(found: Components, tables: dict[str, Any]) -> list[str]:
    """What is wrong with the values, by name."""
    faults = [f"{name}: source" for name in unsourced(tables)]
    cards = found.cards
    printed = [card for card, kind in enumerate(cards.kind) if kind not in (SPY, VIZIER_CARD)]
    if sum(cards.copies[card] for card in printed) != DECK_SIZE:
        faults.append(f"cards: {DECK_SIZE}")
    for kind in (DOMINANCE, SPY, FAVOR):
        suits = [cards.suit[card] for card in range(CARD_COUNT) if cards.kind[card] == kind]
        if suits != list(range(len(suits))):
            faults.append(f"cards: {CARD_KINDS[kind]}")
    if len(found.item_supply) != ITEM_KINDS or min(found.item_supply) < 0:
        faults.append("items")
    if [len(found.viziers), len(found.character_items)] != [len(LEADERS), len(CHARACTERS)]:
        faults.append("boards")
    for name, board in found.maps.items():
        faults += [f"{name}: {fault}" for fault in map_faults(board)]
    return faults + track_faults(found)


def track_faults(found: Components) -> list[str]:
    wanted = (
        (found.wood_cost, 6),
        *((points, 6) for points in found.building_points),
        (found.recruiter_draws, 7),
        (found.roost_points, found.roosts + 1),
        (found.roost_draws, found.roosts + 1),
        (found.sympathy_cost, found.sympathy),
        (found.sympathy_points, found.sympathy),
        (found.garden_points, found.gardens + 1),
        (found.garden_draws, found.gardens + 1),
        (found.aids, 3),
        (found.aid_points, 3),
    )
    return [f"track of {length}" for track, length in wanted if len(track) != length]


def map_faults(board: Map) -> list[str]:
    faults: list[str] = []
    if len(board.slots) != CLEARINGS or sum(board.ruins) != 4:
        faults.append("clearings")
    if any(ruin > slots for ruin, slots in zip(board.ruins, board.slots, strict=True)):
        faults.append("ruins")
    if board.suits and sorted(board.suits) != [0] * 4 + [1] * 4 + [2] * 4:
        faults.append("suits")
    for place, reached in enumerate(board.slips):
        if any(place not in board.slips[other] for other in reached):
            faults.append("slips")
    return faults


def unsourced(tables: dict[str, Any]) -> list[str]:
    """Entries that do not say where their values come from."""
    found: list[str] = []
    for file, table in tables.items():
        for name, entry in table.items():
            for each in entry if isinstance(entry, list) else [entry]:
                if each.get("source") not in SOURCES:
                    found.append(f"{file}.{name}")
    return found


PRINTED: Final = Components(TABLES)
FAULTS: Final = component_faults(PRINTED, TABLES)
if FAULTS:
    raise ValueError(f"the data of Root are not sound: {FAULTS}")
