"""`views.py` of a game: what a player may know, and a random state that looks the same to him."""

from __future__ import annotations

from lawspeaker.check.scope import is_list
from lawspeaker.emit.layout import IDLE, Layout, moment_name, related
from lawspeaker.emit.state import Attribute
from lawspeaker.emit.text import INDENT, indented, literal, tuple_text
from lawspeaker.lower.program import Frame
from lawspeaker.resolve.symbols import StateSym
from lawspeaker.resolve.types import Type


class ViewWriter:
    """Writes view and determinize."""

    def __init__(self, layout: Layout, attributes: list[Attribute]) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.attributes = attributes

    def functions(self) -> list[list[str]]:
        found = [self.view(), self.determinize(), self.sees()]
        if self.hidden():
            found[1:2] = [self.held(), self.guess(), self.determinize()]
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
            if state.by is not None:
                size = self.layout.key_count(state.by)
                value = f"{attribute}[p * {size} : (p + 1) * {size}]"
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
        """Write the random copy.

        Whoever is asked something may hold what lets him be asked: so guesses that he does not are of no use.
        """
        lines = ["def determinize(s: State, player: int, seed: int) -> State:"]
        lines.append(f'{INDENT}"""Return a random copy that looks the same to a player."""')
        if not self.hidden():
            return [*lines, *indented(["copy = clone(s)", *self.secrets(), "return copy"])]
        body = [
            "for attempt in range(TRIES):",
            f"{INDENT}copy = guess(s, player, seed + attempt * 1000003)",
            f"{INDENT}if copy.over or copy.player == player or asks_again(copy, VERBS):",
            f"{INDENT * 2}return copy",
            "copy = clone(s)",
            "copy.stream = scramble(seed)",
        ]
        return [*lines, *indented([*body, "return copy"])]

    def guess(self) -> list[str]:
        """Write the deal of what a player does not know."""
        lines = ["def guess(s: State, player: int, seed: int) -> State:"]
        lines.append(f'{INDENT}"""Return a copy in which what a player does not know is dealt anew."""')
        body = [
            "copy = clone(s)",
            "open_texts = texts_in_force(copy, HELD, HELD_BY_EFFECTS)",
            "became = determinize_piles(copy, PILES, player, seed, open_texts)",
            "rename_held(copy, HELD, became)",
        ]
        return [*lines, *indented([*body, *self.secrets()[1:], "return copy"])]

    def secrets(self) -> list[str]:
        """Write a new stream, and guesses at the secrets that are no piles."""
        lines = ["copy.stream = scramble(seed)"]
        for state in self.symbols.states.values():
            lines += self.secret(state)
        return lines

    def secret(self, state: StateSym) -> list[str]:
        """Write a guess at a secret of the other players, where its values are few or a card that was dealt anew."""
        if state.seen != "owner" or state.of is None or state.of.form != "player":
            return []
        attribute = f"copy.{self.layout.attribute('state', state.name)}"
        low, high = 0, 1
        if state.type.form == "enum":
            high = len(self.symbols.enums[state.type.name].words) - 1
        elif state.type.form == "number" and state.type.low is not None and state.type.high is not None:
            low, high = state.type.low, state.type.high
        elif state.type.bare().form == "thing" and self.hidden():
            return self.for_others([f"{attribute}[p] = renamed({attribute}[p], became)"])
        elif state.type.form != "yes_no":
            return []
        value = f"{low} + draw(copy, {high - low + 1})"
        if state.type.form == "yes_no":
            value += " != 0"
        return self.for_others([f"{attribute}[p] = {value}"])

    def for_others(self, lines: list[str]) -> list[str]:
        return [f"for p in {self.layout.seats}:", *indented(["if p != player:", *indented(lines)])]

    def held(self) -> list[str]:
        """Write where suspended verbs and effects keep things."""
        shapes = []
        for name in self.layout.verbs:
            frame = self.layout.frames.get(name)
            if name == IDLE:
                shapes.append("Held(2, 0)")
            else:
                shapes.append(self.held_by_moment(name) if frame is None else self.held_by(frame))
        effects = []
        for effect in self.layout.program.effects:
            kept = [str(4 + k) for k, (_, type_) in enumerate(effect.captures) if type_.bare().form == "thing"]
            effects.append(tuple_text(kept))
        return [
            f"HELD: Final = {tuple_text(shapes)}",
            f"HELD_BY_EFFECTS: Final[tuple[tuple[int, ...], ...]] = {tuple_text(effects)}",
        ]

    def held_by(self, frame: Frame) -> str:
        types = {**frame.function.locals, **dict(frame.function.params)}
        size, lists = len(frame.slots) + 2, len(frame.lists)
        this = size - frame.slots.index("this") if "this" in frame.slots else 0
        things = [str(-slot) for slot in self.thing_slots(frame)]
        part = [str(lists - k) for k, name in enumerate(frame.lists) if self.is_hidden(types[name].element)]
        return f"Held({size}, {lists}, {tuple_text(things)}, {tuple_text(part)}, {this})"

    def held_by_moment(self, name: str) -> str:
        for (event, moment), info in self.layout.lowered.moments.items():
            if info.suspends and moment_name(event, moment) == name:
                params = self.symbols.events[event].params
                size = len(params) + 2
                things = [str(size - k) for k, param in enumerate(params) if self.is_hidden(param.type)]
                return f"Held({size}, 1, {tuple_text(things)}, matches=True)"
        raise AssertionError(f"no moment is called {name}")

    def thing_slots(self, frame: Frame) -> list[int]:
        """Return where a frame keeps things, counted from the top of the stack."""
        types = {**frame.function.locals, **dict(frame.function.params)}
        size = len(frame.slots)
        return [i - size - 2 for i, name in enumerate(frame.slots) if self.is_hidden(types[name])]

    def is_hidden(self, type_: Type) -> bool:
        """Tell whether values of a type are things that may lie in a hidden pile."""
        symbols, bare = self.symbols, type_.bare()
        hidden = [pile.kind for pile in symbols.piles.values() if pile.seen != "everyone"]
        return bare.form == "thing" and any(related(symbols, bare.name, kind) or not bare.name for kind in hidden)

    def sees(self) -> list[str]:
        lines = ["def sees(s: State, player: int, thing: int) -> bool:"]
        lines.append(f'{INDENT}"""Tell whether a player knows where a thing is."""')
        if not self.layout.has_things:
            return [*lines, f"{INDENT}return True"]
        return [*lines, f"{INDENT}return knowledge.sees(s, PILES, player, thing)"]
