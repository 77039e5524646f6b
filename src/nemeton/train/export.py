"""A trained net as it is shipped: whole numbers of one byte, and where the net comes from."""

from __future__ import annotations

from typing import Any

import numpy

from nemeton.bots.net.weights import Layer, NetFile, written
from nemeton.games.cernunos.encoding import POWERS
from nemeton.games.cernunos.kinds import CELLS
from nemeton.train.net import CELL_SCALE, KIND_CHOICES, KIND_COLUMNS, REST_SCALE, Params

__all__ = ["exported", "quantized"]

LARGEST = 127


def quantized(params: Params) -> dict[str, Layer]:
    """Every matrix in whole numbers from -127 to 127, each column with a scale of its own."""
    found: dict[str, Layer] = {}
    for name in params:
        if name.endswith(".bias"):
            continue
        matrix = numpy.asarray(params[name], numpy.float32)
        scale = numpy.maximum(numpy.abs(matrix).max(axis=0), 1e-9) / LARGEST
        body = numpy.round(matrix / scale).astype(numpy.int8)
        bias = numpy.asarray(params[name + ".bias"], numpy.float32)
        parts = body.tobytes(), scale.astype("<f4").tobytes(), bias.astype("<f4").tobytes()
        found[name] = Layer(matrix.shape[0], matrix.shape[1], *parts)
    return found


def exported(average: dict[str, Params], provenance: dict[str, Any]) -> bytes:
    """The file of a net: the running average of the weights, of both nets."""
    head = {
        "provenance": provenance,
        "rows": CELLS,
        "choices": [KIND_CHOICES] * KIND_COLUMNS + [POWERS],
        "scale": CELL_SCALE.tolist(),
        "rest_scale": REST_SCALE.tolist(),
    }
    nets = {name: quantized(params) for name, params in average.items()}
    return written(NetFile(head, nets))
