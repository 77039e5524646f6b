"""What the pages of leagues, ratings and profiles are shown and ask for."""

from __future__ import annotations

from typing import Any, Literal

from nemeton.league.settings import LeagueSettings, Pace, System
from nemeton.server.schemas import Received, Sent

__all__ = [
    "EntrantLine",
    "GroupTable",
    "LeagueDeed",
    "LeagueLine",
    "LeagueLists",
    "LeaguePage",
    "LeagueSettings",
    "MeetingLine",
    "OpeningLine",
    "PersonPage",
    "PlaceLine",
    "ProfileGame",
    "ProfileShown",
    "RatingLine",
    "RatingShown",
    "RivalLine",
    "RoundLine",
    "SetProfile",
    "ShareLine",
    "StandingLine",
]

LeagueState = Literal["open", "running", "over"]


class LeagueLine(Sent):
    """A league in a list; `round` is the one that is played, 0 before the first."""

    id: str
    name: str
    game: str
    at_table: int
    system: System
    pace: Pace
    state: LeagueState
    entrants: int
    round: int
    rounds: int
    rated: bool
    mine: bool


class LeagueLists(Sent):
    """Those one has to do with, and those that everybody may find."""

    mine: list[LeagueLine]
    open: list[LeagueLine]


class EntrantLine(Sent):
    """Somebody who takes part; `person` leads to their profile, where they want one."""

    number: int
    name: str
    level: str
    person: str
    gone: bool
    since: int


class StandingLine(Sent):
    """A line of the table; points, wins and direct count two for a whole one."""

    place: int
    entrant: int
    played: int
    points: int
    wins: int
    opponents: int
    direct: int
    left: int


class GroupTable(Sent):
    """The table of a group; -1 is the final, and the only one of a league without groups is 0."""

    group: int
    standings: list[StandingLine]


class PlaceLine(Sent):
    """A seat of a meeting; no entrant: a bot that fills the table. `rank` 0: still played."""

    entrant: int | None
    side: str
    rank: int
    score: int | None
    left: bool


class MeetingLine(Sent):
    """A table of a round; `ready`: it has been set up, which takes a moment after pairing."""

    table: str
    group: int
    seats: list[PlaceLine]
    over: bool
    ready: bool


class RoundLine(Sent):
    number: int
    opened: float
    final: bool
    meetings: list[MeetingLine]


class LeaguePage(Sent):
    """All that the page of a league shows. `me`: as whom one takes part; `mine`: one has opened it.
    `due`: seconds until the next round begins by itself."""

    id: str
    settings: LeagueSettings
    state: LeagueState
    owner: str
    mine: bool
    me: int | None
    open: bool
    round: int
    rounds: int
    due: float | None
    entrants: list[EntrantLine]
    tables: list[GroupTable]
    played: list[RoundLine]
    tie_breaks: list[str]


class LeagueDeed(Received):
    """enter, leave: oneself; the rest is for whoever opened the league: begin, next (round, without
    the pause), end, remove somebody, add bots of a level."""

    deed: Literal["enter", "leave", "begin", "next", "end", "remove", "bots"]
    name: str = ""
    number: int = -1
    level: str = "sapling"
    count: int = 1


class RatingShown(Sent):
    """A rating: the true one lies within so many points either way, nineteen times of twenty."""

    points: int
    within: int
    games: int
    settled: bool


class RatingLine(Sent):
    person: str
    name: str
    rating: RatingShown


class OpeningLine(Sent):
    prompt: str
    option: list[Any]


class ShareLine(Sent):
    """So many games, so many won: with a side, on a seat, or with a first choice."""

    games: int
    won: int
    side: str
    seat: int
    players: int
    opening: OpeningLine | None


class ProfileGame(Sent):
    game: str
    games: int
    won: int
    left: int
    streak: int
    longest: int
    sides: list[ShareLine]
    seats: list[ShareLine]
    openings: list[ShareLine]
    rating: RatingShown | None


class RivalLine(Sent):
    person: str
    name: str
    games: int
    ahead: int
    behind: int


class PersonPage(Sent):
    """Somebody's profile, who wants one; or one's own, which nobody else sees yet."""

    person: str
    name: str
    shown: bool
    games: list[ProfileGame]
    rivals: list[RivalLine]


class ProfileShown(Sent):
    person: str
    shown: bool


class SetProfile(Received):
    shown: bool
