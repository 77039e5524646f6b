"""The words: Fluent files per game and language, shared with the browser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from nemeton.engine.text import Texts

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

__all__ = ["COMMON", "Words", "source", "spaced", "words_of"]


PARTS = ("", "about", "preview")  # the files of a language: en.ftl, about.en.ftl …
ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
REFERENCE = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")


@cache
def source(package: str, locale: str, part: str = "") -> str:
    """The Fluent text of a package in a language; a part of it (`about`, `guide`) may be empty."""
    page = files(package) / "text" / (f"{part}.{locale}.ftl" if part else f"{locale}.ftl")
    return "" if part and not page.is_file() else page.read_text(encoding="utf-8")


@cache
def entries(package: str, locale: str) -> dict[str, str]:
    """The messages and terms of a package by name, each as it is written."""
    found: dict[str, str] = {}
    for part in PARTS:
        for entry in ENTRY.split(source(package, locale, part))[1:]:
            found.setdefault(entry.split("=")[0].strip(), entry)
    return found


def spaced(text: str, locale: str) -> str:
    """A name that ends with its own mark ends its sentence; French sets a no-break space before
    double punctuation and inside quotation marks."""
    text = re.sub(r"([!?])\.(?!\.)", r"\1", text)
    if locale != "fr":
        return text
    return re.sub(r" (?=[:;?!»%])|(?<=«) ", "\u00a0", text)


class Language:
    """The texts of some packages in one language.

    Each is parsed when it is first said: most programs say few of them, and parsing all of them
    would take longer than anything else that they do.
    """

    def __init__(self, locale: str, packages: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([locale], use_isolating=False)
        self.entries: dict[str, str] = {}
        for package in reversed(packages):
            self.entries.update(entries(package, locale))

    def message(self, key: str) -> Message | None:
        """What is to be said, if there are words for it."""
        if key not in self.entries:
            return None
        if not self.bundle.has_message(key):
            self.parse(key)
        return self.bundle.get_message(key)

    def parse(self, key: str) -> None:
        """Takes in a message or term; what it refers to first, so that it is never half there."""
        from fluent.runtime import FluentResource

        for name in REFERENCE.findall(self.entries[key]):
            if name in self.entries:
                self.parse(name)
        self.bundle.add_resource(FluentResource(self.entries[key]))

    def formatted(self, pattern: Pattern, params: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        words, errors = self.bundle.format_pattern(pattern, dict(params))
        return str(words), errors


class Words(Texts):
    """The texts of some packages, the later ones filling in for what the first lack."""

    def __init__(self, *packages: str) -> None:
        self.packages = packages
        self.languages: dict[str, Language] = {}

    def add(self, package: str) -> None:
        """Takes in the texts of one more package."""
        if package not in self.packages:
            self.packages += (package,)
            self.languages.clear()

    def language(self, locale: str) -> Language:
        """The texts of a language; read when first needed."""
        if locale not in self.languages:
            self.languages[locale] = Language(locale, self.packages)
        return self.languages[locale]

    def has(self, locale: str, key: str) -> bool:
        return key in self.language(locale).entries

    def format(self, locale: str, key: str, params: Mapping[str, Any]) -> str:
        language = self.language(locale)
        message = language.message(key)
        if message is None:
            return super().format(locale, key, params)
        assert message.value is not None, f"{key} has no value"
        words, errors = language.formatted(message.value, params)
        if errors:
            raise LookupError(f"{key} ({locale}): {errors[0]}")
        return spaced(words, locale)

    def forms(self, locale: str, key: str) -> dict[str, str]:
        language = self.language(locale)
        message = language.message(key)
        if message is None:
            return {}
        return {
            label: language.formatted(pattern, {})[0]
            for label, pattern in message.attributes.items()
        }


COMMON = Words("nemeton.common")


@cache
def words_of(package: str) -> Words:
    """A game's texts, on top of those that all games share."""
    return Words(package, "nemeton.common")
