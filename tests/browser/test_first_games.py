"""First games on the page: every note leads to the next, on desk and phone, in all languages."""

import gzip
import itertools

import pytest
from playwright.sync_api import Page, Request, expect

from bastide import lessons
from bastide.engine import registry
from tests.browser.conftest import Visit
from tests.browser.visitor import BOT, DESKTOP, ME, PHONE, SETTLED, Size, Visitor
from tests.lessons.walk import TAUGHT, lesson_of
from tests.limits import WHOLE

SIZES = (DESKTOP, PHONE)
PLACES = list(itertools.product(TAUGHT, SIZES, lessons.LANGUAGES))
SAMPLE = [place for at, place in enumerate(PLACES) if at % 4 == at // 4 % 4]
"""Every game once; all sizes and languages among them."""


def begin(anna: Visitor, game: str) -> str:
    """Open the first game of a game."""
    answer = anna.page.request.post(f"/api/games/{game}/lesson", data={})
    assert answer.ok, answer.text()
    id = str(answer.json()["id"])
    anna.page.goto(f"/table/{id}")
    return id


LESSON_KB = 25.0
"""What a first lesson may add to a table of its game, packed: programs, styles and what is told."""


NOTE = ".note-paper:not(.away)"
RINGS = ".note-veil .ring"
COVERED = """() => {
    const paper = document.querySelector('.note-paper').getBoundingClientRect();
    const apart = (low, high, a, b) => Math.max(0, Math.min(high, b) - Math.max(low, a) - 8);
    const cover = box => apart(box.left, box.right, paper.left, paper.right)
        * apart(box.top, box.bottom, paper.top, paper.bottom);
    return Math.max(...[...document.querySelectorAll('.note-veil .ring')]
        .map(it => cover(it.getBoundingClientRect())));
}"""
"""How much the note covers of what it speaks of."""


def up(page: Page, after: tuple[str, str]) -> tuple[str, str]:
    """The note that is up once it, or its question, is another one; nothing when all are read."""
    found = page.wait_for_function(
        """after => {
            if (!document.querySelector('.table')) return null;
            if (!document.querySelector('.table.taught')) return ['', ''];
            const title = document.querySelector('.note-paper:not(.away) h2')?.innerText;
            const asked = document.querySelector('.table[data-asked]')?.dataset.revision;
            const place = document.querySelector('.note-paper header b')?.innerText;
            if (!title || !asked || !document.querySelector('.note-veil .ring')) return null;
            return place + asked === after.join('') ? null : [place, asked];
        }""",
        arg=list(after),
    )
    place, asked = found.json_value()
    return str(place), str(asked)


@pytest.mark.parametrize(("game", "size", "lang"), PLACES if WHOLE else SAMPLE)
def test_a_first_game_is_played_to_its_last_note(
    visit: Visit, game: str, size: Size, lang: str
) -> None:
    anna = visit(size, locale=lang)
    begin(anna, game)
    lesson = lesson_of(game, lang)
    seen: list[str] = []
    at = up(anna.page, ("", ""))
    while at[0]:
        page = anna.page
        page.evaluate(SETTLED)
        title = page.locator(NOTE + " h2").inner_text()
        if title not in seen:
            seen.append(title)
        expect(page.locator(RINGS).first, title).to_be_attached()
        assert page.evaluate(COVERED) < 1, title
        if page.locator(NOTE + " .teach").count():
            page.locator(NOTE + " .teach").click()
        else:
            if not page.locator(NOTE + " .show").is_visible():
                page.locator(NOTE + " .more").click()
            page.locator(NOTE + " .show").click()
            anna.confirm.click()
        at = up(page, at)
    assert seen == [note.title for note in lesson.notes]
    anna.wait()
    expect(anna.page.locator(".note-paper")).to_have_count(0)


@pytest.mark.parametrize("game", TAUGHT if WHOLE else TAUGHT[-1:])
def test_a_newcomers_path_from_the_shelf_to_the_last_note(visit: Visit, game: str) -> None:
    """How many clicks and words it takes; a screen without its answer in view ends it here."""
    anna = visit(PHONE)
    page = anna.page
    page.goto("/")
    page.locator(f'.boxes a[href^="/new/{registry.game(game).prefix.lower()}"]').last.click()
    words = len(page.locator(".gcard").inner_text().split())
    page.get_by_role("button", name="Teach me").click()
    clicks = 2
    at = up(page, ("", ""))
    while at[0]:
        page.evaluate(SETTLED)
        page.locator(RINGS).first.wait_for()
        words += len(page.locator(NOTE + " .said").inner_text().split())
        if page.locator(NOTE + " .teach").count():
            page.locator(NOTE + " .teach").click()
            clicks += 1
        else:
            page.locator(NOTE + " .more").click()
            page.locator(NOTE + " .show").click()
            anna.confirm.click()
            clicks += 3
        at = up(page, at)
    print(f"{game}: {clicks} clicks, {words} words; every screen had its answer in view")


@pytest.mark.parametrize("game", TAUGHT if WHOLE else TAUGHT[:1])
def test_a_first_lesson_adds_little_to_a_table(visit: Visit, game: str) -> None:
    anna = visit()
    asked: list[Request] = []
    anna.page.on("request", lambda it: asked.append(it))
    anna.set_table(game, [ME, BOT])
    anna.wait()
    anna.page.wait_for_load_state("networkidle")
    table = {it.url for it in asked}
    begin(anna, game)
    anna.page.locator(NOTE).wait_for()
    anna.page.wait_for_load_state("networkidle")
    added = {it.url: it for it in asked if it.url not in table and not it.url.startswith("blob:")}
    sizes = {url: packed(it) for url, it in added.items()}
    print(f"{game}: {sum(sizes.values()):.1f} KB more for a lesson", sizes)
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) <= LESSON_KB


def packed(request: Request) -> float:
    """The size of an answer as a line carries it, in KB."""
    response = request.response()
    return len(gzip.compress(response.body(), 9)) / 1024 if response and response.ok else 0.0
