"""What is public and stays: games, matches, records, scenarios, seats and bots.

Everything else may change from one version to the next; docs/api.md says how these names may.
"""

from bastide.bots.bot import Bot
from bastide.bots.hints import findings, hint
from bastide.bots.levels import make as make_bot
from bastide.engine.game import Decision, Game
from bastide.engine.match import Match, new_match
from bastide.engine.messages import BadInput, Message
from bastide.engine.record import Record
from bastide.engine.record import read as read_record
from bastide.engine.record import write as write_record
from bastide.engine.registry import game, games
from bastide.engine.rng import Rng, seeded
from bastide.engine.scenario import run_file as run_scenario
from bastide.engine.seat import Seat
from bastide.rulebook import rule, rules

__all__ = [
    "BadInput",
    "Bot",
    "Decision",
    "Game",
    "Match",
    "Message",
    "Record",
    "Rng",
    "Seat",
    "findings",
    "game",
    "games",
    "hint",
    "make_bot",
    "new_match",
    "read_record",
    "rule",
    "rules",
    "run_scenario",
    "seeded",
    "write_record",
]
