"""What is hidden does not show in the time that an answer takes."""

from __future__ import annotations

import asyncio
import random
from typing import TypeVar

import msgspec
import pytest
from magpie.game import GAME

import nemeton
from nemeton.bots import limits
from nemeton.engine.flow import Option
from nemeton.table import actions, tasks
from nemeton.table.host import Action, Host
from nemeton.table.interfaces import ANYBODY, Private, Turn
from nemeton.table.log import Body, Chosen, Entry, Joined, Sat, decoded
from nemeton.table.open_table import STANDING, OpenTable
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from nemeton.table.tasks import Think
from nemeton.table.unasked import unasked_option
from tests.table.leaping import LeapingTime, leaping
from tests.table.memory import MemoryStore, OwnWorkers

Result = TypeVar("Result")
PACE = 0.02
SAPLING = limits.PROMISED["sapling"]
TOLD = 4.0  # standard deviations of a rank sum that no honest clock shows
GAMES = 60
OTHER = 1  # the seat of the bot or the friend


class Ponderers(OwnWorkers):
    """Bots that think, as a search does, only where there is something to choose."""

    async def ask(
        self, task: msgspec.Struct, result: type[Result], seconds: float, turn: Turn = ANYBODY
    ) -> Result:
        assert isinstance(task, Think)
        if len(nemeton.load(task.save).options()) > 1:
            await asyncio.sleep(0.8 * SAPLING)
        return await super().ask(task, result, seconds)


class Delays:
    """How long the answers to a secret question took, by whether the hand had a say in it."""

    def __init__(self) -> None:
        self.bare: list[float] = []
        self.armed: list[float] = []

    def add(self, open_table: OpenTable, entries: list[Entry]) -> None:
        """Reads the times out of the log of a game."""
        table = open_table.table
        state, asked = table.timeline.at(0), table.created
        for entry in entries:
            if isinstance(entry.body, Chosen):
                decision = state.decision
                assert decision is not None
                if decision.prompt == "hoot" and decision.seat == OTHER:
                    kind = self.armed if len(decision.options) > 1 else self.bare
                    kind.append(entry.at - asked)
                state.choose(entry.body.option)
            asked = entry.at


def settings_of(seed: int, level: str) -> TableSettings:
    secret = f"{seed:02}" * 32
    options = GAME.prepared(2, secret, {}).settings
    seats = [SeatSettings("me"), SeatSettings("bot", level) if level else SeatSettings("invite")]
    return TableSettings("magpie", secret, seats, options, GAME.rules, ClockSettings())


async def played(host: Host, store: MemoryStore, seed: int, level: str, delays: Delays) -> None:
    """Aline chooses at random against a bot, or against a friend who never hoots."""
    bodies: list[Body] = [Joined(0, "Aline", "key"), Sat(0, 0)]
    if not level:
        bodies += [Joined(1, "Boris", "other"), Sat(1, 1)]
    open_table = await host.create(settings_of(seed, level), bodies)
    if not level:
        await host.keep(open_table, Private(1, STANDING, '{"hoot": ["pass"]}'))
    table, rng = open_table.table, random.Random(seed)
    while not table.over:
        decision = table.decision
        assert decision is not None
        by_itself = decision.seat == OTHER and (level or decision.prompt == "hoot")
        if by_itself or unasked_option(table) is not None:
            await asyncio.sleep(PACE / 10)
            continue
        option, moment = rng.choice(decision.options), table.moment
        await host.perform(open_table, choosing(moment, option))
    rows = store.logs[table.name]
    delays.add(open_table, [decoded(row.number, row.at, row.body) for row in rows])


def choosing(moment: int, option: Option) -> Action:
    return lambda table: actions.choose(table, [0, 1], moment, option, "person")


def measured(level: str) -> Delays:
    async def run() -> Delays:
        store, delays = MemoryStore(), Delays()
        host = Host(store, Ponderers(), LeapingTime(), pace=PACE)
        await host.start()
        try:
            games = [played(host, store, seed, level, delays) for seed in range(GAMES)]
            await asyncio.gather(*games)
        finally:
            await host.close()
        return delays

    return leaping(run())


def deviation(one: list[float], other: list[float]) -> float:
    """How far the rank sum of one sample is from what equal distributions give (Mann-Whitney)."""
    ranked = sorted([(each, 0) for each in one] + [(each, 1) for each in other])
    ranks = sum(place for place, (_, kind) in enumerate(ranked, 1) if kind == 0)
    n, m = len(one), len(other)
    mean, variance = n * (n + m + 1) / 2, n * m * (n + m + 1) / 12
    return float((ranks - mean) / variance**0.5)


@pytest.mark.parametrize("level", ["sapling", ""])
def test_the_delay_of_a_secret_answer_is_the_same_whatever_the_hand_holds(level: str) -> None:
    delays = measured(level)

    assert min(len(delays.bare), len(delays.armed)) > 10
    assert abs(deviation(delays.bare, delays.armed)) < TOLD
    least = SAPLING if level else PACE
    assert min(delays.bare + delays.armed) >= least


def test_what_a_secret_question_cost_does_not_show_in_the_next_one() -> None:
    """A bot keeps its plan, not how much of its turn went into a question that must not tell."""
    state = GAME.start(2, 5)
    assert state.decision is not None
    memory = {"turn": state.turn.number, "spent": 0.25, "steps": []}
    for share in (limits.share_of(True), limits.share_of(False)):
        think = tasks.thinking(state, state.decision.seat, "grove", 1, memory, share)
        kept = tasks.thought(think).memory

        assert kept is not None
        assert kept["spent"] == 0.25


def test_a_secret_question_is_budgeted_below_the_time_at_which_it_is_answered() -> None:
    for level in ("grove", "forest"):
        for first in (True, False):
            share = limits.share_of(first)
            half = (
                limits.apart(level, "root", share).seconds / 2
            )  # which a fresh turn gives a question
            assert 0 < half < 0.9 * limits.longest(level, share)
