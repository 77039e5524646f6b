"""OpenSpiel: every game as a Python game, sequential, each seat knowing what its view shows.

All luck of a game comes from one seed. It is drawn at a chance node before the first choice: which
of so many deals it is. So chance is sampled, and a history says the whole game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

import nemeton
from nemeton.arrays.actions import action_ids
from nemeton.arrays.observations import document, observer
from nemeton.arrays.play import rewards_of
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.state import State

__all__ = ["SpielGame", "register", "short_name"]

DEALS = 4096


def short_name(game: str) -> str:
    return f"python_nemeton_{game}"


def game_type(game: Game, players: int, options: Mapping[str, Any]) -> pyspiel.GameType:
    setup = game.prepared(players, 0, options)
    kinds = pyspiel.GameType
    lucky = not game.open_book(setup)
    duel = players == 2 and game.start(players, seed=0, log=False, **options).seat_count() == 2
    return kinds(
        short_name=short_name(game.name),
        long_name=f"Nemeton: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if lucky
        else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if lucky
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if duel else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": players, "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with so many players, of so many deals."""

    def __init__(
        self,
        game: Game,
        params: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        given = dict(params or {})
        self.box = game
        self.settings = dict(options or {})
        setup = game.prepared(given.get("players"), 0, self.settings)
        self.players = setup.players
        self.lucky = not game.open_book(setup)
        self.deals = int(given.get("deals", DEALS))
        self.ids = action_ids(game)
        kind = game_type(game, self.players, self.settings)
        super().__init__(kind, self.info(game.bound(setup), kind), given)

    def info(self, bound: int, kind: pyspiel.GameType) -> pyspiel.GameInfo:
        zero = {"utility_sum": 0.0} if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else {}
        return pyspiel.GameInfo(
            num_distinct_actions=self.ids.size,
            max_chance_outcomes=self.deals if self.lucky else 0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=bound,
            **zero,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.box)


class Held:
    """A game in progress that can be copied the way OpenSpiel copies what a state holds."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(None if self.state is None else self.state.clone())

    def __reduce__(self) -> tuple[Callable[[str], Held], tuple[str]]:
        return unpacked, ("" if self.state is None else json.dumps(self.state.save()),)


def unpacked(saved: str) -> Held:
    return Held(nemeton.load(json.loads(saved)) if saved else None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state; before the deal it holds no game yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(None if game.lucky else self.dealt(game, 0))
        self.known: dict[int, Option] = {}  # the legal actions, once somebody has asked

    def dealt(self, game: SpielGame, deal: int) -> State:
        return game.box.start(game.players, seed=deal, log=False, **game.settings)

    @property
    def state(self) -> State:
        assert self.held.state is not None
        return self.held.state

    def legal(self) -> dict[int, Option]:
        if not self.known:
            self.known = self.get_game().ids.by_id(self.state.options())
        return self.known

    # What OpenSpiel asks

    def current_player(self) -> int:
        if self.held.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.state.pending().seat(self.state)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.held.state is None:
            self.held = Held(self.dealt(self.get_game(), action))
        else:
            option = self.legal()[action]
            self.known = {}
            self.state.choose(option)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        option = self.legal().get(action)
        return str(action) if option is None else self.state.notation(option)

    def is_terminal(self) -> bool:
        return self.held.state is not None and self.state.over

    def returns(self) -> list[float]:
        if self.held.state is None:
            return [0.0] * int(self.num_players())
        return rewards_of(self.state)

    def __str__(self) -> str:
        return "" if self.held.state is None else json.dumps(self.state.view(None))


class SpielObserver:
    """What a seat knows: the array of all environments, and the same as JSON."""

    def __init__(self, game: Game) -> None:
        self.observer = observer(game)
        self.tensor = np.zeros(self.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.held.state is not None:
            self.tensor[:] = self.observer.row(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held.state is None:
            return ""
        return json.dumps(document(state.state, player), sort_keys=True)


def named_class(game: Game) -> type[SpielGame]:
    """A class of its own, since OpenSpiel makes a game from parameters alone."""

    def begin(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, params)

    return type(f"Spiel{game.name.title()}", (SpielGame,), {"__init__": begin})


def register() -> list[str]:
    """Makes all games known to `pyspiel.load_game`; their names there."""
    known = set(pyspiel.registered_names())
    for name in nemeton.catalogue():
        game = nemeton.game(name)
        if short_name(name) not in known:
            players = game.prepared(None, 0, {}).players
            pyspiel.register_game(game_type(game, players, {}), named_class(game))
    return [short_name(name) for name in nemeton.catalogue()]
