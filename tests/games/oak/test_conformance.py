"""Oak keeps every promise that all games make."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.games.oak.game import GAME
from nemeton.testing import CHECKS, Check, Plan
from tests.conformance.trees import ROOT, trees

COUNTS = ROOT / "tests" / "games" / "oak" / "counts.txt"


@pytest.mark.skipif("oak" in nemeton.catalogue(), reason="tests/conformance does it")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_oak_conforms(check: Check) -> None:
    check(nemeton.equipped(GAME), Plan(False, COUNTS if COUNTS.exists() else None, trees()))
