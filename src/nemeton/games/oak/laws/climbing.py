"""3.7 The Oak action: advancing on a Branch."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import FROM_BRANCHES, FROM_ENDS, ON_BRANCH, ROOTS, branch_of
from nemeton.games.oak.laws.board import (
    druid_at,
    elders,
    has_root_druid,
    put,
    score,
    space_on,
    stone_cards,
)
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.festival import AdvanceSun
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.state import Holdings, Oak

__all__ = [
    "Advance",
    "ClimbTwice",
    "DemandAdvance",
    "DemandRootDruid",
    "DemandSecondStep",
    "OfferPlacement",
    "StepUp",
    "SummonDryad",
    "WarpBranch",
    "WoodWarp",
    "can_advance",
    "end_bonus",
    "next_spaces",
]

BRANCHES: Final = (0, 1, 2)
ALL_BRANCHES: Final = -1


def next_spaces(game: Oak, held: Holdings, branch: int, blocked_too: bool = False) -> list[int]:
    """OAK-2 The spaces that the player's Druid on that Branch, or one from the Roots, may enter."""
    here = space_on(held, branch)
    if here < 0:
        return [game.rules.first_space[branch]] if has_root_druid(held) else []
    above = game.rules.above[here]
    if blocked_too:
        return above
    return [space for space in above if not game.blocked[space]]


def can_advance(game: Oak, held: Holdings, branch: int) -> bool:
    here = space_on(held, branch)
    if here < 0:
        return has_root_druid(held)
    return any(not game.blocked[space] for space in game.rules.above[here])


class Advance(Effect[Oak]):
    """OAK-2 One space up a Branch: a given one, or any."""

    def __init__(self, branch: int, blocked_too: bool = False) -> None:
        self.branch = branch
        self.blocked_too = blocked_too

    def possible(self, game: Oak, player: int) -> bool:
        held = game.holdings[player]
        for branch in BRANCHES:
            wanted = self.branch in (branch, ALL_BRANCHES)
            if wanted and next_spaces(game, held, branch, self.blocked_too):
                return True
        return False

    def lacks(self, game: Oak, player: int) -> Saying | None:
        return Saying("why-branches-end", rule="3.7")

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandAdvance(player, self.branch, self.blocked_too))


class DemandAdvance(OnTurn):
    """OAK-2 Which Branch, and at the fork which arm."""

    prompt = "advance"
    rule = "3.7"

    def __init__(self, player: int, branch: int, blocked_too: bool) -> None:
        super().__init__(player)
        self.branch: Final = branch
        self.blocked_too: Final = blocked_too

    def answers(self, game: Oak) -> list[Option]:
        held = game.holdings[self.player]
        found: list[Option] = []
        for branch in BRANCHES:
            if self.branch in (branch, ALL_BRANCHES):
                for space in next_spaces(game, held, branch, self.blocked_too):
                    found.append(("advance", space))
        return found

    def answered(self, game: Oak, option: Option) -> None:
        climb(game, self.player, option[1], True)


def climb(game: Oak, player: int, space: int, scores: bool) -> None:
    """The Druid of that Branch moves up, or one of the Roots is chosen."""
    here = space_on(game.holdings[player], branch_of(space))
    if here < 0:
        game.then(DemandRootDruid(player, space, scores))
    else:
        game.then(StepUp(player, ON_BRANCH + here, space, scores))


class DemandRootDruid(OnTurn):
    """OAK-2 Which Druid of the Roots enters the Branch."""

    prompt = "root_druid"
    rule = "3.7"

    def __init__(self, player: int, space: int, scores: bool) -> None:
        super().__init__(player)
        self.space: Final = space
        self.scores: Final = scores

    def answers(self, game: Oak) -> list[Option]:
        return [("climb", kind) for kind in game.holdings[self.player].kinds_at(ROOTS)]

    def answered(self, game: Oak, option: Option) -> None:
        held = game.holdings[self.player]
        put(game, held, held.find(ROOTS, option[1]), ON_BRANCH + self.space)
        game.then(Arrive(self.player, self.space, self.scores))


class StepUp(Step[Oak]):
    """OAK-4 (1) The Druid moves."""

    def __init__(self, player: int, origin: int, space: int, scores: bool) -> None:
        self.player: Final = player
        self.origin: Final = origin
        self.space: Final = space
        self.scores: Final = scores

    def run(self, game: Oak) -> None:
        held = game.holdings[self.player]
        put(game, held, druid_at(held, self.origin), ON_BRANCH + self.space)
        game.then(Arrive(self.player, self.space, self.scores))


class Arrive(Step[Oak]):
    """OAK-4 (2) to (4) Points, Solar token, Sun marker, and the Festival it may cause."""

    def __init__(self, player: int, space: int, scores: bool) -> None:
        self.player: Final = player
        self.space: Final = space
        self.scores: Final = scores

    def run(self, game: Oak) -> None:
        game.log("advanced", player=self.player, space=self.space)
        if self.scores:
            score_space(game, self.player, self.space)
        if game.tokens[self.space]:
            game.tokens[self.space] -= 1
            game.log("token_crossed", player=self.player, space=self.space)
            game.then(AdvanceSun(self.player))


def score_space(game: Oak, player: int, space: int) -> None:
    if game.rules.bonus[space] >= 0:
        score(game, player, end_bonus(game, player, space), FROM_ENDS)
    else:
        score(game, player, game.rules.space_points[space], FROM_BRANCHES)


def end_bonus(game: Oak, player: int, space: int) -> int:
    """2.12 What an End is worth to the player now."""
    held = game.holdings[player]
    bonus = game.rules.bonus[space]
    if bonus == 0:
        count = held.points // 5
    elif bonus == 1:
        count = elders(held)
    elif bonus == 2:
        count = len(held.creatures)
    elif bonus == 3:
        count = held.markers
    elif bonus == 4:
        count = stone_cards(held)
    else:
        count = len(held.artifacts) + len(held.exhausted)
    return count * game.rules.bonus_each[space]


class SummonDryad(Effect[Oak]):
    """OAK-8 Two steps on one Branch, which must allow both; the first gives no points."""

    def possible(self, game: Oak, player: int) -> bool:
        return bool(first_steps_of_two(game, game.holdings[player]))

    def perform(self, game: Oak, player: int) -> None:
        game.then(ClimbTwice(player))


def first_steps_of_two(game: Oak, held: Holdings) -> list[int]:
    found: list[int] = []
    for branch in BRANCHES:
        for space in next_spaces(game, held, branch):
            if any(not game.blocked[above] for above in game.rules.above[space]):
                found.append(space)
    return found


class ClimbTwice(OnTurn):
    """OAK-8 The first of two steps."""

    prompt = "dryad"
    rule = "3.7"

    def answers(self, game: Oak) -> list[Option]:
        return [
            ("advance", space) for space in first_steps_of_two(game, game.holdings[self.player])
        ]

    def answered(self, game: Oak, option: Option) -> None:
        climb(game, self.player, option[1], False)
        game.then(DemandSecondStep(self.player, branch_of(option[1])))


class DemandSecondStep(OnTurn):
    """OAK-8 The second step, on the same Branch."""

    prompt = "advance"
    rule = "3.7"

    def __init__(self, player: int, branch: int) -> None:
        super().__init__(player)
        self.branch: Final = branch

    def answers(self, game: Oak) -> list[Option]:
        spaces = next_spaces(game, game.holdings[self.player], self.branch)
        return [("advance", space) for space in spaces]

    def answered(self, game: Oak, option: Option) -> None:
        climb(game, self.player, option[1], True)


class WoodWarp(Effect[Oak]):
    """OAK-7, OAK-9 A step on every Branch, Feather, Mistletoe, Rune, each resolved completely."""

    def possible(self, game: Oak, player: int) -> bool:
        return any(can_advance(game, game.holdings[player], branch) for branch in BRANCHES)

    def perform(self, game: Oak, player: int) -> None:
        game.then(*(WarpBranch(player, branch) for branch in BRANCHES))


class WarpBranch(Step[Oak]):
    """A Druid that can advance must; where there is none, one of the Roots may be placed."""

    def __init__(self, player: int, branch: int) -> None:
        self.player: Final = player
        self.branch: Final = branch

    def run(self, game: Oak) -> None:
        held = game.holdings[self.player]
        if not can_advance(game, held, self.branch):
            return
        if space_on(held, self.branch) < 0:
            game.then(OfferPlacement(self.player, self.branch))
        else:
            game.then(DemandAdvance(self.player, self.branch, False))


class OfferPlacement(OnTurn):
    """OAK-9 A Druid of the Roots may enter the Branch."""

    prompt = "placement"
    rule = "3.7"

    def __init__(self, player: int, branch: int) -> None:
        super().__init__(player)
        self.branch: Final = branch

    def answers(self, game: Oak) -> list[Option]:
        return [("advance", game.rules.first_space[self.branch]), PASS]

    def answered(self, game: Oak, option: Option) -> None:
        if option == PASS:
            game.log("placed_nobody", player=self.player, resource=self.branch)
        else:
            climb(game, self.player, option[1], True)
