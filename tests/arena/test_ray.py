"""Ray: two nodes, one of them lost in the middle, and still every game exactly once."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.arena import Contest, cluster, read, run

SCRIPT = Path(__file__).with_name("two_nodes.py")


@pytest.mark.timeout(400)
def test_a_contest_is_played_by_two_nodes_and_survives_the_loss_of_one(tmp_path: Path) -> None:
    path = tmp_path / "cluster.jsonl"

    ran = subprocess.run(
        [sys.executable, str(SCRIPT), str(path)], capture_output=True, text=True, check=False
    )

    assert ran.returncode == 0, ran.stderr[-2000:]
    happened = json.loads(path.with_suffix(".json").read_text())
    expected = [each.number for each in Contest("oak", ["sapling", "random"], seed=2).fixtures(10)]
    assert_typed(happened["typed"], tmp_path / "typed.jsonl")
    assert happened["killed_at_work"]
    assert happened["alive"] == 1
    assert sorted(happened["seen"]) == expected
    assert sorted(read(path).games) == expected


def assert_typed(typed: dict[str, Any], path: Path) -> None:
    """What the command line did on the same two nodes, before one was lost."""
    assert typed["status"] == 0, typed["said"]
    assert typed["drivers"] == 2, "the command line did not join the cluster"
    assert "12/12" in typed["said"]
    assert "sapling" in typed["said"]
    expected = Contest("cernunos", ["sapling", "random"]).fixtures(4)
    assert sorted(read(path).games) == [each.number for each in expected]
    alone = run(Contest("cernunos", ["sapling", "random"]), 8)
    assert {game.game: game.digest for game in alone} == {
        number: game.digest for number, game in read(path).games.items()
    }


def test_a_cluster_that_is_not_there_is_named() -> None:
    contest = Contest("cernunos", ["random"])

    with pytest.raises(nemeton.BadInput) as refusal:
        run(contest, 2, executor=cluster("127.0.0.1:1"))

    assert refusal.value.key == "arena-no-cluster"
    assert "127.0.0.1:1" in refusal.value.said("fr")
