"""The documentation taken apart: its pages, their blocks of code, their links and anchors."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

__all__ = [
    "DOCS",
    "GENERATED",
    "PAGES",
    "ROOT",
    "Block",
    "anchors",
    "blocks",
    "commands",
    "links",
    "typed",
]

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")),
    *sorted(DOCS.rglob("*.md")),
    *sorted(ROOT.glob("src/nemeton/games/*/README.md")),
    *sorted(ROOT.glob("examples/*/README.md")),
]
GENERATED = [DOCS / "reference", DOCS / "protocol.md"]

FENCE = re.compile(r'^```(\w*)(?: title="([^"]+)")?[^\n]*\n(.*?)^```$', re.MULTILINE | re.DOTALL)
LINK = re.compile(
    r"\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)|<(?:img|a)\b[^>]*?(?:src|href)=\"([^\"]+)\""
)
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
NAMED = re.compile(r"<a id=\"([^\"]+)\"")
INDENTED = re.compile(r"(?<=\n\n)(?:    \S.*\n)+")
PROGRAMS = re.compile(
    r"(?:[A-Z_]+=\S+ )?(?:nemeton|make|pip|python3?|py|apt|cd|cp|echo|certbot|nginx|podman"
    r"|systemctl|journalctl|deploy/\S+|\.venv\S+)(?: |$)"
)
COMMAND = re.compile(r"^(?:    |\$ )((?:nemeton|make) .+)$", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block, and the text block that follows it at once, if one does."""

    kind: str
    title: str
    code: str
    printed: str | None


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    found = [*FENCE.finditer(text)]
    for number, match in enumerate(found):
        after = found[number + 1] if number + 1 < len(found) else None
        follows = after and after[1] == "text" and not text[match.end() : after.start()].strip()
        yield Block(match[1], match[2] or "", match[3], after[3] if after and follows else None)


def prose(text: str) -> str:
    """The page without its code, in which brackets are no links."""
    text = FENCE.sub(lambda found: "\n" * found[0].count("\n"), text)
    return re.sub(r"`[^`\n]*`", "``", text)


def links(page: Path) -> list[str]:
    return [one or other for one, other in LINK.findall(prose(page.read_text("utf-8")))]


def anchors(page: Path) -> set[str]:
    """What a link into the page may name: its headings, as the site writes them, and its marks."""
    text = FENCE.sub("", page.read_text("utf-8"))
    found: set[str] = set(NAMED.findall(text))
    for heading in HEADING.findall(text):
        slug, number = slug_of(heading), 0
        while (slug if not number else f"{slug}_{number}") in found:
            number += 1
        found.add(slug if not number else f"{slug}_{number}")
    return found


def slug_of(heading: str) -> str:
    """As Markdown's table of contents makes it."""
    text = re.sub(r"<[^>]+>", "", heading)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", text).strip().lower())


def typed(page: Path) -> list[str]:
    """Every line of every block for a shell, fenced or indented, without what it says of itself."""
    text = page.read_text("utf-8")
    fenced = [block.code for block in blocks(page) if block.kind in ("", "sh", "bash", "console")]
    indented = [dedent(found) for found in INDENTED.findall(FENCE.sub("", text))]
    found = []
    for shell in (*fenced, *indented):
        lines = [line.removeprefix("$ ").partition("  #")[0].strip() for line in shell.splitlines()]
        if PROGRAMS.match(lines[0]):
            found += [line.partition("       #")[0].strip() for line in lines if line]
    return found


def commands(page: Path) -> list[str]:
    """What a reader is told to type, a line each."""
    text = page.read_text("utf-8")
    shells = [block.code for block in blocks(page) if block.kind in ("sh", "bash", "console")]
    typed = COMMAND.findall(FENCE.sub("", text))
    for shell in shells:
        typed += re.findall(r"^(?:\$ )?((?:nemeton|make) .+)$", shell, re.MULTILINE)
    return typed
