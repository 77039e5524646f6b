"""What a call says, in its person's language: a game and a link, never a hand, a name or talk."""

from __future__ import annotations

import math

import msgspec

import nemeton
from nemeton.server.calls.outbox import Call
from nemeton.text import Words

__all__ = ["Message", "message_of", "say"]

WORDS = Words("nemeton.server.calls")
HOUR = 3600.0


class Message(msgspec.Struct, frozen=True):
    """Fit for a locked screen."""

    event: str
    title: str
    text: str
    link: str
    language: str
    game: str = ""
    table: str = ""
    deadline: float | None = None


def say(locale: str, key: str, **params: object) -> str:
    return WORDS.format(locale, key, params)


def message_of(call: Call, public: str, now: float) -> Message:
    about = call.about
    locale = about.language if about.language in nemeton.LOCALES else "en"
    game = title_of(about.game, locale)
    hours = 0 if about.deadline is None else max(1, math.floor((about.deadline - now) / HOUR))
    return Message(
        event=call.what,
        title=say(locale, f"call-{call.what}-title", game=game),
        text=say(locale, f"call-{call.what}", game=game, hours=hours),
        link=f"{public}/t/{call.table}" if call.table else f"{public}/me",
        language=locale,
        game=about.game,
        table=call.table,
        deadline=about.deadline,
    )


def title_of(game: str, locale: str) -> str:
    if game not in nemeton.catalogue():
        return "Nemeton"
    return nemeton.game(game).speech.say("game-name", {}, locale)
