"""Builds the sdist and a wheel for every Python of this machine, then tries each as a user would.

    python tools/release.py [--tag v0.1.0] [--python PYTHON …] [--tree build/compiled] [--out dist]

The sdist holds the built web client. Each wheel is built from it, with the compiled engine, for
CPython 3.11 to 3.14 where this machine has them. Everything is installed in a clean environment,
the sdist on a PATH without Node and without a compiler, and goes through `tools/trial.py`. A table
ends it; the exit status is 1 if anything failed. Runs alike by hand and where a forge has runners;
wheels to publish, for all systems, are made by cibuildwheel (CONTRIBUTING.md, "Release").
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

__all__ = ["main"]

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
VERSION = re.compile(
    r'^__version__ = "([0-9]+\.[0-9]+\.[0-9]+(?:(?:a|b|rc)[0-9]+)?)"$', re.MULTILINE
)
ABOUT = """
import json, platform, sys, sysconfig
free = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
kind = platform.python_implementation() + ("t" if free else "")
print(json.dumps([kind, "%d.%d" % sys.version_info[:2], sysconfig.get_config_var("EXT_SUFFIX")]))
"""


class Python(NamedTuple):
    path: str
    version: str
    suffix: str  # of its extension modules


class Row(NamedTuple):
    """A line of the table at the end."""

    what: str
    python: str
    size: str
    built: str
    tried: str
    outcome: str


class Failed(Exception):
    """What went wrong with one file, in a line."""


# ---- what is released --------------------------------------------------------------------------


def version() -> str:
    """The number, which stands in one place; the changelog must have its section."""
    found = VERSION.search((ROOT / "src" / "nemeton" / "__init__.py").read_text("utf-8"))
    if found is None:
        raise Failed("src/nemeton/__init__.py: there is no __version__ of the form 1.2.3")
    return found[1]


def check_named(number: str, tag: str | None) -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"^## {re.escape(number)} – \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        raise Failed(f"CHANGELOG.md has no section {number} with its date")
    if tag not in (None, f"v{number}"):
        raise Failed(f"the tag {tag} is not that of version {number}: v{number}")


# ---- the Pythons of this machine ---------------------------------------------------------------


def candidates() -> Iterator[str]:
    yield sys.executable
    for number in PYTHONS:
        if found := shutil.which(f"python{number}"):
            yield found
    command = [uv(), "python", "list", "--only-installed", "--output-format", "json"]
    listed = subprocess.run(command, capture_output=True, encoding="utf-8", check=False).stdout
    for each in json.loads(listed or "[]"):
        yield each["path"]
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv", "versions")
    for folder in sorted(kept.glob("3.*")):
        yield str(folder / "bin" / "python")


def asked(path: str) -> Python | None:
    """A Python that wheels are made for; None for any other, and for what does not run."""
    try:
        said = subprocess.run([path, "-c", ABOUT], capture_output=True, check=True).stdout
        kind, number, suffix = json.loads(said)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return Python(path, number, suffix) if kind == "CPython" and number in PYTHONS else None


def pythons(named: list[str]) -> list[Python]:
    """One of each version, the lowest first."""
    found: dict[str, Python] = {}
    for path in named or candidates():
        each = asked(path)
        if each is None and named:
            raise Failed(f"{path} is no CPython {PYTHONS[0]} to {PYTHONS[-1]}")
        if each is not None:
            found.setdefault(each.version, each)
    return [found[number] for number in PYTHONS if number in found]


# ---- building ----------------------------------------------------------------------------------


def uv() -> str:
    beside = shutil.which("uv", path=str(Path(sys.executable).parent))
    found = beside or shutil.which("uv")
    if found is None:
        raise Failed("there is no uv: pip install uv")
    return found


def command(arguments: list[str], **more: str) -> None:
    """Runs quietly, in the environment plus `more`; a failure shows what was said last."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        arguments,
        cwd=ROOT,
        env={**environment, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(done.stdout[-3000:], flush=True)
        raise Failed(f"{Path(arguments[0]).name} {arguments[1]}: status {done.returncode}")


def build_sdist(out: Path, number: str) -> Path:
    command([uv(), "build", "--sdist", "--python", sys.executable, "--out-dir", str(out)])
    sdist = out / f"nemeton-{number}.tar.gz"
    with tarfile.open(sdist) as packed:
        names = packed.getnames()
    check_contents(names, f"nemeton-{number}/src/nemeton/static/index.html")
    if alien := [
        name for name in names if name.endswith((".so", ".pyd")) or "node_modules" in name
    ]:
        raise Failed(f"the sdist holds {alien[0]}")
    return sdist


def build_wheel(sdist: Path, python: Python, tree: Path | None, out: Path) -> Path:
    """From the sdist alone, compiled; a tree that fits this Python saves the compiling."""
    more = {"NEMETON_MYPYC": "1"}
    if tree is not None and any(tree.glob("*" + python.suffix)):
        more["NEMETON_TREE"] = str(tree.resolve())
    before = set(out.glob("*.whl"))
    arguments = [uv(), "build", "--wheel", "--python", python.path, "--out-dir", str(out)]
    command([*arguments, str(sdist)], **more)
    tag = "cp" + python.version.replace(".", "")
    (wheel,) = set(out.glob(f"*-{tag}-{tag}-*.whl")) - before
    check_wheel(wheel, python)
    return wheel


def check_wheel(wheel: Path, python: Python) -> None:
    """The client, and an extension beside each module of engine and games."""
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    check_contents(names, "nemeton/static/index.html")
    modules = [
        name.removesuffix(".py")
        for name in names
        if name.startswith(("nemeton/engine/", "nemeton/games/")) and name.endswith(".py")
    ]
    plain = [
        name
        for name in modules
        if not name.endswith("/__init__") and name + python.suffix not in names
    ]
    if plain or not modules:
        raise Failed(f"{len(plain)} of {len(modules)} modules are not compiled: {plain[:3]}")


def check_contents(names: list[str] | set[str], client: str) -> None:
    if client not in names:
        raise Failed("it holds no web client")
    if not any(name.endswith(".js") and "/static/" in name for name in names):
        raise Failed("its web client has no script")


# ---- trying ------------------------------------------------------------------------------------


def try_out(artifact: Path, python: Python, number: str) -> None:
    """In a clean environment; what is built there finds neither Node nor a compiler."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = Path(folder, "env")
        command([uv(), "venv", "-q", "--python", python.path, str(home)])
        binaries = home / ("Scripts" if os.name == "nt" else "bin")
        inside = str(binaries / ("python.exe" if os.name == "nt" else "python"))
        sdist = artifact.suffix == ".gz"
        alone = {"PATH": str(binaries), "CC": "no-compiler"} if sdist else {}
        install = [uv(), "pip", "install", "-q", "--refresh-package", "nemeton"]
        command([*install, "--python", inside, str(artifact)], **alone)
        kind = "--interpreted" if sdist else "--compiled"
        trial = [inside, str(ROOT / "tools" / "trial.py"), kind, "--version", number]
        environment = {name: each for name, each in os.environ.items() if name != "PYTHONPATH"}
        status = subprocess.run(trial, cwd=folder, env=environment, check=False).returncode
    if status:
        raise Failed("the trial failed")


class Release:
    """Builds and tries one file after another; a failure does not stop the rest."""

    def __init__(self, number: str, out: Path, tree: Path | None) -> None:
        self.number = number
        self.out = out
        self.tree = tree
        self.rows: list[Row] = []

    def sdist(self) -> Path | None:
        began = time.monotonic()
        say(f"building the sdist of {self.number}")
        try:
            made = build_sdist(self.out, self.number)
        except (Failed, OSError) as error:
            self.rows.append(Row("sdist", "", "", seconds(began), "", f"FAILED: {error}"))
            return None
        self.rows.append(Row(made.name, "", size(made), seconds(began), "", "built"))
        return made

    def wheel(self, sdist: Path, python: Python) -> None:
        began = time.monotonic()
        say(f"building the wheel for {python.version} ({python.path})")
        try:
            made = build_wheel(sdist, python, self.tree, self.out)
        except (Failed, OSError, ValueError) as error:
            self.rows.append(
                Row("wheel", python.version, "", seconds(began), "", f"FAILED: {error}")
            )
            return
        self.attempt(made, python, seconds(began))

    def attempt(self, artifact: Path, python: Python, built: str = "") -> None:
        say(f"trying {artifact.name} on {python.version}")
        began = time.monotonic()
        try:
            try_out(artifact, python, self.number)
            outcome = "works"
        except (Failed, OSError) as error:
            outcome = f"FAILED: {error}"
        row = Row(artifact.name, python.version, size(artifact), built, seconds(began), outcome)
        self.rows.append(row)

    @property
    def sound(self) -> bool:
        return not any(row.outcome.startswith("FAILED") for row in self.rows)


def say(words: str) -> None:
    print(f"release: {words}", flush=True)


def seconds(began: float) -> str:
    return f"{time.monotonic() - began:.0f} s"


def size(path: Path) -> str:
    return f"{path.stat().st_size / 1e6:.1f} MB"


def print_table(rows: list[Row]) -> None:
    head = Row("file", "Python", "size", "built", "tried", "outcome")
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    for row in [head, *rows]:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tag", help="refused unless it is that of the version, as in v0.1.0")
    parser.add_argument("--python", action="append", default=[], help="in place of all found here")
    parser.add_argument("--tree", type=Path, help="a tree of `make compile` for one of the Pythons")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="dist, if not said")
    parser.add_argument("--sdist-only", action="store_true", help="no wheels: cibuildwheel does")
    given = parser.parse_args(arguments)
    try:
        number = version()
        check_named(number, given.tag)
        found = pythons(given.python)
    except Failed as error:
        say(str(error))
        return 1
    shutil.rmtree(given.out, ignore_errors=True)
    given.out.mkdir(parents=True)
    release = Release(number, given.out.resolve(), given.tree)
    sdist = release.sdist()
    for python in found if sdist is not None else ():
        assert sdist is not None
        release.attempt(sdist, python)
        if not given.sdist_only:
            release.wheel(sdist, python)
    print_table(release.rows)
    lacking = [each for each in PYTHONS if each not in {python.version for python in found}]
    if lacking and not given.python:
        say(f"not on this machine, so neither built nor tried: Python {', '.join(lacking)}")
    return 0 if release.sound and found else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
