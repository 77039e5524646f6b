"""What a game says of itself: names, options, and what the engine asks of it for its states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from nemeton.engine.chance import Chance, Seed, chance_from
from nemeton.engine.compiling import mypyc_attr
from nemeton.engine.errors import BadInput, IllegalChoice
from nemeton.engine.explanation import Explanation, Thing
from nemeton.engine.fields import Fields
from nemeton.engine.flow import Option, Step
from nemeton.engine.preview import Preview
from nemeton.engine.settings import Setting, short
from nemeton.engine.speech import Speech
from nemeton.engine.text import Saying, Texts

__all__ = ["Contract", "Setup", "checked_data"]

DEEPEST = 12  # tables within each other in an owner's file


class Setup:
    """How one game was started; shared by all its clones and never changed."""

    def __init__(
        self,
        game: Contract,
        players: int,
        settings: dict[str, Any],
        seed: Seed | None,
        data: dict[str, Any] | None,
        renewals: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.seed = seed
        self.data = data
        self.renewals = renewals  # after how many choices the luck was sealed anew, and its seed

    def without_seed(self) -> Setup:
        """The same for a clone whose luck is no longer the table's."""
        return self if self.seed is None else self.reseeded(None)

    def reseeded(self, seed: Seed | None) -> Setup:
        return Setup(self.game, self.players, self.settings, seed, self.data)

    def renewed(self, number: int, seed: str) -> Setup:
        """The same for a game whose luck is sealed anew after that many choices."""
        kept = tuple(each for each in self.renewals if each[0] < number)
        renewals = (*kept, (number, seed))
        return Setup(self.game, self.players, self.settings, self.seed, self.data, renewals)


@mypyc_attr(allow_interpreted_subclasses=True)
class Contract:
    """All that the engine knows of a game. A game extends `Game`, which stands on this.

    `verbs` gives the argument names of every verb, `kinds` the kind of every name that options,
    prompts and events use, `names` the text key of each value of a kind (a kind without names is
    a number). `modules` hold its steps, so that a save can name them. Where a method takes a
    `state`, the game writes the type of its own states.
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

    # What each game must write

    def new(self, setup: Setup, chance: Chance) -> Any:
        """A bare state, nothing laid out yet."""
        raise NotImplementedError(f"{type(self).__name__} must make its states")

    def begin(self, state: Any) -> None:
        """Lays out the table and pushes the first steps."""
        raise NotImplementedError(f"{type(self).__name__} must say how it begins")

    def fields(self, state: Any) -> dict[str, Any]:
        """The state's own fields for a save: ints, strings, lists, tuples, bytes, dicts of them."""
        raise NotImplementedError(f"{type(self).__name__} must say what is saved")

    def restore(self, state: Any, fields: Fields) -> None:
        """Sets the state's own fields from a save, refusing what cannot be."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is restored")

    def board_view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """The game's own part of the view."""
        raise NotImplementedError(f"{type(self).__name__} must say what is seen")

    def bound(self, setup: Setup) -> int:
        """No game started like this takes more choices than that."""
        raise NotImplementedError(f"{type(self).__name__} must state when it ends at the latest")

    # What a game may write

    def seat_view(self, state: Any, seat: int) -> dict[str, Any]:
        """The common part of the view: score, title, colour, automaton of a seat."""
        return {"score": None, "title": None, "colour": None, "automaton": False}

    def redeal(self, state: Any, seat: int | None) -> None:
        """Draws anew, by its chance, what the seat cannot know, if there is such a thing."""

    def evaluate(self, state: Any, seat: int) -> dict[str, float]:
        """The game's own judgement of a position for a seat: named reasons, their sum the value."""
        return {}

    def goals(self, state: Any, seat: int) -> dict[str, int]:
        """What the seat works towards, counted in this position, the weightiest first: what it
        could do next, what will come to it by itself. More is better; by what the seat may know."""
        return {}

    def can_wait(self, state: Any, option: Option) -> bool:
        """Whether an option of the pending question is there beside it and will be beside the next
        ones too, as a free action is; bots save themselves looking at it every time."""
        return False

    def vain(self, state: Any, option: Option) -> bool:
        """Whether another answer to the pending question is as good or better, whatever comes: no
        bot gives this one."""
        return False

    def faults(self, state: Any) -> list[str]:
        """The invariants broken now, by name; none in a sound game."""
        return []

    def position_of(self, state: Any) -> str:
        """The position as a line of text, where the game has such a notation."""
        raise BadInput("no-positions", game=self.name)

    def notation(self, state: Any, option: Option) -> str:
        """An option as a player types it."""
        return " ".join(str(part) for part in option)

    def read(self, state: Any, text: str) -> Option:
        """The option of the pending question that a player typed."""
        for option in state.options():
            if self.notation(state, option) == text:
                return tuple(option)
        raise IllegalChoice("illegal-choice", option=text[:80])

    def components(self, setup: Setup) -> dict[str, Any]:
        """The values printed on cards, tracks and boards that a client draws; plain JSON, the same
        all game, an owner's corrections included."""
        return {}

    def things(self, setup: Setup) -> dict[Thing, Saying]:
        """Everything on such a table that can be pointed at, as a kind and a name: what it does
        wherever it is met (without a key `about-KIND-NAME`), and the law it stands under."""
        return {}

    def now(self, state: Any, seat: int | None, thing: Thing) -> list[Saying]:
        """What a thing does and costs in this position, as far as the seat may know; what is a
        price has a key that begins with `cost-`."""
        return []

    def changes(self, before: Any, after: Any, seat: int, options: list[Option]) -> list[Saying]:
        """What those options, chosen by the seat one after the other, have changed between two
        states of a game that holds only what the seat may know; `after` has kept a log, and may
        stand in the middle of a rule that waits for luck. A key that begins with `loss-` costs the
        seat something, one with `gain-` brings it something; others only follow."""
        return []

    def weighty(self, state: Any, option: Option) -> bool:
        """Whether an option of the pending question spends a card, destroys something, ends a turn
        that is not used up or shows something hidden, so that it is worth asking for twice. Only by
        what the seat that is asked may know."""
        return False

    def component_values(self, data: dict[str, Any] | None = None) -> dict[str, Any]:
        """The values on its components as the data files give them, with where each comes from; an
        owner's laid over them, or BadInput where they cannot be."""
        return {}

    def check(self, setup: Setup) -> None:
        """Refuses what no single option shows: line-ups, combinations. BadInput says why."""

    def read_data(self, data: dict[str, Any]) -> None:
        """Checks an owner's corrected component values; a game without such a file takes none."""
        raise BadInput("no-data", game=self.name)

    def move(self, saved: dict[str, Any], rules: str) -> None:
        """Changes what rules of another version have saved into the shape that these save, where
        that is another one: a written migration (docs/decisions/0032)."""

    def open_book(self, setup: Setup) -> bool:
        """Whether nothing is hidden and nothing random, so that records may be shown at once."""
        return False

    def named_positions(self) -> dict[str, dict[str, Any]]:
        """Positions worth counting from: a name and the options that start them."""
        return {"start": {}}

    def net_file(self) -> str:
        """The name, among its data, of the weights of a net that was trained on it; "" for none."""
        return ""

    def net_input(self, state: Any) -> bytes:
        """The pending question and all around it in small numbers, as the net reads them; only
        where nothing is hidden."""
        raise BadInput("no-net", bot="wildwood", game=self.name)

    def action_id(self, option: Option) -> int:
        """The number under which the net knows an option."""
        raise BadInput("no-net", bot="wildwood", game=self.name)

    # What `Game` adds, for states to hand on

    def save(self, state: Any) -> dict[str, Any]:
        """The whole game as plain JSON."""
        raise NotImplementedError

    def same(self, state: Any, other: Any) -> bool:
        """Whether two games stand alike, whatever their logs say."""
        raise NotImplementedError

    def record(self, state: Any) -> dict[str, Any]:
        """The game as it was played."""
        raise NotImplementedError

    def why_not(self, state: Any, option: object, locale: str) -> str:
        """A sentence for what is not offered."""
        raise NotImplementedError

    def explain(self, state: Any, thing: object, seat: int | None, locale: str) -> Explanation:
        """What a thing on the table is and does."""
        raise NotImplementedError

    def preview(self, state: Any, answer: object, seat: int, locale: str) -> Preview:
        """What an option would change."""
        raise NotImplementedError

    def choose_several(self, state: Any, members: object) -> None:
        """Carries out a whole set, or nothing of it."""
        raise NotImplementedError

    # How it is started

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
    if data is None or (isinstance(data, dict) and not deeper(data, DEEPEST)):
        return data
    raise BadInput("bad-save", where="data", expected="{…}")


def deeper(content: object, most: int) -> bool:
    """Whether tables and lists lie in each other more often than that."""
    parts: list[Any] = []
    if isinstance(content, dict):
        parts = list(content.values())
    elif isinstance(content, list):
        parts = content
    if parts and not most:
        return True
    return any(deeper(part, most - 1) for part in parts)


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
