"""What lies beside the Woodland of Root: the common cards, and the board of every faction."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from nemeton.cli.console import Console
from nemeton.cli.palette import seat_style
from nemeton.engine.contract import Setup

__all__ = ["LETTERS", "Factions"]

LETTERS = "MEAVWLR"  # by faction; the second Vagabond is W
ITEMS = {"ready": "root-ready", "exhausted": "root-exhausted", "damaged": "root-damaged"}
INDENT = "     "
MARQUISE, EYRIE, ALLIANCE, CULT, RIVERFOLK = 0, 1, 2, 5, 6
INDIFFERENT = 0
FACES = ("ready", "exhausted", "damaged", "damaged")


class Factions:
    """Lines for the common cards and for each faction in turn order."""

    def __init__(self, console: Console, setup: Setup, view: dict[str, Any]) -> None:
        self.console = console
        self.game = setup.game
        self.board = view["board"]
        self.seats = view["seats"]
        self.victory = setup.game.components(setup)["victory"]

    def lines(self) -> list[Text]:
        found = [self.common()]
        for each in self.board["factions"]:
            found += [self.head(each), *self.details(each)]
        return found

    def say(self, key: str, **params: Any) -> str:
        return self.console.text(key, **params)

    def name(self, kind: str, value: int) -> str:
        key = self.game.names[kind][value]
        return self.console.game_text(self.game, f"name-{kind}-{key}") or key

    def names(self, kind: str, values: list[int]) -> str:
        return ", ".join(self.name(kind, each) for each in values)

    def card(self, card: int) -> str:
        return self.name("card", card)

    def counted(self, items: list[int]) -> str:
        """Items by their names, several with their number."""
        return ", ".join(
            f"{number} × {self.name('item', item)}" if number > 1 else self.name("item", item)
            for item, number in enumerate(items)
            if number
        )

    def part(self, key: str, things: str) -> Text:
        """“Hand: …”, or nothing where there is nothing."""
        if not things:
            return Text()
        return Text(INDENT).append(self.say(key), style="bark").append(f" {things}")

    def common(self) -> Text:
        board = self.board
        line = Text("  ").append(self.say("root-deck", count=board["deck"]), style="bark")
        lying = (("available", "card", "root-available"), ("quests", "quest", "root-quests"))
        for key, kind, words in lying:
            if board[key]:
                line.append(f" · {self.say(words)} ", style="bark")
                line.append(self.names(kind, board[key]))
        items = self.counted(board["items"])
        return line.append(f" · {self.say('root-items')} ", style="bark").append(items or "–")

    def head(self, each: dict[str, Any]) -> Text:
        """Who it is, points, cards, warriors in the supply."""
        seat = self.seats[each["seat"]]
        title = self.console.game_text(self.game, f"name-faction-{seat['title']}")
        chip = f" {LETTERS[each['faction']]} {title} "
        line = Text.assemble("  ", (chip, seat_style(seat["colour"])), "  ")
        if each["score"] is not None:
            points = self.say("root-points", points=each["score"], victory=self.victory)
            line.append(points, style="bold")
        if each["dominance"] >= 0:
            line.append(self.card(each["dominance"]), style="bold")
        if not seat["automaton"]:
            line.append(f" · {self.say('root-cards', count=each['hand_count'])}")
        if each["supply"]:
            line.append(f" · {self.say('root-supply', count=each['supply'])}", style="bark")
        return line

    def details(self, each: dict[str, Any]) -> list[Text]:
        """The faction's own board, then crafted things and the cards that this viewer knows."""
        own = {
            MARQUISE: self.marquise,
            EYRIE: self.eyrie,
            ALLIANCE: self.alliance,
            CULT: self.cult,
            RIVERFOLK: self.riverfolk,
        }.get(each["faction"], self.vagabond)
        found = own(each["board"])
        found += [
            self.part("root-crafted", self.counted(each["crafted"])),
            self.part("root-in-play", self.names("card", each["in_play"])),
            self.part("root-hand", self.names("card", each["hand"])),
        ]
        return [line for line in found if line.plain]

    def marquise(self, board: dict[str, Any]) -> list[Text]:
        if self.board["machine"]:
            orders = ["?" if order is None else self.card(order) for order in self.board["orders"]]
            return [self.part("root-orders", ", ".join(orders))]
        built = {key: board[key] for key in ("sawmills", "workshops", "recruiters", "wood")}
        return [Text(INDENT).append(self.say("root-marquise", **built))]

    def eyrie(self, board: dict[str, Any]) -> list[Text]:
        leader = self.name("leader", board["leader"]) if board["leader"] >= 0 else "–"
        head = Text(INDENT).append(self.say("root-eyrie", leader=leader, roosts=board["roosts"]))
        columns = [
            f"{self.name('column', column)} ({self.names('card', cards)})"
            for column, cards in enumerate(board["decree"])
            if cards
        ]
        return [head, self.part("root-decree", ", ".join(columns))]

    def alliance(self, board: dict[str, Any]) -> list[Text]:
        bases = self.names("suit", board["bases"]) or "–"
        told = self.say(
            "root-alliance",
            supporters=board["supporters_count"],
            officers=board["officers"],
            sympathy=board["sympathy"],
            bases=bases,
        )
        known = self.part("root-supporters", self.names("card", board["supporters"]))
        return [Text(INDENT).append(told), known]

    def vagabond(self, board: dict[str, Any]) -> list[Text]:
        lines = []
        if board["character"] >= 0:
            lines.append(Text(INDENT).append(self.name("character", board["character"])))
        for face, words in ITEMS.items():
            rows = [row for name, row in zip(FACES, board["items"], strict=True) if name == face]
            items = [sum(column) for column in zip(*rows, strict=True)]
            lines.append(self.part(words, self.counted(items)))
        relations = [
            f"{self.name('faction', int(faction))} {self.name('relation', relation)}"
            for faction, relation in board["relations"].items()
            if relation != INDIFFERENT
        ]
        lines.append(self.part("root-relations", ", ".join(relations)))
        return [*lines, self.part("root-done", self.names("quest", board["quests"]))]

    def cult(self, board: dict[str, Any]) -> list[Text]:
        outcast = self.name("suit", board["outcast"]) if board["outcast"] >= 0 else "–"
        told = self.say(
            "root-cult",
            acolytes=board["acolytes"],
            gardens=sum(board["gardens"]),
            outcast=outcast,
            hated="yes" if board["hated"] else "no",
        )
        souls = self.part("root-souls", self.names("card", self.board["lost_souls"]))
        return [Text(INDENT).append(told), souls]

    def riverfolk(self, board: dict[str, Any]) -> list[Text]:
        prices = [
            f"{self.name('service', service)} {price}"
            for service, price in enumerate(self.board["services"]["prices"])
        ]
        told = self.say(
            "root-riverfolk",
            funds=sum(board["funds"]),
            payments=sum(board["payments"]),
            commitments=sum(board["commitments"]),
        )
        return [Text(INDENT).append(told), self.part("root-prices", ", ".join(prices))]
