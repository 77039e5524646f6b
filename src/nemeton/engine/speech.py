"""Turns options, prompts and events into keys and parameters, and asks the texts for the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemeton.engine.errors import BadInput
from nemeton.engine.flow import Option
from nemeton.engine.text import LOCALES, Saying, Texts

if TYPE_CHECKING:
    from nemeton.engine.state import State

__all__ = ["Speech", "why_not"]


class Speech:
    """One game's names and the words for them."""

    def __init__(
        self,
        verbs: dict[str, tuple[str, ...]],
        kinds: dict[str, str],
        names: dict[str, tuple[str, ...]],
        texts: Texts,
    ) -> None:
        self.verbs = verbs
        self.kinds = kinds
        self.names = names
        self.texts = texts

    def label(self, prompt: str, option: Option, locale: str) -> str:
        """The sentence for an option: do-<prompt>-<verb> where there is one, else do-<verb>."""
        verb = str(option[0])
        arguments = dict(zip(self.verbs.get(verb, ()), option[1:], strict=False))
        particular = f"do-{prompt}-{verb}"
        key = particular if self.texts.has(checked(locale), particular) else f"do-{verb}"
        return self.say(key, arguments, locale)

    def question(self, prompt: str, params: dict[str, Any], locale: str) -> str:
        """The sentence that asks."""
        return self.say(f"ask-{prompt}", params, locale)

    def event(self, key: str, params: dict[str, Any], locale: str) -> str:
        """The sentence for something that happened."""
        if key == "taken":
            label = self.label(params["prompt"], tuple(params["option"]), locale)
            return self.say("log-taken", {"choice": label}, locale)
        return self.say(f"log-{key}", params, locale)

    def ending(self, reason: str, locale: str) -> str:
        """The sentence for the end of the game."""
        return self.say(f"end-{reason}", {}, locale)

    def say(self, key: str, params: dict[str, Any], locale: str) -> str:
        """The words for a key, its parameters named by their kinds."""
        filled: dict[str, Any] = {}
        for name, value in params.items():
            filled.update(self.filled(name, value, checked(locale)))
        return self.texts.format(locale, key, filled)

    def filled(self, name: str, value: Any, locale: str) -> dict[str, Any]:
        """What a parameter offers to a sentence: its words, its further forms, its key."""
        if isinstance(value, list | tuple):
            return {name: ", ".join(str(self.filled(name, each, locale)[name]) for each in value)}
        known = self.names.get(self.kinds.get(name, ""))
        if known is None or not isinstance(value, int) or isinstance(value, bool):
            return {name: value}
        if not 0 <= value < len(known):
            return {name: value, f"{name}-key": "none"}
        key = f"name-{self.kinds[name]}-{known[value]}"
        filled = {name: self.texts.format(locale, key, {}), f"{name}-key": known[value]}
        for form, words in self.texts.forms(locale, key).items():
            filled[f"{name}-{form}"] = words
        return filled


def checked(locale: str) -> str:
    if locale not in LOCALES:
        raise BadInput("unknown-locale", locale=str(locale)[:20], allowed=", ".join(LOCALES))
    return locale


def why_not(state: State, option: object, locale: str) -> str:
    """The reason of the rule that knows it, else a general one."""
    speech = state.setup.game.speech
    saying = reason_against(state, option)
    return speech.say(saying.key, saying.params, checked(locale))


def reason_against(state: State, option: object) -> Saying:
    if state.over:
        return Saying("why-over")
    if not isinstance(option, tuple | list) or not well_formed(state, tuple(option)):
        return Saying("why-unknown")
    wanted = tuple(option)
    if wanted in state.options():
        return Saying("why-offered")
    particular = state.pending().why_not(state, wanted)
    return Saying("why-not-offered") if particular is None else particular


def well_formed(state: State, option: Option) -> bool:
    """Whether it is a verb of the game with its arguments, each a value of its kind."""
    speech = state.setup.game.speech
    if not option or type(option[0]) is not str:
        return False
    arguments = speech.verbs.get(option[0])
    if arguments is None or len(arguments) != len(option) - 1:
        return False
    for name, value in zip(arguments, option[1:], strict=True):
        known = speech.names.get(speech.kinds.get(name, ""))
        if type(value) is not int or (known is not None and not 0 <= value < len(known)):
            return False
    return True
