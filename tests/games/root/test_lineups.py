"""SC Every mix of the tables can be played, and is dealt when one is asked for."""

from __future__ import annotations

import pytest

from nemeton.engine.chance import Fast
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    COMPETITIVE,
    COOPERATIVE,
    FACTIONS,
    MARQUISE,
    STANDARD,
    VAGABOND2,
)
from nemeton.games.root.laws.lineups import LINEUPS, listed
from nemeton.games.root.state import Root

MODES = ("standard", "competitive", "cooperative")


def names_of(mix: tuple[int, ...]) -> tuple[str, ...]:
    return tuple("vagabond" if each == VAGABOND2 else FACTIONS[each] for each in mix)


def played(mode: str, map_name: str, mix: tuple[int, ...]) -> Root:
    state = GAME.start(
        players=len(mix), factions=names_of(mix), mode=mode, map=map_name, seed=3, log=False
    )
    assert isinstance(state, Root)
    state.playout(Fast(5))
    assert state.faults() == []
    return state


def test_the_tables_are_whole() -> None:
    standard = [mix for mix, mode, _ in LINEUPS if mode == STANDARD]
    together = [mix for mix, mode, _ in LINEUPS if mode == COOPERATIVE]

    assert [sum(len(mix) == seats for mix in standard) for seats in range(2, 7)] == [4, 14, 2, 1, 1]
    assert [sum(len(mix) == seats for mix in together) for seats in (2, 3)] == [3, 4]
    assert len({*standard}) == len(standard)


@pytest.mark.parametrize("map_name", ["autumn", "winter"])
@pytest.mark.parametrize(
    "mix", [mix for mix, mode, _ in LINEUPS if mode == STANDARD], ids=lambda mix: str(mix)
)
def test_every_mix_is_played_on_both_maps(mix: tuple[int, ...], map_name: str) -> None:
    state = played("standard", map_name, mix)

    assert sorted(state.order) == list(mix)


@pytest.mark.parametrize(
    "mix",
    [mix for mix, mode, _ in LINEUPS if mode == STANDARD and MARQUISE in mix],
    ids=lambda mix: str(mix),
)
def test_in_any_mix_the_machine_may_take_the_place_of_the_marquise(mix: tuple[int, ...]) -> None:
    state = played("competitive", "autumn", mix[1:])

    assert state.rules.mode == COMPETITIVE
    assert state.seat_of[MARQUISE] == len(mix) - 1


@pytest.mark.parametrize(
    "mix", [mix for mix, mode, _ in LINEUPS if mode == COOPERATIVE], ids=lambda mix: str(mix)
)
def test_every_mix_against_the_machine_is_played_together(mix: tuple[int, ...]) -> None:
    state = played("cooperative", "winter", mix[1:])

    assert state.result is not None
    assert state.result.reason in ("together", "machine", "rounds")


@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_together_add_factions_of_their_own(players: int) -> None:
    state = GAME.start(players=players, mode="cooperative", assign="random", seed=2, log=False)
    state.playout(Fast(2))

    assert state.result is not None


@pytest.mark.parametrize(("players", "mode"), [(3, "standard"), (2, "cooperative")])
def test_recommended_mixes_are_dealt_at_random(players: int, mode: str) -> None:
    seen = set()
    for seed in range(120):
        state = GAME.start(players=players, mode=mode, assign="recommended", seed=seed, log=False)
        assert isinstance(state, Root)
        seen.add(tuple(sorted(state.order)))

    seats = players + (mode != "standard")
    assert seen == set(listed(MODES.index(mode), seats))


def test_the_learning_mix_is_dealt_unless_another_is_wanted() -> None:
    for players, mix in ((2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])):
        state = GAME.start(players=players, seed=9, log=False)
        assert isinstance(state, Root)
        assert sorted(state.order) == mix
