"""What positions are worth, by ``ninetynine analyse``: docs/analysis.md has all fields of questions and answers."""
from __future__ import annotations

import io
import itertools
import json
import queue
import subprocess
import threading
import weakref
from concurrent.futures import Future
from typing import Any, TypedDict, cast

from ._program import MOST, Child, ProgramEnded, Refused


class Choice(TypedDict, total=False):
    """An act and its worth: ``points``, with the standard ``error`` of ``sampled``; ``gap`` to the best; ``chance`` of the
    contract, 0 to 1. docs/api.md has all fields of answers; later versions may have more."""

    act: str
    points: float
    sampled: float
    error: float
    gap: float
    gapError: float
    chance: float
    policy: float
    bid: int
    played: bool
    premiums: list[dict[str, Any]]


class Advice(TypedDict, total=False):
    """A position judged: the best ``act``, all ``choices``, the best first, and of bids the ``bids``."""

    variant: str
    seat: int
    phase: str
    trump: str
    hand: str
    act: str
    player: str
    worlds: int
    weight: float
    choices: list[Choice]
    bids: list[dict[str, Any]]
    why: list[dict[str, Any]]
    others: list[dict[str, Any]]
    unseen: list[dict[str, Any]] | None


class Par(TypedDict, total=False):
    """A deal, played ``plays`` times by ``player`` in all seats; of each hand the mean ``points`` and ``margin``, the
    margin's standard ``error``, and how often its contract was ``made``."""

    player: str
    plays: int
    seats: list[dict[str, float]]


class Report(TypedDict, total=False):
    """A match explained: by seat the ``total`` of luck and mistakes, and its ``deals``."""

    of: int
    judged: int
    total: list[dict[str, Any]]
    deals: list[dict[str, Any]]


class Answer(TypedDict, total=False):
    """The answer to a question: one of ``advice``, ``par`` and ``report``; ``act`` is what was chosen in a record."""

    act: str
    advice: Advice
    par: Par
    report: Report


class Question(Future[Answer]):
    """A question that was asked. ``cancel`` ends it; ``partial`` is its last partial answer, if it was asked with ``every``."""

    partial: Answer | None = None


class Analysis(Child):
    """Asks about positions, from any threads; several questions may be in flight, ``cores`` of them are judged at once.

    ``bids``, ``plays``, ``par`` and ``report`` wait for the answer, and Ctrl+C ends the question; ``ask`` does not wait.
    Their arguments are the fields of docs/analysis.md, such as ``view``, or ``variant`` with ``deal`` or ``hand``, or
    ``record``, the text, with ``at``, here one moment: the deal and how many of its acts came before, or a deal alone.
    Errors: ``Refused`` names the field and the remedy; ``ProgramEnded`` if the program was killed or closed, and the
    next question starts it anew, also after a fork; ``ValueError`` if cores are not 1 to 1,024.
    """

    _remedy = "ask again, which starts it anew"
    _busy = True

    def __init__(self, cores: int = 1) -> None:
        self._guard = threading.RLock()
        self._names = map(str, itertools.count(1))
        super().__init__("analyse", ["--cores", str(cores)])

    def start(self) -> None:
        """Starts the program anew. Questions in flight end with ProgramEnded."""
        with self._guard:
            super().start()
            self._asked: dict[str, Question] = {}
            self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
            writes = threading.Thread(target=_write, args=(self._in, self._lines), daemon=True)
            reads = threading.Thread(
                target=_read, args=(weakref.ref(self), self._child, self._out, self._asked, self._lines), daemon=True
            )
            writes.start()
            reads.start()

    def ask(self, what: str, *, at: tuple[int, int] | int | None = None, **fields: Any) -> Question:
        """Asks ``"bids"``, ``"plays"``, ``"par"`` or ``"report"``; the result is the answer. Raises ValueError if the
        question has more than a mebibyte."""
        if at is not None:
            fields["at"] = [{"deal": at} if isinstance(at, int) else {"deal": at[0], "step": at[1]}]
        question = Question()
        with self._guard:
            if self._child is None:
                self.start()
            name, lines = next(self._names), self._lines
            line = json.dumps({"id": name, "what": what, **fields}, allow_nan=False).encode() + b"\n"
            if len(line) > MOST:
                raise ValueError(f"the question has {len(line):,} bytes, and may have {MOST:,}: ask about fewer matches")
            self._asked[name] = question
            lines.put(line)
        question.add_done_callback(lambda q: lines.put(_ending(name)) if q.cancelled() else None)
        return question

    def _answer(self, what: str, fields: dict[str, Any]) -> Answer:
        question = self.ask(what, **fields)
        try:
            return question.result()
        finally:
            question.cancel()  # Ctrl+C came; else it is over

    def bids(self, **question: Any) -> Advice:
        """Judges every way to bid, with all that was found about each."""
        return self._answer("bids", question)["advice"]

    def plays(self, **question: Any) -> Advice:
        """Judges every choice of a seat."""
        return self._answer("plays", question)["advice"]

    def par(self, **question: Any) -> Par:
        """Has a deal played many times by equals."""
        return self._answer("par", question)["par"]

    def report(self, record: str, **question: Any) -> Report:
        """Explains a match of a record, or one of its deals."""
        return self._answer("report", {"record": record, **question})["report"]

    def close(self, *error: Any) -> None:
        """Ends the program, and questions in flight with ProgramEnded. Closing twice is no error."""
        with self._guard:
            super().close(*error)

    def _leave(self) -> None:
        self._guard = threading.RLock()
        super()._leave()

    def __enter__(self) -> Analysis:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _write(into: io.RawIOBase, lines: queue.SimpleQueue[bytes | None]) -> None:
    """Writes lines, in a thread of its own: Ctrl+C would break them off."""
    for line in iter(lines.get, None):
        try:
            while line:
                line = line[cast(int, into.write(line)) :]
        except (OSError, ValueError):  # the program has ended
            return


def _line(out: io.BufferedReader) -> bytes:
    try:
        return out.readline()
    except ValueError:  # it was closed
        return b""


def _ending(name: str) -> bytes:
    return json.dumps({"id": name + "/end", "action": "terminate", "terminateId": name}).encode() + b"\n"


def _settle(answer: Any, asked: dict[str, Question], lines: queue.SimpleQueue[bytes | None]) -> None:
    """Gives an answer to its question."""
    question = asked.get(name := answer.pop("id", ""))
    if question is None:
        return
    wrong = answer.get("error") or answer.get("warning")  # warned, too: a misspelt field would change the answer
    if answer.pop("partial", False):
        question.partial = answer
    elif asked.pop(name).set_running_or_notify_cancel():
        if wrong:
            question.set_exception(Refused(-1, -1, ": ".join(filter(None, (answer.get("field"), wrong)))))
            lines.put(_ending(name))
        else:
            question.set_result(answer)


def _read(
    owner: weakref.ref[Analysis],
    child: subprocess.Popen[bytes],
    out: io.BufferedReader,
    asked: dict[str, Question],
    lines: queue.SimpleQueue[bytes | None],
) -> None:
    """Reads answers until the program ends."""
    try:
        while (line := _line(out)).endswith(b"\n"):  # the last one may be cut short
            _settle(json.loads(line), asked, lines)
    finally:
        lines.put(None)
        _tell(owner, child, asked)


def _tell(owner: weakref.ref[Analysis], child: subprocess.Popen[bytes], asked: dict[str, Question]) -> None:
    """Ends the questions in flight with what ended the program."""
    analysis = owner()
    error: Exception = ProgramEnded("the analysis was closed: ask again, which starts it anew")
    if analysis is not None:
        with analysis._guard:
            if analysis._child is child:
                try:
                    error = analysis._refusal()
                except ValueError:  # Python is ending, and has closed it
                    pass
    for question in asked.values():
        if question.set_running_or_notify_cancel():
            question.set_exception(error)
