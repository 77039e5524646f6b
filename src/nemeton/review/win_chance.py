"""How likely each seat is to win a position: the game's own judgement, calibrated by played games.

The chances of the seats are a softmax over what `evaluate` and the score say of each, how far the
game has come, who is on turn and how much of the turn is over, so that a move as good as any
changes little. The weights were fitted to games between saplings that slip now and then
(`tools/fit_chances.py`) and lie with each game, in `judgement/chances.json` or `chances.json`; a
game that has none gets plain ones. Where a trained net can be asked, it says the chances instead
(`net_chance.py`). `docs/review.md` says how well they hold.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files

import msgspec

from nemeton.bots.win_chance import logistic
from nemeton.engine.history import Result
from nemeton.engine.state import State
from nemeton.review.net_chance import judged_by_net, net_chances

__all__ = [
    "Fit",
    "chances",
    "chances_after",
    "features",
    "fit_of",
    "fitted_chances",
    "levels_of",
    "outcome",
    "point_of",
    "shifted",
    "standings",
]

CHANCES = "chances.json"
FOLDERS: tuple[tuple[str, ...], ...] = (("judgement",), ())  # of a large game, of a small one
STEEPEST = 12.0  # a logit beyond which nothing changes any more


class Fit(msgspec.Struct, frozen=True):
    """The weights of one kind of game."""

    weights: dict[str, float]
    turns: dict[str, float]  # typical length by number of players
    pace: float = 4.0  # choices in a typical turn
    clip: float = 60.0  # values beyond say no more
    games: int = 0  # that the weights were fitted to; none: a guess


NOT_FITTED = Fit({"value": 0.15, "value_late": 0.15}, {})


class Fitted(msgspec.Struct, frozen=True):
    """What a game brings in its `chances.json`."""

    fits: dict[str, Fit]  # by kind of game: `players` among themselves, against an `automaton`
    levels: dict[
        str, dict[str, float]
    ] = {}  # by kind: what a real choice gives away, by level of bot
    team: dict[str, str] = {}  # the options that make all people one side, if any


@cache
def fitted(package: str) -> Fitted:
    """What lies beside the judgement of the game in that package; nothing for a game without."""
    for folder in FOLDERS:
        file = files(package).joinpath(*folder, CHANCES)
        if file.is_file():
            return msgspec.json.decode(file.read_bytes(), type=Fitted)
    return Fitted({})


def kind_of(state: State) -> str:
    """Games against an automaton of the rules are a kind of their own."""
    return "players" if state.seat_count() == state.setup.players else "automaton"


def fit_of(state: State) -> Fit:
    """The fitted weights, or plain ones for a game that nobody has fitted yet."""
    return fitted(state.setup.game.package).fits.get(kind_of(state), NOT_FITTED)


def point_of(state: State) -> float:
    """What a point is worth now, as a logit: judged as such, and scored."""
    fit = fit_of(state)
    late = lateness(state, fit)
    now = sum(fit.weights.get(name, 0.0) for name in ("value", "score"))
    return now + late * sum(fit.weights.get(name, 0.0) for name in ("value_late", "score_late"))


def shifted(chance: float, logit: float) -> float:
    """A chance that many logits higher.

    >>> round(shifted(0.5, -1.0), 2), shifted(0.0, 5.0), shifted(1.0, -5.0)
    (0.27, 0.0, 1.0)
    """
    if chance in (0.0, 1.0):
        return chance
    return logistic(math.log(chance / (1.0 - chance)) + logit)


def lateness(state: State, fit: Fit) -> float:
    """How far the game has come, from 0 to 1, if it is as long as usual."""
    length = fit.turns.get(str(state.setup.players)) or max(fit.turns.values(), default=40.0)
    return min(1.0, state.turn_number / length)


def levels_of(state: State) -> dict[str, float]:
    """How the levels of bots come out in a report on this kind of game, where that was measured."""
    return in_order(fitted(state.setup.game.package).levels.get(kind_of(state), {}))


def in_order(losses: dict[str, float]) -> dict[str, float]:
    """By level, the weakest first: one that the questions did not put ahead of the one below it
    stands beside it, both at their mean (pool adjacent violators).

    >>> in_order({"sapling": 0.3, "grove": 0.1, "forest": 0.2})
    {'sapling': 0.3, 'grove': 0.15, 'forest': 0.15}
    """
    pools: list[list[str]] = []
    for level in losses:
        pools.append([level])
        while len(pools) > 1 and average(losses, pools[-2]) < average(losses, pools[-1]):
            pools[-2:] = [pools[-2] + pools[-1]]
    return {level: round(average(losses, pool), 4) for pool in pools for level in pool}


def average(losses: dict[str, float], levels: list[str]) -> float:
    return sum(losses[level] for level in levels) / len(levels)


def is_team(state: State) -> bool:
    """Whether the people win or lose together."""
    wanted = fitted(state.setup.game.package).team
    given = state.setup.settings
    if not wanted or state.setup.players == state.seat_count():
        return False
    return all(given.get(name) == value for name, value in wanted.items())


def standings(state: State) -> list[tuple[float, float, str]]:
    """Of each seat: its value by the game's own judgement, its score, its title."""
    found: list[tuple[float, float, str]] = []
    for seat in range(state.seat_count()):
        shown = state.seat_view(seat)
        score = shown["score"]
        value = sum(state.evaluate(seat).values())
        found.append((value, float("nan") if score is None else score, shown["title"] or ""))
    known = [score for _, score, _ in found if not math.isnan(score)]
    middle = sum(known) / len(known) if known else 0.0
    return [(value, middle if math.isnan(score) else score, title) for value, score, title in found]


def features(state: State, fit: Fit) -> list[dict[str, float]]:
    """What the weights are applied to, seat by seat."""
    late = lateness(state, fit)
    asked = -1 if state.over else state.pending().seat(state)
    spent = min(2.0, (state.number - state.turn_began) / fit.pace)
    found: list[dict[str, float]] = []
    for seat, (value, score, title) in enumerate(standings(state)):
        worth = max(-fit.clip, min(fit.clip, value))
        mine = {"value": worth, "value_late": worth * late, "score_late": score * late}
        mine["score"] = score
        mine["asked"] = float(seat == asked)
        if seat == state.turn_seat:
            mine.update(turn=1.0, turn_late=late, spent=spent, spent_late=spent * late)
        if title:
            mine[f"title {title}"] = 1.0
            mine[f"late {title}"] = late
        found.append(mine)
    return found


def chances(state: State) -> list[float]:
    """Each seat's chance of winning, people first, then automata; a finished game is certain."""
    if state.result is not None:
        return outcome(state, state.result)
    return net_chances(state) if judged_by_net(state) else fitted_chances(state)


def fitted_chances(state: State) -> list[float]:
    """By the game's own judgement."""
    fit = fit_of(state)
    logits = [
        sum(fit.weights.get(name, 0.0) * value for name, value in mine.items())
        for mine in features(state, fit)
    ]
    return together(state, softmax(logits))


def chances_after(state: State, option: object) -> list[float]:
    """The chances once this option is taken, on a clone."""
    after = state.clone()
    after.choose(option)
    return chances(after)


def softmax(logits: list[float]) -> list[float]:
    top = max(logits)
    powers = [math.exp(max(-STEEPEST, each - top)) for each in logits]
    total = sum(powers)
    return [power / total for power in powers]


def together(state: State, shares: list[float]) -> list[float]:
    """Where the people are one side, each has the chance of all of them."""
    if not is_team(state):
        return shares
    players = state.setup.players
    return [sum(shares[:players])] * players + shares[players:]


def outcome(state: State, result: Result) -> list[float]:
    """The end as chances: winners share it, and a draw is everybody's."""
    seats = state.seat_count()
    winners = [seat for seat in result.winners if seat < seats] or list(range(seats))
    if is_team(state):
        return [float(seat in winners) for seat in range(seats)]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
