"""The cards, boards and maps as the data files give them, checked when they are read."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from nemeton.engine.corrections import laid_over, require
from nemeton.engine.errors import BadInput
from nemeton.games.root.kinds import (
    CARD_KINDS,
    CHARACTERS,
    CLEARINGS,
    COLUMNS,
    DOMINANCE,
    FACTIONS,
    FAVOR,
    ITEMS,
    LEADERS,
    SPY,
    SUITS,
    VIZIER_CARD,
)

SOURCES: Final = ("rulebook", "public", "house")
LABELS: Final = ("key",)  # of cards, quests, leaders, characters and forests
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
        self.suit = [number(entry["suit"], SUITS, "cards.card.*.suit") for entry in entries]
        self.kind = [number(entry["kind"], CARD_KINDS, "cards.card.*.kind") for entry in entries]
        self.cost = [counted(entry["cost"], (*SUITS[:3], "any")) for entry in entries]
        self.icons = [len(entry["cost"]) for entry in entries]
        self.item = [
            number(entry["item"], ITEMS, "cards.card.*.item") if "item" in entry else -1
            for entry in entries
        ]
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
        self.suits = [number(each, SUITS, "maps.*.suits") for each in entry["suits"]]
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
        quests = tables["quests"]["quest"]
        self.quest_suit = [number(each["suit"], SUITS, "quests.quest.*.suit") for each in quests]
        self.quest_items = [items(each["items"], "quests.quest.*.items") for each in quests]
        self.maps = {name: Map(tables["maps"][name]) for name in ("autumn", "winter")}
        self.viziers = [
            [number(column, COLUMNS, "boards.leader.*.viziers") for column in each["viziers"]]
            for each in boards["leader"]
        ]
        self.character_items = [
            items(each["items"], "boards.character.*.items") for each in boards["character"]
        ]
        self.item_supply = [int(boards["items"]["supply"].get(item, 0)) for item in ITEMS]
        self.ruin_items = items(boards["items"]["ruins"], "boards.items.ruins")
        self.for_sale = items(boards["mechanical"]["for_sale"], "boards.mechanical.for_sale")
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


def number(name: str, among: Sequence[str], where: str) -> int:
    """The number of a printed name; BadInput where the game has no such thing."""
    require(name in among, where, "known", listed(among))
    return among.index(name)


def items(names: list[str], where: str) -> list[int]:
    return [number(name, ITEMS, where) for name in names]


def numbers(values: list[Any]) -> list[int]:
    return [int(each) for each in values]


def counted(names: list[str], among: tuple[str, ...]) -> list[int]:
    return [names.count(name) for name in among]


def corrected(data: dict[str, Any] | None) -> Components:
    """The values as printed, or with an owner's corrections laid over them."""
    return PRINTED if data is None else Components(corrected_tables(data))


def corrected_tables(data: dict[str, Any]) -> dict[str, Any]:
    """The tables of the data files with an owner's laid over them, checked."""
    try:
        tables = laid_over(TABLES, data, LABELS)
        check_numbers(tables, "")
        check(Components(tables), tables)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise error if isinstance(error, BadInput) else bad_data(str(error)) from None
    return tables


def check_numbers(content: Any, where: str) -> None:
    """No number has three digits: of no piece are there so many. Points alone may be lost."""
    if isinstance(content, dict):
        label = str(content.get("key", ""))
        for name, part in content.items():
            place = f"{where}.{label}.{name}" if label else f"{where}.{name}"
            check_numbers(part, place.lstrip("."))
    elif isinstance(content, list):
        for part in content:
            check_numbers(part, where)
    elif isinstance(content, int):
        low = -99 if where.endswith("points") else 0
        require(low <= content <= 99, where, "range", f"{low} … 99")


def bad_data(expected: str) -> BadInput:
    return BadInput("bad-save", where="data", expected=expected[:80])


def check(found: Components, tables: dict[str, Any]) -> None:
    """What must hold of any printing of the game; BadInput says what does not."""
    check_sources(tables)
    check_cards(found.cards)
    require(min(found.item_supply) >= 0, "boards.items.supply", "range", "0 …")
    require(len(found.viziers) == len(LEADERS), "boards.leader", "once", listed(LEADERS))
    require(
        len(found.character_items) == len(CHARACTERS),
        "boards.character",
        "once",
        listed(CHARACTERS),
    )
    for name, board in found.maps.items():
        check_map(board, f"maps.{name}")
    check_tracks(found)


def check_cards(cards: Cards) -> None:
    printed = [card for card, kind in enumerate(cards.kind) if kind not in (SPY, VIZIER_CARD)]
    copies = sum(cards.copies[card] for card in printed)
    require(copies == DECK_SIZE, "cards.card.*.copies", "total", DECK_SIZE)
    for kind in (DOMINANCE, SPY, FAVOR):
        suits = [cards.suit[card] for card in range(CARD_COUNT) if cards.kind[card] == kind]
        good = suits == list(range(len(suits)))
        require(good, f"cards.card.*.suit ({CARD_KINDS[kind]})", "once", listed(SUITS))


def check_tracks(found: Components) -> None:
    wanted = (
        ("marquise.wood_cost", found.wood_cost, 6),
        ("marquise.sawmill_points", found.building_points[0], 6),
        ("marquise.workshop_points", found.building_points[1], 6),
        ("marquise.recruiter_points", found.building_points[2], 6),
        ("marquise.recruiter_draws", found.recruiter_draws, 7),
        ("eyrie.points", found.roost_points, found.roosts + 1),
        ("eyrie.draws", found.roost_draws, found.roosts + 1),
        ("alliance.cost", found.sympathy_cost, found.sympathy),
        ("alliance.points", found.sympathy_points, found.sympathy),
        ("cult.points", found.garden_points, found.gardens + 1),
        ("cult.draws", found.garden_draws, found.gardens + 1),
        ("vagabond.aids", found.aids, 3),
        ("vagabond.points", found.aid_points, 3),
    )
    for name, track, length in wanted:
        require(len(track) == length, f"boards.{name}", "list", length)


def check_map(board: Map, where: str) -> None:
    for name, row in (("slots", board.slots), ("ruins", board.ruins)):
        require(len(row) == CLEARINGS, f"{where}.{name}", "list", CLEARINGS)
    require(sum(board.ruins) == 4, f"{where}.ruins", "total", 4)
    for ruins, slots in zip(board.ruins, board.slots, strict=True):
        require(ruins <= slots, f"{where}.ruins", "range", f"0 … {slots}")
    if board.suits:
        good = sorted(board.suits) == [0] * 4 + [1] * 4 + [2] * 4
        require(good, f"{where}.suits", "exactly", f"4 × {listed(SUITS[:3])}")
    for place, reached in enumerate(board.slips):
        mutual = all(place in board.slips[other] for other in reached)
        require(mutual, f"{where}.forest.*.forests", "mutual")


def check_sources(tables: dict[str, Any]) -> None:
    """Every entry says where its values come from."""
    for file, table in tables.items():
        for name, entry in table.items():
            for each in entry if isinstance(entry, list) else [entry]:
                good = each.get("provenance") in SOURCES
                require(good, f"{file}.{name}.provenance", "known", listed(SOURCES))


def listed(names: Sequence[str]) -> str:
    return ", ".join(names)


PRINTED: Final = Components(TABLES)
check(PRINTED, TABLES)
