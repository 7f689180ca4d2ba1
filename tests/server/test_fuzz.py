"""Anything may be sent to a server; the answers are clean refusals, never mistakes of ours."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bastide.server.run import server_for
from bastide.server.socket import LARGEST
from tests.server.house import Line, house, quick

SHOWN = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
AGREES = [
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    server = server_for(quick(tmp_path_factory.mktemp("fuzz") / "db"), "127.0.0.1", 0)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        thread.join(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def described(address: str) -> Any:
    """The HTTP interface as the server describes it."""
    return schemathesis.openapi.from_url(f"{address}/api/docs/openapi.json")


api = schemathesis.pytest.from_fixture("described")


@api.parametrize()
@settings(max_examples=8, suppress_health_check=SHOWN, deadline=None)
def test_the_http_interface_refuses_cleanly_and_as_it_is_described(case: Any) -> None:
    answer = case.call()
    case.validate_response(answer, checks=AGREES)
    assert answer.status_code < 500, f"{case.as_curl_command()}\n{answer.text}"
    if answer.status_code >= 400:
        assert list(answer.json()) == ["reason"]
        assert answer.json()["reason"]


NUMBERS = st.one_of(st.integers(-2, 40), st.integers(-(2**70), 2**70), st.floats())
ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, st.text(max_size=20)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=12,
)
TYPES = st.sampled_from(
    ["act", "undo", "hint", "chat", "resume", "lang", "ask_back", "consent", "return", "fly"]
)
FIELDS = {
    "revision": st.one_of(NUMBERS, ANYTHING),
    "actions": st.one_of(st.lists(NUMBERS, max_size=40), ANYTHING),
    "all": st.one_of(st.booleans(), ANYTHING),
    "text": st.one_of(st.text(max_size=300), ANYTHING),
    "phrase": st.one_of(st.sampled_from(["hello", "thanks"]), ANYTHING),
    "event": st.one_of(NUMBERS, ANYTHING),
    "lang": st.one_of(st.sampled_from(["en", "fr"]), ANYTHING),
    "yes": st.one_of(st.booleans(), ANYTHING),
}
LIKELY = st.fixed_dictionaries({"type": TYPES}, optional=FIELDS).map(json.dumps)
MESSAGES = st.one_of(LIKELY, LIKELY, ANYTHING.map(json.dumps), st.text(max_size=50), st.binary())


@given(messages=st.lists(st.tuples(st.integers(0, 2), MESSAGES), min_size=1, max_size=15))
@settings(max_examples=15, deadline=None, suppress_health_check=SHOWN)
def test_the_line_refuses_cleanly(
    tmp_path_factory: pytest.TempPathFactory, messages: list[tuple[int, str | bytes]]
) -> None:
    """Two players at one table and a spectator send anything; the table lives and can be played."""
    asyncio.run(_fuzz(tmp_path_factory.mktemp("line"), messages))


async def too_long(line: Line, reason: str = "") -> str:
    """Hear all that was sent before a message that is refused like no other; with which words."""
    await line.socket.send("x" * (LARGEST + 1))
    return str((await line.until(lambda m: reason in m.get("reason", ())))["reason"])


async def _fuzz(folder: Path, messages: list[tuple[int, str | bytes]]) -> None:
    async with house(quick(folder / "db")) as server, AsyncExitStack() as stack:
        anna = await stack.enter_async_context(server.visitor())
        watcher = await stack.enter_async_context(server.visitor())
        id = await anna.create([{"kind": "device"}, {"kind": "device"}])
        lines = [await stack.enter_async_context(each.line(id)) for each in (anna, anna, watcher)]
        reasons = [await too_long(line) for line in lines]
        for number, message in messages:
            await lines[number].socket.send(message)
        for line, reason in zip(lines, reasons, strict=True):
            await line.send(type="lang", lang="en")
            assert await too_long(line, reason) == reason
            assert all(json.loads(text)["type"] for text in line.said)
        assert lines[0].now["decision"] is not None
        mover = await stack.enter_async_context(anna.line(id))
        await mover.turn()
        await mover.answer()
