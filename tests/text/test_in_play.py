"""What is really said in games reads as sentences, too: lists, sets of things, all names."""

from __future__ import annotations

import pytest

import nemeton
from tests.text.faults import faults
from tools.sentences import GAMES, heard


@pytest.mark.parametrize("game", GAMES)
def test_questions_options_and_events_of_random_games_are_in_order(game: str) -> None:
    said = heard(nemeton.game(game), games=4).said

    wrong = {
        f"{key} ({locale}): {fault}: {sentence}"
        for locale, messages in said.items()
        for key, sentences in messages.items()
        for sentence in sentences
        for fault in faults(sentence, locale, sentence=True)
    }

    assert sorted(wrong) == []
