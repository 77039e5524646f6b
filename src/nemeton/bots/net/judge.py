"""The net of a game, asked by the best means that are installed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import Protocol

from nemeton.bots.net.plain import PlainNet
from nemeton.bots.net.weights import read

__all__ = ["Judge", "full_strength", "judge_of"]


class Judge(Protocol):
    """Says of each position its policy, a number for each action, and its value from -1 to 1."""

    def judge(self, positions: Sequence[bytes]) -> list[tuple[list[float], float]]: ...


def full_strength() -> bool:
    """Whether the full net can be asked; without numpy the small one is."""
    return find_spec("numpy") is not None


@cache
def judge_of(package: str, name: str) -> Judge:
    """Read once in a process: the full net by numpy, or the small one in plain Python."""
    file = read(package, name)
    if not full_strength():
        return PlainNet(file)
    from nemeton.bots.net.vectors import VectorNet

    return VectorNet(file)
