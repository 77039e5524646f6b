"""A store that speaks SQL: what the owner, and whatever is no table, keep in the same database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.table.interfaces import Store

__all__ = ["Database", "Statement"]

Statement = tuple[str, tuple[Any, ...]]


class Database(Store):
    """Statements are written for both kinds: their values are $1, $2 … in order, each once."""

    async def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""
        raise NotImplementedError

    async def carry_out(
        self, statements: Sequence[Statement], tables: Sequence[str] = ()
    ) -> list[int]:
        """All or none of them, in one transaction; how many rows each has changed. The servers
        that have one of these tables open hear that it has changed."""
        raise NotImplementedError
