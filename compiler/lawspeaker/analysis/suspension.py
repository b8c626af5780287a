"""Find the functions that may suspend: those that reach a decision through calls, steps or events.

Only these are split into blocks; all others become ordinary Python functions.
"""

from __future__ import annotations

from msgspec import Struct

from lawspeaker.check import ir as c
from lawspeaker.check.asking import Asking, needs_order
from lawspeaker.check.checked import Checked
from lawspeaker.check.walk import nodes


class MomentInfo(Struct):
    """The triggers of one moment of an event, and whether running them may suspend."""

    event: str
    moment: c.Moment
    triggers: list[c.Trigger]
    suspends: bool
    site: c.SiteInfo | None


class Suspension:
    """The functions and triggers that may suspend."""

    def __init__(self, checked: Checked) -> None:
        self.checked = checked
        self.program = checked.program
        self.moments = self.find_moments()
        self.functions = [
            *self.program.declared_functions(),
            *self.program.step_functions(),
            *unique_functions(self.program.triggers),
        ]
        self.infer()

    def find_moments(self) -> dict[tuple[str, c.Moment], MomentInfo]:
        moments: dict[tuple[str, c.Moment], MomentInfo] = {}
        for trigger in self.program.triggers:
            key = (trigger.event, trigger.moment)
            info = moments.setdefault(key, MomentInfo(*key, [], False, None))
            info.triggers.append(trigger)
        for info in moments.values():
            if needs_order(info.triggers):
                number, span = len(self.program.sites), info.triggers[0].span
                site = c.SiteInfo(number, c.SiteForm.TRIGGERS, [], [], "", span)
                site.labels.extend(unique_labels(info.triggers))
                self.program.sites.append(site)
                info.site, info.suspends = site, True
        return moments

    def infer(self) -> None:
        asking = Asking(self.program)
        for function in self.functions:
            function.suspends = function.suspends or asking.function_asks(function)
        for info in self.moments.values():
            info.suspends = info.suspends or any(tr.function.suspends for tr in info.triggers)

    def suspends(self, stmt: object) -> bool:
        """Return whether a sentence may suspend."""
        return any(self.node_suspends(node) for node in nodes(stmt))

    def node_suspends(self, node: c.Node) -> bool:
        """Return whether a sentence may suspend by itself or in what it runs; its blocks do not count."""
        if isinstance(node, c.Announce):
            return any(info.suspends for (event, _), info in self.moments.items() if event == node.event.name)
        if not isinstance(node, c.Sentence):
            return False
        return node.asks is c.Asks.ALWAYS or any(function.suspends for function in node.calls(self.program))

    def has_consequence(self, event: str) -> bool:
        """Return whether an event may end the game, an effect or a `once each`, even without triggers."""
        program = self.program
        waits = [*(e.event for e in program.endings), *(e.until for e in program.effects)]
        return event in waits or any(trigger.once == event for trigger in program.triggers)


def unique_functions(triggers: list[c.Trigger]) -> list[c.Function]:
    """Return the bodies of triggers, without duplicates: several triggers of one rule share a body."""
    found: dict[str, c.Function] = {}
    for trigger in triggers:
        found.setdefault(trigger.function.name, trigger.function)
    return list(found.values())


def unique_labels(triggers: list[c.Trigger]) -> list[str]:
    """Return the labels from which a player orders triggers: the titles of their things, numbered if equal."""
    labels: list[str] = []
    seen: list[str] = []
    for trigger in triggers:
        if trigger.function.name in seen:
            continue
        seen.append(trigger.function.name)
        label, n = trigger.function.title, 2
        while label in labels:
            label, n = f"{trigger.function.title} ({n})", n + 1
        labels.append(label)
    return labels


def is_settled(arg: c.Expr, block: c.Block) -> bool:
    """Return whether an argument of an event cannot change until the event is over."""
    bare = arg.value if isinstance(arg, c.Need) else arg
    if isinstance(bare, c.ListOf):
        return not bare.items
    return isinstance(bare, c.Const | c.Nothing) or (isinstance(bare, c.Local) and not changes(block, bare.name))


def jumps(stmt: c.Stmt) -> bool:
    """Return whether a sentence leaves its function or a loop around it, so that it must be lowered."""
    return any(isinstance(node, c.GiveBack | c.OnlyIf) for node in nodes(stmt)) or any(
        leaves_out(node, stmt) for node in nodes(stmt)
    )


def leaves_out(node: c.Node, stmt: c.Stmt) -> bool:
    if isinstance(node, c.Pay):
        return node.otherwise is None or node.site is not None
    if not isinstance(node, c.Leave) or node.form in (c.LeaveForm.SKIP, c.LeaveForm.END):
        return False
    if node.form != c.LeaveForm.STOP:
        return True
    return not any(
        isinstance(loop, c.Repeating) and any(inner is node for inner in nodes(loop.block)) for loop in nodes(stmt)
    )


def changes(block: c.Block, name: str) -> bool:
    """Return whether a block assigns to a variable."""
    return any(isinstance(node, c.Sentence) and name in node.binds for node in nodes(block))
