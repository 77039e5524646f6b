"""Nemeton: one table for four forest games, and a library to study them.

Any game is played, saved and checked in the same few words:

>>> import nemeton
>>> nemeton.catalogue()
['cernunos', ...]
>>> state = nemeton.game("cernunos").start(seed=7)
>>> state.decision.seat, state.decision.prompt
(0, 'place')
>>> state.choose(state.decision.options[0])
>>> state.playout(nemeton.Fast(1))
>>> state.result.winners
(0,)
>>> [nemeton.game("cernunos").speech.say("game-name", {}, locale) for locale in nemeton.LOCALES]
['Cernunos', 'Cernunos']

A game of your own is a `State` that is data, rules that are steps, and a `Game` that joins them.
Here two seats race, one step or two at a time (docs/adding-a-game.md builds a whole game):

>>> from nemeton import PASS, Chance, Choice, Fields, Game, Number, Option, Setup, State, Step
>>> class Race(State):
...     def __init__(self, setup: Setup, chance: Chance) -> None:
...         super().__init__(setup, chance)
...         self.places = [0] * setup.players
...
...     def copied(self) -> "Race":
...         twin = Race(self.setup, self.chance.clone())
...         twin.places = self.places.copy()
...         return twin
>>> class TakeTurn(Step[Race]):
...     def __init__(self, runner: int) -> None:
...         self.runner = runner
...
...     def run(self, game: Race) -> None:
...         game.begin_turn(self.runner)
...         game.then(DemandStride(self.runner), TakeTurn(1 - self.runner))
>>> class DemandStride(Choice[Race]):
...     prompt = "stride"
...
...     def __init__(self, runner: int) -> None:
...         self.runner = runner
...
...     def seat(self, game: Race) -> int:
...         return self.runner
...
...     def options(self, game: Race) -> list[Option]:
...         return [PASS, ("stride", 1), ("stride", 2)]
...
...     def chosen(self, game: Race, option: Option) -> None:
...         if option != PASS:
...             game.places[self.runner] += option[1]
...         if game.places[self.runner] >= game.setup.settings["length"]:
...             game.finish((self.runner,), tuple(game.places), "arrived")
>>> class RaceGame(Game):
...     def __init__(self) -> None:
...         verbs, kinds = {"stride": ("steps",), "pass": ()}, {"steps": "number"}
...         options = {"length": Number(3, low=1, high=9)}
...         super().__init__("race", "race", "1", range(2, 3), options, verbs, kinds, {}, [])
...
...     def new(self, setup: Setup, chance: Chance) -> Race:
...         return Race(setup, chance)
...
...     def begin(self, state: Race) -> None:
...         state.then(TakeTurn(0))
...
...     def fields(self, state: Race) -> dict[str, object]:
...         return {"places": state.places}
...
...     def restore(self, state: Race, fields: Fields) -> None:
...         state.places = fields.numbers("places", 0, 10, state.setup.players)
...
...     def board_view(self, state: Race, seat: int | None) -> dict[str, object]:
...         return {"places": state.places}
...
...     def bound(self, setup: Setup) -> int:
...         return 1000
>>> race = RaceGame().start(seed=1, length=2)
>>> race.choose(PASS)
>>> race.choose(("stride", 2))
>>> race.result.winners, race.view(None)["board"]
((1,), {'places': [0, 2]})

Public and stable are the names in `__all__` here and in `nemeton.arena`, `nemeton.bots`,
`nemeton.research`, `nemeton.review` and `nemeton.testing`, each with an example that runs. All
else may change with any commit: the modules below these packages, and every package whose first
line says "Internal".
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from nemeton import text
from nemeton.engine import record as records
from nemeton.engine.chance import Chance, Fast, Keyed, Scripted, commitment
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput, IllegalChoice
from nemeton.engine.explanation import Explanation
from nemeton.engine.fields import Fields
from nemeton.engine.flow import PASS, Choice, ChoiceOfSeveral, Option, Step
from nemeton.engine.free_actions import OnTurn
from nemeton.engine.game import Game
from nemeton.engine.history import Event, Result, Turn
from nemeton.engine.preview import Preview
from nemeton.engine.settings import Flag, Number, OneOf, PerSeat, Setting, TextSetting
from nemeton.engine.several import Several
from nemeton.engine.state import Decision, State
from nemeton.engine.text import LOCALES, Saying, fallback

if TYPE_CHECKING:
    from nemeton.arrays.batch import Batch

__all__ = [
    "LOCALES",
    "PASS",
    "BadInput",
    "Chance",
    "Choice",
    "ChoiceOfSeveral",
    "Decision",
    "Event",
    "Explanation",
    "Fast",
    "Fields",
    "Flag",
    "Game",
    "IllegalChoice",
    "Keyed",
    "Number",
    "OnTurn",
    "OneOf",
    "Option",
    "PerSeat",
    "Preview",
    "Result",
    "Saying",
    "Scripted",
    "Setting",
    "Setup",
    "Several",
    "State",
    "Step",
    "TextSetting",
    "Turn",
    "batch",
    "catalogue",
    "commitment",
    "compiled",
    "equipped",
    "game",
    "load",
    "reach",
    "replay",
    "verify",
]

__version__ = "0.1.0"

GROUP = "nemeton.games"

fallback.words = text.COMMON
opened: dict[str, Game] = {}


def catalogue() -> list[str]:
    """The names of all games installed, in alphabetical order.

    >>> import nemeton
    >>> {"cernunos", "oak", "pangaia", "root"} <= set(nemeton.catalogue())
    True
    """
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def game(name: str) -> Game:
    """The game of that name, with its words.

    >>> import nemeton
    >>> nemeton.game("root").players
    range(1, 7)
    """
    if name not in opened:
        opened[name] = equipped(entry(name).load())
    return opened[name]


def entry(name: str) -> EntryPoint:
    found = [each for each in entry_points(group=GROUP) if each.name == name]
    if not found:
        raise BadInput("unknown-game", game=str(name)[:40], allowed=", ".join(catalogue()))
    return found[0]


def equipped(box: Game) -> Game:
    """Hands a game its words: the Fluent files in the folder `text` of its package.

    Errors are worded before anybody knows the game: their keys carry its name.

    >>> import nemeton
    >>> nemeton.equipped(nemeton.game("cernunos")).speech.say("game-name", {}, "en")
    'Cernunos'
    """
    text.COMMON.add(box.package)
    box.speech.texts = text.words_of(box.package)
    return box


def batch(
    name: str, count: int, players: int | None = None, seed: int = 0, **options: Any
) -> Batch:
    """So many games side by side, with arrays for all of them; needs numpy (`nemeton[research]`).

    >>> import nemeton
    >>> games = nemeton.batch("cernunos", 16, seed=1)
    >>> while not games.done.any():
    ...     games.step(games.sample())
    >>> games.rewards[games.done].sum()
    np.float32(0.0)
    """
    from nemeton.arrays.batch import Batch

    return Batch(game(name), count, players, seed, options)


def load(saved: Any) -> State:
    """The game in progress that `state.save()` wrote, whichever game it is.

    >>> import nemeton
    >>> state = nemeton.game("oak").start(seed=3)
    >>> nemeton.load(state.save()) == state
    True
    """
    return named_in(saved, "save").load(saved)


def replay(record: Any, at: int | None = None) -> State:
    """The recorded game after `at` choices, or after all.

    >>> import nemeton
    >>> state = nemeton.game("cernunos").start(seed=3)
    >>> state.choose(state.decision.options[0])
    >>> nemeton.replay(state.record) == state
    True
    >>> nemeton.replay(state.record, at=0).number
    0
    """
    return named_in(record, "record").replay(record, at)


def verify(record: Any) -> State:
    """Plays a record again and checks the promise of its luck and its result.

    >>> import nemeton
    >>> state = nemeton.game("cernunos").start(seed=3)
    >>> state.playout(nemeton.Fast(1))
    >>> nemeton.verify(state.record).result.winners == state.result.winners
    True
    >>> nemeton.verify({**state.record, "result": {"winners": [0, 1]}})
    Traceback (most recent call last):
        ...
    nemeton.engine.errors.BadInput: ...
    """
    return records.verified(named_in(record, "record"), record)


def reach(record: Any) -> int:
    """How many choices of a record the rules of today follow: all of them, unless it was written
    for older rules that allowed something else; `replay(record, reach(record))` is that moment.

    >>> import nemeton
    >>> state = nemeton.game("cernunos").start(seed=3)
    >>> for _ in range(4):
    ...     state.choose(state.decision.options[0])
    >>> nemeton.reach(state.record)
    4
    >>> older = {**state.record, "rules": "0"}  # which could place a token off the board
    >>> older["choices"][2] = ["place", 0, 99]
    >>> nemeton.reach(older)
    2
    """
    return records.reach(named_in(record, "record"), record)


def named_in(document: Any, what: str) -> Game:
    name = Fields(document, what).text("game")
    return game(name)


def compiled() -> bool:
    """Whether the engine runs compiled.

    >>> import nemeton
    >>> nemeton.compiled() in (True, False)
    True
    """
    from nemeton.engine import flow

    return not (flow.__file__ or "").endswith(".py")
