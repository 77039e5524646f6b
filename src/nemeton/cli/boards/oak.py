"""The Sacred Oak in a terminal: sun, Branches, Temples, shelves, and what every player has.

A seat is its number on its colour, Broichan is B, a neutral Druid n; an Elder's number is followed
by a quotation mark, so that the picture reads without colour too.
"""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from nemeton.cli.console import Console
from nemeton.cli.palette import seat_style
from nemeton.cli.seats import seat_name
from nemeton.engine.contract import Setup
from nemeton.games.oak.kinds import (
    ARTIFACTS,
    BONUSES,
    CARDS,
    CREATURES,
    DRUIDS,
    FOREST,
    IN_HAND,
    INGREDIENTS,
    ON_ARTIFACT,
    ON_BRANCH,
    ORDINARY,
    PLAYERS,
    POTIONS,
    RESOURCES,
    REST,
    ROOTS,
    SOURCES,
    SPACES_EACH,
    TEMPLES,
)

__all__ = ["draw"]

MARGIN = "  "
WIDE = 104  # columns for Branches and Temples side by side
SLOTS = ("I", "II", "III")
STEM = (0, 1, 2)
ARMS = ((3, 4), (5, 6))
COUNTED = {
    "five_points": "oak-counted-five_points",
    "elder": "oak-counted-elder",
    "creature": "oak-counted-creature",
    "potion": "oak-counted-potion",
    "stone": "oak-counted-stone",
    "artifact": "oak-counted-artifact",
}
SUN = "☀"
BLOCKED = "✕"


def draw(console: Console, setup: Setup, view: dict[str, Any], lit: frozenset[int]) -> None:
    """The table from the sun above to the players below."""
    picture = Picture(console, setup, view)
    for block in (picture.sky(), picture.tree(), picture.shelves()):
        console.rich.print(block)
    for seat in range(len(view["seats"])):
        console.rich.print(picture.player(seat))


class Picture:
    """One position, drawn."""

    def __init__(self, console: Console, setup: Setup, view: dict[str, Any]) -> None:
        self.console = console
        self.game = setup.game
        self.view = view
        self.board = view["board"]
        self.printed = setup.game.components(setup)

    def name(self, kind: str, key: str) -> str:
        return self.console.game_text(self.game, f"name-{kind}-{key}") or key

    def about(self, kind: str, key: str) -> str:
        return self.console.game_text(self.game, f"about-{kind}-{key}") or ""

    def say(self, key: str, **params: Any) -> str:
        return self.console.text(key, **params)

    def names(self, kind: str, keys: tuple[str, ...], found: list[int]) -> str:
        return ", ".join(self.name(kind, keys[each]) for each in found)

    # The common table

    def sky(self) -> Text:
        """The Round, the sun, and who goes first."""
        board, sun = self.board, self.board["sun"]
        line = Text(MARGIN).append(self.say("oak-round", round=board["round"]), style="moss")
        line.append(f"   {SUN} {self.say('oak-sun', points=sun['value'])}", style="ember")
        coming = [space for space in sun["solstices"] if space > sun["space"]]
        if coming:
            points = sun["values"][coming[0] - 1]
            line.append(f", {self.say('oak-solstice', points=points)}", style="bark")
        first = seat_name(self.console, self.game, self.view, board["first_player"])
        return line.append(f"   {self.say('oak-first', name=first)}", style="bark")

    def tree(self) -> Table:
        """A Branch in two lines, one for each arm; beside or below it the Temple of its kind."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        wide = self.console.rich.width >= WIDE
        for branch, resource in enumerate(RESOURCES):
            stem = self.stem(branch)
            under = Text(" " * stem.cell_len)
            title = Text(MARGIN).append(self.name("resource", resource), style="moss")
            first = stem.append("┬", style="bark").append_text(self.arm(branch, ARMS[0]))
            second = under.append("└", style="bark").append_text(self.arm(branch, ARMS[1]))
            grid.add_row(title, first, *([self.temple(branch)] if wide else []))
            grid.add_row("", second)
            if not wide:
                grid.add_row("", self.temple(branch))
        return grid

    def stem(self, branch: int) -> Text:
        line = Text()
        for number in STEM:
            line.append_text(self.space(branch, number)).append("─", style="bark")
        return line

    def arm(self, branch: int, spaces: tuple[int, int]) -> Text:
        line = Text("─", style="bark").append_text(self.space(branch, spaces[0]))
        line.append("─", style="bark").append_text(self.space(branch, spaces[1]))
        end = self.printed["spaces"][branch * SPACES_EACH + spaces[1]]["end"]
        counted = self.say(COUNTED[BONUSES[end["counts"]]], each=end["each"])
        return line.append(f" {counted}", style="bark")

    def space(self, branch: int, number: int) -> Text:
        """Who stands there, else what a Festival pays; before it the Solar tokens on the way."""
        space = branch * SPACES_EACH + number
        line = Text(SUN * self.board["tokens"][space], style="ember")
        standing = self.standing(ON_BRANCH + space)
        if standing.cell_len:
            return line.append("(").append_text(standing).append(")")
        if space in self.board["blocked"]:
            return line.append(f"({BLOCKED})", style="alert")
        paid = self.printed["spaces"][space]["income"]
        return line.append(f"+{paid}" if paid else "○", style="bark")

    def temple(self, temple: int) -> Text:
        """The three slots by their stones, and who stands on them."""
        line = Text(f"{self.say('oak-temple')}  ", style="bark")
        for slot, stones in enumerate(SLOTS):
            standing = self.standing(TEMPLES + temple * 3 + slot)
            if self.board["neutral"][temple] == slot:
                standing.append("n", style="bark")
            line.append(f"{stones} ", style="bark")
            line.append("[").append_text(standing if standing.cell_len else Text(" ")).append("]  ")
        return line

    def standing(self, place: int) -> Text:
        """The Druids at a place, by seat."""
        line = Text()
        for seat, side in enumerate(self.board["sides"]):
            for kind, where in side["druids"]:
                if where == place:
                    line.append_text(self.mark(seat, kind))
        return line

    def mark(self, seat: int, kind: int = ORDINARY) -> Text:
        automaton = self.view["seats"][seat]["automaton"]
        sign = "B" if automaton else str(seat + 1)
        style = seat_style(self.view["seats"][seat]["colour"])
        return Text(sign if kind == ORDINARY else f"{sign}”", style=style)

    # The shelves

    def shelves(self) -> Table:
        board = self.board
        grid = Table.grid(padding=(0, 2, 0, 0))
        tokens = [
            self.name("ingredient", INGREDIENTS[kind]) for kind in board["forest"] if kind >= 0
        ]
        forest = Text(", ".join(tokens) or "–")
        gathering = self.standing(FOREST)
        if gathering.cell_len:
            forest.append("  ").append_text(gathering)
        forest.append(f"  {self.say('oak-bag', count=sum(board['bag']))}", style="bark")
        self.shelf(grid, "oak-forest", forest)
        self.shelf(grid, "oak-potions", self.potions())
        points = self.printed["creature_points"]
        shown = [(c, f"{points[c]:+d}") for c in board["creatures"]]
        self.shelf(grid, "oak-creatures", self.cards("creature", CREATURES, shown))
        plus = f"+{self.printed['notches'][0]}"
        tiles = [(tile, plus) for tile in board["artifacts"]]
        self.shelf(grid, "oak-artifacts", self.cards("artifact", ARTIFACTS, tiles))
        if isinstance(board["looked"], list) and board["looked"]:
            looked = [(c, f"{points[c]:+d}") for c in board["looked"]]
            self.shelf(grid, "oak-looked", self.cards("creature", CREATURES, looked))
        return grid

    def shelf(self, grid: Table, key: str, content: Text) -> None:
        grid.add_row(Text(MARGIN).append(self.say(key), style="moss"), content)

    def cards(self, kind: str, keys: tuple[str, ...], shown: list[tuple[int, str]]) -> Text:
        """A line each: the name, its points, what it does."""
        text = Text()
        for place, (card, worth) in enumerate(shown):
            text.append("\n" if place else "")
            text.append(self.name(kind, keys[card]), style="bold").append(f" {worth}  ")
            text.append(self.about(kind, keys[card]), style="bark")
        return text if shown else Text("–")

    def potions(self) -> Text:
        text = Text()
        for tile in self.board["potions"]:
            key = POTIONS[tile]
            recipe = ", ".join(self.token(kind) for kind in self.printed["potions"][tile]["recipe"])
            text.append(self.name("potion", key), style="bold").append(f" ({recipe})  ")
            text.append(f"{self.about('potion', key)}\n", style="bark")
        tiers = [self.say("oak-tier", **tier) for tier in self.printed["darkwood"]]
        return text.append(self.say("oak-darkwood"), style="bold").append(f" {', '.join(tiers)}")

    def token(self, kind: int) -> str:
        return self.say("oak-any") if kind < 0 else self.name("ingredient", INGREDIENTS[kind])

    # The players

    def player(self, seat: int) -> Text:
        """All that a player has, in a few lines."""
        side = self.board["sides"][seat]
        line = Text("\n" + MARGIN).append_text(self.mark(seat))
        line.append(f" {self.full_name(seat)}", style="bold")
        line.append(f"  {self.say('oak-points', count=side['points'])}")
        if side["order"] >= 0:
            held = zip(RESOURCES, side["resources"], strict=True)
            kinds = [f"{self.name('resource', kind)} {count}" for kind, count in held]
            line.append(f"   {'  '.join(kinds)}", style="moss")
        if side["passed"]:
            line.append(f"   {self.say('oak-passed')}", style="faint")
        for words in self.belongings(side):
            line.append(f"\n{MARGIN}  {words}", style="bark")
        return line

    def full_name(self, seat: int) -> str:
        """The colour by which events name a player, and the Order."""
        name = seat_name(self.console, self.game, self.view, seat)
        if self.view["seats"][seat]["automaton"]:
            return name
        return f"{self.name('player', PLAYERS[seat])}, {name}"

    def belongings(self, side: dict[str, Any]) -> list[str]:
        places = [place for _, place in side["druids"]]
        found = [self.say("oak-druids", active=places.count(REST), roots=places.count(ROOTS))]
        elders = [kind for kind, _ in side["druids"] if kind != ORDINARY]
        hand = [card for card, where in enumerate(side["cards"]) if where == IN_HAND]
        tokens = [kind for kind, count in enumerate(side["ingredients"]) for _ in range(count)]
        gained = [(source, count) for source, count in enumerate(side["gained"]) if count]
        lists = (
            ("oak-hand", self.names("card", CARDS, hand)),
            ("oak-elders", self.names("druid", DRUIDS, elders)),
            ("oak-ingredients", self.names("ingredient", INGREDIENTS, tokens)),
            ("oak-owned-creatures", self.names("creature", CREATURES, side["creatures"])),
            ("oak-owned-artifacts", self.artifacts(side)),
            ("oak-stones", self.stones(side)),
            ("oak-scored", ", ".join(f"{self.name('source', SOURCES[s])} {n}" for s, n in gained)),
        )
        found += [
            self.say("oak-list", what=self.say(key), things=words) for key, words in lists if words
        ]
        return found

    def artifacts(self, side: dict[str, Any]) -> str:
        """Tiles with the points that the next turn costs; whether a Druid is on them."""
        notches = self.printed["notches"]
        used = {place - ON_ARTIFACT for _, place in side["druids"]}
        found: list[str] = []
        for tile in side["artifacts"]:
            cost = notches[self.board["notches"][tile] + 1]
            if side["order"] < 0:
                found.append(self.name("artifact", ARTIFACTS[tile]))
                continue
            note = self.say("oak-used") if tile in used else self.say("oak-next", points=cost)
            found.append(f"{self.name('artifact', ARTIFACTS[tile])} ({note})")
        spent = [f"{self.name('artifact', ARTIFACTS[t])} ✕" for t in side["exhausted"]]
        return ", ".join(found + spent)

    def stones(self, side: dict[str, Any]) -> str:
        """Sanctuaries, Menhirs, and the places for cards."""
        if side["order"] < 0:
            count = sum(side["sanctuaries"])
            return self.say("oak-his-stones", count=count) if count else ""
        return self.say(
            "oak-places",
            elder=side["sanctuaries"][0],
            ordinary=side["sanctuaries"][1],
            menhirs=side["menhirs"],
            upper=side["upper_places"],
            creatures=side["creature_places"],
        )
