"""Checks of saves and records: what is written down goes on exactly as it would have."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.testing.cloning import last_choice
from nemeton.testing.corruption import corrupted, places
from nemeton.testing.play import looks, walk
from nemeton.testing.scope import Case, Scope
from nemeton.testing.seen import as_text, difference, everything

__all__ = ["corrupted_files_are_refused", "records_replay", "saves_go_on"]


def saves_go_on(game: Game, scope: Scope) -> None:
    """A game saved and loaded at every decision goes on like one that never was.

    A save grows with the game, so that long games are saved at every decision in the thorough
    scope alone; else at each of the first, and now and then afterwards.
    """
    for case in scope.cases(game):
        carried = case.start()
        for state in walk(case):
            if state.number:
                carried.choose(last_choice(state))
            if not scope.stops_at(state.number):
                continue
            carried = reloaded(case, carried)
            if found := difference(everything(state), everything(carried)):
                what = f"a loaded game differs at {found}"
                raise case.fault(state, f"{what}; do `fields` and `restore` keep it?")
            if found := difference(through_json(case, state, state.save()), carried.save()):
                raise case.fault(state, f"a loaded game saves differently at {found}")


def reloaded(case: Case, state: State) -> State:
    """The game read back from its own save, which must not be refused."""
    document = through_json(case, state, state.save())
    for step in steps_in(document["stack"]):
        if step not in case.game.steps:
            raise case.fault(state, f"the step {step} is in none of the game's `modules`")
    try:
        return case.game.load(document)
    except BadInput as error:
        raise case.fault(state, f"the game refuses its own save. {error}") from error


def steps_in(value: Any) -> Iterator[str]:
    """The names of the steps in a saved stack, those that steps hold included."""
    if isinstance(value, dict):
        yield value["step"]
        yield from steps_in(list(value.values()))
    elif isinstance(value, list):
        for each in value:
            yield from steps_in(each)


def through_json(case: Case, state: State, document: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json_of(case, state, document))
    return read


def json_of(case: Case, state: State, document: dict[str, Any]) -> str:
    try:
        return as_text(document)
    except (TypeError, ValueError) as error:
        raise case.fault(state, f"what is saved is no JSON ({error})") from error


def replayed(case: Case, state: State, record: dict[str, Any], number: int | None = None) -> State:
    try:
        return case.game.replay(record, at=number)
    except BadInput as error:
        raise case.fault(state, f"the record cannot be replayed: {error}") from error


def records_replay(game: Game, scope: Scope) -> None:
    """A record replayed leads to the same game, at its end and at every moment before."""
    for case in scope.cases(game):
        moments = [(state.number, state.clone(), state.save()) for state in looks(case, scope)]
        _, last, _ = moments[-1]
        record = through_json(case, last, last.record)
        for number, state, saved in moments:
            again = replayed(case, state, record, number)
            if found := difference(saved, again.save()):
                raise case.fault(state, f"the replayed game differs at {found}")
            if again != state:
                raise case.fault(state, "the replayed game is not equal")
        if found := difference(last.record, replayed(case, last, record).record):
            raise case.fault(last, f"the replayed game has another record at {found}")


def corrupted_files_are_refused(game: Game, scope: Scope) -> None:
    """A save or record that was tampered with is BadInput, or a game that can be looked at."""
    for case in scope.cases(game)[: max(4, scope.setups // 4)]:
        rng = case.rng("damage")
        for state in looks(case, scope):
            for document, read in ((state.save(), game.load), (state.record, game.replay)):
                text = json_of(case, state, document)
                inside = places(json.loads(text))
                for _ in range(scope.looks):
                    broken, how = corrupted(json.loads(text), rng, inside)
                    try:
                        everything(read(broken))
                    except BadInput:
                        continue
                    except Exception as error:
                        what = f"a file with {how} is {type(error).__name__}: {error}"
                        raise case.fault(state, f"{what}; `restore` must refuse it") from error
