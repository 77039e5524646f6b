"""Checks of secrecy: nobody learns what they may not, from a view or from what happens next.

Twins are games that differ only in what one viewer cannot know; `determinize` makes them. They must
look alike to that viewer and, under equal luck and choices, go on so until something is shown.
"""

from __future__ import annotations

from nemeton.engine.chance import Chance, Fast
from nemeton.engine.fields import plain
from nemeton.engine.flow import PASS, Option
from nemeton.engine.game import Game
from nemeton.engine.save import compared
from nemeton.engine.state import State
from nemeton.testing.play import looks, walk
from nemeton.testing.scope import Case, Scope
from nemeton.testing.seen import as_text, difference, outlook, viewers

__all__ = ["luck_stays_hidden", "twins_look_alike", "twins_stay_alike"]

SEEDS = (1, 2)


def twins_look_alike(game: Game, scope: Scope) -> None:
    """Re-drawing what a viewer cannot know changes nothing that the viewer is shown."""
    for case in scope.cases(game):
        for state in looks(case, scope, log=False):
            for viewer in viewers(state):
                seen = outlook(state, viewer, undo=False)
                redrawn = state.determinize(viewer, 0)
                for twin in (state.determinize(viewer, seed) for seed in SEEDS):
                    if found := difference(seen, outlook(twin, viewer, undo=False)):
                        what = f"re-drawing what {name(viewer)} cannot know changed {found}"
                        raise case.fault(state, what)
                    again = twin.determinize(viewer, 0)
                    if found := difference(compared(redrawn), compared(again)):
                        what = f"twins for {name(viewer)} are re-drawn differently at {found}"
                        raise case.fault(state, what)


def twins_stay_alike(game: Game, scope: Scope) -> None:
    """Twins played forward with equal luck and choices look alike until something is shown."""
    for case in scope.cases(game):
        for number, state in enumerate(looks(case, scope, log=False)):
            for viewer in viewers(state):
                real = anonymous(state)
                first, second = (state.determinize(viewer, seed) for seed in SEEDS)
                for one, other in ((real.clone(), first.clone()), (first, second)):
                    play_forward(case, scope, one, other, viewer, case.rng(f"{number} {viewer}"))


def anonymous(state: State) -> State:
    """The real game without its record, as a twin has none."""
    real = state.clone()
    real.setup = state.setup.without_seed()
    real.past = None
    return real


def play_forward(
    case: Case, scope: Scope, one: State, other: State, viewer: int | None, rng: Chance
) -> None:
    luck = rng.below(1 << 16)
    for twin in (one, other):
        twin.keep_log()
        twin.chance = Fast(luck)
    for _ in range(scope.ahead):
        option = common_choice(one, other, rng)
        if option is None:
            return
        marks = (one.mark, other.mark)
        one.choose(option)
        other.choose(option)
        if not still_alike(case, one, other, viewer, option, marks):
            return


def common_choice(one: State, other: State, rng: Chance) -> Option | None:
    """A choice that both twins offer, often a pass; None where there is none."""
    if one.over or other.over:
        return None
    offered = other.options()
    common = [option for option in one.options() if option in offered]
    if not common:
        return None
    return PASS if PASS in common and rng.below(2) else rng.pick(common)


def still_alike(
    case: Case,
    one: State,
    other: State,
    viewer: int | None,
    option: Option,
    marks: tuple[int, int],
) -> bool:
    """Whether the viewer cannot tell the twins apart; an error where it should not be able to."""
    found = difference(outlook(one, viewer), outlook(other, viewer))
    known, known_to_other = one.determinize(viewer, 0), other.determinize(viewer, 0)
    if not found:
        if found := difference(compared(known), compared(known_to_other)):
            what = f"after {option}, twins for {name(viewer)} are re-drawn differently at {found}"
            raise case.fault(one, what)
        return True
    if marks[0] == one.mark or marks[1] == other.mark:
        what = f"after {option}, and nothing marked as shown, {name(viewer)} can tell twins apart"
        raise case.fault(one, f"{what} by {found}{hint(found)}")
    if not difference(plain(known.fields()), plain(known_to_other.fields())):
        what = f"after {option}, {name(viewer)} is shown what it cannot know"
        raise case.fault(one, f"{what}: {found}{hint(found)}")
    return False


def hint(found: str) -> str:
    """A question that is asked or not by what is hidden lacks a word."""
    return " (should a question be `secret`?)" if found.startswith("asked") else ""


def luck_stays_hidden(game: Game, scope: Scope) -> None:
    """No view, question or event holds the seed or depends on the luck to come."""
    for case in scope.cases(game):
        for state in walk(case):
            if not scope.stops_at(state.number):
                continue
            lucky = state.clone()
            lucky.setup = state.setup.reseeded(7)
            lucky.chance = Fast(7)
            for viewer in viewers(state):
                seen = outlook(state, viewer)
                if str(state.setup.seed) in as_text(seen):
                    raise case.fault(state, f"{name(viewer)} is shown the seed")
                other = outlook(lucky, viewer)
                if found := difference(seen["view"], other["view"]):
                    raise case.fault(state, f"{name(viewer)} is shown the luck to come by {found}")
                if found := difference(seen["asked"], other["asked"]):
                    raise case.fault(state, f"a question depends on the luck to come by {found}")


def name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
