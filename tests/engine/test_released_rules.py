"""Games recorded by the rules of every released version are followed, or it is said how far.

When a game's rules get another number, a game recorded by the ones before is put into `released`
and stays there; the number that is released goes into the table below.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.table.tasks import DIFFERING, Verified, Verify, verified

RELEASED = {"0.1.0": {"cernunos": "1", "oak": "1", "pangaia": "1", "root": "2"}}
HERE = Path(__file__).parent
OLD = sorted((HERE / "released").glob("*.json"))
NEW = sorted((HERE.parent / "recorded").rglob("*.json"))


def record_in(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def test_a_game_is_on_record_for_every_number_of_the_rules() -> None:
    kept = {(record["game"], record["rules"]) for record in map(record_in, OLD + NEW)}
    released = {each for numbers in RELEASED.values() for each in numbers.items()}
    now = {(name, nemeton.game(name).rules) for name in RELEASED["0.1.0"]}

    assert released | now <= kept


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_game_by_older_rules_is_followed_to_its_end_or_to_where_they_differ(path: Path) -> None:
    record = record_in(path)
    found = verified(Verify(record))

    assert found.key in ("", *DIFFERING), found.said
    if found.key:
        assert 0 < found.reach <= len(record["choices"])
        assert all(record["rules"] in said for said in found.said.values())
    else:
        assert nemeton.replay(record).result is not None


def test_where_they_differ_is_said() -> None:
    """Since version 2, seals of treetops leave free actions open."""
    found: Verified = verified(
        Verify(record_in(HERE / "released" / "pangaia-1-solo-survivor.json"))
    )

    assert (found.key, found.reach) == ("rules-differ", 71)
    assert "choice 72 of the record" in found.said["en"]
