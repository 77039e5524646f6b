"""What has happened and what is asked, in words."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from nemeton.cli.palette import seat_style
from nemeton.cli.voice import Voice
from nemeton.engine.contract import Contract
from nemeton.engine.state import Decision, State

__all__ = ["ending", "event_lines", "game_words", "question", "seat_name", "turn_line"]

TURN = "turn"  # the event with which every game tells that a turn begins


def game_words(voice: Voice, game: Contract, key: str) -> str | None:
    """The game's own words for a key, where it has any."""
    texts = game.speech.texts
    return texts.format(voice.locale, key, {}) if texts.has(voice.locale, key) else None


def seat_name(voice: Voice, game: Contract, view: dict[str, Any], seat: int) -> str:
    """The name of a seat in the reader's language; a title that several share is no name."""
    titles = [each["title"] for each in view["seats"]]
    title = titles[seat]
    if not title or titles.count(title) > 1:
        return voice.say("seat", number=seat)
    for kind, names in game.names.items():
        if title in names:
            return game_words(voice, game, f"name-{kind}-{title}") or str(title)
    return str(title)


def seat_chip(voice: Voice, game: Contract, view: dict[str, Any], seat: int) -> Text:
    name = seat_name(voice, game, view, seat)
    return Text(f" {name} ", style=seat_style(view["seats"][seat]["colour"]))


def turn_line(voice: Voice, state: State, view: dict[str, Any], you: int | None) -> Text:
    """Where the game is: its name, the turn, the seats and their scores."""
    game = state.setup.game
    title = game_words(voice, game, "game-name") or game.name
    line = Text.assemble(
        (title, "moss"), "  ", (voice.say("turn", number=state.turn.number), "bark")
    )
    for seat, each in enumerate(view["seats"]):
        line.append("   ")
        line.append_text(seat_chip(voice, game, view, seat))
        if each["score"] is not None:
            line.append(f" {each['score']}", style="bold")
        if seat == you:
            line.append(f" {voice.say('you')}", style="bark")
    return line


def question(voice: Voice, state: State, decision: Decision) -> Text:
    """Who is asked what, and by which paragraph of the rules."""
    speech = state.setup.game.speech
    line = Text(speech.question(decision.prompt, decision.params, voice.locale), style="bold")
    if decision.rule:
        line.append(f"  § {decision.rule}", style="bark")
    return line


def event_lines(voice: Voice, state: State, seat: int | None, since: int) -> list[Text]:
    """What that seat may know of what happened, a sentence each, turns as headings."""
    speech = state.setup.game.speech
    return [
        Text(speech.event(key, params, voice.locale), "moss")
        if key == TURN
        else Text(f"  {speech.event(key, params, voice.locale)}", "bark")
        for _, key, params in state.events(seat, since)
    ]


def ending(voice: Voice, state: State, view: dict[str, Any]) -> Table:
    """Who won and why, and every seat's score."""
    result = state.result
    assert result is not None
    game = state.setup.game
    names = [seat_name(voice, game, view, seat) for seat in result.winners]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text(winners(voice, names), style="moss"))
    table.add_row(Text(game.speech.ending(result.reason, voice.locale)))
    for seat, score in enumerate(result.scores):
        if score is not None:
            line = seat_chip(voice, game, view, seat)
            table.add_row(line.append(f" {score}", style="bold"))
    return table


def winners(voice: Voice, names: list[str]) -> str:
    if not names:
        return voice.say("nobody-won")
    return voice.say("won", winners=", ".join(names), count=len(names))
