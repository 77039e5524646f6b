"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from magpie.game import GAME

import nemeton
from tests.server.kit import PAGES, RUNNING

nemeton.opened["magpie"] = nemeton.equipped(GAME)  # which is installed nowhere here


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Pages are closed; what a test that failed has left running would be held against the next."""
    before = list(RUNNING)
    yield
    while PAGES:
        PAGES.pop().close()
    for server in [each for each in RUNNING if each not in before]:
        server.kill()
