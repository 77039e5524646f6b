"""The rules in play: component values and switches, shared by all clones."""

from __future__ import annotations

from typing import Any, Final

from nemeton.games.oak.components import Values, present_spaces
from nemeton.games.oak.kinds import (
    BONUSES,
    CARDS,
    CREATURES,
    DEEDS,
    EFFECTS,
    HEART_OAK,
    INGREDIENTS,
    OAK_EFFECT,
    ORDERS,
    POTIONS,
    RESOURCES,
    SPACES,
    TILES,
    deed_of,
    oak_deed,
    space_number,
)
from nemeton.games.oak.laws.effects.effect import Effect

__all__ = ["Rules"]

ANY_KIND: Final = 3  # a cost in any resources, mixed or not
SAME_KIND: Final = 4  # a cost in one kind of the payer's choice


class Rules:
    """Component values by number, and the switches of 2.18."""

    def __init__(
        self, values: Values, settings: dict[str, Any], players: int, effects: list[Effect[Any]]
    ) -> None:
        self.effects = effects
        self.eclipse = bool(settings["eclipse"])
        self.tie_gains = settings["sun_tie"] == "behind"
        self.ovate_saves_ingredient = settings["ovate_discount"] == "ingredient"
        self.gancanagh_always = settings["gancanagh_fill"] == "always"
        self.solo = players == 1
        self.forest_draw = max(players, 2) + int(values["forest"]["more_than_players"])
        self.forest_positions = int(values["forest"]["positions"])
        self.read_player(values)
        self.read_cards(values)
        self.read_orders(values)
        self.read_temples(values, players)
        self.read_stones(values)
        self.read_tiles(values)
        self.read_branches(values)
        self.read_sun(values, settings, players)
        self.read_broichan(values)

    def read_player(self, values: Values) -> None:
        resources, limits, places = values["resources"], values["limits"], values["places"]
        self.start_resources: list[int] = list(resources["start"])
        self.income: list[int] = list(resources["income"])
        self.most = int(resources["most"])
        self.start_limits: list[int] = list(limits["start"])
        self.most_limits: list[int] = list(limits["most"])
        self.artifact_places = int(places["artifacts"])
        self.extension_places = int(places["extension"])
        self.bard_places = int(places["bard"])
        self.ancient_places = int(places["ancient"])
        self.puca_places = int(places["puca"])
        self.gancanagh_seats = int(values["gancanagh"]["seats"])
        self.gancanagh_elders = bool(values["gancanagh"]["elders"])
        self.dusk_resources = int(values["dusk"]["resources"])
        self.dusk_ingredients = int(values["dusk"]["ingredients"])

    def read_cards(self, values: Values) -> None:
        """Cost, resource and effect of every deed."""
        self.deed_cost: list[int] = [-1] * len(DEEDS)
        self.deed_kind: list[int] = [-1] * len(DEEDS)
        self.deed_effect: list[int] = [-1] * len(DEEDS)
        self.temple_of: list[int] = []
        self.advanced: list[bool] = []
        for number, name in enumerate(CARDS[:6]):
            card = values["cards"][name]
            temple = RESOURCES.index(card["temple"])
            self.temple_of.append(temple)
            self.advanced.append(bool(card["advanced"]))
            self.read_deeds(number, card, [temple] * 3)
            self.set_deed(oak_deed(number), int(card["oak"]), temple, OAK_EFFECT + temple)
        heart = values["heart"]
        self.temple_of.append(-1)
        self.advanced.append(False)
        self.read_deeds(6, heart, [RESOURCES.index(kind) for kind in heart["resources"]])
        self.set_deed(HEART_OAK, int(heart["oak"]), ANY_KIND, EFFECTS.index("advance"))
        self.advanced_cards = [card for card in range(6) if self.advanced[card]]

    def read_deeds(self, card: int, printed: Values, kinds: list[int]) -> None:
        for action, effect in enumerate(printed["effects"]):
            cost = int(printed["costs"][action])
            self.set_deed(deed_of(card, action), cost, kinds[action], EFFECTS.index(effect))

    def set_deed(self, deed: int, cost: int, kind: int, effect: int) -> None:
        self.deed_cost[deed] = cost
        self.deed_kind[deed] = kind
        self.deed_effect[deed] = effect

    def read_orders(self, values: Values) -> None:
        kinds = (*RESOURCES, "any", "same")
        boards = [values["orders"][name] for name in ORDERS]
        self.order_effects: list[list[int]] = [
            [EFFECTS.index(effect) for effect in board["actions"]] for board in boards
        ]
        self.order_elder: list[list[bool]] = [list(board["elder"]) for board in boards]
        self.elder_spaces: list[int] = [board["elder_spaces"] for board in boards]
        self.ordinary_spaces: list[int] = [board["ordinary_spaces"] for board in boards]
        self.extension_kind: list[list[int]] = [  # by card row
            [kinds.index(kind) for kind in board["kind"]] for board in boards
        ]
        self.extension_cost: list[list[list[int]]] = [  # by card row and step
            board["extension"] for board in boards
        ]

    def read_temples(self, values: Values, players: int) -> None:
        temples = values["temples"]
        self.image: list[int] = [temples[name]["image"] - 1 for name in RESOURCES]
        around = sorted(range(3), key=lambda temple: int(temples[RESOURCES[temple]]["clockwise"]))
        self.next_temple = [0, 0, 0]
        for place, temple in enumerate(around):
            self.next_temple[temple] = around[(place + 1) % 3]
        if players <= 2:
            self.neutrals = [True, True, True]
        else:
            self.neutrals = [players == 3, False, False]

    def read_stones(self, values: Values) -> None:
        stones, renewal = values["stones"], values["renewal"]
        self.supply = int(stones["supply"])
        self.sanctuary_points: list[int] = [stones["elder_points"], stones["ordinary_points"]]
        self.menhir_points = int(stones["menhir_points"])
        self.menhir_cost: list[int] = list(stones["menhir_cost"])
        self.runic_cost = int(stones["runic_cost"])
        self.renewal_cost: list[list[int]] = [
            list(renewal["creatures"]),
            list(renewal["artifacts"]),
        ]

    def read_tiles(self, values: Values) -> None:
        self.notches: list[int] = list(values["artifacts"]["notches"])
        self.last_notch = len(self.notches) - 1
        self.shield = int(values["artifacts"]["shield"])
        kinds = (*INGREDIENTS, "any")
        self.level: list[int] = []
        self.recipes: list[list[int]] = []  # counts of the five kinds, then of "any"
        for name in POTIONS[:TILES]:
            potion = values["potions"][name]
            self.level.append(int(potion["level"]))
            self.recipes.append([potion["recipe"].count(kind) for kind in kinds])
        self.darkwood_kinds: list[int] = list(values["darkwood"]["kinds"])
        self.darkwood_points: list[int] = list(values["darkwood"]["points"])
        self.creature_points: list[int] = [
            values["creatures"][name]["points"] for name in CREATURES
        ]
        self.carw_points = int(values["carw_gwyn"]["points"])
        self.ingredients: list[int] = [values["ingredients"][kind] for kind in INGREDIENTS]

    def read_branches(self, values: Values) -> None:
        count = len(SPACES)
        self.space_points = [0] * count
        self.space_income: list[list[int]] = [[0, 0, 0] for _ in range(count)]
        self.bonus = [-1] * count  # a number in BONUSES: the space is an End
        self.bonus_each = [0] * count
        self.steps = [0] * count  # from the Roots; 0 is a space that this board does not have
        self.above: list[list[int]] = [[] for _ in range(count)]
        self.first_space = [0, 0, 0]
        for branch, name in enumerate(RESOURCES):
            spaces = values["branches"][name]
            for space in present_spaces(spaces):
                self.read_space(branch, space_number(branch, space), spaces[space])
        self.height = max(self.steps)

    def read_space(self, branch: int, space: int, printed: Values) -> None:
        """A space, after the one below it."""
        if printed["after"] == "roots":
            self.first_space[branch] = space
            self.steps[space] = 1
        else:
            below = space_number(branch, printed["after"])
            self.above[below].append(space)
            self.steps[space] = self.steps[below] + 1
        if "of" in printed:
            self.bonus[space] = BONUSES.index(printed["of"])
            self.bonus_each[space] = int(printed["per"])
        else:
            self.space_points[space] = int(printed["points"])
            self.space_income[space] = list(printed["income"])

    def read_sun(self, values: Values, settings: dict[str, Any], players: int) -> None:
        self.sun_value: list[int] = [0, *values["sun"]["values"]]
        self.last_sun = len(values["sun"]["values"])
        self.solstice = [space in values["sun"]["solstices"] for space in range(self.last_sun + 1)]
        self.tokens = [0] * len(SPACES)  # by the space entered when the slot is crossed
        for slot in values["solar"][settings["solar_profile"]]:
            space = space_number(RESOURCES.index(slot["branch"]), slot["space"])
            self.tokens[space] += int(slot["four"] if players == 4 else slot["few"])

    def read_broichan(self, values: Values) -> None:
        self.broichan_loss = int(values["broichan"]["storytelling"])
        self.broichan_sanctuaries: list[int] = list(values["broichan"]["sanctuaries"])
        self.broichan_draw = int(values["broichan"]["ingredients"])
