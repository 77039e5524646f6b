"""The sentences that players read most, to be read aloud: a line for each message, as it was said.

    python tools/sentences.py [GAME …] [--locale en|fr] [--games N] [--most N]

Games between random players, with all numbers of players and many settings; every question, option,
event and ending is said in both languages. Of each message the most frequent sentences are listed,
the most frequent message first, until there are enough. The same tree gives the same list.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

import nemeton
from nemeton.engine.chance import Fast
from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.engine.text import LOCALES, Texts
from nemeton.testing.scope import Scope

GAMES = ("cernunos", "pangaia", "oak", "root")
SPOKEN = ("ask-", "do-", "log-", "end-", "why-")
OPTIONS = 12  # of a question are said: long lists are all alike


class Heard(Texts):
    """A game's texts that count what is said: by language and message, each sentence."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.said: dict[str, dict[str, Counter[str]]] = {locale: {} for locale in LOCALES}

    def has(self, locale: str, key: str) -> bool:
        return self.texts.has(locale, key)

    def forms(self, locale: str, key: str) -> dict[str, str]:
        return self.texts.forms(locale, key)

    def format(self, locale: str, key: str, params: Mapping[str, Any]) -> str:
        sentence = self.texts.format(locale, key, params)
        if key.startswith(SPOKEN):
            self.said[locale].setdefault(key, Counter())[sentence] += 1
        return sentence

    def most_frequent(self, locale: str, most: int) -> list[str]:
        """A sentence of each message, the most frequent first; then a second one of each …"""
        messages = sorted(self.said[locale].values(), key=lambda each: -each.total())
        rounds = zip_longest(*(each.most_common() for each in messages))
        return [pair[0] for each in rounds for pair in each if pair is not None][:most]


def say_all(game: Game, state: State, told: int) -> None:
    """Says what has happened since, and what is asked and offered now, in both languages."""
    for locale in LOCALES:
        for event in (state.told or [])[told:]:
            game.speech.event(event.key, event.params, locale)
        if state.result is not None:
            game.speech.ending(state.result.reason, locale)
        elif (decision := state.decision) is not None:
            game.speech.question(decision.prompt, decision.params, locale)
            stride = max(1, len(decision.options) // OPTIONS)
            for option in decision.options[::stride]:
                state.label(option, locale)


def starts(game: Game, games: int) -> Iterator[State]:
    """So many games, by all numbers of players and settings in turn."""
    known = Scope().starts(game)
    for number in range(games):
        players, options = known[number % len(known)]
        yield game.start(players=players, seed=number, **options)


def heard(game: Game, games: int) -> Heard:
    """Everything said in so many random games."""
    texts = game.speech.texts
    listener = game.speech.texts = Heard(texts)
    for number, state in enumerate(starts(game, games)):
        luck, told = Fast(number), 0
        while True:
            say_all(game, state, told)
            told = len(state.told or [])
            if state.over:
                break
            state.choose(state.sample(luck))
    game.speech.texts = texts
    return listener


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--locale", choices=LOCALES)
    parser.add_argument("--games", dest="count", type=int, default=24)
    parser.add_argument("--most", type=int, default=100)
    arguments = parser.parse_args()
    for name in arguments.games:
        found = heard(nemeton.game(name), arguments.count)
        for locale in [arguments.locale] if arguments.locale else LOCALES:
            print(f"\n{name}, {locale}\n")
            print("\n".join(found.most_frequent(locale, arguments.most)))


if __name__ == "__main__":
    main()
