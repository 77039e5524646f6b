"""Colours of seats and styles of text; nothing is told by colour alone."""

from __future__ import annotations

from rich.color import Color
from rich.style import Style
from rich.theme import Theme

__all__ = ["SEATS", "THEME", "covered_style", "seat_style"]

SEATS = {
    "green": "#2E7D4F",
    "violet": "#7A4FB0",
    "orange": "#C4571B",
    "blue": "#2F6DB5",
    "gold": "#C79A1B",
    "teal": "#1F8A8C",
    "slate": "#5D6470",
    "rust": "#A33A2C",
}

# Middle tones, legible on light and on dark terminals alike.
THEME = Theme(
    {
        "moss": "bold #5F8F56",
        "bark": "#94795F",
        "act": "bold #D08A2A",
        "alert": "bold #C4505E",
        "ember": "#C4571B",
        "faint": "dim",
    }
)


PAPER = "#FBF7EC"
SHADE = 0.62  # how much light falls on what is covered


def seat_style(colour: str | None) -> Style:
    """The chip of a seat: its colour as the ground, light letters."""
    return Style(color=PAPER, bgcolor=ground(colour))


def covered_style(colour: str | None) -> Style:
    """The same in the shade."""
    light = Color.parse(ground(colour)).get_truecolor()
    shade = Color.from_rgb(*(part * SHADE for part in light))
    return Style(color="#D9D2C2", bgcolor=shade.name)


def ground(colour: str | None) -> str:
    return SEATS.get(colour or "", SEATS["slate"])
