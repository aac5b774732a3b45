"""One match, stepped in JSON."""

from __future__ import annotations

import random
import unittest

from miaou_env import EnvError, Match, ProcessEnded, State

from .games import GAMES

STEPS = 40


def played(match: Match, seed: int) -> list[State]:
    """Some random actions."""
    chance = random.Random(seed)
    states = [match.reset(seed)]
    while not states[-1].done and len(states) <= STEPS:
        states.append(match.step(chance.choice(states[-1].legal)))
    return states


class MatchTest(unittest.TestCase):
    """Matches of every game, each in one process for all tests: to start one takes longer than to play in it."""

    matches: dict[str, Match]

    @classmethod
    def setUpClass(cls) -> None:
        cls.matches = {game: Match(game, seed=7) for game in GAMES}

    @classmethod
    def tearDownClass(cls) -> None:
        for match in cls.matches.values():
            match.close()

    def test_the_same_seed_gives_the_same_match(self) -> None:
        for game, match in self.matches.items():
            with self.subTest(game):
                once = played(match, 3)
                self.assertEqual(played(match, 3), once)
                self.assertNotEqual(played(match, 4), once)

    def test_a_match_ends_with_rewards_and_a_result(self) -> None:
        match = self.matches[GAMES[0]]
        match.reset(1)
        while not match.state.done:
            match.step(match.state.legal[0])
        self.assertEqual(match.state.legal, [])
        self.assertIsNotNone(match.state.result)
        self.assertAlmostEqual(sum(match.state.rewards), 1)
        self.assertEqual(len(match.state.rewards), match.header.seats)
        with self.assertRaisesRegex(EnvError, "the match is over") as caught:
            match.step(0)
        self.assertEqual(caught.exception.code, "match-over")

    def test_every_number_and_every_action_has_a_meaning(self) -> None:
        for game, match in self.matches.items():
            with self.subTest(game):
                match.reset(1)
                self.assertEqual(len(match.state.observation), len(match.header.observation))
                self.assertEqual(len(set(match.header.observation)), len(match.header.observation))
                self.assertTrue(all("type" in match.header.actions[action] for action in match.state.legal))

    def test_a_match_goes_on_from_its_record(self) -> None:
        for game, match in self.matches.items():
            with self.subTest(game):
                match.reset(1)
                for _ in range(5):
                    match.step(match.state.legal[0])
                record, before = match.record(), match.state
                match.step(match.state.legal[0])
                again = match.restore(record)
                self.assertEqual((again.actor, again.legal), (before.actor, before.legal))
                self.assertEqual(again.observation, before.observation)

    def test_an_illegal_action_is_refused_and_the_match_goes_on(self) -> None:
        match = self.matches[GAMES[0]]
        match.reset(1)
        with self.assertRaisesRegex(EnvError, "must be one of") as caught:
            match.step(10_000)
        self.assertEqual(caught.exception.code, "wrong-action")
        self.assertEqual(caught.exception.facts["legal"], match.state.legal)
        match.step(match.state.legal[0])

    def test_a_seat_can_be_asked_for_what_it_sees(self) -> None:
        match = self.matches[GAMES[0]]
        match.reset(1)
        self.assertEqual(match.observe(match.state.actor), match.state.observation)
        self.assertNotEqual(match.observe("spectator"), match.state.observation)

    def test_a_wrong_call_says_what_would_be_right(self) -> None:
        with self.assertRaisesRegex(ProcessEnded, GAMES[0]):
            Match("whist")
        with self.assertRaisesRegex(ProcessEnded, "cannot be started"):
            Match(GAMES[0], command=["there-is-no-such-command"])
