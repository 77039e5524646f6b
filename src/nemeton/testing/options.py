"""Checks of options: well-formed, stable, accepted; and everything else refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from nemeton.engine.chance import Chance
from nemeton.engine.errors import IllegalChoice
from nemeton.engine.fields import LARGEST
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.testing.play import looks, walk
from nemeton.testing.scope import Case, Scope
from nemeton.testing.seen import difference, short

__all__ = [
    "lone_options_are_not_asked",
    "members_are_accepted",
    "options_are_stable",
    "options_are_well_formed",
    "others_are_refused",
    "samples_are_fair",
]


def options_are_well_formed(game: Game, scope: Scope) -> None:
    """Unique flat tuples: a declared verb and as many numbers as it takes, each of its kind."""
    for verb, arguments in game.verbs.items():
        for name in arguments:
            if name not in game.kinds:
                raise Case(game, game.players[0], {}, 0).fault(None, f"{verb}: no kind for {name}")
    for case in scope.cases(game):
        for state in walk(case, log=False):
            options = [] if state.over else state.options()
            for option in options:
                if found := malformed(game, option):
                    raise case.fault(state, f"option {short(option)}: {found}")
            if len(set(options)) < len(options):
                twice = next(each for each in options if options.count(each) > 1)
                raise case.fault(state, f"option {twice} is offered twice")


def malformed(game: Game, option: Any) -> str:
    if type(option) is not tuple or not option or type(option[0]) is not str:
        return "is no tuple that begins with a verb"
    arguments = game.verbs.get(option[0])
    if arguments is None:
        return "the verb is not declared"
    if len(arguments) != len(option) - 1:
        return f"the verb takes {len(arguments)} arguments"
    for name, value in zip(arguments, option[1:], strict=True):
        if type(value) is not int or abs(value) >= LARGEST:
            return f"{name} is no whole number"
        known = game.names.get(game.kinds[name])
        if known is not None and not 0 <= value < len(known):
            return f"{name} has no name for {value}"
    return ""


def options_are_stable(game: Game, scope: Scope) -> None:
    """Listed again, on a clone, or after loading, the options are the same in the same order."""
    for case in scope.cases(game):
        for state in looks(case, scope):
            if state.over:
                continue
            listed = state.options()
            clone = state.clone()
            clone.listed = None
            again: list[tuple[str, list[Option]]] = [
                ("listed again", state.pending().options(state)),
                ("on a clone", clone.options()),
                ("on a loaded game", game.load(json.loads(json.dumps(state.save()))).options()),
            ]
            for how, options in again:
                if options != listed:
                    found = difference(list(listed), list(options))
                    raise case.fault(state, f"the options {how} differ at {found}")


def lone_options_are_not_asked(game: Game, scope: Scope) -> None:
    """A question with one answer is only asked where it is secret or insisted upon."""
    for case in scope.cases(game):
        for state in walk(case, log=False):
            if state.over or len(state.options()) > 1:
                continue
            choice = state.pending()
            if not (choice.secret or choice.insist):
                raise case.fault(state, f"{choice.prompt} is asked with one option only")


def members_are_accepted(game: Game, scope: Scope) -> None:
    """Every option can be chosen: as it is, as a copy, as JSON; each way the same happens."""
    for case in scope.cases(game):
        rng = case.rng("members")
        for state in looks(case, scope):
            options = [] if state.over else list(state.options())
            for option in some(options, 40, rng):
                played = state.clone()
                played.choose(option)
                forms = ((*option,), list(option), json.loads(json.dumps(option)))
                floats = [option[0], *(float(part) for part in option[1:])]
                for form in (*forms, floats):
                    other = state.clone()
                    try:
                        other.choose(form)
                    except IllegalChoice as error:
                        what = f"{form!r} is a member and refused"
                        raise case.fault(state, what) from error
                    if found := difference(played.save(), other.save()):
                        raise case.fault(state, f"{option} and {form!r} differ at {found}")


def some(items: list[Any], count: int, rng: Chance) -> list[Any]:
    left = list(items)
    return left if len(left) <= count else [rng.take(left) for _ in range(count)]


def others_are_refused(game: Game, scope: Scope) -> None:
    """Whatever is no member is IllegalChoice and changes nothing; over, everything is refused."""
    for case in scope.cases(game):
        rng = case.rng("others")
        for state in looks(case, scope):
            before = state.save()
            for wrong in [*mutants(game, state, rng), *WILD]:
                try:
                    state.choose(wrong)
                except IllegalChoice:
                    continue
                except Exception as error:
                    what = f"{type(wrong).__name__} is refused with {type(error).__name__}"
                    raise case.fault(state, what) from error
                raise case.fault(state, f"{shown(wrong)} is accepted")
            if found := difference(before, state.save()):
                raise case.fault(state, f"a refused choice has changed the game at {found}")


def mutants(game: Game, state: State, rng: Chance) -> Iterator[Option]:
    """Options with something changed, added or missing, that are not offered."""
    options = [("pass",)] if state.over else state.options()
    for option in some(list(options), 10, rng):
        verb, *arguments = option
        near = [
            (verb, *arguments, 0),
            (verb, *arguments[:-1]) if arguments else (verb, 0),
            (rng.pick(sorted(game.verbs)), *arguments),
            ("unheard_of", *arguments),
            (verb.upper(), *arguments),
            *((verb, *swapped(arguments, rng, change)) for change in CHANGES if arguments),
        ]
        for mutant in near:
            if state.over or mutant not in options:
                yield mutant


CHANGES: tuple[Callable[[int], Any], ...] = (
    lambda number: number + 1,
    lambda number: number - 1,
    lambda number: ~number,
    lambda number: number + (1 << 64),
    lambda number: number + 0.5,
    lambda number: str(number),
    lambda number: [number],
    lambda number: None,
)


def swapped(arguments: list[Any], rng: Chance, change: Callable[[int], Any]) -> list[Any]:
    at = rng.below(len(arguments))
    return [*arguments[:at], change(arguments[at]), *arguments[at + 1 :]]


class Agreeable:
    """Claims to equal everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class AgreeableList(list[Any]):
    """A list that claims to equal everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None


class Prickly:
    """Cannot be compared, measured, walked through or shown."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("not to be compared")

    def __hash__(self) -> int:
        raise RuntimeError("not to be hashed")

    def __len__(self) -> int:
        raise RuntimeError("not to be measured")

    def __iter__(self) -> Iterator[Any]:
        raise RuntimeError("not to be walked through")

    def __repr__(self) -> str:
        raise RuntimeError("not to be shown")


def deep() -> list[Any]:
    nested: list[Any] = []
    for _ in range(10_000):
        nested = [nested]
    return nested


WILD: tuple[Any, ...] = (
    None, True, 0, -1, 10**5000, float("nan"), "", "pass!", b"pass", (), [], {}, set(), object(),
    [None], ["pass", None], ["pass", "pass"], [["pass"]], (("pass",),), {"verb": "pass"},
    [float("nan")],
    ["pass", 10**5000], ["pass", float("inf")], Agreeable(), [Agreeable()], AgreeableList(),
    AgreeableList([Agreeable()]), Prickly(), [Prickly()], int, len, deep(),
)  # fmt: skip


def shown(value: Any) -> str:
    return short(value) if isinstance(value, tuple | str) else type(value).__name__


def samples_are_fair(game: Game, scope: Scope) -> None:
    """`sample` gives members only, all of them, and none of them much too often."""
    for case in scope.cases(game):
        rng = case.rng("sample")
        for state in looks(case, scope):
            if state.over or len(options := list(state.options())) > 100:
                continue
            clone = state.clone()
            found = dict.fromkeys(options, 0)
            each = 30
            for _ in range(each * len(options)):
                clone.listed = None
                option = clone.sample(rng)
                if option not in found:
                    raise case.fault(state, f"sample gave {option!r}, which is not offered")
                found[option] += 1
            for option, count in found.items():
                if not each / 10 <= count <= 3 * each:
                    what = f"sample gave {option} {count} times, {each} were to be expected"
                    raise case.fault(state, what)
