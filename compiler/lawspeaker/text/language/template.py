"""Sentences with holes: how patterns, the `text` lines of a spec and translated texts are written.

    {n}                         what fills the hole
    {n card}                    so many of a word of the game: `1 card`, `2 cards`, `1 card for each ally`
    {p:the acc}                 with an article and in a case of the language; `one`, `few`, `several` force a number
    {p:*}                       in the case that is asked of the whole sentence or phrase
    {w@p}                       an adjective that follows p in gender and number
    {p|you=gain|one=gains}      not the filling but a text chosen by it: by person, number, gender or count
    {so|yes=beats|no=spares}    in the text of a yes/no value: chosen by whether it is so

Reading them is apart from filling them, because a mistake should be found even in a text that no card uses.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from lawspeaker.parse import tree as t
from lawspeaker.resolve.symbols import Signed
from lawspeaker.text.language.forms import NUMBERS

HOLE = re.compile(r"\{([^{}]*)\}")
NAME = r"(?P<name>[a-z][a-z0-9_]*(?: [a-z][a-z0-9_]*)?)"
INSIDE = re.compile(
    NAME + r"(?:@(?P<agrees>[a-z][a-z0-9_]*))?(?::(?P<forms>[a-z* ]+))?(?P<choices>(?:\|[^|=]+=[^|]*)*)"
)


class BadTemplate(Exception):
    """The part of a text that cannot be read."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


class Hole(Struct, frozen=True):
    """One hole: what fills it (`n card`: so many of them), the words behind its colon, the texts it chooses from."""

    name: str
    words: tuple[str, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()
    agrees: str = ""

    @property
    def passes(self) -> bool:
        """Tell whether the hole takes the case that is asked of the whole."""
        return "*" in self.words

    @property
    def number(self) -> str:
        """Return the number that is forced, if any."""
        return next((word for word in self.words if word in NUMBERS), "")


Template = tuple[str | Hole, ...]


@cache
def read_template(text: str) -> Template:
    """Return a text as its parts.

    >>> read_template("Recruit {n}")
    ('Recruit ', Hole(name='n', words=(), choices=(), agrees=''))
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
    words, texts = (found.group("forms") or "").split(), tuple((choice[0], choice[2]) for choice in choices)
    return Hole(found.group("name"), tuple(words), texts, found.group("agrees") or "")


def holes(template: Template) -> list[Hole]:
    """Return the holes of a text in order."""
    return [part for part in template if isinstance(part, Hole)]


def text_line(lines: t.Block) -> t.Name | None:
    """Return what stands behind `text` in the block of a declaration."""
    for line in lines:
        match line:
            case t.Call(_, "text", (t.Name() as text,)):
                return text
            case _:
                pass
    return None


def is_silent(signed: Signed) -> bool:
    """Tell whether cards do not speak of a verb that only keeps the books: its `text` is nothing."""
    lines = signed.decl.block if isinstance(signed.decl, t.VerbDecl) else ()
    for line in lines:
        match line:
            case t.Call(_, "text", (t.Word(_, "nothing"),)):
                return True
            case _:
                pass
    return False


def text_of(signed: Signed) -> t.Name | None:
    """Return what stands behind `text` below a verb, value, permission or event."""
    decl = signed.decl
    return text_line(decl.block if isinstance(decl, t.VerbDecl) else decl.wording)
