"""The program that plays: it survives kills, forks, threads and Ctrl+C, and its errors name the remedy."""
import gc
import multiprocessing
import os
import pickle
import signal
import sys
import tempfile
import threading
import unittest
from pathlib import Path
from unittest import mock

import numpy as np

import ninetynine
from ninetynine import ProgramEnded, Refused, VecEnv

WORKERS = int(os.environ.get("NINETYNINE_WORKERS", 50))


def runs(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def play(seed):
    """Plays a little; returns what it saw, and the program's process."""
    env = VecEnv("duel", 3)
    observation, _ = env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    for _ in range(30):
        observation, *_ = env.step(env.sample(generator))
    return int(observation.sum()), env.program._child.pid


def err():
    env = VecEnv("duel", 2)
    env.reset(seed=1)
    env.step([-1, 99])


def hold(seed, pids):
    """Plays, and stays with its program running until it is killed."""
    env = VecEnv("duel", 3)
    env.reset(seed=seed)
    pids.put(env.program._child.pid)
    signal.pause()


@unittest.skipIf(os.name == "nt", "of processes on Unix")
class Processes(unittest.TestCase):
    def test_killed(self):
        env = VecEnv("duel", 3)
        first, _ = env.reset(seed=1)
        os.kill(env.program._child.pid, signal.SIGKILL)
        with self.assertRaisesRegex(ProgramEnded, "killed by signal 9.*call reset"):
            env.step([-1] * 3)
        with self.assertRaisesRegex(ProgramEnded, "killed by signal 9.*call reset") as again:
            env.step([-1] * 3)
        self.assertEqual((again.exception.why, again.exception.code), ("killed by signal 9", -9))
        np.testing.assert_array_equal(env.reset(seed=1)[0], first)
        os.kill(env.program._child.pid, signal.SIGKILL)
        np.testing.assert_array_equal(env.reset(seed=1)[0], first)
        with VecEnv("duel") as other:
            other.reset(seed=1)
            other.step([-1])

    def test_ends_with_its_env(self):
        env = VecEnv("duel")
        pid = env.program._child.pid
        del env
        gc.collect()
        self.assertFalse(runs(pid))
        env = VecEnv("duel")
        pid = env.program._child.pid
        env.close()
        env.close()
        self.assertFalse(runs(pid))
        for asked in (lambda: env.step([-1]), lambda: env.sample(np.random.default_rng(1)), env.view):
            with self.assertRaisesRegex(ProgramEnded, "closed: call reset"):
                asked()
        self.assertTrue(env.closed)
        env.reset(seed=1)
        self.assertFalse(env.closed)

    def test_fork(self):
        env = VecEnv("duel", 3)
        first, _ = env.reset(seed=1)
        child = os.fork()
        if child == 0:
            code = 1
            try:
                env.step([-1] * 3)
            except ProgramEnded:
                code = 0 if (env.reset(seed=1)[0] == first).all() else 2
            os._exit(code)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
        np.testing.assert_array_equal(env.step([-1] * 3)[0], first)

    def test_workers(self):
        """By fork and by spawn: what they see follows from the seed, and no program is left."""
        want = [play(seed)[0] for seed in range(WORKERS)]
        for way in ("fork", "spawn"):
            with multiprocessing.get_context(way).Pool(4) as pool:
                got = pool.map(play, range(WORKERS))
            self.assertEqual([seen for seen, _ in got], want, way)
            self.assertFalse([pid for _, pid in got if runs(pid)], way)

    def test_errors_of_workers(self):
        """An error that a worker raises comes back, and an env does not travel."""
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            with self.assertRaisesRegex(Refused, "action 99 does not exist") as refused:
                pool.apply_async(err).get(60)
        self.assertEqual((refused.exception.table, refused.exception.action), (1, 99))
        ended = pickle.loads(pickle.dumps(ProgramEnded("said", "why", 3)))
        self.assertEqual((str(ended), ended.why, ended.code), ("said", "why", 3))
        with self.assertRaisesRegex(TypeError, "make it in the worker"):
            pickle.dumps(VecEnv("duel"))

    def test_killed_workers(self):
        for k in range(0, WORKERS, 10):
            context = multiprocessing.get_context("spawn" if k % 20 else "fork")
            pids = context.SimpleQueue()
            workers = [context.Process(target=hold, args=(k + i, pids)) for i in range(10)]
            for w in workers:
                w.start()
            programs = [pids.get() for _ in workers]
            for w in workers:
                w.kill()
                w.join()
            for pid in programs:  # their input ends, and they with it
                while runs(pid):
                    os.sched_yield()

    def test_threads(self):
        got = {}
        threads = [threading.Thread(target=lambda k=k: got.update({k: play(k)[0]})) for k in range(8)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(got, {k: play(k)[0] for k in range(8)})

    def test_interrupts(self):
        """Ctrl+C raises, and the next step works."""
        former = signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored, as in the background
        self.addCleanup(signal.signal, signal.SIGINT, former)
        env = VecEnv("duel", 500)
        env.reset(seed=1)
        generator = np.random.default_rng(1)
        steps = threading.Semaphore(0)
        caught = 0

        def interrupt():
            for _ in range(20):
                steps.acquire()
                os.kill(os.getpid(), signal.SIGINT)

        sender = threading.Thread(target=interrupt)
        sender.start()
        while caught < 20:
            try:
                steps.release()
                while True:
                    env.step(env.sample(generator))
            except KeyboardInterrupt:
                caught += 1
        sender.join()
        env.step(env.sample(generator))


class Errors(unittest.TestCase):
    def test_actions(self):
        env = VecEnv("duel", 2)
        first, _ = env.reset(seed=1)
        with self.assertRaisesRegex(Refused, "action 99 does not exist.*choose one that the mask allows") as refused:
            env.step([99, -1])
        self.assertEqual((refused.exception.table, refused.exception.action), (0, 99))
        legal = env.sample(np.random.default_rng(1))
        for bad in ([0.5, -1], [1], 1, ["1", "2"], legal.astype(int) + 65536, np.array([65535] * 2, np.uint16), [1 << 63, -1]):
            for step in (env.step, env.program.step):
                with self.assertRaisesRegex(ValueError, "give integers|does not exist: choose"):
                    step(bad)
        np.testing.assert_array_equal(env.step([-1, -1])[0], first)

    def test_seeds(self):
        """A seed is one whole number, of any type, and cards are asked for before they are played."""
        env = VecEnv("duel", 2)
        with self.assertRaisesRegex(RuntimeError, "call reset first"):
            env.step([-1, -1])
        for bad in (-1, 1 << 64, 3.5, "x", [1, 2], np.array([1])):
            with self.assertRaisesRegex(ValueError, "seed .*give one whole number"):
                env.reset(seed=bad)
        np.testing.assert_array_equal(env.reset(seed=np.int64(5))[0], env.reset(seed=5)[0])
        with self.assertRaisesRegex(ValueError, "seed -1"):
            ninetynine.Player(seed=-1)
        fresh = VecEnv("duel", 2)
        fresh.restore(env.save(0), 1)
        fresh.step([-1, -1])

    def test_arguments(self):
        env = VecEnv("duel", 4, seats="me,greedy")
        first, _ = env.reset(seed=1)
        self.assertEqual(env.learners, [0])
        for error, words, asked in (
            (ValueError, "table -1 does not exist: there are 0 to 3", lambda: env.text(-1)),
            (ValueError, "table 4 does not exist: there are 0 to 3", lambda: env.view(4)),
            (ValueError, "table -1", lambda: env.save(-1)),
            (ValueError, "table -1", lambda: env.restore("", -1)),
            (ValueError, "seat 2 does not exist: there are 0 to 1", lambda: env.text(0, 2)),
            (TypeError, "give np.random.default_rng", lambda: env.sample(np.random)),
            (Refused, "may have 1,048,576: give what", lambda: env.restore("x" * (1 << 20))),
            (Refused, "may have 1,048,576: give what", lambda: env.program.row("x" * (1 << 20))),
            (ValueError, "no seat is yours", lambda: VecEnv("duel", seats="greedy,greedy")),
            (ValueError, "'exec:python3 a,b.py': a name is text without a comma", lambda: VecEnv("duel", seats=["me", "exec:python3 a,b.py"])),
            (ValueError, "seat None: a name is text", lambda: VecEnv("duel", seats=["me", None])),
            (ValueError, 'variant 4: give its name first, such as "standard"', lambda: VecEnv(4)),
            (ValueError, "variant duel and a file.*leave one out", lambda: VecEnv("duel", house="ours.json")),
            (ValueError, "--cores 0: give 1 at least", lambda: VecEnv("duel", cores=0)),
        ):
            with self.subTest(words), self.assertRaisesRegex(error, words):
                asked()
        np.testing.assert_array_equal(env.step([-1] * 4)[0], first)

    def test_player_fails(self):
        env = VecEnv("duel", seats=["me", "exec:/nowhere/player"])
        env.reset(seed=1)
        with self.assertRaisesRegex(ProgramEnded, "table 0, seat 1, exec:/nowhere/player.*call reset"):
            for _ in range(3):  # bid-cards
                env.step(env.sample(np.random.default_rng(1)))

    def test_flags(self):
        with self.assertRaisesRegex(ValueError, "no variant is called \"dual\"; there are: standard"):
            VecEnv("dual")
        with self.assertRaisesRegex(ValueError, "no seat is yours"):
            VecEnv("duel", seats=["greedy", "greedy"])

    def test_missing(self):
        with mock.patch.dict(os.environ, {"NINETYNINE": "/nowhere/ninetynine"}):
            with self.assertRaisesRegex(ProgramEnded, "NINETYNINE=/nowhere/ninetynine is no program"):
                VecEnv("duel")
        with mock.patch.dict(os.environ, {"PATH": ""}), mock.patch("ninetynine._program.__file__", "/nowhere/x.py"):
            os.environ.pop("NINETYNINE", None)
            with self.assertRaisesRegex(ProgramEnded, "is missing: install the wheel"):
                VecEnv("duel")

    @unittest.skipIf(os.name == "nt", "the program is a script")
    def test_other_protocol(self):
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder, "ninetynine")
            script.write_text(f"#!{sys.executable}\nprint('{{\"protocol\": 99}}')\n")
            script.chmod(0o755)
            with mock.patch.dict(os.environ, {"NINETYNINE": str(script)}):
                with self.assertRaisesRegex(ProgramEnded, "speaks protocol 99.*install both from the same commit"):
                    VecEnv("duel")


if __name__ == "__main__":
    unittest.main()
