"""The environment of PettingZoo, judged by its own tests where it is installed."""

from __future__ import annotations

import importlib.util
import unittest

from .games import GAMES


@unittest.skipUnless(importlib.util.find_spec("pettingzoo"), "pettingzoo is not installed")
class AecTest(unittest.TestCase):
    """Environments of every game."""

    def test_the_environment_passes_the_api_test(self) -> None:
        from miaou_env.aec import env
        from pettingzoo.test import api_test

        for game in GAMES:
            with self.subTest(game):
                tested = env(game)
                api_test(tested, num_cycles=200)
                tested.close()

    def test_the_environment_passes_the_seed_test(self) -> None:
        from miaou_env.aec import env
        from pettingzoo.test import seed_test

        for game in GAMES:
            with self.subTest(game):
                seed_test(lambda game=game: env(game), num_cycles=50)

    def test_a_match_of_random_agents_ends_with_a_reward(self) -> None:
        from miaou_env.aec import env

        for game in GAMES:
            with self.subTest(game):
                played = env(game)
                played.reset(seed=7)
                won = 0.0
                for agent in played.agent_iter():
                    observation, reward, termination, truncation, _ = played.last()
                    won += reward
                    over = termination or truncation
                    played.step(None if over else played.action_space(agent).sample(observation["action_mask"]))
                self.assertAlmostEqual(won, round(won))
                played.close()
