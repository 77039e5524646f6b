"""The file of a trained net: a line of JSON, then the weights in whole numbers of one byte.

The line says where the net comes from, how a position is read, and for each net in the file (the
full one, and a small one for plain Python) its layers. A layer is a matrix of signed bytes, a scale
for each column and a bias for each column, as 32-bit numbers.
"""

from __future__ import annotations

import array
import json
import sys
from importlib import resources
from itertools import pairwise
from typing import Any

__all__ = ["Layer", "NetFile", "read", "written"]

FORMAT = "nemeton net 1"


class Layer:
    """A matrix as bytes, row by row, with what each of its columns is multiplied by and added."""

    def __init__(self, rows: int, columns: int, body: bytes, scale: bytes, bias: bytes) -> None:
        self.rows = rows
        self.columns = columns
        self.body = body
        self.scale = scale
        self.bias = bias

    def floats(self, part: bytes) -> list[float]:
        found = array.array("f")
        found.frombytes(part)
        if sys.byteorder == "big":
            found.byteswap()
        return list(found)

    def plain(self) -> tuple[list[list[float]], list[float]]:
        """The rows of the matrix and the bias, for plain Python."""
        scale, body = self.floats(self.scale), array.array("b", self.body)
        matrix = [
            [byte * each for byte, each in zip(body[at : at + self.columns], scale, strict=True)]
            for at in range(0, len(body), self.columns)
        ]
        return matrix, self.floats(self.bias)


class NetFile:
    """All that the file of a net holds."""

    def __init__(self, head: dict[str, Any], nets: dict[str, dict[str, Layer]]) -> None:
        self.head = head
        self.nets = nets


def read(package: str, name: str) -> NetFile:
    """The file of that name among the data of a game's package."""
    return parsed((resources.files(package) / "data" / name).read_bytes())


def parsed(content: bytes) -> NetFile:
    line, _, body = content.partition(b"\n")
    head = json.loads(line)
    if head["format"] != FORMAT:
        raise ValueError(f"not a {FORMAT}: {head['format']}")
    nets: dict[str, dict[str, Layer]] = {}
    at = 0
    for net, layers in head["layers"].items():
        nets[net] = {}
        for name, rows, columns in layers:
            ends = [at, at + rows * columns, at + (rows + 4) * columns, at + (rows + 8) * columns]
            parts = [body[one:two] for one, two in pairwise(ends)]
            nets[net][name] = Layer(rows, columns, *parts)
            at = ends[-1]
    if at != len(body):
        raise ValueError(f"{len(body)} bytes of weights, {at} expected")
    return NetFile(head, nets)


def written(file: NetFile) -> bytes:
    """The content of such a file."""
    layers = {
        net: [[name, layer.rows, layer.columns] for name, layer in parts.items()]
        for net, parts in file.nets.items()
    }
    line = json.dumps({**file.head, "format": FORMAT, "layers": layers}).encode() + b"\n"
    found = [line]
    for parts in file.nets.values():
        found += [part for each in parts.values() for part in (each.body, each.scale, each.bias)]
    return b"".join(found)
