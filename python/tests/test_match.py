"""One match, stepped in JSON."""

from __future__ import annotations

import math
import random
import unittest

from miaou_env import EnvError, Match, ProcessEnded, State

from .games import GAMES

STEPS = 60


def played(match: Match, seed: int, most: float) -> list[State]:
    """A match of random actions, whole or so many of them."""
    chance = random.Random(seed)
    states = [match.reset(seed)]
    while not states[-1].done and len(states) <= most:
        states.append(match.step(chance.choice(states[-1].legal)))
    return states


class MatchTest(unittest.TestCase):
    """Matches of every game."""

    def test_the_same_seed_gives_the_same_match(self) -> None:
        for game in GAMES:
            with self.subTest(game), Match(game, seed=7) as match:
                once = played(match, 3, STEPS)
                self.assertEqual(played(match, 3, STEPS), once)
                self.assertNotEqual(played(match, 4, STEPS), once)

    def test_a_match_ends_with_rewards_and_a_result(self) -> None:
        for game in GAMES:
            with self.subTest(game), Match(game, seed=7) as match:
                last = played(match, 1, math.inf)[-1]
                self.assertEqual(last.legal, [])
                self.assertIsNotNone(last.result)
                self.assertEqual(len(last.rewards), match.header.seats)
                with self.assertRaisesRegex(EnvError, "the match is over") as caught:
                    match.step(0)
                self.assertEqual(caught.exception.code, "match-over")

    def test_every_number_and_every_action_has_a_meaning(self) -> None:
        for game in GAMES:
            with self.subTest(game), Match(game, seed=7) as match:
                self.assertEqual(len(match.state.observation), len(match.header.observation))
                self.assertEqual(len(set(match.header.observation)), len(match.header.observation))
                self.assertTrue(all("type" in match.header.actions[action] for action in match.state.legal))

    def test_a_match_goes_on_from_its_record(self) -> None:
        for game in GAMES:
            with self.subTest(game), Match(game, seed=7) as match:
                for _ in range(10):
                    match.step(match.state.legal[0])
                record, before = match.record(), match.state
                match.step(match.state.legal[0])
                again = match.restore(record)
                self.assertEqual((again.actor, again.legal), (before.actor, before.legal))
                self.assertEqual(again.observation, before.observation)

    def test_an_illegal_action_is_refused_and_the_match_goes_on(self) -> None:
        with Match(GAMES[0], seed=7) as match:
            with self.assertRaisesRegex(EnvError, "must be one of") as caught:
                match.step(10_000)
            self.assertEqual(caught.exception.code, "wrong-action")
            self.assertEqual(caught.exception.facts["legal"], match.state.legal)
            match.step(match.state.legal[0])

    def test_a_seat_can_be_asked_for_what_it_sees(self) -> None:
        with Match(GAMES[0], seed=7) as match:
            self.assertEqual(match.observe(match.state.actor), match.state.observation)
            self.assertNotEqual(match.observe("spectator"), match.state.observation)

    def test_a_wrong_call_says_what_would_be_right(self) -> None:
        with self.assertRaisesRegex(ProcessEnded, GAMES[0]):
            Match("whist")
        with self.assertRaisesRegex(ProcessEnded, "seats"):
            Match(GAMES[0], seats=99)
        with self.assertRaisesRegex(ProcessEnded, "cannot be started"):
            Match(GAMES[0], command=["there-is-no-such-command"])
