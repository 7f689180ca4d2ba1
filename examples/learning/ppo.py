"""Masked PPO in one file, after CleanRL: a network learns a game by playing against itself.

    pip install bastide[envs] torch
    python examples/learning/ppo.py --game little-town --steps 400000

Every seat is played by the same network, which sees what its seat sees. Now and then it plays whole
games against players who choose at random, and its share of the win is written to a CSV file.
"""

import argparse
import csv
import sys
from time import monotonic

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from bastide.envs.vector import Vector

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="little-town")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--games", type=int, default=64, help="games at once")
parser.add_argument("--steps", type=int, default=400_000, help="moves to learn from")
parser.add_argument("--length", type=int, default=128, help="moves of each game between updates")
parser.add_argument("--rate", type=float, default=5e-4)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--curve", default="curve.csv")
given = parser.parse_args()
torch.manual_seed(given.seed)
torch.set_num_threads(1)


class Agent(nn.Module):
    """Cells in, a preference for each number and a value out."""

    def __init__(self, cells: int, numbers: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(cells, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, numbers), nn.Linear(256, 1)

    def forward(self, cells: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        seen = self.body(torch.log1p(cells.float()))
        logits = self.policy(seen).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits), self.value(seen).squeeze(-1)


def against_chance(agent: Agent, games: int = 100) -> float:
    """The share of the win of one seat against players who choose at random."""
    many = Vector(given.game, games=50, players=given.players, seed=given.seed + 99)
    own = np.arange(50) % given.players
    chance = np.random.default_rng(given.seed)
    shares: list[float] = []
    while len(shares) < games:
        weights = chance.random(many.masks.shape) * many.masks
        acts = weights.argmax(axis=1)
        with torch.no_grad():
            wanted = agent(torch.tensor(many.observations), torch.tensor(many.masks))[0].sample()
        mine = many.movers == own
        acts[mine] = wanted.numpy()[mine]
        many.step(acts)
        for at in np.flatnonzero(many.ended):
            reward = many.rewards[at, own[at]]
            shares.append((reward * (given.players - 1) + 1) / given.players)
    return float(np.mean(shares[:games]))


many = Vector(given.game, games=given.games, players=given.players, seed=given.seed)
agent = Agent(many.observations.shape[1], many.masks.shape[1])
optimizer = torch.optim.Adam(agent.parameters(), lr=given.rate, eps=1e-5)
shape = (given.length, given.games)
points = [(0, against_chance(agent))]
done, begun = 0, monotonic()
while done < given.steps:
    cells = np.zeros((*shape, many.observations.shape[1]), np.uint8)
    masks = np.zeros((*shape, many.masks.shape[1]), np.uint8)
    movers, acts = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    logs, values = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    ends, rewards = np.zeros(shape, np.uint8), np.zeros((*shape, given.players), np.float32)
    for t in range(given.length):
        cells[t], masks[t], movers[t] = many.observations, many.masks, many.movers
        with torch.no_grad():
            wish, worth = agent(torch.tensor(cells[t]), torch.tensor(masks[t]))
            chosen = wish.sample()
        acts[t], logs[t], values[t] = chosen, wish.log_prob(chosen), worth
        many.step(acts[t])
        ends[t], rewards[t] = many.ended, many.rewards
    # Every seat learns from what comes after its own moves: its next value, or the end of the game.
    gains = np.zeros(shape, np.float32)
    known = np.zeros(shape, bool)
    after = np.zeros((given.games, given.players), np.float32)
    later = np.zeros((given.games, given.players), np.float32)
    is_known = np.zeros((given.games, given.players), bool)
    every = np.arange(given.games)
    for t in reversed(range(given.length)):
        over = ends[t] == 1
        after[over], later[over], is_known[over] = rewards[t][over], 0.0, True
        seat = movers[t]
        gain = after[every, seat] - values[t] + 0.95 * later[every, seat]
        gains[t], known[t] = gain, is_known[every, seat]
        after[every, seat], later[every, seat] = values[t], gain
        is_known[every, seat] = True
    kept = known.reshape(-1)
    seen, allowed, did, was, gained = (
        torch.tensor(array.reshape(kept.size, *array.shape[2:])[kept])
        for array in (cells, masks, acts, logs, gains)
    )
    target = gained + torch.tensor(values.reshape(-1)[kept])
    for _ in range(3):
        for some in torch.randperm(len(did)).split(1024):
            wish, worth = agent(seen[some], allowed[some])
            good = gained[some]
            good = (good - good.mean()) / (good.std() + 1e-8)
            ratio = (wish.log_prob(did[some]) - was[some]).exp()
            gain_now = torch.min(ratio * good, ratio.clamp(0.8, 1.2) * good).mean()
            loss = 0.5 * (worth - target[some]).pow(2).mean() - gain_now
            loss = loss - 0.01 * wish.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
    done += given.length * given.games
    points.append((done, against_chance(agent)))
    print(
        f"{done:>8} moves  {points[-1][1]:.3f} of the win  {monotonic() - begun:.0f} s",
        file=sys.stderr,
    )
    with open(given.curve, "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("moves", "share"), *points])
torch.save(agent.state_dict(), "agent.pt")
