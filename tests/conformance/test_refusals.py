"""Every refusal says why: measured as `tools/refusals.py` does, on fewer positions."""

from __future__ import annotations

import runpy
from typing import Any

import pytest

import nemeton

TOOL: dict[str, Any] = runpy.run_path("tools/refusals.py")
MOST = 0.03  # of the refusals may be general


@pytest.mark.parametrize("name", ["cernunos", "pangaia", "oak"])
def test_hardly_any_refusal_is_general(name: str) -> None:
    found = TOOL["tally"](nemeton.game(name), 60)

    assert found.tried.total() > 300
    assert found.general.total() <= MOST * found.tried.total(), found.worst(5)


@pytest.mark.parametrize("name", ["cernunos", "pangaia", "oak", "root"])
def test_every_refusal_names_its_paragraph(name: str) -> None:
    assert TOOL["tally"](nemeton.game(name), 60).nowhere == 0
