"""Playing at a table over its line."""

import asyncio
from pathlib import Path

from tests.server.house import house, quick


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
            table = await anna.create(options={"round_limit": 4})
            async with anna.line(table) as line:
                await line.turn()
                assert line.now["table"]["status"] == "playing"
                pick = 0
                while not line.is_over:
                    pick += 1
                    await line.answer(pick)
                    await line.turn()
                assert len(line.now["scores"]["totals"]) == 2
            record = await anna.http.get(f"/tables/{table}/record")
            assert record.text.startswith("bastide 1\n")

    asyncio.run(play())
