"""The French terms are those of the printed rulebooks: others for the same thing do not appear."""

from __future__ import annotations

import re
from pathlib import Path

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
        r"\b(?:une|des|en|dans la) forêts?\b": "bois",
        r"\bEngagés\b|\bEngager un fonds\b": "Investissements",
        r"\bArbitre\b": "Médiateur",
        r"\bÉtendre la sympathie\b": "Gagner la sympathie",
        r"\bnids?\b": "perchoir",
        r"\btumulte\b": "crise",
        r"\bsac à dos\b": "sacoche",
    },
}
TEXTS = (
    "src/nemeton/games/{game}/text/fr.ftl",
    "src/nemeton/games/{game}/text/rules.fr.md",
    "web/src/games/{game}/text/fr.ftl",
)


def texts(game: str) -> list[Path]:
    return [HOME / path.format(game=game) for path in TEXTS]


@pytest.mark.parametrize(
    ("game", "term", "instead"),
    [(game, term, instead) for game, terms in TERMS.items() for term, instead in terms.items()],
)
def test_the_rulebooks_word_is_used(game: str, term: str, instead: str) -> None:
    found = [
        f"{path.name}:{number}: {line.strip()} (say: {instead})"
        for path in texts(game)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(term, line, re.IGNORECASE)
    ]

    assert found == []
