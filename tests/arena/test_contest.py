"""The plan: every bot in every seat with the same luck, and the controls beside."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import nemeton
from nemeton.arena import Contest, Entrant, entrants
from nemeton.arena.contest import MATCH, MIRROR, VERSUS_RANDOM

SAPLING, RANDOM = Entrant.read("sapling").name, "random"


def seatings(contest: Contest, kind: str = MATCH, block: int = 0) -> list[tuple[str, ...]]:
    fixtures = contest.fixtures(block + 1)
    return [tuple(each.seats) for each in fixtures if each.kind == kind and each.block == block]


def test_two_bots_exchange_their_seats_within_a_block() -> None:
    contest = Contest("cernunos", ["sapling", "random"])

    assert seatings(contest) == [(SAPLING, RANDOM), (RANDOM, SAPLING)]
    assert seatings(contest, block=5) == seatings(contest)


def test_one_against_three_takes_every_seat_once() -> None:
    contest = Contest("root", ["sapling", "random", "random", "random"])

    found = seatings(contest)

    assert contest.players == 4
    assert sorted(each.index(SAPLING) for each in found) == [0, 1, 2, 3]
    assert {each.count(SAPLING) for each in found} == {1}


def test_four_bots_have_each_seat_equally_often() -> None:
    names = ["random", "sapling", "sapling:nodes=5", "sapling:nodes=7"]
    found = seatings(Contest("root", names))

    for seat in range(4):
        assert len({each[seat] for each in found}) == 4


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    names = ["random", "sapling", "sapling:nodes=5"]
    pairs = Counter(frozenset(each) for each in seatings(Contest("cernunos", names)))

    assert len(pairs) == 3
    assert set(pairs.values()) == {2}


def test_fewer_bots_than_seats_fill_the_table_in_every_way() -> None:
    found = seatings(Contest("root", ["sapling", "random"], players=3))

    assert Counter(each.count(SAPLING) for each in found) == {1: 3, 2: 3}


def test_options_per_seat_move_on_from_block_to_block() -> None:
    factions = ("marquise", "eyrie", "alliance")
    contest = Contest("root", ["sapling"] * 3, options={"factions": factions})

    assert contest.options_of(0)["factions"] == factions
    assert contest.options_of(1)["factions"] == ("eyrie", "alliance", "marquise")
    assert contest.options_of(3)["factions"] == factions


def test_every_bot_meets_itself_and_random() -> None:
    contest = Contest("cernunos", ["sapling", "sapling:nodes=9"], controls=4)

    mirrors = seatings(contest, MIRROR)
    others = seatings(contest, VERSUS_RANDOM)

    assert {each[0] for each in mirrors} == {*contest.bots, RANDOM}
    assert all(len(set(each)) == 1 for each in mirrors)
    assert {frozenset(each) for each in others} == {frozenset((b, RANDOM)) for b in contest.bots}
    assert not seatings(contest, MIRROR, block=3)
    assert seatings(contest, MIRROR, block=4) == mirrors


def test_a_longer_contest_begins_with_the_same_games() -> None:
    contest = Contest("cernunos", ["sapling", "random"])
    short, long = ([vars(each) for each in contest.fixtures(blocks)] for blocks in (3, 30))

    assert long[: len(short)] == short
    assert [each["number"] for each in long] == list(range(len(long)))


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert Contest("cernunos", ["sapling", "random"]).blocks(5) == 3
    assert Contest("root", ["sapling", *["random"] * 3]).blocks(8) == 2


def test_where_there_is_no_luck_everybody_begins_with_a_drawn_turn() -> None:
    assert Contest("cernunos", ["sapling"]).opening == 2  # turns
    assert Contest("oak", ["sapling"]).opening == 0
    assert Contest("cernunos", ["sapling"], opening=0).opening == 0


def test_a_name_is_put_in_its_one_spelling() -> None:
    assert entrants("sapling:seconds=2.0:nodes=30, 0") == [f"{SAPLING}:nodes=30:seconds=2", RANDOM]
    assert Entrant.read("sapling:nodes=30").bot(1).budget.nodes == 30


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"game": "chess", "bots": ["random"]}, "unknown-game"),
        ({"game": "oak", "bots": ["genius"]}, "unknown-level"),
        ({"game": "oak", "bots": []}, "no-bots"),
        ({"game": "oak", "bots": ["random:depth=3"]}, "unknown-bot-setting"),
        ({"game": "oak", "bots": ["random:nodes=-1"]}, "bad-bot-setting"),
        ({"game": "oak", "bots": ["random:seconds=nan"]}, "bad-bot-setting"),
        ({"game": "oak", "bots": ["random"], "players": 7}, "bad-players"),
        ({"game": "oak", "bots": ["random"], "options": {"moon": 1}}, "unknown-option"),
        ({"game": "oak", "bots": ["random", "random"], "players": 3}, "bad-line-up"),
        ({"game": "oak", "bots": ["random"], "controls": 0}, "bad-arena-number"),
        ({"game": "oak", "bots": ["random"], "opening": -1}, "bad-arena-number"),
        (
            {"game": "root", "players": 6, "bots": [f"random:nodes={n}" for n in range(1, 21)]},
            "too-many-bots",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], key: str) -> None:
    with pytest.raises(nemeton.BadInput) as refusal:
        Contest(**arguments)

    assert refusal.value.key == key
    assert refusal.value.said("fr") != refusal.value.said("en")
