"""3.16 Dusk, in Rounds 1 to 4."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.oak.kinds import (
    ANCIENT,
    AOS_SI,
    CEILIOG,
    DRUIDS_EACH,
    FOREST,
    GANCANAGH,
    IN_HAND,
    ON_BRANCH,
    ORDINARY,
    PLAYED,
    PLAYING,
    RECLUSE,
    REST,
    ROOTS,
)
from nemeton.games.oak.laws.asking import Asked
from nemeton.games.oak.laws.board import (
    draw_ingredients,
    gain,
    grow_forest,
    owns,
    put,
    resting_guests,
    seat_after,
    seats_from,
)
from nemeton.games.oak.laws.festival import AdvanceSun
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["DemandSeating", "Dusk", "EndDusk", "seatings"]


class Dusk(Step[Oak]):
    """DSK-0 to DSK-h, in this order."""

    def run(self, game: Oak) -> None:
        game.phase = "dusk"
        game.log("dusk")
        order = seats_from(game, game.first_player)
        for player in order:
            stir_creatures(game, player)  # DSK-0
        game.then(*(BringHome(player) for player in order))  # DSK-a
        game.then(CloseEnds(), AdvanceSun(game.first_player), EndDusk())


def stir_creatures(game: Oak, player: int) -> None:
    """DSK-0 Creatures 10 to 13 act."""
    for kind in range(3):
        if owns(game, player, CEILIOG + kind):
            count = gain(game, player, kind, game.rules.dusk_resources)
            game.log("gained", player=player, resource=kind, count=count)
    if owns(game, player, AOS_SI):
        draw_ingredients(game, player, game.rules.dusk_ingredients)


class BringHome(Step[Oak]):
    """DSK-a Gatherers go to the Roots; the others come home to rest as far as there is room."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Oak) -> None:
        held = game.holdings[self.player]
        if game.is_broichan(self.player):
            send_to_roots(game, held)  # BRO-13
            return
        for druid in range(DRUIDS_EACH):
            if held.place[druid] == FOREST:
                put(game, held, druid, ROOTS)
        game.then(DemandSeating(self.player))


def is_returning(place: int) -> bool:
    """Whether a Druid standing there comes back at Dusk, the Forest apart."""
    return FOREST < place < ON_BRANCH


def send_to_roots(game: Oak, held: Holdings) -> None:
    for druid in range(DRUIDS_EACH):
        if held.place[druid] >= FOREST and held.place[druid] < ON_BRANCH:
            put(game, held, druid, ROOTS)


def seatings(game: Oak, held: Holdings) -> list[tuple[int, ...]]:
    """A-28 The largest seatings: how many Ordinary Druids and which Elders come home to rest."""
    returning = [0] * 7
    for druid in range(DRUIDS_EACH):
        if is_returning(held.place[druid]):
            returning[held.kind[druid]] += 1
    if not any(returning):
        return []
    elders = [kind for kind in range(1, 7) if returning[kind]]
    best: list[tuple[int, ...]] = []
    for chosen in range(1 << len(elders)):
        seated = [kind for place, kind in enumerate(elders) if chosen >> place & 1]
        ordinaries = room_for_ordinaries(game, held, seated, returning[ORDINARY])
        if ordinaries >= 0:
            counts = (ordinaries, *(1 if kind in seated else 0 for kind in range(1, 7)))
            if not best or sum(counts) > sum(best[0]):
                best = []
            if not best or sum(counts) == sum(best[0]):
                best.append(counts)
    return best


def room_for_ordinaries(game: Oak, held: Holdings, seated: list[int], returning: int) -> int:
    """How many returning Ordinary Druids find room beside these Elders; -1 if the Elders do not."""
    ordinaries = housed = 0
    for druid in range(DRUIDS_EACH):
        if held.place[druid] == REST:
            if held.kind[druid] == ORDINARY:
                ordinaries += 1
            elif held.kind[druid] not in (RECLUSE, ANCIENT):
                housed += 1
    housed += sum(kind not in (RECLUSE, ANCIENT) for kind in seated)
    capable = game.rules.elder_spaces[held.order] + held.sanctuaries[0]
    plain = game.rules.ordinary_spaces[held.order] + held.sanctuaries[1]
    extra = game.rules.gancanagh_seats if GANCANAGH in held.creatures else 0
    if housed > capable + (extra if game.rules.gancanagh_elders else 0):
        return -1
    return min(returning, plain + capable - housed + extra - ordinaries)


class DemandSeating(Asked):
    """DSK-a Who comes home to rest; the others go to the Roots."""

    prompt = "seating"
    rule = "3.16"

    def options(self, game: Oak) -> list[Option]:
        return [("seat", *counts) for counts in seatings(game, game.holdings[self.player])]

    def chosen(self, game: Oak, option: Option) -> None:
        held = game.holdings[self.player]
        wanted = list(option[1:])
        for druid in range(DRUIDS_EACH):
            if is_returning(held.place[druid]):
                rests = wanted[held.kind[druid]] > 0
                wanted[held.kind[druid]] -= 1
                held.place[druid] = REST if rests else ROOTS
        fill_gancanagh(game, held)

    def otherwise(self, game: Oak) -> None:
        fill_gancanagh(game, game.holdings[self.player])


def fill_gancanagh(game: Oak, held: Holdings) -> None:
    """A-20 Its seats are taken now; the more, the more room is left elsewhere."""
    if GANCANAGH in held.creatures:
        held.seated = min(game.rules.gancanagh_seats, resting_guests(game, held))


class CloseEnds(Step[Oak]):
    """DSK-b to DSK-d Ends are blocked, cards return, the Forest grows."""

    def run(self, game: Oak) -> None:
        for held in game.holdings:
            for place in held.place:
                if place >= ON_BRANCH and game.rules.bonus[place - ON_BRANCH] >= 0:
                    game.blocked[place - ON_BRANCH] = True
            for card, where in enumerate(held.cards):
                if where in (PLAYED, PLAYING):
                    held.cards[card] = IN_HAND
        grow_forest(game)


class EndDusk(Step[Oak]):
    """DSK-f to DSK-h First Player, Round marker, neutral Druids."""

    def run(self, game: Oak) -> None:
        game.first_player = seat_after(game, game.first_player)
        game.round += 1
        if game.setup.players == 3:
            move_to_next_temple(game)
        else:
            for temple in range(3):
                if game.neutral[temple] >= 0:
                    game.neutral[temple] = (game.neutral[temple] + 1) % 3


def move_to_next_temple(game: Oak) -> None:
    """3.2 With three players: to the image slot of the next Temple clockwise."""
    temple = next(temple for temple in range(3) if game.neutral[temple] >= 0)
    following = game.rules.next_temple[temple]
    game.neutral[temple] = -1
    game.neutral[following] = game.rules.image[following]
