"""Explains a thing on the table: what it is and does, what holds of it now, and its law."""

from __future__ import annotations

from nemeton.engine.errors import BadInput
from nemeton.engine.explanation import Explanation, Thing, checked_thing, unknown
from nemeton.engine.flow import Option
from nemeton.engine.speech import checked
from nemeton.engine.state import State

__all__ = ["explained"]

NAMED = 2  # parts of a thing that stands for itself, and nowhere in particular


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
        why_refused(state, wanted, seat, locale),
        found.rule,
    )


def why_refused(state: State, thing: Thing, seat: int | None, locale: str) -> str:
    """Why the seat that is asked cannot choose this one, where others of its kind are offered."""
    game, decision = state.setup.game, state.decision
    if decision is None or seat is None or decision.seat != seat or len(thing) > NAMED:
        return ""
    wanted = game.names[str(thing[0])].index(str(thing[1]))
    like: Option | None = None
    for option in decision.options:
        for place, name in enumerate(game.verbs[option[0]], 1):
            if game.kinds.get(name) != thing[0]:
                continue
            if option[place] == wanted:
                return ""
            like = like or (*option[:place], wanted, *option[place + 1 :])
    return "" if like is None else state.why_not(like, locale)
