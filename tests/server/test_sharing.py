"""Several people at one device: none is told what another one may know."""

from pathlib import Path

from tests.server.house import house, in_loop, quick

TWO_HERE = [{"kind": "device", "name": "Anna"}, {"kind": "device", "name": "Bruno"}]


@in_loop
async def test_a_shared_device_that_comes_back_in_between_sees_who_played_last(
    tmp_path: Path,
) -> None:
    slow = quick(tmp_path / "db", bot_pause=1.5)
    async with house(slow) as server, server.visitor() as anna:
        table = await anna.create([{"kind": "bot", "level": 1}, *TWO_HERE])
        async with anna.line(table) as line:
            await line.turn()
            while True:
                played = line.now["viewer"]
                await line.answer()
                if line.now["decision"]["seat"] == 0 and played == 2:
                    break
                await line.turn()
            async with anna.line(table) as again:
                now = await again.hear()
                assert now["decision"]["seat"] == 0
                assert now["viewer"] == 2
                assert now["view"]["seats"][1]["hand"] is None


@in_loop
async def test_whoever_shares_a_device_is_not_told_what_the_other_would_take_back(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE, game="little-town")
        async with anna.line(table) as line:
            await line.turn()
            own, others = 0, 0
            for pick in range(40):
                played = line.now["viewer"]
                await line.answer(pick)
                await line.turn()
                undo = line.now["undo"]
                if undo["allowed"] and line.now["viewer"] == played:
                    assert undo["label"]
                    own += 1
                elif undo["allowed"]:
                    assert "label" not in undo
                    others += 1
            assert own
            assert others
