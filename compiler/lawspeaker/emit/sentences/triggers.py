"""Triggers as Python: which ones match an event, in whose order they run, and what replaces it."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.context import is_list
from lawspeaker.check.walk import locals_in
from lawspeaker.emit.expressions import expressions, rule_points
from lawspeaker.emit.imports import used_words
from lawspeaker.emit.naming import moment_name, once_mark
from lawspeaker.emit.python_text import INDENT, chain, indented, listed, offset_text
from lawspeaker.emit.sentences import end_checks, frames, functions
from lawspeaker.emit.sentences.labels import AFTER_TRIGGER, BEGIN, CHOOSE_TRIGGER, RUN_TRIGGER, resumed_at
from lawspeaker.emit.writer import Writer
from lawspeaker.lower.program import MomentInfo
from lawspeaker.resolve.types import Type, TypeForm


def write_params(w: Writer, info: MomentInfo) -> list[tuple[str, Type]]:
    trigger = info.triggers[0]
    count = len(w.layout.symbols.events[info.event].params)
    return trigger.function.params[:count]


def collect(w: Writer, info: MomentInfo) -> list[str]:
    """Write the function that lists the triggers that match, four numbers each, in the order of their owners."""
    params = "".join(f", {name}: {functions.python_type(type_)}" for name, type_ in write_params(w, info))
    w.subject = moment_name(info.event, info.moment)
    name = f"match_{w.subject}"
    lines = [*event_line(w, info), f"def {name}(s: State{params}) -> list[int]:"]
    lines.append(f'{INDENT}"""List what is triggered: trigger, thing, owner, effect, in the order of owners."""')
    body = ["matches: list[int] = []"]
    groups: dict[tuple[object, ...], list[tuple[int, c.Trigger]]] = {}
    numbered = [(n, tr) for n, tr in write_numbered(w, info) if w.layout.may_hold(tr.holds)]
    many = rule_points.are_many([trigger.holds for _, trigger in numbered])
    for number, trigger in numbered:
        groups.setdefault(rule_points.holding(trigger.holds, many), []).append((number, trigger))
    for group in groups.values():
        body += match_group(w, group)
    return [*lines, *indented([*body, "return in_turn_order(s, matches)"])]


def event_line(w: Writer, info: MomentInfo) -> list[str]:
    """Return the comment that leads to the event; `ended` is declared nowhere."""
    span = w.layout.symbols.events[info.event].span
    return [w.layout.spec.comment(span)] if span.file else []


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
    rules: list[tuple[c.Holds, list[str]]] = []
    for number, trigger in group:
        used |= {name for test in trigger.tests for name in locals_in(test)}
        rules.append((trigger.holds, match(w, number, trigger)))
    return rule_points.loop(w, rules, used)


def match(w: Writer, number: int, trigger: c.Trigger) -> list[str]:
    holds = trigger.holds
    guards = rule_points.guards(w, holds)
    this, owner, serial = "this", "owner", "0"
    if holds.form == c.HoldsForm.ALWAYS:
        this, owner = "-1", "0"
    elif holds.form == c.HoldsForm.EFFECT:
        serial = "entry[1]"
        this = "this" if holds.effect is not None and holds.effect.this else "-1"
    if trigger.once is not None:
        mark = once_mark(trigger.function.once, holds.form not in (c.HoldsForm.ALWAYS, c.HoldsForm.EFFECT))
        guards.append(f"{mark} not in s.once")
    if holds.belongs is not None and "you" in locals_in(trigger.function.body):
        guards.append("owner != 0")
    tests = expressions.conjunction(w, trigger.tests, guards)
    act = f"matches += [{number}, {this}, {owner}, {serial}]"
    comment = rule_points.rule_comment(w, holds, trigger.span)
    return [comment, *([f"if {tests}:", INDENT + act] if tests else [act])]


def run(w: Writer, info: MomentInfo) -> list[str]:
    """Write the function that runs what matches."""
    return run_frame(w, info) if info.suspends else run_plain(w, info)


def bodies(w: Writer, info: MomentInfo) -> list[tuple[int, c.Trigger]]:
    seen: set[int] = set()
    found: list[tuple[int, c.Trigger]] = []
    for number, trigger in write_numbered(w, info):
        if number not in seen:
            seen.add(number)
            found.append((number, trigger))
    return found


def arguments(w: Writer, info: MomentInfo, trigger: c.Trigger) -> list[str]:
    """Return the arguments of a trigger's body, with what its effect kept."""
    args = [name for name, _ in write_params(w, info)]
    for name, _type in trigger.function.params[len(args) :]:
        if name == "this":
            args.append("this")
        elif name == "you":
            args.append("owner" if trigger.holds.form != c.HoldsForm.ALWAYS else "s.active")
        else:
            assert trigger.holds.effect is not None
            args.append(rule_points.kept_by(trigger.holds.effect, name))
    return args


def while_it_lasts(w: Writer, trigger: c.Trigger, run: list[str]) -> list[str]:
    """Write that a rule of an effect does nothing if the effect ended before its turn came."""
    if trigger.holds.form != c.HoldsForm.EFFECT:
        return run
    return ["entry = effect_entry(s, serial)", "if entry:", *indented(run)]


def run_plain(w: Writer, info: MomentInfo) -> list[str]:
    name, params = moment_name(info.event, info.moment), write_params(w, info)
    text = "".join(f", {n}: {functions.python_type(t)}" for n, t in params)
    replaces = info.moment == c.Moment.INSTEAD
    lines = [*event_line(w, info), f"def {name}(s: State{text}) -> {'bool' if replaces else 'None'}:"]
    lines.append(f'{INDENT}"""Run what is triggered {moment_words(info)}."""')
    call = ", ".join(["s", *(n for n, _ in params)])
    cases: list[tuple[str, str, list[str]]] = []
    for number, trigger in bodies(w, info):
        run = f"{trigger.function.name}({', '.join(['s', *arguments(w, info, trigger)])})"
        act = [f"if {run} != 0:", f"{INDENT}return True"] if replaces else [run]
        act = while_it_lasts(w, trigger, act)
        cases.append((str(number), f"trigger == {number}", act))
    dispatch = chain("trigger", cases)
    if end_checks.moment_ends(w, info.event, info.moment):
        dispatch += ["if is_over(s):", f"{INDENT}return{' True' if replaces else ''}"]
    inner = [f"{four_names(dispatch)} = matches[index : index + 4]", *dispatch]
    body = [f"matches = match_{name}({call})", "for index in range(0, len(matches), 4):", *indented(inner)]
    return [*lines, *indented([*body, *(["return False"] if replaces else [])])]


def run_frame(w: Writer, info: MomentInfo) -> list[str]:
    """Write a resumable function: let owners order their own of what matches, run one after the other.

    When a body that may replace the event comes back, the function looks whether it did.
    """
    name = moment_name(info.event, info.moment)
    choose, run_it = w.layout.label(*CHOOSE_TRIGGER), w.layout.label(*RUN_TRIGGER)
    blocks: list[tuple[str, str, list[str]]] = []
    if info.event == "ended":  # every other event is announced where what matches is found out
        blocks.append((w.layout.label(BEGIN), "what matches", start(w, info, choose)))
    if info.moment == c.Moment.INSTEAD:
        replaced = ["if s.result != 0:", *indented(leave_frame(w, info)), f"pc = {choose}"]
        blocks.append((w.layout.label(*AFTER_TRIGGER), "has it been replaced?", replaced))
    blocks.append((choose, "what comes next", write_choose(w, info, run_it)))
    blocks.append((run_it, "run it", take(w, info)))
    body = ["st = s.stack", "pc = st[-2]", "while True:"]
    for label, note, block in blocks:
        body += indented([f"if pc == {label}:  # {note}", *indented(block)])
    head = [*event_line(w, info), f"def {name}(s: State) -> bool:"]
    return [*head, f'{INDENT}"""Run what is triggered {moment_words(info)}."""', *indented(body)]


def start(w: Writer, info: MomentInfo, choose: str) -> list[str]:
    call = ", ".join(["s", *(name for name, _ in write_params(w, info))])
    match = f"s.lists[-1] = match_{moment_name(info.event, info.moment)}({call})"
    return [*moment_loads(w, info), match, f"pc = {choose}"]


def moment_loads(w: Writer, info: MomentInfo) -> list[str]:
    """Write the fields of the event as the frame keeps them."""
    ints = [(n, t) for n, t in write_params(w, info) if not is_list(t)]
    lists = [n for n, t in write_params(w, info) if is_list(t)]
    lines = []
    for k, (name, type_) in enumerate(ints):
        truth = " != 0" if type_.form == TypeForm.YES_NO else ""
        lines.append(f"{name} = st[{k - len(ints) - 2}]{truth}")
    return [*lines, *(f"{name} = s.lists[{k - len(lists) - 1}]" for k, name in enumerate(lists))]


def leave_frame(w: Writer, info: MomentInfo) -> list[str]:
    lists = sum(1 for _, type_ in write_params(w, info) if is_list(type_))
    size = len(write_params(w, info)) - lists + 2
    return [f"del st[-{size}:]", f"del s.lists[-{lists + 1}{':' if lists else ''}]", "return False"]


def write_choose(w: Writer, info: MomentInfo, run_it: str) -> list[str]:
    """Write which match is next: the first, unless its owner has several and decides."""
    out = leave_frame(w, info)
    none = ["s.result = 0", *out] if info.moment == c.Moment.INSTEAD else out
    lines = ["matches = s.lists[-1]", "if len(matches) == 0:", *indented(none)]
    if info.site is None:
        return [*lines, "s.answer = matches[0]", f"pc = {run_it}"]
    ask = [
        "s.player = matches[2]",
        f"s.site = {info.site.index}",
        f"s.legal = {listed(f'rule{offset_text(info.site.base)}', 'rule', 'rules')}",
        f"st[-2] = {run_it}",
        "return True",
    ]
    lines += ["rules = first_owner_rules(matches)", "if len(rules) > 1 and matches[2] != 0:", *indented(ask)]
    return [*lines, f"s.answer = rules[0]{offset_text(info.site.base)}", f"pc = {run_it}"]


def take(w: Writer, info: MomentInfo) -> list[str]:
    """Write the call of the body that was chosen."""
    resume = w.layout.label(*resumed_at(info))
    cases: list[tuple[str, str, list[str]]] = []
    for number, trigger in bodies(w, info):
        args = arguments(w, info, trigger)
        function = trigger.function
        run = [f"{function.name}({', '.join(['s', *args])})"]
        if function.suspends:
            run = frames.push(w, function.name, args, "st")
            run += [f"if {function.name}(s):", f"{INDENT}return True"]
        elif info.moment == c.Moment.INSTEAD:
            run = [f"s.result = {run[0]}"]
        cases.append((str(number), f"trigger == {number}", while_it_lasts(w, trigger, run)))
    dispatch = chain("trigger", cases)
    words = used_words("\n".join(dispatch))
    loads = [load for load in moment_loads(w, info) if load.split(" = ", 1)[0] in words]
    base = info.site.base if info.site is not None else 0
    match = f"{four_names(dispatch)} = take_match(s.lists[-1], s.answer{offset_text(-base)})"
    kept = ["s.result = 0"] if info.moment == c.Moment.INSTEAD else []
    over = ["if is_over(s):", f"{INDENT}return True"] if plain_ends(w, info) else []
    return [*loads, match, f"st[-2] = {resume}", *kept, *dispatch, *over, f"pc = {resume}"]


def plain_ends(w: Writer, info: MomentInfo) -> bool:
    """Tell whether a body that cannot suspend may end the game."""
    return any(end_checks.may_end(w, tr.function.body) for tr in info.triggers if not tr.function.suspends)


def four_names(lines: list[str]) -> str:
    """Name the four numbers of a match; those that no line uses with an underscore before them."""
    words = used_words("\n".join(lines))
    return ", ".join(name if name in words else f"_{name}" for name in ("trigger", "this", "owner", "serial"))


def moment_words(info: MomentInfo) -> str:
    words = {c.Moment.BEFORE: "before", c.Moment.AFTER: "by", c.Moment.INSTEAD: "instead of"}
    return f"{words[info.moment]} the event {info.event}"
