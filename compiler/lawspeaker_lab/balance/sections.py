"""The sections of a page about players: seats, options, endings, lengths and leaders."""

from __future__ import annotations

from collections.abc import Iterator

from lawspeaker_lab.balance.findings import QUARTERS, Findings, relation_of
from lawspeaker_lab.balance.page_parts import (
    Section,
    bar_of,
    chart,
    histogram,
    listed,
    percent,
    share_bar,
    with_interval,
)
from lawspeaker_lab.results.marks import Mark, mark_of, marks_of, own_first
from lawspeaker_lab.results.sample import Group, Relation
from lawspeaker_lab.results.significance import LEVEL, chance_test, holm
from lawspeaker_lab.results.statistics import Share
from lawspeaker_system.console import counted

DECIDED = 0.85
"""If the leader after half of a game wins more often, the second half decides little."""
OPEN = 0.05
"""If the leader after three quarters wins hardly more often than chance, points in between mean little."""


def player_sections(findings: Findings) -> Iterator[Section]:
    """Yield the sections about players that make sense for the game."""
    sample = findings.sample
    if not sample.ended:
        return
    if sample.players > 1 and any(seat.variance > 0 for seat in sample.seats):
        yield seats(findings)
        yield from first_player(findings)
    elif sample.players == 1 or findings.rules.together:
        yield won(findings)
    for word in sample.options:
        yield options(findings, word)
        yield from duels(findings, word)
    yield endings(findings)
    yield lengths(findings)
    yield from leaders(findings)


def differing(groups: dict[str, Group], marks: list[Mark], mark: Mark) -> list[str]:
    """Return the names of the rows with a mark, each with its share."""
    pairs = zip(groups.items(), marks, strict=True)
    return [f"{name} ({percent(group.share.rate)})" for (name, group), one in pairs if one is mark]


def difference_in_words(groups: dict[str, Group], marks: list[Mark], what: str) -> str:
    """Return which rows differ from chance."""
    more, fewer = differing(groups, marks, Mark.MORE), differing(groups, marks, Mark.LESS)
    said = [f"{listed(more)} won more often than chance would have it"] if more else []
    said += [f"{listed(fewer)} won less often than chance would have it"] if fewer else []
    if said:
        return "; ".join(said) + "."
    return f"No {what} differs from chance by more than so many games can show."


def seats(findings: Findings) -> Section:
    """Return the section about seats."""
    sample = findings.sample
    groups = {findings.rules.seat(seat): group for seat, group in enumerate(sample.seats, 1)}
    marks = marks_of(sample.seats, sample)
    rows = [bar_of(name, group, mark) for (name, group), mark in zip(groups.items(), marks, strict=True)]
    said = difference_in_words(groups, marks, "seat")
    marked = any(mark is not Mark.NONE for mark in marks)
    return Section(
        "seats",
        "Wins by seat",
        f"How often the player in each seat won. {said}",
        "Give the weaker seats something to begin with, or let the order of play change from round to round."
        if marked
        else "Nothing to do. To find smaller differences, play more games.",
        [chart("Share of games won, by seat", rows)],
        headlines=[f"Seats: {said}"] if marked else [],
    )


def first_player(findings: Findings) -> Iterator[Section]:
    """Yield the section about the player who decides first, if there is always one."""
    sample = findings.sample
    first = relation_of(findings.stories.first, sample.players)
    if not first.share.games:
        return
    p = chance_test(first.share.wins, first.expected, first.variance)
    mark = mark_of(first, p, sample)
    gap = first.share.rate - first.fair
    words = {
        Mark.MORE: f"an advantage of {gap * 100:.1f} points of a hundred",
        Mark.LESS: f"a disadvantage of {-gap * 100:.1f} points of a hundred",
        Mark.NONE: "no advantage or disadvantage that so many games can show",
    }[mark]
    always = "" if len(findings.stories.firsts) > 1 else " In this game that is always the same seat."
    yield Section(
        "first-player",
        "The first player",
        f"The player with the first decision won {with_interval(first.share)} of the games; chance would give "
        f"{percent(first.fair)}. That is {words}.{always}",
        {
            Mark.MORE: "Let the others begin with more, or let the first player pay for it.",
            Mark.LESS: "Let the first player begin with more, or give the others less to react to.",
            Mark.NONE: "Nothing to do.",
        }[mark],
        [chart("Share of games won by the first player", [bar_of("first player", first, mark)])],
        headlines=[f"The first player has {words}."] if mark is not Mark.NONE else [],
    )


def won(findings: Findings) -> Section:
    """Return the section about how often the players of a game for one, or of a cooperative game, win."""
    share = findings.sample.seats[0].games
    alone = findings.sample.players == 1
    return Section(
        "won",
        "How often the game is won",
        f"{'The player' if alone else 'The players together'} won {with_interval(share)} of the games.",
        "Most people like to win between a third and two thirds of such games; remember that bots play worse than "
        "people.",
        [chart("Share of games won", [share_bar("won", share)])],
        headlines=[f"The game was won in {with_interval(share)} of the games."],
    )


def options(findings: Findings, word: str) -> Section:
    """Return the section about the values of an option of each player."""
    sample, title = findings.sample, word.replace("_", " ")
    groups = sample.options[word]
    marks = marks_of(list(groups.values()), sample)
    kind = next(findings.rules.types[o.type].word for o in findings.rules.options if o.word == word)
    bars = {
        name: bar_of(name, group, mark, (kind, name) in findings.own)
        for (name, group), mark in zip(groups.items(), marks, strict=True)
    }
    order = sorted(bars, key=lambda name: -bars[name].rate)
    said = difference_in_words(groups, marks, title)
    marked = any(mark is not Mark.NONE for mark in marks)
    return Section(
        f"option-{word}",
        f"Wins by {title}",
        f"How often players with each {title} won. Options go round the seats from game to game, so a {title} does not "
        f"gain by its seat. {said}",
        f"Strengthen the {title} at the lower end or weaken the one at the upper end a little, and compare with "
        "`--against`."
        if marked
        else "Nothing to do. To find smaller differences, play more games.",
        [chart(f"Share of games won, by {title}", [bars[name] for name in own_first(kind, order, findings.own)])],
        headlines=[f"{title.capitalize()}: {said}"] if marked else [],
    )


def duels(findings: Findings, word: str) -> Iterator[Section]:
    """Yield the section about which values of an option win against which."""
    counts, title = findings.stories.duels.get(word), word.replace("_", " ")
    if not counts:
        return
    pairs = sorted({(min(pair), max(pair)) for pair in counts})
    shares = [Share(counts[pair] + counts[pair[::-1]], counts[pair]) for pair in pairs]
    fair = holm([chance_test(share.wins, share.games / 2, share.games / 4) for share in shares])
    rows = [
        share_bar(f"{one} against {two}", share, 0.5, mark_at_half(share, p))
        for (one, two), share, p in zip(pairs, shares, fair, strict=True)
    ]
    rows.sort(key=lambda row: -abs(row.rate - 0.5))
    uneven = [row.name for row in rows if row.mark is not Mark.NONE]
    yield Section(
        f"duels-{word}",
        f"Which {title} wins against which",
        "Of the games that exactly one of the two won, the share that the first of them won. "
        + (f"Uneven: {listed(uneven)}." if uneven else "No pair is uneven by more than so many games can show."),
        f"If one {title} loses against a single other one only, look at what these two do to each other.",
        [chart(f"Share of games won by the first {title}", rows)],
    )


def mark_at_half(share: Share, p: float) -> Mark:
    """Return the mark of a share that would be one half by chance."""
    if p >= LEVEL:
        return Mark.NONE
    return Mark.MORE if share.rate > 0.5 else Mark.LESS


def endings(findings: Findings) -> Section:
    """Return the section about how games end."""
    sample = findings.sample
    rows = [share_bar(name, Share(sample.ended, count)) for name, count in sample.endings.most_common()]
    never = [name for name in findings.rules.endings if not sample.endings[name]]
    extra = {
        "won together": sample.won_together,
        "lost together": sample.lost_together,
        "without a single winner": sample.draws,
    }
    rows += [share_bar(name, Share(sample.ended, count)) for name, count in extra.items() if count]
    lost = (
        f" {len(sample.endless)} games did not end within {findings.plan.limit:,} decisions." if sample.endless else ""
    )
    unseen = f" No game ended by {listed(never)}." if never else ""
    return Section(
        "endings",
        "How games end",
        f"The share of games by the kind of their end.{unseen}{lost}",
        "An end that never comes is a rule that players learn for nothing, or one that bots do not aim at: look with "
        "`--search all`."
        if never
        else "If one kind of end is rare, make it nearer, or the others farther."
        if len(findings.rules.endings) > 1
        else "",
        [chart("Share of games", rows)],
        headlines=[f"Endings:{unseen}{lost}"] if never or sample.endless else [],
    )


def lengths(findings: Findings) -> Section:
    """Return the section about how long games are."""
    length = findings.sample.length
    low, high = length.interval()
    numbers = sorted(findings.stories.lengths.elements())
    tenth, middle, last = (numbers[min(len(numbers) - 1, len(numbers) * n // 10)] for n in (1, 5, 9))
    same = length.low == length.high
    return Section(
        "lengths",
        "How long games are",
        f"Every game took {counted(int(length.low), 'decision')}."
        if same
        else f"A game took {length.mean:.1f} decisions on average (95 % interval {low:.1f} to {high:.1f}). One in "
        "ten took "
        f"fewer than {tenth}, half of them fewer than {middle}, one in ten {last} or more; the shortest "
        f"{length.low:.0f}, "
        f"the longest {length.high:.0f}.",
        ""
        if same
        else "A long tail to the right means games that drag on: look for what players can do without coming nearer to "
        "the end.",
        [],
        [] if same else [histogram("Games by the number of decisions", findings.stories.lengths)],
    )


def leaders(findings: Findings) -> Iterator[Section]:
    """Yield the section about how often those who lead early win, if the game has points and several players."""
    players = findings.sample.players
    leads = [relation_of(lead, players) for lead in findings.stories.leads]
    if not findings.rules.parts or players == 1 or not any(lead.share.games for lead in leads):
        return
    pairs = [(f"after {name}", lead) for name, lead in zip(QUARTERS, leads, strict=True) if lead.share.games]
    rows = [bar_of(name, lead) for name, lead in pairs]
    half = leads[1]
    said = f"Who alone led after half of the game won {with_interval(half.share)} of the games"
    yield Section(
        "leaders",
        "Runaway leaders",
        f"How often the player who alone had the most points after a part of the game won it. {said}; chance would "
        "give "
        f"{percent(half.fair)}. {verdict(half, leads[2])}",
        "If leaders run away, give those behind more to gain late in the game, or end it sooner. If leading means "
        "nothing, "
        "the points of the first half may not matter.",
        [chart("Share of games won by the leader", rows, "games with one leader")],
        headlines=[f"{said}: the second half decides little."] if half.share.rate > DECIDED else [],
    )


def verdict(half: Relation, late: Relation) -> str:
    """Return what it means how often leaders win."""
    if half.share.rate > DECIDED:
        return "Most games are decided by then."
    if late.share.games and late.share.rate - late.fair < OPEN:
        return "Even after three quarters leading hardly helps."
    return "The second half still decides many games."
