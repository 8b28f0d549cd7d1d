"""TorchRL plays Norsaga: the Gymnasium environment in its wrapper, with the mask of legal actions. Extra `learn`."""

import gymnasium
import torch
from torchrl.data import Unbounded
from torchrl.envs import (
    ActionMask,
    Compose,
    DTypeCastTransform,
    GymWrapper,
    TransformedEnv,
    check_env_specs,
    default_info_dict_reader,
)

import meadhall.research.gymnasium_env

# forgiving: whoever does not look at the mask is told the rule and has changed nothing, instead of being stopped
table = gymnasium.make(
    f"meadhall/{meadhall.research.gymnasium_env.IDS['norsaga']}-v1",
    players=2,
    bots="thrall",
    forgiving=True,
    options={"basic": "on", "turn_cap": 30},
)
env = GymWrapper(table, categorical_action_encoding=True)
mask = Unbounded((table.action_space.n,), dtype=torch.int8)
env.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec={"action_mask": mask}))
check_env_specs(env)

masked = TransformedEnv(
    env,
    Compose(
        DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"]),
        ActionMask(action_key="action", mask_key="action_mask"),
    ),
)
masked.set_seed(7)
played = masked.rollout(1_000)
print(f"{len(played)} decisions, over: {bool(played['next', 'done'][-1])}")
