"""The terminal's words in one language, and the console that shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.style import Style
from rich.text import Text

from nemeton.cli.files import InFile
from nemeton.cli.palette import THEME
from nemeton.engine.contract import Contract
from nemeton.engine.errors import BadInput
from nemeton.engine.text import LOCALES, Texts
from nemeton.text import Words

__all__ = ["Voice", "spoken", "surrounding"]

WORDS = Words("nemeton.cli", "nemeton.common")
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Voice:
    """Speaks one language: what is said goes to stdout, what is refused to stderr."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.console = console(error=False)
        self.game: Contract | None = None  # whose words complete the terminal's own

    def say(self, key: str, **params: Any) -> str:
        """The words for a key of the terminal."""
        return WORDS.format(self.locale, key, params)

    def has(self, key: str) -> bool:
        return WORDS.has(self.locale, key)

    def every(self, key: str) -> set[str]:
        """The words a key lists, separated by commas, in all languages: what may be typed."""
        listed = [WORDS.format(locale, key, {}).split(",") for locale in LOCALES]
        return {word.strip() for words in listed for word in words}

    def show(self, what: RenderableType = "", style: str | Style = "") -> None:
        """Prints a line, or something that rich can draw; brackets in a line are only brackets."""
        shown = Text(what, style=style) if isinstance(what, str) else what
        self.console.print(shown)

    def quote(self, line: str) -> None:
        """Prints a path or a command, never broken, so that it can be copied."""
        self.console.print(Text(f"  {line}", style="bold"), soft_wrap=True)

    def tell(self, key: str, style: str | Style = "", **params: Any) -> None:
        """Prints the words for a key."""
        self.show(self.say(key, **params), style)

    def refuse(self, words: str) -> None:
        """One line on stderr, whatever the terminal's width."""
        label = self.say("error-label")
        console(error=True).print(
            Text.assemble((label, "alert"), " ", " ".join(words.split())), soft_wrap=True
        )

    def fault(self, error: BadInput) -> str:
        """The sentence for something that cannot be: the terminal's, or that of the game."""
        key = f"error-{error.key}"
        texts: Texts = WORDS
        if self.game is not None and not self.has(key):
            texts = self.game.speech.texts
        words = texts.format(self.locale, key, error.params)
        return f"{error.path}: {words}" if isinstance(error, InFile) else words


def console(error: bool) -> Console:
    return Console(theme=THEME, highlight=False, markup=False, emoji=False, stderr=error)


def spoken(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for: --lang, else that of the environment, else English."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(arguments):
            return checked(arguments[place + 1])
        if argument.startswith("--lang="):
            return checked(argument.removeprefix("--lang="))
    return surrounding(environment)


def checked(locale: str) -> str:
    if locale not in LOCALES:
        raise BadInput("unknown-locale", locale=locale[:20], allowed=", ".join(LOCALES))
    return locale


def surrounding(environment: Mapping[str, str]) -> str:
    """The language of the environment: the first of its variables that is set decides."""
    for name in VARIABLES:
        value = environment.get(name)
        if value:
            found = value[:2].lower()
            return found if found in LOCALES and not value[2:3].isalpha() else "en"
    return "en"
