"""No answer knows more than its seat: with everything hidden drawn anew, the same thought."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import nemeton
from nemeton import bots
from nemeton.testing import Case, Scope
from tests.bots import plants
from tests.bots.leaks import (
    Adviser,
    Leak,
    Mind,
    Player,
    Worker,
    look_for_leaks,
    moments,
    small,
    twins_of,
)
from tests.bots.plants import field

SECRETS = {  # all that a seat may be asked without knowing, by the names things are saved under
    "oak": {"artifact_pile"},  # no order is chosen under a pile as high as that of the Creatures
    "pangaia": {"blessing_pile", "hands", "pile", "removed", "secret"},
    "root": {"deck", "hands", "orders", "ruin_items", "supporters"},
}
SCOPE = Scope(setups=8, games=1)
FULL = {  # whole games with all their secrets, besides the mixtures
    "pangaia": [(2, {"blessings": True}), (4, {"blessings": True, "advanced": True})],
}
CASES = {
    name: [
        *SCOPE.cases(nemeton.game(name)),
        *(Case(nemeton.game(name), players, more, 5) for players, more in FULL.get(name, [])),
    ]
    for name in nemeton.catalogue()
}
NAMED = {
    f"{name} {case.players} {number}": case
    for name, cases in CASES.items()
    for number, case in enumerate(cases)
}
LOOKS = {"random": 30, "sapling": 20, "grove": 6, "forest": 6}
NODES = 40
SEARCHING = ("grove", "forest")
PATIENCE = 40  # looks at each game before a plant counts as unseen
HIDING = [(name, secret) for name, secrets in SECRETS.items() for secret in sorted(secrets)]


@pytest.mark.parametrize("case", NAMED.values(), ids=NAMED)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_what_a_seat_cannot_know_changes_neither_choice_nor_thought(level: str, case: Case) -> None:
    looks, brief = LOOKS[level], level in SEARCHING

    assert look_for_leaks(lambda seat: small(level, 3 + seat, NODES), case, looks, brief) > 0


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_the_server_asks_its_bots_without_a_leak(level: str, name: str) -> None:
    for case in CASES[name][:4]:
        assert look_for_leaks(lambda seat: Worker(level, 3 + seat, NODES), case, 4, True) > 0


@pytest.mark.parametrize("name", CASES)
def test_hints_and_comparisons_tell_nothing_hidden(name: str) -> None:
    for case in CASES[name][:6]:
        assert look_for_leaks(lambda seat: Adviser(3 + seat, NODES), case, 3, True) > 0


@pytest.mark.parametrize("name", CASES)
def test_neither_weaker_play_nor_several_processes_leak(name: str) -> None:
    case = CASES[name][0]

    look_for_leaks(lambda seat: small("grove", seat, NODES, temperature=1.0), case, 6, True)
    look_for_leaks(lambda seat: small("forest", seat, NODES, processes=2), case, 3, True)


# The check itself: it must see whoever cheats


@pytest.mark.parametrize("name", CASES)
def test_everything_hidden_is_different_somewhere_among_the_twins(name: str) -> None:
    found: set[str] = set()
    for case in CASES[name]:
        for number, state in enumerate(moments(case, PATIENCE)):
            seat = state.pending().seat(state)
            here = state.fields()
            for twin in twins_of(state, seat, number):
                there = twin.fields()
                found |= {secret for secret in here if here[secret] != there[secret]}

    assert found >= SECRETS.get(name, set())
    assert name in SECRETS or not found


@pytest.mark.parametrize(("name", "secret"), HIDING)
@pytest.mark.parametrize("plant", [plants.Peeking, plants.Whispering, plants.Keeping])
def test_whoever_peeks_at_what_is_hidden_is_caught(
    plant: Callable[[plants.Peek], bots.Bot], name: str, secret: str
) -> None:
    assert caught(lambda _: Player(plant(field(secret))), name)


@pytest.mark.parametrize("name", SECRETS)
@pytest.mark.parametrize("peek", [plants.others, plants.luck, plants.record, plants.seed])
@pytest.mark.parametrize("plant", [plants.Peeking, plants.Whispering, plants.Keeping])
def test_whoever_peeks_at_the_others_or_at_what_will_come_is_caught(
    plant: Callable[[plants.Peek], bots.Bot], peek: plants.Peek, name: str
) -> None:
    assert caught(lambda _: Player(plant(peek)), name)


@pytest.mark.parametrize("name", SECRETS)
@pytest.mark.parametrize(
    "kind", [plants.TrustingSapling, plants.TrustingGrove, plants.TrustingForest]
)
def test_a_bot_that_trusts_the_game_it_is_handed_is_caught(kind: type[bots.Bot], name: str) -> None:
    assert caught(lambda seat: Player(kind(seat, bots.Budget(nodes=NODES))), name)


@pytest.mark.parametrize("name", SECRETS)
def test_a_server_that_hands_over_its_own_game_is_caught(name: str) -> None:
    assert caught(lambda seat: plants.HandedOver("random", seat, NODES), name)
    assert caught(lambda seat: plants.LooseAdviser(seat, NODES), name)


def caught(make: Callable[[int], Mind], name: str) -> bool:
    """Whether the leak check sees it in one of the games that the tests above look at."""
    for case in CASES[name]:
        try:
            look_for_leaks(make, case, PATIENCE, True)
        except Leak:
            return True
    return False
