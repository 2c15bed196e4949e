#!/usr/bin/env python3
"""A player of Ninety-Nine by HTTP: the smallest that is any use.

    webbot.py http://localhost:9900                       play a match against bots
    webbot.py http://localhost:9900 --variant four --bots ",club,club,club"
    webbot.py http://localhost:9900 --table TABLE         sit down at somebody's table
    webbot.py http://localhost:9900 --play                wherever somebody waits

It needs nothing but Python's standard library, and no rules: each message of
the server lists what it may do. See docs/api.md.
"""
import argparse
import hashlib
import http.client
import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

RANKS = "2 3 4 5 6 7 8 9 10 11 12 J Q K A".split()
BROKEN = (OSError, http.client.HTTPException)  # the line is down, or broke off
SILENCE = 40  # seconds; a stream that is alive says so every fifteen


def rank(card):
    """The height of a card: the ace is highest."""
    return RANKS.index(card[:-1])


def lay(cards, pick):
    """Middling cards are the least certain to win or to lose: bid with those."""
    middle = RANKS.index("10")
    return sorted(cards, key=lambda card: abs(rank(card) - middle))[:pick]


def choose(view):
    """One of the things that the seat may do, in the words of a record."""
    options = view["options"]
    if "acts" in options:  # offers and trumps are listed: the first is the quietest
        return options["acts"][0]
    cards = options["from"].split()
    if options["kind"] == "lay":
        return "lay " + " ".join(lay(cards, options["pick"]))
    missing = view.get("bid", 3) > view["won"][view["seat"]]
    return "play " + (max if missing else min)(cards, key=rank)


class Refused(Exception):
    """The server understood, and says no."""

    def __init__(self, status, error):
        super().__init__(f"{status} {error['reason']}: {error['text']}")
        self.status, self.reason = status, error["reason"]


class Client:
    """Sends requests, each as often as it takes to get an answer."""

    def __init__(self, url):
        self.url, self.token = url.rstrip("/"), None

    def request(self, path, body=None, accept="application/json"):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Accept": accept})
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        return urllib.request.urlopen(request, timeout=SILENCE)

    def call(self, path, body=None):
        """The answer. A command has an id, so that it may be sent again."""
        for attempt in range(20):
            try:
                with self.request(path, body) as answer:
                    return answer.read()
            except urllib.error.HTTPError as error:
                wait = error.headers.get("Retry-After")
                if error.code not in (429, 503) or wait is None:
                    raise Refused(error.code, json.load(error)["error"]) from None
                time.sleep(float(wait))
            except BROKEN as error:
                print("again:", error, file=sys.stderr)
                time.sleep(min(5, 0.05 * 2**attempt))
        raise SystemExit("the server cannot be reached")

    def post(self, path, body):
        return json.loads(self.call(path, body))

    def messages(self, table):
        """Every message of the table once, in order, for ever."""
        last = 0
        while True:
            path = f"/api/tables/{table}/events?after={last}"
            try:
                with self.request(path, accept="application/x-ndjson") as lines:
                    for line in lines:
                        if not line.endswith(b"\n"):
                            break  # it broke off in the middle
                        if not line.strip():
                            continue  # the server says that it is still there
                        message = json.loads(line)
                        last = message["seq"]
                        yield message
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise Refused(error.code, json.load(error)["error"]) from None
            except BROKEN as error:
                print("again:", error, file=sys.stderr)
            time.sleep(0.05)


class Player:
    """Plays one match at one table."""

    def __init__(self, client, table):
        self.client, self.table = client, table
        self.done = 0  # the entry of our last command: what came before it is history

    def tell(self, do, **fields):
        """One command, whose id is never another's. What the table has moved on from does not matter."""
        command = {"id": secrets.token_hex(8), "do": do, **fields}
        try:
            answer = self.client.post(f"/api/tables/{self.table}/commands", command)
            self.done = answer["seq"]
        except Refused as no:
            if no.reason not in ("stale", "not-now"):
                raise

    def play(self, entropy, commit):
        """Goes on to the end of a match, and returns its number."""
        match, disclosed = None, set()
        for message in self.client.messages(self.table):
            table, seat = message["table"], message.get("seat")
            if seat is None:
                raise SystemExit("we have lost our chair")
            if table["stage"] != "waiting":
                match = table["match"]
            elif match is not None and table.get("ended"):
                return match
            if message["seq"] < self.done:
                continue
            chair = table["chairs"][seat]
            if chair.get("away"):
                self.tell("back")
            elif seat not in table.get("ask", {"yes": [seat]})["yes"]:
                self.tell("answer", on=True, seen=message["seq"])  # before we act: that would be a no
            elif table.get("paused"):
                if not chair.get("ready"):
                    self.tell("resume")  # it goes on when the others want to as well
            elif table["stage"] == "waiting":
                if not chair.get("ready"):  # somebody else has sat down since we were
                    self.tell("ready", text=commit)
            elif table["stage"] == "mixing":
                if match not in disclosed:
                    self.tell("entropy", text=entropy.hex())
                    disclosed.add(match)
            elif table["stage"] == "between" and not chair.get("ready"):
                self.tell("ready")
            elif table["stage"] == "playing" and "options" in message["view"]:
                view = message["view"]
                hand = view["options"].get("seat", seat)
                self.tell("act", act=choose(view), hand=hand, seen=message["seq"])


def arrive(client, options, commit):
    """Takes a chair somewhere, says ready, and returns the table's id."""
    start = {"id": secrets.token_hex(8), "ready": True, "commit": commit}
    if options.play:
        return client.post("/api/play", {**start, "variant": options.variant})["table"]
    if not options.table:
        settings = {"variant": options.variant, "pace": options.pace}
        if options.deals:
            settings["deals"] = options.deals
        bots = options.bots
        if bots is None:
            variants = json.loads(client.call("/api/variants"))["variants"]
            chairs = {v["id"]: v["chairs"] for v in variants}
            if options.variant not in chairs:
                raise SystemExit(f"no variant is called {options.variant}; there are {', '.join(chairs)}")
            bots = "," + ",".join(["club"] * (chairs[options.variant] - 1))
        return client.post("/api/tables", {**start, "settings": settings, "sit": True, "bots": bots.split(",")})["table"]
    table = urllib.parse.quote(options.table)
    for do, text in ("sit", ""), ("ready", commit):
        client.post(f"/api/tables/{table}/commands", {"id": secrets.token_hex(8), "do": do, "text": text})
    return table


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("url", help="of the server")
    parser.add_argument("--name", default="Webbot")
    parser.add_argument("--table", help="id of the table to sit down at")
    parser.add_argument("--play", action="store_true", help="wherever somebody waits")
    parser.add_argument("--variant", default="standard")
    parser.add_argument("--deals", type=int, help="of the match; without it as the variant says")
    parser.add_argument("--bots", help="by seat, the level of its bot; an empty one is for us")
    parser.add_argument("--pace", type=int, default=1, help="of the bots, in milliseconds an act")
    options = parser.parse_args()

    client = Client(options.url)
    client.token = client.post("/api/guest", {"name": options.name, "token": True})["token"]
    entropy = os.urandom(32)
    commit = hashlib.sha256(b"n99-entropy-1" + entropy).hexdigest()
    table = arrive(client, options, commit)
    print("table", table, file=sys.stderr)
    match = Player(client, table).play(entropy, commit)
    sys.stdout.buffer.write(client.call(f"/api/tables/{table}/matches/{match}/record"))


if __name__ == "__main__":
    main()
