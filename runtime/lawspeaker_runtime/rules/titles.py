"""Rules in which things have their displayed titles instead of their unique names.

ThingInfo("Second Ace", title="Ace")   ->   the log says "Ace goes to discard"; options, views and saves say Second Ace
ThingInfo("Bot 2 of Red", owner=1, copy=2, declared="Bot", title="Robot")     ->     the log says "Robot 2 of Red"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import Site, TypeInfo


def titled(rules: Rules) -> Rules:
    """Return rules in which things are named by their titles; the same rules if no thing has one."""
    titles = {thing.name: thing.title for thing in rules.things if thing.title}
    if not titles:
        return rules
    phrases = dict(rules.phrases)
    names = (
        copy_name(thing.called, thing.copy, rules.seat(thing.owner), phrases, thing.owner) for thing in rules.things
    )
    things = tuple(replace(thing, name=name) for thing, name in zip(rules.things, names, strict=True))
    said = replace(rules, things=things)
    return replace(
        said,
        types=tuple(renamed(said, info) for info in rules.types),
        sites=tuple(relabelled(site, titles) for site in rules.sites),
    )


def copy_name(name: str, number: int, seat: str, phrases: Mapping[str, str], owner: int) -> str:
    """Return the name of a copy of a thing with its number and its owner, if it has them; each is 0 if not.

    >>> copy_name("Bot", 2, "Red", {}, 1), copy_name("Ace", 0, "", {}, 0), copy_name("Army 1", 2, "", {}, 0)
    ('Bot 2 of Red', 'Ace', 'Army 1 #2')
    """
    pattern = "{what} of {whose}"
    numbered = f"{name} {'#' if name[-1:].isdigit() else ''}{number}" if number else name
    return phrases.get(pattern, pattern).format(what=numbered, whose=seat) if owner else numbered


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
