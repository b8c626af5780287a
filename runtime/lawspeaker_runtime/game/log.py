"""The log of a game in sentences, for each player only what the player may know, from the notes of the engine.

    [NOTE_PUT, 11, 0, 4, seen by 1]     ->   player 1: "Queen goes from deck to hand of Red"
                                             player 2: "a card goes from deck to hand of Red"

Consecutive moves between the same piles, and things shown to the same player, become one sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from lawspeaker_runtime.game.decision import Option, decode
from lawspeaker_runtime.game.labels import split
from lawspeaker_runtime.game.spoken import from_note
from lawspeaker_runtime.piles.order import PILE_LINES
from lawspeaker_runtime.rules.rules import EVERYONE, EventInfo, Rules, Seen, value_name
from lawspeaker_runtime.rules.values import Domain
from lawspeaker_runtime.state.notes import (
    NOTE_CHANCE,
    NOTE_DECISION,
    NOTE_EVENT,
    NOTE_GAIN,
    NOTE_MOVE,
    NOTE_PIECES,
    NOTE_PILE,
    NOTE_PLACE,
    NOTE_PUT,
    NOTE_REVEAL,
    NOTE_SHOW,
    NOTE_STATE,
)
from lawspeaker_runtime.state.pile_state import NOWHERE

MAX_NAMED_THINGS = 6
SPECTATOR = 0
"""A reader who may read only what every player may read."""
MAY_BE_HIDDEN = frozenset((NOTE_GAIN, NOTE_CHANCE, NOTE_STATE, NOTE_REVEAL))
TELLING = frozenset((NOTE_EVENT, NOTE_SHOW, NOTE_REVEAL))


@dataclass(frozen=True, slots=True)
class Entry:
    """A sentence of the log; `telling` if the rules say it for the reader: an event, or hidden things that are shown.

    What the reader sees on the table anyway (moves, gains, decisions) is not telling. `places` are the places that it
    is about, each with the index of its type in the rules.
    """

    text: str
    telling: bool = False
    places: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a log: a player, or None for a reader who may know everything; and translated sentences."""

    player: int | None
    phrases: Mapping[str, str] = field(default_factory=dict)

    def say(self, english: str, **parts: object) -> str:
        """Return a sentence, translated, with its parts filled in."""
        return self.phrases.get(english, english).format(**parts)

    def unnamed(self, kind: str) -> str:
        """Return the name of a thing whose identity is hidden from the reader."""
        return self.say("a {what}", what=spaced(kind)) if "a {what}" in self.phrases else unnamed(kind)

    def may_see(self, mask: int) -> bool:
        """Tell whether a seen mask includes the reader."""
        return self.player is None or mask >> self.player & 1 == 1

    def may_read(self, seen: Seen, owner: int) -> bool:
        """Tell whether the reader sees a resource or state of an owner."""
        return self.player is None or seen == EVERYONE or (seen == "owner" and owner == self.player)


def lines(rules: Rules, notes: Sequence[Sequence[int]], player: int | None = None) -> list[str]:
    """Return the sentences of notes that a player may read; None reads everything."""
    return [entry.text for entry in entries(rules, notes, player)]


def entries(rules: Rules, notes: Sequence[Sequence[int]], player: int | None = None) -> list[Entry]:
    """Return the entries of the log that a player may read; None reads everything."""
    reader = Reader(player, dict(rules.phrases))
    if player is not None:
        notes = [note for note in notes if not is_silent(rules, reader, note)]
    found: list[Entry] = []
    index = 0
    while index < len(notes):
        end = index + 1
        while end < len(notes) and is_more_of(notes[index], notes[end]):
            end += 1
        said = notes[index:end]
        text = joined_sentence(rules, reader, said)
        found.append(Entry(text, said[0][0] in TELLING, places_in(rules, reader, said) if text else ()))
        index = end
    return [entry for entry in found if entry.text]


def places_in(rules: Rules, reader: Reader, notes: Sequence[Sequence[int]]) -> tuple[tuple[int, int], ...]:
    """Return the places that the sentence of some notes names."""
    return tuple(dict.fromkeys(place for note in notes for place in places_of(rules, reader, note) if place[1] >= 0))


def places_of(rules: Rules, reader: Reader, note: Sequence[int]) -> list[tuple[int, int]]:
    """Return the places that the sentence of one note names, each with the index of its type."""
    match note[0]:
        case code if code in (NOTE_MOVE, NOTE_PIECES):
            board = rules.boards[rules.pieces[note[1]].board].type
            return [(board, note[3]), (board, note[4])] if code == NOTE_MOVE else [(board, note[3])]
        case code if code == NOTE_PLACE:
            return [(note[2], note[3])]
        case code if code in (NOTE_DECISION, NOTE_REVEAL) and reader.may_see(note[3]):
            return [
                (domain.type, value)
                for domain, value in chosen_values(rules, note[2])
                if rules.types[domain.type].form == "place"
            ]
        case code if code == NOTE_EVENT:
            info = rules.events[note[1]]
            kept = untold(info, reader, note[3:])
            return [
                (tag, value)
                for word, tag, values in fields_of(info, note[3:])
                for value in values
                if rules.types[tag].form == "place" and word not in kept
            ]
    return []


def is_silent(rules: Rules, reader: Reader, note: Sequence[int]) -> bool:
    """Tell whether a note is hidden from the reader.

    It is dropped first, so that it does not split the notes around it.
    """
    return note[0] in MAY_BE_HIDDEN and not sentence(rules, reader, note)


def is_more_of(first: Sequence[int], note: Sequence[int]) -> bool:
    """Tell whether a note continues another: moves between the same piles, things shown, pieces of the same player."""
    if first[0] == NOTE_PUT:
        return note[0] == NOTE_PUT and note[2:4] == first[2:4]
    if first[0] == NOTE_SHOW:
        return note[0] == NOTE_SHOW and note[1] == first[1] and note[4] == first[4]
    return first[0] == NOTE_PIECES and note[:3] == first[:3] and note[4] == first[4]


def joined_sentence(rules: Rules, reader: Reader, notes: Sequence[Sequence[int]]) -> str:
    """Return one sentence for notes that belong together."""
    if notes[0][0] == NOTE_PUT:
        return moved(rules, reader, notes)
    if notes[0][0] == NOTE_SHOW:
        return shown(rules, reader, notes)
    text = sentence(rules, reader, notes[0])
    if len(notes) > 1:
        places = rules.types[rules.boards[rules.pieces[notes[0][1]].board].type]
        text = ", ".join([text, *(places.name(note[3]) for note in notes[1:])])
    return text


def sentence(rules: Rules, reader: Reader, note: Sequence[int]) -> str:
    """Return the sentence of one note, "" if it is hidden from the reader."""
    code = note[0]
    if code == NOTE_EVENT:
        return announced(rules, reader, note[1], note[2], note[3:])
    if code == NOTE_SHOW:
        return shown(rules, reader, [note])
    a, b, c, d = note[1:5]
    if code == NOTE_GAIN:
        return gained(rules, reader, a, b, c)
    if code == NOTE_DECISION:
        return decided(rules, reader, a, b, c, note[5:])
    if code == NOTE_REVEAL:
        return revealed(rules, reader, a, b, c, note[5:])
    if code == NOTE_CHANCE:
        what = place_called(rules, a, b) or value_name(rules, rules.types[a], b)
        return reader.say("chance: {what}", what=what) if reader.may_see(c) else ""
    if code == NOTE_STATE:
        return became(rules, reader, a, b, c)
    if code == NOTE_PILE:
        return reader.say(PILE_LINES[b], pile=pile_name(rules, reader, a))
    return on_board(rules, reader, code, a, b, c, d)


def decided(rules: Rules, reader: Reader, player: int, action: int, seen: int, said: Sequence[int]) -> str:
    """Return the sentence of a decision."""
    who = rules.seat(player)
    if not reader.may_see(seen):
        sealed = rules.sites[rules.site_of(action)].sealed
        return reader.say("{who} has chosen" if sealed else "{who} decides", who=who)
    values = from_note(rules, rules.site_of(action), player, said)
    text, has_names = chosen(with_kinds_of_places(rules, decode(rules, action, values, reader.player)))
    if rules.players[1] == 1:
        return reader.say("you: {what}", what=text)
    return reader.say("{who}: {what}" if has_names else "{who} chooses {what}", who=who, what=text)


def revealed(rules: Rules, reader: Reader, player: int, action: int, seen: int, said: Sequence[int]) -> str:
    """Return the sentence of a sealed answer that was revealed, "" if the reader may not know it."""
    if not reader.may_see(seen):
        return ""
    values = from_note(rules, rules.site_of(action), player, said)
    text, has_names = chosen(with_kinds_of_places(rules, decode(rules, action, values, reader.player)))
    return reader.say(
        "{who} reveals: {what}" if has_names else "{who} reveals {what}", who=rules.seat(player), what=text
    )


def with_kinds_of_places(rules: Rules, option: Option) -> Option:
    """Return an option whose text has the kind of each place whose name another board has, too: `s: area a1`."""
    parts = option.text.split(", ")
    for domain, value in chosen_values(rules, option.id):
        called = place_called(rules, domain.type, value)
        named = f"{domain.variable}: {value_name(rules, rules.types[domain.type], value)}"
        parts = [f"{domain.variable}: {called}" if called and part == named else part for part in parts]
    return replace(option, text=", ".join(parts))


def place_called(rules: Rules, type_: int, value: int) -> str:
    """Return the name of a place with its kind, if a place of another board has the same name; "" otherwise."""
    info = rules.types[type_]
    if len(rules.boards) < 2 or info.form != "place":
        return ""
    name = info.name(value)
    others = [rules.types[board.type] for board in rules.boards if board.type != type_]
    is_shared = any(other.form == "place" and name in other.names for other in others)
    return f"{spaced(info.word)} {name}" if is_shared else ""


def chosen_values(rules: Rules, action: int) -> list[tuple[Domain, int]]:
    """Return the values of an action, each with its variable; none if it has only a label, or declines."""
    site = rules.sites[rules.site_of(action)]
    offset = action - site.base
    digits = split(site, offset)[1] if offset < site.combinations else []
    return [(domain, domain.first + digit) for domain, digit in zip(site.domains, digits, strict=False)]


def chosen(option: Option) -> tuple[str, bool]:
    """Return the text of an option without variables that say nothing, and whether it is more than values.

    `c: Ace` and `cs: Ace` are `Ace`, `army: army 1` is `army 1`; a label and `source: a1` stay as they are.
    """
    parts = [part.partition(": ") for part in option.text.split(", ")]
    says_nothing = [bool(colon) and (is_letter(name) or text.startswith(f"{name} ")) for name, colon, text in parts]
    words = [part[2] if nothing else "".join(part) for part, nothing in zip(parts, says_nothing, strict=True)]
    return ", ".join(words), not says_nothing[0]


def is_letter(variable: str) -> bool:
    """Tell whether a variable is only a letter, or a letter in the plural.

    >>> is_letter("c"), is_letter("cs"), is_letter("card")
    (True, True, False)
    """
    return len(variable.removesuffix("s")) < 2


def on_board(rules: Rules, reader: Reader, code: int, a: int, b: int, c: int, d: int) -> str:
    """Return the sentence of a note about a board, which everyone sees."""
    if code == NOTE_PLACE:
        return reader.say("{names} goes to {target}", names=rules.things[a].name, target=rules.types[b].name(c))
    piece = rules.pieces[a]
    places = rules.types[rules.boards[piece.board].type]
    whose = spaced(piece.word)
    if piece.per_player:
        whose = reader.say("{what} of {whose}", what=whose, whose=rules.seat(b))
    if code == NOTE_MOVE:
        return reader.say("{what}: {source} to {target}", what=whose, source=places.name(c), target=places.name(d))
    if code == NOTE_PIECES:
        count = f"{'+' if d > 0 else '−'}{abs(d)}"
        return reader.say("{what}: {count} on {place}", what=whose, count=count, place=places.name(c))
    return ""


def announced(rules: Rules, reader: Reader, event: int, seen: int, values: Sequence[int]) -> str:
    """Return the sentence of an event; hidden things are not named."""
    info = rules.events[event]
    named: list[tuple[str, str]] = []
    kept = untold(info, reader, values)
    for word, tag, part in fields_of(info, values):
        kind = rules.types[tag]
        hide = kind.form == "thing" and (word in kept or not reader.may_see(seen))
        names = [reader.unnamed(kind.word) if hide else value_name(rules, kind, value) for value in part]
        if word in kept and not hide:
            names = [reader.say("something")]
        named.append((word, " + ".join(names) or reader.say("nothing")))
    if info.says and len(named) == len(info.fields):
        return info.says.format(**dict(named))
    words = [f"{spaced(word)} {name}" for word, name in named]
    return f"{spaced(info.word)}: {', '.join(words)}" if words else spaced(info.word)


def untold(info: EventInfo, reader: Reader, values: Sequence[int]) -> set[str]:
    """Return the fields of an event whose values the reader is not told."""
    if not info.told or reader.player is None:
        return set()
    parts = [part for _, _, part in fields_of(info, values)]
    return {info.fields[field][0] for field, viewer in info.told if reader.player not in parts[viewer]}


def fields_of(info: EventInfo, values: Sequence[int]) -> Iterator[tuple[str, int, Sequence[int]]]:
    """Yield the name, type and values of each field of an event; a list has its length in front."""
    index = 0
    for word, tag in info.fields:
        if index >= len(values):
            return
        count = values[index] if tag < 0 else 1
        index += 1 if tag < 0 else 0
        yield word, -tag - 1 if tag < 0 else tag, values[index : index + count]
        index += count


def gained(rules: Rules, reader: Reader, player: int, resource: int, amount: int) -> str:
    """Return the sentence of a gain or a loss."""
    info = rules.resources[resource]
    if amount == 0 or not reader.may_read(info.seen, player):
        return ""
    english = "{who} gains {amount} {what}" if amount > 0 else "{who} loses {amount} {what}"
    return reader.say(english, who=rules.seat(player), amount=abs(amount), what=info.called(abs(amount)))


def became(rules: Rules, reader: Reader, state: int, key: int, value: int) -> str:
    """Return the sentence of a state's new value."""
    info = rules.states[state]
    owned = info.of >= 0 and rules.types[info.of].form == "player"
    if not reader.may_read(info.seen, key if owned else 0):
        return ""
    what, shown_value = spaced(info.word), value_name(rules, rules.types[info.type], value)
    if info.of < 0:
        return reader.say("{what} becomes {value}", what=what, value=shown_value)
    whose = value_name(rules, rules.types[info.of], key)
    return reader.say("{what} of {whose} becomes {value}", what=what, whose=whose, value=shown_value)


def shown(rules: Rules, reader: Reader, notes: Sequence[Sequence[int]]) -> str:
    """Return the sentence of hidden things that were shown to a player, or to all."""
    player, seen = notes[0][1], [rules.things[note[2]].name for note in notes if reader.may_see(note[3])]
    names = ", ".join(seen) if len(seen) == len(notes) else how_many(rules, reader, notes[0][4], len(notes))
    if player and player == reader.player:
        return reader.say("you see {names}", names=names)
    english = "{name} is shown to {who}" if len(notes) == 1 else "{name} are shown to {who}"
    return reader.say(english, name=names, who=rules.seat(player) if player else reader.say("all"))


def moved(rules: Rules, reader: Reader, notes: Sequence[Sequence[int]]) -> str:
    """Return the sentence of moves between the same piles."""
    source, target = notes[0][2], notes[0][3]
    seen = [rules.things[note[1]].name for note in notes if reader.may_see(note[4])]
    names = counted(rules, reader, notes) if len(seen) > MAX_NAMED_THINGS or len(seen) < len(notes) else ", ".join(seen)
    one = len(notes) == 1
    if target == NOWHERE:
        return reader.say("{names} leaves the game" if one else "{names} leave the game", names=names)
    to = pile_name(rules, reader, target)
    if source < 0:
        return reader.say("{names} goes to {target}" if one else "{names} go to {target}", names=names, target=to)
    english = "{names} goes from {source} to {target}" if one else "{names} go from {source} to {target}"
    return reader.say(english, names=names, source=pile_name(rules, reader, source), target=to)


def counted(rules: Rules, reader: Reader, notes: Sequence[Sequence[int]]) -> str:
    """Return how many things moved, without their names."""
    return how_many(rules, reader, notes[0][2] if notes[0][2] >= 0 else notes[0][3], len(notes))


def how_many(rules: Rules, reader: Reader, code: int, count: int) -> str:
    """Return a number of things of a pile, without their names."""
    if count == 1:
        return reader.unnamed(pile_kind(rules, code))
    kind = rules.piles[pile_of(rules, code)[0]].kind if code >= 0 else -1
    return f"{count} {spaced(rules.types[kind].called(count) if kind >= 0 else 'things')}"


def pile_kind(rules: Rules, code: int) -> str:
    """Return the word for the things of a pile."""
    kind = rules.piles[pile_of(rules, code)[0]].kind if code >= 0 else -1
    return rules.types[kind].word if kind >= 0 else "thing"


def pile_of(rules: Rules, code: int) -> tuple[int, int]:
    """Return the index in the rules of a pile code, and its player (0: shared) or the index of its key."""
    for index, pile in enumerate(rules.piles):
        size = rules.slots(pile)
        if code < size:
            return index, code
        code -= size
    raise IndexError(code)


def pile_name(rules: Rules, reader: Reader, code: int) -> str:
    """Return the name of a pile."""
    index, player = pile_of(rules, code)
    word = spaced(rules.piles[index].word)
    if rules.piles[index].of >= 0:
        keys = rules.types[rules.piles[index].of]
        return reader.say("{what} of {whose}", what=word, whose=spaced(keys.name(keys.first + player)))
    return reader.say("{what} of {whose}", what=word, whose=rules.seat(player)) if player else word


def unnamed(kind: str) -> str:
    """Return a kind with its indefinite article.

    >>> unnamed("card"), unnamed("ox")
    ('a card', 'an ox')
    """
    return f"{'an' if kind[:1] in 'aeiou' else 'a'} {spaced(kind)}"


def spaced(word: str) -> str:
    """Return a word of the game with spaces instead of underscores."""
    return word.replace("_", " ")
