"""The box on the shelf: how a game is started, and what is refused."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

import nemeton
from nemeton.engine.chance import Fast, Keyed, Scripted
from nemeton.engine.contract import Setup, steps_of
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.text import Texts, fallback
from tests.engine import toy
from tests.engine.toy import BOX, Say

SECRET = "ab" * 32


def test_a_game_starts_with_the_fewest_players_and_the_defaults() -> None:
    setup = BOX.start(seed=1).setup

    assert setup.players == 2
    assert setup.settings == {"loud": False, "size": 3, "position": ""}


@pytest.mark.parametrize(
    ("seed", "kind"), [(5, Fast), (SECRET, Keyed), ([1, 2], Scripted), (None, Keyed)]
)
def test_a_seed_decides_the_luck(seed: Any, kind: type) -> None:
    assert isinstance(BOX.start(seed=seed).chance, kind)


def test_without_a_seed_every_game_has_a_secret_of_its_own() -> None:
    assert BOX.start().setup.seed != BOX.start().setup.seed


@pytest.mark.parametrize("seed", [1.5, "abc", True, [1, "2"], 1 << 300, {"a": 1}], ids=repr)
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    with pytest.raises(BadInput, match="A seed is a whole number"):
        BOX.start(2, seed)


@pytest.mark.parametrize("players", [1, 4, True, "2", -(10**5000)], ids=range(5))
def test_a_player_count_is_refused_with_those_allowed(players: object) -> None:
    with pytest.raises(BadInput, match=r"toy cannot be played by .*; allowed: 2, 3\."):
        BOX.start(players, 1)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no option “colour”; it has loud, size, position"):
        BOX.start(seed=1, colour="red")


def test_a_wrong_value_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="Option size cannot be 9; allowed: 1 … 5"):
        BOX.start(seed=1, size=9)


def test_a_game_without_component_values_takes_none() -> None:
    with pytest.raises(BadInput, match="no component values"):
        BOX.start(seed=1, data={"price": 3})
    with pytest.raises(BadInput, match=r"not sound at data; expected: {…}"):
        BOX.prepared(2, 1, {}, data=[3])


def test_a_position_is_an_option_of_games_that_know_some() -> None:
    assert BOX.position("x").setup.settings["position"] == "x"
    del (other := toy.Box()).options["position"]
    with pytest.raises(BadInput, match="no notation for positions"):
        other.position("x")


def test_a_setup_can_lose_its_seed() -> None:
    setup = BOX.start(seed=1).setup

    assert setup.without_seed().seed is None
    assert setup.without_seed().without_seed().settings is setup.settings


def test_a_game_must_write_what_only_it_can_know() -> None:
    bare = Game("bare", "nemeton.common", "1", range(1, 2), {}, {}, {}, {}, [])
    setup = Setup(bare, 1, {}, 1, None)

    with pytest.raises(NotImplementedError):
        bare.new(setup, Fast(1))
    with pytest.raises(NotImplementedError):
        bare.bound(setup)
    assert not bare.open_book(setup)
    assert bare.named_positions() == {"start": {}}


def test_steps_are_found_by_the_modules_that_define_them() -> None:
    assert BOX.steps["Say"] is Say
    assert "Step" not in BOX.steps
    assert "Toy" not in BOX.steps


def test_two_steps_cannot_share_a_name() -> None:
    class Other(Say):
        pass

    module = ModuleType("elsewhere")
    Other.__module__ = "elsewhere"
    module.Say = Other  # type: ignore[attr-defined]

    with pytest.raises(ValueError, match="two steps are named Say"):
        steps_of([toy, module])


def test_unknown_games_are_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"There is no game “chess”; there are .*cernunos"):
        nemeton.game("chess")


def test_an_error_is_said_in_the_language_of_its_reader() -> None:
    error = BadInput("unknown-game", game="go", allowed="oak")

    assert error.said("fr") == "Il n’y a pas de jeu «\u00a0go\u00a0»\u00a0; il y a oak."
    assert str(error) == "There is no game “go”; there are oak."


def test_without_words_an_error_shows_its_key_and_parameters() -> None:
    bare = Texts()

    assert bare.format("en", "error-x", {"seat": 3}) == "error-x (seat=3)"
    assert bare.format("en", "error-x", {}) == "error-x"
    assert not bare.has("en", "error-x")
    assert bare.forms("en", "error-x") == {}
    assert fallback.words.has("en", "error-bad-seed")
