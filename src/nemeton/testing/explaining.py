"""Checks of explanations: whatever can be pointed at is explained, and betrays nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nemeton.engine.chance import Fast
from nemeton.engine.explanation import Thing
from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.engine.text import LOCALES
from nemeton.testing.play import looks
from nemeton.testing.scope import Case, Nonconformity, Scope
from nemeton.testing.seen import viewers

__all__ = ["explanations_tell_no_secret", "things_are_explained"]

TRIED = 25  # things looked at in a position
HIGHEST = 14  # of the numbers that say which one or where


def things_are_explained(game: Game, scope: Scope) -> None:
    """Every thing has a name, words and a law, whatever numbers stand behind it."""
    for case in scope.cases(game):
        for state in looks(case, scope, log=False):
            for locale in LOCALES:
                for thing in tried(game, state, case):
                    explain(game, state, thing, locale)


def explain(game: Game, state: State, thing: Thing, locale: str) -> None:
    said = state.explain(thing, None, locale)
    if not said.name or not said.effect or not said.rule:
        raise Nonconformity(f"{game.name}: {thing} has no name, no words or no law in {locale}")
    for line in (said.name, said.effect, *said.cost, *said.now):
        if line.startswith(("name-", "about-", "now-", "cost-")):
            raise Nonconformity(f"{game.name}: no words for {line} ({locale})")


def explanations_tell_no_secret(game: Game, scope: Scope) -> None:
    """What a viewer is told of a thing stays the same when what they cannot know is re-drawn."""
    for case in scope.cases(game):
        for state in looks(case, scope, log=False):
            things = list(tried(game, state, case))
            for viewer in viewers(state):
                twin = state.determinize(viewer, 1)
                for thing in things:
                    if heard(game, state, viewer, thing) != heard(game, twin, viewer, thing):
                        raise case.fault(state, f"what {viewer} is told of {thing} betrays more")


def heard(game: Game, state: State, viewer: int | None, thing: Thing) -> list[tuple[str, Any]]:
    return [(said.key, said.params) for said in game.now(state, viewer, thing)]


def tried(game: Game, state: State, case: Case) -> Iterator[Thing]:
    """Some of the things, alone and with numbers behind them, sensible or not."""
    things = list(game.things(state.setup))
    rng: Fast = case.rng(f"things {state.number}")
    for _ in range(min(TRIED, len(things))):
        thing = things[rng.below(len(things))]
        yield thing
        yield (*thing, rng.below(HIGHEST))
        yield (*thing, rng.below(HIGHEST), rng.below(HIGHEST))
