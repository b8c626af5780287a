"""Connections of clients: how many there may be, and how long a request may take to arrive.

A client that opens many connections, or sends requests byte by byte, takes no place that somebody else needs. If a
client has as many connections as it may have, the oldest of them that waits for a request is closed; if the server has,
the oldest of the client that has most. Only if none waits, the new connection is refused. So whoever sends a request at
once is let in, whatever else is open.

    waits for a request      REQUEST_SECONDS, from the first byte to the last of the body
    is answered              ANSWER_SECONDS, until the client has read the answer
    is a window              as long as it answers pings (`window.py`)
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from lawspeaker_table.serve.limits import Gate

REQUEST_SECONDS = 10.0
ANSWER_SECONDS = 60.0


class HttpConnection(H11Protocol):
    """A connection that sends requests, until it becomes a window. Its gate is in the state of the application."""

    gate: Gate
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or answer that there are too many."""
        super().connection_made(transport)
        self.gate = self.app_state["gate"]
        if not self.gate.admits(self.address):
            self.end("503 Service Unavailable", "too many connections; wait a moment")
            return
        self.gate.enter(self, self.address)
        self.wait(REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self.stop_waiting()
        self.gate.leave(self, self.address)
        super().connection_lost(exc)

    @property
    def address(self) -> str:
        """Return the address of the client."""
        return self.client[0] if self.client is not None else ""

    @property
    def request(self) -> RequestResponseCycle | None:
        """Return the last request, None before the first."""
        return self.cycle

    def waits(self) -> bool:
        """Tell whether the client has not sent a whole request since the last answer."""
        request = self.request
        return request is None or request.response_complete or request.more_body

    def handle_events(self) -> None:
        """Read what has arrived; a request that is there as a whole gets time for its answer."""
        waited = self.waits()
        super().handle_events()
        if waited and not self.waits():
            self.wait(ANSWER_SECONDS)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self.wait(REQUEST_SECONDS)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let the connection become a window, which has no deadline here."""
        self.stop_waiting()
        self.gate.leave(self, self.address)
        super().handle_websocket_upgrade(event)

    def wait(self, seconds: float) -> None:
        """End the connection after some seconds, unless something else happens before."""
        self.stop_waiting()
        if not self.transport.is_closing():
            self.timer = self.loop.call_later(seconds, self.end, "408 Request Timeout", "the request took too long")

    def stop_waiting(self) -> None:
        """Forget the deadline."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def end(self, status: str = "", why: str = "") -> None:
        """End the connection, with an answer if the client waits for one and none has begun."""
        request = self.request
        complete = request is not None and request.response_complete
        begun = request is not None and request.response_started and not complete
        if begun or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        if status and not complete:
            head = f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-type: text/plain\r\n"
            self.transport.write(f"{head}content-length: {len(why)}\r\n\r\n{why}".encode())
        self.transport.close()


class WindowConnection(WebSocketsSansIOProtocol):
    """The connection of a window. `state` tells the application how to cut it, because a full one cannot be closed."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, {**app_state, "abort": self.abort}, _loop)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, which was let in when it sent its request."""
        super().connection_made(transport)
        self.gate: Gate = self.app_state["gate"]
        self.gate.enter(self, self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self.gate.leave(self, self.address)
        super().connection_lost(exc)

    @property
    def address(self) -> str:
        """Return the address of the client."""
        return self.client[0] if self.client is not None else ""

    def waits(self) -> bool:
        """Tell that a window does not wait for a request."""
        return False

    def end(self) -> None:
        """Cut the connection."""
        self.abort()

    def keepalive_timeout(self) -> None:
        """Cut a connection that does not answer a ping."""
        super().keepalive_timeout()
        self.abort()

    def abort(self) -> None:
        """Cut the connection, whatever is under way."""
        self.transport.abort()
