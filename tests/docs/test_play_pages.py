"""The pages for players speak the words of the app, in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT

TEXTS = ROOT / "web" / "src" / "text"
LANGUAGES = {"play": "en", "jouer": "fr"}
PAIRS = [
    ("index", "index"),
    ("friends", "amis"),
    ("days", "jours"),
    ("replay", "revoir"),
    ("values", "valeurs"),
    ("keyboard", "clavier"),
    ("devices", "appareils"),
    ("called", "appels"),
    ("leagues", "ligues"),
]
PAGES = [page for folder in LANGUAGES for page in sorted((DOCS / folder).glob("*.md"))]


def words(locale: str) -> set[str]:
    """Every text of the app that has no parts to fill in."""
    found = [path.read_text("utf-8") for path in TEXTS.glob(f"*/{locale}.ftl")]
    return {
        line.strip()
        for text in found
        for line in re.findall(r"^[\w-]+ = ([^{}\n]+)$", text, re.MULTILINE)
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_a_page_calls_a_button_is_there(page: Path) -> None:
    text = page.read_text("utf-8").replace("**gras**", "").replace("**bold**", "")
    named = re.findall(r"\*\*([^*]+)\*\*", text)

    assert named
    assert [name for name in named if name not in words(LANGUAGES[page.parent.name])] == []


@pytest.mark.parametrize(("english", "french"), PAIRS)
def test_a_french_page_shows_the_same_pictures_in_french(english: str, french: str) -> None:
    shown = [f"{name}-fr" for name in pictures(DOCS / "play" / f"{english}.md")]

    assert shown
    assert pictures(DOCS / "jouer" / f"{french}.md") == shown
    assert [name for name in shown if not (DOCS / "pictures" / f"{name}.webp").is_file()] == []


def pictures(page: Path) -> list[str]:
    return re.findall(r"pictures/([\w-]+)", page.read_text("utf-8"))
