"""A decision as a person meets it: whose it is, what is asked, and the options in words.

Engines deal in action ids. An id belongs to one site of the rules; its offset there is mixed radix over the site's
domains, the first variable most significant; the last id of a site that may be declined means that.

    action 17   ->   Option(17, "source: d2, target: d3", {"source": "d2", "target": "d3"})
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from operator import index
from typing import SupportsIndex, overload

from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice, did_you_mean, quoted_list
from lawspeaker_runtime.rules.rules import Rules
from lawspeaker_runtime.rules.values import Site, TypeInfo
from lawspeaker_runtime.state.base_state import NO_NUMBER

Value = int | bool | str | None


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a player can choose: the action id, what a person calls it, and the value of each variable.

    Numbers and players are numbers, yes and no are booleans, everything else is its name. `declines` is true of the
    option not to choose, or not to choose more.
    """

    id: int
    text: str
    values: dict[str, Value] = field(default_factory=dict, compare=False)
    declines: bool = field(default=False, compare=False)

    def __str__(self) -> str:
        return self.text


class Options(Sequence[Option]):
    """The options of a decision, put into words one by one when somebody looks at them."""

    __slots__ = ("ids", "rules")

    def __init__(self, rules: Rules, ids: Sequence[int]) -> None:
        self.rules = rules
        self.ids = tuple(ids)

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...

    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return [decode(self.rules, action) for action in self.ids[index]]
        return decode(self.rules, self.ids[index])

    def __iter__(self) -> Iterator[Option]:
        return (decode(self.rules, action) for action in self.ids)

    def __repr__(self) -> str:
        return f"Options({[option.text for option in self]})"


@dataclass(frozen=True, slots=True)
class Decision:
    """A pending choice of a player: `site` is its index in the rules, `line` the line of the spec that asks."""

    player: int
    site: int
    question: str
    line: str
    options: Options


def decide(rules: Rules, player: int, site: int, legal: Sequence[int]) -> Decision:
    """Describe the pending decision of a state."""
    asked = rules.sites[site]
    return Decision(player, site, asked.question, asked.line, Options(rules, legal))


def decode(rules: Rules, action: int) -> Option:
    """Put an action id into words."""
    site = rules.sites[rules.site_of(action)]
    offset = action - site.base
    if site.decline and offset == site.size - 1:
        return Option(action, site.decline, {domain.variable: None for domain in site.domains}, True)
    values: dict[str, Value] = {}
    words: list[str] = []
    label, digits = split(site, offset)
    if label is not None:
        words.append(label)
        values[site.form] = label
    for domain, digit in zip(site.domains, digits, strict=True):
        info = rules.types[domain.type]
        number = domain.first + digit
        values[domain.variable] = friendly(info, number)
        words.append(f"{domain.variable}: {value_name(rules, info, number)}")
    return Option(action, ", ".join(words), values)


def split(site: Site, offset: int) -> tuple[str | None, list[int]]:
    """Take an offset apart into the label, if the site has any, and the digit of each domain."""
    digits: list[int] = []
    for domain in reversed(site.domains):
        digits.append(offset % domain.size)
        offset //= domain.size
    digits.reverse()
    return (site.labels[offset] if site.labels else None), digits


def friendly(info: TypeInfo, number: int) -> Value:
    """Return a value as Python people write it."""
    if number == NO_NUMBER or (number == -1 and info.form != "number"):
        return None
    if info.form == "yes_no":
        return bool(number)
    if info.form in ("number", "player"):
        return number
    return info.name(number)


def value_name(rules: Rules, info: TypeInfo, number: int) -> str:
    """Return what a person calls a value; players by their seats, a thing of the parent kind by its own name."""
    if info.form == "player" and number > 0:
        return rules.seat(number)
    if info.form == "thing" and number >= 0 and not info.first <= number < info.first + len(info.names):
        return rules.things[number].name
    return info.name(number)


def action_of(rules: Rules, legal: Sequence[int], choice: Option | SupportsIndex | str) -> int:
    """Return the action that a choice means, if it is among the legal ones; raise IllegalChoice otherwise."""
    if isinstance(choice, str):
        return find(rules, legal, choice).id
    action = choice.id if isinstance(choice, Option) else number_of(choice)
    if action not in legal:
        named = f"`{choice.text}`" if isinstance(choice, Option) else f"option {action}"
        raise IllegalChoice(refusal(named, [decode(rules, possible).text for possible in legal]))
    return action


def number_of(choice: SupportsIndex) -> int:
    """Return an option's id; numbers of other libraries are welcome."""
    try:
        return index(choice)
    except TypeError:
        raise IllegalChoice(f"a choice is an option, its number or its text, not {choice!r}") from None


def find(rules: Rules, legal: Sequence[int], text: str) -> Option:
    """Return the option that a text means: the whole of it, or only its values (`d2, d3`); of equal ones the first."""
    options = [decode(rules, action) for action in legal]
    wanted = folded(text)
    for option in options:
        if folded(option.text) == wanted:
            return option
    bare = [option for option in options if folded(values_only(option)) == wanted]
    if bare and all(option.text == bare[0].text for option in bare):
        return bare[0]
    raise IllegalChoice(refusal(f"`{text}`", [option.text for option in options], text))


def values_only(option: Option) -> str:
    """Return an option's text without the names of the variables."""
    return ", ".join(part.partition(": ")[2] or part for part in option.text.split(", "))


def folded(text: str) -> str:
    """Return a text without what typing makes no difference in.

    >>> folded("Source:  d2 ,target: D3")
    'source:d2,target:d3'
    """
    return re.sub(r"\s*([:,])\s*", r"\1", " ".join(text.lower().split()))


def refusal(what: str, texts: Sequence[str], guess: str = "") -> str:
    """Say that a choice is not possible, and what is."""
    hint = did_you_mean(guess, texts) if guess else ""
    return f"{what} is not possible now; the options are {quoted_list(texts)}{hint}"


@dataclass(frozen=True, slots=True)
class Chance:
    """The outcomes of a random step; `word` is the type of what is drawn."""

    word: str
    outcomes: list[int]
    names: list[str]
    probabilities: list[float]

    def outcome(self, wanted: int | str) -> int:
        """Return the outcome with a number or a name, the first of several."""
        if isinstance(wanted, int) and wanted in self.outcomes:
            return int(wanted)
        for number, name in zip(self.outcomes, self.names, strict=True):
            if isinstance(wanted, str) and folded(name) == folded(wanted):
                return number
        raise IllegalChoice(refusal(f"the outcome {wanted!r}", self.names, str(wanted)))


def chance_of(rules: Rules, need: ChanceNeeded) -> Chance:
    """Describe what an engine asked for; an outcome that is there twice is twice as likely."""
    counts = Counter(need.outcomes)
    outcomes = list(counts)
    total = len(need.outcomes)
    likely = [counts[outcome] / total for outcome in outcomes]
    if not 0 <= need.tag < len(rules.types):
        return Chance("number", outcomes, [str(outcome) for outcome in outcomes], likely)
    info = rules.types[need.tag]
    return Chance(info.word, outcomes, [value_name(rules, info, outcome) for outcome in outcomes], likely)
