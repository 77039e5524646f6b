"""Connections that lead nowhere are not waited for, and never take the last descriptor."""

from __future__ import annotations

import json
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from nemeton.server.http_protocol import SILENT
from tests.server.kit import ME, Server, bot, usual


def half(server: Server, text: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), 5)
    line.sendall(text)
    return line


def closed_after(line: socket.socket, patience: float) -> float:
    """Seconds until the server closes it."""
    began = time.monotonic()
    line.settimeout(patience)
    with line:
        while True:
            try:
                if not line.recv(1000):
                    return time.monotonic() - began
            except ConnectionError:
                return time.monotonic() - began


HALVES = [
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{",
]


def dripped(server: Server) -> float:
    """Seconds for which one may send header after header."""
    began = time.monotonic()
    with half(server, b"GET / HTTP/1.1\r\nHost: x\r\n") as line, suppress(OSError):
        for _ in range(60):
            line.sendall(b"X-Slow: 1\r\n")
            time.sleep(0.5)
    return time.monotonic() - began


def silent(server: Server, table: str) -> float:
    """Seconds for which a socket may say nothing."""
    began = time.monotonic()
    address = f"ws://{server.host}/api/tables/{table}/socket"
    with connect(address) as line, suppress(ConnectionClosed):
        while True:
            line.recv(30)
    return time.monotonic() - began


def test_what_does_not_come_to_an_end_is_not_waited_for_but_whoever_ponders_is(
    tmp_path: Path,
) -> None:
    server = usual(tmp_path)
    seated = server.new_table(ME, ME)
    table = seated["table"]
    pondering = server.page(table, seated["token"])
    began = time.monotonic()
    with ThreadPoolExecutor(5) as threads:
        lines = [threads.submit(closed_after, half(server, sent), 20) for sent in HALVES]
        lines.append(threads.submit(dripped, server))
        lines.append(threads.submit(silent, server, table))
    assert time.monotonic() - began > SILENT
    pondering.choose()  # at the same socket
    server.stop()

    assert max(line.result() for line in lines) < 20
    assert "Traceback" not in Path(server.log).read_text()


def test_an_upload_that_takes_a_while_is_waited_for(tmp_path: Path) -> None:
    server = usual(tmp_path)
    body = json.dumps({"game": "cernunos", "seats": [ME, ME], "name": "Aline"}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
    with half(server, head.encode()) as line:
        for place in range(0, len(body), 20):
            time.sleep(0.2)
            line.sendall(body[place : place + 20])
        answer = line.recv(100)
    server.stop()

    assert answer.startswith(b"HTTP/1.1 200")


def test_few_descriptors_are_said_and_leave_room_for_people(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    server.log = str(tmp_path / "log")
    server.descriptors = 64
    server.start()
    table = server.new_table(ME, ME)
    page = server.page(table["table"], table["token"])

    lines = [half(server, b"GET / HTTP/1.1\r\n") for _ in range(80)]
    page.choose()
    again = server.new_table(ME, bot())
    with server.page(again["table"], again["token"]) as other:
        other.choose()
        assert other.wait_for_turn()
    for line in lines:
        line.close()
    page.choose()
    server.stop()

    said = Path(server.log).read_text()
    assert said.count("connections that there are descriptors for are open") == 1
    assert "Too many open files" not in said
    assert "Traceback" not in said
