"""Speed, beside OpenSpiel's Oh Hell in the same run: ``python speed.py``. Medians of seven runs."""
import os
import statistics
import time

import numpy as np

from ninetynine import VecEnv


def rate(tables, steps, variant="standard"):
    """Decisions a second, with tensors and masks, where the lowest action is chosen."""
    env = VecEnv(variant, tables)
    _, infos = env.reset(seed=1)
    began = time.perf_counter()
    for _ in range(steps):
        _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
    return tables * steps / (time.perf_counter() - began)


def oh_hell(decisions):
    """The same of one game of OpenSpiel, from Python, with information state tensors."""
    import pyspiel

    game = pyspiel.load_game("oh_hell(players=3,num_suits=4,num_cards_per_suit=9)")
    done, began = 0, time.perf_counter()
    while done < decisions:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
                continue
            mask, tensor = np.array(state.legal_actions_mask()), np.array(state.information_state_tensor(), np.float32)
            state.apply_action(int(mask.argmax()))
            done += 1
    return done / (time.perf_counter() - began)


if __name__ == "__main__":
    runs = {
        "4,096 tables, standard": lambda: rate(4096, 60),
        "4,096 tables, pennycook": lambda: rate(4096, 60, "pennycook"),
        "one table": lambda: rate(1, 5000),
        "OpenSpiel's oh_hell": lambda: oh_hell(5000),
    }
    got = {name: [] for name in runs}
    for _ in range(7):
        for name, run in runs.items():
            got[name].append(run())
    for name, rates in got.items():
        print(f"{name}: {statistics.median(rates):,.0f} decisions a second, {min(rates):,.0f} to {max(rates):,.0f}")
    print("load", *os.getloadavg())
