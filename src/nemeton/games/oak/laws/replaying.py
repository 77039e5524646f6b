"""3.10 Replaying an action of a card played on an earlier turn of this Round."""

from __future__ import annotations

from nemeton.engine.flow import Option
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import CARDS, PLAYED, REPLAY, deeds_of
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.effects.perform import Perform, in_reach, possible
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.state import Oak

__all__ = ["DemandReplay", "Replay", "replayable"]


def replayable(game: Oak, player: int) -> list[int]:
    """RPL-2, RPL-3 The deeds of cards played before that can be carried out, free of charge."""
    found: list[int] = []
    effects = game.rules.deed_effect
    for card in range(len(CARDS)):
        if game.holdings[player].cards[card] != PLAYED:
            continue
        for deed in deeds_of(card):
            if can_replay(game, player, effects[deed]):
                found.append(deed)
    return found


def can_replay(game: Oak, player: int, effect: int) -> bool:
    """RPL-4 The replay of Mysticism itself only once in a chain."""
    if effect != REPLAY:
        return possible(game, player, effect)
    if game.mysticism_replayed:
        return False
    game.mysticism_replayed = True
    found = bool(replayable(game, player))
    game.mysticism_replayed = False
    return found


class Replay(Effect[Oak]):
    """RPL-1 Mysticism, the Ring of the Seer and Renewal."""

    def possible(self, game: Oak, player: int) -> bool:
        if PLAYED not in game.holdings[player].cards:
            return False
        return bool(replayable(game, player))

    def lacks(self, game: Oak, player: int) -> Saying | None:
        if PLAYED not in game.holdings[player].cards:
            return Saying("why-nothing-played", rule="3.10")
        return Saying("why-nothing-to-replay", rule="3.10")

    def within_reach(self, game: Oak, player: int) -> bool:
        return any(
            in_reach(game, player, game.rules.deed_effect[deed])
            for card in range(len(CARDS))
            if game.holdings[player].cards[card] == PLAYED
            for deed in deeds_of(card)
            if game.rules.deed_effect[deed] != REPLAY
        )

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandReplay(player))


class DemandReplay(OnTurn):
    """RPL-2 Which action is replayed: no Resources, no Druid."""

    prompt = "replay"
    rule = "3.10"
    guarded = True

    def answers(self, game: Oak) -> list[Option]:
        return [("replay", deed) for deed in replayable(game, self.player)]

    def stays_open(self, game: Oak, answers: list[Option]) -> bool:
        return super().stays_open(game, answers) or (
            game.active == self.player and in_reach(game, self.player, REPLAY)
        )

    def answered(self, game: Oak, option: Option) -> None:
        effect = game.rules.deed_effect[option[1]]
        if effect == REPLAY:
            game.mysticism_replayed = True
        game.log("replayed", player=self.player, deed=option[1])
        game.then(Perform(self.player, effect))
