"""The HTTP and WebSocket routes of `law serve`.

GET  /                   the lobby                     GET /api/games       the games and their options
GET  /table/ID           the table (token behind #)    POST /api/tables     a new table: a link for each seat
WS   /ws/ID              one window at a table         GET /static/...      the page's own files
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from lawspeaker_language.language import ENGLISH
from lawspeaker_runtime.agents.search import STRENGTHS
from lawspeaker_table.serve.catalogue import description
from lawspeaker_table.serve.connections import FAILED, REFUSED, Hub
from lawspeaker_table.serve.garbage import collect_often, frozen_survivors
from lawspeaker_table.serve.limits import LOG, Gate, TooLarge, body_of, client_of
from lawspeaker_table.serve.read_json import LARGEST, digits, json_of
from lawspeaker_table.serve.storage import Unavailable
from lawspeaker_table.serve.table import RANDOM_BOT, Table
from lawspeaker_table.serve.words import STATIC, Refused, words_of

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
}
BOTS = {"random": RANDOM_BOT} | {word: strength.value for word, strength in STRENGTHS.items()}
"""The named bots, each with the number of games that it simulates for a decision."""


def app_of(hub: Hub) -> Starlette:
    """Return the application of a server."""
    routes = Routes(hub)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Gate]]:
        loop = asyncio.get_running_loop()
        with frozen_survivors():
            tasks = [loop.create_task(hub.watch_files()), loop.create_task(collect_often(lambda: not hub.windows))]
            yield {"gate": hub.door.gate}
            for task in tasks:
                task.cancel()
            hub.tables.close()

    return Starlette(
        lifespan=lifespan,
        routes=[
            Route("/", routes.lobby),
            Route("/table/{id}", routes.table),
            Route("/api/games", routes.games),
            Route("/api/tables", routes.create, methods=["POST"]),
            WebSocketRoute("/ws/{id}", routes.window),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(BaseHTTPMiddleware, dispatch=routes.guard)],
    )


class Routes:
    """The functions of the routes."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def guard(self, request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        """Refuse foreign hosts and origins and clients that ask too often; add the headers of every answer."""
        wrong = self.hub.door.refuses(request)
        if wrong is not None:
            return refused(request, wrong, 403)
        if not self.hub.door.rate.allows(client_of(request)):
            return refused(request, Refused("too many requests; wait a moment"), 429)
        try:
            response = await call_next(request)
        except Exception:  # a visitor is told, whatever fails
            LOG.exception("a request could not be answered")
            return refused(request, FAILED, 500)
        response.headers.update(HEADERS)
        return response

    async def lobby(self, request: Request) -> Response:
        """Return the lobby."""
        return FileResponse(STATIC / "lobby.html")

    async def table(self, request: Request) -> Response:
        """Return the page of a table; what is on it comes through the WebSocket."""
        return FileResponse(STATIC / "table.html")

    async def games(self, request: Request) -> Response:
        """Return the games that can be played here."""
        language = language_of(request)
        offers = self.hub.tables.offers.values()
        return JSONResponse([description(offer, offer.spoken(language)) for offer in offers])

    async def create(self, request: Request) -> Response:
        """Create a table."""
        if not self.hub.door.creation.allows(client_of(request)):
            return refused(request, Refused("too many new tables; wait a moment"), 429)
        try:
            wish = wish_of(await body_of(request))
            table = await self.hub.tables.create(
                wish.game, wish.players, wish.options, wish.bots, wish.seed, client_of(request)
            )
        except ClientDisconnect:
            return Response(status_code=400)
        except TooLarge as error:
            return refused(request, error, 413)
        except Unavailable as error:
            return refused(request, error, 503)
        except Refused as error:
            return refused(request, error, 400)
        return JSONResponse(links_of(table, language_of(request)), status_code=201)

    async def window(self, socket: WebSocket) -> None:
        """Serve a window at a table."""
        if self.hub.door.refuses(socket) is not None or not self.hub.door.rate.allows(client_of(socket)):
            await socket.close(REFUSED)
            return
        await self.hub.serve(socket, socket.path_params["id"])


def language_of(request: Request) -> str:
    """Return the language that a page asks for."""
    return request.query_params.get("language", ENGLISH)


def refused(request: Request, error: Refused, code: int) -> Response:
    """Return an answer that says in one line what is wrong."""
    line = error.said(words_of(language_of(request)))
    return JSONResponse({"error": line}, status_code=code, headers=HEADERS)


def links_of(table: Table, language: str = ENGLISH) -> dict[str, object]:
    """Return the links of a new table: one for each person's seat, and one to watch."""
    path, said = f"/table/{table.record.id}", table.offer.translator(language).translated
    seats: list[dict[str, object]] = [
        {
            "seat": number,
            "name": said.seat(number),
            "bot": seat.bot,
            "link": None if seat.bot else f"{path}#{seat.token}",
        }
        for number, seat in enumerate(table.record.seats, start=1)
    ]
    return {"id": table.record.id, "title": said.title, "seats": seats, "watch": f"{path}#{table.record.watch}"}


class Wish(Struct, frozen=True):
    """A request for a new table: the arguments of `Tables.create`."""

    game: str
    players: int | None
    options: dict[str, object]
    bots: dict[int, int]
    seed: int | None


def wish_of(body: bytes) -> Wish:
    """Return the table that a request asks for; raise Refused if it says something else."""
    found = json_of(body, "the request is no JSON")
    game = found.get("game") if isinstance(found, dict) else None
    if not isinstance(found, dict) or not isinstance(game, str):
        raise Refused("the request does not say which game to play")
    players, options, bots, seed = (found.get(key) for key in ("players", "options", "bots", "seed"))
    if players is not None and type(players) is not int:
        raise Refused("`players` is a number")
    if seed is not None and (type(seed) is not int or abs(seed) >= 1 << 64):
        raise Refused("`seed` is a number of at most 64 bits")
    if not isinstance(options or {}, dict) or not isinstance(bots or {}, dict):
        raise Refused("`options` and `bots` are JSON objects")
    return Wish(game, players, options or {}, strengths(bots or {}), seed)


def strengths(bots: dict[object, object]) -> dict[int, int]:
    """Return the strengths of bots by seat; raise Refused if they are none."""
    found: dict[int, int] = {}
    for seat, strength in bots.items():
        number = BOTS.get(strength) if isinstance(strength, str) else strength
        where = digits(str(seat), LARGEST)
        if where is None or type(number) is not int:
            line = "`bots` has a strength for each seat: {names}, or a number of simulations"
            raise Refused(line, names=", ".join(BOTS))
        found[where] = number
    return found
