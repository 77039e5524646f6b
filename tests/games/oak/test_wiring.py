"""`game.py` knows every other file."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from nemeton.engine.flow import Step
from nemeton.games import oak
from nemeton.games.oak.game import GAME


def test_every_step_can_be_saved_by_its_name() -> None:
    modules = [import_module(each.name) for each in walk_packages(oak.__path__, f"{oak.__name__}.")]

    steps = {
        name
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Step)
    }

    assert steps - set(GAME.steps) <= {"Step", "Choice"}
