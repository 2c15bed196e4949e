"""Records (docs/record.md) as arrays: a row for each deal that is over."""
from __future__ import annotations

import gzip
import json
from os import PathLike
from typing import Any

import numpy as np

_COLUMNS = {"bids": np.int16, "tricks": np.int16, "made": bool, "premium": "U7", "points": np.int16, "totals": np.int16}


def deals(path: str | PathLike[str], variant: str | None = None) -> dict[str, np.ndarray]:
    """Reads the deals of a record, plain or packed by gzip, of one variant; None: the first in the file.

    Returns, for n deals: ``match`` int32[n], the number of the match in the file, from 0; ``deal`` int32[n], its number
    in the match; ``dealer`` int8[n]; ``trump`` str[n], empty where a player names it; and by hand ``bids``, ``tricks``, ``points`` and ``totals`` int16[n,
    hands], ``made`` bool[n, hands], ``premium`` str[n, hands]. A bid of -1 was never shown. It trusts the file:
    ``ninetynine check`` referees it. Raises ValueError if there are no such deals.
    """
    rows: dict[str, list[Any]] = {name: [] for name in ("match", "deal", "dealer", "trump", *_COLUMNS)}
    header: dict[str, Any] = {}
    dealt: dict[str, Any] = {}
    match = -1
    with open(path, "rb") as raw, gzip.open(raw) if raw.peek(2)[:2] == b"\x1f\x8b" else raw as file:
        for line in file:
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
    if not rows["deal"]:
        raise ValueError(f"{path} has no finished deal of {variant}: name a variant that is in it")
    types: dict[str, Any] = {"match": np.int32, "deal": np.int32, "dealer": np.int8, "trump": "U7", **_COLUMNS}
    return {name: np.array(rows[name], types[name]) for name in rows}
