"""Root assembled: the one file that knows every other."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.explanation import Thing
from nemeton.engine.fields import Fields
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.text import Saying
from nemeton.games.root import explaining, saving
from nemeton.games.root.components import (
    CARD_KEYS,
    QUEST_KEYS,
    TABLES,
    corrected,
    corrected_tables,
)
from nemeton.games.root.factions import mechanical
from nemeton.games.root.factions.alliance import (
    lost_bases,
    operations,
    revolt,
    supporters,
    sympathy,
)
from nemeton.games.root.factions.alliance import setup as alliance_setup
from nemeton.games.root.factions.alliance import turn as alliance_turn
from nemeton.games.root.factions.cult import conspiracies, lost_gardens, rituals
from nemeton.games.root.factions.cult import setup as cult_setup
from nemeton.games.root.factions.cult import turn as cult_turn
from nemeton.games.root.factions.eyrie import decree, leaders, turmoil
from nemeton.games.root.factions.eyrie import setup as eyrie_setup
from nemeton.games.root.factions.eyrie import turn as eyrie_turn
from nemeton.games.root.factions.marquise import building, field_hospitals
from nemeton.games.root.factions.marquise import setup as marquise_setup
from nemeton.games.root.factions.marquise import turn as marquise_turn
from nemeton.games.root.factions.riverfolk import funds, trade_posts
from nemeton.games.root.factions.riverfolk import setup as riverfolk_setup
from nemeton.games.root.factions.riverfolk import turn as riverfolk_turn
from nemeton.games.root.factions.vagabond import (
    aid,
    allies,
    arbiter,
    characters,
    daylight,
    exploring,
    quests,
    relationships,
)
from nemeton.games.root.factions.vagabond import movement as vagabond_movement
from nemeton.games.root.factions.vagabond import setup as vagabond_setup
from nemeton.games.root.factions.vagabond import turn as vagabond_turn
from nemeton.games.root.invariants import broken
from nemeton.games.root.judgement import evaluation, goals
from nemeton.games.root.kinds import (
    CHARACTERS,
    COLUMNS,
    CONSPIRACIES,
    FACES,
    FACTIONS,
    ITEMS,
    LEADERS,
    PIECES,
    PLACE_NAMES,
    RANKS,
    RELATIONS,
    SERVICES,
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
    dominance,
    losses,
    movement,
    outrage,
    penalties,
    persistent_cards,
    removal,
    services,
    setup,
    spies,
    turn,
    victory,
)
from nemeton.games.root.laws.setup import SecondGame
from nemeton.games.root.options import OPTIONS, check_lineup
from nemeton.games.root.printed import printed_values
from nemeton.games.root.rules import Phases, Rules
from nemeton.games.root.state import Root
from nemeton.games.root.view import outlook, preview, view
from nemeton.games.root.view.redeal import redeal
from nemeton.games.root.vocabulary import ACTIONS, KIND_OF, MARKS, VERBS

CHOICES_A_TURN: Final = 400
FREE: Final = daylight_extras.DaylightMenu.free
SETUP_CHOICES: Final = 100

MODULES: Final = (
    # laws
    setup,
    turn,
    cards,
    movement,
    battle,
    battle_effects,
    losses,
    removal,
    penalties,
    outrage,
    crafting,
    birdsong_extras,
    daylight_extras,
    persistent_cards,
    dominance,
    spies,
    services,
    victory,
    campaign,
    # Marquise
    marquise_setup,
    marquise_turn,
    building,
    field_hospitals,
    mechanical,
    # Eyrie
    eyrie_setup,
    eyrie_turn,
    decree,
    turmoil,
    leaders,
    # Alliance
    alliance_setup,
    alliance_turn,
    supporters,
    revolt,
    sympathy,
    operations,
    lost_bases,
    # Vagabonds
    vagabond_setup,
    vagabond_turn,
    daylight,
    vagabond_movement,
    exploring,
    aid,
    allies,
    quests,
    relationships,
    characters,
    arbiter,
    # Cult
    cult_setup,
    cult_turn,
    conspiracies,
    rituals,
    lost_gardens,
    # Riverfolk
    riverfolk_setup,
    riverfolk_turn,
    funds,
    trade_posts,
)

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "faction": (*FACTIONS, "mechanical"),
    "place": PLACE_NAMES,
    "suit": SUITS,
    "card": CARD_KEYS,
    "quest": QUEST_KEYS,
    "item": ITEMS,
    "side": FACES,
    "piece": PIECES,
    "leader": LEADERS,
    "column": COLUMNS,
    "service": SERVICES,
    "character": CHARACTERS,
    "relation": RELATIONS,
    "conspiracy": CONSPIRACIES,
    "rank": RANKS,
    "source": SOURCES,
    "mark": tuple(MARKS),
    "action": tuple(ACTIONS),
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
        state.clear()
        return state

    def begin(self, state: Root) -> None:
        setup.lay_out(state)

    def fields(self, state: Root) -> dict[str, Any]:
        return saving.fields(state)

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

    def goals(self, state: Root, seat: int) -> dict[str, int]:
        return goals.goals(state, seat)

    def can_wait(self, state: Root, option: Option) -> bool:
        return option[0] in FREE

    def faults(self, state: Root) -> list[str]:
        return broken(state)

    def campaign_after(self, state: Root) -> str:
        """MM.10 What the option `campaign` of the next game takes."""
        return campaign.written_campaign(state)

    def bound(self, setup: Setup) -> int:
        rounds = int(setup.settings["max_rounds"])
        choices = SETUP_CHOICES + rounds * (setup.players + 1) * CHOICES_A_TURN
        return 2 * choices if setup.settings["match"] else choices

    def check(self, setup: Setup) -> None:
        check_lineup(setup.settings, setup.players)
        campaign.read_campaign(setup.settings["campaign"], setup.players)

    def components(self, setup: Setup) -> dict[str, Any]:
        values = corrected(setup.data)
        return printed_values(values, values.maps[setup.settings["map"]])

    def things(self, setup: Setup) -> dict[Thing, Saying]:
        return explaining.things(corrected(setup.data))

    def now(self, state: Root, seat: int | None, thing: Thing) -> list[Saying]:
        return outlook.now(state, seat, thing)

    def changes(self, before: Root, after: Root, seat: int, options: list[Option]) -> list[Saying]:
        return preview.changes(before, after, seat, options)

    def weighty(self, state: Root, option: Option) -> bool:
        return preview.weighty(state, option)

    def component_values(self, data: dict[str, Any] | None = None) -> dict[str, Any]:
        return TABLES if data is None else corrected_tables(data)

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

WANDERER: Final[Phases] = (
    vagabond_turn.VagabondBirdsong,
    daylight.VagabondDaylight,
    vagabond_turn.VagabondEvening,
)

# Birdsong, Daylight and Evening of each faction
PHASES: Final[list[Phases]] = [
    (
        marquise_turn.MarquiseBirdsong,
        marquise_turn.MarquiseDaylight,
        marquise_turn.MarquiseEvening,
    ),
    (eyrie_turn.EyrieBirdsong, eyrie_turn.EyrieDaylight, eyrie_turn.EyrieEvening),
    (
        alliance_turn.AllianceBirdsong,
        alliance_turn.AllianceDaylight,
        operations.AllianceEvening,
    ),
    WANDERER,
    WANDERER,
    (cult_turn.CultBirdsong, rituals.CultDaylight, cult_turn.CultEvening),
    (
        riverfolk_turn.RiverfolkBirdsong,
        riverfolk_turn.RiverfolkDaylight,
        riverfolk_turn.RiverfolkEvening,
    ),
]


def assembled(setup: Setup) -> Rules:
    """Who listens to removals, in the order of 3.E, and everybody's phases."""
    rules = Rules(setup)
    rules.whenever_pieces_removed = [
        field_hospitals.field_hospitals,
        removal.score_removals,
        penalties.owner_penalties,
    ]
    rules.owner_penalties = [
        lost_bases.lose_bases,
        lost_gardens.lose_gardens,
        trade_posts.disrupt_trade,
        outrage.outrage,
    ]
    rules.phases = PHASES
    rules.machine_phases = MACHINE_PHASES
    rules.second_game = SecondGame
    return rules


GAME: Final = RootGame()
