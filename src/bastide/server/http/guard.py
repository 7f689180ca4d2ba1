"""What every request passes: its origin, its rate, and the headers of every answer."""

from typing import Any

from litestar.connection import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bastide.server.http.visitors import Visitors
from bastide.server.refusals import Refused

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OPERATORS = "/api/host"
COUNTED = ("/api", "/letter", "/readyz")
"""What costs more than a look into memory or a file."""
READING = ("GET", "HEAD", "OPTIONS")


class Guard(ASGIMiddleware):
    """Refuses requests of other sites' pages and of those who ask too often."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request: Request[Any, Any, Any] = Request(scope)
        visitors: Visitors = request.app.state.visitors
        path = request.url.path
        if not visitors.is_let_in(request):
            raise Refused("outside", status=403)
        if path.startswith(COUNTED) and not visitors.requests.take(visitors.network(request)):
            raise Refused("too-fast", status=429)
        reading = request.method in READING and not path.startswith(OPERATORS)
        if not reading and not visitors.is_own_page(request):
            raise Refused("origin", status=403)
        if not reading and _has_body(request) and not _is_json(request) and not _stops(path):
            raise Refused("not-json", status=415)
        await next_app(scope, receive, send)


def _has_body(request: Request[Any, Any, Any]) -> bool:
    return (
        request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    )


def _stops(path: str) -> bool:
    """Mail programs stop mail by a form (RFC 8058); what it says is not read."""
    return path.startswith("/letter/stop/")


def _is_json(request: Request[Any, Any, Any]) -> bool:
    """No form and no plain text, which another site's page could send without asking first."""
    kind = request.headers.get("content-type", "").partition(";")[0]
    return kind.strip().lower() == "application/json"


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer gets the strict headers, be it a page, a refusal or a mistake."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")
