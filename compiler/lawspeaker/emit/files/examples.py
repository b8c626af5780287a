"""`examples.py` of a game: the worked examples of the spec, as positions, decisions and expectations."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import assert_never

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.examples.decisions import Answer, Forced
from lawspeaker.check.examples.examples import Example, Step, StepForm
from lawspeaker.check.examples.modules_left_out import with_modules_left_out
from lawspeaker.check.examples.shown_parts import SEAT, Condition, PartForm, ShownPart
from lawspeaker.check.walk import nodes
from lawspeaker.emit.expressions import lookups
from lawspeaker.emit.modules import Module
from lawspeaker.emit.naming import IDLE
from lawspeaker.emit.python_text import literal, tuple_text
from lawspeaker.emit.render import definition
from lawspeaker.emit.sentences import sentences, state_sentences
from lawspeaker.emit.sentences.frame_slots import push
from lawspeaker.emit.sentences.labels import BEGIN
from lawspeaker.emit.writer import Writer
from lawspeaker.lower.function_names import unused
from lawspeaker.resolve.types import TypeForm
from lawspeaker.source import folder_of
from lawspeaker_language.plurals import plural_of

SPOT = TypeForm.SPOT.value


class ExampleFunction(Struct, frozen=True):
    """A function of an example: it lays out a position, starts a verb, or tests what is expected."""

    comment: str
    name: str
    result: str
    lines: list[str]


def module(w: Writer) -> Module:
    """Return the module of examples."""
    functions: list[ExampleFunction] = []
    entries: list[str] = []
    turns = ", turns=True" if gives_turns(w.layout.program) else ""
    for number, example in enumerate(w.layout.checked.examples, 1):
        steps = [write_step(w, example, number, k, step, functions) for k, step in enumerate(example.steps, 1)]
        cites = tuple_text([literal(cite) for cite in example.cites])
        options = tuple_text([option(w, name, values) for name, values in example.options.items()])
        head = f"{literal(example.name)}, {literal(example.span.place())}, {cites}, {example.players}, {options}"
        entries.append(f"Example({head}, {tuple_text(steps)}{added(w, example)}{turns})")
    names = (*(function.name for function in functions), "EXAMPLES")
    written = definition(names, "modules/examples", functions=functions, examples=tuple_text(entries))
    return Module("examples", "worked examples", functions=[written], shared=False)


def gives_turns(program: c.Program) -> bool:
    """Return whether players have turns: by `turns`, or because `active` changes."""
    functions = [*program.declared_functions(), *program.step_functions(), *(tr.function for tr in program.triggers)]
    return any(
        isinstance(node, c.Turns) or (isinstance(node, c.Store) and isinstance(node.place, c.GameValue))
        for function in functions
        for node in nodes(function.body)
    )


def added(w: Writer, example: Example) -> str:
    """Write what expansions add to the game of an example, if anything: choices and things."""
    sites, things = added_sites(w, example), w.layout.symbols.added_things(example.span.file)
    if not sites and not things:
        return ""
    texts = [tuple_text([str(number) for number in numbers]) for numbers in (sites, things)]
    return f", {texts[0]}, {texts[1]}" if things else f", {texts[0]}"


def added_sites(w: Writer, example: Example) -> list[int]:
    """Return the choices that expansions add to the game of an example: those of folders read after its own."""
    later = w.layout.symbols.later_folders(example.span.file)
    return [site.index for site in w.layout.program.sites if folder_of(site.span.file) in later]


def option(w: Writer, name: str, values: list[c.Expr]) -> str:
    numbers = [str(v.value) for v in values if isinstance(v, c.Const)]
    return f"({literal(name)}, {tuple_text(numbers)})"


def write_step(w: Writer, example: Example, number: int, k: int, step: Step, functions: list[ExampleFunction]) -> str:
    name = unused(f"example_{number}_{k}", w.layout.lowered.taken)
    line = literal(step.span.place())
    w.function = c.Function(name, name, [], step.block, None, step.span, step.locals)
    w.frame = None
    match step.form:
        case StepForm.GIVEN | StepForm.DOES:
            write = write_editing if step.form == StepForm.GIVEN else write_doing
            lines = with_areas(w, example, partial(write, w, step))
            functions.append(ExampleFunction(w.layout.spec.comment(step.span), name, "None", lines or ["pass"]))
            return f"Step({literal(step.form)}, {line}, edit={name})"
        case StepForm.CHANCE:
            taken = w.layout.lowered.taken
            names = [unused(f"{name}_{n}", taken) for n in range(1, len(step.outcomes) + 1)]
            written = [write_outcome(w, *pair, functions, example) for pair in zip(names, step.outcomes, strict=True)]
            outcomes = tuple_text(written)
            return f"Step({literal(step.form)}, {line}, outcomes={outcomes})"
        case StepForm.EXPECT:
            tests = [
                write_condition(w, example, unused(f"{name}_{n}", w.layout.lowered.taken), condition, functions)
                for n, condition in enumerate(step.tests, 1)
            ]
            return f"Step({literal(step.form)}, {line}, tests={tuple_text(tests)})"
        case form:
            taken = w.layout.lowered.taken
            names = [unused(f"{name}_{n}", taken) for n in range(1, len(step.answers) + 1)]
            answers = [answer(w, *pair, functions, example) for pair in zip(names, step.answers, strict=True)]
            player = f", player={step.seat}" if step.seat else ""
            return f"Step({literal(form)}, {line}, answers={tuple_text(answers)}{player})"


def write_outcome(w: Writer, name: str, outcome: Forced, functions: list[ExampleFunction], example: Example) -> str:
    """Write a random outcome that the example names; places are computed by a function."""
    accepted = tuple_text([str(number) for number in outcome.accepted])
    texts = [w.layout.spec.quoted(outcome.span), outcome.form.value, outcome.span.place()]
    head = f"{accepted}, {', '.join(literal(text) for text in texts)}"
    if not outcome.places:
        return f"Outcome({head})"
    lines = with_areas(w, example, lambda: [f"return {place_list(w, outcome.places)}"])
    functions.append(ExampleFunction(w.layout.spec.comment(outcome.span), name, "list[int]", lines))
    return f"Outcome({head}, {place_words(outcome.places)}, {name})"


def place_list(w: Writer, places: tuple[c.Expr, ...]) -> str:
    """Write the numbers of places, each on a board of its own."""
    return f"[{', '.join(w.value(place) for place in places)}]"


def place_words(places: tuple[c.Expr, ...]) -> str:
    """Write what the boards of places call them."""
    types = [place.type.bare() for place in places]
    return tuple_text([literal(SPOT if type_.form == TypeForm.SPOT else type_.name) for type_ in types])


def write_condition(
    w: Writer, example: Example, name: str, condition: Condition, functions: list[ExampleFunction]
) -> str:
    """Write a condition: the function that tests it, and the one that computes what is shown if it fails."""
    condition = with_modules_left_out(w.layout.symbols, condition, example.options)
    comment, parts = w.layout.spec.comment(condition.span), condition.shown
    lines = with_areas(w, example, partial(write_test, w, condition.test))
    functions.append(ExampleFunction(comment, name, "bool", lines))
    head = f"{name}, {literal(condition.span.place())}"
    if not parts:
        return f"Condition({head})"
    values = unused(f"{name}_shown", w.layout.lowered.taken)
    lines = with_areas(w, example, lambda: [f"return [{', '.join(shown_value(w, part) for part in parts)}]"])
    functions.append(ExampleFunction(comment, values, "list[list[int]]", lines))
    return f"Condition({head}, {tuple_text([shown_part(w, part) for part in parts])}, {values})"


def shown_part(w: Writer, part: ShownPart) -> str:
    """Write the words and the type of a part that a failed condition shows."""
    words, wanted = (
        text if isinstance(text, str) else w.layout.spec.quoted(text) for text in (part.words, part.wanted)
    )
    bare = part.value.type.bare()
    tag = w.layout.type_tag(bare.element if bare.form == TypeForm.LIST else bare)
    rest = f", {literal(wanted)}" if wanted else ""
    if part.form == PartForm.PIECES:
        rest += f", plurals={tuple_text([literal(plural_of(word)) for word in w.layout.symbols.pieces])}"
    return f"ShownPart({literal(words)}, {literal(part.form)}, {tag}{rest})"


def shown_value(w: Writer, part: ShownPart) -> str:
    """Write the integers of a part that a failed condition shows."""
    if part.copies is not None:
        return f"[{w.value(part.value)} for copy in {w.layout.copies_constant(part.copies)}]"
    if part.form == PartForm.PIECES and isinstance(part.value, c.ListOf):
        return f"[{', '.join(piece_counts(w, count) for count in part.value.items)}]"
    if part.form == PartForm.DECLARED:
        return "[]"
    found = lookups.list_value(w, part.value) if is_list(part.value.type.bare()) else f"[{w.value(part.value)}]"
    return f"viewers(s, PILES, {found})" if part.form == PartForm.SEEN else found


def piece_counts(w: Writer, count: c.Expr) -> str:
    """Write the piece, the player (0: nobody) and the count of one sort of pieces on a place, for each player."""
    assert isinstance(count, c.PieceCount)
    index = list(w.layout.symbols.pieces).index(count.piece.name)
    if count.player is None:
        return f"{index}, 0, {w.value(count)}"
    return f"*(n for {SEAT.name} in {w.layout.seats} for n in ({index}, {SEAT.name}, {w.value(count)}))"


def answer(w: Writer, name: str, answer: Answer, functions: list[ExampleFunction], example: Example) -> str:
    if answer.label is not None:
        return f"Answer({literal(answer.variable)}, {literal(answer.label)})"
    lines = with_areas(w, example, lambda: [f"return [{', '.join(accepted(w, *value) for value in answer.values)}]"])
    functions.append(ExampleFunction(w.layout.spec.comment(answer.span), name, "list[list[int]]", lines))
    words = [place_words(value) if value[0].type.form == TypeForm.PLACE else "()" for value in answer.values]
    places = f", places={tuple_text(words)}" if answer.by_place else ""
    return f"Answer({literal(answer.variable)}, values={name}{places})"


def accepted(w: Writer, value: c.Expr, *others: c.Expr) -> str:
    """Write the integers an answer may be: places of boards, any copy of a thing, the number of a bundle, the value."""
    if others:
        return place_list(w, (value, *others))
    if isinstance(value, c.Const) and value.type.form == TypeForm.THING:
        thing = w.layout.symbols.proto_of(value.value)
        if len(thing.ids) > 1:
            return f"list({w.layout.copies_constant(thing)})"
        return f"[{w.layout.thing_constant(thing)}]"
    if value.type.form == TypeForm.BUNDLE:
        return f"[goods.number_of({lookups.list_value(w, value)})]"
    if is_list(value.type):
        return lookups.list_value(w, value)
    return f"[{w.value(value)}]"


def with_areas(w: Writer, example: Example, write: Callable[[], list[str]]) -> list[str]:
    """Write lines, and before them the abstract places that the example names and the lines use."""
    with w.recording() as names:
        lines = write()
    areas: dict[str, str] = {}
    for step in example.steps:
        for stmt in step.block:
            if isinstance(stmt, c.Tellings):
                tiles = w.layout.table("tiles", stmt.board.name)
                ground = f"s.{w.layout.attribute('board', stmt.board.name)}"
                for name in stmt.names:
                    areas.setdefault(name, f"{name} = laid.abstract_area({tiles}, {ground}, {len(areas)})")
    return [*(text for name, text in areas.items() if name in names), *lines]


def write_test(w: Writer, test: c.Expr) -> list[str]:
    return [f"return {w.value(test)}"]


def write_editing(w: Writer, step: Step) -> list[str]:
    """Write a position that is laid out.

    Sentences that use no values leave it to the next one that does, or to the end, to invalidate what is memoized.
    """
    lines: list[str] = []
    left_over = False
    for stmt in step.block:
        w.invalidation.disabled = is_plain_edit(stmt)
        if left_over and not w.invalidation.disabled:
            lines += w.invalidation.everything()
        lines += sentences.write_stmt(w, stmt)
        left_over = w.invalidation.disabled
    w.invalidation.disabled = False
    if step.secretly and w.layout.symbols.piles:
        before = state_sentences.fresh_name(w, "before")
        lines = [f"{before} = s.at[:]", *lines, f"conceal(s, PILES, {before})"]
    return [*lines, *w.invalidation.everything()]


def is_plain_edit(stmt: c.Stmt) -> bool:
    """Tell whether a sentence changes the state without using a value, a permission or the score."""
    return isinstance(stmt, c.Act) and not any(
        isinstance(node, c.CallRulePoint | c.CanPay | c.Try)
        or (isinstance(node, c.GameValue) and node.word == c.GameWord.SCORE)
        for node in nodes(stmt)
    )


def write_doing(w: Writer, step: Step) -> list[str]:
    """Write the start of a verb or phase that runs alone."""
    lines: list[str] = [
        f"s.stack = [{w.layout.use_label(BEGIN)}, {w.layout.table('verb', IDLE)}]",
        "s.lists = []",
        *([f"s.active = {w.value(step.player)}", *w.invalidation.of({c.ACTIVE})] if step.player else []),
    ]
    suspends = any(isinstance(stmt, c.RunPhase) and phase_function(w, stmt).suspends for stmt in step.block)
    for stmt in step.block:
        match stmt:
            case c.CallVerb(_, verb, args, you) if w.layout.program.verbs[verb.name].suspends:
                values = [w.value(you), *(lookups.list_value(w, a) for a in args)]
                lines += push(w, w.layout.verb_name(verb), values)
            case c.RunPhase(_, _, you) if phase_function(w, stmt).suspends:
                lines += push(w, phase_function(w, stmt).name, [w.value(you)])
                break
            case c.Assign(_, _, c.GameValue(c.GameWord.PHASE)) if suspends:
                pass  # the phase before this one is not returned to
            case c.Act() | c.Pay() | c.Give() | c.Running() | c.Flow():
                lines += sentences.write_stmt(w, stmt)
            case _:
                assert_never(stmt)
    return [*lines, "run(s)"]


def phase_function(w: Writer, stmt: c.RunPhase) -> c.Function:
    return w.layout.program.phases[stmt.phase.name]
