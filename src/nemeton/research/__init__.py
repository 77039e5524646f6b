"""The games as environments of PettingZoo, Gymnasium and OpenSpiel, with fixed action ids.

Needs `nemeton[research]`. Every environment has the same actions, masks, observations, labels and
rewards: docs/environments.md tells what they are.

>>> from nemeton import research
>>> env = research.aec("cernunos")
>>> env.reset(seed=1)
>>> told = env.observe(env.agent_selection)
>>> env.agent_selection, told["observation"].shape, int(told["action_mask"].sum())
('seat_0', (459,), 96)
>>> env.infos["seat_0"]["labels"][0]
'Place a Tree on a1'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import nemeton
from nemeton import bots
from nemeton.arrays.actions import ActionIds

if TYPE_CHECKING:
    import pyspiel
    from pettingzoo import AECEnv

    from nemeton.research.gym_env import OneSeat
    from nemeton.research.parallel_env import SeatsAtOnce

__all__ = ["ActionIds", "aec", "gym", "parallel", "spiel", "spiel_names"]


def aec(game: str | nemeton.Game, players: int | None = None, **options: Any) -> AECEnv:
    """A PettingZoo environment in which one seat after the other is asked.

    >>> from nemeton import research
    >>> env = research.aec("oak", players=3)
    >>> env.possible_agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    from nemeton.research.aec_env import aec_env

    return aec_env(found(game), players, options)


def parallel(game: str | nemeton.Game, players: int | None = None, **options: Any) -> SeatsAtOnce:
    """The same for learners that ask all seats at each step; only the one asked is heard.

    >>> from nemeton import research
    >>> env = research.parallel("cernunos")
    >>> observations, infos = env.reset(seed=1)
    >>> [int(observations[agent]["action_mask"].sum()) for agent in env.agents]
    [96, 0]
    """
    from nemeton.research.parallel_env import SeatsAtOnce

    return SeatsAtOnce(found(game), players, options)


def gym(
    game: str | nemeton.Game,
    players: int | None = None,
    seat: int = 0,
    opponents: str | Sequence[str | bots.Bot] = "sapling",
    budget: bots.Budget | None = None,
    **options: Any,
) -> OneSeat:
    """A Gymnasium environment: a solo game (`players=1`), or one seat against chosen bots.

    >>> from nemeton import research
    >>> env = research.gym("cernunos", seat=1, opponents="random")
    >>> told, info = env.reset(seed=1)
    >>> told["action_mask"].sum() == len(info["labels"])
    np.True_
    """
    from nemeton.research.gym_env import OneSeat

    return OneSeat(found(game), players, seat, opponents, budget, options)


def spiel(
    game: str | nemeton.Game, players: int | None = None, deals: int = 4096, **options: Any
) -> pyspiel.Game:
    """An OpenSpiel game; its luck is one of so many deals.

    >>> from nemeton import research
    >>> state = research.spiel("cernunos").new_initial_state()
    >>> state.current_player(), len(state.legal_actions())
    (0, 96)
    """
    from nemeton.research.spiel_game import SpielGame

    given = {"deals": deals} | ({} if players is None else {"players": players})
    return SpielGame(found(game), given, options)


def spiel_names() -> list[str]:
    """Makes the games known to OpenSpiel, for `pyspiel.load_game`; their names there.

    >>> import pyspiel
    >>> from nemeton import research
    >>> "python_nemeton_oak" in research.spiel_names()
    True
    >>> pyspiel.load_game("python_nemeton_oak(players=3)").num_players()
    3
    """
    from nemeton.research.spiel_game import register

    return register()


def found(game: str | nemeton.Game) -> nemeton.Game:
    return nemeton.game(game) if isinstance(game, str) else game
