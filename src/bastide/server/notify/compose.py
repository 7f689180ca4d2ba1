"""The words of a message: the game, who is at the table, whose turn it is, and where it stands.

Nothing else is known here: a message speaks of rows of tables and chairs, never of a game's state.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bastide import words
from bastide.engine import registry
from bastide.engine.messages import Argument, BadInput, Message
from bastide.server.store.rows import Channel, Contact, Delivery, Due, Subscription
from bastide.server.views import shelf

KINDS = ("turn", "reminder", "rematch", "over")
"""What may be said, the most urgent first."""
CHANNELS: tuple[Channel, ...] = ("push", "mail", "webhook")
MOST_LINES = 6
"""Tables that a message names."""


def composer(now: Callable[[], float], channels: Sequence[str]) -> Any:
    """Writes messages at that moment, for channels that the operator has allowed."""

    def compose(
        contact: Contact, dues: list[Due], waiting: int, pushed: list[Subscription]
    ) -> list[Delivery]:
        found: list[Delivery] = []
        for channel in channels:
            wished = [due for due in dues if f"{due.kind}.{channel}" in contact.wishes]
            targets = [each.id for each in pushed] if channel == "push" else [""]
            if channel == "mail" and contact.mail is None:
                targets = []
            if channel == "webhook" and contact.webhook is None:
                targets = []
            for target in targets if wished else ():
                found.append(delivery(contact, channel, target, wished, waiting, now()))  # type: ignore[arg-type]
        return found

    return compose


def delivery(
    contact: Contact, channel: Channel, target: str, dues: list[Due], waiting: int, now: float
) -> Delivery:
    """One message of all that is due; made again of the same, it has the same id."""
    lines = _lines(dues, contact.lang)
    tables = {each["table"] for each in lines}
    said = {**lines[0], "tag": lines[0]["table"]}
    if len(lines) > 1:
        title = words.say(Message("call-several", {"count": len(lines)}), contact.lang)
        told = [f"{each['title']}: {each['body']}" for each in lines[:MOST_LINES]]
        said = {"kind": "several", "title": title, "body": "\n".join(told), "url": "/"}
        said |= {"tag": "tables"}
    said |= {"action": "open", "badge": waiting, "notifications": lines}
    key = [contact.person, channel, target, *(f"{d.kind} {d.table_id} {d.revision}" for d in dues)]
    return Delivery(
        id=hashlib.sha256("\n".join(key).encode()).hexdigest()[:32],
        person=contact.person,
        table_id=tables.pop() if len(tables) == 1 else "",
        channel=channel,
        target=target,
        body=json.dumps(said, ensure_ascii=False),
        made=now,
        due=now,
    )


def tried(contact: Contact, channel: Channel, target: str, now: float) -> Delivery:
    """What is sent to see how it looks."""
    said = {
        "kind": "try",
        "title": "Bastide",
        "body": words.say(Message("call-try"), contact.lang),
        "url": "/me",
        "tag": "try",
        "action": "open",
        "badge": 0,
        "notifications": [],
    }
    key = f"{contact.person} {channel} {target} {now}"
    id = hashlib.sha256(key.encode()).hexdigest()[:32]
    body = json.dumps(said, ensure_ascii=False)
    return Delivery(id, contact.person, "", channel, target, body, now, now)


def _lines(dues: list[Due], lang: str) -> list[dict[str, Any]]:
    """What is said of each table, the most urgent first and only that."""
    found: dict[str, dict[str, Any]] = {}
    for due in sorted(dues, key=lambda due: KINDS.index(due.kind)):
        if due.table_id not in found:
            found[due.table_id] = {
                "kind": due.kind,
                "title": _title(due, lang),
                "body": _sentence(due, lang),
                "url": f"/table/{due.table_id}",
                "table": due.table_id,
                "game": due.game,
            }
    return list(found.values())


def _title(due: Due, lang: str) -> str:
    try:
        game = registry.game(due.game)
    except BadInput:  # a game of somebody else's that is no longer installed
        return due.game
    return shelf.title(game, lang)


def _sentence(due: Due, lang: str) -> str:
    names = due.others[0] if due.others else ""
    if len(due.others) > 1:
        named: dict[str, Argument] = {"names": ", ".join(due.others[:-1]), "last": due.others[-1]}
        names = words.say(Message("call-and", named), lang)
    args: dict[str, Argument] = {"count": len(due.others), "names": names}
    return words.say(Message(f"call-{due.kind}", args), lang)


def quiet_until(contact: Contact, now: float) -> float | None:
    """Until when a person is not to be disturbed, if that is now."""
    begin, end = contact.quiet_from, contact.quiet_to
    if begin is None or end is None or begin == end:
        return None
    here = datetime.fromtimestamp(now, ZoneInfo(contact.zone))
    minute = here.hour * 60 + here.minute
    if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
        return None
    day = here.date() + timedelta(days=minute >= end)
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=here.tzinfo)
    return max(over.timestamp(), now + 60)
