"""The full net asked by numpy, many positions at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

from nemeton.bots.net.weights import Layer, NetFile

__all__ = ["VectorNet"]


class VectorNet:
    """Says the policy (a number for each action, before the softmax) and the value of positions."""

    def __init__(self, file: NetFile) -> None:
        head = file.head
        self.rows: int = head["rows"]
        self.choices: list[int] = head["choices"]
        self.scale = numpy.array(head["scale"], numpy.float32)
        self.rest_scale = numpy.array(head["rest_scale"], numpy.float32)
        self.starts = numpy.cumsum([0, *self.choices])
        self.layers = {name: matrix_of(layer) for name, layer in file.nets["full"].items()}
        self.blocks = sum(name.startswith("in") for name in self.layers)

    def judge(self, positions: Sequence[bytes]) -> list[tuple[list[float], float]]:
        seen = numpy.frombuffer(b"".join(positions), numpy.uint8).reshape(len(positions), -1)
        policy, value = self.all(seen)
        return list(zip(policy.tolist(), value.tolist(), strict=True))

    def all(self, seen: Any) -> tuple[Any, Any]:
        number, width = len(seen), len(self.choices) + len(self.scale)
        cells = seen[:, : self.rows * width].reshape(number * self.rows, width)
        x = relu(self.dense("cell2", relu(self.first_layer(cells))))
        rest = seen[:, self.rows * width :] / self.rest_scale
        x = self.dense("join", numpy.concatenate([x.reshape(number, -1), rest], axis=1))
        for block in range(self.blocks):
            x = x + self.dense(f"out{block}", relu(self.dense(f"in{block}", normed(x))))
        x = normed(x)
        value = self.dense("value2", relu(self.dense("value1", x)))[:, 0]
        return self.dense("policy", x), numpy.tanh(value)

    def first_layer(self, cells: Any) -> Any:
        """A row of the matrix for each kind that is seen, and so much of one for each number."""
        matrix, bias = self.layers["cell1"]
        kinds = len(self.choices)
        found = bias + (cells[:, kinds:] / self.scale) @ matrix[self.starts[kinds] :]
        for column in range(kinds):
            found += matrix[self.starts[column] + cells[:, column]]
        return found

    def dense(self, name: str, x: Any) -> Any:
        matrix, bias = self.layers[name]
        return x @ matrix + bias


def matrix_of(layer: Layer) -> tuple[Any, Any]:
    body = numpy.frombuffer(layer.body, numpy.int8).reshape(layer.rows, layer.columns)
    scale = numpy.frombuffer(layer.scale, "<f4").astype(numpy.float32)
    return body * scale, numpy.frombuffer(layer.bias, "<f4").astype(numpy.float32)


def relu(x: Any) -> Any:
    return numpy.maximum(x, 0)


def normed(x: Any) -> Any:
    """Root mean square 1 in each row."""
    return x / numpy.sqrt((x * x).mean(axis=1, keepdims=True) + 1e-6)
