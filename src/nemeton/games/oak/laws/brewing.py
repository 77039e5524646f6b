"""3.15 Brewing: which Potions, with which tokens."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option
from nemeton.engine.several import Several
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import (
    CHOSEN,
    CLURICHAUN,
    DARKWOOD,
    FEAR_DEARG,
    FROM_DARKWOOD,
    HEART_POTION,
    INGREDIENTS,
    POTION_EFFECTS,
)
from nemeton.games.oak.laws.board import score
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.effects.perform import Perform, possible
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.laws.sets import set_of, used_together
from nemeton.games.oak.state import NO_SEAT, Holdings, Oak

__all__ = [
    "Brew",
    "DarkwoodPoints",
    "DemandPotion",
    "DemandTokens",
    "OfferTakeBack",
    "brewable",
    "payments",
]

KINDS: Final = range(len(INGREDIENTS))
ANY: Final = 5
LONGEST_LIST: Final = 60
IDLY: Final = "brew_idly"  # as things stand, the Potion has no effect
Tokens = tuple[int, int, int, int, int]


def on_offer(game: Oak, held: Holdings) -> list[int]:
    """POT-1 The public tiles, the player's private one, and the three tiers of Darkwood."""
    tiles = [tile for tile in game.potions if may_brew(held, tile)]
    if held.private_potion >= 0 and may_brew(held, held.private_potion):
        tiles.append(held.private_potion)
    return [*tiles, DARKWOOD, DARKWOOD + 1, DARKWOOD + 2]


def may_brew(held: Holdings, tile: int) -> bool:
    """POT-7 The Chosen and the Heart only once per player."""
    if tile == CHOSEN:
        return not held.brewed_chosen
    return not (tile == HEART_POTION and held.brewed_heart)


def enough(game: Oak, held: Holdings, potion: int, fewer: int, least: int) -> bool:
    """Whether the player's tokens make the Potion, with so many fewer but at least so many."""
    owned = held.ingredients
    fewer = saved_tokens(game, potion, fewer, least)
    tokens = owned[0] + owned[1] + owned[2] + owned[3] + owned[4]
    if tokens < least:
        return False
    if potion >= DARKWOOD:
        needed = game.rules.darkwood_kinds[potion - DARKWOOD]
        matched = min(needed, 5 - owned.count(0))
        missing = needed - matched
    else:
        recipe = game.rules.recipes[potion]
        matched, missing = matches(owned, recipe)
    dropped = min(fewer, missing)
    missing -= dropped
    if missing and FEAR_DEARG not in held.creatures:
        return False
    free_tokens = 0 if potion >= DARKWOOD else game.rules.recipes[potion][ANY]
    free_tokens = max(0, free_tokens - (fewer - dropped))
    return tokens - matched >= 2 * missing + free_tokens


def saved_tokens(game: Oak, potion: int, fewer: int, least: int) -> int:
    """How many tokens are really left out: at least so many must be used."""
    if fewer == 0:
        return 0
    if potion >= DARKWOOD:
        return min(fewer, max(0, game.rules.darkwood_kinds[potion - DARKWOOD] - least))
    return min(fewer, max(0, sum(game.rules.recipes[potion]) - least))


def matches(owned: list[int], recipe: list[int]) -> tuple[int, int]:
    """How many of the named tokens are there, and how many are missing."""
    matched = missing = 0
    for kind in KINDS:
        if recipe[kind]:
            matched += min(owned[kind], recipe[kind])
            missing += max(0, recipe[kind] - owned[kind])
    return matched, missing


def brewable(game: Oak, held: Holdings, fewer: int, least: int) -> list[int]:
    """The Potions that the player can brew now."""
    return [p for p in on_offer(game, held) if enough(game, held, p, fewer, least)]


class Brew(Effect[Oak]):
    """POT-2 Brewing, with fewer tokens by the Golden Cauldron (POT-5) or the Ovate (A-9)."""

    def __init__(self, fewer: int = 0, least: int = 0) -> None:
        self.fewer = fewer
        self.least = least

    def possible(self, game: Oak, player: int) -> bool:
        held = game.holdings[player]
        for potion in on_offer(game, held):
            if enough(game, held, potion, self.fewer, self.least):
                return True
        return False

    def lacks(self, game: Oak, player: int) -> Saying | None:
        return Saying("why-nothing-to-brew", rule="3.15.1")

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandPotion(player, self.fewer, self.least))


class DemandPotion(OnTurn):
    """POT-1 Which Potion is brewed."""

    prompt = "brew"
    rule = "3.15.1"
    guarded = True

    def __init__(self, player: int, fewer: int, least: int) -> None:
        super().__init__(player)
        self.fewer: Final = fewer
        self.least: Final = least

    def answers(self, game: Oak) -> list[Option]:
        held = game.holdings[self.player]
        return [
            ("brew" if possible(game, self.player, POTION_EFFECTS + potion) else IDLY, potion)
            for potion in brewable(game, held, self.fewer, self.least)
        ]

    def stays_open(self, game: Oak, answers: list[Option]) -> bool:
        """What would be brewed without effect is no foregone choice while a free action is open."""
        idle = bool(answers) and answers[0][0] == IDLY
        return super().stays_open(game, answers) or (idle and game.active == self.player)

    def answered(self, game: Oak, option: Option) -> None:
        game.then(DemandTokens(self.player, option[1], self.fewer, self.least, ()))


class DemandTokens(OnTurn):
    """POT-3 Which tokens are used; a long list is asked kind by kind."""

    prompt = "tokens"
    rule = "3.15.1"
    guarded = True

    def __init__(
        self, player: int, potion: int, fewer: int, least: int, spent: tuple[int, ...]
    ) -> None:
        super().__init__(player)
        self.potion: Final = potion
        self.fewer: Final = fewer
        self.least: Final = least
        self.spent: Final = spent  # how many of the first kinds, as answered before

    def about(self, game: Oak) -> dict[str, int]:
        return {"potion": self.potion}

    def holds(self, game: Oak) -> bool:
        if self.spent:
            return bool(self.answers(game))
        return enough(game, game.holdings[self.player], self.potion, self.fewer, self.least)

    def ways(self, game: Oak) -> list[Tokens]:
        """What may be used, as far as it agrees with the answers before."""
        held = game.holdings[self.player]
        return [
            tokens
            for tokens in payments(game, held, self.potion, self.fewer, self.least)
            if tokens[: len(self.spent)] == self.spent
        ]

    def answers(self, game: Oak) -> list[Option]:
        ways = self.ways(game)
        if len(ways) <= LONGEST_LIST:
            return [("use", *tokens) for tokens in ways]
        kind = len(self.spent)
        return [("use_of", kind, count) for count in sorted({tokens[kind] for tokens in ways})]

    def several(self, game: Oak) -> Several | None:
        return None if self.spent else used_together(self.ways(game))

    def answers_for(self, game: Oak, numbers: list[int]) -> list[Option]:
        several = self.several(game)
        if several is None:
            return []
        tokens = set_of(several, numbers, len(INGREDIENTS))
        by_kind: list[Option] = [("use_of", kind, tokens[kind]) for kind in KINDS]
        return [*by_kind, ("use", *tokens)]  # those that are asked for

    def answered(self, game: Oak, option: Option) -> None:
        if option[0] == "use_of":
            spent = (*self.spent, option[2])
            game.then(DemandTokens(self.player, self.potion, self.fewer, self.least, spent))
        else:
            complete(game, self.player, self.potion, option[1:])


def payments(game: Oak, held: Holdings, potion: int, fewer: int, least: int) -> list[Tokens]:
    """POT-3 to POT-5 Every set of owned tokens that makes the Potion."""
    fewer = saved_tokens(game, potion, fewer, least)
    pairs_allowed = FEAR_DEARG in held.creatures
    if potion >= DARKWOOD:
        different = game.rules.darkwood_kinds[potion - DARKWOOD] - fewer
        recipes = [([1, 1, 1, 1, 1], different, 0)]
    else:
        recipe = game.rules.recipes[potion]
        short = shortened((recipe[:ANY], recipe[ANY]), fewer)
        recipes = [(named, sum(named), free_tokens) for named, free_tokens in short]
    found: set[Tokens] = set()
    for named, needed, free_tokens in recipes:
        most = free_tokens + (2 * needed if pairs_allowed else needed)
        for tokens in token_sets(held.ingredients, free_tokens + needed, most):
            if makes(tokens, named, needed, free_tokens):
                found.add(tokens)
    return sorted(found, reverse=True)


def makes(tokens: Tokens, named: list[int], needed: int, free_tokens: int) -> bool:
    """POT-4 A named token is there or replaced by two, so the size of the set tells how many must
    be there: two for each token needed, and one less for each that is not replaced."""
    size = matched = 0
    for kind in KINDS:
        size += tokens[kind]
        matched += min(tokens[kind], named[kind])
    return free_tokens + 2 * needed - size <= min(matched, needed)


def token_sets(owned: list[int], fewest: int, most: int) -> list[Tokens]:
    """Every set of owned tokens of a size between these."""
    found: list[list[int]] = [[]]
    for kind in KINDS:
        further = sum(owned[kind + 1 :])
        longer: list[list[int]] = []
        for counts in found:
            size = sum(counts)
            low, high = max(0, fewest - size - further), min(owned[kind], most - size)
            longer += [[*counts, count] for count in range(low, high + 1)]
        found = longer
    return [(each[0], each[1], each[2], each[3], each[4]) for each in found]


def shortened(recipe: tuple[list[int], int], fewer: int) -> list[tuple[list[int], int]]:
    """The recipes that will do: named tokens and further ones, after leaving out so many."""
    found = [recipe]
    for _ in range(fewer):
        found = [shorter for each in found for shorter in one_less(each)]
    return found


def one_less(recipe: tuple[list[int], int]) -> list[tuple[list[int], int]]:
    """The recipe without one of its tokens, whichever."""
    named, free_tokens = recipe
    found: list[tuple[list[int], int]] = []
    if free_tokens:
        found.append((named, free_tokens - 1))
    for kind in KINDS:
        if named[kind]:
            less = [named[each] - (1 if each == kind else 0) for each in KINDS]
            found.append((less, free_tokens))
    return found or [recipe]


def complete(game: Oak, player: int, potion: int, tokens: tuple[int, ...]) -> None:
    """POT-2 Tokens to the bag, a marker, then the effect at once; Clurichaun before it (H-21)."""
    held = game.holdings[player]
    for kind in KINDS:
        held.ingredients[kind] -= tokens[kind]
        game.bag[kind] += tokens[kind]
    held.markers += 1
    if potion == CHOSEN:
        held.brewed_chosen = True
    elif potion == HEART_POTION:
        held.brewed_heart = True
    used = [kind for kind in KINDS for _ in range(tokens[kind])]
    game.log("brewed", player=player, potion=potion, ingredients=used)
    if used and CLURICHAUN in held.creatures:
        game.then(OfferTakeBack(player, tuple(tokens)))
    game.then(Perform(player, POTION_EFFECTS + potion))


class OfferTakeBack(OnTurn):
    """POT-6 Clurichaun: one of the tokens just used comes back."""

    prompt = "take_back"
    rule = "3.15.1"

    def __init__(self, player: int, used: tuple[int, ...]) -> None:
        super().__init__(player)
        self.used: Final = used

    def answers(self, game: Oak) -> list[Option]:
        return [*(("take_back", kind) for kind in KINDS if self.used[kind]), PASS]

    def indifferent(self, game: Oak) -> bool:
        """END-3 After the last Day Ingredients are worth nothing."""
        return game.active == NO_SEAT

    def answered(self, game: Oak, option: Option) -> None:
        if option != PASS:
            game.bag[option[1]] -= 1
            game.holdings[self.player].ingredients[option[1]] += 1
            game.log("took_back", player=self.player, ingredient=option[1])


class DarkwoodPoints(Effect[Oak]):
    """2.8 The Darkwood Potion gives points by its tier."""

    def __init__(self, tier: int) -> None:
        self.tier = tier

    def possible(self, game: Oak, player: int) -> bool:
        return True

    def perform(self, game: Oak, player: int) -> None:
        score(game, player, game.rules.darkwood_points[self.tier], FROM_DARKWOOD)
