"""Contests on a Ray cluster of two nodes of one core each: one as a user types it, then one in
which the second node is killed while it plays.

Run by test_ray.py in a process of its own; what happened is written beside the results.
"""

from __future__ import annotations

import contextlib
import json
import logging
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import ray
from ray._private.state import available_resources_per_node
from ray.cluster_utils import Cluster

from nemeton.arena import Contest, GameResult, cluster, run

NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 << 20}
# A dead node is noticed after two seconds, not after half a minute.
SYSTEM = {"health_check_initial_delay_ms": 1000, "health_check_period_ms": 500}


def main(path: Path) -> None:
    nodes, second = started()
    ray.init(address=nodes.address, log_to_driver=False, logging_level=logging.ERROR)
    typed = by_command(nodes.address, path.with_name("typed.jsonl"))
    seen: list[int] = []
    busy: list[bool] = []

    def watch(game: GameResult | None, done: int, total: int) -> bool:
        if game is not None:
            seen.append(game.game)
        if not busy and len(seen) >= 2 and playing(second.node_id):
            busy.append(True)
            nodes.remove_node(second, allow_graceful=False)
        return False

    contest = Contest("oak", ["sapling", "random"], seed=2)
    run(contest, 20, path, executor=cluster(nodes.address), watch=watch)
    happened = {"seen": seen, "killed_at_work": bool(busy), "alive": alive(), "typed": typed}
    path.with_suffix(".json").write_text(json.dumps(happened))


def by_command(address: str, path: Path) -> dict[str, Any]:
    """`nemeton arena --ray ADDRESS`, and how many drivers the cluster has met by then."""
    asked = ["cernunos", "--bots", "sapling,random", "--games", "8", "--out", str(path)]
    command = [str(Path(sys.executable).with_name("nemeton")), "arena", *asked, "--ray", address]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    drivers = len(ray._private.state.jobs())  # type: ignore[no-untyped-call]
    return {"status": ran.returncode, "said": ran.stdout + ran.stderr, "drivers": drivers}


def started(attempts: int = 4) -> tuple[Cluster, Any]:
    """Ray gives a node half a minute to begin, which a busy machine may not keep."""
    for _ in range(attempts):
        nodes = Cluster()
        with contextlib.suppress(Exception):
            nodes.add_node(**NODE, include_dashboard=False, _system_config=SYSTEM)
            return nodes, nodes.add_node(**NODE)
        nodes.shutdown()  # type: ignore[no-untyped-call]
    raise SystemExit("no cluster could be started")


def playing(node: str, patience: float = 20.0) -> bool:
    """Waits until the node has its one core in use."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        free: dict[str, Any] = available_resources_per_node()  # type: ignore[no-untyped-call]
        if free.get(node, {}).get("CPU", 0) == 0:
            return True
        time.sleep(0.05)
    return False


def alive(patience: float = 60.0) -> int:
    """How many nodes are left, once the cluster has noticed that one is not."""
    deadline = time.monotonic() + patience
    while True:
        left = sum(bool(node["Alive"]) for node in ray.nodes())  # type: ignore[no-untyped-call]
        if left == 1 or time.monotonic() > deadline:
            return left
        time.sleep(0.05)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
