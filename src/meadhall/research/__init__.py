"""Adapters for research: PettingZoo, Gymnasium and OpenSpiel. See docs/research.md.

No other package imports this one. Its dependencies are optional: `pip install 'meadhall[research]'`.
"""

from importlib.util import find_spec

from meadhall.core.fault import Fault

NEEDS = ("numpy", "gymnasium", "pettingzoo", "PIL")
missing = [name for name in NEEDS if find_spec(name) is None]
if missing:
    raise ImportError(str(Fault("research-missing", packages=", ".join(missing))))
