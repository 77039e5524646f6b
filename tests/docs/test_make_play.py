"""What `make play` installs and how it starts the server, as the Makefile says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
NEEDED = ("Makefile", "requirements.lock", "pyproject.toml")

pytestmark = pytest.mark.skipif(
    not all((ROOT / name).exists() for name in NEEDED), reason="not a checkout"
)


def commands(*arguments: str, **environment: str) -> str:
    """What make would do, without doing it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    run = subprocess.run(
        ["make", "-n", "play", *arguments],
        cwd=ROOT,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_host_and_port_are_passed_on_where_they_are_given() -> None:
    told = commands("HOST=0.0.0.0", "PORT=8001")
    assert "nemeton serve --host '0.0.0.0' --port '8001'" in told

    untold = commands(HOST="tree.example", PORT="5000")  # as some shells and hosts set them
    assert "nemeton serve" in untold
    assert "--host" not in untold
    assert "--port" not in untold


def test_all_that_playing_and_compiling_need_is_pinned_by_the_lock() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    pinned = {canonicalize_name(name) for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    waiting = [
        Requirement(text)
        for text in (
            *project["project"]["dependencies"],
            *project["dependency-groups"]["compile"],
            "hatchling",
        )
    ]
    seen = set()
    while waiting:
        requirement = waiting.pop()
        if (name := canonicalize_name(requirement.name)) in seen:
            continue
        seen.add(name)
        for text in metadata.requires(name) or ():
            needed = Requirement(text)
            extras = requirement.extras or {""}
            if needed.marker is None or any(needed.marker.evaluate({"extra": e}) for e in extras):
                waiting.append(needed)

    assert {"starlette", "mypy", "librt"} <= seen
    assert seen <= pinned
