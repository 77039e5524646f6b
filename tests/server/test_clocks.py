"""Thinking time, by the second and by the day; what happens when it is over."""

from __future__ import annotations

import asyncio
import time

import nemeton
from nemeton.table.clock import DAY, Clock
from nemeton.table.host import Host
from nemeton.table.log import Body, Joined, Sat
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from tests.server.kit import ME, Page, Server, bot, friends
from tests.table.memory import MemoryStore, OwnTime, OwnWorkers


def clock_of(timeout: str, seconds: int = 2) -> dict[str, object]:
    return {"kind": "live", "seconds": seconds, "increment": 0, "timeout": timeout}


def test_a_live_clock_runs_for_the_seat_asked_and_gains_an_increment() -> None:
    clock = Clock(ClockSettings("live", seconds=60, increment=5), 2)
    clock.start(1000.0)

    clock.answered(0, 1012.0)
    clock.answered(1, 1013.0)

    assert clock.left == [53.0, 64.0]
    assert clock.deadline(0) == 1013.0 + 53.0


def test_days_are_given_anew_for_each_choice() -> None:
    clock = Clock(ClockSettings("days", days=2), 2)
    clock.start(0.0)

    clock.answered(0, DAY)

    assert clock.left == [2 * DAY, 2 * DAY]
    assert clock.deadline(1) == 3 * DAY


def test_an_undo_gives_no_time_back() -> None:
    clock = Clock(ClockSettings("live", seconds=60, increment=0), 2)
    clock.start(0.0)

    clock.answered(0, 10.0)
    clock.turned(1, 15.0)

    assert clock.left == [50.0, 55.0]
    assert clock.deadline(0) == 65.0


def test_without_a_clock_nothing_runs_out() -> None:
    clock = Clock(ClockSettings(), 2)
    clock.start(0.0)

    assert clock.deadline(0) is None


def test_the_clock_starts_when_everybody_sits(server: Server) -> None:
    table = server.new_table(ME, {"kind": "invite"}, clock=clock_of("claim", 60))
    with server.page(table["table"], table["token"]) as page:
        assert page.position["clock"]["running"] is None

    aline, _ = friends(server, clock=clock_of("claim", 600))
    assert aline.position["clock"]["running"] == 0
    assert 500_000 < aline.position["clock"]["left"][0] <= 600_000


def expired(page: Page) -> None:
    while page.position["clock"]["expired"] is None:
        page.receive()


def test_the_game_is_claimed_when_time_is_over(server: Server) -> None:
    _, early = friends(server, clock=clock_of("claim", 600))
    assert early.refused("claim") == "time-not-over"

    aline, mael = friends(server, clock=clock_of("claim"))
    expired(mael)
    expired(aline)
    assert aline.refused("claim") == "time-not-over"
    mael.done("claim")

    result = {"winners": [1], "scores": [0, 0], "reason": "time", "resigned": []}
    assert mael.position["result"] == result
    assert mael.head["over"]
    assert [notice["key"] for notice in mael.notices][-2:] == ["timed_out", "claimed"]
    assert aline.refused("undo", keep=0) == "game-over"


def test_whoever_is_late_may_still_answer_before_the_claim(server: Server) -> None:
    aline, mael = friends(server, clock=clock_of("claim"))
    expired(aline)

    aline.choose()
    mael.settle(aline.number)

    assert aline.position["clock"]["expired"] is None


def test_a_bot_takes_over_when_time_is_over(server: Server) -> None:
    aline, mael = friends(server, clock=clock_of("bot"))

    assert mael.wait_for_turn()

    assert mael.head["seats"][0]["occupant"] == "bot"
    aline.settle(mael.number)
    aline.done("take_back", seat=0)


def test_a_table_may_let_time_run_out_without_consequence(server: Server) -> None:
    aline, mael = friends(server, clock=clock_of("nothing"))
    expired(mael)

    assert mael.refused("claim") == "time-not-over"
    aline.choose()


def test_a_bot_never_runs_out_of_time_in_a_restarted_game(server: Server) -> None:
    table = server.new_table(ME, bot(), clock=clock_of("claim", 600))
    with server.page(table["table"], table["token"]) as page:
        for _ in range(6):
            assert page.wait_for_turn()
            page.choose()
        assert page.position["clock"]["left"][1] > 500_000


def test_time_without_a_server_is_nobodys() -> None:
    outages = [(1010.0, 1110.0)]
    clock = Clock(ClockSettings("live", seconds=60, increment=0), 2, outages)
    clock.start(1000.0)

    assert clock.deadline(0) == 1160.0
    assert clock.left_at(0, 1050.0) == 50.0
    assert clock.left_at(0, 1120.0) == 40.0
    clock.answered(0, 1120.0)
    assert clock.left == [40.0, 60.0]
    outages.append((1130.0, 1230.0))
    assert clock.deadline(1) == 1280.0


def test_a_clock_that_ran_out_before_the_outage_has_run_out() -> None:
    clock = Clock(ClockSettings("live", seconds=5, increment=0), 2, [(1010.0, 1110.0)])
    clock.start(1000.0)

    assert clock.deadline(0) == 1005.0


def test_time_that_the_server_was_away_does_not_count(address: str) -> None:
    away = 13 if address.endswith("sqlite3") else 16  # others may share a PostgreSQL
    server = Server(address).start()
    aline, mael = friends(server, clock=clock_of("bot", away - 1))  # all that starting may take
    server.kill()
    time.sleep(away)

    server.start()
    with server.page(aline.table, aline.token) as again:
        assert again.position["clock"]["left"][0] > 0
        assert again.position["clock"]["expired"] is None
        again.choose()
    with server.page(mael.table, mael.token) as other:
        assert other.head["seats"][0]["occupant"] == "person"
    server.stop()


def test_a_clock_of_the_machine_that_jumps_takes_nobodys_time() -> None:
    async def run() -> list[float]:
        clock = OwnTime(1000.0)
        host = Host(BeatingStore(), OwnWorkers(), clock)
        await host.start()
        game = nemeton.game("cernunos")
        settings = TableSettings(
            game.name,
            "00" * 32,
            [SeatSettings("me"), SeatSettings("me")],
            game.prepared(2, 0, {}).settings,
            game.rules,
            ClockSettings("live", seconds=60, increment=0, timeout="bot"),
        )
        bodies: list[Body] = [Joined(0, "Aline", "key"), Sat(0, 0), Sat(1, 0)]
        open_table = await host.create(settings, bodies)
        found = []
        for now in (1004.0, 1008.0, 5000.0, 5001.0, 4000.0, 4003.0):
            clock.seconds = now
            await host.time_out(open_table)
            await host.care.beat()
            found.append(open_table.table.clock.left_at(0, now))
            assert open_table.table.expired is None
        await host.close()
        return found

    assert asyncio.run(run()) == [56.0, 52.0, 52.0, 51.0, 52.0, 52.0]


class BeatingStore(MemoryStore):
    """Remembers when a server last worked, as a database does."""

    def __init__(self) -> None:
        super().__init__()
        self.last: float | None = None
        self.outages: list[tuple[float, float]] = []

    async def beat(self, now: float, patience: float) -> list[tuple[float, float]]:
        if self.last is not None and now - self.last > patience:
            self.outages.append((self.last, now))
        self.last = now
        return list(self.outages)
