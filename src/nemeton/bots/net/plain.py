"""A small net asked in plain Python, where there is no numpy."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul

from nemeton.bots.net.weights import NetFile

__all__ = ["PlainNet"]


class PlainNet:
    """Says the policy (a number for each action, before the softmax) and the value of positions."""

    def __init__(self, file: NetFile) -> None:
        head = file.head
        self.rows: int = head["rows"]
        self.choices: list[int] = head["choices"]
        self.scale: list[float] = head["scale"]
        self.rest_scale: list[float] = head["rest_scale"]
        self.layers = {name: layer.plain() for name, layer in file.nets["small"].items()}
        # every layer but the first by columns: an answer of a layer is a sum of products
        self.columns = {
            name: ([list(column) for column in zip(*matrix, strict=True)], bias)
            for name, (matrix, bias) in self.layers.items()
        }
        self.blocks = sum(name.startswith("in") for name in self.layers)

    def judge(self, positions: Sequence[bytes]) -> list[tuple[list[float], float]]:
        return [self.heads(self.body(position)) for position in positions]

    def owners(self, positions: Sequence[bytes]) -> list[list[list[float]]]:
        found = []
        for position in positions:
            said = self.dense("owner", self.body(position))
            each = len(said) // self.rows
            found.append([said[at : at + each] for at in range(0, len(said), each)])
        return found

    def heads(self, x: list[float]) -> tuple[list[float], float]:
        value = self.dense("value2", relu(self.dense("value1", x)))[0]
        return self.dense("policy", x), math.tanh(value)

    def body(self, position: bytes) -> list[float]:
        """What the heads are asked on."""
        width = len(self.choices) + len(self.scale)
        x: list[float] = []
        for row in range(self.rows):
            first = relu(self.first_layer(position[row * width : (row + 1) * width]))
            x += relu(self.dense("cell2", first))
        rest = position[self.rows * width :]
        x += [value / scale for value, scale in zip(rest, self.rest_scale, strict=True)]
        x = self.dense("join", x)
        for block in range(self.blocks):
            inner = relu(self.dense(f"in{block}", normed(x)))
            x = [
                one + other for one, other in zip(x, self.dense(f"out{block}", inner), strict=True)
            ]
        return normed(x)

    def first_layer(self, cell: bytes) -> list[float]:
        """A row of the matrix for each kind that is seen, and so much of one for each number."""
        matrix, bias = self.layers["cell1"]
        total, at = list(bias), 0
        for choices, value in zip(self.choices, cell, strict=False):
            total = [one + other for one, other in zip(total, matrix[at + value], strict=True)]
            at += choices
        for scale, value in zip(self.scale, cell[len(self.choices) :], strict=True):
            if value:
                share = value / scale
                row = matrix[at]
                total = [one + share * other for one, other in zip(total, row, strict=True)]
            at += 1
        return total

    def dense(self, name: str, x: list[float]) -> list[float]:
        columns, bias = self.columns[name]
        return [sum(map(mul, column, x), add) for column, add in zip(columns, bias, strict=True)]


def relu(x: list[float]) -> list[float]:
    return [value if value > 0.0 else 0.0 for value in x]


def normed(x: list[float]) -> list[float]:
    """Root mean square 1."""
    shrink = 1.0 / math.sqrt(sum(map(mul, x, x)) / len(x) + 1e-6)
    return [value * shrink for value in x]
