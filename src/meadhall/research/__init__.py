"""Meadhall for researchers: the games as environments of PettingZoo, Gymnasium and OpenSpiel. See docs/research.md.

Nothing else in the hall imports this package. Its needs come with the extra: `pip install 'meadhall[research]'`.
"""

from importlib.util import find_spec

from meadhall.core.fault import Fault

NEEDS = ("numpy", "gymnasium", "pettingzoo", "PIL")
missing = [name for name in NEEDS if find_spec(name) is None]
if missing:
    raise ImportError(str(Fault("research-missing", packages=", ".join(missing))))
