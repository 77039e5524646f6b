"""Checks of questions that pick several things: any order will do, and what is said is exact."""

from __future__ import annotations

from nemeton.engine.chance import Chance
from nemeton.engine.errors import IllegalChoice
from nemeton.engine.flow import PASS, Option
from nemeton.engine.game import Game
from nemeton.engine.several import Several
from nemeton.engine.state import State, several_of
from nemeton.engine.text import LOCALES
from nemeton.testing.play import walk
from nemeton.testing.scope import Case, Scope

__all__ = ["sets_are_as_said", "sets_are_picked_in_any_order"]


def sets_are_picked_in_any_order(game: Game, scope: Scope) -> None:
    """What may still be added leads to a whole set; that is accepted however it is shuffled, in
    one line of the log for each kind of event, and nothing of it counts as the only way on."""
    for case in scope.cases(game):
        rng = case.rng("sets")
        for state in walk(case, log=False):
            several = asked_for(state)
            if several is not None:
                name_members(case, state, several)
                pick_at_random(case, state, several, rng)


def asked_for(state: State) -> Several | None:
    return None if state.over else several_of(state.pending(), state)


def name_members(case: Case, state: State, several: Several) -> None:
    """Every member is told from the others in words, in every language."""
    for locale in LOCALES:
        said = {state.label(member, locale) for member in several.members}
        if len(said) < len(several.members) or any("{" in words for words in said):
            raise case.fault(state, f"members cannot be told apart in words: {sorted(said)}")


def pick_at_random(case: Case, state: State, several: Several, rng: Chance) -> None:
    picked = random_set(case, state, several, rng)
    rng.shuffle(picked)
    twin = state.clone()
    twin.keep_log()
    try:
        twin.choose_several(picked)
    except IllegalChoice as error:
        raise case.fault(state, f"the set {picked} is refused: {error}") from error
    assert twin.told is not None
    for event in twin.told:
        if event.key == "taken" and event.params["option"] in several.members:
            raise case.fault(state, f"{event.params['option']} of {picked} was taken unasked")
        for locale in LOCALES:
            case.game.speech.event(event.key, event.params, locale)  # one line for several things


def random_set(case: Case, state: State, several: Several, rng: Chance) -> list[Option]:
    picked: list[Option] = []
    numbers = [0] * len(several.members)
    while not (several.whole(numbers) and (len(picked) == several.most or not rng.below(4))):
        addable = several.addable(numbers)
        if not addable:
            if several.whole(numbers):
                break
            raise case.fault(state, f"nothing can be added to {picked}, and it is no whole set")
        option = addable[rng.below(len(addable))]
        numbers[several.members.index(option)] += 1
        picked.append(option)
    return picked


def sets_are_as_said(game: Game, scope: Scope) -> None:
    """Whatever is picked member by member, as the questions come, is a set that was described."""
    for case in scope.cases(game):
        rng = case.rng("as said")
        for state in walk(case, log=False):
            several = asked_for(state)
            if several is not None and several.members[0] in state.options():
                picked = member_by_member(state, several, rng)
                if not several.whole(several.numbers_of(picked)):
                    raise case.fault(state, f"{picked} can be picked, and was not described")


def member_by_member(state: State, several: Several, rng: Chance) -> list[Option]:
    """What one question after another picks, those taken unasked included."""
    twin = state.clone()
    twin.keep_log()
    assert twin.told is not None
    below = twin.stack[:-1]
    picked: list[Option] = []
    while len(picked) < several.most:
        open_ones = [each for each in twin.options() if each in (*several.members, PASS)]
        option = open_ones[rng.below(len(open_ones))]
        heard = len(twin.told)
        twin.choose(option)
        if option == PASS:
            break
        taken = [each.params["option"] for each in twin.told[heard:] if each.key == "taken"]
        picked += [option, *(each for each in taken if each in several.members)]
        if several.fewest < several.most and twin.stack[: len(below)] != below:
            break  # nothing more could be added
        if twin.over or twin.pending().several(twin) is None:
            break
    return picked[: several.most]
