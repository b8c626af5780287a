"""Triggers as Python: which ones match an event, in whose order they run, and what replaces it."""

from __future__ import annotations

from lawspeaker.check import ir as c
from lawspeaker.check.scope import is_list
from lawspeaker.check.walk import locals_in
from lawspeaker.emit.expressions.rule_points import PointWriter, are_many, holding, kept_by
from lawspeaker.emit.imports import used_words
from lawspeaker.emit.naming import FIRST_BLOCK, Layout, moment_name, once_mark
from lawspeaker.emit.python_text import INDENT, chain, indented, listed, offset_text
from lawspeaker.emit.sentences.functions import FunctionWriter, python_type
from lawspeaker.lower.program import MomentInfo
from lawspeaker.resolve.types import Type


class MomentWriter(PointWriter):
    """Writes the functions of one moment of an event: collect what matches, then run it."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.functions = FunctionWriter(layout)

    def params(self, info: MomentInfo) -> list[tuple[str, Type]]:
        trigger = info.triggers[0]
        count = len(self.layout.symbols.events[info.event].params)
        return trigger.function.params[:count]

    def collect(self, info: MomentInfo) -> list[str]:
        """Write the function that lists the triggers that match, four numbers each, in the order of their owners."""
        params = "".join(f", {name}: {python_type(type_)}" for name, type_ in self.params(info))
        self.subject = moment_name(info.event, info.moment)
        name = f"match_{self.subject}"
        lines = [*self.event_line(info), f"def {name}(s: State{params}) -> list[int]:"]
        lines.append(f'{INDENT}"""List what is triggered: trigger, thing, owner, effect, in the order of owners."""')
        body = ["matches: list[int] = []"]
        groups: dict[tuple[object, ...], list[tuple[int, c.Trigger]]] = {}
        numbered = [(n, tr) for n, tr in self.numbered(info) if self.layout.may_hold(tr.holds)]
        many = are_many([trigger.holds for _, trigger in numbered])
        for number, trigger in numbered:
            groups.setdefault(holding(trigger.holds, many), []).append((number, trigger))
        for group in groups.values():
            body += self.match_group(group)
        return [*lines, *indented([*body, "return in_turn_order(s, matches)"])]

    def event_line(self, info: MomentInfo) -> list[str]:
        """Return the comment that leads to the event; `ended` is declared nowhere."""
        span = self.layout.symbols.events[info.event].span
        return [self.layout.spec.comment(span)] if span.file else []

    def numbered(self, info: MomentInfo) -> list[tuple[int, c.Trigger]]:
        """Pair triggers with their numbers; ways in which one rule holds share a number."""
        names: list[str] = []
        pairs: list[tuple[int, c.Trigger]] = []
        for trigger in info.triggers:
            if trigger.function.name not in names:
                names.append(trigger.function.name)
            pairs.append((names.index(trigger.function.name), trigger))
        return pairs

    def match_group(self, group: list[tuple[int, c.Trigger]]) -> list[str]:
        used: set[str] = {"owner", "this"} if group[0][1].holds.form != "always" else set()
        rules: list[tuple[c.Holds, list[str]]] = []
        for number, trigger in group:
            used |= {name for test in trigger.tests for name in locals_in(test)}
            rules.append((trigger.holds, self.match(number, trigger)))
        return self.loop(rules, used)

    def nobody(self) -> str:
        """Write who owns what triggers without belonging to anybody: whoever's turn it is."""
        return "s.active"

    def match(self, number: int, trigger: c.Trigger) -> list[str]:
        holds = trigger.holds
        guards = self.guards(holds)
        this, owner, serial = "this", "owner", "0"
        if holds.form == "always":
            this, owner = "-1", "0"
        elif holds.form == "effect":
            serial = "entry[1]"
            this = "this" if holds.effect is not None and holds.effect.this else "-1"
        if trigger.once is not None:
            mark = once_mark(trigger.function.once, holds.form not in ("always", "effect"))
            guards.append(f"{mark} not in s.once")
        if holds.belongs is not None and "you" in locals_in(trigger.function.body):
            guards.append("owner != 0")
        tests = self.conjunction(trigger.tests, guards)
        act = f"matches += [{number}, {this}, {owner}, {serial}]"
        comment = self.rule_comment(holds, trigger.span)
        return [comment, *([f"if {tests}:", INDENT + act] if tests else [act])]

    def run(self, info: MomentInfo) -> list[str]:
        """Write the function that runs what matches."""
        return self.run_frame(info) if info.suspends else self.run_plain(info)

    def bodies(self, info: MomentInfo) -> list[tuple[int, c.Trigger]]:
        seen: set[int] = set()
        found: list[tuple[int, c.Trigger]] = []
        for number, trigger in self.numbered(info):
            if number not in seen:
                seen.add(number)
                found.append((number, trigger))
        return found

    def arguments(self, info: MomentInfo, trigger: c.Trigger) -> list[str]:
        """Return the arguments of a trigger's body, with what its effect kept."""
        args = [name for name, _ in self.params(info)]
        for name, _type in trigger.function.params[len(args) :]:
            if name == "this":
                args.append("this")
            elif name == "you":
                args.append("owner" if trigger.holds.form != "always" else "s.active")
            else:
                assert trigger.holds.effect is not None
                args.append(kept_by(trigger.holds.effect, name))
        return args

    def while_it_lasts(self, trigger: c.Trigger, run: list[str]) -> list[str]:
        """Write that a rule of an effect does nothing if the effect ended before its turn came."""
        if trigger.holds.form != "effect":
            return run
        return ["entry = effect_entry(s, serial)", "if entry:", *indented(run)]

    def run_plain(self, info: MomentInfo) -> list[str]:
        name, params = moment_name(info.event, info.moment), self.params(info)
        text = "".join(f", {n}: {python_type(t)}" for n, t in params)
        replaces = info.moment == "instead"
        lines = [*self.event_line(info), f"def {name}(s: State{text}) -> {'bool' if replaces else 'None'}:"]
        lines.append(f'{INDENT}"""Run what is triggered {moment_words(info)}."""')
        call = ", ".join(["s", *(n for n, _ in params)])
        cases: list[tuple[str, str, list[str]]] = []
        for number, trigger in self.bodies(info):
            run = f"{trigger.function.name}({', '.join(['s', *self.arguments(info, trigger)])})"
            act = [f"if {run} != 0:", f"{INDENT}return True"] if replaces else [run]
            act = self.while_it_lasts(trigger, act)
            cases.append((str(number), f"trigger == {number}", act))
        dispatch = chain("trigger", cases)
        if self.functions.moment_ends(info.event, info.moment):
            dispatch += ["if is_over(s):", f"{INDENT}return{' True' if replaces else ''}"]
        inner = [f"{four_names(dispatch)} = matches[index : index + 4]", *dispatch]
        body = [f"matches = match_{name}({call})", "for index in range(0, len(matches), 4):", *indented(inner)]
        return [*lines, *indented([*body, *(["return False"] if replaces else [])])]

    def run_frame(self, info: MomentInfo) -> list[str]:
        """Write a resumable function: let owners order their own of what matches, run one after the other.

        When a body that may replace the event comes back, block 1 looks whether it did.
        """
        name = moment_name(info.event, info.moment)
        replaces = info.moment == "instead"
        choose = FIRST_BLOCK[info.moment]
        blocks = [self.start(info, choose)]
        if replaces:
            blocks.append(["if s.result != 0:", *indented(self.leave_frame(info)), f"pc = {choose}"])
        blocks += [self.choose(info, choose), self.take(info, 1 if replaces else choose)]
        notes = ["what matches", *(["has it been replaced?"] if replaces else []), "what comes next", "run it"]
        body = ["st = s.stack", "pc = st[-2]", "while True:"]
        first = 0 if info.event == "ended" else 1  # whoever announces an event finds out what matches
        for number, (note, block) in list(enumerate(zip(notes, blocks, strict=True)))[first:]:
            body += indented([f"if pc == {number}:  # {note}", *indented(block)])
        head = [*self.event_line(info), f"def {name}(s: State) -> bool:"]
        return [*head, f'{INDENT}"""Run what is triggered {moment_words(info)}."""', *indented(body)]

    def start(self, info: MomentInfo, choose: int) -> list[str]:
        call = ", ".join(["s", *(name for name, _ in self.params(info))])
        match = f"s.lists[-1] = match_{moment_name(info.event, info.moment)}({call})"
        return [*self.loads(info), match, f"pc = {choose}"]

    def loads(self, info: MomentInfo) -> list[str]:
        """Write the fields of the event as the frame keeps them."""
        ints = [(n, t) for n, t in self.params(info) if not is_list(t)]
        lists = [n for n, t in self.params(info) if is_list(t)]
        lines = []
        for k, (name, type_) in enumerate(ints):
            truth = " != 0" if type_.form == "yes_no" else ""
            lines.append(f"{name} = st[{k - len(ints) - 2}]{truth}")
        return [*lines, *(f"{name} = s.lists[{k - len(lists) - 1}]" for k, name in enumerate(lists))]

    def leave_frame(self, info: MomentInfo) -> list[str]:
        lists = sum(1 for _, type_ in self.params(info) if is_list(type_))
        size = len(self.params(info)) - lists + 2
        return [f"del st[-{size}:]", f"del s.lists[-{lists + 1}{':' if lists else ''}]", "return False"]

    def choose(self, info: MomentInfo, number: int) -> list[str]:
        """Write which match is next: the first, unless its owner has several and decides."""
        out = self.leave_frame(info)
        none = ["s.result = 0", *out] if info.moment == "instead" else out
        lines = ["matches = s.lists[-1]", "if len(matches) == 0:", *indented(none)]
        if info.site is None:
            return [*lines, "s.answer = matches[0]", f"pc = {number + 1}"]
        ask = [
            "s.player = matches[2]",
            f"s.site = {info.site.index}",
            f"s.legal = {listed(f'rule{offset_text(info.site.base)}', 'rule', 'rules')}",
            f"st[-2] = {number + 1}",
            "return True",
        ]
        lines += ["rules = first_owner_rules(matches)", "if len(rules) > 1 and matches[2] != 0:", *indented(ask)]
        return [*lines, f"s.answer = rules[0]{offset_text(info.site.base)}", f"pc = {number + 1}"]

    def take(self, info: MomentInfo, resume: int) -> list[str]:
        """Write the call of the body that was chosen."""
        cases: list[tuple[str, str, list[str]]] = []
        for number, trigger in self.bodies(info):
            args = self.arguments(info, trigger)
            function = trigger.function
            run = [f"{function.name}({', '.join(['s', *args])})"]
            if function.suspends:
                run = self.functions.push(function.name, args, "st")
                run += [f"if {function.name}(s):", f"{INDENT}return True"]
            elif info.moment == "instead":
                run = [f"s.result = {run[0]}"]
            cases.append((str(number), f"trigger == {number}", self.while_it_lasts(trigger, run)))
        dispatch = chain("trigger", cases)
        words = used_words("\n".join(dispatch))
        loads = [load for load in self.loads(info) if load.split(" = ", 1)[0] in words]
        base = info.site.base if info.site is not None else 0
        match = f"{four_names(dispatch)} = take_match(s.lists[-1], s.answer{offset_text(-base)})"
        kept = ["s.result = 0"] if info.moment == "instead" else []
        over = ["if is_over(s):", f"{INDENT}return True"] if self.plain_ends(info) else []
        return [*loads, match, f"st[-2] = {resume}", *kept, *dispatch, *over, f"pc = {resume}"]

    def plain_ends(self, info: MomentInfo) -> bool:
        """Tell whether a body that cannot suspend may end the game."""
        return any(self.functions.may_end(tr.function.body) for tr in info.triggers if not tr.function.suspends)


def four_names(lines: list[str]) -> str:
    """Name the four numbers of a match; those that no line uses with an underscore before them."""
    words = used_words("\n".join(lines))
    return ", ".join(name if name in words else f"_{name}" for name in ("trigger", "this", "owner", "serial"))


def moment_words(info: MomentInfo) -> str:
    words = {"before": "before", "after": "by", "instead": "instead of"}
    return f"{words[info.moment]} the event {info.event}"
