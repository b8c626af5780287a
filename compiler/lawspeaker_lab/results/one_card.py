"""`law sim --card NAME`: what happens to one card, and how its players fare.

Festival (card), 500 games, 1,000 players in them
  had          774   77.4%       61.5% wins, 58.0% – 64.9%, chance 55.5%  ▲
  played       …
"""

from __future__ import annotations

from lawspeaker_lab.results.figures import Key
from lawspeaker_lab.results.marks import Mark, mark_of, probability
from lawspeaker_lab.results.sample import Group, Relation, Sample
from lawspeaker_lab.results.significance import holm, share_difference
from lawspeaker_lab.results.statistics import Share, wilson
from lawspeaker_runtime.errors import did_you_mean
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.sample import tally as t
from lawspeaker_system.console import counted
from lawspeaker_system.failure import fail

RELATIONS = {"offered": t.OFFERED, "taken": t.TAKEN, "played": t.PLAYED, "kept": t.KEPT}
"""The relations that are shown, in words."""


def find_card(rules: Rules, name: str) -> Key:
    """Return the group of a card by its name, or `kind name`; end the command if there is none, or more than one."""
    wanted = " ".join(name.split()).lower()
    keys = dict.fromkeys(Key("card", thing.kind, thing.word) for thing in rules.things)
    found = [key for key in keys if wanted in (key.name.lower(), f"{key.word} {key.name}".lower())]
    if len(found) > 1:
        both = " or ".join(f"`{key.word} {key.name}`" for key in found)
        fail(f"error: `{name}` is the name of several things: write {both}")
    if not keys:
        fail(f"error: {rules.title} has no cards or other things")
    if not found:
        fail(f"error: {rules.title} has no card `{name}`{did_you_mean(name, [key.name for key in keys])}")
    return found[0]


def card_data(key: Key, sample: Sample) -> dict[str, object]:
    """Return what happens to a card as data for JSON."""
    rows = rows_of(key, sample)
    marks = marks_of(rows, sample)
    return {
        "kind": key.word,
        "name": key.name,
        "players": seats(sample),
        **{word: row_data(rows[word], marks[word], sample) for word in rows},
    }


def row_data(group: Group | Relation, mark: tuple[float, Mark], sample: Sample) -> dict[str, object]:
    """Return a row as data; `without` are the players of whom it is not true."""
    low, high = wilson(group.share.wins, group.share.games)
    rest = without(group.share, sample)
    return {
        "games": group.share.games,
        "wins": group.share.wins,
        "rate": round(group.share.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "chance": round(group.fair, 4),
        "without": {"games": rest.games, "wins": rest.wins, "rate": round(rest.rate, 4)},
        "p": round(mark[0], 6),
        "mark": mark[1].name.lower(),
    }


def card_lines(key: Key, sample: Sample) -> list[str]:
    """Return what happens to a card as lines."""
    rows = rows_of(key, sample)
    marks = marks_of(rows, sample)
    kind = key.word.replace("_", " ")
    lines = [
        f"{key.name} ({kind}): {counted(sample.ended, 'game')}, {counted(seats(sample), 'player')} in them",
        "            players   share     wins  95 % interval     chance  others  difference",
    ]
    for word, group in rows.items():
        if not group.share.games:
            lines.append(f"  {word:8}        0")
            continue
        low, high = wilson(group.share.wins, group.share.games)
        rest = without(group.share, sample)
        down, up = share_difference(group.share, rest)
        others = f"{rest.rate:6.1%}  {down:+6.1%} – {up:+6.1%}" if rest.games else "     –       –"
        row = f"  {word:8}  {group.share.games:7,}  {group.share.games / max(1, seats(sample)):6.1%}"
        wins = f"{group.share.rate:7.1%}  {low:6.1%} – {high:6.1%}  {group.fair:7.1%}"
        lines.append(f"{row}  {wins}  {others}  {marks[word][1].value}".rstrip())
    return [*lines, "", *explanation()]


def explanation() -> list[str]:
    """Return what the words and numbers of the table mean."""
    return [
        "had: in a pile of the player at any time; offered: an option of a decision; taken: chosen while no player had",
        "it; played: chosen from a pile of the player; kept: in a pile of the player at the end. Chance: the share of",
        "wins if it made no difference. A card that comes late in long games may win because of that, not by itself.",
    ]


def rows_of(key: Key, sample: Sample) -> dict[str, Group | Relation]:
    """Return the groups of a card: those who had it, and those who did something with it."""
    had = sample.cards.get(key.word, {}).get(key.name, Group())
    done = sample.relations.get(key, [Relation()] * t.RELATIONS)
    return {"had": had, **{word: done[number] for word, number in RELATIONS.items()}}


def marks_of(rows: dict[str, Group | Relation], sample: Sample) -> dict[str, tuple[float, Mark]]:
    """Return the probability of each row, corrected for their number, and its mark."""
    fair = holm([probability(group, sample) for group in rows.values()])
    return {word: (p, mark_of(group, p, sample)) for (word, group), p in zip(rows.items(), fair, strict=True)}


def seats(sample: Sample) -> int:
    """Return the number of players in all games that have ended."""
    return sample.ended * sample.players


def without(share: Share, sample: Sample) -> Share:
    """Return the players who are not in a share, and their wins."""
    wins = sum(seat.share.wins for seat in sample.seats)
    return Share(seats(sample) - share.games, wins - share.wins)
