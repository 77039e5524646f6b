"""Every game that is installed keeps every promise."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.testing import CHECKS, Check, Scope
from tests.conformance.trees import ROOT, trees

LONG = ("oak", "pangaia", "root")  # games of hundreds of choices: fewer here, all in the soak


MANY = ("hidden_things_are_redrawn",)  # sees enough only in many games


def scope_for(name: str, thorough: bool = False, check: str = "") -> Scope:
    counts = ROOT / "tests" / "games" / name / "counts.txt"
    if thorough or name not in LONG or check in MANY:
        return Scope(thorough, counts if counts.exists() else None, trees())
    return Scope(False, counts if counts.exists() else None, trees(), setups=4, games=1)


def test_there_are_games_to_check() -> None:
    assert "cernunos" in nemeton.catalogue()


@pytest.mark.parametrize("name", nemeton.catalogue())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_a_game_conforms(name: str, check: Check) -> None:
    check(nemeton.game(name), scope_for(name, check=check.__name__))


@pytest.mark.parametrize("name", nemeton.catalogue())
def test_positions_of_a_game_are_counted(name: str) -> None:
    assert scope_for(name).counts, f"make it with: python -m nemeton.testing.recount {name} FILE"


@pytest.mark.soak
@pytest.mark.parametrize("name", nemeton.catalogue())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_a_game_conforms_at_length(name: str, check: Check) -> None:
    check(nemeton.game(name), scope_for(name, thorough=True))
