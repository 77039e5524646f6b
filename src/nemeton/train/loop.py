"""The loop of training: play, remember, learn, again; it can be broken off and goes on.

What it keeps lies in a folder: the learner (`learner-*.npz`) and the curve (`curve.json`), a line
for each stretch of the way. Nothing else is needed to go on but the same folder.
"""

from __future__ import annotations

import json
import math
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy

from nemeton.train import export, learning, self_play
from nemeton.train.learning import Learner
from nemeton.train.net import FULL, SMALL, Sizes
from nemeton.train.search import Widths
from nemeton.train.self_play import Samples

__all__ = ["Plan", "Training", "plan_of"]

KEPT: Final = ("params", "average", "first", "second")


class Plan(NamedTuple):
    """How a net is trained; the usual values are those of a large GPU."""

    seed: int = 1
    seconds: float = 1200.0  # of the whole training, earlier parts counted in
    games: int = 4096
    steps: int = 48  # of every game between two rounds of learning
    memory: int = 128  # chunks of self-play that are learnt from
    batch: int = 8192
    passes: float = 4.0  # how often a sample is learnt from, on the whole
    rate: float = 1e-3
    full: Sizes = FULL
    small: Sizes = SMALL
    widths: Widths = Widths()
    report: float = 30.0  # seconds between two lines of the curve
    rivals: int = 1024  # games against the net of the last report


def plan_of(small: bool, seed: int, seconds: float) -> Plan:
    """The plan for a large GPU, or one that a processor gets through in minutes."""
    if not small:
        return Plan(seed=seed, seconds=seconds)
    return Plan(
        seed, seconds, games=64, steps=24, memory=16, batch=256, rate=2e-3,
        full=Sizes(24, 12, 64, 1, 16), small=Sizes(8, 4, 16, 1, 8),
        widths=Widths(tried=6, followed=2, replies=2, rounds=3), report=10.0, rivals=64,
    )  # fmt: skip


class Training:
    """One training in its folder."""

    def __init__(self, plan: Plan, folder: Path, tell: Callable[[dict[str, Any]], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.tell = tell
        self.curve: list[dict[str, Any]] = []
        self.learner = learning.begin(plan.seed, plan.full, plan.small)
        if (folder / "curve.json").exists():
            self.load()
        self.key = jax.random.PRNGKey(plan.seed * 1000 + len(self.curve))
        self.chunk = plan.games * plan.steps
        self.updates = max(1, round(plan.passes * self.chunk / plan.batch))
        self.tables = self_play.opened(plan.games, self.next_key())
        self.remembered = self.blank()
        self.chunks = 0
        self.iterate = jax.jit(self.iterated, donate_argnums=(0, 1, 2))
        self.compete = jax.jit(partial(self_play.match, number=plan.rivals, steps=110))
        self.rival: Any = self.learner.average["full"]  # a net of numpy: never given away
        self.first_rival = self.rival
        self.before = self.curve[-1]["seconds"] if self.curve else 0.0
        self.positions = self.curve[-1]["positions"] if self.curve else 0

    def next_key(self) -> Any:
        self.key, found = jax.random.split(self.key)
        return found

    def blank(self) -> Samples:
        """Room for what is remembered."""
        play = partial(self_play.play, steps=self.plan.steps, widths=self.plan.widths)
        shape = jax.eval_shape(play, self.learner.params["full"], self.tables, self.key)[1]
        size = self.plan.memory * self.chunk
        return Samples(*(jnp.zeros((size, *each.shape[1:]), each.dtype) for each in shape))

    def run(self, seconds: float, chunks: int = 0) -> None:
        """Trains until the plan's time is over, or this call's, or so many chunks are played."""
        began = told = time.monotonic()
        last = self.chunks + chunks if chunks else math.inf
        report: dict[str, Any] = {}
        while True:
            now = time.monotonic()
            done = self.before + now - began
            ends = done >= self.plan.seconds or now - began >= seconds or self.chunks >= last
            if report and (ends or now - told >= self.plan.report):
                told = now
                self.note(done, report)
                if ends:
                    self.before = self.curve[-1]["seconds"]
                    return
            rate = jnp.float32(self.rate(min(1.0, done / self.plan.seconds)))
            state = self.learner, self.tables, self.remembered
            self.chunks += 1
            state, report = self.iterate(*state, self.next_key(), rate, jnp.int32(self.chunks - 1))
            self.learner, self.tables, self.remembered = state
            self.positions += self.chunk
            jax.block_until_ready(report)

    def rate(self, part: float) -> float:
        """Warm, then down to a twentieth along half a cosine."""
        warm = min(1.0, (float(self.learner.steps) + 1) / 200)
        return self.plan.rate * warm * (0.05 + 0.95 * 0.5 * (1 + float(numpy.cos(numpy.pi * part))))

    def iterated(
        self, learner: Learner, tables: Any, memory: Samples, key: Any, rate: Any, chunk: Any
    ) -> Any:
        """A chunk of self-play by the averaged net, remembered; then steps of learning."""
        playing, picking, turning = jax.random.split(key, 3)
        plan = self.plan
        actor = learner.average["full"]
        tables, samples = self_play.play(actor, tables, playing, plan.steps, plan.widths)
        place = (chunk % plan.memory) * self.chunk
        put = partial(jax.lax.dynamic_update_slice_in_dim, start_index=place, axis=0)
        memory = Samples(*(put(old, new) for old, new in zip(memory, samples, strict=True)))
        filled = jnp.minimum(chunk + 1, plan.memory) * self.chunk

        def update(learner: Learner, keys: Any) -> Any:
            index = jax.random.randint(keys[0], (plan.batch,), 0, filled)
            batch = Samples(*(field[index] for field in memory))
            return learning.learn(learner, batch, keys[1], rate)

        keys = jnp.stack(
            [jax.random.split(picking, self.updates), jax.random.split(turning, self.updates)], 1
        )
        learner, reports = jax.lax.scan(update, learner, keys)
        return (learner, tables, memory), jax.tree.map(jnp.mean, reports)

    def note(self, done: float, report: dict[str, Any]) -> None:
        """A line of the curve, and all that is needed to go on."""
        net = self.learner.average["full"]
        shares = [
            self.compete(net, each, self.next_key()) for each in (self.rival, self.first_rival)
        ]
        self.rival = jax.tree.map(numpy.asarray, self.learner.average["full"])
        line = {
            "seconds": round(done, 1),
            "positions": self.positions,
            "steps": int(self.learner.steps),
            "against_last": round(float(shares[0]), 4),
            "against_first": round(float(shares[1]), 4),
            **{name: round(float(value), 4) for name, value in report.items()},
        }
        self.curve.append(line)
        self.tell(line)
        self.save()

    def exported(self) -> bytes:
        """The file of the net as it is shipped, with where it comes from."""
        last = self.curve[-1] if self.curve else {"seconds": 0.0, "positions": 0, "steps": 0}
        told = {name: last[name] for name in ("seconds", "positions", "steps")}
        device = str(jax.devices()[0].device_kind)
        provenance = {
            "commit": commit(),
            "seed": self.plan.seed,
            "hours": round(last["seconds"] / 3600, 2),
            "device": device,
            "jax": jax.__version__,
            **told,
        }
        return export.exported(self.learner.average, provenance)

    def save(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in KEPT:
            nets = getattr(self.learner, name)
            flat: dict[str, Any] = {
                f"{net}/{key}": numpy.asarray(value)
                for net, params in nets.items()
                for key, value in params.items()
            }
            kept = self.folder / f"learner-{name}.npz"
            with open(kept.with_suffix(".new"), "wb") as file:
                numpy.savez(file, **flat, steps=numpy.asarray(self.learner.steps))
            kept.with_suffix(".new").replace(kept)
        text = json.dumps({"plan": self.plan._asdict(), "curve": self.curve}, indent=1)
        (self.folder / "curve.json").write_text(text, "utf-8")

    def load(self) -> None:
        self.curve = json.loads((self.folder / "curve.json").read_text("utf-8"))["curve"]
        found: list[Any] = []
        steps = 0
        for name in KEPT:
            nets: dict[str, dict[str, Any]] = {"full": {}, "small": {}}
            with numpy.load(self.folder / f"learner-{name}.npz") as kept:
                steps = int(kept["steps"])
                for key in kept.files:
                    if "/" in key:
                        net, weight = key.split("/", 1)
                        nets[net][weight] = kept[key]
            found.append(nets)
        self.learner = Learner(found[0], found[1], found[2], found[3], jnp.int32(steps))


def commit() -> str:
    """Which state of the sources this is; empty where they are no checkout."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
