"""The box on the shelf: a game that can be started, loaded and described."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from nemeton.engine import record as records
from nemeton.engine import save as saves
from nemeton.engine.chance import SECRET_BYTES, Chance, Seed, chance_from
from nemeton.engine.compiling import mypyc_attr
from nemeton.engine.errors import BadInput
from nemeton.engine.flow import Step
from nemeton.engine.settings import Setting, short
from nemeton.engine.speech import Speech
from nemeton.engine.state import State
from nemeton.engine.text import Texts

__all__ = ["Game", "Setup"]


class Setup:
    """How one game was started; shared by all its clones and never changed."""

    def __init__(
        self,
        game: Game,
        players: int,
        settings: dict[str, Any],
        seed: Seed | None,
        data: dict[str, Any] | None,
    ) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.seed = seed
        self.data = data

    def without_seed(self) -> Setup:
        """The same for a clone whose luck is no longer the table's."""
        return self if self.seed is None else self.reseeded(None)

    def reseeded(self, seed: Seed | None) -> Setup:
        return Setup(self.game, self.players, self.settings, seed, self.data)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its name, its player counts, its options, its words, and how it starts.

    `verbs` gives the argument names of every verb, `kinds` the kind of every name that options,
    prompts and events use, `names` the text key of each value of a kind (a kind without names is
    a number). `modules` hold its steps, so that a save can name them.
    """

    def __init__(
        self,
        name: str,
        package: str,
        rules: str,
        players: range,
        options: dict[str, Setting],
        verbs: dict[str, tuple[str, ...]],
        kinds: dict[str, str],
        names: dict[str, tuple[str, ...]],
        modules: Sequence[ModuleType],
    ) -> None:
        self.name = name
        self.package = package
        self.rules = rules
        self.players = players
        self.options = options
        self.verbs = verbs
        self.kinds = kinds
        self.names = names
        self.steps = steps_of(modules)
        self.defaults: dict[int, dict[str, Any]] = {}
        self.speech = Speech(verbs, kinds, names, Texts())

    # What each game writes

    def new(self, setup: Setup, chance: Chance) -> State:
        """A bare state, nothing laid out yet."""
        raise NotImplementedError(f"{type(self).__name__} must make its states")

    def bound(self, setup: Setup) -> int:
        """No game started like this takes more choices than that."""
        raise NotImplementedError(f"{type(self).__name__} must state when it ends at the latest")

    def check(self, setup: Setup) -> None:
        """Refuses what no single option shows: line-ups, combinations. BadInput says why."""

    def read_data(self, data: dict[str, Any]) -> None:
        """Checks an owner's corrected component values; a game without such a file takes none."""
        raise BadInput("no-data", game=self.name)

    def open_book(self, setup: Setup) -> bool:
        """Whether nothing is hidden and nothing random, so that records may be shown at once."""
        return False

    def named_positions(self) -> dict[str, dict[str, Any]]:
        """Positions worth counting from: a name and the options that start them."""
        return {"start": {}}

    # What users ask

    def start(
        self,
        players: Any = None,
        seed: Any = None,
        log: bool = True,
        data: Any = None,
        **options: Any,
    ) -> State:
        """A game ready to play; without a seed the luck is a fresh 256-bit secret.

        `players` is an int, `seed` an int, 64 hexadecimal digits or a list of draws; anything
        else is refused in words, compiled too.
        """
        chosen = secrets.token_hex(SECRET_BYTES) if seed is None else seed
        setup = self.prepared(players, chosen, options, data)
        state = self.new(setup, chance_from(chosen))
        if log:
            state.keep_log()
        state.begin()
        state.settle()
        return state

    def load(self, saved: object) -> State:
        """The game that `save()` wrote; BadInput where it is not whole."""
        return saves.loaded(self, saved)

    def replay(self, written: object, at: int | None = None, log: bool = True) -> State:
        """The recorded game after that many choices, or after all."""
        return records.replayed(self, written, at, log)

    def position(self, text: str) -> State:
        """A game that starts from a position written as a line of text."""
        if "position" not in self.options:
            raise BadInput("no-positions", game=self.name)
        return self.start(seed=0, position=text)

    def settled(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value; the defaults alone are read once."""
        if options or players not in self.defaults:
            read = {
                name: setting.read(name, options.get(name, setting.default), players)
                for name, setting in self.options.items()
            }
            if options:
                return read
            self.defaults[players] = read
        return self.defaults[players]

    def prepared(
        self, players: object, seed: object, options: Mapping[str, Any], data: object = None
    ) -> Setup:
        """The checked way to start, from a file too; BadInput says what is wrong and allowed."""
        count = self.players[0] if players is None else players
        if type(count) is not int or count not in self.players:
            allowed = ", ".join(str(each) for each in self.players)
            raise BadInput("bad-players", game=self.name, players=short(count), allowed=allowed)
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "–"
                raise BadInput("unknown-option", game=self.name, option=name[:40], allowed=known)
        settings = self.settled(count, options)
        values = checked_data(data)
        if values is not None:
            self.read_data(values)
        setup = Setup(self, count, settings, checked_seed(seed), values)
        self.check(setup)
        return setup


def checked_seed(seed: object) -> Seed | None:
    """A seed as records carry it: an int, 64 hexadecimal digits, or a list of draws."""
    if seed is None or (type(seed) is int and abs(seed) < 1 << 256):
        return seed
    if type(seed) is str:
        chance_from(seed)
        return seed
    if type(seed) is list and all(type(number) is int for number in seed):
        return seed
    raise BadInput("bad-seed")


def checked_data(data: object) -> dict[str, Any] | None:
    if data is None or isinstance(data, dict):
        return data
    raise BadInput("bad-save", where="data", expected="{…}")


def steps_of(modules: Sequence[ModuleType]) -> dict[str, type[Step[Any]]]:
    """Every step defined in the modules, by name: the table that saves are written with."""
    found: dict[str, type[Step[Any]]] = {}
    for module in modules:
        for name, value in vars(module).items():
            if not (isinstance(value, type) and issubclass(value, Step)):
                continue
            kind: Any = value  # the compiler knows no __module__ of a class
            if kind.__module__ != module.__name__:
                continue
            if found.get(name, kind) is not kind:
                raise ValueError(f"two steps are named {name}")
            found[name] = kind
    return found
