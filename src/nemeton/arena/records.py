"""Whole games of a contest, kept as records: one file each, named by the number of the game."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from nemeton.engine.state import State

__all__ = ["RecordFolder", "record_of"]


def record_of(state: State, bots: list[str]) -> dict[str, Any]:
    """The record of a game, and who played it."""
    return {**state.record, "names": bots}


class RecordFolder:
    """A folder that takes records; a file in it is whole or not there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)

    def keep(self, number: int, record: str) -> None:
        """Writes a game down; one that is played again after a crash is the same game."""
        target = self.path / f"{number:06}.json"
        begun = target.with_suffix(".part")
        begun.write_text(json.dumps(json.loads(record), ensure_ascii=False) + "\n", "utf-8")
        os.replace(begun, target)
