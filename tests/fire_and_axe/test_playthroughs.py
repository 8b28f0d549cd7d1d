"""Playthroughs of Fire & Axe: all that the program says at each step is as it was; see tests/playthrough.py."""

from __future__ import annotations

import pytest

from playthrough import Playthrough, compare, list_parameters


@pytest.mark.parametrize("played", list_parameters("fire_and_axe"))
def test_a_playthrough_goes_as_it_went(played: Playthrough) -> None:
    assert compare("fire_and_axe", played) == ""
