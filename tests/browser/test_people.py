"""Who I am, in a real browser: passkeys of a virtual authenticator, codes, squares, devices."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import BOT, ME, PHONE, Visitor

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def address(address: str) -> str:
    """The server by a name: browsers make no passkeys for a number."""
    return address.replace("127.0.0.1", "localhost")


def authenticator(anna: Visitor) -> tuple[Any, str]:
    """Chromium's own, without a person to touch it."""
    wire = anna.page.context.new_cdp_session(anna.page)
    wire.send("WebAuthn.enable")
    made = wire.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return wire, str(made["authenticatorId"])


def test_a_passkey_is_made_and_brings_me_back(visit: Visit) -> None:
    anna = visit()
    wire, maker = authenticator(anna)
    id = anna.set_table("san-juan", [ME, BOT])
    anna.page.goto("/me")
    anna.page.get_by_role("button", name="Make one").click()
    expect(anna.page.get_by_role("button", name="One more")).to_be_visible()
    credential = wire.send("WebAuthn.getCredentials", {"authenticatorId": maker})["credentials"][0]

    phone = visit(PHONE)
    wire, there = authenticator(phone)
    wire.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": credential})
    phone.page.goto("/me")
    phone.page.get_by_role("button", name="With my passkey").click()
    expect(phone.page.locator(".list li").filter(has_text="here, now")).to_be_visible()
    phone.page.goto(f"/table/{id}")
    phone.wait()
    phone.answer()
    anna.page.goto(f"/table/{id}")
    anna.wait()


def test_a_code_on_paper_brings_me_back_and_a_device_is_sent_away(
    visit: Visit,
) -> None:
    anna = visit()
    anna.set_table("san-juan", [ME, BOT])
    anna.page.goto("/me")
    anna.page.get_by_role("button", name="Write one").click()
    code = anna.page.locator(".ticket .code").inner_text()

    phone = visit(PHONE)
    phone.page.goto("/me")
    phone.page.get_by_label("Recovery code").fill(code.lower())
    phone.page.get_by_role("button", name="Go on").click()
    expect(phone.page.get_by_role("button", name="Send away")).to_have_count(1)

    anna.page.reload()
    anna.page.get_by_role("button", name="Send away").click()
    expect(anna.page.get_by_role("button", name="Send away")).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_role("heading", name="I have been here before")).to_be_visible()
    expect(phone.page.get_by_role("heading", name="My devices")).to_have_count(0)


def test_another_device_follows_the_square_and_is_let_in(visit: Visit, address: str) -> None:
    anna = visit()
    id = anna.set_table("san-juan", [ME, BOT])
    anna.page.goto("/me")
    anna.page.get_by_role("button", name="Add a device").click()
    square = anna.page.locator(".square .address").inner_text()

    phone = visit(PHONE)
    phone.page.goto(square)
    phone.page.get_by_role("button", name="Use this device").click()
    number = phone.page.locator(".number").inner_text()
    expect(anna.page.locator(".square .number")).to_have_text(number)
    anna.page.get_by_role("button", name="Yes, let it in").click()
    phone.page.wait_for_url(f"{address}/")
    phone.page.goto(f"/table/{id}")
    phone.wait()
    anna.page.goto(f"/table/{id}")
    anna.wait()


def test_whoever_wishes_is_forgotten(visit: Visit) -> None:
    anna = visit()
    anna.set_table("san-juan", [ME, BOT])
    anna.page.goto("/me")
    anna.page.get_by_role("button", name="Ship", exact=True).click()
    expect(anna.page.get_by_role("button", name="Ship", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    anna.page.get_by_role("button", name="Forget me").click()
    anna.page.get_by_role("button", name="Delete it all").click()
    expect(anna.page.get_by_role("status")).to_contain_text("knows nothing")
    anna.page.goto("/me")
    expect(anna.page.get_by_role("heading", name="My devices")).to_have_count(0)
    assert anna.page.context.cookies() == []


def test_a_wrong_code_is_refused_in_words(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, locale="fr-FR")
    page = context.new_page()
    page.goto("/me")
    page.get_by_label("Code de secours").fill("ABCD-EFGH-JKLM-NPQR-STUV")
    page.get_by_role("button", name="Continuer").click()
    expect(page.get_by_role("alert")).to_contain_text("ne marche pas")
    context.close()
