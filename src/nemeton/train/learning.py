"""Learning from samples: losses, Adam, a running average of the weights, the four symmetries."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy

from nemeton.games.cernunos.action_ids import ACTIONS, ON_CELL, PAIRS, PASSING, SWAPPING
from nemeton.games.cernunos.kinds import CELLS, COLUMNS, KINDS, ROWS
from nemeton.train.arrays import Array
from nemeton.train.net import FULL, SMALL, Judged, Params, Sizes, apply, fresh
from nemeton.train.search import IMPOSSIBLE
from nemeton.train.self_play import Samples

__all__ = ["CELL_SYMMETRIES", "Learner", "action_symmetries", "begin", "learn"]

OWNER_WEIGHT: Final = 0.15
VALUE_WEIGHT: Final = 1.0
DECAY: Final = 1e-4  # of the weights, a step at the full rate
AVERAGE: Final = 0.9998  # how much of the running average is kept at each step
LONGEST_GRADIENT: Final = 1.0


def mirrored(across: bool, along: bool) -> list[int]:
    """Which cell is shown on each cell of a board that is turned over."""
    found = []
    for cell in range(CELLS):
        column, row = cell % COLUMNS, cell // COLUMNS
        column = COLUMNS - 1 - column if across else column
        row = ROWS - 1 - row if along else row
        found.append(row * COLUMNS + column)
    return found


CELL_SYMMETRIES: Final = numpy.array([mirrored(a, b) for a in (False, True) for b in (False, True)])


def action_symmetries() -> numpy.ndarray:
    """[4, actions] The same for actions: each is its own inverse."""
    found = numpy.zeros((len(CELL_SYMMETRIES), ACTIONS), int)
    for number, cells in enumerate(CELL_SYMMETRIES):
        for token in range(KINDS):
            found[number, token * CELLS : (token + 1) * CELLS] = token * CELLS + cells
        found[number, ON_CELL:SWAPPING] = ON_CELL + cells
        for place, (one, other) in enumerate(PAIRS):
            pair = tuple(sorted((int(cells[one]), int(cells[other]))))
            found[number, SWAPPING + place] = SWAPPING + PAIRS.index((pair[0], pair[1]))
        found[number, PASSING] = PASSING
    return found


class Learner(NamedTuple):
    """The weights, their running average, and Adam's two moments, of both nets."""

    params: dict[str, Params]  # "full", and "small", which learns from what the full one says
    average: dict[str, Params]
    first: dict[str, Params]
    second: dict[str, Params]
    steps: Array


def begin(seed: int, full: Sizes = FULL, small: Sizes = SMALL) -> Learner:
    params = {"full": fresh(full, seed), "small": fresh(small, seed + 1)}
    zeros = jax.tree.map(numpy.zeros_like, params)
    return Learner(params, params, zeros, zeros, jnp.int32(0))


def turned(samples: Samples, key: Any) -> Samples:
    """Every sample on a board turned over at random."""
    which = jax.random.randint(key, samples.value.shape, 0, len(CELL_SYMMETRIES))
    cells = jnp.asarray(CELL_SYMMETRIES)[which]
    actions = jnp.asarray(action_symmetries())[which]
    return samples._replace(
        cells=jnp.take_along_axis(samples.cells, cells[:, :, None], axis=1),
        owner=jnp.take_along_axis(samples.owner, cells, axis=1),
        mask=jnp.take_along_axis(samples.mask, actions, axis=1),
        policy=jnp.take_along_axis(samples.policy, actions, axis=1),
    )


def loss(params: dict[str, Params], samples: Samples) -> tuple[Array, dict[str, Array]]:
    said = apply(params["full"], samples.cells, samples.rest, jnp.bfloat16)
    log_policy = jax.nn.log_softmax(jnp.where(samples.mask, said.policy, IMPOSSIBLE))
    target = samples.policy.astype(jnp.float32)
    policy = -jnp.where(samples.mask, target * log_policy, 0.0).sum(axis=1).mean()
    value = ((said.value - samples.value.astype(jnp.float32)) ** 2).mean()
    log_owner = jax.nn.log_softmax(said.owner)
    hit = jnp.take_along_axis(log_owner, samples.owner[:, :, None].astype(jnp.int32), axis=2)
    owner = -(hit[:, :, 0].mean(axis=1) * samples.ended).sum() / jnp.maximum(samples.ended.sum(), 1)
    entropy = -(jnp.where(samples.mask, jnp.exp(log_policy) * log_policy, 0.0)).sum(axis=1).mean()
    pupil = pupil_loss(params["small"], samples, said, log_policy)
    total = policy + VALUE_WEIGHT * value + OWNER_WEIGHT * owner + pupil
    report = {"policy": policy, "value": value, "owner": owner, "entropy": entropy, "pupil": pupil}
    return total, report


def pupil_loss(params: Params, samples: Samples, teacher: Judged, log_policy: Array) -> Array:
    """The small net is to say what the full one says."""
    said = apply(params, samples.cells, samples.rest, jnp.bfloat16)
    own = jax.nn.log_softmax(jnp.where(samples.mask, said.policy, IMPOSSIBLE))
    target = jax.lax.stop_gradient(jnp.exp(log_policy))
    policy = -jnp.where(samples.mask, target * own, 0.0).sum(axis=1).mean()
    owners = jax.lax.stop_gradient(jax.nn.softmax(teacher.owner))
    owner = -(owners * jax.nn.log_softmax(said.owner)).sum(axis=2).mean()
    value = ((said.value - jax.lax.stop_gradient(teacher.value)) ** 2).mean()
    return policy + value + OWNER_WEIGHT * owner


def learn(
    learner: Learner, samples: Samples, key: Any, rate: Array
) -> tuple[Learner, dict[str, Array]]:
    """One step of Adam (Kingma and Ba, 2015) with decoupled decay of the weights."""
    gradient_of = jax.value_and_grad(loss, has_aux=True)
    (_, report), gradient = gradient_of(learner.params, turned(samples, key))
    norm = jnp.sqrt(sum((each**2).sum() for each in jax.tree.leaves(gradient)))
    scale = jnp.minimum(1.0, LONGEST_GRADIENT / (norm + 1e-9))
    gradient = jax.tree.map(lambda each: each * scale, gradient)
    steps = learner.steps + 1
    time = steps.astype(jnp.float32)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, learner.first, gradient)
    second = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, learner.second, gradient)

    def moved(weight: Array, m: Array, v: Array) -> Array:
        step = (m / (1 - 0.9**time)) / (jnp.sqrt(v / (1 - 0.99**time)) + 1e-8)
        return weight - rate * (step + DECAY * weight)

    params = jax.tree.map(moved, learner.params, first, second)
    keep = jnp.minimum(AVERAGE, (1 + time) / (10 + time))
    average = jax.tree.map(lambda a, p: keep * a + (1 - keep) * p, learner.average, params)
    return Learner(params, average, first, second, steps), report
