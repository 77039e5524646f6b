"""Completion: what click would offer, and what real shells put on the line."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete, get_completion_class

import nemeton
from nemeton import bots
from nemeton.cli.completion import SHELLS
from nemeton.cli.console import Console
from nemeton.cli.program import program, run
from tests.cli.terminal import Seat, Terminal
from tests.preloaded import COMMAND

BASH = shutil.which("bash")
ZSH = shutil.which("zsh")
FISH = shutil.which("fish")
needs_bash = pytest.mark.skipif(BASH is None, reason="there is no bash")
needs_zsh = pytest.mark.skipif(ZSH is None, reason="there is no zsh")
needs_fish = pytest.mark.skipif(FISH is None, reason="there is no fish")
LEVELS = bots.every_name()


def offered(*words: str) -> list[str]:
    """What could stand for the last word."""
    completion = ShellComplete(program(Console("en")), {}, "nemeton", "_NEMETON_COMPLETE")
    items = completion.get_completions(list(words[:-1]), words[-1])
    return [str(item.value) for item in items]


def kinds(*words: str) -> list[str]:
    completion = ShellComplete(program(Console("en")), {}, "nemeton", "_NEMETON_COMPLETE")
    return [item.type for item in completion.get_completions(list(words[:-1]), words[-1])]


@pytest.mark.parametrize("command", ["play", "arena", "data"])
def test_games_are_offered(command: str) -> None:
    assert offered(command, "") == nemeton.catalogue()
    assert offered(command, "r") == [name for name in nemeton.catalogue() if name[0] == "r"]


def test_bench_takes_the_server_too() -> None:
    assert offered("bench", "") == [*nemeton.catalogue(), "server"]


def test_commands_and_names_of_options_are_offered() -> None:
    assert {"play", "serve", "games"} <= set(offered(""))
    assert {"--players", "--bots", "--option", "--lang"} <= set(offered("play", "oak", "--"))
    assert offered("--lang", "") == offered("play", "--lang", "") == list(nemeton.LOCALES)
    assert offered("--completion", "") == list(SHELLS)


def test_levels_are_offered_and_nobody_where_people_play() -> None:
    assert offered("play", "oak", "--bots", "") == [*LEVELS, "none"]
    assert offered("play", "oak", "--bots=gr") == ["grove"]
    assert offered("arena", "oak", "--bots", "") == LEVELS
    assert offered("arena", "oak", "--bots", "sapling,fo") == ["sapling,forest"]
    assert offered("arena", "oak", "--bots", "sapling,forest:") == [
        "sapling,forest:nodes=",
        "sapling,forest:seconds=",
    ]


def test_the_options_of_the_named_game_are_offered_with_their_values() -> None:
    assert offered("play", "cernunos", "--option", "") == [
        f"{name}=" for name in nemeton.game("cernunos").options
    ]
    assert offered("play", "root", "--option", "map=") == ["map=autumn", "map=winter"]
    assert offered("play", "root", "--option", "map=w") == ["map=winter"]
    assert offered("play", "root", "--option=map=w") == ["map=winter"]
    assert offered("play", "root", "--option", "nothing=") == []
    assert offered("play", "--option", "") == [], "no game was named"
    assert offered("play", "chess", "--option", "") == []


@pytest.mark.parametrize("name", ["cernunos", "oak", "pangaia", "root"])
def test_every_value_offered_is_one_the_game_reads(name: str) -> None:
    game = nemeton.game(name)
    tried = 0
    for option, setting in game.options.items():
        for pair in offered("play", name, "--option", f"{option}="):
            value = setting.parse(pair.removeprefix(f"{option}="))
            players = len(value) if isinstance(value, tuple) else game.players[0]
            setting.read(option, value, players)
            tried += 1

    assert tried > len(game.options)


def test_what_is_given_for_each_seat_goes_on_after_a_comma() -> None:
    first = offered("play", "root", "--option", "factions=")
    second = offered("play", "root", "--option", f"{first[0]},")

    assert len(first) > 1
    assert second[1] == f"{first[0]},{first[1].removeprefix('factions=')}"


def test_players_and_seats_are_those_of_the_game() -> None:
    assert offered("play", "oak", "--players", "") == ["1", "2", "3", "4"]
    assert offered("play", "cernunos", "--seat", "") == ["0", "1", "none"]


def test_files_and_folders_are_left_to_the_shell() -> None:
    assert kinds("verify", "") == kinds("replay", "") == kinds("data", "oak", "--check", "")
    assert kinds("verify", "") == kinds("play", "oak", "--save", "") == ["file"]
    assert kinds("arena", "oak", "--report", "") == ["dir"]


def test_nothing_is_said_while_a_line_that_is_wrong_is_completed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    offered("nonsense", "")
    offered("--version", "")

    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_is_told_what_to_do(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    if get_completion_class(shell) is None:
        pytest.skip(f"this click knows no {shell}")

    assert run(["--completion", shell]) == 0
    assert f"{shell}_complete" in capsys.readouterr().out


def test_an_unknown_shell_is_refused_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--completion", "tcsh"]) == 2
    assert "no completion for “tcsh”; there is for bash, zsh" in capsys.readouterr().err
    assert run(["--lang", "fr", "--completion", "tcsh"]) == 2
    assert "pas de complétion pour «\u00a0tcsh\u00a0»" in capsys.readouterr().err


TYPED = {
    "nemeton pl": "nemeton play ",
    "nemeton play ro": "nemeton play root ",
    "nemeton play root --bots gr": "nemeton play root --bots grove ",
    "nemeton play root --bots=gr": "nemeton play root --bots=grove ",
    "nemeton play cernunos --option ac": "nemeton play cernunos --option activation_cap=",
    "nemeton play root --option map=w": "nemeton play root --option map=winter ",
    "nemeton play root --option=map=w": "nemeton play root --option=map=winter ",
    "nemeton arena oak --bots grove,fo": "nemeton arena oak --bots grove,forest ",
    "nemeton arena oak --bots forest:no": "nemeton arena oak --bots forest:nodes=",
    "nemeton verify ga": "nemeton verify game.json ",
    "nemeton play oak --save=ga": "nemeton play oak --save=game.json ",
}


@needs_bash
def test_bash_completes_a_line(terminal: Terminal) -> None:
    (terminal.home / "game.json").write_text("{}")

    with at_bash(terminal) as shell:
        assert {line: pressed_tab(shell, line) for line in TYPED} == TYPED


@needs_zsh
def test_zsh_completes_a_line(terminal: Terminal) -> None:
    (terminal.home / "game.json").write_text("{}")

    with at_zsh(terminal) as shell:
        assert {line: pressed_tab(shell, line) for line in TYPED} == TYPED


@needs_fish
def test_fish_completes_a_line(terminal: Terminal) -> None:
    """Fish tells what it would offer for the last word; the blank is its own affair."""
    (terminal.home / "game.json").write_text("{}")
    lists = {
        "nemeton data ": nemeton.catalogue(),
        "nemeton play root --option map=": ["map=autumn", "map=winter"],
    }

    offers = asked_of_fish(terminal, [*TYPED, *lists])

    assert offers == {**{line: [full.split()[-1]] for line, full in TYPED.items()}, **lists}


@needs_bash
def test_bash_lists_what_is_possible(terminal: Terminal) -> None:
    with at_bash(terminal) as seat:
        seat.type("nemeton play root --option map=\t\t")
        shown = seat.read_until("winter")

    assert "autumn" in shown


@needs_zsh
def test_zsh_lists_what_is_possible(terminal: Terminal) -> None:
    with at_zsh(terminal) as seat:
        seat.type("nemeton play root --option map=\t\t")
        shown = seat.read_until("winter")

    assert "autumn" in shown


def pressed_tab(seat: Seat, typed: str) -> str:
    """The line after Tab; Ctrl-A and a word before it turn it into something that is only shown."""
    seat.type(f"{typed}\t|\x01echo '<\x05>'\r")
    seat.read_until("\n<")
    return re.sub(r"\|\s*$", "", seat.read_until(">")[:-1])


def at_bash(terminal: Terminal) -> Seat:
    """A bash that knows nothing but the line of docs/terminal.md."""
    settings = terminal.home / "bashrc"
    settings.write_text(
        "PS1='$ '\nbind 'set bell-style none'\nbind 'set enable-bracketed-paste off'\n"
        f'PATH="{COMMAND.parent}:$PATH"\neval "$(nemeton --completion bash)"\necho ready\n'
    )
    command = [str(BASH), "--noprofile", "--rcfile", str(settings), "-i"]
    seat = Seat(command, terminal.environment, terminal.home)
    seat.read_until("ready\r\n")
    return seat


def at_zsh(terminal: Terminal) -> Seat:
    """A zsh likewise; what a word ends with stays whatever is typed next."""
    (terminal.home / ".zshrc").write_text(
        "PS1='$ '\nunsetopt prompt_sp prompt_cr beep\nZLE_REMOVE_SUFFIX_CHARS=''\n"
        f'path=("{COMMAND.parent}" $path)\nautoload -Uz compinit && compinit -u\n'
        'eval "$(nemeton --completion zsh)"\necho ready\n'
    )
    environment = {**terminal.environment, "ZDOTDIR": str(terminal.home)}
    seat = Seat([str(ZSH), "-i"], environment, terminal.home)
    seat.read_until("ready\r\n")
    return seat


def asked_of_fish(terminal: Terminal, typed: list[str]) -> dict[str, list[str]]:
    words = " ".join(f"'{line}'" for line in typed)
    lines = (
        f"set -gx PATH '{COMMAND.parent}' $PATH; nemeton --completion fish | source; "
        f"for line in {words}; echo '<'; complete -C $line; end"
    )
    said = subprocess.run(
        [str(FISH), "--no-config", "-c", lines],
        capture_output=True,
        text=True,
        cwd=terminal.home,
        env=terminal.environment,
        check=True,
    )
    assert said.stderr == ""
    answers = [answer.splitlines() for answer in said.stdout.split("<\n")[1:]]
    offers = [[line.partition("\t")[0] for line in answer] for answer in answers]
    return dict(zip(typed, offers, strict=True))


def test_the_module_is_the_command(terminal: Terminal, tmp_path: Path) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "nemeton", "--version"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=terminal.environment,
        check=True,
    )

    assert shown.stdout == terminal.run("--version").stdout == f"nemeton {nemeton.__version__}\n"
