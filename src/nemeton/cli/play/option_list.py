"""The list of options, one by one where they are few, by their beginning where they are many."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Entry", "OptionList", "every_option"]

FEW = 14


class Entry:
    """A line of the list: one option, or several that begin alike."""

    def __init__(self, options: Sequence[Option], typed: str, words: str, rest: str = "") -> None:
        self.options = list(options)
        self.typed = typed  # what to type for it
        self.words = words
        self.rest = rest  # in what the options differ


class OptionList:
    """The options of a question, or those that are left of them, as they are shown and counted."""

    def __init__(self, state: State, options: Sequence[Option], locale: str) -> None:
        self.state = state
        self.options = list(options)
        self.locale = locale
        few = len(self.options) <= FEW
        groups = [[option] for option in self.options] if few else alike(self.options)
        self.entries = [self.entry(group) for group in groups]

    def entry(self, group: list[Option]) -> Entry:
        typed = [self.state.notation(option) for option in group]
        words = [self.state.label(option, self.locale) for option in group]
        if len(group) == 1:
            return Entry(group, typed[0], words[0])
        start = beginning(words)
        rest = " ".join(each[len(start) :].rstrip(".").strip() for each in words)
        return Entry(group, shared_start(typed), f"{start.rstrip()} …", rest)

    def table(self, roomy: bool) -> Table:
        """A line for each entry; groups share their lines two by two where room is short."""
        grouped = any(len(entry.options) > 1 for entry in self.entries)
        if grouped and not roomy:
            return self.pairs()
        table = grid(1)
        for number, entry in enumerate(self.entries, 1):
            table.add_row(*line(number, entry), Text(entry.rest, "bark"))
        return table

    def pairs(self) -> Table:
        """Two entries to a line, with the number of options behind each."""
        table = grid(2)
        half = (len(self.entries) + 1) // 2
        cells = [
            [*line(number, entry), Text(str(len(entry.options)), "bark")]
            for number, entry in enumerate(self.entries, 1)
        ]
        for place in range(half):
            table.add_row(
                *cells[place], *(cells[place + half] if place + half < len(cells) else ())
            )
        return table


def grid(times: int) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(times):
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_column()
    return table


def line(number: int, entry: Entry) -> list[Text]:
    """Number, what to type, the words."""
    typed = entry.typed + ("…" if len(entry.options) > 1 else "")
    return [Text(str(number), "bark"), Text(typed, "act"), Text(entry.words)]


def every_option(state: State, options: Sequence[Option], locale: str) -> OptionList:
    """All options one by one, however many."""
    whole = OptionList(state, [], locale)
    whole.options = list(options)
    whole.entries = [whole.entry([option]) for option in options]
    return whole


def alike(options: Sequence[Option]) -> list[list[Option]]:
    """Groups by verb and first argument, or by the first argument in which they differ at all."""
    depth = 2
    while len({option[:depth] for option in options}) == 1:
        depth += 1
    groups: dict[Option, list[Option]] = {}
    for option in options:
        groups.setdefault(option[:depth], []).append(option)
    return list(groups.values())


def beginning(sentences: Sequence[str]) -> str:
    """What the sentences have in common at their start, in whole words."""
    shared = shared_start(sentences)
    return shared[: shared.rfind(" ") + 1]


def shared_start(texts: Sequence[str]) -> str:
    """The letters with which all the texts begin."""
    first, last = min(texts), max(texts)
    length = next(
        (place for place, letter in enumerate(first) if letter != last[place : place + 1]),
        len(first),
    )
    return first[:length]
