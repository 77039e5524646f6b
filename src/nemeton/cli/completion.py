"""Completion in the shell: which games, levels, options, values and files may be typed next."""

from __future__ import annotations

import os
from collections.abc import Iterable

import click
from click.shell_completion import (
    BashComplete,
    CompletionItem,
    FishComplete,
    ZshComplete,
    add_completion_class,
    get_completion_class,
    split_arg_string,
)

import nemeton
from nemeton import bots
from nemeton.cli.arguments import NOBODY
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.settings import Flag, Number, OneOf, PerSeat, Setting
from nemeton.lessons import lesson_names

__all__ = [
    "SHELLS",
    "budgets",
    "entrants",
    "files",
    "folders",
    "game_options",
    "games",
    "levels",
    "locales",
    "measurable",
    "players",
    "script",
    "seats",
    "shells",
]

SHELLS = ("bash", "zsh", "fish", "powershell")
VARIABLE = "_NEMETON_COMPLETE"
MOST_NUMBERS = 30  # a longer range is not listed
BUDGETS = ("nodes=", "seconds=")

Items = list[CompletionItem]


def script(program: click.Command, shell: str) -> str:
    """What a shell is to evaluate so that it completes `nemeton`."""
    found = get_completion_class(shell) if shell in SHELLS else None
    if found is None:
        raise BadInput("unknown-shell", shell=shell[:40], allowed=", ".join(SHELLS))
    return found(program, {}, "nemeton", VARIABLE).source()


# What may stand for a parameter: click calls these with all that has been typed before.


def games(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    return beginning(begun, nemeton.catalogue())


def lessons(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    game = named_game(context)
    return beginning(begun, lesson_names(game.name) if game else [])


def measurable(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    """What `nemeton bench` takes: a game, or the server as a whole."""
    return beginning(begun, [*nemeton.catalogue(), "server"])


def levels(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    return beginning(begun, [*bots.every_name(), NOBODY])


def entrants(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    """Bots of the arena, `A,B,…`, each with a budget behind its colon."""
    before, last = split_last(begun, ",")
    level, colon, setting = last.rpartition(":")
    if colon:
        return beginning(setting, BUDGETS, f"{before}{level}:")
    return beginning(last, bots.every_name(), before)


def budgets(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    return beginning(begun, BUDGETS)


def game_options(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    """`name=` of the game that was named, and then its values."""
    game = named_game(context)
    if game is None:
        return []
    name, equals, value = begun.partition("=")
    if not equals:
        return beginning(name, [f"{each}=" for each in game.options])
    return values(game.options[name], f"{name}=", value) if name in game.options else []


def values(setting: Setting, name: str, begun: str) -> Items:
    if isinstance(setting, PerSeat):
        before, last = split_last(begun, ",")
        return beginning(last, setting.choices, name + before)
    if isinstance(setting, OneOf):
        return beginning(begun, setting.choices, name)
    if isinstance(setting, Flag):
        return beginning(begun, ("on", "off"), name)
    if isinstance(setting, Number) and setting.high - setting.low < MOST_NUMBERS:
        return beginning(begun, map(str, range(setting.low, setting.high + 1)), name)
    return []


def players(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    game = named_game(context)
    return [] if game is None else beginning(begun, map(str, game.players))


def seats(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    game = named_game(context)
    most = 0 if game is None else max(game.players)
    return beginning(begun, [*map(str, range(most)), NOBODY])


def locales(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    return beginning(begun, nemeton.LOCALES)


def shells(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    return beginning(begun, SHELLS)


def files(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    return [CompletionItem(begun, type="file")]


def folders(context: click.Context, parameter: click.Parameter, begun: str) -> Items:
    return [CompletionItem(begun, type="dir")]


def beginning(begun: str, words: Iterable[str], before: str = "") -> Items:
    return [CompletionItem(before + word) for word in words if word.startswith(begun)]


def split_last(text: str, separator: str) -> tuple[str, str]:
    """All up to the last separator, it included, and what follows it."""
    head, found, tail = text.rpartition(separator)
    return head + found, tail


def named_game(context: click.Context) -> Game | None:
    """The game on the line; behind an option without its value click leaves it among `args`."""
    for name in (*context.args, context.params.get("game")):
        if name in nemeton.catalogue():
            return nemeton.game(name)
    return None


BASH = """\
%(complete_func)s() {
    local kind value
    COMPREPLY=()
    while IFS=, read -r kind value; do
        case $kind in
            dir) compopt -o dirnames ;;
            file) compopt -o default ;;
            plain)
                COMPREPLY+=("$value")
                case $value in *[=:,]) compopt -o nospace ;; esac ;;
        esac
    done < <(COMP_LINE="${COMP_LINE:0:COMP_POINT}" COMP_WORDBREAKS="$COMP_WORDBREAKS" \\
        %(complete_var)s=bash_complete "$1" 2>/dev/null)
}
complete -o nosort -F %(complete_func)s %(prog_name)s
"""


class Bash(BashComplete):
    """Bash takes words apart at `=` and `:`; this reads the line as it was typed instead, gives
    back only what follows the last break, and leaves no blank after `name=`."""

    name = "bash"
    source_template = BASH
    kept = ""  # what the shell holds already of the word that is completed

    def get_completion_args(self) -> tuple[list[str], str]:
        line = os.environ["COMP_LINE"]
        words = split_arg_string(line)[1:]
        begun = "" if line[-1:].isspace() or not words else words.pop()
        self.kept = kept_by_bash(begun, os.environ.get("COMP_WORDBREAKS", "=:"))
        return words, begun

    def format_completion(self, item: CompletionItem) -> str:
        return f"{item.type},{str(item.value).removeprefix(self.kept)}"


def kept_by_bash(begun: str, breaks: str) -> str:
    """The head of a value that bash will not replace; `--name=` is no part of the value."""
    value = begun.partition("=")[2] if begun.startswith("--") else begun
    marks = [mark for mark in "=:" if mark in breaks]
    return value[: max([value.rfind(mark) + 1 for mark in marks], default=0)]


ZSH = """\
#compdef %(prog_name)s

%(complete_func)s() {
    local kind value help
    local -a response whole begun described
    (( $+commands[%(prog_name)s] )) || return 1
    response=("${(@f)$(COMP_WORDS="${words[*]}" COMP_CWORD=$((CURRENT-1)) \\
        %(complete_var)s=zsh_complete %(prog_name)s 2>/dev/null)}")
    compset -P 1 '--*='
    for kind value help in $response; do
        case $kind in
            dir) _path_files -/ ;;
            file) _path_files -f ;;
            plain)
                if [[ $help != _ ]]; then described+=("$value:$help")
                elif [[ $value == *[=:,] ]]; then begun+=("$value")
                else whole+=("$value")
                fi ;;
        esac
    done
    (( $#described )) && _describe -V unsorted described
    (( $#begun )) && compadd -S '' -V unsorted -a begun
    (( $#whole )) && compadd -V unsorted -a whole
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    %(complete_func)s "$@"
else
    compdef %(complete_func)s %(prog_name)s
fi
"""


class Zsh(ZshComplete):
    """Zsh gives `--name=value` as one word: what is offered replaces the value alone, and no blank
    comes after `name=`."""

    name = "zsh"
    source_template = ZSH


FISH = """\
function %(complete_func)s
    set -l name (string match --regex -- '^--[^=]+=' (commandline -ct))
    set -l response (env %(complete_var)s=fish_complete COMP_WORDS=(commandline -cp) \\
        COMP_CWORD=(commandline -ct) %(prog_name)s 2>/dev/null)
    for item in $response
        set -l parts (string split --max 1 "," $item)
        switch $parts[1]
            case dir
                for each in (__fish_complete_directories $parts[2])
                    echo "$name$each"
                end
            case file
                for each in (__fish_complete_path $parts[2])
                    echo "$name$each"
                end
            case plain
                echo "$name$parts[2]"
        end
    end
end

complete --no-files --command %(prog_name)s --arguments "(%(complete_func)s)"
"""


class Fish(FishComplete):
    """Fish replaces `--name=value` whole, so the name stands before what is offered; a value may
    hold commas: only the first one ends the kind of an item."""

    name = "fish"
    source_template = FISH


add_completion_class(Bash)
add_completion_class(Zsh)
add_completion_class(Fish)
