"""The parts of the page: each a function from the numbers to a piece of HTML."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from nemeton.arena.intervals import Interval, Share, percentile
from nemeton.arena.report import svg
from nemeton.arena.report.figures import Balance, Use, most_even
from nemeton.arena.report.naming import Names
from nemeton.arena.report.svg import Row
from nemeton.arena.standings import Standings

__all__ = ["sections"]

HERE = "\0"  # where a long list goes

FEW = 16  # entries that are shown at once
MOST = 14  # bars of points


def sections(names: Names, balance: Balance, standings: Standings) -> str:
    """All of them, in the order in which a designer asks; the narrow ones in two columns."""
    narrow = [
        places(names, balance),
        factions(names, balance),
        compensation(names, balance),
        bots(names, standings),
        controls(names, standings),
        length(names, balance),
        branching(names, balance),
        leads(names, balance),
        scores(names, balance),
    ]
    wide = [
        points(names, balance),
        verbs(names, balance),
        things(names, balance),
        rules(names, balance),
    ]
    return f'<div class="columns">{"".join(narrow)}</div>{"".join(wide)}'


def section(title: str, about: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(about)}</p>{content}</section>"


def row(names: Names, label: str, share: Share) -> Row:
    words = f"{names.percent(share.value)}  [{bounds(names, share)}]"
    return Row(label, share.value, share.low, share.high, words)


def bounds(names: Names, share: Interval) -> str:
    return "–".join(names.number(100 * end, 0 if end in (0, 1) else 1) for end in ends(share))


def ends(share: Interval) -> tuple[float, float]:
    return share.low, share.high


def cell(names: Names, share: Share) -> str:
    """A share in a table; the interval goes to a line of its own where there is little room."""
    if math.isnan(share.value):
        return "–"
    return (
        f"<span>{names.percent(share.value)}</span> "
        f'<span class="quiet">[{bounds(names, share)}]</span>'
    )


# Who wins


def places(names: Names, balance: Balance) -> str:
    parts = []
    equals = balance.equals()
    for name, games in equals.items():
        parts.append((names.say("equals", bot=name, games=len(games)), balance.by_place(games)))
    if any(len(set(game.seats)) > 1 for game in balance.games):
        title = names.say("all-games", games=len(balance.games))
        parts.append((title, balance.by_place(balance.games)))
    drawn = "".join(
        f"<h3>{escape(title)}</h3>"
        + svg.intervals(
            [
                row(names, names.say("nth-place", number=place + 1), share)
                for place, share in enumerate(shares)
            ],
            balance.fair,
        )
        for title, shares in parts
    )
    about = names.say("places-note", fair=names.percent(balance.fair))
    return section(names.say("places"), about, drawn)


def factions(names: Names, balance: Balance) -> str:
    found = balance.by_faction()
    if not found:
        return ""
    rows = [row(names, names.faction(title), share) for title, share in found.items()]
    rows.sort(key=lambda each: -each.value)
    about = names.say("factions-note", fair=names.percent(balance.fair))
    return section(names.say("factions"), about, svg.intervals(rows, balance.fair))


def compensation(names: Names, balance: Balance) -> str:
    found = balance.handicaps()
    if not found:
        return ""
    best = most_even(found)
    rows = [row(names, signed(names, each.points), each.share) for each in found]
    about = names.say("compensation-note", games=best.share.games, best=signed(names, best.points))
    return section(names.say("compensation"), about, svg.intervals(rows, 0.5))


def signed(names: Names, points: float) -> str:
    places = 0 if points == int(points) else 1
    return ("+" if points > 0 else "") + names.number(points, places)


# How it goes


def length(names: Names, balance: Balance) -> str:
    turns, choices = balance.turns(), balance.choices()
    about = names.say(
        "length-note",
        turns=names.number(percentile(turns, 0.5), 0),
        low=names.number(percentile(turns, 0.05), 0),
        high=names.number(percentile(turns, 0.95), 0),
        choices=names.number(percentile(choices, 0.5), 0),
    )
    total = sum(balance.endings().values())
    ends = [
        Row(names.ending(reason), count, 0, 0, names.percent(count / total))
        for reason, count in balance.endings().items()
    ]
    drawn = svg.histogram(turns, 24, names.say("length"))
    return section(
        names.say("length"), about, drawn + f"<h3>{names.say('endings')}</h3>" + svg.bars(ends)
    )


def branching(names: Names, balance: Balance) -> str:
    values = balance.branching()
    top = max(values)
    about = names.say(
        "branching-note",
        mean=names.number(sum(values) / len(values)),
        widest=balance.widest(),
    )
    words = ["0", names.number(top / 2), names.number(top)]
    drawn = svg.lines([("first", values)], top, words, names.say("branching"))
    return section(names.say("branching"), about, drawn)


def leads(names: Names, balance: Balance) -> str:
    changes, foreseen = balance.lead_changes(), balance.foreseen()
    half = foreseen[len(foreseen) // 2]
    about = names.say(
        "leads-note",
        mean=names.number(sum(changes) / len(changes)),
        half=names.percent(half),
    )
    words = [names.percent(0), names.percent(0.5), names.percent(1)]
    drawn = svg.histogram(changes, 20, names.say("leads"))
    drawn += f"<h3>{escape(names.say('foreseen'))}</h3>"
    drawn += svg.lines([("first", foreseen)], 1.0, words, names.say("foreseen"))
    return section(names.say("leads"), about, drawn)


def scores(names: Names, balance: Balance) -> str:
    won, lost = balance.scores(True), balance.scores(False)
    top = max(*won, *lost, 0.0)
    if not top:
        return ""
    words = ["0", names.number(top / 2), names.number(top)]
    drawn = svg.lines([("first", won), ("second", lost)], top, words, names.say("scores"))
    return section(names.say("scores"), names.say("scores-note"), drawn + key(names))


def key(names: Names) -> str:
    return (
        f'<div class="key"><span><i></i>{escape(names.say("winners"))}</span>'
        f'<span><i class="second"></i>{escape(names.say("others"))}</span></div>'
    )


def points(names: Names, balance: Balance) -> str:
    """Points by what was done when they came, and by what the game says they came from."""
    parts = []
    for kind, label in (("points", names.verb), ("sources", names.thing)):
        found = list(balance.points(kind).items())[:MOST]
        rows = [
            Row(label(name), won, lost, 0, f"{names.number(won)} / {names.number(lost)}")
            for name, (won, lost) in found
        ]
        if rows:
            parts.append(f"<h3>{escape(names.say(f'by-{kind}'))}</h3>{svg.bars(rows, second=True)}")
    if not parts:
        return ""
    return section(names.say("points"), names.say("points-note"), key(names) + "".join(parts))


# Who played


def bots(names: Names, standings: Standings) -> str:
    effects = standings.ratings.bots
    low = min(max(each.low, -1000.0) for each in effects)
    high = max(min(each.high, each.value + 800) for each in effects)
    rows = [Row(each.name, each.value, each.low, each.high, rated(names, each)) for each in effects]
    drawn = svg.intervals(rows, 0.0, low, high, judged=False)
    return section(names.say("bots"), names.say("bots-note"), drawn)


def rated(names: Names, effect: Interval) -> str:
    value, low, high = (names.number(each, 0) for each in (effect.value, effect.low, effect.high))
    return f"{value}  [{low} – {high}]"


def controls(names: Names, standings: Standings) -> str:
    rows = []
    for control in standings.controls:
        label = names.say(f"control-{control.kind}", bot=control.name)
        state = "sound" if control.sound else "unsound"
        chip = (
            f'<span class="chip{"" if control.sound else " off"}">{escape(names.say(state))}</span>'
        )
        rows.append([escape(label), cell(names, control.share), chip])
    head = [names.say("control"), names.say("share"), ""]
    about = names.say("controls-note", different=standings.different, games=standings.games)
    return section(names.say("controls"), about, table(head, rows))


# What is used


def verbs(names: Names, balance: Balance) -> str:
    uses = balance.verbs()
    about = names.say("verbs-note", games=len(balance.games))
    content = uses_table(names, uses, [names.verb(use.name) for use in uses], names.say("action"))
    never = [names.verb(verb) for verb in names.game.verbs if verb not in {u.name for u in uses}]
    return section(names.say("verbs"), about, content + left_out(names, never))


def things(names: Names, balance: Balance) -> str:
    parts = []
    for kind in balance.kinds():
        uses = balance.things(kind)
        title = names.kind(kind)
        content = uses_table(names, uses, [names.thing(use.name) for use in uses], title)
        content += left_out(names, names.unused(kind, {use.name for use in uses}))
        opened = " open" if len(uses) <= FEW else ""
        parts.append(f"<details{opened}><summary>{escape(title)}</summary>{content}</details>")
    return section(names.say("things"), names.say("things-note"), "".join(parts))


def left_out(names: Names, never: Sequence[str]) -> str:
    if not never:
        return ""
    words = escape(names.say("never", names=HERE))  # a message holds no more than 1000 letters
    return f'<p class="quiet">{words.replace(HERE, escape(", ".join(never)))}</p>'


def uses_table(names: Names, uses: Sequence[Use], labels: Sequence[str], title: str) -> str:
    head = [title, *(names.say(each) for each in ("per-game", "in-games", "when-offered", "wins"))]
    rows = [
        [
            escape(label),
            names.number(use.per_game, 2),
            names.percent(use.games),
            names.percent(use.taken),
            cell(names, use.wins),
        ]
        for use, label in zip(uses, labels, strict=True)
    ]
    return table(head, rows)


def rules(names: Names, balance: Balance) -> str:
    titles = names.rules()
    rows = [
        [f"§ {escape(rule)}", escape(titles.get(rule, "")), names.number(times, 2)]
        for rule, times in balance.rules().items()
    ]
    head = [names.say("rule"), "", names.say("per-game")]
    title = escape(names.say("rules"))
    content = f"<details><summary>{title}</summary>{table(head, rows)}</details>"
    return section(names.say("rules"), names.say("rules-note"), content)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells of rows are HTML already."""
    top = "".join(f"<th>{escape(each)}</th>" if each else "<td></td>" for each in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in each)}</tr>" for each in rows)
    whole = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{whole}</div>'
