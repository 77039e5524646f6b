"""Autosave: the record on disk after every choice, so that leaving at any moment loses nothing."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nemeton.cli.files import data_folder, document, refusing, write_json
from nemeton.engine.errors import BadInput

__all__ = ["Autosave", "games_folder", "latest_path", "new_path"]

SUFFIX = ".nemeton.json"


class Autosave:
    """Writes the record to one file after every choice, and never over a file of something else."""

    def __init__(self, path: Path, own: bool = False, make_folder: bool = False) -> None:
        self.path = path
        self.make_folder = make_folder  # whether the folder is Nemeton's, made where it is missing
        self.own = own  # whether the file is this game's already
        self.fault: BadInput | None = None  # why the last choice is not on disk
        self.copies: set[Path] = set()  # files that a player has had written in this session

    def write(self, record: Mapping[str, Any]) -> None:
        """Writes the record; a failure is remembered and the game goes on."""
        try:
            if self.make_folder:
                with refusing(self.path.parent):
                    self.path.parent.mkdir(parents=True, exist_ok=True)
            write_json(self.path, record, anew=not self.own)
        except BadInput as fault:
            self.fault = fault
            return
        self.own = True
        self.fault = None

    def copy(self, path: Path, record: Mapping[str, Any]) -> None:
        """Writes the game to another file too; where the usual one fails, that one takes over."""
        place = path.absolute()
        write_json(place, record, anew=place not in self.copies and place != self.path.absolute())
        self.copies.add(place)
        if self.fault is not None:
            self.path, self.own, self.fault = place, True, None


def games_folder(environment: Mapping[str, str]) -> Path:
    """Where games are kept unless the user names a file."""
    return data_folder(environment) / "games"


def new_path(game: str, folder: Path) -> Path:
    """A name for a game that begins now, which no file has yet."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = folder / f"{game}-{stamp}{SUFFIX}"
    number = 2
    while os.path.lexists(path):
        path = folder / f"{game}-{stamp}-{number}{SUFFIX}"
        number += 1
    return path


def latest_path(game: str, folder: Path) -> Path:
    """The game played last that has not ended."""
    with refusing(folder):
        kept = sorted(folder.glob(f"{game}-*{SUFFIX}"), key=written_at, reverse=True)
    for path in kept:
        found = document(path, "record")
        if not (isinstance(found, dict) and "result" in found):
            return path
    raise BadInput("nothing-to-resume", game=game, folder=str(folder))


def written_at(path: Path) -> tuple[int, str]:
    return path.stat().st_mtime_ns, path.name
