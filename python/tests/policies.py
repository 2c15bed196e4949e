"""Policies for the tests."""


def low(observation, mask):
    """The lowest number that is legal."""
    return mask.argmax(axis=1)


def illegal(observation, mask):
    return mask.argmin(axis=1)
