"""Which examples a mutant can make fail: those that run a changed function, or one that reads a changed constant.

An example that runs no such function does the same in the mutant as in the game, so it need not be run. The order of
the others decides how soon a mutant is killed, never whether: those that cite the statement of an edited line or
mention its thing come first, and those that run little before those that run much.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from types import FrameType

from msgspec import Struct

from lawspeaker.coverage.chunks import Chunk, Codes, Key
from lawspeaker.project.spec import Spec
from lawspeaker.source import end_of_block

FILE = re.compile(r"<(\w+)>/(\w+)")
RULES = "RULES"


class Trail(Struct, frozen=True):
    """What is known of an example: the chunks that it runs, the names in its own code, its statements and its text."""

    name: str
    runs: frozenset[Key]
    used: frozenset[str]
    cites: frozenset[str]
    text: str


class Reach:
    """The chunks of a game, and what runs them; `loading` are those that run while the game is loaded."""

    def __init__(self, chunks: dict[Key, Chunk], codes: Codes, loading: frozenset[Key], trails: list[Trail]) -> None:
        self.constants = [(chunk, codes.names(chunk)) for chunk in chunks.values() if chunk.is_constant]
        self.functions = [(chunk.key, codes.names(chunk)) for chunk in chunks.values() if chunk.is_code]
        self.classes = {chunk.key for chunk in chunks.values() if chunk.is_class}
        self.loading = loading
        self.trails = trails

    def trails_to(self, changed: set[Key]) -> list[Trail]:
        """Return the examples that the changes of some chunks may concern."""
        constants = self.constants_of(changed)
        functions = {key for key, used in self.functions if key in changed or not used.isdisjoint(constants)}
        if changed & self.classes or RULES in constants or functions & self.loading:
            return self.trails
        return [trail for trail in self.trails if trail.runs & functions or trail.used & constants]

    def constants_of(self, changed: set[Key]) -> set[str]:
        """Return the names of the changed constants, and of those that are made of them."""
        names = {name for chunk, _ in self.constants if chunk.key in changed for name in chunk.names}
        size = 0
        while size != len(names):
            size = len(names)
            names |= {name for chunk, used in self.constants if used & names for name in chunk.names}
        return names


def chunks_run(act: Callable[[], object]) -> frozenset[Key]:
    """Call a function and return the chunks whose functions it calls."""
    files: set[str] = set()

    def note(frame: FrameType, event: str, found: object) -> None:
        if frame.f_code.co_name != "<module>":
            files.add(frame.f_code.co_filename)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        act()
    except Exception:  # an example that fails kills no mutant; it is reported elsewhere
        pass
    finally:
        sys.setprofile(before)
    return frozenset((found[1], found[2]) for file in files if (found := FILE.fullmatch(file)) is not None)


def example_texts(spec: Spec) -> dict[str, str]:
    """Return the text of each example, by its place as examples name it."""
    found: dict[str, str] = {}
    for source in spec.sources:
        lines = source.text.split("\n")
        for at, line in enumerate(lines):
            if line.startswith("example "):
                name = source.name.rsplit("/", 1)[-1]
                found[f"{name}:{at + 1}"] = "\n".join(lines[at : end_of_block(lines, at)])
    return found


def in_order(trails: list[Trail], ids: set[str], declared: str) -> list[str]:
    """Return the names of examples; those that cite one of some statements or mention a declared name come first."""

    def unlikely(trail: Trail) -> tuple[int, int]:
        likely = bool(trail.cites & ids) + (bool(declared) and declared in trail.text)
        return -likely, len(trail.runs)

    return [trail.name for trail in sorted(trails, key=unlikely)]
