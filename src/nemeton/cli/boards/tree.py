"""Any game's view as a compact tree, for games without a picture of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from nemeton.cli.console import Console
from nemeton.engine.contract import Contract

__all__ = ["draw", "lines"]

SHORT = 56


def draw(console: Console, game: Contract, view: dict[str, Any]) -> None:
    for depth, name, value in lines(view["board"], 0):
        console.print(Text.assemble("  " * depth, (name, "bark"), " " if name else "", value))


def lines(value: Any, depth: int) -> Iterator[tuple[int, str, str]]:
    """Depth, name and value of each line; what is short stays on one."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for name, each in pairs:
        flat = compact(each)
        if len(flat) <= SHORT or not isinstance(each, dict | list):
            yield depth, f"{name}:", flat
        else:
            yield depth, f"{name}:", ""
            yield from lines(each, depth + 1)


def compact(value: Any) -> str:
    if value is None:
        return "–"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
