"""The main loop of `law play`: a game from its first decision to its last, with a human player or with bots only.

In a terminal every decision of the human player clears the screen; in a pipe the output is printed line by line.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from random import Random
from time import sleep
from typing import assert_never

from msgspec import Struct, field
from rich.text import Text

from lawspeaker_runtime.agents.agents import MAX_DECISIONS
from lawspeaker_runtime.agents.search import Searcher
from lawspeaker_runtime.errors import CannotUndo, RuleError
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.loaded import Loaded
from lawspeaker_runtime.game.log import Entry
from lawspeaker_runtime.rules.rules import Rules, ScreenItem
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_system.console import echo
from lawspeaker_system.failure import fail
from lawspeaker_table.play.after_verb import game_after_verb
from lawspeaker_table.play.decision_screen import DecisionParts, decision_lines
from lawspeaker_table.play.option_layout import full_rows
from lawspeaker_table.play.options import Row, describe_thing, rows_of
from lawspeaker_table.play.paging import show_answer
from lawspeaker_table.play.prompt import Command, Input, help_lines, parse_input, read_line
from lawspeaker_table.play.result import result_lines
from lawspeaker_table.play.save_files import save_as, write_save
from lawspeaker_table.screen.player_view import PlayerView, view_of
from lawspeaker_table.screen.screen import UNFOLDED, item_lines, screen_lines
from lawspeaker_table.screen.text_layout import BOLD, clear, print_lines, styled, terminal_size
from lawspeaker_table.translate.translations import Translator

PAUSE = 0.25
MAP_SHIFTS = {Command.NORTH: (0, 1), Command.SOUTH: (0, -1), Command.EAST: (1, 0), Command.WEST: (-1, 0)}


class Session(Struct):
    """The players and the settings of one run of `law play`, and what was already shown.

    `human` is the number of the human player, or 0. `random` chooses for bots; `search_bot` chooses for the seats in
    `searching`. If only bots play, the game is stopped after `limit` decisions. `file` is updated at every decision.
    `log_seen` counts the log entries that were shown, `log_lines` are those to show with the next decision,
    `last_screen` is the screen that was shown last, and `shift` is how far the player moved a large map. If the game
    started inside a verb of an example, it continues from `before_verb` when the verb is finished.
    """

    loaded: Loaded
    human: int
    random: Random
    translator: Translator
    title: str = ""
    file: Path | None = None
    name: str = ""
    searching: frozenset[int] = frozenset()
    searcher: Searcher[BaseState] | None = None
    limit: int = MAX_DECISIONS
    decided: int = 0
    log_seen: int = 0
    last_screen: list[str] = field(default_factory=list)
    log_lines: list[Entry] = field(default_factory=list)
    shift: tuple[int, int] = (0, 0)
    before_verb: BaseState | None = None


def run_session(game: Game[BaseState], session: Session) -> None:
    """Play to the end, or until the human player quits."""
    try:
        while not game.over:
            if not game.legal:
                print_log(game, session)
                game = leave_verb(game, session)
            write_save_file(game, session)
            print_log(game, session)
            if game.player != session.human:
                refuse_endless(game, session)
                bot_decides(game, session)
            elif not human_decides(game, session):
                goodbye(game, session)
                return
    except KeyboardInterrupt:
        echo()
        goodbye(game, session)
        raise SystemExit(130) from None
    write_save_file(game, session)
    print_log(game, session)
    finish(game, session)


def leave_verb(game: Game[BaseState], session: Session) -> Game[BaseState]:
    """Return the game that continues after the verb of an example is finished."""
    after = game_after_verb(game.engine, game.rules, game.state, session.before_verb)
    session.before_verb, session.log_seen = None, 0
    return after


def refuse_endless(game: Game[BaseState], session: Session) -> None:
    """Raise a RuleError if only bots play and the game exceeds the limit of decisions."""
    session.decided += 1
    if not session.human and session.decided > session.limit:
        line = game.rules.sites[int(game.state.site)].line
        raise RuleError(f"{line}: the game goes on after {session.limit:,} decisions")


def write_save_file(game: Game[BaseState], session: Session) -> None:
    """Update the save file, if there is one; exit with a message if it cannot be written."""
    wrong = write_save(game, session.file) if session.file is not None else ""
    if wrong:
        fail(wrong)


def goodbye(game: Game[BaseState], session: Session) -> None:
    """Print how to continue the game."""
    if session.file is not None:
        write_save_file(game, session)
        name, file = shlex.quote(session.name or game.rules.name), shlex.quote(str(session.file))
        command = f"law play {name} --save {file}"
        echo(session.translator.phrase("goodbye; `{command}` continues the game", command=command))
    else:
        echo(session.translator.phrase("goodbye"))


def bot_decides(game: Game[BaseState], session: Session) -> None:
    """Let a bot choose; if only bots play, show the screen first."""
    if not session.human:
        show_screen(game, session)
        sleep(PAUSE if sys.stdout.isatty() else 0)
    if session.searcher is not None and game.player in session.searching:
        game.choose(session.searcher.best(game.state))
    else:
        game.choose(game.legal[session.random.randrange(len(game.legal))])


def is_page() -> bool:
    """Return whether the output is a terminal, in which every decision clears the screen."""
    return bool(terminal_size().rows)


def print_log(game: Game[BaseState], session: Session) -> None:
    """Print the new log entries that the player may see, or store them to show them with the next decision."""
    log = game.log_entries(session.human or None, session.translator.translated)
    fresh = log[session.log_seen :]
    session.log_seen = len(log)
    if session.human and is_page() and not game.over:
        session.log_lines += fresh
    else:
        for line in [*session.log_lines, *fresh]:
            echo(f"· {line.text}")
        session.log_lines = []


def show_screen(game: Game[BaseState], session: Session) -> None:
    """Print the screen of the human player, or of the player to move, unless it is the same as last time."""
    view = view_of(session.loaded, game, session.human or game.player or 1, session.translator)
    lines = screen_lines(view, terminal_size().columns)
    plain = [line.plain for line in lines]
    if lines and plain != session.last_screen:
        print_lines([Text(), *lines, Text()])
        session.last_screen = plain


def finish(game: Game[BaseState], session: Session) -> None:
    """Print the final screen and the result."""
    session.last_screen = []
    show_screen(game, session)
    print_lines(result_lines(game, session.human, session.translator, terminal_size().columns))


def human_decides(game: Game[BaseState], session: Session) -> bool:
    """Ask the human player until a decision is made; return False if the player quits."""
    decision = game.decision
    assert decision is not None, "it is the human player's turn"
    view = view_of(session.loaded, game, session.human, session.translator, deciding=True)
    title = f"{session.title} · {session.translator.phrase('type ? for help')}"
    parts = DecisionParts(title, session.log_lines, rows_of(decision, view), session.translator)
    fresh = True
    line: str | None = ""
    while True:
        if not line:
            if fresh or is_page():
                show_decision(view, parts, session)
            line = read_line()
        fresh = False
        typed = Input(Command.QUIT) if line is None else parse_input(line, parts.rows, session.translator.phrases)
        line = ""
        if isinstance(typed, str):
            line = show_answer(parts, [typed])
            continue
        if typed.option is not None:
            session.log_lines = []
            game.choose(typed.option)
            return True
        if typed.command is Command.QUIT:
            return False
        if typed.command in (Command.UNDO, Command.FORCE_UNDO):
            wrong = undo_turn(game, session, force=typed.command is Command.FORCE_UNDO)
            if not wrong:
                return True
            line = show_answer(parts, [wrong])
        elif typed.command in MAP_SHIFTS:
            across, up = MAP_SHIFTS[typed.command]
            session.shift = (session.shift[0] + across, session.shift[1] + up)
            fresh, parts.notice = True, []
        elif typed.command is Command.MORE:
            parts.page += 1
            fresh, parts.notice = True, []
        else:
            line = show_answer(parts, answer(game, view, parts, typed, session))


def show_decision(view: PlayerView, parts: DecisionParts, session: Session) -> None:
    """Print a decision; clear the terminal first."""
    view.shift = session.shift
    size = terminal_size()
    if size.rows:
        clear()
    print_lines(decision_lines(view, parts, size))


def answer(
    game: Game[BaseState], view: PlayerView, parts: DecisionParts, typed: Input, session: Session
) -> list[str] | list[Text]:
    """Return the answer to a command that does not change the game."""
    size = terminal_size()
    match typed.command:
        case Command.HELP:
            return help_lines(session.translator, size.columns)
        case Command.LOG:
            return game.log(session.human, session.translator.translated) or ["nothing has happened yet"]
        case Command.SAVE:
            return [save_as(game, typed.argument)]
        case Command.OPTIONS:
            return full_rows(parts.rows, size.columns)
        case Command.LOOK:
            return screen_lines(view, size.columns)
        case Command.MAP:
            boards = [item_called(view.rules, board.word) for board in view.rules.boards]
            lines = [line for item in boards for line in item_lines(view, item, size.columns, UNFOLDED)]
            return lines or ["there is no board"]
        case (Command.EXPLAIN | Command.UNDO | Command.FORCE_UNDO | Command.MORE | Command.QUIT | Command.NORTH
              | Command.EAST | Command.SOUTH | Command.WEST | None):  # fmt: skip
            return explain_name(view, parts.rows, typed.argument, size.columns)
        case _:
            assert_never(typed.command)


def item_called(rules: Rules, word: str) -> ScreenItem:
    """Return how the `screen` declaration shows something, such as the fields of a board; else show it plainly."""
    return next((item for item in rules.screen if item.word == word), ScreenItem(word, "", ()))


def explain_name(view: PlayerView, rows: list[Row], wanted: str, width: int) -> list[str] | list[Text]:
    """Return the description of the option, thing, pile, resource, state or board with a name."""
    small = wanted.lower()
    row = next((row for row in rows if small in (row.key, row.label.plain.lower())), None)
    if row is not None and row.description:
        return [f"{row.label.plain}: {row.description}"]
    rules = view.rules
    for number, thing in enumerate(rules.things):
        names = (thing.name, thing.word, f"{thing.kind} {thing.word}", view.translator.thing(number))
        if small in [name.lower() for name in names]:
            return [f"{view.translator.thing(number)}: {describe_thing(view, number) or 'nothing special'}"]
    words = (
        [pile.word for pile in rules.piles]
        + [part.word for part in rules.resources]
        + [part.word for part in rules.states]
    )
    words += [board.word for board in rules.boards] + [part.word for part in rules.shown if not part.of]
    for word in words:
        if small in (word.lower(), view.translator.word(word).lower(), view.translator.label(word).lower()):
            return item_lines(view, item_called(rules, word), width, UNFOLDED)
    if row is not None:
        return [f"{row.label.plain}: there is no text about it"]
    return [f"nothing here is called `{wanted[:40]}`"]


def undo_turn(game: Game[BaseState], session: Session, *, force: bool) -> str:
    """Undo up to the human player's last decision; return a message if that is not possible."""
    copy = game.clone()
    steps = 0
    try:
        while True:
            copy.undo(force=force)
            steps += 1
            if copy.player == session.human:
                break
    except CannotUndo as error:
        hint = "" if force or "no choice" in str(error) else "; `undo!` undoes it anyway"
        return f"this cannot be undone: {error}{hint}"
    for _ in range(steps):
        game.undo(force=force)
    session.log_seen = len(game.log(session.human, session.translator.translated))
    session.log_lines = []
    return ""


def bold_line(text: str) -> Text:
    """Return a bold line."""
    return styled(text, BOLD)
