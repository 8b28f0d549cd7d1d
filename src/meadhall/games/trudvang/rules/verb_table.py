"""The effect of every verb of the book, and the state that runs its steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast

from mypy_extensions import i64

from meadhall.book.model.conditions import Cost
from meadhall.book.model.steps import (
    AskEach,
    At,
    AtPlace,
    Choose,
    Count,
    Damage,
    DefeatEnemies,
    Foretell,
    GiveUp,
    If,
    May,
    MoveEnemies,
    MovePoi,
    OfCard,
    OfDoor,
    OfPoi,
    OfWord,
    OneOf,
    OpenMap,
    PlaceEnemies,
    PlacePersonality,
    Prevent,
    Read,
    Reckon,
    Remember,
    ReplaceCard,
    RevealEnemyCards,
    Rune,
    Status,
    StatusOnEnemy,
    Step,
    Tell,
    Test,
    Tokens,
    Visit,
)
from meadhall.core.agenda import Frame
from meadhall.games.trudvang.feat_steps import Marked
from meadhall.games.trudvang.rules import (
    belongings,
    board,
    combat_verbs,
    events,
    feat_verbs,
    flow,
    payment,
    reading,
    sleeves,
    spaces,
    statuses,
    tests,
    verbs,
)
from meadhall.games.trudvang.rules.ending import EndEffects
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import Trudvang

Effect = Callable[[Trudvang, Step, Scene, list[i64]], list[Frame]]
Flow = Callable[[Trudvang, Step, i64, i64, Scene, list[i64]], None]
S = TypeVar("S", bound=Step)


def effects(
    kind: type[S], table: dict[str, Callable[[Trudvang, S, Scene, list[i64]], list[Frame]]]
) -> dict[str, Effect]:
    """Return the effects of verbs whose steps are of one class, as effects of any step."""
    return cast("dict[str, Effect]", table)


def flows(
    kind: type[S], table: dict[str, Callable[[Trudvang, S, i64, i64, Scene, list[i64]], None]]
) -> dict[str, Flow]:
    """The same for verbs that ask about their step, or lead to other steps."""
    return cast("dict[str, Flow]", table)


EFFECTS: Final[dict[str, Effect]] = {
    # Heroes
    **effects(
        Count,
        {
            "gain_health": verbs.change_count,
            "lose_health": verbs.change_count,
            "set_health": verbs.change_count,
            "gain_cp": verbs.change_count,
            "lose_cp": verbs.change_count,
            "gain_xp": verbs.change_count,
            "lose_xp": verbs.change_count,
            "upgrade_feat": verbs.change_count,
            "gain_quest": belongings.quest,
            "discard_quest": belongings.quest,
        },
    ),
    **effects(
        Step,
        {
            "heal_full": verbs.do_act,
            "exhaust": verbs.do_act,
            "refresh": verbs.do_act,
            "trigger_backlash": verbs.do_act,
            "trigger_positive": verbs.do_act,
            "defeat_hero": verbs.do_act,
            "add_wyrd": verbs.do_act,
            "remove_wyrd": verbs.do_act,
            "reorder_items": verbs.do_act,
            "darken": verbs.do_act,
        },
    ),
    **effects(Rune, {"gain_rune": verbs.change_runes, "lose_rune": verbs.change_runes, "buy_rune": verbs.change_runes}),
    **effects(Status, {"discard_status": verbs.change_status, "flip_status": verbs.change_status}),
    **effects(GiveUp, {"give_up": verbs.give_up}),
    # Cards
    **effects(
        OfCard,
        {
            "gain_card": belongings.gain_card,
            "restore_companion": belongings.restore,
            "rotate_companion": belongings.rotate,
            "sleeve": sleeves.sleeve_step,
            "remove_card": sleeves.remove_card,
            "unlock": sleeves.unlock,
            "remove_personality": sleeves.remove_personality,
        },
    ),
    **effects(ReplaceCard, {"replace_card": sleeves.replace_card}),
    **effects(RevealEnemyCards, {"reveal_enemy_card": sleeves.reveal_enemy_cards}),
    **effects(Tokens, {"add_token": sleeves.change_tokens, "remove_token": sleeves.change_tokens}),
    **effects(PlacePersonality, {"place_personality": sleeves.place_personality}),
    # Decks and pending losses
    **effects(Foretell, {"foretell": verbs.foretell_step}),
    **effects(OfWord, {"reshuffle": verbs.reshuffle, "pay_instead": verbs.pay_instead}),
    **effects(Prevent, {"prevent": verbs.prevent}),
    **effects(Step, {"redirect": combat_verbs.redirect}),
    **effects(Count, {"draw_event": events.draw_more}),
    **effects(
        Step,
        {
            "set_aside_event": events.set_aside,
            "carrion_sky": events.carrion_sky,
            "stray_pack": events.stray_pack,
        },
    ),
    # The map
    **effects(PlaceEnemies, {"place_enemies": board.place_enemies}),
    **effects(MoveEnemies, {"move_enemies": board.march}),
    **effects(DefeatEnemies, {"defeat_enemies": board.defeat_step}),
    **effects(
        AtPlace,
        {
            "heal_enemies": board.change_at_place,
            "place_threat": board.change_at_place,
            "remove_threat": board.change_at_place,
        },
    ),
    **effects(StatusOnEnemy, {"status_on_enemy": board.mark_enemy}),
    **effects(OfPoi, {"reveal_poi": board.reveal_poi, "discard_poi": board.discard_poi, "duel": board.duel}),
    **effects(MovePoi, {"move_poi": board.move_poi}),
    **effects(Step, {"lose_ship": board.lose_ship, "keep_ship": board.keep_ship, "leave_map": spaces.leave_map}),
    **effects(
        At,
        {
            "place_heroes": board.place_heroes,
            "take_ship": board.take_ship,
            "move_ship": board.move_ship,
            "move_party": spaces.move_party,
            "clear_space": spaces.mark_space,
            "block_space": spaces.mark_space,
            "unblock_space": spaces.mark_space,
        },
    ),
    **effects(OpenMap, {"open_map": spaces.open_map}),
    **effects(OfDoor, {"open_door": spaces.change_door, "close_door": spaces.change_door}),
    # Combat; these also act outside one
    **effects(Damage, {"damage": combat_verbs.damage_units}),
    **effects(Count, {"redraw": combat_verbs.redraw, "sink_feat": combat_verbs.sink_feat}),
}

# TL-GEN-08, TL-CARD-10. Outside a combat they do nothing.
COMBAT_EFFECTS: Final[dict[str, Effect]] = {
    **effects(
        Count,
        {
            "attack": combat_verbs.strike,
            "deal": combat_verbs.strike,
            "block": combat_verbs.block,
            "take": combat_verbs.take_damage,
            "modify_attack": combat_verbs.change_hero,
            "modify_block": combat_verbs.change_hero,
            "multiply_attack": combat_verbs.change_hero,
            "allow_dark": combat_verbs.change_hero,
            "modify_enemy_attack": combat_verbs.change_enemy,
            "modify_enemy_defence": combat_verbs.change_enemy,
            "skip_attack": combat_verbs.skip,
            "make_active": combat_verbs.change_layout,
            "draw_feats": combat_verbs.change_layout,
            "draw_runes": combat_verbs.change_layout,
            "return_miss": combat_verbs.change_layout,
            "move_rune": combat_verbs.change_layout,
            "pilfer": feat_verbs.pilfer,
            "arrange": feat_verbs.arrange,
        },
    ),
    **effects(
        Step,
        {
            "enemy_misses": combat_verbs.change_attack,
            "cancel": combat_verbs.change_attack,
            "multiply_enemy_attack": combat_verbs.change_attack,
            "end_combat": combat_verbs.end_combat,
            "hide": feat_verbs.hide,
            "backlash_after": feat_verbs.add_backlash_after,
        },
    ),
    **effects(OfWord, {"reuse_feat": combat_verbs.reuse}),
    **effects(Marked, {"poison": feat_verbs.poison}),
}

ALL_EFFECTS: Final[dict[str, Effect]] = {**EFFECTS, **COMBAT_EFFECTS}

FLOWS: Final[dict[str, Flow]] = {
    **flows(If, {"if": flow.run_if}),
    **flows(Tell, {"tell": flow.tell}),
    **flows(Remember, {"remember": flow.remember, "remember_always": flow.remember, "forget": flow.remember}),
    **flows(Reckon, {"tally": flow.reckon, "tally_always": flow.reckon}),
    **flows(Choose, {"choose": flow.choose}),
    **flows(May, {"may": flow.offer_may}),
    **flows(AskEach, {"ask_each": flow.ask_each}),
    **flows(OneOf, {"one_of": flow.offer_one_of}),
    **flows(Test, {"test": tests.begin_test}),
    **flows(Read, {"read": reading.read_on}),
    **flows(Visit, {"visit": reading.visit}),
    **flows(Status, {"gain_status": statuses.gain_tokens}),
}


class TrudvangState(Trudvang):
    """The table with all rules. Chapters of the rules know only its base class."""

    def run_step(self, step: Step, block: i64, at: i64, scene: Scene, heroes: list[i64]) -> None:
        """TL-GEN-08, TL-GEN-11. Run the step for each of its Heroes in the order of the seats."""
        effect = ALL_EFFECTS.get(step.verb)
        if effect is None:
            FLOWS[step.verb](self, step, block, at, scene, heroes)
        elif self.fight is not None or step.verb not in COMBAT_EFFECTS:
            self.do_all(effect(self, step, scene, heroes))

    def pay(self, seat: i64, cost: Cost) -> list[Frame]:
        return payment.pay(self, seat, cost)

    def end_adventure(self, entry: i64) -> Frame:
        return EndEffects(entry)
