"""Fill in the values that questions and labels mention, for each reader only what the reader may know.

    "Draw {n} {n|one=card|other=cards}?"   n is 2         ->     "Draw 2 cards?"
    "Discard {c}?"   c is hidden from the reader          ->     "Discard a card?"

The values are read from the frame of the verb that asks (`Spoken`), so nothing has to be stored for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from lawspeaker_runtime.game.engine import Engine, S
from lawspeaker_runtime.rules.rules import Rules, value_name
from lawspeaker_runtime.rules.values import TypeInfo
from lawspeaker_runtime.state.notes import EVERYBODY

HOLE = re.compile(r"\{([a-z][a-z0-9_]*)((?:\|[^|{}=]+=[^|{}]*)*)\}")
UNKNOWN = "…"


@dataclass(frozen=True, slots=True)
class Said:
    """A value that a decision mentions: its numbers (several of a list or a bundle), and the mask of who may know each.

    `decider` is the player who decides.
    """

    variable: str
    type: int
    numbers: tuple[int, ...]
    seen: tuple[int, ...]
    decider: int


def said_at(engine: Engine[S], rules: Rules, s: S) -> tuple[Said, ...]:
    """Return the values that the pending decision of a state mentions."""
    site = int(s.site)
    spoken = rules.sites[site].spoken if 0 <= site < len(rules.sites) else ()
    found: list[Said] = []
    for part in spoken:
        numbers = tuple(int(number) for number in s.lists[part.place]) if part.many else (int(s.stack[part.place]),)
        form, decider = rules.types[part.type].form, int(s.player)
        seen = tuple(seen_by(engine, rules, s, form == "thing", number) for number in numbers)
        found.append(Said(part.variable, part.type, numbers, seen, decider))
    return tuple(found)


def reader_of(said: Sequence[Said]) -> int | None:
    """Return the player who reads the options of a decision: its decider."""
    return said[0].decider if said else None


def seen_by(engine: Engine[S], rules: Rules, s: S, is_thing: bool, number: int) -> int:
    """Return the mask of the players who may know a value.

    Who knows a thing is known. Any other value may come from something hidden, so in a game that hides anything only
    the player who decides reads it.
    """
    if not is_thing:
        return 1 << int(s.player) if rules.hides_something else EVERYBODY
    if number < 0:
        return EVERYBODY
    return sum(1 << player for player in range(1, int(s.players) + 1) if engine.sees(s, player, number))


def to_note(said: Sequence[Said]) -> list[int]:
    """Return values as the end of a note of a decision: for each its length, its numbers and their masks."""
    return [number for part in said for number in (len(part.numbers), *part.numbers, *part.seen)]


def from_note(rules: Rules, site: int, decider: int, numbers: Sequence[int]) -> tuple[Said, ...]:
    """Return the values in a note of a decision."""
    found: list[Said] = []
    index = 0
    for part in rules.sites[site].spoken:
        if index >= len(numbers):
            break
        count = numbers[index]
        values, masks = numbers[index + 1 : index + 1 + count], numbers[index + 1 + count : index + 1 + 2 * count]
        found.append(Said(part.variable, part.type, tuple(values), tuple(masks), decider))
        index += 1 + 2 * count
    return tuple(found)


def fill(rules: Rules, text: str, said: Sequence[Said], reader: int | None) -> str:
    """Return a text with its values filled in, as far as a reader may know them; None may know everything."""
    if not said or "{" not in text:
        return text
    values = {part.variable: part for part in said}

    def filled(found: re.Match[str]) -> str:
        part = values.get(found[1])
        if part is None:
            return found[0]
        return chosen_text(rules, found[2], part, reader) if found[2] else name_of(rules, part, reader)

    return HOLE.sub(filled, text)


def with_values(engine: Engine[S], rules: Rules, s: S) -> Rules:
    """Return rules in which the pending decision has the values that it mentions, without hiding any."""
    said = said_at(engine, rules, s)
    if not said:
        return rules
    site = rules.sites[int(s.site)]
    labels = tuple(fill(rules, label, said, None) for label in site.labels)
    beside = tuple(fill(rules, label, said, None) for label in site.beside)
    worded = replace(site, question=fill(rules, site.question, said, None), labels=labels, beside=beside)
    return replace(rules, sites=tuple(worded if other is site else other for other in rules.sites))


def name_of(rules: Rules, part: Said, reader: int | None) -> str:
    """Return the name of a value."""
    info = rules.types[part.type]
    if info.form == "bundle":
        return rules.amounts(part.numbers) if may_see(part, 0, reader) else UNKNOWN
    names = [
        value_name(rules, info, number) if may_see(part, index, reader) else hidden_name(rules, info)
        for index, number in enumerate(part.numbers)
    ]
    return ", ".join(names) or dict(rules.phrases).get("nothing", "nothing")


def may_see(part: Said, index: int, reader: int | None) -> bool:
    """Tell whether a reader may know a value."""
    return reader is None or not part.seen or part.seen[index] >> reader & 1 == 1


def hidden_name(rules: Rules, info: TypeInfo) -> str:
    """Return the name of a value that the reader may not know."""
    if info.form != "thing":
        return UNKNOWN
    word = info.word.replace("_", " ")
    translated = dict(rules.phrases).get("a {what}")
    return translated.format(what=word) if translated else f"{'an' if word[:1] in 'aeiou' else 'a'} {word}"


def chosen_text(rules: Rules, choices: str, part: Said, reader: int | None) -> str:
    """Return the text that a hole with choices has for a value; the last text is for all other values."""
    texts = dict(choice.split("=", 1) for choice in choices.split("|") if choice)
    if may_see(part, 0, reader):
        for key in keys_of(rules, part, reader):
            if key in texts:
                return texts[key]
    return list(texts.values())[-1]


def keys_of(rules: Rules, part: Said, reader: int | None) -> Iterator[str]:
    """Yield the keys of a value, the most specific first: `you`, `1`, its plural class, `many`, `yes`, its name."""
    info = rules.types[part.type]
    number = part.numbers[0] if part.numbers else 0
    if info.form == "player":
        yield "you" if number == reader == part.decider else "one"
    elif info.form == "number":
        yield from (str(number), plural_class(rules, number), "many")
    else:
        yield info.name(number)


def plural_class(rules: Rules, number: int) -> str:
    """Return the plural class of a number in the language of the rules."""
    if rules.plural_class is not None:
        return rules.plural_class(number)
    return "one" if number == 1 else "other"
