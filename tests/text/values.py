"""What the variables of messages stand for: numbers by their names, and samples of the others."""

from __future__ import annotations

from typing import Final

COUNTED_NAMES: Final = """
    acolytes acorns actions active added after ahead all amount ancient archdruid artifacts at
    awards bag bard barks bases before behind below birds blessings blocks blueberries bots bound
    built cards chance choices coin commitments cost count creatures days dealt different done draws
    dying each elder energy error feathers fewest first found funds games gardens given good grade
    half hand_card hated high hits hits_on_attacker hits_on_defender hours house kept known last
    least left level longest loss low lower map markers matches menhirs mercenaries mine minutes
    missing mistletoe most mushrooms near needed nodes null number of officers one ordinary
    orientation other ovate own payments picked placed plant planted players points position power
    price q r
    raven_master recluse recruiters riverboats roosts roots round rounds runes sawmills score seat
    seconds secret seeds since slot slots space_of_order spread step steps stones streak suffered
    sun supply supporters sympathy tea theirs tiles times total trees treetops turn turns typed
    upper used value victory wanted widest wins within won wood workshops worth
"""
NUMBERS: Final = frozenset(COUNTED_NAMES.split())

SAMPLES: Final[dict[tuple[str, ...], dict[str, list[str]]]] = {
    (
        "name",
        "names",
        "winners",
        "former",
        "bot",
        "better",
        "worse",
        "best",
        "leader",
        "leaders",
        "victim",
        "thief",
        "bird",
        "trinket",
    ): {
        "en": ["Ada"],
    },
    ("ours",): {"en": ["3"]},
    ("word",): {"en": ["amber"], "fr": ["ambre"]},
    ("vowel", "any"): {"en": ["yes", "no"]},
    ("act",): {"en": ["Battle"], "fr": ["Combattre"]},
    ("next",): {"en": ["against whom"], "fr": ["contre qui"]},
    ("picked", "words"): {"en": ["clearing 7"], "fr": ["clairière 7"]},
    ("move",): {"en": ["Db2"]},
    ("letter",): {"en": ["A"]},
    ("day",): {"en": ["on 3 May"], "fr": ["le 3 mai"]},
    ("title",): {"en": ["Marquise"]},
    ("order",): {"en": ["Order of the Bee"], "fr": ["Ordre de l’Abeille"]},
    ("colour",): {"en": ["violet", "orange", "teal", "gold"]},
    ("role",): {"en": ["the Marquise"], "fr": ["la Marquise"]},
    ("choice", "label", "option", "prompt", "question", "what", "there", "here"): {
        "en": ["Place a Boar on b2"],
        "fr": ["Placer un Sanglier en b2"],
    },
    ("reason", "reasons", "why", "counted", "thing", "things", "climate"): {
        "en": ["points"],
    },
    ("place", "places", "where", "cells", "hex", "cell", "face"): {"en": ["b2"]},
    ("owner", "faction", "player", "factions"): {"en": ["Green"], "fr": ["Vert"]},
    ("suit", "suits"): {"en": ["fox"], "fr": ["renard"]},
    ("item",): {"en": ["boot"], "fr": ["botte"]},
    ("verb",): {"en": ["Battle"], "fr": ["Combattre"]},
    ("column",): {"en": ["Recruit"], "fr": ["Recrutement"]},
    ("piece", "card", "druid", "ingredient", "resource", "kinds"): {
        "en": ["Sword"],
        "fr": ["Épée"],
    },
    ("many",): {"en": ["Feathers"], "fr": ["Plumes"]},
    ("price",): {"en": ["2 Feathers, 1 Rune"], "fr": ["2 Plumes, 1 Rune"]},
    ("level", "now", "mode", "locale", "setting", "opening", "branch", "slot"): {
        "en": ["grove"],
        "fr": ["bosquet"],
    },
    ("game",): {"en": ["Root", "Oak"]},
    ("time", "until"): {"en": ["3 days"], "fr": ["3 jours"]},
    ("seed", "tile", "lake", "land", "action", "token"): {"en": ["A"]},
    ("path", "folder", "field", "database", "command", "text", "example", "shell", "expected"): {
        "en": ["X"],
    },
    (
        *("allowed", "options", "rules", "version", "status", "range"),
        *("section", "rule", "scores", "prices"),
    ): {
        "en": ["1–2"],
    },
    (
        *("address", "url", "host", "port", "commitment", "kind", "free", "detail", "chances"),
        *("argument", "library", "link", "networks", "sender", "server"),
    ): {
        "en": ["X"],
    },
    ("from", "to", "mean", "fair", "first", "when", "line", "problem", "need", "note", "outcast"): {
        "en": ["X"],
    },
    ("lesson", "task", "file", "table", "opened", "changed", "who", "talk", "message"): {
        "en": ["X"]
    },
    ("pieces", "tokens", "gain", "spaces", "hexes", "items", "sources", "list"): {
        "en": ["a boot, 2 × bag"],
        "fr": ["une botte, 2 × sac"],
    },
    ("cards", "service", "character", "side", "relation", "quest", "quests", "location"): {
        "en": ["Scout"],
        "fr": ["Éclaireur"],
    },
    ("attacker", "defender", "warriors"): {"en": ["Eyrie"], "fr": ["Canopée"]},
    ("temple", "deed", "recipe", "about", "tiers", "levels"): {
        "en": ["north, east"],
        "fr": ["nord, est"],
    },
    ("positions", "steps", "policy", "against_last"): {"en": ["0.5"]},
    ("seats",): {"en": ["1", "1, 3"]},
    ("state",): {"en": ["done", "next", "open"]},
    ("phase",): {"en": ["first", "second"]},
    ("verdict", "exact", "sign"): {"en": ["other", "yes", "no"]},
}

WORDS: Final = {name: words for names, words in SAMPLES.items() for name in names}
