"""A little training, as long as a minute; it needs jax."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nemeton.bots.net.weights import parsed

pytestmark = pytest.mark.train


def test_a_small_training_learns_is_taken_up_again_and_can_be_shipped(tmp_path: Path) -> None:
    from nemeton.train.loop import Training, plan_of

    lines: list[dict[str, Any]] = []
    plan = plan_of(True, seed=1, seconds=600)._replace(report=1.0)
    Training(plan, tmp_path, lines.append).run(40.0)
    again = Training(plan, tmp_path, lines.append)
    again.run(1.0)

    assert again.before == lines[-2]["seconds"]
    assert lines[-1]["positions"] > lines[0]["positions"]
    assert lines[-1]["policy"] < lines[0]["policy"] + 0.05
    file = parsed(again.exported())
    assert set(file.nets) == {"full", "small"}
    assert {"commit", "seed", "hours", "device"} <= set(file.head["provenance"])
