"""Every line of a log carries its paragraph, and the rules to read have that paragraph."""

from __future__ import annotations

import json
import re

import pytest

from tests.text.rendering import HOME

GAMES = ["cernunos", "oak", "pangaia", "root"]
EVENT = re.compile(r"^log-([a-z_]+)", re.MULTILINE)
HEADING = re.compile(r"^#{2,4} (\S+) ", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_paragraph_that_can_be_read(game: str) -> None:
    texts = HOME / "src/nemeton/games" / game / "text"
    laws: dict[str, str] = json.loads((texts / "laws.json").read_text("utf-8"))

    assert sorted(laws) == sorted(set(EVENT.findall((texts / "en.ftl").read_text("utf-8"))))
    for locale in ("en", "fr"):
        known = HEADING.findall((texts / f"rules.{locale}.md").read_text("utf-8"))
        assert set(laws.values()) <= set(known)
