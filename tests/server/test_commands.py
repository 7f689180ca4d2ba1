"""`bastide serve`, `bastide table` and `bastide admin`, as far as they do not run a server."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.main import get_command

from bastide import words
from bastide.cli.admin import admin
from bastide.cli.serve import serve, table
from bastide.cli.voice import Voice
from bastide.engine.messages import BadInput, Message
from bastide.server.live import first_table
from bastide.server.store import migrate
from bastide.server.store.rows import Person
from bastide.server.store.store import Store
from bastide.server.views import message_cache
from bastide.words import say
from tests.limits import PATIENCE
from tests.server.house import house, in_loop, quick
from tests.server.test_store import CHAIRS, row

ROOT = Path(__file__).parents[2]


def fill(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await migrate.upgrade(store.engine)
        await store.create(row(), CHAIRS)
        await store.keep_person(Person("anna", "Anna", False))
        await store.close()

    asyncio.run(run())


def operate(*arguments: str) -> None:
    get_command(admin).main(list(arguments), "admin", standalone_mode=False, obj=Voice("en"))


def test_the_operator_sees_tables_and_storage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'db'}"
    fill(database)
    operate("tables", "--database", database)
    assert "san-juan" in capsys.readouterr().out
    operate("storage", "--database", database)
    assert "Tables: 1. People: 1." in capsys.readouterr().out


def test_the_operator_finds_whom_to_forget(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'db'}"
    fill(database)
    operate("people", "--database", database)
    assert ["anna", "Anna"] in [line.split()[:2] for line in capsys.readouterr().out.splitlines()]


def test_the_operator_deletes_people_and_tables(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'db'}"
    fill(database)
    operate("forget", "anna", "--database", database)
    operate("remove", "t1", "--database", database)
    with pytest.raises(BadInput, match="no such table"):
        operate("remove", "t1", "--database", database)


def test_a_back_up_travels_to_another_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = (f"sqlite:///{tmp_path / name}" for name in ("one", "two"))
    fill(one)
    operate("backup", str(tmp_path / "file"), "--database", one)
    operate("restore", str(tmp_path / "file"), "--database", two)
    capsys.readouterr()
    operate("tables", "--database", two)
    assert "t1" in capsys.readouterr().out


@in_loop
async def test_the_code_makes_one_browser_the_operators(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'db'}"
    made: list[str] = []
    voice = SimpleNamespace(tell=lambda id, **args: args.get("code", ""), write=made.append)
    from bastide.cli import admin as commands

    await asyncio.to_thread(commands.code, SimpleNamespace(obj=voice), database)  # type: ignore[arg-type]
    settings = quick(database, public=True)
    async with house(settings) as server, server.visitor() as anna:
        assert (await anna.http.get("/host")).status_code == 403
        answer = await anna.http.post("/host/claim", json={"code": made[0]})
        assert answer.status_code == 204
        cookie = answer.headers["set-cookie"].partition(";")[0]
        seen = await anna.http.get("/host", headers={"cookie": cookie})
        assert seen.status_code == 200
        again = await anna.http.post("/host/claim", json={"code": made[0]})
        assert again.status_code == 403


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"host": "0.0.0.0"}, "say --home"),
        ({"home": True, "public": True}, "say one of them"),
        ({"database": "mysql://x"}, "is no database"),
        ({"public": True, "proxy": ["10.0.0"]}, "is no address"),
        ({"database": "nonsense"}, "is no database"),
        ({"database": "sqlite:////proc/no/db"}, "cannot be made"),
    ],
)
def test_wrong_wishes_are_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    context = SimpleNamespace(obj=Voice("en"))
    with pytest.raises(BadInput, match=sentence):
        serve(context, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_number_of_a_port_is_written_as_it_is_typed(lang: str, tmp_path: Path) -> None:
    context = SimpleNamespace(obj=Voice(lang))
    database = f"sqlite:///{tmp_path / 'db'}"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=rf"\b{port}\b"):
            serve(context, port=port, database=database)  # type: ignore[arg-type]


def test_a_table_that_cannot_be_is_refused_before_the_server_starts() -> None:
    context = SimpleNamespace(obj=Voice("en"))
    with pytest.raises(BadInput, match="no game 'chess'"):
        table(context, "chess")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="players"):
        first_table.check("san-juan", {"players": 9})


@in_loop
async def test_the_browser_that_is_opened_sits_down_once(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server:
        code = await first_table.set_table(server.tables, "san-juan", {"players": 2}, 1, "en")
        async with server.people(2) as (anna, late):
            address = f"http://{server.address}/sit/{code}"
            answer = await anna.http.get(address)
            assert answer.status_code == 303
            id = answer.headers["location"].rpartition("/")[2]
            async with anna.line(id) as line:
                await line.turn()
                assert line.now["table"]["host"] is True
                assert line.now["table"]["chairs"][0]["name"] == "You"
            assert (await late.http.get(address)).status_code == 404
    async with house(quick(tmp_path / "db", public=True)) as server, server.visitor() as anna:
        code = await first_table.set_table(server.tables, "san-juan", {"players": 2}, 1, "en")
        assert (await anna.http.get(f"http://{server.address}/sit/{code}")).status_code == 404


def test_sentences_from_memory_are_the_same_as_made_anew() -> None:
    card = Message("sj-card-smithy", {"edition": 2})
    message = Message("sj-event-builds", {"seat": 1, "count": 3, "card": card})
    for names in (["Anna", "Bruno"], ["Anna", "Chloé"]):
        for viewer in (-1, 0, 1):
            for lang in ("en", "fr"):
                for _ in range(2):
                    assert message_cache.say(message, lang, names, viewer) == say(
                        message, lang, names, viewer
                    )


def test_an_interrupted_server_ends_quietly(tmp_path: Path) -> None:
    program = (
        "from types import SimpleNamespace as N; from bastide.cli.serve import serve;"
        "from bastide.cli.voice import Voice; serve(N(obj=Voice('en')), port=0)"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", program],
        env={**os.environ, "BASTIDE_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    assert "The tables are open at http://127.0.0.1:" in server.stdout.readline()
    server.send_signal(signal.SIGTERM)
    _, log = server.communicate(timeout=PATIENCE)
    assert "Traceback" not in log
