"""What a pass found: a code, a place, and the words that fill the message; never the message itself.

Passes append facts and go on; `report/` alone turns them into prose.
"""

from __future__ import annotations

from msgspec import Struct, field

from lawspeaker.source import Span


class Fact(Struct, frozen=True):
    """One finding. `words` fill the code's message; `related` are other places, each with a short label."""

    code: str
    span: Span
    words: dict[str, str] = field(default_factory=dict)
    related: tuple[tuple[Span, str], ...] = ()


class Facts(Struct):
    """The findings of a run, in the order they were made; the same finding at the same place is kept once."""

    found: list[Fact] = field(default_factory=list)
    seen: set[tuple[str, Span]] = field(default_factory=set)

    def add(self, code: str, span: Span, *related: tuple[Span, str], **words: object) -> None:
        """Record a finding unless the same code was already recorded at the same place."""
        if (code, span) in self.seen:
            return
        self.seen.add((code, span))
        self.found.append(Fact(code, span, {key: str(value) for key, value in words.items()}, related))

    def mark(self) -> int:
        """Return a mark to which `forget` can go back."""
        return len(self.found)

    def forget(self, mark: int) -> None:
        """Drop what was found since the mark: it was only a try."""
        for fact in self.found[mark:]:
            self.seen.discard((fact.code, fact.span))
        del self.found[mark:]

    def errors(self) -> bool:
        """Tell whether anything found stops the build (codes that start with L; W is a warning)."""
        return any(fact.code.startswith("L") for fact in self.found)
