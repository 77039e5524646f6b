"""The conformance kit: what every game must pass, and a table for the tests of its rules.

from nemeton.testing import conform

def test_my_game_conforms() -> None:
    conform(nemeton.game("mygame"))
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
