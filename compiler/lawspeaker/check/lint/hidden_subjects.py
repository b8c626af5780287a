"""Decisions and events about things that are hidden from those who are asked or told.

    choose c from your hand
        announce played c by you        L408: all are told of `c`, and it is in a hand that only its owner sees
                                        L407: a rule asks another player about `c`

For each way into a function the locations of its variables are followed step by step (`thing_locations.py`). An error
is reported only where a thing is certainly hidden: in a pile that is filled unseen, and from a player who is certainly
another one than those who know it. What else may leak is found in play (`law fuzz`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, assert_never

from msgspec import Struct, field

from lawspeaker.check import ir as c
from lawspeaker.check.context import YOU
from lawspeaker.check.lint.blind_options import blind_options, shown_piles
from lawspeaker.check.lint.blind_rules import entry_of_rule, entry_of_verb, result_of_verb
from lawspeaker.check.lint.hidden_reports import Report, Reports
from lawspeaker.check.lint.moved_piles import MovedPiles
from lawspeaker.check.lint.openly import functions_of
from lawspeaker.check.lint.thing_locations import (
    Known,
    Location,
    Locator,
    Place,
    joined,
    others_than,
    place_of,
    plain_player,
    unequal_players,
)
from lawspeaker.check.lint.thing_steps import Steps, bind, names_bound, secret_piles, store, written_words
from lawspeaker.check.lint.told_values import is_of_things, told_of
from lawspeaker.check.rules.verb_events import is_verb_event
from lawspeaker.check.walk import locals_in, nodes
from lawspeaker.resolve.symbols import Symbols, Visibility

if TYPE_CHECKING:
    from lawspeaker.check.checked import Checked

K = TypeVar("K")
Certain = frozenset[tuple[K, Location]]
Choice = c.ChoiceWithBlocks


class Entry(Struct, frozen=True):
    """How a function is entered: for a rule of an event, the variables that the event carries; who was asked blindly.

    `rule` is the rule, `asked` gets the names of the hidden things that the rule asks about, each with its location.
    `gives` gets the locations of what the function gives back, with None while not all of them were found.
    """

    rule: c.Trigger | None = None
    asked: dict[str, Location] = field(default_factory=dict)
    gives: list[Location | None] = field(default_factory=lambda: [None])


def hidden_subjects(checked: Checked) -> list[Report]:
    """Return the decisions and events about things that are certainly hidden from players."""
    symbols, program = checked.symbols, checked.program
    if all(pile.seen == Visibility.EVERYONE for pile in symbols.piles.values()):
        return []
    walk = Walk(symbols, program)
    for function, _ in functions_of(program):
        walk.function(function, Known({}), Entry())
    return walk.reports.of_secrets(secret_piles(program, walk.locator, walk.steps.sources))


class Walk:
    """Follows the locations of things through all functions; each way into a function is followed once."""

    def __init__(self, symbols: Symbols, program: c.Program) -> None:
        self.symbols = symbols
        self.program = program
        self.locator = Locator(symbols)
        self.moved = MovedPiles(program, self.locator)
        self.steps = Steps(self.locator, self.moved)
        self.written = written_words(program)
        self.shown = shown_piles([function for function, _ in functions_of(program)], self.locator)
        self.reports = Reports(symbols)
        self.done: dict[tuple[int, int, Certain[str], Certain[Place]], Entry] = {}

    def function(self, function: c.Function, known: Known, entry: Entry) -> Entry:
        """Follow a function from an entry; return the entry, also if that was done before."""
        rule = -1 if entry.rule is None else entry.rule.index
        key = (id(function), rule, frozenset(known.where.items()), frozenset(known.kept.items()))
        if key not in self.done:
            self.done[key] = entry
            self.block(function.body, known, entry)
            entry.gives.remove(None)
        return self.done[key]

    def block(self, block: c.Block, known: Known, entry: Entry) -> Known | None:
        """Return what is certain after a block; None if it is always left."""
        now: Known | None = known
        for stmt in block:
            if now is None:
                return None
            now = self.step(stmt, now, entry)
        return now

    def step(self, stmt: c.Stmt, known: Known, entry: Entry) -> Known | None:
        """Return what is certain after a sentence; None if it leaves the block."""
        for choice, place in blind_options(stmt, known, self.locator, self.shown):
            self.reports.add("W520", choice.site.span, place, word=place.pile)
        match stmt:
            case c.OnCards() | c.Lay() | c.Swap():
                self.steps.move(stmt, known)
            case c.Assign() | c.Pick() | c.Roll() | c.StartRecord() | c.ChooseOrder():
                bind(self.locator, stmt, known)
            case c.Store():
                store(self.locator, stmt.place, stmt.value, known)
            case c.CallVerb() | c.RunSteps() | c.RunPhase() | c.Announce():
                return self.call(stmt, known, entry)
            case c.Each() | c.Loop() | c.Turns():
                self.loop(stmt, known, entry)
            case c.Choose() | c.ChooseMany() | c.ChooseOne():
                return self.choice(stmt, known, entry)
            case c.Leave():
                return known if stmt.form == c.LeaveForm.SKIP else None
            case c.GiveBack():
                entry.gives.append(self.locator.of(stmt.value, known))
                return None
            case c.Pay() | c.Give():
                return joined([self.block(stmt.otherwise or (), known.copy(), entry), known])
            case c.If():
                return self.branches(stmt, known, entry)
            case c.DoPossible():
                return self.block(stmt.body, known, entry)
            case (
                c.Change()
                | c.Gain()
                | c.MovePieces()
                | c.Touch()
                | c.ShapeArea()
                | c.MarkArea()
                | c.Activate()
                | c.MarkOnce()
                | c.OnlyIf()
            ):
                pass
            case _:
                assert_never(stmt)
        return known

    def branches(self, stmt: c.If, known: Known, entry: Entry) -> Known | None:
        """Return what is certain after an `if`, whichever of its blocks runs."""
        ways = [self.block(stmt.otherwise, known.copy(), entry)]
        for test, block in stmt.arms:
            inside = known.copy()
            inside.apart |= frozenset(unequal_players(test))
            ways.append(self.block(block, inside, entry))
        return joined(ways)

    def loop(self, stmt: c.Loops, known: Known, entry: Entry) -> None:
        """Follow a loop: what its block may change is not certain, neither in it nor after it."""
        source = self.locator.of(stmt.source, known) if isinstance(stmt, c.Each) else None
        known.leave(self.moved.of(stmt.block))
        known.overwrite(
            lambda place: place.of is None or not place.record or (place.record, place.word) in self.written
        )
        for name in names_bound(stmt):
            known.rebind(name)
        inside = known.copy()
        if isinstance(stmt, c.Each):
            inside.note_apart(c.Local(stmt.var, stmt.type), others_than(stmt.var, stmt.source))
            if source is not None:
                inside.where[stmt.var] = source
        self.block(stmt.block, inside, entry)

    def choice(self, stmt: Choice, known: Known, entry: Entry) -> Known | None:
        """Report a blind decision, and return what is certain after it, whatever is chosen."""
        self.check_question(stmt, known)
        self.check_subject(stmt, known, entry)
        match stmt:
            case c.ChooseOne(labels=labels):
                blocks = [block for _, block in labels]
                return joined([self.block(block, known.copy(), entry) for block in (*blocks, stmt.otherwise)])
            case c.Choose(pools=pools, beside=beside):
                chosen = known.copy()
                for pool in pools:
                    self.bind_choice(pool.var, pool, stmt.by, chosen)
                others = [stmt.otherwise, *(block for _, block in beside)]
            case c.ChooseMany(pool=pool):
                chosen, others = known.copy(), [stmt.otherwise]
                for name in (stmt.element, stmt.left, stmt.name):
                    self.bind_choice(name, pool, stmt.by, chosen)
            case _:
                assert_never(stmt)
        return joined([self.block(stmt.block, chosen, entry), *(self.block(o, known.copy(), entry) for o in others)])

    def bind_choice(self, name: str, pool: c.PoolInfo, by: c.Expr, known: Known) -> None:
        """Note where what was chosen is; the player who chose knows it there."""
        place = self.locator.of(pool.source, known) or self.locator.within(pool.var, pool.where)
        known.rebind(name)
        known.note_apart(c.Local(name, pool.type), others_than(name, pool.source, pool.where))
        if place is not None:
            known.where[name] = Location(place.pile, place.owner, (*place.knowers, plain_player(by)))

    def check_question(self, stmt: Choice, known: Known) -> None:
        """Report a question or label that names a thing which the player who is asked does not see."""
        for spoken in stmt.site.spoken:
            local, of_things = c.Local(spoken.local, spoken.type), is_of_things(spoken.type)
            place = self.locator.of(local, known) if of_things else told_of(local, known, self.locator)
            if place is not None and self.locator.is_blind(stmt.by, place, known):
                word, value = (spoken.name, "") if of_things else ("", spoken.name)
                self.reports.add("L409", stmt.site.span, place, word=word, value=value)

    def check_subject(self, stmt: Choice, known: Known, entry: Entry) -> None:
        """Note the things of an event that a rule asks about although the player who is asked does not see them."""
        if entry.rule is None:
            return
        named = locals_in(stmt).keys() | locals_in(entry.rule.tests).keys()
        read = {place_of(node) for node in nodes((stmt, entry.rule.tests))}
        found = {name: known.where[name] for name in fields_of(entry.rule) & named & known.where.keys()}
        found |= {place.word: location for place, location in known.kept.items() if place in read}
        entry.asked.update(
            {word: location for word, location in found.items() if self.locator.is_blind(stmt.by, location, known)}
        )

    def call(self, stmt: c.Runs, known: Known, entry: Entry) -> Known | None:
        """Follow what a sentence calls, and return what is certain after it."""
        piles = self.moved.of_functions(list(self.moved.called(stmt)))
        before = known.copy()
        known.overwrite(self.may_be_stored)
        match stmt:
            case c.Announce():
                self.check_event(stmt, before)
                if not is_verb_event(stmt.event):
                    self.warn_of_told(stmt, known)
                known.leave(piles)
                after = self.block(stmt.block, known.copy(), entry)
                known.rebind(stmt.giving)
                return joined([after, known])
            case c.CallVerb(verb=verb):
                function = self.program.verbs[verb.name]
                inside = entry_of_verb(stmt, function, before, self.locator)
                found = (
                    self.function(function, inside, Entry()) if inside.where or inside.kept or stmt.giving else Entry()
                )
                known.leave(piles)
                known.rebind(stmt.giving)
                place = result_of_verb(stmt, function, found.gives)
                if stmt.giving is not None and place is not None:
                    known.where[stmt.giving] = place
                return joined([self.block(stmt.otherwise or (), known.copy(), entry), known])
            case c.RunSteps() | c.RunPhase():
                known.leave(piles)
                return known
            case _:
                assert_never(stmt)

    def may_be_stored(self, place: Place) -> bool:
        """Return whether other functions may store something in a place."""
        return not place.record or (place.record, place.word) in self.written

    def check_event(self, stmt: c.Announce, known: Known) -> None:
        """Report an event that carries a thing which some players do not see, or about which a rule asks blindly."""
        places = [self.locator.of(arg, known) for arg in stmt.args]
        hidden = [
            (param, place)
            for param, place in zip(stmt.event.params, places, strict=False)
            if place is not None and is_of_things(param.type) and self.is_hidden(place, known)
        ]
        if stmt.openly or not (hidden or known.kept):
            return
        blind = self.blind_rules(stmt, known)
        if is_verb_event(stmt.event):
            for rule, name, place in blind:
                at = (stmt.event.span, "the verb")
                self.reports.add("L407", rule.span, place, (at,), word=name, verb=stmt.event.name, rule=name_of(rule))
            return
        if blind:
            rule, name, place = blind[0]
            at = (rule.span, "this rule asks")
            self.reports.add("L407", stmt.span, place, (at,), word=name, event=stmt.event.name, rule=name_of(rule))
        told = {field for field, _ in stmt.event.told}
        hidden = [(param, place) for param, place in hidden if param.name not in told]
        if hidden and not blind:
            param, place = hidden[0]
            self.reports.add("L408", stmt.span, place, word=param.name, event=stmt.event.name)

    def warn_of_told(self, stmt: c.Announce, known: Known) -> None:
        """Report an event with a value that tells of a thing which some players do not see; then all know the value."""
        told = {field for field, _ in stmt.event.told}
        for param, arg in zip(stmt.event.params, stmt.args, strict=False):
            if param.name in told:
                continue
            place = told_of(arg, known, self.locator)
            if place is not None and not stmt.openly and self.is_hidden(place, known):
                self.reports.add("W540", stmt.span, place, value=param.name, event=stmt.event.name)
            if isinstance(arg, c.Local) and not is_of_things(arg.type):
                known.where.pop(arg.name, None)
                known.told.pop(arg.name, None)

    def blind_rules(self, stmt: c.Announce, known: Known) -> list[tuple[c.Trigger, str, Location]]:
        """Return the rules of an event that ask players about a thing which they do not see."""
        found: list[tuple[c.Trigger, str, Location]] = []
        for rule in self.program.triggers:
            if rule.event == stmt.event.name:
                inside = entry_of_rule(stmt, rule, known, self.locator)
                asked = self.function(rule.function, inside, Entry(rule)).asked if inside.where or inside.kept else {}
                words = zip(rule.function.params, stmt.event.params, strict=False)
                called = {name: param.name for (name, _), param in words}
                found += [(rule, called.get(name, name), location) for name, location in asked.items()]
        return found

    def is_hidden(self, place: Location, known: Known) -> bool:
        """Return whether there is certainly a player who does not know a thing in its location."""
        viewers = self.locator.viewers(place)
        return viewers is not None and not self.locator.is_everywhere(viewers, known)


def name_of(rule: c.Trigger) -> str:
    """Return the name of the thing that a rule belongs to, or of its event."""
    return rule.holds.name or rule.event


def fields_of(rule: c.Trigger) -> set[str]:
    """Return the variables of a rule that stand for what the event carries."""
    return {name for name, _ in rule.function.params} - {"this", YOU.name}
