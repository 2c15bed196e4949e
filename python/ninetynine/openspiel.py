"""The game for OpenSpiel: ``pyspiel.load_game("ninetynine(variant=duel)")`` after ``import ninetynine.openspiel``.

It is for play, observation and evaluation: random games, bots, reinforcement learning, tournaments. A state is where
its history leads; the program keeps one position, and goes to another by playing the deal again. So algorithms that
walk trees or resample worlds work, but slowly: they are better written in Go, on package ``rules``.

A game is one deal: a chance node that draws one of ``deals`` deals, each equally likely, which every process deals
alike; then acts, one after the other, by the numbers of docs/env.md. Bids are simultaneous in the game: here no player
sees the others' until all are made. Needs ``pip install open_spiel``.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._program import Program
from .vector import flags, unpack

_PARAMETERS = {"variant": "standard", "deals": 9999, "reward": "margin"}


def _type(zero_sum: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name="ninetynine",
        long_name="Ninety-Nine",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_PARAMETERS,
    )


class _Position:
    """The one position of the program, at the end of a history. Copies of a state share it."""

    def __init__(self, variant: str, reward: str) -> None:
        self._asked = variant, reward
        self.program = Program(flags(variant, None, "deal", reward, "ever") + ["--tables", "5"])
        self.spec = self.program.spec
        self.players: int = len(self.spec["learners"])
        self.table = 0
        self._history: list[int] = []

    def __deepcopy__(self, memo: Any) -> _Position:
        return self

    def __reduce__(self) -> Any:
        return _Position, self._asked

    def go(self, history: list[int]) -> None:
        """Goes to the end of a history, whose first element is the number of the deal."""
        known = len(self._history)
        if not known or history[:known] != self._history:
            self._history = []  # for as long as it may fail
            self.program.reset(history[0] // self.players)
            self.table, known = history[0] % self.players, 1
        actions = np.full(5, -1, np.int16)
        for action in history[known:]:
            actions[self.table] = action
            self.program.step(actions)
        self._history = list(history)


class NinetyNine(pyspiel.Game):
    """A game of the variant, with rewards ``margin`` or ``points``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**_PARAMETERS, **(params or {})}
        self.position = _Position(asked["variant"], asked["reward"])
        self.deals = int(asked["deals"])
        spec, n = self.position.spec, self.position.players
        self.zero_sum = zero_sum = asked["reward"] == "margin" and spec["hands"] == n
        info = pyspiel.GameInfo(
            num_distinct_actions=len(spec["actions"]),
            max_chance_outcomes=self.deals,
            num_players=n,
            min_utility=min(spec["reward"]["low"][:n]),
            max_utility=max(spec["reward"]["high"][:n]),
            utility_sum=0.0 if zero_sum else None,
            max_game_length=len(spec["actions"]) + 2 * n,  # each card is laid or played once; offers, names
        )
        super().__init__(_type(zero_sum), info, asked)
        ever: dict[str, int] = {p["name"]: p["at"] for p in spec["pieces"]}
        self.bits = {False: ever["tricks"], True: spec["bits"]}  # by whether it is perfect recall

    def new_initial_state(self) -> NinetyNineState:
        return NinetyNineState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"the observer has no parameters, and {params} were given")
        return _Observer(self.bits[kind.perfect_recall])

    def information_state_tensor_shape(self) -> list[int]:
        return [self.bits[True]]

    def observation_tensor_shape(self) -> list[int]:
        return [self.bits[False]]


class NinetyNineState(pyspiel.State):
    """A moment of a deal."""

    def __init__(self, game: NinetyNine) -> None:
        super().__init__(game)
        self._position, self._deals, self._zero_sum = game.position, game.deals, game.zero_sum
        self._names: list[str] = game.position.spec["actions"]
        self._player: int = pyspiel.PlayerId.CHANCE
        self._legal: list[int] = []
        self._final = np.zeros(0, np.uint8)
        self._returns = [0.0] * game.position.players

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(k, 1 / self._deals) for k in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        at = self._position
        at.go(self.history() + [action])
        program, i = at.program, at.table
        if program.done[i]:
            self._player, self._legal = pyspiel.PlayerId.TERMINAL, []
            self._final = program.final[program.done[:i].sum()].copy()
            returns = program.reward[i, : at.players].astype(float)
            self._returns = (returns - self._zero_sum * returns.mean()).tolist()  # thirds add up to 0, too
        else:
            self._player = int(program.to_play[i])
            self._legal = np.flatnonzero(unpack(program.mask[i], len(self._names))).tolist()

    def returns(self) -> list[float]:
        return self._returns

    def row(self, player: int) -> np.ndarray:
        """What a player knows, uint8[bytes], as bits; empty before the deal."""
        if self.is_terminal():
            return self._final[player]
        if self._player == pyspiel.PlayerId.CHANCE:
            return self._final
        self._position.go(self.history())
        return self._position.program.observe(self._position.table, player)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._names[action]

    def __str__(self) -> str:
        words = [f"deal {self.history()[0]}"] if self.history() else ["no deal"]
        return " ".join(words + [self._names[a] for a in self.history()[1:]])


class _Observer:
    """Tensors and strings of what a player knows; both are alike exactly if the knowledge is."""

    def __init__(self, bits: int) -> None:
        self.tensor = np.zeros(bits, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: NinetyNineState, player: int) -> None:
        row = state.row(player)
        self.tensor[:] = unpack(row, len(self.tensor)) if len(row) else 0

    def string_from(self, state: NinetyNineState, player: int) -> str:
        row = state.row(player)
        if not len(row):
            return "no deal"
        return np.packbits(unpack(row, len(self.tensor)), bitorder="little").tobytes().hex()


pyspiel.register_game(_type(zero_sum=True), NinetyNine)
