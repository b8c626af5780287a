"""`views.py` of a game: what a player may know, and a random state that looks the same to him."""

from __future__ import annotations

from lawspeaker.check.scope import is_list
from lawspeaker.emit.layout import Layout
from lawspeaker.emit.sentences import INDENT, indented
from lawspeaker.emit.state import Attribute
from lawspeaker.emit.tables import literal
from lawspeaker.lower.program import Frame
from lawspeaker.resolve.symbols import StateSym


class ViewWriter:
    """Writes view and determinize."""

    def __init__(self, layout: Layout, attributes: list[Attribute]) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.attributes = attributes

    def functions(self) -> list[list[str]]:
        found = [self.view(), self.determinize(), self.sees()]
        if any(self.thing_slots(frame) for frame in self.layout.lowered.frames) and self.hidden():
            found.append(self.rename())
        return found

    def hidden(self) -> bool:
        return any(pile.seen != "everyone" for pile in self.symbols.piles.values())

    def view(self) -> list[str]:
        """Write the view: everything declared, as far as the player may see it."""
        entries = [('"player"', "s.player"), ('"active"', "s.active"), ('"over"', "s.over"), ('"phase"', "s.phase")]
        for pile in self.symbols.piles.values():
            code = self.layout.table("pile", pile.name)
            one = f"view_pile(s, PILES, player, {code})"
            if pile.per_player:
                one = f"[view_pile(s, PILES, player, {code} + p) for p in {self.layout.seats}]"
            entries.append((literal(pile.name), one))
        for resource in self.symbols.resources.values():
            entries.append((literal(resource.name), self.resource(resource.name, resource.seen)))
        for state in self.symbols.states.values():
            entries.append((literal(state.name), self.state(state)))
        for piece in self.symbols.pieces.values():
            entries.append((literal(piece.name), f"s.{self.layout.attribute('piece', piece.name)}[:]"))
        for option in self.symbols.options.values():
            attribute = f"s.{self.layout.attribute('option', option.name)}"
            entries.append((literal(option.name), f"{attribute}[1:]" if option.per_player else attribute))
        for board in self.symbols.boards.values():
            if board.form == "laid":
                entries.append((literal(board.name), f"s.{self.layout.attribute('board', board.name)}.dump()"))
        entries += self.things()
        lines = ["def view(s: State, player: int) -> dict[str, object]:"]
        lines.append(
            f'{INDENT}"""Return what a player may know; -1 stands for what he may not, lists begin with player 1."""'
        )
        return [
            *lines,
            f"{INDENT}return {{",
            *(f"{INDENT * 2}{key}: {value}," for key, value in entries),
            f"{INDENT}}}",
        ]

    def resource(self, name: str, seen: str) -> str:
        width = self.layout.width
        index = "p" if width == 1 else f"p * {width} + {self.layout.table('res', name)}"
        value = f"s.goods[{index}]"
        if seen == "owner":
            value = f"{value} if p == player else -1"
        elif seen == "nobody":
            value = "-1"
        return f"[{value} for p in {self.layout.seats}]"

    def state(self, state: StateSym) -> str:
        attribute = f"s.{self.layout.attribute('state', state.name)}"
        if state.of is None:
            if state.seen == "nobody":
                return "-1"
            return f"{attribute}[:]" if is_list(state.type) else attribute
        if state.of.form == "player":
            value = f"{attribute}[p]"
            if state.seen == "owner":
                value = f"{value} if p == player else -1"
            elif state.seen == "nobody":
                value = "-1"
            return f"[{value} for p in {self.layout.seats}]"
        return f"{attribute}[:]"

    def things(self) -> list[tuple[str, str]]:
        """Show the fields that rules change, of the things the player sees, and where things stand."""
        found: list[tuple[str, str]] = []
        for kind in self.symbols.kinds.values():
            for sym in kind.fields.values():
                if sym.dynamic and sym.type.form != "steps":
                    attribute = f"s.{self.layout.field_attribute(sym)}"
                    value = f"{attribute}[:]"
                    if self.hidden():
                        shown = f"sees(s, player, {kind.first} + n)"
                        value = f"[part if {shown} else -1 for n, part in enumerate({attribute})]"
                    found.append((literal(f"{kind.name} {sym.name}"), value))
        if self.layout.has_things and self.symbols.boards:
            found.append(('"places"', "[where if where < 0 else -1 for where in s.at]"))
        return found

    def determinize(self) -> list[str]:
        lines = ["def determinize(s: State, player: int, seed: int) -> State:"]
        lines.append(f'{INDENT}"""Return a random copy that looks the same to a player."""')
        body = ["copy = clone(s)"]
        if self.layout.has_things:
            if self.renames():
                body += ["became = determinize_piles(copy, PILES, player, seed)", "rename_frames(copy, became)"]
            else:
                body.append("determinize_piles(copy, PILES, player, seed)")
        else:
            body.append("copy.stream = scramble(seed)")
        for state in self.symbols.states.values():
            body += self.guess(state)
        body += ["if copy.player != player:", f"{INDENT}refresh(copy)"]
        return [*lines, *indented([*body, "return copy"])]

    def renames(self) -> bool:
        return self.hidden() and any(self.thing_slots(frame) for frame in self.layout.lowered.frames)

    def guess(self, state: StateSym) -> list[str]:
        """Write a guess at a secret of the other players, where its values are few."""
        if state.seen != "owner" or state.of is None or state.of.form != "player":
            return []
        low, high = 0, 1
        if state.type.form == "enum":
            high = len(self.symbols.enums[state.type.name].words) - 1
        elif state.type.form == "number" and state.type.low is not None and state.type.high is not None:
            low, high = state.type.low, state.type.high
        elif state.type.form != "yes_no":
            return []
        attribute = f"copy.{self.layout.attribute('state', state.name)}"
        value = f"{low} + draw(copy, {high - low + 1})"
        if state.type.form == "yes_no":
            value += " != 0"
        inner = ["if p != player:", f"{INDENT}{attribute}[p] = {value}"]
        return [f"for p in {self.layout.seats}:", *indented(inner)]

    def thing_slots(self, frame: Frame) -> list[int]:
        """Return where a frame keeps things, counted from the top of the stack."""
        types = {**frame.function.locals, **dict(frame.function.params)}
        size = len(frame.slots)
        return [
            i - size - 2
            for i, name in enumerate(frame.slots)
            if types[name].bare().form == "thing" and self.hidden_kind(types[name].bare().name)
        ]

    def hidden_kind(self, kind: str) -> bool:
        return any(
            p.seen != "everyone"
            and (not kind or self.symbols.is_kind(kind, p.kind) or self.symbols.is_kind(p.kind, kind))
            for p in self.symbols.piles.values()
        )

    def rename(self) -> list[str]:
        """Write how suspended verbs that hold a hidden card come to hold the one that now lies there."""
        lines = ["def rename_frames(s: State, became: list[int]) -> None:"]
        lines.append(f'{INDENT}"""Let suspended verbs hold the things that now lie where theirs lay."""')
        sizes = {name: len(frame.slots) + 2 for name, frame in self.layout.frames.items()}
        body = ["top = len(s.stack)", "while top > 0:", f"{INDENT}verb = s.stack[top - 1]"]
        for number, (name, verb) in enumerate(self.layout.verbs.items()):
            frame = self.layout.frames.get(name)
            slots = [] if frame is None else self.thing_slots(frame)
            size = sizes.get(name, self.moment_size(name))
            act = [f"rename_slot(s.stack, top - {-slot}, became)" for slot in slots]
            body += indented([f"{'el' if number else ''}if verb == {verb}:", *indented([*act, f"top -= {size}"])])
        helper = [
            "",
            "",
            "def rename_slot(stack: list[int], index: int, became: list[int]) -> None:",
            f'{INDENT}"""Rename one thing held by a suspended verb; -1 is none."""',
            f"{INDENT}if stack[index] >= 0:",
            f"{INDENT * 2}stack[index] = became[stack[index]]",
        ]
        return [*lines, *indented(body), *helper]

    def moment_size(self, name: str) -> int:
        for (event, moment), info in self.layout.lowered.moments.items():
            prefix = "instead_of" if moment == "instead" else moment
            if f"{prefix}_{event}" == name and info.suspends:
                return len(self.symbols.events[event].params) + 2
        return 2

    def sees(self) -> list[str]:
        lines = ["def sees(s: State, player: int, thing: int) -> bool:"]
        lines.append(f'{INDENT}"""Tell whether a player knows where a thing is."""')
        if not self.layout.has_things:
            return [*lines, f"{INDENT}return True"]
        return [*lines, f"{INDENT}return knowledge.sees(s, PILES, player, thing)"]
