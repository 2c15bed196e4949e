"""Ninety-Nine, David Parlett's card game of exact bidding, for programs that learn.

``VecEnv`` plays many games at once. The program ``ninetynine`` knows the rules; this package asks it.
"""
from typing import TYPE_CHECKING, Any

from ._program import ProgramEnded, Refused, find
from .player import Player
from .policy import Margin, Policy, evaluate
from .vector import VecEnv, unpack

if TYPE_CHECKING:
    from .analysis import Analysis

__all__ = ["Analysis", "Margin", "Player", "Policy", "ProgramEnded", "Refused", "VecEnv", "evaluate", "find", "unpack"]


def __getattr__(name: str) -> Any:
    if name != "Analysis":  # imported late, as its futures import much
        raise AttributeError(f"module {__name__} has no attribute {name}")
    from .analysis import Analysis

    return Analysis
