"""A set picked in any order, carried out as the rules ask for it, and told in one line."""

from __future__ import annotations

from typing import Any

from nemeton.engine.errors import IllegalChoice
from nemeton.engine.history import Event
from nemeton.engine.option import PASS, Option, as_option
from nemeton.engine.several import Several
from nemeton.engine.state import State, several_of

__all__ = ["answers_for", "choose_several"]


def choose_several(state: State, members: object) -> None:
    """All of the set, or IllegalChoice and nothing."""
    answers = answers_for(state, members)
    told = -1 if state.told is None else len(state.told)
    several = several_of(state.pending(), state)
    for option in answers:
        state.choose(option)
    if told >= 0 and several is not None:
        tell_together(state, told, several)


def answers_for(state: State, members: object) -> list[Option]:
    """The options that are this set, as they will be asked for: tried on a clone."""
    choice = state.pending()
    several = several_of(choice, state)
    if several is None:
        return [lone_member(state, members)]
    numbers = several.counted(members)
    trial = state.clone()
    trial.keep_log()
    if several.answered_by:
        return spelled_out(trial, choice.answers_for(state, numbers))
    return asked_for(trial, several, numbers)


def lone_member(state: State, members: object) -> Option:
    """Where one thing alone may be picked, it is an option like any other."""
    if isinstance(members, tuple | list) and len(members) == 1:
        return state.member(members[0])
    raise IllegalChoice("not-several")


def spelled_out(trial: State, answers: list[Option]) -> list[Option]:
    """Those of the answers that are asked for; the last of them must be given or be taken."""
    given: list[Option] = []
    for option in answers:
        if not trial.over and option in trial.options():
            trial.choose(option)
            given.append(option)
    if not given or (given[-1] != answers[-1] and answers[-1] not in taken_unasked(trial, 0)):
        raise IllegalChoice("several-together")
    return given


def asked_for(trial: State, several: Several, numbers: list[int]) -> list[Option]:
    """Answers one question after the other with what is left of the set, the first offered."""
    left = [
        option
        for option, number in zip(several.members, numbers, strict=True)
        for _ in range(number)
    ]
    below = trial.stack[:-1]
    answers: list[Option] = []
    while left:
        offered = trial.options() if asks_for_members(trial) else []
        option = next((each for each in left if each in offered), None)
        if option is None:
            raise IllegalChoice("several-together")
        left.remove(option)
        heard = len(trial.told or ())
        trial.choose(option)
        answers.append(option)
        for taken in taken_unasked(trial, heard):
            if taken in left:
                left.remove(taken)
    if sum(numbers) < several.most and still_asked(trial, below):
        trial.choose(PASS)
        answers.append(PASS)
    return answers


def asks_for_members(trial: State) -> bool:
    return not trial.over and trial.pending().several(trial) is not None


def still_asked(trial: State, below: list[Any]) -> bool:
    """Whether more of this set may follow: what waited beneath its first question still waits."""
    if trial.over or not asks_for_members(trial) or len(trial.stack) != len(below) + 1:
        return False
    return all(now is before for now, before in zip(trial.stack, below, strict=False))


def taken_unasked(trial: State, heard: int) -> list[Option]:
    assert trial.told is not None
    return [event.params["option"] for event in trial.told[heard:] if event.key == "taken"]


# One line in the log


def tell_together(state: State, told: int, several: Several) -> None:
    """Of one kind of event that the members of a set have brought only one stays, with them all."""
    together: list[Event] = []
    words = member_words(state, several)
    for event in state.untell(told):
        if event.key == "taken" and as_option(event.params["option"]) in several.members:
            continue  # picked, not taken as the only way on
        if not (together and joined(together[-1], event, words)):
            together.append(Event(event.key, event.params.copy(), event.to))
    for event in together:
        state.tell(event)


def member_words(state: State, several: Several) -> set[str]:
    """The names of what tells the members apart."""
    verbs = state.setup.game.verbs
    return {name for option in several.members for name in verbs.get(option[0], ())}


def joined(before: Event, event: Event, words: set[str]) -> bool:
    """Adds an event to the one before it, where they differ in one thing that was picked."""
    if before.key != event.key or before.to != event.to:
        return False
    if before.params.keys() != event.params.keys():
        return False
    shared = [name for name in event.params if name in words]
    if len(shared) != 1 or not isinstance(event.params[shared[0]], int):
        return False
    name = shared[0]
    if any(before.params[each] != event.params[each] for each in event.params if each != name):
        return False
    known = before.params[name]
    before.params[name] = [*(known if isinstance(known, list) else [known]), event.params[name]]
    return True
