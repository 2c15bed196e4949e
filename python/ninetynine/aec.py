"""The game for PettingZoo, agent by agent: ``ninetynine.aec.env("four")``. Needs ``pip install pettingzoo``."""
from __future__ import annotations

from typing import Any, Sequence

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._program import Program, Refused
from .vector import flags, unpack


def env(variant: str = "standard", **options: Any) -> AECEnv:
    """Returns an environment that checks the order of calls; the arguments are those of ``raw_env``."""
    return wrappers.OrderEnforcingWrapper(raw_env(variant, **options))


class raw_env(AECEnv):
    """One table. The agents are ``seat_0`` and up; a dummy is none, nor is a computer player.

    An observation is a dict: ``observation`` uint8[bits] of 0 and 1, what the seat knows, and ``action_mask``
    int8[actions], 1 where legal, all 0 unless it is the seat's turn. ``program.spec`` says what bits and
    numbers mean (docs/env.md). The agents bid one after the other, and none sees what the others did until all have.

    seats: a name for each player, ``"me"`` for an agent or a computer player (docs/bots.md); None: all are agents.
    episode: ``"deal"`` or ``"game"``, after which all agents are terminated. reward: ``"margin"``, ``"points"`` or
    ``"game"``. observe: ``"now"`` or ``"ever"``. render_mode: ``"ansi"`` returns what the seat to play knows as a line,
    ``"human"`` prints it. Errors: ``ninetynine.Refused`` if an action is not legal.
    """

    metadata = {"name": "ninetynine_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}

    def __init__(
        self,
        variant: str = "standard",
        *,
        seats: str | Sequence[str] | None = None,
        episode: str = "deal",
        reward: str = "margin",
        observe: str = "now",
        house: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.program = Program(flags(variant, seats, episode, reward, observe, house))
        spec = self.program.spec
        self.render_mode = render_mode
        self._learners: list[int] = spec["learners"]
        self.possible_agents = [f"seat_{i}" for i in self._learners]
        self.agents: list[str] = []
        self._actions, self._bits = len(spec["actions"]), spec["bits"]
        both: dict[str, spaces.Space] = {
            "observation": spaces.Box(0, 1, (self._bits,), np.uint8),
            "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
        }
        self.observation_spaces = {a: spaces.Dict(both) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(self._actions) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew. The same seed gives the same cards; None: the next of a row of seeds."""
        self.program.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self.agent_selection = self._turn()

    def _turn(self) -> str:
        return f"seat_{self.program.to_play[0]}"

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or action < 0:
            raise Refused(-1, -1, f"action {action} does not exist", "choose one that the mask allows")
        self.program.step([action])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {a: float(self.program.reward[0, i]) for a, i in zip(self.possible_agents, self._learners)}
        if self.program.done[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        k, p = self.possible_agents.index(agent), self.program
        seat = self._learners[k]
        mask = np.zeros(self._actions, np.int8)
        if len(p.final):
            row = p.final[0, k]
        elif p.to_play[0] == seat:
            row, mask = p.observation[0], unpack(p.mask[0], self._actions).view(np.int8)
        else:
            row = p.observe(0, seat)
        return {"observation": unpack(row, self._bits), "action_mask": mask}

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        line = self.program.text()[1]
        if self.render_mode == "ansi":
            return line
        print(line)
        return None

    def close(self) -> None:
        self.program.close()
