"""A game from its first decision to its last, with a person at the terminal or without.

In a terminal every decision of the person is a screenful of its own; in a pipe everything is printed as it comes.
"""

from __future__ import annotations

import random
import shlex
import sys
from pathlib import Path
from time import sleep

import typer
from msgspec import Struct, field
from rich.text import Text

from lawspeaker.cache.load_package import Loaded
from lawspeaker.cli.commands.simulate import LONGEST
from lawspeaker.cli.output import say
from lawspeaker.cli.play.option_lines import full_rows
from lawspeaker.cli.play.option_rows import Row, told_of
from lawspeaker.cli.play.paging import tell_now
from lawspeaker.cli.play.prompt import Typed, help_lines, read, rows_of, understood
from lawspeaker.cli.play.save_files import keep, save_as
from lawspeaker.cli.play.summary import result_lines
from lawspeaker.cli.play.translations import Sayings
from lawspeaker.cli.screen.boards import board_lines
from lawspeaker.cli.screen.frame import Frame, frame_lines
from lawspeaker.cli.screen.player_view import Sight, look
from lawspeaker.cli.screen.screen import UNFOLDED, item_lines, screen_lines
from lawspeaker.cli.screen.styles import BOLD, clear, print_lines, room, styled
from lawspeaker_runtime.agents.search import ActionSearch
from lawspeaker_runtime.errors import CannotUndo, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.rules.rules import ScreenItem
from lawspeaker_runtime.state.base_state import BaseState

PAUSE = 0.25
SHIFTS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}


class Seating(Struct):
    """Who sits at the table: the person (0: nobody) with his language, the bots' own chance, the file that is kept.

    The `seeker` thinks for the bots of the `searching` seats; the others choose at random. Where bots play alone, they
    stop after `limit` decisions.
    `told` is how much of the log has been told, `shown` the table as it was shown last, `shift` where on a map the
    person looks, `happened` what he was told for this decision.
    """

    loaded: Loaded
    person: int
    pick: random.Random
    says: Sayings
    title: str = ""
    file: Path | None = None
    game: str = ""
    searching: frozenset[int] = frozenset()
    seeker: ActionSearch[BaseState] | None = None
    limit: int = LONGEST
    decided: int = 0
    told: int = 0
    shown: list[str] = field(default_factory=list)
    happened: list[str] = field(default_factory=list)
    shift: tuple[int, int] = (0, 0)


def sit_down(table: Game[BaseState], seating: Seating) -> None:
    """Play to the end, or until the person leaves."""
    try:
        while not table.over:
            keep_file(table, seating)
            tell(table, seating)
            if table.player != seating.person:
                refuse_endless(table, seating)
                bot_decides(table, seating)
            elif not person_decides(table, seating):
                goodbye(table, seating)
                return
    except KeyboardInterrupt:
        say()
        goodbye(table, seating)
        raise typer.Exit(130) from None
    keep_file(table, seating)
    tell(table, seating)
    finish(table, seating)


def refuse_endless(table: Game[BaseState], seating: Seating) -> None:
    """Raise a RuleError if bots play alone and do not come to an end."""
    seating.decided += 1
    if not seating.person and seating.decided > seating.limit:
        line = table.rules.sites[int(table.state.site)].line
        raise RuleError(f"{line}: the game goes on after {seating.limit:,} decisions")


def keep_file(table: Game[BaseState], seating: Seating) -> None:
    """Write the game to its file, if it has one; stop if that cannot be."""
    wrong = keep(table, seating.file) if seating.file is not None else ""
    if wrong:
        say(wrong, error=True)
        raise typer.Exit(1)


def goodbye(table: Game[BaseState], seating: Seating) -> None:
    """Take leave, and say how to go on."""
    if seating.file is not None:
        keep_file(table, seating)
        game, file = shlex.quote(seating.game or table.rules.name), shlex.quote(str(seating.file))
        command = f"law play {game} --save {file}"
        say(seating.says.phrase("goodbye; `{command}` goes on from here", command=command))
    else:
        say(seating.says.phrase("goodbye"))


def bot_decides(table: Game[BaseState], seating: Seating) -> None:
    """Let a bot choose; if nobody plays, show the table first."""
    if not seating.person:
        show_table(table, seating)
        sleep(PAUSE if sys.stdout.isatty() else 0)
    if seating.seeker is not None and table.player in seating.searching:
        table.choose(seating.seeker.best(table.state))
    else:
        table.choose(table.legal[seating.pick.randrange(len(table.legal))])


def is_page() -> bool:
    """Tell whether every decision is a screenful of its own."""
    return bool(room().rows)


def tell(table: Game[BaseState], seating: Seating) -> None:
    """Tell what happened since the last time, as far as the person may know it: at once, or above the table."""
    log = table.log(seating.person or None, seating.says.said)
    fresh = log[seating.told :]
    seating.told = len(log)
    if seating.person and is_page() and not table.over:
        seating.happened += fresh
    else:
        for line in [*seating.happened, *fresh]:
            say(f"· {line}")
        seating.happened = []


def show_table(table: Game[BaseState], seating: Seating) -> None:
    """Draw the table as the person sees it, or as whose turn it is among bots, if it looks other than before."""
    sight = look(seating.loaded, table, seating.person or table.player or 1, seating.says)
    lines = screen_lines(sight, room().columns)
    plain = [line.plain for line in lines]
    if lines and plain != seating.shown:
        print_lines([Text(), *lines, Text()])
        seating.shown = plain


def finish(table: Game[BaseState], seating: Seating) -> None:
    """Show the last table and how the game ended."""
    seating.shown = []
    show_table(table, seating)
    print_lines(result_lines(table, seating.person, seating.says, room().columns))


def person_decides(table: Game[BaseState], seating: Seating) -> bool:
    """Let the person decide; tell whether he stays."""
    decision = table.decision
    assert decision is not None, "it is the person's turn"
    sight = look(seating.loaded, table, seating.person, seating.says, deciding=True)
    title = f"{seating.title} · {seating.says.phrase('type ? for help')}"
    frame = Frame(title, seating.happened, rows_of(decision, sight), seating.says)
    fresh = True
    line: str | None = ""
    while True:
        if not line:
            if fresh or is_page():
                show_frame(sight, frame, seating)
            line = read()
        fresh = False
        typed = Typed("quit") if line is None else understood(line, frame.rows, seating.says.phrases)
        line = ""
        if isinstance(typed, str):
            line = tell_now(frame, [typed])
            continue
        if typed.option is not None:
            seating.happened = []
            table.choose(typed.option)
            return True
        if typed.command == "quit":
            return False
        if typed.command in ("undo", "undo!"):
            wrong = undone(table, seating, force=typed.command == "undo!")
            if not wrong:
                return True
            line = tell_now(frame, [wrong])
        elif typed.command in SHIFTS:
            across, up = SHIFTS[typed.command]
            seating.shift = (seating.shift[0] + across, seating.shift[1] + up)
            fresh, frame.notice = True, []
        elif typed.command == "more":
            frame.page += 1
            fresh, frame.notice = True, []
        else:
            line = tell_now(frame, answer(table, sight, frame, typed, seating))


def show_frame(sight: Sight, frame: Frame, seating: Seating) -> None:
    """Print a decision; in a terminal on a fresh page."""
    sight.shift = seating.shift
    here = room()
    if here.rows:
        clear()
    print_lines(frame_lines(sight, frame, here))


def answer(
    table: Game[BaseState], sight: Sight, frame: Frame, typed: Typed, seating: Seating
) -> list[str] | list[Text]:
    """Return what a person asked for, if it does not change the game."""
    here = room()
    match typed.command:
        case "help":
            return help_lines(seating.says, here.columns)
        case "log":
            return table.log(seating.person, seating.says.said) or ["nothing has happened yet"]
        case "save":
            return [save_as(table, typed.argument)]
        case "options":
            return full_rows(frame.rows, here.columns)
        case "look":
            return screen_lines(sight, here.columns)
        case "map":
            words = [board.word for board in sight.rules.boards]
            return [line for word in words for line in board_lines(sight, word, here.columns)] or ["there is no board"]
        case _:
            return explained(sight, frame.rows, typed.argument, here.columns)


def explained(sight: Sight, rows: list[Row], wanted: str, width: int) -> list[str] | list[Text]:
    """Return what there is to tell about an option, a thing, or a part of the table."""
    small = wanted.lower()
    row = next((row for row in rows if small in (row.key, row.label.plain.lower())), None)
    if row is not None and row.told:
        return [f"{row.label.plain}: {row.told}"]
    rules = sight.rules
    for number, thing in enumerate(rules.things):
        if small in (thing.name.lower(), f"{thing.kind} {thing.name}".lower(), sight.says.thing(number).lower()):
            return [f"{sight.says.thing(number)}: {told_of(sight, number) or 'nothing special'}"]
    words = (
        [pile.word for pile in rules.piles]
        + [part.word for part in rules.resources]
        + [part.word for part in rules.states]
    )
    words += [board.word for board in rules.boards] + [part.word for part in rules.shown if not part.of]
    for word in words:
        if small in (word.lower(), sight.says.word(word).lower()):
            item = next((item for item in rules.screen if item.word == word), ScreenItem(word, "", ()))
            return item_lines(sight, item, width, UNFOLDED)
    if row is not None:
        return [f"{row.label.plain}: there is no text about it"]
    return [f"nothing here is called `{wanted[:40]}`"]


def undone(table: Game[BaseState], seating: Seating, *, force: bool) -> str:
    """Go back to the person's last decision, over what bots did since; return why not if that cannot be."""
    copy = table.clone()
    steps = 0
    try:
        while True:
            copy.undo(force=force)
            steps += 1
            if copy.player == seating.person:
                break
    except CannotUndo as error:
        hint = "" if force or "no choice" in str(error) else "; `undo!` does it all the same"
        return f"this cannot be taken back: {error}{hint}"
    for _ in range(steps):
        table.undo(force=force)
    seating.told = len(table.log(seating.person, seating.says.said))
    seating.happened = []
    return ""


def heading(text: str) -> Text:
    """Return a line that stands out."""
    return styled(text, BOLD)
