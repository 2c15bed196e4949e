"""``VecEnv`` with Gymnasium's class and spaces, for libraries that ask for them. Needs ``pip install gymnasium``."""
from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .vector import VecEnv


class GymVecEnv(VecEnv, VectorEnv):  # type: ignore[misc]
    """A ``VecEnv`` with one learner; the arguments are the same. The legal actions are in ``infos["action_mask"]``. An
    episode that ends begins anew in the same step (``SAME_STEP``), which some wrappers refuse, as ``DtypeObservation``.
    A seed is one number, not a list."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, variant: str = "standard", num_envs: int = 1, **options: Any) -> None:
        super().__init__(variant, num_envs, **options)
        if len(self.learners) != 1 or options.get("packed"):
            self.close()
            raise ValueError('give seats with one "me", as ["me", "greedy", "greedy"], and packed=False')
        self.single_observation_space = spaces.Box(0, 1, (self.bits,), np.uint8)
        self.single_action_space = spaces.Discrete(len(self.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
