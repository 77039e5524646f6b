"""The conformance kit: what every game must pass, and a table for the tests of its rules.

A check is a function that raises where a game breaks a promise; `conform` runs them all:

>>> import nemeton
>>> from nemeton.testing import CHECKS, Check, Scope
>>> check: Check = CHECKS[0]
>>> check.__name__
'games_end'
>>> check(nemeton.game("cernunos"), Scope(setups=1, games=1))

What is listed in `__all__` is public; the modules below may change.
"""

from __future__ import annotations

from nemeton.testing.checks import CHECKS, Check, conform
from nemeton.testing.counting import count_positions
from nemeton.testing.scope import Case, Nonconformity, Scope
from nemeton.testing.table import Table

__all__ = [
    "CHECKS",
    "Case",
    "Check",
    "Nonconformity",
    "Scope",
    "Table",
    "conform",
    "count_positions",
]
