"""Moments of Root that the browser tests sit down at, each found in random play from a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nemeton.games.root.kinds import KINDS, MARQUISE

__all__ = ["POSITIONS", "battle_without_questions", "choice_into_turmoil", "move_into_outrage"]


def asked(state: Any, prompt: str) -> bool:
    return state.decision is not None and state.decision.prompt == prompt


def alone(state: Any) -> bool:
    """Goes on while the others have one answer only; whether I am asked again."""
    while not state.over and state.decision.seat != 0:
        if len(state.decision.options) > 1:
            return False
        state.choose(state.decision.options[0])
    return not state.over


def named(state: Any, verb: str) -> list[Any]:
    return [option for option in state.decision.options if option[0] == verb]


def ambush_with_hospitals(state: Any) -> bool:
    """The Marquise is attacked, can ambush, will lose warriors all the same and can heal them."""
    if not asked(state, "ambush") or not named(state, "play"):
        return False
    ahead = state.clone()
    ahead.choose(named(state, "play")[0])
    if not alone(ahead):
        return False
    while asked(ahead, "take_hit"):
        ahead.choose(ahead.decision.options[0])
        if not alone(ahead):
            return False
    return asked(ahead, "field_hospitals") and bool(named(ahead, "spend"))


def battle_without_questions(state: Any) -> Any:
    """A battle of warriors alone that asks the Marquise nothing, whatever the dice show: nothing
    to choose among what falls, no card to heal or to foil with, and something to do afterwards."""
    if not asked(state, "marquise_daylight") or state.hands[MARQUISE]:
        return None
    if state.decision.params["actions"] < 2:
        return None
    for option in named(state, "battle"):
        there = state.pieces[option[1] * KINDS : (option[1] + 1) * KINDS]
        fighting = {MARQUISE, option[2]}
        if {piece for piece, number in enumerate(there) if number} == fighting:
            return option
    return None


def move_into_outrage(state: Any) -> Any:
    """A march whose end in a sympathetic clearing leaves a choice of the card to give."""
    if not asked(state, "marquise_daylight"):
        return None
    for option in named(state, "move"):
        ahead = state.clone()
        ahead.choose(option)
        if asked(ahead, "outrage") and len(ahead.decision.options) > 1:
            return option
    return None


def revolt(state: Any) -> bool:
    return asked(state, "revolt") and bool(named(state, "revolt"))


def choice_into_turmoil(state: Any) -> Any:
    """A choice of the Eyrie after which its leader falls at once."""
    if not asked(state, "resolve_decree") or state.turn.phase != "daylight":
        return None
    for option in state.decision.options:
        ahead = state.clone()
        ahead.choose(option)
        if asked(ahead, "leader") and ahead.decision.seat == 0:
            return option
    return None


Position = tuple[Callable[[Any], Any], tuple[str, ...], dict[str, Any]]
POSITIONS: dict[str, Position] = {
    "ambush": (ambush_with_hospitals, ("marquise", "eyrie", "alliance"), {"seed": 4}),
    "battle": (battle_without_questions, ("marquise", "eyrie", "alliance"), {"seed": 93}),
    "outrage": (move_into_outrage, ("marquise", "eyrie", "alliance"), {"seed": 0}),
    "revolt": (revolt, ("alliance", "marquise", "eyrie"), {"seed": 0}),
    "turmoil": (choice_into_turmoil, ("eyrie", "marquise", "alliance"), {"seed": 0}),
}
