"""Compiles the C that mypyc writes for the engine: in parts, on all cores, and only what changed.

mypyc writes a C file for each module and two headers for all of them. The modules of a game, or of
a large folder of one, are joined into a part, since within a part functions can be inlined. A part
is compiled when its text has no object yet in `build/mypyc/objects`; so that an edit in one rule
leaves the text of the others alone,

- a part declares what it mentions and nothing else of the headers;
- literals, which mypyc numbers through, are known to a part by names, which the linker resolves.

Linux only, since this leans on its linker; other systems compile one file (`hatch_build.py`).
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypy.version import __version__ as mypy_version

__all__ = ["build"]

GROUP = "nemeton"
TARGET = Path("build/mypyc")
OBJECTS = TARGET / "objects"
KEPT = 120  # objects of earlier builds, so that going back and forth costs nothing
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

LITERAL = re.compile(r"CPyStatics\[(\d+)\](.*)")
NAME = re.compile(r"\b[A-Za-z_]\w*")
TYPE = re.compile(r"^\} (\w+);", re.MULTILINE)
EXTERN = re.compile(r"^(?:extern|int) .*?\b(\w+)(?:\[\d*\]|\(.*\))?;$")
INCLUDE = re.compile(r'^#include (?!<Python.h>|<CPy.h>|"__native).*', re.MULTILINE)
INDENT = re.compile(r"^ +", re.MULTILINE)
# What runs once, when a module is imported, and what only Python calls (to read arguments, to set
# fields, to free an object) are more than half of the C: they need little of the optimizer.
HARDLY_RUN = re.compile(
    r"^(char CPyDef_\w*__top_level__\(void\) \{"
    r"|PyObject \*CPyPy_\w+\(.*\) ?\{"
    r"|static (?:PyObject \*|int|void)\s*\w+_(?:get|set|traverse|clear|dealloc|new)\w*"
    r"\(.*\)\s*\{)$",
    re.MULTILINE,
)
# Without the passes that cost most and should bring least, since the code is calls and counts of
# references; what was measured of it: docs/performance.md.
PASSES = (
    *("-O2", "-fno-tree-pre", "-fno-gcse", "-fno-tree-vrp", "-fno-thread-jumps"),
    *("-fno-tree-vectorize", "-fno-ipa-cp", "-fno-code-hoisting", "-fno-tree-tail-merge"),
    *("-fno-tree-switch-conversion", "-fno-rerun-cse-after-loop", "-fno-cse-follow-jumps"),
)
ONCE = """
#if defined(__GNUC__) && !defined(__clang__)
#define ONCE __attribute__((optimize("O1"), noinline))
#else
#define ONCE
#endif
"""
# Operations of the runtime that are worth inlining; they keep no state, so each part may have them.
OPERATIONS = (
    *("int_ops.c", "float_ops.c", "str_ops.c", "list_ops.c", "dict_ops.c", "set_ops.c"),
    *("tuple_ops.c", "generic_ops.c"),
)


def build(modules: list[str], tree: Path) -> None:
    """The extensions of those modules, in their places in `tree`."""
    import setuptools  # noqa: F401  (mypyc takes its compiler from there if it comes first)
    from mypyc.build import mypycify

    shared, *shims = mypycify(
        modules,
        opt_level="3",
        debug_level="0",
        target_dir=str(TARGET),
        group_name=GROUP,
        multi_file=True,
    )
    compiler = Compiler(shared)
    objects = compiler.compiled(parts(shared))
    compiler.link(objects, tree / (shared.name + SUFFIX))
    doors(compiler, shims, tree)
    forget_old_objects()


class Compiler:
    """The C compiler and the linker that Python was built with, or those of the environment."""

    def __init__(self, extension: Any) -> None:
        own = shlex.split(os.environ.get("CC", ""))
        known = shlex.split(sysconfig.get_config_var("CC"))
        extra = shlex.split(os.environ.get("CFLAGS", ""))
        self.compiler = own or known
        version = subprocess.run([*self.compiler, "--version"], capture_output=True, check=True)
        self.flags = [
            *shlex.split(sysconfig.get_config_var("CFLAGS")),
            *extra,
            *shlex.split(sysconfig.get_config_var("CCSHARED")),
            *extension.extra_compile_args,
            *(() if b"clang" in version.stdout else PASSES),
            "-w",  # nobody reads C that a program wrote
            f"-I{sysconfig.get_path('include')}",
            *(f"-I{folder}" for folder in extension.include_dirs),
        ]
        shared = shlex.split(sysconfig.get_config_var("LDSHARED"))
        self.linker = [*own, *shared[len(known) :]] if own else shared
        self.stamp = repr((self.compiler, self.flags, mypy_version)).encode() + version.stdout

    def compiled(self, texts: dict[str, str]) -> list[Path]:
        """The objects of these texts; those that are not at hand are made, the longest first."""
        OBJECTS.mkdir(parents=True, exist_ok=True)
        wanted = {name: self.place(name, text) for name, text in texts.items()}
        missing = [name for name, path in wanted.items() if not path.exists()]
        missing.sort(key=lambda name: -len(texts[name]))
        with ThreadPoolExecutor(cores()) as pool:
            for _ in pool.map(lambda name: self.make(texts[name], wanted[name]), missing):
                pass
        for path in wanted.values():
            path.touch()
        return list(wanted.values())

    def place(self, name: str, text: str) -> Path:
        key = hashlib.sha256(self.stamp + text.encode()).hexdigest()[:24]
        return OBJECTS / f"{name}-{key}.o"

    def make(self, text: str, path: Path) -> None:
        source, made = path.with_suffix(".c"), path.with_suffix(".new")
        source.write_text(text, encoding="utf-8")
        command = [*self.compiler, *self.flags, "-c", str(source), "-o", str(made)]
        subprocess.run(command, check=True)
        made.rename(path)

    def link(self, objects: Iterable[Path], library: Path) -> None:
        library.parent.mkdir(parents=True, exist_ok=True)
        # The operations of the runtime are in every part, all the same.
        command = [*self.linker, *map(str, objects), "-Wl,-z,muldefs", "-o", str(library)]
        command += shlex.split(os.environ.get("LDFLAGS", ""))
        subprocess.run(command, check=True)


def cores() -> int:
    return int(os.environ.get("NEMETON_COMPILE_JOBS") or len(os.sched_getaffinity(0)))


# The parts


def parts(shared: Any) -> dict[str, str]:
    """The texts to be compiled: a few modules each, the runtime, and the tables of the group."""
    sources = [Path(each) for each in shared.sources]
    bodies: dict[str, list[str]] = {}
    runtime = []
    for path in sources:
        if not path.name.startswith("__native_"):
            runtime.append(f"#include <{path.relative_to(TARGET).as_posix()}>\n")
        elif path.name != f"__native_{GROUP}.c":
            module = path.stem.removeprefix("__native_").replace("___", ".")
            bodies.setdefault(part_of(module), []).append(path.read_text(encoding="utf-8"))
    header = Header()
    texts = {name: header.part("".join(joined)) for name, joined in bodies.items()}
    texts["runtime"] = "".join(runtime)
    tables = (TARGET / f"__native_{GROUP}.c").read_text(encoding="utf-8")
    texts["tables"] = tables + header.addresses()
    return texts


def part_of(module: str) -> str:
    """Which part a module belongs to: its game, and the folder there."""
    _, kind, *folders, _ = module.split(".")
    return "_".join([kind, *folders[:2]])


class Header:
    """What the modules declare for one another, to be asked for by name."""

    def __init__(self) -> None:
        types = (TARGET / f"__native_{GROUP}.h").read_text(encoding="utf-8")
        shared = (TARGET / f"__native_internal_{GROUP}.h").read_text(encoding="utf-8")
        self.includes = [*INCLUDE.findall(types), *INCLUDE.findall(shared)]
        blocks = types.partition("#include <CPy.h>\n")[2].split("\n\n")
        self.types = [(found[1], block) for block in blocks if (found := TYPE.search(block))]
        self.externs = [
            (found[1], line) for line in shared.splitlines() if (found := EXTERN.match(line))
        ]
        self.literals: dict[str, str] = {}  # the name of a literal: its number

    def part(self, joined: str) -> str:
        """Modules as a text that stands alone."""
        lines = (line for line in joined.splitlines() if not line.startswith('#include "__native'))
        body = INDENT.sub("", "\n".join(lines))
        body = HARDLY_RUN.sub(r"ONCE \1", body)
        named: set[str] = set()
        body = LITERAL.sub(lambda found: self.literal(found, named), body)
        mentioned = set(NAME.findall(body))
        externs = [line for name, line in self.externs if name in mentioned]
        mentioned.update(name for line in externs for name in NAME.findall(line))
        types: list[str] = []
        for name, block in reversed(self.types):  # each is made of earlier ones
            if name in mentioned:
                types.append(block)
                mentioned.update(NAME.findall(block))
        return "\n".join(
            [
                "#include <Python.h>",
                "#include <CPy.h>",
                *self.includes,
                *(f"#include <{name}>" for name in OPERATIONS),
                *reversed(types),
                "#pragma GCC visibility push(hidden)",
                *externs,
                *(f"extern PyObject *{name};" for name in sorted(named)),
                ONCE,
                body,
                "",
            ]
        )

    def literal(self, found: re.Match[str], named: set[str]) -> str:
        """A literal by a name made of its value, which mypyc writes beside it; by its number where
        that is too long to be written, or another value looks the same."""
        number, comment = found[1], found[2]
        value = comment.partition("/*")[2]
        name = "literal_" + hashlib.sha256(value.encode()).hexdigest()[:16]
        if not value or self.literals.setdefault(name, number) != number:
            name = f"literal_{number}"
            self.literals[name] = number
        named.add(name)
        return name + comment

    def addresses(self) -> str:
        """Where in mypyc's table the named literals are, for the linker."""
        size = "__SIZEOF_POINTER__"
        lines = [
            f'__asm__(".globl {name}\\n.hidden {name}\\n.set {name}, CPyStatics + {number} * "'
            f" TEXT({size}));"
            for name, number in sorted(self.literals.items())
        ]
        text = "\n#define TEXT_OF(x) #x\n#define TEXT(x) TEXT_OF(x)\n"
        return text + "\n".join(lines) + "\n"


# What Python imports


def doors(compiler: Compiler, shims: list[Any], tree: Path) -> None:
    """The small extensions that are imported, one for each module. Within a folder their names
    differ, so one library has all the entries of a folder, and lies under each of its names."""
    folders: dict[str, list[Any]] = {}
    for shim in shims:
        folders.setdefault(shim.name.rpartition(".")[0], []).append(shim)
    texts = {f"doors_{folder}": door(inside) for folder, inside in folders.items()}
    objects = compiler.compiled(texts)
    for inside, made in zip(folders.values(), objects, strict=True):
        first, *others = [tree / (shim.name.replace(".", "/") + SUFFIX) for shim in inside]
        compiler.link([made], first)
        for other in others:
            shutil.copy2(first, other)


def door(shims: list[Any]) -> str:
    """mypyc gives each of its files one entry more, for a linker elsewhere, always the same."""
    texts = []
    for number, shim in enumerate(shims):
        text = Path(shim.sources[0]).read_text(encoding="utf-8")
        texts.append(text.replace("PyInit___init__", f"PyInit___init__{number}"))
    return "\n".join(texts)


def forget_old_objects() -> None:
    found = sorted(OBJECTS.glob("*.o"), key=lambda path: -path.stat().st_mtime)
    for path in found[KEPT:]:
        path.unlink()
    for path in [*OBJECTS.glob("*.c"), *OBJECTS.glob("*.new")]:
        path.unlink()
