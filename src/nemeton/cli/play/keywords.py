"""Keywords a player may type instead of a move: undo, hint, list, explain, preview, save, quit …"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from nemeton import bots
from nemeton.bots import limits
from nemeton.bots.reasons import EXPLAINED, changes
from nemeton.cli import rulebook
from nemeton.cli.console import Console
from nemeton.cli.events import event_lines
from nemeton.cli.play.option_list import every_option
from nemeton.cli.play.parse import folded, parse_answer
from nemeton.cli.play.prompt import Prompt, Quit, read_line
from nemeton.cli.reasons import in_words
from nemeton.engine.errors import BadInput
from nemeton.engine.explanation import Thing
from nemeton.review.goals import distinct_reasons, goals_of, options_beside

__all__ = ["KEYWORDS", "keyword_in"]

HINTS = 3
HINTING = "grove"
MOST_EXPLAINED = 6


def keyword_in(console: Console, text: str) -> tuple[str, str] | None:
    """The keyword that a line begins with, in any language, and what stands behind it."""
    head, _, rest = text.partition(" ")
    for name in KEYWORDS:
        if folded(head) in {folded(word) for word in console.synonyms(f"keyword-{name}")}:
            return name, rest.strip()
    return None


def undo(prompt: Prompt, rest: str) -> None:
    """Back to the person's last choice; other people are asked where they have a say."""
    session = prompt.session
    kept = session.before_last_choice()
    if kept is None:
        prompt.console.print_text("nothing-to-undo", style="alert")
    elif not session.needs_consent(kept) or agreed(prompt.console):
        session.undo_to(kept)
        prompt.console.print_text("undone", style="bark", number=kept)
        prompt.done = True
    else:
        prompt.console.print_text("not-undone", style="bark")


def agreed(console: Console) -> bool:
    console.print_text("consent")
    return folded(read_line()) in {folded(word) for word in console.synonyms("word-yes")}


def hint(prompt: Prompt, rest: str) -> None:
    """The grove's best candidates, each with what has changed once all that it begins is done and
    not by every other one as well; then what the first of them leads to."""
    luck = prompt.session.bot_seed(prompt.seat)
    budget = limits.in_play(HINTING, prompt.state.setup.game.name)
    thought = bots.answer(prompt.state, prompt.seat, bots.bot(HINTING, luck, budget), luck)
    options = [each.option for each in thought.candidates[:EXPLAINED]]
    known = prompt.state.determinize(prompt.seat, luck)
    before = known.evaluate(prompt.seat)
    beside = options_beside(known.options(), options)
    changed = [changes(known, prompt.seat, [option], before) for option in [*options, *beside]]
    distinct = distinct_reasons(changed[: len(options)], changed[len(options) :])
    table = Table.grid(padding=(0, 2, 0, 0))
    for option, reasons in list(zip(options, distinct, strict=True))[:HINTS]:
        notation = prompt.state.notation(option)
        label = prompt.state.label(option, prompt.console.locale)
        said = reason_words(prompt, reasons)
        table.add_row(Text(f"  {notation}", "act"), Text(label), Text(said, "bark"))
    prompt.console.print(table)
    others = [*options[1:], *beside]
    for goal, count in goals_of(known, prompt.seat, options[:1], others, luck).items():
        texts = prompt.state.setup.game.speech.texts
        prompt.console.print(
            Text(f"  {texts.format(prompt.console.locale, f'goal-{goal}', {'count': count})}")
        )


def reason_words(prompt: Prompt, reasons: Mapping[str, float]) -> str:
    """What an option changes, the weightiest first."""
    said = in_words(prompt.console, prompt.state.setup.game, reasons)
    return said or prompt.console.text("reason-none")


def list_all(prompt: Prompt, rest: str) -> None:
    """Every option, one by one."""
    prompt.option_list = every_option(prompt.state, prompt.options, prompt.console.locale)
    prompt.print_options()


def save(prompt: Prompt, rest: str) -> None:
    """A copy of the record in a file of the player's choice, or where it is kept anyway."""
    session = prompt.session
    if rest:
        try:
            session.autosave.copy(Path(rest).expanduser(), session.record)
        except BadInput as fault:
            prompt.console.print_error(prompt.console.error_text(fault))
            return
    else:
        session.save()
    if session.autosave.fault is None:
        prompt.console.print_text("saved-at", style="moss")
        prompt.console.print_verbatim(rest or str(session.autosave.path))


def log(prompt: Prompt, rest: str) -> None:
    """Everything that has happened, as this seat may know it."""
    for line in event_lines(prompt.console, prompt.state, prompt.seat, 0):
        prompt.console.print(line)


def rules(prompt: Prompt, rest: str) -> None:
    """The paragraph being applied, or the one asked for by number; "all" shows the whole."""
    console, game = prompt.console, prompt.state.setup.game
    number = rest or prompt.decision.rule
    if folded(rest) in {folded(word) for word in console.synonyms("word-all")}:
        words = rulebook.whole(game, console.locale)
    else:
        words = rulebook.section(game, console.locale, number)
    if words is None:
        console.print_text("no-section", section=number, style="alert")
    else:
        console.print(Markdown(words))
        console.print_text("more-rules", style="bark")


def pieces(prompt: Prompt, rest: str) -> None:
    """What the game is about and what its pieces do, in a line each."""
    console, game = prompt.console, prompt.state.setup.game
    console.print(console.game_text(game, "game-tagline") or game.name, style="moss")
    table = Table.grid(padding=(0, 2, 0, 0))
    for kind, names in game.names.items():
        for name in names:
            about = console.game_text(game, f"about-{kind}-{name}")
            if about is not None:
                table.add_row(Text(console.game_text(game, f"name-{kind}-{name}") or name), about)
    console.print(table)


def board(prompt: Prompt, rest: str) -> None:
    """The table, the question and all options again."""
    prompt.widen()
    prompt.ask()


def explain(prompt: Prompt, rest: str) -> None:
    """What a thing on the table is and does now; without a name, what there is to ask about."""
    console, state = prompt.console, prompt.state
    found = things_called(prompt, rest)
    if not rest or not found:
        if rest:
            console.print_text("no-such-thing", style="alert", thing=rest)
        console.print_text("things-to-explain", style="bark", things=", ".join(thing_names(prompt)))
    for thing in found[:MOST_EXPLAINED] if rest else []:
        said = state.explain(thing, prompt.seat, console.locale)
        console.print(Text.assemble((said.name, "act"), (f"  § {said.rule}", "bark")))
        for line in (said.effect, *said.cost, *said.now, said.refused):
            if line:
                console.print(Text(f"  {line}"))


def things_called(prompt: Prompt, words: str) -> list[Thing]:
    """The things of that name, else those whose name holds the words."""
    state, wanted = prompt.state, folded(words)
    named = {
        thing: folded(
            prompt.console.game_text(state.setup.game, f"name-{thing[0]}-{thing[1]}") or ""
        )
        for thing in state.setup.game.things(state.setup)
    }
    exact = [thing for thing, name in named.items() if name == wanted]
    return exact or [thing for thing, name in named.items() if wanted in name]


def thing_names(prompt: Prompt) -> list[str]:
    game, setup = prompt.state.setup.game, prompt.state.setup
    names = [
        prompt.console.game_text(game, f"name-{kind}-{name}") for kind, name in game.things(setup)
    ]
    return list(dict.fromkeys(name for name in names if name))


def preview(prompt: Prompt, rest: str) -> None:
    """What an option would cost, bring and lead to; nothing is chosen."""
    console = prompt.console
    found, certain = parse_answer(prompt.state, prompt.option_list, rest)
    if len(found) != 1 or not certain:
        console.print_text("preview-which", style="alert")
        return
    seen = prompt.state.preview(found[0], prompt.seat, console.locale)
    console.print(Text(seen.act, "act"))
    for lines, style in ((seen.cost, "alert"), (seen.gain, "moss"), (seen.then, "bark")):
        for line in lines:
            console.print(Text(f"  {line}", style))
    if not (seen.cost or seen.gain or seen.then):
        console.print_text("preview-nothing", style="bark")


def show_help(prompt: Prompt, rest: str) -> None:
    """How to answer, and the other words that are understood."""
    prompt.console.print_text("how-to-answer")
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in KEYWORDS:
        words = prompt.console.text(f"keyword-{name}")
        table.add_row(Text(f"  {words}", "act"), prompt.console.text(f"keyword-{name}-note"))
    prompt.console.print(table)


def leave(prompt: Prompt, rest: str) -> None:
    raise Quit


KEYWORDS: dict[str, Callable[[Prompt, str], None]] = {
    "undo": undo,
    "hint": hint,
    "list": list_all,
    "board": board,
    "log": log,
    "rules": rules,
    "pieces": pieces,
    "explain": explain,
    "preview": preview,
    "save": save,
    "help": show_help,
    "quit": leave,
}
