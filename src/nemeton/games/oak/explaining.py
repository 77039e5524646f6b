"""What every card, tile, Druid, space and mark of Oak does, and what holds of it now.

Things: ("space", name), ("deed", name), ("slot", name, temple), ("resource", name, player) and so
on; without a player it is the reader's own. All that is told of holdings is public (A-35).
"""

from __future__ import annotations

from typing import Final

from nemeton.engine.explanation import Thing
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import (
    ARTIFACTS,
    BONUSES,
    CARDS,
    CREATURES,
    DEEDS,
    DRUIDS,
    INGREDIENTS,
    ON_BRANCH,
    ORDERS,
    ORDINARY,
    POTIONS,
    RESOURCES,
    REST,
    ROOTS,
    ROWS,
    SIDES,
    SPACES,
    TILES,
    card_of,
    oak_deed,
)
from nemeton.games.oak.laws.board import (
    creature_capacity,
    forest_tokens,
    slot_is_occupied,
    stone_capacity,
    stone_cards,
    sun_reached,
)
from nemeton.games.oak.laws.climbing import end_bonus
from nemeton.games.oak.laws.temple import cost_of
from nemeton.games.oak.options import MARKS
from nemeton.games.oak.rules import ANY_KIND, Rules
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["now", "things"]

SLOTS: Final = ("one", "two", "three")
ANY: Final = 5  # the place of tokens of any kind in a recipe


def things(rules: Rules) -> dict[Thing, Saying]:
    """Everything of the box, with the printed values in its words."""
    found: dict[Thing, Saying] = {}
    for names, kind, rule in (
        (ORDERS, "order", "3.9.1"),
        (CARDS, "card", "3.6"),
        (SLOTS, "slot", "3.6.2"),
        (ARTIFACTS, "artifact", "3.14.3"),
        (DRUIDS, "druid", "3.5.2"),
        (RESOURCES, "resource", "3.13"),
        (CREATURES, "creature", "3.14.1"),
        (POTIONS, "potion", "3.15.2"),
        (SIDES, "side", "3.14.2"),
        (ROWS, "row", "3.12"),
        (("creatures", "artifacts"), "display", "3.12"),
    ):
        found.update({(kind, name): Saying("", rule) for name in names})
    found.update({("deed", name): Saying("about-deed", "3.6.4") for name in DEEDS})
    found.update({("ingredient", name): INGREDIENT for name in INGREDIENTS})
    found.update({("mark", name): Saying("", rule) for name, rule in MARKS.items()})
    found.update({("space", name): space_told(rules, n) for n, name in enumerate(SPACES)})
    return found


INGREDIENT: Final = Saying("about-ingredient", "3.15.1")


def space_told(rules: Rules, space: int) -> Saying:
    bonus = rules.bonus[space]
    if bonus < 0:
        return Saying("about-space", "3.7")
    return Saying(f"about-end_{BONUSES[bonus]}", "3.7", number=rules.bonus_each[space])


def now(game: Oak, seat: int | None, thing: Thing) -> list[Saying]:
    """The lines under a thing's effect; what makes no sense has none."""
    name = str(thing[1])
    which = [int(part) for part in thing[2:]]
    whose = which[0] if which else seat
    held = holder(game, whose)
    match thing[0]:
        case "space":
            return of_space(game, seat, SPACES.index(name))
        case "deed":
            return of_deed(game, held, DEEDS.index(name))
        case "slot":
            return of_slot(game, SLOTS.index(name), which)
        case "artifact":
            return of_artifact(game, ARTIFACTS.index(name))
        case "creature":
            return [creature_worth(game, CREATURES.index(name))]
        case "potion" if name in POTIONS[:TILES]:
            return [recipe(game, POTIONS.index(name))]
        case "side":
            return [Saying("now-points", points=game.rules.sanctuary_points[SIDES.index(name)])]
        case "mark":
            return of_mark(game, held, name)
    if held is None or whose is None:
        return []
    told = of_holdings(held, str(thing[0]), name)
    if whose != seat:
        told = [of_another(game, each, whose) for each in told]
    return [*told, room(game, held, name)] if thing[0] == "row" else told


def holder(game: Oak, whose: int | None) -> Holdings | None:
    """Whose grove is meant: that of the player named, else the reader's own."""
    return None if whose is None or whose >= len(game.holdings) else game.holdings[whose]


def of_holdings(held: Holdings, kind: str, name: str) -> list[Saying]:
    if kind == "resource":
        return [Saying("now-resource", count=held.resources[RESOURCES.index(name)])]
    if kind == "ingredient":
        return [Saying("now-resource", count=held.ingredients[INGREDIENTS.index(name)])]
    if kind == "row":
        return [Saying("now-limit", count=held.limits[ROWS.index(name)])]
    if kind == "druid":
        pairs = zip(held.kind, held.place, strict=True)
        wanted = DRUIDS.index(name)
        active = sum(1 for each, place in pairs if each == wanted and place == REST)
        return [Saying("now-druids", active=active)]
    return []


def of_another(game: Oak, said: Saying, whose: int) -> Saying:
    """The same of somebody else, by name: nobody reads of another's grove that it is theirs."""
    return Saying(f"{said.key}_of", said.rule, player=player_name(game, whose), **said.params)


def room(game: Oak, held: Holdings, row: str) -> Saying:
    """How many cards still find a place in a row."""
    if row == ROWS[0]:
        left = stone_capacity(game, held) - stone_cards(held)
    else:
        left = creature_capacity(game, held) - len(held.creatures)
    return Saying("now-room", left=max(0, left))


def of_space(game: Oak, seat: int | None, space: int) -> list[Saying]:
    """What it is worth now, who stands there, whether it is closed."""
    found: list[Saying] = []
    if game.rules.bonus[space] < 0:
        feathers, mistletoe, runes = game.rules.space_income[space]
        if feathers or mistletoe or runes:
            found.append(Saying("now-shows", feathers=feathers, mistletoe=mistletoe, runes=runes))
    elif seat is not None and holder(game, seat) is not None:
        found.append(Saying("now-end", points=end_bonus(game, seat, space)))
    found += [
        Saying("now-stands", player=player_name(game, number))
        for number, held in enumerate(game.holdings)
        if ON_BRANCH + space in held.place
    ]
    return [*found, Saying("now-blocked")] if game.blocked[space] else found


def player_name(game: Oak, number: int) -> int:
    """The number of a player among the names."""
    return 4 if game.is_broichan(number) else number


def of_deed(game: Oak, held: Holdings | None, deed: int) -> list[Saying]:
    """Its printed price, and what the reader's Creatures make of it."""
    kind, cost = game.rules.deed_kind[deed], game.rules.deed_cost[deed]
    resource = -1 if kind == ANY_KIND else kind
    found = [Saying("cost-deed", cost=cost, resource=resource)]
    if held is None or deed == oak_deed(card_of(deed)):
        return found
    less = cost_of(game, held, deed, ORDINARY)
    return [*found, Saying("cost-now", cost=less)] if less < cost else found


def of_slot(game: Oak, slot: int, which: list[int]) -> list[Saying]:
    if not which or which[0] >= len(RESOURCES):
        return []
    occupied = slot_is_occupied(game, which[0], slot)
    return [Saying("now-occupied" if occupied else "now-free")]


def of_artifact(game: Oak, tile: int) -> list[Saying]:
    """What the next notch gains or loses."""
    rules, notch = game.rules, game.notch[tile]
    if notch >= rules.last_notch:
        return [Saying("now-used_up")]
    points = rules.notches[notch + 1]
    if points < 0:
        return [Saying("now-use_loses", points=-points)]
    return [Saying("now-use", points=points)]


def creature_worth(game: Oak, creature: int) -> Saying:
    points = game.rules.creature_points[creature]
    if points < 0:
        return Saying("now-worth_loses", points=-points)
    return Saying("now-worth", points=points)


def recipe(game: Oak, tile: int) -> Saying:
    """The tokens a Potion takes, kind by kind, then those of any kind."""
    counts = game.rules.recipes[tile]
    kinds = [kind for kind in range(len(INGREDIENTS)) for _ in range(counts[kind])]
    if not kinds:
        return Saying("cost-any_ingredients", count=counts[ANY])
    if counts[ANY]:
        return Saying("cost-recipe_any", ingredients=kinds, count=counts[ANY])
    return Saying("cost-recipe", ingredients=kinds)


def of_mark(game: Oak, held: Holdings | None, name: str) -> list[Saying]:
    match name:
        case "sun":
            return of_sun(game)
        case "menhir":
            feathers, mistletoe, runes = game.rules.menhir_cost
            return [
                Saying("cost-menhir", feathers=feathers, mistletoe=mistletoe, runes=runes),
                Saying("now-points", points=game.rules.menhir_points),
            ]
        case "sanctuary":
            return [Saying("now-many", count=game.supply)]
        case "bag":
            return [Saying("now-many", count=sum(game.bag))]
        case "forest":
            return [Saying("now-many", count=len(forest_tokens(game)))]
        case "solar":
            return [Saying("now-many", count=sum(game.tokens))]
        case "round":
            return [Saying("now-round", count=game.round)]
        case "first" if game.holdings:
            return [Saying("now-first", player=player_name(game, game.first_player))]
        case "rest" if held is not None:
            return [Saying("now-there", count=held.rests())]
        case "roots" if held is not None:
            return [Saying("now-there", count=held.place.count(ROOTS))]
    return []


def of_sun(game: Oak) -> list[Saying]:
    """Where it stands, and who is behind it."""
    points = sun_reached(game)
    behind = [
        Saying("now-behind", player=player_name(game, number), points=held.points)
        for number, held in enumerate(game.holdings)
        if held.points < points
    ]
    return [Saying("now-sun", points=points), *behind]
