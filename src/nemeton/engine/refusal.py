"""Why something is not offered: the reason of the rule that knows it, else a general one."""

from __future__ import annotations

from nemeton.engine.flow import Option
from nemeton.engine.speech import checked
from nemeton.engine.state import State
from nemeton.engine.text import Saying

__all__ = ["why_not"]


def why_not(state: State, option: object, locale: str) -> str:
    """The reason of the rule that knows it, else a general one; a refusal ends with its §."""
    speech = state.setup.game.speech
    saying = reason_against(state, option)
    words = speech.say(saying.key, saying.params, checked(locale))
    return f"{words} (§ {saying.rule})" if saying.rule else words


def reason_against(state: State, option: object) -> Saying:
    if state.over:
        return Saying("why-over")
    if not isinstance(option, tuple | list) or not well_formed(state, tuple(option)):
        return Saying("why-unknown")
    wanted = tuple(option)
    if wanted in state.options():
        return Saying("why-offered")
    question = state.pending()
    found = question.why_not(state, wanted) or Saying("why-not-offered")
    return Saying(found.key, found.rule or question.rule, **found.params)


def well_formed(state: State, option: Option) -> bool:
    """Whether it is a verb of the game with its arguments, each a value of its kind."""
    speech = state.setup.game.speech
    if not option or type(option[0]) is not str:
        return False
    arguments = speech.verbs.get(option[0])
    if arguments is None or len(arguments) != len(option) - 1:
        return False
    for name, value in zip(arguments, option[1:], strict=True):
        known = speech.names.get(speech.kinds.get(name, ""))
        if type(value) is not int or (known is not None and not 0 <= value < len(known)):
            return False
    return True
