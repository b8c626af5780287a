"""What all games of a run show, read from the sums that `sample` of an engine returns."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from lawspeaker_lab.results.figures import Book, Key, mean_of, share_of
from lawspeaker_lab.results.statistics import Mean, Share
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.sample import tally as t


class Group(Struct):
    """The results of a seat, of a value of an option, or of the owners of a card.

    Chance would give `expected` wins, with a `variance`. `games` are those in which any player belonged to the group.
    """

    share: Share = field(default_factory=Share)
    points: Mean = field(default_factory=Mean)
    expected: float = 0.0
    variance: float = 0.0
    games: Share = field(default_factory=Share)

    @property
    def fair(self) -> float:
        """Return the share of wins that chance would give."""
        return self.expected / self.share.games if self.share.games else 0.0


class Relation(Struct):
    """The players who were offered a thing, or took, played, kept or chose it, as a group without points."""

    share: Share = field(default_factory=Share)
    expected: float = 0.0
    variance: float = 0.0

    @property
    def fair(self) -> float:
        """Return the share of wins that chance would give."""
        return self.expected / self.share.games if self.share.games else 0.0


class Endless(Struct, frozen=True):
    """A game that did not end: its seed, the number of decisions, and the line of the next decision."""

    seed: int
    decisions: int
    line: str


class Sample(Struct):
    """The results of all games. `options` and `cards` are by word or kind, then by name.

    `offered` is the number of options of all decisions.
    """

    players: int
    games: int = 0
    decisions: int = 0
    offered: int = 0
    seconds: float = 0.0
    processor_seconds: float = 0.0
    endless: list[Endless] = field(default_factory=list)
    length: Mean = field(default_factory=Mean)
    endings: Counter[str] = field(default_factory=Counter)
    draws: int = 0
    won_together: int = 0
    lost_together: int = 0
    seats: list[Group] = field(default_factory=list)
    options: dict[str, dict[str, Group]] = field(default_factory=dict)
    cards: dict[str, dict[str, Group]] = field(default_factory=dict)
    relations: dict[Key, list[Relation]] = field(default_factory=dict)
    """What happened to each thing, by the relations of `sample/tally.py`, if that was watched."""

    @property
    def ended(self) -> int:
        """Return the number of games that have ended."""
        return self.games - len(self.endless)

    @property
    def decisions_per_second(self) -> float:
        """Return the speed in processor time, which does not depend on the number of processes."""
        return self.decisions / self.processor_seconds if self.processor_seconds else 0.0

    @property
    def mean_options(self) -> float:
        """Return the mean number of options of a decision."""
        return mean_options(self.offered, self.decisions)


def mean_options(options: int, decisions: int) -> float:
    """Return the mean number of options of some decisions, as it is shown: with four decimals, 0 without decisions."""
    return round(options / decisions, 4) if decisions else 0.0


def fill(sample: Sample, figures: list[int], rules: Rules, book: Book, *, watching: bool = False) -> None:
    """Write the figures of all games into a sample."""
    sample.decisions = figures[t.LENGTH + t.TOTAL]
    sample.offered = figures[t.OPTIONS]
    sample.length = mean_of(figures, t.LENGTH)
    names = ["end of the game", *rules.endings]
    sample.endings = Counter(dict.fromkeys(names, 0))
    for number, name in enumerate(names):
        sample.endings[name] += figures[t.ENDINGS + number]
    sample.endings = +sample.endings
    sample.won_together, sample.lost_together = figures[t.WON_TOGETHER], figures[t.LOST_TOGETHER]
    lost = figures[book.size :]
    sample.endless = [
        Endless(seed, length, rules.sites[site].line)
        for seed, length, site in zip(lost[::3], lost[1::3], lost[2::3], strict=True)
    ]
    ended = sample.games - len(sample.endless)
    sample.draws = ended - figures[t.SINGLE] - sample.won_together - sample.lost_together
    for number, key in enumerate(book.groups):
        place = book.first_group + number * t.GROUP
        group = group_at(figures, place, sample.players)
        if key.form == "seat":
            sample.seats.append(group)
        elif group.share.games:
            by_word = sample.options if key.form == "option" else sample.cards
            by_word.setdefault(key.word, {})[key.name] = group
    if watching:
        for number, key in enumerate(book.groups):
            if key.form == "card":
                sample.relations[key] = relations_of(figures, book, number)


def group_at(figures: list[int], place: int, players: int) -> Group:
    """Return the group whose figures begin at a place."""
    expected, variance = chance_of(figures[place + t.EXPECTED], figures[place + t.SPREAD], players)
    games = Share(figures[place + t.WITH], figures[place + t.WON])
    return Group(share_of(figures, place), mean_of(figures, place), expected, variance, games)


def chance_of(expected: int, spread: int, players: int) -> tuple[float, float]:
    """Return the wins that chance would give and their variance, from the integers of a tally."""
    return expected / players, spread / (players * players * max(1, players - 1))


def relations_of(figures: list[int], book: Book, group: int) -> list[Relation]:
    """Return what happened to a thing."""
    found: list[Relation] = []
    for relation in range(t.RELATIONS):
        place = book.first_relation + (group * t.RELATIONS + relation) * t.RELATION
        games, wins, expected, spread = figures[place : place + t.RELATION]
        found.append(Relation(Share(games, wins), *chance_of(expected, spread, book.players)))
    return found
