"""Which of the builds in isolation a run makes: each takes a minute or two of processor time.

Brief runs draw one of them, the same in all workers of a run; all others make all.
"""

from __future__ import annotations

import os
import random

from pythons import find_pythons

IMAGE = "image"  # deploy/Dockerfile
PRESENT = find_pythons()
# The draw of a run can be had again by naming it: PYTEST_XDIST_TESTRUNUID=... on the line.
SEED = os.environ.get("PYTEST_XDIST_TESTRUNUID") or str(random.SystemRandom().random())
CHOICES = [*PRESENT, IMAGE]
DRAWN = CHOICES if os.environ.get("MEADHALL_WALKS") != "brief" else [random.Random(SEED).choice(CHOICES)]
