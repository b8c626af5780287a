"""What the parser works with before there is a tree of our own: tokens, and nodes named after grammar rules.

gain 2 food     ->     call(WORD gain, args(amount(NUMBER 2, WORD food)), None, eol(), None, None)
"""

from __future__ import annotations

from lawspeaker.shape import holder

LAYOUT = frozenset({"_NL", "_INDENT", "_DEDENT", "CITE", "$END"})


@holder
class Token:
    """One word or sign of a line. `article` is the `a`, `an` or `the` that stood before it and means nothing."""

    type: str
    text: str
    line: int
    column: int
    article: str = ""

    @property
    def end(self) -> int:
        return self.column + len(self.text)


@holder
class Node:
    """A recognised rule. `first` and `last` are the outermost tokens that show; layout and citations do not."""

    data: str
    children: list[Node | Token | None]
    first: Token | None
    last: Token | None
    depth: int


Child = Node | Token | None
