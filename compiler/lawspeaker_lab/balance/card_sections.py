"""The sections of a page about cards and other things: how they fare, which are dead, and which go together."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

from msgspec import Struct

from lawspeaker_lab.balance.findings import Findings, Pair, all_players
from lawspeaker_lab.balance.page_parts import Grid, Section, bar_of, chart, listed, percent, share_bar
from lawspeaker_lab.results.figures import Key
from lawspeaker_lab.results.marks import Mark, marks_of, probability
from lawspeaker_lab.results.one_card import seats
from lawspeaker_lab.results.sample import Group, Relation
from lawspeaker_lab.results.significance import LEVEL, holm, interaction, interaction_test
from lawspeaker_runtime.sample import tally as t

MOST_ROWS = 20
"""Of more cards, a chart shows the best and the worst."""
FEW = 20
"""Pairs that fewer players chose are not tested."""
MOST_PAIRS = 12
NEGLECTED = 0.2
"""A card is neglected if it is chosen so much less often, when offered, than the average of its kind."""


class Card(Struct, frozen=True):
    """A card: who had it and who did something with it; `used` is the group whose wins are shown."""

    key: Key
    had: Group
    relations: list[Relation]
    used: Group | Relation
    mark: Mark = Mark.NONE

    def done(self, relation: int) -> int:
        """Return how many players did something with it."""
        return self.relations[relation].share.games


def cards_of(findings: Findings) -> list[Card]:
    """Return the cards of kinds that come to players, each with its mark among those of its kind; own ones first."""
    found: list[Card] = []
    sample = findings.sample
    for kind in dict.fromkeys(key.word for key in sample.relations):
        of_kind = [card_of(findings, key) for key in sample.relations if key.word == kind]
        if all(is_unseen(card) for card in of_kind):  # not a kind of things that come to players
            continue
        marks = marks_of([card.used for card in of_kind], sample)
        found += [
            Card(card.key, card.had, card.relations, card.used, mark) for card, mark in zip(of_kind, marks, strict=True)
        ]
    return sorted(found, key=lambda card: (card.key.word, card.key.name) not in findings.own)


def card_of(findings: Findings, key: Key) -> Card:
    """Return a card; the wins of those who chose it are shown, or of those who had it if it cannot be chosen."""
    had = findings.sample.cards.get(key.word, {}).get(key.name, Group())
    relations = findings.sample.relations[key]
    chosen = relations[t.CHOSEN]
    return Card(key, had, relations, chosen if chosen.share.games else had)


def card_sections(findings: Findings) -> Iterator[Section]:
    """Yield the sections about cards, if the game has any."""
    cards = cards_of(findings)
    seen = [card for card in cards if card.used.share.games]
    every = all_players(findings.sample)
    if seen and 0 < every.wins < every.games:
        yield wins(findings, seen)
    if seen:
        yield uses(findings, cards)
    if cards:
        yield dead(findings, cards)
    yield from together(findings)


def wins(findings: Findings, cards: list[Card]) -> Section:
    """Return the section about the wins of those who took or played a card."""
    tested = [card for card in cards if card.used.share.games >= FEW] if len(cards) > MOST_ROWS else cards
    order = sorted(tested, key=lambda card: -surprise(findings, card))
    own = [card for card in order if is_own(findings, card)]
    rest = [card for card in order if not is_own(findings, card)]
    shown = own + (rest if len(order) <= MOST_ROWS else rest[: MOST_ROWS // 2] + rest[-MOST_ROWS // 2 :])
    strong = [card.key.name for card in cards if card.mark is Mark.MORE]
    weak = [card.key.name for card in cards if card.mark is Mark.LESS]
    said = [f"{listed(strong)} won more often than chance would have it"] if strong else []
    said += [f"{listed(weak)} won less often than chance would have it"] if weak else []
    words = "; ".join(said) if said else "no card differs from chance by more than so many games can show"
    rows = [bar_of(name_of(card), card.used, card.mark, is_own(findings, card)) for card in shown]
    return Section(
        "cards",
        "Wins by card",
        "How often those won who took or played a card (or had it, if it is never chosen), beside what chance would "
        "give "
        f"in the same games: {words}. A card that comes late in long games, or only to those who already do well, wins "
        "because of that and not by itself.",
        "Change a number of the strongest and of the weakest card by one, and compare with `--against`.",
        [chart(title_of(cards, shown), rows, "players")],
        headlines=[f"Cards: {words}."] if said else [],
    )


def surprise(findings: Findings, card: Card) -> float:
    """Return how little chance explains the wins of a card; negative if they are few."""
    p = max(probability(card.used, findings.sample), 1e-300)
    return log(p) if card.used.share.rate < card.used.fair else -log(p)


def title_of(cards: list[Card], shown: list[Card]) -> str:
    """Return the title of the chart of cards."""
    if len(shown) < len(cards):
        return f"Share of wins: what chance explains least, above and below it, {len(shown)} of {len(cards)} cards"
    return "Share of wins of those who used a card"


def name_of(card: Card) -> str:
    """Return the name of a card, with its kind if that is not simply a card."""
    return card.key.name if card.key.word == "card" else f"{card.key.name} ({card.key.word.replace('_', ' ')})"


def is_own(findings: Findings, card: Card) -> bool:
    """Tell whether an expansion declares a card."""
    return (card.key.word, card.key.name) in findings.own


def uses(findings: Findings, cards: list[Card]) -> Section:
    """Return the section about how often cards are offered, taken, played and kept."""
    players = max(1, seats(findings.sample))
    relations = [
        (word, relation)
        for word, relation in (("taken", t.TAKEN), ("played", t.PLAYED), ("kept", t.KEPT))
        if any(card.done(relation) for card in cards)
    ]
    rows = [
        [
            name_of(card),
            percent(card.had.share.games / players),
            percent(card.done(t.OFFERED) / players),
            *(percent(card.done(relation) / players) for _, relation in relations),
            percent(card.done(t.CHOSEN) / card.done(t.OFFERED)) if card.done(t.OFFERED) else "–",
            f"{percent(card.used.share.rate)} {card.mark.value}".strip() if card.used.share.games else "–",
            percent(card.used.fair) if card.used.share.games else "–",
        ]
        for card in cards
    ]
    heads = ["card", "had", "offered", *(word for word, _ in relations), "chosen if offered", "wins", "chance"]
    return Section(
        "uses",
        "How often cards are offered, taken, played and kept",
        "Of all players of all games, the share who ever had a card in a pile of their own, could choose it, took "
        "it while "
        "nobody had it, played it from a pile of their own, and had it at the end. Copies count as one.",
        "A card that is offered often and chosen seldom is too dear or too weak; one that is hardly offered needs more "
        "copies.",
        grids=[Grid("All cards", heads, rows, folded=len(rows) > MOST_ROWS)],
    )


def dead(findings: Findings, cards: list[Card]) -> Section:
    """Return the section about cards that never come, or that nobody uses."""
    never = [name_of(card) for card in cards if is_unseen(card)]
    unused = [name_of(card) for card in cards if card.done(t.OFFERED) and not card.done(t.CHOSEN)]
    seldom = [name_of(card) for card in neglected(cards)]
    said = [f"Never had by a player or offered to one: {listed(never, 30)}."] if never else []
    said += [f"Offered but never chosen: {listed(unused, 30)}."] if unused else []
    said += [f"Offered but chosen much less often than others of their kind: {listed(seldom, 30)}."] if seldom else []
    return Section(
        "dead",
        "Dead cards",
        " ".join(said) if said else "Every card came to players and was used.",
        "Look at what these cards cost and need. Bots that choose at random use whatever they are offered, so a "
        "card that "
        "only good players avoid shows with `--search all`."
        if said
        else "Nothing to do.",
        headlines=[dead_in_short(never, unused)] if never or unused else [],
    )


def is_unseen(card: Card) -> bool:
    """Tell whether no player had a card or could choose it."""
    return not card.had.share.games and not card.done(t.OFFERED)


def dead_in_short(never: list[str], unused: list[str]) -> str:
    """Return how many cards are dead."""
    said = [f"{listed(never, 3)} never came to a player"] if never else []
    said += [f"{listed(unused, 3)} {'was' if len(unused) == 1 else 'were'} offered and never chosen"] if unused else []
    return f"Dead cards: {'; '.join(said)}."


def neglected(cards: list[Card]) -> list[Card]:
    """Return the cards that are chosen much less often, when offered, than others of their kind."""
    found: list[Card] = []
    for kind in dict.fromkeys(card.key.word for card in cards):
        offered = [card for card in cards if card.key.word == kind and card.done(t.OFFERED)]
        total = sum(card.done(t.OFFERED) for card in offered)
        usual = sum(card.done(t.CHOSEN) for card in offered) / total if total else 0.0
        found += [c for c in offered if 0 < c.done(t.CHOSEN) < NEGLECTED * usual * c.done(t.OFFERED)]
    return found


def together(findings: Findings) -> Iterator[Section]:
    """Yield the section about pairs of cards that are better or worse together than each alone."""
    every = all_players(findings.sample)
    varied = findings.pairs if 0 < every.wins < every.games else []
    tested = [pair for pair in varied if pair.both.games >= FEW and pair.neither.games and is_proper(pair)]
    if not tested:
        return
    fair = holm([interaction_test(p.both, p.first, p.second, p.neither) for p in tested])
    order = sorted(zip(tested, fair, strict=True), key=lambda row: (row[1], -abs(effect(row[0]))))[:MOST_PAIRS]
    rows = [
        share_bar(f"{pair.one.name} and {pair.other.name}", pair.both, alone(pair), mark_of(pair, p))
        for pair, p in order
    ]
    sure = [row.name for row in rows if row.mark is not Mark.NONE]
    yield Section(
        "together",
        "Cards that go together",
        "Wins of those who took or played both cards in a game, beside what the two cards would give if each worked "
        "on its "
        f"own; the most striking of {len(tested):,} pairs. "
        + (f"More than chance: {listed(sure)}." if sure else "None of them is more than chance can explain."),
        "If a pair wins too much, let one of the two cost more when the other is there, or make them harder to get "
        "together.",
        [chart("Share of wins with both cards", rows, "players")],
        headlines=[f"Cards that go together: {listed(sure)}."] if sure else [],
    )


def is_proper(pair: Pair) -> bool:
    """Tell whether there are players with each of the two cards alone, without which nothing can be compared."""
    return bool(pair.first.games and pair.second.games)


def effect(pair: Pair) -> float:
    """Return how much more a pair wins than its cards would each on its own."""
    return interaction(pair.both, pair.first, pair.second, pair.neither)[0]


def alone(pair: Pair) -> float:
    """Return the share of wins that the two cards would give if each worked on its own."""
    return min(1.0, max(0.0, pair.both.rate - effect(pair)))


def mark_of(pair: Pair, p: float) -> Mark:
    """Return the mark of a pair, given its corrected probability."""
    if p >= LEVEL:
        return Mark.NONE
    return Mark.MORE if effect(pair) > 0 else Mark.LESS
