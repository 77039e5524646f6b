"""Checks of texts: all that can be said has a sentence in every language, options differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from nemeton.engine.flow import Choice
from nemeton.engine.game import Game
from nemeton.engine.settings import OneOf
from nemeton.engine.state import State
from nemeton.engine.text import LOCALES, Texts
from nemeton.testing.messages import messages, variables
from nemeton.testing.options import mutants, some
from nemeton.testing.play import looks
from nemeton.testing.scope import Case, Nonconformity, Scope

__all__ = ["labels_are_unique", "texts_are_complete", "texts_can_be_said"]


def texts_are_complete(game: Game, scope: Scope) -> None:
    """Both languages have the same keys with the same variables, and all that is declared."""
    by_locale: dict[str, dict[str, Any]] = {}
    for locale in LOCALES:
        try:
            by_locale[locale] = messages(game.package, locale)
        except (OSError, ValueError) as error:
            raise Nonconformity(f"{game.name}: {error}") from error
    for locale, known in by_locale.items():
        for other, theirs in by_locale.items():
            for key in known:
                if key not in theirs:
                    raise Nonconformity(
                        f"{game.name}: {key} is in {locale}.ftl, not in {other}.ftl"
                    )
                if variables(known[key]) != variables(theirs[key]):
                    used = sorted(variables(known[key]) ^ variables(theirs[key]))
                    what = f"{locale}.ftl and {other}.ftl differ in the variables of {key}: {used}"
                    raise Nonconformity(f"{game.name}: {what}")
        for key in declared(game):
            if key not in known:
                raise Nonconformity(f"{game.name}: {locale}.ftl lacks {key}")
        for verb, arguments in game.verbs.items():
            said = [key for key in known if key == f"do-{verb}" or is_particular(game, key, verb)]
            if not said:
                raise Nonconformity(f"{game.name}: {locale}.ftl lacks do-{verb}")
            for key in said:
                if unknown := variables(known[key]) - set(arguments):
                    raise Nonconformity(f"{game.name}: {key} ({locale}) uses {sorted(unknown)}")


def prompts(game: Game) -> list[str]:
    kinds = [kind for kind in game.steps.values() if issubclass(kind, Choice)]
    return sorted({kind.prompt for kind in kinds} - {""})


def is_particular(game: Game, key: str, verb: str) -> bool:
    return any(key == f"do-{prompt}-{verb}" for prompt in prompts(game))


def declared(game: Game) -> Iterator[str]:
    """The keys that a game must have whatever is played."""
    yield "game-name"
    yield "game-tagline"
    for name, setting in game.options.items():
        yield f"option-{name}"
        yield f"option-{name}-note"
        if isinstance(setting, OneOf):
            yield from (f"option-{name}-{value}" for value in setting.choices)
    yield from (f"ask-{prompt}" for prompt in prompts(game))
    for kind, values in game.names.items():
        yield from (f"name-{kind}-{value}" for value in values)


class Listener(Texts):
    """Passes on what is asked of a game's texts, and notes the keys that have no words."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.missing: list[str] = []

    def has(self, locale: str, key: str) -> bool:
        return self.texts.has(locale, key)

    def format(self, locale: str, key: str, params: Mapping[str, Any]) -> str:
        if not self.texts.has(locale, key):
            self.missing.append(f"{key} ({locale})")
        return self.texts.format(locale, key, params)

    def forms(self, locale: str, key: str) -> dict[str, str]:
        return self.texts.forms(locale, key)


@contextmanager
def listening(game: Game) -> Iterator[Listener]:
    texts = game.speech.texts
    listener = Listener(texts)
    game.speech.texts = listener
    try:
        yield listener
    finally:
        game.speech.texts = texts


def texts_can_be_said(game: Game, scope: Scope) -> None:
    """Every question, option, event, refusal, reason and ending met in play has its sentence."""
    named = {value for values in game.names.values() for value in values}
    with listening(game) as listener:
        for case in scope.cases(game):
            heard = 0
            for state in looks(case, scope):
                for locale in LOCALES:
                    try:
                        say_everything(game, case, state, locale, heard)
                    except (LookupError, ValueError, TypeError) as error:
                        raise case.fault(state, f"cannot be said in {locale}: {error}") from error
                if listener.missing:
                    raise case.fault(state, f"no words for {listener.missing[0]}")
                heard = len(state.told or [])
                for title in titles(state) - named:
                    raise case.fault(state, f"the title {title} has no name of any kind")


def titles(state: State) -> set[str]:
    return {state.seat_view(seat)["title"] for seat in range(state.seat_count())} - {None}


def say_everything(game: Game, case: Case, state: State, locale: str, heard: int) -> None:
    speech = game.speech
    for event in (state.told or [])[heard:]:
        speech.event(event.key, event.params, locale)
    for seat in range(state.setup.players):
        for reason in state.evaluate(seat):
            speech.say(f"reason-{reason}", {}, locale)
        for goal, count in game.goals(state, seat).items():
            speech.say(f"goal-{goal}", {"count": count}, locale)
    if state.result is not None:
        speech.ending(state.result.reason, locale)
    decision = state.decision
    if decision is not None:
        speech.question(decision.prompt, decision.params, locale)
        for option in decision.options:
            state.label(option, locale)
    for wrong in some(list(mutants(game, state, case.rng("texts"))), 5, case.rng("some")):
        state.why_not(wrong, locale)


def labels_are_unique(game: Game, scope: Scope) -> None:
    """No two options of a decision have the same label, in any language."""
    for case in scope.cases(game):
        for state in looks(case, scope, log=False):
            for locale in LOCALES if not state.over else ():
                labelled: dict[str, Any] = {}
                for option in state.options():
                    label = state.label(option, locale)
                    if label in labelled:
                        what = f"{labelled[label]} and {option} are both labelled “{label}”"
                        raise case.fault(state, what)
                    labelled[label] = option
