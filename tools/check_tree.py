"""What no other check sees: run by `make check` from the root of the checkout.

- `engine` and `games` import nothing outside the standard library;
- `table` calls nothing that opens a file, a socket, a process or a thread (what it may import, the
  import rules in pyproject.toml say);
- nothing compiled lies in `src`, where it would win over an edited module;
- no file of the project names a package registry or a path of one machine.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path("src/nemeton")
IMPORTABLE = sys.stdlib_module_names | {"nemeton", "mypy_extensions"}
OUTSIDE = {
    *(".create_connection", ".create_datagram_endpoint", ".create_server", ".open_connection"),
    *(".create_subprocess_exec", ".create_subprocess_shell", ".run_in_executor", ".to_thread"),
    *(".read_bytes", ".read_text", ".start_server", ".write_bytes", ".write_text"),
    *("__import__", "input", "open", "print"),
}
# Written in pieces, so that this file does not find itself.
UNPORTABLE = re.compile(
    r"pypi\.(?:org)|python(?:hosted)\.org|registry\.(?:npmjs|yarnpkg)|file:(?://)"
    r"|(?<![\w.])/(?:root/\.|home/\w)|^--(?:index-url|extra-index-url|find-links)",
    re.MULTILINE,
)


def foreign_imports() -> Iterator[str]:
    for part in ("engine", "games"):
        for path in sorted((PACKAGE / part).rglob("*.py")):
            for line, name in imported(ast.parse(path.read_text(encoding="utf-8"))):
                if name.partition(".")[0] not in IMPORTABLE:
                    yield f"{path}:{line}: imports {name}, which is not in the standard library"


def calls_outside() -> Iterator[str]:
    for path in sorted((PACKAGE / "table").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in OUTSIDE:
                yield f"{path}:{node.lineno}: calls {called(node)}, past table/interfaces.py"


def called(call: ast.Call) -> str:
    """The name of a function, that of a method with a dot before it."""
    match call.func:
        case ast.Name(name):
            return name
        case ast.Attribute(_, name):
            return f".{name}"
    return ""


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or "."


def compiled_files() -> Iterator[str]:
    for path in sorted(PACKAGE.parent.rglob("*")):
        if path.suffix in (".so", ".pyd"):
            yield f"{path}: compiled files belong in build/compiled"


def unportable_names() -> Iterator[str]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    for path in map(Path, filter(None, listed.split("\0"))):
        try:
            text = path.read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        for found in UNPORTABLE.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield f"{path}:{line}: names {found[0]!r}, which belongs to one machine or registry"


def main() -> int:
    complaints = [*foreign_imports(), *calls_outside(), *compiled_files(), *unportable_names()]
    print("\n".join(complaints) or "The tree is sound: imports, compiled files, names of machines.")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
