"""How often a refusal says why: random positions, and illegal options of verbs offered there.

    python tools/refusals.py [GAME …] [--positions N] [--worst N]

A refusal is general when the game knows no better than "that is not possible now". The table is
kept in docs/architecture.md. All is drawn from one seed: the same tree gives the same figures.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

import nemeton
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.refusal import reason_against
from nemeton.engine.state import State
from nemeton.testing.scope import Scope

GAMES = ("cernunos", "pangaia", "oak", "root")
GENERAL = "why-not-offered"
TRIES = 12  # illegal options of a verb at one position
HIGHEST = 9  # of an argument that is a plain number, or three more than is offered
STRIDE = 25  # at one question in so many somebody tries something


class Tally:
    """What was tried in one game: of each verb how often, and how often without a reason."""

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()
        self.general: Counter[str] = Counter()
        self.nowhere = 0  # refusals that name no paragraph

    def add(self, state: State, option: Option) -> None:
        saying = reason_against(state, option)
        verb = f"{state.pending().prompt} {option[0]}"
        self.tried[verb] += 1
        self.general[verb] += saying.key == GENERAL
        self.nowhere += not saying.rule

    def row(self, name: str) -> str:
        tried, general = self.tried.total(), self.general.total()
        share = 100 * general / max(1, tried)
        return f"| {name} | {tried} | {general} | {share:.1f} % | {self.nowhere} |"

    def worst(self, count: int) -> list[str]:
        found = [(each, self.general[each], self.tried[each]) for each in self.general]
        found.sort(key=lambda each: -each[1])
        return [
            f"    {name}: {general} of {tried}" for name, general, tried in found[:count] if general
        ]


def illegal(game: Game, state: State, rng: random.Random) -> list[Option]:
    """Options of the verbs offered here, with arguments of their kinds, that are not offered."""
    offered = set(state.options())
    found: list[Option] = []
    for verb in sorted({str(option[0]) for option in offered}):
        reach = [
            values(game, name, place, verb, offered) for place, name in enumerate(game.verbs[verb])
        ]
        for _ in range(TRIES if reach else 0):
            option = (verb, *(rng.randrange(count) for count in reach))
            if option not in offered:
                found.append(option)
    return found


def values(game: Game, name: str, place: int, verb: str, offered: set[Option]) -> int:
    """How many values an argument may have: its names, or a few numbers more than are offered."""
    named = game.names.get(game.kinds[name])
    if named is not None:
        return len(named)
    most = max(int(option[1 + place]) for option in offered if option[0] == verb)
    return max(HIGHEST, most + 3) + 1


def tally(game: Game, positions: int) -> Tally:
    """Random games with all numbers of players and many settings, up to so many positions."""
    found = Tally()
    rng = random.Random(17)
    seen = started = 0
    starts = Scope().starts(game)
    while seen < positions:
        players, options = starts[started % len(starts)]
        state = game.start(players=players, seed=started, **options)
        started += 1
        while not state.over and seen < positions:
            if rng.randrange(STRIDE) == 0:
                seen += 1
                for option in illegal(game, state, rng):
                    found.add(state, option)
            state.choose(rng.choice(state.options()))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="How often a refusal says why.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--positions", type=int, default=400, help="in each game")
    parser.add_argument("--worst", type=int, default=0, help="list so many verbs without a reason")
    given = parser.parse_args()
    print(
        "| game | illegal options tried | without a reason | share | without a § |\n"
        "|---|---|---|---|---|"
    )
    for name in given.games:
        found = tally(nemeton.game(name), given.positions)
        print(found.row(name))
        for line in found.worst(given.worst):
            print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
