"""Checks by random play: it ends, nothing breaks on the way, what is shown has its shape."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any

from nemeton.engine.flow import Choice
from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.testing.scope import Case, Scope
from nemeton.testing.seen import as_text, viewers

__all__ = [
    "evaluations_are_numbers",
    "games_end",
    "invariants_hold",
    "looks",
    "results_are_sound",
    "turns_are_told",
    "views_have_their_shape",
    "walk",
]

SEAT_PARTS = ("score", "title", "colour", "automaton")


def walk(case: Case, log: bool = True) -> Iterator[State]:
    """A random game at every decision and at its end; it is one and the same state."""
    state = case.start(log)
    rng = case.rng()
    bound = case.game.bound(state.setup)
    while not state.over:
        if not isinstance(state.stack[-1], Choice) or not state.options():
            raise case.fault(state, "nobody is asked anything, and it is not over")
        if not callable(state.pending().seat):
            raise case.fault(state, f"{of(state)} has a field `seat`: it hides the method `seat`")
        if state.number >= bound:
            raise case.fault(state, f"not over within the bound of {bound} choices")
        yield state
        option = state.sample(rng)
        try:
            state.choose(option)
        except Exception as error:
            raise case.fault(state, f"{option} fails: {why(state, error)}") from error
    yield state


def of(state: State) -> str:
    return type(state.pending()).__name__


def why(state: State, error: Exception) -> str:
    """What went wrong in a step; an empty stack says more than the error it leads to."""
    if state.stack or state.over or not isinstance(error, IndexError):
        return f"{type(error).__name__}: {error}"
    return "no step is left, and it is not over; the last one must push another or `finish`"


def looks(case: Case, scope: Scope, log: bool = True) -> Iterator[State]:
    """The same game at some of its moments, spread from the first to the last."""
    length = sum(1 for _ in walk(case, log=False))
    chosen = {place * (length - 1) // max(scope.looks - 1, 1) for place in range(scope.looks)}
    for number, state in enumerate(walk(case, log)):
        if number in chosen:
            yield state


def games_end(game: Game, scope: Scope) -> None:
    """Random play ends within the bound that the game states, and somebody is asked until then."""
    for case in scope.cases(game):
        for state in walk(case, log=False):
            if state.over and state.decision is not None:
                raise case.fault(state, "over, and still somebody is asked")


def invariants_hold(game: Game, scope: Scope) -> None:
    """`state.faults()` is empty after every choice."""
    for case in scope.cases(game):
        for state in walk(case, log=False):
            if broken := state.faults():
                raise case.fault(state, f"invariant broken: {broken[0]}")


def results_are_sound(game: Game, scope: Scope) -> None:
    """A result names seats that exist and a score for each of them; earlier there is none."""
    for case in scope.cases(game):
        for state in walk(case, log=False):
            result = state.result
            if (result is None) == state.over:
                raise case.fault(state, "a result is there exactly when it is over")
        assert result is not None
        seats = state.seat_count()
        if len(result.scores) != seats:
            raise case.fault(state, f"{len(result.scores)} scores for {seats} seats")
        if not all(score is None or type(score) is int for score in result.scores):
            raise case.fault(state, f"scores are numbers or None, not {result.scores!r}")
        winners = list(result.winners)
        if winners != sorted(set(winners) & set(range(seats))):
            raise case.fault(state, f"winners are seats in ascending order, not {winners}")


def turns_are_told(game: Game, scope: Scope) -> None:
    """Turns are counted upwards, belong to a seat, and begin no later than now."""
    for case in scope.cases(game):
        before = (0, 0)
        for state in walk(case, log=False):
            turn = state.turn
            if turn.seat is not None and not 0 <= turn.seat < state.seat_count():
                raise case.fault(state, f"the turn belongs to seat {turn.seat}")
            if not before[1] <= turn.began <= state.number:
                raise case.fault(state, f"the turn began at choice {turn.began}")
            if turn.number < before[0]:
                raise case.fault(state, f"turn {turn.number} comes after turn {before[0]}")
            before = (turn.number, turn.began)


def views_have_their_shape(game: Game, scope: Scope) -> None:
    """A view is plain JSON with the outer part that every game shares; so are printed values."""
    for case in scope.cases(game):
        for state in looks(case, scope):
            if found := no_json(state.components()):
                raise case.fault(state, f"the components: {found}")
            for viewer in viewers(state):
                if found := misshapen(state, state.view(viewer)):
                    raise case.fault(state, f"the view of {viewer}: {found}")


def no_json(value: dict[str, Any]) -> str:
    try:
        as_text(value)
    except (TypeError, ValueError) as error:
        return f"is no JSON ({error})"
    return ""


def misshapen(state: State, view: dict[str, Any]) -> str:
    if found := no_json(view):
        return found
    if list(view) != ["turn", "seats", "board"]:
        return f"has the parts {list(view)}"
    if len(view["seats"]) != state.seat_count():
        return f"shows {len(view['seats'])} seats of {state.seat_count()}"
    for number, seat in enumerate(view["seats"]):
        if missing := [part for part in SEAT_PARTS if part not in seat]:
            return f"shows of seat {number} only {sorted(seat)}; `seat_view` lacks {missing}"
        if seat["automaton"] is not (number >= state.setup.players):
            return f"seat {number} is shown as {'an' if seat['automaton'] else 'no'} automaton"
    return ""


def evaluations_are_numbers(game: Game, scope: Scope) -> None:
    """`evaluate` gives a finite number for every reason, `goals` a count for every goal, for every
    seat, and neither changes anything."""
    for case in scope.cases(game):
        for state in looks(case, scope):
            before = state.save()
            for seat in range(state.setup.players):
                for reason, value in state.evaluate(seat).items():
                    if type(value) not in (int, float) or not isfinite(value):
                        raise case.fault(state, f"seat {seat} has the {reason} of {value!r}")
                for goal, count in game.goals(state, seat).items():
                    if type(count) is not int:
                        raise case.fault(state, f"seat {seat} counts {count!r} of {goal}")
            if state.save() != before:
                raise case.fault(state, "judging a position has changed it")
