"""The only source of randomness: same seed, same draws, everywhere and for ever."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.engine.chance import (
    Chance,
    Fast,
    Keyed,
    Scripted,
    chance_from,
    commitment,
    restored,
)
from nemeton.engine.errors import BadInput

SECRET = "0123456789abcdef" * 4
KEYED_DRAWS = [392, 859, 535, 967, 648, 393, 381, 500, 752, 470]
FAST_DRAWS = [5, 1, 0]


def generators() -> list[Chance]:
    return [Fast(7), Keyed(bytes.fromhex(SECRET)), Scripted([0, 1] * 200)]


@pytest.mark.parametrize("chance", [Fast(7), Keyed(bytes.fromhex(SECRET))])
def test_draws_are_spread_evenly(chance: Chance) -> None:
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1

    assert min(counts) > 880
    assert max(counts) < 1120


def test_a_seed_draws_the_same_for_ever() -> None:
    keyed = Keyed(bytes.fromhex(SECRET))

    assert [keyed.below(1000) for _ in range(10)] == KEYED_DRAWS
    assert [Fast(7).below(10), Fast(8).below(10), Fast(-7).below(10)] == FAST_DRAWS


@pytest.mark.parametrize("chance", generators())
def test_a_clone_and_a_save_draw_on_alike(chance: Chance) -> None:
    for drawn in range(40):
        clone, loaded = chance.clone(), restored(chance.saved())
        expected = chance.below(2)
        assert clone.below(2) == loaded.below(2) == expected
        assert clone.drawn == loaded.drawn == chance.drawn == drawn + 1


@pytest.mark.parametrize("chance", generators())
def test_nothing_is_drawn_where_there_is_no_choice(chance: Chance) -> None:
    assert chance.below(1) == 0
    assert chance.take([5]) == 5
    assert chance.drawn == 0


@pytest.mark.parametrize("bound", [0, -1, 1 << 60])
def test_a_bound_must_leave_something_to_draw(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Fast(1).below(bound)


def test_dice_pick_take_and_shuffle_read_one_draw_after_the_other() -> None:
    chance = Scripted([3, 0, 1, 2, 0, 1])
    pile = ["a", "b", "c"]

    assert chance.dice(2, sides=4) == [3, 0]
    assert chance.pick(pile) == "b"
    assert chance.take(pile) == "c"
    assert pile == ["a", "b"]
    items = ["x", "y", "z"]
    chance.shuffle(items)
    assert items == ["z", "y", "x"]
    assert chance.drawn == 6


def test_a_script_that_ends_or_cannot_be_is_an_error() -> None:
    with pytest.raises(BadInput, match="ended after 1"):
        Scripted([1], used=1).below(6)
    with pytest.raises(BadInput, match="7 cannot come up among 6"):
        Scripted([7]).below(6)


def test_words_that_would_favour_low_numbers_are_drawn_again() -> None:
    bound = 252_645_136  # 16.99… times that is all there is: every 17th word is left out
    keyed = Keyed(bytes.fromhex(SECRET))

    for _ in range(200):
        assert 0 <= keyed.below(bound) < bound

    assert keyed.used > 200


def test_a_seed_names_its_generator() -> None:
    assert isinstance(chance_from(5), Fast)
    assert isinstance(chance_from(SECRET), Keyed)
    assert isinstance(chance_from([1, 2]), Scripted)


@pytest.mark.parametrize("seed", ["", "xyz", SECRET[:-2], SECRET.upper(), SECRET + "00"])
def test_a_secret_is_64_hexadecimal_digits(seed: str) -> None:
    with pytest.raises(BadInput, match="64 hexadecimal"):
        chance_from(seed)


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(BadInput, match="64 hexadecimal"):
        Keyed(b"short")


def test_a_commitment_binds_the_secret_and_betrays_nothing() -> None:
    promise = commitment(SECRET)

    assert promise != commitment(SECRET.replace("0", "1"))
    assert len(promise) == 64
    assert SECRET[:16] not in promise


def test_a_generator_must_say_how_it_works() -> None:
    bare = Chance()

    with pytest.raises(NotImplementedError):
        bare.draw(2)
    with pytest.raises(NotImplementedError):
        bare.clone()
    with pytest.raises(NotImplementedError):
        bare.saved()


FAST = Fast(1).saved()
KEYED = Keyed(bytes.fromhex(SECRET)).saved()
SCRIPTED = Scripted([1, 2]).saved()


@pytest.mark.parametrize(
    "saved",
    [
        {**FAST, "kind": "slow"},
        {**FAST, "first": 0},
        {**FAST, "second": 1 << 40},
        {**FAST, "first": "1"},
        {**FAST, "drawn": -1},
        {**FAST, "extra": 1},
        {**KEYED, "secret": "00"},
        {**KEYED, "used": -5},
        {**KEYED, "used": 1 << 70},
        {**SCRIPTED, "script": ["1"]},
        {**SCRIPTED, "used": 1.5},
    ],
)
def test_a_saved_generator_that_cannot_be_is_refused(saved: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        restored(saved)
