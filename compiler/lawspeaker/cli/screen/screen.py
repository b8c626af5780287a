"""The table as a person sees it: what the spec's `screen` lists, drawn from the player's sight and nothing else.

    show field                   show hand by suit            show trump, fame
    3 . . O                      hand: ›Hare 2  Mole 5        trump: hares   fame: Red 3, Blue 1
    2 . X .
    1 X . .
      a b c

A game without a `screen` shows all its boards, piles, resources and states.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from rich.text import Text

from lawspeaker.cli.screen.boards import board_lines
from lawspeaker.cli.screen.cells import UNKNOWN, label, seat_text, thing_text, value_text
from lawspeaker.cli.screen.laid_map import tile_text
from lawspeaker.cli.screen.pile_rows import column_lines, table_lines
from lawspeaker.cli.screen.player_view import Sight
from lawspeaker.cli.screen.state_lines import bracketed, set_off, state_lines, told
from lawspeaker.cli.screen.styles import BOLD, DIM, also, cut, flowing, headed, joined, styled, width_of
from lawspeaker_runtime.boards.contents import board_called
from lawspeaker_runtime.boards.tiles.tile_set import TileSet
from lawspeaker_runtime.rules.rules import OptionInfo, ResourceInfo, Rules, ScreenItem, ShownInfo, StateInfo

MOST_NAMED = 40
FEW_TILES = 3
EMPTY = "empty"
BESIDE = "   "


class Fold(Struct, frozen=True):
    """How much a screen is folded: piles that are not sorted to one line each, boards to so many rows (0: all)."""

    piles: bool = False
    board_rows: int = 0


UNFOLDED = Fold()


def screen_lines(sight: Sight, width: int, fold: Fold = UNFOLDED) -> list[Text]:
    """Return the table as a player sees it, line by line."""
    lines: list[Text] = []
    for group in groups(sight.rules.screen or everything(sight.rules)):
        part = group_lines(sight, group, width, fold)
        if not sight.rules.screen:
            part = [line for line in part if not line.plain.endswith(f": {sight.says.phrase(EMPTY)}")]
        if len(part) > 1 and lines and lines[-1].plain and not fold.piles:
            lines.append(Text())
        lines += part
    return lines


def everything(rules: Rules) -> tuple[ScreenItem, ...]:
    """Return what a game without a `screen` shows."""
    words = [board.word for board in rules.boards]
    words += [pile.word for pile in rules.piles]
    words += [resource.word for resource in rules.resources] + [state.word for state in rules.states]
    return tuple(ScreenItem(word, "", ()) for word in words)


def groups(items: Sequence[ScreenItem]) -> list[list[ScreenItem]]:
    """Return the items of the screen, those of one `show` together."""
    found: list[list[ScreenItem]] = []
    for item in items:
        if item.beside and found:
            found[-1].append(item)
        else:
            found.append([item])
    return found


def group_lines(sight: Sight, group: list[ScreenItem], width: int, fold: Fold) -> list[Text]:
    """Return what one `show` lists: short things beside each other, long ones below each other."""
    lines: list[Text] = []
    short: list[Text] = []
    for item in group:
        part = item_lines(sight, item, width, fold)
        if len(part) == 1 and width_of(part[0]) < width:
            short.append(part[0])
            continue
        lines += flowing(short, width, 0, BESIDE) if short else []
        lines += part
        short = []
    return [*lines, *(flowing(short, width, 0, BESIDE) if short else [])]


def item_lines(sight: Sight, item: ScreenItem, width: int, fold: Fold) -> list[Text]:
    """Return one item of the screen."""
    rules = sight.rules
    if any(board.word == item.word for board in rules.boards):
        return board_lines(sight, item.word, width, fold.board_rows, item.fields)
    for pile in rules.piles:
        if pile.word == item.word:
            return pile_lines(sight, item, pile.per_player, width, fold)
    found: ResourceInfo | StateInfo | OptionInfo | ShownInfo | None
    for infos in (rules.resources, rules.states, rules.options, rules.shown):
        found = next((info for info in infos if info.word == item.word), None)
        if found is not None:
            return kept_lines(sight, item, found, width)
    return []


def pile_lines(sight: Sight, item: ScreenItem, per_player: bool, width: int, fold: Fold) -> list[Text]:
    """Return a pile, or everybody's pile of that name."""
    shown = sight.view.get(item.word)
    if not per_player:
        return one_pile(sight, item, shown, label(sight, item.word), width, fold)
    lines: list[Text] = []
    for owner in [sight.player] if item.owner == "you" else range(1, sight.game.players + 1):
        of = sight.says.phrase("{word} of", word=sight.says.word(item.word))
        head = joined([styled(f"{of} ", DIM), seat_text(sight, owner), styled(":", DIM)], "")
        lines += one_pile(sight, item, of_player(shown, owner), head, width, fold)
    return lines


def one_pile(sight: Sight, item: ScreenItem, shown: object, head: Text, width: int, fold: Fold) -> list[Text]:
    """Return the things of a pile: side by side, in rows, or one behind the other."""
    if not isinstance(shown, Sequence) or isinstance(shown, str):
        return [joined([head, styled("–")], " ")]
    if fold.piles and not shown and not item.order:
        return []
    seen = sorted_things(sight, [thing for thing in shown if isinstance(thing, int) and thing >= 0], item.order)
    if item.form and len(seen) == len(shown) and seen:
        lay_out = column_lines if item.form == "columns" else table_lines
        return lay_out(sight, item, seen, width)
    tiles = tiles_of(
        sight, next(sight.rules.types[pile.kind].word for pile in sight.rules.piles if pile.word == item.word)
    )
    if tiles is not None and 0 < len(seen) <= FEW_TILES:
        parts = [tile_text(sight, tiles, thing) for thing in seen]
    else:
        parts = grouped([thing_text(sight, thing, item.fields) for thing in seen])
    if len(parts) > MOST_NAMED:
        parts = [*parts[:MOST_NAMED], styled(sight.says.phrase("and {count} more", count=len(parts) - MOST_NAMED), DIM)]
    hidden = len(shown) - len(seen)
    if hidden:
        english = "{count} face down" if parts else "{count} cards" if hidden > 1 else "1 card"
        parts.append(styled(sight.says.phrase(english, count=hidden)))
    if len(seen) > 1 and not item.order:
        head = joined([styled(head.plain.removesuffix(":"), DIM), styled(f"({len(shown)}):", DIM)], " ")
    lines = headed(head, [part.copy() for part in parts] or [styled(sight.says.phrase(EMPTY), DIM)], width)
    if fold.piles and len(lines) > 1 and not item.order and not any(thing in sight.offered for thing in seen):
        return [cut(joined([lines[0], styled("…", DIM)], " "), width)]
    return lines


def tiles_of(sight: Sight, kind: str) -> TileSet | None:
    """Return the board that is laid from tiles of a kind, if there is one."""
    for board in sight.rules.boards:
        tiles = board_called(sight.loaded.tables, sight.rules, board.word) if board.form == "laid" else None
        if isinstance(tiles, TileSet) and sight.rules.things[tiles.first].kind == kind:
            return tiles
    return None


def sorted_things(sight: Sight, things: list[int], order: tuple[str, ...]) -> list[int]:
    """Return things in the order the screen asks for; what has no such field comes last."""
    if not order:
        return things

    def rank(thing: int) -> list[tuple[bool, int]]:
        found = [sight.asked(word, thing) for word in order]
        return [(not isinstance(value, int), value if isinstance(value, int) else 0) for value in found]

    return sorted(things, key=rank)


def grouped(texts: Sequence[Text]) -> list[Text]:
    """Return texts with neighbours that are equal as one, counted."""
    found: list[tuple[Text, int]] = []
    for text in texts:
        if found and found[-1][0].plain == text.plain:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((text, 1))
    return [text if count == 1 else joined([text, styled(f"×{count}")], " ") for text, count in found]


def of_player(shown: object, player: int) -> object:
    """Return the part of a view that is about one player: by number in a mapping, from index 0 in a list."""
    if isinstance(shown, Mapping):
        return shown.get(player, shown.get(str(player)))
    if isinstance(shown, Sequence) and not isinstance(shown, str) and len(shown) >= player:
        return shown[player - 1]
    return None


def kept_lines(
    sight: Sight, item: ScreenItem, info: ResourceInfo | StateInfo | OptionInfo | ShownInfo, width: int
) -> list[Text]:
    """Return a resource, state, option or value; what is nothing just now, or cannot be told, is left out."""
    match info:
        case ResourceInfo():
            found = {owner: counter(sight, info, owner) for owner in owners(sight, item)}
            return told(sight, item.word, of_seats(sight, found), width)
        case StateInfo():
            return state_lines(sight, info, owners(sight, item), width)
        case OptionInfo(_, True):
            shown = sight.view.get(item.word)
            values = {owner: value_text(sight, info.type, of_player(shown, owner)) for owner in owners(sight, item)}
            return told(sight, item.word, of_seats(sight, values), width)
        case OptionInfo():
            return told(sight, item.word, [value_text(sight, info.type, sight.view.get(item.word))], width)
        case ShownInfo():
            if info.of == "player":
                worked = {owner: bracketed(worked_text(sight, info, owner)) for owner in owners(sight, item)}
                return told(sight, item.word, of_seats(sight, worked), width)
            text = worked_text(sight, info, -1)
            return told(sight, item.word, [also(text, BOLD)], width) if text.plain not in ("", UNKNOWN) else []


def owners(sight: Sight, item: ScreenItem) -> list[int]:
    """Return whose it is that is shown."""
    return [sight.player] if item.owner == "you" else list(range(1, sight.game.players + 1))


def of_seats(sight: Sight, texts: Mapping[int, Text]) -> list[Text]:
    """Return what each player has; a solitaire needs no names."""
    if sight.game.players == 1:
        return list(texts.values())
    return [set_off(seat_text(sight, owner), text) for owner, text in texts.items()]


def counter(sight: Sight, info: ResourceInfo, owner: int) -> Text:
    """Return how much of a resource a player has."""
    shown = of_player(sight.view.get(info.word), owner)
    return styled(str(shown) if sight.may_see(info.seen, owner) else UNKNOWN)


def worked_text(sight: Sight, info: ShownInfo, of: int) -> Text:
    """Return a value that the screen works out."""
    found = sight.worked_out(info.word, of)
    return styled(UNKNOWN) if found is None else value_text(sight, info.type, found, empty="")
