"""Draws what links and tabs show: web/public/og/*.jpg and icon-*.png (`make screenshots`).

A picture of a game is a piece of its own screenshot with its name; the icons are favicon.svg.
"""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from nemeton.server.table_pictures import SHADES
from nemeton.server.table_pictures import encoded as table_picture

ROOT = Path(__file__).parent.parent
PUBLIC = ROOT / "web" / "public"
PICTURES = ROOT / "docs" / "pictures"
WIDTH, HEIGHT, LARGEST = 1200, 630, 100_000
ICONS = (32, 180, 512)
SHOWN = {
    "nemeton": ("home", "Nemeton"),
    "cernunos": ("cernunos-table", "Cernunos"),
    "oak": ("oak-table", "Oak"),
    "pangaia": ("pangaia-table", "Pangaia"),
    "root": ("root-table", "Root"),
}
FONT = "node_modules/@fontsource/uncial-antiqua/files/uncial-antiqua-latin-400-normal.woff2"
CARD = """<style>
@font-face {{ font-family: Title; src: url(data:font/woff2;base64,{font}); }}
body {{ margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; }}
img {{ width: 1200px; height: 630px; object-fit: cover; object-position: 50% 30%; }}
p {{ position: absolute; left: 0; bottom: 0; margin: 0; padding: 18px 44px 22px 40px;
  font: 76px/1 Title, serif; color: #FBF7EC; background: #3F5D3A; border-top-right-radius: 28px; }}
</style><img src="data:image/webp;base64,{picture}"><p>{name}</p>"""


PLATE = """<style>
@font-face {{ font-family: Title; src: url(data:font/woff2;base64,{font}); }}
body {{ font-family: Title }}</style>x"""
DRAW = """async ([name, icon]) => {
  await document.fonts.load('150px Title');
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#3F5D3A';
  pen.fillRect(0, 0, 1200, 630);
  const drawing = Object.assign(new Image(), { src: icon });
  await drawing.decode();
  pen.drawImage(drawing, 500, 40, 200, 200);
  Object.assign(pen, { fillStyle: '#FBF7EC', font: '150px Title', textAlign: 'center' });
  pen.fillText(name, 600, 395);
  const data = pen.getImageData(0, 0, 1200, 630).data;
  let reds = '';
  for (let at = 0; at < data.length; at += 4) reds += String.fromCharCode(data[at]);
  return btoa(reds);
}"""


def encoded(path: Path) -> str:
    return base64.b64encode(path.read_bytes()).decode()


def card(page: Page, file: str, picture: str, name: str) -> None:
    """A picture that is as good as fits into the size that every preview takes."""
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    font = encoded(ROOT / "web" / FONT)
    page.set_content(
        CARD.format(font=font, picture=encoded(PICTURES / f"{picture}.webp"), name=name)
    )
    page.evaluate("() => document.fonts.ready.then(() => document.images[0].decode())")
    for quality in range(88, 20, -4):
        drawn = page.screenshot(type="jpeg", quality=quality)
        if len(drawn) <= LARGEST:
            (PUBLIC / "og" / f"{file}.jpg").write_bytes(drawn)
            return
    raise RuntimeError(f"{file} does not fit into {LARGEST} bytes")


def name_plate(page: Page, game: str, name: str) -> None:
    """The name of a game as the picture of a table begins with it, in shades from 0 to 15."""
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    page.set_content(PLATE.format(font=encoded(ROOT / "web" / FONT)))
    icon = (
        (PUBLIC / "favicon.svg").read_text("utf-8").replace("<svg", "<svg width='200' height='200'")
    )
    reds = page.evaluate(
        DRAW, [name, f"data:image/svg+xml;base64,{base64.b64encode(icon.encode()).decode()}"]
    )
    points = bytes(
        round(max(0, red - 0x3F) / (0xFB - 0x3F) * (SHADES - 1)) for red in base64.b64decode(reds)
    )
    (PUBLIC / "og" / f"table-{game}.png").write_bytes(table_picture(points))


def icon(page: Page, size: int) -> None:
    """The icon; the one for a phone's screen has no corners, which the phone cuts itself."""
    page.set_viewport_size({"width": size, "height": size})
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8").replace("<svg", "<svg width='100%'", 1)
    back = "#3F5D3A" if size == 180 else "transparent"
    style = f"<style>body {{ margin: 0; background: {back} }} svg {{ display: block }}</style>"
    page.set_content(style + drawing)
    page.screenshot(path=PUBLIC / f"icon-{size}.png", omit_background=True)


def main() -> None:
    import sys

    sys.path.insert(0, str(ROOT))
    from tests.browser.kit import FLAGS
    from tools.chromium import chromium

    (PUBLIC / "og").mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        for file, (picture, name) in SHOWN.items():
            card(page, file, picture, name)
            if file != "nemeton":
                name_plate(page, file, name)
        for size in ICONS:
            icon(page, size)
        browser.close()
    print(f"nemeton: pictures of links in {PUBLIC.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
