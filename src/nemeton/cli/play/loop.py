"""The prompt loop: asks people, lets bots play, until the game is over."""

from __future__ import annotations

import sys

from nemeton.cli.arguments import HUMAN
from nemeton.cli.console import Console
from nemeton.cli.play.keywords import KEYWORDS, keyword_in
from nemeton.cli.play.prompt import Prompt, read_line
from nemeton.cli.play.session import Session
from nemeton.engine.values import changes_of

__all__ = ["run"]


def run(session: Session) -> None:
    """Asks whoever is to choose until the game is over."""
    greet(session.console)
    own = changes_of(session.state.setup.game, session.state.setup.data)
    if own:
        session.console.print_text("own-values-used", style="bark", count=len(own))
    asked: int | None = None
    while not session.state.over:
        seat = session.to_move()
        if session.seats[seat] != HUMAN:
            session.play_bot(seat)
            continue
        if session.indifferent:
            session.pass_over()
            continue
        if asked not in (None, seat):
            hand_over(session, seat)
        asked = seat
        session.print_events(seat)
        answer(Prompt(session, seat))
    session.print_end()


def greet(console: Console) -> None:
    if sys.stdin.isatty():
        import readline  # noqa: F401  (arrow keys and history at the prompt)
    console.print_text("welcome", style="bark")


def answer(prompt: Prompt) -> None:
    """Reads lines until the question is answered or taken back."""
    prompt.ask()
    while not prompt.done:
        line = read_line()
        keyword = keyword_in(prompt.console, line)
        if not line:
            KEYWORDS["board"](prompt, "")
        elif keyword is not None:
            KEYWORDS[keyword[0]](prompt, keyword[1])
        else:
            prompt.answer(line)


def hand_over(session: Session, seat: int) -> None:
    """Where hands are hidden, the screen is cleared before the next person looks at it."""
    setup = session.state.setup
    if setup.game.open_book(setup):
        return
    session.console.rich.clear()
    session.console.print_text("hand-over", style="act", name=session.name(seat))
    read_line()
