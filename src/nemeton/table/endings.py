"""How a line of the log ends a game that its rules have not ended, or lets it go on again."""

from __future__ import annotations

from nemeton import bots
from nemeton.engine.history import Result
from nemeton.table.facts import TableFacts
from nemeton.table.log import Claimed, Ended, Entry, Resigned

__all__ = ["agree", "claim", "end_early", "reopen", "resign"]


def end_early(table: TableFacts, result: Result) -> None:
    """The table ends the game, not its rules."""
    table.claimed = result
    table.proposal = table.request = None
    table.clock.stop()
    table.moment = table.stirs


def claim(table: TableFacts, entry: Entry, body: Claimed) -> None:
    """Time was over."""
    end_early(table, Result(table.all_but(body.against), table.scores(), "time"))
    table.add_notice(entry, "claimed", body.seat)


def agree(table: TableFacts, body: Ended) -> None:
    """All want it: drawn, or without a winner."""
    winners = tuple(range(table.settings.players)) if body.what == "draw" else ()
    end_early(table, Result(winners, table.scores(), f"agreed_{body.what}"))


def resign(table: TableFacts, entry: Entry, body: Resigned) -> None:
    """The seat is given up for good; a bot goes on where others want to."""
    there = table.seats[body.seat]
    there.resigned = table.name_of(body.seat)
    table.add_notice(entry, "resigned", body.seat)
    if not body.level:
        end_early(table, Result(table.all_but(body.seat), table.scores(), "resigned"))
        return
    there.person, there.level = None, bots.current_name(body.level)
    there.left_by, there.offered = None, []
    table.proposal = None  # whoever is gone neither asks nor answers
    if table.expired == body.seat:
        table.expired = None


def reopen(table: TableFacts, at: float) -> None:
    """A game that the table had ended goes on; nobody begins without any time, and whoever gave
    up in it plays again."""
    if table.claimed is not None:
        table.claimed = None
        for seat in table.seats:
            seat.resigned = "" if seat.person is not None else seat.resigned
        table.clock.start(at)
    table.clock.renew()
