"""Reading lessons from the folder `lessons` of a game; what is wrong names file and step."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import nemeton
from nemeton import bots
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.lessons.conditions import parse_condition
from nemeton.lessons.lesson import Lesson, LessonStep, Target
from nemeton.lessons.patterns import Unreadable, parse_option, parse_pattern, value_named

__all__ = ["folder_of", "lesson_names", "lesson_of", "lessons_of", "parse_lesson"]

ORDER = "order.toml"
LESSON_KEYS = {"minutes", "seat", "bot", "start", "steps"}
START_KEYS = {"players", "seed", "options", "choices"}
STEP_KEYS = {"name", "rule", "point", "expect", "also", "until", "instead", "others", "check"}
STEP_KEYS |= {"ask", "right"}


def folder_of(box: Game) -> Traversable:
    return files(box.package).joinpath("lessons")


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    """The lessons of a game in the order in which they are best taken; none where it has none."""
    order = folder_of(nemeton.game(game)).joinpath(ORDER)
    if not order.is_file():
        return ()
    return tuple(tomllib.loads(order.read_text("utf-8"))["lessons"])


@cache
def lesson_of(game: str, name: str) -> Lesson:
    """That lesson; BadInput where there is none, or where its file is not sound."""
    if name not in lesson_names(game):
        known = ", ".join(lesson_names(game)) or "–"
        raise BadInput("unknown-lesson", game=game, lesson=name[:40], allowed=known)
    box = nemeton.game(game)
    text = folder_of(box).joinpath(f"{name}.toml").read_text("utf-8")
    return parse_lesson(box, name, text)


def lessons_of(game: str) -> list[Lesson]:
    return [lesson_of(game, name) for name in lesson_names(game)]


def parse_lesson(box: Game, name: str, text: str) -> Lesson:
    """A lesson from the text of its file."""
    where = ""
    try:
        written = tomllib.loads(text)
        known("lesson", written, LESSON_KEYS)
        start = written.get("start", {})
        known("start", start, START_KEYS)
        steps = []
        for number, each in enumerate(written["steps"], 1):
            where = str(each.get("name", number))
            steps.append(parse_step(box, each))
        where = ""
        if len({each.name for each in steps}) < len(steps):
            raise Unreadable("two steps of one name")
        return Lesson(
            game=box.name,
            name=name,
            minutes=written["minutes"],
            seat=written.get("seat", 0),
            bot=bots.current_name(written.get("bot", "sapling")),
            players=start.get("players", box.players[0]),
            seed=start.get("seed", 1),
            options=start.get("options", {}),
            choices=tuple(parse_option(box, each) for each in start.get("choices", ())),
            steps=tuple(steps),
        )
    except tomllib.TOMLDecodeError as error:
        raise bad(name, where, str(error)) from None
    except KeyError as error:
        raise bad(name, where, f"{error} is missing") from None
    except (Unreadable, TypeError, AttributeError, ValueError) as error:
        raise bad(name, where, str(error)) from None


def bad(name: str, step: str, detail: str) -> BadInput:
    return BadInput("bad-lesson", file=f"lessons/{name}.toml", step=step or "–", detail=detail)


def known(what: str, table: dict[str, Any], keys: set[str]) -> None:
    for key in table:
        if key not in keys:
            raise Unreadable(f"a {what} has no “{key}”; it has {', '.join(sorted(keys))}")


def parse_step(box: Game, written: dict[str, Any]) -> LessonStep:
    known("step", written, STEP_KEYS)
    patterns = {
        key: tuple(parse_pattern(box, each) for each in written.get(key, ()))
        for key in ("expect", "also", "others")
    }
    instead = tuple(
        (name, tuple(parse_pattern(box, each) for each in texts))
        for name, texts in written.get("instead", {}).items()
    )
    step = LessonStep(
        name=written["name"],
        rule=written.get("rule", ""),
        point=tuple(parse_target(box, each) for each in written.get("point", ())),
        until=tuple(parse_condition(each) for each in written.get("until", ())),
        check=tuple(parse_condition(each) for each in written.get("check", ())),
        instead=instead,
        ask=tuple(written.get("ask", ())),
        right=written.get("right", ""),
        **patterns,
    )
    if sum(map(bool, (step.expect, step.until, step.ask))) > 1:
        raise Unreadable("a step expects a choice, or lets play until, or asks: one of them")
    if step.ask and step.right not in step.ask:
        raise Unreadable(f"the right answer “{step.right}” is none of {', '.join(step.ask)}")
    return step


def parse_target(box: Game, text: str) -> Target:
    """`cell=b2`, `place=3`, `card=17`, `seat=1`: a kind of the game and a value, or a mark of the
    client's own."""
    kind, equals, value = text.partition("=")
    if not equals:
        raise Unreadable(f"“{text}” points at nothing: write kind=value")
    if kind in box.names:
        value = str(value_named(box, kind, value))
    return Target(kind, value)
