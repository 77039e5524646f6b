"""Ray: two nodes, one of them lost in the middle, and still every game exactly once."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import nemeton
from nemeton.arena import Contest, cluster, read, run

SCRIPT = Path(__file__).with_name("two_nodes.py")


@pytest.mark.timeout(400)
def test_a_node_lost_in_the_middle_loses_no_game_and_doubles_none(tmp_path: Path) -> None:
    path = tmp_path / "cluster.jsonl"

    ran = subprocess.run(
        [sys.executable, str(SCRIPT), str(path)], capture_output=True, text=True, check=False
    )

    assert ran.returncode == 0, ran.stderr[-2000:]
    happened = json.loads(path.with_suffix(".json").read_text())
    expected = [each.number for each in Contest("oak", ["greedy", "random"], seed=2).fixtures(10)]
    assert happened["killed_at_work"]
    assert happened["alive"] == 1
    assert sorted(happened["seen"]) == expected
    assert sorted(read(path).games) == expected


def test_a_cluster_that_is_not_there_is_named() -> None:
    contest = Contest("cernunos", ["random"])

    with pytest.raises(nemeton.BadInput) as refusal:
        run(contest, 2, executor=cluster("127.0.0.1:1"))

    assert refusal.value.key == "arena-no-cluster"
    assert "127.0.0.1:1" in refusal.value.said("fr")
