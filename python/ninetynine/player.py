"""Computer players, asked about Views. At tables of an env, ``seats`` has them."""
from __future__ import annotations

import json
import threading
from typing import Any, Mapping, Sequence

from ._program import Program, ProgramEnded, whole
from .vector import flags


class _Guarded(Program):
    """The program of a Player. With its guard, one thread at a time asks it, or starts it anew."""

    _remedy = "make another Player"

    def __init__(self, flags: Sequence[str]) -> None:
        self.guard = threading.RLock()
        super().__init__(flags)

    def _leave(self) -> None:
        self.guard = threading.RLock()
        super()._leave()


class Player:
    """A computer player of docs/bots.md, but a program, for a variant or a file with a house variant.

    The same name, seed and View give the same act. seed: 0 to 2**64 - 1. It serves one thread at a time; another waits.
    """

    def __init__(self, name: str = "expert", variant: str = "standard", *, house: str | None = None, seed: int = 1) -> None:
        self.name, self.seed = name, whole(seed)
        self._program = _Guarded(flags(variant, None, "deal", "margin", "now", house))
        self._closed = False

    def act(self, view: Mapping[str, Any]) -> str:
        """Returns its act, such as ``"play KH"`` or ``"lay AC KC 9D"``, for a View in which a seat is to decide.

        A View is as docs/record.md has it, from ``VecEnv.view``, or as players get it over a pipe. Raises Refused if it
        is none, or if there is no such player, and ProgramEnded after ``close``. A program that was killed is started
        anew.
        """
        text = json.dumps(view)
        with self._program.guard:
            try:
                return self._program.choose(self.name, self.seed, text)
            except ProgramEnded:
                if self._closed:
                    raise
                self._program.start()
                return self._program.choose(self.name, self.seed, text)

    def close(self) -> None:
        """Ends its program. It ends with this object, or with Python, too. Closing twice is no error."""
        with self._program.guard:
            self._closed = True
            self._program.close()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
