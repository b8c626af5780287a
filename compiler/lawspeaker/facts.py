"""Facts: the mistakes that passes find, each as a code, a span and the words that fill its message.

Passes add facts and continue; only `diagnostics/` turns them into messages.
"""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct, field

from lawspeaker.source import Span


class RepairForm(Enum):
    """What a repair does: another line, another indent, or two lines joined."""

    REWRITE = auto()
    INDENT = auto()
    JOIN = auto()


class Repair(Struct, frozen=True):
    """A change after which the mistake is gone: `text` replaces the text of the span. `why` may be empty.

    `line` is the whole repaired line without its indent.
    """

    span: Span
    text: str
    form: RepairForm
    line: str
    why: str = ""


class Fact(Struct, frozen=True):
    """One mistake. `words` fill the message of the code; `related` are other spans, each with a short label.

    `repair` is a change that was tried with success. `unsure`: no change was found, so the suggestion of the message
    was tried without success; `hint` is then what to do in general, if that is known.
    """

    code: str
    span: Span
    words: dict[str, str] = field(default_factory=dict)
    related: tuple[tuple[Span, str], ...] = ()
    repair: Repair | None = None
    unsure: bool = False
    hint: str = ""


class Facts(Struct):
    """The facts of a run, in the order in which they were added, without duplicates."""

    found: list[Fact] = field(default_factory=list)
    seen: set[tuple[str, Span]] = field(default_factory=set)

    def add(self, code: str, span: Span, *related: tuple[Span, str], **words: object) -> None:
        """Add a fact unless the same code was already added for the same span."""
        if (code, span) in self.seen:
            return
        self.seen.add((code, span))
        self.found.append(Fact(code, span, {key: str(value) for key, value in words.items()}, related))

    def mark(self) -> int:
        """Return a mark for `forget`."""
        return len(self.found)

    def forget(self, mark: int) -> None:
        """Remove the facts that were added since the mark, for example by a speculative check."""
        for fact in self.found[mark:]:
            self.seen.discard((fact.code, fact.span))
        del self.found[mark:]

    def errors(self) -> bool:
        """Return whether there is an error (a code that starts with L; a code with W is a warning)."""
        return any(fact.code.startswith("L") for fact in self.found)
