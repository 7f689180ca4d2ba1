"""Options that need another one say so, and that is all that refuses them."""

import pytest

from bastide.engine import registry
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput
from bastide.engine.settings import Choice, Setting

NEEDY = [
    (game, choice) for game in registry.games() for choice in game.setup.choices() if choice.needs
]


def granted(game: Game, choice: Choice) -> dict[str, Setting]:
    """The settings that an option needs, and those that they need themselves."""
    if choice.needs is None:
        return {}
    known = {each.name: each for each in game.setup.choices()}
    other = known[choice.needs.option]
    return {**granted(game, other), other.name: choice.needs.value}


@pytest.mark.parametrize(("game", "choice"), NEEDY, ids=[f"{g}-{c.name}" for g, c in NEEDY])
def test_an_option_needs_one_that_stands_before_it(game: Game, choice: Choice) -> None:
    assert choice.needs
    before = game.setup.choices()[: [each.name for each in game.setup.choices()].index(choice.name)]
    other = next(each for each in before if each.name == choice.needs.option)
    unusual = next(value for value in choice.values if value != choice.default)
    wanted = granted(game, choice)
    assert complete(game, {**wanted, choice.name: unusual})[choice.name] == unusual
    for value in other.values:
        if value != choice.needs.value:
            without = {**granted(game, other), other.name: value}
            with pytest.raises(BadInput) as caught:
                complete(game, {**without, choice.name: unusual})
            assert caught.value.message is not None
            assert caught.value.message.id == "bad-company"
            assert complete(game, {**without, choice.name: choice.default})


@pytest.mark.parametrize("game", registry.games(), ids=str)
def test_the_first_seat_is_one_of_the_table(game: Game) -> None:
    for players in (2, 3, 4):
        for first in range(4):
            settings: dict[str, Setting] = {"players": players, "first": first}
            if first < players:
                assert complete(game, settings)["first"] == first
            else:
                with pytest.raises(BadInput, match=f"from 0 to {players - 1}"):
                    complete(game, settings)
