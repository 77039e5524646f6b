"""Root assembled: the one file that knows every faction."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.fields import Fields
from nemeton.engine.game import Game
from nemeton.games.root import saving
from nemeton.games.root.components import CARD_KEYS, QUEST_KEYS, corrected
from nemeton.games.root.factions import mechanical
from nemeton.games.root.factions.alliance import operations as alliance_operations
from nemeton.games.root.factions.alliance import turn as alliance
from nemeton.games.root.factions.cult import rituals as cult_rituals
from nemeton.games.root.factions.cult import turn as cult
from nemeton.games.root.factions.eyrie import decree as eyrie_decree
from nemeton.games.root.factions.eyrie import turn as eyrie
from nemeton.games.root.factions.marquise import building as marquise_building
from nemeton.games.root.factions.marquise import turn as marquise
from nemeton.games.root.factions.riverfolk import turn as riverfolk
from nemeton.games.root.factions.vagabond import aid as vagabond_aid
from nemeton.games.root.factions.vagabond import characters as vagabond_characters
from nemeton.games.root.factions.vagabond import daylight as vagabond_daylight
from nemeton.games.root.factions.vagabond import movement as vagabond_movement
from nemeton.games.root.factions.vagabond import turn as vagabond
from nemeton.games.root.invariants import faults
from nemeton.games.root.judgement import evaluation
from nemeton.games.root.kinds import (
    CHARACTERS,
    COLUMNS,
    CONSPIRACIES,
    FACTIONS,
    ITEMS,
    LEADERS,
    PIECES,
    PLACE_NAMES,
    RANKS,
    RELATIONS,
    SERVICES,
    SIDES,
    SOURCES,
    SUITS,
)
from nemeton.games.root.laws import (
    battle,
    battle_effects,
    birdsong_extras,
    campaign,
    cards,
    crafting,
    daylight_extras,
    losses,
    movement,
    outrage,
    penalties,
    persistent_cards,
    removal,
    services,
    setup,
    turn,
    victory,
)
from nemeton.games.root.laws.lineups import check_lineup
from nemeton.games.root.options import OPTIONS
from nemeton.games.root.rules import Phases, Rules
from nemeton.games.root.state import Root
from nemeton.games.root.view import view
from nemeton.games.root.view.redeal import redeal
from nemeton.games.root.vocabulary import KIND_OF, VERBS

CHOICES_A_TURN: Final = 400
SETUP_CHOICES: Final = 100

MODULES: Final = (
    battle,
    battle_effects,
    birdsong_extras,
    campaign,
    cards,
    crafting,
    daylight_extras,
    persistent_cards,
    setup,
    losses,
    movement,
    outrage,
    penalties,
    removal,
    services,
    turn,
    vagabond_movement,
    victory,
    alliance,
    alliance_operations,
    cult,
    cult_rituals,
    eyrie,
    eyrie_decree,
    marquise,
    marquise_building,
    mechanical,
    riverfolk,
    vagabond,
    vagabond_aid,
    vagabond_characters,
    vagabond_daylight,
)

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "faction": (*FACTIONS, "mechanical"),
    "place": PLACE_NAMES,
    "suit": SUITS,
    "card": CARD_KEYS,
    "quest": QUEST_KEYS,
    "item": ITEMS,
    "side": SIDES,
    "piece": PIECES,
    "leader": LEADERS,
    "column": COLUMNS,
    "service": SERVICES,
    "character": CHARACTERS,
    "relation": RELATIONS,
    "conspiracy": CONSPIRACIES,
    "rank": RANKS,
    "source": SOURCES,
}


class RootGame(Game):
    """The box on the shelf."""

    def __init__(self) -> None:
        super().__init__(
            name="root",
            package="nemeton.games.root",
            rules="2",
            players=range(1, 7),
            options=OPTIONS,
            verbs=VERBS,
            kinds=KIND_OF,
            names=NAMES,
            modules=MODULES,
        )

    def new(self, setup: Setup, chance: Chance) -> Root:
        state = Root(setup, chance, assembled(setup))
        state.lay_out()
        return state

    def begin(self, state: Root) -> None:
        setup.begin(state)

    def fields(self, state: Root) -> dict[str, Any]:
        return saving.written(state)

    def restore(self, state: Root, saved: Fields) -> None:
        saving.restore(state, saved)

    def board_view(self, state: Root, seat: int | None) -> dict[str, Any]:
        return view.board_view(state, seat)

    def seat_view(self, state: Root, seat: int) -> dict[str, Any]:
        return view.seat_view(state, seat)

    def redeal(self, state: Root, seat: int | None) -> None:
        redeal(state, seat)

    def evaluate(self, state: Root, seat: int) -> dict[str, float]:
        return evaluation.evaluate(state, seat)

    def faults(self, state: Root) -> list[str]:
        return faults(state)

    def campaign_after(self, state: Root) -> str:
        """MM.10 What the option `campaign` of the next game takes."""
        return campaign.written_campaign(state)

    def bound(self, setup: Setup) -> int:
        rounds = int(setup.settings["max_rounds"])
        return SETUP_CHOICES + rounds * (setup.players + 1) * CHOICES_A_TURN

    def check(self, setup: Setup) -> None:
        check_lineup(setup.settings, setup.players)
        campaign.read_campaign(setup.settings["campaign"], setup.players)

    def read_data(self, data: dict[str, Any]) -> None:
        corrected(data)

    def named_positions(self) -> dict[str, dict[str, Any]]:
        return {
            "two": {"players": 2},
            "four": {"players": 4},
            "six": {"players": 6},
            "solo": {"players": 1},
            "winter": {"players": 3, "map": "winter", "factions": ("eyrie", "cult", "riverfolk")},
        }


MACHINE_PHASES: Final = (
    mechanical.MachineBirdsong,
    mechanical.MachineDaylight,
    mechanical.MachineEvening,
)


def assembled(setup: Setup) -> Rules:
    """Who listens to removals, in the order of 3.E, and everybody's phases."""
    rules = Rules(setup)
    rules.whenever_pieces_removed = [
        marquise.field_hospitals,
        removal.score_removals,
        penalties.owner_penalties,
    ]
    rules.owner_penalties = [
        alliance.lose_bases,
        cult.lose_gardens,
        riverfolk.disrupt_trade,
        outrage.outrage,
    ]
    rules.phases = phases()
    rules.machine_phases = MACHINE_PHASES
    return rules


def phases() -> list[Phases]:
    """Birdsong, Daylight and Evening of each faction."""
    wanderer = (
        vagabond.VagabondBirdsong,
        vagabond_daylight.VagabondDaylight,
        vagabond.VagabondEvening,
    )
    return [
        (marquise.MarquiseBirdsong, marquise.MarquiseDaylight, marquise.MarquiseEvening),
        (eyrie.EyrieBirdsong, eyrie.EyrieDaylight, eyrie.EyrieEvening),
        (
            alliance.AllianceBirdsong,
            alliance.AllianceDaylight,
            alliance_operations.AllianceEvening,
        ),
        wanderer,
        wanderer,
        (cult.CultBirdsong, cult_rituals.CultDaylight, cult_rituals.CultEvening),
        (riverfolk.RiverfolkBirdsong, riverfolk.RiverfolkDaylight, riverfolk.RiverfolkEvening),
    ]


GAME: Final = RootGame()
