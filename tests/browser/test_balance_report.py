"""The balance report in a browser: nothing is sent for, nothing sticks out, and axe is content."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from nemeton.arena import Contest, run, write_report
from nemeton.arena.results import Head
from tests.browser.test_reading import AXE

SIZES = {"wide": (1440, 900), "phone": (390, 844)}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    contest = Contest("cernunos", ["sapling", "random"], seed=2)
    games = run(contest, 8)
    return write_report(tmp_path_factory.mktemp("report"), Head.of(contest), games)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_report_reads_well(
    report: list[Path], browser: Browser, size: str, scheme: Literal["light", "dark"]
) -> None:
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    context = browser.new_context(viewport=viewport, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    page.goto(report[0].as_uri())
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document).then(found => found.violations.map(v => v.id))")

    assert [url for url in asked if not url.startswith("data:")] == [report[0].as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert found == []
    page.get_by_role("link", name="Français").click()
    expect(page.get_by_role("heading", name="Qui commence")).to_be_visible()
    context.close()
