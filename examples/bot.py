#!/usr/bin/env python3
"""A player of Ninety-Nine over a pipe: the smallest that is any use.

    ninetynine simulate --players "exec:python3 examples/bot.py,greedy,greedy"

It needs nothing but Python's standard library. Every line on standard input
is a question, every line on standard output an answer; see docs/bots.md.
"""
import json
import sys

RANKS = "2 3 4 5 6 7 8 9 10 11 12 J Q K A".split()


def rank(card):
    """The height of a card: the ace is highest."""
    return RANKS.index(card[:-1])


def lay(cards, pick):
    """Middling cards are the least certain to win or to lose: bid with those."""
    middle = RANKS.index("10")
    return sorted(cards, key=lambda card: abs(rank(card) - middle))[:pick]


def play(cards, view):
    """High as long as tricks are missing, low afterwards."""
    tricks = view["won"][view["seat"]]
    missing = view.get("bid", 3) > tricks
    return max(cards, key=rank) if missing else min(cards, key=rank)


def choose(view):
    options = view["options"]
    if "acts" in options:  # offers and trumps are listed: the first is the quietest
        return options["acts"][0]
    cards = options["from"].split()
    if options["kind"] == "lay":
        return "lay " + " ".join(lay(cards, options["pick"]))
    return "play " + play(cards, view)


def main():
    for line in sys.stdin:
        question = json.loads(line)
        if "hello" in question:
            answer = {"name": "example"}
        else:
            answer = {"id": question["id"], "act": choose(question["view"])}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
