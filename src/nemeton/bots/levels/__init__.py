"""The levels by name, and the one way to ask a bot about a game in progress."""

from __future__ import annotations

from nemeton.bots.bot import Bot, Thought
from nemeton.bots.budget import Budget
from nemeton.bots.guests import guest, guests, plausible
from nemeton.bots.levels.alphabeta import AlphaBeta
from nemeton.bots.levels.forest import Forest
from nemeton.bots.levels.grades import GRADES, Grade
from nemeton.bots.levels.grove import Grove
from nemeton.bots.levels.random import Random
from nemeton.bots.levels.sapling import Sapling
from nemeton.bots.levels.wildwood import Wildwood
from nemeton.bots.planner import Planner
from nemeton.bots.temperature import Tempered
from nemeton.engine.contract import Contract, Setup
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State

__all__ = [
    "GRADES",
    "LEVELS",
    "OLD_NAMES",
    "SPECIALISTS",
    "Grade",
    "answer",
    "at_home",
    "bot",
    "check_fit",
    "current_name",
    "every_name",
    "known",
    "levels_of",
    "named",
]

LEVELS: dict[str, type[Bot]] = {each.name: each for each in (Random, Sapling, Grove, Forest)}
NUMBERS = {str(number): name for number, name in enumerate([*LEVELS, Wildwood.name])}
OLD_NAMES = {"greedy": Sapling.name, "oak": Forest.name}  # read in files, refused elsewhere

# No levels of every game; the wildwood is one where a net was trained.
SPECIALISTS: dict[str, type[Bot]] = {each.name: each for each in (AlphaBeta, Wildwood)}


def levels_of(game: Contract) -> list[str]:
    """The levels of a game from the weakest to the strongest, then the grades of its net.

    >>> import nemeton
    >>> levels_of(nemeton.game("cernunos"))[-2:], levels_of(nemeton.game("oak"))[-1]
    (['wildwood-expert', 'wildwood'], 'forest')
    """
    return [*LEVELS, *GRADES] if game.net_file() else list(LEVELS)


def known(level: str) -> bool:
    """Whether there is a level of that name or number, in some game.

    >>> known("grove"), known("2"), known("wildwood"), known("oak")
    (True, True, True, False)
    """
    return level in LEVELS or level in GRADES or level in NUMBERS


def named(level: str) -> str:
    """The name of a level, which may be given by its number, of a specialist, or of a bot from
    elsewhere: an installed one, or `module:Class`.

    >>> named("3")
    'forest'
    >>> named("oak")
    Traceback (most recent call last):
    nemeton.engine.errors.BadInput: The bot level “oak” is now called “forest”.
    """
    name = NUMBERS.get(level, level)
    if name in OLD_NAMES:
        raise BadInput("renamed-level", level=name, now=OLD_NAMES[name])
    if not at_home(name) and not plausible(name):
        allowed = ", ".join([f"0–{len(NUMBERS) - 1}", *every_name(), *guests(), "module:Class"])
        raise BadInput("unknown-level", level=str(level)[:30], allowed=allowed)
    return name


def at_home(name: str) -> bool:
    """Whether it is a bot of this house, which a file from anywhere may name."""
    return name in every_name()


def every_name() -> list[str]:
    """The bots of this house: levels, specialists, grades.

    >>> every_name()[3:]
    ['forest', 'alphabeta', 'wildwood-novice', 'wildwood-regular', 'wildwood-expert', 'wildwood']
    """
    return [*LEVELS, AlphaBeta.name, *GRADES]


def current_name(level: str) -> str:
    """What a level is called now that a file may know by an older name.

    >>> current_name("oak"), current_name("grove")
    ('forest', 'grove')
    """
    return OLD_NAMES.get(level, level)


def check_fit(level: str, setup: Setup) -> None:
    """Refuses a specialist where the game is not its own: open, between two, or with a net.

    >>> import nemeton
    >>> check_fit("alphabeta", nemeton.game("cernunos").start(seed=1).setup)
    >>> try:
    ...     check_fit("alphabeta", nemeton.game("root").start(seed=1).setup)
    ... except nemeton.BadInput as refused:
    ...     print(refused)
    “alphabeta” plays only open games between two, such as cernunos; root is none.
    """
    if named(level) in GRADES and not setup.game.net_file():
        raise BadInput("no-net", bot=named(level), game=setup.game.name)
    open_duel = setup.players == 2 and setup.game.open_book(setup)
    if named(level) in (AlphaBeta.name, *GRADES) and not open_duel:
        raise BadInput("unfit-bot", bot=level, game=setup.game.name)


def bot(
    level: str,
    seed: int = 0,
    budget: Budget | None = None,
    temperature: float = 0.0,
    regret: float = 1.0,
    processes: int = 1,
) -> Bot:
    """A bot of that name with luck of its own; without a budget it takes its level's.

    A temperature makes it weaker without blunders: it draws lots among moves that are nearly as
    good, and `regret` caps what it may give away. More processes think together.

    >>> bot("grove", seed=1, budget=Budget(nodes=500)).name
    'grove'
    """
    player = made(named(level), seed, budget)
    if isinstance(player, Planner):
        player.processes = max(1, processes)
    return Tempered(player, temperature, regret) if temperature > 0.0 else player


def made(name: str, seed: int, budget: Budget | None) -> Bot:
    if name in GRADES:
        return Wildwood(seed, budget, name)
    make = LEVELS.get(name) or SPECIALISTS.get(name) or guest(name)
    return make(seed, budget)


def answer(state: State, seat: int, player: Bot, seed: int) -> Thought:
    """What the bot would do in that seat, knowing what the seat knows and no more.

    >>> import nemeton
    >>> state = nemeton.game("cernunos").start(seed=7)
    >>> answer(state, 0, bot("sapling", seed=1), seed=1).option in state.options()
    True
    """
    return player.think(state.determinize(seat, seed), seat)
