"""What is to be said: keys and parameters, and the words for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.engine.speech import Speech
from nemeton.engine.state import State
from nemeton.engine.text import Saying, Texts
from nemeton.testing import Table
from tests.engine.toy import BOX, Ask, Finish, Toy


class Book(Texts):
    """Two sentences and a name with a further form."""

    words: Mapping[str, str] = {
        "do-say": "Say {letter}.",
        "do-aloud-say": "Shout {letter-the}!",
        "ask-aloud": "Which of {letter}?",
        "log-taken": "Only: {choice}",
        "name-letter-a": "alpha",
    }

    def has(self, locale: str, key: str) -> bool:
        return key in self.words

    def format(self, locale: str, key: str, params: Mapping[str, Any]) -> str:
        return self.words.get(key, key).format(**params)

    def forms(self, locale: str, key: str) -> dict[str, str]:
        return {"the": "the alpha"} if key == "name-letter-a" else {}


SPEECH = Speech({"say": ("letter",)}, {"letter": "letter"}, {"letter": ("a", "b")}, Book())


def test_an_option_is_labelled_by_its_verb_and_the_names_of_its_arguments() -> None:
    assert SPEECH.label("softly", ("say", 0), "en") == "Say alpha."


def test_a_prompt_may_word_a_verb_in_its_own_way() -> None:
    assert SPEECH.label("aloud", ("say", 0), "en") == "Shout the alpha!"


def test_a_list_of_values_has_the_forms_that_all_of_them_have() -> None:
    assert SPEECH.filled("letter", [0, 0], "en")["letter-the"] == "the alpha, the alpha"
    assert SPEECH.filled("letter", [], "en") == {"letter": ""}


def test_a_list_of_values_is_named_one_by_one() -> None:
    assert SPEECH.question("aloud", {"letter": [0, 0]}, "en") == "Which of alpha, alpha?"


@pytest.mark.parametrize(
    ("name", "value", "filled"),
    [
        ("letter", 0, {"letter": "alpha", "letter-key": "a", "letter-the": "the alpha"}),
        ("letter", 9, {"letter": 9, "letter-key": "none"}),
        ("letter", True, {"letter": True}),
        ("letter", "x", {"letter": "x"}),
        ("count", 3, {"count": 3}),
    ],
)
def test_a_parameter_offers_its_words_its_forms_and_its_key(
    name: str, value: Any, filled: dict[str, Any]
) -> None:
    assert SPEECH.filled(name, value, "en") == filled


def test_what_was_taken_unasked_is_told_by_its_label() -> None:
    said = SPEECH.event("taken", {"prompt": "softly", "option": ["say", 0]}, "en")

    assert said == "Only: Say alpha."


def test_events_and_endings_have_keys_of_their_own() -> None:
    assert SPEECH.event("drawn", {}, "en") == "log-drawn"
    assert SPEECH.ending("done", "fr") == "end-done"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="no language “de”; there are en, fr"):
        SPEECH.label("softly", ("say", 0), "de")


def asking() -> State:
    nemeton.equipped(BOX)
    return Table[Toy](BOX.start(seed=0)).clear_stack().when(Ask(2)).state


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (("say", 0), "That may be chosen."),
        (("pass",), "That is not possible now."),
        (("fly",), "That is no action of this game."),
        (("say",), "That is no action of this game."),
        (("say", 9), "That is no action of this game."),
        (("say", 1.0), "That is no action of this game."),
        ((10**5000,), "That is no action of this game."),
        ((), "That is no action of this game."),
        (None, "That is no action of this game."),
        (("say", 2), "why-mute (letter="),
    ],
    ids=range(10),
)
def test_what_is_not_offered_has_a_reason(option: object, said: str) -> None:
    assert asking().why_not(option, "en").startswith(said)


def test_a_state_labels_the_options_of_its_own_question() -> None:
    assert asking().label(("say", 1), "en").startswith("do-say (letter=name-letter-b")


def test_a_reason_is_given_in_the_language_asked_for() -> None:
    assert asking().why_not(["say", 0], "fr") == "Ce choix est possible."
    with pytest.raises(BadInput, match="no language"):
        asking().why_not(["say", 0], "de")


def test_when_it_is_over_nothing_is_possible() -> None:
    state = Table[Toy](BOX.start(seed=0)).clear_stack().when(Finish()).state

    assert state.why_not(("say", 0), "en") == "The game is over."


def test_a_refusal_ends_with_the_paragraph_of_its_reason_or_of_the_question() -> None:
    state = asking()

    assert state.why_not(("pass",), "en") == "That is not possible now. (§ 1)"
    assert state.why_not(("say", 2), "en").endswith(" (§ 1.1)")
    assert "§" not in state.why_not(("say", 0), "en") + state.why_not(("fly",), "en")


def test_a_saying_is_a_key_and_its_parameters() -> None:
    saying = Saying("why-x", seat=3)

    assert (saying.key, saying.params) == ("why-x", {"seat": 3})
