"""A table for the tests of rules: set up a position, let a rule happen, answer what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from nemeton.engine.chance import Scripted
from nemeton.engine.errors import IllegalChoice
from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.game import Game
from nemeton.engine.state import State

__all__ = ["Table"]

S = TypeVar("S", bound=State)


class Rest(Choice[State]):
    """Nothing is left to do: below everything that a test lets happen."""

    insist = True

    def seat(self, game: State) -> int:
        return 0

    def options(self, game: State) -> list[Option]:
        return [PASS]


class Table(Generic[S]):
    """Started, cleared of what would happen next, its luck read from a list.

    A game's tests derive from it and add the verbs that set up their positions; `state` is the game
    in progress, to be changed before `when` and looked at after it.
    """

    def __init__(
        self, game: Game, draws: Sequence[int] = (), players: int | None = None, **options: Any
    ) -> None:
        started: Any = game.start(players=players, seed=0, **options)
        self.state: S = started
        self.state.stack = [Rest()]
        self.state.base = 1
        self.state.listed = None
        self.state.chance = Scripted(list(draws))

    def when(self, *steps: Step[Any]) -> Self:
        """Lets these steps happen, the first one first."""
        self.state.listed = None
        self.state.then(*steps)
        self.state.settle()
        return self

    def asks(self, seat: int, prompt: str, *options: Option) -> Self:
        """Somebody is asked; where options are given, these and no others."""
        assert not self.state.over, f"over, and {prompt} was to be asked"
        choice = self.state.pending()
        assert not isinstance(choice, Rest), f"nothing is asked, and {prompt} was to be"
        found = (choice.seat(self.state), choice.prompt)
        assert found == (seat, prompt), f"asked is {found}, not {(seat, prompt)}"
        if options:
            listed = self.state.options()
            assert set(listed) == set(options), f"offered is {listed}, not {list(options)}"
        return self

    def offers(self, verb: str, *arguments: int) -> Self:
        options = self.state.options()
        assert (verb, *arguments) in options, f"{(verb, *arguments)} is not among {options}"
        return self

    def refuses(self, verb: str, *arguments: int) -> Self:
        """This is not offered, and refused when chosen all the same."""
        try:
            self.state.clone().choose((verb, *arguments))
        except IllegalChoice:
            return self
        raise AssertionError(f"{(verb, *arguments)} is accepted")

    def answer(self, verb: str, *arguments: int) -> Self:
        self.state.choose((verb, *arguments))
        return self

    def asks_nothing(self) -> Self:
        """All that was to happen has happened, without ending the game."""
        assert not self.state.over, "the game is over"
        choice = self.state.pending()
        assert isinstance(choice, Rest), f"{choice.prompt} is asked"
        return self

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
