"""3.12 Free actions, and the questions of the player on turn, at which they stay open."""

from __future__ import annotations

from typing import ClassVar, Final

from nemeton.engine import free_actions as engine
from nemeton.engine.flow import Option
from nemeton.engine.several import Several
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import (
    ABHARTACH,
    CARW_GWYN,
    CREATURE_ROW,
    FREE,
    FROM_CREATURES,
    INGREDIENTS,
    SLUAGH,
    STONES,
    UNSEELIE_COURT,
)
from nemeton.games.oak.laws.asking import Asked, no_answer
from nemeton.games.oak.laws.board import gain, refill, score
from nemeton.games.oak.laws.paying import mixes
from nemeton.games.oak.laws.sets import paid_together, set_of
from nemeton.games.oak.pile import EVERYBODY, Pile
from nemeton.games.oak.rules import ANY_KIND, SAME_KIND
from nemeton.games.oak.state import Holdings, Oak

__all__ = [
    "DemandOrderUnder",
    "OnTurn",
    "extension_mixes",
    "extension_price",
    "free_actions",
    "price",
]

KINDS: Final = (0, 1, 2)
FAR: Final = 3  # what lies under more than so many displays does not come back soon
SOON: Final = 2  # nor, while a whole other display lies over them, do those that are put there


class OnTurn(engine.OnTurn[Oak]):
    """DAY-5 A question of the player on turn; free actions stay open."""

    free = FREE
    menu: ClassVar[bool] = False  # free actions are offered even beside a lone answer
    guarded: ClassVar[bool] = False  # a free action must leave this question an answer

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def seat(self, game: Oak) -> int:
        return self.player

    def holds(self, game: Oak) -> bool:
        """Whether what is under way can still be carried out."""
        return bool(self.answers(game))

    def stays_open(self, game: Oak, answers: list[Option]) -> bool:
        return game.active == self.player and (len(answers) > 1 or self.menu)

    def free_actions(self, game: Oak) -> list[Option]:
        found = free_actions(game, self.player)
        if found and self.guarded:
            return [each for each in found if leaves_an_answer(game, self.player, self, each)]
        return found

    def chosen(self, game: Oak, option: Option) -> None:
        if option[0] != "exchange":
            game.gave = game.received = 0
        super().chosen(game, option)

    def take_free_action(self, game: Oak, option: Option) -> None:
        take_free_action(game, self.player, option)

    def several(self, game: Oak) -> Several | None:
        """PAY-2 Where Resources of any kind are paid, they are picked one by one."""
        return paid_together(self.answers(game))

    def answers_for(self, game: Oak, numbers: list[int]) -> list[Option]:
        several = self.several(game)
        return [] if several is None else [("pay", *set_of(several, numbers, len(KINDS)))]

    def why_no_answer(self, game: Oak, option: Option) -> Saying | None:
        return no_answer(self, self.answers(game), option)

    def why_not_free(self, game: Oak, option: Option) -> Saying | None:
        """A-50 It would spoil what was begun; else why nobody in this position could take it."""
        if option in free_actions(game, self.player):
            return Saying("why-spoils", rule="3.12")
        return why_not_free(game, game.holdings[self.player], option)


def free_actions(game: Oak, player: int) -> list[Option]:
    """Every free action that the player may take now."""
    held = game.holdings[player]
    wanted = [kind for kind in KINDS if held.resources[kind] < game.rules.most]
    found: list[Option] = []
    if wanted:
        found += trades(held, wanted)
    for row in (STONES, CREATURE_ROW):
        if held.limits[row] < game.rules.most_limits[row]:
            found += [("extend", row, *mix) for mix in extension_mixes(game, held, row)]
    if held.creatures:
        found += exchanges(game, held, wanted)
        if CARW_GWYN in held.creatures:
            found.append(("carw_gwyn",))
    found += [("renew", display) for display in (0, 1) if can_renew(game, held, display)]
    return found


def trades(held: Holdings, wanted: list[int]) -> list[Option]:
    """FREE-1, FREE-2 Two Ingredients, or with Abhartach one, for a Resource below its maximum."""
    found: list[Option] = []
    kinds = [kind for kind in range(len(INGREDIENTS)) if held.ingredients[kind]]
    for place, first in enumerate(kinds):
        for second in kinds[place:]:
            if second != first or held.ingredients[first] > 1:
                found += [("trade", first, second, kind) for kind in wanted]
    if kinds and ABHARTACH in held.creatures:
        found += [("abhartach", given, kind) for given in kinds for kind in wanted]
    return found


def extension_price(game: Oak, held: Holdings, row: int) -> tuple[int, int]:
    """FREE-3 Kind and cost of the next step of a card limit marker, Unseelie Court counted."""
    steps = game.rules.extension_cost[held.order][row]
    step = held.limits[row] - game.rules.start_limits[row]
    cost = steps[min(step, len(steps) - 1)]
    if UNSEELIE_COURT in held.creatures:
        cost = max(0, cost - 2)
    return game.rules.extension_kind[held.order][row], cost


def extension_mixes(game: Oak, held: Holdings, row: int) -> list[tuple[int, int, int]]:
    """FREE-3 The ways to pay for one step of a card limit marker that has one left."""
    kind, cost = extension_price(game, held, row)
    if kind == ANY_KIND:
        return mixes(held.resources, cost, (cost, cost, cost))
    ways = [
        (cost if each == 0 else 0, cost if each == 1 else 0, cost if each == 2 else 0)
        for each in KINDS
        if kind in (each, SAME_KIND) and held.resources[each] >= cost
    ]
    return ways[:1] if cost == 0 else ways


def exchanges(game: Oak, held: Holdings, wanted: list[int]) -> list[Option]:
    """FREE-4 One for one; a kind given away is not received again, nor the other way round, before
    something else is chosen: direct exchanges reach whatever roundabout ones do."""
    found: list[Option] = []
    for given in KINDS:
        if SLUAGH + given not in held.creatures or not held.resources[given]:
            continue
        if game.received >> given & 1:
            continue
        for kind in wanted:
            if kind != given and not game.gave >> kind & 1:
                found.append(("exchange", given, kind))
    return found


def can_renew(game: Oak, held: Holdings, display: int) -> bool:
    """FREE-5, FREE-6 Once per turn, before taking such a card, with cards in the pile."""
    if game.closed[display]:
        return False
    pile = game.creature_pile if display == 0 else game.artifact_pile
    if not pile.layers:
        return False
    cost = game.rules.renewal_cost[display]
    return all(held.resources[kind] >= cost[kind] for kind in KINDS)


def price(game: Oak, option: Option) -> tuple[int, int, int]:
    """The Resources that a free action takes."""
    if option[0] == "extend":
        return (option[2], option[3], option[4])
    if option[0] == "renew":
        cost = game.rules.renewal_cost[option[1]]
        return (cost[0], cost[1], cost[2])
    if option[0] == "exchange":
        given = option[1]
        return (int(given == 0), int(given == 1), int(given == 2))
    return (0, 0, 0)


def leaves_an_answer(game: Oak, player: int, question: OnTurn, option: Option) -> bool:
    """A-50 Whether what has been begun can still be carried out after this free action."""
    held = game.holdings[player]
    resources, ingredients, limits = held.resources, held.ingredients, held.limits
    held.resources = resources.copy()
    held.ingredients = ingredients.copy()
    held.limits = limits.copy()
    exchange_things(game, player, option)
    if option[0] == "extend":
        held.limits[option[1]] += 1
    holds = question.holds(game)
    held.resources = resources
    held.ingredients = ingredients
    held.limits = limits
    return holds


def exchange_things(game: Oak, player: int, option: Option) -> None:
    """What a free action takes and gives, in Resources and in the player's Ingredients."""
    held = game.holdings[player]
    paid = price(game, option)
    for kind in KINDS:
        held.resources[kind] -= paid[kind]
    match option:
        case ("trade", first, second, kind):
            held.ingredients[first] -= 1
            held.ingredients[second] -= 1
            gain(game, player, kind, 1)
        case ("abhartach", given, kind):
            held.ingredients[given] -= 1
            gain(game, player, kind, 1)
        case ("exchange", _, kind):
            gain(game, player, kind, 1)


def take_free_action(game: Oak, player: int, option: Option) -> None:
    """Carries out a free action."""
    exchange_things(game, player, option)
    held = game.holdings[player]
    match option:
        case ("exchange", given, kind):
            game.gave |= 1 << given
            game.received |= 1 << kind
            game.log("exchanged", player=player, given=given, resource=kind)
        case ("trade", first, second, kind):
            return_to_bag(game, (first, second))
            game.log("traded", player=player, ingredients=[first, second], resource=kind)
        case ("abhartach", given, kind):
            return_to_bag(game, (given,))
            game.log("traded", player=player, ingredients=[given], resource=kind)
        case ("extend", row, _, _, _):
            held.limits[row] += 1
            game.log("extended", player=player, row=row, count=held.limits[row])
            for kind, count in enumerate(price(game, option)):
                if count:
                    game.log("paid", player=player, resource=kind, count=count)
        case ("renew", display):
            game.then(DemandOrderUnder(player, display))
        case _:
            discard_carw_gwyn(game, player)


def return_to_bag(game: Oak, kinds: tuple[int, ...]) -> None:
    for kind in kinds:
        game.bag[kind] += 1


def discard_carw_gwyn(game: Oak, player: int) -> None:
    """FREE-7 Carw Gwyn leaves its place and brings its points."""
    game.holdings[player].creatures.remove(CARW_GWYN)
    game.log("released", player=player, creature=CARW_GWYN)
    score(game, player, game.rules.carw_points, FROM_CREATURES)


class DemandOrderUnder(Asked):
    """FREE-5 The three displayed cards go under the pile, in an order that only the player knows;
    under a high pile as they lie, for nobody will see them soon. While there is a pile, there are
    three."""

    prompt = "order_under"
    rule = "3.12"

    def __init__(self, player: int, display: int) -> None:
        super().__init__(player)
        self.display: Final = display

    def options(self, game: Oak) -> list[Option]:
        shown, pile = self.cards(game)
        if pile.size() > FAR * len(shown):
            return []
        verb = "under" if self.display == 0 else "tiles_under"
        return [(verb, *order) for order in orders_of(shown)]

    def indifferent(self, game: Oak) -> bool:
        """Three are drawn at once, and three more lie over those put under the pile."""
        shown, pile = self.cards(game)
        return pile.size() >= SOON * len(shown)

    def cards(self, game: Oak) -> tuple[list[int], Pile]:
        if self.display == 0:
            return game.creatures, game.creature_pile
        return game.artifacts, game.artifact_pile

    def chosen(self, game: Oak, option: Option) -> None:
        display, pile = self.cards(game)
        if pile.size() >= len(display):  # else the order shows at once
            game.unseen(option[1:], (self.display,), (self.player,))
        self.renew(game, list(option[1:]), self.player)

    def otherwise(self, game: Oak) -> None:
        self.renew(game, self.cards(game)[0].copy(), EVERYBODY)

    def renew(self, game: Oak, order: list[int], known_to: int) -> None:
        display, pile = self.cards(game)
        pile.put_under(order, known_to)
        display.clear()
        game.closed[self.display] = True
        refill(game, display, pile)
        key = "renewed_creatures" if self.display == 0 else "renewed_artifacts"
        if self.display == 0:
            game.log(key, player=self.player, creatures=list(display))
        else:
            game.log(key, player=self.player, artifacts=list(display))


def orders_of(cards: list[int]) -> list[list[int]]:
    """Every order of up to three cards."""
    if len(cards) <= 1:
        return [list(cards)]
    found: list[list[int]] = []
    for place, card in enumerate(cards):
        rest = cards[:place] + cards[place + 1 :]
        found += [[card, *order] for order in orders_of(rest)]
    return found


# Refusals


def why_not_free(game: Oak, held: Holdings, option: Option) -> Saying | None:
    """3.12 Why this free action is none."""
    match option:
        case ("trade", first, second, kind):
            return why_not_trade(game, held, (first, second), kind)
        case ("abhartach", given, kind):
            return lacks(held, ABHARTACH) or why_not_trade(game, held, (given,), kind)
        case ("extend", row, _, _, _):
            return why_not_extend(game, held, row)
        case ("exchange", given, kind):
            return lacks(held, SLUAGH + given) or why_not_exchange(game, held, given, kind)
        case ("renew", display):
            return why_not_renew(game, display)
    return lacks(held, CARW_GWYN)


def lacks(held: Holdings, creature: int) -> Saying | None:
    if creature in held.creatures:
        return None
    return Saying("why-no-such-creature", rule="3.12", creature=creature)


def why_not_trade(game: Oak, held: Holdings, given: tuple[int, ...], kind: int) -> Saying:
    """FREE-1, FREE-2 The tokens, then the track; two kinds are named in the order of the list."""
    for each in given:
        if held.ingredients[each] < given.count(each):
            return Saying("why-token-missing", rule="3.12", ingredient=each)
    if held.resources[kind] >= game.rules.most:
        return Saying("why-track-full", rule="3.12", resource=kind)
    return Saying("why-named-otherwise", rule="3.12")


def why_not_extend(game: Oak, held: Holdings, row: int) -> Saying:
    """FREE-3 The marker is at its end, or this is not its price, or it is not there."""
    if held.limits[row] >= game.rules.most_limits[row]:
        return Saying("why-marker-ends", rule="3.12", row=row)
    kind, cost = extension_price(game, held, row)
    return Saying("why-extension-price", rule="3.12", row=row, kind=kind, cost=cost)


def why_not_exchange(game: Oak, held: Holdings, given: int, kind: int) -> Saying:
    if given == kind:
        return Saying("why-same-kind", rule="3.12")
    if not held.resources[given]:
        return Saying("why-none-left", rule="3.12", resource=given)
    if held.resources[kind] >= game.rules.most:
        return Saying("why-track-full", rule="3.12", resource=kind)
    return Saying("why-to-and-fro", rule="3.12")


def why_not_renew(game: Oak, display: int) -> Saying:
    if game.closed[display]:
        return Saying("why-renewed-already", rule="3.12")
    pile = game.creature_pile if display == 0 else game.artifact_pile
    if not pile.layers:
        return Saying("why-pile-empty", rule="3.12")
    return Saying("why-renewal-price", rule="3.12", display=display)
