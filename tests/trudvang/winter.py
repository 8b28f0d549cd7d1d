"""A campaign of two main adventures and two side quests, for tests of what lies between adventures."""

from __future__ import annotations

from typing import Any

from trudvang.scene import ask, campaign, reading, run, table

FRAME = """
    saga: 1
    campaign: {id: winter, title: Winter, first: M1}
    adventures: [M1, M2, S1, S2]
    endings: {good: Spring, bad: More Winter}
    finale: M2
    timed: {at_camp: {when: round_end, text: When the fire is lit}}
"""
CARDS = """
    saga: 1
    cards:
      A2: {kind: adventure, name: Second, adventure: M2}
      Q1: {kind: side_quest, name: Quest, adventure: S1}
      Q2: {kind: side_quest, name: Other Quest, adventure: S2}
      CAMP: {kind: world, name: Camp, effects: [{at: at_camp, do: [{gain_cp: 1, who: all}]}]}
      GIFT: {kind: world, name: Gift, effects: [{at: start, do: [{gain_cp: 2, who: all}]}]}
      TAX: {kind: world, name: Tax, effects: [{at: start, do: [{lose_cp: 1, who: all}]}]}
      KNIFE: {kind: item, name: Knife, effects: [{at: item_step, do: [{deal: 1}]}]}
      HAT: {kind: item, name: Hat, effects: [{at: item_step, do: [{deal: 1}]}]}
      OX: {kind: companion, name: Ox, effects: [{at: fast, do: [{gain_cp: 1}]}]}
      COOK: {kind: companion, name: Cook, effects: [{at: start, do: [{gain_cp: 1, who: holder}]}]}
      T1: {kind: title, name: One, rune: fire}
      T2: {kind: title, name: Two, rune: [earth, wind]}
      T3: {kind: title, name: Three, rune: dark}
      T4: {kind: title, name: Four}
      T5: {kind: title, name: Five, mandatory: true, rune: water}
      T6: {kind: title, name: Six, mandatory: true}
      T7: {kind: title, name: Seven, mandatory: true}
      T8: {kind: title, name: Eight, mandatory: true}
      T9: {kind: title, name: Nine, mandatory: true}
      T10: {kind: title, name: Ten}
      MUNGAN:
        {kind: personality, name: Mungan, region: arji, effect_type: attack, effects: [{at: combat, do: [{attack: 3}]}]}
"""


def adventure(name, head, ends):
    return f"""
    saga: 1
    adventure: {{id: {name}, title: Title of {name}{head}}}
    pois:
      A: {{colour: green, name: Hill, region: fylges, read: end-done}}
    entries:
      intro: {{text: Begin {name}., do: [{{place_heroes: fylges}}, {{reveal_poi: A}}]}}
      {ends}
    """


BOOK = campaign(
    campaign=FRAME,
    cards=CARDS,
    m1=adventure(
        "M1",
        ", first: true",
        "end-done: {text: Done., do: [{unlock: A2}, {unlock: Q1}, {unlock: Q2}]}\n"
        "      end-lost: {text: Lost., do: []}",
    ),
    m2=adventure(
        "M2",
        "",
        "end-done: {text: Over., campaign_end: good, do: []}\n"
        "      end-bad: {text: Over., campaign_end: bad, do: [{remove_card: Q2}]}",
    ),
    s1=adventure("S1", ", kind: side", "end-done: {text: Side., do: [{remove_card: Q2}, {remove_card: A2}]}"),
    s2=adventure("S2", ", kind: side, needs: {flag: never}", "end-done: {text: Side., do: [{remember: never}]}"),
)


def over(position: str = "", entry: str = "end-done") -> Any:
    """The first adventure comes to its end."""
    return reading(table(position, BOOK), entry)


def keep(s: Any) -> Any:
    """Everybody keeps their Hero."""
    while ask(s) == "hero.change":
        run(s, "keep")
    return s
