"""Makes the layouts of observations anew: `python tools/observation_layouts.py oak [--games 600]`.

What random games of every number of players and with all kinds of settings show is what a layout
has room for. A new layout makes what was learnt with the old one useless: it is made only where a
view has changed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import nemeton
from nemeton.arrays.layout import Layout, grown
from nemeton.arrays.observations import document
from nemeton.arrays.tables import LEFT_OUT
from nemeton.engine.flow import prompts
from nemeton.engine.settings import Flag, OneOf

TARGET = Path(__file__).parents[1] / "src" / "nemeton" / "arrays" / "layouts"


def some_game(game: nemeton.Game, number: int, rng: nemeton.Chance) -> nemeton.State | None:
    """A game of any number of players with some of its settings; None where they do not go
    together."""
    options: dict[str, Any] = {}
    for name, setting in game.options.items():
        if rng.below(3):
            continue
        if isinstance(setting, Flag):
            options[name] = bool(rng.below(2))
        elif isinstance(setting, OneOf):
            options[name] = rng.pick(list(setting.choices))
    players = game.players[number % len(game.players)]
    try:
        return game.start(players=players, seed=number, log=False, **options)
    except nemeton.BadInput:
        return None


def shape_of(game: nemeton.Game, games: int) -> dict[str, Any]:
    shape: dict[str, Any] = {}
    rng = nemeton.Fast(1)
    for number in range(games):
        state = some_game(game, number, rng)
        while state is not None:
            if state.over or not rng.below(3):
                for seat in range(state.setup.players):
                    grown(shape, document(state, seat))
            if state.over:
                break
            state.choose(state.sample(rng))
    asked = shape["keys"]["asked"]["keys"]["prompt"]
    asked["words"] = sorted({*asked["words"], *prompts(game.steps.values())})
    return shape


def main(arguments: list[str]) -> None:
    names = [each for each in arguments if each in nemeton.catalogue()]
    games = int(arguments[arguments.index("--games") + 1]) if "--games" in arguments else 600
    for name in names:
        shape = shape_of(nemeton.game(name), games)
        text = json.dumps(shape, sort_keys=True, separators=(",", ":"))
        (TARGET / f"{name}.json").write_text(text + "\n", "utf-8")
        print(name, Layout(shape, LEFT_OUT.get(name, ())).size, "numbers,", len(text), "bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
