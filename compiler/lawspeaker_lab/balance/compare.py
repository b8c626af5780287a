"""Compare two samples, before and after an edit or with and without an option: what differs by more than chance.

    wins of seat 1      51.2 %  ->  56.0 %      +4.8 (+0.4 to +9.1)      ▲

Each family of figures (the game as a whole, seats, each option, each kind of card) is corrected for its own number.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lawspeaker_lab.balance.findings import Findings, relation_of
from lawspeaker_lab.balance.page_parts import Grid, Section, listed, percent
from lawspeaker_lab.results.marks import Mark
from lawspeaker_lab.results.one_card import seats
from lawspeaker_lab.results.sample import Group
from lawspeaker_lab.results.significance import LEVEL, holm, mean_difference, mean_test, share_difference, share_test
from lawspeaker_lab.results.statistics import Mean, Share
from lawspeaker_runtime.sample import tally as t


class Line(Struct, frozen=True):
    """A figure of both samples, and the probability of such a difference by chance."""

    family: str
    name: str
    before: Share | Mean
    after: Share | Mean
    p: float = 1.0

    @property
    def mark(self) -> Mark:
        """Return the mark of the difference, if the probability is corrected."""
        if self.p >= LEVEL:
            return Mark.NONE
        return Mark.MORE if value(self.after) > value(self.before) else Mark.LESS

    @property
    def cells(self) -> list[str]:
        """Return the line as a row of a table."""
        return [self.name, shown(self.before), shown(self.after), self.difference, self.mark.value]

    @property
    def difference(self) -> str:
        """Return the difference with its interval; that of shares in points of a hundred."""
        if isinstance(self.before, Mean) and isinstance(self.after, Mean):
            low, high = mean_difference(self.after, self.before)
            return f"{self.after.mean - self.before.mean:+.1f} ({low:+.1f} to {high:+.1f})"
        assert isinstance(self.before, Share)
        assert isinstance(self.after, Share)
        if not self.before.games or not self.after.games:
            return "–"
        low, high = share_difference(self.after, self.before)
        return f"{(self.after.rate - self.before.rate) * 100:+.1f} ({low * 100:+.1f} to {high * 100:+.1f})"


def value(figure: Share | Mean) -> float:
    """Return a figure as a number."""
    return figure.rate if isinstance(figure, Share) else figure.mean


def shown(figure: Share | Mean) -> str:
    """Return a figure in words."""
    if isinstance(figure, Mean):
        return f"{figure.mean:.1f}"
    return percent(figure.rate) if figure.games else "–"


def comparison(before: Findings, after: Findings) -> Section:
    """Return the section that compares two samples."""
    lines = corrected(list(all_lines(before, after)))
    sure = [line for line in lines if line.mark is not Mark.NONE]
    heads = ["figure", before.label, after.label, "difference (95 % interval)", ""]
    grids = [Grid("Differences that are more than chance", heads, [line.cells for line in sure])] if sure else []
    for family in dict.fromkeys(line.family for line in lines):
        rows = [line.cells for line in lines if line.family == family]
        grids.append(Grid(family, heads, rows, folded=True))
    names = [f"{line.name} ({shown(line.before)} → {shown(line.after)})" for line in sure]
    said = (
        f"{len(sure)} of {len(lines)} figures differ by more than chance: {listed(names, 5)}."
        if sure
        else f"None of {len(lines)} figures differs by more than chance can explain."
    )
    return Section(
        "compare",
        f"{after.label} beside {before.label}",
        f"Both were played with the same seeds, {before.sample.games:,} and {after.sample.games:,} games. {said}",
        "If the edit was to change something that is not listed, play more games: the interval says how large a "
        "difference "
        "may still be there.",
        grids=grids,
        headlines=[said],
    )


def corrected(lines: list[Line]) -> list[Line]:
    """Return the lines with their probabilities corrected for the number of lines in each family."""
    found: list[Line] = []
    for family in dict.fromkeys(line.family for line in lines):
        rows = [line for line in lines if line.family == family]
        fair = holm([line.p for line in rows])
        found += [Line(r.family, r.name, r.before, r.after, p) for r, p in zip(rows, fair, strict=True)]
    return found


def all_lines(before: Findings, after: Findings) -> Iterator[Line]:
    """Yield all figures that both samples have."""
    one, two = before.sample, after.sample
    yield from the_game(before, after)
    if one.players == two.players:
        for number, (left, right) in enumerate(zip(one.seats, two.seats, strict=True), 1):
            yield shares("Seats", f"wins of {after.rules.seat(number)}", left.share, right.share)
            if before.rules.parts and after.rules.parts:
                p = mean_test(left.points, right.points)
                yield Line("Seats", f"points of {after.rules.seat(number)}", left.points, right.points, p)
    for word in [word for word in two.options if word in one.options]:
        yield from groups(word.replace("_", " ").capitalize(), one.options[word], two.options[word])
    for kind in [kind for kind in two.cards if kind in one.cards]:
        title = f"Wins of those who had a {kind.replace('_', ' ')}"
        yield from groups(title, one.cards[kind], two.cards[kind])
    yield from uses(before, after)


def the_game(before: Findings, after: Findings) -> Iterator[Line]:
    """Yield the figures of games as a whole."""
    one, two, family = before.sample, after.sample, "The game"
    yield Line(family, "length in decisions", one.length, two.length, mean_test(one.length, two.length))
    for name in dict.fromkeys([*one.endings, *two.endings]):
        left, right = Share(one.ended, one.endings[name]), Share(two.ended, two.endings[name])
        yield shares(family, f"games that end by {name}", left, right)
    yield shares(family, "games without a single winner", Share(one.ended, one.draws), Share(two.ended, two.draws))
    if one.players == two.players and one.players > 1:
        first = [relation_of(f.stories.first, one.players).share for f in (before, after)]
        yield shares(family, "wins of the first player", *first)
        half = [relation_of(f.stories.leads[1], one.players).share for f in (before, after)]
        yield shares(family, "wins of the leader after half of the game", *half)


def shares(family: str, name: str, before: Share, after: Share) -> Line:
    """Return the line of two shares."""
    return Line(family, name, before, after, share_test(before, after))


def groups(family: str, before: dict[str, Group], after: dict[str, Group]) -> Iterator[Line]:
    """Yield the wins of groups that both samples have; if all win or lose together, of games."""
    together = all(group.variance == 0 for group in (*before.values(), *after.values()))
    for name in [name for name in after if name in before]:
        left = before[name].games if together else before[name].share
        right = after[name].games if together else after[name].share
        yield shares(family, name, left, right)


def uses(before: Findings, after: Findings) -> Iterator[Line]:
    """Yield how often players chose each card."""
    one, two = before.sample, after.sample
    for key in [key for key in two.relations if key in one.relations]:
        left = Share(seats(one), one.relations[key][t.CHOSEN].share.games)
        right = Share(seats(two), two.relations[key][t.CHOSEN].share.games)
        if left.wins or right.wins:
            yield shares(f"Players who took or played a {key.word.replace('_', ' ')}", key.name, left, right)
