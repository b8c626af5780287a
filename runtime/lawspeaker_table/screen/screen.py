"""Draw what the `screen` declaration of a spec lists, from one player's view and nothing else.

    show field                   show hand by suit            show trump, fame
    3 . . O                      hand: ›Hare 2  Mole 5        trump: hares   fame: Red 3, Blue 1
    2 . X .
    1 X . .
      a b c

A game without a `screen` declaration shows all its boards, piles, resources and states. If several boards are shown,
each has its name above it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby

from msgspec import Struct
from rich.text import Text

from lawspeaker_runtime.boards.contents import board_called
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.game.log import spaced
from lawspeaker_runtime.rules.rules import OptionInfo, PileInfo, ResourceInfo, Rules, ScreenItem, ShownInfo, StateInfo
from lawspeaker_table.screen.boards import board_lines
from lawspeaker_table.screen.draw_tile_map import tile_text
from lawspeaker_table.screen.pile_rows import column_lines, table_lines
from lawspeaker_table.screen.player_view import PlayerView
from lawspeaker_table.screen.state_lines import bracketed, labelled, name_and_value, state_lines
from lawspeaker_table.screen.text_layout import BOLD, DIM, cut, flowing, headed, joined, restyled, styled, width_of
from lawspeaker_table.screen.value_text import UNKNOWN, label, seat_text, thing_text, value_text, with_colon

MAX_NAMED = 40
MAX_DRAWN_TILES = 3
HIDDEN = -1
EMPTY = "empty"
BESIDE = "   "


class Fold(Struct, frozen=True):
    """How much a screen is folded: unsorted piles to `pile_rows` lines each, boards to `board_rows` (0: all)."""

    pile_rows: int = 0
    board_rows: int = 0

    @property
    def piles(self) -> bool:
        """Return whether piles are folded."""
        return self.pile_rows > 0


UNFOLDED = Fold()


def screen_lines(view: PlayerView, width: int, fold: Fold = UNFOLDED) -> list[Text]:
    """Return the lines of the screen of a player."""
    lines: list[Text] = []
    for group in groups(view.rules.screen or everything(view.rules)):
        part = group_lines(view, group, width, fold)
        if not view.rules.screen:
            part = [
                line
                for line in part
                if not line.plain.endswith(with_colon(view, "") + f" {view.translator.phrase(EMPTY)}")
            ]
        if len(part) > 1 and lines and lines[-1].plain and not fold.piles:
            lines.append(Text())
        lines += part
    return lines


def everything(rules: Rules) -> tuple[ScreenItem, ...]:
    """Return the items that a game without a `screen` declaration shows."""
    words = [board.word for board in rules.boards]
    words += [pile.word for pile in rules.piles]
    words += [resource.word for resource in rules.resources] + [state.word for state in rules.states]
    return tuple(ScreenItem(word, "", ()) for word in words)


def shows_several_boards(rules: Rules) -> bool:
    """Return whether the screen shows several boards, so that each has its name above it."""
    boards = {board.word for board in rules.boards}
    return len(boards.intersection(item.word for item in rules.screen or everything(rules))) > 1


def groups(items: Sequence[ScreenItem]) -> list[list[ScreenItem]]:
    """Return the items of the screen, grouped by `show` line."""
    found: list[list[ScreenItem]] = []
    for item in items:
        if item.beside and found:
            found[-1].append(item)
        else:
            found.append([item])
    return found


def group_lines(view: PlayerView, group: list[ScreenItem], width: int, fold: Fold) -> list[Text]:
    """Return the lines of one `show`: items of one line side by side, longer ones below each other."""
    lines: list[Text] = []
    short: list[Text] = []
    for item in group:
        is_board = any(board.word == item.word for board in view.rules.boards)
        key = (item, width, fold.board_rows if is_board else fold.pile_rows)
        part = view.draw_once(key, partial(item_lines, view, item, width, fold))
        if not part:
            continue
        if len(part) == 1 and width_of(part[0]) < width:
            short.append(part[0])
            continue
        lines += flowing(short, width, 0, BESIDE) if short else []
        lines += part
        short = []
    return [*lines, *(flowing(short, width, 0, BESIDE) if short else [])]


def item_lines(view: PlayerView, item: ScreenItem, width: int, fold: Fold) -> list[Text]:
    """Return the lines of one item of the screen."""
    rules = view.rules
    if any(board.word == item.word for board in rules.boards):
        heading = [label(view, item.word)] if shows_several_boards(rules) else []
        return [*heading, *board_lines(view, item.word, width, fold.board_rows, item.fields)]
    for pile in rules.piles:
        if pile.word == item.word:
            return pile_lines(view, item, pile, width, fold)
    found: ResourceInfo | StateInfo | OptionInfo | ShownInfo | None
    for infos in (rules.resources, rules.states, rules.options, rules.shown):
        found = next((info for info in infos if info.word == item.word), None)
        if found is not None:
            return value_lines(view, item, found, width)
    return []


def pile_lines(view: PlayerView, item: ScreenItem, pile: PileInfo, width: int, fold: Fold) -> list[Text]:
    """Return the lines of a pile, or of the piles of all players or keys."""
    shown = view.data.get(item.word)
    lines: list[Text] = []
    if not pile.per_player:
        for key, part in parts_of_pile(view, pile, shown):
            of = view.translator.phrase("{word} of", word=view.translator.label(item.word))
            keyed = joined([styled(f"{of} ", DIM), key, styled(with_colon(view, ""), DIM)], "")
            lines += one_pile(view, item, part, keyed if key.plain else label(view, item.word), width, fold)
        return lines
    for owner in [view.player] if item.owner == "you" else range(1, view.game.players + 1):
        of = view.translator.phrase("{word} of", word=view.translator.label(item.word))
        head = joined([styled(f"{of} ", DIM), seat_text(view, owner), styled(with_colon(view, ""), DIM)], "")
        lines += one_pile(view, item, of_player(shown, owner), head, width, fold)
    return lines


def one_pile(view: PlayerView, item: ScreenItem, shown: object, head: Text, width: int, fold: Fold) -> list[Text]:
    """Return the lines of one pile: as columns, as a table, or as a list."""
    if not isinstance(shown, Sequence) or isinstance(shown, str):
        return [joined([head, styled("–")], " ")]
    if fold.piles and not shown and not item.order:
        return []
    seen = sorted_things(view, [thing for thing in shown if isinstance(thing, int) and thing >= 0], item.order)
    if item.form and len(seen) == len(shown) and seen:
        lay_out = column_lines if item.form == "columns" else table_lines
        return lay_out(view, item, seen, width)
    tiles = tiles_of(
        view, next(view.rules.types[pile.kind].word for pile in view.rules.piles if pile.word == item.word)
    )
    if tiles is not None and 0 < len(seen) <= MAX_DRAWN_TILES:
        parts = [tile_text(view, tiles, thing) for thing in seen]
        parts += [hidden_text(view, item.word, len(shown) - len(seen), bool(seen))] if len(seen) < len(shown) else []
    else:
        parts = thing_parts(view, item, [*seen, *[HIDDEN] * (len(shown) - len(seen))] if item.order else shown)
    if len(parts) > MAX_NAMED:
        parts = [
            *parts[:MAX_NAMED],
            styled(view.translator.phrase("and {count} more", count=len(parts) - MAX_NAMED), DIM),
        ]
    if len(seen) > 1 and not item.order:
        head = styled(with_colon(view, f"{head.plain.removesuffix(with_colon(view, ''))} ({len(shown)})"), DIM)
    lines = headed(head, [part.copy() for part in parts] or [styled(view.translator.phrase(EMPTY), DIM)], width)
    offered = any(thing in view.offered for thing in seen)
    if fold.piles and len(lines) > fold.pile_rows and not item.order and not offered:
        last = cut(joined([lines[fold.pile_rows - 1], styled("…", DIM)], " "), width)
        return [*lines[: fold.pile_rows - 1], last]
    return lines


def thing_parts(view: PlayerView, item: ScreenItem, shown: Sequence[object]) -> list[Text]:
    """Return the things of a pile in their order, those that the player does not know as numbers of hidden things."""
    known = any(isinstance(thing, int) and thing >= 0 for thing in shown)
    parts: list[Text] = []
    for hidden, run in groupby(shown, lambda thing: not isinstance(thing, int) or thing < 0):
        if hidden:
            parts.append(hidden_text(view, item.word, len(list(run)), known))
        else:
            parts += grouped([thing_text(view, thing, item.fields) for thing in run if isinstance(thing, int)])
    return parts


def hidden_text(view: PlayerView, word: str, count: int, among_known: bool) -> Text:
    """Return a number of things that the player does not know: `24 cards`, or `21 face down` beside known ones."""
    if among_known:
        return styled(view.translator.phrase("{count} face down", count=count))
    kind = next(pile.kind for pile in view.rules.piles if pile.word == word)
    return styled(f"{count} {spaced(view.translator.translated.types[kind].called(count))}")


def tiles_of(view: PlayerView, kind: str) -> TileSet | None:
    """Return the tiles of the board that is laid from tiles of a kind, or None."""
    for board in view.rules.boards:
        tiles = board_called(view.loaded.tables, view.rules, board.word) if board.form == "laid" else None
        if isinstance(tiles, TileSet) and view.rules.things[tiles.first].kind == kind:
            return tiles
    return None


def sorted_things(view: PlayerView, things: list[int], order: tuple[str, ...]) -> list[int]:
    """Return things sorted by fields; things without such a field come last."""
    if not order:
        return things

    def rank(thing: int) -> list[tuple[bool, int]]:
        found = [view.field_value(word, thing) for word in order]
        return [(not isinstance(value, int), value if isinstance(value, int) else 0) for value in found]

    return sorted(things, key=rank)


def grouped(texts: Sequence[Text]) -> list[Text]:
    """Return the texts with runs of equal texts replaced by one and its count."""
    found: list[tuple[Text, int]] = []
    for text in texts:
        if found and found[-1][0].plain == text.plain:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((text, 1))
    return [text if count == 1 else joined([text, styled(f"×{count}")], " ") for text, count in found]


def parts_of_pile(view: PlayerView, pile: PileInfo, shown: object) -> list[tuple[Text, object]]:
    """Return the parts of a view for the piles that no player has, each with the name of its key; "" without keys."""
    if pile.per_player:
        return []
    if pile.of < 0:
        return [(styled(""), shown)]
    first = view.rules.types[pile.of].first
    parts = shown if isinstance(shown, Sequence) and not isinstance(shown, str) else ()
    return [(value_text(view, pile.of, first + index), part) for index, part in enumerate(parts)]


def of_player(shown: object, player: int) -> object:
    """Return the part of a view that belongs to one player: by number in a mapping, from index 0 in a list."""
    if isinstance(shown, Mapping):
        return shown.get(player, shown.get(str(player)))
    if isinstance(shown, Sequence) and not isinstance(shown, str) and len(shown) >= player:
        return shown[player - 1]
    return None


def value_lines(
    view: PlayerView, item: ScreenItem, info: ResourceInfo | StateInfo | OptionInfo | ShownInfo, width: int
) -> list[Text]:
    """Return the lines of a resource, state, option or value; empty and unknown values are left out."""
    match info:
        case ResourceInfo():
            found = {owner: counter(view, info, owner) for owner in owners(view, item)}
            return labelled(view, item.word, of_seats(view, found), width)
        case StateInfo():
            return state_lines(view, info, owners(view, item), width)
        case OptionInfo(_, True):
            shown = view.data.get(item.word)
            values = {owner: value_text(view, info.type, of_player(shown, owner)) for owner in owners(view, item)}
            return labelled(view, item.word, of_seats(view, values), width)
        case OptionInfo():
            return labelled(view, item.word, [value_text(view, info.type, view.data.get(item.word))], width)
        case ShownInfo():
            if info.of == "player":
                values_by_owner = {
                    owner: bracketed(known_value_text(view, info, owner)) for owner in owners(view, item)
                }
                return labelled(view, item.word, of_seats(view, values_by_owner), width)
            text = known_value_text(view, info, -1)
            return labelled(view, item.word, [restyled(text, BOLD)], width) if text.plain not in ("", UNKNOWN) else []


def owners(view: PlayerView, item: ScreenItem) -> list[int]:
    """Return the players whose values an item shows."""
    return [view.player] if item.owner == "you" else list(range(1, view.game.players + 1))


def of_seats(view: PlayerView, texts: Mapping[int, Text]) -> list[Text]:
    """Return each player's name and value; in a game for one player only the value."""
    if view.game.players == 1:
        return list(texts.values())
    return [name_and_value(seat_text(view, owner), text) for owner, text in texts.items()]


def counter(view: PlayerView, info: ResourceInfo, owner: int) -> Text:
    """Return the amount of a resource that a player has."""
    shown = of_player(view.data.get(info.word), owner)
    return styled(str(shown) if view.may_see(info.seen, owner) else UNKNOWN)


def known_value_text(view: PlayerView, info: ShownInfo, of: int) -> Text:
    """Return a value that the screen computes."""
    found = view.known_value(info.word, of)
    return styled(UNKNOWN) if found is None else value_text(view, info.type, found, empty="")
