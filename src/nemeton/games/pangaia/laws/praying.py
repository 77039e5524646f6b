"""3.7 Playing a ritual: realisation, score, gifts to opponents, the next card, decline."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.pangaia.automaton.purifying import PurifyTrees
from nemeton.games.pangaia.kinds import (
    CONNECTION,
    CORRUPTED,
    CROWN,
    GROVE,
    NO_CARD,
    PLAYER,
    PRAYING,
    RITUALS,
)
from nemeton.games.pangaia.laws.board import (
    discard_ritual,
    draw_blessing,
    draw_secret,
    gain_resource,
    land_type,
    take_secret,
)
from nemeton.games.pangaia.laws.decline import Die, WitherTrees
from nemeton.games.pangaia.laws.rituals import (
    added,
    best_chains,
    chains,
    connections,
    crowns,
    grove,
    groves,
    points,
    reached,
    towers,
    why_not_tree,
)
from nemeton.games.pangaia.state import Pangaia


class Pray(Step[Pangaia]):
    """A3 The spirit stands on the Pray place and a ritual begins, displayed or secret."""

    def __init__(self, side: int, card: int, secret: bool) -> None:
        self.side: Final = side
        self.card: Final = card
        self.secret: Final = secret

    def run(self, game: Pangaia) -> None:
        game.spirit[self.side] = PRAYING
        game.praying_in_secret = self.secret
        if self.secret and not game.secret_seen[self.side]:
            game.secret_seen[self.side] = 1
            game.reveal()
        kind = RITUALS[self.card][0]
        if kind == CONNECTION:
            game.then(DemandConnection(self.side, self.card))
        elif kind == GROVE:
            game.then(DemandGrove(self.side, self.card))
        else:
            game.then(DemandCrown(self.side, self.card))


class DemandConnection(Choice[Pangaia]):
    """The two own trees to connect, with the points of the best chain; `about` has its lands."""

    prompt = "connect"
    rule = "RT3"

    def __init__(self, side: int, card: int) -> None:
        self.side: Final = side
        self.card: Final = card

    def seat(self, game: Pangaia) -> int:
        return self.side

    def about(self, game: Pangaia) -> dict[str, Any]:
        found = best_chains(game, self.side, self.card)
        return {
            "card": self.card,
            "chains": [list(chain) for chain in found],
            "worths": added(game, self.side, found),
        }

    def options(self, game: Pangaia) -> list[Option]:
        return [("connect", *found) for found in connections(game, self.side, self.card)]

    def chosen(self, game: Pangaia, option: Option) -> None:
        game.then(DemandChain(self.side, self.card, option[1], option[2]))

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] != "connect":
            return None
        first, second = int(option[1]), int(option[2])
        kinds = RITUALS[self.card][1:]
        wrong = why_not_tree(game, self.side, first, kinds)
        wrong = wrong or why_not_tree(game, self.side, second, kinds)
        if wrong is not None:
            return wrong
        if first == second:
            joined = any(first in option[1:3] for option in self.options(game))
            return Saying("why-same-tree" if joined else "why-joined-to-none")
        if sorted((land_type(game, first), land_type(game, second))) != sorted(kinds):
            return Saying("why-wrong-pair")
        _, steps = reached(game, first)
        return Saying("why-not-joined") if steps[second] < 0 else None


class DemandChain(Choice[Pangaia]):
    """The shortest chain to use; `about` lists the lands of each."""

    prompt = "chain"
    rule = "RT3"

    def __init__(self, side: int, card: int, first: int, second: int) -> None:
        self.side: Final = side
        self.card: Final = card
        self.first: Final = first
        self.second: Final = second

    def seat(self, game: Pangaia) -> int:
        return self.side

    def about(self, game: Pangaia) -> dict[str, Any]:
        found = self.chains(game)
        return {
            "card": self.card,
            "first": self.first,
            "second": self.second,
            "chains": [list(chain) for chain in found],
            "worths": added(game, self.side, found),
        }

    def chains(self, game: Pangaia) -> list[tuple[int, ...]]:
        return chains(game, self.side, self.first, self.second)

    def options(self, game: Pangaia) -> list[Option]:
        found = self.chains(game)
        return [
            ("chain", number + 1, via(found, number), points(game, self.side, chain))
            for number, chain in enumerate(found)
        ]

    def chosen(self, game: Pangaia, option: Option) -> None:
        chain = self.chains(game)[option[1] - 1]
        game.then(PerformRitual(self.side, self.card, chain, option[3]))


def via(found: list[tuple[int, ...]], number: int) -> int:
    """A land that tells this chain from the first one, or the first one from the second."""
    other = found[0] if number else found[-1] if len(found) == 1 else found[1]
    for land in found[number]:
        if land not in other:
            return land
    return found[number][0]


class DemandGrove(Choice[Pangaia]):
    """The own tree in the middle, with the points of the grove; `about` has its lands."""

    prompt = "grove"
    rule = "RT4"

    def __init__(self, side: int, card: int) -> None:
        self.side: Final = side
        self.card: Final = card

    def seat(self, game: Pangaia) -> int:
        return self.side

    def about(self, game: Pangaia) -> dict[str, Any]:
        found = [grove(game, land) for land, _ in groves(game, self.side, self.card)]
        return {
            "card": self.card,
            "groves": [list(lands) for lands in found],
            "worths": added(game, self.side, found),
        }

    def options(self, game: Pangaia) -> list[Option]:
        return [("grove", *found) for found in groves(game, self.side, self.card)]

    def chosen(self, game: Pangaia, option: Option) -> None:
        lands = grove(game, option[1])
        game.then(PerformRitual(self.side, self.card, lands, option[2]))

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] != "grove":
            return None
        wrong = why_not_tree(game, self.side, int(option[1]), RITUALS[self.card][1:])
        if wrong is not None:
            return wrong
        alone = len(grove(game, int(option[1]))) == 1
        return Saying("why-no-neighbour" if alone else "why-other-grove")


class DemandCrown(Choice[Pangaia]):
    """The own tree that towers over its neighbours, with the points it brings."""

    prompt = "crown"
    rule = "RT6"

    def __init__(self, side: int, card: int) -> None:
        self.side: Final = side
        self.card: Final = card

    def seat(self, game: Pangaia) -> int:
        return self.side

    def about(self, game: Pangaia) -> dict[str, Any]:
        return {"card": self.card}

    def options(self, game: Pangaia) -> list[Option]:
        return [("crown", *found) for found in crowns(game, self.side, self.card)]

    def chosen(self, game: Pangaia, option: Option) -> None:
        game.then(PerformRitual(self.side, self.card, (option[1],), option[2]))

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] != "crown":
            return None
        wrong = why_not_tree(game, self.side, int(option[1]), RITUALS[self.card][1:])
        if wrong is not None:
            return wrong
        return None if towers(game, int(option[1])) else Saying("why-not-tallest")


class PerformRitual(Step[Pangaia]):
    """RT2 Score, resources to opponents, discard, refill or replace, decline; V2 comes last."""

    def __init__(self, side: int, card: int, lands: tuple[int, ...], score: int) -> None:
        self.side: Final = side
        self.card: Final = card
        self.lands: Final = lands
        self.score: Final = score

    def run(self, game: Pangaia) -> None:
        side = self.side
        game.log("ritual", player=side, card=self.card, lands=self.lands, points=self.score)
        game.energy[side] += self.score
        if RITUALS[self.card][0] != CROWN:
            reward_tall_trees(game, side, self.lands)
        game.played[side] += 1
        discard_ritual(game, side, self.card)
        if game.praying_in_secret:
            game.then(DemandSecret(side))
        self.decline(game)
        game.then(FinishRitual(side))

    def decline(self, game: Pangaia) -> None:
        """RT10, Z20 The crown tree dies; own trees wither, then the corrupted ones."""
        if RITUALS[self.card][0] == CROWN:
            land = self.lands[0]
            game.then(Die(self.side, land, game.level[land]))
            return
        own = tuple(land for land in self.lands if game.holder[land] == self.side)
        game.then(WitherTrees(self.side, own))
        if game.rules.solo:
            game.then(
                PurifyTrees(tuple(land for land in self.lands if game.holder[land] == CORRUPTED))
            )


def reward_tall_trees(game: Pangaia, side: int, lands: tuple[int, ...]) -> None:
    """RT5 A resource of its land for each opponent's tree of level 2 or more; A34 not in solo."""
    if game.rules.solo:
        return
    for land in lands:
        owner = game.holder[land]
        if owner != side and game.level[land] > 1:
            gain_resource(game, owner, game.continent.kind[land])


class DemandSecret(Choice[Pangaia]):
    """After the secret ritual a new one: unseen from the pile, or one of the display."""

    prompt = "new_secret"
    rule = "RT9"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def seat(self, game: Pangaia) -> int:
        return self.side

    def options(self, game: Pangaia) -> list[Option]:
        found: list[Option] = [("take_secret", card) for card in sorted(set(game.display))]
        if game.pile:
            found.append(("draw_secret",))
        return found

    def chosen(self, game: Pangaia, option: Option) -> None:
        match option:
            case ("draw_secret",):
                draw_secret(game, self.side)
            case ("take_secret", card):
                take_secret(game, self.side, card)

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] == "take_secret":
            return Saying("why-not-on-display")
        return Saying("why-no-pile") if option[0] == "draw_secret" else None


class FinishRitual(Step[Pangaia]):
    """V2 A blessing for the first ritual; Z26 the last ritual of a solo game decides it."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, game: Pangaia) -> None:
        if game.rules.first_blessing and game.played[self.side] == 1:
            draw_blessing(game, self.side)
        if game.rules.solo and rituals_are_over(game):
            game.finish((CORRUPTED,), (None, None), "rituals_over")


def rituals_are_over(game: Pangaia) -> bool:
    return not (game.display or game.pile or game.secret[PLAYER] != NO_CARD)
