"""Thinking time, by the second and by the day; what happens when it is over."""

from __future__ import annotations

import pytest

from nemeton.table.clock import DAY, Clock
from nemeton.table.settings import ClockSettings
from tests.server.kit import ME, Page, Server, bot, friends


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

    aline, _ = friends(server, clock=clock_of("claim", 60))
    assert aline.position["clock"]["running"] == 0
    assert 50_000 < aline.position["clock"]["left"][0] <= 60_000


def expired(page: Page) -> None:
    while page.position["clock"]["expired"] is None:
        page.receive()


def test_the_game_is_claimed_when_time_is_over(server: Server) -> None:
    aline, mael = friends(server, clock=clock_of("claim"))
    assert mael.refused("claim") == "time-not-over"

    expired(mael)
    expired(aline)
    assert aline.refused("claim") == "time-not-over"
    mael.done("claim")

    assert mael.position["result"] == {"winners": [1], "scores": [0, 0], "reason": "time"}
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
    table = server.new_table(ME, bot(), clock=clock_of("claim", 30))
    with server.page(table["table"], table["token"]) as page:
        for _ in range(6):
            assert page.wait_for_turn()
            page.choose()
        assert page.position["clock"]["left"][1] > 25_000


def test_time_runs_out_while_the_server_is_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("down") / "tables.sqlite3")
    server = Server(database).start()
    _, mael = friends(server, clock=clock_of("bot"))
    server.kill()

    server.start()
    with server.page(mael.table, mael.token) as again:
        assert again.wait_for_turn()
    server.stop()
