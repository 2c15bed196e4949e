"""Hidden cards swapped, through the pipe: not a byte of what the seat gets changes."""
import hashlib
import json
import re
import unittest

import numpy as np

import variants
from ninetynine import VecEnv

RANK = "1[0-2]|[2-9AKQJ]"


class Position:
    """The deal in a table that ``save`` wrote, as docs/env.md calls it, and where each of its cards is."""

    def __init__(self, saved):
        self.saved = saved
        words = json.loads(saved)["position"].split()
        at = next(i for i, word in enumerate(words) if "/" in word)
        self.before, self.acts = words[:at], words[at + 1 :]
        self.hands = [
            {rank + suit for suit, ranks in zip("CDHS", hand.split(".")) for rank in re.findall(RANK, ranks)}
            for hand in words[at].split("/")
        ]
        self.laid = {}
        for act in self.acts:
            if re.fullmatch(f"[0-4]:(({RANK})[CDHS])+", act):
                self.laid[int(act[0])] = set(re.findall(f"(?:{RANK})[CDHS]", act))

    def aside(self, seat):
        return self.laid.get(seat, set())

    def hidden(self, seat):
        """Cards that the seat cannot know, as pairs of a hand and a card."""
        open = {act[0] for act in self.acts if "reveal" in act}
        declared = open | {act[0] for act in self.acts if "declare" in act}
        known = set(self.acts) | {word[3:] for word in self.before if word.startswith("up=")}
        for i, hand in enumerate(self.hands):
            if i != seat and str(i) not in open:
                aside = self.aside(i) if str(i) in declared else set()
                yield from ((i, card) for card in sorted(hand - known - aside))

    def swapped(self, a, x, b, y):
        """The text with card x of hand a and card y of hand b swapped."""
        hands = [{{x: y, y: x}.get(card, card) for card in hand} for hand in self.hands]
        order = ["2", *map(str, range(3, 13)), "J", "Q", "K", "A"]
        text = "/".join(
            ".".join("".join(sorted((c[:-1] for c in hand if c[-1] == suit), key=order.index)[::-1]) for suit in "CDHS")
            for hand in hands
        )
        either = f"(?<!\\d)({x}|{y})"
        acts = [re.sub(either, lambda m: y if m[1] == x else x, act) for act in self.acts]
        whole = {**json.loads(self.saved), "position": " ".join([*self.before, text, *acts])}
        return sealed(json.dumps(whole, separators=(",", ":")))


def sealed(text):
    """The text with the digest that its words have."""
    text = re.sub('"digest":"[^"]*"', '"digest":""', text)
    digest = hashlib.sha256(text.encode()).hexdigest()
    return text.replace('"digest":""', f'"digest":"{digest}"')


class Hidden(unittest.TestCase):
    def test_swaps(self):
        for name in variants.all():
            with self.subTest(name), VecEnv(name, 2, observe="ever") as env:
                env.reset(seed=3)
                generator = np.random.default_rng(3)
                players, swaps = len(env.program.spec["seats"]), 0
                for _ in range(150):
                    env.step([env.sample(generator)[0], -1])
                    seat = int(env.program.to_play[0])
                    position = Position(env.save(0))
                    self.assertEqual(sealed(position.saved), position.saved)
                    cards = [(i, c) for i, c in position.hidden(seat) if i < players]
                    pairs = [
                        (a, x, b, y)
                        for a, x in cards
                        for b, y in cards
                        if x[-1] == y[-1] and (a < b or a == b and x in position.aside(a) and y not in position.aside(a))
                    ]
                    if not pairs:
                        continue
                    a, x, b, y = pairs[generator.integers(len(pairs))]
                    env.restore(position.swapped(a, x, b, y), 1)
                    p = env.program
                    self.assertEqual(p.mask[0].tobytes(), p.mask[1].tobytes(), (name, x, y))
                    self.assertEqual(p.observation[0].tobytes(), p.observation[1].tobytes(), (name, position.saved, x, y))
                    self.assertNotEqual(p.observe(0, a).tobytes(), p.observe(1, a).tobytes(), "its holder sees it")
                    swaps += 1
                self.assertGreater(swaps, 40)


if __name__ == "__main__":
    unittest.main()
