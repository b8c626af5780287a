"""Changes of a word that needs `of` and whose it is: a field of a kind, a value.

if s is pit                                        ->     if pit of s
facing of r becomes clockwise facing of r          ->     facing of r becomes clockwise of facing of r
adds 1 to priority of c where c is forward_one     ->     adds 1 to priority of c where act of c is forward_one
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from lawspeaker.repair.edit import Edit, line_parts
from lawspeaker.repair.recover import declaration
from lawspeaker.repair.spec import Spec
from lawspeaker_language.plurals import plural_of

WHY = "say whose it is: `{word} of …`"
VALUE = re.compile(r"^value ([a-z]\w*) of ", re.MULTILINE)
FIELD = re.compile(r"^ +([a-z]\w*): *(?:optional )?([a-z]\w*)", re.MULTILINE)
ENUM = re.compile(r"^enum ([a-z]\w*):((?:.|\n +)*)", re.MULTILINE)
KIND = re.compile(r"^kind (.|\n +|\n(?=\n* ))*", re.MULTILINE)
BOUND = re.compile(r"\b([a-z]\w*):|\b(?:let|each|choose|where|for each|count|any|first) (?:\d+ )?([a-z]\w*)\b")
OTHER = "at|by|for|from|in|inside|on|to|with"
MOST_VARIABLES = 4


class Owned(Struct, frozen=True):
    """The words that need `of`, and of each word of an enum the fields that may have it."""

    words: tuple[str, ...]
    fields: dict[str, tuple[str, ...]]


def owner_edits(spec: Spec, file: str, number: int, text: str) -> Iterator[Edit]:
    """Yield the line with `of` and a variable, or with `of` instead of another preposition, at each such word."""
    line = line_parts(text)
    owned = owned_words(spec)
    variables = variables_near(spec.lines(file), number)
    seen = {line.body}
    for body, word in (*bodies_with_of(line.body, owned, variables), *bodies_with_fields(line.body, owned)):
        if body not in seen:
            seen.add(body)
            yield Edit(file, number, (line.written(body),), WHY.format(word=word))


def bodies_with_of(body: str, owned: Owned, variables: list[str]) -> Iterator[tuple[str, str]]:
    """Yield what a line may mean by a word that is followed by no `of`."""
    for word in owned.words:
        for one in re.finditer(rf"\b{word}\b(?! of\b)", body):
            before, after = body[: one.start()], body[one.end() :]
            if (asked := re.search(r"\b([a-z]\w*) is (not )?$", before)) is not None:
                negated = "not " if asked.group(2) else ""
                yield f"{before[: asked.start()]}{negated}{word} of {asked.group(1)}{after}", word
            yield before + word + re.sub(rf"^ (?:(?:{OTHER}) )?(?=[a-z(])", " of ", after), word
            yield from ((f"{before}{word} of {variable}{after}", word) for variable in variables)
        for one in re.finditer(rf"\b{plural_of(word)}\b", body):
            for variable in variables:
                yield f"{body[: one.start()]}{word} of {variable}{body[one.end() :]}", word


def bodies_with_fields(body: str, owned: Owned) -> Iterator[tuple[str, str]]:
    """Yield what a line may mean by a word of an enum that stands where a thing belongs."""
    for word, fields in owned.fields.items():
        for field in fields if re.search(rf"\b{word}\b", body) else ():
            yield re.sub(rf"\b([a-z]\w*) (is(?: not)?) {word}\b", rf"{field} of \1 \2 {word}", body), field
            if " where " not in body:
                rule = rf"^((?:adds|sets) .*?\b)of {word}\b(.*)$"
                yield re.sub(rule, rf"\1of c\2 where {field} of c is {word}", body), field


def variables_near(lines: list[str], number: int) -> list[str]:
    """Return the variables of a line and of the declaration around it, the nearest first."""
    start = declaration(lines, number - 1)[0]
    found: dict[str, None] = {}
    for line in reversed(lines[start:number]):
        body = line_parts(line).body
        found |= dict.fromkeys(re.findall(r"\bof ([a-z]\w*)\b", body) if line is lines[number - 1] else [])
        found |= dict.fromkeys(first or second for first, second in BOUND.findall(body))
    return list(found)[:MOST_VARIABLES]


def owned_words(spec: Spec) -> Owned:
    """Return the fields and values of a spec, and which fields have the words of each enum."""
    texts = [source.text for source in spec.sources.values()]
    fields = [pair for text in texts for kind in KIND.finditer(text) for pair in FIELD.findall(kind.group())]
    values = [word for text in texts for word in VALUE.findall(text)]
    words: dict[str, tuple[str, ...]] = {}
    for text in texts:
        for enum, body in ENUM.findall(text):
            having = tuple(field for field, type_ in fields if type_ == enum)
            words |= {word: having for word in re.findall(r"[a-z]\w*", body) if word != "or"}
    return Owned(tuple(dict.fromkeys([*(field for field, _ in fields), *values])), words)
