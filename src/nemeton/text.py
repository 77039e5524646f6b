"""The words: Fluent files per game and language, shared with the browser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from nemeton.engine.text import Texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

__all__ = ["COMMON", "Words", "source", "spaced", "words_of"]


# What is said when somebody asks or aims stands in files of their own, read when first needed.
PARTS = {
    "about": ("about-", "now-", "cost-"),
    "preview": ("loss-", "gain-", "next-"),
}


@cache
def source(package: str, locale: str, part: str = "") -> str:
    """The Fluent text of a package in a language; a part of it (`about`, `guide`) may be empty."""
    page = files(package) / "text" / (f"{part}.{locale}.ftl" if part else f"{locale}.ftl")
    return "" if part and not page.is_file() else page.read_text(encoding="utf-8")


@cache
def parsed(package: str, locale: str, part: str = "") -> Resource:
    """The same, parsed, which takes a while; what games share is parsed for the first of them."""
    from fluent.runtime import FluentResource

    return FluentResource(source(package, locale, part))


def spaced(text: str, locale: str) -> str:
    """French sets a no-break space before double punctuation and inside quotation marks."""
    if locale != "fr":
        return text
    return re.sub(r" (?=[:;?!»%])|(?<=«) ", "\u00a0", text)


class Words(Texts):
    """The texts of some packages, the later ones filling in for what the first lack."""

    def __init__(self, *packages: str) -> None:
        self.packages = packages
        self.bundles: dict[str, FluentBundle] = {}
        self.parts: set[tuple[str, str]] = set()  # what of which language is read besides

    def add(self, package: str) -> None:
        """Takes in the texts of one more package."""
        if package not in self.packages:
            self.packages += (package,)
            self.bundles.clear()
            self.parts.clear()

    def bundle(self, locale: str) -> FluentBundle:
        """The parsed texts of a language; read when first needed."""
        if locale not in self.bundles:
            from fluent.runtime import FluentBundle

            bundle = FluentBundle([locale], use_isolating=False)
            for package in self.packages:
                bundle.add_resource(parsed(package, locale))
            self.bundles[locale] = bundle
        return self.bundles[locale]

    def bundle_for(self, locale: str, key: str) -> FluentBundle:
        """The same, with the explanations or previews where the key is one of theirs."""
        bundle = self.bundle(locale)
        for part, beginnings in PARTS.items():
            if key.startswith(beginnings) and (part, locale) not in self.parts:
                self.parts.add((part, locale))
                for package in self.packages:
                    bundle.add_resource(parsed(package, locale, part))
        return bundle

    def has(self, locale: str, key: str) -> bool:
        return bool(self.bundle_for(locale, key).has_message(key))

    def format(self, locale: str, key: str, params: Mapping[str, Any]) -> str:
        bundle = self.bundle_for(locale, key)
        if not bundle.has_message(key):
            return super().format(locale, key, params)
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{key} has no value"
        words, errors = bundle.format_pattern(pattern, dict(params))
        if errors:
            raise LookupError(f"{key} ({locale}): {errors[0]}")
        return spaced(str(words), locale)

    def forms(self, locale: str, key: str) -> dict[str, str]:
        bundle = self.bundle(locale)
        if not bundle.has_message(key):
            return {}
        attributes = bundle.get_message(key).attributes
        return {
            label: str(bundle.format_pattern(pattern, {})[0])
            for label, pattern in attributes.items()
        }


COMMON = Words("nemeton.common")


@cache
def words_of(package: str) -> Words:
    """A game's texts, on top of those that all games share."""
    return Words(package, "nemeton.common")
