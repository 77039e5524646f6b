"""A league as data: who takes part, which rounds there were, what came of each game."""

from __future__ import annotations

from typing import Literal

import msgspec

from nemeton.league.settings import LeagueSettings

__all__ = ["FINAL", "Entrant", "League", "Meeting", "Outcome", "Place", "Round"]

FINAL = -1  # the group of those who have got so far


class Entrant(msgspec.Struct):
    """Somebody who takes part: a person, or a bot of a level."""

    number: int
    name: str
    person: str = ""
    level: str = ""
    since: int = 1  # the first round for which they are there
    left: int | None = None  # the round in which they left; they play in none after it
    slot: int = -1  # their place in the schedule of a group
    group: int = 0

    @property
    def gone(self) -> bool:
        return self.left is not None


class Place(msgspec.Struct, frozen=True):
    """One seat of a meeting; nobody's are played by a bot that only fills the table."""

    entrant: int | None
    side: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a game, by seat: ranks (1 is the best, equals share one), scores, and who left
    it: a bot ended the game for them, they rank last."""

    ranks: list[int]
    scores: list[int | None]
    left: list[int]
    reason: str
    at: float


class Meeting(msgspec.Struct):
    """One table of a round; its address is settled before the table is set up."""

    table: str
    seats: list[Place]
    group: int = 0
    outcome: Outcome | None = None

    def entrants(self) -> list[int]:
        return [each.entrant for each in self.seats if each.entrant is not None]


class Round(msgspec.Struct):
    meetings: list[Meeting]
    opened: float
    final: bool = False

    @property
    def over(self) -> bool:
        return all(each.outcome is not None for each in self.meetings)


class League(msgspec.Struct):
    """All of a league. `lot` decides what nothing else does."""

    settings: LeagueSettings
    owner: str  # the person who opened it
    lot: int
    created: float
    state: Literal["open", "running", "over"] = "open"
    entrants: list[Entrant] = []
    rounds: list[Round] = []
    due: float | None = None  # when the next round begins by itself
    planned: int = 0  # rounds before a final
    groups: int = 1
    slots: int = 0  # places in the schedule of a group
    finalists: list[int] = []

    def playing(self) -> list[Entrant]:
        """Those who take part in the next round."""
        return [each for each in self.entrants if not each.gone]

    def meetings(self, group: int | None = None) -> list[Meeting]:
        """All of them, or those of one group."""
        found = [each for one in self.rounds for each in one.meetings]
        return found if group is None else [each for each in found if each.group == group]

    def by_person(self, person: str) -> Entrant | None:
        return next((each for each in self.entrants if person and each.person == person), None)
