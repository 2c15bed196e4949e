"""Policies as players: judged against computer players here, and seated by ``ninetynine.bot``."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Sequence

import numpy as np

from .vector import VecEnv

Policy = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""From observations uint8[n, bits] and masks uint8[n, actions] to legal actions int[n]."""


@dataclass(frozen=True)
class Margin:
    """Points a deal less the mean of the other hands', with its 95 % interval from low to high."""

    mean: float
    low: float
    high: float
    deals: int

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
    observe: what the policy sees, ``"now"`` or ``"ever"``. Another seed has other cards.
    """
    if tables < 30:
        raise ValueError(f"{tables} tables: give 30 at least, which the interval needs")
    with VecEnv(variant, house=house) as one:
        players = len(one.program.spec["seats"])
    others = [against] * (players - 1) if isinstance(against, str) else list(against)
    each = -(-deals // (tables * players))
    sums = np.zeros(tables)
    for seat in range(players):
        seats = others[:seat] + ["me"] + others[seat:]
        with VecEnv(variant, tables, seats=seats, observe=observe, house=house) as env:
            left = np.full(tables, each)
            observation, infos = env.reset(seed=seed)
            while (playing := left > 0).any():
                actions = np.where(playing, policy(observation, infos["action_mask"]), -1)
                observation, reward, over, _, infos = env.step(actions)
                sums += reward * playing
                left -= over & playing
    means = sums / (each * players)
    error = 1.96 * means.std(ddof=1) / tables**0.5
    return Margin(means.mean(), means.mean() - error, means.mean() + error, each * players * tables)
