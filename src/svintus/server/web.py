"""The HTTP side: a small interface in JSON, the sockets, and the pages of the web client."""

import io
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import msgspec
import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from svintus.protocol import messages, pages
from svintus.protocol.messages import FailureCode
from svintus.server import codes, deck_files
from svintus.server.catalogue import catalogue
from svintus.server.directory import Directory
from svintus.server.guests import Guests
from svintus.server.limits import DECK_FILES, LARGEST_FRAME, NEW_GUESTS, NEW_TABLES, Bucket, Rate
from svintus.server.metrics import Metrics
from svintus.server.network import table_address
from svintus.server.seating import Declined
from svintus.server.security import SecurityHeaders, same_origin
from svintus.server.sockets import Sockets
from svintus.server.store import Store
from svintus.server.timing import RealTime, Time

STATIC: Final = Path(__file__).parent / "static"
_MOST_ADDRESSES: Final = 10_000

_STATUS: Final[dict[FailureCode, HTTPStatus]] = {
    "no-such-table": HTTPStatus.NOT_FOUND,
    "bad-token": HTTPStatus.UNAUTHORIZED,
    "bad-origin": HTTPStatus.FORBIDDEN,
    "flood": HTTPStatus.TOO_MANY_REQUESTS,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too-many-tables": HTTPStatus.SERVICE_UNAVAILABLE,
    "storage": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""Of failures that are not simply bad requests."""


def _json(value: Any, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(
        msgspec.json.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


class _Rates:
    """A rate for each address."""

    def __init__(self, rate: Rate, time: Time) -> None:
        self._rate = rate
        self._time = time
        self._buckets: dict[str, Bucket] = {}

    def check(self, request: Request) -> None:
        """Raise `Declined` if this address asks too often."""
        now = self._time.now()
        if len(self._buckets) > _MOST_ADDRESSES:
            self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.idle(now)}
        address = request.client.host if request.client else ""
        if not self._buckets.setdefault(address, Bucket(self._rate)).take(now):
            raise Declined("flood", "too many requests; slow down")


class Pages:
    """The JSON interface of a running server."""

    def __init__(self, directory: Directory, guests: Guests, time: Time, metrics: Metrics) -> None:
        self._directory = directory
        self._guests = guests
        self._metrics = metrics
        self._new_guests = _Rates(NEW_GUESTS, time)
        self._new_tables = _Rates(NEW_TABLES, time)
        self._deck_files = _Rates(DECK_FILES, time)
        self._catalogue = msgspec.json.encode(catalogue())

    async def catalogue(self, _request: Request) -> Response:
        """GET /api/catalogue."""
        return Response(self._catalogue, media_type="application/json", headers={"cache-control": "no-cache"})

    async def guest(self, request: Request) -> Response:
        """POST /api/guest."""
        _check_origin(request)
        self._new_guests.check(request)
        return _json(pages.Guest(*self._guests.new()), HTTPStatus.CREATED)

    async def tables(self, request: Request) -> Response:
        """POST /api/tables."""
        _check_origin(request)
        try:
            wish = pages.read_new_table(await _body(request))
        except msgspec.DecodeError as error:
            raise Declined("bad-frame", str(error)) from error
        guest = self._guests.read(wish.token)
        if guest is None:
            raise Declined("bad-token", "this token was not made here")
        self._new_tables.check(request)
        code = self._directory.make(guest, wish).seating.code
        return _json(pages.TableCode(code, codes.russian(code)), HTTPStatus.CREATED)

    async def table(self, request: Request) -> Response:
        """GET /api/tables/CODE."""
        table = self._directory.find(request.path_params["code"])
        state = table.state()
        return _json(
            pages.TableSummary(
                state.code, state.code_ru, state.stage, state.edition, state.recipe, state.seats, state.watchers
            )
        )

    async def qr(self, request: Request) -> Response:
        """GET /api/tables/CODE/qr.svg: the address of the table for phones on the same network."""
        table = self._directory.find(request.path_params["code"])
        picture = io.BytesIO()
        address = table_address(str(request.base_url), table.seating.code)
        segno.make(address, micro=False, error="m").save(
            picture, kind="svg", xmldecl=False, svgns=True, border=2, scale=8, omitsize=True, dark="#000", light="#fff"
        )
        return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})

    async def deck_file(self, request: Request) -> Response:
        """GET /api/tables/CODE/deck.toml: the deck that is chosen there, as a file to keep."""
        table = self._directory.find(request.path_params["code"])
        return Response(
            deck_files.write(table.seating),
            media_type="application/toml",
            headers={"cache-control": "no-store", "content-disposition": 'attachment; filename="svintus-deck.toml"'},
        )

    async def decks(self, request: Request) -> Response:
        """POST /api/decks."""
        _check_origin(request)
        self._deck_files.check(request)
        try:
            text = (await _body(request)).decode()
        except UnicodeDecodeError as error:
            raise Declined("bad-frame", "a deck's file is written in UTF-8") from error
        return _json(deck_files.read(text))

    async def metrics(self, _request: Request) -> Response:
        """GET /metrics."""
        return PlainTextResponse(self._metrics.text())


def _check_origin(request: Request) -> None:
    if not same_origin(request.headers):
        raise Declined("bad-origin", "this page belongs to another server")


async def _body(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_FRAME:
            raise Declined("too-large", f"at most {LARGEST_FRAME} bytes")
    return body


async def _declined(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Declined)  # noqa: S101 - it is registered for nothing else
    return _json(
        messages.Failure(error.code, str(error), fault=error.fault), _STATUS.get(error.code, HTTPStatus.BAD_REQUEST)
    )


async def _no_such_page(_request: Request) -> Response:
    raise HTTPException(HTTPStatus.NOT_FOUND)


class _WebClient(StaticFiles):
    """The built web client: its files where they are, its one page for every other address."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != HTTPStatus.NOT_FOUND or path.startswith("assets/"):
                raise
            response = FileResponse(STATIC / "index.html")
        hashed = path.startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


async def _not_built(_request: Request) -> Response:
    return PlainTextResponse("The web client is not built: `make web` does it.", HTTPStatus.NOT_FOUND)


def application(
    open_store: Callable[[], Store], lifespan: Callable[[], AbstractAsyncContextManager[None]] | None = None
) -> Starlette:
    """The whole server. The store is opened when it starts and closed when it stops, inside `lifespan` if given."""

    @asynccontextmanager
    async def run(app: Starlette) -> AsyncIterator[None]:
        store, time, metrics = open_store(), RealTime(), Metrics()
        directory, guests = Directory(store, time, metrics), Guests(store.secret())
        app.state.pages = Pages(directory, guests, time, metrics)
        app.state.sockets = Sockets(directory, guests, time, metrics)
        app.state.directory = directory
        try:
            if lifespan is None:
                yield
            else:
                async with lifespan():
                    yield
        finally:
            directory.close()
            store.close()

    def page(name: str) -> Callable[[Request], Any]:
        async def endpoint(request: Request) -> Response:
            response: Response = await getattr(request.app.state.pages, name)(request)
            return response

        return endpoint

    async def socket(websocket: WebSocket) -> None:
        await websocket.app.state.sockets.serve(websocket)

    client: list[Any]
    if (STATIC / "index.html").exists():
        # Nothing but files that everybody may read is packed: a packed answer with a secret in it tells its length.
        files = GZipMiddleware(_WebClient(directory=STATIC, html=True), minimum_size=1_000, compresslevel=6)
        client = [Mount("/", files)]
    else:
        client = [Route("/{path:path}", _not_built)]
    return Starlette(
        routes=[
            Route("/api/catalogue", page("catalogue")),
            Route("/api/guest", page("guest"), methods=["POST"]),
            Route("/api/tables", page("tables"), methods=["POST"]),
            Route("/api/tables/{code}", page("table")),
            Route("/api/tables/{code}/qr.svg", page("qr")),
            Route("/api/tables/{code}/deck.toml", page("deck_file")),
            Route("/api/decks", page("decks"), methods=["POST"]),
            Route("/metrics", page("metrics")),
            WebSocketRoute("/ws/{code}", socket),
            Route("/api/{path:path}", _no_such_page),
            *client,
        ],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={Declined: _declined},
        lifespan=run,
    )
