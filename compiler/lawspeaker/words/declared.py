"""The words that a spec declares, read from the first lines of its declarations.

    value hand_size of player -> number = 3          Word(VALUE, "hand_size", "hand_size of player -> number",
        text "the number of cards to draw"    ->          text="the number of cards to draw", …)

Only lines are read, not trees: so the words of a spec are known although it has errors.
"""

from __future__ import annotations

import re
from enum import Enum

from msgspec import Struct

from lawspeaker.source import Source

OTHERWISE = re.compile(r"otherwise\b")
TAIL = re.compile(r'^((?:[^"#@]|"[^"]*")*)')
HEAD = re.compile(r"^([a-z]+) (.+)$")
WORD = re.compile(r"[a-z]\w*|[A-Z][\w-]*(?: [A-Z][\w-]*)*")
TEXT = re.compile(r'^\s+text "([^"]*)"')
FIELD = re.compile(r"^    ([a-z]\w*): *(.+)$")


class WordForm(Enum):
    """What a word is, as it is declared, in the order in which `law words` lists them."""

    KIND = "kind"
    ENUM = "enum"
    RECORD = "record"
    OPTION = "option"
    RESOURCE = "resource"
    STATE = "state"
    PILE = "pile"
    PIECE = "piece"
    BOARD = "board"
    DIE = "die"
    VALUE = "value"
    PERMISSION = "can"
    EVENT = "event"
    VERB = "verb"
    PHASE = "phase"
    FIELD = "field"


FORMS = {form.value: form for form in WordForm if form is not WordForm.FIELD}


class Chunk(Struct, frozen=True):
    """The lines of one declaration without comments and citations, and the numbers of these lines in the file."""

    file: str
    numbers: tuple[int, ...]
    lines: tuple[str, ...]

    @property
    def line(self) -> int:
        """Return the number of the first line."""
        return self.numbers[0]


class Word(Struct, frozen=True):
    """A declared word. `written` is how it is used, `owner` the kind or record of a field."""

    form: WordForm
    word: str
    written: str
    text: str
    file: str
    line: int
    owner: str = ""


def chunks_of(source: Source) -> list[Chunk]:
    """Return the declarations of a file."""
    found: list[list[tuple[int, str]]] = []
    for number, line in enumerate(source.text.split("\n"), 1):
        bare = bare_line(line)
        if not bare:
            continue
        if not found or (bare[0] != " " and not OTHERWISE.match(bare)):
            found.append([])
        found[-1].append((number, bare))
    return [Chunk(source.name, tuple(n for n, _ in lines), tuple(line for _, line in lines)) for lines in found]


def bare_line(line: str) -> str:
    """Return a line without its comment, its citations and the blanks at its end.

    >>> bare_line('card Bear  @NG-01 # strong')
    'card Bear'
    """
    found = TAIL.match(line)
    return found.group(1).rstrip() if found else line.rstrip()


def declared_words(chunks: list[Chunk]) -> list[Word]:
    """Return the words that declarations declare, the fields of kinds and records behind them."""
    return [word for chunk in chunks for word in words_of(chunk)]


def words_of(chunk: Chunk) -> list[Word]:
    """Return the words of one declaration."""
    head = HEAD.match(chunk.lines[0])
    form = FORMS.get(head.group(1)) if head else None
    if head is None or form is None:
        return []
    text = next((found.group(1) for line in chunk.lines if (found := TEXT.match(line))), "")
    names = names_of(form, head.group(2))
    words = [Word(form, name, signature(form, written), text, chunk.file, chunk.line) for name, written in names]
    if form in (WordForm.KIND, WordForm.RECORD) and words:
        words += fields_of(chunk, words[0].word)
    return words


def names_of(form: WordForm, rest: str) -> list[tuple[str, str]]:
    """Return the words that the rest of a first line declares, each as it is written."""
    if form is WordForm.RESOURCE:
        names, sign, properties = rest.partition(":")
        return [(name.strip(), f"{name.strip()}{sign}{properties}") for name in names.split(",")]
    found = WORD.match(rest)
    return [(found.group(), rest)] if found else []


def signature(form: WordForm, written: str) -> str:
    """Return how a word is written, without the rule of a value or permission.

    >>> signature(WordForm.VALUE, "might of p: player -> number = 2")
    'might of p: player -> number'
    """
    return written.partition(" = ")[0] if form in (WordForm.VALUE, WordForm.PERMISSION) else written


def fields_of(chunk: Chunk, owner: str) -> list[Word]:
    """Return the fields of a kind or record."""
    found = [(n, field) for n, line in zip(chunk.numbers, chunk.lines, strict=True) if (field := FIELD.match(line))]
    return [
        Word(WordForm.FIELD, field.group(1), f"{field.group(1)}: {field.group(2)}", "", chunk.file, number, owner)
        for number, field in found
    ]


def short_path(file: str) -> str:
    """Return a path as it is named, but only the folder and the file of an absolute one.

    >>> short_path("/opt/lawspeaker/rulespecs/hex/hex.law"), short_path("farm/farm.law")
    ('hex/hex.law', 'farm/farm.law')
    """
    return "/".join(file.split("/")[-2:])
