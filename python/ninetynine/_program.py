"""The connection to the program ``ninetynine env``: it plays, and Python asks. docs/env.md describes every byte."""
from __future__ import annotations

import io
import json
import operator
import os
import random
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import weakref
from pathlib import Path
from typing import Any, Sequence, cast

import numpy as np

try:  # signal itself makes enumerations of numbers, which would cost a fifth of a step of one table
    import _signal
except ImportError:
    import signal as _signal  # type: ignore[no-redef]

PROTOCOL = 1  # of docs/env.md
_HEADER = struct.Struct("<BxxxI")
MOST = 1 << 20  # bytes of a request
_PIPE = 1 << 20  # bytes: then a frame is written in one go
_NAME = "ninetynine.exe" if os.name == "nt" else "ninetynine"


class Refused(ValueError):
    """A request that the program refused. Nothing has changed, and the next request is served.

    ``table`` and ``action`` are numbers, or -1 where the error is about none; ``why`` and ``remedy`` are sentences.
    """

    def __init__(self, table: int, action: int, why: str, remedy: str = "") -> None:
        super().__init__((f"table {table}: " if table >= 0 else "") + why + (f": {remedy}" if remedy else ""))
        self.table, self.action, self.why, self.remedy = table, action, why, remedy

    def __reduce__(self) -> Any:
        return type(self), (self.table, self.action, self.why, self.remedy)


class ProgramEnded(RuntimeError):
    """The program does not run: it was killed, could not be started, or failed. ``reset`` starts it anew.

    ``why`` says so in words, and ``code`` is its exit code, below 0 for a signal's number.
    """

    def __init__(self, said: str, why: str = "", code: int = 0) -> None:
        super().__init__(said)
        self.why, self.code = why, code


def whole(seed: Any) -> int:
    """Returns a seed as an int. Raises ValueError unless it is a whole number from 0 to 2**64 - 1."""
    try:
        number = operator.index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < 1 << 64:
        raise ValueError(f"seed {seed!r}: give one whole number from 0 to 2**64 - 1")
    return number


def find() -> str:
    """Returns the path of the program: ``$NINETYNINE``, else the one in this package, else the one on ``$PATH``.

    Raises ProgramEnded if there is none.
    """
    named = os.environ.get("NINETYNINE")
    inside = Path(__file__).parent / "bin" / _NAME
    found = shutil.which(named) if named else str(inside) if inside.exists() else shutil.which(_NAME)
    if found:
        return found
    if named:
        raise ProgramEnded(f"NINETYNINE={named} is no program: let it name the file of the program ninetynine")
    raise ProgramEnded(
        "the program ninetynine is missing: install the wheel for this platform, or, in a clone of the repository, "
        "run `go install ./cmd/ninetynine` and set NINETYNINE to the program's path"
    )


# A process that forks while another thread starts the program would inherit pipes that it knows nothing about.
_starting = threading.RLock()
_running: weakref.WeakSet[Child] = weakref.WeakSet()


def _forked() -> None:
    """Leaves the parent its programs: this process closes its copies of the pipes, and starts its own."""
    _starting.release()
    for p in list(_running):
        p._leave()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_starting.acquire, after_in_parent=_starting.release, after_in_child=_forked)


class Child:
    """A command of the program, in a process of its own, which ends with this object or with Python."""

    _remedy = "call it again"
    _busy = False  # whether it has to be killed, as it would finish its work first

    def __init__(self, command: str, flags: Sequence[str]) -> None:
        self.command, self.flags = command, list(flags)
        self._lock = threading.Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Starts the program. Raises ProgramEnded if that fails."""
        self.close()
        command = [find(), self.command, *self.flags]
        # Ctrl+C is Python's: the program would end by it.
        apart: dict[str, Any] = {"creationflags": 0x200} if os.name == "nt" else {"start_new_session": True}
        self._said = tempfile.TemporaryFile()
        with _starting:
            try:
                self._child = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said, bufsize=-1, **apart
                )
            except OSError as e:
                raise ProgramEnded(f"{command[0]} cannot be started: {e}; install the wheel for this platform") from e
            self._ending = weakref.finalize(self, _end, self._child, self._said, os.getpid(), self._busy)
            _running.add(self)
        self._in, self._out = cast(Any, self._child.stdin).raw, cast(io.BufferedReader, self._child.stdout)

    def all(self) -> bytes:
        """Returns what the program writes until it ends. Raises ValueError with what it says if it refuses."""
        try:
            written = self._out.read()
            refusal = self._refusal()
        finally:
            self.close()
        if not isinstance(refusal, ProgramEnded) or refusal.code:
            raise refusal
        return written

    def __reduce__(self) -> Any:
        raise TypeError("it has a process, which cannot be copied or pickled: make it in the worker that uses it")

    def _send(self, request: bytes | bytearray) -> None:
        sent = self._in.write(request)
        while sent < len(request):  # a signal came
            sent += self._in.write(memoryview(request)[sent:])

    def _ended(self, why: str = "") -> ProgramEnded:
        """Closes what is left, and returns the error that says why the program ended."""
        child = self._child
        assert child is not None
        self._out.close()
        try:
            code = child.wait(5)
        except subprocess.TimeoutExpired:
            child.kill()
            code = child.wait()
        self._said.seek(0)
        said = self._said.read().decode(errors="replace").strip()
        why = why or said or (f"killed by signal {-code}" if code < 0 else f"exit code {code}")
        self.close(f"the program ended ({why})", why, code)
        return ProgramEnded(*self._gone)

    def _refusal(self) -> Exception:
        """The same as ``_ended``, or a ValueError if the program refused its flags or a file."""
        ended = self._ended()
        return ValueError(ended.why.removeprefix("ninetynine: ")) if ended.code == 2 else ended

    def _leave(self) -> None:
        """Leaves the program to the parent process."""
        self._lock = threading.Lock()
        self.close("the program does not run in this process")

    def close(self, said: str = "it was closed", why: str = "", code: int = 0) -> None:
        """Ends the program. Closing twice is no error. The arguments are of the error that a later request raises."""
        if self._child is not None:
            self._child, self._gone = None, (f"{said}: {self._remedy}", why, code)
            self._ending()


class Program(Child):
    """``ninetynine env``.

    The arrays are views of the last answer, and the next one overwrites them: ``mask`` and ``observation``
    uint8[tables, bytes], as bits; ``reward`` float32[tables, hands]; ``to_play`` int8[tables]; ``done``
    uint8[tables]; ``final`` uint8[tables with done, learners, bytes], as bits.
    """

    _remedy = "call reset, which starts it anew"
    mask: np.ndarray
    observation: np.ndarray
    reward: np.ndarray
    to_play: np.ndarray
    done: np.ndarray
    final: np.ndarray

    def __init__(self, flags: Sequence[str]) -> None:
        self._head = bytearray(_HEADER.size)
        self._seeds = random.Random()
        super().__init__("env", flags)

    def start(self) -> None:
        """Starts the program and reads what it says first. Raises ValueError if it refuses its flags."""
        super().start()
        try:
            self._greet()
        except BaseException:
            self.close()
            raise

    def _greet(self) -> None:
        """Reads the spec and the first frame."""
        self._dealt = False  # whether by a seed that was asked for
        if sys.platform == "linux":
            import fcntl

            for pipe in (self._in, self._out):
                try:
                    fcntl.fcntl(pipe, getattr(fcntl, "F_SETPIPE_SZ", 1031), _PIPE)
                except OSError:  # the user has too many large pipes: it goes on with small ones
                    pass
        line = self._out.readline()
        if not line:
            raise self._refusal()
        self.spec: dict[str, Any] = json.loads(line)
        if self.spec["protocol"] != PROTOCOL:
            raise ProgramEnded(
                f"{find()} speaks protocol {self.spec['protocol']}, and this package {PROTOCOL}: "
                "install both from the same commit"
            )
        self._arrange()
        with self._lock:
            self._exchange(None)

    def _arrange(self) -> None:
        """Makes room for requests and answers."""
        final = self.spec["final"]
        self._row = tuple(final["shape"])
        tables, size = self.spec["tables"], final["at"]
        self._buffer = bytearray(size + tables * self._row[0] * self._row[1])
        self._view = memoryview(self._buffer)
        self._usual = self._view[:size]
        for part in self.spec["frame"]:
            shape = tuple(part["shape"])
            count = int(np.prod(shape))
            array = np.frombuffer(self._buffer, "<f4" if part["type"] == "float32" else part["type"], count, part["at"])
            setattr(self, part["name"], array.reshape(shape))
        self._finals = np.frombuffer(self._buffer, np.uint8, -1, size)
        self._none = self._finals[:0].reshape(0, *self._row)
        self._step = bytearray(_HEADER.pack(ord("s"), 2 * tables) + bytes(2 * tables))
        self._actions = np.frombuffer(self._step, "<i2", tables, _HEADER.size)

    def step(self, actions: Any) -> None:
        """Does an action at each table: integers [tables], -1 leaves a table as it is. Raises Refused, RuntimeError
        before the first ``reset``, and ValueError for what are no integers."""
        if not self._dealt:
            self.check()
            raise RuntimeError("no cards were asked for: call reset first")
        numbers = np.asarray(actions)
        if numbers.shape != self._actions.shape or numbers.dtype.kind not in "iu":
            tables = len(self._actions)
            raise ValueError(f"actions are {numbers.dtype}{list(numbers.shape)}: give integers [{tables}], one for each table")
        small = numbers.astype(np.int16, copy=False)
        if small is not numbers and np.count_nonzero(wrong := small != numbers):
            table = int(wrong.argmax())
            action = int(numbers[table])
            raise Refused(table, action, f"action {action} does not exist", "choose one that the mask allows")
        with self._lock:
            self._actions[:] = small
            self._exchange(self._step)

    def reset(self, seed: int | None = None) -> None:
        """Begins all tables anew; a program that does not run is started. seed: 0 to 2**64 - 1; None: the next of a
        row of seeds, which follows from the last one given."""
        if seed is not None:
            seed = whole(seed)
            self._seeds.seed(seed)
        rest = struct.pack("<Q", self._seeds.getrandbits(64) if seed is None else seed)
        try:
            self.ask("r", rest)
        except ProgramEnded:
            self.start()
            self.ask("r", rest)
        self._dealt = True

    def _at(self, table: int, seat: int | None = None) -> bytes:
        """Returns how a request names a table, and a seat. Raises ValueError if there is none."""
        for name, number, count in ("table", table, len(self._actions)), ("seat", seat, len(self.spec["seats"])):
            if number is not None and not 0 <= number < count:
                raise ValueError(f"{name} {number} does not exist: there are 0 to {count - 1}")
        return struct.pack("<I", table) + (b"" if seat is None else struct.pack("<B", seat))

    def restore(self, table: int, saved: str) -> None:
        """Puts a table that ``save`` wrote at a table. Raises Refused if it was altered, or is of other rules."""
        self.ask("l", self._at(table) + saved.encode())
        self._dealt = True

    def save(self, table: int) -> str:
        """Returns all of a table as text, the cards of all seats too."""
        return self.ask("v", self._at(table)).decode()

    def text(self, table: int = 0, seat: int | None = None) -> tuple[str, str]:
        """Returns what a seat knows: its View as JSON (docs/record.md), and a line for people; None: the seat to play."""
        at = self._at(table) + bytes(self.to_play[table : table + 1]) if seat is None else self._at(table, seat)
        view, line = self.ask("t", at).decode().split("\n", 1)
        return view, line

    def result(self, table: int) -> dict[str, Any]:
        """Returns the score of the last deal that is over. Raises Refused if there is none."""
        return json.loads(self.ask("o", self._at(table)))

    def observe(self, table: int, seat: int) -> np.ndarray:
        """Returns what a seat knows, be it its turn or not: uint8[bytes], as bits."""
        return np.frombuffer(self.ask("b", self._at(table, seat)), np.uint8)

    def row(self, view: str, chosen: int = 0) -> tuple[np.ndarray, np.ndarray]:
        """Returns the observation of a View and its legal actions, uint8[bytes] each, as bits.

        chosen has bit k set for each card k that is chosen so far to lay aside.
        """
        answer = self.ask("w", struct.pack("<Q", chosen) + view.encode())
        both = np.frombuffer(answer, np.uint8)
        return both[self.mask.shape[1] :], both[: self.mask.shape[1]]

    def choose(self, player: str, seed: int, view: str) -> str:
        """Returns what a computer player does in a View. Raises Refused if there is none, or nothing to decide."""
        return self.ask("c", struct.pack("<Q", seed) + f"{player}\n{view}".encode()).decode()

    def ask(self, kind: str, rest: bytes) -> bytes | bytearray:
        """Sends a request and returns the answer if it is text; of a frame, the arrays are filled. Raises Refused, and
        ProgramEnded."""
        if len(rest) > MOST:
            raise Refused(-1, -1, f"the request has {len(rest):,} bytes, and may have {MOST:,}", "give what save or view returned")
        with self._lock:
            return self._exchange(_HEADER.pack(ord(kind), len(rest)) + rest)

    def check(self) -> None:
        """Raises ProgramEnded, with what ended it, unless the program runs."""
        if self._child is None:
            raise ProgramEnded(*self._gone)

    def _exchange(self, request: bytes | bytearray | None) -> bytes | bytearray:
        """Sends and receives, whole: Ctrl+C waits for the end, since half an answer would spoil the next."""
        self.check()
        late: list[Any] = []
        former = None
        if threading.current_thread() is threading.main_thread():
            former = _signal.getsignal(signal.SIGINT)
        if callable(former):
            child = self._child

            def wait(*args: Any) -> None:
                if late and child:  # once more: no waiting
                    child.kill()
                late.append(args)

            _signal.signal(signal.SIGINT, wait)
        try:
            kind, answer = self._transfer(request)
        except (OSError, EOFError) as e:
            raise self._ended() from e
        except BaseException:
            self.close("a request was broken off")
            raise
        finally:
            if callable(former):
                _signal.signal(signal.SIGINT, former)
                if late:
                    former(*late[0])
        if kind not in b"EX":
            return answer
        refusal = json.loads(answer)
        if kind == ord("X"):
            raise self._ended(refusal["why"])
        raise Refused(refusal["table"], refusal["action"], refusal["why"], refusal.get("remedy", ""))

    def _transfer(self, request: bytes | bytearray | None) -> tuple[int, bytes | bytearray]:
        if request is not None:
            self._send(request)
        self._fill(self._head)
        kind, size = _HEADER.unpack(self._head)
        if kind != ord("F"):
            answer = bytearray(size)
            self._fill(answer)
            return kind, answer
        if size == len(self._usual):
            self._fill(self._usual)
            self.final = self._none
        else:
            self._fill(self._view[:size])
            self.final = self._finals[: size - len(self._usual)].reshape(-1, *self._row)
        return kind, b""

    def _fill(self, room: bytearray | memoryview) -> None:
        if self._out.readinto(room) < len(room):
            raise EOFError


def _end(child: subprocess.Popen[bytes], said: Any, owner: int, busy: bool) -> None:
    """Ends a program: its input ends; if it does not end by that, it is killed. A fork leaves it to its parent."""
    said.close()
    if os.getpid() != owner:
        child.returncode = 0  # it is not this process's to wait for
        for pipe in (child.stdin, child.stdout):
            cast(Any, pipe).raw.close()  # what is in its buffer is the parent's to send
        return
    if busy:
        child.kill()
    for pipe in (child.stdin, child.stdout):
        try:
            if pipe is not None:
                pipe.close()
        except OSError:
            pass
    try:
        child.wait(1)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def main() -> None:
    """The command ``ninetynine`` of a wheel: its program."""
    command = [find(), *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)
