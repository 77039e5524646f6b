"""Finished games in the database: each counted once; ratings and profiles are made of them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from nemeton.engine.settings import PerSeat
from nemeton.league.outcomes import ranks_of
from nemeton.league.profile import Opening, Played, PlayedSeat
from nemeton.league.rating import RatedGame, RatedSeat, Ratings
from nemeton.league.state import Outcome
from nemeton.server.storage.database import Database, Statement
from nemeton.table.table import Table

__all__ = ["Results", "outcome_of", "played_of"]

PAGE = 2000  # results read at once


class Counted:
    """The ratings of one game as far as they have been counted in this process."""

    def __init__(self) -> None:
        self.ratings = Ratings()
        self.last = 0  # the number of the last result
        self.results = 0
        self.lock = asyncio.Lock()


class Results:
    """What is kept of finished games, in either kind of database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.counted: dict[str, Counted] = {}

    async def put(self, played: Played) -> bool:
        """Keeps a result; False where it has been counted already."""
        seats = [msgspec.structs.replace(each, person="") for each in played.seats]
        body = msgspec.json.encode(msgspec.structs.replace(played, seats=seats)).decode()
        game = (
            "INSERT INTO played (table_name, game, at, rated, body)"
            " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        )
        row = (played.table, played.game, played.at, played.rated, body)
        statements: list[Statement] = [(game, row)]
        sat = "INSERT INTO played_seats VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        people = [(seat, each.person) for seat, each in enumerate(played.seats) if each.person]
        statements += [(sat, (played.table, *each)) for each in people]
        return bool((await self.database.carry_out(statements))[0])

    async def of_person(self, person: str, limit: int = 5000) -> list[Played]:
        """Somebody's games, in the order in which they ended."""
        query = (
            "SELECT body FROM played WHERE table_name IN"
            " (SELECT table_name FROM played_seats WHERE person = $1) ORDER BY number DESC LIMIT $2"
        )
        rows = await self.database.ask(query, person, limit)
        query = (
            "SELECT table_name, seat, person FROM played_seats WHERE table_name IN"
            " (SELECT table_name FROM played_seats WHERE person = $1)"
        )
        people = named(await self.database.ask(query, person))
        return [restored(body, people) for (body,) in reversed(rows)]

    async def ratings(self, game: str) -> Ratings:
        """The ratings of a game with all results there are now."""
        counted = self.counted.setdefault(game, Counted())
        async with counted.lock:
            await self.count_on(game, counted)
            return counted.ratings

    def count_anew(self) -> None:
        """Persons have become one, or were forgotten: ratings are made again when next asked."""
        self.counted.clear()

    async def count_on(self, game: str, counted: Counted) -> None:
        query = "SELECT count(*) FROM played WHERE game = $1 AND rated"
        there = int((await self.database.ask(query, game))[0][0])
        if there == counted.results:
            return
        new = await self.after(game, counted.last)
        if counted.results + len(new) != there:  # one came late: in their order, all of them anew
            counted.ratings, counted.results, counted.last = Ratings(), 0, 0
            new = await self.after(game, 0)
        rated = [rated_game(each) for _, each in new]
        await asyncio.to_thread(counted.ratings.count, rated)
        counted.results += len(new)
        counted.last = new[-1][0] if new else counted.last

    async def after(self, game: str, last: int) -> list[tuple[int, Played]]:
        """The rated results since that number, in order."""
        query = (
            "SELECT number, table_name, body FROM played WHERE game = $1 AND rated AND number > $2"
            " ORDER BY number LIMIT $3"
        )
        found: list[tuple[int, Played]] = []
        while rows := await self.database.ask(query, game, last, PAGE):
            people = await self.people_between(last, rows[-1][0])
            found += [(number, restored(body, people)) for number, _, body in rows]
            last = rows[-1][0]
        return found

    async def people_between(self, after: int, last: int) -> dict[tuple[str, int], str]:
        query = (
            "SELECT played_seats.table_name, seat, person FROM played_seats JOIN played"
            " ON played.table_name = played_seats.table_name WHERE number > $1 AND number <= $2"
        )
        return named(await self.database.ask(query, after, last))

    # Games whose result is awaited

    async def await_result(self, table: str) -> None:
        statement = "INSERT INTO awaited VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self.database.carry_out([(statement, (table, ""))])

    async def forget(self, table: str) -> None:
        await self.database.carry_out([("DELETE FROM awaited WHERE table_name = $1", (table,))])

    async def awaited(self) -> list[tuple[str, str, int]]:
        """The tables whose games are to be counted, their leagues, and how long their logs are."""
        query = (
            "SELECT table_name, league, (SELECT coalesce(max(number), 0) FROM entries"
            " WHERE name = table_name) FROM awaited"
        )
        rows = await self.database.ask(query)
        return [(str(table), str(league), int(lines)) for table, league, lines in rows]


def named(rows: list[tuple[Any, ...]]) -> dict[tuple[str, int], str]:
    return {(str(table), int(seat)): str(person) for table, seat, person in rows}


def restored(body: str, people: dict[tuple[str, int], str]) -> Played:
    """A stored result with its people."""
    played = msgspec.json.decode(body, type=Played)
    seats = [
        msgspec.structs.replace(each, person=people.get((played.table, seat), ""))
        for seat, each in enumerate(played.seats)
    ]
    return msgspec.structs.replace(played, seats=seats)


def rated_game(played: Played) -> RatedGame:
    """The people of a game; one who was forgotten since is a stranger, another in every game."""
    seats = [
        RatedSeat(each.person or f"{played.table} {seat}", seat, each.rank, each.side)
        for seat, each in enumerate(played.seats)
        if each.human
    ]
    return RatedGame(played.game, len(played.seats), seats)


def left_seats(table: Table) -> list[int]:
    """Seats that are not held any more by whoever began the game there."""
    return [
        seat
        for seat, person in enumerate(table.starters)
        if person is not None and (table.seats[seat].person != person or table.seats[seat].level)
    ]


def outcome_of(table: Table) -> Outcome:
    result = table.result
    assert result is not None
    scores = list(result.scores[: table.settings.players])
    left = left_seats(table)
    ranks = ranks_of(result.winners, scores, result.reason, left)
    return Outcome(ranks, scores, left, result.reason, table.changed)


def played_of(table: Table, people: dict[int, str]) -> Played:
    """A finished game, with the persons who began it by their number at the table."""
    outcome = outcome_of(table)
    seats = [
        PlayedSeat(
            person="" if person is None else people.get(person, ""),
            human=person is not None,
            level=table.settings.seats[seat].level,
            side=side,
            rank=outcome.ranks[seat],
            left=seat in outcome.left,
            opening=opening_of(table, seat),
        )
        for seat, (person, side) in enumerate(zip(table.starters, sides_of(table), strict=True))
    ]
    settings = table.settings
    return Played(
        table.name,
        settings.game,
        outcome.at,
        outcome.reason,
        settings.rated,
        seats,
        settings.league,
    )


def sides_of(table: Table) -> list[str]:
    """What each seat plays, in games where seats play different things."""
    players = table.settings.players
    if not any(isinstance(each, PerSeat) for each in table.settings.box.options.values()):
        return [""] * players
    return [str(each.get("title") or "") for each in table.state.view(None)["seats"][:players]]


def opening_of(table: Table, seat: int) -> Opening | None:
    """The first thing that a seat chose."""
    made = next((each for each in table.timeline.made if each.seat == seat), None)
    return None if made is None else Opening(made.prompt, list(made.option))
