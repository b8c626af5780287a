"""The results of simulated games as data: `law sim --json`, and the data of the page of `law lab`."""

from __future__ import annotations

from msgspec.structs import asdict

from lawspeaker_lab.results.figures import Key
from lawspeaker_lab.results.marks import Own, corrected, mark_of
from lawspeaker_lab.results.one_card import card_data
from lawspeaker_lab.results.sample import Group, Sample
from lawspeaker_lab.results.statistics import Mean, wilson
from lawspeaker_runtime.rules.rules import Rules


def as_data(
    name: str, seed: int, rules: Rules, sample: Sample, own: Own = frozenset(), key: Key | None = None
) -> dict[str, object]:
    """Return a sample as data for JSON."""
    seats = zip(sample.seats, corrected(sample.seats, sample), strict=True)
    return {
        "game": name,
        "version": rules.version,
        "players": sample.players,
        "games": sample.games,
        "seed": seed,
        "decisions": sample.decisions,
        "mean_options": sample.mean_options,
        "seconds": round(sample.seconds, 6),
        "processor_seconds": round(sample.processor_seconds, 6),
        "decisions_per_second": round(sample.decisions_per_second, 1),
        "length": mean_data(sample.length),
        "endings": dict(sample.endings.most_common()),
        "draws": sample.draws,
        **together_data(rules, sample),
        "unfinished": len(sample.endless),
        "endless": [asdict(one) for one in sample.endless],
        "seats": [
            {"seat": seat, "name": rules.seat(seat), **group_data(group, p, sample)}
            for seat, (group, p) in enumerate(seats, 1)
        ],
        "options": groups_data(sample.options, sample),
        "cards": groups_data(sample.cards, sample),
        **({"own": [{"kind": kind, "name": thing} for kind, thing in sorted(own)]} if own else {}),
        **({} if key is None else {"card": card_data(key, sample)}),
    }


def together_data(rules: Rules, sample: Sample) -> dict[str, object]:
    """Return how often all players won or lost together, if they can."""
    if not rules.together or sample.players == 1:
        return {}
    return {"won_together": sample.won_together, "lost_together": sample.lost_together}


def groups_data(groups: dict[str, dict[str, Group]], sample: Sample) -> dict[str, dict[str, dict[str, object]]]:
    """Return nested groups as data, sorted by name."""
    found: dict[str, dict[str, dict[str, object]]] = {}
    for word, named in groups.items():
        names = sorted(named)
        fair = corrected([named[name] for name in names], sample)
        found[word] = {name: group_data(named[name], p, sample) for name, p in zip(names, fair, strict=True)}
    return found


def group_data(group: Group, p: float, sample: Sample) -> dict[str, object]:
    """Return one group as data.

    `low` and `high` are the 95 % confidence interval of the share of wins, `chance` is the share that chance would
    give, `p` the probability of such a difference by chance, corrected for the number of rows.
    """
    low, high = wilson(group.share.wins, group.share.games)
    return {
        "games": group.share.games,
        "wins": group.share.wins,
        "rate": round(group.share.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "chance": round(group.fair, 4),
        "p": round(p, 6),
        "mark": mark_of(group, p, sample).name.lower(),
        "points": mean_data(group.points),
    }


def mean_data(mean: Mean) -> dict[str, float]:
    """Return a mean as data."""
    low, high = mean.interval()
    if not mean.count:
        return {}
    figures = {"mean": mean.mean, "low": low, "high": high, "least": mean.low, "most": mean.high}
    return {key: round(figure, 4) for key, figure in figures.items()}
