"""Records (docs/record.md) as arrays: a row for each deal that is over, or for each decision."""
from __future__ import annotations

import gzip
import io
import json
import os
from os import PathLike
from typing import IO, Any

import numpy as np

from ._program import Child
from .vector import flags, unpack

_COLUMNS = {"bids": np.int16, "tricks": np.int16, "made": bool, "premium": "U7", "points": np.int16, "totals": np.int16}


def decisions(
    path: str | PathLike[str],
    variant: str = "standard",
    *,
    house: str | None = None,
    reward: str = "margin",
    observe: str = "now",
    packed: bool = False,
) -> dict[str, np.ndarray]:
    """Reads the decisions of a record, plain or packed by gzip or zstd, of one variant, or of a file with a house variant.

    Returns, for n decisions, the bytes that a ``VecEnv`` gives where they are due: ``observation`` uint8[n, bits] of 0
    and 1, or packed uint8[n, bytes] for ``unpack``; ``action_mask`` uint8[n, actions]; ``action`` int16[n], what was
    chosen; ``seat`` int8[n], of the player; ``reward`` float32[n], what the seat got for the deal in the end; and
    ``match`` and ``deal`` int32[n], as in ``deals``. Cards to lay aside are chosen one by one. Deals that are not over
    are left out, and what a stand-in did.

    The program referees the record. Raises ValueError with the line that is wrong, or if there are no such decisions.
    """
    if os.fspath(path) in ("", "-"):  # the program would wait for its standard input
        raise ValueError(f"path {os.fspath(path)!r}: give the name of a file")
    command = flags(variant, None, "deal", reward, observe, house) + ["--record", os.fspath(path)]
    written = Child("env", command).all()
    end = written.index(b"\n") + 1
    spec = json.loads(written[:end])
    parts = [(p["name"], np.dtype(p["type"]).newbyteorder("<"), tuple(p.get("shape", ()))) for p in spec["row"]]
    rows = np.frombuffer(written, np.dtype(parts), -1, end)
    found = {name: rows[name].copy() for name, *_ in parts[2:]}
    found["action_mask"] = unpack(rows["mask"], len(spec["actions"]))
    found["observation"] = rows["observation"].copy() if packed else unpack(rows["observation"], spec["bits"])
    return found


def _open(path: str | PathLike[str]) -> IO[bytes] | gzip.GzipFile:
    """Opens a record, and unpacks it if it is packed."""
    with open(path, "rb") as file:
        begins = file.read(4)
    if begins[:2] == b"\x1f\x8b":
        return gzip.open(path)
    if begins != b"\x28\xb5\x2f\xfd":
        return open(path, "rb")
    try:
        from compression import zstd  # of Python 3.14
    except ImportError:
        try:
            import zstandard
        except ImportError:
            raise ImportError(f"{os.fspath(path)} is packed by zstd: pip install zstandard") from None
        unpacker = zstandard.ZstdDecompressor()
        return io.BufferedReader(unpacker.stream_reader(open(path, "rb"), read_across_frames=True, closefd=True))
    return zstd.open(path)


def deals(path: str | PathLike[str], variant: str | None = None) -> dict[str, np.ndarray]:
    """Reads the deals of a record, plain or packed by gzip or zstd, of one variant; None: the first in the file.

    Returns, for n deals: ``match`` int32[n], the number of the match in the file, from 0; ``deal`` int32[n], its number
    in the match; ``dealer`` int8[n]; ``trump`` str[n], empty where a player names it; and by hand ``bids``, ``tricks``, ``points`` and ``totals`` int16[n,
    hands], ``made`` bool[n, hands], ``premium`` str[n, hands]. A bid of -1 was never shown. It trusts the file:
    ``ninetynine check`` referees it. Raises ValueError if there are no such deals.
    """
    rows: dict[str, list[Any]] = {name: [] for name in ("match", "deal", "dealer", "trump", *_COLUMNS)}
    header: dict[str, Any] = {}
    dealt: dict[str, Any] = {}
    match = -1
    with _open(path) as file:
        for number, line in enumerate(file, 1):
            try:
                part = json.loads(line)
                if "ninetynine" in part:
                    header, match = part, match + 1
                    variant = variant or header["variant"]
                elif "deal" in part:
                    dealt = part
                elif "score" in part and header["variant"] == variant:
                    for name, value in (("match", match), *((k, dealt.get(k, "")) for k in ("deal", "dealer", "trump"))):
                        rows[name].append(value)
                    for name in _COLUMNS:
                        rows[name].append(part["score"][name])
                elif not header:
                    raise ValueError("no match has begun")
            except (ValueError, KeyError, TypeError, AttributeError) as e:
                raise ValueError(f"{path}: line {number} is not of a record: give a file that --records wrote") from e
    if not rows["deal"]:
        raise ValueError(f"{path} has no finished deal of {variant or 'any variant'}: name a variant that is in it")
    types: dict[str, Any] = {"match": np.int32, "deal": np.int32, "dealer": np.int8, "trump": "U7", **_COLUMNS}
    return {name: np.array(rows[name], types[name]) for name in rows}
