"""What I am told when something happens at my tables, and the letters that need an answer."""

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
from bastide.server.codes import digest, new_link
from bastide.server.http.request import AtDesk, Desk, TableId
from bastide.server.model.clocks import now
from bastide.server.notify import compose, mail, push, webhook
from bastide.server.notify.outbound import Forbidden
from bastide.server.refusals import Refused
from bastide.server.store.rows import Channel, Contact, Delivery, Person, Subscription

PROVING = 86400.0
ENTERING = 300.0
"""Seconds for which the code of a letter is good."""
StopCode = Annotated[str, PathParameter(max_length=150)]


def _must_have(desk: Desk, channel: str) -> None:
    if channel not in desk.sender.channels:
        raise Refused("channel", status=403)


async def _change(desk: Desk, how: Callable[[Contact], Contact]) -> Person:
    known = await desk.must_be_known()
    store = desk.tables.store
    await store.contacts.change(known.id, desk.lang, desk.site.origin, how)
    return known


class MyNotifications(Controller):
    """What I am told, and how."""

    path = "/api/me/notifications"
    tags = ("notifications",)

    @get()
    async def settings(self, desk: AtDesk) -> api_people.NotificationSettings:
        """What I am told, and how."""
        contacts = desk.tables.store.contacts
        person = desk.person or ""
        mine = await contacts.of(person) or Contact(person, desk.lang)
        devices = {each.id: each.name for each in await desk.tables.store.devices.of(person)}
        pushed = [each.device for each in await contacts.subscriptions(person)]
        found = None
        if mine.webhook is not None and mine.webhook_secret is not None:
            found = api_people.Webhook(mine.webhook, mine.webhook_secret)
        return api_people.NotificationSettings(
            channels=[each for each in compose.CHANNELS if each in desk.sender.channels],
            push_key=desk.sender.vapid.public,
            wishes=list(mine.wishes),
            reminder=mine.reminder,
            zone=mine.zone,
            quiet_from=mine.quiet_from,
            quiet_to=mine.quiet_to,
            asked=mine.asked,
            here=desk.device is not None and desk.device.id in pushed,
            browsers=[devices.get(each, "") for each in pushed],
            mail=mine.mail or "",
            webhook=found,
        )

    @put(status_code=204)
    async def change(self, desk: AtDesk, data: JSONBody[api_people.NotificationWishes]) -> None:
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
        await desk.tables.store.contacts.subscribe(
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
        await desk.tables.store.contacts.unsubscribe(device=desk.device.id)

    @put("/webhook")
    async def set_webhook(
        self, desk: AtDesk, data: JSONBody[api_people.WebhookAddress]
    ) -> api_people.Webhook:
        """My webhook; its secret is new."""
        _must_have(desk, "webhook")
        _must_lead_out(desk, data.url)
        secret = webhook.new_secret()
        await _change(desk, lambda before: replace(before, webhook=data.url, webhook_secret=secret))
        return api_people.Webhook(data.url, secret)

    @delete("/webhook")
    async def no_webhook(self, desk: AtDesk) -> None:
        """I have no webhook any more."""
        await _change(desk, lambda before: replace(before, webhook=None, webhook_secret=None))

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
    async def attempt(self, desk: AtDesk, data: JSONBody[api_people.TryNotification]) -> None:
        """Send me a message now, to see how it looks."""
        _must_have(desk, data.channel)
        desk.slow_down_thoughts()
        store = desk.tables.store
        contact = await store.contacts.of((await _change(desk, lambda before: before)).id)
        assert contact is not None
        for target in await _targets(desk, contact, data.channel):
            await store.outbox.put(compose.tried(contact, data.channel, target, now()))
        desk.sender.wake()


class TableNotifications(Controller):
    """Whether I am told of one table."""

    path = "/api/tables/{table_id:str}/notifications"
    tags = ("notifications",)

    @get()
    async def is_told(self, desk: AtDesk, table_id: TableId) -> api.Flag:
        """Whether I am told of that table, as of all others."""
        muted = await desk.tables.store.contacts.is_muted(desk.person or "", table_id)
        return api.Flag(not muted)

    @put(status_code=204)
    async def tell(self, desk: AtDesk, table_id: TableId, data: JSONBody[api.Flag]) -> None:
        """Tell me of that table, or not, whatever I wish elsewhere."""
        known = await desk.must_be_known()
        found = await desk.tables.store.summary(table_id)
        if found is None or all(chair.holder != known.id for chair in found.chairs):
            raise Refused("table", status=404)
        await desk.tables.store.contacts.mute(known.id, table_id, not data.on)


class Letters(Controller):
    """Letters that somebody asks for, and their answers."""

    tags = ("notifications",)

    @post("/api/letters/enter", status_code=204)
    async def ask(self, desk: AtDesk, data: JSONBody[api_people.MailAddress]) -> None:
        """Send a link by which whoever has that address signs in; nobody learns if somebody has."""
        _must_have(desk, "mail")
        if not desk.tables.settings.keeps_people:
            raise Refused("guests-only", status=403)
        if not mail.is_address(data.mail):
            raise Refused("mail", status=400)
        _slow_down_letters(desk)
        desk.sender.later(_send_way_in(desk, data.mail.lower()))

    @post("/api/letters/prove", status_code=204)
    async def prove(self, desk: AtDesk, data: JSONBody[api_people.LetterCode]) -> None:
        """The address to which that code went is its person's."""
        desk.slow_down_guesses()
        contacts = desk.tables.store.contacts
        found = await contacts.open_letter(digest(data.code), "prove")
        contact = await contacts.of(found[0]) if found else None
        if found is None or contact is None:
            raise Refused("letter", status=404)
        desk.was_no_guess()
        person, address = found
        await contacts.change(
            person, contact.lang, contact.site, lambda before: replace(before, mail=address)
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
        person = desk.sender.stops.read(code)
        contacts = desk.tables.store.contacts
        contact = await contacts.of(person) if person else None
        if contact is None:
            raise Refused("letter", status=404)
        kept = tuple(each for each in contact.wishes if not each.endswith(".mail"))
        await contacts.change(
            contact.person, contact.lang, contact.site, lambda before: replace(before, wishes=kept)
        )


def _must_lead_out(desk: Desk, url: str) -> None:
    """Refuse an address that nobody may make us call."""
    try:
        desk.sender.outbound.must_fit(url)
    except Forbidden:
        raise Refused("webhook", status=400) from None


def _slow_down_letters(desk: Desk) -> None:
    if not desk.visitors.letters.take(desk.network):
        raise Refused("too-fast", status=429)


async def _targets(desk: Desk, contact: Contact, channel: Channel) -> list[str]:
    if channel == "push":
        pushed = await desk.tables.store.contacts.subscriptions(contact.person)
        return [each.id for each in pushed]
    if (contact.mail if channel == "mail" else contact.webhook) is None:
        raise Refused("channel", status=403)
    return [""]


async def _write(desk: Desk, person: str, purpose: str, address: str, site: str, lang: str) -> bool:
    """Send a letter with a code; False when too many are on their way to that person."""
    code = new_link()
    good = time.time() + (PROVING if purpose == "prove" else ENTERING)
    store, address = desk.tables.store, address.lower()
    if not await store.contacts.write_letter(digest(code), person, purpose, address, good):
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
    desk.sender.wake()
    return True


async def _send_way_in(desk: Desk, address: str) -> None:
    """Where the link leads is where its person was when the address was given, not who asks."""
    contact = await desk.tables.store.contacts.by_mail(address)
    if contact is not None:
        await _write(desk, contact.person, "enter", address, contact.site, contact.lang)
