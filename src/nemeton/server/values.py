"""The values on components as a client lists them: ours, and what an owner has in their place."""

from __future__ import annotations

from typing import Any

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.values import Change, changes_of, correction, listed_values
from nemeton.server.schemas import Sent
from nemeton.table.refusals import Refused, refused_by_engine

__all__ = ["ComponentValue", "ComponentValues", "all_values", "own_values"]


class ComponentValue(Sent):
    """A value on a component: the way to it in a correction, ours and the one played with, and
    who says that it is ours: rulebook, public, house."""

    place: list[str]
    ours: Any
    value: Any
    sources: list[str]


class ComponentValues(Sent):
    """Values of a game, all of them or those of somebody that differ; `data` is the smallest
    correction that makes the difference, `fixed` where nothing can be corrected."""

    game: str
    values: list[ComponentValue]
    data: dict[str, Any]
    fixed: bool


def all_values(name: str) -> ComponentValues:
    """Every value of a game as we have it."""
    game = game_named(name)
    ours = [Change(value, value.value) for value in listed_values(game.component_values())]
    return ComponentValues(name, [written(each) for each in ours], {}, not takes_data(game))


def own_values(name: str, data: dict[str, Any] | None, locale: str) -> ComponentValues:
    """What an owner's values change, once the game itself has checked them."""
    game = game_named(name)
    try:
        found = changes_of(game, data)
    except BadInput as error:
        raise refused_by_engine(error, locale) from None
    return ComponentValues(name, [written(each) for each in found], correction(found), False)


def game_named(name: str) -> Game:
    if name not in nemeton.catalogue():
        raise Refused("no-such-game")
    return nemeton.game(name)


def takes_data(game: Game) -> bool:
    try:
        game.read_data({})
    except BadInput:
        return False
    return True


def written(change: Change) -> ComponentValue:
    ours = change.ours
    return ComponentValue(list(ours.place), ours.value, change.own, list(ours.sources))
