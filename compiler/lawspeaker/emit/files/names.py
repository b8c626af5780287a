"""`names.py` of a game: everything a person reads, as one description."""

from __future__ import annotations

from typing import assert_never

from lawspeaker.check import ir as c
from lawspeaker.check.option_settings import option_values
from lawspeaker.check.rules.verb_events import is_verb_event
from lawspeaker.emit.files.engine import has_chance
from lawspeaker.emit.files.field_texts import field_texts
from lawspeaker.emit.files.option_settings import SettingWriter
from lawspeaker.emit.files.screen import ScreenWriter
from lawspeaker.emit.files.thing_names import ThingNames
from lawspeaker.emit.files.view_types import part_text, shown_parts
from lawspeaker.emit.modules import Module
from lawspeaker.emit.naming import Layout
from lawspeaker.emit.python_text import literal, tuple_text
from lawspeaker.emit.render import definition
from lawspeaker.lower import program as p
from lawspeaker.resolve.symbols import BoardForm, Kind, Option, Thing
from lawspeaker.resolve.types import Type, TypeForm
from lawspeaker.text.expressions.dice import english_mark, sides
from lawspeaker.text.lexicon import english_resource, spaced
from lawspeaker.text.texts import Texts, Translated


class NameWriter:
    """Writes the description of a game."""

    def __init__(self, layout: Layout, name: str, version: str, texts: Texts) -> None:
        self.layout = layout
        self.symbols = layout.symbols
        self.name = name
        self.version = version
        self.texts = texts
        self.conditions = SettingWriter(layout)
        self.things = ThingNames(layout)

    def module(self) -> Module:
        """Return the module."""
        arguments = self.fields()
        names = (*(function.name for function in self.conditions.functions), "RULES")
        rules = definition(names, "modules/names", functions=self.conditions.functions, arguments=arguments)
        return Module("names", "what people read", functions=[rules])

    def fields(self) -> list[tuple[str, str]]:
        """Return the arguments of `Rules(...)`; types come last to be written and first to be read."""
        s = self.symbols
        body = [
            ("sites", self.sites()),
            ("options", tuple_text([self.option(o) for o in s.options.values()])),
            ("resources", self.resources()),
            ("states", self.states()),
            ("piles", self.piles()),
            ("pieces", self.pieces()),
            ("boards", self.boards()),
            ("events", self.events()),
            ("things", tuple_text([self.thing(th, i) for th in s.things for i in range(len(th.ids))])),
            ("endings", tuple_text([literal(e.name) for e in self.layout.program.endings])),
            ("parts", self.parts()),
        ]
        body += ScreenWriter(self.layout).fields()
        lies = [f"({literal(kind.name)}, {literal(board)})" for kind in s.kinds.values() if (board := self.home(kind))]
        if self.layout.program.endings_together():
            together = [str(index) for index in self.layout.program.endings_together()]
            body.append(("together", tuple_text(together)))
        if lies:
            body.append(("lies", tuple_text(lies)))
        if self.texts.translations:
            body.append(
                (
                    "translations",
                    tuple_text([translation(found, dict(self.texts.labels)) for found in self.texts.translations]),
                )
            )
        body.append(("view", tuple_text([part_text(self.layout, part) for part in shown_parts(self.layout)])))
        if not has_chance(self.layout):
            body.append(("chance", "False"))
        head = [
            ("name", literal(self.name)),
            ("title", literal(s.title)),
            ("version", literal(self.version)),
            ("players", f"({s.players[0]}, {s.players[1]})"),
            ("seats", tuple_text([literal(seat) for seat in s.seats])),
            ("types", self.types()),
        ]
        return [*head, *body]

    def home(self, kind: Kind) -> str:
        """Return the board on which things of a kind lie, if it is another than the first."""
        current: Kind | None = kind
        while current is not None:
            if current.lies:
                return "" if current.lies == next(iter(self.symbols.boards), "") else current.lies
            current = self.symbols.kinds.get(current.parent or "")
        return ""

    def tag(self, type_: Type) -> int:
        inner = type_.element if type_.form == TypeForm.LIST else type_
        return self.layout.type_tag(inner)

    def types(self) -> str:
        found: list[str] = []
        done = 0
        keys = list(self.layout.tags)
        while done < len(keys):
            form, name = keys[done]
            found.append(self.type_info(form, name))
            done += 1
            keys = list(self.layout.tags)
        return tuple_text(found)

    def type_info(self, form: str, name: str) -> str:
        s = self.symbols
        match form:
            case "enum":
                return type_text(name, "enum", list(s.enums[name].words))
            case "thing":
                if name not in s.kinds:
                    return type_text("place", "thing", self.things.all(s.things))
                kind = s.kinds[name]
                return type_text(name, "thing", self.things.all(s.things_of(name)), kind.first, kind.plural)
            case "player":
                return type_text("player", "player", list(s.seats), 1)
            case "place":
                return self.place_info(name)
            case "spot":
                board = s.boards[name]
                return f'TypeInfo("spot", "spot", SpotNames({board.width}, {board.height}))'
            case "resource":
                return type_text("resource", "enum", list(s.resources))
            case "outcome" | "face":
                return type_text(name, "enum", self.die_names(name, form))
            case "phase":
                return type_text("phase", "enum", list(s.phases))
            case "yes_no":
                return type_text("yes_no", "yes_no", [])
            case _:
                return type_text(form, "number" if form == "number" else form, [])

    def place_info(self, name: str) -> str:
        board = self.symbols.place_board(name)
        assert board is not None
        table = self.layout.table("tiles" if board.form == BoardForm.LAID else "board", board.name)
        return f'TypeInfo({literal(name)}, "place", {table}.names)'

    def die_names(self, name: str, form: str) -> list[str]:
        outcomes, faces = sides(self.symbols.dice[name], english_mark)
        return outcomes if form == "outcome" else faces

    def sites(self) -> str:
        return tuple_text([self.site(site) for site in self.layout.program.sites])

    def site(self, site: c.SiteInfo) -> str:
        domains = tuple_text([f"Domain({literal(v.name)}, {self.tag(v.type)}, {v.first}, {v.size})" for v in site.vars])
        filled = dict(self.texts.labels)
        labels = tuple_text([literal(filled.get(label, label)) for label in site.labels])
        texts = f"{literal(site.decline)}, {literal(self.question(site))}, {literal(site.span.place())}"
        more = ", openly=True" if site.openly else ""
        more += f", spoken={self.spoken(site)}" if site.spoken else ""
        beside = tuple_text([literal(filled.get(label, label)) for label in site.beside])
        more += f", beside={beside}" if site.beside else ""
        more += ", sealed=True" if site.sealed else ""
        chosen = chosen_list(self.layout, site)
        more += f", chosen={chosen}" if chosen else ""
        return f"Site({site.base}, {literal(site.form)}, {domains}, {labels}, {texts}{more})"

    def question(self, site: c.SiteInfo) -> str:
        """Return the question of a choice; the last one is for the order of triggers, which only lowering finds."""
        questions = self.texts.questions
        return questions[min(site.index, len(questions) - 1)] if questions else ""

    def spoken(self, site: c.SiteInfo) -> str:
        """Return the values that a choice mentions, with their places in the frame of the function that asks."""
        frame = asking_frame(self.layout, site)
        if frame is None:
            return "()"
        marks = [mark for mark in frame.function.marks.values() if mark not in frame.slots]
        found: list[str] = []
        for var in site.spoken:
            many = var.local in frame.lists
            slots = frame.lists if many else [*frame.slots, *marks, "the program counter", "the function"]
            place = slots.index(var.local) - len(slots)
            found.append(f"Spoken({literal(var.name)}, {self.tag(var.type)}, {place}{', True' if many else ''})")
        return tuple_text(found)

    def option(self, option: Option) -> str:
        values = option_values(self.symbols, option)
        setting = self.layout.checked.settings[option.name]
        different = option.per_player and option.type.form == TypeForm.THING
        value = setting.value
        if value is None:
            value = values[0] if values and not different else -1
        numbers = tuple_text([str(v) for v in values])
        head = f"{literal(option.name)}, {option.per_player}, {self.tag(option.type)}, {numbers}, {value}"
        depends = "".join(f", {part}" for part in self.conditions.parts(option, setting))
        return f"OptionInfo({head}, {literal(option.span.place())}, {different}{depends})"

    def resources(self) -> str:
        return tuple_text(
            [
                f"ResourceInfo({literal(r.name)}, {r.limit}, {literal(r.seen.value)}, {r.signed}{one_of(r.name)}"
                f"{f', tally={literal(r.tally)}' if r.tally else ''})"
                for r in self.symbols.resources.values()
            ]
        )

    def states(self) -> str:
        found: list[str] = []
        for state in self.symbols.states.values():
            keys = -1 if state.of is None else self.tag(state.of)
            head = f"{literal(state.name)}, {keys}, {self.tag(state.type)}, {literal(state.seen.value)}"
            found.append(f"StateInfo({head}{'' if state.by is None else f', {self.tag(state.by)}'})")
        return tuple_text(found)

    def piles(self) -> str:
        found: list[str] = []
        for pile in self.symbols.piles.values():
            kind = self.tag(Type(TypeForm.THING, pile.kind))
            seen = f"{literal(pile.seen.value)}, {pile.ordered}"
            keys = "" if pile.of is None else f", {self.tag(pile.of)}"
            found.append(f"PileInfo({literal(pile.name)}, {pile.per_player}, {kind}, {seen}{keys})")
        return tuple_text(found)

    def pieces(self) -> str:
        boards = list(self.symbols.boards)
        return tuple_text(
            [
                f"PieceInfo({literal(s.name)}, {s.per_player}, {boards.index(s.board)}, {s.single}, {s.limit})"
                for s in self.symbols.pieces.values()
            ]
        )

    def boards(self) -> str:
        found: list[str] = []
        for board in self.symbols.boards.values():
            place = Type(TypeForm.PLACE, board.place)
            if board.form == BoardForm.PLACES:
                place = Type(TypeForm.THING, board.kinds[0] if len(board.kinds) == 1 else "")
            head = f"{literal(board.name)}, {literal(board.form.value)}, {board.width}, {board.height}"
            numbered = any(v.columns == board.name for site in self.layout.program.sites for v in site.vars)
            found.append(
                f"BoardInfo({head}, {self.tag(place)}{', True' if numbered else ''}{self.conditions.size_index(board)})"
            )
        return tuple_text(found)

    def events(self) -> str:
        found: list[str] = []
        told = dict(self.texts.events)
        for event in self.symbols.events.values():
            params = () if is_verb_event(event) else event.params
            types = [param.type for param in params]
            tags = [-self.tag(type_) - 1 if type_.form == TypeForm.LIST else self.tag(type_) for type_ in types]
            fields = tuple_text([f"({literal(param.name)}, {tag})" for param, tag in zip(params, tags, strict=True)])
            says = f", {literal(told[event.name])}" if event.name in told else ""
            names = [param.name for param in params]
            pairs = [f"({names.index(field)}, {names.index(viewer)})" for field, viewer in event.told if params]
            seen = f", told={tuple_text(pairs)}" if pairs else ""
            found.append(f"EventInfo({literal(event.name)}, {fields}, {literal(event.span.place())}{says}{seen})")
        return tuple_text(found)

    def thing(self, thing: Thing, copy: int) -> str:
        fields = field_texts(self.layout, thing, copy)
        shown = [f"({literal(word)}, {literal(text)})" for word, text in fields]
        text = literal(self.texts.english.get(thing.index, ""))
        head = f"{literal(self.things.name(thing, copy))}, {literal(thing.kind)}, {thing.index}, {text}"
        module = "" if thing.module is None else f", module={literal(thing.module)}"
        module += f", title={literal(thing.title)}" if thing.title else ""
        owner, number = self.things.owner(thing, copy), self.things.number(thing, copy)
        module += f", owner={owner}" if owner else ""
        module += f", copy={number}" if number else ""
        module += f", declared={literal(thing.name)}" if owner or number else ""
        return f"ThingInfo({head}, {literal(thing.span.place())}, {tuple_text(shown)}{module})"

    def parts(self) -> str:
        scoring = self.layout.program.scoring
        return tuple_text([literal(name) for name, _ in scoring.parts] if scoring is not None else [])


def asking_frame(layout: Layout, site: c.SiteInfo) -> p.Coroutine | None:
    """Return the function that asks a choice; None if the choice stands behind an `end` or `stop`."""
    for frame in layout.lowered.coroutines:
        for block in frame.blocks:
            if any(isinstance(line, p.Ask) and line.stmt.site is site for line in block.lines):
                return frame
    return None


def chosen_list(layout: Layout, site: c.SiteInfo) -> int:
    """Return the place of the list of what is chosen so far in the frame of a choice of several or an order, else 0."""
    for frame in layout.lowered.coroutines:
        for block in frame.blocks:
            for line in block.lines:
                if isinstance(line, p.Ask) and line.stmt.site is site:
                    lists, name = list(frame.lists), name_of_chosen(line.stmt)
                    return lists.index(name) - len(lists) if name in lists else 0
    return 0


def name_of_chosen(stmt: c.Question) -> str:
    """Return the list that a choice of several values or of their order fills one by one; "" for other sentences."""
    match stmt:
        case c.ChooseMany():
            return stmt.name
        case c.ChooseOrder():
            return stmt.temp
        case c.Choose() | c.ChooseOne() | c.Pay():
            return ""
        case _:
            assert_never(stmt)


def translation(found: Translated, english: dict[str, str]) -> str:
    """Return a game in another language; `english` are the English labels by the labels of the spec."""
    words = tuple_text([f"({literal(word)}, {literal(name)})" for word, name in found.words])
    things = tuple_text([f"({literal(name)}, {literal(text)})" for name, text in found.things])
    events = tuple_text([f"({literal(word)}, {literal(text)})" for word, text in found.events])
    questions = tuple_text([literal(text) for text in found.questions])
    labels = "".join(f"({literal(english[label])}, {literal(text)})," for label, text in found.labels)
    head = f"{literal(found.language)}, {literal(found.title)}, {words}, {things}, {events}, {questions}"
    return f"TranslationInfo({head}{f', ({labels})' if labels else ''})"


def one_of(word: str) -> str:
    """Return the argument for a resource of which one is called otherwise than several."""
    one = english_resource(word).forms["one"]
    return "" if one == spaced(word) else f", {literal(one)}"


def type_text(word: str, form: str, names: list[str], first: int = 0, plural: str = "") -> str:
    text = tuple_text([literal(name) for name in names])
    many = f", {literal(plural)}" if plural not in ("", f"{word}s") else ""
    return f"TypeInfo({literal(word)}, {literal(form)}, {text}, {first}{many})"
