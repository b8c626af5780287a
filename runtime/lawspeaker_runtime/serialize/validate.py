"""Validate a dump against the schema of a game's states, before a state is restored from it.

    dump with card 99 of 52 in a hand      ->      BadDump: a thing lies where it cannot lie, or in two places

A dump may come from any file. Every number is checked: a card is the number of a card, a row per player has an entry
for each player, a suspended verb waits at one of its own steps, a card is in one pile. So no engine, interpreted or
native, uses an index that is out of range. This module is never compiled: its input has unknown types.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lawspeaker_runtime.boards.tiles.validate import is_layout
from lawspeaker_runtime.serialize.dump import BASE_PARTS, LARGEST, PILE_PARTS, SMALLEST, BadDump, read_number
from lawspeaker_runtime.serialize.schema import PLAYERS, Form, Frame, Part, Range, StateSchema
from lawspeaker_runtime.state.base_state import SETTING_UP
from lawspeaker_runtime.state.pile_state import NOWHERE, PileTable
from lawspeaker_runtime.state.secure_stream import KEY_BYTES
from lawspeaker_runtime.visibility.constraints import FORGOTTEN, KEPT, LIMIT, MIXED

STREAM_HIGH: Final = 2147483562
STREAM_LOW: Final = 2147483398
MATCH: Final = 4
EFFECT_HEADER: Final = 4
LAYER: Final = 3
MIX: Final = 3


def check_dump(schema: StateSchema, data: Sequence[object]) -> None:
    """Raise BadDump if data is not the dump of a state of this game."""
    wrong = problem(schema, data)
    if wrong:
        raise BadDump(wrong)


def problem(schema: StateSchema, data: Sequence[object]) -> str:
    """Return what is wrong with a dump, or ""."""
    first = BASE_PARTS + (0 if schema.piles is None else PILE_PARTS)
    if len(data) != first + len(schema.parts):
        return "this is not a state of this game"
    players = read_number(data[1])
    if not schema.players[0] <= players <= schema.players[1]:
        return "this number of players is not possible"
    named = {part.name: found for part, found in zip(schema.parts, data[first:], strict=True)}
    dump = Dump(schema, players, list(data[:BASE_PARTS]), list(data[BASE_PARTS:first]), named)
    for check in (
        Dump.base_fields,
        Dump.decision,
        Dump.declared_parts,
        Dump.derived_parts,
        Dump.suspended_verbs,
        Dump.temporary_effects,
        Dump.thing_positions,
    ):
        wrong = check(dump)
        if wrong:
            return wrong
    return ""


def is_stream(data: object) -> bool:
    """Tell whether data is a random stream: one number, or the count of secure draws and their key."""
    if isinstance(data, list):
        row = row_of(data)
        return len(row) == 1 + KEY_BYTES and row[0] <= 0 and all(0 <= part < 256 for part in row[1:])
    stream = read_number(data)
    return 1 <= stream >> 31 <= STREAM_HIGH and 1 <= stream & 0x7FFFFFFF <= STREAM_LOW


def row_of(data: object) -> list[int]:
    """Return data as a list of numbers; like `read_numbers`, but faster for long lists."""
    if not isinstance(data, list):
        raise BadDump("a list was expected")
    if data and set(map(type, data)) != {int}:
        raise BadDump("a number was expected")
    if data and not (min(data) >= SMALLEST and max(data) <= LARGEST):
        raise BadDump("a number is too large")
    return data


def rows_of(data: object) -> list[list[int]]:
    """Return data as a list of lists of numbers."""
    if not isinstance(data, list):
        raise BadDump("a list was expected")
    return [row_of(row) for row in data]


@dataclass(slots=True)
class Dump:
    """A dump under validation. Each of its check methods returns what is wrong, or ""."""

    schema: StateSchema
    players: int
    start: list[object]
    piles: list[object]
    named: dict[str, object]

    def more(self, allowed: Range) -> int:
        """Return by how much a range grows in this dump."""
        if not allowed.grows:
            return 0
        rows = self.named.get(allowed.grows)
        return self.players if allowed.grows == PLAYERS else len(rows) if isinstance(rows, list) else 0

    def all_in(self, values: Sequence[int], allowed: Range) -> bool:
        """Tell whether all numbers are in a range."""
        found = [value for value in values if value != -1] if allowed.nothing else values
        return not found or (allowed.low <= min(found) and max(found) <= allowed.high + self.more(allowed))

    def is_seat(self, value: int) -> bool:
        """Tell whether a number is a player, or 0."""
        return 0 <= value <= self.players

    def base_fields(self) -> str:
        """Check the fields of every game: random stream, flags, active player and winners."""
        over, failed, active = (read_number(self.start[index]) for index in (8, 9, 10))
        read_number(self.start[7])
        read_number(self.start[11])
        if not is_stream(self.start[0]):
            return "the random stream is out of range"
        if over not in (0, 1) or failed not in (0, 1) or not self.is_seat(active):
            return "the flags or the active player are out of range"
        phase, ending, winners = read_number(self.start[12]), read_number(self.start[13]), row_of(self.start[14])
        if not (-1 <= phase < max(self.schema.phases, 1) and SETTING_UP <= ending < max(self.schema.endings, 1)):
            return "there is no such phase or ending"
        if not self.all_in(winners, Range(1, 0, grows=PLAYERS)) or len(set(winners)) < len(winners):
            return "the winners are no players"
        return ""

    def decision(self) -> str:
        """Check the pending decision."""
        player, site, legal = read_number(self.start[4]), read_number(self.start[5]), row_of(self.start[6])
        if site == -1:
            return "" if player == 0 and not legal else "no decision is pending, but there are options"
        if not 0 <= site < len(self.schema.sites) or not 1 <= player <= self.players or read_number(self.start[8]):
            return "there is no such choice"
        base, size = self.schema.sites[site].base, self.schema.sites[site].size
        if not legal or len(set(legal)) < len(legal) or not self.all_in(legal, Range(base, base + size - 1)):
            return "the options are not those of the choice"
        return ""

    def suspended_verbs(self) -> str:
        """Check the frames of suspended verbs, from the top of the stack down."""
        stack, lists = row_of(self.start[2])[:], rows_of(self.start[3])
        site, is_top = read_number(self.start[5]), True
        while stack:
            if len(stack) < 2 or not 0 <= stack[-1] < len(self.schema.frames):
                return "a suspended verb does not exist"
            frame = self.schema.frames[stack[-1]]
            step = stack[-2]
            if not ((step, site) in frame.waits if is_top and site >= 0 else step in frame.resumes):
                return "a suspended verb is at a step that it does not have"
            size, count = len(frame.slots) + 2, len(frame.lists) + (frame.matches >= 0)
            if len(stack) < size or len(lists) < count:
                return "a suspended verb lacks some of its variables"
            wrong = self.frame(frame, stack[-size:-2], lists[len(lists) - count :])
            if wrong:
                return wrong
            del stack[-size:], lists[len(lists) - count :]
            is_top = False
        if lists or (is_top and site >= 0):
            return "there are variables, but no verb is suspended"
        return ""

    def frame(self, frame: Frame, slots: list[int], lists: list[list[int]]) -> str:
        """Check the contents of one frame; 0 is the value of a variable that is not set yet."""
        for value, allowed in zip(slots, frame.slots, strict=True):
            if value != 0 and not allowed.has(value, self.more(allowed)):
                return "a variable of a suspended verb is out of range"
        for row, allowed in zip(lists, frame.lists, strict=False):
            if not self.all_in(row, allowed):
                return "a list of a suspended verb is out of range"
        if frame.matches >= 0 and not self.are_matches(lists[-1], frame.matches):
            return "a trigger that has yet to run does not exist"
        return ""

    def are_matches(self, row: list[int], count: int) -> bool:
        """Tell whether a list holds matches: trigger, thing, owner, serial number of an effect."""
        fours = [row[index : index + MATCH] for index in range(0, len(row), MATCH)]
        return len(row) % MATCH == 0 and all(
            0 <= rule < count and -1 <= thing < self.schema.things and self.is_seat(owner) and serial >= 0
            for rule, thing, owner, serial in fours
        )

    def temporary_effects(self) -> str:
        """Check the temporary effects."""
        serial = read_number(self.start[16])
        serials: list[int] = []
        for row in rows_of(self.start[15]):
            if len(row) < EFFECT_HEADER or not 0 <= row[0] < len(self.schema.effects):
                return "a temporary effect does not exist"
            serials.append(row[1])
            if not (self.is_seat(row[2]) and -1 <= row[3] < max(self.schema.things, 1)):
                return "a temporary effect has no owner"
            if not self.are_captured(row[EFFECT_HEADER:], *self.schema.effects[row[0]]):
                return "a variable of a temporary effect is out of range"
        if serials != sorted(set(serials)) or (serials and not 1 <= serials[0] <= serials[-1] <= serial) or serial < 0:
            return "the temporary effects are out of order"
        return ""

    def are_captured(self, row: list[int], single: tuple[Range, ...], listed: tuple[Range, ...]) -> bool:
        """Tell whether numbers, followed by packed lists, are the captured variables of an effect."""
        if len(row) < len(single):
            return False
        if not all(allowed.has(value, self.more(allowed)) for value, allowed in zip(row, single, strict=False)):
            return False
        rest = row[len(single) :]
        for allowed in listed:
            if not rest or not 0 <= rest[0] < len(rest) or not self.all_in(rest[1 : rest[0] + 1], allowed):
                return False
            rest = rest[rest[0] + 1 :]
        return not rest

    def thing_positions(self) -> str:
        """Check the positions of things, and what players know of them."""
        table = self.schema.piles
        if table is None:
            return ""
        piles, at = rows_of(self.piles[0]), row_of(self.piles[1])
        if len(piles) != len(table.sight) or len(at) != self.schema.things:
            return "there are other piles, or other things"
        places = [NOWHERE] * self.schema.things
        kinds = [kind for kind, count in self.schema.kinds for _ in range(count)]
        for code, (pile, kind) in enumerate(zip(piles, kinds, strict=True)):
            for thing in pile:
                if not kind.low <= thing <= kind.high or places[thing] != NOWHERE:
                    return "a thing lies where it cannot lie, or in two places"
                places[thing] = code
        for said, found in zip(at, places, strict=True):
            if said != found and not (found == NOWHERE and -self.schema.places - 2 < said < NOWHERE):
                return "a thing is said to be where it is not"
        return self.loose_parts(piles, table) or self.knowledge(table)

    def loose_parts(self, piles: list[list[int]], table: PileTable) -> str:
        """Check the loose parts of piles: the first of each pile, and the further ones in `layers`."""
        starts, counts = row_of(self.piles[2]), row_of(self.piles[3])
        if len(starts) != len(piles) or len(counts) != len(piles):
            return "there are other piles"
        ends = [start + count for start, count in zip(starts, counts, strict=True)]
        for pile, start, count in zip(piles, starts, counts, strict=True):
            if start < 0 or count < 0 or count == 1 or start + count > len(pile) or (start and not count):
                return "a loose part is not in its pile"
        for layer in rows_of(self.piles[6]):
            if len(layer) != LAYER or not 0 <= layer[0] < len(piles) or layer[2] < 2 or not counts[layer[0]]:
                return "a loose part is not in its pile"
            if not ends[layer[0]] <= layer[1] <= len(piles[layer[0]]) - layer[2]:
                return "a loose part is not in its pile"
            ends[layer[0]] = layer[1] + layer[2]
        return ""

    def knowledge(self, table: PileTable) -> str:
        """Check what players know of hidden things."""
        known, familiar = row_of(self.piles[4]), row_of(self.piles[5])
        if (len(known), len(familiar)) != ((self.schema.things, len(table.sight)) if table.hidden else (0, 0)):
            return "what players know has another size"
        mixes = rows_of(self.piles[7])
        if not self.all_in([*known, *familiar], Range(0, LARGEST)) or not all(map(self.is_mix, mixes)):
            return "what players know is out of range"
        return ""

    def is_mix(self, mix: list[int]) -> bool:
        """Tell whether a list is a record of cards that players lost track of; see visibility/constraints.py."""
        if len(mix) < MIX or not 0 < mix[1] <= LARGEST or not 0 < mix[2] <= len(mix) - MIX:
            return False
        cards, rest = mix[MIX : MIX + mix[2]], mix[MIX + mix[2] :]
        things = Range(0, self.schema.things - 1)
        if not self.all_in(cards, things) or len(cards) != len(set(cards)):
            return False
        if mix[0] == FORGOTTEN:
            return len(rest) == len(cards) and self.all_in(rest, Range(0, LARGEST))
        if mix[0] == KEPT:
            known, places = rest[::2], rest[1::2]
            distinct = len(known) == len(set(known)) == len(places) == len(set(places))
            return distinct and self.all_in(known, things) and set(places) <= set(cards)
        if mix[0] == LIMIT:
            return self.all_in(rest, things) and len(rest) == len(set(rest)) and set(cards) <= set(rest)
        return mix[0] == MIXED and not rest

    def declared_parts(self) -> str:
        """Check the parts that the spec declares."""
        for part in self.schema.parts:
            if not self.fits(part, self.named[part.name]):
                return f"`{part.name}` is out of range"
        return ""

    def fits(self, part: Part, data: object) -> bool:
        """Tell whether a part has the layout and the range that the schema gives it."""
        if part.form is Form.ONE:
            return self.all_in([read_number(data)], part.values)
        if part.tiles is not None:
            return is_layout(part.tiles, rows_of(data))
        rows = rows_of(data) if part.form is Form.ROWS else [row_of(data)]
        count = len(rows) if part.form is Form.ROWS else len(rows[0])
        wanted = part.per_seat * (self.players + 1) if part.per_seat else part.count
        like = self.named[part.like] if part.like else None
        if wanted not in (-1, count) or (isinstance(like, list) and len(like) != count):
            return False
        if part.form is Form.ROWS and part.width >= 0 and any(len(row) != part.width for row in rows):
            return False
        if part.form is Form.ROW and rows[0][: part.per_seat] == [0] * part.per_seat:
            rows = [rows[0][part.per_seat :]]  # entries of player 0 are unused; 0 may be outside the range
        return all(self.all_in(row, part.values) for row in rows)

    def derived_parts(self) -> str:
        """Check the parts that are derived from other parts."""
        for derived in self.schema.derived:
            counts = row_of(self.named[derived.piece])
            size = derived.size
            if derived.placed:
                rows = [counts[index : index + size] for index in range(0, len(counts), size)]
                if row_of(self.named[derived.placed]) != [sum(row) for row in rows]:
                    return f"`{derived.piece}` is counted wrongly"
            if derived.vacant and sorted(row_of(self.named[derived.vacant])) != places_of(counts, 0):
                return f"`{derived.piece}` is on places that are listed as empty"
            if derived.owned and [sorted(row) for row in rows_of(self.named[derived.owned])][1:] != [
                places_of(counts, player) for player in range(1, self.players + 1)
            ]:
                return f"`{derived.piece}` is not on the places listed for its owner"
        return ""


def places_of(counts: Sequence[int], owner: int) -> list[int]:
    """Return the places whose entry is a given owner; owner 0 gives the empty places.

    >>> places_of([0, 2, 0, 1], 0)
    [0, 2]
    """
    return [place for place, found in enumerate(counts) if found == owner]
