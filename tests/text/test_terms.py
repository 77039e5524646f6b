"""The French terms are those of the printed rulebooks: others for the same thing do not appear."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.text.rendering import HOME

# For each game: what must not be written, and the rulebook's word for it
TERMS = {
    "cernunos": {
        r"\bpions?\b": "jeton",
        r"\bforce\b": "puissance",
        r"\bpioche\b": "réserve",
    },
    "oak": {
        r"\bArchidruides?\b": "Archi-Druide",
        r"\bextrémités?\b": "emplacement final",
        r"\bespaces?\b": "emplacement",
        r"\bexposée?s?\b|\bprésentoir\b": "disponible",
        r"\bArtefacts?\b": "Artéfact",
        r"\bchaudrons?\b": "Marmite",
        r"\bCorbeau-Maître\b": "Maître-Corbeau",
    },
    "pangaia": {
        r"\bdéchue?s?\b": "corrompu",
        r"\bénergie de la terre\b": "énergie vitale de la Terre",
        r"\bflétri\w*": "dépérir",
        r"\bcouronnes?\b": "cime",
    },
    "root": {
        r"\btouches\b|\bune touche\b": "pertes",
        r"\b(?:une|des|les|en|dans la) forêts?\b|^forêts": "bois",
        r"\bEngagés\b|\bEngager un fonds\b": "Investissements",
        r"\bArbitre\b": "Médiateur",
        r"\bÉtendre la sympathie\b": "Gagner la sympathie",
        r"\bnids?\b": "perchoir",
        r"^chefs?$": "dirigeant",
        r"\bredress\w+": "rafraîchir",
        r"\btumulte\b": "crise",
        r"\bsac à dos\b": "sacoche",
    },
}
TEXTS = (
    "src/nemeton/games/{game}/text/fr.ftl",
    "src/nemeton/games/{game}/text/first.fr.ftl",
    "src/nemeton/games/{game}/lessons/text/fr.ftl",
    "src/nemeton/games/{game}/text/rules.fr.md",
    "web/src/games/{game}/text/fr.ftl",
)


VALUES = HOME / "web/src/text/valuenames/fr.ftl"


def lines(game: str) -> Iterator[tuple[str, str]]:
    """What is written about a game, each line with its place."""
    for path in [*(HOME / path.format(game=game) for path in TEXTS), VALUES]:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if path != VALUES or line.startswith(f"value-{game}-"):
                yield f"{path.relative_to(HOME)}:{number}", line.partition(" = ")[2] or line


@pytest.mark.parametrize(
    ("game", "term", "instead"),
    [(game, term, instead) for game, terms in TERMS.items() for term, instead in terms.items()],
)
def test_the_rulebooks_word_is_used(game: str, term: str, instead: str) -> None:
    found = [
        f"{place}: {line.strip()} (say: {instead})"
        for place, line in lines(game)
        if re.search(term, line, re.IGNORECASE)
    ]

    assert found == []
