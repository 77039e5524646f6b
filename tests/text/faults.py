"""What is wrong with a sentence: its number, its spaces, its beginning, or a key that shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

LETTER: Final = r"[^\W\d_]"
VOWEL: Final = "aeiouàâéèêëîïôûœAEIOUÀÂÉÈÊËÎÏÔÛŒ"

# What may stand before a number that counts nothing
LABELS: Final = (
    "case clearing clairière emplacement lac lake land level Manche manche niveau slot space "
    "Round round terre tile tirage draw Tuile tuile"
)
UNLABELLED: Final = "".join(rf"(?<!{label} )" for label in LABELS.split())
COUNTED: Final = re.compile(
    rf"{UNLABELLED}(?<![\d.,–−+-])\b(1|5) ({LETTER}+)((?: {LETTER}+){{0,2}})"
)

# Words of configuration files, commands and notations, which no reader takes for a sentence
CODE: Final = re.compile(
    r"\$\w+;?|\b(?:proxy_\w+|pg_hba|max_connections|access_token|ordinary_spaces|nemeton(?:\.sqlite3)?)\b"
    r"|\bsapling,random|\bgrove,forest:nodes=2000|\bB,A(?:,0\.5,0\.6)?"
)

# Words that end like a plural and are none; words that follow a number without being counted
SINGULAR_EN: Final = """
    Cernunos across as begins has is its less loss plus press s this towards us was
"""
SINGULAR_FR: Final = """
    Cernunos Menhirs a après as aux bois chaque choix dans des dos est fois les mais mieux
    moins pas pays plus pris prix puis refus repos s sans sous sur très vers voix à
"""
SINGULAR: Final = {
    "en": frozenset(SINGULAR_EN.split()),
    "fr": frozenset(SINGULAR_FR.split()),
}
UNCOUNTED_EN: Final = """
    changed differ
    MB Mistletoe Sympathy VP Wood a above active added after against already and are as at be
    better beyond burnt by can cannot come d die dimension do does done each empty energy ever
    fall for free from h had has have held if in into is it land left life may min more most
    must nor of off on one open or out over own people per picked placed reach reached read
    seat short so still sympathy than that the their then there they through to turn under
    until up was were when where which while who will with wood worth would you your
"""
UNCOUNTED_FR: Final = """
    Gui Mo PV a ainsi ajouté ancien après au au-delà aussi aux avec bois car celle chez choisi
    diffèrent commence contre d dans de depuis derrière des devant dimension doit du elle en encore
    entre est et fait faut gagne gagnent h ici il j la le les mais manche manque manquent
    meurent min même n ne ni non octet ont ou où par parmi pas pendant perd peut plus porte
    pour qu quand que qui rapporte reste restent sans se selon ses si son sont sous sur
    tombent tour un une va vaut vers vous y à écrit étaient était
"""
UNCOUNTED: Final = {
    "en": frozenset(UNCOUNTED_EN.split()),
    "fr": frozenset(UNCOUNTED_FR.split()),
}
MANY: Final = {
    "en": r"\b(?:[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll) 1\b|\b1 \w+ (?:are|were|have|remain)\b",
    "fr": r"\b(?:[Vv]os|[Ll]es|[Dd]es|[Cc]es|[Ss]es|[Ll]eurs|[Aa]ux|[Mm]es|[Rr]estent) 1\b"
    r"|\b1 \w+ (?:sont|ont|restent|étaient)\b",
}
BROKEN: Final = (
    (r"[{}$]|\?\?\?", "raw key"),
    (r"\b(?:ask|do|log|why|end|name|error)-[a-z]", "raw key"),
    (r"\b[a-z]+_[a-z_]+\b", "raw key"),
    (rf"{LETTER}  |  {LETTER}", "two spaces"),
    (r"\s[,.](?:\s|$)", "space before a comma or stop"),
    (rf",{LETTER}", "no space after a comma"),
    (r"[a-zà-ÿ]{2}\.[A-ZÀ-Ý][a-zà-ÿ]", "no space after a stop"),
    (rf"\)\w|\b{LETTER}{{2,}}\((?!s\))", "no space at a bracket"),
    (rf"\b\d+{LETTER}{{3,}}|\b{LETTER}{{3,}}\d", "no space at a number"),
    (rf"{UNLABELLED}\b\d+ {LETTER}{{3,}} \d+ {LETTER}{{3,}}", "no comma between counts"),
    (rf"\b0 {LETTER}+, \d+ {LETTER}|\d {LETTER}+, 0 {LETTER}", "nothing counted in a list"),
    (r"[:,]\s*[.;]|\(\s*\)", "empty list"),
)
FRENCH: Final = (
    (r"(?<![\u00a0\u202f?!])[;?!»](?:\s|$|[)])|(?<![\u00a0\u202f])(?<!\d):(?=\s|$)", "bare sign"),
    (r"«[^\u00a0\u202f]", "bare quote"),
    (rf"\b(?:[Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e|[Jj]e) [{VOWEL}]{LETTER}", "no elision"),
    (r"\b(?:de|à) les? (?:\w+[^r\W]|[A-Z]\w*)(?=[\s.,]|$)", "no contraction"),
    (r"\b(?:la|une|La|Une) (?:bois|guerrier|perchoir|jardin|comptoir)\b", "wrong article"),
    (r"'", "straight apostrophe"),
)
ENGLISH: Final = (
    (r"(?:^A|\ba) [aeioAEIO](?!ne\b|nce\b)", "a for an"),
    (r"\b[Aa]n [bcdfgjklmnpqrstvwxzBCDGJKPQTVWZ]", "an for a"),
    (r"\w'\w", "straight apostrophe"),
)


def faults(text: str, locale: str, sentence: bool) -> Iterator[str]:
    """Everything that is wrong with the text; a sentence must also begin as one."""
    text = CODE.sub("X", text)
    for pattern, fault in BROKEN + (FRENCH if locale == "fr" else ENGLISH):
        if re.search(pattern, text):
            yield fault
    if sentence and re.match(rf"(?![A-ZÀ-ÝŒ]){LETTER}(?!\d)", text):
        yield "lower-case start"
    yield from wrong_numbers(text, locale)


def wrong_numbers(text: str, locale: str) -> Iterator[str]:
    if re.search(MANY[locale], text):
        yield "plural at one"
    for number, word, more in re.findall(COUNTED, text):
        if number == "1" and is_plural(word, locale) and word not in SINGULAR[locale]:
            yield f"plural at one: {word}"
        adjectives = locale == "en" and any(is_plural(each, locale) for each in more.split())
        if number == "5" and not (
            is_plural(word, locale) or adjectives or word in UNCOUNTED[locale]
        ):
            yield f"singular at five: {word}"


def is_plural(word: str, locale: str) -> bool:
    return word.endswith(("s",) if locale == "en" else ("s", "x"))
