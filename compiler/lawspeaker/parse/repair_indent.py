"""Repair tabs and other indents than four spaces, for `law fmt`, before it formats.

A line that is indented deeper than the one above starts a block, and a line that is indented like an earlier one
continues the block of that line.

    setup                        ->     setup
      each p among players                  each p among players
        gain 1 food for p                       gain 1 food for p

A text is repaired only if it is unambiguous: every level of a declaration is indented by the same amount, and all tab
widths with which the text can be parsed give the same tokens.
"""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.facts import Fact, Facts
from lawspeaker.parse.grammar import grammar
from lawspeaker.parse.lexer import LONE_CITATION, STEP, Lexer
from lawspeaker.parse.parse import parse
from lawspeaker.source import Source

TAB_WIDTHS = (4, 2, 8)
BLANKS = " \t"


def is_about_indent(fact: Fact) -> bool:
    """Return whether a fact is about tabs or indents."""
    return fact.code in ("L101", "L102")


def repaired(text: str) -> str | None:
    """Return the text with four spaces a level and no tabs, or None if its indents are ambiguous or inconsistent.

    >>> repaired("setup\\n\\tstop\\n"), repaired("setup\\n   stop\\n  stop\\n")
    ('setup\\n    stop\\n', None)
    """
    lines = [line.rstrip("\r") for line in text.split("\n")]
    tabbed = any("\t" in line[: len(line) - len(line.lstrip(BLANKS))] for line in lines)
    found = [laid for width in (TAB_WIDTHS if tabbed else TAB_WIDTHS[:1]) if (laid := relaid(lines, width)) is not None]
    sensible = [laid for laid in found if parses(laid)]
    same = len({tuple(kinds(laid)) for laid in sensible}) == 1
    return sensible[0] if same else None


def parses(text: str) -> bool:
    """Return whether a text can be parsed."""
    facts = Facts()
    parse(Source("", text), facts)
    return not facts.found


def kinds(text: str) -> list[str]:
    """Return the types of the tokens of a text, including `_INDENT` and `_DEDENT`."""
    return [token.type for chunk in Lexer(grammar()).read(text.split("\n")) for token in chunk.tokens]


class Levels(Struct):
    """The indents of the blocks around a line in the original text (`widths`).

    `step` is the amount by which blocks of this declaration are indented, 0 before the first block. `comments` are the
    comment lines before the next line of code, with their widths.
    """

    widths: list[int] = field(default_factory=lambda: [0])
    step: int = 0
    brackets: int = 0
    comments: list[tuple[int, int]] = field(default_factory=list)

    @property
    def indent(self) -> int:
        """Return the repaired indent of the innermost block."""
        return STEP * (len(self.widths) - 1)

    def enter(self, width: int) -> bool:
        """Move to the block of a line with this width; return False if there is none."""
        if width == 0:
            self.widths, self.step, self.brackets = [0], 0, 0
        elif width > self.widths[-1]:
            step = width - self.widths[-1]
            if self.step not in (0, step):
                return False
            self.step = step
            self.widths.append(width)
        elif width not in self.widths:
            return False
        else:
            del self.widths[self.widths.index(width) + 1 :]
        return True


def relaid(lines: list[str], tab: int) -> str | None:
    """Return the lines with four spaces a level for this width of a tab, or None if a line fits no block."""
    levels, out = Levels(), list[str]()
    margin = min((width_of(line, tab) for line in lines if is_code(line)), default=0)
    for line in lines:
        body = line.strip(BLANKS)
        width = max(width_of(line, tab) - margin, 0)
        if not is_code(line):
            if body:
                levels.comments.append((len(out), width))
            out.append(body)
            continue
        before = list(levels.widths)
        if continues(body, width, levels):
            indent = levels.indent + max(STEP, width - levels.widths[-1])
        elif levels.enter(width):
            indent = levels.indent
        else:
            return None
        place_comments(levels, before, indent, out)
        out.append(" " * indent + without_tabs(body))
        levels.brackets += brackets_of(body)
    place_comments(levels, levels.widths, 0, out)
    return "\n".join(out)


def is_code(line: str) -> bool:
    """Return whether a line is neither empty nor only a comment."""
    return line.lstrip(BLANKS)[:1] not in ("", "#")


def width_of(line: str, tab: int) -> int:
    """Return the width of the indent of a line."""
    return len(line[: len(line) - len(line.lstrip(BLANKS))].expandtabs(tab))


def continues(body: str, width: int, levels: Levels) -> bool:
    """Return whether a line continues the sentence above, so that its indent has no meaning."""
    plain = body.replace("\t", " ")
    if grammar().continued.match("\n" + plain) is not None:
        return True
    return width > 0 and (levels.brackets > 0 or LONE_CITATION.match(plain) is not None)


def place_comments(levels: Levels, before: list[int], indent: int, out: list[str]) -> None:
    """Indent the pending comments like the block of their width, or else like the line of code after them."""
    blocks = {width: STEP * depth for depth, width in enumerate(before)}
    blocks |= {width: STEP * depth for depth, width in enumerate(levels.widths)}
    for at, width in levels.comments:
        out[at] = " " * blocks.get(width, indent) + out[at]
    levels.comments.clear()


def without_tabs(body: str) -> str:
    """Return a line with a space for each tab, except in its comment."""
    plain = body.replace("\t", " ")
    start = next((m.start() for m in grammar().scanner.finditer(plain) if m.lastgroup == "COMMENT"), len(body))
    return (plain[:start] + body[start:]).rstrip(BLANKS)


def brackets_of(body: str) -> int:
    """Return the number of brackets that a line opens minus those it closes."""
    found = [match.lastgroup for match in grammar().scanner.finditer(body.replace("\t", " "))]
    return found.count("LPAR") - found.count("RPAR")
