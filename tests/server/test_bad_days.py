"""Bad days of the machine: a full disk, a file cut short, a database that goes and comes back."""

from __future__ import annotations

import asyncio
import os
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import WebSocketException

from tests.server.databases import new_database
from tests.server.kit import ME, Server, friends, usual
from tests.server.soak.kills import awaited

FIRST_LINE = re.compile(r"\d{4}-\d\d-\d\dT\S+Z [A-Z]+ ")  # of a fault; its traceback follows


def test_on_a_full_disk_nothing_is_acknowledged_and_all_goes_on_later(tmp_path: Path) -> None:
    server = usual(tmp_path)
    table = server.new_table(ME, ME)
    page = server.page(table["table"], table["token"])
    for _ in range(5):
        page.choose()
    page.close()
    server.stop()

    server.file_blocks = 2 + os.path.getsize(server.database) // 512  # no file may grow beyond
    server.start()
    page = server.page(table["table"], table["token"])
    before, refused = page.position["choices"], 0
    for _ in range(200):
        if page.position["result"] is not None or refused == 3:
            break
        decision = page.position["decision"]
        option = decision["options"][0]
        answer = page.do("choose", number=decision["number"], option=option)
        if answer["type"] == "done":
            page.settle(answer["number"])
        refused += answer["type"] == "refused"
    kept = page.position["choices"]
    health = server.ask("/health")
    page.close()
    server.stop()

    server.file_blocks = 0
    server.start()
    with server.page(table["table"], table["token"]) as again:
        assert again.position["choices"] == kept >= before
        again.choose()
    assert server.ask("/health").status == 200
    server.stop()
    assert refused == 3
    assert (health.status, health.json["database"]) == (503, "unreachable")
    assert Path(server.log).stat().st_size < 10_000


@pytest.mark.parametrize("share", [0.3, 0.6, 0.95])
def test_a_journal_cut_short_loses_its_tail_alone(tmp_path: Path, share: float) -> None:
    server = usual(tmp_path)
    table = server.new_table(ME, ME)
    page = server.page(table["table"], table["token"])
    for _ in range(10):
        page.choose()
    server.kill()
    journal = server.database + "-wal"
    os.truncate(journal, int(os.path.getsize(journal) * share))

    server.start()
    answer = server.ask(f"/api/tables/{table['table']}")
    if answer.status == 200:
        with server.page(table["table"], table["token"]) as again:
            assert again.position["choices"] <= 10
            again.choose()
    else:  # the table itself was in the part that is gone
        assert answer.status == 404
        server.new_table(ME, ME)
    server.stop()


def test_a_database_that_comes_back_finds_the_server_and_a_short_log(
    postgres: str, tmp_path: Path
) -> None:
    address = new_database(postgres)
    server = Server(address, NEMETON_LIMITS="off")  # nobody is sent away for speaking fast
    server.log = str(tmp_path / "log")
    server.start()
    aline, mael = friends(server)

    with ThreadPoolExecutor(1) as threads:
        cutting = threads.submit(asyncio.run, cut_off(postgres, address, 60))
        refused = 0
        while not cutting.done():
            with suppress(WebSocketException, TimeoutError):
                answer = aline.do("say", text="hello")
                refused += answer.get("reason") == "busy"
    aline.choose()
    other = Server(address).start()
    other.page(mael.table, mael.token).says("from another server")
    aline.hear("from another server")
    other.stop()
    server.stop()

    text = Path(server.log).read_text("utf-8")
    faults = [line.partition("Z ")[2] for line in text.splitlines() if FIRST_LINE.match(line)]
    assert faults
    assert len(faults) == len(set(faults)), "each once a minute"
    assert len(text) < 5000 * len(faults)


def test_a_server_that_starts_while_its_database_comes_and_goes_waits_for_it(postgres: str) -> None:
    address = new_database(postgres)
    with ThreadPoolExecutor(1) as threads:
        cutting = threads.submit(asyncio.run, cut_off(postgres, address, 60))
        server = Server(address).start()
        cutting.result()

    awaited(server)
    server.stop()


async def cut_off(postgres: str, address: str, times: int) -> None:
    """Ends all connections to that database again and again."""
    name = "test_" + address.partition("/test_")[2].partition("?")[0]
    connection = await asyncpg.connect(postgres)
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
    try:
        for _ in range(times):
            await connection.execute(query, name)
            await asyncio.sleep(0.05)
    finally:
        await connection.close()


def test_a_process_holds_so_many_connections_to_postgresql(postgres: str) -> None:
    address = new_database(postgres)
    server = Server(address, NEMETON_LIMITS="off", NEMETON_CONNECTIONS="3").start()
    tables = [server.new_table(ME, ME) for _ in range(12)]
    pages = [server.page(each["table"], each["token"]) for each in tables]
    counted = []
    with ThreadPoolExecutor(12) as threads:
        for _ in range(5):
            list(threads.map(lambda page: page.choose(), pages))
            counted.append(asyncio.run(connected(postgres, address, 3 + 1)))
    server.stop()

    assert 1 < max(counted) <= 3 + 1


async def connected(postgres: str, address: str, most: int) -> int:
    """How many connections there are; one that was let go of may take a moment to end."""
    name = "test_" + address.partition("/test_")[2].partition("?")[0]
    connection = await asyncpg.connect(postgres)
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = $1"
    try:
        for _ in range(40):
            if (count := int(await connection.fetchval(query, name))) <= most:
                break
            await asyncio.sleep(0.1)
        return count
    finally:
        await connection.close()
