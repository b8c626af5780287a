"""Find which lines of a spec implement which statements of its rulebook, for `law coverage` and its mutants.

A citing line is a declaration, a rule or a step, together with the block indented below it. It counts as an
implementation if it compiles to code. A logical line that continues on the next lines of the file is one line, wherever
the citation is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import PurePath

from msgspec import Struct

from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import LONE_CITATION
from lawspeaker.project.find_citations import citations
from lawspeaker.project.spec import Spec
from lawspeaker.source import Source

NO_CODE = ("example", "screen", "module", "expansion")
FIRST_WORD = re.compile(r"[a-z_]+")


class Cited(Struct, frozen=True):
    """A line that cites statements; `top` is the number of the first line of its declaration, `word` its first word.

    `within` names the file and the declaration.
    """

    file: str
    line: int
    ids: tuple[str, ...]
    top: int
    word: str
    text: str
    within: str = ""

    @property
    def counts(self) -> bool:
        """Return whether the line counts as an implementation of its statements."""
        return self.word not in NO_CODE or (self.word == "module" and self.line != self.top)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def cited_lines(spec: Spec) -> list[Cited]:
    """Return all citing lines of a spec."""
    return [cited for source in spec.sources for cited in cited_in(source)]


def cited_in(source: Source) -> Iterator[Cited]:
    """Yield the citing lines of one file.

    >>> [(c.word, c.ids) for c in cited_in(Source("x", 'setup  @A-1\\n    gain 1 food  @A-2 @A-3\\n'))]
    [('setup', ('A-1',)), ('setup', ('A-2', 'A-3'))]
    >>> [(c.line, c.text) for c in cited_in(Source("x", 'can win = yes\\n    and rich  @A-1\\n'))]
    [(1, 'can win = yes and rich')]
    """
    lines = source.text.split("\n")
    found = list(citations(source))
    starts = logical_starts(lines) if found else []
    by_line: dict[int, list[str]] = {}
    parts: dict[int, list[str]] = {}
    for line, start in zip(lines, starts, strict=False):
        parts.setdefault(start + 1, []).append(line.split("@")[0].strip())
    for cited, span in found:
        by_line.setdefault(starts[span.line - 1] + 1, []).append(cited)
    for number, ids in by_line.items():
        top = declaration_of(lines, number)
        word = FIRST_WORD.match(lines[top - 1])
        text = " ".join(part for part in parts[number] if part)
        header = " ".join(" ".join(without_citation(part) for part in parts.get(top, [])).split())
        within = declaration_named(source.name, header)
        yield Cited(source.name, number, tuple(ids), top, word.group() if word else "", text, within)


def logical_lines(lines: list[str]) -> list[str]:
    """Return for each line the words of its logical line, without citations and comments.

    >>> logical_lines(["let n = (1  @A-1", "+ 2)", "skip  # all"])
    ['let n = (1 + 2)', 'let n = (1 + 2)', 'skip']
    """
    starts = logical_starts(lines)
    parts: dict[int, list[str]] = {}
    for line, start in zip(lines, starts, strict=True):
        parts.setdefault(start, []).append(without_citation(line))
    joined = {start: " ".join(" ".join(part).split()) for start, part in parts.items()}
    return [joined[start] for start in starts]


def declaration_named(file: str, header: str) -> str:
    """Return what an explanation calls a declaration: its file and its first line.

    >>> declaration_named("games/inn/cards.law", "verb rest by p: player")
    'cards.law: verb rest by p: player'
    """
    return f"{PurePath(file).name}: {header}"


def without_citation(line: str) -> str:
    """Return a line without its citations and comment.

    >>> without_citation("    gain 2 wood     @A-01 # twice")
    '    gain 2 wood     '
    """
    return line.split("@")[0].split("#")[0]


def logical_starts(lines: list[str]) -> list[int]:
    """Return for each line the index of the first line of its logical line.

    >>> logical_starts(["let n = (1", "+ 2)", "skip", "", "if yes", "    and no"])
    [0, 0, 2, 3, 4, 4]
    """
    found: list[int] = []
    start = depth = 0
    for at, line in enumerate(lines):
        if not line.strip() or line.lstrip()[0] == "#":
            found.append(at)
            continue
        if not (depth or grammar().continued.match("\n" + line) or LONE_CITATION.match(line)):
            start = at
        found.append(start)
        if "(" in line or ")" in line:
            brackets = (match.lastgroup for match in grammar().scanner.finditer(line))
            depth += sum({"LPAR": 1, "RPAR": -1}.get(kind or "", 0) for kind in brackets)
    return found


def declaration_of(lines: list[str], number: int) -> int:
    """Return the number of the first line of the declaration that contains a line."""
    while number > 1 and (not lines[number - 1] or lines[number - 1][0] in " #"):
        number -= 1
    return number


def module_of(source: Source) -> str:
    """Return the name of the module that a file declares, or "".

    >>> module_of(Source("x", "# cold\\nmodule Storms\\n"))
    'Storms'
    """
    found = re.search(r"^module (.+?) *(?:[@#].*)?$", source.text, re.MULTILINE)
    return found.group(1).strip('"') if found else ""
