"""Mistakes about things in hidden piles, kept until it is known which of these piles hold anything secret."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct, field

from lawspeaker.check.lint.thing_locations import Location
from lawspeaker.facts import Facts
from lawspeaker.resolve.symbols import Symbols, Visibility
from lawspeaker.source import Span

SEEN_BY = {Visibility.OWNER: "only its owner sees", Visibility.NOBODY: "nobody sees"}


class Report(Struct, frozen=True):
    """A mistake, if things in a pile are secret: the arguments of a fact."""

    pile: str
    code: str
    span: Span
    related: tuple[tuple[Span, str], ...]
    words: dict[str, str]


class Reports(Struct, frozen=True):
    """The mistakes that were found in a game."""

    symbols: Symbols
    found: list[Report] = field(default_factory=list)

    def add(
        self, code: str, span: Span, place: Location, related: tuple[tuple[Span, str], ...] = (), **words: str
    ) -> None:
        """Note a mistake about a thing in a pile."""
        pile = self.symbols.piles[place.pile]
        related = (*related, (pile.span, f"what is in `{pile.name}` {SEEN_BY[pile.seen]}"))
        self.found.append(Report(pile.name, code, span, related, {**words, "pile": pile.name}))

    def of_secrets(self, secret: Collection[str]) -> list[Report]:
        """Return the mistakes about piles with something secret.

        That options come from a hidden pile (W520) is probably a mistake, whatever all have seen of it once.
        """
        return [report for report in self.found if report.pile in secret or report.code == "W520"]


def tell(reports: list[Report], facts: Facts, *, errors: bool) -> None:
    """Add the facts of some reports: only the errors, or only the warnings."""
    for report in reports:
        if report.code.startswith("L") == errors:
            facts.add(report.code, report.span, *report.related, **report.words)
