"""Rules in which things have their displayed titles instead of their unique names, and copies are named with owners.

ThingInfo("Second Ace", title="Ace")   ->   the log says "Ace goes to discard"; options, views and saves say Second Ace
ThingInfo("Bot", owner=1)              ->   the log says "Bot of Red goes to b1"; options, views and saves say Bot
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import Site, TypeInfo


def titled(rules: Rules) -> Rules:
    """Return rules in which things are named by their titles and owners; the same rules if no thing has either."""
    titles = {thing.name: thing.title for thing in rules.things if thing.title}
    if not titles and not any(thing.owner for thing in rules.things):
        return rules
    phrases = dict(rules.phrases)
    names = (owned_name(thing.called, rules.seat(thing.owner), phrases, thing.owner) for thing in rules.things)
    things = tuple(replace(thing, name=name) for thing, name in zip(rules.things, names, strict=True))
    said = replace(rules, things=things)
    return replace(
        said,
        types=tuple(renamed(said, info) for info in rules.types),
        sites=tuple(relabelled(site, titles) for site in rules.sites),
    )


def owned_name(name: str, seat: str, phrases: Mapping[str, str], owner: int) -> str:
    """Return the name of a thing with its owner, if it has one.

    >>> owned_name("Bot", "Red", {}, 1), owned_name("Ace", "", {}, 0)
    ('Bot of Red', 'Ace')
    """
    pattern = "{what} of {whose}"
    return phrases.get(pattern, pattern).format(what=name, whose=seat) if owner else name


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
