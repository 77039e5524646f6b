"""Reports on finished games: made in a process of their own, a piece at a time, and kept.

A page asks every second as long as somebody looks at it. Where nobody asks any more, the report
rests, and goes on from there for the next who asks: what is thought for nobody holds up others.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, TypeVar

import msgspec

from nemeton.bots.limits import WORKER_REPORTS
from nemeton.review.analysis import VERSION, begun
from nemeton.review.judge import PER_SEAT
from nemeton.review.looks import Course, Look
from nemeton.review.schemas import Report, SearchInfo
from nemeton.review.tasks import Conclude, FollowCourse, LookAt, ReviewTask
from nemeton.server.workers.pool import WorkerPool
from nemeton.table.host import Host
from nemeton.table.interfaces import Private, TaskFailed, Workers
from nemeton.table.open_table import OpenTable
from nemeton.table.opening import NOBODY
from nemeton.table.refusals import Refused

__all__ = ["Reports", "Work"]

LOG = logging.getLogger("nemeton.table")
Result = TypeVar("Result")
KEPT = "report"
SEED = 1
CHUNK = 20  # choices looked at in one task
MOST = 20  # reports under way at once
RESTING = 100  # reports that may rest half done; the eldest is forgotten
UNASKED = 5.0  # seconds without a question after which a report rests
FORGIVEN = 60.0  # seconds after which a report that failed is tried again


class Kept(msgspec.Struct):
    """A report as stored: of which method, of the game that ended with which line of the log."""

    version: int
    ended: int
    report: Report


class Work:
    """A report under way, or at rest."""

    def __init__(self, record: dict[str, Any], ended: int = 0) -> None:
        search = SearchInfo("", 0, {})
        self.record = record
        self.ended = ended
        self.report = Report(0.0, False, False, False, 0, [], [], [], [], [], [], search)
        self.course: Course | None = None
        self.looks: list[Look] = []
        self.asked = 0.0
        self.failed = False


class Reports:
    """Makes each report once; whoever asks meanwhile gets what there is."""

    def __init__(self, host: Host, choices: int = PER_SEAT, workers: Workers | None = None) -> None:
        self.host = host
        self.choices = choices  # of each player that a search judges
        self.workers = workers or WorkerPool(1)
        self.under_way: dict[str, Work] = {}
        self.resting: dict[str, Work] = {}

    async def close(self) -> None:
        await self.workers.close()

    def of(self, open_table: OpenTable) -> Report:
        """The report, or as much of it as is done; the first to ask sets it going."""
        kept = self.kept(open_table)
        if kept is not None:
            return kept
        work = self.under_way.get(open_table.table.name)
        if work is None:
            work = self.begin(open_table)
        work.asked = self.host.time.monotonic()
        if work.failed:
            raise Refused("busy")
        return work.report

    def kept(self, open_table: OpenTable) -> Report | None:
        body = open_table.privates.get((NOBODY, KEPT))
        if body is None:
            return None
        try:
            found = msgspec.json.decode(body, type=Kept)
        except msgspec.DecodeError:  # written by another version
            return None
        fits = found.version == VERSION and found.ended == open_table.table.played_at
        return found.report if fits else None

    def begin(self, open_table: OpenTable) -> Work:
        if len(self.under_way) >= MOST:
            raise Refused("busy")
        name, ended = open_table.table.name, open_table.table.played_at
        work = self.resting.pop(name, None)
        if work is None or work.ended != ended:  # an end may be taken back and played anew
            work = Work(open_table.table.record, ended)
        self.under_way[name] = work
        work.asked = self.host.time.monotonic()
        self.host.spawn(self.make(open_table, work))
        return work

    def rest(self, name: str, work: Work) -> None:
        self.resting[name] = work
        if len(self.resting) > RESTING:
            del self.resting[next(iter(self.resting))]

    async def make(self, open_table: OpenTable, work: Work) -> None:
        name = open_table.table.name
        try:
            report = await self.made(work)
            if report is None:
                self.rest(name, work)
                return
            kept = Kept(VERSION, work.ended, report)
            body = msgspec.json.encode(kept).decode()
            await self.host.keep(open_table, Private(NOBODY, KEPT, body))
        except TaskFailed as failure:
            LOG.error("no report: %s", failure, extra={"table": name})
            work.failed = True
            await asyncio.sleep(FORGIVEN)
        finally:
            self.under_way.pop(name, None)

    async def made(self, work: Work) -> Report | None:
        """First the curve, then the choices bit by bit, then what matters most once more; nothing
        where nobody wants it any more."""
        record = work.record
        if work.course is None:
            work.course = await self.ask(FollowCourse(record), Course)
            work.report = begun(work.course, 0.1)
        course, looks = work.course, work.looks
        count = len(course.choosers)
        while len(looks) < count:
            if self.host.time.monotonic() - work.asked > UNASKED:
                return None
            piece = LookAt(record, SEED, course, len(looks), len(looks) + CHUNK, self.choices)
            looks += await self.ask(piece, list[Look])
            work.report.done = round(0.1 + 0.7 * len(looks) / count, 3)
        return await self.ask(Conclude(record, SEED, course, looks), Report)

    async def ask(self, task: ReviewTask, result: type[Result]) -> Result:
        return await self.workers.ask(task, result, WORKER_REPORTS)
