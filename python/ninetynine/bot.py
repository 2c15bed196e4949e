"""Seats a policy as a player, for every command that takes players (docs/bots.md)::

    ninetynine arena --variant pennycook --play "exec:python3 -m ninetynine.bot mine.py:policy" --against greedy

MODULE:POLICY names a function of a module, or of a file, that takes observations uint8[1, bits] and masks
uint8[1, actions] and returns a legal action int[1]. The program turns Views into bits. The command refuses an action
that is not legal, names it, and plays the first legal one instead.
"""
from __future__ import annotations

import argparse
import importlib
import json
import operator
import sys
import tempfile
from pathlib import Path
from typing import IO, Any, Sequence

import numpy as np

from ._program import Program
from .policy import Policy
from .vector import flags, unpack


class _Chooser:
    """Asks a policy about Views of one variant."""

    def __init__(self, policy: Policy, hello: dict[str, Any], observe: str) -> None:
        self._policy, self._hello = policy, hello
        self._stay: tuple[int, str] | None = None  # of the deal: Views leave it out once the trump is known
        with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False) as house:
            json.dump(hello.get("rules"), house)
        try:
            rules = house.name if "rules" in hello else None
            self._program = Program(flags(hello["variant"], None, "deal", "margin", observe, rules))
        finally:
            Path(house.name).unlink()
        self._names: list[str] = self._program.spec["actions"]

    def plays(self, hello: dict[str, Any]) -> bool:
        """Whether a match that begins so has the same rules."""
        return all(hello.get(k) == self._hello.get(k) for k in ("variant", "rules"))

    def begin(self) -> None:
        """Begins a match: the stay of an earlier one is forgotten."""
        self._stay = None

    def act(self, view: dict[str, Any]) -> str:
        if "stay" in view:
            self._stay = view["deal"], view["stay"]
        elif self._stay and self._stay[0] == view["deal"]:
            view = {**view, "stay": self._stay[1]}
        options, text = view["options"], json.dumps(view)
        if options["kind"] != "lay":
            name, _ = self._choose(text, 0)
            return name if options["kind"] in ("offer", "name") else "play " + name
        names: list[str] = []
        chosen, bit = 0, 1
        while len(names) < options["pick"] and bit:
            name, bit = self._choose(text, chosen)
            names, chosen = names + [name], chosen | bit
        return "lay " + " ".join(names)

    def _choose(self, view: str, chosen: int) -> tuple[str, int]:
        """Returns the name of the action that the policy chooses, and its bit, 0 if it is not legal."""
        row, mask = self._program.row(view, chosen)
        observation = unpack(row[None], self._program.spec["bits"])
        legal = unpack(mask, len(self._names))
        action = operator.index(np.asarray(self._policy(observation, legal[None]))[0])
        if not 0 <= action < len(legal):
            return f"action {action}", 0
        return self._names[action], int(legal[action]) << action


def serve_policy(
    policy: Policy, *, observe: str = "now", name: str = "policy", into: IO[str] | None = None, out: IO[str] | None = None
) -> None:
    """Plays until the questions end. observe: what the policy sees, ``"now"`` or ``"ever"``.

    into and out: where questions come from, and answers go; None: standard input and output.
    """
    into, out, chooser = into or sys.stdin, out or sys.stdout, None
    for line in into:
        question = json.loads(line)
        answer: dict[str, Any]
        if "hello" in question:
            if chooser is None or not chooser.plays(question["hello"]):
                chooser = _Chooser(policy, question["hello"], observe)
            chooser.begin()
            answer = {"name": name}
        elif "view" in question and "forecast" not in question and chooser is not None:
            answer = {"id": question["id"], "act": chooser.act(question["view"])}
        else:
            continue
        print(json.dumps(answer), file=out, flush=True)


def load(named: str) -> Policy:
    """Returns the policy that MODULE:POLICY or FILE.py:POLICY names. Raises ValueError if there is none."""
    module, colon, name = named.rpartition(":")
    if not colon:
        raise ValueError(f"{named} names no policy: write MODULE:POLICY, or FILE.py:POLICY")
    path = Path(module)
    if path.suffix == ".py" and not path.is_file():
        raise ValueError(f"there is no file {module}")
    sys.path.insert(0, str(path.parent) if path.suffix == ".py" else "")
    found = importlib.import_module(path.stem if path.suffix == ".py" else module)
    if not callable(getattr(found, name, None)):
        raise ValueError(f"{module} has no function {name}: name one that takes observations and masks")
    return getattr(found, name)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command ``python -m ninetynine.bot``."""
    flags = argparse.ArgumentParser("python -m ninetynine.bot", description="Seats a policy as a player over a pipe.")
    flags.add_argument("policy", metavar="MODULE:POLICY", help="a function of a module, or of a file: mine.py:policy")
    flags.add_argument("--observe", choices=("now", "ever"), default="now", help="what the policy sees")
    f = flags.parse_args(arguments)
    try:
        policy = load(f.policy)
    except (ValueError, ImportError) as e:
        sys.exit(f"python -m ninetynine.bot: {e}")
    serve_policy(policy, observe=f.observe, name=f.policy)


if __name__ == "__main__":
    main()
