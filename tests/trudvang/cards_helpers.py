"""A position with Story cards."""

from __future__ import annotations

from trudvang.scene import told_story

CARDS = """
    LAMP: {kind: item, name: Lamp, effects: [{at: item_step, cost: {cp: 1}, do: [{deal: 2}]}]}
    ROPE: {kind: item, name: Rope, effects: [{at: item_step, do: [{gain_health: 1}]}]}
    OX: {kind: companion, name: Ox, effects: [{at: fast, do: [{gain_cp: 1}]}]}
    ELK: {kind: companion, name: Elk, effects: [{at: fast, do: [{gain_cp: 1}]}]}
    T1T: {kind: title, name: One, rune: fire}
    T2T: {kind: title, name: Two, rune: [earth, wind]}
    T3T: {kind: title, name: Three, rune: dark}
    T4T: {kind: title, name: Four}
    T5T: {kind: title, name: Five, rune: fire, mandatory: true}
    T6T: {kind: title, name: Six, rune: water}
    MUNGAN:
      {kind: personality, name: Mungan, region: arji, effect_type: attack, effects: [{at: combat, do: [{attack: 3}]}]}
    TOLL: {kind: personality, name: Toll, region: arji, mandatory: true, effects: [{at: combat, do: [{lose_cp: 1}]}]}
    W1: {kind: world, name: Winter, tokens: {name: flakes, start: 1, max: 3}}
    W2: {kind: world, name: Deep Winter, tokens: {name: flakes, start: 1, max: 5}}
    L1: {kind: location, name: Inn, region: sylvan, effects: [{at: explore, do: [{gain_cp: 1}]}]}
    L2: {kind: location, name: Old Inn, region: sylvan, replaces: keep}
    CITYX: {kind: location, name: City of Fylges, region: fylges, city: true}
    FROST: {kind: phase, name: Frost, sleeve: 1, scope: party, do: [{lose_health: 1}]}
    S1: {kind: side_quest, name: Quest, adventure: T1}
"""


OX = """
    OX: {kind: companion, name: Ox, effects: [{at: fast, do: [{gain_cp: 1}]}]}
    NEW-OX: {kind: companion, name: Better Ox, effects: [{at: fast, do: [{gain_cp: 1}]}]}
    Q1: {kind: side_quest, name: Quest, adventure: S1}
    Q2: {kind: side_quest, name: Quest Again, adventure: S1}
    HARD: {kind: enemy, name: Hard, figure: draugr, health: 3, attack: 3, defence: 1}
"""


def story(entry, position="", **more):
    return told_story(entry, position, CARDS, **more)
