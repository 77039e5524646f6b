"""A little training, most of which is compiling. It needs jax; `make test-train` runs it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nemeton.bots.net.weights import parsed

pytestmark = [pytest.mark.train, pytest.mark.timeout(1800)]


def test_a_small_training_learns_is_taken_up_again_and_can_be_shipped(tmp_path: Path) -> None:
    from nemeton.train.loop import Training, plan_of

    lines: list[dict[str, Any]] = []
    plan = plan_of(True, seed=1, seconds=36_000)
    first = Training(plan, tmp_path, lines.append)
    first.run(36_000.0, chunks=1)
    first.run(36_000.0, chunks=30)
    told = lines[-1]
    again = Training(plan, tmp_path, lines.append)
    assert again.before == told["seconds"] > lines[0]["seconds"]
    again.run(36_000.0, chunks=2)

    assert again.before > told["seconds"]
    assert lines[-1]["positions"] == 33 * 64 * 24
    assert lines[-1]["policy"] < lines[0]["policy"] - 0.1
    file = parsed(again.exported())
    assert set(file.nets) == {"full", "small"}
    assert {"commit", "seed", "hours", "device"} <= set(file.head["provenance"])
