"""What is not offered is refused with the reason, in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

import nemeton
from nemeton.engine.state import State
from nemeton.games.root.kinds import EYRIE, KEEP, MARQUISE
from nemeton.games.root.laws.movement import why_not_move
from tests.games.root.table import C1, C3, C5, C6, C9, C10, C11, C12, Table

FOREST = 14
LINEUPS = (
    ("riverfolk", "cult", "marquise", "alliance"),
    ("vagabond", "vagabond", "eyrie", "riverfolk"),
)


def test_a_move_is_refused_with_the_first_law_that_forbids_it() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 1).put(EYRIE, C5, 2).put(EYRIE, C10, 1)
    table.put(MARQUISE, C10, 2).put(MARQUISE, C5, 1)

    def reason(origin: int, destination: int) -> str | None:
        saying = why_not_move(table.state, MARQUISE, origin, destination)
        return saying.key if saying else None

    assert reason(C1, FOREST) == "why-no-forest"
    assert reason(C9, C1) == "why-no-warriors"
    assert reason(C1, C3) == "why-no-path"
    assert reason(C10, C11) == "why-only-river"
    assert reason(C10, C12) is None
    table.put(EYRIE, C1, 3)
    assert reason(C1, C5) == "why-rules-neither"


def test_a_card_of_the_decree_moves_from_clearings_of_its_suit() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C6, 2)
    suit = (table.state.suits[C6] + 1) % 3

    refused = why_not_move(table.state, EYRIE, C6, C3, suit)

    assert refused is not None
    assert refused.key == "why-other-suit"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_reason_is_told_at_every_question_that_moves(locale: str) -> None:
    state = daylight_of("marquise", "eyrie")

    told = state.why_not(("move", C9, C11, 1), locale)

    assert told in (
        "No path joins clearing 9 and clearing 11. (§ 4.2)",
        "Aucun chemin ne relie la clairière 9 et la clairière 11. (§ 4.2)",
    )


def daylight_of(*factions: str) -> State:
    state = nemeton.game("root").start(players=2, seed=1, factions=factions, first="first_seat")
    luck = nemeton.Fast(1)
    while state.decision is not None and state.decision.prompt != "marquise_daylight":
        state.choose(state.sample(luck))
    return state


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_tried_anywhere_gets_a_sentence(seed: int) -> None:
    game, dice = nemeton.game("root"), random.Random(seed)
    sizes = {kind: len(names) for kind, names in game.names.items()}
    factions = LINEUPS[seed % len(LINEUPS)]
    state = game.start(players=4, seed=seed, factions=factions, max_rounds=3)
    luck = nemeton.Fast(seed)

    while not state.over:
        for verb, names in game.verbs.items():
            tried = (verb, *(dice.randrange(sizes.get(game.kinds[name], 6)) for name in names))
            assert state.why_not(tried, "fr")
        for _ in range(5):
            if not state.over:
                state.choose(state.sample(luck))


def test_nothing_is_placed_in_a_forest() -> None:
    state = daylight_of("marquise", "eyrie")

    assert state.why_not(("build", 7, FOREST), "en").startswith("Nothing may be placed in")


def test_a_refusal_names_the_law_that_forbids_it() -> None:
    state = daylight_of("marquise", "eyrie")

    def paragraph(*option: Any) -> str:
        return state.why_not(option, "en").rpartition("(§ ")[2].removesuffix(")")

    assert paragraph("move", C9, C11, 1) == "4.2"
    assert paragraph("build", 7, FOREST) == "2.4"
    assert paragraph("build", KEEP, C9) == "6.5.4"
    assert paragraph("activate", 0) == "3.3"
    assert paragraph("craft", 0) == "4.1.1"
    assert paragraph("slip", C1) == "6.5"  # nothing of hers: her Daylight is named
