"""A table for the tests of rules: set up a position, let a rule happen, answer what is asked."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from nemeton.engine.chance import Scripted
from nemeton.engine.errors import IllegalChoice
from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.state import State

__all__ = ["Table"]

S = TypeVar("S", bound=State)

IDLE = "idle"
PATIENCE = 200  # questions answered in a row before what a test waits for counts as never asked


class Idle(Choice[State]):
    """All that a test let happen has happened: below everything else on a cleared stack."""

    prompt = IDLE
    insist = True

    def seat(self, game: State) -> int:
        return 0

    def options(self, game: State) -> list[Option]:
        return [PASS]

    def chosen(self, game: State, option: Option) -> None:
        game.then(self)


class Table(Generic[S]):
    """A game in progress whose position a test sets up and whose questions it answers for real.

    `state` is to be changed before `when` and looked at after it. The tests of a game derive from
    this: `__init__` starts the game, verbs of their own set up positions, `seat_of` and `option`
    translate where tests speak of factions, cards and places by name.

    >>> import nemeton
    >>> from nemeton.testing import Table
    >>> table = Table(nemeton.game("cernunos").start(seed=7))
    >>> table.asks(0, "place").offers("place", 0, 0)
    True
    >>> table.answer("place", 0, 0).prompt
    'place'
    """

    def __init__(self, state: State) -> None:
        started: Any = state
        self.state: S = started

    # Given

    def clear_stack(self) -> Self:
        """Forgets what would happen next: from now on only what `when` says."""
        self.state.stack = [Idle()]
        self.state.base = 1
        self.state.listed = None
        return self

    def luck(self, *draws: int) -> Self:
        """Dice and draws to come; one more than these is an error."""
        self.state.chance = Scripted(list(draws))
        return self

    # How tests of a game speak

    def seat_of(self, player: int) -> int:
        """The seat that is asked when a test names that player."""
        return player

    def option(self, verb: str, *arguments: Any) -> Option:
        """The option that a test writes so."""
        return (verb, *arguments)

    # When

    def when(self, *steps: Step[Any]) -> Self:
        """Lets these steps happen, the first one first, before whatever waits."""
        self.state.listed = None
        self.state.then(*steps)
        self.state.settle()
        return self

    def answer(self, verb: str, *arguments: Any) -> Self:
        """Whoever is asked chooses this; what is not offered is IllegalChoice."""
        self.state.listed = None
        self.state.choose(self.option(verb, *arguments))
        return self

    def answer_together(self, *members: tuple[Any, ...]) -> Self:
        """Whoever is asked picks all of these at once, in this order."""
        self.state.listed = None
        self.state.choose_several([self.option(*member) for member in members])
        return self

    def decline(self) -> Self:
        return self.answer(*PASS)

    def decline_until(self, prompt: str) -> Self:
        """Passes, or takes the first option, until that is asked."""
        for _ in range(PATIENCE):
            if self.prompt == prompt:
                return self
            options = self.options()
            self.state.choose(PASS if PASS in options else options[0])
        raise AssertionError(f"{prompt} is never asked")

    # Then

    @property
    def prompt(self) -> str:
        """What is asked; empty when the game is over, `idle` when nothing is left to happen."""
        return "" if self.state.over else self.state.pending().prompt

    def options(self) -> list[Option]:
        """What is offered, listed anew: a test may have changed the position meanwhile."""
        self.state.listed = None
        return list(self.state.options())

    def offered(self, verb: str) -> list[Option]:
        """The options of that verb."""
        return [option for option in self.options() if option[0] == verb]

    def offers(self, verb: str, *arguments: Any) -> bool:
        return self.option(verb, *arguments) in self.options()

    def refuses(self, verb: str, *arguments: Any) -> bool:
        """Whether this is not offered, and refused when chosen all the same."""
        wanted = self.option(verb, *arguments)
        if wanted in self.options():
            return False
        try:
            self.state.clone().choose(wanted)
        except IllegalChoice:
            return True
        return False

    def asks(self, player: int, prompt: str, *options: Option) -> Self:
        """Somebody is asked; where options are given, these and no others."""
        assert not self.state.over, f"over, and {prompt} was to be asked"
        choice = self.state.pending()
        assert not isinstance(choice, Idle), f"nothing is asked, and {prompt} was to be"
        found, wanted = (choice.seat(self.state), choice.prompt), (self.seat_of(player), prompt)
        assert found == wanted, f"asked is {found}, not {wanted}"
        if options:
            listed = self.options()
            assert set(listed) == set(options), f"offered is {listed}, not {list(options)}"
        return self

    def asks_nothing(self) -> Self:
        """All that was to happen has happened, without ending the game or breaking it."""
        assert not self.state.over, "the game is over"
        choice = self.state.pending()
        assert isinstance(choice, Idle), f"{choice.prompt} is asked"
        return self.sound()

    def sound(self) -> Self:
        """No invariant of the game is broken."""
        faults = self.faults()
        assert not faults, f"broken: {faults}"
        return self

    def faults(self) -> list[str]:
        return self.state.faults()

    def ends(self, winners: tuple[int, ...], reason: str) -> Self:
        result = self.state.result
        assert result is not None, "the game goes on"
        found = (result.winners, result.reason)
        assert found == (winners, reason), f"it ends with {found}, not {(winners, reason)}"
        return self

    def told(self, viewer: int | None, key: str, **params: Any) -> Self:
        """That viewer has heard of this."""
        heard = [(event, said) for _, event, said in self.state.events(viewer)]
        assert (key, params) in heard, f"{key} {params} is not among {heard}"
        return self

    def not_told(self, viewer: int | None, key: str) -> Self:
        heard = [event for _, event, _ in self.state.events(viewer)]
        assert key not in heard, f"{key} was told"
        return self
