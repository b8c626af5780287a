"""What many games show beside the sums of `law sim`, from a row for each game: lengths, leaders, pairs of options.

rows of games      ->      Stories, which can be added up in any order
sums of pairs      ->      Pair: two cards, with both, with each of them only, with neither
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct, field

from lawspeaker_lab.results.figures import Book, Key
from lawspeaker_lab.results.sample import Relation, Sample, chance_of
from lawspeaker_lab.results.statistics import Share
from lawspeaker_lab.sim.columns import winners_of
from lawspeaker_lab.sim.games import Plan, Played, Table
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.sample import tally as t
from lawspeaker_runtime.state.base_state import NO_NUMBER

QUARTERS = ("a quarter", "half", "three quarters")
MOST_VALUES = 12
"""Of an option with more values, pairs are not shown."""


class Pair(Struct, frozen=True):
    """Two cards that one player chose in the same game: players with both, with one of them only, with neither."""

    one: Key
    other: Key
    both: Share
    first: Share
    second: Share
    neither: Share


class Stories(Struct):
    """What the rows of games add up to. `leads` are of those who alone had the most points after each quarter."""

    lengths: Counter[int] = field(default_factory=Counter)
    firsts: Counter[int] = field(default_factory=Counter)
    first: Counter[str] = field(default_factory=Counter)
    leads: tuple[Counter[str], ...] = field(default_factory=lambda: (Counter(), Counter(), Counter()))
    duels: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)
    """By option: how often a player with the first value won and one with the second did not."""


class Findings(Struct):
    """Everything that a page shows of a game."""

    name: str
    rules: Rules
    plan: Plan
    sample: Sample
    stories: Stories
    pairs: list[Pair]
    own: frozenset[tuple[str, str]] = frozenset()
    label: str = ""


def fold(stories: Stories, table: Table, played: Played) -> None:
    """Add the rows of a part to the stories."""
    width = table.book.row_width
    for place in range(0, len(played.rows), width):
        row = played.rows[place : place + width]
        if row[t.ROW_ENDING] != t.NOT_ENDED:
            fold_row(stories, table, row)


def fold_row(stories: Stories, table: Table, row: list[int]) -> None:
    """Add a game."""
    players = table.plan.players
    winners = winners_of(row, players)
    stories.lengths[row[t.ROW_LENGTH]] += 1
    if players > 1 and row[t.ROW_FIRST] > 0:
        stories.firsts[row[t.ROW_FIRST]] += 1
        count(stories.first, row[t.ROW_FIRST] in winners, len(winners), players)
    for quarter, lead in enumerate(stories.leads, 1):
        first = t.ROW_POINTS + quarter * players
        points = row[first : first + players]
        leaders = [seat for seat, amount in enumerate(points, 1) if amount == max(points)]
        if players > 1 and NO_NUMBER not in points and len(leaders) == 1:
            count(lead, leaders[0] in winners, len(winners), players)
    if 0 < len(winners) < players:
        fold_duels(stories, table, row[t.ROW_SEED], winners)


def count(counter: Counter[str], won: bool, winners: int, players: int) -> None:
    """Count one player of a game, and what chance would give that player."""
    counter["games"] += 1
    counter["wins"] += won
    counter["expected"] += winners
    counter["spread"] += winners * (players - 1) * (players - winners)


def relation_of(counter: Counter[str], players: int) -> Relation:
    """Return what was counted as a group."""
    expected, variance = chance_of(counter["expected"], counter["spread"], players)
    return Relation(Share(counter["games"], counter["wins"]), expected, variance)


def fold_duels(stories: Stories, table: Table, seed: int, winners: list[int]) -> None:
    """Count which values of an option won against which."""
    rules = table.loaded.rules
    shown = [o.per_player and len(o.values) <= MOST_VALUES for o in rules.options]
    if not any(shown):
        return
    for option, values, wanted in zip(rules.options, table.options_of(seed), shown, strict=True):
        if wanted:
            names = [rules.types[option.type].name(value) for value in values]
            duels = stories.duels.setdefault(option.word, Counter())
            for winner in winners:
                for seat, name in enumerate(names, 1):
                    if seat not in winners and name != names[winner - 1]:
                        duels[names[winner - 1], name] += 1


def pairs_of(figures: list[int], book: Book, sample: Sample) -> Iterator[Pair]:
    """Yield the pairs of cards that any player chose both of."""
    keys, everyone = book.paired, all_players(sample)
    chosen = [sample.relations[key][t.CHOSEN].share for key in keys]
    place = book.first_pair
    for later, key in enumerate(keys):
        for earlier in range(later):
            games, wins = figures[place : place + t.PAIR]
            place += t.PAIR
            if games:
                both, one, other = Share(games, wins), chosen[earlier], chosen[later]
                first, second = less(one, both), less(other, both)
                yield Pair(keys[earlier], key, both, first, second, less(less(less(everyone, both), first), second))


def all_players(sample: Sample) -> Share:
    """Return the players of all games, and their wins."""
    wins = sum(seat.share.wins for seat in sample.seats)
    return Share(sample.ended * sample.players, wins)


def less(one: Share, other: Share) -> Share:
    """Return a share without another that is part of it."""
    return Share(one.games - other.games, one.wins - other.wins)
