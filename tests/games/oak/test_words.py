"""Texts: everything that can be asked, chosen, logged or refused has words in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

import nemeton
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Choice
from nemeton.games.oak import kinds
from nemeton.games.oak.game import GAME
from nemeton.text import source

PACKAGE = "nemeton.games.oak"
BOX = nemeton.equipped(GAME)


def keys(locale: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", source(PACKAGE, locale), re.MULTILINE)


def test_both_languages_have_the_same_keys_once_each() -> None:
    english, french = keys("en"), keys("fr")

    assert english == french
    assert len(set(english)) == len(english)


def test_both_languages_use_the_same_variables() -> None:
    """The forms of a name are its language's own: `$resource-of` is a form of `$resource`."""

    def variables(locale: str) -> dict[str, set[str]]:
        parts = re.split(r"^(?=[a-z][\w-]* =)", source(PACKAGE, locale), flags=re.MULTILINE)
        return {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts[1:]}

    assert variables("en") == variables("fr")


@pytest.mark.parametrize("locale", nemeton.LOCALES)
def test_every_name_prompt_option_and_thing_has_words(locale: str) -> None:
    known = set(keys(locale))
    wanted = {f"name-{kind}-{value}" for kind, values in GAME.names.items() for value in values}
    wanted |= {f"about-creature-{name}" for name in kinds.CREATURES}
    wanted |= {f"about-potion-{name}" for name in kinds.POTIONS}
    wanted |= {f"about-artifact-{name}" for name in kinds.ARTIFACTS}
    wanted |= {f"about-order-{name}" for name in kinds.ORDERS}
    wanted |= {f"about-druid-{name}" for name in kinds.DRUIDS}
    wanted |= {f"option-{name}" for name in GAME.options}
    wanted |= {f"option-{name}-note" for name in GAME.options}
    wanted |= {f"do-{verb}" for verb in GAME.verbs}
    for step in GAME.steps.values():
        if issubclass(step, Choice):
            wanted.add(f"ask-{step.prompt}")
    wanted.discard("ask-")

    assert wanted - known == set()


def spoken(state: Any, locale: str) -> None:
    """The question and its labels, which must differ."""
    decision = state.decision
    question = BOX.speech.question(decision.prompt, decision.params, locale)
    labels = [state.label(option, locale) for option in decision.options]
    assert not question.startswith("ask-")
    assert len(set(labels)) == len(labels), sorted(labels)
    assert not [label for label in labels if label.startswith("do-") or "-key" in label]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_can_be_told_in_both_languages(players: int) -> None:
    state = BOX.start(players=players, seed=players + 10, eclipse=players == 3)
    rng = Fast(players)
    while not state.over:
        if state.number % 3 == 0:
            spoken(state, nemeton.LOCALES[state.number % 2])
        state.choose(state.sample(rng))

    for locale in nemeton.LOCALES:
        told = [BOX.speech.event(key, params, locale) for _, key, params in state.events(None)]
        assert told
        assert not [line for line in told if line.startswith("log-")]
        assert state.result is not None
        assert not BOX.speech.ending(state.result.reason, locale).startswith("end-")


def test_every_reason_of_the_evaluation_has_words() -> None:
    state = BOX.start(players=2, seed=1, orders=("bee", "fox"))

    for reason in state.evaluate(0):
        assert f"reason-{reason}" in keys("en")


def test_refusals_say_why() -> None:
    state = BOX.start(players=2, seed=1, orders=("bee", "fox"), first="1")

    def why(*option: Any) -> str:
        return state.why_not(option, "en")

    assert "not in your hand" in why("oak", kinds.WISDOM)
    assert why("menhir") == "An Elder at rest is needed. (§ 3.9.2)"
    assert why("order", kinds.FOX, 0) == "You are not of the Order of the Fox. (§ 3.9.1)"
    assert why("use_artifact", 3).startswith("Ornament of Cernunnos is not yours")
    assert why("temple", kinds.STORYTELLING, 1, 0).startswith("Another number of stones")
    assert why("temple", kinds.RITUAL, 1, 17).startswith("You do not have the Ingredients")
    assert why("temple", kinds.STORYTELLING, 1, 0).endswith("(§ 3.6)")
    assert why("use_artifact", 3).endswith("(§ 3.9.3)")
    assert why("advance", 0).endswith("(§ 3.7)")
    assert why("build", 0).endswith("(§ 3.4)")
    assert why("pass") == "That may be chosen."
