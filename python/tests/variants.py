"""What several tests need: the variants, and libraries that may be missing."""
import importlib
import os
import subprocess
import unittest

import ninetynine


def all():
    """The ids of the published variants."""
    lines = subprocess.run([ninetynine.find(), "variants"], capture_output=True, text=True, check=True).stdout
    found = [line.split()[0] for line in lines.splitlines() if line and not line[0].isspace()]
    return [name for name in found if name.islower()]


def library(name):
    """Imports a library that the package does not need; skips if it is missing, but not in the gate."""
    try:
        return importlib.import_module(name)
    except ImportError:
        if os.environ.get("CI"):
            raise
        raise unittest.SkipTest(f"needs {name}: pip install -r python/tests/requirements.txt")
