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
    POTIONS,
    RESOURCES,
    REST,
    ROWS,
    SIDES,
    SPACES,
    TILES,
)
from nemeton.games.oak.laws.board import slot_is_occupied, sun_reached
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
    held = holder(game, seat, which)
    match thing[0]:
        case "space":
            return of_space(game, SPACES.index(name))
        case "deed":
            return [deed_price(game, DEEDS.index(name))]
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
            return of_mark(game, name)
    return [] if held is None else of_holdings(held, str(thing[0]), name)


def holder(game: Oak, seat: int | None, which: list[int]) -> Holdings | None:
    """Whose grove is meant: that of the player named, else the reader's own."""
    number = which[0] if which else seat
    return None if number is None or number >= len(game.holdings) else game.holdings[number]


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


def of_space(game: Oak, space: int) -> list[Saying]:
    standing = [
        Saying("now-stands", player=player_name(game, number))
        for number, held in enumerate(game.holdings)
        if ON_BRANCH + space in held.place
    ]
    return [*standing, Saying("now-blocked")] if game.blocked[space] else standing


def player_name(game: Oak, number: int) -> int:
    """The number of a player among the names."""
    return 4 if game.is_broichan(number) else number


def deed_price(game: Oak, deed: int) -> Saying:
    kind = game.rules.deed_kind[deed]
    resource = -1 if kind == ANY_KIND else kind
    return Saying("cost-deed", cost=game.rules.deed_cost[deed], resource=resource)


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


def of_mark(game: Oak, name: str) -> list[Saying]:
    match name:
        case "sun":
            points = sun_reached(game)
            behind = [
                Saying("now-behind", player=player_name(game, number), points=held.points)
                for number, held in enumerate(game.holdings)
                if held.points < points
            ]
            return [Saying("now-sun", points=points), *behind]
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
        case "round":
            return [Saying("now-round", count=game.round)]
    return []
