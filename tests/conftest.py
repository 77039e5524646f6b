"""What holds for every test."""

from __future__ import annotations

from magpie.game import GAME

import nemeton

nemeton.opened["magpie"] = nemeton.equipped(GAME)  # which is installed nowhere here
