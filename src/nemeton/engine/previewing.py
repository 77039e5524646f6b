"""Tries a choice on a twin that knows only what its seat knows, and says what would change.

The twin is drawn anew by `determinize`, always from the same luck: games that the seat cannot tell
apart have equal twins, so nothing hidden can flow into a preview. It has no luck to come: where one
is needed, the preview ends. Where something comes to light without luck, several twins are tried,
and only what holds in all of them is said.
"""

from __future__ import annotations

from typing import Any

from nemeton.engine.chance import Chance
from nemeton.engine.errors import BadInput, IllegalChoice
from nemeton.engine.fields import plain
from nemeton.engine.flow import PASS, Option
from nemeton.engine.gathering import answers_for
from nemeton.engine.option import as_option
from nemeton.engine.preview import Preview, TurnEnds, Undrawn
from nemeton.engine.state import State
from nemeton.engine.text import Saying

__all__ = ["previewed", "turn_told"]

TWINS = (0, 1, 2, 3, 4, 5)  # where something comes to light, what these have in common is said


class Untold(Chance):
    """The luck to come, which nobody knows."""

    def draw(self, bound: int) -> int:
        raise Undrawn

    def clone(self) -> Untold:
        return self


class Outcome:
    """A twin before and after a choice, and whether luck or the next turn goes on from there."""

    def __init__(self, before: State, after: State) -> None:
        self.before = before
        self.after = after
        self.luck = False
        self.turn_ends = False

    @property
    def shows(self) -> bool:
        """Whether something has come to light."""
        return self.after.mark > self.before.number


def previewed(state: State, answer: object, seat: int, locale: str) -> Preview:
    """What an option, or a whole set of members, would do; IllegalChoice where it is none."""
    state.check_viewer(seat)
    if state.pending().seat(state) != seat:
        raise BadInput("not-asked", seat=seat)
    options = answers_of(state, answer, seat)
    first = tried(state, options, seat, TWINS[0])
    outcomes = [first]
    if first.shows:
        outcomes += [tried(state, options, seat, twin) for twin in TWINS[1:]]
    changes = common([changes_in(each, options, seat) for each in outcomes])
    speech = state.setup.game.speech
    return Preview(
        state.label(options[0], locale) if len(options) == 1 else "",
        changes,
        [speech.say(each.key, each.params, locale) for each in changes],
        any(state.weighty(each) for each in options),
        view_after(outcomes, seat),
    )


def turn_told(state: State, options: list[Option], seat: int, locale: str) -> list[str]:
    """What choices of a seat one after another, up to the next turn at most, would change; told to
    nobody at the table, so that nobody is called *you* (`own`)."""
    outcome = tried(state, options, seat, TWINS[0])
    changes = state.setup.game.changes(outcome.before, outcome.after, seat, options)
    for each in changes:
        if "own" in each.params:
            each.params["own"] = 0
    speech = state.setup.game.speech
    return [speech.say(each.key, each.params, locale) for each in changes]


def answers_of(state: State, answer: object, seat: int) -> list[Option]:
    """The options that are chosen, in the order of asking."""
    if as_option(answer) is not None:
        return [state.member(answer)]
    if not isinstance(answer, tuple | list) or not answer:
        raise IllegalChoice("illegal-choice", option=str(answer)[:80])
    return answers_for(state.determinize(seat, TWINS[0]), answer)


def tried(state: State, options: list[Option], seat: int, number: int) -> Outcome:
    before = state.determinize(seat, number)
    after = before.clone()
    after.chance = Untold()
    after.tried = True
    after.keep_log()
    outcome = Outcome(before, after)
    try:
        for option in options:
            after.trusted = option  # the seat knows its own options: no need to list them again
            after.choose(option)
        answer_unasked(after, seat)
    except Undrawn:
        outcome.luck = True
    except TurnEnds:
        outcome.turn_ends = True
    return outcome


def answer_unasked(state: State, seat: int) -> None:
    """Goes on where all answers of the seat come to the same, or where it is asked for its own
    secret and has one answer but to pass."""
    while not state.over and state.pending().seat(state) == seat:
        asked, options = state.pending(), state.options()
        lone = asked.secret and len(options) == 1 and options[0] != PASS
        if not lone and not asked.indifferent(state):
            return
        state.choose(options[0])


def changes_in(outcome: Outcome, options: list[Option], seat: int) -> list[Saying]:
    """What the game names, then what follows."""
    before, after = outcome.before, outcome.after
    named = before.setup.game.changes(before, after, seat, options)
    return [*named, *sequel(outcome, seat)]


def sequel(outcome: Outcome, seat: int) -> list[Saying]:
    """The end of the game or of the turn, luck, the next question: whatever comes first."""
    before, after = outcome.before, outcome.after
    if after.ended is not None:
        return [Saying("next-over"), Saying(f"end-{after.ended.reason}")]
    if outcome.luck:
        return [Saying("next-luck")]
    if outcome.turn_ends:
        return [Saying("next-turn")] if before.turn_seat == seat else []
    asked, now = after.pending(), before.pending()
    if asked.seat(after) != seat:
        return [Saying("next-other")]  # a question speaks to whom it is asked
    if asked.prompt == now.prompt:
        return []
    return [Saying(f"ask-{asked.prompt}", **asked.about(after))]


def common(found: list[list[Saying]]) -> list[Saying]:
    """What is said of every twin, in the words of the first."""
    others = [[written(each) for each in said] for said in found[1:]]
    return [each for each in found[0] if all(written(each) in said for said in others)]


def written(saying: Saying) -> tuple[str, Any]:
    return saying.key, plain(saying.params)


def view_after(outcomes: list[Outcome], seat: int) -> dict[str, Any] | None:
    """What the seat would see, where that is the same in every twin."""
    first: dict[str, Any] = outcomes[0].after.view(seat)
    same = all(each.after.view(seat) == first for each in outcomes[1:])
    return first if same else None
