"""The net: the same small encoder for every cell, residual blocks over all of them, three heads.

Its policy speaks of fixed actions, its value is between a lost game (-1) and a won one (1) for the
player who is asked, and it foretells who will be on top of each cell at the end.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy

from nemeton.games.cernunos.action_ids import ACTIONS
from nemeton.games.cernunos.encoding import CELL_WIDTH, DEPTHS, POWERS, REST_WIDTH
from nemeton.games.cernunos.kinds import CELLS, NO_KIND
from nemeton.train.arrays import Array, namespace

__all__ = ["FULL", "SMALL", "Judged", "Params", "Sizes", "apply", "fresh", "size"]

Params: TypeAlias = dict[str, Any]  # arrays by name

KIND_CHOICES: Final = NO_KIND + 1
KIND_COLUMNS: Final = DEPTHS + 1
ENCODED: Final = KIND_COLUMNS * KIND_CHOICES + POWERS + CELL_WIDTH - KIND_COLUMNS - 1
CELL_SCALE: Final = numpy.array([8, 8, 1, 1, 1, 1, 1, 1, 2, 1], numpy.float32)
KEPT: Final = [12, 3, 3, 2, 1, 1, 1, 1]
TALLY: Final = [12, 24, 12, 12]
REST_SCALE: Final = numpy.array([*KEPT, *KEPT, *TALLY, *TALLY, *[1] * 13, 4], numpy.float32)
OWNERS: Final = 3  # nobody, the player who is asked, the other


class Sizes(NamedTuple):
    """How wide the layers are, and how many residual blocks there are."""

    first: int
    second: int
    width: int
    blocks: int
    value: int


FULL: Final = Sizes(96, 48, 512, 4, 64)
SMALL: Final = Sizes(24, 12, 64, 1, 16)  # quick enough for plain Python


class Judged(NamedTuple):
    policy: Array  # [positions, actions], before the softmax
    value: Array  # [positions]
    owner: Array  # [positions, cells, 3], before the softmax


def shapes(sizes: Sizes) -> dict[str, tuple[int, int]]:
    """The matrices by name; each has a bias beside it."""
    joined = CELLS * sizes.second + REST_WIDTH
    found = {
        "cell1": (ENCODED, sizes.first),
        "cell2": (sizes.first, sizes.second),
        "join": (joined, sizes.width),
    }
    for block in range(sizes.blocks):
        found[f"in{block}"] = found[f"out{block}"] = (sizes.width, sizes.width)
    found["policy"] = (sizes.width, ACTIONS)
    found["value1"] = (sizes.width, sizes.value)
    found["value2"] = (sizes.value, 1)
    found["owner"] = (sizes.width, CELLS * OWNERS)
    return found


def fresh(sizes: Sizes, seed: int) -> Params:
    """Random weights; what adds to the residual stream and the heads begins near nothing."""
    rng = numpy.random.default_rng(seed)
    params: Params = {}
    for name, (rows, columns) in shapes(sizes).items():
        quiet = 0.1 if name.startswith(("out", "policy", "value2", "owner")) else 1.0
        spread = quiet * (2.0 / rows) ** 0.5
        params[name] = rng.normal(0.0, spread, (rows, columns)).astype(numpy.float32)
        params[name + ".bias"] = numpy.zeros(columns, numpy.float32)
    return params


def size(params: Params) -> int:
    """How many numbers the net consists of."""
    return sum(each.size for each in params.values())


def apply(params: Params, cells: Array, rest: Array, dtype: Any = None) -> Judged:
    """What the net says of positions that were encoded; matrices are multiplied in that type."""
    xp = namespace(cells)
    dtype = dtype or xp.float32

    def dense(name: str, x: Array) -> Array:
        return x.astype(dtype) @ params[name].astype(dtype) + params[name + ".bias"].astype(dtype)

    def relu(x: Array) -> Array:
        return xp.maximum(x, 0)

    x = relu(dense("cell1", spread_out(cells, dtype)))
    x = relu(dense("cell2", x)).reshape((-1, CELLS * params["cell2"].shape[1]))
    x = dense("join", xp.concatenate([x, (rest / REST_SCALE).astype(dtype)], axis=1))
    x = x.astype(xp.float32)
    block = 0
    while f"in{block}" in params:
        x = x + dense(f"out{block}", relu(dense(f"in{block}", normed(x))))
        block += 1
    x = normed(x)
    value = dense("value2", relu(dense("value1", x)))[:, 0]
    owner = dense("owner", x).reshape((-1, CELLS, OWNERS))
    return Judged(
        dense("policy", x).astype(xp.float32),
        xp.tanh(value.astype(xp.float32)),
        owner.astype(xp.float32),
    )


def spread_out(cells: Array, dtype: Any) -> Array:
    """[positions, cells, ENCODED] A column for each kind and power; the numbers scaled."""
    xp = namespace(cells)
    kinds = cells[..., :KIND_COLUMNS, None] == numpy.arange(KIND_CHOICES)
    power = cells[..., KIND_COLUMNS, None] == numpy.arange(POWERS)
    others = cells[..., KIND_COLUMNS + 1 :] / CELL_SCALE
    flat = kinds.reshape((*kinds.shape[:-2], KIND_COLUMNS * KIND_CHOICES))
    return xp.concatenate([flat.astype(dtype), power.astype(dtype), others.astype(dtype)], axis=-1)


def normed(x: Array) -> Array:
    """Root mean square 1 in each row (Zhang and Sennrich: Root Mean Square Layer Normalization)."""
    xp = namespace(x)
    return x / xp.sqrt((x * x).mean(axis=-1, keepdims=True) + 1e-6)
