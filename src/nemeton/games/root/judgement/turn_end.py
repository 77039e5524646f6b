"""What the rest of the turn will bring by itself, so that ending it early is worth nothing."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.factions.alliance.operations import AllianceEvening, DrawForBases
from nemeton.games.root.factions.cult.turn import CultEvening, DrawForGardens
from nemeton.games.root.factions.eyrie.turn import DrawForRoosts, EyrieEvening
from nemeton.games.root.factions.marquise.turn import MarquiseEvening
from nemeton.games.root.factions.vagabond.turn import VagabondEvening
from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    COIN,
    CULT,
    EYRIE,
    GARDEN,
    MARQUISE,
    RECRUITER,
    RIVERFOLK,
    ROOST,
)
from nemeton.games.root.laws.board import on_map, on_map_of_suit
from nemeton.games.root.laws.items import on_track
from nemeton.games.root.laws.turn import Evening
from nemeton.games.root.state import Root

HAND_LIMIT: Final = 5
CARD: Final = 0.3
SPARE_CARD: Final = 0.05  # beyond five, to be discarded
DRAWING: Final = (
    Evening,
    MarquiseEvening,
    EyrieEvening,
    AllianceEvening,
    VagabondEvening,
    CultEvening,
    DrawForRoosts,
    DrawForBases,
    DrawForGardens,
)


def hand_value(cards: int) -> float:
    return CARD * min(cards, HAND_LIMIT) + SPARE_CARD * max(0, cards - HAND_LIMIT)


def evening(game: Root, faction: int) -> float:
    """The cards still to be drawn this turn, and for the Eyrie the points of their roosts."""
    if game.active != faction:
        return 0.0
    step = drawing(game)
    if step is None:
        return 0.0
    number = draws(game, faction)
    room = max(0, HAND_LIMIT - len(game.hands[faction]))
    found = CARD * min(number, room) + SPARE_CARD * max(0, number - room)
    if faction == EYRIE and not isinstance(step, DrawForRoosts):
        found += game.rules.components.roost_points[on_map(game, ROOST)]
    return found


def drawing(game: Root) -> object | None:
    """The step of the turn that will draw, as long as it is ahead."""
    for step in game.stack:
        if isinstance(step, DRAWING):
            return step
    return None


def draws(game: Root, faction: int) -> int:
    """How many cards a faction draws in its Evening as things stand."""
    components = game.rules.components
    if faction == MARQUISE:
        return 1 + components.recruiter_draws[on_map(game, RECRUITER)]
    if faction == EYRIE:
        return 1 + components.roost_draws[on_map(game, ROOST)]
    if faction == ALLIANCE:
        return 1 + on_map(game, BASE)
    if faction == CULT:
        return 1 + sum(
            components.garden_draws[on_map_of_suit(game, GARDEN, suit)] for suit in range(3)
        )
    return 0 if faction == RIVERFOLK else 1 + on_track(game, faction, COIN)
