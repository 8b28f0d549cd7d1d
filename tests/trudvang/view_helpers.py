"""Positions of combats and choices."""

from __future__ import annotations

BAGS = "A.hero=kattly A.at=fylges A.bag=water:2,earth:1,dark:4 B.hero=volgr B.at=fylges B.bag=earth:7 A.cp=2 B.cp=3"


CHOICE = """
- choose:
    - id: climb
      label: Climb the wall.
      cost: {cp: 2}
      do:
        - lose_health: 1
        - test: {id: wall, by: each must, type: agility, difficulty: 1, outcome: each, success: [{gain_cp: 3}],
                 failure: [{lose_health: 2}]}
        - read: 11
    - id: talk
      label: Talk to the guard.
      do: [{read: 11}]
    - id: dear
      label: Pay him.
      cost: {cp: 4}
      do: [{read: 11}]
"""


ELEVEN = "11: {text: The other side., do: [{gain_health: 1}]}"


CARDS = "BLADE: {kind: item, name: The Thin Blade, effects: [{at: item_step, do: [{deal: 1}]}]}"
