"""`nemeton serve --share`: where a friend opens it, as it is printed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import segno

from nemeton.server.addresses import at_home, friends_addresses, page_at
from nemeton.server.serve import bound_socket
from tests.server.kit import free_port
from tests.server.test_serve import NEMETON, await_page, refused

BLOCKS = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
LAST = {"en": "Everybody in this network", "fr": "Tout le monde sur ce réseau"}


def has_ipv6() -> bool:
    try:
        bound_socket("::1", 0).close()
    except OSError:
        return False
    return True


@contextmanager
def sharing(
    port: int, folder: Path, *arguments: str, here: str = "", **more: str
) -> Iterator[list[str]]:
    """A server that is open to the network, and the lines it printed."""
    database = ["--port", str(port), "--database", str(folder / "t.sqlite3")]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "300", **more}
    environment |= {"PYTHONUTF8": "1", "NEMETON_THINKERS": "1"}
    command = [*NEMETON, "serve", *database, *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, encoding="utf-8", env=environment
    ) as running:
        assert running.stdout is not None
        lines: list[str] = []
        while not lines or not lines[-1].startswith(tuple(LAST.values())):
            lines.append(running.stdout.readline().rstrip("\n"))
            assert running.poll() is None, lines
        try:
            await_page(port, here)
            yield lines
        finally:
            running.send_signal(signal.SIGINT)
            running.wait(20)


def modules(lines: list[str]) -> list[list[int]]:
    """The code as a camera sees it, without the paper around it."""
    printed = [line for line in lines if set("▀▄█") & set(line)]
    rows = [
        [BLOCKS[each][half] for each in line.ljust(max(map(len, printed)))]
        for line in printed
        for half in (0, 1)
    ]
    dark = [index for index, row in enumerate(rows) if any(row)]
    left = min(row.index(1) for row in rows if any(row))
    size = dark[-1] - dark[0] + 1
    return [row[left : left + size] for row in rows[dark[0] : dark[-1] + 1]]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_it_shows_friends_the_way_and_warns(tmp_path: Path, locale: str) -> None:
    port = free_port()
    address = f"http://127.0.0.2:{port}"
    with sharing(port, tmp_path, "--share", "--lang", locale, NEMETON_SHARED=address) as lines:
        assert f"http://localhost:{port}" in lines[0]
        assert address in [line.strip() for line in lines]
        assert lines[-1].startswith(LAST[locale])
        expected = [list(row) for row in segno.make(address, error="m", micro=False).matrix]
        assert modules(lines) == expected
        with urllib.request.urlopen(f"{address}/api/reach", timeout=10) as answer:
            assert json.load(answer) == {"addresses": [address]}


def test_an_open_host_shows_the_addresses_without_a_picture(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.2:{port}"
    shared = {"NEMETON_SHARED": address}
    with sharing(port, tmp_path, "--host", "0.0.0.0", "--lang", "en", **shared) as lines:
        assert address in [line.strip() for line in lines]
        assert not any(set("▀▄█") & set(line) for line in lines)


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
def test_it_is_shared_over_ipv6_too(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://[::1]:{port}"
    arguments = ("--share", "--host", "::", "--lang", "en")
    with sharing(port, tmp_path, *arguments, here=address, NEMETON_SHARED=address) as lines:
        assert address in [line.strip() for line in lines]
        expected = [list(row) for row in segno.make(address, error="m", micro=False).matrix]
        assert modules(lines) == expected
        with urllib.request.urlopen(f"{address}/api/reach", timeout=10) as answer:
            assert json.load(answer) == {"addresses": [address]}
        place = ("--host", "::", "--port", str(port), "--lang", "en")
        checked = subprocess.run(
            [*NEMETON, "serve", "--check", *place], capture_output=True, encoding="utf-8"
        )
        assert f"already answers on port {port}" in checked.stdout.replace("\n", " ")


def test_sharing_what_only_this_machine_reaches_is_refused() -> None:
    assert "--host" in refused("serve", "--share", "--host", "127.0.0.1", "--lang", "en")
    assert "--host" in refused("serve", "--share", "--host", "::1", "--lang", "fr")


def test_addresses_are_those_of_the_network() -> None:
    assert friends_addresses("127.0.0.1", 8000) == []
    assert friends_addresses("192.168.1.20", 8000) == ["http://192.168.1.20:8000"]
    assert page_at("fd00::2", 80) == "http://[fd00::2]"
    assert at_home("localhost")
    assert not at_home("play.example.org")
    for each in friends_addresses("0.0.0.0", 8001):
        found = re.fullmatch(r"http://(\d+\.\d+\.\d+\.\d+):8001", each)
        assert found is not None
        assert not found[1].startswith(("127.", "169.254.", "0."))
