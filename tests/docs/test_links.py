"""No link of the documentation is dead, and the site shows every page in its place."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.docs.pages import DOCS, PAGES, ROOT, anchors, links

NAV = (ROOT / "mkdocs.yml").read_text("utf-8").partition("nav:\n")[2].partition("\ntheme:")[0]
SHOWN = [line.rpartition(" ")[2] for line in NAV.splitlines() if line.endswith(".md")]


def dead(page: Path, link: str) -> str:
    """What is wrong with a link, or nothing."""
    if "://" in link or link.startswith("mailto:"):
        return ""
    path, _, anchor = unquote(link).partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return f"{link}: there is no such file"
    if DOCS in page.parents and DOCS not in target.parents:
        return f"{link}: leads out of the site"
    if anchor and target.suffix == ".md" and anchor not in anchors(target):
        return f"{link}: there is no such place on the page"
    return ""


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_link_is_dead(page: Path) -> None:
    assert [found for found in (dead(page, link) for link in links(page)) if found] == []


def test_dead_links_are_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A page\n\n[here](#a-page) [there](#nowhere) [file](gone.md)\n\n"
        '<img src="gone.webp">\n\n`[code](gone.py)`\n\n```text\n[code](gone.txt)\n```\n'
    )

    assert [found for found in (dead(page, link) for link in links(page)) if found] == [
        "#nowhere: there is no such place on the page",
        "gone.md: there is no such file",
        "gone.webp: there is no such file",
    ]


def test_the_site_shows_every_page_once() -> None:
    pages = [str(path.relative_to(DOCS)) for path in DOCS.rglob("*.md")]
    own = [path for path in pages if not path.startswith("decisions/0")]  # which the index names

    assert sorted(SHOWN) == sorted(own)


def test_the_site_begins_with_play_and_ends_with_changes() -> None:
    pages = re.findall(r"[\w/.-]+\.md$", NAV, re.MULTILINE)
    beginnings = [
        "index",
        "play/index",
        "jouer/index",
        "rules/README",
        "server",
        "tutorials/script",
        "research",
        "adding-a-game",
        "protocol",
        "reference/index",
        "architecture",
        "decisions/README",
        "changelog",
    ]

    assert [page for page in pages if page.removesuffix(".md") in beginnings] == [
        f"{name}.md" for name in beginnings
    ]


def test_the_pages_for_players_are_there_in_both_languages() -> None:
    english, french = (sorted((DOCS / name).glob("*.md")) for name in ("play", "jouer"))

    assert len(english) == len(french) == 9
    for page in (*english, *french):
        assert [link for link in links(page) if link.endswith(".webp")], page
