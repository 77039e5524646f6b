"""What is settled when a league is opened: its game, how tables are made up, how fast it goes."""

from __future__ import annotations

import math
from typing import Any, Literal

import msgspec

__all__ = ["MOST_ENTRANTS", "LeagueSettings", "Pace", "Scoring", "System"]

System = Literal["robin", "swiss", "groups"]
Pace = Literal["live", "days"]
Scoring = Literal["places", "wins"]

FEWEST_AT_TABLE, MOST_AT_TABLE = 2, 6
MOST_ENTRANTS = 256
MOST_ROUNDS = 40
LONGEST_GAME = 12 * 3600  # seconds on one clock
LONGEST_PAUSE = 14 * 24 * 3600  # seconds between two rounds
MOST_DAYS = 14


class LeagueSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """`robin`: everybody meets everybody, as evenly as tables allow; `swiss`: those who stand alike
    meet; `groups`: everybody within a group, then the first of each in a final."""

    name: str
    game: str
    at_table: int = 2
    system: System = "swiss"
    rounds: int = 0  # 0: as many as the system needs
    group_size: int = 4
    advance: int = 1  # of each group; 0: no final
    sides: list[str] = []  # factions or the like; everybody plays each of them alike
    options: dict[str, Any] = {}  # of the game
    pace: Pace = "live"
    seconds: int = 900  # live: for a whole game
    increment: int = 10
    days: int = 2  # days: for each choice
    pause: int = 300  # seconds between two rounds
    scoring: Scoring = "places"
    rated: bool = False
    late: bool = True  # whether one may enter after the first round
    fill: str = "sapling"  # the level of bots on seats that nobody has
    public: bool = True  # listed, or found by its link only

    def unsound(self) -> str:
        """The first field that makes no sense, as a message names it; or nothing."""
        bounds = {
            "atTable": (FEWEST_AT_TABLE, self.at_table, MOST_AT_TABLE),
            "rounds": (0, self.rounds, MOST_ROUNDS),
            "seconds": (1, self.seconds, LONGEST_GAME),
            "increment": (0, self.increment, 600),
            "days": (1, self.days, MOST_DAYS),
            "pause": (0, self.pause, LONGEST_PAUSE),
            "advance": (0, self.advance, self.group_size),
        }
        for field, (least, value, most) in bounds.items():
            if not least <= value <= most:
                return field
        if self.system == "groups" and not self.at_table <= self.group_size <= MOST_ENTRANTS // 2:
            return "groupSize"
        if self.sides and not self.at_table <= len(set(self.sides)) == len(self.sides):
            return "sides"
        return ""

    def rounds_for(self, entrants: int) -> int:
        """How many rounds these need, unless it was settled otherwise."""
        if self.rounds and self.system != "groups":
            return self.rounds
        if self.system == "swiss":
            return swiss_rounds(entrants, self.at_table)
        return robin_rounds(filled_up(entrants, self.at_table), self.at_table)


def filled_up(entrants: int, at_table: int) -> int:
    """So many with the bots that make the last table whole."""
    return max(at_table, math.ceil(entrants / at_table) * at_table)


def robin_rounds(slots: int, at_table: int) -> int:
    """So that everybody can have met everybody."""
    return max(1, math.ceil((slots - 1) / (at_table - 1)))


def swiss_rounds(entrants: int, at_table: int) -> int:
    """As many as it takes until one alone can have won everything, and one more with more at a
    table, where places say less than a win between two."""
    tables = max(1, math.ceil(entrants / at_table))
    rounds = math.ceil(math.log(max(2, entrants), at_table) - 1e-9)
    return max(1, min(rounds + (at_table > 2 and tables > 1), MOST_ROUNDS))
