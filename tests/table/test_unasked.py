"""Nobody is asked what has one answer, where nobody could learn anything from their being asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import nemeton
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.server.serialize import position
from nemeton.table import actions
from nemeton.table.host import Host
from nemeton.table.log import Body, Joined, Sat
from nemeton.table.open_table import OpenTable
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from nemeton.table.unasked import unasked_option, was_unasked
from tests.table.memory import MemoryStore, OwnTime, hosting

BOT = SeatSettings("bot", "random")
FRIEND = SeatSettings("invite")
LUCK = Fast(3)


def at_a_table(
    other: SeatSettings,
    work: Callable[[OpenTable, Host], Awaitable[None]],
    name: str = "magpie",
) -> None:
    """Aline sits down at a game of Magpie, in which an empty hand is asked whether it hoots."""

    async def run(host: Host, _: OwnTime) -> None:
        secret = "07" * 32
        game = nemeton.game(name)
        options = game.prepared(2, secret, {}).settings
        seats = [SeatSettings("me"), other]
        settings = TableSettings(name, secret, seats, options, game.rules, ClockSettings())
        bodies: list[Body] = [Joined(0, "Aline", "key"), Sat(0, 0)]
        if other is FRIEND:
            bodies += [Joined(1, "Boris", "other"), Sat(1, 1)]
        await work(await host.create(settings, bodies), host)

    hosting(run, MemoryStore())


def last(options: tuple[Option, ...]) -> Option:
    return options[-1]


def any_of(options: tuple[Option, ...]) -> Option:
    return options[LUCK.below(len(options))]


async def play_last(
    open_table: OpenTable,
    host: Host,
    choice: Callable[[tuple[Option, ...]], Option] = last,
) -> None:
    """Whoever is asked takes the last option; what comes by itself is waited for."""
    table = open_table.table
    decision = table.decision
    assert decision is not None
    if table.seats[decision.seat].level or unasked_option(table) is not None:
        await asyncio.sleep(0)
        return
    option, seat, moment = choice(decision.options), decision.seat, table.moment
    await host.perform(
        open_table, lambda each: actions.choose(each, [seat], moment, option, "person")
    )


def test_beside_bots_a_lone_answer_is_given_by_the_table_and_undo_goes_past_it() -> None:
    async def work(open_table: OpenTable, host: Host) -> None:
        table, unasked = open_table.table, 0
        while not table.over:
            if unasked_option(table) is not None:
                shown = position(table, 0).decision
                assert shown is not None
                assert shown.options is None
            await play_last(open_table, host)
            unasked += sum(was_unasked(table, each) for each in range(table.choices)) > unasked
            back = position(table, 0).undo.step
            assert back is None or not was_unasked(table, back)
        assert unasked

    at_a_table(BOT, work)


def test_beside_a_friend_everything_is_asked() -> None:
    async def work(open_table: OpenTable, host: Host) -> None:
        lone = 0
        while not open_table.table.over:
            shown = position(open_table.table, open_table.table.asked).decision
            assert shown is not None
            assert shown.options is not None
            lone += shown.secret and len(shown.options) == 1
            await play_last(open_table, host)
        assert lone

    at_a_table(FRIEND, work)


def test_where_all_answers_come_to_the_same_nobody_is_asked_even_beside_a_friend() -> None:
    async def work(open_table: OpenTable, host: Host) -> None:
        table, before = open_table.table, 0
        while not table.over and not any(each.prompt == "wither" for each in table.timeline.made):
            before = table.choices
            await play_last(open_table, host, any_of)
            if unasked_option(table) is not None:
                shown = position(table, table.asked).decision
                assert shown is not None
                assert shown.prompt == "wither"
                assert shown.options is None
        withered = next(n for n, each in enumerate(table.timeline.made) if each.prompt == "wither")
        assert was_unasked(table, withered)
        assert not was_unasked(table, before - 1)
        assert position(table, table.timeline.made[withered].seat).undo.step == withered - 1

    at_a_table(FRIEND, work, "pangaia")
