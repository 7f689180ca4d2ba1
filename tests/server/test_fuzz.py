"""Anything may be sent to a server; the answers are clean refusals, never mistakes of ours."""

import asyncio
import json
import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import AsyncExitStack
from random import Random
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
from websockets.exceptions import ConnectionClosed

from bastide.server.run import server_for
from bastide.server.socket import LARGEST, TOO_MUCH
from tests.limits import PATIENCE, WHOLE
from tests.server.house import Visitor, quick

SHOWN = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
AGREES = [
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]


class Mistakes(logging.Handler):
    """What the log says of our own mistakes."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own; it makes no mistake as long as it runs."""
    server = server_for(quick(tmp_path_factory.mktemp("fuzz") / "db"), "127.0.0.1", 0)
    thread = threading.Thread(target=server.run)
    mistakes = Mistakes()
    logging.getLogger().addHandler(mistakes)
    thread.start()
    while not server.started:
        thread.join(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"127.0.0.1:{port}"
    server.should_exit = True
    thread.join()
    logging.getLogger().removeHandler(mistakes)
    assert not mistakes.said, mistakes.said


@pytest.fixture(scope="module")
def described(address: str) -> Any:
    """The HTTP interface as the server describes it."""
    return schemathesis.openapi.from_url(f"http://{address}/api/docs/openapi.json")


api = schemathesis.pytest.from_fixture("described")


@api.parametrize()
@settings(max_examples=100 if WHOLE else 8, suppress_health_check=SHOWN, deadline=None)
def test_the_http_interface_refuses_cleanly_and_as_it_is_described(case: Any) -> None:
    answer = case.call(timeout=PATIENCE)
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
KINDS = [
    *("act", "undo", "hint", "chat", "resume", "lang", "ask_back", "consent", "return"),
    *("uncover", "prefer", "look", "fly"),
]
TYPES = st.sampled_from(KINDS)
FIELDS = {
    "revision": st.one_of(NUMBERS, ANYTHING),
    "actions": st.one_of(st.lists(NUMBERS, max_size=40), ANYTHING),
    "all": st.one_of(st.booleans(), ANYTHING),
    "text": st.one_of(st.text(max_size=300), ANYTHING),
    "phrase": st.one_of(st.sampled_from(["hello", "thanks"]), ANYTHING),
    "event": st.one_of(NUMBERS, ANYTHING),
    "lang": st.one_of(st.sampled_from(["en", "fr"]), ANYTHING),
    "seat": st.one_of(NUMBERS, ANYTHING),
    "forced": st.one_of(st.booleans(), ANYTHING),
    "yes": st.one_of(st.booleans(), ANYTHING),
}
LIKELY = st.fixed_dictionaries({"type": TYPES}, optional=FIELDS).map(json.dumps)
MESSAGES = st.one_of(LIKELY, LIKELY, ANYTHING.map(json.dumps), st.text(max_size=50), st.binary())


@given(messages=st.lists(st.tuples(st.integers(0, 2), MESSAGES), min_size=1, max_size=40))
@settings(max_examples=200 if WHOLE else 15, deadline=None, suppress_health_check=SHOWN)
def test_the_line_refuses_cleanly(address: str, messages: list[tuple[int, str | bytes]]) -> None:
    """Two players at one table and a spectator send anything; the table lives and can be played."""
    asyncio.run(_fuzz(address, messages))


class Talker:
    """A line on which anything is said; it is opened again whenever the server has had enough."""

    def __init__(self, visitor: Visitor, id: str, stack: AsyncExitStack) -> None:
        self.visitor, self.id, self.stack = visitor, id, stack

    async def dial(self) -> None:
        """Open it, and learn how a message is refused that is too long."""
        self.line = await self.stack.enter_async_context(self.visitor.line(self.id))
        self.reason = await self.too_long()

    async def too_long(self, reason: str = "") -> str:
        """Hear all that was sent before a message that is refused like no other, and how."""
        await self.line.socket.send("x" * (LARGEST + 1))
        return str((await self.line.until(lambda m: reason in m.get("reason", ())))["reason"])

    async def say(self, message: str | bytes) -> None:
        """Say something."""
        try:
            await self.line.socket.send(message)
        except ConnectionClosed as closed:
            await self.again(closed)

    async def again(self, closed: ConnectionClosed) -> None:
        """Dial again where the server has heard too much that cannot be read.

        The code is lost where more was on its way to a line that is closed already.
        """
        assert closed.rcvd is None or closed.rcvd.code == TOO_MUCH
        await self.dial()

    async def listen(self) -> None:
        """Hear everything that is still to come, which can be read."""
        try:
            await self.line.send(type="lang", lang="en")
            assert await self.too_long(self.reason) == self.reason
        except ConnectionClosed as closed:
            await self.again(closed)
        assert all(json.loads(text)["type"] for text in self.line.said)


async def _fuzz(address: str, messages: Iterable[tuple[int, str | bytes]]) -> int:
    count = 0
    async with AsyncExitStack() as stack:
        anna, watcher = [await stack.enter_async_context(Visitor(address)) for _ in range(2)]
        id = await anna.create([{"kind": "device"}, {"kind": "device"}])
        talkers = [Talker(each, id, stack) for each in (anna, anna, watcher)]
        for each in talkers:
            await each.dial()
        for count, (number, message) in enumerate(messages, 1):
            await talkers[number].say(message)
            if count % 50 == 0:
                await talkers[number].listen()
        for each in talkers:
            await each.listen()
        assert talkers[0].line.now["decision"] is not None
        mover = await stack.enter_async_context(anna.line(id))
        await mover.turn()
        await mover.answer()
    return count


def anything(rng: Random, deep: int = 0) -> Any:
    """What fits nowhere, or might."""
    kinds: list[Callable[[], Any]] = [
        lambda: rng.choice([None, True, False, "", "en", "fr", "hello", "\0", "x" * 300]),
        lambda: rng.randint(-2, 40),
        lambda: rng.choice([-(2**70), 2**31, 2**48, 2**63, 1e308, -0.5, float("nan")]),
        lambda: rng.randbytes(rng.randrange(9)).decode("utf-16", "ignore"),
    ]
    if deep < 3:
        kinds += [
            lambda: [anything(rng, deep + 1) for _ in range(rng.randrange(5))],
            lambda: {str(anything(rng, 3)): anything(rng, deep + 1) for _ in range(3)},
        ]
    return rng.choice(kinds)()


def stream(rng: Random, count: int) -> Iterator[tuple[int, str | bytes]]:
    """So many messages, most of which look as if they might be meant."""
    for _ in range(count):
        message: Any = {"type": rng.choice(KINDS)}
        for name in rng.sample(list(FIELDS), rng.randrange(4)):
            message[name] = anything(rng)
        if message["type"] == "act" and rng.random() < 0.5:
            message |= {"revision": rng.randrange(60), "actions": [rng.randrange(1 << 26)]}
        text = json.dumps(anything(rng) if rng.random() < 0.1 else message)
        if rng.random() < 0.1:
            text = text[: rng.randrange(len(text))]
        yield rng.randrange(3), text.encode() if rng.random() < 0.05 else text


def test_a_stream_of_messages_is_refused_cleanly(address: str) -> None:
    rng = Random(27)
    sent = 0
    while sent < (50_000 if WHOLE else 300):
        sent += asyncio.run(_fuzz(address, stream(rng, 1000 if WHOLE else 300)))
    print(f"{sent} messages")
