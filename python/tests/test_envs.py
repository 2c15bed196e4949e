"""VecEnv, Gymnasium's and PettingZoo's, and policies, in all variants."""
import contextlib
import gzip
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import numpy as np

import ninetynine
import policies
import variants
from ninetynine import VecEnv, evaluate, records, unpack
from ninetynine.bot import _Chooser, load, serve_policy

DEALS = int(os.environ.get("NINETYNINE_DEALS", 2000))  # of each variant
HERE = Path(__file__).parent


class Vector(unittest.TestCase):
    def test_points(self):
        """Rewards are the points that the referee gives, deal by deal, in all variants."""
        for name in variants.all():
            with VecEnv(name, 100, reward="points") as env:
                env.reset(seed=99)
                generator, deals = np.random.default_rng(1), 0
                while deals < DEALS:
                    _, rewards, over, _, _ = env.step(env.sample(generator))
                    self.assertFalse(rewards[~over].any())
                    for i in np.flatnonzero(over):
                        self.assertEqual(env.program.result(i)["points"], rewards[i].tolist(), name)
                    deals += over.sum()

    def test_conventions(self):
        with VecEnv("four", 5, seats=["me", "greedy", "me", "random"]) as env:
            observation, infos = env.reset(seed=7)
            ended = 0
            for _ in range(60):
                self.assertEqual((observation.dtype, observation.shape), (np.uint8, (5, env.bits)))
                mask = infos["action_mask"]
                self.assertEqual((mask.shape, mask.any(axis=1).all()), ((5, len(env.actions)), True))
                self.assertTrue(set(infos["to_play"]) <= {0, 2})
                observation, reward, over, cut, infos = env.step(mask.argmax(axis=1))
                self.assertEqual((reward.shape, reward.dtype, over.dtype, cut.any()), ((5, 4), np.float32, bool, False))
                if over.any():
                    self.assertEqual([f is not None for f in infos["final_obs"]], over.tolist())
                    phase = infos["final_obs"][over.argmax()][:, env.pieces["phase"]]
                    self.assertEqual(phase[:, -1].tolist(), [1, 1])
                    ended += 1
                else:
                    self.assertNotIn("final_obs", infos)
            self.assertGreater(ended, 1)
            again, _ = env.reset(seed=7)
            np.testing.assert_array_equal(again, env.reset(seed=7)[0])
            self.assertTrue((again != env.reset()[0]).any())

    def test_sample(self):
        """A sampled action is legal even if each number drawn is 0, as one in sixteen million is."""

        class Noughts(np.random.Generator):
            def random(self, size=None, dtype=np.float64, out=None):
                return np.zeros(size, dtype)

        with VecEnv("standard", 3) as env:
            _, infos = env.reset(seed=1)
            self.assertFalse(infos["action_mask"][:, 0].all(), "every hand has the first card: the test shows nothing")
            for action, mask in zip(env.sample(Noughts(np.random.PCG64(1))), infos["action_mask"]):
                self.assertTrue(mask[action])

    def test_returned_arrays_stay(self):
        with VecEnv("duel", 4) as env:
            _, infos = env.reset(seed=1)
            over = np.zeros(4, bool)
            while not over.any():
                observation, reward, over, cut, infos = env.step(infos["action_mask"].argmax(axis=1))
            returned = [observation, reward, over, cut, infos["action_mask"], infos["to_play"], infos["rewards"]]
            kept = [a.copy() for a in returned]
            for _ in range(3):
                env.step(env.sample(np.random.default_rng(1)))
            for a, b in zip(kept, returned):
                np.testing.assert_array_equal(a, b)

    def test_packed(self):
        with VecEnv("duel", 3) as env, VecEnv("duel", 3, packed=True) as bits:
            rows = bits.reset(seed=3)[0]
            np.testing.assert_array_equal(unpack(rows, bits.bits), env.reset(seed=3)[0])

    def test_save(self):
        with VecEnv("nines", 2) as env:
            _, infos = env.reset(seed=5)
            saved = env.save(1)
            first = env.step(infos["action_mask"].argmax(axis=1))[0]
            self.assertIn("seat", env.text(1))
            env.reset(seed=6)
            _, infos = env.restore(saved, 0)
            np.testing.assert_array_equal(env.step(infos["action_mask"].argmax(axis=1))[0][0], first[1])

    def test_gymnasium(self):
        gymnasium = variants.library("gymnasium")
        from ninetynine.gym import GymVecEnv

        with GymVecEnv("duel", 3, seats=["me", "greedy"]) as env:
            self.assertIsInstance(env, gymnasium.vector.VectorEnv)
            observation, _ = env.reset(seed=1)
            self.assertIn(observation, env.observation_space)
            observation, reward, *_ = env.step(env.sample(np.random.default_rng(1)))
            self.assertIn(observation, env.observation_space)
            self.assertEqual(reward.shape, (3,))
            with self.assertRaisesRegex(ValueError, r"seed \[1, 2, 3\]: give one"):
                env.reset(seed=[1, 2, 3])
            env.close()
            self.assertTrue(env.closed)
        with self.assertRaisesRegex(ValueError, 'one "me"'):
            GymVecEnv("duel")


class Agents(unittest.TestCase):
    def test_pettingzoo(self):
        variants.library("pettingzoo")
        from pettingzoo.test import api_test, seed_test

        from ninetynine import aec

        for name in variants.all():
            with self.subTest(name), contextlib.redirect_stdout(io.StringIO()):
                api_test(aec.env(name), num_cycles=1000)
                seed_test(lambda: aec.env(name), num_cycles=100)
        api_test(aec.env("duel", episode="game", reward="game", observe="ever"), num_cycles=1000)

    def test_observations_out_of_turn(self):
        """A seat out of turn has no legal action, and sees what it will see in its turn."""
        variants.library("pettingzoo")
        from ninetynine import aec

        env = aec.env("standard", observe="ever")
        env.reset(seed=4)
        for bad in (-1, 1 << 16, 0.5):
            self.assertRaises(ValueError, env.step, bad)
        env.step(env.observe("seat_0")["action_mask"].argmax())
        self.assertFalse(env.observe("seat_1")["action_mask"].any())
        before = env.observe("seat_1")["observation"]
        for _ in range(2):
            env.step(env.observe("seat_0")["action_mask"].argmax())
        self.assertEqual(env.agent_selection, "seat_1")
        np.testing.assert_array_equal(env.observe("seat_1")["observation"], before)

    def test_seats(self):
        """Computer players are no agents; what agents see and get is theirs."""
        variants.library("pettingzoo")
        from pettingzoo.test import api_test

        from ninetynine import aec

        seats = ["greedy", "me", "greedy", "me"]
        with contextlib.redirect_stdout(io.StringIO()):
            api_test(aec.env("four", seats=seats), num_cycles=300)
        env, twin = aec.env("four", seats=seats), VecEnv("four", seats=seats)
        env.reset(seed=2)
        twin.reset(seed=2)
        self.assertEqual(env.agents, ["seat_1", "seat_3"])
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            if over:
                k = env.possible_agents.index(agent)
                np.testing.assert_array_equal(observation["observation"], infos["final_obs"][0][k])
                self.assertEqual(reward, rewards[0, [1, 3][k]])
                env.step(None)
                continue
            action = observation["action_mask"].argmax()
            env.step(action)
            _, rewards, _, _, infos = twin.step([action])


class Records(unittest.TestCase):
    def test_deals(self):
        """Contracts, points and totals fit together; a packed file gives the same."""
        plain = subprocess.run(
            [ninetynine.find(), "simulate", "--variant", "all", "--deals", "40", "--records", "-"], capture_output=True, check=True
        ).stdout
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "plain").write_bytes(plain)
            Path(folder, "packed").write_bytes(gzip.compress(plain))
            for name in variants.all():
                deals = records.deals(Path(folder, "plain"), name)
                first = np.searchsorted(deals["match"], deals["match"])
                self.assertEqual(deals["deal"].tolist(), (np.arange(40) - first).tolist())
                if name == "pennycook":
                    np.testing.assert_array_equal(deals["made"], deals["bids"] == deals["tricks"])
                    self.assertEqual(set(deals["tricks"].sum(axis=1)), {9})
                again = (deals["totals"] == deals["points"]).all(axis=1)  # the first deal of a game
                grown = deals["totals"][1:] - deals["totals"][:-1]
                np.testing.assert_array_equal(grown[~again[1:]], deals["points"][1:][~again[1:]])
                for column, values in records.deals(Path(folder, "packed"), name).items():
                    np.testing.assert_array_equal(values, deals[column])
            with self.assertRaisesRegex(ValueError, "no finished deal of dual: name a variant"):
                records.deals(Path(folder, "plain"), "dual")
            bad = Path(folder, "bad")
            for content in (b"\x7fELF\0\xff", b"hello\n", b"{}\n", b"[3]\n", plain[:100], plain.replace(b'"bids"', b'"bid"', 1)):
                bad.write_bytes(content)
                with self.assertRaisesRegex(ValueError, r"bad: line \d+ is not of a record: give a file"):
                    records.deals(bad)

    def test_decisions(self):
        """The chosen actions are legal, the rewards are the points of the deal, and packed files give the same."""
        variants.library("zstandard")
        with tempfile.TemporaryDirectory() as folder:
            plain, packed = Path(folder, "plain"), Path(folder, "packed.zst")
            for path in (plain, packed):
                subprocess.run([ninetynine.find(), "simulate", "--variant", "all", "--deals", "30", "--records", path], capture_output=True, check=True)
            for name in variants.all():
                found = records.decisions(plain, name, reward="points")
                deals = records.deals(packed, name)
                of = {(m, d): points for m, d, points in zip(deals["match"], deals["deal"], deals["points"])}
                self.assertEqual(len(of), 30)
                want = [of[m, d][s] for m, d, s in zip(found["match"], found["deal"], found["seat"])]
                self.assertEqual(found["reward"].tolist(), want, name)
                rows = np.arange(len(want))
                self.assertTrue(found["action_mask"][rows, found["action"]].all(), name)
                ever = records.decisions(packed, name, observe="ever", packed=True)
                bits = found["observation"].shape[1]
                np.testing.assert_array_equal(unpack(ever["observation"], bits), found["observation"])
                with VecEnv(name) as env:
                    cards = env.pieces["hand"].stop - env.pieces["hand"].start
                    self.assertEqual((bits, found["action_mask"].shape[1]), (env.bits, len(env.actions)))
                    alone = (found["action"] < cards) & (env.hands == len(env.program.spec["seats"]))  # no dummy
                    held = found["observation"][:, env.pieces["hand"]]
                    self.assertTrue(held[rows, found["action"].clip(0, cards - 1)][alone].all(), name)
            with self.assertRaisesRegex(ValueError, "no deal of duel in the record is over: name a variant"):
                plain.write_text("".join(x for x in plain.read_text().splitlines(True)[:30]))
                records.decisions(plain, "duel")
            plain.write_text(plain.read_text().replace('"play ', '"lay ', 1))
            with self.assertRaisesRegex(ValueError, "plain: line "):
                records.decisions(plain)
        for path in "-", Path("-"), "":
            with self.assertRaisesRegex(ValueError, "^path ['\"]-?['\"]: give the name of a file$"):
                records.decisions(path)

    def test_zstd_is_missing(self):
        with tempfile.NamedTemporaryFile() as file, mock.patch.dict(sys.modules, {"zstandard": None, "compression": None}):
            Path(file.name).write_bytes(b"\x28\xb5\x2f\xfd")
            with self.assertRaisesRegex(ImportError, "packed by zstd: pip install zstandard"):
                records.deals(file.name)


class OpenSpiel(unittest.TestCase):
    def test_random_games(self):
        """OpenSpiel's own checks: legal actions, returns, copies, and histories that are written and read at every node."""
        pyspiel = variants.library("pyspiel")
        import ninetynine.openspiel

        for name in variants.all():
            with self.subTest(name):
                game = pyspiel.load_game(f"ninetynine(variant={name},deals=99)")
                pyspiel.random_sim_test(game, num_sims=2, serialize=name in ("classic", "dummy", "nines"), verbose=False)
        pyspiel.random_sim_test(pyspiel.load_game("ninetynine(reward=points)"), num_sims=3, serialize=False, verbose=False)

    def test_observer(self):
        """The tensors are those of the env, in turn and out of it, and copies go their own ways."""
        pyspiel = variants.library("pyspiel")
        from open_spiel.python.observation import make_observation

        import ninetynine.openspiel

        game = pyspiel.load_game("ninetynine(variant=declarer)")
        now = make_observation(game)
        ever = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
        state, env = game.new_initial_state(), VecEnv("declarer", 2)
        self.assertEqual(ever.string_from(state, 1), "no deal")
        state.apply_action(3 * 7 + 1)  # the deal at table 1 with seed 7
        observation, infos = env.reset(seed=7)
        done = False
        while not done:
            self.assertEqual(state.legal_actions(), np.flatnonzero(infos["action_mask"][1]).tolist())
            now.set_from(state, state.current_player())
            np.testing.assert_array_equal(now.tensor, observation[1])
            ever.set_from(state, (state.current_player() + 1) % 3)
            other = state.clone()
            other.apply_action(other.legal_actions()[-1])
            action = state.legal_actions()[0]
            state.apply_action(action)
            observation, reward, over, _, infos = env.step([-1, action])
            done = over[1]
        self.assertTrue(state.is_terminal())
        np.testing.assert_allclose(state.returns(), reward[1], atol=1e-4)
        now.set_from(state, 2)
        np.testing.assert_array_equal(now.tensor, infos["final_obs"][1][2])


class Policies(unittest.TestCase):
    def test_evaluate(self):
        margin = evaluate(policies.low, "pennycook", "random", 1500, tables=50)
        self.assertGreaterEqual(margin.deals, 1500)
        self.assertLess(margin.low, margin.mean)
        self.assertLess(margin.mean, margin.high)
        self.assertEqual(margin, evaluate(policies.low, "pennycook", ["random", "random"], 1500, tables=50))
        self.assertEqual(margin.margins.shape, (3, 50, 10))
        self.assertAlmostEqual(margin.margins.mean(), margin.mean, 4)
        self.assertIs(type(margin.low), float)
        with self.assertRaisesRegex(ValueError, "give 30 at least"):
            evaluate(policies.low, tables=2)
        with self.assertRaisesRegex(ValueError, "0 deals: give 1 at least"):
            evaluate(policies.low, deals=0)
        with self.assertRaisesRegex(ValueError, "returned an action below 0: let it return one that the mask allows"):
            evaluate(lambda o, mask: np.full(len(o), -1), "pennycook", deals=30, tables=30)
        with self.assertRaisesRegex(ninetynine.Refused, "is not legal.*choose one that the mask allows$"):
            evaluate(policies.illegal, "pennycook", deals=30, tables=30)

    def test_evaluate_has_cards_of_its_own(self):
        """They are not those of a reset with the same seed."""
        shown = []
        evaluate(lambda o, mask: shown.append(o.copy()) or mask.argmax(axis=1), "pennycook", deals=90, tables=30, seed=5)
        with VecEnv("pennycook", 30, seats="me,greedy,greedy") as env:
            self.assertTrue((shown[0] != env.reset(seed=5)[0]).any(axis=1).all())

    def simulate(self, name, policy, *flags):
        bot = f"exec:{sys.executable} -m ninetynine.bot {HERE / 'policies.py'}:{policy}"
        players = ",".join([bot] + ["random"] * (len(VecEnv(name).program.spec["seats"]) - 1))
        package = str(Path(ninetynine.__file__).parent.parent)
        return subprocess.run(
            [ninetynine.find(), "simulate", "--variant", name, "--deals", "6", "--players", players, *flags],
            capture_output=True, text=True, env={**os.environ, "PYTHONPATH": package},
        )

    def test_bot(self):
        """A policy plays legally in all variants, and a policy that does not is told."""
        for name in variants.all():
            with self.subTest(name):
                done = self.simulate(name, "low")
                self.assertEqual((done.returncode, done.stderr), (0, ""))
        done = self.simulate("duel", "illegal")
        self.assertRegex(done.stderr, r'illegal answer, the first legal act instead: "lay \w+" is not among its options')
        self.assertNotIn("Traceback", done.stderr)
        done = self.simulate("duel", "missing")
        self.assertIn("has no function missing", done.stderr)
        with self.assertRaisesRegex(ValueError, "^there is no file nope.py$"):
            load("nope.py:low")
        chooser = _Chooser(lambda o, mask: [-1], {"variant": "duel"}, "now")
        with VecEnv("duel") as env:
            self.assertEqual(chooser.act(env.view()), "lay action -1")

    def test_bot_sees_what_envs_show(self):
        """Views of a player, which leave the trump that might have stayed out once another is named, give its bits."""
        seen = []
        chooser = _Chooser(lambda o, mask: seen.append(o[0]) or mask.argmax(axis=1), {"variant": "declarer"}, "ever")
        with VecEnv("declarer", observe="ever") as env:
            observation, infos = env.reset(seed=8)
            generator = np.random.default_rng(8)
            for _ in range(200):
                view = json.loads(env.program.text(0, infos["to_play"][0])[0])
                lays = view["options"]["kind"] == "lay"
                if not lays or not observation[0, env.pieces["chosen"]].any():
                    if infos["to_play"][0] == 0:
                        chooser.act(view)
                        np.testing.assert_array_equal(seen[-3 if lays else -1], observation[0])
                observation, _, _, _, infos = env.step(env.sample(generator))

    def test_bot_forgets(self):
        """What a policy sees does not follow from an earlier match."""
        with VecEnv("nines") as env:
            env.reset(seed=0)
            generator = np.random.default_rng(1)
            while env.view()["phase"] != "lay":
                env.step(env.sample(generator))
            view, stay = env.view(), env.pieces["stay"]
        view.pop("stay", None)
        hello, seen = json.dumps({"hello": {"variant": "nines", "seat": view["seat"]}}), []
        for earlier in {**view, "stay": "H"}, view:
            lines = [hello, json.dumps({"id": 1, "view": earlier}), hello, json.dumps({"id": 2, "view": view})]
            serve_policy(lambda o, mask: seen.append(o[0, stay]) or mask.argmax(axis=1), into=lines, out=io.StringIO())
        half = len(seen) // 2
        self.assertTrue(seen[0].any())
        np.testing.assert_array_equal(seen[half - 1], seen[-1])


if __name__ == "__main__":
    unittest.main()
