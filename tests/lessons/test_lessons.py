"""Every lesson of every game: it can be played to its end, it answers what is tried instead, and
all it says is written in both languages."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.engine.flow import Option
from nemeton.lessons import Follower, Lesson, lesson_names, lesson_of, words_for
from nemeton.lessons.patterns import fits_any, parse_pattern
from nemeton.lessons.reading import parse_lesson
from nemeton.lessons.words import missing_words
from tests.lessons.walking import Walk

GAMES = ("cernunos", "magpie", "oak", "pangaia", "root")
LESSONS = [(game, name) for game in GAMES for name in lesson_names(game)]


@pytest.fixture(params=LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def lesson(request: pytest.FixtureRequest) -> Lesson:
    game, name = request.param
    return lesson_of(game, name)


def last(options: list[Option]) -> Option:
    return options[-1]


def test_a_lesson_ends_by_the_choices_it_expects_first(lesson: Lesson) -> None:
    Walk(lesson).to_the_end()


def test_a_lesson_ends_by_the_choices_it_expects_last(lesson: Lesson) -> None:
    Walk(lesson, last, seed=2).to_the_end()


def test_whatever_else_is_tried_is_answered_and_taken_back(lesson: Lesson) -> None:
    walk = Walk(lesson)
    box = nemeton.game(lesson.game)
    while not walk.done:
        state, step = walk.follower.state, lesson.steps[walk.follower.progress.step]
        if step.expect and state.decision is not None and state.decision.seat == lesson.seat:
            made = list(walk.follower.made)
            for option in strays(walk)[:4]:
                other = Follower(lesson, box)
                strayed = other.after([*made, option])
                assert strayed.strayed == len(made)
                assert strayed.step == walk.follower.progress.step
                assert other.after(made) == walk.follower.progress
        walk.step()


def strays(walk: Walk) -> list[Option]:
    """Options that the step does not expect: one for every answer it has, and others."""
    state, step = walk.follower.state, walk.lesson.steps[walk.follower.progress.step]
    assert state.decision is not None
    prompt = state.decision.prompt
    found = [
        option
        for option in state.decision.options
        if not fits_any((*step.expect, *step.also), prompt, option)
    ]
    answered = [
        next((option for option in found if fits_any(patterns, prompt, option)), None)
        for _, patterns in step.instead
    ]
    return [*(each for each in answered if each is not None), *found[:1], *found[-1:]]


def test_every_answer_to_something_else_can_be_called_forth(lesson: Lesson) -> None:
    walk = Walk(lesson)
    heard: set[tuple[str, str]] = set()
    while not walk.done:
        step = lesson.steps[walk.follower.progress.step]
        decision = walk.follower.state.decision
        if step.instead and decision is not None and decision.seat == lesson.seat:
            for option in decision.options:
                progress = walk.follower.progress
                judged = walk.follower.judged(progress, decision.prompt, option)
                heard.add((step.name, judged.answer))
        walk.step()

    written = {(step.name, name) for step in lesson.steps for name, _ in step.instead}
    assert written <= heard


def test_all_that_a_lesson_says_is_written_in_both_languages(lesson: Lesson) -> None:
    assert missing_words(lesson) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_over(game: str) -> None:
    for locale in nemeton.LOCALES:
        keys = set(words_for(game).words.language(locale).entries) if lesson_names(game) else set()
        used = {f"lesson-{name}" for name in lesson_names(game)}
        used |= {
            f"lesson-{name}-{step.name}"
            for name in lesson_names(game)
            for step in lesson_of(game, name).steps
        }
        assert keys <= used


def test_a_lesson_leads_to_any_step_of_its_own(lesson: Lesson) -> None:
    box = nemeton.game(lesson.game)
    free = next((n for n, step in enumerate(lesson.steps) if step.until), len(lesson.steps))

    for step in [*range(free + 1), len(lesson.steps) - 1]:
        follower = Follower(lesson, box)
        follower.lead_to(step)
        assert follower.progress.step >= min(step, len(lesson.steps) - 1)


def test_a_game_in_a_package_of_its_own_has_lessons_too() -> None:
    assert lesson_names("magpie") == ("nest",)


def test_a_pattern_may_be_meant_for_one_question_alone() -> None:
    box = nemeton.game("root")

    meant = parse_pattern(box, "second_move: pass")

    assert meant.fits("second_move", ("pass",))
    assert not meant.fits("marquise_daylight", ("pass",))
    assert parse_pattern(box, "pass").fits("marquise_daylight", ("pass",))


BROKEN = """
minutes = 2
[[steps]]
name = "first"
[[steps]]
name = "second"
"""


@pytest.mark.parametrize(
    ("written", "step", "said"),
    [
        ("minutes = ", "–", "value"),
        (BROKEN + "expect = ['fly']", "second", "fly"),
        (BROKEN + "expect = ['place token=dragon']", "second", "dragon"),
        (BROKEN + "expect = ['place wing=1']", "second", "wing"),
        (BROKEN + "expect = ['place:']", "second", "place:"),
        (BROKEN + "until = ['sometimes']", "second", "sometimes"),
        (BROKEN + "until = ['turn>=soon']", "second", "soon"),
        (BROKEN + "point = ['b2']", "second", "b2"),
        (BROKEN + "ask = ['yes']\nright = 'no'", "second", "no"),
        (BROKEN + "ask = ['yes']\nright = 'yes'\nuntil = ['over']", "second", "one of them"),
        (BROKEN + "colour = 'red'", "second", "colour"),
        (BROKEN.replace("second", "first"), "–", "one name"),
        (BROKEN.replace("minutes = 2", ""), "–", "minutes"),
        (BROKEN + "[start]\nchoices = ['place token=tree']", "–", "every argument"),
    ],
)
def test_a_broken_file_is_refused_and_its_step_named(written: str, step: str, said: str) -> None:
    with pytest.raises(nemeton.BadInput) as refused:
        parse_lesson(nemeton.game("cernunos"), "broken", written)

    assert refused.value.key == "bad-lesson"
    assert refused.value.params["step"] == step
    for locale in nemeton.LOCALES:
        assert "broken.toml" in refused.value.said(locale)
        assert said in refused.value.said(locale)


def test_a_lesson_that_does_not_exist_is_refused() -> None:
    with pytest.raises(nemeton.BadInput, match="place"):
        lesson_of("cernunos", "flying")
