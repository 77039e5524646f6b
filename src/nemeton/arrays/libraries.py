"""The libraries that learners need and players do not: where one is missing, a line says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nemeton.engine.errors import BadInput

__all__ = ["needed"]


@contextmanager
def needed() -> Iterator[None]:
    """Whatever is imported within is part of `nemeton[research]`."""
    try:
        yield
    except ImportError as error:
        raise BadInput("no-research", library=(error.name or "?").partition(".")[0]) from error
