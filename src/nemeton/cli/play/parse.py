"""Parses what a player typed: a number of the list, a notation, the start of one, or words."""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Iterator, Sequence

from nemeton.cli.play.option_list import OptionList
from nemeton.engine.errors import BadInput
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["folded", "parse_answer", "why_refused"]

MOST = 20_000  # notations compared, at most, to find out what a refused one means


def parse_answer(state: State, option_list: OptionList, text: str) -> tuple[list[Option], bool]:
    """The options that the text may mean, and whether one alone is certainly meant."""
    if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(option_list.entries):
        return option_list.entries[int(text) - 1].options, True
    spelled = spelled_exactly(state, text)
    if spelled is not None:
        return [spelled], True
    options = list(state.options())
    written = [state.notation(option).casefold() for option in options]
    started = [
        option
        for option, notation in zip(options, written, strict=True)
        if notation.startswith(text.casefold())
    ]
    if started:
        whole = [option for option in started if len(state.notation(option)) == len(text)]
        return (whole, True) if len(whole) == 1 else (started, True)
    return by_words(state, option_list, text)


def spelled_exactly(state: State, text: str) -> Option | None:
    try:
        return state.read(text)
    except BadInput:
        return None


def by_words(state: State, option_list: OptionList, text: str) -> tuple[list[Option], bool]:
    """Options whose sentence holds the text; only whole words are certain."""
    wanted = folded(text).rstrip(".")
    said = [
        (option, folded(state.label(option, option_list.locale))) for option in option_list.options
    ]
    whole = re.compile(rf"(?<!\w){re.escape(wanted)}(?!\w)")
    certain = [option for option, words in said if whole.search(words)]
    near = [option for option, words in said if wanted in words]
    return (certain, True) if certain else (near, False)


def folded(text: str) -> str:
    """Without accents, capitals and odd spaces, as hurried people type."""
    apart = unicodedata.normalize("NFD", " ".join(text.casefold().split()))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def why_refused(state: State, text: str, locale: str) -> str | None:
    """The rule's reason against a well-formed option that is not offered; None if it is not one."""
    for option in itertools.islice(conceivable(state), MOST):
        if state.notation(option).casefold() == text.casefold():
            return state.why_not(option, locale)
    return None


def conceivable(state: State) -> Iterator[Option]:
    """Every option that the game's names can spell, whether or not it is possible now."""
    speech = state.setup.game.speech
    for verb, arguments in speech.verbs.items():
        known = [speech.names.get(speech.kinds.get(name, "")) for name in arguments]
        if all(values is not None for values in known):
            ranges: Sequence[range] = [range(len(values or ())) for values in known]
            for chosen in itertools.product(*ranges):
                yield (verb, *chosen)
