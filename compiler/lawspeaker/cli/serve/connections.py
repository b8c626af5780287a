"""Open WebSockets: who sits where, and what is pushed to them when a table changes.

A message that is not understood is answered with one line and changes nothing. A seat that is opened a second time
moves to the new window; the old one is told so.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lawspeaker.cli.serve.changes import changes
from lawspeaker.cli.serve.design import Designer
from lawspeaker.cli.serve.limits import MAX_MESSAGE, Door, client_of
from lawspeaker.cli.serve.messages import Message, table_message
from lawspeaker.cli.serve.table import WATCHER, Table
from lawspeaker.cli.serve.tables import Tables
from lawspeaker.cli.serve.words import Refused, words_of
from lawspeaker.text.language.language import ENGLISH
from lawspeaker_runtime.errors import RuleError

REPLACED = 4001
REFUSED = 4003
TOGETHER = 0.02
"""Seconds in which changes are collected, so that a move is acknowledged first, and bots answer."""
WATCH = 0.5
"""Seconds between two looks at the files of a game."""
JOIN = 20
"""Seconds in which a window has to say which seat it is."""
MAX_CONNECTIONS = 64
"""The number of windows at one table."""


class Connection(Struct, eq=False):
    """One window at a table; `step` is the decision that it looks back at, None for now.

    `shown` is the table that it was sent last.
    """

    socket: WebSocket
    seat: int
    language: str = ENGLISH
    step: int | None = None
    shown: Message | None = None

    async def send(self, message: object) -> None:
        """Send a message; a window that was closed meanwhile gets none."""
        with suppress(RuntimeError, WebSocketDisconnect, OSError):
            if self.socket.client_state is WebSocketState.CONNECTED:
                await self.socket.send_text(msgspec.json.encode(message).decode())

    async def refuse(self, error: Refused, table: Table | None = None, *, fatal: bool = False) -> None:
        """Send why something is not possible, in the language of the window."""
        names = {} if table is None else table.offer.names(self.language)
        text = error.said({**words_of(self.language), **names})
        await self.send({"type": "error", "text": text, "fatal": fatal})

    async def show(self, message: Message) -> None:
        """Send a table; of its screen and its log only what has changed since the last one."""
        before, self.shown = self.shown, message
        await self.send(changes(message, before))


class Hub:
    """All windows at all tables."""

    def __init__(self, tables: Tables, door: Door, designer: Designer | None = None) -> None:
        self.tables = tables
        self.door = door
        self.designer = designer
        self.windows: dict[str, list[Connection]] = {}
        self.pushers: dict[str, asyncio.Task[None]] = {}

    async def serve(self, socket: WebSocket, id_: str) -> None:
        """Serve one window until it is closed."""
        await socket.accept()
        connection: Connection | None = None
        stranger = Connection(socket, WATCHER)
        try:
            hello = await first_message(socket)
            stranger.language = text_of(hello, "language") or ENGLISH
            table = self.tables.find(id_)
            connection = await self.join(socket, table, hello)
            await self.send_table(table, connection)
            self.tables.run_bots(table)
            while True:
                await self.answer(table, connection, await received(socket))
        except Refused as error:
            await (connection or stranger).refuse(error, fatal=True)
            await close(socket, REFUSED)
        except WebSocketDisconnect:
            pass
        finally:
            if connection is not None:
                self.leave(table, connection)

    async def join(self, socket: WebSocket, table: Table, message: Message) -> Connection:
        """Seat a window by its first message, which has the token of a seat; raise Refused if there is no such seat."""
        seat = table.seat_of(text_of(message, "token"))
        if message.get("type") != "join" or seat is None:
            raise Refused("this link is not a seat of this table")
        windows = self.windows.setdefault(table.record.id, [])
        if len(windows) >= MAX_CONNECTIONS:
            raise Refused("{most} windows are at this table, and there is no room for more", most=MAX_CONNECTIONS)
        for other in [other for other in windows if other.seat == seat != WATCHER]:
            windows.remove(other)
            line = Refused("this seat was opened in another window, which plays it now")
            await other.refuse(line, fatal=True)
            await close(other.socket, REPLACED)
        connection = Connection(socket, seat, text_of(message, "language") or ENGLISH)
        windows.append(connection)
        table.windows += 1
        if table.record.id not in self.pushers:
            self.pushers[table.record.id] = asyncio.get_running_loop().create_task(self.push(table))
        return connection

    def leave(self, table: Table, connection: Connection) -> None:
        """Forget a window; nobody pushes to a table without windows."""
        id_ = table.record.id
        table.windows -= 1
        windows = self.windows.get(id_, [])
        if connection in windows:
            windows.remove(connection)
        if not windows and id_ in self.pushers:
            self.pushers.pop(id_).cancel()
            self.windows.pop(id_, None)

    async def push(self, table: Table) -> None:
        """Send the table to all its windows whenever it has changed; changes while it is sent are sent together."""
        while True:
            await table.changed.wait()
            await asyncio.sleep(TOGETHER)
            table.changed.clear()
            for connection in list(self.windows.get(table.record.id, [])):
                await self.send_table(table, connection)
                await asyncio.sleep(0)

    async def watch_files(self) -> None:
        """Load games again when their files change, in a server for designers."""
        while self.designer is not None:
            await asyncio.sleep(WATCH)
            for name in self.designer.changed():
                await self.designer.adopt(name, await asyncio.to_thread(self.designer.load, name))

    async def send_table(self, table: Table, connection: Connection) -> None:
        """Send what a window shows; if a rule fails while the screen or the result is worked out, one line about it."""
        try:
            message = table_message(table, connection.seat, connection.language, connection.step)
        except RuleError as error:
            await connection.refuse(Refused("a rule failed: {why}", why=error))
            return
        if self.designer is not None and connection.seat != WATCHER:
            message["design"] = self.designer.panel(table, table.offer.spoken(connection.language))
        await connection.show(message)

    async def answer(self, table: Table, connection: Connection, text: str) -> None:
        """Carry out a message, or answer in one line why that is not possible."""
        try:
            if not self.door.rate.allows(client_of(connection.socket)):
                raise Refused("too many messages; wait a moment")
            await self.carry_out(table, connection, read_message(text))
        except Refused as error:
            await connection.refuse(error, table)

    async def carry_out(self, table: Table, connection: Connection, message: dict[str, object]) -> None:
        """Carry out a message; raise Refused if it is not possible."""
        match message.get("type"):
            case "choose":
                async with table.lock:
                    await table.choose(connection.seat, number_of(message, "turn"), number_of(message, "option"))
                await connection.send({"type": "stored", "turn": table.turn})
                self.tables.run_bots(table)
            case "undo":
                async with table.lock:
                    table.undo(connection.seat)
                await connection.send({"type": "stored", "turn": table.turn})
            case "look":
                connection.step = number_of(message, "step") if message.get("step") is not None else None
                connection.language = text_of(message, "language") or connection.language
                await self.send_table(table, connection)
            case "design" if self.designer is not None and connection.seat != WATCHER:
                async with table.lock:
                    reply = self.designer.carry_out(table, connection.seat, message, connection.language)
                if reply is not None:
                    await connection.send({"type": "design", **reply})
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


def read_message(text: str) -> dict[str, object]:
    """Return a message; raise Refused if it is no JSON object."""
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("this message is no JSON") from None
    if not isinstance(found, dict):
        raise Refused("a message is a JSON object")
    return found


def text_of(message: dict[str, object], key: str) -> str:
    """Return a text of a message, "" if it has none."""
    value = message.get(key)
    return value if isinstance(value, str) else ""


def number_of(message: dict[str, object], key: str) -> int:
    """Return a number of a message; raise Refused if it has none that a game could have."""
    value = message.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 53:
        raise Refused("the message lacks the number `{key}`", key=key)
    return value


async def close(socket: WebSocket, code: int) -> None:
    """Close a WebSocket that may be closed already."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.close(code)
