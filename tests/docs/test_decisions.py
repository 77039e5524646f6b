"""Decisions are numbered in one row, and the index names each of them."""

from __future__ import annotations

from pathlib import Path

DECISIONS = Path(__file__).parents[2] / "docs" / "decisions"
PAGES = sorted(path for path in DECISIONS.glob("*.md") if path.name != "README.md")


def test_they_are_numbered_without_a_gap() -> None:
    assert [page.name[:5] for page in PAGES] == [f"{n:04d}-" for n in range(1, len(PAGES) + 1)]


def test_the_index_names_each_by_its_title() -> None:
    index = (DECISIONS / "README.md").read_text("utf-8")

    rows = []
    for page in PAGES:
        number, _, title = page.read_text("utf-8").partition("\n")[0][2:].partition(" ")
        rows.append(f"| [{number}]({page.name}) | {title} |")

    assert index.count("\n| [") == len(rows)
    assert [row for row in rows if row not in index] == []
