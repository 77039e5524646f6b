"""What the tests reach, a line for each package: run by `make coverage` after the tests.

The rules must be reached: below 95 % of the branches of the engine or of a game it fails.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

REPORT = Path("build/coverage/report.json")
PACKAGE = Path("src/nemeton")
REQUIRED = 95.0

Totals = dict[str, int]


def package_of(file: str) -> str:
    """The part of the house that a file belongs to: each game is one of its own."""
    parts = Path(file).relative_to(PACKAGE).parts
    if len(parts) == 1:
        return "nemeton"
    return ".".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def totals(files: dict[str, Any]) -> dict[str, Totals]:
    found: dict[str, Totals] = defaultdict(lambda: defaultdict(int))
    for file, entry in files.items():
        if not Path(file).is_relative_to(PACKAGE):
            continue  # the compiled tree, which some tests start
        for name, count in entry["summary"].items():
            if isinstance(count, int):
                found[package_of(file)][name] += count
    return found


def share(part: int, whole: int) -> float:
    return 100.0 * part / whole if whole else 100.0


def must_be_reached(package: str) -> bool:
    return package == "engine" or package.startswith("games.")


def main() -> int:
    subprocess.run(
        [sys.executable, "-m", "coverage", "json", "-q", "--fail-under=0", "-o", str(REPORT)],
        check=True,
    )
    low: list[str] = []
    print("| package | statements | branches |\n|---|---|---|")
    for package, each in sorted(totals(json.loads(REPORT.read_text())["files"]).items()):
        lines = share(each["covered_lines"], each["num_statements"])
        branches = share(each["covered_branches"], each["num_branches"])
        print(f"| `{package}` | {lines:.1f} % | {branches:.1f} % |")
        if must_be_reached(package) and branches < REQUIRED:
            low.append(f"{package}: {branches:.1f} % of the branches, {REQUIRED:.0f} % wanted")
    print("\n".join(low), file=sys.stderr)
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
