"""Triggers: which ones match an event, in whose order they run, and what replaces the event."""

from __future__ import annotations

from lawspeaker.analysis.suspension import MomentInfo
from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.rules.verb_events import doer_index, gives_result, is_verb_event
from lawspeaker.check.walk import locals_in
from lawspeaker.emit import size_names
from lawspeaker.emit.expressions import expressions, rule_loops
from lawspeaker.emit.lines import INDENT, indented
from lawspeaker.emit.naming import moment_name
from lawspeaker.emit.python_text import Case, chain, listed
from lawspeaker.emit.render import Definition, definition
from lawspeaker.emit.sentences import end_checks, frames, functions
from lawspeaker.emit.sentences.decision_names import decision, first_action, minus, plus
from lawspeaker.emit.sentences.frame_slots import push
from lawspeaker.emit.sentences.labels import AFTER_TRIGGER, BEGIN, CHOOSE_TRIGGER, RUN_TRIGGER, resumed_at
from lawspeaker.emit.writer import Writer
from lawspeaker.resolve.symbols import Signed
from lawspeaker.resolve.types import Type, TypeForm

MATCH = ("trigger", "this", "owner", "serial")
"""The four numbers of a match: of the trigger, of the thing and the player it belongs to, of the effect it is from."""


def write_params(w: Writer, info: MomentInfo) -> list[tuple[str, Type]]:
    trigger = info.triggers[0]
    count = len(w.layout.symbols.events[info.event].params)
    return trigger.function.params[:count]


def collect(w: Writer, info: MomentInfo) -> Definition:
    """Write the function that lists the triggers that match, four numbers each, in the order of their owners."""
    w.subject = moment_name(info.event, info.moment)
    groups: dict[tuple[object, ...], list[tuple[int, c.Trigger]]] = {}
    numbered = [(n, tr) for n, tr in write_numbered(w, info) if w.layout.may_hold(tr.holds)]
    many = rule_loops.are_many([trigger.holds for _, trigger in numbered])
    for number, trigger in numbered:
        groups.setdefault(rule_loops.holding(trigger.holds, many), []).append((number, trigger))
    return definition(
        f"match_{w.subject}",
        "functions/match_triggers",
        comment=event_comment(w, info),
        name=w.subject,
        params=functions.parameters(functions.typed(write_params(w, info))),
        tests=[line for group in groups.values() for line in match_group(w, group)],
    )


def event_comment(w: Writer, info: MomentInfo) -> str:
    """Return the comment that leads to the event; `ended` is declared nowhere and has none."""
    span = w.layout.symbols.events[info.event].span
    return w.layout.spec.comment(span) if span.file else ""


def write_numbered(w: Writer, info: MomentInfo) -> list[tuple[int, c.Trigger]]:
    """Pair triggers with their numbers; ways in which one rule holds share a number."""
    names: list[str] = []
    pairs: list[tuple[int, c.Trigger]] = []
    for trigger in info.triggers:
        if trigger.function.name not in names:
            names.append(trigger.function.name)
        pairs.append((names.index(trigger.function.name), trigger))
    return pairs


def match_group(w: Writer, group: list[tuple[int, c.Trigger]]) -> list[str]:
    used: set[str] = {"owner", "this"} if group[0][1].holds.form != c.HoldsForm.ALWAYS else set()
    used |= {name for _, trigger in group for test in trigger.tests for name in locals_in(test)}
    owner = rule_loops.only_owner(group[0][1].holds, [trigger.tests for _, trigger in group])
    return rule_loops.loop(w, [match(w, number, trigger, owner) for number, trigger in group], used, owner)


def match(w: Writer, number: int, trigger: c.Trigger, only: str) -> rule_loops.RuleLines:
    """Write how a trigger is matched; with `only` in a loop over the things of that player."""
    holds = trigger.holds
    with w.recording() as names:
        guards = rule_loops.guards(w, holds)
        this, owner, serial = "-1", "0", "0"
        if holds.form != c.HoldsForm.ALWAYS:
            owner = w.name("owner")
        if holds.form == c.HoldsForm.EFFECT:
            serial = "entry[1]"
        if holds.form not in (c.HoldsForm.ALWAYS, c.HoldsForm.EFFECT) or (
            holds.effect is not None and holds.effect.this
        ):
            this = w.name("this")
        if trigger.once is not None:
            of_thing = holds.form not in (c.HoldsForm.ALWAYS, c.HoldsForm.EFFECT)
            mark = size_names.once_mark(w.layout, trigger.function.once, of_thing)
            guards.append(f"{mark} not in s.once")
        if holds.belongs is not None and "you" in locals_in(trigger.function.body):
            guards.append("owner != 0")
        test, level = expressions.joined(w, rule_loops.without_owner(trigger.tests, only), guards)
    act = f"matches += [{number}, {this}, {owner}, {serial}]"
    comment = rule_loops.rule_comment(w, holds, trigger.span)
    return rule_loops.RuleLines(holds, comment, test, level, act, names)


def run(w: Writer, info: MomentInfo) -> Definition:
    """Write the function that runs what matches."""
    return run_resumable(w, info) if info.suspends else run_plain(w, info)


def bodies(w: Writer, info: MomentInfo) -> list[tuple[int, c.Trigger]]:
    seen: set[int] = set()
    found: list[tuple[int, c.Trigger]] = []
    for number, trigger in write_numbered(w, info):
        if number not in seen:
            seen.add(number)
            found.append((number, trigger))
    return found


def arguments(w: Writer, info: MomentInfo, trigger: c.Trigger) -> list[str]:
    """Return the arguments of a trigger's body, with what its effect captured."""
    args = [name for name, _ in write_params(w, info)]
    for name, _type in trigger.function.params[len(args) :]:
        if name == "this":
            args.append("this")
        elif name == "you":
            args.append("owner" if trigger.holds.form != c.HoldsForm.ALWAYS else nobodys_you(w, info))
        else:
            assert trigger.holds.effect is not None
            args.append(rule_loops.kept_by(trigger.holds.effect, name))
    return args


def nobodys_you(w: Writer, info: MomentInfo) -> str:
    """Write who is `you` in a trigger of the top level: who does the verb, at an event who has the turn."""
    symbols = w.layout.symbols
    event = symbols.events[info.event]
    return write_params(w, info)[doer_index(symbols, event)][0] if is_verb_event(event) else "s.active"


def while_it_lasts(w: Writer, trigger: c.Trigger, run: list[str]) -> list[str]:
    """Write that a rule of an effect does nothing if the effect ended before its turn came."""
    if trigger.holds.form != c.HoldsForm.EFFECT:
        return run
    return ["entry = effect_entry(s, serial)", "if entry:", *indented(run)]


def run_plain(w: Writer, info: MomentInfo) -> Definition:
    """Write the function that runs what matches, where nothing of it may suspend."""
    name, params = moment_name(info.event, info.moment), write_params(w, info)
    replaces = info.moment == c.Moment.INSTEAD
    cases: list[Case] = []
    for number, trigger in bodies(w, info):
        run = f"{trigger.function.name}({', '.join(['s', *arguments(w, info, trigger)])})"
        act = [*replace_by(w, info, run), f"{INDENT}return True"] if replaces else [run]
        cases.append(Case(number, f"trigger == {number}", while_it_lasts(w, trigger, act)))
    return definition(
        name,
        "functions/run_triggers",
        comment=event_comment(w, info),
        name=name,
        params=functions.parameters(functions.typed(params)),
        about=moment_words(w, info),
        replaces=replaces,
        arguments=", ".join(["s", *(param for param, _ in params)]),
        match=match_names(w, info),
        dispatch=chain("trigger", cases),
        may_end=end_checks.moment_ends(w, info.event, info.moment),
    )


def replace_by(w: Writer, info: MomentInfo, run: str) -> list[str]:
    """Write the test whether a body has replaced its event; what replaces a verb with a result leaves that result."""
    event = w.layout.symbols.events[info.event]
    if not gives_result(event):
        return [f"if {run} != 0:"]
    return [f"{result_place(event)} = {run}", "if not s.failed:"]


def result_place(event: Signed) -> str:
    """Return where what replaces an event leaves its result."""
    return "s.result_list" if gives_result(event) and is_list(event.type) else "s.result"


def run_resumable(w: Writer, info: MomentInfo) -> Definition:
    """Write a resumable function: let owners order their own of what matches, run one after the other.

    Where an event is announced, the matches are already found; only `ended` is announced by nothing. When a body that
    may replace the event returns, the function tests whether it did.
    """
    name, params, site = moment_name(info.event, info.moment), write_params(w, info), info.site
    replaces, finds_matches = info.moment == c.Moment.INSTEAD, info.event == "ended"
    choose, run_it = w.layout.use_label(*CHOOSE_TRIGGER), w.layout.use_label(*RUN_TRIGGER)
    begin = w.layout.use_label(BEGIN) if finds_matches else ""
    after = w.layout.use_label(*AFTER_TRIGGER) if replaces else ""
    lists = sum(1 for _, type_ in params if is_list(type_))
    first = first_action(w.layout, site) if site is not None else ""
    loads = moment_loads(w, info)
    used = used_names(w, info)
    return definition(
        name,
        "functions/run_triggers_resumable",
        comment=event_comment(w, info),
        name=name,
        about=moment_words(w, info),
        finds_matches=finds_matches,
        begin=begin,
        loads=[f"{param} = {text}" for param, text in loads],
        used_loads=[f"{param} = {text}" for param, text in loads if param in used],
        arguments=", ".join(["s", *(param for param, _ in params)]),
        choose=choose,
        run_it=run_it,
        after=after,
        replaces=replaces,
        replaced="not s.failed" if gives_result(w.layout.symbols.events[info.event]) else "s.result != 0",
        not_replaced=frames.not_replaced(w, info.event),
        frame_size=len(params) - lists + 2,
        frame_lists=f"-{lists + 1}:",
        site=decision(w.layout, site) if site is not None else "",
        legal=listed(f"rule{plus(first)}", "rule", "rules"),
        first_action=plus(first),
        match=match_names(w, info),
        answer=f"s.answer{minus(first)}",
        resume=w.layout.use_label(*resumed_at(info)),
        dispatch=chain("trigger", [run_case(w, info, number, trigger) for number, trigger in bodies(w, info)]),
        may_end=plain_ends(w, info),
    )


def moment_loads(w: Writer, info: MomentInfo) -> list[tuple[str, str]]:
    """Return the fields of the event, each with the text that reads it from the frame."""
    ints = [(n, t) for n, t in write_params(w, info) if not is_list(t)]
    lists = [n for n, t in write_params(w, info) if is_list(t)]
    loads = []
    for k, (name, type_) in enumerate(ints):
        truth = " != 0" if type_.form == TypeForm.YES_NO else ""
        loads.append((name, f"st[{k - len(ints) - 2}]{truth}"))
    return [*loads, *((name, f"s.lists[{k - len(lists) - 1}]") for k, name in enumerate(lists))]


def run_case(w: Writer, info: MomentInfo, number: int, trigger: c.Trigger) -> Case:
    """Write the call of the body of a trigger."""
    args = arguments(w, info, trigger)
    function = trigger.function
    call = f"{function.name}({', '.join(['s', *args])})"
    place = result_place(w.layout.symbols.events[info.event])
    run = [f"{place} = {call}" if info.moment == c.Moment.INSTEAD else call]
    if function.suspends:
        run = push(w, function.name, args, "st")
        run += [f"if {function.name}(s):", f"{INDENT}return True"]
    return Case(number, f"trigger == {number}", while_it_lasts(w, trigger, run))


def plain_ends(w: Writer, info: MomentInfo) -> bool:
    """Tell whether a body that cannot suspend may end the game."""
    return any(end_checks.may_end(w, tr.function.body) for tr in info.triggers if not tr.function.suspends)


def used_names(w: Writer, info: MomentInfo) -> set[str]:
    """Return the variables that the calls of the bodies use."""
    triggers = [trigger for _, trigger in bodies(w, info)]
    serial = {"serial"} if any(trigger.holds.form == c.HoldsForm.EFFECT for trigger in triggers) else set()
    return {"trigger", *serial, *(arg for trigger in triggers for arg in arguments(w, info, trigger))}


def match_names(w: Writer, info: MomentInfo) -> str:
    """Name the four numbers of a match; those that no call uses with an underscore before them."""
    used = used_names(w, info)
    return ", ".join(name if name in used else f"_{name}" for name in MATCH)


def moment_words(w: Writer, info: MomentInfo) -> str:
    words = {c.Moment.BEFORE: "before", c.Moment.AFTER: "by", c.Moment.INSTEAD: "instead of"}
    verb = is_verb_event(w.layout.symbols.events[info.event])
    return f"{words[info.moment]} the {'verb' if verb else 'event'} {info.event}"
