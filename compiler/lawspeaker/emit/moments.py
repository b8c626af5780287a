"""Triggers as Python: which ones match an event, in whose order they run, and what replaces it."""

from __future__ import annotations

from lawspeaker.check import core as c
from lawspeaker.check.walk import locals_in
from lawspeaker.emit.functions import FunctionWriter, python_type
from lawspeaker.emit.layout import Layout, moment_name, once_mark
from lawspeaker.emit.points import PointWriter, holding
from lawspeaker.emit.text import INDENT, indented
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
        name = f"match_{moment_name(info.event, info.moment)}"
        lines = [f"def {name}(s: State{params}) -> list[int]:"]
        lines.append(f'{INDENT}"""List what is triggered: trigger, thing, owner, effect, in the order of owners."""')
        body = ["matches: list[int] = []"]
        groups: dict[tuple[str, str, str, int], list[tuple[int, c.Trigger]]] = {}
        for number, trigger in enumerate(self.numbered(info)):
            groups.setdefault(holding(trigger[1].holds), []).append(trigger)
            del number
        for group in groups.values():
            body += self.match_group(group)
        return [*lines, *indented([*body, "return in_turn_order(s, matches)"])]

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
        inner: list[str] = []
        used: set[str] = {"owner", "this"} if group[0][1].holds.form != "always" else set()
        for number, trigger in group:
            used |= {name for test in trigger.tests for name in locals_in(test)}
            inner += self.match(number, trigger)
        holds = group[0][1].holds
        things = [i for _, trigger in group for i in trigger.holds.things]
        shared = holds.pile is not None and not holds.pile.per_player
        if (holds.form in ("board", "place") or shared) and holds.belongs is None:
            inner = ["owner = s.active", *inner]
        return self.loop(holds, sorted(set(things)), inner, used)

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
        comment = f"# {holds.name + ', ' if holds.name else ''}{trigger.span.place()}"
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

    def arguments(self, info: MomentInfo, trigger: c.Trigger) -> tuple[list[str], list[str]]:
        """Return the arguments of a trigger's body, and the lines that make those an effect kept."""
        args = [name for name, _ in self.params(info)]
        lines: list[str] = []
        for name, _type in trigger.function.params[len(args) :]:
            if name == "this":
                args.append("this")
            elif name == "you":
                args.append("owner" if trigger.holds.form != "always" else "s.active")
            else:
                assert trigger.holds.effect is not None
                index = [n for n, _ in trigger.holds.effect.captures].index(name)
                lines = ["entry = effect_entry(s, serial)"]
                args.append(f"entry[{4 + index}]")
        return args, lines

    def run_plain(self, info: MomentInfo) -> list[str]:
        name, params = moment_name(info.event, info.moment), self.params(info)
        text = "".join(f", {n}: {python_type(t)}" for n, t in params)
        replaces = info.moment == "instead"
        lines = [f"def {name}(s: State{text}) -> {'bool' if replaces else 'None'}:"]
        lines.append(f'{INDENT}"""Run what is triggered {moment_words(info)}."""')
        call = ", ".join(["s", *(n for n, _ in params)])
        body = [f"matches = match_{name}({call})", "for index in range(0, len(matches), 4):"]
        inner = ["trigger, this, owner, serial = matches[index : index + 4]"]
        for number, trigger in self.bodies(info):
            args, before = self.arguments(info, trigger)
            run = f"{trigger.function.name}({', '.join(['s', *args])})"
            act = [f"if {run} != 0:", f"{INDENT}return True"] if replaces else [run]
            inner += [
                f"{'el' if number else ''}if trigger == {number}:",
                *indented([*before, *act]),
            ]
        used = " ".join(inner[1:])
        inner[0] = unpacked(used)
        return [*lines, *indented([*body, *indented(inner), *(["return False"] if replaces else [])])]

    def run_frame(self, info: MomentInfo) -> list[str]:
        """Write a resumable function: match, let owners order their own, run one after the other."""
        name, params = moment_name(info.event, info.moment), self.params(info)
        size = len(params) + 2
        loads = [f"{n} = st[{i - len(params) - 2}]" for i, (n, _) in enumerate(params)]
        replaces = info.moment == "instead"
        call = ", ".join(["s", *(n for n, _ in params)])
        out = [f"del st[-{size}:]", "del s.lists[-1]", "return False"]
        start = [*loads, f"s.lists[-1] = match_{name}({call})", "pc = 3"]
        after: list[str] = []
        if replaces:
            after = ["if s.result != 0:", *indented(out), "pc = 3"]
        choose = [
            "matches = s.lists[-1]",
            "if len(matches) == 0:",
            *indented([*(["s.result = 0"] if replaces else []), *out]),
        ]
        if info.site is not None:
            choose += [
                "rules = first_owner_rules(matches)",
                "if len(rules) > 1 and matches[2] != 0:",
                *indented(
                    [
                        "s.player = matches[2]",
                        f"s.site = {info.site.index}",
                        f"s.legal = [rule{self.offset(info.site.base)} for rule in rules]",
                        "st[-2] = 4",
                        "return True",
                    ]
                ),
                "s.answer = rules[0]" + self.offset(info.site.base),
            ]
        else:
            choose.append("s.answer = matches[0]")
        choose.append("pc = 4")
        base = info.site.base if info.site is not None else 0
        take = [*loads, f"trigger, this, owner, serial = take_match(s.lists[-1], s.answer{self.offset(-base)})"]
        dispatch: list[str] = []
        for number, trigger in self.bodies(info):
            args, before = self.arguments(info, trigger)
            function = trigger.function
            if function.suspends:
                run = self.functions.push(function.name, args)
            else:
                text = f"{function.name}({', '.join(['s', *args])})"
                run = [f"s.result = {text}" if replaces else text]
            dispatch += [
                f"{'el' if number else ''}if trigger == {number}:",
                *indented([*before, *run]),
            ]
        resume = 1 if replaces else 3
        take = [*take[:-1], take[-1], f"st[-2] = {resume}", *dispatch, "return False"]
        used = " ".join(dispatch)
        take = [unpacked(used, line) if line.startswith("trigger, this") else line for line in take]
        blocks = [("0", start), *([("1", after)] if replaces else []), ("3", choose), ("4", take)]
        body = ["st = s.stack", "pc = st[-2]", "while True:"]
        for number_, block in blocks:
            body += indented([f"if pc == {number_}:", *indented(block)])
        head = [f"def {name}(s: State) -> bool:", f'{INDENT}"""Run what is triggered {moment_words(info)}."""']
        return [*head, *indented(body)]

    def offset(self, number: int) -> str:
        if number == 0:
            return ""
        return f" + {number}" if number > 0 else f" - {-number}"


def unpacked(used: str, line: str = "trigger, this, owner, serial = matches[index : index + 4]") -> str:
    """Name only those of the four numbers that are used."""
    names = line.split(" = ", 1)[0].split(", ")
    words = set("".join(ch if ch.isalnum() or ch == "_" else " " for ch in used).split())
    kept = [name if name in words else f"_{name}" for name in names]
    return f"{', '.join(kept)} = {line.split(' = ', 1)[1]}"


def moment_words(info: MomentInfo) -> str:
    words = {"before": "before", "after": "by", "instead": "instead of"}
    return f"{words[info.moment]} the event {info.event}"
