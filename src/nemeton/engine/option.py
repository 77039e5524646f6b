"""An option: a verb and its arguments, as users hand it in and as rules compare it."""

from __future__ import annotations

from typing import Any, Final

__all__ = ["PASS", "SCALARS", "Option", "as_option", "shown"]

Option = tuple[Any, ...]
PASS: Final[Option] = ("pass",)
SCALARS: Final = (str, int, float, bool)


def as_option(value: object) -> Option | None:
    """What somebody handed in as a tuple of plain parts; None where it is no such thing."""
    if isinstance(value, tuple | list):
        parts = tuple(value)
        if all(type(part) in SCALARS for part in parts):
            return parts
    return None


def shown(option: object) -> str:
    """A refused choice as an error message may quote it: short, whatever was sent."""
    try:
        text = repr(option)
    except Exception:  # a number too long, a list too deep, an object that has no words for itself
        text = type(option).__name__
    return text if len(text) <= 80 else text[:77] + "..."
