"""A book with conditions."""

from __future__ import annotations

ALE_AND_LEAP = """
    98: {text: Ale., do: [{ask_each: {id: ale, question: Drink it, if_yes: [{gain_cp: 1}]}}]}
    99:
      text: Leap.
      do:
        - test: {id: leap, by: each must, type: agility, difficulty: 1, outcome: each, success: [{gain_cp: 1}]}
"""
