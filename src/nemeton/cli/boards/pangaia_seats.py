"""What lies beside the continent of Pangaia: rituals, spirit boards, cards, the spirits."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from nemeton.cli.console import Console
from nemeton.cli.palette import seat_style
from nemeton.cli.seats import seat_name
from nemeton.engine.contract import Setup

__all__ = ["CLIMATES", "LETTERS", "SIGNS", "Seats"]

CLIMATES = ("sun", "wind", "rain", "snow")
SIGNS = "*=/+"  # a resource has the texture of its land
LETTERS = "VOTG"  # Violet, Orange, Teal, Gold
DREAMING, PRAYING = -1, -2
INDENT = "     "


class Seats:
    """Rituals, players and cards as lines."""

    def __init__(self, console: Console, setup: Setup, view: dict[str, Any]) -> None:
        self.console = console
        self.game = setup.game
        self.printed = setup.game.components(setup)
        self.view = view
        self.board = view["board"]
        self.solo = self.board.get("solo")
        hands = [player["hand"] for player in self.board["players"]]
        self.you = next((side for side, hand in enumerate(hands) if hand is not None), None)

    def lines(self) -> list[Text]:
        found = [self.rituals()] if self.board["rituals"]["display"] else []
        for side in range(len(self.board["players"])):
            found += [self.player(side), self.slots(side)]
        found += self.goals()
        if self.solo:
            found += [self.corrupted(), self.sealed()]
        return found

    def name(self, kind: str, value: int | str) -> str:
        key = self.game.names[kind][value] if isinstance(value, int) else value
        return self.console.game_text(self.game, f"name-{kind}-{key}") or str(key)

    def label(self, key: str, **params: Any) -> Text:
        return Text(f"  {self.console.text(key, **params)} ", style="bark")

    def rituals(self) -> Text:
        """The cards on display with what they would bring you, the secret one, the pile."""
        player = self.board["players"][self.you or 0]
        shown = zip(self.board["rituals"]["display"], player["worth"], strict=True)
        line = self.label("pangaia-rituals")
        line.append_text(joined([self.card(name, worth) for name, worth in shown]))
        line.append(f" · {self.console.text('pangaia-pile', count=self.board['rituals']['pile'])}")
        if self.you is not None and player["secret"]:
            line.append(f" · {self.console.text('pangaia-secret')} ", style="bark")
            line.append_text(self.card(player["secret"], player["secret_worth"]))
        return line

    def card(self, name: str, worth: int) -> Text:
        text = Text(self.name("ritual", name))
        if worth and self.you is not None:
            return text.append(f" +{worth}", style="act")
        return text if worth else Text(text.plain, style="faint")

    def player(self, side: int) -> Text:
        """Life energy, resources by their signs, reserve, and where the spirit stands."""
        player = self.board["players"][side]
        name = seat_name(self.console, self.game, self.view, side)
        colour = self.view["seats"][side]["colour"]
        line = Text.assemble("  ", (f" {LETTERS[side]} {name} ", seat_style(colour)), "  ")
        line.append(self.console.text("pangaia-energy", count=player["energy"]), style="bold")
        line.append(" ")
        for sign, count in zip(SIGNS, player["resources"], strict=True):
            line.append(f" {sign}{count}", style="" if count else "faint")
        line.append(f"  {self.console.text('pangaia-trees', count=player['trees'])}")
        line.append(f", {self.console.text('pangaia-seeds', count=player['seeds'])}")
        line.append(f"  {self.spirit(side)}")
        if player["blessings"]:
            line.append(f"  {self.console.text('pangaia-blessings', count=player['blessings'])}")
        return line

    def spirit(self, side: int) -> str:
        place = self.board["spirits"][side]
        if place >= 0:
            return self.console.text("pangaia-spirit-on", lake=self.name("hex", place))
        if place == DREAMING:
            return self.console.text("pangaia-spirit-dreams")
        prays = place == PRAYING
        return self.console.text("pangaia-spirit-prays" if prays else "pangaia-spirit-away")

    def slots(self, side: int) -> Text:
        """The treetops still on the board with their prices; (seeds) they hold back."""
        player = self.board["players"][side]
        line = Text(INDENT)
        for seed, held in enumerate(player["locked"]):
            for slot, printed in enumerate(self.printed["slots"]):
                if printed["seed"] == seed:
                    line.append_text(self.slot(slot, printed, player["slots"][slot]))
            line.append("(o) " if held else "(-) ", style="bark")
        return line

    def slot(self, slot: int, printed: dict[str, int], full: bool) -> Text:
        if not full:
            return Text(f"{slot + 1}[ ] ", style="faint")
        words = self.console.text(
            "pangaia-slot", cost=printed["cost"], plant=printed["plant"], energy=printed["energy"]
        )
        return Text(f"{slot + 1}[{words}] ")

    def goals(self) -> list[Text]:
        """Achievements with the standing in each, and the blessings in the own hand."""
        lines = []
        if self.board["achievements"]:
            line = self.label("pangaia-achievements")
            pairs = zip(self.board["achievements"], self.board["standings"], strict=False)
            line.append_text(joined([self.standing(name, counts) for name, counts in pairs]))
            lines.append(line)
        hand = self.board["players"][self.you]["hand"] if self.you is not None else []
        if hand:
            line = self.label("pangaia-hand")
            lines.append(line.append(", ".join(self.name("blessing", each) for each in hand)))
        return lines

    def standing(self, name: str, counts: list[int]) -> Text:
        told = " ".join(f"{LETTERS[side]}{count}" for side, count in enumerate(counts))
        return Text(f"{self.name('achievement', name)} ({told})")

    def corrupted(self) -> Text:
        """The Corrupted Spirit: where it stands, what it does next, its supply."""
        assert self.solo is not None
        name = seat_name(self.console, self.game, self.view, 1)
        style = seat_style(self.view["seats"][1]["colour"])
        action = self.solo["next_action"]
        known = action is not None
        told = self.console.text(
            "pangaia-corrupted",
            action=self.name("action", action) if known else self.name("location", "storm"),
            supply=self.solo["supply"],
            trees=self.solo["trees"],
        )
        return Text.assemble("  ", (f" X {name} ", style), f"  {told}")

    def sealed(self) -> Text:
        """How far the victory is, and the defeat."""
        assert self.solo is not None
        return Text(INDENT).append(
            self.console.text(
                "pangaia-goals",
                treetops=sum(self.solo["sealed_slots"]),
                seeds=sum(self.solo["sealed_seeds"]),
                tiles=sum(tile["corrupted"] for tile in self.board["tiles"]),
                markers=self.printed["markers"],
                cards=self.board["rituals"]["pile"] + len(self.board["rituals"]["display"]),
            )
        )


def joined(parts: list[Text]) -> Text:
    return Text(" · ").join(parts)
