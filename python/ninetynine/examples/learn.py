#!/usr/bin/env python3
"""Learns to play pennycook from nothing, by proximal policy optimisation in plain NumPy, against greedy players.

    OPENBLAS_NUM_THREADS=1 python -m ninetynine.examples.learn --minutes 60 --to learnt.npz
    ninetynine arena --variant pennycook --play "exec:python3 -m ninetynine.bot ninetynine.examples.learn:policy" --against greedy

The same seed and number of rounds give the same player on the same machine. In each round, every table plays one deal:
three decisions to lay cards aside, and nine to play. README.md has figures.
"""
import argparse
import time

import numpy as np

import ninetynine

VARIANT, TABLES, STEPS, HIDDEN = "pennycook", 1024, 12, 192
PASSES, BATCHES, CLIP, LAMBDA, ENTROPY = 2, 8, 0.2, 0.95, 0.01
SCALE = 10.0  # points
DEAD = ("progress", "totals")  # the score of the game does not change what a deal is worth


class Net:
    """Two layers with rectifiers, then the logits of actions and the value of the position."""

    def __init__(self, inputs, outputs, rng):
        sizes = [inputs, HIDDEN, HIDDEN, outputs + 1]
        self.w = [rng.normal(0, (2 / a) ** 0.5, (a, b)).astype(np.float32) for a, b in zip(sizes, sizes[1:])]
        self.w[-1] *= 0.05
        self.w += [np.zeros(b, np.float32) for b in sizes[1:]]
        self.mean = [np.zeros_like(w) for w in self.w]
        self.square = [np.zeros_like(w) for w in self.w]
        self.steps = 0

    def forward(self, x, mask):
        """Probabilities of actions, values, and the layers' outputs."""
        a = np.maximum(x @ self.w[0] + self.w[3], 0)
        b = np.maximum(a @ self.w[1] + self.w[4], 0)
        out = b @ self.w[2] + self.w[5]
        logits = np.where(mask, out[:, :-1], -1e9)
        p = np.exp(logits - logits.max(axis=1, keepdims=True))
        return p / p.sum(axis=1, keepdims=True), out[:, -1], (x, a, b)

    def descend(self, layers, d, rate):
        """A step of Adam, where d is the gradient at the outputs."""
        x, a, b = layers
        db = (d @ self.w[2].T) * (b > 0)
        da = (db @ self.w[1].T) * (a > 0)
        gradients = [x.T @ da, a.T @ db, b.T @ d, da.sum(0), db.sum(0), d.sum(0)]
        norm = sum(float((g * g).sum()) for g in gradients) ** 0.5
        self.steps += 1
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for w, m, s, g in zip(self.w, self.mean, self.square, gradients):
            g *= min(1, 1 / (norm + 1e-9))
            m += 0.1 * (g - m)
            s += 0.001 * (g * g - s)
            w -= rate * m / (np.sqrt(s) + 1e-8)


def features(pieces, bits):
    """The numbers of the bits that the net sees."""
    dead = np.concatenate([np.arange(bits)[pieces[name]] for name in DEAD])
    return np.setdiff1d(np.arange(bits), dead)


def play(env, net, seen, state, rng):
    """One deal at each table: what was seen, allowed, done, how likely, and worth; and the rewards."""
    observation, infos = state
    rows = []
    for _ in range(STEPS):
        x, mask = observation[:, seen].astype(np.float32), infos["action_mask"].astype(bool)
        p, value, _ = net.forward(x, mask)
        action = (p.cumsum(axis=1) > rng.random((len(p), 1), np.float32) * 0.99999).argmax(axis=1)
        rows.append((x, mask, action, p[np.arange(len(p)), action], value))
        observation, reward, over, _, infos = env.step(action)
    assert over.all()  # every deal of this variant has as many decisions
    return (observation, infos), [np.stack(part) for part in zip(*rows)], reward / SCALE


def advantages(value, reward):
    """Generalised advantage estimates: what followed was so much better than was thought."""
    result, follows = np.zeros_like(value), np.zeros_like(reward)
    for t in reversed(range(STEPS)):
        after = reward if t == STEPS - 1 else value[t + 1]
        result[t] = follows = after - value[t] + (0 if t == STEPS - 1 else LAMBDA * follows)
    return result


def learn(net, played, reward, rate, rng):
    """Makes what went better than was thought more likely, within the clip."""
    x, mask, action, before, value = played
    advantage = advantages(value, reward)
    target = (advantage + value).ravel()
    x, mask, action, before, advantage = (a.reshape(-1, *a.shape[2:]) for a in (x, mask, action, before, advantage))
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(PASSES):
        for k in np.array_split(rng.permutation(len(x)), BATCHES):
            p, v, layers = net.forward(x[k], mask[k])
            i = np.arange(len(k))
            ratio, g = p[i, action[k]] / before[k], advantage[k]
            free = np.where(g > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * g
            logp = np.log(p + 1e-9)
            d = p * free[:, None] + ENTROPY * p * (logp - (p * logp).sum(axis=1, keepdims=True))
            d[i, action[k]] -= free
            net.descend(layers, np.concatenate([d, 0.5 * (v - target[k])[:, None]], axis=1) / len(k), rate)


def chooser(net, seen):
    """The policy that takes the likeliest action."""
    return lambda o, mask: net.forward(o[:, seen].astype(np.float32), mask.astype(bool))[0].argmax(axis=1)


def policy(observation, mask, kept={}):
    """The player that was learnt last, for ninetynine.bot."""
    if not kept:
        net = Net(1, 1, np.random.default_rng())
        with np.load("learnt.npz") as file:
            net.w = [file[f"w{i}"] for i in range(6)]
            kept["choose"] = chooser(net, file["seen"])
    return kept["choose"](observation, mask)


def main():
    flags = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    flags.add_argument("--rounds", type=int, default=3500, help="deals at each of %d tables" % TABLES)
    flags.add_argument("--minutes", type=float, default=240, help="stop after so long")
    flags.add_argument("--seed", type=int, default=1)
    flags.add_argument("--to", default="learnt.npz")
    f = flags.parse_args()
    rng, began = np.random.default_rng(f.seed), time.monotonic()
    env = ninetynine.VecEnv(VARIANT, TABLES, seats=["me", "greedy", "greedy"])
    seen = features(env.pieces, env.bits)
    net, state = Net(len(seen), len(env.actions), rng), env.reset(seed=f.seed)
    for n in range(1, f.rounds + 1):
        state, played, reward = play(env, net, seen, state, rng)
        learn(net, played, reward, 1e-3 * max(0.05, 1 - n / f.rounds), rng)
        late = time.monotonic() - began > 60 * f.minutes or n == f.rounds
        if n % 250 == 0 or late:
            np.savez(f.to, seen=seen, **{f"w{i}": w for i, w in enumerate(net.w)})
            margin = ninetynine.evaluate(chooser(net, seen), VARIANT, "greedy", 30_000 if late else 6_000)
            print(f"{(time.monotonic() - began) / 60:.1f} minutes, round {n}: {margin}", flush=True)
        if late:
            break


if __name__ == "__main__":
    main()
