"""Policies as players: judged against computer players here, and seated by ``ninetynine.bot``."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable, Sequence

import numpy as np

from ._program import whole
from .vector import VecEnv

Policy = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""From observations uint8[n, bits] and masks uint8[n, actions] to legal actions int[n]."""


@dataclass(frozen=True)
class Margin:
    """Points a deal less the mean of the other hands', with its 95 % interval from low to high.

    ``margins`` float32[seats, tables, n] has each deal: the policy in each seat in turn, with the same cards in each.
    """

    mean: float
    low: float
    high: float
    deals: int
    margins: np.ndarray = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.mean:+.2f} points a deal, {self.low:+.2f} to {self.high:+.2f} (95 %), {self.deals:,} deals"


def evaluate(
    policy: Policy,
    variant: str = "standard",
    against: str | Sequence[str] = "greedy",
    deals: int = 12_000,
    *,
    seed: int = 1,
    observe: str = "now",
    tables: int = 500,
    house: str | None = None,
) -> Margin:
    """Judges a policy: it plays in each seat, as often, with the same cards, against computer players.

    against: one name for all other seats, or a name for each, in order. deals: at least so many. tables: how many
    play at once, 30 at least; the interval compares them, since the deals at a table follow from each other.
    observe: what the policy sees, ``"now"`` or ``"ever"``. seed: 0 to 2**63 - 1; another has other cards, and none has
    those of a ``reset`` with a seed below 2**63. Raises Refused for an action that is not legal, and ValueError.
    """
    if deals < 1:
        raise ValueError(f"{deals} deals: give 1 at least")
    if tables < 30:
        raise ValueError(f"{tables} tables: give 30 at least, which the interval needs")
    with VecEnv(variant, house=house) as one:
        players = len(one.program.spec["seats"])
    others = [against] * (players - 1) if isinstance(against, str) else list(against)
    each = -(-deals // (tables * players))
    margins = np.zeros((players, tables, each), np.float32)
    for seat in range(players):
        seats = others[:seat] + ["me"] + others[seat:]
        with VecEnv(variant, tables, seats=seats, observe=observe, house=house) as env:
            left = np.full(tables, each)
            observation, infos = env.reset(seed=whole(seed) | 1 << 63)
            while (playing := left > 0).any():
                actions = np.asarray(policy(observation, infos["action_mask"]))
                if np.any(actions < 0):
                    raise ValueError("the policy returned an action below 0: let it return one that the mask allows")
                observation, reward, over, _, infos = env.step(np.where(playing, actions, -1))
                ended = np.flatnonzero(over & playing)
                margins[seat, ended, each - left[ended]] = reward[ended]
                left[ended] -= 1
    means = margins.mean(axis=(0, 2), dtype=float)
    mean, error = float(means.mean()), 1.96 * float(means.std(ddof=1)) / tables**0.5
    return Margin(mean, mean - error, mean + error, margins.size, margins)
