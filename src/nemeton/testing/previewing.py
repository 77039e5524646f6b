"""Checks of previews: every choice can be tried, nothing changes, and nothing hidden is told."""

from __future__ import annotations

from typing import Any

from nemeton.engine.fields import plain
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.preview import Preview
from nemeton.engine.save import compared
from nemeton.engine.state import State
from nemeton.engine.text import LOCALES
from nemeton.testing.play import looks
from nemeton.testing.scope import Case, Scope
from nemeton.testing.seen import difference
from nemeton.testing.texts import listening

__all__ = ["previews_can_be_said", "previews_come_true", "previews_tell_no_secret"]

TRIED = 2  # options looked at in a position
OTHER = 7  # the luck of the twins that a seat cannot tell apart


def previews_can_be_said(game: Game, scope: Scope) -> None:
    """What every choice would change has its sentences; trying it leaves the game as it was."""
    with listening(game) as listener:
        for case in scope.cases(game):
            for state in looks(case, scope, log=False):
                if state.over:
                    continue
                before = compared(state)
                for option in tried(state, case):
                    for locale in LOCALES:
                        seen(state, option, case, locale)
                if listener.missing:
                    raise case.fault(state, f"no words for {listener.missing[0]}")
                if found := difference(before, compared(state)):
                    raise case.fault(state, f"a preview has changed the game at {found}")


def previews_tell_no_secret(game: Game, scope: Scope) -> None:
    """Games that the seat cannot tell apart, with other luck to come, give the same preview."""
    for case in scope.cases(game):
        for state in looks(case, scope, log=False):
            if state.over:
                continue
            twin = state.determinize(state.pending().seat(state), OTHER)
            for option in tried(state, case):
                told = seen(state, option, case, "en")
                if found := difference(written(told), written(seen(twin, option, case, "en"))):
                    raise case.fault(state, f"the preview of {option} betrays more: {found}")


def previews_come_true(game: Game, scope: Scope) -> None:
    """What a preview shows is what happens, where nothing comes to light and no turn ends."""
    for case in scope.cases(game):
        for state in looks(case, scope, log=False):
            for option in [] if state.over else tried(state, case):
                seat = state.pending().seat(state)
                real = state.clone()
                real.choose(option)
                pass_over(real, seat)
                if real.mark != state.mark or real.turn_number != state.turn_number:
                    continue
                told = seen(state, option, case, "en").view
                if told is not None and (found := difference(real.view(seat), told)):
                    raise case.fault(state, f"{option} does not do what its preview says: {found}")


def pass_over(state: State, seat: int) -> None:
    """Answers for the seat what nobody asks it, since all answers come to the same."""
    while not state.over and state.pending().seat(state) == seat:
        if not state.pending().indifferent(state):
            return
        state.choose(state.options()[0])


def tried(state: State, case: Case) -> list[Option]:
    """Some options of the pending question."""
    rng = case.rng(f"previews {state.number}")
    options = state.options()
    return [options[rng.below(len(options))] for _ in range(TRIED)]


def seen(state: State, option: Option, case: Case, locale: str) -> Preview:
    try:
        return state.preview(option, state.pending().seat(state), locale)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        raise case.fault(state, f"{option} cannot be previewed: {error!r}") from error


def written(preview: Preview) -> dict[str, Any]:
    return {
        "changes": [[each.key, plain(each.params)] for each in preview.changes],
        "weighty": preview.weighty,
        "view": preview.view,
    }
