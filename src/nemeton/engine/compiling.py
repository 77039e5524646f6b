"""The one mark that only the compiler reads; without it nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["mypyc_attr"]

Kind = TypeVar("Kind")

try:
    from mypy_extensions import mypyc_attr
except ImportError:

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[Kind], Kind]:
        return lambda kind: kind
