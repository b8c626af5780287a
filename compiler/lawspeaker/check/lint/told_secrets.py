"""Events that tell what was chosen secretly.

    choose n from 1 to 6
        bid of you becomes n              `bid` is seen by owner
        announce bid_made n by you        W540: all players are told of `n`

A value counts as secret if the same steps keep it, or what is worked out from it, in a state that not all players see,
also by a verb, or if chance gave it to one player only. What is added to such a state is no secret: only the sum is.
What is worked out from a secret counts, too, and so does the state itself, read again in the same block before anything
else is asked. A verb or phase that announces what it is given, or the state, tells it as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.context import YOU
from lawspeaker.check.lint.openly import functions_of
from lawspeaker.check.lint.thing_locations import may_be_hidden
from lawspeaker.check.lint.told_values import may_tell_of_things
from lawspeaker.check.rules.verb_events import is_verb_event
from lawspeaker.check.walk import blocks_in, locals_in, nodes
from lawspeaker.facts import Facts
from lawspeaker.resolve.symbols import StateSym, Symbols

Kept = tuple[tuple[c.StateGet, str], ...]
"""Hidden states that keep a secret, each with the variable that was kept there."""


def check_open_events(symbols: Symbols, program: c.Program, facts: Facts) -> None:
    """Report events that are announced `openly` and carry nothing that may be hidden: no thing, no secret value."""
    for function, _ in functions_of(program):
        for node in nodes(function.body):
            if isinstance(node, c.Announce) and node.openly:
                secrets = secret_values(function, program).keys()
                if not any(
                    may_be_hidden(symbols, arg.type)
                    or locals_in(arg).keys() & secrets
                    or may_tell_of_things(arg, function.body, symbols)
                    for arg in node.args
                ):
                    facts.add("L405", node.span, event=node.event.name)


def warn_told_secrets(program: c.Program, facts: Facts) -> None:
    """Report events that carry a value which was chosen secretly in the same steps."""
    for function, _ in functions_of(program):
        secrets = secret_values(function, program)
        if not secrets:
            continue
        words = function.words
        for node in nodes(function.body):
            for event, args in announcements(node, program):
                told = [name for arg in args for name in locals_in(arg) if name in secrets]
                if told:
                    report(facts, node, event, secrets[told[0]], words.get(told[0], told[0]))
        again = Again(secrets, program)
        again.block(function.body)
        for node, event, state, name in again.found:
            report(facts, node, event, state, words.get(name, name))


def report(facts: Facts, node: c.Node, event: str, state: StateSym | None, word: str) -> None:
    """Report a sentence that tells a secret, which a hidden state keeps, or which chance gave to one player."""
    if isinstance(node, c.Runs):
        related = () if state is None else ((state.span, "not all players see it"),)
        kept = "" if state is None else state.name
        facts.add("W540", node.span, *related, word=word, event=event, state=kept)


def told_to_all(stmt: c.Announce) -> list[c.Expr]:
    """Return what all players are told of an event."""
    told = {field for field, _ in stmt.event.told}
    return [arg for arg, param in zip(stmt.args, stmt.event.params, strict=False) if param.name not in told]


def announcements(
    node: c.Node, program: c.Program, seen: frozenset[str] = frozenset()
) -> Iterator[tuple[str, list[c.Expr]]]:
    """Yield the events that a sentence announces, itself or by a verb, with what it gives them."""
    if not isinstance(node, c.Runs):
        return
    match node:
        case c.Announce(event=event):
            if not node.openly and not is_verb_event(event):
                yield event.name, told_to_all(node)
        case c.CallVerb(verb=verb):
            if verb.name not in seen:
                yield from told_by_call(node, program, seen | {verb.name})
        case c.RunSteps() | c.RunPhase():
            pass  # they are given nothing
        case _:
            assert_never(node)


def told_by_call(call: c.CallVerb, program: c.Program, seen: frozenset[str]) -> Iterator[tuple[str, list[c.Expr]]]:
    """Yield the events that a verb announces with what it is given."""
    function = program.verbs[call.verb.name]
    given = dict(zip((name for name, _ in function.params[1:]), call.args, strict=False))
    for inner in nodes(function.body):
        for event, inside in announcements(inner, program, seen):
            told = [given[name] for arg in inside for name in locals_in(arg) if name in given]
            if told:
                yield event, told


class Again:
    """Finds the sentences that tell a hidden state in which the same steps kept a secret, and nothing is asked between.

    Each is found with the event, the state, and the variable that was kept there.
    """

    def __init__(self, secrets: dict[str, StateSym | None], program: c.Program) -> None:
        self.secrets = secrets
        self.program = program
        self.found: list[tuple[c.Node, str, StateSym, str]] = []

    def block(self, block: c.Block, kept: Kept = ()) -> Kept:
        """Follow a block; return the states that keep a secret behind it, if nothing was asked since."""
        for stmt in block:
            match stmt:
                case c.Store(place=c.StateGet() as place, value=c.Local(name)) if name in self.secrets:
                    kept += ((place, name),) if place.hides else ()
                case c.Announce(event=event) if not stmt.openly and not is_verb_event(event):
                    args = told_to_all(stmt)
                    self.found += [(stmt, event.name, place.state, name) for place, name in kept if place in args]
                case c.CallVerb() | c.RunPhase():
                    for event_name, state in told_states(stmt, self.program):
                        self.found += [(stmt, event_name, state, name) for place, name in kept if place.state == state]
                case c.Act() | c.Give() | c.Pay() | c.Flow() | c.RunSteps() | c.Announce():
                    pass
                case _:
                    assert_never(stmt)
            asks = isinstance(stmt, c.Choice)
            before = () if asks else kept
            behind = [place for inner in blocks_in(stmt) for place in self.block(inner, before)]
            loops = isinstance(stmt, c.Loops)
            kept = before if loops else (*before, *behind)
        return kept


def told_states(stmt: c.CallVerb | c.RunPhase, program: c.Program) -> Iterator[tuple[str, StateSym]]:
    """Yield the states that a verb or phase announces of whoever runs it, and the events."""
    for function in stmt.calls(program):
        for node in nodes(function.body):
            if isinstance(node, c.Announce) and not node.openly and not is_verb_event(node.event):
                own = [arg for arg in node.args if isinstance(arg, c.StateGet) and arg.key in (None, YOU)]
                yield from ((node.event.name, arg.state) for arg in own)


def secret_values(function: c.Function, program: c.Program) -> dict[str, StateSym | None]:
    """Return the variables with secret values, each with the hidden state that keeps it; None if chance gave it."""
    found: dict[str, StateSym | None] = {}
    for node in nodes(function.body):
        if isinstance(node, c.Sentence) and node.hides:
            found |= dict.fromkeys(node.binds)
    found.update(kept_values(function, chosen_values(function), program))
    return with_worked_out(function, found) if found else found


def kept_values(
    function: c.Function, names: set[str], program: c.Program, seen: frozenset[str] = frozenset()
) -> dict[str, StateSym]:
    """Return those of some variables that a function keeps in a hidden state, itself or by a verb, each with it."""
    found: dict[str, StateSym] = {}
    for node in nodes(function.body):
        if isinstance(node, c.Store):
            state = secret_state(node)
            found |= {} if state is None else dict.fromkeys(names & locals_in(node.value).keys(), state)
        elif isinstance(node, c.CallVerb) and node.verb.name not in seen:
            inner = program.verbs[node.verb.name]
            params = [name for name, _ in inner.params[1:]]
            kept = kept_values(inner, set(params), program, seen | {node.verb.name})
            for param, arg in zip(params, node.args, strict=False):
                if param in kept:
                    found |= dict.fromkeys(names & locals_in(arg).keys(), kept[param])
    return found


def secret_state(stmt: c.Store) -> StateSym | None:
    """Return the hidden state that a sentence sets anew, None if it sets another, or adds to what it was."""
    if not isinstance(stmt.place, c.StateGet) or not stmt.place.hides:
        return None
    read = {part.state.name for part in nodes(stmt.value) if isinstance(part, c.StateGet)}
    return None if stmt.place.state.name in read else stmt.place.state


def chosen_values(function: c.Function) -> set[str]:
    """Return the variables that a player chooses in a function."""
    found: set[str] = set()
    for node in nodes(function.body):
        if isinstance(node, c.PoolInfo):
            found.add(node.var)
        elif isinstance(node, c.ChooseMany):
            found.add(node.name)
    return found


def with_worked_out(function: c.Function, found: dict[str, StateSym | None]) -> dict[str, StateSym | None]:
    """Return secret values with those that are worked out from them."""
    given = [node for node in nodes(function.body) if isinstance(node, c.Assign) and not node.kept]
    while True:
        more = {
            node.name: found[name]
            for node in given
            for name in locals_in(node.value)
            if name in found and node.name not in found
        }
        if not more:
            return found
        found = {**found, **more}
