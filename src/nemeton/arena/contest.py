"""The plan of a contest: which bots sit where in which game, all of it fixed by one seed.

A block is one seed. Within it every line-up is played with the seats rotated through all its bots,
so that each has had each seat with the same luck; options per seat (factions) rotate from block to
block. Every few blocks the controls join: each bot against itself, and each against `random`. Where
a game has no luck of its own, everybody's first turn is drawn, the same in all games of a block.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import nemeton
from nemeton.arena.entrants import RANDOM, Entrant
from nemeton.bots import Bot, check_fit
from nemeton.bots.guests import invited
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.settings import PerSeat
from nemeton.engine.values import changes_of

__all__ = ["MATCH", "MIRROR", "VERSUS_RANDOM", "Contest", "Fixture", "luck"]

MATCH = "match"
MIRROR = "mirror"
VERSUS_RANDOM = "random"
CONTROLS = 8  # one block in so many brings the controls
LARGEST_BLOCK = 5000


class Fixture:
    """One game to be played: its number in the contest, its block, and who sits where."""

    def __init__(
        self, number: int, block: int, kind: str, line_up: tuple[str, ...], turn: int
    ) -> None:
        self.number = number
        self.block = block
        self.kind = kind
        self.line_up = line_up
        self.turn = turn  # by how many seats the line-up is rotated

    @property
    def slots(self) -> list[int]:
        """Which member of the line-up holds each seat."""
        count = len(self.line_up)
        return [(seat + self.turn) % count for seat in range(count)]

    @property
    def seats(self) -> list[str]:
        """Which bot holds each seat."""
        return [self.line_up[slot] for slot in self.slots]


class Contest:
    """Bots, a game and its options, and a seed: every game that can be played follows from it.

    >>> contest = Contest("cernunos", ["sapling", "random"], seed=1)
    >>> [fixture.seats for fixture in contest.fixtures(1) if fixture.kind == "match"]
    [['sapling', 'random'], ['random', 'sapling']]

    A bot is named, or it is a class or an object of yours (an object plays in this process only).
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[str | Bot | type[Bot]],
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        opening: int | None = None,
        controls: int = CONTROLS,
        data: dict[str, Any] | None = None,
    ) -> None:
        self.box: Game = nemeton.game(game)
        self.game = game
        names = [each if isinstance(each, str) else invited(each) for each in bots]
        self.bots = tuple(Entrant.read(name).name for name in names)
        self.seed = seed
        self.options = dict(options or {})
        self.players = self.seated(players)
        self.data = data  # an owner's values in the place of ours
        setup = self.box.prepared(self.players, seed, self.options, data)
        lucky = not self.box.open_book(setup)
        self.opening = opening if opening is not None else 0 if lucky else self.players
        self.controls = controls
        for name in self.bots:
            check_fit(Entrant.read(name).level, setup)
        self.check()

    def seated(self, players: int | None) -> int:
        """How many play: as given, else as many as there are bots if the game can, else two."""
        if players is not None:
            return players
        possible = [each for each in self.box.players if each > 1] or list(self.box.players)
        return len(self.bots) if len(self.bots) in possible else possible[0]

    def check(self) -> None:
        """Refuses what could not be played."""
        if not self.bots:
            raise BadInput("no-bots")
        for name, value, least in (("controls", self.controls, 1), ("opening", self.opening, 0)):
            if value < least:
                raise BadInput("bad-arena-number", name=name, value=value, least=least)
        repeated = len(set(self.bots)) < len(self.bots)
        if repeated and len(self.bots) != self.players:
            raise BadInput("bad-line-up", bots=len(self.bots), players=self.players)
        if len(self.block_of(MATCH)) > LARGEST_BLOCK:
            raise BadInput("too-many-bots", bots=len(self.bots), players=self.players)

    # The plan

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets whom: the bots as given, else every choice of them that fills the seats."""
        different = tuple(dict.fromkeys(self.bots))
        if len(self.bots) == self.players:
            return [self.bots]
        if len(different) > self.players:
            return list(itertools.combinations(different, self.players))
        filled = itertools.combinations_with_replacement(different, self.players)
        return [line_up for line_up in filled if set(line_up) == set(different)]

    def block_of(self, kind: str) -> list[tuple[str, tuple[str, ...], int]]:
        """The games that each block, or each one with controls, has of a kind."""
        different = tuple(dict.fromkeys(self.bots))
        matches = self.line_ups()
        if kind == MIRROR:
            wanted = [(name,) * self.players for name in dict.fromkeys((*different, RANDOM))]
        elif kind == VERSUS_RANDOM:
            others = (RANDOM,) * (self.players - 1)
            wanted = [(name, *others) for name in different if name != RANDOM]
        else:
            wanted = matches
        if kind != MATCH:
            met = {tuple(sorted(line_up)) for line_up in matches}
            wanted = [line_up for line_up in wanted if tuple(sorted(line_up)) not in met]
        return [(kind, line_up, turn) for line_up in wanted for turn in turns(line_up)]

    def fixtures(self, blocks: int) -> Iterator[Fixture]:
        """Every game of that many blocks; a longer contest begins with the same games."""
        matches = self.block_of(MATCH)
        controls = [*self.block_of(MIRROR), *self.block_of(VERSUS_RANDOM)]
        numbers = itertools.count()
        for block in range(blocks):
            for kind, line_up, turn in matches + controls * (block % self.controls == 0):
                yield Fixture(next(numbers), block, kind, line_up, turn)

    def blocks(self, games: int) -> int:
        """How many blocks hold at least that many games, controls not counted."""
        return -(-games // len(self.block_of(MATCH)))

    def seed_of(self, block: int) -> int:
        return self.seed + block

    def options_of(self, block: int) -> dict[str, Any]:
        """The options of a block: what is given per seat moves on by one seat each time."""
        return {name: self.turned(name, value, block) for name, value in self.options.items()}

    def turned(self, name: str, value: Any, block: int) -> Any:
        if not isinstance(self.box.options[name], PerSeat) or not value:
            return value
        by = block % self.players
        return (*value[by:], *value[:by])

    def own_values(self) -> int:
        """How many values the games are played with are not ours."""
        return len(changes_of(self.box, self.data))

    def find(self, name: str) -> str:
        """A bot of the contest; its budget may be left out where that is clear."""
        wanted = Entrant.read(name).name
        fitting = [each for each in dict.fromkeys(self.bots) if each.startswith(wanted)]
        if wanted in fitting or len(fitting) == 1:
            return wanted if wanted in fitting else fitting[0]
        raise BadInput("arena-not-there", name=name[:40], allowed=", ".join(self.bots))

    # Between processes

    def written(self) -> dict[str, Any]:
        """The plan as plain JSON."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "options": json.loads(json.dumps(self.options)),
            "opening": self.opening,
            "controls": self.controls,
            **({} if self.data is None else {"data": self.data}),
        }


def turns(line_up: tuple[str, ...]) -> list[int]:
    """The rotations that differ; a bot against itself takes every seat, with its own luck."""
    count = len(line_up)
    seen: dict[tuple[str, ...], int] = {}
    for turn in range(count):
        seen.setdefault((*line_up[turn:], *line_up[:turn]), turn)
    return list(range(count)) if len(seen) == 1 else list(seen.values())


def luck(*about: object) -> int:
    """A seed of its own for each thing that needs one."""
    text = json.dumps(["arena", *about])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")
