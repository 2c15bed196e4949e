"""Ninety-Nine, David Parlett's card game of exact bidding, for programs that learn.

``VecEnv`` plays many games at once. The program ``ninetynine`` knows the rules; this package asks it.
"""
from ._program import ProgramEnded, Refused, find
from .policy import Margin, Policy, evaluate
from .vector import VecEnv, unpack

__all__ = ["Margin", "Policy", "ProgramEnded", "Refused", "VecEnv", "evaluate", "find", "unpack"]
