"""A game in progress as plain JSON and back; steps are saved by name and by their parameters."""

from __future__ import annotations

import copy
import inspect
import json
from typing import Any

from nemeton.engine import chance as chances
from nemeton.engine.contract import Contract, Setup
from nemeton.engine.errors import BadInput
from nemeton.engine.fields import LARGEST, Fields, bad, checked_number, plain
from nemeton.engine.flow import Option, Step
from nemeton.engine.history import Event, Past, Result
from nemeton.engine.state import State

__all__ = [
    "FORMAT",
    "compared",
    "header",
    "loaded",
    "older",
    "parsed",
    "recalled",
    "renewals_in",
    "renewals_of",
    "saved",
    "snapshot",
]

FORMAT = 1
DEEPEST = 8
PLAIN_TYPES = ("int", "str", "bool")


def saved(state: State) -> dict[str, Any]:
    """Everything there is, the log included."""
    whole = compared(state)
    whole["log"] = None
    if state.told is not None:
        whole["log"] = [[event.key, plain(event.params), plain(event.to)] for event in state.told]
    return whole


def compared(state: State) -> dict[str, Any]:
    """All that makes two games the same; the log does not."""
    setup = state.setup
    return renewals_of(setup, LARGEST) | {
        "nemeton": FORMAT,
        "game": setup.game.name,
        "rules": setup.game.rules,
        "players": setup.players,
        "options": plain(setup.settings),
        "seed": setup.seed,
        "data": setup.data,
        "choices": choices_made(state),
        **standing(state),
    }


def snapshot(state: State) -> dict[str, Any]:
    """A moment of a game whose beginning and choices are known from elsewhere: `recalled` leads
    back to it, also when the rules have changed since."""
    return {"rules": state.setup.game.rules, **standing(state)}


def standing(state: State) -> dict[str, Any]:
    """Where a game stands, whatever led there."""
    return {
        "number": state.number,
        "mark": state.mark,
        "turn": [state.turn_number, state.turn_seat, state.turn_began],
        "phase": state.phase,
        "result": None if state.ended is None else state.ended.view(),
        "chance": state.chance.saved(),
        "stack": [written(step) for step in state.stack],
        "table": plain(state.setup.game.fields(state)),
    }


def renewals_of(setup: Setup, last: int) -> dict[str, Any]:
    """After how many choices, that many at most, the luck was sealed anew; no field where it never
    was, as it hardly ever is."""
    found = [{"at": at, "seed": seed} for at, seed in setup.renewals if at <= last]
    return {"renewals": found} if found else {}


def renewals_in(fields: Fields, last: int) -> list[tuple[int, str]]:
    """After how many choices the luck was sealed anew, and its seeds, in order."""
    found: list[tuple[int, str]] = []
    for each in fields.items("renewals") if "renewals" in fields.values else []:
        part = Fields(each, f"{fields.where}.renewals")
        first = found[-1][0] + 1 if found else 0
        at, seed = part.number("at", first, last), part.text("seed")
        part.finish()
        chances.secret_of(seed)
        found.append((at, seed))
    return found


def choices_made(state: State) -> list[Any]:
    made: list[Any] = []
    past = state.past
    while past is not None:
        made.append([past[1], *past[2]])
        past = past[0]
    made.reverse()
    return made


parameters_of: dict[type[Step[Any]], tuple[str, ...]] = {}


def parameters(kind: type[Step[Any]]) -> tuple[str, ...]:
    """The fields of a step: the parameters of its __init__, each kept under its own name."""
    known = parameters_of.get(kind)
    if known is None:
        known = parameters_of[kind] = tuple(inspect.signature(kind).parameters)
        if known == ("args", "kwargs"):
            known = parameters_of[kind] = ()
    return known


def written(value: Any) -> Any:
    """A step, or a value that a step holds."""
    if isinstance(value, Step):
        kind = type(value)
        fields = {name: written(getattr(value, name)) for name in parameters(kind)}
        return {"step": kind.__name__, **fields}
    if isinstance(value, tuple):
        return [written(each) for each in value]
    return value


def read_step(game: Contract, value: object, where: str, depth: int = 0) -> Any:
    """The step, or the value of a step, that `written` made; arrays come back as tuples."""
    if depth > DEEPEST:
        raise bad(where, f"≤ {DEEPEST}")
    if isinstance(value, dict):
        kind = game.steps.get(str(value.get("step")))
        if kind is None or set(value) != {"step", *parameters(kind)}:
            raise bad(where, "step")
        fields: list[Any] = []
        for name in parameters(kind):
            field = read_step(game, value[name], f"{where}.{name}", depth + 1)
            check_type(kind, name, field, f"{where}.{name}")
            fields.append(field)
        return kind(*fields)
    if isinstance(value, list):
        return tuple(read_step(game, each, where, depth + 1) for each in value)
    if value is None or type(value) in (bool, str) or (type(value) is int and abs(value) < LARGEST):
        return value
    raise bad(where, "int, str, bool")


def check_type(kind: type[Step[Any]], name: str, field: object, where: str) -> None:
    """Refuses a plain field of another type; a compiled step does so by itself."""
    wanted = str(inspect.signature(kind).parameters[name].annotation)
    if wanted in PLAIN_TYPES and type(field).__name__ != wanted:
        raise bad(where, wanted)


def parsed(text: str | bytes, what: str) -> object:
    """JSON from a file, or BadInput that says what the file should have been."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("bad-file", what=what) from None


def header(game: Contract, fields: Fields) -> None:
    """Refuses what another format, another game or later rules have written."""
    if fields.value("nemeton") != FORMAT:
        raise bad(f"{fields.where}.nemeton", str(FORMAT))
    if fields.text("game") != game.name:
        raise bad(f"{fields.where}.game", game.name)
    rules = fields.text("rules")
    if rules != game.rules and not older(rules, game.rules):
        raise BadInput("wrong-rules", game=game.name, rules=rules[:20], known=game.rules)


def older(rules: str, known: str) -> bool:
    """Whether a version of the rules comes before the one that is known."""
    return rules.isdecimal() and known.isdecimal() and int(rules) < int(known)


def moved(game: Contract, data: object) -> object:
    """What older rules have saved, in the shape of these."""
    rules = data.get("rules") if isinstance(data, dict) else game.rules
    if not isinstance(data, dict) or rules == game.rules:
        return data
    fresh = copy.deepcopy(data)
    try:
        game.move(fresh, str(rules))
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError):
        raise bad("save", "sense") from None
    return fresh


def loaded(game: Contract, data: object) -> State:
    """The state that `saved` wrote; whatever is wrong with it is BadInput."""
    header(game, Fields(data, "save"))
    fields = Fields(moved(game, data), "save")
    header(game, fields)
    setup = game.prepared(
        fields.value("players"),
        fields.value("seed"),
        Fields(fields.value("options"), "save.options").values,
        fields.value("data"),
    )
    for at, seed in renewals_in(fields, LARGEST):
        setup = setup.renewed(at, seed)
    try:
        state: State = game.new(setup, chances.restored(fields.fields("chance").values))
        restore_past(state, fields.items("choices"))
        restore_standing(state, fields)
        if fields.value("log") is not None:
            restore_log(state, fields.items("log"))
        fields.finish()
        check_sound(state)
    except BadInput:
        raise
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError):
        raise bad("save", "sense") from None
    return state


def recalled(setup: Setup, data: object, past: Past | None) -> State:
    """The moment of a `snapshot`, whichever rules have written it, after these choices."""
    fields = Fields(moved(setup.game, data), "save")
    fields.unread.discard("rules")
    try:
        chance = chances.restored(fields.fields("chance").values)
        state: State = setup.game.new(setup, chance)
        state.past = past
        restore_standing(state, fields)
        fields.finish()
    except BadInput:
        raise
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError):
        raise bad("save", "sense") from None
    return state


def restore_standing(state: State, fields: Fields) -> None:
    game = state.setup.game
    state.number = fields.number("number", 0, LARGEST)
    state.mark = fields.number("mark", 0, state.number)
    number, seat, began = fields.numbers("turn", -1, LARGEST, 3)
    state.turn_number, state.turn_seat, state.turn_began = number, seat, began
    state.phase = fields.text("phase")
    restore_result(state, fields.value("result"))
    for place, each in enumerate(fields.items("stack")):
        step = read_step(game, each, f"save.stack[{place}]")
        if not isinstance(step, Step):
            raise bad(f"save.stack[{place}]", "step")
        state.stack.append(step)
    state.base = len(state.stack)
    table = fields.fields("table")
    game.restore(state, table)
    table.finish()


def restore_past(state: State, made: list[Any]) -> None:
    for number, each in enumerate(made):
        where = f"save.choices[{number}]"
        if type(each) is not list or len(each) < 2 or type(each[1]) is not str:
            raise bad(where, '[seat, "verb", …]')
        seat = checked_number(each[0], 0, state.setup.players - 1, where)
        arguments = [checked_number(part, -LARGEST, LARGEST, where) for part in each[2:]]
        option: Option = (each[1], *arguments)
        state.past = (state.past, seat, option)


def restore_result(state: State, value: object) -> None:
    if value is None:
        return
    fields = Fields(value, "save.result")
    last = state.seat_count() - 1
    winners = tuple(fields.numbers("winners", 0, last))
    scores = tuple(
        None if each is None else checked_number(each, -LARGEST, LARGEST, "save.result.scores")
        for each in fields.items("scores")
    )
    state.ended = Result(winners, scores, fields.text("reason"))
    state.over = True
    fields.finish()


def restore_log(state: State, told: list[Any]) -> None:
    state.keep_log()
    for number, each in enumerate(told):
        if type(each) is not list or len(each) != 3 or type(each[0]) is not str:
            raise bad(f"save.log[{number}]", '["key", {…}, seats]')
        params = Fields(each[1], f"save.log[{number}]").values
        state.tell(Event(each[0], params, None if each[2] is None else tuple(each[2])))


def check_sound(state: State) -> None:
    """A loaded game can go on: no invariant is broken, and somebody is asked or it is over."""
    broken = state.faults()
    if broken:
        raise bad("save.table", broken[0])
    if not state.over and not state.options():
        raise bad("save.stack", "sense")
    state.listed = None
