"""Actions and the values of decisions that examples name.

decode(rules, 17)                  ->   {"source": 3, "target": 8}
offered_values(rules, [17], …)     ->   {3}          what is offered for `source`
"""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker_runtime.checks.example_steps import Answer
from lawspeaker_runtime.checks.example_words import variables_of
from lawspeaker_runtime.game.engine import S
from lawspeaker_runtime.rules.rules import Rules, value_name
from lawspeaker_runtime.rules.values import Site

DECLINING = ("nothing", "done")
DECLINED = -1


def decode(rules: Rules, action: int) -> dict[str, int]:
    """Return the variables of an action; the index of a label under `one`; nothing for a declined choice."""
    site = rules.sites[rules.site_of(action)]
    rest = action - site.base
    if site.decline and rest == site.size - 1:
        return {}
    if site.labels or site.label_beside(rest):
        return {"one": rest - site.first_text}
    found: dict[str, int] = {}
    for domain in reversed(site.domains):
        found[domain.variable] = rest % domain.size + domain.first
        rest //= domain.size
    return found


def is_meant(rules: Rules, action: int, accepted: list[int]) -> bool:
    """Tell whether an option of an order is one of the things that a line names."""
    site = rules.sites[rules.site_of(action)]
    if site.form != "triggers":
        return any(value in accepted for value in decode(rules, action).values())
    names = [rules.things[thing].name for thing in accepted if thing < len(rules.things)]
    return site.labels[action - site.base] in names


def value_of(rules: Rules, site: Site, variable: str, value: int) -> str:
    """Return the name of a value of a variable of a choice."""
    for domain in site.domains:
        if domain.variable == variable:
            return value_name(rules, rules.types[domain.type], value)
    return str(value)


def places_chosen(rules: Rules, site: Site, answer: Answer[S], number: int, accepted: list[int]) -> list[int]:
    """Return those of the integers of a value that are places of the board that a choice is about."""
    if not answer.places or not answer.places[number]:
        return accepted
    words = [rules.types[domain.type].word for domain in site.domains if domain.variable == answer.variable]
    return [value for place, value in zip(answer.places[number], accepted, strict=True) if place in words]


def ask_mismatch(site: Site, answer: Answer[S]) -> str:
    """Return why a line is not about a choice: it names another variable, or a label and the choice has none."""
    if answer.label in DECLINING or not answer.label:
        return "" if answer.variable in variables_of(site) else f"`{answer.variable}` is not what is decided here"
    return "" if site.texts else f'"{answer.label}" is not what is decided here'


def label_values(site: Site, label: str) -> list[int]:
    """Return the value that stands for a label, or for declining; none if the choice has no such label."""
    if not site.texts or (label in DECLINING and not site.labels):
        return [DECLINED]
    return [site.texts.index(label)] if label in site.texts else []


def offered_values(rules: Rules, legal: Sequence[int], answer: Answer[S]) -> set[int]:
    """Return the values that are offered for the variable or the labels that a line names."""
    offered = [decode(rules, action) for action in legal]
    if answer.label in DECLINING and not all("one" in found for found in offered):
        return {DECLINED} if {} in offered else set()
    return {found[answer.variable] for found in offered if answer.variable in found}


def has_things(rules: Rules, site: Site, variable: str) -> bool:
    """Tell whether the values of a variable of a choice are things."""
    return any(rules.types[one.type].form == "thing" for one in site.domains if one.variable == variable)
