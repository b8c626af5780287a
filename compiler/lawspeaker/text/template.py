"""Sentences with holes: how patterns, the `text` of a verb and translated texts are written.

    {n}                         what fills the hole
    {n card}                    so many of a word of the game: `1 card`, `2 cards`, `1 card for each ally`
    {p:the acc}                 with an article and in a case of the language; `one`, `few`, `many` force a number
    {p:*}                       in the case that is asked of the whole sentence or phrase
    {p|you=gain|one=gains}      not the filling but a text chosen by it: by person, number, gender or count

Reading them is apart from filling them, because a mistake should be found even in a text that no card uses.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from lawspeaker.parse import tree as t
from lawspeaker.text.forms import NUMBERS

HOLE = re.compile(r"\{([^{}]*)\}")
NAME = r"(?P<name>[a-z][a-z0-9_]*(?: [a-z][a-z0-9_]*)?)"
INSIDE = re.compile(NAME + r"(?::(?P<forms>[a-z* ]+))?(?P<choices>(?:\|[^|=]+=[^|]*)*)")


class BadTemplate(Exception):
    """The part of a text that cannot be read."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


@dataclass(frozen=True, slots=True)
class Hole:
    """One hole: what fills it (`n card`: so many of them), the words behind its colon, the texts it chooses from."""

    name: str
    words: tuple[str, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()

    @property
    def passes(self) -> bool:
        """Tell whether the hole takes the case that is asked of the whole."""
        return "*" in self.words

    @property
    def number(self) -> str:
        """Return the number that is forced, if any."""
        return next((word for word in self.words if word in NUMBERS), "")


Template = tuple[str | Hole, ...]


def read_template(text: str) -> Template:
    """Return a text as its parts.

    >>> read_template("Recruit {n}")
    ('Recruit ', Hole(name='n', words=(), choices=()))
    >>> read_template("{p|you=gain|one=gains}")[0].choices
    (('you', 'gain'), ('one', 'gains'))
    """
    parts: list[str | Hole] = []
    end = 0
    for found in HOLE.finditer(text):
        parts += [literal(text[end : found.start()]), hole(found.group(0), found.group(1))]
        end = found.end()
    parts.append(literal(text[end:]))
    return tuple(part for part in parts if part)


def literal(text: str) -> str:
    """Return a text between holes; a lone brace in it is a mistake."""
    brace = re.search(r"[{}]", text)
    if brace is not None:
        raise BadTemplate(brace.group(0))
    return text


def hole(whole: str, inside: str) -> Hole:
    """Return what stands between braces as a hole."""
    found = INSIDE.fullmatch(inside.strip())
    if found is None:
        raise BadTemplate(whole)
    choices = [choice.partition("=") for choice in found.group("choices").split("|") if choice]
    return Hole(found.group("name"), tuple((found.group("forms") or "").split()), tuple((c[0], c[2]) for c in choices))


def holes(template: Template) -> list[Hole]:
    """Return the holes of a text in order."""
    return [part for part in template if isinstance(part, Hole)]


def text_line(decl: object) -> t.Name | None:
    """Return what stands behind `text` in a verb's block."""
    if not isinstance(decl, t.VerbDecl):
        return None
    for line in decl.block:
        match line:
            case t.Call(_, "text", (t.Name() as text,)):
                return text
            case _:
                pass
    return None
