"""What a player may type besides a move: undo, hint, list, save, log, rules, help, quit …"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from nemeton import bots
from nemeton.cli import rulebook
from nemeton.cli.asking import folded
from nemeton.cli.conversation import Conversation, Leave, read_line
from nemeton.cli.listing import every_option
from nemeton.cli.reasons import in_words
from nemeton.cli.telling import event_lines, game_words
from nemeton.cli.voice import Voice
from nemeton.engine.errors import BadInput

__all__ = ["ORDERS", "order_named"]

HINTS = 3


def order_named(voice: Voice, text: str) -> tuple[str, str] | None:
    """The order that a line begins with, in any language, and what stands behind it."""
    head, _, rest = text.partition(" ")
    for name in ORDERS:
        if folded(head) in {folded(word) for word in voice.every(f"order-{name}")}:
            return name, rest.strip()
    return None


def undo(talk: Conversation, rest: str) -> None:
    """Back to the person's last choice; other people are asked where they have a say."""
    sitting = talk.sitting
    kept = sitting.before_last_choice()
    if kept is None:
        talk.voice.tell("nothing-to-undo", style="alert")
    elif not sitting.needs_consent(kept) or agreed(talk.voice):
        sitting.take_back(kept)
        talk.voice.tell("undone", style="bark", number=kept)
        talk.done = True
    else:
        talk.voice.tell("not-undone", style="bark")


def agreed(voice: Voice) -> bool:
    voice.tell("consent")
    return folded(read_line()) in {folded(word) for word in voice.every("word-yes")}


def hint(talk: Conversation, rest: str) -> None:
    """The grove's best candidates and the reasons for them."""
    luck = talk.sitting.luck(talk.seat)
    thought = bots.answer(talk.state, talk.seat, bots.bot("grove", luck), luck)
    table = Table.grid(padding=(0, 2, 0, 0))
    for candidate in thought.candidates[:HINTS]:
        notation = talk.state.notation(candidate.option)
        label = talk.state.label(candidate.option, talk.voice.locale)
        reasons = reason_words(talk, candidate)
        table.add_row(Text(f"  {notation}", "act"), Text(label), Text(reasons, "bark"))
    talk.voice.show(table)


def reason_words(talk: Conversation, candidate: bots.Candidate) -> str:
    """What a candidate changes, the weightiest first."""
    said = in_words(talk.voice, talk.state.setup.game, candidate.reasons)
    return said or talk.voice.say("reason-none")


def list_all(talk: Conversation, rest: str) -> None:
    """Every option, one by one."""
    talk.listing = every_option(talk.state, talk.options, talk.voice.locale)
    talk.show_listing()


def save(talk: Conversation, rest: str) -> None:
    """A copy of the record in a file of the player's choice, or where it is kept anyway."""
    sitting = talk.sitting
    if rest:
        try:
            sitting.keeper.copy(Path(rest).expanduser(), sitting.record)
        except BadInput as fault:
            talk.voice.refuse(talk.voice.fault(fault))
            return
    else:
        sitting.keep()
    if sitting.keeper.fault is None:
        talk.voice.tell("saved-at", style="moss")
        talk.voice.quote(rest or str(sitting.keeper.path))


def log(talk: Conversation, rest: str) -> None:
    """Everything that has happened, as this seat may know it."""
    for line in event_lines(talk.voice, talk.state, talk.seat, 0):
        talk.voice.show(line)


def rules(talk: Conversation, rest: str) -> None:
    """The paragraph being applied, or the one asked for by number; "all" shows the whole."""
    voice, game = talk.voice, talk.state.setup.game
    number = rest or talk.decision.rule
    if folded(rest) in {folded(word) for word in voice.every("word-all")}:
        words = rulebook.whole(game, voice.locale)
    else:
        words = rulebook.section(game, voice.locale, number)
    if words is None:
        voice.tell("no-section", section=number, style="alert")
    else:
        voice.show(Markdown(words))
        voice.tell("more-rules", style="bark")


def pieces(talk: Conversation, rest: str) -> None:
    """What the game is about and what its pieces do, in a line each."""
    voice, game = talk.voice, talk.state.setup.game
    voice.show(game_words(voice, game, "game-tagline") or game.name, style="moss")
    table = Table.grid(padding=(0, 2, 0, 0))
    for kind, names in game.names.items():
        for name in names:
            about = game_words(voice, game, f"about-{kind}-{name}")
            if about is not None:
                table.add_row(Text(game_words(voice, game, f"name-{kind}-{name}") or name), about)
    voice.show(table)


def board(talk: Conversation, rest: str) -> None:
    """The table, the question and all options again."""
    talk.narrow_to_all()
    talk.ask()


def explain(talk: Conversation, rest: str) -> None:
    """How to answer, and the other words that are understood."""
    talk.voice.tell("how-to-answer")
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in ORDERS:
        words = talk.voice.say(f"order-{name}")
        table.add_row(Text(f"  {words}", "act"), talk.voice.say(f"order-{name}-note"))
    talk.voice.show(table)


def leave(talk: Conversation, rest: str) -> None:
    raise Leave


ORDERS: dict[str, Callable[[Conversation, str], None]] = {
    "undo": undo,
    "hint": hint,
    "list": list_all,
    "board": board,
    "log": log,
    "rules": rules,
    "pieces": pieces,
    "save": save,
    "help": explain,
    "quit": leave,
}
