"""Fallback characters for terminals and pipes that cannot encode everything: never an error."""

from __future__ import annotations

import codecs
import sys
import unicodedata

__all__ = ["forgive_encodings", "plainer"]

HANDLER = "nemeton-plainer"
PLAIN = dict.fromkeys("┌┬┐├┼┤└┴┘", "+") | {
    "─": "-",
    "━": "-",
    "│": "|",
    "▸": ">",
    "·": ".",
    "→": ">",
    "█": "#",
    **dict.fromkeys("▁▂▃", "."),
    **dict.fromkeys("▄▅▆▇", ":"),
    "…": "...",
    "−": "-",
    "–": "-",
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "§": "par.",
    "×": "x",
    "µ": "u",
    "œ": "oe",
    "\N{NO-BREAK SPACE}": " ",
    "\N{NARROW NO-BREAK SPACE}": " ",
}


def plainer(text: str) -> str:
    """The nearest signs that every terminal has; a question mark where there is none."""
    signs = [PLAIN.get(sign) or unicodedata.normalize("NFKD", sign)[0] for sign in text]
    return "".join(sign if sign.isascii() else "?" for sign in signs)


def replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plainer(error.object[error.start : error.end]), error.end


def forgive_encodings() -> None:
    """From now on no stream fails on a sign it does not know."""
    codecs.register_error(HANDLER, replaced)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, HANDLER), (sys.stderr, HANDLER)):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)
