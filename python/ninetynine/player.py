"""Computer players, asked about Views. At tables of an env, ``seats`` has them."""
from __future__ import annotations

import json
from typing import Any, Mapping

from ._program import Program, ProgramEnded, whole
from .vector import flags


class Player:
    """A computer player of docs/bots.md, but a program, for a variant or a file with a house variant.

    The same name, seed and View give the same act. seed: 0 to 2**64 - 1. It serves one thread at a time; another waits.
    """

    def __init__(self, name: str = "expert", variant: str = "standard", *, house: str | None = None, seed: int = 1) -> None:
        self.name, self.seed = name, whole(seed)
        self._program = Program(flags(variant, None, "deal", "margin", "now", house))

    def act(self, view: Mapping[str, Any]) -> str:
        """Returns its act, such as ``"play KH"`` or ``"lay AC KC 9D"``, for a View in which a seat is to decide.

        A View is as docs/record.md has it, from ``VecEnv.view``, or as players get it over a pipe. Raises Refused if it
        is none, or if there is no such player. A program that was killed is started anew.
        """
        text = json.dumps(view)
        try:
            return self._program.choose(self.name, self.seed, text)
        except ProgramEnded:
            self._program.start()
            return self._program.choose(self.name, self.seed, text)

    def close(self) -> None:
        """Ends its program. It ends with this object, or with Python, too."""
        self._program.close()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
