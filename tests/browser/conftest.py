from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from nemeton.server.app import STATIC
from tests.browser.devices import Devices
from tests.browser.kit import FLAGS, Person
from tests.server.kit import Server
from tools.chromium import ADVICE, chromium

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """This machine's Chromium, else the one that playwright has fetched."""
    path = chromium()
    if path is None:
        pytest.fail(ADVICE, pytrace=False)
    return {**browser_type_launch_args, "args": FLAGS, "executable_path": path}


@pytest.fixture(scope="session")
def built() -> None:
    if not (Path(os.environ.get("NEMETON_STATIC") or STATIC) / "index.html").is_file():
        pytest.fail("the web client is not built: make client, or make test, builds it")


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests; a test finds the tables of others there, as in the world."""
    folder = tmp_path_factory.mktemp("tables")
    running = Server(str(folder / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture
def meet(devices: Devices, server: Server) -> Iterator[Meet]:
    """Brings somebody with a browser of their own."""
    people: list[Person] = []

    def met(name: str = "", **rest: Any) -> Person:
        person = Person(devices, rest.pop("server", server), name, **rest)
        people.append(person)
        return person

    yield met
    for person in people:
        person.close()
