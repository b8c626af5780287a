"""Possibilities as Python: conditions under a supposition, by thing, and trials on copies.

    def possible_plays_of_card_boar_clan(s: State, this: int, you: int) -> bool:
        effects, serial = s.effects, s.serial
        begin_effect(s, EFFECT_BOAR_CLAN, you, this, [])
        found = possible_build(s, you)
        s.effects, s.serial = effects, serial
        return found

A supposition is taken back in the same function, together with the memo tables that it invalidates.
"""

from __future__ import annotations

from lawspeaker.analysis.effects import read_by
from lawspeaker.check import ir as c
from lawspeaker.emit.expressions import expressions, lookups
from lawspeaker.emit.lines import INDENT, Return, always_returns
from lawspeaker.emit.naming import IDLE
from lawspeaker.emit.python_text import by_halves, free_name, in_functions
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.sentences import announcements, functions
from lawspeaker.emit.sentences.frame_slots import push
from lawspeaker.emit.sentences.labels import BEGIN
from lawspeaker.emit.writer import Writer


def supposed(w: Writer, point: c.RulePoint, e: c.Suppose) -> list[str]:
    """Write a condition after sentences, which are taken back behind it."""
    params = dict(point.params)
    w.function, w.frame = c.Function("", "", point.params, (), None, point.signed.span, params), None
    kept = Kept(set(params))
    w.invalidation.disabled = True
    lines: list[str] = []
    for stmt in e.block:
        match stmt:
            case c.Activate(_, effect):
                kept.keep("effects", "s.effects")
                kept.keep("serial", "s.serial")
                lines += announcements.begin(w, effect)
                parts = frozenset({effect.part})
            case c.Store(_, place, value):
                kept.keep("before", w.value(place))
                lines.append(f"{w.value(place)} = {lookups.list_value(w, value)}")
                parts = read_by(w.layout.symbols, c.whole(place))
            case _:
                raise AssertionError(stmt)
        for table in w.layout.memo.tables:
            if not parts.isdisjoint(table.reads):
                kept.keep("memo", f"s.{table.attribute}")
                lines.append(f"s.{table.attribute} = {{}}")
    w.invalidation.disabled = False
    found = kept.fresh("found")
    test = f"{found} = {w.value(e.test)}"
    w.function = None
    return [*kept.before(), *dict.fromkeys(lines), test, *kept.after(), f"return {found}"]


class Kept:
    """The places that a supposition changes, each with the variable that keeps what was there."""

    def __init__(self, taken: set[str]) -> None:
        self.taken = taken
        self.places: dict[str, str] = {}

    def keep(self, word: str, place: str) -> None:
        if place not in self.places:
            self.places[place] = self.fresh(word)

    def fresh(self, word: str) -> str:
        name, number = word, 2
        while name in self.taken:
            name, number = f"{word}_{number}", number + 1
        self.taken.add(name)
        return name

    def before(self) -> list[str]:
        return [f"{name} = {place}" for place, name in self.places.items()]

    def after(self) -> list[str]:
        return [f"{place} = {name}" for place, name in self.places.items()]


def by_thing(w: Writer, point: c.RulePoint, e: c.ByThing) -> list[str]:
    """Write a condition that each thing has for itself."""
    params = {name for name, _ in point.params}
    start: list[str] = []
    if isinstance(e.thing, c.Local):
        name = w.name(e.thing.name)
    else:
        name = Kept(params).fresh("thing")
        start = [f"{name} = {w.value(e.thing)}"]
    parts: list[tuple[int, list[str]]] = []
    for first, value in sorted(e.arms, key=lambda arm: arm[0]):
        test = expressions.among(w, name, w.layout.symbols.proto_of(first).ids)
        parts.append((first, [f"if {test}:", f"{INDENT}return {w.value(value)}"]))
    other = f"return {w.value(e.other)}"
    function = w.layout.value_name(point.signed)
    typed = functions.typed(point.params) + ([(name, "int")] if start else [])

    def text(thing: int) -> str:
        return expressions.thing_text(w, thing)

    def call(end: str, lines: list[str]) -> list[str]:
        called, params = w.layout.memo.fresh(f"{function}{end}"), functions.parameters(typed)
        w.extra.append(definition(called, "functions/part", name=called, params=params, lines=[*lines, other]))
        return [Return(f"return {called}({', '.join(['s', *(param for param, _ in typed)])})")]

    chain = in_functions(name, parts, lambda some: by_halves(name, some, text), lambda part: text(part[0]), call)
    return [*start, *chain, *([] if always_returns(chain) else [other])]


def trials(w: Writer, package: str) -> list[Definition]:
    """Write the functions that try something on copies of the state."""
    found: list[Definition] = []
    for trial in w.layout.program.trials.values():
        w.function, w.frame = trial, None
        if not trial.suspends:
            found.append(plain_trial(w, trial, package))
            continue
        pushed = push(w, trial.name, [name for name, _ in trial.params])
        found.append(
            definition(
                f"{trial.name}_on_copies",
                "functions/trial",
                comment=w.layout.spec.comment(trial.span),
                name=f"{trial.name}_on_copies",
                params=functions.parameters(functions.typed(trial.params)),
                package=package,
                idle=f"[{w.layout.use_label(BEGIN)}, {w.layout.table('verb', IDLE)}]",
                push=pushed,
                line=trial.span.place(),
            )
        )
    w.function = None
    return found


def plain_trial(w: Writer, trial: c.Function, package: str) -> Definition:
    """Write the function that tries something which asks nobody and draws nothing: once, on one copy."""
    names = [name for name, _ in trial.params]
    copy = free_name("copy", names)
    return definition(
        f"{trial.name}_on_copies",
        "functions/plain_trial",
        comment=w.layout.spec.comment(trial.span),
        name=f"{trial.name}_on_copies",
        params=functions.parameters(functions.typed(trial.params)),
        package=package,
        copy=copy,
        trial=trial.name,
        arguments=", ".join([copy, *names]),
        undone=w.layout.attribute("trial", "undone"),
        line=trial.span.place(),
    )
