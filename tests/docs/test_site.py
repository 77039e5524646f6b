"""The site as `make docs` builds it: whole, with a search, and without a dead link."""

from __future__ import annotations

import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.pages import DOCS, ROOT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that nothing is left in the checkout."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(DOCS, folder / "docs")
    for name in ("mkdocs.yml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder)
    program = Path(sys.executable).with_name("zensical")
    ran = subprocess.run(
        [program, "build", "--clean", "--strict"], cwd=folder, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return folder / "build" / "site"


class Read(HTMLParser):
    """Where a page leads, and what on it can be led to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attributes}
        self.places |= {named[name] for name in ("id", "name") if named.get(name)}
        self.links += [named[name] for name in ("href", "src") if named.get(name)]


def test_every_page_is_built(site: Path) -> None:
    pages = [path.relative_to(DOCS) for path in DOCS.rglob("*.md")]
    built = [
        path.with_name("index.html") if path.stem == "README" else path.with_suffix(".html")
        for path in pages
    ]

    assert [str(path) for path in built if not (site / path).is_file()] == []


def test_no_link_of_the_site_is_dead(site: Path) -> None:
    read = {path: Read(path) for path in site.rglob("*.html") if path.name != "404.html"}
    dead = []
    for page, found in read.items():
        for link in found.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            path = unquote(parts.path)
            target = (page.parent / path).resolve() if path else page
            if target.is_dir():
                target /= "index.html"
            place = unquote(parts.fragment)
            known = read[target].places if target in read else {place}
            if not target.is_file() or (place and place not in known):
                dead.append(f"{page.relative_to(site)}: {link}")

    assert len(read) > 40
    assert dead == []


def test_the_front_page_leads_to_every_part(site: Path) -> None:
    text = (site / "index.html").read_text("utf-8")
    parts = ("play/index", "jouer/index", "server", "tutorials/script", "protocol", "changelog")

    assert [part for part in parts if f'href="{part}.html"' not in text] == []


@pytest.mark.parametrize("words", ["clavier et lecteur", "bad-message", "Standing answers"])
def test_the_search_knows_the_pages(site: Path, words: str) -> None:
    index = "".join(path.read_text("utf-8") for path in site.rglob("search*.json"))

    assert words.lower() in index.lower()


def test_the_changelog_is_that_of_the_project(site: Path) -> None:
    text = (site / "changelog.html").read_text("utf-8")

    assert "Keep a Changelog" in text
    assert "0.1.0" in text
