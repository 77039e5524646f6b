"""What numpy and jax do differently: which of them holds an array, loops, one row of many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy

__all__ = ["Array", "chosen_rows", "gathered", "is_numpy", "namespace", "repeat", "rows"]

Array: TypeAlias = Any  # of numpy, or of jax


def namespace(array: Array) -> Any:
    """The module whose functions work on this array."""
    return array.__array_namespace__()


def is_numpy(array: Array) -> bool:
    return namespace(array) is numpy


def repeat(times: int, body: Callable[[Any], Any], carry: Any, array: Array) -> Any:
    """The body that many times, compiled once where jax compiles."""
    if is_numpy(array):
        for _ in range(times):
            carry = body(carry)
        return carry
    import jax

    return jax.lax.fori_loop(0, times, lambda _, found: body(found), carry)


def gathered(table: Array, index: Array) -> Array:
    """For each game the entries of its own row at its own places: table[b, index[b, i]]."""
    return namespace(table).take_along_axis(table, index, axis=1)


def rows(games: Any, index: Array) -> Any:
    """Those of the games, in that order; one may be taken several times."""
    return type(games)(*(field[index] for field in games))


def chosen_rows(condition: Array, these: Any, those: Any) -> Any:
    """Game by game these where the condition holds, else those."""
    xp = namespace(condition)
    return type(these)(
        *(
            xp.where(condition.reshape((-1,) + (1,) * (this.ndim - 1)), this, that)
            for this, that in zip(these, those, strict=True)
        )
    )
