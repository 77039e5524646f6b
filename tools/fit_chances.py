"""Plays games between saplings that slip now and then, and fits the chances of winning to them.

`tools/fit_chances.py KIND GAMES [SEED]` writes the weights of one kind (`root`, `root/automaton`)
into the `chances.json` of the game and prints how well they hold on games that they have not seen.
"""

from __future__ import annotations

import math
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

import nemeton
from nemeton import Fast, bots
from nemeton.arena.linalg import solve
from nemeton.engine.state import State
from nemeton.review import win_chance
from nemeton.review.win_chance import CHANCES, FOLDERS, Fit, features, outcome, standings

SLIPS = 8  # one choice in so many is random
SELDOM = {"pangaia/automaton": 40}  # where one in eight would lose nearly every game
APART = 4  # choices between two positions that are looked at
RIDGE = 30.0
STEPS = 25
HELD = 4  # every fourth game is kept for the check
RARE = 0.01  # a share of games won that nothing can be learnt from
DECIDED = 90.0  # a value beyond says that the game is over but for the counting
LEAST = 1e-4  # weights below say nothing

Sample = tuple[list[dict[str, float]], list[float]]  # features by seat, the outcome by seat
SETUPS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "cernunos": [(2, {})],
    "oak": [(2, {}), (3, {}), (4, {})],
    "oak/automaton": [(1, {})],
    "pangaia": [(2, {}), (3, {}), (4, {}), (2, {"advanced": True})],
    "pangaia/automaton": [(1, {})],
    "root": [(2, {}), (3, {}), (4, {}), (4, {"assign": "random"}), (5, {})],
    "root/automaton": [(1, {}), (2, {"mode": "competitive"}), (3, {"mode": "competitive"})],
}


def played(
    kind: str, players: int, options: dict[str, Any], seed: int
) -> tuple[list[State], State]:
    """Positions of one game, and its end."""
    state = nemeton.game(kind.split("/")[0]).start(players, seed, False, None, **options)
    rng, sapling = Fast(seed + 1), bots.bot("sapling", seed)
    seen: list[State] = []
    while not state.over:
        if state.number % APART == seed % APART:
            seen.append(state.clone())
        slips = rng.below(SELDOM.get(kind, SLIPS)) == 0
        seat = state.pending().seat(state)
        state.choose(state.sample(rng) if slips else sapling.think(state, seat).option)
    return seen, state


def mean(values: list[Any]) -> float:
    return round(float(sum(values)) / len(values), 2)


def clip_for(raw: list[tuple[list[State], State]]) -> float:
    """Nearly all values lie within; those of a game as good as won do not."""
    found = [abs(value) for seen, _ in raw for each in seen for value, *_ in standings(each)]
    usual = sorted(value for value in found if value < DECIDED)
    return round(usual[int(0.995 * len(usual))], 1)


def samples_of(kind: str, games: int, seed: int) -> tuple[list[list[Sample]], Fit]:
    """The positions of many games; the typical lengths are found on the way."""
    ends: dict[str, list[State]] = {}
    raw: list[tuple[list[State], State]] = []
    for number in range(games):
        players, options = SETUPS[kind][number % len(SETUPS[kind])]
        raw.append(played(kind, players, options, 1_000_000 * seed + number))
        ends.setdefault(str(players), []).append(raw[-1][1])
    turns = {players: mean([end.turn_number for end in each]) for players, each in ends.items()}
    pace = mean([last.number / max(1, last.turn_number) for _, last in raw])
    fit = Fit({}, turns, pace, clip_for(raw), games)
    found = []
    for seen, last in raw:
        assert last.result is not None
        shares = outcome(last, last.result)
        total = sum(shares)
        shares = [share / total for share in shares]
        found.append([(features(each, fit), shares) for each in seen])
    return found, fit


def predicted(sample: Sample, weights: dict[str, float]) -> list[float]:
    logits = [sum(weights.get(n, 0.0) * v for n, v in seat.items()) for seat in sample[0]]
    return win_chance.softmax(logits)


def fitted(samples: list[Sample], names: list[str]) -> dict[str, float]:
    """Newton's method on the likelihood, with a pull towards nothing; features are scaled."""
    size = scales(samples, names)
    place = {name: i for i, name in enumerate(names)}
    rows = [
        ([{place[n]: v / size[n] for n, v in seat.items()} for seat in seats], shares)
        for seats, shares in samples
    ]
    weights = [0.0] * len(names)
    for _ in range(STEPS):
        gradient, hessian = slopes(rows, weights)
        (step,) = solve(hessian, [gradient])
        longest = max(map(abs, step))
        weights = [w + s * min(1.0, 1.0 / longest) for w, s in zip(weights, step, strict=True)]
        if longest < 1e-5:
            break
    return {name: weights[i] / size[name] for name, i in place.items()}


def scales(samples: list[Sample], names: list[str]) -> dict[str, float]:
    squares = dict.fromkeys(names, 1e-9)
    count = 0
    for seats, _ in samples:
        count += len(seats)
        for seat in seats:
            for name, value in seat.items():
                squares[name] += value * value
    return {name: math.sqrt(total / count) for name, total in squares.items()}


def slopes(rows: list[Any], weights: list[float]) -> tuple[list[float], list[list[float]]]:
    n = len(weights)
    gradient = [-RIDGE * w for w in weights]
    hessian = [[RIDGE * (i == j) for j in range(n)] for i in range(n)]
    for seats, shares in rows:
        shown = win_chance.softmax([sum(weights[i] * v for i, v in s.items()) for s in seats])
        mean = [0.0] * n
        for seat, p in zip(seats, shown, strict=True):
            for i, v in seat.items():
                mean[i] += p * v
        for seat, p, share in zip(seats, shown, shares, strict=True):
            full = [-each for each in mean]
            for i, v in seat.items():
                full[i] += v
                gradient[i] += (share - p) * v
            for i in range(n):
                if full[i]:
                    scaled = p * full[i]
                    line = hessian[i]
                    for j in range(n):
                        line[j] += scaled * full[j]
    return gradient, hessian


def checked(samples: list[Sample], weights: dict[str, float]) -> str:
    """Brier score against equal shares, and what became of positions by predicted chance."""
    mine = equal = 0.0
    bins: list[list[tuple[float, float]]] = [[] for _ in range(5)]
    for sample in samples:
        shown = predicted(sample, weights)
        for p, share in zip(shown, sample[1], strict=True):
            mine += (p - share) ** 2
            equal += (1 / len(shown) - share) ** 2
            bins[min(4, int(5 * p))].append((p, share))
    lines = [f"Brier {mine / len(samples):.3f}, equal shares {equal / len(samples):.3f}"]
    for pairs in bins:
        if pairs:
            said, came = (sum(each[i] for each in pairs) / len(pairs) for i in (0, 1))
            lines.append(f"  said {said:.2f}  came {came:.2f}  ({len(pairs)} positions)")
    return "\n".join(lines)


def target_of(name: str) -> Path:
    """The file of a game: beside its judgement, in a folder where it has one."""
    package = Path(str(files(nemeton.game(name).package)))
    folders = [package.joinpath(*each) for each in FOLDERS]
    return next(each for each in folders if each.is_dir()) / CHANCES


def borrowed(document: Any) -> Fit:
    """Where saplings never win, their games teach nothing: the weights of the game among people,
    as if the automaton were a player like others. Nobody has calibrated these: `games` is 0."""
    like = msgspec.convert(document["fits"]["players"], Fit)
    kept = {name: w for name, w in like.weights.items() if " " not in name}
    return Fit(kept, like.turns, like.pace, like.clip, 0)


def one_sided(samples: list[Sample], people: int) -> bool:
    won = sum(sum(shares[:people]) for _, shares in samples)
    return won < RARE * len(samples)


def main() -> None:
    kind, games = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    found, fit = samples_of(kind, games, seed)
    cycle = len(SETUPS[kind])
    held = [each for n, game in enumerate(found) if n // cycle % HELD == 0 for each in game]
    seen = [each for n, game in enumerate(found) if n // cycle % HELD for each in game]
    names = sorted({name for sample in seen for seat in sample[0] for name in seat})
    weights = fitted(seen, names)
    kept = {name: round(w, 4) for name, w in weights.items() if abs(w) >= LEAST}
    print(kind, fit.turns, fit.pace, fit.clip, kept, checked(held, kept), sep="\n")
    name, _, against = kind.partition("/")
    target = target_of(name)
    document = msgspec.json.decode(target.read_bytes()) if target.exists() else {"fits": {}}
    made = Fit(kept, fit.turns, fit.pace, fit.clip, games)
    if against and one_sided(seen, 1):
        made = borrowed(document)
        print("people hardly ever win: weights borrowed")
    document["fits"][against or "players"] = msgspec.to_builtins(made)
    target.write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n")


if __name__ == "__main__":
    main()
