"""3.10 Replaying."""

from __future__ import annotations

from nemeton.games.oak.kinds import (
    HEART,
    LORE,
    MUSHROOM,
    MYSTICISM,
    PLAYED,
    PLAYING,
    RITUAL,
    ROOT,
    STORYTELLING,
    VENERATION,
    WISDOM,
    deed_of,
    oak_deed,
)
from tests.games.oak.table import Table

REPLAY = ("temple", MYSTICISM, 2, deed_of(MYSTICISM, 2))
RING, RENEWAL = 10, 8


def replays(table: Table) -> list[int]:
    return [option[1] for option in table.offered("replay")]


def test_mysticism_as_the_first_card_has_nothing_to_replay() -> None:
    """TC-37"""
    assert not Table().hand(MYSTICISM).offers(*REPLAY)


def test_any_action_of_a_card_played_before_may_be_replayed_free_of_charge() -> None:
    """TC-38"""
    table = Table().hand(MYSTICISM).card(STORYTELLING, PLAYED).resources(0, 0, 6).luck(0)
    table.tiles(1, 2, 3)

    table.answer(*REPLAY).asks(0, "replay").answer("replay", deed_of(STORYTELLING, 2))
    table.asks(0, "artifact").answer("take_artifact", 2)

    held = table.holdings()
    assert held.artifacts == [2]
    assert held.points == 4
    assert held.resources == [0, 0, 0]
    assert [place for place in held.place if 7 <= place < 16] == [7 + 8]  # only Mysticism's slot


def test_the_oak_action_may_be_replayed() -> None:
    """A-12"""
    table = Table().hand(MYSTICISM).card(STORYTELLING, PLAYED).answer(*REPLAY).asks(0, "replay")

    assert oak_deed(STORYTELLING) in replays(table)


def test_the_card_being_played_cannot_be_replayed() -> None:
    """A-11"""
    table = Table().hand(MYSTICISM).card(LORE, PLAYED).answer(*REPLAY).asks(0, "replay")

    assert {deed // 4 for deed in replays(table)} == {LORE}


def test_mysticism_may_be_replayed_once_in_a_chain() -> None:
    """RPL-4"""
    table = Table().artifact(RING).card(MYSTICISM, PLAYED).card(STORYTELLING, PLAYED)

    table.answer("use_artifact", RING).asks(0, "replay")
    assert deed_of(MYSTICISM, 2) in replays(table)

    table.answer("replay", deed_of(MYSTICISM, 2)).asks(0, "replay")
    assert deed_of(MYSTICISM, 2) not in replays(table)


def test_renewal_without_an_earlier_card_is_brewed_without_effect() -> None:
    """TC-40"""
    table = Table().hand(WISDOM).potions(RENEWAL).ingredients(MUSHROOM, ROOT).resources(0, 1, 0)

    table.answer("temple", WISDOM, 1, deed_of(WISDOM, 1))

    assert table.holdings().markers == 1
    assert table.holdings().cards[WISDOM] == PLAYING
    assert table.asked == 1


def test_the_heart_card_can_be_replayed() -> None:
    """RPL-2"""
    table = Table().hand(HEART).card(HEART, PLAYED).artifact(RING)
    table.answer("use_artifact", RING).asks(0, "replay")

    assert deed_of(HEART, 3) in replays(table)
    assert oak_deed(HEART) in replays(table)


def test_a_replayed_action_needs_its_targets() -> None:
    """RPL-3"""
    table = Table().hand(MYSTICISM).card(RITUAL, PLAYED).card(VENERATION, PLAYED).creature(34)
    table.answer(*REPLAY).asks(0, "replay")

    assert deed_of(RITUAL, 1) not in replays(table)  # nothing to brew with
    assert deed_of(VENERATION, 2) in replays(table)
