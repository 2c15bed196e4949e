"""README.md's examples run, one after the other."""
import contextlib
import io
import os
import re
import tempfile
import unittest
from pathlib import Path

import variants

HERE = Path(__file__).parent


class Readme(unittest.TestCase):
    def test_examples(self):
        for name in ("pettingzoo", "pyspiel"):
            variants.library(name)
        blocks = re.findall(r"```python\n(.*?)```", (HERE.parent / "README.md").read_text(), re.S)
        self.assertGreater(len(blocks), 5)
        names, said = {}, io.StringIO()
        before = os.getcwd()
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(said):
            os.chdir(folder)
            try:
                for block in 2 * blocks:  # a reader runs them again, in the same folder
                    exec(block, names)
            finally:
                os.chdir(before)
        self.assertIn("points a deal", said.getvalue())

    def test_bot(self):
        """The player in 20 lines beats random players clearly."""
        from ninetynine import evaluate
        from ninetynine.examples import bot

        self.assertGreater(evaluate(bot.policy, "standard", "random", 300, tables=50).low, 5)

    def test_learn(self):
        """A round makes what went well likelier, and is the same from the same seed."""
        import numpy as np

        import ninetynine
        from ninetynine.examples import learn

        weights = []
        for _ in range(2):
            generator = np.random.default_rng(1)
            with ninetynine.VecEnv(learn.VARIANT, 128, seats=["me", "greedy", "greedy"]) as env:
                seen = learn.features(env.pieces, env.bits)
                net = learn.Net(len(seen), len(env.actions), generator)
                _, played, reward = learn.play(env, net, seen, env.reset(seed=1), generator)
                learn.learn(net, played, reward, 1e-3, generator)
            weights.append(net.w[0])
        np.testing.assert_array_equal(*weights)
        x, mask, action, before, value = (a.reshape(-1, *a.shape[2:]) for a in played)
        after = net.forward(x, mask)[0][np.arange(len(x)), action]
        well = learn.advantages(played[4], reward).ravel()
        self.assertGreater(np.corrcoef(np.log(after / before), well)[0, 1], 0.2)


if __name__ == "__main__":
    unittest.main()
