"""Import cycles of the package, imports inside functions and under TYPE_CHECKING counted.

Run by `make check` from the root of the checkout. What is imported only for types counts, too:
whoever reads the file has to understand it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

__all__ = ["cycles", "imports_of", "main"]

SOURCE = Path("src")


def modules(source: Path) -> dict[str, Path]:
    """Every module below a source folder, by its dotted name."""
    found: dict[str, Path] = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.with_suffix("").relative_to(source).parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports_of(tree: ast.Module, known: dict[str, Path]) -> Iterator[str]:
    """The modules that a file names in any import, wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in known:
                    yield inner
                elif node.module in known:
                    yield node.module


def graph(source: Path) -> dict[str, set[str]]:
    known = modules(source)
    return {
        name: set(imports_of(ast.parse(path.read_text("utf-8")), known)) - {name}
        for name, path in known.items()
    }


def reached(edges: dict[str, set[str]], start: str) -> set[str]:
    """All that a module imports, directly or through others."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for other in edges[waiting.pop()] - found:
            found.add(other)
            waiting.append(other)
    return found


def cycles(source: Path) -> list[list[str]]:
    """The knots: modules that reach one another and so themselves."""
    edges = graph(source)
    reach = {name: reached(edges, name) for name in edges}
    knots = {
        tuple(sorted(other for other in reach[name] if name in reach[other]))
        for name in edges
        if name in reach[name]
    }
    return [list(knot) for knot in sorted(knots)]


def main() -> int:
    knots = cycles(SOURCE)
    for knot in knots:
        print(f"{len(knot)} modules import one another in a ring: {', '.join(knot)}")
    if not knots:
        print("No import cycle, deferred imports counted.")
    return 1 if knots else 0


if __name__ == "__main__":
    sys.exit(main())
