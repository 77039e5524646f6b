"""Installs a package into a folder, and runs a program beside it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nemeton

__all__ = ["install", "said_beside"]


def install(package: Path, target: Path) -> None:
    uv = Path(sys.executable).with_name("uv")
    tool = [str(uv), "pip"] if uv.exists() else [sys.executable, "-m", "pip"]
    command = [*tool, "install", "-q", "--no-deps", "--no-build-isolation", "--target"]
    subprocess.run([*command, str(target), str(package)], check=True, capture_output=True)


def said_beside(target: Path, program: str) -> str:
    """What a program prints that finds what was installed there, and this Nemeton."""
    home = Path(nemeton.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (home, target)))}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
