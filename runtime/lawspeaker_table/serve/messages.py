"""What a seat is sent: everything that its page shows, made from the view of its player and nothing else.

The only things of the game that a message reads beside the view are the log of that player, whose turn it is, the
decision if it is the player's own, and the result. None of them holds anything hidden (docs/embedding.md).
"""

from __future__ import annotations

from lawspeaker_runtime.game.decision import Decision
from lawspeaker_runtime.game.game import Game
from lawspeaker_runtime.game.log import Entry
from lawspeaker_runtime.state.base_state import BaseState
from lawspeaker_table.picture.canvas import ink_of
from lawspeaker_table.play.options import Row, chosen_so_far, question_of, rows_of
from lawspeaker_table.play.result import outcome
from lawspeaker_table.screen.player_view import PlayerView, named_things, offered_values
from lawspeaker_table.serve.catalogue import Offer
from lawspeaker_table.serve.drawn_boards import DrawnBoards
from lawspeaker_table.serve.fairness import fairness_of
from lawspeaker_table.serve.screen_parts import screen_parts
from lawspeaker_table.serve.table import WATCHER, Table
from lawspeaker_table.serve.touch import Toucher
from lawspeaker_table.serve.words import words_of
from lawspeaker_table.translate.translations import Translator

MAX_LOG = 250
Message = dict[str, object]


def table_message(table: Table, seat: int, language: str, step: int | None = None) -> Message:
    """Return what a seat sees of a table, now or after `step` decisions."""
    turn, spoken = table.turn, table.offer.spoken(language)
    past = step is not None and step < turn
    game = table.game.before(step) if past and step is not None else table.game
    waiting = sorted(game.waiting)
    if seat in waiting:
        game = game.facing(seat)
    view = seat_view(table.offer, game, seat, spoken)
    return {
        "type": "table",
        "table": table.record.id,
        "seat": seat,
        "language": spoken,
        "languages": sorted(table.offer.translators),
        "seats": seats_of(table, view),
        "turn": turn,
        "step": step if past else turn,
        "stamp": table.stamp,
        "undo": not past and table.can_undo(seat),
        "fairness": fairness_of(table),
        "trouble": table.trouble.said(words_of(spoken)) if table.trouble else "",
        **game_parts(view, seat, past, table.boards),
        "waiting": waiting if not past else [],
        "answered": sorted(game.answered) if not past else [],
    }


def game_parts(view: PlayerView, seat: int, past: bool = False, boards: DrawnBoards | None = None) -> Message:
    """Return the part of a message that comes from the game; `boards` are those that were drawn before."""
    game, toucher = view.game, Toucher(view)
    decides = not past and seat != WATCHER and game.player == seat
    return {
        "title": view.translator.translated.title,
        "player": game.player,
        "over": game.over,
        "screen": screen_parts(view, boards),
        "question": question(view, decides),
        "options": options_of(toucher, game.decision) if decides and game.decision else [],
        "log": log_of(view, toucher, seat),
        "result": result_of(view, seat) if game.over else None,
    }


def seat_view(offer: Offer, game: Game[BaseState], seat: int, language: str) -> PlayerView:
    """Return what a seat sees of a game; a watcher sees what all players see."""
    translator = offer.translator(language)
    data = game.raw_view(seat) if seat != WATCHER else game.raw_public_view()
    deciding = seat != WATCHER and game.player == seat
    offered, places = (frozenset(offered_values(game, form) if deciding else []) for form in ("thing", "place"))
    named = frozenset(named_things(game.rules, data))
    view = PlayerView(offer.loaded, game, seat, translator, data, offered, named, places=places)
    if seat == WATCHER:
        # Values are computed in states that look the same to a player; for a watcher only where nothing is hidden.
        view.cached_determinizations = [] if game.rules.hides_something else [game.state]
    return view


def seats_of(table: Table, view: PlayerView) -> list[Message]:
    """Return the players of a table."""
    said = view.translator.translated
    return [
        {"seat": seat, "name": said.seat(seat), "colour": ink_of(view.rules, seat), "bot": table.bot_of(seat)}
        for seat in range(1, view.game.players + 1)
    ]


def question(view: PlayerView, decides: bool) -> str:
    """Return the question of a decision to the player who decides, "" to anybody else."""
    decision = view.game.decision
    if not decides or decision is None:
        return ""
    return " ".join(part for part in (question_of(view, decision), chosen_so_far(view, decision)) if part)


def options_of(toucher: Toucher, decision: Decision) -> list[Message]:
    """Return the options of a decision; the `id` of each is its position, because the action tells copies apart."""
    positions = {action: position for position, action in enumerate(decision.options.ids)}
    rows = rows_of(decision, toucher.view)
    return [{"id": positions[row.option.id], **option_of(toucher, row)} for row in rows]


def option_of(toucher: Toucher, row: Row) -> Message:
    """Return an option as the page shows it: its key, its text, and the cards and places that belong to it."""
    return {
        "key": row.key,
        "label": row.label.plain,
        "name": row.full_name,
        "text": row.description,
        "touches": toucher.option(row.option.id),
    }


def log_of(view: PlayerView, toucher: Toucher, seat: int) -> list[Message]:
    """Return the end of the log that a seat may read, with the places that each entry is about."""
    said = view.translator.translated
    entries = view.game.public_log(said) if seat == WATCHER else view.game.log_entries(seat, said)
    start = max(0, len(entries) - MAX_LOG)
    return [entry_of(toucher, start + number, entry) for number, entry in enumerate(entries[start:])]


def entry_of(toucher: Toucher, number: int, entry: Entry) -> Message:
    """Return an entry of the log."""
    touches = [key for tag, place in entry.places for key in toucher.place(tag, place)]
    return {"number": number, "text": entry.text, "telling": entry.telling, "touches": touches}


def result_of(view: PlayerView, seat: int) -> Message:
    """Return who won, how, and the points of each player by part."""
    game, translator = view.game, view.translator
    result = game.result
    return {
        "outcome": outcome(game, result, seat, translator),
        "ending": ending_of(game, translator, result.ending),
        "parts": [translator.part(name) for name in dict.fromkeys(game.rules.parts)],
        "ranking": [
            {
                "rank": rank,
                "seat": player,
                "name": translator.translated.seat(player),
                "total": result.scores[player].total,
                "parts": list(result.scores[player].parts.values()),
            }
            for rank, players in enumerate(result.ranking, start=1)
            for player in players
        ],
    }


def ending_of(game: Game[BaseState], translator: Translator, ending: str) -> str:
    """Return the name of the ending in the language of the reader."""
    return translator.translated.endings[game.rules.endings.index(ending)] if ending else ""
