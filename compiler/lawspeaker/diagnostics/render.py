"""Facts to messages for a terminal: lines of styled pieces; `plain` drops the styles.

Fact("L203", span, {"name": "Grey Maer", …})     ->

error[L203]: no animal is called `Grey Maer`
  --> farm/cards.law:14:20
   |
14 |         remove a Grey Maer
   |                  ^^^^^^^^^ did you mean `Grey Mare`?
help: names are written exactly as declared; `law explain L203`
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from lawspeaker.diagnostics.catalogue.all_entries import entry_of
from lawspeaker.diagnostics.catalogue.entry import fill
from lawspeaker.diagnostics.excerpt import excerpt, shown
from lawspeaker.diagnostics.suggestion import help_words, label_text
from lawspeaker.facts import Fact
from lawspeaker.source import Span

RELATED = 3
WORD_LENGTH = 120
PATH_LENGTH = 400


class Piece(Struct, frozen=True):
    """A bit of a line. `style`: error, warning, message, gutter, place, mark, related, help or "" (as it is)."""

    text: str
    style: str = ""


Line = tuple[Piece, ...]


def is_warning(fact: Fact) -> bool:
    """Return whether a fact is a warning."""
    return fact.code.startswith("W")


def in_order(facts: Iterable[Fact]) -> list[Fact]:
    """Return facts sorted by file and place."""
    return sorted(facts, key=lambda fact: (fact.span.file, fact.span.line, fact.span.column, fact.code))


def words_of_fact(fact: Fact) -> dict[str, str]:
    """Return the words of a fact, each as a short text without line breaks."""
    return {key: one_line(word) for key, word in fact.words.items()}


def one_line(word: str) -> str:
    """Return a text of a spec, shortened and without line breaks or control characters.

    >>> one_line('two\\nlines')
    'two\\\\nlines'
    """
    word = shown(word.replace("\n", "\\n").replace("\r", "\\r"))
    return word if len(word) <= WORD_LENGTH else word[: WORD_LENGTH - 1] + "…"


def message(fact: Fact) -> str:
    """Return the one-line message of a fact, without its place."""
    entry = entry_of(fact.code)
    words = words_of_fact(fact)
    return (fill(entry.message, words) if entry else "") or spelled_out(words)


def spelled_out(words: Mapping[str, str]) -> str:
    """Return a fallback for a fact whose words do not fill its template; a test checks that there is none."""
    return ", ".join(f"{key}: {word}" for key, word in words.items()) or "this cannot be right"


def render(fact: Fact, texts: Mapping[str, str]) -> list[Line]:
    """Return the message of a fact with excerpts of its places; `texts` are the files by name."""
    places = [(fact.span, label(fact)), *fact.related[:RELATED]]
    gutter = max(len(str(span.line)) for span, _ in places)
    lines = [heading(fact)]
    for number, (span, words) in enumerate(places):
        if number and len(lines) > 1:
            lines.append((Piece(" " * (gutter + 1) + "|", "gutter"),))
        lines.extend(excerpt_lines(span, one_line(words), texts, gutter, related=number > 0))
    lines.append(help_line(fact))
    return lines


def label(fact: Fact) -> str:
    """Return the text beside the mark of a fact's place."""
    return label_text(fact, words_of_fact(fact))


def heading(fact: Fact) -> Line:
    """Return `error[CODE]: message`."""
    level = "warning" if is_warning(fact) else "error"
    return (Piece(f"{level}[{fact.code}]", level), Piece(f": {message(fact)}", "message"))


def excerpt_lines(span: Span, label: str, texts: Mapping[str, str], gutter: int, *, related: bool) -> list[Line]:
    """Return the place, and the line with its mark if the file's text is known."""
    if not span.file:
        return []
    arrow = ":::" if related else "-->"
    line = line_of(texts.get(span.file), span.line)
    if line is None:
        return [(Piece(" " * gutter + arrow, "gutter"), Piece(f" {path_shown(span.file)}", "place"))]
    end = span.end_column if span.end_line == span.line else len(line) + 1
    part = excerpt(line, span.column, end)
    style, sign = ("related", "-") if related else ("mark", "^")
    marks = " " * part.start + sign * part.width + (f" {label}" if label else "")
    number = str(span.line).rjust(gutter)
    return [
        (Piece(" " * gutter + arrow, "gutter"), Piece(f" {path_shown(str(span))}", "place")),
        (Piece(" " * (gutter + 1) + "|", "gutter"),),
        (Piece(f"{number} |", "gutter"), Piece(f" {part.text}" if part.text else "")),
        (Piece(" " * (gutter + 1) + "|", "gutter"), Piece(f" {marks}", style)),
    ]


def path_shown(path: str) -> str:
    """Return a path; only the end of a very long one."""
    return path if len(path) <= PATH_LENGTH else f"…{path[1 - PATH_LENGTH :]}"


def line_of(text: str | None, number: int) -> str | None:
    """Return a line of a text, counted from 1; the empty line after the last one counts too."""
    if text is None:
        return None
    lines = text.split("\n")
    return lines[number - 1].rstrip("\r") if 0 < number <= len(lines) else None


def help_line(fact: Fact) -> Line:
    """Return the last line: what to do, and where to read more."""
    more = f"`law explain {fact.code}`"
    words = help_text(fact)
    joint = " " if words.endswith("?") else "; "
    text = words if more in words else f"{words}{joint}{more}" if words else more
    return (Piece("help", "help"), Piece(f": {text}"))


def help_text(fact: Fact) -> str:
    """Return the help of a fact."""
    return help_words(fact, words_of_fact(fact))


def plain(lines: Iterable[Line]) -> str:
    """Return lines as text without colour."""
    return "\n".join("".join(piece.text for piece in line).rstrip() for line in lines)


def render_all(facts: Iterable[Fact], texts: Mapping[str, str]) -> list[Line]:
    """Return all messages, an empty line between them."""
    lines: list[Line] = []
    for fact in in_order(facts):
        if lines:
            lines.append(())
        lines.extend(render(fact, texts))
    return lines
