"""One window at a table: its seat, what it was sent, and a queue of what it is sent next.

Nobody waits for a window but its own task, so that one that does not read stops no other. While a message is under way
to it, changes of the table are only noted, and sent as one when it has caught up. A window that takes longer than
DEADLINE for a message, or lets more than MOST wait, is dropped; its page connects again, and is sent everything.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lawspeaker_language.language import ENGLISH
from lawspeaker_table.serve.changes import changes
from lawspeaker_table.serve.messages import Message
from lawspeaker_table.serve.table import WATCHER, Table
from lawspeaker_table.serve.words import Refused, words_of

DEADLINE = 15.0
"""Seconds that a window may take for a message."""
MOST = 32
"""Messages that may wait for a window."""
GRACE = 5.0
"""Seconds that a window has to close when it is told to."""
GONE = (RuntimeError, WebSocketDisconnect, OSError)
"""What sending to a window raises that was closed meanwhile."""


class Window:
    """A window; `step` is the decision that it looks back at, None for now; `shown` the table that it was sent last."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.seat = WATCHER
        self.language = ENGLISH
        self.step: int | None = None
        self.shown: Message | None = None
        self.refresh: Callable[[], Awaitable[None]] | None = None
        self.outdated = False
        self.waiting: deque[str] = deque()
        self.closing: int | None = None
        self.filled, self.emptied = asyncio.Event(), asyncio.Event()
        self.emptied.set()
        self.writer = asyncio.get_running_loop().create_task(self.write())

    def send(self, message: object) -> None:
        """Let a message wait to be sent; drop the window if too many do."""
        if self.closing is not None or self.writer.done():
            return
        if len(self.waiting) >= MOST:
            self.drop()
            return
        self.waiting.append(msgspec.json.encode(message).decode())
        self.emptied.clear()
        self.filled.set()

    def refuse(self, error: Refused, table: Table | None = None, *, fatal: bool = False) -> None:
        """Send why something is not possible, in the language of the window."""
        names = {} if table is None else table.offer.names(self.language)
        text = error.said({**words_of(self.language), **names})
        self.send({"type": "error", "text": text, "fatal": fatal})

    def show(self, message: Message) -> None:
        """Send a table; of its screen and its log only what has changed since the last one."""
        before, self.shown = self.shown, message
        self.send(changes(message, before))

    def end(self, error: Refused, code: int) -> None:
        """Send why the window is closed, and close it."""
        self.refuse(error, fatal=True)
        self.closing = code
        self.filled.set()

    async def update(self) -> None:
        """Send the table now, or as soon as the window has read what is under way to it."""
        self.outdated = True
        if self.emptied.is_set():
            await self.catch_up()

    async def catch_up(self) -> None:
        """Send the table if it has changed since it was sent last."""
        if self.outdated and self.refresh is not None and self.closing is None:
            self.outdated = False
            await self.refresh()

    async def write(self) -> None:
        """Send what waits, message by message, until the window is closed."""
        try:
            while self.closing is None or self.waiting:
                await self.filled.wait()
                self.filled.clear()
                while self.waiting:
                    await self.deliver(self.waiting[0])
                    self.waiting.popleft()
                self.emptied.set()
                await self.catch_up()
            await self.close(self.closing)
        except TimeoutError:
            self.drop()
        except GONE:
            pass
        finally:
            self.emptied.set()

    async def deliver(self, text: str) -> None:
        """Send a text; raise TimeoutError if the window does not take it."""
        if self.socket.client_state is WebSocketState.CONNECTED:
            async with asyncio.timeout(DEADLINE):
                await self.socket.send_text(text)

    async def close(self, code: int) -> None:
        """Close the window; if it does not answer, its connection is cut."""
        asyncio.get_running_loop().call_later(GRACE, self.cut)
        with suppress(*GONE):
            await self.socket.close(code)

    def drop(self) -> None:
        """Cut the connection of a window that has fallen behind. Its page connects again."""
        self.waiting.clear()
        self.emptied.set()
        self.writer.cancel()
        self.cut()

    def cut(self) -> None:
        """Cut the connection, whatever is under way; the server of the tests has none."""
        abort = self.socket.scope.get("state", {}).get("abort")
        if abort is not None:
            abort()

    async def ended(self) -> None:
        """Wait until everything is sent and the window is closed, or dropped."""
        await asyncio.wait([self.writer])
