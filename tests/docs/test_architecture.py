"""The map of the house is true, and no room leads in a ring to itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import file_map, import_cycles

ROOT = Path(__file__).parents[2]


def test_the_map_has_a_line_for_every_file() -> None:
    page = file_map.PAGE.read_text("utf-8")

    assert file_map.current(page) == file_map.mapped()


def test_a_file_without_a_docstring_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file.py"
    file.write_text('"""What it\nholds.\n\nAnd more."""\n')
    assert file_map.summary(file) == "What it holds."

    file.write_text("import sys\n")
    with pytest.raises(ValueError, match="has no docstring"):
        file_map.summary(file)


def test_no_import_leads_in_a_ring() -> None:
    assert import_cycles.cycles(ROOT / "src") == []
    assert import_cycles.cycles(ROOT / "examples" / "magpie" / "src") == []


@pytest.mark.parametrize(
    "way",
    [
        "import house.attic\n",
        "from house import attic\n",
        "from house.attic import box\n",
        "def late():\n    from house.attic import box\n",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from house.attic import box\n",
    ],
)
def test_a_ring_is_found_however_it_is_imported(tmp_path: Path, way: str) -> None:
    house = tmp_path / "house"
    house.mkdir()
    (house / "__init__.py").write_text("")
    (house / "attic.py").write_text("from house.cellar import wine\n")
    (house / "cellar.py").write_text(way)

    assert import_cycles.cycles(tmp_path) == [["house.attic", "house.cellar"]]
