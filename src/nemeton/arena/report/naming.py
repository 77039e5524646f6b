"""What things are called in a reader's language, from the texts of the game."""

from __future__ import annotations

import re
from importlib.resources import files

from nemeton.engine.game import Game
from nemeton.text import Words, source

__all__ = ["Names"]

WORDS = Words("nemeton.arena")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
HEADING = re.compile(r"^#{2,4} (\S+) (.+)$", re.MULTILINE)
OPEN = "…"


class Names:
    """One game in one language."""

    def __init__(self, game: Game, locale: str) -> None:
        self.game = game
        self.locale = locale
        self.texts = game.speech.texts
        variables = VARIABLE.findall(source(game.package, locale))
        self.blanks = dict.fromkeys(variables, OPEN)

    def say(self, key: str, **params: object) -> str:
        """The report's own words."""
        return WORDS.format(self.locale, key, params)

    def title(self) -> str:
        return self.words("game-name") or self.game.name

    def words(self, key: str) -> str | None:
        if not self.texts.has(self.locale, key):
            return None
        try:
            return self.texts.format(self.locale, key, self.blanks)
        except (LookupError, TypeError, ValueError):
            return None

    def verb(self, verb: str) -> str:
        """What is done, with blanks for whom and where; two of one sound say to what."""
        said = self.sentence(verb)
        if sum(self.sentence(each) == said for each in self.game.verbs) == 1:
            return said
        kinds = [self.game.kinds.get(name, "") for name in self.game.verbs.get(verb, ())]
        named = [self.kind(kind) for kind in dict.fromkeys(kinds) if kind in self.game.names]
        return f"{said} ({', '.join(named)})" if named else said

    def sentence(self, verb: str) -> str:
        said = self.words(f"do-{verb}") or verb.replace("_", " ")
        return re.sub(rf"{OPEN}(?:[\s,:]*{OPEN})+", OPEN, said)

    def kind(self, kind: str) -> str:
        key = f"kind-{kind}"
        return self.say(key) if WORDS.has(self.locale, key) else kind.replace("_", " ")

    def thing(self, thing: str) -> str:
        """A `kind:name`."""
        kind, _, name = thing.partition(":")
        return self.words(f"name-{kind}-{name}") or name.replace("_", " ")

    def faction(self, title: str) -> str:
        for kind, names in self.game.names.items():
            if title in names:
                return self.thing(f"{kind}:{title}")
        return title

    def ending(self, reason: str) -> str:
        return self.words(f"end-{reason}") or reason

    def rules(self) -> dict[str, str]:
        """The headings of the rules by their numbers."""
        page = files(self.game.package).joinpath("text", f"rules.{self.locale}.md")
        if not page.is_file():
            return {}
        return dict(HEADING.findall(page.read_text("utf-8")))

    def unused(self, kind: str, seen: set[str]) -> list[str]:
        """Names of a kind that nobody was ever offered."""
        return [
            self.thing(f"{kind}:{name}")
            for name in self.game.names.get(kind, ())
            if f"{kind}:{name}" not in seen
        ]

    # Numbers

    def number(self, value: float, places: int = 1) -> str:
        written = f"{value:.{places}f}".replace("-", "−")
        return written.replace(".", ",") if self.locale == "fr" else written

    def percent(self, value: float) -> str:
        gap = "\N{NO-BREAK SPACE}" if self.locale == "fr" else ""
        return f"{self.number(100 * value, 0 if value in (0, 1) else 1)}{gap}%"
