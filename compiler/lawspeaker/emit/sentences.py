"""Sentences that do not suspend, as lines of Python."""

from __future__ import annotations

import keyword

from lawspeaker.check import core as c
from lawspeaker.check.scope import PYTHON_WORDS, is_list
from lawspeaker.check.walk import rebuilt
from lawspeaker.emit.changes import reads, written_by
from lawspeaker.emit.expressions import ADD, AND, MULTIPLY
from lawspeaker.emit.layout import Layout, moment_name
from lawspeaker.emit.queries import QueryWriter
from lawspeaker.resolve.types import Type

INDENT = "    "


def indented(lines: list[str]) -> list[str]:
    return [INDENT + line if line else line for line in lines]


class SentenceWriter(QueryWriter):
    """Writes statements. `function` is the function they stand in; `framed` tells how variables are kept."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.function: c.Function | None = None
        self.empty_place = ""
        ends = [e for e in layout.program.endings if e.event is None]
        self.watched = reads(layout.program, [t for e in ends for t in [*e.tests, *(k for _, k in e.ranks)]])
        self.watching = bool(ends)

    def target(self, name: str) -> str:
        """Write the variable on the left of an assignment; frames also keep it in their slot."""
        return name

    def leaving(self) -> list[str]:
        """Write what a function does before it returns."""
        assert self.function is not None
        return [line for record in self.function.records for line in self.end_record(record)]

    def end_record(self, record: str) -> list[str]:
        fields = self.layout.symbols.records[record].fields.values()
        return [f"del s.{self.layout.field_attribute(f)}[{record}_mark:]" for f in fields]

    def block(self, block: c.Block) -> list[str]:
        lines = [line for stmt in block for line in self.stmt(stmt)]
        return lines or ["pass"]

    def stmt(self, stmt: c.Stmt) -> list[str]:
        """Write one sentence, and the check for endings if it changes what they look at."""
        lines = self.bare(stmt)
        self.note_certain(stmt)
        if self.watching and written_by(stmt) & self.watched:
            lines = [*lines, *self.check_endings()]
        return lines

    def note_certain(self, stmt: c.Stmt) -> None:
        """Remember which optional variables were just found to be there, until they change or a block ends."""
        if isinstance(stmt, c.If | c.Each | c.Loop | c.Turns):
            self.certain.clear()
        for part in sure_parts(stmt):
            if isinstance(part, c.Need) and isinstance(part.value, c.Local):
                self.certain.add(part.value.name)
        if isinstance(stmt, c.Assign):
            self.certain.discard(stmt.name)

    def check_endings(self) -> list[str]:
        return ["check_endings(s)"]

    def bare(self, stmt: c.Stmt) -> list[str]:
        match stmt:
            case c.Assign(_, name, c.Query() as query) if is_search(query):
                return self.search(name, query)
            case c.Assign(_, name, value):
                text = self.list_value(value)
                if isinstance(value, c.Local) and is_list(value.type):
                    text = f"list({value.name})"
                return [f"{self.target(name)} = {text}"]
            case c.Store(_, place, value):
                return [f"{self.value(place)} = {self.list_value(value)}"]
            case c.Change():
                return self.change(stmt)
            case c.Swap(_, left, right):
                one, two = self.value(left), self.value(right)
                return [f"{one}, {two} = {two}, {one}"]
            case c.Gain() | c.Pay() | c.Give():
                return self.money(stmt)
            case c.Put() | c.Deal() | c.Shuffle() | c.Show() | c.PlaceThing() | c.RemoveThing():
                return self.cards(stmt)
            case c.MovePieces():
                return self.move_pieces(stmt)
            case c.Roll() | c.Pick():
                return self.chance(stmt)
            case c.Lay() | c.Touch():
                return self.laying(stmt)
            case c.StartRecord():
                return self.start_record(stmt)
            case _:
                return self.control(stmt)

    def search(self, name: str, e: c.Query) -> list[str]:
        """Write `let x = first y among … where …` as the loop it is."""
        assert e.where is not None
        loop = [f"for {e.var} in {self.ordered(e)}:", f"{INDENT}if {self.value(e.where)}:"]
        found = [f"{INDENT * 2}{self.target(name)} = {e.var}", f"{INDENT * 2}break"]
        return [*loop, *found, "else:", f"{INDENT}{self.target(name)} = {self.nothing(e.type)}"]

    def change(self, stmt: c.Change) -> list[str]:
        place, sign = stmt.place, "+" if stmt.sign > 0 else "-"
        if isinstance(place, c.ResourceGet | c.ResourceOf):
            name = (
                self.resource_text(place.resource.name)
                if isinstance(place, c.ResourceGet)
                else self.value(place.resource)
            )
            amount = self.value(stmt.amount) if stmt.sign > 0 else f"-{self.atom(stmt.amount)}"
            return [f"goods.change(s, s.goods, {self.layout.width}, {self.value(place.player)}, {name}, {amount})"]
        if isinstance(place, c.Local):
            return [f"{self.target(place.name)} = {place.name} {sign} {self.value(stmt.amount, MULTIPLY)}"]
        return [f"{self.value(place)} {sign}= {self.value(stmt.amount)}"]

    def money(self, stmt: c.Gain | c.Pay | c.Give) -> list[str]:
        width = self.layout.width
        match stmt:
            case c.Gain(_, bundle, player, sign):
                word, table = ("gain", "limits") if sign > 0 else ("lose", "signed")
                name = self.layout.table("goods", table)
                head = f"s, s.goods, {width}, {name}, {self.value(player)}"
                if isinstance(bundle, c.BundleOf) and len(bundle.parts) == 1:
                    resource, count = bundle.parts[0]
                    return [f"goods.{word}_one({head}, {self.value(resource)}, {self.value(count)})"]
                return [f"goods.{word}({head}, {self.list_value(bundle)})"]
            case c.Give(_, bundle, giver, taker, otherwise):
                move = f"goods.give(s, s.goods, {width}, {self.value(giver)}, {self.value(taker)}, {self.list_value(bundle)})"
                return self.either(c.CanPay(bundle, giver, Type("yes_no")), [move], otherwise)
            case c.Pay(span, bundle, player, _, otherwise):
                take = self.money(c.Gain(span, bundle, player, -1))
                return self.either(
                    c.CanPay(bundle, player, Type("yes_no")), take, otherwise or (c.Leave(span, "fail"),)
                )

    def either(self, test: c.Expr, yes: list[str], no: c.Block | None) -> list[str]:
        lines = [f"if {self.value(test)}:", *indented(yes)]
        if no:
            lines += ["else:", *indented(self.block(no))]
        return lines

    def cards(self, stmt: c.Stmt) -> list[str]:
        match stmt:
            case c.Put(_, things, pile, first):
                return [self.put(things, pile, "first" if first else "last")]
            case c.Deal(_, count, source, target):
                tag = self.layout.type_tag(Type("thing", source.pile.kind))
                codes = f"{self.pile_code(source)}, {self.pile_code(target)}"
                return [f"deal(s, PILES, {self.value(count)}, {codes}, {tag})"]
            case c.Shuffle(_, pile):
                return [f"shuffle(s, PILES, {self.pile_code(pile)})"]
            case c.Show(_, things, None):
                return [f"reveal(s, PILES, {self.thing_list(things)})"]
            case c.Show(_, things, player):
                assert player is not None
                return [f"show(s, PILES, {self.value(player)}, {self.thing_list(things)})"]
            case c.PlaceThing(_, thing, place):
                tag = self.layout.type_tag(place.type)
                if thing.type.form == "list":
                    call = f"place_thing(s, PILES, it, {self.value(place)}, {tag})"
                    return [f"for it in {self.list_value(thing)}:", INDENT + call]
                return [f"place_thing(s, PILES, {self.value(thing)}, {self.value(place)}, {tag})"]
            case c.RemoveThing(_, things):
                if things.type.form == "list":
                    return [f"for it in {self.list_value(things)}:", INDENT + "take_out(s, PILES, it)"]
                return [f"take_out(s, PILES, {self.value(things)})"]
            case _:
                raise AssertionError(stmt)

    def thing_list(self, things: c.Expr) -> str:
        return self.list_value(things) if things.type.form == "list" else f"[{self.value(things)}]"

    def put(self, things: c.Expr, pile: c.PileGet, end: str) -> str:
        code = self.pile_code(pile)
        if isinstance(things, c.PileGet):
            tag = self.layout.type_tag(Type("thing", things.pile.kind))
            return f"put_all_{end}(s, PILES, {self.pile_code(things)}, {code}, {tag})"
        if things.type.form == "list":
            return f"put_list_{end}(s, PILES, {self.list_value(things)}, {code})"
        return f"put_{end}(s, PILES, {self.value(things)}, {code})"

    def move_pieces(self, stmt: c.MovePieces) -> list[str]:
        piece = stmt.piece
        attribute = self.piece_attribute(piece)
        if piece.single:
            return self.move_single(stmt, attribute)
        size = self.layout.places(self.layout.symbols.boards[piece.board])
        number = list(self.layout.symbols.pieces).index(piece.name)
        player = "0" if stmt.player is None else self.value(stmt.player)
        count = self.value(stmt.count)
        head = f"s, {attribute}, {size}, {number}"
        if stmt.source is not None and stmt.target is not None:
            ends = f"{self.place(stmt.source)}, {self.place(stmt.target)}"
            return [f"shift_pieces({head}, {player}, {ends}, {count})"]
        if stmt.source is not None:
            return [f"remove_pieces({head}, {player}, {self.place(stmt.source)}, {count})"]
        assert stmt.target is not None
        return [f"place_pieces({head}, {piece.limit}, {player}, {self.place(stmt.target)}, {count})"]

    def move_single(self, stmt: c.MovePieces, attribute: str) -> list[str]:
        lines: list[str] = []
        number = list(self.layout.symbols.pieces).index(stmt.piece.name)
        player = "1" if stmt.player is None else self.value(stmt.player)
        noted = player if stmt.player is not None else "0"
        if stmt.source is not None:
            lines += self.leave_cell(stmt, attribute, self.place(stmt.source))
        if stmt.target is not None:
            lines += self.enter_cell(stmt, attribute, self.place(stmt.target), player)
        if stmt.source is not None and stmt.target is not None:
            note = f"NOTE_MOVE, {number}, {noted}, {self.value(stmt.source)}, {self.value(stmt.target)}"
        elif stmt.target is not None:
            note = f"NOTE_PIECES, {number}, {noted}, {self.value(stmt.target)}, 1"
        else:
            assert stmt.source is not None
            note = f"NOTE_PIECES, {number}, {noted}, {self.value(stmt.source)}, -1"
        return [*lines, "if s.noting:", f"{INDENT}note(s, {note})"]

    def leave_cell(self, stmt: c.MovePieces, attribute: str, place: str) -> list[str]:
        """Write that no piece stands on a place, also in the lists that are kept."""
        piece = stmt.piece.name
        lines: list[str] = []
        if piece in self.layout.owned:
            lines.append(f"{attribute}_owned[{attribute}[{place}]].remove({place})")
        if piece in self.layout.vacant:
            lines.append(f"insort({attribute}_vacant, {place})")
        lines.append(f"{attribute}[{place}] = 0")
        if len(lines) == 1:
            return lines
        return [f"if {attribute}[{place}] != 0:", *indented(lines)]

    def enter_cell(self, stmt: c.MovePieces, attribute: str, place: str, player: str) -> list[str]:
        """Write that a player's piece stands on a place, in the stead of any other."""
        piece = stmt.piece.name
        lines: list[str] = []
        if piece in self.layout.vacant:
            taken = f"{attribute}_vacant.remove({place})"
            lines += [taken] if place == self.empty_place else [f"if {attribute}[{place}] == 0:", INDENT + taken]
            self.empty_place = ""
        if piece in self.layout.owned:
            lines += [
                f"if {attribute}[{place}] != 0:",
                f"{INDENT}{attribute}_owned[{attribute}[{place}]].remove({place})",
            ]
            lines.append(f"insort({attribute}_owned[{player}], {place})")
        return [*lines, f"{attribute}[{place}] = {player}"]

    def chance(self, stmt: c.Roll | c.Pick) -> list[str]:
        if isinstance(stmt, c.Pick):
            tag = self.layout.type_tag(stmt.type)
            if stmt.high is not None:
                text = f"pick_number(s, {self.value(stmt.source)}, {self.value(stmt.high)}, {tag})"
            else:
                text = f"pick_from(s, {self.list_value(stmt.source)}, {tag})"
        else:
            die = stmt.die
            if die.faces:
                tag = self.layout.type_tag(Type("face", die.name))
                text = f"pick_number(s, 0, {len(die.faces) - 1}, {tag})"
                if all(len(face) == 1 for face in die.faces):
                    text = f"{self.layout.table(die.name, 'faces')}[{text}][0]"
                    tag = self.layout.type_tag(Type("outcome", die.name))
            else:
                tag = self.layout.type_tag(Type("number"))
                text = f"pick_number(s, {die.low}, {die.high}, {tag})"
        return [f"{self.target(stmt.name)} = {text}", f"note(s, NOTE_CHANCE, {tag}, {stmt.name}, EVERYBODY)"]

    def laying(self, stmt: c.Lay | c.Touch) -> list[str]:
        ground = f"s.{self.layout.attribute('board', stmt.board.name)}"
        tiles = self.layout.table("tiles", stmt.board.name)
        if isinstance(stmt, c.Touch):
            lines = []
            for name in stmt.names:
                number = self.area_number(name)
                lines.append(f"{name} = laid.abstract_area({tiles}, {ground}, {number})")
            one, two = stmt.names
            return [*lines, f"laid.touch({tiles}, {ground}, {one}, {two}, {stmt.border})"]
        lines = [f"laid.lay({tiles}, {ground}, {self.value(stmt.tile)}, {self.value(stmt.spot)})"]
        lines.append(f"take_out(s, PILES, {self.value(stmt.tile)})")
        lines.append(f"follow_groups(s, {ground}.moved)")
        for piece in self.layout.symbols.pieces.values():
            if piece.board == stmt.board.name:
                attribute = self.piece_attribute(piece)
                if piece.single:
                    lines.append(f"laid.merge_owners({attribute}, {ground}.moved)")
                else:
                    lines.append(f"laid.merge_counts({attribute}, {tiles}.places, {ground}.moved)")
        return lines

    areas: dict[str, int] = {}

    def area_number(self, name: str) -> int:
        return self.areas.setdefault(name, len(self.areas))

    def start_record(self, stmt: c.StartRecord) -> list[str]:
        lines = []
        for field, value in stmt.values:
            lines.append(f"s.{self.layout.field_attribute(field)}.append({self.list_value(value)})")
        first = self.layout.field_attribute(stmt.values[0][0])
        return [*lines, f"{self.target(stmt.name)} = len(s.{first}) - 1"]

    def control(self, stmt: c.Stmt) -> list[str]:
        match stmt:
            case c.If(_, arms, otherwise):
                lines: list[str] = []
                for number, (test, block) in enumerate(arms):
                    lines += [f"{'el' if number else ''}if {self.value(test)}:", *indented(self.block(block))]
                if otherwise:
                    lines += ["else:", *indented(self.block(otherwise))]
                return lines
            case c.Each(_, var, _, source, block):
                over = self.safe_iterable(source, block)
                return [f"for {var} in {over}:", *indented(self.block(block))]
            case c.Loop(_, form, value, block):
                return [self.loop_head(form, value), *indented(self.block(block))]
            case c.Turns():
                return self.turns(stmt)
            case c.CallVerb() | c.RunSteps() | c.RunPhase():
                return self.call(stmt)
            case c.Announce():
                return self.announce(stmt)
            case c.Activate(_, effect):
                return [self.begin(effect)]
            case c.Leave() | c.GiveBack() | c.OnlyIf():
                return self.leave(stmt)
            case _:
                raise AssertionError(f"no text for {stmt}")

    def safe_iterable(self, source: c.Expr, block: c.Block) -> str:
        """Write what a loop runs over; a pile is copied, because the loop may move its cards."""
        if isinstance(source, c.PileGet):
            return f"{self.iterable(source)}[:]"
        if isinstance(source, c.Local):
            return f"list({source.name})"
        return self.iterable(source)

    def loop_head(self, form: str, value: c.Expr | None) -> str:
        match form, value:
            case ("times", count) if count is not None:
                return f"for _ in range({self.value(count)}):"
            case ("while", test) if test is not None:
                return f"while {self.value(test)}:"
            case ("until", test) if test is not None:
                return f"while {self.value(c.Not(test, test.type))}:"
            case _:
                return "while True:"

    def turns(self, stmt: c.Turns) -> list[str]:
        left = c.PlayerValue("left", (c.Local(stmt.var, Type("player")),), Type("player"))
        body = [f"s.active = {stmt.var}", *self.block(stmt.block), f"{stmt.var} = {self.value(left)}"]
        head = "while True:" if stmt.until is None else self.loop_head("until", stmt.until)
        return [f"{stmt.var} = {self.value(stmt.starting)}", head, *indented(body)]

    def call(self, stmt: c.CallVerb | c.RunSteps | c.RunPhase) -> list[str]:
        effect = None if isinstance(stmt, c.RunPhase) else stmt.effect
        lines = [] if effect is None else [self.begin(effect)]
        match stmt:
            case c.CallVerb(_, verb, args, you, giving):
                text = f"{verb.name}({', '.join(['s', self.value(you), *(self.list_value(a) for a in args)])})"
                lines.append(text if giving is None else f"{self.target(giving)} = {text}")
            case c.RunSteps(_, field, target, you):
                lines.append(f"{steps_name(field.owner, field.name)}(s, {self.value(you)}, {self.value(target)})")
            case c.RunPhase(_, phase, you):
                name = self.layout.program.functions[f"phase {phase.name}"].name
                lines.append(f"{name}(s, {self.value(you)})")
        if effect is not None:
            lines.append(f"end_effect(s, {effect.index})")
        if isinstance(stmt, c.CallVerb) and stmt.otherwise is not None:
            lines += ["if s.failed:", *indented(self.block(stmt.otherwise))]
        return lines

    def begin(self, effect: c.Effect) -> str:
        """Write that an effect begins, with the variables it keeps."""
        kept = ", ".join(name.removeprefix("its_") for name, _ in effect.captures)
        this = "this" if effect.this else "-1"
        return f"begin_effect(s, {effect.index}, {self.owner()}, {this}, [{kept}])"

    def owner(self) -> str:
        """Write whose effect begins: the one who acts."""
        assert self.function is not None
        return (
            "you" if "you" in self.function.locals or any(n == "you" for n, _ in self.function.params) else "s.active"
        )

    def announce(self, stmt: c.Announce) -> list[str]:
        event = stmt.event.name
        args = ", ".join(["s", *(self.list_value(arg) for arg in stmt.args)])
        lines = self.note_event(event, stmt.args)
        moments = self.layout.lowered.moments
        if (event, "before") in moments:
            lines.append(f"{moment_name(event, 'before')}({args})")
        body = [] if not stmt.block else self.block(stmt.block)
        if (event, "after") in moments:
            body.append(f"{moment_name(event, 'after')}({args})")
        if (event, "instead") in moments:
            lines += [f"if not {moment_name(event, 'instead')}({args}):", *indented(body or ["pass"])]
        else:
            lines += body
        return [*lines, *self.after_event(event, stmt.args)]

    def note_event(self, event: str, args: tuple[c.Expr, ...]) -> list[str]:
        number = list(self.layout.symbols.events).index(event)
        values = ", ".join(self.value(arg) for arg in args)
        return ["if s.noting:", f"{INDENT}note_event(s, {number}, EVERYBODY, [{values}])"]

    def after_event(self, event: str, args: tuple[c.Expr, ...]) -> list[str]:
        """Write what always follows an event: endings that wait for it, effects that last until it, once each."""
        lines: list[str] = []
        texts = ", ".join(["s", *(self.list_value(arg) for arg in args)])
        for ending in self.layout.program.endings:
            if ending.event == event:
                lines += self.won(ending, args) or [f"{ending_name(self.layout, ending)}({texts})"]
        number = list(self.layout.symbols.events).index(event)
        if any(effect.until == event for effect in self.layout.program.effects):
            lines.append(f"end_effects_until(s, {self.layout.table('effects', 'until')}, {number})")
        if any(trigger.once == event for trigger in self.layout.program.triggers):
            lines.append(
                f"s.once = [mark for mark in s.once if {self.layout.table('once', 'until')}[mark >> 20] != {number}]"
            )
        return lines

    def won(self, ending: c.Ending, args: tuple[c.Expr, ...]) -> list[str] | None:
        """Write a victory of the one who acted on the spot: most moves do not win, and asking must be cheap."""
        event = self.layout.symbols.events[ending.event or ""]
        if not ending.player_is_field or not all(isinstance(arg, SIMPLE) for arg in args):
            return None
        names = {param_name(p.name): arg for p, arg in zip(event.params, args, strict=True)}
        tests = [replaced(test, names) for test in ending.tests]
        number = self.layout.program.endings.index(ending)
        player = self.value(names[ending.player or ""])
        act = [f"finish(s, {number}, [{player}])", *self.over_return()]
        comment = self.layout.spec.comment(ending.span, 3 * len(INDENT))
        condition = " and ".join(self.value(test, AND + 1) for test in tests)
        return [comment, f"if {condition}:", *indented(act)] if condition else [comment, *act]

    def over_return(self) -> list[str]:
        """Write how a function is left once the game is over."""
        return []

    def leave(self, stmt: c.Leave | c.GiveBack | c.OnlyIf) -> list[str]:
        assert self.function is not None
        match stmt:
            case c.GiveBack(_, value):
                return [*self.leaving(), *self.outcome(False), f"return {self.list_value(value)}"]
            case c.OnlyIf(_, test):
                out = [*self.leaving(), *self.outcome(True), self.bare_return()]
                return [f"if {self.value(c.Not(test, test.type))}:", *indented(out)]
            case c.Leave(_, "skip"):
                return []
            case c.Leave(_, "stop"):
                return ["break"]
            case c.Leave(_, "end"):
                return ["end_game(s)", *self.leaving(), self.bare_return()]
            case c.Leave(_, form):
                return [*self.leaving(), *self.outcome(form == "fail"), self.bare_return()]

    def bare_return(self) -> str:
        assert self.function is not None
        result = self.function.result
        if result is None or result.form == "nothing":
            return "return"
        return "return []" if is_list(result) else f"return {'False' if result.form == 'yes_no' else '0'}"

    def outcome(self, failed: bool) -> list[str]:
        """Write whether the call failed, in functions that can."""
        assert self.function is not None
        return [f"s.failed = {failed}"] if self.function.fails else []


SIMPLE = (c.Local, c.Const, c.Nothing, c.Need)


def param_name(word: str) -> str:
    """Return the Python name of an event's field."""
    return f"{word}_" if keyword.iskeyword(word) or word in PYTHON_WORDS else word


def replaced(e: c.Expr, names: dict[str, c.Expr]) -> c.Expr:
    """Return an expression with variables replaced by what they stand for."""
    if isinstance(e, c.Local):
        return names.get(e.name, e)
    return rebuilt(e, lambda part: replaced(part, names))


def is_search(e: c.Query) -> bool:
    return e.agg == "first" and e.where is not None and e.prefix is None and not e.having


def sure_parts(stmt: c.Stmt) -> tuple[c.Expr | None, ...]:
    """Return the expressions of a sentence that are certainly evaluated when it runs."""
    match stmt:
        case c.MovePieces():
            return (stmt.source, stmt.target)
        case c.PlaceThing():
            return (stmt.thing, stmt.place)
        case c.Put():
            return (stmt.things,)
        case c.Store():
            return (stmt.value,)
        case _:
            return ()


def steps_name(owner: str, field: str) -> str:
    """Return the function that runs the steps of whatever thing it is given."""
    return f"run_{owner}_{field}"


def ending_name(layout: Layout, ending: c.Ending) -> str:
    return layout.table("win", ending.name).lower()


LEVELS = (ADD,)
