"""An environment of PettingZoo (AEC). It needs the packages pettingzoo, gymnasium and numpy."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .match import Match, State


class MiaouEnv(AECEnv):  # type: ignore[misc]
    """One match. Agents are ``seat_0``, ``seat_1`` …; an observation has the numbers and an ``action_mask``."""

    metadata = {"name": "miaou_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = None
        self.match = Match(game, seats=seats, options=options, command=command)
        header = self.match.header
        self.possible_agents = [f"seat_{seat}" for seat in range(header.seats)]
        self.agents: list[str] = []
        size, limit = len(header.observation), len(header.actions)
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (limit,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions: dict[str, Any] = {agent: spaces.Discrete(limit) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The numbers that the header names, and a mask of legal actions."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """The actions whose moves the header lists."""
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees. Its mask is empty unless it is to act."""
        state = self.match.state
        seat = self.possible_agents.index(agent)
        numbers = state.observation if seat == state.actor else self.match.observe(seat)
        mask = np.zeros(len(self.match.header.actions), np.int8)
        if seat == state.actor:
            mask[list(state.legal)] = 1
        return {"observation": np.asarray(numbers, np.float32), "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins anew from a seed; without one, the next match."""
        # Seeds often are numbers of numpy, which JSON does not know.
        state = self.match.reset(None if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.actor]

    def step(self, action: int | None) -> None:
        """Makes an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._tell(self.match.step(int(action)))
        self._accumulate_rewards()

    def close(self) -> None:
        """Ends the command."""
        self.match.close()

    def _tell(self, state: State) -> None:
        self.agent_selection = self.possible_agents[state.actor]
        if state.done:
            self.rewards = dict(zip(self.possible_agents, state.rewards))
            self.terminations = {agent: True for agent in self.agents}
            self._deads_step_first()


def env(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    command: Sequence[str] | None = None,
) -> AECEnv:
    """The environment with PettingZoo's checks around it."""
    return wrappers.OrderEnforcingWrapper(MiaouEnv(game, seats=seats, options=options, command=command))
