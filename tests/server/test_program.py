"""A program in another language plays at a table of a server, and sees no more than its chair."""

import asyncio
import json
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from bastide.cli.main import run
from tests.architecture.tree import ROOT
from tests.server.house import House, Visitor, house, in_loop, quick

CHAIRS = [{"kind": "device", "name": "Anna"}, {"kind": "person"}]
SPY = """
import json, sys
seen = open(sys.argv[1], "w")
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello 1 Spy", flush=True)
    elif word in ("view", "seat"):
        print(word, rest, file=seen, flush=True)
    elif word == "think":
        print("answer 0", flush=True)
"""
DEAD = "import sys; print('hello 1 Dead', flush=True); sys.exit(3)"


async def seated(
    server: House, anna: Visitor, command: str, *more: str
) -> tuple[str, "asyncio.Task[int]"]:
    """A table of San Juan, and a program on its second chair."""
    table = await anna.create(CHAIRS, game="san-juan", options={"round_limit": 2})
    code = (await anna.post(f"/tables/{table}/chairs/1/link"))["code"]
    words = ["bot", "--url", server.address, "--chair", code, *more, "--", *shlex.split(command)]
    return table, asyncio.create_task(asyncio.to_thread(run, words))


async def played(anna: Visitor, table: str) -> None:
    """Anna answers until the game is over."""
    await anna.post(f"/tables/{table}/ready", {"ready": True})
    async with anna.line(table) as line:
        await line.turn()
        while not line.is_over:
            await line.answer()
            await line.turn()


@in_loop
async def test_a_program_in_javascript_plays_a_whole_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    node = shutil.which("node")
    assert node, "Node is needed to run the example"
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        client = ROOT / "examples" / "bots" / "client.js"
        table, program = await seated(server, anna, f"{node} {client}", "--name", "Builder")
        await played(anna, table)
        assert await program == 0
    assert "The game is over" in capsys.readouterr().out


@in_loop
async def test_it_is_told_what_its_chair_may_know(tmp_path: Path) -> None:
    spy, seen = tmp_path / "spy.py", tmp_path / "seen"
    spy.write_text(SPY)
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table, program = await seated(server, anna, f"{sys.executable} {spy} {seen}")
        await played(anna, table)
        assert await program == 0
    lines = seen.read_text().splitlines()
    assert lines[0] == "seat 1"
    views = [json.loads(line.removeprefix("view ")) for line in lines[1:]]
    assert views
    assert all(view["seats"][1]["hand"] is not None for view in views)
    assert all(view["seats"][0]["hand"] is None for view in views)


@in_loop
async def test_one_that_ends_is_named_and_the_game_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "dead.py"
    script.write_text(DEAD)
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table, program = await seated(server, anna, f"{sys.executable} {script}")
        await played(anna, table)
        assert await program == 1
    assert "its program ended" in capsys.readouterr().err.replace("\n", " ")


@in_loop
async def test_a_wrong_chair_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(quick(tmp_path / "db")) as server:
        words = ["bot", "--url", server.address, "--chair", "nobody", "--", "true"]
        assert await asyncio.to_thread(run, words) == 2
    assert "cannot be played at: " in capsys.readouterr().err
