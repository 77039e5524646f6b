"""Every game that is installed keeps every promise.

`make test` runs this on the compiled engine; that the interpreted one plays the same games is one
of the promises. Of long games half are played for each promise, other ones for the next; where
nothing can be compiled, the interpreted engine plays a third of all. `make soak` plays them all.
"""

from __future__ import annotations

import pytest

import nemeton
from nemeton.engine import flow
from nemeton.engine.game import Game
from nemeton.testing import CHECKS, Case, Check, Scope
from tests.conformance.trees import ROOT, trees

LONG = ("oak", "pangaia", "root")  # games of hundreds of choices: fewer here, all in the soak
MANY = ("hidden_things_are_redrawn",)  # sees enough only in many games
INTERPRETED = str(flow.__file__).endswith(".py")


class Share(Scope):
    """Every second or third game of the scope; which ones is another matter for every promise."""

    def __init__(self, scope: Scope, check: str, apart: int) -> None:
        super().__init__(scope.thorough, scope.counts, scope.trees, scope.setups, scope.games)
        self.first = [each.__name__ for each in CHECKS].index(check) % apart
        self.apart = apart

    def cases(self, game: Game) -> list[Case]:
        return super().cases(game)[self.first :: self.apart]


def scope_for(name: str, thorough: bool = False, check: str = "") -> Scope:
    counts = ROOT / "tests" / "games" / name / "counts.txt"
    kept = counts if counts.exists() else None
    if thorough or check in MANY:
        return Scope(thorough, kept, trees())
    scope = Scope(False, kept, trees(), *((4, 1) if name in LONG else ()))
    apart = 3 if INTERPRETED else 2 if name in LONG else 1
    return Share(scope, check, apart) if check else scope


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
