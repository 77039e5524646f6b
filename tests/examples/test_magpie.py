"""Magpie as a package: it conforms, and is found once it is installed."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from magpie.game import GAME

import nemeton
from nemeton.testing import CHECKS, Check, Scope, conform
from tests.conformance.trees import ROOT, trees
from tests.examples.installing import install, said_beside

EXAMPLE = ROOT / "examples" / "magpie"


def scope(thorough: bool = False) -> Scope:
    return Scope(thorough, Path(__file__).with_name("counts.txt"), trees())


def test_magpie_conforms() -> None:
    conform(nemeton.equipped(GAME), scope())


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_magpie_conforms_at_length(check: Check) -> None:
    check(nemeton.equipped(GAME), scope(thorough=True))


def test_magpie_is_found_when_it_is_installed(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    install(EXAMPLE, tmp_path)

    program = "import nemeton; print(*nemeton.catalogue()); print(nemeton.game('magpie').players)"
    catalogue, players = said_beside(tmp_path, program).splitlines()
    assert "magpie" in catalogue.split()
    assert players == "range(2, 5)"


def test_an_installed_game_is_opened_by_name_and_keeps_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entry = EntryPoint("magpie", "magpie.game:GAME", nemeton.GROUP)
    monkeypatch.setattr(nemeton, "entry_points", lambda group: [entry])
    monkeypatch.setattr(nemeton, "opened", {})

    state = nemeton.game("magpie").start(seed=5)

    assert nemeton.catalogue() == ["magpie"]
    assert state.label(("end_turn",), "fr") == "Finir le tour."
    assert nemeton.load(state.save()) == state
    assert nemeton.replay(state.record) == state
    assert nemeton.verify(state.record) == state
