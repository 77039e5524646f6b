"""MM.8 Played together it is a race: all have to be at thirty before the machine is."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.factions.mechanical import birdsong_points
from nemeton.games.root.kinds import COOPERATIVE, MARQUISE
from nemeton.games.root.laws.board import count, is_machine, ruler
from nemeton.games.root.state import Root

POINT: Final = 1.0  # a point of the machine counts like one of one's own
NEAR: Final = 0.03  # and more the nearer it is to thirty
NEAR_FROM: Final = 12
DECIDED: Final = 10.0  # if it has thirty after its next Birdsong
FINAL: Final = 3.0  # when all is over, each point that the last human is ahead of the machine
BREAKING: Final = 0.7  # of its points, for the warrior whose loss breaks a stronghold


def plays_together(game: Root, faction: int) -> bool:
    return game.rules.mode == COOPERATIVE and not is_machine(game, faction)


def race(game: Root) -> float:
    """How far the machine will be after its next Birdsong."""
    soon = game.scores[MARQUISE] + birdsong_points(game) - about_to_break(game)
    found = POINT * soon
    if soon > NEAR_FROM:
        found += NEAR * (soon - NEAR_FROM) * (soon - NEAR_FROM)
    if soon >= game.rules.components.victory:
        found += DECIDED
    return found


def final_lead(game: Root) -> float:
    """MM.8 By how much all were at thirty before it was, or were not."""
    slowest = min(game.scores[each] for each in game.order if each != MARQUISE)
    return FINAL * (slowest - game.scores[MARQUISE])


# MM.4 Strongholds: clearings that it rules with three warriors or more


def guards(game: Root, clearing: int) -> int:
    """How many warriors it must lose there to score nothing for the clearing; 0: it is none."""
    spare = count(game, MARQUISE, clearing) - game.rules.components.stronghold
    return spare + 1 if spare >= 0 and ruler(game, clearing) == MARQUISE else 0


def about_to_break(game: Root) -> int:
    """The points of a stronghold whose guards are hit and have still to be taken off."""
    fight = game.fight
    if fight.clearing < 0 or not fight.marked:
        return 0
    needed = guards(game, fight.clearing)
    broken = needed and fight.marks(MARQUISE) >= needed
    return game.rules.components.stronghold_points if broken else 0


def harm_to_machine(game: Root, clearing: int) -> float:
    """What the loss of a warrior there costs it."""
    needed = guards(game, clearing)
    return BREAKING * POINT * game.rules.components.stronghold_points / needed if needed else 0.0
