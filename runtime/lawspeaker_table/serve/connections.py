"""Open WebSockets: who sits where, and what is pushed to them when a table changes.

A message that is not understood is answered with one line and changes nothing. A seat that is opened a second time
moves to the new window; the old one is told so.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from lawspeaker_language.language import ENGLISH
from lawspeaker_runtime.errors import RuleError
from lawspeaker_table.serve.fairness import record_of_game
from lawspeaker_table.serve.limits import LOG, MAX_MESSAGE, Door, client_of
from lawspeaker_table.serve.messages import Message, table_message
from lawspeaker_table.serve.read_json import number_of, read_message, text_of
from lawspeaker_table.serve.table import WATCHER, Table
from lawspeaker_table.serve.tables import Tables
from lawspeaker_table.serve.window import Window
from lawspeaker_table.serve.words import Refused

if TYPE_CHECKING:
    from lawspeaker_table.serve.design import Designer

REPLACED = 4001
REFUSED = 4003
TOGETHER = 0.02
"""Seconds in which changes are collected, so that a move is acknowledged first, and bots answer."""
WATCH = 0.5
"""Seconds between two looks at the files of a game."""
JOIN = 10
"""Seconds in which a window has to say which seat it is."""
MAX_WATCHERS = 64
"""The number of windows that watch one table."""
FAILED = Refused("this failed in the server; its log says why")


class Hub:
    """All windows at all tables."""

    def __init__(self, tables: Tables, door: Door, designer: Designer | None = None) -> None:
        self.tables = tables
        self.door = door
        self.designer = designer
        self.windows: dict[str, list[Window]] = {}
        self.pushers: dict[str, asyncio.Task[None]] = {}

    async def serve(self, socket: WebSocket, id_: str) -> None:
        """Serve one window until it is closed."""
        await socket.accept()
        window, table = Window(socket), None
        try:
            hello = await first_message(socket)
            window.language = text_of(hello, "language") or ENGLISH
            found = await self.tables.find(id_, client_of(socket))
            self.join(window, found, hello)
            table = found
            await self.send_table(table, window)
            self.tables.run_bots(table)
            while True:
                await window.emptied.wait()
                text = await received(socket)
                if window.closing is None:
                    await self.answer(table, window, text)
        except Refused as error:
            window.end(error, REFUSED)
            await window.ended()
        except WebSocketDisconnect:
            pass
        except Exception:  # a window is told, whatever fails
            LOG.exception("a window could not be served")
            window.end(FAILED, REFUSED)
            await window.ended()
        finally:
            window.writer.cancel()
            if table is not None:
                self.leave(table, window)

    def join(self, window: Window, table: Table, message: Message) -> None:
        """Seat a window by its first message, which has the token of a seat; raise Refused if there is no such seat.

        There is always room for players; each seat has one window.
        """
        seat = table.seat_of(text_of(message, "token"))
        if message.get("type") != "join" or seat is None:
            raise Refused("this link is not a seat of this table")
        windows = self.windows.setdefault(table.record.id, [])
        if seat == WATCHER and sum(other.seat == WATCHER for other in windows) >= MAX_WATCHERS:
            raise Refused("{most} windows watch this table, and there is no room for more", most=MAX_WATCHERS)
        for other in [other for other in windows if other.seat == seat != WATCHER]:
            windows.remove(other)
            other.end(Refused("this seat was opened in another window, which plays it now"), REPLACED)
        window.seat, window.refresh = seat, lambda: self.send_table(table, window)
        windows.append(window)
        table.windows += 1
        if table.record.id not in self.pushers:
            self.pushers[table.record.id] = asyncio.get_running_loop().create_task(self.push(table))

    def leave(self, table: Table, window: Window) -> None:
        """Forget a window; nobody pushes to a table without windows."""
        id_ = table.record.id
        table.windows -= 1
        windows = self.windows.get(id_, [])
        if window in windows:
            windows.remove(window)
        if not windows and id_ in self.pushers:
            self.pushers.pop(id_).cancel()
            self.windows.pop(id_, None)

    async def push(self, table: Table) -> None:
        """Send the table to all its windows whenever it has changed; changes while it is sent are sent together."""
        while True:
            await table.changed.wait()
            await asyncio.sleep(TOGETHER)
            table.changed.clear()
            for window in list(self.windows.get(table.record.id, [])):
                await window.update()

    async def watch_files(self) -> None:
        """Load games again when their files change, in a server for designers."""
        while self.designer is not None:
            await asyncio.sleep(WATCH)
            for name in self.designer.changed():
                try:
                    await self.designer.adopt(name, await self.designer.load(name))
                except Exception:  # the next change is loaded, whatever fails
                    LOG.exception("the changed files of a game could not be loaded")

    async def send_table(self, table: Table, window: Window) -> None:
        """Send what a window shows; if a rule fails while the screen or the result is worked out, one line about it."""
        try:
            async with self.tables.turn:
                message = table_message(table, window.seat, window.language, window.step)
        except Exception as error:  # rules may fail in any way, and what is drawn of them
            if not isinstance(error, RuleError):
                LOG.exception("a table cannot be shown")
            window.refuse(Refused("a rule failed: {why}", why=error))
            return
        if self.designer is not None and window.seat != WATCHER:
            message["design"] = self.designer.panel(table, table.offer.spoken(window.language))
        window.show(message)

    async def answer(self, table: Table, window: Window, text: str) -> None:
        """Carry out a message, or answer in one line why that is not possible."""
        try:
            if not self.door.rate.allows(client_of(window.socket)):
                raise Refused("too many messages; wait a moment")
            await self.carry_out(table, window, read_message(text))
        except Refused as error:
            window.refuse(error, table)
        except Exception:  # a window stays open, whatever fails
            LOG.exception("a message could not be answered")
            window.refuse(FAILED)

    async def carry_out(self, table: Table, window: Window, message: dict[str, object]) -> None:
        """Carry out a message; raise Refused if it is not possible."""
        match message.get("type"):
            case "choose":
                async with table.lock:
                    if not table.is_current(message.get("stamp", table.stamp), window.seat):
                        raise Refused("the table has changed meanwhile; choose again")
                    await table.choose(window.seat, number_of(message, "turn"), number_of(message, "option"))
                window.send({"type": "stored", "turn": table.turn})
                self.tables.run_bots(table)
            case "undo":
                async with table.lock:
                    await table.undo(window.seat)
                window.send({"type": "stored", "turn": table.turn})
            case "look":
                window.step = number_of(message, "step") if message.get("step") is not None else None
                window.language = text_of(message, "language") or window.language
                await self.send_table(table, window)
            case "record":
                window.send(record_of_game(table))
            case "design" if self.designer is not None and window.seat != WATCHER:
                async with table.lock:
                    reply = await self.designer.carry_out(table, window.seat, message, window.language)
                if reply is not None:
                    window.send({"type": "design", **reply})
                self.tables.run_bots(table)
            case _:
                raise Refused("this message is not understood")


async def first_message(socket: WebSocket) -> Message:
    """Return the first message of a window; raise Refused if none comes."""
    try:
        return read_message(await asyncio.wait_for(received(socket), JOIN))
    except TimeoutError:
        raise Refused("no seat was asked for") from None


async def received(socket: WebSocket) -> str:
    """Return the next message as text; raise Refused for one that is too long or no text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if not isinstance(text, str) or len(text) > MAX_MESSAGE:
        raise Refused("a message is a text of at most {most:,} letters", most=MAX_MESSAGE)
    return text
