"""Rules in which things have their displayed titles instead of their unique names.

ThingInfo("Second Ace", title="Ace")   ->   the log says "Ace goes to discard"; options, views and saves say Second Ace
"""

from __future__ import annotations

from dataclasses import replace

from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import Site, TypeInfo


def titled(rules: Rules) -> Rules:
    """Return rules in which things are named by their titles; the same rules if no thing has one."""
    titles = {thing.name: thing.title for thing in rules.things if thing.title}
    if not titles:
        return rules
    said = replace(rules, things=tuple(replace(thing, name=thing.called) for thing in rules.things))
    return replace(
        said,
        types=tuple(renamed(said, info) for info in rules.types),
        sites=tuple(relabelled(site, titles) for site in rules.sites),
    )


def renamed(said: Rules, info: TypeInfo) -> TypeInfo:
    """Return a type with the names of its things in other rules."""
    if info.form != "thing":
        return info
    return replace(info, names=tuple(said.things[info.first + number].name for number in range(len(info.names))))


def relabelled(site: Site, titles: dict[str, str]) -> Site:
    """Return a choice between triggers with the titles of their things as labels."""
    if site.form not in ("triggers", "may") or not titles.keys() & set(site.labels):
        return site
    return replace(site, labels=tuple(titles.get(label, label) for label in site.labels))
