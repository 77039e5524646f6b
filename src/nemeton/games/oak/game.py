"""Assembles the above: Oak as a box on the shelf."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput
from nemeton.engine.fields import Fields
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.settings import Flag, OneOf, PerSeat, Setting
from nemeton.games.oak import (
    brewing,
    broichan,
    climbing,
    dusk,
    effects,
    ending,
    evaluation,
    festival,
    free,
    gathering,
    laying,
    potions,
    replaying,
    resting,
    saving,
    simple,
    soundness,
    special,
    taking,
    temple,
    turn,
    view,
)
from nemeton.games.oak.components import corrected, standard
from nemeton.games.oak.effects import Effect
from nemeton.games.oak.names import (
    ARTIFACTS,
    CARDS,
    CREATURES,
    DEEDS,
    DRUIDS,
    FREE,
    INGREDIENTS,
    ORDERS,
    PLACES,
    PLAYERS,
    POTIONS,
    RESOURCES,
    ROWS,
    SIDES,
    SOURCES,
    SPACES,
)
from nemeton.games.oak.rules import Rules
from nemeton.games.oak.state import Oak

__all__ = ["GAME", "OakGame"]

ANY_BRANCH: Final = climbing.ALL_BRANCHES

OPTIONS: Final[dict[str, Setting]] = {
    "orders": PerSeat(ORDERS),
    "first": OneOf("random", ("random", "1", "2", "3", "4")),
    "eclipse": Flag(False),
    "solar_profile": OneOf("literal", ("literal", "symmetric"), advanced=True),
    "ovate_discount": OneOf("resource", ("resource", "ingredient"), advanced=True),
    "sun_tie": OneOf("none", ("none", "behind"), advanced=True),
    "gancanagh_fill": OneOf("dusk", ("dusk", "always"), advanced=True),
}

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "join": ("order",),
    "pass": (),
    "temple": ("card", "slot", "deed"),
    "heart": ("deed",),
    "oak": ("card",),
    "order": ("order", "space_of_order"),
    "menhir": (),
    "use_artifact": ("artifact",),
    "end_turn": (),
    "place": ("druid",),
    "send": ("druid",),
    "surcharge": ("resource",),
    "pay": ("feathers", "mistletoe", "runes"),
    "recruit": ("druid",),
    "recruit_two": ("druid", "other_druid"),
    "promote": ("place", "druid"),
    "advance": ("space",),
    "climb": ("druid",),
    "take_creature": ("creature",),
    "look": (),
    "keep": ("creature",),
    "shelve": ("potion",),
    "build": ("side",),
    "take_artifact": ("artifact",),
    "brew": ("potion",),
    "use": ("barks", "roots", "blueberries", "acorns", "mushrooms"),
    "use_of": ("ingredient", "count"),
    "take_back": ("ingredient",),
    "replay": ("deed",),
    "grow": ("row",),
    "pick": ("ingredient",),
    "pick_freely": ("ingredient",),
    "gather": ("ingredient", "position"),
    "gather_freely": ("ingredient", "position"),
    "return": ("ingredient", "position"),
    "swap": ("given", "resource", "count"),
    "add": ("card",),
    "gain": ("resource",),
    "recharge": ("artifact",),
    "recharge_two": ("artifact", "other_artifact"),
    "borrow": ("artifact",),
    "seat": ("ordinary", "archdruid", "bard", "ovate", "raven_master", "recluse", "ancient"),
    "trade": ("ingredient", "other_ingredient", "resource"),
    "abhartach": ("ingredient", "resource"),
    "extend": ("row", "feathers", "mistletoe", "runes"),
    "exchange": ("given", "resource"),
    "renew": ("display",),
    "carw_gwyn": (),
    "under": ("creature", "second_creature", "third_creature"),
    "tiles_under": ("artifact", "second_artifact", "third_artifact"),
}

KINDS: Final[dict[str, str]] = {
    "order": "order",
    "card": "card",
    "slot": "slot",
    "deed": "deed",
    "artifact": "artifact",
    "other_artifact": "artifact",
    "second_artifact": "artifact",
    "third_artifact": "artifact",
    "artifacts": "artifact",
    "druid": "druid",
    "other_druid": "druid",
    "resource": "resource",
    "given": "resource",
    "place": "place",
    "space": "space",
    "creature": "creature",
    "second_creature": "creature",
    "third_creature": "creature",
    "creatures": "creature",
    "potion": "potion",
    "side": "side",
    "ingredient": "ingredient",
    "other_ingredient": "ingredient",
    "ingredients": "ingredient",
    "row": "row",
    "display": "display",
    "source": "source",
    "player": "player",
    "space_of_order": "number",
    "position": "number",
    "feathers": "number",
    "mistletoe": "number",
    "runes": "number",
    "barks": "number",
    "roots": "number",
    "blueberries": "number",
    "acorns": "number",
    "mushrooms": "number",
    "count": "number",
    "ordinary": "number",
    "archdruid": "number",
    "bard": "number",
    "ovate": "number",
    "raven_master": "number",
    "recluse": "number",
    "ancient": "number",
}

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "order": ORDERS,
    "card": CARDS,
    "slot": ("one", "two", "three"),
    "deed": DEEDS,
    "artifact": ARTIFACTS,
    "druid": DRUIDS,
    "resource": RESOURCES,
    "place": PLACES,
    "space": SPACES,
    "creature": CREATURES,
    "potion": POTIONS,
    "side": SIDES,
    "ingredient": INGREDIENTS,
    "row": ROWS,
    "display": ("creatures", "artifacts"),
    "source": SOURCES,
    "player": PLAYERS,
}

MODULES: Final = (
    brewing,
    broichan,
    climbing,
    dusk,
    effects,
    ending,
    festival,
    free,
    gathering,
    laying,
    potions,
    replaying,
    resting,
    simple,
    special,
    taking,
    temple,
    turn,
)


def all_effects() -> list[Effect]:
    """One of each effect, in the order of names.EFFECTS."""
    return [
        simple.MoveLimit(),
        taking.TakeCreature(),
        taking.TakeArtifact(),
        resting.Recruit(1),
        climbing.Advance(ANY_BRANCH),
        resting.Promote(),
        simple.PickFromBag(),
        taking.TakeSanctuary(),
        simple.Swap(),
        brewing.Brew(),
        resting.Recruit(2),
        simple.AddCard(),
        replaying.Replay(),
        simple.GainSixOfAny(),
        simple.DrawThree(),
        *(climbing.Advance(branch) for branch in range(3)),
        brewing.Brew(1, 0),
        brewing.Brew(2, 1),
        *powers(),
        *potion_effects(),
        broichan.Triples(),
    ]


def powers() -> list[Effect]:
    """2.9 The powers of the twelve Artifacts."""
    return [
        *(simple.GainSix(kind) for kind in range(3)),
        taking.TakeCreature(),
        taking.TakeSanctuary(),
        climbing.Advance(ANY_BRANCH),
        resting.Promote(),
        brewing.Brew(1, 1),
        simple.DrawThree(),
        simple.HornOfPlenty(),
        replaying.Replay(),
        simple.Shield(),
    ]


def potion_effects() -> list[Effect]:
    """2.8 The effects of the Potions."""
    return [
        resting.Promote(),
        potions.Lightning(),
        potions.GiftOfNature(),
        potions.TrickOfLug(),
        potions.Blessing(),
        potions.RunicPower(),
        climbing.SummonDryad(),
        climbing.Advance(ANY_BRANCH, blocked_too=True),
        replaying.Replay(),
        potions.Bloom(),
        climbing.WoodWarp(),
        potions.AnimalCompanion(),
        potions.GiftOfTheGods(),
        resting.PromoteAncient(),
        potions.HeartOfTheOak(),
        *(brewing.DarkwoodPoints(tier) for tier in range(3)),
    ]


class OakGame(Game):
    """Oak for one to four players; one plays against Broichan."""

    def __init__(self) -> None:
        super().__init__(
            "oak", "nemeton.games.oak", "1", range(1, 5), OPTIONS, VERBS, KINDS, NAMES, MODULES
        )
        self.effects = all_effects()

    def new(self, setup: Setup, chance: Chance) -> Oak:
        values = standard() if setup.data is None else corrected(setup.data)
        rules = Rules(values, setup.settings, setup.players)
        rules.effects = self.effects
        return Oak(setup, chance, rules)

    def begin(self, state: Oak) -> None:
        state.then(laying.LayTable())

    def fields(self, state: Oak) -> dict[str, Any]:
        return saving.fields(state)

    def restore(self, state: Oak, fields: Fields) -> None:
        saving.restore(state, fields)

    def board_view(self, state: Oak, seat: int | None) -> dict[str, Any]:
        return view.board(state, seat)

    def seat_view(self, state: Oak, seat: int) -> dict[str, Any]:
        return view.seat(state, seat)

    def redeal(self, state: Oak, seat: int | None) -> None:
        view.redeal(state, seat)

    def evaluate(self, state: Oak, seat: int) -> dict[str, float]:
        return evaluation.evaluate(state, seat)

    def can_wait(self, state: Oak, option: Option) -> bool:
        return option[0] in FREE

    def faults(self, state: Oak) -> list[str]:
        return soundness.faults(state)

    def bound(self, setup: Setup) -> int:
        """A Round has at most 16 main actions and 40 gatherings per player; a main action asks at
        most 40 questions, each after at most 27 exchanges (docs/decisions/0007)."""
        return 5 * setup.players * (16 * 40 * 28 + 40)

    def check(self, setup: Setup) -> None:
        orders = setup.settings["orders"]
        if len(set(orders)) != len(orders):
            raise BadInput("bad-option", option="orders", value=", ".join(orders), allowed="1 ×")
        first = setup.settings["first"]
        if first != "random" and int(first) > setup.players:
            allowed = f"random, 1 … {setup.players}"
            raise BadInput("bad-option", option="first", value=first, allowed=allowed)

    def read_data(self, data: dict[str, Any]) -> None:
        corrected(data)

    def named_positions(self) -> dict[str, dict[str, Any]]:
        two = ("bee", "fox")
        return {
            "two": {"players": 2, "orders": two, "first": "1"},
            "three": {"players": 3, "orders": ("cairns", "forest", "blackbird"), "first": "2"},
            "solo": {"players": 1, "orders": ("forest",)},
        }


GAME: Final = OakGame()
