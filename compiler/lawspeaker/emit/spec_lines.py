"""Comments that lead from generated code back to the spec: file, line, and the sentence of that line.

    # connect-four.law:14  choose column from columns where …

They stand above functions and beside blocks. A run-time error is traced back by them, so their form is fixed.
"""

from __future__ import annotations

import re

from lawspeaker.source import Source, Span

WIDTH = 120
QUOTED_OR_NOTE = re.compile(r'"[^"]*"|#.*$')
CONTINUED = re.compile(r" +((and|where|having|else|is|then)\b|asking *\"|or\b(?! *\"[^\"]*\" *(when\b|[@#]|$)))")
WORD = re.compile(r"\w+")
ARTICLES = frozenset(("a", "an", "the"))
CITES = re.compile(r"(\s+@[\w-]+)+\s*$")


class SpecLines:
    """The lines of a spec, to be quoted in comments."""

    def __init__(self, sources: list[Source]) -> None:
        self.lines = {source.name: source.text.split("\n") for source in sources}

    def comment(self, span: Span, indent: int = 0, before: str = "") -> str:
        """Return the comment for a place in the spec, short enough for a line that begins after `indent`."""
        reference = f"# {span.place()}"
        text = self.sentence(span)
        return shortened(f"{reference}  {before}{text}", WIDTH - indent) if text else reference

    def comments(self, spans: list[Span], indent: int = 0) -> list[str]:
        """Return the comments for places in the spec, each line once; what is declared nowhere has none."""
        return list(dict.fromkeys(self.comment(span, indent) for span in spans if span.file))

    def sentence(self, span: Span) -> str:
        """Return what is written on a line, without citations and notes."""
        lines = self.lines.get(span.file, [])
        return sentence(lines[span.line - 1]) if 0 < span.line <= len(lines) else ""

    def quoted(self, span: Span) -> str:
        """Return the text between two places of the spec, on one line."""
        lines = self.lines.get(span.file, [])[span.line - 1 : span.end_line]
        if not lines:
            return ""
        rest = lines[-1][span.end_column - 1 :]
        lines = [*lines[:-1], lines[-1][: span.end_column - 1]]
        before = lines[0][: span.column - 1]
        text = " ".join(" ".join([lines[0][span.column - 1 :], *lines[1:]]).split())
        unopened = most_unopened(text)  # a span begins behind the brackets of its first part
        text = "(" * unopened + text if before.endswith("(" * unopened) else text
        missing = text.count("(") - text.count(")")  # a span ends before the brackets that close it
        return text + ")" * missing if rest.startswith(")" * missing) else text

    def words(self, span: Span) -> tuple[str, ...]:
        """Return the words of the sentence at a place."""
        return words_in(self.sentence(span))

    def rest(self, span: Span) -> str:
        """Return what is written from a place on, up to the end of the sentence, which may go over several lines."""
        lines = self.lines.get(span.file, [])[span.line - 1 :]
        found = sentence(lines[0][span.column - 1 :]) if lines else ""
        for line in lines[1:]:
            if not CONTINUED.match(line) and found.count("(") <= found.count(")"):
                break
            found += f" {sentence(line)}"
        return found


def most_unopened(text: str) -> int:
    """Return how many closing brackets of a text have no opening one before them.

    >>> most_unopened("count a) + (count b)"), most_unopened("(count a) + 1")
    (1, 0)
    """
    depth = lowest = 0
    for char in text:
        depth += (char == "(") - (char == ")")
        lowest = min(lowest, depth)
    return -lowest


def words_in(text: str) -> tuple[str, ...]:
    """Return the words of a text that a name can have, without articles.

    >>> words_in('"Gain a wood, or lose it"')
    ('gain', 'wood', 'or', 'lose', 'it')
    """
    return tuple(word for word in WORD.findall(text.lower()) if word.isascii() and word not in ARTICLES)


def sentence(line: str) -> str:
    """Return the sentence of a line; nothing in it can end the comment it is quoted in.

    >>> sentence('    gain 2 fame   # always         @CS-04')
    'gain 2 fame'
    >>> sentence('choose one "#1"  @A-1 @A-2')
    'choose one "#1"'
    """
    bare = QUOTED_OR_NOTE.sub(lambda found: "" if found[0].startswith("#") else found[0], line)
    words = CITES.sub("", bare).split()
    return printable(" ".join(words))


def printable(text: str) -> str:
    """Return a text without anything that could end the line it is in."""
    return "".join(letter for letter in text if letter.isprintable())


def shortened(text: str, width: int) -> str:
    """Cut a text to a width.

    >>> shortened("put every card into the deck", 12)
    'put every…'
    """
    if len(text) <= width:
        return text
    return text[: width - 1].rsplit(" ", 1)[0] + "…"
