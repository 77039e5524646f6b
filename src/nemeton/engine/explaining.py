"""Explains a thing on the table: what it is and does, what holds of it now, and its law."""

from __future__ import annotations

from nemeton.engine.errors import BadInput
from nemeton.engine.explanation import Explanation, checked_thing, unknown
from nemeton.engine.speech import checked
from nemeton.engine.state import State

__all__ = ["explained"]


def explained(state: State, thing: object, seat: int | None, locale: str) -> Explanation:
    """The thing in words; BadInput for what is not on this table."""
    game = state.setup.game
    wanted = checked_thing(thing)
    if seat is not None and not 0 <= seat < state.setup.players:
        raise BadInput("unknown-seat", seat=seat, last=state.setup.players - 1)
    found = game.things(state.setup).get(wanted[:2])
    if found is None:
        raise unknown(thing)
    speech = game.speech
    said = game.now(state, seat, wanted)
    words = [(each.key, speech.say(each.key, each.params, locale)) for each in said]
    return Explanation(
        speech.texts.format(checked(locale), f"name-{wanted[0]}-{wanted[1]}", {}),
        speech.say(found.key or f"about-{wanted[0]}-{wanted[1]}", found.params, locale),
        [text for key, text in words if key.startswith("cost-")],
        [text for key, text in words if not key.startswith("cost-")],
        found.rule,
    )
