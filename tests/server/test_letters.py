"""Mail: notifications and letters, and what strangers could do with them."""

import asyncio
import re
import time
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from bastide.server.notify.mail import is_address, server_at
from tests.limits import PATIENCE
from tests.server.house import House, Visitor, begun, house, in_loop
from tests.server.receivers import Post, post_office, text_of
from tests.server.test_notifications import (
    TURN,
    friends,
    move,
    mover_of,
    nothing_waits,
    notifying,
    wishing,
)

ANNA = "anna@example.org"


def mailing(folder: Path, post: Post, **more: Any) -> Any:
    """A server that sends mail."""
    sender = "Bastide <table@games.example>"
    return notifying(folder / "db", smtp=post.url, mail_from=sender, **more)


def code_of(letter: EmailMessage, kind: str) -> str:
    """The code of the link in a letter, the same in its text and in its page."""
    found = {
        match
        for text in (text_of(letter), text_of(letter, "html"))
        for match in re.findall(rf"/letter/{kind}/([\w.-]+)", text)
    }
    assert len(found) == 1
    return str(found.pop())


async def proved(server: House, visitor: Visitor, post: Post, mail: str = ANNA) -> None:
    """Somebody's address is proved."""
    await visitor.put("/me", {"name": "Anna"})
    await visitor.put("/me/notifications/mail", {"mail": mail})
    count = len(post.letters)
    letter = (await post.has(max(1, count)))[-1]
    await visitor.post("/letters/prove", {"code": code_of(letter, "prove")})
    assert (await visitor.get("/me/notifications"))["mail"] == mail.lower()
    await nothing_waits(server)
    post.letters.clear()


@in_loop
async def test_a_turn_comes_by_mail_and_one_click_ends_that(tmp_path: Path) -> None:
    async with (
        post_office() as post,
        house(mailing(tmp_path, post)) as server,
        friends(server) as two,
    ):
        table = await begun(server, *two, **TURN)
        mover, other = await mover_of(server, table, *two)
        await wishing(other)
        await proved(server, other, post)
        await move(mover, table)
        (letter,) = await post.has(1)
        assert letter["Subject"] == "San Juan"
        assert "table@games.example" in letter["From"]
        assert letter["Message-ID"].endswith("@games.example>")
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = f"http://{server.address}/table/{table}"
        for kind in ("plain", "html"):
            assert "It is your turn" in text_of(letter, kind)
            assert link in text_of(letter, kind)
        stop = letter["List-Unsubscribe"].strip("<>")
        form: Any = {"content": b"List-Unsubscribe=One-Click"}
        head = {"content-type": "application/x-www-form-urlencoded"}
        async with server.visitor() as program:
            wrong = stop[:-1] + ("0" if stop[-1] != "0" else "1")
            assert (await program.http.post(wrong, headers=head, **form)).status_code == 404
            assert (await program.http.post(stop, headers=head, **form)).status_code == 204
        wishes = (await other.get("/me/notifications"))["wishes"]
        assert wishes
        assert not any(wish.endswith(".mail") for wish in wishes)


@in_loop
async def test_a_letter_brings_me_back_once_and_for_five_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        post_office() as post,
        house(mailing(tmp_path, post)) as server,
        server.visitor() as anna,
        server.visitor() as phone,
        server.visitor() as thief,
    ):
        await proved(server, anna, post)
        assert (await anna.get("/me"))["mail"] == ANNA
        await phone.post("/letters/enter", {"mail": "Anna@Example.org"})
        code = code_of((await post.has(1))[0], "enter")
        entered = await phone.post("/sign-in", {"by": "mail", "what": code})
        assert entered == {"entered": True}
        assert (await phone.get("/me"))["name"] == "Anna"
        for visitor in (phone, thief):
            again = await visitor.http.post("/sign-in", json={"by": "mail", "what": code})
            assert again.status_code == 403
        await phone.post("/letters/enter", {"mail": ANNA})
        code = code_of((await post.has(2))[1], "enter")
        later = time.time() + 301
        monkeypatch.setattr("bastide.server.store.contacts.time.time", lambda: later)
        late = await thief.http.post("/sign-in", json={"by": "mail", "what": code})
        assert late.status_code == 403


@in_loop
async def test_nobody_learns_whose_address_is_known(tmp_path: Path) -> None:
    async with (
        post_office() as post,
        house(mailing(tmp_path, post)) as server,
        server.visitor() as anna,
        server.visitor() as thief,
    ):
        await proved(server, anna, post)
        said = [
            await thief.http.post("/letters/enter", json={"mail": each})
            for each in (ANNA, "nobody@example.org")
        ]
        heads = [{k: v for k, v in it.headers.items() if k != "date"} for it in said]
        assert [it.status_code for it in said] == [204, 204]
        assert heads[0] == heads[1]
        (letter,) = await post.has(1)
        assert letter["To"] == ANNA


@in_loop
async def test_a_link_leads_where_its_person_was_whoever_asks_for_it(tmp_path: Path) -> None:
    """A forged Host must not make the link lead elsewhere."""
    async with post_office() as post:
        settings = mailing(tmp_path, post, public=True)
        async with house(settings) as server:
            head = {"x-forwarded-proto": "https", "host": "games.example"}
            async with server.visitor(**head) as anna, server.visitor() as thief:
                # a cookie for TLS only is carried by hand
                made = await anna.http.put("/me", json={"name": "Anna"})
                cookie = made.headers["set-cookie"].split(";")[0]
                anna.http.headers["cookie"] = cookie
                await proved(server, anna, post)
                thief.http.headers["host"] = "evil.example"
                await thief.post("/letters/enter", {"mail": ANNA})
                (letter,) = await post.has(1)
                assert "https://games.example/letter/enter/" in text_of(letter)
                assert "evil" not in letter.as_string()


@in_loop
async def test_letters_are_few(tmp_path: Path) -> None:
    async with (
        post_office() as post,
        house(mailing(tmp_path, post)) as server,
        server.visitor() as anna,
    ):
        await anna.put("/me", {"name": "Anna"})
        codes = [
            (await anna.http.put("/me/notifications/mail", json={"mail": ANNA})).status_code
            for _ in range(8)
        ]
        assert codes == [204, 204, 204, *[429] * 5]
        await nothing_waits(server)
        assert len(post.letters) == 3


@in_loop
async def test_a_code_is_for_one_purpose_and_the_last_who_proves_an_address_has_it(
    tmp_path: Path,
) -> None:
    async with (
        post_office() as post,
        house(mailing(tmp_path, post)) as server,
        server.visitor() as anna,
        server.visitor() as bruno,
    ):
        await anna.put("/me", {"name": "Anna"})
        await anna.put("/me/notifications/mail", {"mail": ANNA})
        code = code_of((await post.has(1))[0], "prove")
        wrong = await bruno.http.post("/sign-in", json={"by": "mail", "what": code})
        assert wrong.status_code == 403
        await anna.post("/letters/prove", {"code": code})
        await nothing_waits(server)
        post.letters.clear()
        await proved(server, bruno, post)
        assert (await anna.get("/me/notifications"))["mail"] == ""


@in_loop
async def test_a_server_that_will_never_take_a_message_is_not_asked_again(tmp_path: Path) -> None:
    async with (
        post_office() as post,
        house(mailing(tmp_path, post)) as server,
        server.visitor() as anna,
    ):
        await proved(server, anna, post)
        post.says = "550 no such box"
        await anna.post("/me/notifications/try", {"channel": "mail"})
        await nothing_waits(server)
        post.says = "451 later"
        await anna.post("/me/notifications/try", {"channel": "mail"})
        async with asyncio.timeout(PATIENCE):
            while post.asked < 3:
                await asyncio.sleep(0.01)
        assert await server.tables.store.outbox.waiting() == 1
        assert post.letters == []


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("anna@example.org", True),
        ("anna+tag@mail.example.org", True),
        ("anna", False),
        ("anna@here", False),
        ("anna@example.org\nBcc: x@example.org", False),
        ("anna@example.org, bruno@example.org", False),
        ("Anna <anna@example.org>", False),
        ("@example.org", False),
        ("", False),
    ],
)
def test_an_address_is_one_address(text: str, good: bool) -> None:
    assert is_address(text) == good


def test_a_mail_server_is_read_from_its_address() -> None:
    found = server_at("smtps://an%40na:p%3Aw@mail.example", "a@b.example")
    assert (found.host, found.port, found.user, found.password) == (
        "mail.example",
        465,
        "an@na",
        "p:w",
    )
    for url, sender in (("http://x", "a@b.example"), ("smtp://x", "nobody"), ("smtp://", "a@b.c")):
        with pytest.raises(ValueError):  # noqa: PT011
            server_at(url, sender)
