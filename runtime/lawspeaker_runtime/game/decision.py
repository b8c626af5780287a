"""Decisions and random steps in words, and choices back to action ids.

    action 17                              ->   Option(17, "source: d2, target: d3", {"source": "d2", "target": "d3"})
    ChanceNeeded(tag of card, [3, 7, 7])   ->   Chance("card", [3, 7], ["Jack", "King"], [1/3, 2/3])

An action id belongs to one choice (`Site`) of the rules. Its offset there is a mixed-radix number over the domains of
the choice, the first variable most significant; the last id of a choice that may be declined declines it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import index
from typing import Final, SupportsIndex, overload

from lawspeaker_runtime.errors import ChanceNeeded, IllegalChoice, did_you_mean, quoted_list
from lawspeaker_runtime.game.labels import label_parts, split
from lawspeaker_runtime.game.spoken import Said, fill, reader_of
from lawspeaker_runtime.rules.rules import Rules, value_name
from lawspeaker_runtime.rules.values import TypeInfo
from lawspeaker_runtime.state.base_state import NO_NUMBER

Value = int | bool | str | None
ENDS = frozenset("?!.:…")
NO_DETAILS: Final[Mapping[int, str]] = {}


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its action id, its text, and the value of each variable.

    Numbers and players are integers, yes and no are booleans, everything else is a name. `declines` is true of the
    option to choose nothing, or nothing more. `label` is what a person reads: the text without the variable of a choice
    of one value (`Jack` instead of `c: Jack`), as `labels.py` writes it.
    """

    id: int
    text: str
    values: dict[str, Value] = field(default_factory=dict, compare=False)
    declines: bool = field(default=False, compare=False)
    label: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.text


class Options(Sequence[Option]):
    """The options of a decision; each is decoded on access. `said` are the values that their labels mention.

    `details` tell options apart that have the same names, by their ids (`ambiguity.py`); they end their texts.
    """

    __slots__ = ("details", "ids", "reader", "rules", "said")

    def __init__(
        self, rules: Rules, ids: Sequence[int], said: Sequence[Said] = (), details: Mapping[int, str] = NO_DETAILS
    ) -> None:
        self.details = details
        self.rules = rules
        self.ids = tuple(ids)
        self.said = tuple(said)
        self.reader = reader_of(said)

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...

    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return [self.decode(action) for action in self.ids[index]]
        return self.decode(self.ids[index])

    def __iter__(self) -> Iterator[Option]:
        return (self.decode(action) for action in self.ids)

    def decode(self, action: int) -> Option:
        """Return the option of an action id."""
        option = decode(self.rules, action, self.said, self.reader)
        detail = self.details.get(action)
        if detail is None:
            return option
        return replace(option, text=f"{option.text} ({detail})", label=f"{option.label} ({detail})")

    def __repr__(self) -> str:
        return f"Options({[option.text for option in self]})"


@dataclass(frozen=True, slots=True)
class Decision:
    """A pending decision: `site` is the index of the choice in the rules, `line` its line in the spec.

    `question` is what the deciding player reads. `said` are the values that the question and the labels mention, for
    `fill` with translated rules.
    """

    player: int
    site: int
    question: str
    line: str
    options: Options
    said: tuple[Said, ...] = field(default=(), repr=False)


def decide(
    rules: Rules,
    player: int,
    site: int,
    legal: Sequence[int],
    said: tuple[Said, ...] = (),
    details: Mapping[int, str] = NO_DETAILS,
) -> Decision:
    """Return the pending decision of a state, in the words of the player who decides."""
    asked = rules.sites[site]
    question = fill(rules, asked.question, said, player)
    return Decision(player, site, question, asked.line, Options(rules, legal, said, details), said)


def sentence(rules: Rules, decision: Decision, players: int, mark: str = "") -> str:
    """Return the question of a decision as a sentence to its player, in the language of the rules.

    The player is addressed by name if there are others. A question without a mark of its own ends with a colon;
    `mark` is a sign behind words that are not translated, which does not count.
    """
    phrases = dict(rules.phrases)
    question = fill(rules, rules.sites[decision.site].question, decision.said, decision.player)
    if players == 1:
        asked = f"{question[:1].upper()}{question[1:]}"
    else:
        asked = f"{rules.seat(decision.player)}{':' if question[:1].isupper() else ','} {question}"
    if (asked.removesuffix(mark) if mark else asked)[-1:] in ENDS:
        return asked
    return phrases.get("{question}:", "{question}:").format(question=asked)


def decode(
    rules: Rules, action: int, said: Sequence[Said] = (), reader: int | None = None, *, labelled: bool = True
) -> Option:
    """Return the option of an action id; labels mention the values of `said`, as far as a reader may know them.

    Unless `labelled`, an option of values has no label, which takes half of the time.
    """
    if not 0 <= action < rules.actions:
        raise IllegalChoice(f"there is no action {action}; ids of actions are 0 to {rules.actions - 1}")
    site = rules.sites[rules.site_of(action)]
    offset = action - site.base
    if site.decline and offset == site.size - 1:
        return Option(action, site.decline, {domain.variable: None for domain in site.domains}, True, site.decline)
    if beside := site.label_beside(offset):
        text = fill(rules, beside, said, reader)
        return Option(action, text, {"one": text}, label=text)
    values: dict[str, Value] = {}
    words: list[str] = []
    label, digits = split(site, offset)
    if label is not None:
        label = fill(rules, label, said, reader)
        words.append(label)
        values[site.form] = label
    for domain, digit in zip(site.domains, digits, strict=True):
        info = rules.types[domain.type]
        number = domain.first + digit
        name = value_name(rules, info, number)
        values[domain.variable] = name if info.form == "bundle" else plain_value(info, number)
        words.append(f"{domain.variable}: {name}")
    label_text = ", ".join(str(part) for part in label_parts(rules, action, said, reader)) if labelled else ""
    return Option(action, ", ".join(words), values, label=label_text)


def plain_value(info: TypeInfo, number: int) -> Value:
    """Return a value as an embedder expects it: None, a boolean, a number or a name."""
    if number == NO_NUMBER or (number == -1 and info.form != "number"):
        return None
    if info.form == "yes_no":
        return bool(number)
    if info.form in ("number", "player"):
        return number
    return info.name(number)


def action_of(options: Options, choice: Option | SupportsIndex | str) -> int:
    """Return the action id of a choice; raise IllegalChoice if it is not legal, or a text that fits several options."""
    if isinstance(choice, str):
        return find(options, choice).id
    action = choice.id if isinstance(choice, Option) else number_of(choice)
    if action not in options.ids:
        named = f"`{choice.text}`" if isinstance(choice, Option) else f"option {action}"
        raise IllegalChoice(refusal(named, [option.text for option in options]))
    return action


def number_of(choice: SupportsIndex) -> int:
    """Return an option id as an int; accepts integers of other libraries."""
    try:
        return index(choice)
    except TypeError:
        raise IllegalChoice(f"a choice is an option, its number or its text, not {choice!r}") from None


def find(options: Options, text: str) -> Option:
    """Return the option with a text: the whole text, or only its values (`d2, d3`); the first of equal ones.

    What tells options apart that have the same names may be left out, if only one of them fits.
    """
    found, wanted = list(options), folded(text)
    for form in (whole, values_only, without_detail, bare_values):
        fitting = [option for option in found if folded(form(option, options)) == wanted]
        if fitting and all(option.text == fitting[0].text for option in fitting):
            return fitting[0]
        if fitting:
            named = [f"`{option.text}`, which is {option.id}" for option in fitting]
            raise IllegalChoice(f"`{text}` fits several options: {'; '.join(named)}")
    raise IllegalChoice(refusal(f"`{text}`", [option.text for option in found], text))


def whole(option: Option, options: Options) -> str:
    """Return an option's text."""
    del options
    return option.text


def without_detail(option: Option, options: Options) -> str:
    """Return an option's text without what tells it apart from those of the same names."""
    detail = options.details.get(option.id)
    return option.text if detail is None else option.text.removesuffix(f" ({detail})")


def values_only(option: Option, options: Options) -> str:
    """Return an option's text without the names of the variables."""
    del options
    return without_variables(option.text)


def bare_values(option: Option, options: Options) -> str:
    """Return an option's text without the names of the variables and without what tells it apart."""
    return without_variables(without_detail(option, options))


def without_variables(text: str) -> str:
    """Return the text of an option without the names of the variables.

    >>> without_variables("source: d2, target: d3")
    'd2, d3'
    """
    return ", ".join(part.partition(": ")[2] or part for part in text.split(", "))


def folded(text: str) -> str:
    """Return a text in lower case, without spaces around separators, for comparison.

    >>> folded("Source:  d2 ,target: D3")
    'source:d2,target:d3'
    """
    return re.sub(r"\s*([:,])\s*", r"\1", " ".join(text.lower().split()))


def refusal(what: str, texts: Sequence[str], guess: str = "") -> str:
    """Return the message for a choice that is not possible, with the options."""
    hint = did_you_mean(guess, texts) if guess else ""
    return f"{what} is not possible now; the options are {quoted_list(texts)}{hint}"


@dataclass(frozen=True, slots=True)
class Chance:
    """The possible outcomes of a random step; `word` is the name of their type."""

    word: str
    outcomes: list[int]
    names: list[str]
    probabilities: list[float]

    def outcome(self, wanted: int | str) -> int:
        """Return the outcome with a number or a name, the first of several; raise IllegalChoice if there is none."""
        if isinstance(wanted, int) and wanted in self.outcomes:
            return int(wanted)
        for number, name in zip(self.outcomes, self.names, strict=True):
            if isinstance(wanted, str) and folded(name) == folded(wanted):
                return number
        raise IllegalChoice(refusal(f"the outcome {wanted!r}", self.names, str(wanted)))


def chance_of(rules: Rules, need: ChanceNeeded) -> Chance:
    """Return the random step that an engine asked for; an outcome that is listed twice is twice as likely."""
    counts = Counter(need.outcomes)
    outcomes = list(counts)
    total = len(need.outcomes)
    likely = [counts[outcome] / total for outcome in outcomes]
    if not 0 <= need.tag < len(rules.types):
        return Chance("number", outcomes, [str(outcome) for outcome in outcomes], likely)
    info = rules.types[need.tag]
    return Chance(info.word, outcomes, [value_name(rules, info, outcome) for outcome in outcomes], likely)
