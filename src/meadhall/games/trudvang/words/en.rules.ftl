### Trudvang Legends: every rule in the words of the table, one message per rule id.

## Chapters

chapter-gen = Principles
chapter-comp = Components and limits
chapter-setup = Setup
chapter-camp = The campaign
chapter-book = The Book of Sagas
chapter-timed = Timed effects
chapter-health = Health and Chronicle Points
chapter-card = Story cards
chapter-rune = Runes
chapter-feat = Feats
chapter-status = Status tokens
chapter-miss = The Miss track
chapter-exh = Exhaust and refresh
chapter-enemy = Enemies
chapter-boss = Bosses
chapter-attack = Enemy Attack cards
chapter-threat = Threat
chapter-phase = Rounds and Phases
chapter-travel = Travel
chapter-ship = Ships
chapter-engage = Engage
chapter-event = Events
chapter-plan = Combat: planning
chapter-res = Combat: resolution
chapter-test = Tests
chapter-explore = Explore
chapter-loc = Locations
chapter-poi = Points of Interest
chapter-advmap = Adventure Maps
chapter-level = Level up
chapter-defeat = Defeat
chapter-end = The end of an adventure
chapter-solo = One player and the hired hand
chapter-gloss = Keywords

## Principles

TL-GEN-01 = Cooperative, 1-4 players, each controls exactly one Hero (solo adds a hired hand).
TL-GEN-02 = A rule printed on a card or in the Book beats the rulebook whenever they disagree.
TL-GEN-03 = All Heroes in one region form a party. A lone Hero is a party of one.
TL-GEN-04 = A party-wide effect hits every Hero in the region where it happens and no one else.
TL-GEN-05 = A check for a Class, Item, Companion, token or other thing “in the party” looks only at the Heroes in the relevant region.
TL-GEN-06 = A Story card or token given to a party goes to one of its Heroes; that party’s players agree on which (Quest tokens: TL-CARD-29).
TL-GEN-07 = Whoever holds the Leader token has the last word in any disagreement.
TL-GEN-08 = Instructions are carried out at the moment they are read, as far as possible; an impossible part is skipped and the rest is done.
TL-GEN-09 = Effects are mandatory unless they say “may”, carry a cost (TL-CP-04), or their rule says they are optional.
TL-GEN-10 = “Gain”/“Lose” beyond a limit is ignored (see TL-GLOSS-11, TL-GLOSS-13).
TL-GEN-11 = When several effects would happen at once to different Heroes or in one window and no order is given, the players choose the order; within one Hero, that Hero’s player chooses.
TL-GEN-12 = Hidden information: order of the Feat deck, upgrade deck, Event deck, Enemy Attack deck, Wyrd cards, what will next be drawn from a rune bag, unrevealed POIs, unread entries and unrevealed Story cards. Everything else (hands of revealed Feats, bag composition, discard piles, Enemy damage) is public.
TL-GEN-13 = A defeated Hero takes part in no combat, test, choice or party effect until it returns (TL-DEFEAT-02), and its Class does not count as present. The Story cards it holds still count for “if the party has card X” asked in its region.
TL-GEN-14 = When a card and the Book disagree, the entry being read wins while it is carried out; afterwards the card does. Two cards that disagree: the one that forbids wins over the one that allows, otherwise the newer one.

## Components and limits

TL-COMP-01 = Runes: 32 Dark, 12 Wild, 16 each of Wind, Earth, Fire, Water = 108. Finite.
TL-COMP-02 = Status tokens: 6 each of CP, DEF, ATK, health, two-sided (positive/negative) = 24. Finite; if none of a kind is left the status is not gained.
TL-COMP-03 = Figures: 8 Draugr, 8 Forest Trolls, 4 Garms, 4 Bull Trolls, 3 named bosses, 2 Ships, 6 Heroes.
TL-COMP-04 = 15 two-sided Threat tokens, 5 Enemy tokens, 4 Elite tokens, 12 POI tokens (A-L), 6 Quest tokens (1-6), 9 Personality tokens, 16 Generic, 10 Cleared/Blocked, 15 XP, 1 Party, 1 Leader, 1 Phase marker.
TL-COMP-05 = Damage tokens (14x1, 12x5, 6x10) are bookkeeping only. Unlimited in the digital version.
TL-COMP-06 = XP tokens: treat as unlimited (a Hero never holds more than 2 for long, TL-LEVEL-01).
TL-COMP-07 = Stories area: 12 sleeves, 2 already used by the Defeat and Level Up reference cards at campaign start. Phases area: 6 numbered sleeves.
TL-COMP-08 = If a card must be sleeved in a full stories area, the players pick one sleeved card that has no timed effect and no tokens and lay it beside the board (if there is no such card, any but the Defeat and Level Up cards); it still counts as sleeved.
TL-COMP-09 = Cards are numbered (CSnnn). Removed or replaced Story cards go back to the tray in number order and can come out again later.
TL-COMP-10 = Story cards in the tray are secret until the game says to reveal or take them.
TL-COMP-11 = Printed paper: 171 Story cards, 160 Feats, 14 Events, 12 cards in the Enemy Attack deck, 9 Starting cards (3 Phases, 2 rule cards, 4 Cities), 6 Hero cards, 6 Starting Items, 10 two-sided Adventure sheets, 2 two-sided Adventure Map sheets, 27 Enemy figures (the 24 regular ones and 3 bosses of TL-COMP-03). Only the numbers of Story cards, sheets and maps are free in our version: they are what the campaign needs.
TL-COMP-12 = Generic, Cleared/Blocked, Quest, POI and Personality tokens are finite; with too few left, as many as there are are placed.

## Setup

TL-SETUP-01 = Put out the Map board, Adventure board, POI board, Story tray, Enemy figures.
TL-SETUP-02 = Choose one unlocked, not yet played Adventure or Side Quest; put its sheet behind the POI board with all 12 windows closed.
TL-SETUP-03 = First ever game: only Adventure C1 (in our Book: the adventure flagged first: true) can be chosen; it has no card.
TL-SETUP-04 = Each player picks a different Hero. At most one Hero of each Class per game.
TL-SETUP-05 = Each Hero gets its figure, Hero card (front/unexhausted side up), a rune bag holding exactly the starting runes of its Hero card, a dashboard, the Starting Item of its Class.
TL-SETUP-06 = Health marker on the Hero’s printed maximum; CP marker on 0; empty Status track and Miss track.
TL-SETUP-07 = Shuffle the Event deck (14), the Enemy Attack deck (12) and the 4 Wyrd Feats, all face down.
TL-SETUP-08 = Perform the extra steps from TL-SETUP-20 on (first Adventure) or from TL-SETUP-30 on (later ones).
TL-SETUP-09 = Phase marker on the first occupied phase sleeve.
TL-SETUP-10 = Choose the leader for this Adventure.
TL-SETUP-11 = Adventure Map sheets stay in the box until an instruction asks for one.
TL-SETUP-12 = Start by reading the Introduction entry of the chosen Adventure.
TL-SETUP-13 = Solo: do the hired-hand steps from TL-SOLO-01 on during setup.
TL-SETUP-20 = Feat deck = 4 Level I Hero Feats + 4 Level I Class Feats, shuffled face down.
TL-SETUP-21 = Upgrade deck = 4 Level II Hero + 4 Level II Class Feats, shuffled face down, with the 2 Ultimate Feats of the Class beneath them.
TL-SETUP-22 = Sleeve Phase cards: Travel in sleeve 2, Engage in 3, Explore in 4. Sleeves 1, 5, 6 start empty.
TL-SETUP-23 = Sleeve the Defeat and Level Up cards in the first two story sleeves.
TL-SETUP-24 = Sleeve the four starting Locations: Storhavn in Wildland, Manjord in Manjord, Ildebaad in Dranvelt, Vodd in Sylvan.
TL-SETUP-30 = Each player lays out their Companions face up and active (unrotated).
TL-SETUP-31 = Choose up to 4 Titles to be active; Titles with mandatory must be among them. The rest stay beside the dashboard, inactive.
TL-SETUP-32 = Add the additional runes of the active Titles (only those) to the bag.
TL-SETUP-33 = Put all Items plus the Starting Item in the Item deck, face up, in an order chosen by the player.
TL-SETUP-34 = Keep XP tokens.
TL-SETUP-35 = Shuffle current-level Feats into the Feat deck; shuffle next-level Feats into the upgrade deck; put the two Ultimates beneath it if not all Level I Feats are upgraded yet.
TL-SETUP-36 = Then resolve every START effect on sleeved cards, including placing Personality tokens. The players choose the order.
TL-SETUP-37 = START effects are resolved before the Introduction is read.
TL-SETUP-38 = A player may replace their Hero between Adventures: the old Hero’s Story cards are handed to the remaining Heroes and the new Hero starts from scratch (Level I, no XP).
TL-SETUP-39 = More than 4 Titles that are mandatory: the player chooses which 4.
TL-SETUP-40 = The number of players may change between Adventures; a joining player follows TL-SETUP-38; a leaving player’s Story cards are handed out as there.
TL-SETUP-41 = A Hero who leaves gives back its Wyrd Feat and its Starting Item; a new Hero brings the Starting Item of its own Class. With no other Hero left (solo) the new Hero inherits the Story cards.

## The campaign

TL-CAMP-01 = An Adventure or Side Quest is playable only once its card is unlocked (C1 excepted).
TL-CAMP-02 = Each may be played only once per campaign.
TL-CAMP-03 = Main Adventures are compulsory for progress and their cards are never discarded.
TL-CAMP-04 = Side Quests are optional, playable in any order between main Adventures, and may be removed from the game by the Book.
TL-CAMP-05 = Unlocked cards are kept apart until the end of the campaign or their removal.
TL-CAMP-06 = Between games, choose one among the unlocked, unplayed cards.
TL-CAMP-07 = In main Adventures Heroes earn XP for clearing regions; in Side Quests they do not, unless stated.
TL-CAMP-08 = Persistent across games: sleeved Locations, Personalities, World and Phase cards; each Hero’s Feat deck (including a Wyrd), upgrade deck, Items, Titles, Companions, XP; unlocked and played Adventures; Generic tokens on sleeved cards (TL-CAMP-10).
TL-CAMP-09 = Not persistent: health, CP, extra runes, Status tokens, exhausted state, rotated Companions, Quest tokens, POIs, Enemies, Threat, Ships (unless stated), Event and Attack deck order, Enemy cards in play.
TL-CAMP-10 = Generic tokens lying on a sleeved card stay with that card between Adventures unless it says otherwise.
TL-CAMP-11 = If no unlocked unplayed main Adventure remains and the Book has not declared the campaign over, the campaign ends.
TL-CAMP-12 = TL-CAMP-07 silences only the XP for fights. XP that an entry or a card gives by name is gained in Side Quests too.
TL-CAMP-13 = The campaign is over with the End that declares it; Side Quests not played by then are lost. The table says so before the finale is chosen.
TL-CAMP-14 = A campaign that ended because the Book had nothing more to tell (TL-CAMP-11) goes on when the Book has grown, from where it stood, with everything the Heroes and the world keep. A declared ending is final.

## The Book of Sagas

TL-BOOK-01 = Entry types: Introduction (one per Adventure), Numbered, End (one or more).
TL-BOOK-02 = Numbered entries are read only when the Book, a POI or a card sends the players there.
TL-BOOK-03 = The leader reads aloud.
TL-BOOK-04 = The Introduction gives the setup: starting regions, Enemy placement, Enemy cards to reveal, and usually a POI.
TL-BOOK-05 = Reading goes on while an entry gives a further entry to read (directly or by choice, condition, or test).
TL-BOOK-06 = Reading stops when there is nothing further to do and a POI is revealed on the table (either by this entry or earlier). Then play returns to the Phases.
TL-BOOK-07 = If an entry both reveals a POI and orders another entry, the other entry must be read first.
TL-BOOK-08 = After a mid-phase Book reading, play continues with the rest of the current phase, then the next phase.
TL-BOOK-09 = Players go back to the Book only by interacting with a POI in Explore, by an Adventure Map space, or when a Story card orders it.
TL-BOOK-10 = Reaching an End entry ends the Adventure once its instructions are done.
TL-BOOK-11 = Conditions start with “If”. Met: follow at once. Not met: ignore the whole instruction.
TL-BOOK-12 = Conditions may test: cards, tokens, Classes, past decisions, past results.
TL-BOOK-13 = All Story cards acquired count for conditions, including inactive Titles, rotated Companions and non-top Items. Checking a card does not activate it.
TL-BOOK-14 = Choices: pick one of the offered branches and do it.
TL-BOOK-15 = A choice phrased for individuals (“each Hero may eat”) is decided by each Hero’s own player and the result is remembered for the rest of the Adventure so that later conditions can ask whether at least 1 Hero chose it.
TL-BOOK-16 = Several conditions in one entry are evaluated in printed order; the first one that sends the party to another entry ends the processing of the current entry.
TL-BOOK-17 = The reading party is the party in the region of the POI (or on the map space). “The region” or “here” in an entry is that region. At the Introduction every Hero is in the reading party.
TL-BOOK-18 = An optional instruction offered to “a Hero” is decided by that Hero’s player; offered to “the party” by that party.
TL-BOOK-19 = Reading and its instructions are resolved completely before anyone else acts; Heroes elsewhere are not affected unless “all Heroes” is said.
TL-BOOK-21 = A Hero’s Class can open options, change test difficulty, give automatic successes or lower damage taken, always by an explicit condition in the Book or on a card.
TL-BOOK-20 = If reading ends and no POI is on the table, no Adventure Map is in use and no End was reached, the book is faulty: play stops with a word to its author, and the leader may take back.
TL-BOOK-22 = Duel: when an entry lets one Hero (as a rule the Warrior) challenge the Enemies of a POI, that Hero is the defender of all their attacks as long as the Hero is in the combat; everything else stays as usual.
TL-BOOK-23 = In an End “the party” is still only the party that reached it (TL-GEN-04); “all Heroes” means everyone in the game.
TL-BOOK-24 = A book whose entries lead round in a circle with nothing to decide between them is faulty; the table says so instead of reading on for ever.

## Timed effects

TL-TIMED-01 = START effects fire when a game begins, and also immediately when their card comes into play.
TL-TIMED-02 = END effects fire once the End entry has been read.
TL-TIMED-03 = New kinds of timed effect may be defined by the Book.
TL-TIMED-04 = Locations with a timed effect act only at that time and cannot be activated in Explore.
TL-TIMED-05 = Order among several: players choose. A card removed before its turn in the order does not fire.
TL-TIMED-06 = An END effect on a card that the End entry itself brings into play fires at that same end; a START effect on such a card fires at once (TL-TIMED-01) and again at the next start.

## Health and Chronicle Points

TL-HP-01 = Hero health ranges from 0 to the printed maximum; both ends are hard stops.
TL-HP-02 = At 0 the Hero is defeated at once (TL-DEFEAT).
TL-HP-03 = An Enemy unit’s damage accumulates; damage >= its health defeats it: remove it and its damage.
TL-HP-04 = An Enemy that regains health removes that much damage, never going above full.
TL-HP-05 = Enemies enter with full health unless stated.
TL-HP-06 = Damage stays on surviving Enemies between combats and rounds.
TL-HP-07 = Damage is tracked per unit; a ! has its own damage. Changing the Enemy card in play changes the maximum of units already placed at once; a unit whose damage now reaches its health is defeated.
TL-HP-08 = Printed stat changes by Status tokens on an Enemy apply to all units using that card/POI.
TL-CP-01 = CP range 0-12, hard stops.
TL-CP-02 = CP are personal; they are never lent, pooled or traded, even in a party.
TL-CP-03 = “X CP: effect”: pay X to get the effect; needs at least X.
TL-CP-04 = Paying is always optional.
TL-CP-05 = Nobody but the Hero who uses the effect can pay for it.
TL-CP-06 = A Location cost may be paid separately by each Hero in the region.
TL-CP-07 = “Lose X CP” as an effect is not a cost and is applied down to 0.

## Story cards

TL-CARD-01 = When told to reveal, take or sleeve a Story card, players must, unless the text gives them a choice; it cannot be refused or discarded at will.
TL-CARD-02 = An order to take a Story card out of the game is compulsory; the card returns to the tray.
TL-CARD-03 = Companion: one player of the party takes it, face up above the dashboard. Never traded.
TL-CARD-04 = A Companion’s effect may be used once per Adventure, by its holder, during a combat resolution, unless its text differs; Instant Companions in planning step 1. Rotate it 90 degrees when used.
TL-CARD-05 = Effects that restore a Companion make it usable again.
TL-CARD-06 = A Companion is used at the moment its effect fits inside the resolution step (for example in answer to an ability trigger), only if its holder is in that combat and not defeated.
TL-CARD-07 = Personality: sleeve in the stories area and put its token, colour side up, in the region printed on it; again at every START.
TL-CARD-08 = A Personality’s effect can be used in combats in its token’s region, once per combat, then flip the token; flip it back when the combat ends.
TL-CARD-09 = A mandatory Personality effect must be used in each combat there.
TL-CARD-10 = The effect happens at the time proper to its type: Skill (any time in resolution), Block (when defending), Attack (resolution step 4; step 2 if Fast). Effects that touch Skills, Blocks or Attacks touch it as well.
TL-CARD-11 = One Hero in the combat is named as the user of the Personality effect; that Hero’s ATK/DEF modifiers apply to it, and that Hero is “you” in its text.
TL-CARD-12 = A mandatory Personality effect with no printed type resolves at the start of resolution step 2.
TL-CARD-13 = World: sleeve in the stories area; may hold reminders, timed effects, Generic tokens.
TL-CARD-14 = Location: sleeve in the region printed on it. If one is already there it is replaced (old one to the tray) unless stated.
TL-CARD-15 = A City is a Location whose name starts with “City”.
TL-CARD-16 = A Location card may occasionally be kept in the stories area instead.
TL-CARD-17 = Only regions with a sleeve on the map can take a Location (data flag sleeve: true).
TL-CARD-18 = Item: the taker puts it on the top or the bottom of their Item deck. Never traded.
TL-CARD-19 = Only the top Item is active. Using it moves it to the bottom, making the next one active.
TL-CARD-20 = Several Items may be used in one combat, each at most once per combat.
TL-CARD-21 = Apart from TL-CARD-18/19 and effects that say so, Items are not reordered during an Adventure.
TL-CARD-22 = Title: the taker puts it in a Title slot and adds its rune at once. Never traded. Max 4 active.
TL-CARD-23 = A Title gained with 4 already active goes to the inactive pile, unless it is mandatory, in which case the player picks a non-mandatory active Title to make inactive (its rune is removed).
TL-CARD-24 = Inactive Titles give no rune and no effect, but still count for presence checks.
TL-CARD-25 = Enemy card: revealed when the Book says; it is the current stats of that Enemy type until replaced.
TL-CARD-26 = At most one Enemy card per type is in play; a new one replaces the old. Placing a type with no Enemy card in play is an authoring error.
TL-CARD-27 = Adventure / Side Quest card: taken from the tray when unlocked and kept aside.
TL-CARD-28 = Phase card: sleeved in the phases area at its number; may replace an existing Phase.
TL-CARD-29 = Quest tokens 1-6 belong to all players unless given to a Hero; kept until told to discard; discarded at the end of the Adventure.
TL-CARD-30 = Generic tokens mean what the card or entry using them says.
TL-CARD-31 = A Quest token assigned to a Hero counts for “the party has it” only where that Hero is; an unassigned one counts everywhere.
TL-CARD-33 = The Book may replace a Story card by an updated version; the old one goes back to the tray and the new one takes its place (same sleeve or same owner).
TL-CARD-32 = When a party gains a card and the wording names a single Hero (for example “the Hero who succeeded”), that Hero’s player gets it; no choice.
TL-CARD-34 = If an Enemy card is taken out of the game without another in its place, the regular Enemies of that type leave the map with it. Nobody gains XP for that.

## Runes

TL-RUNE-01 = Six kinds: Water, Fire, Earth, Wind, Dark, Wild.
TL-RUNE-02 = The bag starts as the Hero card says and grows or shrinks during play.
TL-RUNE-03 = An order to remove a rune must be obeyed.
TL-RUNE-04 = Gaining a rune is optional, except Dark, which must be taken.
TL-RUNE-05 = A dual-rune reward: the player picks one of the two kinds.
TL-RUNE-06 = If the pool has none of the kind, none is taken.
TL-RUNE-07 = Removing a rune of a kind: take it from the bag; if it is only on a Feat or the Miss track (mid-combat), take it from there last; if the Hero has none, nothing happens. A removed rune goes to the pool.
TL-RUNE-08 = “Remove a rune” with no kind given: the player chooses the kind.
TL-RUNE-09 = A dual-rune reward of which one kind is out of stock gives the other kind.
TL-RUNE-10 = A rune gained in the middle of a combat or test goes into the bag at once and may be drawn in a later draw of that same combat.
TL-RUNE-11 = The rune of a Title is gained like any other: it may be left out when the Title becomes active (Dark may not), but not put in later.

## Feats

TL-FEAT-01 = 160 Feats: per Hero 4 lines x (I, II, Legendary) = 12; per Class 4 lines x 3 + 2 Ultimates = 14; 4 Wyrd.
TL-FEAT-02 = Feats are used only in combat.
TL-FEAT-03 = A Feat is active when every one of its slots holds a rune, or when an effect says it is active.
TL-FEAT-04 = A single slot takes only its kind; a dual slot takes either of its two kinds.
TL-FEAT-05 = Wild fits any slot. Dark fits none, unless an effect says otherwise.
TL-FEAT-06 = An allocated rune is stuck there for the whole combat, barring effects that say otherwise.
TL-FEAT-07 = Some effects also ask to discard tokens or lose health or CP; without that they cannot be used.
TL-FEAT-08 = Effects joined by OR: choose one. Otherwise all effects of the Feat may be used.
TL-FEAT-09 = Unless stated, only the Hero using the Feat benefits.
TL-FEAT-10 = Skill: any time during resolution unless stated.
TL-FEAT-11 = Attack: only after the Enemy attacks (step 4), except Fast Attacks (step 2). One target; excess damage is lost unless stated.
TL-FEAT-12 = Block: in answer to an Enemy attack on the Hero.
TL-FEAT-13 = Each active Feat is used at most once per combat, all its (chosen) effects at that one time.
TL-FEAT-14 = A Skill may be used in any sub-step of resolution, including between the reveal of an Enemy Attack card and the blocks, by any Hero in the combat, not only the defender.
TL-FEAT-15 = A Feat with “you may” or a cost that is declined is still unused and may be used later in the same combat if its timing allows.
TL-FEAT-16 = Using a Feat is optional except Instant ones (TL-FEAT-17).
TL-FEAT-17 = Instant Feats are used at once when their last slot is filled, in planning.
TL-FEAT-18 = Fast Feats act at the start of resolution (step 2).
TL-FEAT-19 = A Feat marked Solo belongs to the hired hand’s set of four.

## Status tokens

TL-STATUS-01 = Four kinds, each positive or negative: health (gain 1 / lose 1), CP (gain 1 / lose 1), ATK (deal +1 / deal -1), DEF (+1 / -1).
TL-STATUS-02 = Each dashboard has two permanent statuses: positive = gain 1 CP, negative = lose 2 health. They can never be removed or replaced.
TL-STATUS-03 = Three temporary slots. A new token goes in the leftmost slot and pushes the others one step right; a token pushed past the third slot is discarded.
TL-STATUS-04 = Several tokens at once: the player chooses the order unless it is specified.
TL-STATUS-05 = Statuses do nothing by themselves; the Miss track triggers them at the start of combat resolution (TL-MISS).
TL-STATUS-06 = Treat the track as an ordered list of at most 3 (index 0 = leftmost); removing a token closes the gap.
TL-STATUS-07 = Triggering does not use up a token.
TL-STATUS-08 = Health and CP statuses act once, when triggered. ATK and DEF statuses act until the end of that combat. Several of a kind add up; opposite ones are never triggered together because only one colour triggers.
TL-STATUS-09 = ATK status changes every Attack the Hero makes in that combat (each hit of a multi-hit Attack); DEF status changes the Hero’s total DEF against every Enemy attack they defend, even with no Block used. Totals never go below 0.
TL-STATUS-10 = Status tokens gained during a resolution step do not act in that combat unless a later effect triggers statuses again.
TL-STATUS-11 = A Status token (ATK or DEF only) on an Enemy card or POI modifies all Enemies using that card or POI while they last.
TL-STATUS-12 = ATK/DEF of an Enemy never goes below 0. Status tokens on an Enemy card or POI are removed when the card is replaced or the POI token discarded.
TL-STATUS-13 = “Discard a STATUS+ token” and the like: the owner picks which one; with none, nothing happens.
TL-STATUS-14 = Flipping a token (if a card says so) keeps its slot.
TL-STATUS-15 = An ATK or DEF change that has been triggered lasts to the end of the combat even if its token is discarded or pushed off the track meanwhile.
TL-STATUS-16 = Gains of Status tokens that an entry, a card or an ability names one right after another for the same Heroes are gained at once.

## The Miss track

TL-MISS-01 = A rune that cannot be allocated (Dark or no open matching slot) goes to the leftmost free Miss slot. 5 slots.
TL-MISS-02 = At resolution step 1: 0-3 runes: all positive statuses, permanent one included.
TL-MISS-03 = Exactly 4: nothing.
TL-MISS-04 = 5: all negative statuses, permanent one included; if the Hero card is exhausted, its Miss effect as well.
TL-MISS-05 = Order of the triggered statuses: the player chooses; the Miss effect comes after them.
TL-MISS-06 = Losing health to a negative status may defeat the Hero before the Enemies act.
TL-MISS-07 = Backlash icon anywhere: trigger the Hero’s negative statuses, and the Miss effect if exhausted, regardless of the Miss track.
TL-MISS-08 = The Miss track is emptied (runes to the bag) at the end of the combat.
TL-MISS-09 = Tests never use the Miss track.

## Exhaust and refresh

TL-EXH-01 = In a combat (planning) or a test, a player may exhaust an unexhausted Hero card: flip it, return the runes just drawn to the bag, and gain the exhaust effect.
TL-EXH-02 = Being forced to exhaust flips the card but gives no exhaust effect and returns no runes.
TL-EXH-03 = Only a refresh effect flips it back.
TL-EXH-04 = Forced to exhaust while exhausted: nothing happens. An effect that costs exhausting is not available to an exhausted Hero.
TL-EXH-05 = Refresh while unexhausted: nothing happens.
TL-EXH-06 = Timing in planning: after seeing the 3 runes of a draw and before allocating any of them. All 3 go back; the bag is shuffled; then the player chooses to draw 3 again or to stop.
TL-EXH-07 = Timing in a test: after seeing the 7 runes, before success is counted. All 7 go back and the player draws 7 again; the second result stands.
TL-EXH-08 = If the first draw of planning is returned, a new draw is compulsory (a Hero always makes one full draw).
TL-EXH-09 = If the exhaust effect is useless at that time it is simply lost.
TL-EXH-10 = Exhausting is not possible outside combat planning and tests, except as the cost of a card.

## Enemies

TL-ENEMY-01 = Every Enemy has health, ATK, DEF and up to 2 abilities (ability 1, ability 2).
TL-ENEMY-02 = Each non-Boss unit attacks once per combat.
TL-ENEMY-03 = Abilities fire only through Enemy Attack cards and target the defending Hero unless stated.
TL-ENEMY-04 = Regular: figures, stats from the current Enemy card.
TL-ENEMY-05 = Elite: figure with an Elite token, stats from a POI.
TL-ENEMY-06 = NPC: Enemy token, stats from a POI.
TL-ENEMY-07 = Enemies with event-active may be moved by Events.
TL-ENEMY-08 = Enemies may be placed in sea regions but never cross a sea border by moving.
TL-ENEMY-09 = Several Enemies of one type placed at the same time form a group.
TL-ENEMY-10 = A single placed Enemy is a group of one. Groups keep their identity when they meet: two Draugr groups in a region are still two groups (each with its own Threat). They fight together.
TL-ENEMY-11 = Running out of figures: place what is left, then take figures one at a time from other groups of that type that have 2+ figures, leaving a ! Threat in their place, always leaving 1 figure in each group; if still short, do not place.
TL-ENEMY-12 = Of a group that gives a figure, the least damaged one is taken; it arrives without damage and its damage stays on the ! left behind, which is always one ! whatever the player count. Without a Threat token in the supply the figure may not be taken.
TL-ENEMY-13 = If Enemy tokens or Elite tokens run out, place as many as available.
TL-ENEMY-14 = Enemies related to a POI: regular ones follow their Enemy card; Elite and NPC follow the POI.
TL-ENEMY-15 = POI-related Enemies are never moved by Events even if their card has event-active.
TL-ENEMY-16 = “Defeat X Enemy” removes X units meeting the requirement; who picks: TL-GLOSS-08. Does not give XP by itself; the region being freed in a combat does (TL-COMBAT-RES-30).
TL-ENEMY-17 = Threat attached to a POI-related Enemy is POI-related too. If the Book discards the POI token while its Enemies live, they keep their stats but no longer hold the Heroes (TL-TRAVEL-04 ends, TL-TRAVEL-03 begins).

## Bosses

TL-BOSS-01 = Marked “Boss”. Figure for the recurring ones, Enemy token for one-time ones.
TL-BOSS-02 = Max health = printed health x number of Heroes in the game.
TL-BOSS-03 = Attacks = number of Heroes in the game, resolved one after another, one Attack card each.
TL-BOSS-04 = No automatic Threat for Bosses.
TL-BOSS-05 = “Heroes in the game”, not in the region and not only undefeated ones.
TL-BOSS-06 = Solo: the hired hand counts, so 2.
TL-BOSS-07 = A defender is chosen anew for each Boss attack. The players decide when among the Enemies the Boss begins; once it has begun it makes all its attacks before another Enemy attacks.
TL-BOSS-08 = An instruction that explicitly attaches Threat to a Boss adds units with the Boss’s printed (unmultiplied) health and one attack each.
TL-BOSS-09 = A POI reading “Xs: Boss” with a plural name is still one unit unless its count says otherwise.
TL-BOSS-10 = The stats of a Boss come from a POI or, for a Boss figure, from an Enemy card marked Boss; each named figure exists once.

## Enemy Attack cards

TL-ATTACK-01 = One card is revealed for each Enemy attack; modifier from -2 to +3, or Miss.
TL-ATTACK-02 = Deck of 12: one -2 with ability; one -1 with each of the two abilities; two +0 with ability; two plain +0; two +1; one +2; one +3 that reshuffles; one Miss that reshuffles. Which ability: -2 = ability 2, first -1 = ability 1, second -1 = ability 2, both +0 = ability 1.
TL-ATTACK-03 = Ability triggers never come with a positive modifier.
TL-ATTACK-04 = If the Enemy lacks the triggered ability only the modifier counts.
TL-ATTACK-05 = +3 and Miss: apply, then shuffle the discards and this card back into the deck.
TL-ATTACK-06 = Miss: that attack has no effect at all.
TL-ATTACK-07 = Discards are public; counting cards is allowed.
TL-ATTACK-08 = If the deck is empty when a card is needed, shuffle the discards. (Possible after Foretell to the bottom or effects that remove cards; normally the two reshuffle cards prevent it.)
TL-ATTACK-09 = The reshuffle of TL-ATTACK-05 is done after the attack is fully resolved.
TL-ATTACK-10 = Total Enemy ATK = stat + modifier + status on the Enemy + other effects, minimum 0.

## Threat

TL-THREAT-01 = Each ! is one more unit of the type it is attached to and behaves exactly like one.
TL-THREAT-02 = 1-2 players: placed only when instructed, ! side.
TL-THREAT-03 = 3 players: when instructed and with every placed non-Boss Enemy/group, ! side.
TL-THREAT-04 = 4 players: same, !! side (2 units).
TL-THREAT-05 = One token per group placed, not per figure.
TL-THREAT-06 = Placed with an Enemy: attached to it at once. Ordered into a region with Enemies: attached at once; if several groups, players choose.
TL-THREAT-07 = Ordered into an empty region: waits there; attached to the first group that enters; if several enter together, players choose.
TL-THREAT-08 = Threat moves with its group.
TL-THREAT-09 = Supply empty: take the unattached Threat furthest from the region; if all are attached, add none.
TL-THREAT-10 = A ! must be defeated before the figures/tokens of its group.
TL-THREAT-11 = With !!, the first kill flips it to !.
TL-THREAT-12 = So while a group has a !, an Attack or damage effect aimed at that group must target the ! (and with !!, the current one). Damage on a half-killed !! starts fresh after the flip.
TL-THREAT-13 = The side rule (TL-THREAT-02 to 04) also governs instructed tokens: 4 players always !!. The one exception is the ! left by TL-ENEMY-11.
TL-THREAT-14 = An automatic Threat also comes with a group that an Event, a card or an ability places; a group that only moves on the map gets none.
TL-THREAT-15 = Unattached Threat does not count as an Enemy: it does not block Explore, Travel or Events.
TL-THREAT-16 = When the last figure of a group is removed by an effect (“Defeat 1 Enemy”) while ! remain, the removal must be applied to a ! first.
TL-THREAT-17 = A figure whose damage reaches its health while its group still has a !: a ! goes in its place, and the figure stays with the damage of that !.

## Rounds and Phases

TL-PHASE-01 = A round is one pass through the sleeved Phase cards, top to bottom; empty sleeves are skipped.
TL-PHASE-02 = Every Hero/party resolves a Phase before the marker moves on.
TL-PHASE-03 = Within a Phase the players choose the order of Heroes or parties.
TL-PHASE-04 = New Phases may appear or replace existing ones; a Phase is completed before the next begins.
TL-PHASE-05 = Starting order: Travel, Engage, Explore.
TL-PHASE-06 = A Phase card sleeved during a round: if its sleeve number is after the marker it is played this round, otherwise from the next round.
TL-PHASE-07 = A Phase replaced while it is being resolved is finished under the old card.

## Travel

TL-TRAVEL-01 = Each Hero may move to one adjacent region, or stay.
TL-TRAVEL-02 = Regions sharing a border are adjacent.
TL-TRAVEL-03 = Leaving a region with Enemies not related to a POI costs that Hero 1 health per Enemy unit there, paid before leaving. Each ! counts.
TL-TRAVEL-04 = A Hero in a region with POI-related Enemies cannot travel.
TL-TRAVEL-05 = A sea border (blue) can be crossed only by Ship.
TL-TRAVEL-06 = If paying TL-TRAVEL-03 defeats the Hero, it does not leave.
TL-TRAVEL-07 = The number of Enemies is counted when that Hero leaves.
TL-TRAVEL-08 = A Boss counts as one Enemy.
TL-TRAVEL-09 = Each Hero travels at most once per Travel Phase and one at a time; Heroes may leave a party and join another.
TL-TRAVEL-10 = The health lost here is “lose”, not an attack: no Blocks (in solo the hired hand’s runes may replace it, TL-SOLO-12).

## Ships

TL-SHIP-01 = Ships come from Adventures, Side Quests or cards; two figures exist.
TL-SHIP-02 = A Hero embarks only in the region where the Ship is, and does so automatically when travelling over a sea border.
TL-SHIP-03 = All Heroes aboard are one party and move together with the Ship.
TL-SHIP-04 = In a region with dry land Heroes disembark automatically.
TL-SHIP-05 = Ships do not survive the Adventure, barring text to the contrary.
TL-SHIP-06 = No Events for Heroes aboard.
TL-SHIP-07 = At the shore, each Hero in the Ship’s region chooses whether to go along; those who do move as one. At sea everyone aboard moves or nobody does.
TL-SHIP-08 = A Ship moves at most one region per Travel Phase and never without a Hero aboard.
TL-SHIP-09 = The Ship stays in the land region where it lands. Crossing a sea border between two land regions is one move.
TL-SHIP-10 = A sea region has no dry land; every border of it is a sea border. Heroes in it are aboard. Enemies in it are fought in Engage as usual.
TL-SHIP-11 = A Ship cannot be lost while Heroes are at sea in it; an instruction to remove it first moves them to the nearest land region of their choice.
TL-SHIP-12 = Leaving a sea region that holds Enemies costs health as TL-TRAVEL-03 for each Hero aboard; a POI-related Enemy there stops the Ship.
TL-SHIP-13 = A Hero defeated at sea stays aboard and moves with the Ship.
TL-SHIP-14 = Two Ships in one sea region: their crews are one party for everything that looks at regions (TL-GEN-03); each Ship still moves on its own, and nobody changes Ships at sea.

## Engage

TL-ENGAGE-01 = Heroes in a region with Enemies must fight, all Heroes of the region against all Enemies of the region.
TL-ENGAGE-02 = Each dry-land region that holds Heroes and no Enemies gets one Event card.
TL-ENGAGE-03 = Aboard a Ship: no Event.
TL-ENGAGE-04 = Heroes resolve only the Event of their own region.
TL-ENGAGE-05 = Order of regions: players choose.
TL-ENGAGE-06 = Each occupied region is resolved exactly once per Engage Phase, as combat or Event according to what stands there when its turn comes. After a won combat no Event is drawn. Enemies that enter a region already resolved wait for the next Engage Phase (but they do block its Explore).
TL-ENGAGE-07 = A region whose Heroes are all defeated is not resolved.

## Events

TL-EVENT-01 = An Event card has a description and effects and perhaps a test with success and failure outcomes.
TL-EVENT-02 = Effects on Heroes: every Hero in the region resolves them. Game effects (such as moving Enemies): once for the whole party.
TL-EVENT-03 = Event tests are compulsory for every Hero in the region.
TL-EVENT-04 = Moving Enemies: every event-active group on the map moves 1 region towards the closest Hero with its Threat.
TL-EVENT-05 = Ties (which Hero, which path): players choose.
TL-EVENT-06 = Enemies never cross sea borders while moving.
TL-EVENT-07 = Distance is counted in borders of any kind for deciding who is closest (the example counts the Hero at sea as tied), but a group only ever makes a step over a land border that shortens the land distance to a chosen closest Hero; if none of the closest Heroes can be reached by land, take the closest one that can; if none can, it does not move.
TL-EVENT-08 = A group already in a region with a Hero does not move.
TL-EVENT-09 = Event test outcomes are individual (“each Hero that succeeds/fails”), unless the card is worded otherwise.
TL-EVENT-10 = Drawn Events are discarded; an empty deck is made again from the discards.
TL-EVENT-11 = The order in which groups move is chosen by the players; all groups are counted from their position at the start of the effect.
TL-EVENT-12 = Enemies placed by an Event in the Heroes’ region during Engage are not fought before the next Engage Phase (TL-ENGAGE-06).
TL-EVENT-13 = Defeated Heroes are not counted when the closest Hero is sought.

## Combat: planning

TL-COMBAT-PLAN-01 = All Heroes in the region are involved. Steps are done simultaneously by all.
TL-COMBAT-PLAN-02 = Step 1: each may use Items and Companions with Instant.
TL-COMBAT-PLAN-03 = Step 2: draw 4 Feats and lay them out.
TL-COMBAT-PLAN-04 = If the Feat deck runs short, shuffle the discards to make a new deck.
TL-COMBAT-PLAN-05 = Draw what is left first, then shuffle the discards and go on. If there are still too few, play with fewer.
TL-COMBAT-PLAN-06 = Step 3: draw 3 runes; each must go to a matching open slot if there is one, else to the Miss track.
TL-COMBAT-PLAN-07 = The runes of one draw may be allocated in any order; each goes to a fitting open slot if there is one at its moment, and to the Miss track only if there is none. Every result of such an order is legal, also one that uses up a slot another rune could have taken. Wild must be placed if any slot is open.
TL-COMBAT-PLAN-08 = Step 4: after allocating, continue (draw 3 more) or stop.
TL-COMBAT-PLAN-09 = A Hero stops when the player says so or when all 5 Miss slots are full.
TL-COMBAT-PLAN-10 = Runes that fit neither a slot nor the full Miss track go back to the bag and the Hero stops.
TL-COMBAT-PLAN-11 = When the fifth Miss slot is filled in the middle of a draw, the remaining runes of that draw may still be allocated to slots.
TL-COMBAT-PLAN-12 = Instant Feats fire the moment they are full.
TL-COMBAT-PLAN-13 = Exhausting is the only way to return drawn runes (TL-EXH).
TL-COMBAT-PLAN-14 = When every Hero has stopped, go to resolution.
TL-COMBAT-PLAN-15 = Fewer than 3 runes in the bag: draw what there is; an empty bag means stop.
TL-COMBAT-PLAN-16 = Order between players in planning does not matter except for Instant effects that touch others; then first come, first served; conflicts by the leader. Bots act in seat order.
TL-COMBAT-PLAN-17 = Draw power (4 Feats, 3 runes, 7 in tests) is a per-Hero number that cards may change.
TL-COMBAT-PLAN-18 = Only the top Item can be used in step 1; after use it goes to the bottom and the next one may be used as well if Instant.
TL-COMBAT-PLAN-19 = An Instant effect that removes the last Enemy ends the combat at once; drawn Feats are discarded, runes returned.
TL-COMBAT-PLAN-20 = Whether the Miss track is full is asked when all runes of a draw lie and the Instant Feats they filled have acted; a rune that found the track full has stopped the Hero already.

## Combat: resolution

TL-COMBAT-RES-01 = Step 1: every Hero resolves the Miss track result (TL-MISS-02 to 04).
TL-COMBAT-RES-02 = Step 2: every Hero may use active Skills and Fast Attacks in any order.
TL-COMBAT-RES-03 = Attack: total ATK of the Attack minus the target’s total DEF = damage (min 0).
TL-COMBAT-RES-04 = Step 3: every Enemy unit attacks; players choose the order unless stated.
TL-COMBAT-RES-05 = For each attack: (a) choose the defending Hero; (b) reveal the card; (c) total ATK and ability; (d) Skills and Blocks; (e) loss = ATK minus DEF, min 0; (f) discard the card.
TL-COMBAT-RES-06 = The defender is chosen before the card is seen.
TL-COMBAT-RES-07 = A Hero at 0 health is defeated, leaves the combat and the round.
TL-COMBAT-RES-08 = Step 4: every Hero may use unused Attacks and Skills.
TL-COMBAT-RES-09 = Step 5: every Hero may use the active Item (and then the next, each once).
TL-COMBAT-RES-10 = Personalities, Companions and Titles that concern combat act within resolution.
TL-COMBAT-RES-11 = An Enemy with damage >= health is removed at once and no longer takes part.
TL-COMBAT-RES-12 = The combat is over at once when no Enemy is left in the region.
TL-COMBAT-RES-13 = “At once” means unused Skills, Attacks and Items are lost, but the effects of the card that made the last kill are completed.
TL-COMBAT-RES-14 = At the end: all runes to the bags, revealed Feats to the discard, Personality tokens flipped back.
TL-COMBAT-RES-15 = Surviving Enemies stay and are fought next Engage Phase. One combat = one pass of the five steps.
TL-COMBAT-RES-16 = If every Hero in it is defeated the combat ends at once; surviving Enemies keep their damage.
TL-COMBAT-RES-17 = A unit that comes into play during the combat (ability that adds Threat) attacks in step 3 only if step 3 is not over, once.
TL-COMBAT-RES-18 = Ability resolution comes before Blocks. If it defeats the defender, the attack ends.
TL-COMBAT-RES-19 = A Hero may use several Blocks and Skills against one attack; surplus DEF is lost.
TL-COMBAT-RES-20 = A Block protects only its user, who must be the defender, unless its text says otherwise.
TL-COMBAT-RES-21 = Each unit chooses its defender separately; the same Hero may defend any number of attacks.
TL-COMBAT-RES-22 = An Attack must have a legal target in the region; targets are chosen when it is used. With several units the attacker chooses, subject to TL-THREAT-12.
TL-COMBAT-RES-23 = Damage from Items, Companions or abilities worded “deal X” uses ATK minus DEF like an Attack but is not an Attack (no ATK status). Worded “receives X damage” or “defeat” it ignores DEF.
TL-COMBAT-RES-24 = Multi-hit Attacks: each hit may pick a new target; DEF and modifiers apply to each hit.
TL-COMBAT-RES-30 = When a combat frees the region of Enemies, each Hero involved gains 1 XP (main Adventures only).
TL-COMBAT-RES-31 = Heroes defeated during that combat gain none. Several groups cleared in one combat still give 1 XP.
TL-COMBAT-RES-32 = Freed by a card outside combat: no XP.
TL-COMBAT-RES-33 = When another Hero becomes the defender of an attack, the DEF put up for the first one is lost; what changes the attack itself stays.

## Tests

TL-TEST-01 = Types: Charisma, Agility, Intelligence, Strength; each has a difficulty number.
TL-TEST-02 = Each Hero in the test draws 7 runes; each rune of the type’s kind is 1 success; Wild always counts, Dark never (unless stated).
TL-TEST-03 = Rune of each type: Charisma Water, Agility Earth, Intelligence Wind, Strength Fire.
TL-TEST-04 = Success when successes >= difficulty.
TL-TEST-05 = All participants draw first, then outcomes are checked.
TL-TEST-06 = Outcome pair A: at least 1 Hero succeeds / all Heroes fail: one outcome for the party.
TL-TEST-07 = Outcome pair B: all Heroes succeed / at least 1 Hero fails: one outcome for the party.
TL-TEST-08 = Outcome pair C: they succeed / they fail: single-Hero tests; one outcome for the party.
TL-TEST-09 = Outcome pair D: each Hero that succeeds / each Hero that fails: individual outcomes.
TL-TEST-10 = Wording each-may: optional; if the party does it, everyone present takes part.
TL-TEST-11 = Wording any-may: optional; one or more take part, each deciding for themselves.
TL-TEST-12 = Wording single-may: optional; exactly one takes part.
TL-TEST-13 = Wording each-must: compulsory for everyone present.
TL-TEST-14 = Wording single-must: compulsory for exactly one Hero, chosen by the party.
TL-TEST-15 = Tests may be tied to a condition (Class, Companion, Item, Quest token).
TL-TEST-16 = Event tests: see TL-EVENT-03.
TL-TEST-17 = Drawn runes go back to the bag after the test.
TL-TEST-18 = For pair A/B only participants are counted. If nobody takes an optional test, neither outcome applies and the entry goes on with the next instruction.
TL-TEST-19 = Pair D with entries to read: if the outcomes name entries, the party reads the success entry if anyone succeeded.
TL-TEST-20 = A bag with fewer than 7 runes: draw all.
TL-TEST-21 = “Class X succeeds automatically”: that Hero draws nothing and counts as a success. Difficulty changes for a Class apply to that Hero only.
TL-TEST-22 = Exhaust in a test: TL-EXH-07.
TL-TEST-23 = A test open only to certain Heroes (Class, card, token) with none of them present is not taken; it counts as declined.
TL-TEST-24 = All participants draw, then everyone who wants to exhausts (TL-EXH-07) knowing all draws, then outcomes are checked.
TL-TEST-25 = A Hero who is defeated in the middle of a test has failed it.

## Explore

TL-EXPLORE-01 = In a region free of Enemies Heroes may interact with the Location and/or the POIs there.
TL-EXPLORE-02 = Any Enemy in the region: the phase is skipped there.
TL-EXPLORE-03 = The order (Location first or POI first) is free, except that a mandatory Location comes first (TL-LOC-05); the Location may be used before and after a POI by different Heroes, each Hero once.
TL-EXPLORE-04 = Enemies that appear during Explore (by a Book entry) stop all further interaction in that region this phase.
TL-EXPLORE-05 = A party may interact with several POIs in its region in one Explore Phase, one after another, as long as the region stays free of Enemies.

## Locations

TL-LOC-01 = Each Hero may benefit if they individually meet the requirement.
TL-LOC-02 = A mandatory Location is activated once, without choice, in every Explore Phase in which Heroes are there.
TL-LOC-03 = Timed Locations cannot be activated in Explore.
TL-LOC-04 = Each Hero may activate a Location at most once per Explore Phase.
TL-LOC-05 = A mandatory Location acts once for the party if its effect is a game effect, once for each Hero if it is a Hero effect; before any POI interaction.
TL-LOC-06 = A mandatory Location in a region with Enemies does nothing (the phase is skipped).
TL-LOC-07 = A Location kept in the stories area (TL-CARD-16) belongs to no region: it cannot be visited in Explore; only its timed or always-on effects work.
TL-LOC-08 = An effect of a Location that comes at a moment of the round touches the Heroes in its region only, and “here” is that region.

## Points of Interest

TL-POI-01 = Up to 12 per Adventure, A-L; regular (green) or Enemy-related (red).
TL-POI-02 = Reveal: open the window, read it aloud, put the token in its region.
TL-POI-03 = Regular: anywhere on the map; discarded only when the Book says.
TL-POI-04 = Enemy-related: always in the region of the reading party; the entry says which Enemies to place with it; token discarded at once when interacted with, unless stated.
TL-POI-05 = Interact in Explore, region free of Enemies: read its entry.
TL-POI-06 = The Enemies of an Enemy-related POI must be defeated first.
TL-POI-07 = Interaction is optional.
TL-POI-08 = A window once opened stays open; revealing a regular POI again only puts its token back if it is not on the table (Enemy-related ones: TL-POI-12).
TL-POI-09 = Printed region on an Enemy-related POI and the reading party’s region differ: the reading party’s region wins.
TL-POI-10 = A regular POI may be interacted with again in a later round if its token is still there; entries should use conditions or discard it.
TL-POI-11 = If the Heroes who revealed a red POI are all defeated, the Enemies stay and any Hero may fight them later.
TL-POI-12 = Revealing an Enemy-related POI places its Enemies (with automatic Threat) together with its token. Revealing it again does nothing while its token is on the table; after that it brings token and Enemies anew.

## Adventure Maps

TL-ADVMAP-01 = Used when the Book says; divided into spaces, each with an entry.
TL-ADVMAP-02 = The party cannot split. All Heroes are moved to the region of the Hero/party who revealed the map, with no health loss for leaving Enemies.
TL-ADVMAP-03 = Party token on the starting space.
TL-ADVMAP-04 = Travel: move the Party token to a space connected by a door or road, or stay.
TL-ADVMAP-05 = No Events. A space with no Enemies: Engage is skipped.
TL-ADVMAP-06 = Explore: read the entry of the space.
TL-ADVMAP-07 = Other Phases as usual.
TL-ADVMAP-08 = Cleared space: move through freely, its entry is not read.
TL-ADVMAP-09 = Blocked space: cannot be entered any more.
TL-ADVMAP-10 = POIs are placed on the stated space.
TL-ADVMAP-11 = Enemies placed during a map stand on the party’s space unless another space is named; TL-TRAVEL-03/04 apply to leaving that space.
TL-ADVMAP-12 = “Move freely” = entering a Cleared space does not end the move: in one Travel Phase the party may pass through any number of Cleared spaces and stop on the first uncleared one or on any cleared one.
TL-ADVMAP-13 = Reading the entry of an uncleared space is compulsory at Explore while the party is on it (unless it was already read this visit).
TL-ADVMAP-14 = Map ends when an entry says so (leave_map) or at the End; Heroes stay in the region of TL-ADVMAP-02.
TL-ADVMAP-15 = A Hero defeated on a map returns next round on the party’s space.
TL-ADVMAP-16 = Locations of the host region cannot be used while on the map.
TL-ADVMAP-18 = If the space the party stands on becomes Blocked, the party may stay or leave but not come back; its entry is not read again.
TL-ADVMAP-17 = For “the closest Hero” Enemies on the Map board count the host region.
TL-ADVMAP-19 = Automatic Threat applies to Enemies placed on a space as it does on the Map board.
TL-ADVMAP-20 = Opening a map ends the Explore Phase for everyone. The entry of the starting space is first read in the next Explore Phase that finds the party there, unless the opening entry goes on to it at once.
TL-ADVMAP-21 = While the map is used, Enemies in the host region neither fight the party nor keep it from exploring, and the party takes no part in the host region; they are met again when the map ends.
TL-ADVMAP-22 = A POI on the party’s space is interacted with in Explore as usual, after the compulsory reading of TL-ADVMAP-13.
TL-ADVMAP-23 = Enemies on a cleared space stop the party: it may enter but not pass through in the same move.

## Level up

TL-LEVEL-01 = At 3 XP the player must level up: discard 3 XP, draw the top 3 of the upgrade deck, choose 1.
TL-LEVEL-02 = Replace the lower version in the Feat deck (old card to the box), shuffle the Feat deck.
TL-LEVEL-03 = Of the other two, one goes on top and one to the bottom of the upgrade deck, above the Ultimates if present.
TL-LEVEL-04 = With all Level I Feats upgraded, choose 1 of the 2 Ultimates for the deck; the other is removed from the game.
TL-LEVEL-05 = Legendary Feats upgrade Level II Feats.
TL-LEVEL-06 = Level up at once when the third XP arrives, but never inside a combat (XP come at its end anyway) and after the current Book instruction is finished. Excess XP are kept.
TL-LEVEL-07 = The old version is removed wherever it is (deck or discard); the new one goes into the deck, which is shuffled; the discard pile stays.
TL-LEVEL-08 = Ultimates are never among the 3 cards drawn; fewer than 3 others left: draw those; with 2, the unchosen one goes back on top; with 1, take it.
TL-LEVEL-09 = Taking the Ultimate is free, at once after the eighth upgrade, and optional (“may”). Then the upgrade deck is made from the 8 Legendary Feats, shuffled.
TL-LEVEL-10 = With nothing left to upgrade, XP stay and have no use.
TL-LEVEL-11 = The Feat deck is 8 cards (9 with the Ultimate, +1 with a Wyrd).
TL-LEVEL-12 = With 6 or more XP at once the level up is done again for each full 3.

## Defeat

TL-DEFEAT-01 = Health 0: out of the current round.
TL-DEFEAT-02 = When the following round begins its health becomes 6, whatever the maximum.
TL-DEFEAT-03 = If it has no Wyrd Feat in its Feat deck, add a random one and shuffle.
TL-DEFEAT-04 = If no Darkness card is sleeved in the stories area, sleeve CS156.
TL-DEFEAT-05 = Wyrd: a Feat with 3 slots that gives CP when used; it goes back to the tray as soon as its owner makes a first kill in a combat in which it is active.
TL-DEFEAT-06 = The Hero returns in the region where it fell, keeping CP, runes, Status tokens, exhausted state.
TL-DEFEAT-07 = “In its Feat deck” includes the discard pile.
TL-DEFEAT-08 = The Wyrd and Darkness steps happen at TL-DEFEAT-02, not at the moment of defeat (the Defeat card is resolved then). If an End comes first, they still happen at the end of the Adventure.
TL-DEFEAT-09 = Defeat outside combat works the same. If a whole party is defeated while reading, the entry’s remaining instructions for “the party” are carried out without them; choices are made by their players all the same so that the story can go on.
TL-DEFEAT-10 = There is no way to lose an Adventure by defeat; only the Book can make it end badly.
TL-DEFEAT-11 = A Wyrd drawn occupies one of the 4 Feats; it is a Skill. “Defeats an Enemy” = that Hero’s Feat, Item or Companion removes a unit (! included). If the kill came before the Wyrd became active in the same combat, it does not count retroactively.
TL-DEFEAT-12 = If health would be set to 6 and the Hero’s maximum is below 6, use 6 anyway (“regardless”).
TL-DEFEAT-13 = If every Hero is defeated in the same round, finish the round with no actions and start the next.
TL-DEFEAT-14 = What an End gives to all Heroes is also given to those who are defeated at that moment.
TL-DEFEAT-15 = While a whole party lies defeated, a test it must take is failed without a draw. A question to each Hero is answered by the players of the fallen when none of those it is put to stands.

## The end of an adventure

TL-END-01 = Read the End entry, do its instructions, then END effects.
TL-END-02 = Bags go back to starting runes; XP tokens are kept.
TL-END-03 = All other tokens and figures leave the table, Generic tokens on sleeved cards excepted (TL-CAMP-10).
TL-END-04 = Enemy cards go back to the tray.
TL-END-05 = Kept for each Hero: both Feat decks, Hero card, and all Items, Companions and Titles. Feats out of play are kept apart.
TL-END-06 = Other sleeved cards stay unless stated.
TL-END-07 = Next game: from TL-SETUP-01 on, and from TL-SETUP-30 on.
TL-END-08 = Campaign end: everything resets to its original state.
TL-END-09 = Quest tokens left are discarded.
TL-END-10 = A pending level up (3 XP from the End entry) is done before saving.
TL-END-11 = A game saved in mid-Adventure must restore every piece of state, including RNG, deck order, half-done entry and pending decision.
TL-END-12 = XP never expires between main Adventures and Side Quests.

## One player and the hired hand

TL-SOLO-01 = Choose one other Hero as hired hand: figure, Hero card, its 4 Level I Feats with Solo (2 Hero, 2 Class).
TL-SOLO-02 = Its figure starts with the Hero.
TL-SOLO-03 = Upgrade one of those Feats per main Adventure played (Side Quests do not count), all to II before any to Legendary; no XP. Hired hands have no Ultimates.
TL-SOLO-04 = Put 1 rune from the pool on every single slot; then on every dual slot, if possible of a kind not yet on that card, otherwise either of its kinds.
TL-SOLO-05 = The hired hand’s Starting Item joins the Hero’s Item deck.
TL-SOLO-06 = From the second Adventure on, use only half of the Items and half of the Titles (rounded up); the others lie aside and count only for presence checks.
TL-SOLO-07 = Always together with the Hero.
TL-SOLO-08 = In combat resolution the player may use 1 hired-hand Feat as if it were the Hero’s.
TL-SOLO-09 = Only a Feat that has at least as many runes as each other hired-hand Feat may be used.
TL-SOLO-10 = On use, move 1 of its runes to the hired hand’s Hero card. A Feat with no rune left may be used one last time, then it is turned face down.
TL-SOLO-11 = In a test, runes of the right kind lying on the hired hand’s cards may go to the pool for 1 success each.
TL-SOLO-12 = Each health the Hero would lose may be replaced by discarding 1 of those runes to the pool.
TL-SOLO-13 = The hired hand adds its exhaust effect; refreshing the Hero refreshes it too.
TL-SOLO-14 = Its Class counts as present for the Book, with its tests, bonuses and hindrances applying to the Hero.
TL-SOLO-15 = It counts as a Hero for Boss stats only.
TL-SOLO-16 = It cannot gain cards, status, health, CP, runes or tokens.
TL-SOLO-17 = One hired-hand Feat per combat.
TL-SOLO-18 = TL-SOLO-09 compares face-up Feats only. A Feat whose runes were discarded for tests or health counts with what is left.
TL-SOLO-19 = The extra exhaust effect: the hired hand’s Hero card is a second, separate exhaust: the player may exhaust it under TL-EXH-01 timing, returning the runes just drawn and gaining its effect; its Miss effect is never triggered; forced exhausts touch only the Hero’s own card.
TL-SOLO-20 = Wild runes on hired-hand Feats match any test type. Its Feats start with the four colours only, so this arises only by card effects.
TL-SOLO-21 = TL-SOLO-11 is done after the 7 runes are seen.
TL-SOLO-22 = Runes taken from the pool for the hired hand reduce the supply (TL-COMP-01). If a kind is missing for a single slot, that slot stays empty and the Feat is still usable.
TL-SOLO-23 = Hired-hand Feats count as active without being full (they need no full slots); an Attack among them obeys Attack timing, a Block needs the Hero to be the defender.
TL-SOLO-24 = TL-SOLO-03: the levels are recomputed at each setup from Level I (a new hired hand may be chosen each Adventure). The runes are also reset.
TL-SOLO-25 = Threat in solo follows the 1-player row.
TL-SOLO-26 = TL-SOLO-12 also applies to Travel loss, ability loss and negative statuses, not to health paid as a cost.
TL-SOLO-27 = With Items halved the player picks which; the Starting Items count among all Items.
TL-SOLO-28 = TL-SOLO-06 never lifts the cap of 4 Titles, and mandatory Titles are taken first into the half that is used.
TL-SOLO-29 = When the Hero is defeated the hired hand waits with it; its runes are not renewed.
TL-SOLO-30 = The Starting Item of a former hired hand leaves with it; that of the present one counts as an Item of the Hero for this Adventure only.

## Keywords

TL-GLOSS-01 = X DEF: prevent X of an Enemy attack; surplus is lost.
TL-GLOSS-02 = X CP: cost (TL-CP-03).
TL-GLOSS-03 = Cancel: ignore the effect named.
TL-GLOSS-04 = X ATK: an attack of strength X; damage = X minus target DEF.
TL-GLOSS-05 = Deal +X / -X ATK: change an active Attack, each hit of it.
TL-GLOSS-06 = Deal X twice / three times: separate hits, same or different targets.
TL-GLOSS-07 = Deal double / triple: 2X / 3X.
TL-GLOSS-08 = Defeat X Enemy: remove X units fitting the requirement.
TL-GLOSS-09 = Discard: the named token or card; lacking it, nothing happens.
TL-GLOSS-10 = Exhaust / Refresh: TL-EXH.
TL-GLOSS-11 = Gain X: up to the limits; rest ignored.
TL-GLOSS-12 = Foretell X: reveal X cards of the deck, put each on top or at the bottom. The chooser also orders those on one side; if there are fewer, those are revealed.
TL-GLOSS-13 = Lose X: down to 0; never stopped by Blocks.
TL-GLOSS-14 = Instant: Feats: when full; Items/Companions: planning step 1, if requirements are met.
TL-GLOSS-15 = Fast: start of resolution (step 2).
TL-GLOSS-16 = Miss: that attack, whoever makes it, does nothing.
TL-GLOSS-17 = Mandatory: must be activated if possible; on Titles, must be selected.
TL-GLOSS-18 = Take X ATK: an extra, separate Enemy attack of X on the defender; Blocks work. No Attack card is drawn for it and it fires no ability.
TL-GLOSS-19 = Take +X: add X to this Enemy attack.
TL-GLOSS-20 = Take X twice / three times; take double / triple: as for Heroes.
TL-GLOSS-21 = STATUS+ / STATUS- / STATUS?: any positive / negative / any Status token. “gain 1 STATUS+” with no kind given: the gaining player chooses the kind.
TL-GLOSS-22 = Backlash: TL-MISS-07.
TL-GLOSS-23 = Elite / Enemy token: stats come from a POI.
TL-GLOSS-24 = “double” and “+X” together: double the printed value, then add modifiers.
TL-GLOSS-25 = “Ignore DEF” treats the target’s DEF as 0 for that hit.
TL-GLOSS-26 = “A or B” as a penalty or a reward: an option that would change nothing for that Hero may not be picked while the other would change something (an exhausted Hero cannot pick “exhaust”, one with 0 CP cannot pick “lose CP”). If neither changes anything, nothing happens.
