"""The built page: its files, and the one document behind all its addresses."""

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

from bastide.server.refusals import Refused

PAGE = Path(__file__).parent / "page"


@get(
    [
        "/",
        "/new",
        "/new/{rest:path}",
        "/join/{rest:path}",
        "/table/{rest:path}",
        "/replay/{rest:path}",
        "/settings",
        "/host",
    ],
    include_in_schema=False,
)
async def document() -> Response[bytes]:
    """The page finds out by itself what its address means."""
    index = PAGE / "index.html"
    if not index.is_file():
        raise Refused("page", status=503)
    return Response(
        index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"}
    )


def handlers() -> list[HTTPRouteHandler | Router]:
    """The document, and its files if the page has been built; their names change with them."""
    found: list[HTTPRouteHandler | Router] = [document]
    if (PAGE / "assets").is_dir():
        found.append(
            create_static_files_router(
                path="/assets",
                directories=[PAGE / "assets"],
                cache_control=None,
                include_in_schema=False,
            )
        )
    return found
