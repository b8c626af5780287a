"""Changes of one word of a line: its spelling, singular and plural, capital letters, `_` between two words.

shufle deck     ->     shuffle deck
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher

from lawspeaker.facts import Fact
from lawspeaker.parse.grammar import grammar
from lawspeaker.repair.edit import Edit, Line, line_parts
from lawspeaker.repair.language import language
from lawspeaker.repair.spec import Spec
from lawspeaker_language.plurals import plural_of

TOKEN = re.compile(r'"\d+"|[A-Z][\w-]*(?: [A-Z][\w-]*)*|[a-z]\w*|\d+|[^\s\w]')
WORD = re.compile(r"[a-z][a-z0-9_]*")
NAME = re.compile(r'"[^"\n]+"|\b[A-Z][\w-]*(?: [A-Z][\w-]*)*')
MIN_LENGTH = 4
LIKENESS = 0.68
NEAREST = 3


def vocabulary(spec: Spec) -> tuple[set[str], set[str]]:
    """Return the small words and the names that the spec and the language use."""
    words = set(language())
    names: set[str] = set()
    for source in spec.sources.values():
        words |= set(WORD.findall(re.sub(r"#.*", "", re.sub(r'"[^"\n]*"', "", source.text))))
        names |= set(NAME.findall(source.text))
    return words, names


def word_edits(spec: Spec, file: str, number: int, text: str, columns: tuple[int, int]) -> Iterator[Edit]:
    """Yield the line with one word changed, the words at the mistake first."""
    words, names = vocabulary(spec)
    line = line_parts(text)
    tokens = list(TOKEN.finditer(line.body))
    start, end = columns[0] - 1 - len(line.indent), columns[1] - 1 - len(line.indent)
    tokens.sort(key=lambda token: not (token.start() < end and token.end() > start))
    yield from quoted_names(file, number, line)
    yield Edit(file, number, (line.written(line.body.lower()),), "words of the language and of the game are small")
    for token in tokens:
        for other in others(token.group(), words, names, line.texts, first=token.start() == 0):
            if other == plural_of(token.group()) and line.body[token.end() :].startswith(" is"):
                continue
            body = line.body[: token.start()] + other + line.body[token.end() :]
            yield Edit(file, number, (line.written(body),))


def others(token: str, words: set[str], names: set[str], texts: tuple[str, ...], first: bool) -> Iterator[str]:
    """Yield what may stand instead of a word or a name; a word of the language is misspelt only as the first word."""
    if token.startswith('"'):
        if len(token) > 1:
            text = texts[int(token[1:-1])]
            yield from nearest_few(text, {name for name in names if name != text})
        return
    if WORD.fullmatch(token):
        yield from (form for form in forms(token) if form in words)
        if first or token not in grammar().keywords:
            yield from nearest_few(token, {word for word in words if word != token})
            title = token.replace("_", " ").title()
            yield from (name for name in (title, f'"{title}"') if name in names)
            yield from nearest_few(title, names)
    elif token[:1].isupper():
        small = "_".join(token.lower().split())
        yield small
        yield token[:1].lower() + token[1:]
        yield f'"{token}"'
        yield from nearest_few(token, {name for name in names if name != token})
        yield from nearest_few(small, words)
        yield ", ".join(token.split())


def forms(word: str) -> list[str]:
    """Return the plural of a word and the words of which it may be the plural.

    >>> forms("wolf"), forms("countries")
    (['wolves'], ['countrieses', 'countrie', 'countri', 'country'])
    """
    singular = [word[: -len(end)] + new for end, new in (("s", ""), ("es", ""), ("ies", "y")) if word.endswith(end)]
    return [plural_of(word), *singular]


def nearest_few(word: str, candidates: Iterable[str]) -> list[str]:
    """Return the candidates that are spelled most alike, best first."""
    wanted = word.casefold()
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(wanted)
    scored: list[tuple[float, str]] = []
    for candidate in candidates:
        if candidate == word or abs(len(candidate) - len(word)) > 3:
            continue
        matcher.set_seq1(candidate.casefold())
        if matcher.real_quick_ratio() >= LIKENESS and matcher.ratio() >= LIKENESS:
            scored.append((-matcher.ratio(), candidate))
    return [candidate for _, candidate in sorted(scored)[:NEAREST]]


def joined_words(spec: Spec, file: str, number: int, text: str) -> Iterator[Edit]:
    """Yield the line with two words or a word with hyphens written as one word."""
    words, _ = vocabulary(spec)
    line = line_parts(text)
    for found in re.finditer(r"([a-z]\w*)(?: |-| - )(?=([a-z]\w*))", line.body):
        joined = f"{found.group(1)}_{found.group(2)}"
        body = line.body[: found.start()] + joined + line.body[found.end() + len(found.group(2)) :]
        if joined in words or "-" in found.group():
            yield Edit(file, number, (line.written(body),), "a word of two parts is joined by `_`")
    camel = re.sub(r"(?<=[a-z0-9])([A-Z])", lambda m: f"_{m.group(1).lower()}", line.body)
    if camel != line.body:
        yield Edit(file, number, (line.written(camel),), "a word of two parts is joined by `_`")


def quoted_names(file: str, number: int, line: Line) -> Iterator[Edit]:
    """Yield the line with quotes around a name that has small words in it."""
    quoted = re.sub(r"\b([A-Z]\w*(?: (?:of|the|and|in|a|for|to|[A-Z]\w*))+ [A-Z]\w*)", r'"\1"', line.body)
    if quoted != line.body:
        yield Edit(file, number, (line.written(quoted),), "a name with small words stands in quotes")


def declaration_edits(spec: Spec, fact: Fact) -> Iterator[Edit]:
    """Yield the declaration of a similar word with the spelling of its uses, if it is used several times so.

    kind contry                       no other line says `contry`, and several say `country`
    """
    used = fact.words.get("word") or fact.words.get("name") or ""
    if len(used) < MIN_LENGTH or places_of(spec, used)[1:] == []:
        return
    words, names = vocabulary(spec)
    for near in nearest_few(used, {word for word in words | names if word[:1].isupper() == used[:1].isupper()}):
        places = places_of(spec, near)
        if len(places) == 1:
            file, number, line = places[0]
            for spelling in nearest_few(near, [used, plural_of(used)]):
                yield Edit(file, number, (pattern_of(near).sub(spelling, line),), f"all other lines say `{used}`")


def places_of(spec: Spec, word: str) -> list[tuple[str, int, str]]:
    """Return the lines in which a word occurs."""
    pattern = pattern_of(word)
    lines = ((file, n, line) for file in spec.sources for n, line in enumerate(spec.lines(file), 1))
    return [place for place in lines if pattern.search(place[2])]


def pattern_of(word: str) -> re.Pattern[str]:
    """Return the pattern of a whole word or name."""
    return re.compile(rf"(?<![\w]){re.escape(word)}(?![\w])")
