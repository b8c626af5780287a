"""The results of simulated games as tables of text, as `law sim` prints them."""

from __future__ import annotations

from lawspeaker_lab.results.figures import Key
from lawspeaker_lab.results.marks import LEGEND, Mark, Own, marks_of, own_first
from lawspeaker_lab.results.one_card import card_lines
from lawspeaker_lab.results.sample import Group, Sample
from lawspeaker_lab.results.statistics import wilson
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_system.console import counted

MAX_ROWS = 30


def as_lines(seed: int, rules: Rules, sample: Sample, own: Own = frozenset(), key: Key | None = None) -> list[str]:
    """Return a sample as lines; of one card, if there is a key."""
    length, (low, high) = sample.length, sample.length.interval()
    pace = f"{sample.decisions_per_second:,.0f} per second"
    spread = f"shortest {length.low:.0f}, longest {length.high:.0f}"
    offered = f"options {sample.mean_options:.1f} for each decision on average"
    spent = f"{sample.processor_seconds:.2f} s of processor time: {pace}; {sample.seconds:.2f} s in all"
    lines = [
        f"{rules.title}: {counted(sample.games, 'game')} of {counted(sample.players, 'player')}, seeds from {seed}",
        f"{counted(sample.decisions, 'decision')} in {spent}",
        f"length {length.mean:.1f} decisions ({low:.1f} to {high:.1f}), {spread}",
        offered,
    ]
    if sample.endless:
        lines.append(f"{counted(len(sample.endless), 'game')} did not end")
    tables = ["", *card_lines(key, sample)] if key is not None else group_tables(rules, sample, own)
    marked = any(line.endswith((Mark.MORE.value, Mark.LESS.value)) for line in tables)
    return [*lines, "", *endings(sample), *tables, *(["", LEGEND] if marked else [])]


def group_tables(rules: Rules, sample: Sample, own: Own) -> list[str]:
    """Return the tables of seats, options and cards; in each, what an expansion declares comes first."""
    lines = ["", *table("seat", {rules.seat(seat): group for seat, group in enumerate(sample.seats, 1)}, sample)]
    kinds = {option.word: rules.types[option.type].word for option in rules.options}
    for word, named in sample.options.items():
        lines += ["", *table(word.replace("_", " "), named, sample, kinds[word], own)]
    for kind, named in sample.cards.items():
        order = list(dict.fromkeys(thing.word for thing in rules.things if thing.kind == kind))
        named = {name: named[name] for name in order if name in named}
        lines += ["", *table(f"owner of {kind.replace('_', ' ')}", named, sample, kind, own)]
    return lines


def endings(sample: Sample) -> list[str]:
    """Return the endings of the games, the most frequent first."""
    lines = [f"{count / sample.games:7.1%}  {name}" for name, count in sample.endings.most_common()]
    shares = {
        "won together": sample.won_together,
        "lost together": sample.lost_together,
        "without a single winner": sample.draws,
    }
    return lines + [f"{count / sample.games:7.1%}  {name}" for name, count in shares.items() if count]


def table(heading: str, groups: dict[str, Group], sample: Sample, kind: str = "", own: Own = frozenset()) -> list[str]:
    """Return a table of groups; if there are many, the best first; those of an expansion before the others."""
    names = sorted(groups, key=lambda name: -groups[name].share.rate) if len(groups) > MAX_ROWS else list(groups)
    names = own_first(kind, names, own)
    marks = dict(zip(groups, marks_of(list(groups.values()), sample), strict=True))
    width = max(len(heading), *(len(name) for name in names[:MAX_ROWS]))
    lines = [f"{heading:{width}}    games     wins  95 % interval      points"]
    for name in names[:MAX_ROWS]:
        group = groups[name]
        low, high = wilson(group.share.wins, group.share.games)
        lines.append(
            f"{name:{width}}  {group.share.games:7,}  {group.share.rate:6.1%}  {low:6.1%} – {high:6.1%}  "
            f"{group.points.mean:10.2f}  {marks[name].value}".rstrip()
        )
    if len(names) > MAX_ROWS:
        lines.append(f"… and {len(names) - MAX_ROWS} more (all of them with --json)")
    return lines
