"""The verbs of the book for Heroes, decks and losses; cards, board and map have files of their own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.book.model.steps import Count, Foretell, GiveUp, OfWord, Prevent, Rune, Status, Step
from meadhall.core.agenda import Frame
from meadhall.games.trudvang.cards import DARK, HEALTH, KINDS
from meadhall.games.trudvang.rules import belongings, events
from meadhall.games.trudvang.rules.effects import own_cards
from meadhall.games.trudvang.rules.exhaust import exhaust, refresh
from meadhall.games.trudvang.rules.foretell import ATTACKS, EVENT_DECK, FEAT_DECK, UPGRADES, foretell
from meadhall.games.trudvang.rules.growth import Upgrade, add_wyrd, gain_xp, lose_xp, remove_wyrd
from meadhall.games.trudvang.rules.losses import defeat, gain_cp, gain_health, lose_cp, lose_health
from meadhall.games.trudvang.rules.runes import gain_rune, lose_rune
from meadhall.games.trudvang.rules.statuses import discard_status, flip_status
from meadhall.games.trudvang.rules.steps import steps_of
from meadhall.games.trudvang.rules.triggers import backlash, trigger_positive
from meadhall.games.trudvang.rules.who import amount, has_wyrd, place_of_party
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import Trudvang
from meadhall.games.trudvang.status_tokens import status_kind

DECKS: Final = {"event": EVENT_DECK, "enemy_attack": ATTACKS, "feats": FEAT_DECK, "upgrades": UPGRADES}
ALL_PREVENTED: Final = -1


def change_count(s: Trudvang, step: Count, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-HP-01, TL-CP-01, TL-CP-07, TL-GLOSS-11, TL-GLOSS-13, TL-CAMP-12, TL-LEVEL-01. Gain or lose health, CP and XP,
    each Hero its own amount; the book can give an upgrade.
    """
    frames: list[Frame] = []
    place = place_of_party(s, scene)
    for seat in heroes:
        n = amount(s, step.n, seat, place)
        if step.verb == "gain_health":
            gain_health(s, seat, n)
        elif step.verb == "lose_health":
            frames.extend(lose_health(s, seat, n))
        elif step.verb == "set_health":
            frames.extend(set_health(s, seat, n))
        elif step.verb == "gain_cp":
            gain_cp(s, seat, n)
        elif step.verb == "lose_cp":
            frames.extend(lose_cp(s, seat, n))
        elif step.verb == "gain_xp":
            gain_xp(s, seat, n)
        elif step.verb == "lose_xp":
            lose_xp(s, seat, n)
        else:
            for _ in range(n):
                frames.append(Upgrade(seat))
    return frames


def set_health(s: Trudvang, seat: i64, n: i64) -> list[Frame]:
    """TL-HP-01, TL-HP-02. Set health within the printed bounds."""
    if s.down[seat]:
        return []
    s.hp[seat] = max(0, min(n, HEALTH[s.hero[seat]]))
    s.tell_count("set-health", seat, s.hp[seat])
    return defeat(s, seat) if s.hp[seat] == 0 else []


def do_act(s: Trudvang, step: Step, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-EXH-02, TL-EXH-05, TL-MISS-07, TL-STATUS-01, TL-HP-01, TL-DEFEAT-04, TL-DEFEAT-05, TL-DEFEAT-09, TL-CARD-21.
    Run verbs without a value, for each Hero.
    """
    frames: list[Frame] = []
    for seat in heroes:
        if step.verb == "heal_full":
            gain_health(s, seat, HEALTH[s.hero[seat]])
        elif step.verb == "exhaust":
            frames.extend(exhaust(s, seat))
        elif step.verb == "refresh":
            frames.extend(refresh(s, seat))
        elif step.verb == "trigger_backlash":
            frames.extend(backlash(s, seat))
        elif step.verb == "trigger_positive":
            frames.extend(trigger_positive(s, seat))
        elif step.verb == "defeat_hero":
            frames.extend(defeat(s, seat))
        elif step.verb == "add_wyrd":
            frames.extend(add_wyrd(s, seat))
        elif step.verb == "remove_wyrd":
            remove_wyrd(s, seat)
        elif step.verb == "reorder_items":
            frames.extend(belongings.reorder(s, seat))
        elif step.verb == "darken" and has_wyrd(s, seat):
            frames.extend(gain_rune(s, seat, [DARK]))
    return frames


def change_runes(s: Trudvang, step: Rune, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-RUNE-03, TL-RUNE-04, TL-RUNE-05, TL-RUNE-08."""
    frames: list[Frame] = []
    for seat in heroes:
        if step.verb == "gain_rune":
            frames.extend(gain_rune(s, seat, [KINDS.index(kind) for kind in step.kinds]))
        elif step.verb == "buy_rune":
            frames.append(events.BuyRune(seat, [KINDS.index(kind) for kind in step.kinds]))
        else:
            kind = step.kinds[0]
            frames.extend(lose_rune(s, seat, -1 if kind == "any" else KINDS.index(kind)))
    return frames


def change_status(s: Trudvang, step: Status, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-STATUS-13, TL-STATUS-14, TL-GLOSS-21."""
    do = discard_status if step.verb == "discard_status" else flip_status
    kind = status_kind(step.kind)
    frames: list[Frame] = []
    for seat in heroes:
        frames.extend(do(s, seat, kind))
    return frames


def give_up(s: Trudvang, step: GiveUp, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-CARD-02. Each Hero returns this many cards of a kind, never a Starting Item; a Hero with none runs the
    alternative steps.
    """
    frames: list[Frame] = []
    for seat in heroes:
        if own_cards(s, seat, step.kind):
            frames.extend(belongings.GiveUpCard(seat, belongings.KINDS_GIVEN.index(step.kind)) for _ in range(step.n))
        else:
            frames.extend(steps_of(step.or_else, scene.for_hero(seat)))
    return frames


def foretell_step(s: Trudvang, step: Foretell, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GLOSS-12, TL-GEN-08. A Hero foretells their own deck; the party, or the Hero of the step, foretells the
    others; an absent Hero does nothing.
    """
    deck = DECKS[step.deck]
    place = place_of_party(s, scene)
    if deck in (FEAT_DECK, UPGRADES):
        frames: list[Frame] = []
        for seat in heroes:
            frames.extend(foretell(s, seat, deck, amount(s, step.n, seat, place), seat))
        return frames
    if not heroes and step.who.kind != "party":
        return []
    asked = heroes[0] if len(heroes) == 1 and step.who.kind != "party" else s.shared()
    return foretell(s, asked, deck, amount(s, step.n, scene.user, place), 0)


def reshuffle(s: Trudvang, step: OfWord, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-ATTACK-05, TL-EVENT-10, TL-COMBAT-PLAN-04. Shuffle the discards into a deck."""
    if step.word == "enemy_attack":
        s.attack_deck.renew()
        if s.log is not None:
            s.say("attacks-shuffled", {})
    elif step.word == "event":
        s.events.renew()
    else:
        for seat in heroes:
            (s.feat_decks if step.word == "feats" else s.upgrades)[seat].renew()
            if step.word == "feats":
                s.tell("feats-shuffled", seat)
    return []


# Replacement: the pending loss is the latest stake.


def prevent(s: Trudvang, step: Prevent, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GEN-09, TL-GEN-10, TL-GEN-14, TL-STATUS-08. Prevent this much of what is about to happen; it does not count as
    lost.
    """
    if s.stakes:
        stake = s.stakes[-1]
        if step.n.name == "all":
            stake[2] = ALL_PREVENTED
        elif step.n.name == "permanent":
            stake[2] = 0
        else:
            stake[2] = max(0, stake[2] - amount(s, step.n, stake[1], place_of_party(s, scene)))
    return []


def pay_instead(s: Trudvang, step: OfWord, scene: Scene, heroes: list[i64]) -> list[Frame]:
    """TL-GEN-09, TL-GEN-10, TL-GEN-14. Give up something else instead, one for one, as far as possible."""
    if not s.stakes:
        return []
    stake = s.stakes[-1]
    seat: i64 = stake[1] if stake[1] >= 0 else scene.user
    frames: list[Frame] = []
    if step.word == "rune":
        paid = min(stake[2], sum(s.bags[seat]))
        for _ in range(paid):
            frames.extend(lose_rune(s, seat, -1))
    elif step.word == "cp":
        paid = min(stake[2], s.cp[seat])
        s.cp[seat] -= paid
        s.tell_count("pay-cp", seat, paid)
    else:
        paid = min(stake[2], s.hp[seat])
        s.hp[seat] -= paid
        s.tell_count("lose-health", seat, paid)
        frames.extend(defeat(s, seat) if s.hp[seat] == 0 else [])
    stake[2] -= paid
    return frames
