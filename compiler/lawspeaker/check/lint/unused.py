"""Unused declarations: verbs, phases, events, piles and things that no rule reaches, variables that no line reads."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import Uses
from lawspeaker.check.lint.call_graph import FunctionForm, FunctionKey, called_functions, reachable
from lawspeaker.check.walk import nodes
from lawspeaker.facts import Facts
from lawspeaker.resolve.symbols import Kind, SignedForm, Symbols, Thing
from lawspeaker.resolve.types import TypeForm


def unused_names(symbols: Symbols, program: c.Program, uses: Uses) -> set[str]:
    """Return the names of what no rule uses: of verbs, phases and piles, of things and of their kinds."""
    found = {name for _, name in unused_functions(program, call_graph(program), set())}
    found |= symbols.piles.keys() - uses.piles
    for thing in unused_things(symbols, uses):
        found |= {thing.name, symbols.kinds[thing.kind].plural}
    return found


def call_graph(program: c.Program) -> dict[FunctionKey, set[FunctionKey]]:
    """Return what each verb and phase calls."""
    graph = {(FunctionForm.VERB, name): called_functions(verb.body) for name, verb in program.verbs.items()}
    return graph | {(FunctionForm.PHASE, name): called_functions(phase.body) for name, phase in program.phases.items()}


def unused_functions(
    program: c.Program, graph: dict[FunctionKey, set[FunctionKey]], calls: set[str]
) -> list[FunctionKey]:
    """Return the verbs and phases that no course, setup, rule or thing reaches, and no example calls."""
    roots: set[FunctionKey] = {key for key in graph if key[1] in calls}
    course = [] if program.course is None else [program.course]
    triggered = [trigger.function for trigger in program.triggers]
    for function in [*program.setups, *course, *triggered, *program.step_functions()]:
        roots |= called_functions(function.body)
    used = reachable(graph, roots)
    return [key for key in graph if key not in used]


def warn_functions(symbols: Symbols, program: c.Program, calls: set[str], facts: Facts) -> None:
    """Report verbs and phases that nothing reaches; `calls` is what examples run.

    A verb that only an unused verb calls is not reported beside it.
    """
    graph = call_graph(program)
    unused = unused_functions(program, graph, calls)
    called = {other for key in unused for other in graph[key] if other != key}
    first = [key for key in unused if key not in called]
    covered = reachable(graph, first)
    for key in unused:  # what is left calls itself in a circle: report one of each
        if key not in covered:
            first.append(key)
            covered |= reachable(graph, [key])
    for form, name in first:
        if form == FunctionForm.VERB:
            facts.add("W502", symbols.verbs[name].span, word=name)
        else:
            facts.add("W505", symbols.phases[name].decl.span, name=name)


def warn_events(symbols: Symbols, program: c.Program, facts: Facts) -> None:
    """Report triggers of events that are never announced, and events that nothing announces or uses."""
    waiting = {trigger.event for trigger in program.triggers} | {ending.event for ending in program.endings}
    for trigger in program.triggers:
        if trigger.event not in program.announced and trigger.event != "ended":
            facts.add("W503", trigger.span, (symbols.events[trigger.event].span, "the event"), word=trigger.event)
    for ending in program.endings:
        if ending.event is not None and ending.event not in program.announced and ending.event != "ended":
            facts.add("W503", ending.span, (symbols.events[ending.event].span, "the event"), word=ending.event)
    for event in symbols.events.values():
        if event.name not in program.announced and event.name != "ended" and event.name not in waiting:
            facts.add("W507", event.span, word=event.name)


def warn_shared_names(symbols: Symbols, program: c.Program, facts: Facts) -> None:
    """Report rules that wait for an event if a verb has its name and does not announce it."""
    graph = {(FunctionForm.VERB, name): called_functions(verb.body) for name, verb in program.verbs.items()}
    for trigger in program.triggers:
        event = symbols.events[trigger.event]
        if event.form == SignedForm.VERB or trigger.event not in symbols.verbs:
            continue
        called = reachable(graph, [(FunctionForm.VERB, trigger.event)])
        bodies = [program.verbs[name].body for form, name in called if form == FunctionForm.VERB]
        if not any(isinstance(node, c.Announce) and node.event.name == event.name for node in nodes(bodies)):
            related = ((event.span, "the event"), (symbols.verbs[event.name].span, "the verb"))
            facts.add("W530", trigger.span, *related, word=event.name)


def warn_things(symbols: Symbols, uses: Uses, words: set[str], facts: Facts) -> None:
    """Report things that no sentence mentions, by name or by the plural of a kind; `words` are those of examples."""
    unused = {thing.index for thing in unused_things(symbols, uses)}
    for root in [kind for kind in symbols.kinds.values() if kind.parent is None]:
        things = symbols.things_of(root.name)
        left = [thing for thing in things if thing.index in unused]
        named = any(thing.name in words for thing in left)
        if len(left) == len(things) and len(left) > 1 and not named:
            only = root.plural if root.plural in words else ""
            facts.add("W509", root.span, kind=root.name, plural=root.plural, only_plural=only)
            continue
        for thing in left:
            plural = symbols.kinds[thing.kind].plural
            only = thing.name if thing.name in words or plural in words else ""
            facts.add("W509", thing.span, name=thing.name, plural=plural, only_name=only)


def unused_things(symbols: Symbols, uses: Uses) -> list[Thing]:
    """Return the things that no rule mentions, by name or by the plural of a kind."""
    chosen = {option.type.name for option in symbols.options.values() if option.type.form == TypeForm.THING}
    places = {kind for board in symbols.boards.values() for kind in (*board.kinds, *board.links)}
    return [thing for thing in symbols.things if not is_used(symbols, thing, uses, chosen | places)]


def is_used(symbols: Symbols, thing: Thing, uses: Uses, always: set[str]) -> bool:
    """Return whether a thing may enter the game."""
    if thing.index in uses.things:
        return True
    return any(kind.name in always or kind.name in uses.kinds for kind in kinds_of(symbols, thing))


def kinds_of(symbols: Symbols, thing: Thing) -> list[Kind]:
    """Return the kind of a thing and its ancestors."""
    found: list[Kind] = []
    name: str | None = thing.kind
    while name is not None and name in symbols.kinds:
        found.append(symbols.kinds[name])
        name = symbols.kinds[name].parent
    return found


def warn_piles(symbols: Symbols, uses: Uses, words: set[str], facts: Facts) -> None:
    """Report piles that no rule mentions; `words` are those of examples."""
    for pile in symbols.piles.values():
        if pile.name not in uses.piles:
            facts.add("W508", pile.span, word=pile.name, only=pile.name if pile.name in words else "")


def warn_variables(uses: Uses, facts: Facts) -> None:
    """Report the variables that no line reads."""
    for line in uses.unread:
        facts.add("W512", line.span, word=line.word)
