"""The net of a game, asked by the best means that are installed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Protocol

from nemeton.bots.net.plain import PlainNet
from nemeton.bots.net.weights import NetFile, read

__all__ = ["Judge", "full_strength", "judge_of", "means"]


class Judge(Protocol):
    """Says of each position its policy, a number for each action, and its value from -1 to 1; and
    of every cell how likely it takes nobody, whoever is asked and the other to own it at the end,
    before the softmax."""

    def judge(self, positions: Sequence[bytes]) -> list[tuple[list[float], float]]: ...

    def owners(self, positions: Sequence[bytes]) -> list[list[list[float]]]: ...


def full_strength() -> bool:
    """Whether the full net can be asked; without numpy the small one is."""
    return means() is not PlainNet


def means() -> Callable[[NetFile], Judge]:
    """How nets are asked here: by onnxruntime, by numpy, or in plain Python."""
    if find_spec("numpy") is None:
        return PlainNet
    if find_spec("onnxruntime") is None:
        from nemeton.bots.net.vectors import VectorNet

        return VectorNet
    from nemeton.bots.net.onnx import OnnxNet

    return OnnxNet


@cache
def judge_of(package: str, name: str) -> Judge:
    """Read once in a process."""
    return means()(read(package, name))
