"""A table on the reference continent: positions set up, questions answered for real."""

from __future__ import annotations

from typing import Any, Self

from nemeton import testing
from nemeton.engine.flow import PASS, Option, Step
from nemeton.games.pangaia.game import GAME
from nemeton.games.pangaia.kinds import ABSENT, BLESSING_NAMES, CORRUPTED, RITUAL_NAMES
from nemeton.games.pangaia.laws.board import place_blight
from nemeton.games.pangaia.laws.spirit import SpiritAction
from nemeton.games.pangaia.laws.turn import EndTurn, TakeTurn, TreeGrowth
from nemeton.games.pangaia.state import Pangaia

RED, GREEN, BLUE = 0, 1, 2
SUN, WIND, RAIN, SNOW = range(4)
NONE = PASS

Cell = tuple[int, int]


class Table(testing.Table[Pangaia]):
    """A game whose continent is empty but for what the test puts there."""

    def __init__(self, players: int = 2, seed: int = 1, **options: Any) -> None:
        options.setdefault("continent", "reference" if players < 3 else "random")
        options.setdefault("first_player", "1")
        state = GAME.start(players=players, seed=seed, **options)
        super().__init__(state)
        for _ in range(players):
            state.choose(state.options()[0])
        self.clear()

    def clear(self) -> None:
        """Takes everything off the continent, the spirits too."""
        game = self.state
        self.clear_stack()
        game.ending = False
        for side in range(game.rules.players):
            for land in game.continent.lands:
                game.loose[side] += game.seeds[side * game.rules.hexes + land]
                game.seeds[side * game.rules.hexes + land] = 0
            game.spirit[side] = ABSENT
            game.energy[side] = 0
            game.resources[4 * side : 4 * side + 4] = [0, 0, 0, 0]

    # Given

    def at(self, cell: Cell) -> int:
        return self.state.continent.at(*cell)

    def tree(self, side: int, cell: Cell, level: int = 1, slots: tuple[int, ...] = ()) -> Self:
        """A tree; its treetops come from the slots named (1 to 6), or from the last full ones."""
        game, land = self.state, self.at(cell)
        game.trees[side] -= 1
        game.trunk[land] = game.holder[land] = side
        game.level[land] = level
        full = [slot for slot in range(5, -1, -1) if game.full[side] >> slot & 1]
        for slot in [slot - 1 for slot in slots] or full[: level - 1]:
            assert game.full[side] >> slot & 1
            game.full[side] &= ~(1 << slot)
        return self

    def seeds(self, side: int, cell: Cell, count: int = 1) -> Self:
        """Seeds on a land, harvested ones where the reserve has too few."""
        self.free_seeds(side, count)
        self.state.loose[side] -= count
        self.state.seeds[side * self.state.rules.hexes + self.at(cell)] += count
        return self

    def free_seeds(self, side: int, count: int) -> Self:
        """At least so many seeds in the reserve."""
        for seed in (2, 1, 0):
            if self.state.loose[side] < count and self.state.locked[side] >> seed & 1:
                self.state.locked[side] &= ~(1 << seed)
                self.state.loose[side] += 1
        assert self.state.loose[side] >= count
        return self

    def spirit(self, side: int, lake: Cell) -> Self:
        self.state.spirit[side] = self.at(lake)
        return self

    def energy(self, side: int, amount: int) -> Self:
        self.state.energy[side] = amount
        return self

    def resources(
        self, side: int, sun: int = 0, wind: int = 0, rain: int = 0, snow: int = 0
    ) -> Self:
        self.state.resources[4 * side : 4 * side + 4] = [sun, wind, rain, snow]
        return self

    def empty(self, side: int, *slots: int) -> Self:
        """Empties slots by putting their treetops on some own tree."""
        game = self.state
        land = next(land for land in game.continent.lands if game.holder[land] == side)
        for slot in slots:
            game.full[side] &= ~(1 << slot - 1)
            game.level[land] += 1
        return self

    def rituals(self, display: str = "", pile: str | None = None, **secrets: str) -> Self:
        """Exactly these cards face up ("rc5 rg1"), in the pile, in hands (secret0="rk2").

        Without a pile, the rest of the cards of this game stays in it.
        """
        game = self.state
        left = list(range(len(RITUAL_NAMES)))
        game.display = [taken(left, name) for name in display.split()]
        game.secret = [-1] * game.rules.sides
        game.secret_seen = [0] * game.rules.sides
        for side in range(game.rules.players):
            if f"secret{side}" in secrets:
                game.secret[side] = taken(left, secrets[f"secret{side}"])
        used = game.rules.components.rituals_used[game.rules.players]
        game.removed = [left.pop() for _ in range(len(RITUAL_NAMES) - used)]
        game.pile = left if pile is None else [taken(left, name) for name in pile.split()]
        game.discard = [] if pile is None else left
        return self

    def hand(self, side: int, *names: str) -> Self:
        """Blessings in a hand, taken from the pile."""
        for name in names:
            card = BLESSING_NAMES.index(name)
            self.state.blessing_pile.remove(card)
            self.state.hands[side].append(card)
        self.state.hands[side].sort()
        return self

    def blessing_pile(self, *names: str) -> Self:
        """Only these blessings are left to draw."""
        game = self.state
        left = [BLESSING_NAMES.index(name) for name in names]
        rest = game.blessing_pile.copy()
        for card in left:
            rest.remove(card)
        game.spent += rest
        game.blessing_pile = left
        return self

    # Given, against the Corrupted Spirit

    def calm(self) -> Self:
        """Takes the corrupted pieces off the continent too."""
        game = self.state
        for land in game.continent.lands:
            if game.trunk[land] == CORRUPTED:
                game.trees[CORRUPTED] += 1
                game.supply += game.blight[land]
                game.trunk[land] = game.holder[land] = -1
                game.level[land] = game.blight[land] = 0
            game.seeds[CORRUPTED * game.rules.hexes + land] = 0
        game.spirit[CORRUPTED] = ABSENT
        return self

    def evil_tree(self, cell: Cell, level: int = 1) -> Self:
        game, land = self.state, self.at(cell)
        game.trees[CORRUPTED] -= 1
        game.trunk[land] = game.holder[land] = CORRUPTED
        game.level[land] = 1
        for _ in range(level - 1):
            self.blight(cell)
        return self

    def blight(self, cell: Cell) -> Self:
        """A corrupted treetop from the supply."""
        self.state.supply -= 1
        place_blight(self.state, self.at(cell))
        return self

    def evil_seed(self, *cells: Cell) -> Self:
        for cell in cells:
            self.state.seeds[CORRUPTED * self.state.rules.hexes + self.at(cell)] += 1
        return self

    def sealed(self, *slots: int, seeds: str = "") -> Self:
        for slot in slots:
            self.state.sealed_slots |= 1 << slot - 1
            self.state.supply -= 1
        for seed in seeds:
            self.state.sealed_seeds |= 1 << "abc".index(seed)
        return self

    def marked(self, *tiles: int) -> Self:
        for tile in tiles:
            self.state.marked[tile] = 1
            self.state.land_energy[tile] = 0
        return self

    def automa(self, top: int, turned: int = -1, used: tuple[int, ...] = ()) -> Self:
        """The card on top, the one turned last and those turned before it; the rest is the pile."""
        game = self.state
        copies = game.rules.components.automa_copies
        game.automa_rest = [card for card, count in enumerate(copies) for _ in range(count)]
        game.automa_used = [*used, *([turned] if turned >= 0 else [])]
        game.automa_top = top
        game.automa_turned = turned
        game.storm_barred = 0
        for card in [top, *game.automa_used]:
            game.automa_rest.remove(card)
        return self

    # When

    def happens(self, *steps: Step[Pangaia]) -> Self:
        """Lets these steps happen, then two spirit actions of the first player to stop at."""
        return self.clear_stack().when(*steps, SpiritAction(RED), SpiritAction(RED))

    def turn(self, side: int) -> Self:
        self.state.first = 0
        self.state.round = max(self.state.round, 1)
        return self.when(TakeTurn(side))

    def action(self, side: int) -> Self:
        """The turn of a side from its spirit action on."""
        return self.when(SpiritAction(side), TreeGrowth(side), EndTurn(side))

    def growth(self, side: int) -> Self:
        """The turn of a side from its tree growth on."""
        return self.when(TreeGrowth(side), EndTurn(side))

    def asks(self, player: int, prompt: str, *options: Option) -> Self:
        return super().asks(player, prompt, *options).sound()

    def answer(self, verb: str, *arguments: int | Cell) -> Self:
        """Answers the pending question; cells stand for lands, what is left out must be clear."""
        wanted = self.option(verb, *arguments)
        matching = [each for each in self.options() if each[: len(wanted)] == wanted]
        self.state.choose(matching[0] if len(matching) == 1 else wanted)
        return self

    # Then

    def option(self, verb: str, *arguments: int | Cell) -> Option:
        return (verb, *[self.at(each) if isinstance(each, tuple) else each for each in arguments])

    def offers(self, verb: str, *arguments: int | Cell) -> bool:
        wanted = self.option(verb, *arguments)
        return any(option[: len(wanted)] == wanted for option in self.options())

    def refuses(self, verb: str, *arguments: int | Cell) -> bool:
        """Whether the option is not offered, and a sentence says why."""
        return not self.offers(verb, *arguments) and bool(self.why_not("en", verb, *arguments))

    def why_not(self, locale: str, verb: str, *arguments: int | Cell) -> str:
        """Why an option is refused; numbers left out are 0."""
        option = self.option(verb, *arguments)
        missing = len(GAME.verbs[verb]) - len(arguments)
        return self.state.why_not(option + (0,) * missing, locale)

    def level(self, cell: Cell) -> int:
        return self.state.level[self.at(cell)]

    def holder(self, cell: Cell) -> int:
        return self.state.holder[self.at(cell)]

    def seeds_on(self, side: int, cell: Cell) -> int:
        return self.state.seeds[side * self.state.rules.hexes + self.at(cell)]

    def held(self, side: int) -> list[int]:
        """The resources of a side: sun, wind, rain, snow."""
        return self.state.resources[4 * side : 4 * side + 4]

    def slots(self, side: int) -> list[int]:
        """The slots (1 to 6) that hold a treetop."""
        return [slot + 1 for slot in range(6) if self.state.full[side] >> slot & 1]

    def on_lake(self, side: int, lake: Cell) -> bool:
        return self.state.spirit[side] == self.at(lake)


def taken(left: list[int], name: str) -> int:
    card = RITUAL_NAMES.index(name)
    left.remove(card)
    return card


def card(name: str) -> int:
    return RITUAL_NAMES.index(name)


def blessing(name: str) -> int:
    return BLESSING_NAMES.index(name)
