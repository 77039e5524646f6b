"""Magpie as a package: it conforms, and is found once it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from magpie.game import GAME

import nemeton
from nemeton.testing import CHECKS, Check, Scope, conform
from tests.conformance.trees import ROOT, trees

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
    uv = Path(sys.executable).with_name("uv")
    tool = [str(uv), "pip"] if uv.exists() else [sys.executable, "-m", "pip"]
    command = [*tool, "install", "-q", "--no-deps", "--no-build-isolation", "--target"]
    subprocess.run([*command, str(tmp_path), str(EXAMPLE)], check=True, capture_output=True)

    program = "import nemeton; print(*nemeton.catalogue()); print(nemeton.game('magpie').players)"
    home = Path(nemeton.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (home, tmp_path)))}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )

    catalogue, players = done.stdout.splitlines()
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
