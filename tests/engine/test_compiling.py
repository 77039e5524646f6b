"""The one mark that only the compiler reads."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from nemeton.engine import flow


def test_without_the_compilers_own_package_the_mark_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "mypy_extensions", None)
    source = Path(flow.__file__).with_name("compiling.py")

    mark = runpy.run_path(str(source))["mypyc_attr"]

    class Marked:
        pass

    assert mark(allow_interpreted_subclasses=True)(Marked) is Marked
