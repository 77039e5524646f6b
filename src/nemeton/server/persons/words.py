"""Words on a recovery sheet: ten of a list, written in either language, read in both."""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import cache
from importlib.resources import files

from nemeton.table.refusals import Refused
from nemeton.table.tokens import hashed

__all__ = ["COUNT", "hash_of", "new_words", "words_in", "written"]

COUNT = 10  # of 256: 80 bits
LANGUAGES = ("en", "fr")


@cache
def listed() -> list[tuple[str, ...]]:
    """The list: each word in both languages."""
    text = files("nemeton.server.persons").joinpath("words.txt").read_text("utf-8")
    return [tuple(line.split()) for line in text.splitlines()]


@cache
def places() -> dict[str, int]:
    """Where a word stands in the list, as it may be typed, in whichever language."""
    return {plain(word): place for place, row in enumerate(listed()) for word in row}


def plain(word: str) -> str:
    """Without capitals and accents."""
    parts = unicodedata.normalize("NFKD", word.casefold().replace("œ", "oe"))
    return "".join(each for each in parts if not unicodedata.combining(each))


def new_words() -> list[int]:
    return [secrets.randbelow(len(listed())) for _ in range(COUNT)]


def written(numbers: list[int], language: str) -> list[str]:
    place = LANGUAGES.index(language) if language in LANGUAGES else 0
    return [listed()[number][place] for number in numbers]


def words_in(text: str) -> list[int]:
    """What somebody has typed, as places in the list; or what is wrong with it."""
    typed = re.findall(r"[^\W\d_]+", text)
    unknown = [word for word in typed if plain(word) not in places()]
    if unknown:
        raise Refused("unknown-word", word=unknown[0][:30])
    if len(typed) != COUNT:
        raise Refused("words-count", count=COUNT, typed=len(typed))
    return [places()[plain(word)] for word in typed]


def hash_of(numbers: list[int]) -> str:
    """What is stored of a sheet."""
    return hashed("words " + " ".join(str(number) for number in numbers))
