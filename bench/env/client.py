"""Steps matches by the package in python/ with random legal actions, and prints how many steps a second it made."""

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "python"))

import numpy as np  # noqa: E402
from miaou_env import Batch, Match  # noqa: E402

WARM_UP = 0.5


def random_actions(mask: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """One legal action for each row, each equally likely; 0 for a match that is over."""
    wanted = (chance.random(len(mask)) * mask.sum(axis=1)).astype(np.int64)
    rows, actions = np.nonzero(mask)
    first = np.searchsorted(rows, np.arange(len(mask)))
    return np.where(mask.any(axis=1), actions[np.minimum(first + wanted, len(actions) - 1)], 0)


def batch_rate(game: str, seats: int, batch: int, seconds: float) -> float:
    """Steps a second of many matches at once."""
    chance = np.random.default_rng(7)
    with Batch(game, batch, seats=seats, seed=7) as stepped:

        def run(until: float) -> int:
            steps = 0
            while time.perf_counter() < until:
                for _ in range(20):
                    rows = stepped.rows.numpy()
                    _ = rows["observation"][0, 0]
                    stepped.step(random_actions(rows["mask"], chance))
                steps += 20 * batch
            return steps

        run(time.perf_counter() + WARM_UP)
        since = time.perf_counter()
        steps = run(since + seconds)
        return steps / (time.perf_counter() - since)


def match_rate(game: str, seats: int, seconds: float) -> float:
    """Steps a second of one match in JSON."""
    chance = np.random.default_rng(7)
    with Match(game, seats=seats, seed=7) as match:

        def run(until: float) -> int:
            steps = 0
            while time.perf_counter() < until:
                for _ in range(20):
                    state = match.state
                    match.reset() if state.done else match.step(int(chance.choice(state.legal)))
                steps += 20
            return steps

        run(time.perf_counter() + WARM_UP)
        since = time.perf_counter()
        steps = run(since + seconds)
        return steps / (time.perf_counter() - since)


if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    batch = asked.get("batch")
    if batch is None:
        print(match_rate(asked["game"], asked["seats"], asked["seconds"]))
    else:
        print(batch_rate(asked["game"], asked["seats"], batch, asked["seconds"]))
