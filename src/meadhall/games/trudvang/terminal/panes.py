"""The table of Trudvang Legends in four panes of text: the page or the combat, the map, the Heroes, the cards.

Nothing is shown by colour alone: each kind of rune, slots and misses have their own signs, and the legend names them.
"""

from __future__ import annotations

import textwrap
from typing import Any

from rich.text import Text

from meadhall.games.trudvang.cards import CP_MOST, KINDS, XP_LEVEL
from meadhall.games.trudvang.terminal.map_drawing import Land
from meadhall.games.trudvang.terminal.topics import Speaker
from meadhall.terminal.pane import Drawing

PANES = ("scene", "map", "heroes", "lore")
LOWEST = 7  # rows that a page worth reading needs
SIGNS = {"water": "≈", "fire": "▲", "earth": "■", "wind": "»", "dark": "●", "wild": "✶"}
DYES = {"water": "#5b9bd5", "fire": "#e0604c", "earth": "#8fae5d", "wind": "#d8b45a", "dark": "#a58bc9", "wild": ""}
OPEN = "·"  # an empty slot, or a miss that has not happened
SEATS = "ABCD"
FATAL = "#e0604c"


class Panes(Drawing):
    """Draws one pane, or the lines above the question, in the given area."""

    teller: Speaker

    def fit_rows(self, rows: list[Text]) -> list[Text]:
        """Cut off rows that do not fit, and end with three dots."""
        return rows if len(rows) <= self.place.height else [*rows[: self.place.height - 1], self.second("…")]

    def folded(self, text: str, indent: str = "", first: str = "") -> list[str]:
        return textwrap.wrap(text, max(20, self.place.width), initial_indent=first, subsequent_indent=indent)

    def rune(self, kind: str) -> Text:
        return Text(SIGNS[kind], style=f"bold {DYES[kind] or self.paint.ink}")

    # The page, or the combat

    def draw_scene(self) -> list[Text]:
        return self.draw_combat() if self.view["fight"] else self.draw_page()

    def draw_page(self) -> list[Text]:
        """Draw the running Event; the page read last as in the book, and below it its effects."""
        page = self.view["page"]
        if page is None:
            return [self.ink(self.teller.turn(), bold=True), *self.adventure()]
        rows = [*self.event(), self.ink(self.teller.heading(page["entry"]), bold=True)]
        for number, paragraph in enumerate(self.teller.paragraphs(page["text"])):
            rows += [self.ink(line) for line in self.folded(paragraph, first="  " if number else "")]
        changes = [self.second(line) for change in self.teller.outcome() for line in self.folded(change, "  ")]
        return [*rows, Text(), *changes]

    def event(self) -> list[Text]:
        event = self.view["decks"]["event"]
        if event is None:
            return []
        said = self.teller.happened({"kind": "event", "event": event})
        return [*(self.ink(line, bold=True) for line in self.folded(said)), Text()]

    def adventure(self) -> list[Text]:
        return [self.ink(line) for line in self.folded(self.teller.blurb())] if self.view["adventure"] else []

    def draw_combat(self) -> list[Text]:
        """Draw the present attack, the Enemies, then the reader's Feats, track and odds."""
        fight = self.view["fight"]
        rows = [self.ink(self.teller.combat.title(), bold=True)]
        rows += [Text(self.teller.combat.blow(blow), style=f"bold {FATAL}") for blow in fight["blows"]]
        rows += [self.foes(group) for group in self.teller.map.groups_at(fight["place"])]
        for hero in self.teller.combat.fighters():
            rows += self.fighter(hero)
        return rows

    def foes(self, group: dict[str, Any]) -> Text:
        """Return `Draugr  2/2 ⚔2 ◈0  !2/2 ⚔2 ◈0`: health, attack and defence of each unit."""
        row = self.add_key(group["group"], self.ink(f"‡ {self.teller.map.group(group['group'])}", bold=True))
        number = 0
        for unit in group["units"]:
            number += 0 if unit["threat"] else 1
            token = f"{group['group']}.{'!' if unit['threat'] else number}"
            left = unit["health"] - unit["damage"]
            facts = f"{'!' if unit['threat'] else ''}{left}/{unit['health']} ⚔{unit['attack']} ◈{unit['defence']}"
            row.append("  ").append_text(self.add_key(token, self.second(facts) if unit["still"] else self.ink(facts)))
        return row

    def fighter(self, hero: dict[str, Any]) -> list[Text]:
        own = hero["seat"] == self.teller.you
        name = Text(self.teller.hero(hero["seat"]), style=f"bold {self.paint.act if own else self.paint.ink}")
        head = Text.assemble(self.add_key(hero["hero"], name), "  ", self.misses(hero))
        drawn = self.teller.heroes[hero["seat"]]["drawn"]
        if any(drawn.values()):
            head.append("  ← ").append_text(self.runes(drawn))
        head.append("  ").append_text(self.second(", ".join(self.teller.combat.gained(hero))))
        odds = [self.second(f"  {line}") for line in self.teller.combat.next_draw(hero)] if own else []
        return [head, *odds, *(row for feat in hero["feats"] for row in self.feat(feat, own))]

    def misses(self, hero: dict[str, Any]) -> Text:
        """Return `✗ ●≈··`: the Miss track."""
        track = Text("✗ ", style=self.paint.second)
        for number in range(hero["miss_slots"]):
            track.append_text(self.rune(hero["miss"][number]) if number < len(hero["miss"]) else self.second(OPEN))
        return track

    def feat(self, feat: dict[str, Any], whole: bool) -> list[Text]:
        """Return `✓ Silence I »» effect`: filled slots as runes, open ones in brackets; the reader's own effects in
        full.
        """
        name = feat["feat"]
        mark = "–" if feat["used"] else "✓" if feat["active"] else " "
        row = Text.assemble(
            (f"  {mark} ", f"bold {self.paint.act}"),
            self.add_key(name, self.ink(self.teller.feat(name), bold=feat["active"])),
            " ",
        )
        for slot in feat["slots"]:
            row.append_text(self.rune(slot["rune"]) if slot["rune"] else self.well(slot["takes"]))
        effect = self.teller.feat_effect(name)
        if not whole or row.cell_len + len(effect) + 2 <= self.place.width:
            return [row.append(f"  {effect}", style=self.paint.second)]
        return [row, *(self.second(line) for line in self.folded(effect, "      ", "      "))]

    def well(self, takes: list[str]) -> Text:
        well = Text("[", style=self.paint.line)
        for kind in takes:
            well.append_text(self.rune(kind))
        return well.append("]", style=self.paint.line)

    def runes(self, counts: dict[str, int]) -> Text:
        """Return `≈3 ▲1`."""
        return Text(" ").join(
            Text.assemble(self.rune(kind), (str(counts[kind]), self.paint.ink)) for kind in KINDS if counts[kind]
        )

    # The map

    def draw_map(self) -> list[Text]:
        """Draw the spaces of an Adventure Map, or the map of the regions."""
        inside = self.view["space"]
        if inside is not None:
            return [self.space(one) for one in inside["spaces"]]
        return Land(self.teller, self.place).rows()

    def space(self, one: dict[str, Any]) -> Text:
        """Return `◉ The Hall ✓ → The Stair, The Well`: the party's place, what is cleared or blocked, the doors."""
        spaces = {other["id"]: self.teller.prose(other["name"]) for other in self.view["space"]["spaces"]}
        here = one["id"] == self.view["space"]["party"]
        row = Text("◉ " if here else "  ", style=f"bold {self.paint.act}")
        row.append_text(self.add_key(f"space:{one['id']}", self.ink(spaces[one["id"]], bold=here)))
        row.append(" ✓" if one["cleared"] else " ✗" if one["blocked"] else "", style=self.paint.act)
        doors = ", ".join(spaces[door] for door in one["ways"])
        row.append(f" → {doors}" if doors else "", style=self.paint.second)
        there = self.teller.map.there(f"space:{one['id']}")
        return row.append(f"  {there}" if there else "", style=self.paint.ink)

    # The Heroes

    def draw_heroes(self) -> list[Text]:
        """Draw two lines for each Hero: life, points and place; bag, statuses and belongings."""
        rows = [row for seat in self.teller.gathered() for row in (self.hero(seat), self.belongings(seat))]
        return [*rows, *(self.second(line) for line in self.teller.dashboard.hired())]

    def hero(self, seat: int) -> Text:
        hero = self.teller.heroes[seat]
        own = seat == self.teller.you
        mark = "◆" if seat == self.view["leader"] else " "
        name = Text(self.teller.hero(seat), style=f"bold {self.paint.act if own else self.paint.ink}")
        row = Text(f"{mark} {SEATS[seat]} ", style=self.paint.second)
        row.append_text(Text.assemble(self.add_key(hero["hero"], name), " ", self.life(hero)))
        points = f" {hero['hp']}/{hero['most']}  CP {hero['cp']}/{CP_MOST}  XP {hero['xp']}/{XP_LEVEL}"
        row.append(points, style=self.paint.ink)
        state = "down" if hero["down"] else "exhausted" if hero["exhausted"] else ""
        row.append(f"  {self.teller.speech(state)}" if state else "", style=f"bold {FATAL}")
        return row.append("" if hero["at"] == "-" else f"  {self.teller.place(hero['at'])}", style=self.paint.second)

    def life(self, hero: dict[str, Any]) -> Text:
        return Text.assemble(("♥" * hero["hp"], FATAL), ("♡" * max(0, hero["most"] - hero["hp"]), self.paint.line))

    def belongings(self, seat: int) -> Text:
        hero = self.teller.heroes[seat]
        row = Text.assemble("    ", self.runes(hero["bag"]))
        for kind in hero["status"]:
            row.append(f"  {self.teller.phrases.status(kind)}", style=self.paint.ink)
        cards = [*hero["items"][:1], *(one["card"] for one in hero["companions"] if one["ready"]), *hero["titles"]]
        return row.append(f"  {self.teller.listed(cards)}" if cards else "", style=self.paint.second)

    # The cards

    def draw_lore(self) -> list[Text]:
        """Draw the campaign, sleeved cards, the Enemies in play, the odds of the decks."""
        lines = self.teller.tell_campaign("")
        lines += [
            self.teller.card_line(card)
            for card in self.view["sleeves"]["stories"]
            if self.view["cards"].get(card, {}).get("kind") == "world"
        ]
        lines += [line for card in self.view["map"]["enemies"].values() for line in self.teller.map.enemy_card(card)]
        lines += self.teller.tell_decks("")
        return [self.ink(row) for line in lines for row in self.folded(line, "  ")]

    # Above the question

    def hand(self) -> Text:
        """Draw the reader's own Hero; while planning, the result of stopping now."""
        seat = self.teller.you
        if seat is None or not self.teller.heroes[seat]["hero"]:
            return Text()
        own = self.teller.combat.own(seat)
        if own is None or own["next_draw"] is None:
            row, bag = self.hero(seat), self.runes(self.teller.heroes[seat]["bag"])
            fits = row.cell_len + 2 + bag.cell_len <= self.place.width
            return Text.assemble(row, "  " if fits else "\n     ", bag)
        return self.ink(self.teller.combat.sum(own))
