"""Steps matches by the package in python/ with random legal actions, and prints what that took."""

import json
import os
import sys
import time
from pathlib import Path
from typing import Callable

sys.path.insert(0, str(Path(__file__).parents[2] / "python"))

import numpy as np  # noqa: E402
from miaou_env import Batch, Match  # noqa: E402

WARM_UP = 0.5
STEPS_BETWEEN_LOOKS = 20


def random_actions(mask: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """One legal action for each row, each equally likely; 0 for a match that is over."""
    wanted = (chance.random(len(mask)) * mask.sum(axis=1)).astype(np.int64)
    rows, actions = np.nonzero(mask)
    first = np.searchsorted(rows, np.arange(len(mask)))
    return np.where(mask.any(axis=1), actions[np.minimum(first + wanted, len(actions) - 1)], 0)


def cpu_seconds() -> float:
    """CPU time of this process and of the command, which is its only child."""
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    fields = [Path(f"/proc/{child}/stat").read_text().rsplit(")", 1)[1].split() for child in children]
    ticks = sum(int(user) + int(system) for user, system in (stat[11:13] for stat in fields))
    return time.process_time() + ticks / os.sysconf("SC_CLK_TCK")


def measured(step: Callable[[], int], seconds: float) -> dict[str, float]:
    """Steps, and the seconds they took by the clock and of CPU time."""

    def run(until: float) -> int:
        steps = 0
        while time.perf_counter() < until:
            steps += sum(step() for _ in range(STEPS_BETWEEN_LOOKS))
        return steps

    run(time.perf_counter() + WARM_UP)
    clock, cpu = time.perf_counter(), cpu_seconds()
    steps = run(clock + seconds)
    return {"steps": steps, "seconds": time.perf_counter() - clock, "cpu": cpu_seconds() - cpu}


def measure_batch(game: str, seats: int, batch: int, seconds: float) -> dict[str, float]:
    """Many matches at once, in rows."""
    chance = np.random.default_rng(7)
    with Batch(game, batch, seats=seats, seed=7) as stepped:

        def step() -> int:
            stepped.step(random_actions(stepped.rows.numpy()["mask"], chance))
            return batch

        return measured(step, seconds)


def measure_match(game: str, seats: int, seconds: float) -> dict[str, float]:
    """One match, in JSON."""
    chance = np.random.default_rng(7)
    with Match(game, seats=seats, seed=7) as match:

        def step() -> int:
            state = match.state
            match.reset() if state.done else match.step(int(chance.choice(state.legal)))
            return 1

        return measured(step, seconds)


if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    measure = measure_match if asked.get("batch") is None else measure_batch
    print(json.dumps(measure(**asked)))
