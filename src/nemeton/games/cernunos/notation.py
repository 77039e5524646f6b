"""12 A game and a position as text: each answer is a short atom, a game the list of them."""

from __future__ import annotations

import re
from typing import Final

from nemeton.engine.errors import BadInput, IllegalChoice
from nemeton.engine.flow import PASS, Option
from nemeton.engine.record import replayed
from nemeton.engine.state import State
from nemeton.games.cernunos.kinds import (
    CELL_NAMES,
    KIND_OF,
    KINDS,
    LETTERS,
    PLAYER_NAMES,
)
from nemeton.games.cernunos.position import NOTHING, STAGE_OF_PHASE, written_kind
from nemeton.games.cernunos.state import Cernunos

__all__ = ["atom", "atoms_of", "moves", "position", "read_atom"]

PASSED: Final = "--"
MARKS: Final = {"push": ">", "swap": "~", "first": "!", "lift": "^", "grow": "+"}
VERBS: Final = {mark: verb for verb, mark in MARKS.items()}
ATOM: Final = re.compile("[TBDWSFRX][a-d][1-3]|[>!^+][a-d][1-3]|~[a-d][1-3][a-d][1-3]|--", re.ASCII)
COMMENT: Final = re.compile(r"\[[^\[\]]*\]")
NUMBERING: Final = re.compile(r"(?:\d{1,3}|F)\.", re.ASCII)
RESULTS: Final = ("1-0", "0-1", "1/2", "1-0#", "0-1#")


def atom(option: Option) -> str:
    """An option as it is written down."""
    if option == PASS:
        return PASSED
    verb = str(option[0])
    if verb == "place":
        return LETTERS[option[1]] + CELL_NAMES[option[2]]
    return MARKS[verb] + "".join(CELL_NAMES[cell] for cell in option[1:])


def option_of(text: str) -> Option:
    """The option that an atom writes; cells of a swap come in their order."""
    if text == PASSED:
        return PASS
    cells = [CELL_NAMES.index(text[place : place + 2]) for place in range(1, len(text), 2)]
    if text[0] in LETTERS:
        return ("place", LETTERS.index(text[0]), *cells)
    return (VERBS[text[0]], *sorted(cells))


def read_atom(game: State, text: str) -> Option:
    """The pending option that the atom writes, or what is wrong with it."""
    if not ATOM.fullmatch(text):
        raise BadInput("cernunos-bad-notation", text=text[:40])
    option = option_of(text)
    if option not in game.options():
        raise IllegalChoice("illegal-choice", option=text)
    return option


def atoms_of(text: str) -> list[str]:
    """The atoms of a written game: numbers, braces, comments and the result are passed over."""
    bare = COMMENT.sub(" ", text)
    found: list[str] = []
    for word in bare.replace("{", " ").replace("}", " ").split():
        rest = NUMBERING.sub("", word, count=1) if NUMBERING.match(word) else word
        if rest in RESULTS:
            continue
        found += split_atoms(rest)
    return found


def split_atoms(word: str) -> list[str]:
    found: list[str] = []
    while word:
        match = ATOM.match(word)
        if match is None:
            raise BadInput("cernunos-bad-notation", text=word[:40])
        found.append(match.group())
        word = word[match.end() :]
    return found


def moves(game: Cernunos) -> str:
    """The game so far, turn by turn, with its result if it is over."""
    text = ""
    again = replayed(game.setup.game, game.record, 0, False)
    turn = -1
    for option in game.choices():
        choice = again.pending()
        lead, turn = lead_of(again, turn)
        part = atom(option)
        text += lead + (part if choice.seat(again) == again.turn_seat else "{" + part + "}")
        again.choose(option)
    return joined(text, game)


def lead_of(game: State, turn: int) -> tuple[str, int]:
    """What stands before the next atom: the number of a new turn, a space, or nothing."""
    prompt = game.pending().prompt
    if prompt == "last_place":
        return " F. ", turn
    if game.turn_number != turn:
        return f" {game.turn_number}. ", game.turn_number
    return (" " if prompt == "place" else ""), turn


def joined(text: str, game: Cernunos) -> str:
    """Answers of the other player in one pair of braces, the result behind."""
    found = text.replace("}{", "").strip()
    result = game.ended
    if result is None:
        return found
    score = {(): "1/2", (0,): "1-0", (1,): "0-1"}[result.winners]
    return f"{found} {score}{'#' if result.reason == 'blocked' else ''}".strip()


def position(game: Cernunos) -> str:
    """The position as a line; in the middle of a chain or after the end there is none."""
    if game.over or game.pending().prompt not in ("place", "last_place"):
        raise BadInput("cernunos-position-pending")
    cells = [
        f"{name}={','.join(written_kind(KIND_OF[token]) for token in stack)}"
        for name, stack in zip(CELL_NAMES, game.stacks, strict=True)
        if stack
    ]
    side = PLAYER_NAMES[game.pending().seat(game)]
    stage = STAGE_OF_PHASE[game.phase]
    green = ".".join(str(count) for count in game.reserve[:KINDS])
    violet = ".".join(str(count) for count in game.reserve[KINDS:])
    burnt = f"{game.burnt[0]}.{game.burnt[1]}"
    return f"{'/'.join(cells) or NOTHING} {side} {stage} g:{green} v:{violet} burnt:{burnt}"
