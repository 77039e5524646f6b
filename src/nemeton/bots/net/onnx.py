"""The full net asked by onnxruntime, which is faster than numpy.

Its graph is written here from the weights, in the few messages of ONNX that it takes
(https://onnx.ai/onnx/repo-docs/IR.html): nothing but onnxruntime need be installed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
import onnxruntime

from nemeton.bots.net.vectors import VectorNet, together
from nemeton.bots.net.weights import NetFile

__all__ = ["OnnxNet"]

FLOAT, INT64 = 1, 7  # types of numbers
IR_VERSION, OPERATORS = 8, 13  # those of ONNX 1.8, which every onnxruntime of today reads
QUIET = 3  # errors only


class OnnxNet:
    """Says what `VectorNet` says; looking up the kinds of tokens is left to numpy."""

    def __init__(self, file: NetFile) -> None:
        self.vectors = VectorNet(file)
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = 1  # a bot has one core
        settings.log_severity_level = QUIET
        self.session = onnxruntime.InferenceSession(
            graph_of(self.vectors), settings, providers=["CPUExecutionProvider"]
        )

    def judge(self, positions: Sequence[bytes]) -> list[tuple[list[float], float]]:
        policy, value = self.run(["policy", "value"], positions)
        return list(zip(policy.tolist(), value[:, 0].tolist(), strict=True))

    def owners(self, positions: Sequence[bytes]) -> list[list[list[float]]]:
        [said] = self.run(["owner"], positions)
        found: list[list[list[float]]] = said.reshape(
            len(positions), self.vectors.rows, -1
        ).tolist()
        return found

    def run(self, wanted: list[str], positions: Sequence[bytes]) -> Any:
        cells, rest = self.vectors.read(together(positions))
        return self.session.run(wanted, {"cells": cells, "rest": rest})


def graph_of(net: VectorNet) -> bytes:
    """The model as onnxruntime reads it: from the first layer's answer to the three heads."""
    writer = Graph()
    for name, (matrix, bias) in net.layers.items():
        if name != "cell1":
            writer.weights(name, matrix)
            writer.weights(name + ".bias", bias)
    writer.weights("tiny", numpy.array(1e-6, numpy.float32))
    writer.weights("shape", numpy.array([-1, net.rows * net.layers["cell2"][0].shape[1]]))
    cells = writer.node("Relu", "cells")
    cells = writer.node("Relu", writer.dense("cell2", cells))
    cells = writer.node("Reshape", cells, "shape")
    x = writer.dense("join", writer.node("Concat", cells, "rest", axis=1))
    for block in range(net.blocks):
        inner = writer.node("Relu", writer.dense(f"in{block}", writer.normed(x)))
        x = writer.node("Add", x, writer.dense(f"out{block}", inner))
    x = writer.normed(x)
    writer.dense("policy", x, out="policy")
    writer.dense("owner", x, out="owner")
    hidden = writer.node("Relu", writer.dense("value1", x))
    writer.node("Tanh", writer.dense("value2", hidden), out="value")
    return writer.model(("cells", "rest"), ("policy", "value", "owner"))


class Graph:
    """Nodes and weights of a model, as messages of Protocol Buffers."""

    def __init__(self) -> None:
        self.body = b""
        self.names = 0

    def node(self, operator: str, *inputs: str, out: str = "", **whole: int) -> str:
        """What comes of the inputs by that operator; its name."""
        self.names += 1
        out = out or f"x{self.names}"
        content = b"".join(text(1, each) for each in inputs) + text(2, out) + text(4, operator)
        for name, value in whole.items():  # `axes` is a list, of one
            field, kind = (8, 7) if name == "axes" else (3, 2)
            content += part(5, text(1, name) + number(field, value) + number(20, kind))
        self.body += part(1, content)
        return out

    def dense(self, name: str, x: str, out: str = "") -> str:
        return self.node("Gemm", x, name + ".w", name + ".bias.w", out=out)

    def normed(self, x: str) -> str:
        """Root mean square 1 in each row."""
        mean = self.node("ReduceMean", self.node("Mul", x, x), keepdims=1, axes=-1)
        return self.node("Div", x, self.node("Sqrt", self.node("Add", mean, "tiny.w")))

    def weights(self, name: str, values: Any) -> None:
        kind = INT64 if values.dtype == numpy.int64 else FLOAT
        name = name if kind == INT64 else name + ".w"
        content = b"".join(number(1, size) for size in values.shape) + number(2, kind)
        self.body += part(5, content + text(8, name) + part(9, values.tobytes()))

    def model(self, inputs: Sequence[str], outputs: Sequence[str]) -> bytes:
        graph = self.body + text(2, "net")
        for field, names in ((11, inputs), (12, outputs)):
            for name in names:
                shape = part(1, text(2, f"{name}.rows")) + part(1, text(2, f"{name}.columns"))
                kind = part(1, number(1, FLOAT) + part(2, shape))
                graph += part(field, text(1, name) + part(2, kind))
        return number(1, IR_VERSION) + part(7, graph) + part(8, text(1, "") + number(2, OPERATORS))


def varint(value: int) -> bytes:
    """Seven bits a byte; negative numbers as 64 bits."""
    value &= (1 << 64) - 1
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes([*found, value])


def number(field: int, value: int) -> bytes:
    return varint(field << 3) + varint(value)


def part(field: int, content: bytes) -> bytes:
    return varint(field << 3 | 2) + varint(len(content)) + content


def text(field: int, content: str) -> bytes:
    return part(field, content.encode())
