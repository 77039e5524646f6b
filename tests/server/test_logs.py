"""What the log of a server says: every line when, how grave, by whom and of which table."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nemeton.server import logs
from nemeton.server.addresses import household
from tests.server.databases import new_database
from tests.server.kit import ME, Server, free_port

LINE = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [A-Z]+ [\w.]+\[\d+\]( table \w+)?: .+$")


def fault_log() -> tuple[logging.Logger, io.StringIO, logs.FaultHandler]:
    """A logger of its own, what it has written, and who writes it."""
    written = io.StringIO()
    handler = logs.FaultHandler(written)
    logger = logging.Logger(f"nemeton.test{id(written)}")
    logger.addHandler(handler)
    return logger, written, handler


def test_the_same_fault_is_written_once_a_minute_with_a_count() -> None:
    logger, written, handler = fault_log()

    for number in range(1000):
        logger.error("the log could not be written: %s", number, extra={"table": "abc"})
    handler.tell_repeats(0.0)

    first, second = written.getvalue().splitlines()
    assert LINE.match(first)
    assert first.endswith(" table abc: the log could not be written: 0")
    assert second.endswith(" table abc: the log could not be written: 0 (again 999 times)")


def test_the_same_fault_at_many_tables_is_written_of_a_few() -> None:
    logger, written, handler = fault_log()

    for number in range(500):
        logger.error("the log could not be written", extra={"table": f"t{number}"})
    handler.tell_repeats(0.0)

    assert len(written.getvalue().splitlines()) == logs.FEW + 2
    assert "(again 489 times)" in written.getvalue()


def test_a_traceback_is_written_once() -> None:
    logger, written, _ = fault_log()

    for _ in range(50):
        try:
            raise ZeroDivisionError
        except ZeroDivisionError:
            logger.exception("a message failed")

    assert written.getvalue().count("Traceback") == 1


def test_two_kinds_of_exception_are_two_faults_and_their_lines_say_so() -> None:
    logger, written, handler = fault_log()

    for fault in (KeyError, OSError, KeyError, OSError, OSError):
        logger.error("a message failed: %s", "Say", exc_info=fault())
    handler.tell_repeats(0.0)

    lines = [line for line in written.getvalue().splitlines() if LINE.match(line)]
    assert [line.partition(": ")[2] for line in lines] == [
        "a message failed: Say (KeyError)",
        "a message failed: Say (OSError)",
        "a message failed: Say (KeyError) (again 1 times)",
        "a message failed: Say (OSError) (again 2 times)",
    ]


def test_every_line_is_an_object_where_the_owner_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    logger, written, handler = fault_log()
    monkeypatch.setenv("NEMETON_LOG", "json")
    handler.setFormatter(logs.formatter())

    logger.info("ready")
    for _ in range(3):
        logger.error("a message\nfailed: %s", "Say", exc_info=KeyError("é"), extra={"table": "abc"})
    handler.tell_repeats(0.0)

    ready, failed, again = map(json.loads, written.getvalue().splitlines())
    assert set(ready) == {"at", "level", "logger", "process", "message"}
    assert (ready["level"], ready["message"]) == ("info", "ready")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", ready["at"])
    assert (failed["table"], failed["exception"]) == ("abc", "KeyError")
    assert failed["message"] == "a message\nfailed: Say"
    assert "KeyError: 'é'" in failed["trace"]
    assert (again["times"], again["level"], again["table"]) == (2, "error", "abc")


def test_a_form_of_the_log_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="text, json"):
        logs.log_form("yaml")


def test_what_is_no_fault_is_always_written() -> None:
    logger, written, _ = fault_log()

    for _ in range(5):
        logger.info("hello")

    assert len(written.getvalue().splitlines()) == 5


def test_every_worker_writes_whole_lines(postgres: str, tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    environment = {
        **os.environ,
        "NEMETON_DATABASE": new_database(postgres),
        "NEMETON_PORT": str(port),
        "NEMETON_WORKERS": "2",
        "NEMETON_THINKERS": "1",
    }
    server = Server("")
    server.port = port
    with open(log, "wb") as file:
        command = [sys.executable, "-m", "nemeton.server"]
        process = subprocess.Popen(command, env=environment, stdout=file, stderr=file)
    try:
        limit = time.monotonic() + 60
        while len(writers(log)) < 2 and time.monotonic() < limit:
            if server.answers():
                server.ask("/api/tables", {}, headers={"Origin": "http://["})
            time.sleep(0.02)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)

    assert len(writers(log)) >= 2
    for line in log.read_text().splitlines():
        assert LINE.match(line), line


def writers(log: Path) -> set[str]:
    """The processes that have written something of a wrong origin."""
    return set(re.findall(r"nemeton\.server\[(\d+)\]: an origin", log.read_text()))


def test_an_origin_that_is_none_is_refused_in_a_line_and_counted(tmp_path: Path) -> None:
    limits = json.dumps({"requests_a_second": 0.01, "requests_at_once": 10})
    server = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS=limits)
    server.log = str(tmp_path / "log")
    server.start()
    wanted = {"game": "cernunos", "seats": [ME, ME]}

    origin = {"Origin": "http://["}
    answers = [server.ask("/api/tables", wanted, headers=origin) for _ in range(12)]
    host = server.ask("/", headers={"Host": "["})
    server.stop()

    assert [answer.status for answer in answers] == [403] * 10 + [429] * 2
    assert answers[0].json["reason"] == "wrong-origin"
    assert host.status == 400
    written = Path(server.log).read_text().splitlines()
    assert len([line for line in written if "origin" in line]) == 1
    assert not any("Traceback" in line for line in written)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_counted_as_one(host: str, counted: str) -> None:
    assert household(host) == counted
