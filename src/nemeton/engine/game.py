"""The box on the shelf: a game that can be started, loaded, replayed and saved."""

from __future__ import annotations

import secrets
from typing import Any

from nemeton.engine import explaining, gathering, previewing, refusal
from nemeton.engine import record as records
from nemeton.engine import save as saves
from nemeton.engine.chance import SECRET_BYTES
from nemeton.engine.compiling import mypyc_attr
from nemeton.engine.contract import Contract
from nemeton.engine.errors import BadInput
from nemeton.engine.explanation import Explanation
from nemeton.engine.preview import Preview
from nemeton.engine.state import State

__all__ = ["Game"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Contract):
    """A game: what it says of itself (`Contract`), and what anybody may ask of it."""

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
        return records.begun(self.prepared(players, chosen, options, data), log)

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

    # What states hand on to it

    def save(self, state: State) -> dict[str, Any]:
        return saves.saved(state)

    def same(self, state: State, other: State) -> bool:
        return saves.compared(state) == saves.compared(other)

    def record(self, state: State) -> dict[str, Any]:
        return records.written(state)

    def why_not(self, state: State, option: object, locale: str) -> str:
        return refusal.why_not(state, option, locale)

    def explain(self, state: State, thing: object, seat: int | None, locale: str) -> Explanation:
        return explaining.explained(state, thing, seat, locale)

    def preview(self, state: State, answer: object, seat: int, locale: str) -> Preview:
        return previewing.previewed(state, answer, seat, locale)

    def choose_several(self, state: State, members: object) -> None:
        gathering.choose_several(state, members)
