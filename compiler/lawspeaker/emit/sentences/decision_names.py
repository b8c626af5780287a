"""Names for the numbers of decisions and effects.

DECISION_FIELD          the number of the decision, as the state holds it while it waits
FIRST_FIELD             the first of its actions
OFFSET_FIELD            what is added to a value to get its action, where values do not begin at 0
STRIDE_SOURCE           how many actions lie between two values of `source`, where several things are chosen at once
DECLINE_FIELD           the action that declines
BET, KEEP_ONE_CARD      the actions of options with a text
EFFECT_FESTIVAL         an effect that begins in `festival`
"""

from __future__ import annotations

from collections import Counter

from lawspeaker.check import ir as c
from lawspeaker.check.walk import nodes
from lawspeaker.emit.naming import DecisionName, Layout, moment_name
from lawspeaker.emit.sentences.labels import decided
from lawspeaker.lower import program as p

MOST_WORDS = 5


def decision_names(layout: Layout) -> dict[int, DecisionName]:
    """Return the words for each decision: what is decided, and in which function if that is not clear."""
    found: dict[int, tuple[str, str]] = {}
    files: dict[int, str] = {}
    for frame in layout.lowered.coroutines:
        for block in frame.blocks:
            for line in block.lines:
                if isinstance(line, p.Ask) and line.stmt.site is not None:
                    index = line.stmt.site.index
                    found.setdefault(index, (frame.function.name, decided(line.stmt)))
                    files.setdefault(index, frame.function.span.file)
    for info in layout.lowered.moments.values():
        if info.site is not None:
            found[info.site.index] = (moment_name(info.event, info.moment), "trigger")
            files[info.site.index] = layout.symbols.events[info.event].span.file
    shorts, longs = Counter(word for _, word in found.values()), Counter(found.values())
    names: dict[int, DecisionName] = {}
    seen: Counter[tuple[str, str]] = Counter()
    for index, (function, word) in found.items():
        seen[function, word] += 1
        number = (str(seen[function, word]),) if longs[function, word] > 1 else ()
        names[index] = DecisionName((word,) if shorts[word] == 1 else (function, word, *number), files[index])
    return names


def effect_words(layout: Layout) -> dict[int, tuple[str, ...]]:
    """Return the words for each effect: the function in which it begins."""
    found: dict[int, str] = {}
    for function in layout.program.all_functions():
        for node in nodes(function.body):
            effect = getattr(node, "effect", None)
            if isinstance(effect, c.Effect):
                found.setdefault(effect.index, function.name)
    counts, seen = Counter(found.values()), Counter[str]()
    words: dict[int, tuple[str, ...]] = {}
    for index, name in sorted(found.items()):
        seen[name] += 1
        words[index] = (name,) if counts[name] == 1 else (name, str(seen[name]))
    return words


def named(layout: Layout, site: c.SiteInfo, value: int, sort: str, *more: str) -> str:
    """Return the constant for a number of a decision."""
    name = layout.decisions[site.index]
    return layout.number(value, name.file, sort, *name.words, *more)


def decision(layout: Layout, site: c.SiteInfo) -> str:
    """Return the constant for a decision."""
    return named(layout, site, site.index, "decision")


def first_action(layout: Layout, site: c.SiteInfo) -> str:
    """Return the constant for the first action of a decision; nothing if it is 0."""
    return named(layout, site, site.base, "first") if site.base else ""


def offset(layout: Layout, site: c.SiteInfo) -> str:
    """Return the constant that is added to the values chosen to get an action; nothing if it is 0."""
    zero = site.base - sum(var.first * stride_of(site, number) for number, var in enumerate(site.vars))
    if zero == site.base or not zero:
        return first_action(layout, site) if zero else ""
    return named(layout, site, zero, "offset")


def plus(constant: str) -> str:
    """Write that a constant is added, unless there is none.

    >>> plus("FIRST_FIELD"), plus("")
    (' + FIRST_FIELD', '')
    """
    return f" + {constant}" if constant else ""


def minus(constant: str) -> str:
    """Write that a constant is taken away, unless there is none."""
    return f" - {constant}" if constant else ""


def stride_of(site: c.SiteInfo, number: int) -> int:
    """Return how many actions lie between two values of a variable."""
    weight = 1
    for later in site.vars[number + 1 :]:
        weight *= later.size
    return weight


def stride(layout: Layout, site: c.SiteInfo, number: int, var: str) -> str:
    """Return the constant for a stride; nothing if it is 1."""
    weight = stride_of(site, number)
    return named(layout, site, weight, "stride", var) if weight > 1 else ""


def count(layout: Layout, site: c.SiteInfo, number: int, var: str) -> str:
    """Return the constant for how many values a variable has."""
    return named(layout, site, site.vars[number].size, "count", var)


def declining(layout: Layout, site: c.SiteInfo) -> str:
    """Return the constant for the action that declines."""
    return named(layout, site, site.base + site.size - 1, "decline")


def option(layout: Layout, site: c.SiteInfo, number: int) -> str:
    """Return the constant for an option with a text."""
    return option_called(layout, site, number, site.labels[number])


def option_beside(layout: Layout, site: c.SiteInfo, number: int) -> str:
    """Return the constant for an option with a text that is offered beside the values of variables."""
    return option_called(layout, site, site.options + number, site.beside[number])


def option_called(layout: Layout, site: c.SiteInfo, number: int, label: str) -> str:
    """Return the constant for an option with a text, by its number among those of the decision."""
    words = option_words(label)
    sites = layout.program.sites
    others = [text for other in sites for text in other.texts if other.form is not c.SiteForm.TRIGGERS]
    is_clear = sum(option_words(text) == words for text in others) == 1 and not layout.constants.is_taken(*words)
    key = f"option {site.index} {number}"
    name = layout.decisions[site.index]
    more = () if is_clear or key in layout.constants.names else name.words
    return layout.number(site.base + number, name.file, *words, *more, key=key)


def option_words(label: str) -> tuple[str, ...]:
    """Return the words for an option: the first of its text.

    >>> option_words("leave the hands of all other players alone")
    ('leave', 'the', 'hands', 'of', 'all')
    """
    return tuple(label.split()[:MOST_WORDS])


def effect_number(layout: Layout, effect: c.Effect) -> str:
    """Return the constant for an effect."""
    return layout.number(effect.index, "", "effect", *layout.effect_words[effect.index])
