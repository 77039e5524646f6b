"""Several things typed in one line: numbers of the list, or a verb and what it is done with."""

from __future__ import annotations

from nemeton.cli.play.option_list import OptionList
from nemeton.engine.flow import Option
from nemeton.engine.several import Several
from nemeton.engine.state import State

__all__ = ["listed_with", "parse_members"]


def listed_with(several: Several, options: list[Option]) -> list[Option]:
    """What a list shows where several are picked: every member, then whatever else may be done."""
    return [*several.members, *(each for each in options if each not in several.members)]


def parse_members(
    state: State, several: Several, option_list: OptionList, text: str
) -> list[Option] | None:
    """The members that a line names, in its order; None where it names no members."""
    words = text.replace(",", " ").split()
    if words and all(word.isdecimal() for word in words):
        return by_numbers(several, option_list, words)
    return by_verbs(state, several, words)


def by_numbers(several: Several, option_list: OptionList, words: list[str]) -> list[Option] | None:
    """Lines of the list, each as often as its number is typed."""
    picked: list[Option] = []
    for word in words:
        if len(word) > 5 or not 1 <= int(word) <= len(option_list.entries):
            return None
        options = option_list.entries[int(word) - 1].options
        if len(options) != 1 or options[0] not in several.members:
            return None
        picked.append(options[0])
    return picked


def by_verbs(state: State, several: Several, words: list[str]) -> list[Option] | None:
    """`discard 3 7`, or the verb again before each: the numbers of one member after the other."""
    verbs = {option[0]: len(option) - 1 for option in several.members}
    picked: list[Option] = []
    verb, numbers = "", list[int]()
    for word in words:
        if word.casefold() in verbs and not numbers:
            verb = word.casefold()
        elif verb and word.removeprefix("-").isdecimal() and len(word) < 6:
            numbers.append(int(word))
            if len(numbers) == verbs[verb]:
                picked.append((verb, *numbers))
                numbers = []
        else:
            return None
    return picked if picked and not numbers else None
