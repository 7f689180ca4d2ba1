"""First games at a table: notes over the line, answers held back, and what a restart keeps."""

from pathlib import Path
from typing import Any

from bastide import lessons
from tests.server.house import Heard, Line, house, in_loop, quick


async def begin(visitor: Any, game: str = "san-juan") -> str:
    """The table of somebody's first game."""
    return str((await visitor.post(f"/games/{game}/lesson"))["id"])


def note(line: Line) -> Heard:
    """The note that is up."""
    found: Heard = line.now["lesson"]["note"]
    return found


async def show(line: Line) -> None:
    """Do what the note asks for, and wait until I am asked again."""
    await line.send(type="act", revision=line.now["revision"], actions=[note(line)["option"]])
    await line.until(lambda heard: heard["type"] == "update" and bool(heard["decision"]["mine"]))


async def read(line: Line) -> None:
    """Turn a note that is only read."""
    await line.send(type="turn", to="next")
    await line.told("snapshot")


@in_loop
async def test_notes_follow_the_game_and_hold_other_moves_back(database: str) -> None:
    lesson = lessons.lesson("san-juan", "en")
    assert lesson is not None
    async with house(quick(database)) as server, server.visitor() as anna:
        table = await begin(anna)
        async with anna.line(table) as line:
            await line.turn()
            assert note(line)["title"] == lesson.notes[0].title
            assert "option" not in note(line)
            first = line.now["decision"]["options"][0]["id"]
            await line.send(type="act", revision=line.now["revision"], actions=[first])
            assert (await line.told("refused"))["reason"] == "Please read the note first."
            await read(line)
            other = next(
                it["id"]
                for it in line.now["decision"]["options"]
                if it["id"] != note(line)["option"]
            )
            await line.send(type="act", revision=line.now["revision"], actions=[other])
            refused = await line.told("refused")
            assert refused["held"]
            assert refused["reason"] == lesson.notes[1].held
            await show(line)
            assert note(line)["number"] == 3
            await line.send(type="undo", revision=line.now["revision"])
            await line.told("snapshot")
            assert note(line)["number"] == 2


@in_loop
async def test_a_first_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await begin(anna)
        async with anna.line(table) as line:
            await line.turn()
            await read(line)
            await line.send(type="turn", to="skip")
            await line.until(lambda heard: heard["type"] == "update")
            assert note(line)["number"] == 3
            await read_wrong(line)
        assert await begin(anna) == table
        (summary,) = (await anna.get("/home"))["tables"]
        assert summary["lesson"]
        cookie = anna.cookie
    async with (
        house(quick(tmp_path / "db")) as server,
        server.visitor() as anna,
        anna.line(table, cookie=cookie) as line,
    ):
        await line.turn()
        assert note(line)["number"] == 3
        await line.send(type="turn", to="leave")
        await line.told("snapshot")
        assert line.now["lesson"]["over"]
        assert "note" not in line.now["lesson"]


async def read_wrong(line: Line) -> None:
    """A note that wants a move is not turned by reading it."""
    before = line.now["revision"]
    await line.send(type="turn", to="next")
    await line.send(type="lang", lang="fr")
    snapshot = await line.told("snapshot")
    assert snapshot["revision"] == before
    assert snapshot["lesson"]["note"]["number"] == 3


@in_loop
async def test_nobody_else_is_told_the_notes_of_a_learner(tmp_path: Path) -> None:
    """No stranger may look on, and whoever looks over the shoulder sees the hand alone."""
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        table = await begin(anna)
        assert (await bruno.http.get(f"/tables/{table}/replay")).status_code == 403
        link = (await anna.post(f"/tables/{table}/chairs/0/coach", {"on": True}))["code"]
        await bruno.post(f"/invitations/{link}", {})
        async with anna.line(table) as hers, bruno.line(table) as his:
            await hers.turn()
            await his.told("snapshot")
            assert note(hers)
            assert his.now["viewer"] == 0
            assert "lesson" not in his.now


@in_loop
async def test_a_game_without_a_lesson_and_a_table_that_is_none_refuse(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        answer = await anna.http.post("/games/nothing/lesson", json={})
        assert answer.status_code == 404
        table = await anna.create()
        async with anna.line(table) as line:
            await line.turn()
            assert "lesson" not in line.now
            await line.send(type="turn", to="leave")
            assert "first game" in (await line.told("refused"))["reason"]


@in_loop
async def test_a_card_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        for lang in lessons.LANGUAGES:
            told = await anna.get(f"/games/attika/card?lang={lang}")
            card = lessons.card("attika", lang)
            assert card is not None
            assert told["aim"] == card.aim
            assert [(it["piece"], it["text"]) for it in told["turn"]] == list(card.turn)
