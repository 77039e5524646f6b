"""The full net asked by numpy, many positions at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

from nemeton.bots.net.weights import Layer, NetFile

__all__ = ["VectorNet", "matrix_of", "together"]


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
        x = self.body(together(positions))
        value = self.dense("value2", relu(self.dense("value1", x)))[:, 0]
        policy = self.dense("policy", x)
        return list(zip(policy.tolist(), numpy.tanh(value).tolist(), strict=True))

    def owners(self, positions: Sequence[bytes]) -> list[list[list[float]]]:
        said = self.dense("owner", self.body(together(positions)))
        found: list[list[list[float]]] = said.reshape(len(positions), self.rows, -1).tolist()
        return found

    def body(self, seen: Any) -> Any:
        """What the heads are asked on."""
        cells, rest = self.read(seen)
        x = relu(self.dense("cell2", relu(cells))).reshape(len(seen), -1)
        x = self.dense("join", numpy.concatenate([x, rest], axis=1))
        for block in range(self.blocks):
            x = x + self.dense(f"out{block}", relu(self.dense(f"in{block}", normed(x))))
        return normed(x)

    def read(self, seen: Any) -> tuple[Any, Any]:
        """The first layer's answer for every cell of every position, and the rest of it, scaled."""
        width = len(self.choices) + len(self.scale)
        cells = seen[:, : self.rows * width].reshape(-1, width)
        return self.first_layer(cells), seen[:, self.rows * width :] / self.rest_scale

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


def together(positions: Sequence[bytes]) -> Any:
    """A row of bytes for each position."""
    return numpy.frombuffer(b"".join(positions), numpy.uint8).reshape(len(positions), -1)


def matrix_of(layer: Layer) -> tuple[Any, Any]:
    body = numpy.frombuffer(layer.body, numpy.int8).reshape(layer.rows, layer.columns)
    scale = numpy.frombuffer(layer.scale, "<f4").astype(numpy.float32)
    return body * scale, numpy.frombuffer(layer.bias, "<f4").astype(numpy.float32)


def relu(x: Any) -> Any:
    return numpy.maximum(x, 0)


def normed(x: Any) -> Any:
    """Root mean square 1 in each row."""
    return x / numpy.sqrt((x * x).mean(axis=1, keepdims=True) + 1e-6)
