"""A game as it was played: options, seed and choices. Replay, undo and bug reports come from it."""

from __future__ import annotations

from typing import Any

from nemeton.engine.chance import chance_from, commitment, mixed, seal_of
from nemeton.engine.contract import Contract, Setup
from nemeton.engine.errors import BadInput, IllegalChoice
from nemeton.engine.fields import Fields, plain
from nemeton.engine.option import shown
from nemeton.engine.save import FORMAT, header, renewals_in, renewals_of
from nemeton.engine.settings import short
from nemeton.engine.state import State

__all__ = ["begun", "reach", "replayed", "verified", "written"]

OPTIONAL = ("data", "seats", "names", "result", "commitment", "secret", "nonces", "renewals")


def written(state: State) -> dict[str, Any]:
    """The record of a game that was started; a determinized clone has none."""
    setup = state.setup
    if setup.seed is None:
        raise BadInput("no-record")
    record: dict[str, Any] = {
        "nemeton": FORMAT,
        "game": setup.game.name,
        "rules": setup.game.rules,
        "players": setup.players,
        "options": plain(setup.settings),
        "seed": setup.seed,
        "choices": [list(option) for option in state.choices()],
    }
    if setup.data is not None:
        record["data"] = setup.data
    record.update(renewals_of(setup, state.number))
    latest = latest_seed(record)
    if isinstance(latest, str):
        record["commitment"] = commitment(latest)
    if state.ended is not None:
        record["result"] = state.ended.view()
    return record


def replayed(game: Contract, record: object, at: int | None, log: bool) -> State:
    """Plays the choices again; a choice that is not offered makes the record invalid, or shows
    where the rules have changed since it was written."""
    fields = Fields(record, "record")
    header(game, fields)
    state = started(game, fields, log)
    choices = fields.items("choices")
    for place, seed in renewals_in(fields, len(choices)):
        state.setup = state.setup.renewed(place, seed)
    for name in OPTIONAL:
        fields.unread.discard(name)
    fields.finish()
    last = len(choices) if at is None else at
    if type(last) is not int or not 0 <= last <= len(choices):
        raise BadInput("bad-moment", at=short(at), last=len(choices))
    for number, choice in enumerate(choices[:last]):
        try:
            state.choose(choice)
        except IllegalChoice as error:
            raise not_offered(game, fields.text("rules"), number + 1, shown(choice)) from error
        except (ValueError, TypeError, LookupError, AttributeError, AssertionError) as error:
            if fields.text("rules") == game.rules:
                raise
            raise not_offered(game, fields.text("rules"), number + 1, shown(choice)) from error
    return state


def not_offered(game: Contract, rules: str, number: int, option: str) -> BadInput:
    """What is wrong with a choice of a record: by its own rules it cannot have been made; by older
    ones it could, and these differ here."""
    if rules == game.rules:
        return BadInput("illegal-record", number=number, option=option)
    return BadInput("rules-differ", number=number, option=option, rules=rules, known=game.rules)


def reach(game: Contract, record: object) -> int:
    """How many choices of a record these rules follow: all, unless older rules allowed others."""
    try:
        return replayed(game, record, None, False).number
    except BadInput as error:
        if error.key != "rules-differ":
            raise
        return int(error.params["number"]) - 1


def started(game: Contract, fields: Fields, log: bool) -> State:
    seed = fields.value("seed")
    if seed is None:
        raise BadInput("bad-seed")
    options = Fields(fields.value("options"), "record.options").values
    data = fields.values.get("data")
    return begun(game.prepared(fields.value("players"), seed, options, data), log)


def begun(setup: Setup, log: bool) -> State:
    """A game just begun: laid out, and the first question asked."""
    assert setup.seed is not None
    state: State = setup.game.new(setup, chance_from(setup.seed))
    if log:
        state.keep_log()
    setup.game.begin(state)
    if not state.stack and not state.over:
        raise RuntimeError(f"{setup.game.name} must begin with a step: state.then(…) in `begin`")
    state.settle()
    return state


def verified(game: Contract, record: object) -> State:
    """The whole game played again, with the promise of its luck and its result checked."""
    fields = Fields(record, "record")
    try:
        state = replayed(game, record, None, True)
    except BadInput as error:
        if error.key == "rules-differ":
            check_promise(fields)  # which the rules have nothing to do with
        raise
    check_promise(fields)
    claimed = fields.values.get("result")
    reached = None if state.ended is None else state.ended.view()
    if claimed != reached:
        raise result_differs(game, fields)
    return state


def result_differs(game: Contract, fields: Fields) -> BadInput:
    rules = fields.text("rules")
    if rules == game.rules:
        return BadInput("result-differs")
    return BadInput("rules-end-differs", rules=rules, known=game.rules)


def check_promise(fields: Fields) -> None:
    """The secret is the one that was promised, and the luck comes from it and from what the seats
    added; a record from before seats added anything has the luck itself for a secret."""
    latest = latest_seed(fields.values)
    secret = fields.values.get("secret", latest)
    promised = fields.values.get("commitment")
    if promised is not None and promised != kept_promise(secret):
        raise BadInput("commitment-broken")
    nonces = nonces_in(fields)
    if ("secret" in fields.values or nonces) and mixed(checked_text(secret), nonces) != latest:
        raise BadInput("luck-differs")


def nonces_in(fields: Fields) -> list[str]:
    """The numbers that seats added, each as it was sealed before any of them was told."""
    found: list[str] = []
    for each in fields.items("nonces") if "nonces" in fields.values else []:
        part = Fields(each, "record.nonces")
        part.value("seats")
        seal, nonce = part.text("seal"), part.text("nonce")
        part.finish()
        if nonce and seal_of(nonce) != seal:
            raise BadInput("nonce-broken")
        found += [nonce] if nonce else []
    return found


def checked_text(value: object) -> str:
    if not isinstance(value, str):
        raise BadInput("bad-seed")
    return value


def latest_seed(record: dict[str, Any]) -> object:
    """The luck that the game was played with in the end."""
    renewals = record.get("renewals")
    return renewals[-1]["seed"] if renewals else record["seed"]


def kept_promise(seed: object) -> str | None:
    """The hash that a secret should have been promised by; other seeds promise nothing."""
    return commitment(seed) if isinstance(seed, str) else None
