"""Positions judged, and computer players asked: answers, errors, kills, forks and Ctrl+C."""
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from concurrent.futures import CancelledError
from pathlib import Path
from unittest import mock

import ninetynine
from ninetynine import Analysis, Player, ProgramEnded, Refused, VecEnv
from test_process import runs

HAND = {"variant": "standard", "deal": "k7f2-9q/3", "trump": "H"}
LONG = {"variant": "standard", "deal": "k7f2-9q/3", "plays": 100_000}


def record(deals):
    command = [ninetynine.find(), "simulate", "--variant", "pennycook", "--deals", str(deals), "--records", "-"]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


class Questions(unittest.TestCase):
    def test_answers(self):
        """They are those of the program, from many threads at once too."""
        asked = [{"id": str(k), "what": "bids", **HAND, "seat": k, "worlds": 2} for k in range(3)]
        lines = "".join(json.dumps(q) + "\n" for q in asked).encode()
        said = subprocess.run([ninetynine.find(), "analyse"], input=lines, capture_output=True, check=True).stdout
        want = {a["id"]: a["advice"] for a in map(json.loads, said.splitlines())}
        got = {}
        with Analysis(2) as analysis:
            def ask(k):
                got[str(k)] = analysis.bids(**HAND, seat=k, worlds=2)

            threads = [threading.Thread(target=ask, args=(k,)) for k in range(3)]
            for t in threads:
                t.start()
            for t in threads:
                t.join()
            self.assertEqual(got, want)
            self.assertEqual(analysis.par(**HAND, plays=20)["plays"], 20)
            with VecEnv("duel") as env:
                env.reset(seed=1)
                advice = analysis.plays(view=env.view(), worlds=2)
                self.assertIn(advice["act"], [c["act"] for c in advice["choices"]])

    def test_records(self):
        text = record(2)
        with Analysis() as analysis:
            second = [json.loads(x) for x in text.split('{"deal":1,')[1].splitlines()[1:]]
            answer = analysis.ask("plays", record=text, at=(1, 3), worlds=2).result()
            self.assertEqual(answer["act"], second[3]["act"])
            self.assertIn(answer["act"], [c["act"] for c in answer["advice"]["choices"]])
            self.assertEqual([d["deal"] for d in analysis.report(text, at=1)["deals"]], [1])

    def test_refused(self):
        with Analysis() as analysis:
            with self.assertRaisesRegex(Refused, "hand: 2 cards are given; a hand of standard has 12"):
                analysis.plays(variant="standard", hand="AC KC")
            with self.assertRaisesRegex(Refused, "world: this field is unknown"):
                analysis.par(**HAND, world=3)
            with self.assertRaisesRegex(Refused, "what"):
                analysis.ask("play", **HAND).result()
            with self.assertRaisesRegex(ValueError, "may have 1,048,576: ask about fewer matches"):
                analysis.report("x" * (1 << 20))
            with self.assertRaises(ValueError):
                analysis.plays(**HAND, totals=[float("nan")] * 3)
            self.assertEqual(analysis.par(**HAND, plays=2)["plays"], 2)
        with self.assertRaisesRegex(ValueError, "^--cores 0: give 1 to 1024$"):
            Analysis(0).par(**HAND)

    def test_cancelled(self):
        """It ends at once, and has partial answers before; the next one is judged."""
        with Analysis() as analysis:
            question = analysis.ask("par", **LONG, every=1)
            while question.partial is None:
                os.sched_yield()
            self.assertGreater(question.partial["par"]["plays"], 0)
            self.assertTrue(question.cancel())
            self.assertRaises(CancelledError, question.result)
            self.assertEqual(analysis.par(**HAND, plays=2)["plays"], 2)

    def test_closed(self):
        analysis = Analysis()
        question, pid = analysis.ask("par", **LONG), analysis._child.pid
        analysis.close()
        analysis.close()
        with self.assertRaisesRegex(ProgramEnded, "was closed: ask again, which starts it anew"):
            question.result()
        self.assertFalse(runs(pid))
        self.assertEqual(analysis.par(**HAND, plays=2)["plays"], 2)
        question, pid = analysis.ask("par", **LONG), analysis._child.pid
        del analysis
        gc.collect()
        self.assertFalse(runs(pid))
        self.assertRaises(ProgramEnded, question.result)


@unittest.skipIf(os.name == "nt", "of processes on Unix")
class Processes(unittest.TestCase):
    def test_killed(self):
        with Analysis() as analysis:
            questions = [analysis.ask("par", **LONG) for _ in range(3)]
            os.kill(analysis._child.pid, signal.SIGKILL)
            for q in questions:
                with self.assertRaisesRegex(ProgramEnded, "killed by signal 9.*ask again, which starts it anew"):
                    q.result()
            self.assertEqual(analysis.par(**HAND, plays=2)["plays"], 2)
        player = Player("greedy", "duel")
        with VecEnv("duel") as env:
            env.reset(seed=1)
            act = player.act(env.view())
            os.kill(player._program._child.pid, signal.SIGKILL)
            self.assertEqual(player.act(env.view()), act)

    def test_cut_short(self):
        """A program that ends in the middle of an answer, or talks nonsense, ends the questions in flight."""
        for said in '{"id":"1","report":{"total":[', "nonsense\n":
            with self.subTest(said), tempfile.TemporaryDirectory() as folder:
                script = Path(folder, "ninetynine")
                script.write_text(f"#!{sys.executable}\nimport sys\nsys.stdin.readline()\nsys.stdout.write({said!r})\n")
                script.chmod(0o755)
                with mock.patch.dict(os.environ, {"NINETYNINE": str(script)}), mock.patch("threading.excepthook"):
                    with Analysis() as analysis, self.assertRaisesRegex(ProgramEnded, "ask again, which starts it anew"):
                        analysis.ask("par", **HAND).result(60)

    def test_killed_under_threads(self):
        """One thread starts the player's program anew, and the others wait for it."""
        with VecEnv("duel") as env, Player("greedy", "duel") as player:
            env.reset(seed=1)
            view, got = env.view(), []
            want, start = player.act(view), player._program.start
            for _ in range(5):
                os.kill(player._program._child.pid, signal.SIGKILL)
                with mock.patch.object(player._program, "start", wraps=start) as starts:
                    threads = [threading.Thread(target=lambda: got.append(player.act(view)), daemon=True) for _ in range(4)]
                    for t in threads:
                        t.start()
                    for t in threads:
                        t.join(60)
                self.assertEqual(starts.call_count, 1)
            self.assertEqual(got, [want] * 20)

    def test_fork(self):
        with Analysis() as analysis:
            want = analysis.par(**HAND, plays=20)
            question = analysis.ask("par", **LONG)
            child = os.fork()
            if child == 0:
                code = 1
                try:
                    code = 0 if analysis.par(**HAND, plays=20) == want else 2
                finally:
                    os._exit(code)
            self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
            self.assertFalse(question.done())
            question.cancel()
            self.assertEqual(analysis.par(**HAND, plays=20), want)

    def test_interrupted(self):
        """Ctrl+C ends the question that waits; others go on."""
        former = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, former)
        with Analysis(2) as analysis:
            other, long = analysis.ask("par", **HAND, plays=2000), analysis.ask("par", **LONG)

            def interrupted():
                threading.Thread(target=os.kill, args=(os.getpid(), signal.SIGINT)).start()
                return type(long).result(long)

            with mock.patch.object(long, "result", interrupted), mock.patch.object(analysis, "ask", lambda *_, **__: long):
                with self.assertRaises(KeyboardInterrupt):
                    analysis.par(**LONG)
            self.assertTrue(long.cancelled())
            self.assertEqual(other.result()["par"]["plays"], 2000)


class Players(unittest.TestCase):
    def test_acts(self):
        """An act is legal, and follows from the seed."""
        with VecEnv("four") as env, Player("greedy", "four") as player:
            env.reset(seed=3)
            cards = env.pieces["hand"].stop - env.pieces["hand"].start
            for _ in range(40):
                act = player.act(env.view())
                names = act.split()[1:] if act.startswith(("lay", "play")) else [act]
                numbers = sorted(env.actions.index(n) for n in names)
                self.assertTrue(max(numbers) < cards or len(numbers) == 1)
                for k in numbers:  # the program checks that it is legal
                    env.step([k])
        with VecEnv() as env:
            env.reset(seed=1)
            acts = [Player("casual", seed=seed).act(env.view()) for seed in (1, 1, 2, 3, 4)]
            self.assertEqual(acts[0], acts[1])
            self.assertGreater(len(set(acts)), 1)
            with self.assertRaisesRegex(Refused, 'no bot is called "nobody".*give a computer player'):
                Player("nobody").act(env.view())
            with self.assertRaisesRegex(Refused, "is a program.*seat it at a table"):
                Player("exec:true").act(env.view())
            with self.assertRaisesRegex(Refused, "nothing to decide|options"):
                Player("greedy").act({**env.view(), "options": None})

    def test_closed(self):
        with VecEnv("duel") as env, Player("greedy", "duel") as player:
            env.reset(seed=1)
            player.act(env.view())
            player.close()
            player.close()
            for _ in range(2):
                with self.assertRaisesRegex(ProgramEnded, "^it was closed: make another Player$"):
                    player.act(env.view())


if __name__ == "__main__":
    unittest.main()
