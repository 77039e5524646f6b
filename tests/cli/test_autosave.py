"""Where games are kept: never over something else, never in pieces, never silently not at all."""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, record

ROOM = 600  # bytes: enough for a short record, too little for a long one


def test_a_file_that_is_there_already_is_never_written_over(terminal: Terminal) -> None:
    path = terminal.home / "letter.txt"
    path.write_text("Dear Druid")
    done = terminal.run("play", "cernunos", "--save", str(path), typed="Bb2\n")

    assert done.returncode == 2
    assert "is there already" in done.stderr
    assert path.read_text() == "Dear Druid"


def test_another_game_of_the_same_seed_is_never_written_over(terminal: Terminal) -> None:
    terminal.run("play", "cernunos", "--seed", "1", "--save", "a.json", typed="Bb2\n")
    before = (terminal.home / "a.json").read_text()
    done = terminal.run("play", "cernunos", "--seed", "1", "--save", "a.json", typed="Ta1\n")

    assert done.returncode == 2
    assert (terminal.home / "a.json").read_text() == before


def test_a_resumed_game_may_go_on_in_another_new_file(terminal: Terminal) -> None:
    terminal.run("play", "cernunos", "--bots", "none", "--save", "a.json", typed="Bb2\n")
    (terminal.home / "c.json").write_text("mine")
    terminal.run("play", "cernunos", "--resume", "a.json", "--save", "b.json", typed="Ta1\n")
    refused = terminal.run("play", "cernunos", "--resume", "a.json", "--save", "c.json")

    assert len(record(terminal.home / "a.json")["choices"]) == 1
    assert len(record(terminal.home / "b.json")["choices"]) == 2
    assert refused.returncode == 2
    assert (terminal.home / "c.json").read_text() == "mine"


def test_save_writes_a_copy_and_may_write_it_again(terminal: Terminal) -> None:
    (terminal.home / "other.json").write_text("mine")
    typed = "Bb2\nsave copy.json\nTa1\nsave copy.json\nsave other.json\nsave\n"
    done = terminal.run("play", "cernunos", "--bots", "none", typed=typed)

    assert len(record(terminal.home / "copy.json")["choices"]) == 2
    assert (terminal.home / "other.json").read_text() == "mine"
    assert "is there already" in done.stderr
    assert done.returncode == 0


@pytest.mark.parametrize("target", ["/dev/full", "/dev/null", ".", "nowhere/\0/x"])
def test_a_target_that_is_no_file_is_refused_and_left_alone(
    terminal: Terminal, target: str
) -> None:
    if "\0" in target:
        done = terminal.run("play", "cernunos", typed=f"save {target}\nBb2\n")
        assert done.returncode == 0
    else:
        done = terminal.run("play", "cernunos", "--save", target, typed="Bb2\n")
        assert done.returncode == 2
        assert Path(terminal.home, target).is_dir() or Path(target).is_char_device()
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_device_is_not_read_for_ever(terminal: Terminal) -> None:
    for command in (
        ["replay", "/dev/zero"],
        ["verify", "/dev/zero"],
        ["data", "cernunos", "--check", "/dev/zero"],
    ):
        done = terminal.run(*command)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1


def short_of_room() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM))


def test_when_there_is_no_room_left_the_old_record_stays_and_the_player_is_told(
    terminal: Terminal,
) -> None:
    path = terminal.home / "a.json"
    typed = "".join(f"T{column}{row}\n" for column in "abcd" for row in "123") * 3
    done = terminal.run(
        "play", "cernunos", "--bots", "none", "--save", str(path), typed=typed, before=short_of_room
    )

    assert done.returncode == 2
    assert "no room is left" in done.stderr
    assert "it is not kept" in done.stdout
    assert "Traceback" not in done.stderr
    found = record(path)
    assert 0 < len(found["choices"]) < 36
    assert [each.name for each in terminal.home.iterdir() if each.suffix == ".part"] == []


def test_a_full_disk_is_refused_and_another_file_can_take_over(
    terminal: Terminal, small_disk: Path
) -> None:
    with pytest.raises(OSError, match="No space left"):
        (small_disk / "filler").write_bytes(b"x" * (65 << 10))
    refused = terminal.run("play", "cernunos", "--save", str(small_disk / "a.json"), typed="Bb2\n")
    assert refused.returncode == 2
    assert "no room is left" in refused.stderr
    assert not (small_disk / "a.json").exists()

    terminal.environment["XDG_DATA_HOME"] = str(small_disk)
    rescued = terminal.home / "rescued.json"
    typed = f"Bb2\nTa1\nsave {rescued}\nTa2\n"
    done = terminal.run("play", "cernunos", "--bots", "none", typed=typed)
    assert done.returncode == 0
    assert len(record(rescued)["choices"]) == 3


@pytest.fixture
def small_disk(tmp_path: Path) -> Path:
    """A disk of 64 kB, where this user may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(folder)],
        capture_output=True,
        check=False,
    )
    if mounted.returncode:
        pytest.skip("only root may mount a small disk; the limit on file sizes is tested anyway")
    return folder


@pytest.fixture(autouse=True)
def unmounted(tmp_path: Path) -> Iterator[None]:
    yield
    if os.path.ismount(tmp_path / "disk"):
        subprocess.run(["umount", "-l", str(tmp_path / "disk")], check=True)


def test_a_folder_that_cannot_be_written_is_refused(terminal: Terminal) -> None:
    (terminal.home / "data").write_text("a file where a folder should be")
    done = terminal.run("play", "cernunos", "--bots", "none", typed="Bb2\nTa1\n")

    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "it is not kept" in done.stdout


def test_a_link_keeps_pointing_where_it_pointed(terminal: Terminal) -> None:
    terminal.run("play", "cernunos", "--bots", "none", "--save", "a.json", typed="Bb2\n")
    (terminal.home / "link.json").symlink_to("a.json")
    terminal.run("play", "cernunos", "--resume", "link.json", typed="Ta1\n")

    assert (terminal.home / "link.json").is_symlink()
    assert len(record(terminal.home / "a.json")["choices"]) == 2
