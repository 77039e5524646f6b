"""What the owner wants of names and talk: how long, which words not, whether there is any."""

from __future__ import annotations

import re
import time
import unicodedata

import msgspec

from nemeton.server.owner.keys import PUT
from nemeton.server.owner.schemas import HouseRules
from nemeton.server.storage.database import Database
from nemeton.table.actions import LONGEST_NAME, LONGEST_SPEECH
from nemeton.table.refusals import Refused

__all__ = ["KeptRules", "put_rules", "read_rules", "sound"]

FACT = "house-rules"
FRESH = 2.0  # seconds for which a process goes by what it has read
MOST_WORDS = 5_000
MOST_STARS = 2  # of a word: each multiplies the time that a long text takes


def sound(rules: HouseRules) -> bool:
    return (
        2 <= rules.longest_name <= LONGEST_NAME
        and 1 <= rules.longest_message <= LONGEST_SPEECH
        and len(rules.words) <= MOST_WORDS
        and all(each.strip(" *") and len(each) <= 60 for each in rules.words)
        and all(each.count("*") <= MOST_STARS for each in rules.words)
    )


def check_name(rules: HouseRules, name: str) -> None:
    """Refuses a name that is too long here, or has such a word in it."""
    if len(name) > rules.longest_name:
        raise Refused("too-long", longest=rules.longest_name)
    if names_one(rules, name):
        raise Refused("bad-name")


def check_talk(rules: HouseRules, text: str) -> None:
    if not rules.chat:
        raise Refused("no-talk")
    if len(text) > rules.longest_message:
        raise Refused("too-long", longest=rules.longest_message)
    if names_one(rules, text):
        raise Refused("bad-words")


def names_one(rules: HouseRules, text: str) -> bool:
    pattern = pattern_of(tuple(rules.words))
    return pattern is not None and pattern.search(bare(text)) is not None


PATTERNS: dict[tuple[str, ...], re.Pattern[str] | None] = {}


def pattern_of(words: tuple[str, ...]) -> re.Pattern[str] | None:
    """All words as one pattern, made once."""
    if words not in PATTERNS:
        PATTERNS.clear()
        found = [re.escape(bare(each.strip())).replace(r"\*", r"\w*") for each in words]
        PATTERNS[words] = re.compile(rf"\b(?:{'|'.join(found)})\b") if found else None
    return PATTERNS[words]


def bare(text: str) -> str:
    """Without case, accents and what else sets two ways of writing a word apart."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))


async def read_rules(database: Database) -> HouseRules:
    rows = await database.ask("SELECT value FROM facts WHERE name = $1", FACT)
    return msgspec.json.decode(rows[0][0], type=HouseRules) if rows else HouseRules()


async def put_rules(database: Database, rules: HouseRules) -> None:
    """Sets them for all processes, from the next moment on."""
    if not sound(rules):
        raise Refused("bad-message", field="rules", problem="value")
    value = msgspec.json.encode(rules).decode()
    await database.carry_out([(PUT, (FACT, value))])


class KeptRules:
    """The rules as a process goes by them: read anew after a moment, whoever has set them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.read = HouseRules()
        self.until = 0.0

    async def check_name(self, name: str) -> None:
        check_name(await self.rules(), name)

    async def check_talk(self, text: str) -> None:
        check_talk(await self.rules(), text)

    async def rules(self) -> HouseRules:
        if time.monotonic() > self.until:
            self.read = await read_rules(self.database)
            self.until = time.monotonic() + FRESH
        return self.read
