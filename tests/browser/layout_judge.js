// Measures a table as it lies on the screen and names what is wrong with it. Run in the page.
({ touch, share }) => {
  const TEXT = 11.5; // the smallest letters anybody has to read
  const FINGER = 44;
  const LIT =
    ".place.legal, .hex.legal, .cell.legal, .slot.may, .card.may, .tray .act, .tray .count, .chips .act," +
    " .quick .btn, .dock .go, .dock .whole, [data-lit], .stage-b .may, [data-pay], [data-member], .keys .btn, .payment .btn";
  // The slots of Oak's temples and spaces of its branches on a phone: the keys of the chosen card name the same.
  const ALSO_A_KEY = ".oak > .crop .spot";
  // What is read by scrolling: pages of text, not answers.
  const PAGES = ".drawer .body, .choices-list, dialog, .coach";
  const found = [];
  const say = (kind, what, more = "") => found.push(`${kind}: ${what}${more ? ` (${more})` : ""}`);
  const [W, H] = [innerWidth, innerHeight];
  const round = (value) => Math.round(value * 10) / 10;

  // Whatever is drawn counts as lying in the way, except what lets a pointer through.
  const named = (node) => {
    const word = node.closest("[aria-label]")?.getAttribute("aria-label") ?? node.textContent ?? "";
    const spot = ["data-place", "data-hex", "data-cell", "data-spot", "data-option", "data-card", "data-slot"]
      .map((each) => node.closest(`[${each}]`)?.getAttribute(each))
      .find((each) => each != null);
    return `${node.tagName.toLowerCase()}.${[...node.classList].filter((each) => !each.startsWith("svelte-")).join(".")}${spot != null ? `[${spot}]` : ""} "${word.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const shown = (node) => {
    if (!node.checkVisibility?.({ opacityProperty: true, visibilityProperty: true })) return false;
    if (node.closest(".sr, [inert], [hidden]")) return false;
    for (let each = node; each; each = each.parentElement) if (getComputedStyle(each).clipPath === "inset(50%)") return false;
    return true;
  };
  // The part of a box that is left by all that clips it.
  const within = (node, box) => {
    let { left, top, right, bottom } = box;
    for (let each = node.parentElement; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === "contents") continue;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (each === document.body || each === document.documentElement) continue;
      const edge = each.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, W), Math.min(bottom, H)];
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };

  // 1. What may be chosen is on the screen, free, and large enough.
  for (const node of document.querySelectorAll(LIT)) {
    if (!shown(node) || node.disabled) continue;
    const target = node.querySelector(".hit") ?? node;
    const box = target.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const seen = within(target, box);
    if (seen.width * seen.height < 0.9 * box.width * box.height) {
      say("off screen", named(node), `${Math.round((100 * seen.width * seen.height) / (box.width * box.height))} % of it in sight`);
      continue;
    }
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !(node.contains(hit) || hit.contains(node))) say("covered", named(node), `by ${hit ? named(hit) : "nothing"}`);
    if (touch && !node.closest(ALSO_A_KEY) && Math.min(box.width, box.height) < FINGER - 0.5) say("under size", named(node), `${round(box.width)} × ${round(box.height)}`);
  }

  // 2. What is to be read is large enough, whole, and written over nothing else.
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder || /^(SCRIPT|STYLE|TITLE|DEFS|OPTION)$/i.test(holder.tagName) || !shown(holder)) continue;
    if (holder.closest("defs, symbol, .sheet.right:not(.open)")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    // the ink of a line is less high than its box
    const ink = { left: box.left, right: box.right, top: box.top + box.height * 0.12, bottom: box.bottom - box.height * 0.12 };
    const seen = within(holder, ink);
    const part = (seen.width * seen.height) / (box.width * box.height * 0.76);
    const style = getComputedStyle(holder);
    const svg = holder.ownerSVGElement;
    const drawing = svg ? holder : holder.closest("foreignObject");
    const scale = drawing ? Math.hypot(drawing.getScreenCTM().a, drawing.getScreenCTM().b) : 1;
    const size = Number.parseFloat(style.fontSize) * scale;
    const words = node.data.trim().replace(/\s+/g, " ").slice(0, 40);
    const page = holder.closest(PAGES);
    if (part < 0.02) {
      if (!page && !svg) say("out of sight", `"${words}"`, named(holder));
      continue;
    }
    if (size < TEXT - 0.05) say("small text", `"${words}"`, `${round(size)} px, ${named(holder)}`);
    if (part < 0.93 && !page) say("clipped", `"${words}"`, named(holder));
    else if (!svg && !page) {
      const cut = holder.closest("p, b, span, button, h1, h2, h3, h4, div, li") ?? holder;
      const cutStyle = getComputedStyle(cut);
      if (cutStyle.overflowX !== "visible" && cut.scrollWidth > cut.clientWidth + 1 && cutStyle.display !== "inline" && cutStyle.textOverflow === "ellipsis")
        say("clipped", `"${words}"`, `ends in dots, ${named(cut)}`);
    }
    if (!svg) {
      for (const match of node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].filter((each) => each.width > 0.5).map((each) => Math.round(each.top)));
        if (lines.size > 1 && !match[0].includes("\u00ad")) say("broken word", `"${match[0]}"`, named(holder));
      }
      range.selectNodeContents(node);
    }
    for (const each of range.getClientRects()) if (each.width > 1) texts.push({ holder, words, box: within(holder, each), size });
  }
  const open = document.createElement("style"); // a pointer must find what lets it through, too
  open.textContent = "* { pointer-events: auto !important }";
  document.head.append(open);
  for (let i = 0; i < texts.length; i++)
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (a.holder === b.holder || a.holder.contains(b.holder) || b.holder.contains(a.holder)) continue;
      const [left, right] = [Math.max(a.box.left, b.box.left), Math.min(a.box.right, b.box.right)];
      // letters fill the middle of their line: a quarter of it above and below is air
      const [top, bottom] = [
        Math.max(a.box.top + a.box.height / 4, b.box.top + b.box.height / 4),
        Math.min(a.box.bottom - a.box.height / 4, b.box.bottom - b.box.height / 4),
      ];
      if (right - left < 3 || bottom - top < 2) continue;
      if (hidden(a, b, (left + right) / 2, (top + bottom) / 2)) continue;
      say("overlap", `"${a.words}" and "${b.words}"`, `${named(a.holder)} / ${named(b.holder)}`);
    }
  open.remove();

  // Whether something opaque lies between two texts at that point: then one of them is put away, as under a dialog.
  function hidden(a, b, x, y) {
    const stack = document.elementsFromPoint(x, y);
    const [i, j] = [stack.findIndex((each) => a.holder.contains(each) || each.contains?.(a.holder)), stack.findIndex((each) => b.holder.contains(each) || each.contains?.(b.holder))];
    if (i < 0 || j < 0) return true;
    const [first, last] = [Math.min(i, j), Math.max(i, j)];
    return stack.slice(first, last).some(opaque);
  }
  function opaque(node) {
    const style = getComputedStyle(node);
    const colour = node instanceof SVGElement && !(node instanceof SVGSVGElement) ? style.fill : style.backgroundColor;
    if (Number(style.opacity) < 0.85 || colour === "none") return false;
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(colour)?.[1] ?? (/\/ ([\d.]+)\)/.exec(colour)?.[1] ?? "1");
    return Number(alpha) > 0.85;
  }

  // 3. The seats are shown whole, nothing hangs over the edge, and the board has its room.
  const left = document.querySelector(".left");
  if (left && shown(left) && left.scrollHeight > left.clientHeight + 1) say("panel cut", "the seats scroll", `${left.scrollHeight} in ${left.clientHeight}`);
  if (document.documentElement.scrollWidth > W + 1) say("hangs over", "the page scrolls sideways");
  for (const node of document.querySelectorAll(".dock, .dock .hand, .dock .cards, .dock .tray, .dock .choices, .dock .chips, .dock .quick, .dock .row, .versus"))
    if (shown(node) && node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX !== "visible")
      say("sideways", `${named(node)}`, `${node.scrollWidth} in ${node.clientWidth}`);
  // The board is the largest drawing in its frame; of one fitted into its box counts what is drawn.
  const drawn = (svg) => {
    const [box, { width, height }] = [svg.getBoundingClientRect(), svg.viewBox.baseVal];
    return width * height * Math.min(box.width / width, box.height / height) ** 2;
  };
  const boards = [...document.querySelectorAll(".frame .sheet svg[viewBox]")].map(drawn);
  const part = Math.max(0, ...boards) / (W * H);
  const before = document.querySelector(".frame .orders"); // chosen where the board will lie
  if (part < share && !before) say("board share", `${round(100 * part)} %`, `wanted ${round(100 * share)} %`);
  return { found: [...new Set(found)], share: round(100 * part) };
}
