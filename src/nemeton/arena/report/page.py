"""The page around the parts: head, style, fonts, facts. One file, nothing from elsewhere."""

from __future__ import annotations

import base64
import os
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

import nemeton
from nemeton.arena.report.figures import Balance
from nemeton.arena.report.naming import Names
from nemeton.arena.report.sections import sections
from nemeton.arena.results import GameResult, Head
from nemeton.arena.standings import Standings

__all__ = ["file_name", "page"]

FONTS = {
    "Uncial Antiqua": ("uncial-antiqua-latin-400-normal", "400"),
    "Alegreya": ("alegreya-latin-wght-normal", "400 900"),
    "Alegreya Sans": ("alegreya-sans-latin-400-normal", "400"),
}


def page(head: Head, games: Sequence[GameResult], standings: Standings, locale: str) -> str:
    """The whole report in one language."""
    names = Names(nemeton.game(head.contest["game"]), locale)
    title = names.say("page-title", game=names.title())
    style = files("nemeton.arena.report").joinpath("page.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{locale}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{''.join(font_faces())}{style}</style></head>"
        f"<body><main><header><h1>{escape(title)}</h1>{links(names)}</header>"
        f'<p class="facts">{escape(facts(names, head, standings))}</p>{own_values(names, head)}'
        f"{sections(names, Balance(games), standings)}{method(names)}</main></body></html>\n"
    )


def facts(names: Names, head: Head, standings: Standings) -> str:
    """What was played, with what."""
    contest = head.contest
    options = ", ".join(f"{name}={shown(value)}" for name, value in contest["options"].items())
    return names.say(
        "facts",
        games=standings.games,
        blocks=standings.blocks,
        players=contest["players"],
        bots=", ".join(dict.fromkeys(contest["bots"])),
        options=options or "–",
        first=contest["seed"],
        last=contest["seed"] + standings.blocks - 1,
        version=str(head.versions.get("nemeton")),
        rules=head.rules,
        opening=contest["opening"],
    )


def own_values(names: Names, head: Head) -> str:
    """That the games were not played with our values, where they were not."""
    count = head.plan().own_values()
    words = escape(names.texts.format(names.locale, "own-values-used", {"count": count}))
    return f'<p class="facts">{words}</p>' if count else ""


def shown(value: object) -> str:
    """An option as it is typed."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def links(names: Names) -> str:
    other = next(each for each in nemeton.LOCALES if each != names.locale)
    words = escape(names.say("other-language"))
    return f'<a lang="{other}" href="{file_name(names.game.name, other)}">{words}</a>'


def method(names: Names) -> str:
    parts = "".join(
        f"<p>{escape(names.say(key))}</p>"
        for key in ("method-design", "method-model", "method-use")
    )
    return f"<section><h2>{escape(names.say('method'))}</h2>{parts}</section>"


def file_name(game: str, locale: str) -> str:
    return f"{game}.{locale}.html"


def font_faces() -> Iterator[str]:
    """The fonts of the web client, where it was built; else the reader's own serve."""
    folder = Path(os.environ.get("NEMETON_STATIC") or str(files("nemeton").joinpath("static")))
    for family, (stem, weight) in FONTS.items():
        for found in sorted(folder.glob(f"assets/{stem}*.woff2"))[:1]:
            data = base64.b64encode(found.read_bytes()).decode()
            yield (
                f'@font-face{{font-family:"{family}";font-weight:{weight};'
                f'src:url(data:font/woff2;base64,{data}) format("woff2")}}\n'
            )
