"""What workers do for a table: choose for a bot, verify a record. Values that travel as JSON.

A worker is told what the seat may know and no more: a save in which all the rest is drawn anew.
"""

from __future__ import annotations

from typing import Any

import msgspec

import nemeton
from nemeton import bots
from nemeton.bots import limits
from nemeton.engine.state import State
from nemeton.table.settings import Differs

__all__ = [
    "DIFFERING",
    "BotChoice",
    "Think",
    "Verified",
    "Verify",
    "thinking",
    "thought",
    "verified",
]

# What is wrong with a record of older rules, by the luck and the choices of which all is well.
DIFFERING: dict[str, Differs] = {"rules-differ": "choice", "rules-end-differs": "end"}
Memory = dict[str, Any] | None  # what a bot has planned for the rest of its turn


class Think(msgspec.Struct, tag_field="task", tag="think", frozen=True):
    """What would a bot of that level choose?"""

    save: dict[str, Any]
    seat: int
    seed: int
    level: str
    memory: Memory = None  # as it came with the bot's last choice
    seconds: float = 0.0  # a turn
    nodes: int = 0  # a turn, which can be repeated; neither: what the level has in this game
    share: float = 0.0  # of a turn in play, for this question, apart from what the turn has cost


class BotChoice(msgspec.Struct, frozen=True):
    option: tuple[Any, ...]
    memory: Memory = None
    cut_short: bool = False  # time was up before all was thought that the level thinks


class Verify(msgspec.Struct, tag_field="task", tag="verify", frozen=True):
    """Is this a record of a whole game, by the rules from the first choice to the last?"""

    record: dict[str, Any]


class Verified(msgspec.Struct, frozen=True):
    """Nothing, or what the engine refused and how it says so in each language."""

    key: str = ""
    said: dict[str, str] = {}
    reach: int = 0  # choices that are possible, where older rules were played by


def thinking(
    state: State, seat: int, level: str, seed: int, memory: Memory, share: float = 0.0
) -> Think:
    """The task for the bot of a seat."""
    save = state.determinize(seat, seed).save()
    return Think(save, seat, seed, level, memory, share=share)


def thought(task: Think) -> BotChoice:
    player = bots.bot(task.level, task.seed, budget(task))
    memory = task.memory or {}
    player.recall({**memory, "spent": 0.0} if task.share else memory)
    option = player.think(nemeton.load(task.save), task.seat).option
    kept = player.memory
    if task.share and "spent" in kept:  # what follows must not show how long this one took
        same = memory.get("turn") == kept["turn"]
        kept = {**kept, "spent": memory["spent"] if same else 0.0}
    hurried = player.cut_short and not task.share  # how long a secret takes must not show
    return BotChoice(tuple(option), kept, hurried)


def budget(task: Think) -> bots.Budget:
    game = task.save["game"]
    if task.share:
        return limits.apart(task.level, game, task.share)
    if task.nodes or task.seconds:
        return bots.Budget(task.nodes, task.seconds)
    return limits.in_play(task.level, game)


def verified(task: Verify) -> Verified:
    try:
        nemeton.verify(task.record)
    except nemeton.BadInput as error:
        said = {each: error.said(each) for each in nemeton.LOCALES}
        reach = nemeton.reach(task.record) if error.key in DIFFERING else 0
        return Verified(error.key, said, reach)
    return Verified()
