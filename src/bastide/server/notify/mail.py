"""Mail, by any server that speaks SMTP."""

from dataclasses import dataclass
from email.errors import HeaderParseError, MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from html import escape
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib

from bastide import words
from bastide.engine.messages import Message
from bastide.server.notify.outbound import Hopeless

SECONDS = 20.0
"""For so long a server is waited for."""
PAGE = """<!doctype html>
<html lang="{lang}"><body style="font-family:Georgia,serif;font-size:17px;line-height:1.5;\
color:#2b2018;background:#f6ecd9;margin:0;padding:24px">
<div style="max-width:520px;margin:auto;background:#fffbf2;border-radius:8px;padding:24px">
<h1 style="font-size:22px;margin:0 0 8px">{title}</h1>
{lines}
<p style="margin:20px 0"><a href="{url}" style="background:#f2c14e;color:#2b2018;\
padding:10px 18px;border-radius:8px;text-decoration:none">{action}</a></p>
{foot}
</div></body></html>
"""


@dataclass(frozen=True)
class Server:
    """A mail server, and from whom mail comes."""

    host: str
    port: int
    sender: str
    user: str | None
    password: str | None
    is_tls: bool
    """Whether it speaks TLS from the first byte; else it is asked for TLS where it offers it."""

    @property
    def address(self) -> str:
        """The sender without the name."""
        return parseaddr(self.sender)[1]


def server_at(url: str, sender: str) -> Server:
    """Read `smtp://USER:PASSWORD@HOST:587` or `smtps://...`; raises ValueError."""
    found = urlsplit(url)
    if found.scheme not in ("smtp", "smtps") or not found.hostname:
        raise ValueError(url)
    is_tls = found.scheme == "smtps"
    user, password = (unquote(each) if each else None for each in (found.username, found.password))
    port = found.port or (465 if is_tls else 587 if user else 25)
    if not is_address(parseaddr(sender)[1]):
        raise ValueError(sender)
    return Server(found.hostname, port, sender, user, password, is_tls)


def is_address(text: str) -> bool:
    """Whether mail can be sent there, as far as can be seen."""
    if not text.isascii() or not text.isprintable() or " " in text or len(text) > 254:
        return False
    try:
        found = Address(addr_spec=text)
    except (HeaderParseError, MessageError, ValueError, IndexError):
        return False
    return bool(found.username) and "." in found.domain.strip(".") and "," not in text


def letter(server: Server, id: str, to: str, said: dict[str, Any], stop: str) -> EmailMessage:
    """A message as text and as a simple page; `stop` is the address that ends them."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = server.sender, to, said["title"]
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{id}@{server.address.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    action = words.say(Message(f"mail-{said['action']}"), said["lang"])
    foot = ""
    if stop:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        foot = words.say(Message("mail-why"), said["lang"])
    paragraphs = said["body"].split("\n")
    text = "\n\n".join([*paragraphs, f"{action}: {said['link']}"])
    mail.set_content(f"{text}\n\n-- \n{foot}\n{stop}\n" if foot else f"{text}\n", cte="8bit")
    small = f'<p style="font-size:13px"><a href="{escape(stop)}">{escape(foot)}</a></p>'
    page = PAGE.format(
        lang=said["lang"],
        title=escape(said["title"]),
        lines="".join(f"<p>{escape(each)}</p>" for each in paragraphs),
        url=escape(said["link"]),
        action=escape(action),
        foot=small if foot else "",
    )
    mail.add_alternative(page, subtype="html", cte="8bit")
    return mail


async def send(server: Server, mail: EmailMessage) -> None:
    """Hand a message to the server; raises Hopeless where it will never take it."""
    try:
        await aiosmtplib.send(
            mail,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.is_tls,
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as no:
        if all(each.code >= 500 for each in no.recipients):
            raise Hopeless(str(no.recipients[0].code)) from None
        raise
    except aiosmtplib.SMTPResponseException as no:
        if no.code >= 500 and not isinstance(no, aiosmtplib.SMTPAuthenticationError):
            raise Hopeless(str(no.code)) from None
        raise
