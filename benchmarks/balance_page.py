"""The page about the balance of a game: goals, wins by value and by pair, cards."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.balance_results import Results, Tally
from benchmarks.markdown import table

FEWEST_WINS, MOST_WINS = 0.40, 0.60
WORST_PAIR = 0.70
ROUNDS = range(4, 9)
LEAST_PLAYED = 0.02
GREATEST_EFFECT = 0.15
ENOUGH_GAMES = 10
"""A card that was played in fewer games has no effect that could be told."""


def report(written: str, option: str, results: Results, cards: Sequence[tuple[str, str]]) -> str:
    """Return the sections of the page; `cards` are the values with their cards."""
    length = (
        f"A game lasts {results.rounds.mean:.1f} rounds ({results.rounds.low:.0f} to {results.rounds.high:.0f}; "
        f"{within(results):.0%} between {ROUNDS[0]} and {ROUNDS[-1]}). "
        f"The first seat wins {results.first_seat.text}."
    )
    about_cards = (
        "Share of the games of its owner in which a card was played, and the share of wins of those who played it, "
        f"less the share of its {option}, in points, with the reach of its 95 % interval."
    )
    values = [[value, str(tally.games), tally.text] for value, tally in sorted(results.values.items())]
    sections = [
        written,
        length,
        "## Goals",
        table(["goal", "result"], goal_rows(option, results, cards)),
        "## By value",
        table([option, "games", "wins"], values),
        "## By pair",
        table(["pair", "games", "wins of the first"], pair_rows(results)),
        "## Cards",
        about_cards,
        table([option, "card", "played", "effect"], card_rows(results, cards)),
    ]
    return "\n\n".join(sections) + "\n"


def within(results: Results) -> float:
    """Return the share of games that are neither too short nor too long."""
    return sum(results.within[rounds] for rounds in ROUNDS) / max(results.first_seat.games, 1)


def goal_rows(option: str, results: Results, cards: Sequence[tuple[str, str]]) -> list[list[str]]:
    """Return for each goal whether the measured shares reach it, and what misses it."""
    extreme = [v for v, tally in sorted(results.values.items()) if not FEWEST_WINS <= tally.rate <= MOST_WINS]
    lopsided = [
        f"{one} – {two}"
        for (one, two), tally in sorted(results.pairs.items())
        if not 1 - WORST_PAIR <= tally.rate <= WORST_PAIR
    ]
    unplayed = [card for value, card in cards if results.share_played(value, card) < LEAST_PLAYED]
    decisive = [
        f"{card} ({100 * results.effect(value, card):+.0f})"
        for value, card in cards
        if told(results, value, card) and abs(results.effect(value, card)) > GREATEST_EFFECT
    ]
    return [
        [f"every {option} wins {FEWEST_WINS:.0%} to {MOST_WINS:.0%}", verdict(extreme)],
        [f"no pair is worse than {WORST_PAIR:.0%}", verdict(lopsided)],
        [f"{ROUNDS[0]} to {ROUNDS[-1]} rounds", f"{within(results):.0%} of the games"],
        [f"every card is played in {LEAST_PLAYED:.0%} of the games of its {option}", verdict(unplayed)],
        [f"no card has an effect of more than {100 * GREATEST_EFFECT:.0f} points", verdict(decisive)],
    ]


def verdict(missed: Sequence[str]) -> str:
    """Return whether a goal is reached.

    >>> verdict([]), verdict(["Ulaf", "Glenn"])
    ('reached', 'missed: Ulaf, Glenn')
    """
    return f"missed: {', '.join(missed)}" if missed else "reached"


def told(results: Results, value: str, card: str) -> bool:
    """Tell whether a card was played often enough to have an effect."""
    return results.cards.get((value, card), Tally()).games >= ENOUGH_GAMES


def pair_rows(results: Results) -> list[list[str]]:
    """Return a row for each pair."""
    return [[f"{one} – {two}", str(tally.games), tally.text] for (one, two), tally in sorted(results.pairs.items())]


def card_rows(results: Results, cards: Sequence[tuple[str, str]]) -> list[list[str]]:
    """Return a row for each card of each value."""
    rows = []
    for value, card in cards:
        effect, reach = 100 * results.effect(value, card), 100 * results.effect_reach(value, card)
        shown = f"{effect:+.0f} ± {reach:.0f}" if told(results, value, card) else "–"
        rows.append([value, card, f"{results.share_played(value, card):.0%}", shown])
    return rows
