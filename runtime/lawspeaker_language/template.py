"""Texts with holes: sentence patterns, the `text` lines, questions and labels of a spec, and translated texts.

    {n}                         the phrase that fills the hole
    {n card}                    a counted word of the game: `1 card`, `2 cards`, `1 card for each ally`
    {p:the acc}                 with an article and in a case of the language; `one`, `few`, `several` set the number
    {p:*}                       in the form that is asked of the whole text
    {w@p}                       an adjective that agrees with p in gender and number
    {p|you=gain|one=gains}      a text chosen by the person, number, gender or count of p
    {so|yes=beats|no=spares}    in the text of a yes/no value: chosen by whether it is true

Parsing is separate from filling, so that a mistake is found even in a text that no card uses.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

HOLE = re.compile(r"\{([^{}]*)\}")
NAME = r"(?P<name>[a-z][a-z0-9_]*(?: [a-z][a-z0-9_]*)?)"
INSIDE = re.compile(
    NAME + r"(?:@(?P<agrees>[a-z][a-z0-9_]*))?(?::(?P<forms>[a-z* ]+))?(?P<choices>(?:\|[^|=]+=[^|]*)*)"
)
PASS_ON = "*"


class BadTemplate(Exception):
    """A text that cannot be parsed; `part` is the part of it that is wrong."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


class Hole(Struct, frozen=True):
    """One hole: its name, the words behind its colon, the texts it chooses from, the hole with which it agrees."""

    name: str
    words: tuple[str, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()
    agrees: str = ""

    @property
    def passes_on(self) -> bool:
        """Tell whether the phrase takes the form that is asked of the whole text."""
        return PASS_ON in self.words

    @property
    def counted(self) -> tuple[str, str]:
        """Return the parameter and the noun of `{n card}`; the noun is empty if nothing is counted."""
        name, _, noun = self.name.partition(" ")
        return name, noun


Template = tuple[str | Hole, ...]


@cache
def read_template(text: str) -> Template:
    """Parse a text into its parts.

    >>> read_template("Recruit {n}")
    ('Recruit ', Hole(name='n', words=(), choices=(), agrees=''))
    >>> read_template("{p|you=gain|one=gains}")[0].choices
    (('you', 'gain'), ('one', 'gains'))
    """
    parts: list[str | Hole] = []
    end = 0
    for found in HOLE.finditer(text):
        parts += [read_literal(text[end : found.start()]), read_hole(found.group(0), found.group(1))]
        end = found.end()
    parts.append(read_literal(text[end:]))
    return tuple(part for part in parts if part)


def read_literal(text: str) -> str:
    """Return the text between two holes; raise BadTemplate if it has a single brace."""
    brace = re.search(r"[{}]", text)
    if brace is not None:
        raise BadTemplate(brace.group(0))
    return text


def read_hole(whole: str, inside: str) -> Hole:
    """Parse what is written between braces."""
    found = INSIDE.fullmatch(inside.strip())
    if found is None:
        raise BadTemplate(whole)
    choices = [choice.partition("=") for choice in found.group("choices").split("|") if choice]
    words, texts = (found.group("forms") or "").split(), tuple((choice[0], choice[2]) for choice in choices)
    return Hole(found.group("name"), tuple(words), texts, found.group("agrees") or "")


def holes(template: Template) -> list[Hole]:
    """Return the holes of a text in order."""
    return [part for part in template if isinstance(part, Hole)]


def has_hole(template: Template, name: str) -> bool:
    """Tell whether a text has a hole of that name."""
    return any(isinstance(part, Hole) and part.name == name for part in template)
