"""Why something is not carried out: a key that the client words, and its parameters."""

from __future__ import annotations

from typing import Any, Literal

from nemeton.engine.errors import BadInput

__all__ = ["Reason", "Refused", "bad_field", "refused_by_engine"]

Reason = Literal[
    "archived",  # an uploaded game is looked at, not played
    "bad-address",  # nobody can be called there; why comes along
    "bad-input",  # the engine refused it; its sentence comes along
    "bad-message",  # which field, and what is wrong with it, comes along
    "bad-name",
    "bot-instead",  # with three or more, time that is over brings a bot
    "answer-first",  # somebody else proposes something already
    "begun",  # too late for that: the game has begun
    "bad-words",  # the owner of the server does not want them here
    "busy",
    "closed",  # before its game began
    "damaged",  # a line of the table's log cannot be read
    "full",
    "game-over",
    "hints-off",
    "link-expired",  # the one-time link to a person
    "link-unknown",
    "link-used",
    "league-begun",
    "league-entered",  # one takes part already
    "league-full",  # no place in the schedule is free
    "league-late",  # nobody may enter any more
    "league-no-entrant",
    "league-not-begun",
    "league-over",
    "league-playing",  # the round is not over yet
    "league-too-few",
    "link-over",  # it was used, or is too old
    "muted",  # the owner of the server has said so
    "none-fits",  # no free table is as somebody wishes
    "nothing-to-offer",  # nobody has left that seat
    "nothing-to-redo",
    "nothing-to-undo",
    "no-clock",  # no clock that could rest
    "no-holidays",  # so many days are left
    "no-profile",  # there is nobody of that name, or they want none
    "no-request",
    "nobody-to-ask",
    "no-such-address",  # at which one is called
    "no-such-game",
    "no-such-league",
    "no-such-person",
    "no-such-seat",
    "no-such-table",
    "no-talk",  # the owner of the server wants none
    "not-begun",
    "not-foreseeable",  # something is hidden or random: nothing can be prepared
    "not-invited",
    "not-named",  # the table is for certain people
    "not-missed",  # the report offers no choice of that number to be tried again
    "not-offered",
    "not-open",
    "not-organizer",  # whoever opened the league decides
    "not-opener",  # whoever opened the table decides
    "not-silent",  # somebody may still answer; how long comes along
    "not-owner",  # that is not the owner's key
    "not-your-seat",
    "not-your-turn",
    "passkey-full",  # so many one person may have
    "passkey-known",  # somebody has it already
    "passkey-place",  # only at an encrypted address with a name, or at localhost
    "passkey-stale",  # the challenge was answered before, or too long ago
    "passkey-unknown",  # it opens nobody, or nobody here
    "passkey-wrong",  # what was signed is something else
    "rated-agree",  # whoever sits down has to agree that the game counts
    "rated-own-values",  # a rated game is played with our values
    "rated-two-people",  # two people at least, each on one seat
    "renamed-level",  # an old name of a level; the new one comes along
    "rule-fault",
    "rules-changed",  # its game is gone, or cannot be set up in this way any more
    "several-people",  # of that name; the number tells them apart
    "seat-left",  # taking back needs the consent of one who is gone
    "stale",
    "taken",  # a table has that address already
    "time-not-over",
    "too-fast",
    "too-long",
    "too-many",
    "undo-never",
    "unknown-key",  # no browser that we know has it
    "unknown-level",
    "unknown-prompt",
    "unknown-word",  # of a recovery sheet
    "watch-off",
    "words-count",  # so many a recovery sheet has
    "words-wrong",  # they open nobody
    "way-closed",  # the owner of the server has not set it up
    "wrong-origin",
]

PLACED = ("where", "need", "expected")  # what the error of a value says besides its sentence


class Refused(Exception):
    """Not carried out, and nothing has changed."""

    def __init__(self, reason: Reason, text: str = "", **params: Any) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.text = text
        self.params = params


def bad_field(field: str, problem: str = "value", **more: Any) -> Refused:
    """A message with a wrong field: `problem` is json (that is no message), missing, unknown,
    type (`expected` says which), value, or address (nothing is there)."""
    return Refused("bad-message", field=field, problem=problem, **more)


def refused_by_engine(error: BadInput, locale: str = "en") -> Refused:
    """What the engine would not take, in its own words; of a value also where it stands."""
    said = {name: error.params[name] for name in PLACED if name in error.params}
    return Refused("bad-input", error.said(locale), key=error.key, **said)
