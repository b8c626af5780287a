"""Text to tree: the first pass. Every declaration is parsed separately, so each reports at most one syntax error.

    resource food: limit 30     ->     ResourceDecl(words=("food",), mods=(Mod("limit", 30),))

lexer.py (lines to tokens) -> parser.py (tokens to nodes, by Lark) -> builder/ (nodes to the classes of tree.py).
mistakes.py explains syntax errors.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct

from lawspeaker.facts import Fact, Facts
from lawspeaker.parse import tree as t
from lawspeaker.parse.builder.context import BuildContext, Places
from lawspeaker.parse.builder.declarations import build_declaration
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import NO_START, Chunk, Fault, Lexer
from lawspeaker.parse.nodes import Node
from lawspeaker.parse.parser import parse_tokens
from lawspeaker.source import Source, Span

LONGEST = 1_000_000
DEEPEST = 100
MOST_MISTAKES = 100
MOST_PARTS = 5_000
"""How many declarations are kept in memory: more than the largest spec has."""
NOT_TEXT = re.compile("[\0\ud800-\udfff]")


def decode(name: str, data: bytes, facts: Facts) -> Source | None:
    """Return the text of a file without its byte order mark, or None after reporting that it is not UTF-8.

    >>> decode("nim.law", b"game", Facts())
    Source(name='nim.law', text='game')
    """
    try:
        return Source(name, data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        facts.add("L112", Span(name, line, 1, line, 2), file=name)
        return None


def parse(source: Source, facts: Facts) -> t.File:
    """Return the tree of one file with all declarations that parse; report the others."""
    if not readable(source, facts):
        return t.File(source.name, (), ())
    found, parts = Facts(), list[Part]()
    tabs = places_of_tabs(source.text) if "\t" in source.text else []
    if tabs:
        line, column = tabs[0]
        found.add("L101", Span(source.name, line, column, line, column + 1), more=len(tabs) - 1 or "")
    for first, text in texts_of_declarations(source.text):
        parts.append(read_declaration(source.name, first, text))
        add_all(found, parts[-1].facts)
        if len(found.found) > MOST_MISTAKES:
            facts.add("L127", found.found[0].span, most=MOST_MISTAKES)
            return t.File(source.name, (), ())
    add_all(facts, found.found)
    decls = tuple(part.decl for part in parts if part.decl is not None)
    return t.File(source.name, decls, tuple(dict.fromkeys(note for part in parts for note in part.notes)))


def places_of_tabs(text: str) -> list[tuple[int, int]]:
    """Return the line and column of the first tab of each line that has one outside of comments."""
    lexer = Lexer(grammar())
    lexer.read(text.split("\n"))
    return lexer.tabs


def texts_of_declarations(text: str) -> Iterator[tuple[int, str]]:
    """Yield the number of the first line and the text of each declaration, with the comments below it.

    >>> list(texts_of_declarations("resource wood\\n    limit 3\\n# Ours.\\nresource iron"))
    [(1, 'resource wood\\n    limit 3\\n# Ours.'), (4, 'resource iron')]
    """
    lexer, lines, starts = Lexer(grammar()), text.split("\n"), [0]
    for at, line in enumerate(lines):
        if at and line[:1] not in NO_START and lexer.starts(line, lines[starts[-1]]):
            starts.append(at)
    for first, last in pairwise((*starts, len(lines))):
        yield first + 1, "\n".join(lines[first:last])


class Part(Struct, frozen=True):
    """What comes of the text of one declaration."""

    decl: t.Decl | None
    notes: tuple[t.Note, ...]
    facts: tuple[Fact, ...]


@lru_cache(MOST_PARTS)
def read_declaration(file: str, first: int, text: str) -> Part:
    """Parse the text of one declaration, unless it was parsed before: a spec is often parsed again after an edit."""
    lexer, facts = Lexer(grammar()), Facts()
    chunks = lexer.read(text.split("\n"), first)
    reader = Reader(file, lexer, facts)
    decls = [reader.read(chunk) for chunk in chunks]
    return Part(decls[0] if decls else None, tuple(reader.context.notes), tuple(facts.found))


def add_all(facts: Facts, found: Iterable[Fact]) -> None:
    """Add facts to others."""
    for fact in found:
        facts.add(fact.code, fact.span, *fact.related, **fact.words)


def readable(source: Source, facts: Facts) -> bool:
    """Return whether a text may be a spec; report one that is too long or has characters that no text has."""
    stray = NOT_TEXT.search(source.text)
    if stray is not None:
        line = source.text.count("\n", 0, stray.start()) + 1
        facts.add("L112", Span(source.name, line, 1, line, 2), file=source.name)
    elif len(source.text) > LONGEST:
        facts.add("L111", Span(source.name, 1, 1, 1, 2), file=source.name, most=f"{LONGEST:,}")
    else:
        return True
    return False


class Reader:
    """Parses the declarations of one file."""

    def __init__(self, file: str, lexer: Lexer, facts: Facts) -> None:
        self.file = file
        self.facts = facts
        self.grammar = lexer.grammar
        self.places = Places(file, lexer.ends)
        self.context = BuildContext(self.places, facts)

    def read(self, chunk: Chunk) -> t.Decl | None:
        """Return the declaration, or None after reporting its mistake."""
        for remark in chunk.remarks[:MOST_MISTAKES]:
            self.report(remark)
        result = parse_tokens(self.grammar.parser, chunk.tokens)
        if isinstance(result, Node):
            return self._built(result)
        if result is not None:
            from lawspeaker.parse.mistakes import explain

            self.report(explain(result, self.grammar))
        elif chunk.fault is not None:
            self.report(chunk.fault)
        return None

    def _built(self, node: Node) -> t.Decl | None:
        if node.depth > DEEPEST:
            self.facts.add("L111", self.places.of(node), what="words")
            return None
        return build_declaration(self.context, node.children[0])

    def report(self, fault: Fault) -> None:
        """Record a fault of the lexer or the parser as a fact."""
        span = Span(self.file, fault.line, fault.column, fault.line, fault.end)
        self.facts.add(fault.code, span, **fault.words)


def drop_repeated_mistakes(facts: Facts) -> None:
    """Remove facts about uses of a word whose declaration was reported; called when all files are parsed.

    kind order        L108: a word of the language cannot be a name
    order Ace         not reported: it is correct when the declaration is
    """
    refused = {fact.words["word"] for fact in facts.found if is_refused_declaration(fact)}
    if refused:
        facts.found[:] = [fact for fact in facts.found if is_refused_declaration(fact) or not is_use(fact, refused)]


def is_refused_declaration(fact: Fact) -> bool:
    """Return whether a fact is about a declaration of a keyword."""
    return fact.code == "L108" and fact.words.get("declares") == "yes"


def is_use(fact: Fact, refused: set[str]) -> bool:
    """Return whether a fact is about a use of one of these words."""
    return fact.code in ("L108", "L124") and fact.words.get("word") in refused
