"""The snippets of a document: fenced blocks, and the frames that fragments are put into.

A frame is a hidden comment, `<!-- frame NAME … -->`, with a whole spec in which a line of three dots says where the
fragment goes (without one, the fragment is another file of the game); `<!-- in NAME -->` before a fragment names its
frame. So what a reader sees is short, and what the compiler sees is whole. The chapters of the reference share frames.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from tests.paths import ROOT

FENCE = re.compile(r"^( *)```(.*)$")
FRAME = re.compile(r"^<!-- frame ([a-z-]+)$")
INSIDE = re.compile(r"^<!-- in ([a-z-]+) -->$")
HOLE = "..."
CHAPTERS = tuple(sorted(f"docs/language/{path.name}" for path in (ROOT / "docs/language").glob("*.md")))
"""The chapters of the reference of the language; `docs/language.md` is its entry page."""
PAGES = ("README.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")), *CHAPTERS)
"""The pages that users read."""


@dataclass(frozen=True, slots=True)
class Snippet:
    """A fenced block: the words behind the fence, its text, its line, the frame named for it, and its indent."""

    info: str
    text: str
    line: int
    frame: str
    indent: str = ""

    @property
    def title(self) -> str:
        """Return what a test of the snippet is called."""
        return f"line-{self.line}"


@dataclass(frozen=True, slots=True)
class Document:
    """A document with its snippets and frames."""

    text: str
    snippets: tuple[Snippet, ...]
    frames: dict[str, str]

    def files(self, snippet: Snippet) -> list[str]:
        """Return the texts of the spec a fragment is part of."""
        frame = self.frames[snippet.frame]
        whole = filled(frame, snippet.text)
        return [frame, snippet.text] if whole is None else [whole]


def read(path: str) -> Document:
    """Read a document of the repository."""
    text = (ROOT / path).read_text(encoding="utf-8")
    snippets: list[Snippet] = []
    frame = ""
    lines = text.split("\n")
    at = 0
    while at < len(lines):
        fence, inside = FENCE.match(lines[at]), INSIDE.match(lines[at])
        if FRAME.match(lines[at]):
            at = lines.index("-->", at)
        elif inside:
            frame = inside.group(1)
        elif fence:
            end = lines.index(fence.group(1) + "```", at + 1)
            body = "".join(f"{line.removeprefix(fence.group(1))}\n" for line in lines[at + 1 : end])
            snippets.append(Snippet(fence.group(2).strip(), body, at + 1, frame, fence.group(1)))
            frame, at = "", end
        at += 1
    return Document(text, tuple(snippets), frames_of_chapters() if path in CHAPTERS else frames_in(text))


@cache
def frames_of_chapters() -> dict[str, str]:
    """Return the frames of all chapters of the reference."""
    found = [frames_in((ROOT / chapter).read_text(encoding="utf-8")) for chapter in CHAPTERS]
    assert sum(len(frames) for frames in found) == len({name for frames in found for name in frames})
    return {name: frame for frames in found for name, frame in frames.items()}


def frames_in(text: str) -> dict[str, str]:
    """Return the frames that a document defines.

    >>> frames_in("<!-- frame small\\ngame \\"Small\\"\\n-->\\n")
    {'small': 'game "Small"\\n'}
    """
    lines = text.split("\n")
    starts = [(at, found.group(1)) for at, line in enumerate(lines) if (found := FRAME.match(line))]
    return {name: "\n".join(lines[at + 1 : lines.index("-->", at)]) + "\n" for at, name in starts}


def filled(frame: str, fragment: str) -> str | None:
    """Put a fragment into a frame, as deep as the frame's dots stand; None if it has no dots.

    >>> filled("course\\n    ...\\n", "gain 2 food\\n")
    'course\\n    gain 2 food\\n'
    """
    lines = frame.split("\n")
    holes = [number for number, line in enumerate(lines) if line.strip() == HOLE]
    if not holes:
        return None
    indent = lines[holes[0]][: -len(HOLE)]
    lines[holes[0]] = "\n".join(indent + line if line else line for line in fragment.rstrip("\n").split("\n"))
    return "\n".join(lines)
