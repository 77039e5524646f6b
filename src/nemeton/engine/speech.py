"""Turns options, prompts and events into keys and parameters, and asks the texts for the words."""

from __future__ import annotations

from typing import Any

from nemeton.engine.errors import BadInput
from nemeton.engine.flow import Option
from nemeton.engine.text import LOCALES, Texts

__all__ = ["Speech", "checked"]


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

    def label(
        self, prompt: str, option: Option, locale: str, about: dict[str, Any] | None = None
    ) -> str:
        """The sentence for an option: do-<prompt>-<verb> where there is one, else do-<verb>.

        Where it is asked now, `about` is what the question knows: do-<prompt>-<verb>-now says it.
        """
        verb = str(option[0])
        arguments = dict(zip(self.verbs.get(verb, ()), option[1:], strict=False))
        particular = f"do-{prompt}-{verb}"
        if about is not None and self.texts.has(checked(locale), f"{particular}-now"):
            return self.say(f"{particular}-now", {**about, **arguments}, locale)
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
            return joined(name, [self.filled(name, each, locale) for each in value])
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


def joined(name: str, parts: list[dict[str, Any]]) -> dict[str, Any]:
    """Several values as one: their words, and the forms that all of them have, one by one."""
    found: dict[str, Any] = {name: ""}
    for form in parts[0] if parts else ():
        if all(form in part for part in parts):
            found[form] = ", ".join(str(part[form]) for part in parts)
    return found


def checked(locale: str) -> str:
    if locale not in LOCALES:
        raise BadInput("unknown-locale", locale=str(locale)[:20], allowed=", ".join(LOCALES))
    return locale
