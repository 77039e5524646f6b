"""The page on environments has the ids and places that the environments use."""

from __future__ import annotations

from tools import environment_tables


def test_the_tables_of_the_page_are_those_of_the_environments() -> None:
    assert environment_tables.current() == environment_tables.written()
