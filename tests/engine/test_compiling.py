"""What is said of compiling: the mark that only the compiler reads, and whether it was done."""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

import pytest

from nemeton.engine import flow
from nemeton.engine.errors import BadInput


def test_without_the_compilers_own_package_the_mark_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "mypy_extensions", None)
    source = Path(flow.__file__).with_name("compiling.py")

    mark = runpy.run_path(str(source))["mypyc_attr"]

    class Marked:
        pass

    assert mark(allow_interpreted_subclasses=True)(Marked) is Marked


def test_an_error_can_be_refined_by_plain_python() -> None:
    """The terminal does, to name the file: compiled, a class must allow it."""

    class InSomeFile(BadInput):
        def __init__(self, path: str, fault: BadInput) -> None:
            super().__init__(fault.key, **fault.params)
            self.path = path

    error = InSomeFile("game.json", BadInput("unknown-game", game="chess", allowed="oak"))

    assert (error.path, error.key) == ("game.json", "unknown-game")
    assert "chess" in str(error)


def test_a_run_on_the_compiled_engine_is_one() -> None:
    compiled = not str(flow.__file__).endswith(".py")

    assert compiled or os.environ.get("NEMETON_EXPECT_COMPILED") != "1"
