"""The console: texts of the program in the user's language, printed in its colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console as RichConsole
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from nemeton.cli.files import InFile
from nemeton.cli.palette import THEME
from nemeton.engine.contract import Contract
from nemeton.engine.errors import BadInput
from nemeton.engine.text import LOCALES, Texts
from nemeton.text import Words

__all__ = ["TEXTS", "Console", "environment_locale", "requested_locale", "rich_console"]

TEXTS = Words("nemeton.cli", "nemeton.common")
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Console:
    """Prints in one language: answers to stdout, errors to stderr."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.rich = rich_console(error=False)
        self.game: Contract | None = None  # whose texts complete the program's own

    def text(self, key: str, **params: Any) -> str:
        """The text for a key of the program."""
        return TEXTS.format(self.locale, key, params)

    def has(self, key: str) -> bool:
        return TEXTS.has(self.locale, key)

    def game_text(self, game: Contract, key: str) -> str | None:
        """The game's own text for a key, where it has one."""
        texts = game.speech.texts
        return texts.format(self.locale, key, {}) if texts.has(self.locale, key) else None

    def synonyms(self, key: str) -> set[str]:
        """The words a key lists, separated by commas, in all languages: what may be typed."""
        listed = [TEXTS.format(locale, key, {}).split(",") for locale in LOCALES]
        return {word.strip() for words in listed for word in words}

    def print(self, what: RenderableType = "", style: str | Style = "") -> None:
        """Prints a line, or something that rich can draw; brackets in a line are only brackets."""
        shown = Text(what, style=style) if isinstance(what, str) else what
        self.rich.print(shown)

    def print_verbatim(self, line: str) -> None:
        """Prints a path or a command, never broken, so that it can be copied."""
        self.rich.print(Text(f"  {line}", style="bold"), soft_wrap=True)

    def print_text(self, key: str, style: str | Style = "", **params: Any) -> None:
        """Prints the text for a key."""
        self.print(self.text(key, **params), style)

    def print_error(self, words: str) -> None:
        """One line on stderr, whatever the terminal's width."""
        label = self.text("error-label")
        rich_console(error=True).print(
            Text.assemble((label, "alert"), " ", " ".join(words.splitlines())), soft_wrap=True
        )

    def error_text(self, error: BadInput) -> str:
        """The sentence for something that cannot be: the program's, or that of the game."""
        key = f"error-{error.key}"
        texts: Texts = TEXTS
        if self.game is not None and not self.has(key):
            texts = self.game.speech.texts
        words = texts.format(self.locale, key, error.params)
        return f"{error.path}: {words}" if isinstance(error, InFile) else words


def rich_console(error: bool) -> RichConsole:
    return RichConsole(theme=THEME, highlight=False, markup=False, emoji=False, stderr=error)


def requested_locale(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for: --lang, else that of the environment, else English."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(arguments):
            return checked_locale(arguments[place + 1])
        if argument.startswith("--lang="):
            return checked_locale(argument.removeprefix("--lang="))
    return environment_locale(environment)


def checked_locale(locale: str) -> str:
    if locale not in LOCALES:
        raise BadInput("unknown-locale", locale=locale[:20], allowed=", ".join(LOCALES))
    return locale


def environment_locale(environment: Mapping[str, str]) -> str:
    """The language of the environment: the first of its variables that is set decides."""
    for name in VARIABLES:
        value = environment.get(name)
        if value:
            found = value[:2].lower()
            return found if found in LOCALES and not value[2:3].isalpha() else "en"
    return "en"
