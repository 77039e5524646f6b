"""One thing that was looked at: how it stands, and what the sentence about it needs."""

from __future__ import annotations

from typing import Any, Literal

__all__ = ["Finding", "Weight", "fault", "note", "well"]

Weight = Literal["well", "note", "fault"]  # a fault: it would not serve


class Finding:
    """Worded by the text `check-KEY`, which also says what to do."""

    def __init__(self, weight: Weight, key: str, params: dict[str, Any]) -> None:
        self.weight: Weight = weight
        self.key = key
        self.params = params


def well(key: str, **params: Any) -> Finding:
    return Finding("well", key, params)


def note(key: str, **params: Any) -> Finding:
    return Finding("note", key, params)


def fault(key: str, **params: Any) -> Finding:
    return Finding("fault", key, params)
