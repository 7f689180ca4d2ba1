"""How I am called when something happens at my tables, and the letters that need an answer."""

import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from bastide import words
from bastide.engine.messages import Message
from bastide.server import api, api_people
from bastide.server.calling import hook, mail, posting, push
from bastide.server.calling.reach import Forbidden
from bastide.server.codes import digest, new_link
from bastide.server.http.request import AtDesk, Desk, TableId
from bastide.server.model.clocks import now
from bastide.server.refusals import Refused
from bastide.server.store.rows import Calling, Channel, Delivery, Person, Subscription

PROVING = 86400.0
ENTERING = 300.0
"""Seconds for which the code of a letter is good."""
StopCode = Annotated[str, PathParameter(max_length=150)]


def _must_have(desk: Desk, channel: str) -> None:
    if channel not in desk.caller.channels:
        raise Refused("channel", status=403)


async def _change(desk: Desk, how: Callable[[Calling], Calling]) -> Person:
    known = await desk.must_be_known()
    store = desk.tables.store
    await store.callings.change(known.id, desk.lang, desk.site.origin, how)
    return known


class CallMe(Controller):
    """What I am told, and how."""

    path = "/api/me/calls"
    tags = ("calls",)

    @get()
    async def calls(self, desk: AtDesk) -> api_people.CallMe:
        """How I am called."""
        callings = desk.tables.store.callings
        person = desk.person or ""
        mine = await callings.of(person) or Calling(person, desk.lang)
        devices = {each.id: each.name for each in await desk.tables.store.devices.of(person)}
        pushed = [each.device for each in await callings.subscriptions(person)]
        found = None
        if mine.hook is not None and mine.hook_secret is not None:
            found = api_people.Hook(mine.hook, mine.hook_secret)
        return api_people.CallMe(
            channels=[each for each in posting.CHANNELS if each in desk.caller.channels],
            push_key=desk.caller.vapid.public,
            wishes=list(mine.wishes),
            reminder=mine.reminder,
            zone=mine.zone,
            quiet_from=mine.quiet_from,
            quiet_to=mine.quiet_to,
            asked=mine.asked,
            here=desk.device is not None and desk.device.id in pushed,
            browsers=[devices.get(each, "") for each in pushed],
            mail=mine.mail or "",
            hook=found,
        )

    @put(status_code=204)
    async def change(self, desk: AtDesk, data: JSONBody[api_people.CallWishes]) -> None:
        """Other wishes."""
        try:
            ZoneInfo(data.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise Refused("zone", status=400) from None
        await _change(
            desk,
            lambda before: replace(
                before,
                wishes=tuple(sorted(set(data.wishes))),
                reminder=data.reminder,
                zone=data.zone,
                quiet_from=data.quiet_from,
                quiet_to=data.quiet_to,
                asked=True,
            ),
        )

    @post("/asked", status_code=204)
    async def asked(self, desk: AtDesk) -> None:
        """I was asked, and need never be asked again."""
        await _change(desk, lambda before: replace(before, asked=True))

    @put("/push", status_code=204)
    async def subscribe(self, desk: AtDesk, data: JSONBody[api_people.Browser]) -> None:
        """This browser takes messages."""
        _must_have(desk, "push")
        _must_lead_out(desk, data.endpoint)
        if not push.readable(data.public, data.auth):
            raise Refused("browser", status=400)
        known = await _change(desk, lambda before: before)
        assert desk.device is not None
        await desk.tables.store.callings.subscribe(
            Subscription(
                digest(data.endpoint),
                known.id,
                desk.device.id,
                data.endpoint,
                data.public,
                data.auth,
                time.time(),
            )
        )

    @delete("/push")
    async def unsubscribe(self, desk: AtDesk) -> None:
        """This browser takes no more messages."""
        await desk.must_be_known()
        assert desk.device is not None
        await desk.tables.store.callings.unsubscribe(device=desk.device.id)

    @put("/hook")
    async def set_hook(
        self, desk: AtDesk, data: JSONBody[api_people.HookAddress]
    ) -> api_people.Hook:
        """My webhook; its secret is new."""
        _must_have(desk, "hook")
        _must_lead_out(desk, data.url)
        secret = hook.new_secret()
        await _change(desk, lambda before: replace(before, hook=data.url, hook_secret=secret))
        return api_people.Hook(data.url, secret)

    @delete("/hook")
    async def no_hook(self, desk: AtDesk) -> None:
        """I have no webhook any more."""
        await _change(desk, lambda before: replace(before, hook=None, hook_secret=None))

    @put("/mail", status_code=204)
    async def set_mail(self, desk: AtDesk, data: JSONBody[api_people.MailAddress]) -> None:
        """A letter goes to an address; it is mine once its link was followed."""
        _must_have(desk, "mail")
        if not mail.is_address(data.mail):
            raise Refused("mail", status=400)
        _slow_down_letters(desk)
        known = await _change(desk, lambda before: before)
        if not await _write(desk, known.id, "prove", data.mail, desk.site.origin, desk.lang):
            raise Refused("letters", status=429)

    @delete("/mail")
    async def no_mail(self, desk: AtDesk) -> None:
        """No mail any more, and it brings nobody back."""
        await _change(desk, lambda before: replace(before, mail=None))

    @post("/try", status_code=204)
    async def attempt(self, desk: AtDesk, data: JSONBody[api_people.TryCall]) -> None:
        """Call me now, to see how it looks."""
        _must_have(desk, data.channel)
        desk.slow_down_thoughts()
        store = desk.tables.store
        calling = await store.callings.of((await _change(desk, lambda before: before)).id)
        assert calling is not None
        for target in await _targets(desk, calling, data.channel):
            await store.outbox.put(posting.tried(calling, data.channel, target, now()))
        desk.caller.wake()


class TableCalls(Controller):
    """Whether I am called to one table."""

    path = "/api/tables/{table_id:str}/calls"
    tags = ("calls",)

    @get()
    async def is_called(self, desk: AtDesk, table_id: TableId) -> api.Flag:
        """Whether I am called to that table, as to all others."""
        hushed = await desk.tables.store.callings.is_hushed(desk.person or "", table_id)
        return api.Flag(not hushed)

    @put(status_code=204)
    async def call(self, desk: AtDesk, table_id: TableId, data: JSONBody[api.Flag]) -> None:
        """Call me to that table, or not, whatever I wish elsewhere."""
        known = await desk.must_be_known()
        found = await desk.tables.store.slip(table_id)
        if found is None or all(chair.holder != known.id for chair in found.chairs):
            raise Refused("table", status=404)
        await desk.tables.store.callings.hush(known.id, table_id, not data.on)


class Letters(Controller):
    """Letters that somebody asks for, and their answers."""

    tags = ("calls",)

    @post("/api/letters/enter", status_code=204)
    async def ask(self, desk: AtDesk, data: JSONBody[api_people.MailAddress]) -> None:
        """Send a link by which whoever has that address signs in; nobody learns if somebody has."""
        _must_have(desk, "mail")
        if not desk.tables.settings.keeps_people:
            raise Refused("guests-only", status=403)
        if not mail.is_address(data.mail):
            raise Refused("mail", status=400)
        _slow_down_letters(desk)
        desk.caller.later(_send_way_in(desk, data.mail.lower()))

    @post("/api/letters/prove", status_code=204)
    async def prove(self, desk: AtDesk, data: JSONBody[api_people.LetterCode]) -> None:
        """The address to which that code went is its person's."""
        desk.slow_down_guesses()
        callings = desk.tables.store.callings
        found = await callings.open_letter(digest(data.code), "prove")
        calling = await callings.of(found[0]) if found else None
        if found is None or calling is None:
            raise Refused("letter", status=404)
        desk.was_no_guess()
        person, address = found
        await callings.change(
            person, calling.lang, calling.site, lambda before: replace(before, mail=address)
        )

    @post("/api/letters/stop", status_code=204)
    async def stop(self, desk: AtDesk, data: JSONBody[api_people.LetterCode]) -> None:
        """No more mail to whoever got that link."""
        await self._stop(desk, data.code)

    @post("/letter/stop/{code:str}", status_code=204)
    async def stop_at_once(self, desk: AtDesk, code: StopCode) -> None:
        """The same, as mail programs ask for it (RFC 8058)."""
        await self._stop(desk, code)

    async def _stop(self, desk: Desk, code: str) -> None:
        person = desk.caller.stops.read(code)
        callings = desk.tables.store.callings
        calling = await callings.of(person) if person else None
        if calling is None:
            raise Refused("letter", status=404)
        kept = tuple(each for each in calling.wishes if not each.endswith(".mail"))
        await callings.change(
            calling.person, calling.lang, calling.site, lambda before: replace(before, wishes=kept)
        )


def _must_lead_out(desk: Desk, url: str) -> None:
    """Refuse an address that nobody may make us call."""
    try:
        desk.caller.reach.must_fit(url)
    except Forbidden:
        raise Refused("hook", status=400) from None


def _slow_down_letters(desk: Desk) -> None:
    if not desk.visitors.letters.take(desk.network):
        raise Refused("too-fast", status=429)


async def _targets(desk: Desk, calling: Calling, channel: Channel) -> list[str]:
    if channel == "push":
        pushed = await desk.tables.store.callings.subscriptions(calling.person)
        return [each.id for each in pushed]
    if (calling.mail if channel == "mail" else calling.hook) is None:
        raise Refused("channel", status=403)
    return [""]


async def _write(desk: Desk, person: str, purpose: str, address: str, site: str, lang: str) -> bool:
    """Send a letter with a code; False when too many are on their way to that person."""
    code = new_link()
    good = time.time() + (PROVING if purpose == "prove" else ENTERING)
    store, address = desk.tables.store, address.lower()
    if not await store.callings.write_letter(digest(code), person, purpose, address, good):
        return False
    said: dict[str, Any] = {
        "title": words.say(Message(f"letter-{purpose}"), lang),
        "body": words.say(Message(f"letter-{purpose}-text"), lang),
        "action": purpose,
        "link": f"{site}/letter/{purpose}/{code}",
        "lang": lang,
        "until": now() + good - time.time(),
    }
    text, at = json.dumps(said, ensure_ascii=False), now()
    await store.outbox.put(Delivery(digest(code)[:32], person, "", "mail", address, text, at, at))
    desk.caller.wake()
    return True


async def _send_way_in(desk: Desk, address: str) -> None:
    """Where the link leads is where its person was when the address was given, not who asks."""
    calling = await desk.tables.store.callings.by_mail(address)
    if calling is not None:
        await _write(desk, calling.person, "enter", address, calling.site, calling.lang)
