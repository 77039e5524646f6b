"""Looks after leagues and results: sets up tables, counts finished games, opens rounds in time.

Every process counts the games that end with it. What a process that died has left undone is found
by the one that has the desk: it looks now and then, and holds it for as long as it goes on looking.
Nothing depends on there being only one: results are counted once, rounds opened once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial

from nemeton.league.course import Unfit, advance, settle, withdraw
from nemeton.league.state import League, Meeting
from nemeton.server.leagues.results import Results, outcome_of, played_of
from nemeton.server.leagues.store import Leagues
from nemeton.server.leagues.tables import table_for
from nemeton.server.persons.store import Persons
from nemeton.table import agreement
from nemeton.table.actions import Change
from nemeton.table.host import Host
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused
from nemeton.table.table import Table
from nemeton.table.tokens import new_table_id

__all__ = ["LeagueDesk"]

LOG = logging.getLogger("nemeton.server")
LOOK = 2.0  # seconds between two looks at what is due
SEARCH = 60.0  # seconds between two searches for games that ended unseen
HELD = 15.0  # seconds for which a process that says nothing keeps the desk
DESK = "league_desk"


class LeagueDesk:
    """One in every process."""

    def __init__(self, host: Host, persons: Persons, leagues: Leagues, results: Results) -> None:
        self.host = host
        self.persons = persons
        self.leagues = leagues
        self.results = results
        self.database = leagues.database
        self.looked: dict[str, int] = {}  # how long the logs of awaited games were at the last look
        self.searched = 0.0
        host.game_over = self.game_over
        host.spawn(self.look_after())

    # Games that end

    def game_over(self, open_table: OpenTable) -> None:
        self.host.spawn(self.count(open_table.table))

    async def count(self, table: Table) -> None:
        """Keeps the result of a game that is over, for its league and for those who played it."""
        if table.settings.archive or table.settings.lesson or table.settings.forked_from:
            return
        members = await self.persons.members_of(table.name)
        if members:
            played = played_of(table, {each.number: each.person for each in members})
            await self.results.put(played)
        if table.settings.league:
            await self.settle(table)
        if table.result_stands:
            await self.results.forget(table.name)

    async def settle(self, table: Table) -> None:
        """Tells the league, and does what is due there then."""
        outcome, id = outcome_of(table), table.settings.league

        def noted(league: League) -> bool:
            settled = settle(league, table.name, outcome) is not None
            return advance(league, new_table_id, time.time()) or settled

        try:
            league, _ = await self.leagues.change(id, noted)
        except Refused as refused:
            if refused.reason == "no-such-league":  # else it stays awaited, and is found again
                return
            raise
        await self.set_up(id, league)

    # Tables of a round

    async def set_up(self, id: str, league: League) -> None:
        """Sets up the tables of the round that are not there yet; whoever else does so too finds
        the same addresses."""
        if league.state != "running":
            return
        for meeting in league.rounds[-1].meetings:
            if meeting.outcome is None and await self.database.table(meeting.table) is None:
                await self.set_up_one(id, league, meeting)

    async def missing(self, league: League) -> set[str]:
        """The tables of the round that are still being set up."""
        meetings = league.rounds[-1].meetings if league.state == "running" else []
        names = [each.table for each in meetings if each.outcome is None]
        places = ", ".join(f"${number + 1}" for number in range(len(names)))
        query = f"SELECT name FROM tables WHERE name IN ({places})"
        rows = await self.database.ask(query, *names) if names else []
        return set(names) - {str(name) for (name,) in rows}

    async def set_up_one(self, id: str, league: League, meeting: Meeting) -> None:
        settings, bodies, people = table_for(id, league, meeting)
        for number, person in enumerate(people):
            if person:  # before the table: whoever finds it is let in
                await self.persons.join(person, meeting.table, number)
        try:
            await self.host.create(settings, bodies, meeting.table)
        except Exception:
            if await self.database.table(meeting.table) is None:
                raise  # not because another process was faster

    async def retire(self, league: League, number: int) -> None:
        """Somebody has left the league: their seat in this round is given up, a bot goes on where
        others want to."""
        for meeting in league.rounds[-1].meetings if league.rounds else ():
            if meeting.outcome is not None or number not in meeting.entrants():
                continue
            seat = [place.entrant for place in meeting.seats].index(number)
            with contextlib.suppress(Refused):
                open_table = await self.host.open_table(meeting.table)
                await self.host.perform(open_table, partial(given_up, seat))

    async def let_go(self, id: str, person: str) -> None:
        """Whoever is to be forgotten leaves a league as anybody may."""
        league, _ = await self.leagues.find(id)
        for entrant in league.entrants:
            if entrant.person == person and entrant.left is None:
                with contextlib.suppress(Unfit):  # it is over
                    league, _ = await self.leagues.change(
                        id, partial(withdraw, number=entrant.number)
                    )
                await self.retire(league, entrant.number)

    # What nobody has seen to

    async def look_after(self) -> None:
        while not self.host.closed:
            try:
                if await self.has_desk():
                    await self.look()
            except Exception as error:  # the database may be away for a while
                LOG.error("leagues could not be looked after: %s", type(error).__name__)
            await asyncio.sleep(LOOK)

    async def has_desk(self) -> bool:
        """Whether this process looks after what all have in common; the first that asks does, as
        long as it goes on asking."""
        if not self.host.store.shared:
            return True
        me, now = self.host.store.identity, time.time()
        held = await self.database.settle(DESK, f"{me} {now}")
        who, since = held.split(" ")
        if who != me and now - float(since) < HELD:
            return False
        statement = "UPDATE facts SET value = $1 WHERE name = $2 AND value = $3"
        return bool((await self.database.carry_out([(statement, (f"{me} {now}", DESK, held))]))[0])

    async def look(self) -> None:
        for id in await self.leagues.running():
            league, _ = await self.leagues.find(id)
            if is_due(league, time.time()):
                league, _ = await self.leagues.change(
                    id, lambda each: advance(each, new_table_id, time.time())
                )
                await self.set_up(id, league)
        if time.monotonic() - self.searched > SEARCH or not self.searched:
            self.searched = time.monotonic()
            await self.search()

    async def search(self) -> None:
        """Finds games that ended when nobody counted them, has bots go on where a process was
        stopped, and sets up tables that are still missing."""
        for table, league, lines in await self.results.awaited():
            if self.looked.get(table) == lines:
                continue
            try:
                if league and await self.database.table(table) is None:
                    found, _ = await self.leagues.find(league)
                    await self.set_up(league, found)
                open_table = await self.host.open_table(table)
            except Refused as refused:
                LOG.warning("not counted: %s", refused.reason, extra={"table": table})
                continue
            if open_table.table.over:
                await self.count(open_table.table)
            self.looked[table] = lines


def given_up(seat: int, table: Table) -> Change:
    person = table.seats[seat].person
    if person is None:
        return Change([])
    return agreement.resign(table, table.people[person], seat)


def is_due(league: League, now: float) -> bool:
    """Whether a round is to be closed or opened."""
    if not league.rounds or not league.rounds[-1].over:
        return False
    return league.due is None or league.due <= now
