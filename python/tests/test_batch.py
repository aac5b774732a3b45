"""Many matches at once, stepped in rows."""

from __future__ import annotations

import importlib.util
import random
import unittest

from miaou_env import Batch, EnvError, Match, Rows

from .games import GAMES

SIZE = 4
STEPS = 60


def actions_for(rows: Rows, chance: random.Random) -> list[int]:
    """A legal action for each row; any for a match that is over."""
    return [0 if row.done else chance.choice(row.legal) for row in rows]


def walk(batch: Batch, seed: int) -> list[tuple[object, ...]]:
    """The rows of some steps."""
    chance = random.Random(seed)
    seen: list[tuple[object, ...]] = []
    rows = batch.reset(seed)
    for _ in range(STEPS):
        seen.append(tuple((row.actor, row.done, row.match, bytes(row.mask), row.observation.tolist()) for row in rows))
        rows = batch.step(actions_for(rows, chance))
    return seen


class BatchTest(unittest.TestCase):
    """Batches of every game, each in one process for all tests: to start one takes longer than to play in it."""

    batches: dict[str, Batch]

    @classmethod
    def setUpClass(cls) -> None:
        cls.batches = {game: Batch(game, SIZE, seed=7) for game in GAMES}

    @classmethod
    def tearDownClass(cls) -> None:
        for batch in cls.batches.values():
            batch.close()

    def test_the_same_seed_gives_the_same_rows(self) -> None:
        for game, batch in self.batches.items():
            with self.subTest(game):
                once = walk(batch, 3)
                self.assertEqual(walk(batch, 3), once)
                self.assertNotEqual(walk(batch, 4), once)

    def test_the_first_row_is_the_match_of_the_same_seed(self) -> None:
        batch = self.batches[GAMES[0]]
        batch.reset(5)
        with Match(GAMES[0], seed=5) as match:
            chance = random.Random(1)
            for _ in range(STEPS):
                row, state = batch.rows[0], match.state
                self.assertEqual((row.actor, row.done, row.match), (state.actor, state.done, state.match))
                self.assertEqual(row.legal, sorted(state.legal))
                self.assertEqual(row.observation.tolist(), state.observation)
                actions = actions_for(batch.rows, chance)
                match.reset() if state.done else match.step(actions[0])
                batch.step(actions)

    def test_matches_end_with_rewards_and_the_next_ones_begin(self) -> None:
        batch = self.batches[GAMES[0]]
        batch.reset(1)
        ended = 0
        while ended < SIZE:
            for row in batch.rows:
                ended += row.done
                self.assertAlmostEqual(sum(row.rewards), 1 if row.done else 0, 5)
                self.assertEqual(row.legal == [], row.done)
            batch.step([0 if row.done else row.legal[0] for row in batch.rows])
        self.assertEqual(max(row.match for row in batch.rows), 1)

    def test_rows_stay_as_they_are_when_the_batch_goes_on(self) -> None:
        batch = self.batches[GAMES[0]]
        first = batch.reset(1)
        before = [row.observation.tolist() for row in first]
        batch.step(actions_for(first, random.Random(1)))
        self.assertEqual([row.observation.tolist() for row in first], before)

    def test_wrong_actions_are_refused_and_change_nothing(self) -> None:
        batch = self.batches[GAMES[0]]
        batch.reset(1)
        before = batch.rows[1].observation.tolist()
        with self.assertRaisesRegex(EnvError, "row 1") as caught:
            batch.step([batch.rows[0].legal[0], -1, 0, 0])
        self.assertEqual(caught.exception.code, "wrong-action")
        self.assertEqual(batch.rows[1].observation.tolist(), before)
        with self.assertRaisesRegex(ValueError, f"there must be {SIZE}"):
            batch.step([0])
        with self.assertRaisesRegex(ValueError, "from 0 to"):
            batch.reset(-1)
        batch.step(actions_for(batch.rows, random.Random(1)))

    @unittest.skipUnless(importlib.util.find_spec("numpy"), "numpy is not installed")
    def test_numpy_sees_the_same_rows(self) -> None:
        import numpy as np

        for game, batch in self.batches.items():
            with self.subTest(game):
                rows = batch.reset(1).numpy()
                self.assertEqual(rows["observation"].shape, (SIZE, len(batch.header.observation)))
                for row, seen in zip(batch.rows, rows):
                    self.assertEqual(row.observation.tolist(), seen["observation"].tolist())
                    self.assertEqual(row.legal, np.flatnonzero(seen["mask"]).tolist())
                    self.assertEqual(row.actor, seen["actor"])
                batch.step(rows["mask"].argmax(axis=1))
