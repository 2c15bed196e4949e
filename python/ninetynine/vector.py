"""Many games at once, by the conventions of Gymnasium's ``VectorEnv``; NumPy is enough."""
from __future__ import annotations

import json
from typing import Any, Mapping, Sequence

import numpy as np

from ._program import Program


def unpack(rows: np.ndarray, count: int) -> np.ndarray:
    """Unpacks bits: uint8[..., bytes] to uint8[..., count] of 0 and 1, as docs/env.md counts them."""
    return np.unpackbits(rows, axis=-1, count=count, bitorder="little")


def flags(
    variant: str, seats: str | Sequence[str] | None, episode: str, reward: str, observe: str, house: str | None = None
) -> list[str]:
    """Returns the flags of ``ninetynine env`` for a game. Raises ValueError for names that cannot be meant."""
    if not isinstance(variant, str):
        raise ValueError(f'variant {variant!r}: give its name first, such as "standard", then the number of tables')
    if house and variant != "standard":
        raise ValueError(f"variant {variant} and a file with a house variant are given: leave one out")
    seats = seats.split(",") if isinstance(seats, str) else seats
    for name in seats or ():
        if not isinstance(name, str) or "," in name:
            raise ValueError(f"seat {name!r}: a name is text without a comma; give each seat a name of its own, or rename the file")
    all = ["--house", house] if house else ["--variant", variant]
    if seats is not None:
        all += ["--seats", ",".join(seats)]
    return all + ["--episode", episode, "--reward", reward, "--observe", observe]


class VecEnv:
    """Tables at which match follows match; each waits for the decision of one seat.

    variant: as ``ninetynine variants`` lists them; or, instead, house: a file with a house variant.
    num_envs: tables, 1 to 65,536.
    seats: a name for each player, ``"me"`` for a learner or a computer player (docs/bots.md), as a list or
    with commas between; None: all are learners.
    episode: ``"deal"`` or ``"game"``. reward: ``"margin"``, ``"points"`` or ``"game"``. observe: ``"now"`` or ``"ever"``.
    cores: of the program; they do not change the result.
    packed: observations stay bits, uint8[num_envs, bytes], for ``unpack``.

    An episode that ends begins anew in the same step (Gymnasium's ``SAME_STEP``). Give each thread and each process
    an env of its own. After a fork, or if the program was killed, ``reset`` starts a program anew. Errors:
    ``Refused`` if an action is not legal (nothing has changed then), ``ProgramEnded`` if the program does not run,
    ``RuntimeError`` for a step before ``reset``, ``ValueError`` and ``TypeError`` for arguments that mean nothing.

    Attributes: ``program.spec``, all that docs/env.md lists; ``actions``, their names; ``pieces``, a slice of the observation
    by name; ``bits`` of an observation; ``hands`` dealt, a dummy's included; ``learners``, their seats; ``closed``.
    """

    closed = False

    def __init__(
        self,
        variant: str = "standard",
        num_envs: int = 1,
        *,
        seats: str | Sequence[str] | None = None,
        episode: str = "deal",
        reward: str = "margin",
        observe: str = "now",
        cores: int = 1,
        house: str | None = None,
        packed: bool = False,
    ) -> None:
        self.program = Program(
            flags(variant, seats, episode, reward, observe, house) + ["--tables", str(num_envs), "--cores", str(cores)]
        )
        spec = self.program.spec
        self.num_envs = num_envs
        self.actions: list[str] = spec["actions"]
        self.bits: int = spec["bits"]
        self.pieces = {p["name"]: slice(p["at"], p["at"] + p["bits"]) for p in spec["pieces"]}
        self.hands: int = spec["hands"]
        self.learners: list[int] = spec["learners"]
        self._packed = packed

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins all tables anew and returns the observations and infos, as ``step`` does.

        The same seed gives the same cards, and the same computer players. None: the next of a row of seeds, which
        follows from the last one given. options are ignored.
        """
        self.program.reset(seed)
        self.closed = False
        return self._observation(self.program.observation), self._infos()

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Does an action at each table, int[num_envs]; -1 leaves a table as it is.

        Returns: observations uint8[num_envs, bits] of 0 and 1, what the seat to play knows; rewards
        float32[num_envs] if there is one learner, else float32[num_envs, hands] by seat; terminated bool[num_envs];
        truncated bool[num_envs], never; infos with

        ``action_mask`` uint8[num_envs, actions], 1 where legal; ``to_play`` int8[num_envs], the seat; ``rewards``
        float32[num_envs, hands]; and, if an episode ended, ``final_obs`` object[num_envs], the last observations
        uint8[bits] of one learner, else uint8[learners, bits], and ``_final_obs`` bool[num_envs], where there is one.
        """
        p = self.program
        p.step(actions)
        infos = self._infos()
        terminated = p.done.astype(bool)
        if len(p.final):
            last = self._observation(p.final)
            final = np.full(self.num_envs, None)
            for k, i in enumerate(np.flatnonzero(terminated)):
                final[i] = last[k, 0] if len(self.learners) == 1 else last[k]
            infos["final_obs"], infos["_final_obs"] = final, terminated
        rewards = infos["rewards"]
        return (
            self._observation(p.observation),
            rewards[:, self.learners[0]] if len(self.learners) == 1 else rewards,
            terminated,
            np.zeros(self.num_envs, bool),
            infos,
        )

    def _observation(self, rows: np.ndarray) -> np.ndarray:
        return rows.copy() if self._packed else unpack(rows, self.bits)

    def _infos(self) -> dict[str, Any]:
        p = self.program
        return {
            "action_mask": unpack(p.mask, len(self.actions)),
            "to_play": p.to_play.copy(),
            "rewards": p.reward.copy(),
        }

    def sample(self, generator: np.random.Generator) -> np.ndarray:
        """Returns a legal action for each table, int16[num_envs], each equally likely."""
        if not isinstance(generator, np.random.Generator):
            raise TypeError(f"{generator!r} is no numpy.random.Generator: give np.random.default_rng(1)")
        self.program.check()
        mask = unpack(self.program.mask, len(self.actions))
        drawn = generator.random(mask.shape, np.float32)  # 0 at times
        return np.where(mask, drawn, -1).argmax(axis=1).astype(np.int16)

    def text(self, table: int = 0, seat: int | None = None) -> str:
        """Returns what a seat knows as a line for people; None: the seat to play."""
        return self.program.text(table, seat)[1]

    def view(self, table: int = 0, seat: int | None = None) -> dict[str, Any]:
        """Returns what a seat knows, as docs/record.md describes a View; None: the seat to play."""
        return json.loads(self.program.text(table, seat)[0])

    def save(self, table: int = 0) -> str:
        """Returns all of a table as a line of text, the cards of all seats too."""
        return self.program.save(table)

    def restore(self, saved: str, table: int = 0) -> tuple[np.ndarray, dict[str, Any]]:
        """Puts what ``save`` returned at a table; it goes on bit for bit. Returns observations and infos of all tables."""
        self.program.restore(table, saved)
        return self._observation(self.program.observation), self._infos()

    def close(self) -> None:
        """Ends the program. It ends with this object, or with Python, too. ``reset`` starts it anew."""
        self.program.close()
        self.closed = True

    def __enter__(self) -> VecEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
