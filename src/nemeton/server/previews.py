"""What a link says of its page where it is pasted: a title, a sentence, a picture (`og:` tags)."""

from __future__ import annotations

import re
from contextlib import suppress
from html import escape
from typing import Any

import msgspec
from starlette.requests import Request

import nemeton
from nemeton.server import serialize
from nemeton.server.app_routes import OF_A_GAME, OF_A_LETTER, OF_A_TABLE, leads_to_a_page
from nemeton.server.context import address_of, context_of, locale_of
from nemeton.server.table_pictures import HEIGHT, WIDTH
from nemeton.server.table_schemas import SeatInfo, TableHead
from nemeton.table.refusals import Refused
from nemeton.table.seating import SOMEBODY
from nemeton.text import Words

__all__ = ["TABLE_PICTURES", "Preview", "head_of", "preview_of", "previewed"]

WORDS = Words("nemeton.server")
SENTENCES = {
    "new": "preview-new",
    "rules": "preview-rules",
    "values": "preview-values",
    "analysis": "preview-analysis",
    "t": "preview-table",
    "replay": "preview-replay",
    "report": "preview-report",
}
LANGUAGES = {"en": "en_GB", "fr": "fr_FR"}
TABLE_PICTURES = "og/t/"
PICTURED = ("cernunos", "oak", "pangaia", "root")
HEAD = re.compile(r"\s*<title>.*?</title>|\s*<meta name=\"description\"[^>]*>|</head>", re.DOTALL)


class Preview(msgspec.Struct, frozen=True):
    """All in the reader's language; the picture is that of a game, or of the shelf."""

    locale: str
    title: str
    note: str
    picture: str
    shows: str  # what is to be seen on the picture
    address: str
    host: str
    index: bool = True  # whether search engines may keep the page


async def preview_of(request: Request, path: str) -> Preview:
    """The preview of an address of the app; of one that leads nowhere, that of the house."""
    locale, parts = locale_of(request), [*filter(None, path.split("/")), "", ""]
    if parts[0] in OF_A_GAME and parts[1] and leads_to_a_page(path):
        return about(request, locale, parts[1], SENTENCES[parts[0]], tagline(parts[1], locale))
    if parts[0] in OF_A_TABLE and parts[1]:
        head = await head_of(request, parts[1])
        if head is not None:
            key, note = SENTENCES[parts[0]], company(head, locale)
            preview = about(request, locale, head.game, key, note)
            picture = preview.picture
            if parts[0] == "t" and head.game in PICTURED:
                picture = f"{TABLE_PICTURES}{head.table}.png"
            return msgspec.structs.replace(preview, picture=picture, index=False)
    say = WORDS.format
    return Preview(
        locale=locale,
        title=say(locale, "preview-site", {}),
        note=say(locale, "preview-site-note", {}),
        picture="og/nemeton.jpg",
        shows=say(locale, "preview-site-picture", {}),
        address=str(request.url.replace(query="")),
        host=str(request.base_url),
        index=leads_to_a_page(path) and parts[0] not in (*OF_A_TABLE, *OF_A_LETTER),
    )


def about(request: Request, locale: str, game: str, key: str, note: str) -> Preview:
    named = {"game": nemeton.game(game).speech.say("game-name", {}, locale)}
    return Preview(
        locale=locale,
        title=WORDS.format(locale, key, named),
        note=note,
        picture=f"og/{game if game in PICTURED else 'nemeton'}.jpg",
        shows=WORDS.format(locale, "preview-picture", named),
        address=str(request.url.replace(query="")),
        host=str(request.base_url),
    )


def tagline(game: str, locale: str) -> str:
    return nemeton.game(game).speech.say("game-tagline", {}, locale)


async def head_of(request: Request, name: str) -> TableHead | None:
    """What anybody with the address may know of a table; asking is counted as any request is."""
    context = context_of(request)
    if context.requests.take(address_of(request)):
        with suppress(Refused):
            return serialize.head((await context.host.open_table(name)).table)
    return None


def company(head: TableHead, locale: str) -> str:
    """Who sits there, and whether there is room."""
    people = [shown(seat, locale) for seat in head.seats if seat.occupant in ("person", "bot")]
    free = len(head.seats) - len(people)
    params: dict[str, Any] = {
        "names": ", ".join(people),
        "free": free,
        "note": tagline(head.game, locale),
    }
    if head.over or head.archive:
        key = "preview-over" if people else ""
    elif free:
        key = "preview-waits" if people else "preview-nobody"
    else:
        key = "preview-plays"
    return WORDS.format(locale, key, params) if key else params["note"]


def shown(seat: SeatInfo, locale: str) -> str:
    if seat.occupant == "bot" and seat.person is None:
        return WORDS.format(locale, "preview-bot", {})
    if seat.name == SOMEBODY:
        return WORDS.format(locale, "preview-somebody", {})
    return seat.name or "…"


def previewed(page: str, preview: Preview) -> str:
    """The page with the preview in its head, in place of the title and description it was built
    with. Whatever people have written is escaped."""
    lines = [
        f"<title>{escape(preview.title)}</title>",
        meta("name", "description", preview.note),
        meta("property", "og:site_name", "Nemeton"),
        meta("property", "og:type", "website"),
        meta("property", "og:locale", LANGUAGES[preview.locale]),
        meta("property", "og:title", preview.title),
        meta("property", "og:description", preview.note),
        meta("property", "og:url", preview.address),
        meta("property", "og:image", preview.host + preview.picture),
        meta("property", "og:image:width", str(WIDTH)),
        meta("property", "og:image:height", str(HEIGHT)),
        meta("property", "og:image:alt", preview.shows),
        meta("name", "twitter:card", "summary_large_image"),
    ]
    if not preview.index:
        lines.append(meta("name", "robots", "noindex"))
    head = "".join(f"    {line}\n" for line in lines) + "  </head>"
    return HEAD.sub(lambda found: head if found[0] == "</head>" else "", page)


def meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
