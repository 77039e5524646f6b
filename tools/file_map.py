"""The map in docs/architecture.md: every package, a line for each file, taken from the docstrings.

`python tools/file_map.py` says whether the page is up to date (`make check` runs it), and
`python tools/file_map.py --write` brings it there.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

__all__ = ["current", "main", "mapped"]

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
SOURCE = ROOT / "src" / "nemeton"
BEGIN = "<!-- map: written by tools/file_map.py -->\n"
END = "<!-- end of map -->\n"


def summary(path: Path) -> str:
    """The first paragraph of a module's docstring; a file without one has no place on the map."""
    text = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    if not text:
        raise ValueError(f"{path} has no docstring, which the map shows")
    return " ".join(text.split("\n\n", 1)[0].split()).replace("|", "\\|")


def packages() -> Iterator[Path]:
    """Every folder with modules, parents first."""
    for path in sorted(SOURCE.rglob("__init__.py"), key=lambda each: each.parent.parts):
        if "static" not in path.parts:
            yield path.parent


def mapped() -> str:
    """The whole map as Markdown."""
    parts: list[str] = []
    for package in packages():
        name = ".".join(package.relative_to(SOURCE.parent).parts)
        parts.append(f"\n### `{name}`\n\n{summary(package / '__init__.py')}\n\n")
        files = sorted(path for path in package.glob("*.py") if path.name != "__init__.py")
        if files:
            parts.append("| file | holds |\n|---|---|\n")
        parts += [f"| `{path.name}` | {summary(path)} |\n" for path in files]
    return "".join(parts) + "\n"


def current(page: str) -> str:
    """What the page says now."""
    return page.partition(BEGIN)[2].partition(END)[0]


def main() -> int:
    page = PAGE.read_text("utf-8")
    if "--write" in sys.argv:
        before, _, rest = page.partition(BEGIN)
        PAGE.write_text(before + BEGIN + mapped() + END + rest.partition(END)[2], "utf-8")
        return 0
    if current(page) != mapped():
        print(
            "docs/architecture.md: the map is not that of the tree: run tools/file_map.py --write"
        )
        return 1
    print("The map of docs/architecture.md shows every file.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
