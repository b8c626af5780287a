"""`values.py` of a game: values, permissions, the score, and what follows from them about payments and presence."""

from __future__ import annotations

from collections import Counter

from lawspeaker.analysis.static_values import static_values
from lawspeaker.analysis.thing_rows import needs_lists
from lawspeaker.check import ir as c
from lawspeaker.emit import size_names
from lawspeaker.emit.expression_facts import table_order
from lawspeaker.emit.expressions import measures, possibilities, rule_points
from lawspeaker.emit.modules import WORD, Constant, Module, Section, texts_in
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.new_writer import new_writer
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.sentences.decisions import stand_ins
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.types import Type, TypeForm

PRESENT = ("present",)


class ValueWriter:
    """Collects the functions that read the state and do not change it."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def module(self) -> Module:
        """Return the module of values."""
        statics = static_tables(self.layout)
        constants = [self.present_table()] if needs_lists(self.layout.symbols) else []
        statics += [self.payment_table()] if self.layout.fixed_payments else []
        closing = [Section([], statics)] if statics else []
        return Module("values", "values and permissions", constants, self.functions(), closing)

    def present_table(self) -> Section:
        """Return the cache for lists of things that take part, for all games with the same settings."""
        about = "# Which things take part is the same in all games with the same settings: it is found out once."
        return Section([about], [Constant(self.layout.table("present", "things"), "{}", "dict[int, list[int]]")])

    def payment_table(self) -> Constant:
        """Return the table of what may pay for each resource, which is the same in all games."""
        width = size_names.resource_count(self.layout)
        paying = f"[r for r in range({width}) if can_pay(State(-1), r, k, 0)]"
        return Constant(self.layout.table("stand", "ins"), f"[{paying} for k in range({width})]", "Rows")

    def functions(self) -> list[Definition]:
        """Write every value and permission that is used."""
        writer, program = new_writer(self.layout), self.layout.program
        points = [*program.values.values(), *program.permissions.values()]
        functions = [rule_points.point(writer, p) for p in points if p.signed.name != "pay" or program.wild]
        functions += possibilities.trials(writer, self.layout.package)
        if program.scoring is not None:
            functions.append(score(writer, program.scoring))
        if program.ignores:
            functions.append(rule_points.ignored(writer))
        if needs_lists(self.layout.symbols):
            functions.append(self.present())
        if program.wild:
            functions.append(self.payments())
        if any(resource in program.limits for resource in self.layout.symbols.resources):
            functions.append(measures.limited_goods(writer))
        return functions

    def payments(self) -> Definition:
        """Write what a player can pay with what."""
        return definition(
            ("purse", "can_cover") if self.layout.fixed_payments else ("purse", "stand_ins", "can_cover"),
            "functions/payments",
            several_resources=self.layout.width > 1,
            width=size_names.resource_count(self.layout),
            is_fixed=self.layout.fixed_payments,
            accepted=stand_ins(self.layout, "player", "have", "bundle"),
        )

    def present(self) -> Definition:
        """Write which things take part in a game."""
        table = self.layout.table("present", "things")
        absences = size_names.absences(self.layout)
        return definition(PRESENT, "functions/present", key=self.settings_key(), table=table, absences=absences)

    def settings_key(self) -> str:
        """Write a number for a range of things and the settings that decide which of them take part."""
        symbols = self.layout.symbols
        things = size_names.radix(self.layout, Type(TypeForm.THING))
        key = f"things.start * {things} + things.stop"
        if symbols.players[0] < symbols.players[1] and any(thing.per_player for thing in symbols.things):
            key = f"({key}) * {size_names.radix(self.layout, Type(TypeForm.PLAYER))} + s.players"
        for module in dict.fromkeys(thing.module for thing in symbols.things if thing.module is not None):
            key = f"({key}) * 2 + int(s.{self.layout.attribute('option', module)})"
        return key


def score(writer: Writer, scoring: c.Scoring) -> Definition:
    """Write what a player's points are; a value may use them, so they are in the module of values."""
    return definition(
        ("score_parts", "score"),
        "functions/score",
        comment=writer.layout.spec.comment(scoring.span),
        player=scoring.player,
        parts=[writer.value(value) for _, value in scoring.parts],
    )


def drop_unused(layout: Layout, values: Module, modules: list[Module]) -> None:
    """Drop the functions of values that no rule declares and no other function calls, and numbers that only they use.

    Whether something is possible is often written where it is asked, and the question of a whole kind of things needs
    no function for each of them. A memoized function stays, because the state has its table, and one that tries
    something on copies, because the verb that it tries is in the table of verbs.
    """
    if layout.lowered.try_all:
        layout.constants.used.update(word for made in values.functions for word in WORD.findall(made.text))
        return
    symbols = layout.symbols
    declared = [*symbols.values.values(), *symbols.field_values.values(), *symbols.permissions.values()]
    needed = {*map(layout.value_name, declared), *layout.memo.keys}
    needed.update(name for made in values.functions if "_on_copies" in made.text for name in made.names)
    texts = [text for module in modules if module is not values for text in texts_in(module)]
    texts += [constant.value for section in values.closing for constant in section.constants]
    needed.update(word for text in texts for word in WORD.findall(text))
    words = {made.names: set(WORD.findall(made.text)) for made in values.functions}
    while True:
        called = Counter(word for made in values.functions for word in words[made.names] - set(made.names))
        kept = [made for made in values.functions if any(name in needed or called[name] for name in made.names)]
        if len(kept) == len(values.functions):
            break
        values.functions = kept
    if all(made.names != PRESENT for made in values.functions):
        values.constants = []
    layout.constants.used |= words.get(PRESENT, set()) if values.constants else set()
    needed.update(word for made in values.functions for word in words[made.names])
    layout.sizes = {name: number for name, number in layout.sizes.items() if name in needed}


def static_tables(layout: Layout) -> list[Constant]:
    """Return the tables of values that depend on nothing but their arguments."""
    tables: list[Constant] = []
    for point in static_values(layout.symbols, layout.program):
        name = layout.value_name(point.signed)
        function = layout.stopping[name].entry if name in layout.stopping else name
        call = f"{function}({', '.join(argument(layout, n, t_) for n, t_ in point.params)})"
        order = table_order([type_ for _, type_ in point.params])
        for param, type_ in [point.params[k] for k in reversed(order)]:
            call = f"tuple({call} for {param} in range({size_names.index_count(layout, type_)}))"
        is_row = not point.params and point.signed.type.form in (TypeForm.LIST, TypeForm.BUNDLE)
        tables.append(Constant(layout.table("table", name), call, "Row" if is_row else ""))
    return tables


def argument(layout: Layout, name: str, type_: Type) -> str:
    """Write an argument of a call for an entry of a table; entries below the first player or thing are never read."""
    if type_.form == TypeForm.PLAYER:
        return f"max({name}, 1)"
    if type_.form == TypeForm.THING and layout.symbols.kinds[type_.name].first:
        return f"max({name}, {size_names.first_of(layout, type_.name)})"
    return name
