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

TL-GEN-01 = Trudvang Legends is a cooperative game for 1 to 4 players. Each of them plays exactly one Hero; a single player is joined by a hired hand.
TL-GEN-02 = Where a card or the book contradicts the rules, the card or the book is right.
TL-GEN-03 = The Heroes in the same region form a party. A Hero who is alone there is a party of one.
TL-GEN-04 = An effect on the party affects every Hero in the region where it happens, and nobody elsewhere.
TL-GEN-05 = When something asks whether the party has a Class, an Item, a Companion, a token or the like, only the Heroes in the region concerned are looked at.
TL-GEN-06 = When a party is given a Story card or a token, one of its Heroes takes it, and the players of that party agree on which. Quest tokens have a rule of their own (TL-CARD-29).
TL-GEN-07 = If the players disagree, the one who holds the Leader token decides.
TL-GEN-08 = An instruction is carried out when it is read, as far as that is possible. If a part of it is impossible, that part is skipped and the rest is done.
TL-GEN-09 = You must carry out an effect unless it says “may”, has a cost (TL-CP-04) or is optional by its own rule.
TL-GEN-10 = If you would gain or lose more than a limit allows, the excess is ignored (TL-GLOSS-11, TL-GLOSS-13).
TL-GEN-11 = If several effects would happen at the same moment and nothing says in which order, the players choose the order. If they all concern one Hero, that Hero’s player chooses.
TL-GEN-12 = These things are hidden: the order of the Feat decks, the upgrade decks, the Event deck, the Enemy Attack deck and the Wyrd Feats, the next runes to be drawn from a bag, POIs and Story cards that have not been revealed, and entries that have not been read. Everything else is open: the Feats that lie on the table, what the bags contain, the discard piles and the damage on Enemies.
TL-GEN-13 = Until they return (TL-DEFEAT-02), defeated Heroes take no part in combats, tests, choices or effects on the party, and their Class does not count as present. The Story cards they hold still count when something in their region asks whether the party has a card.
TL-GEN-14 = If a card and the book contradict each other, the entry being read is right while it is carried out, and the card is right afterwards. If two cards contradict each other, the one that forbids is right; if neither forbids anything, the newer one is.

## Components and limits

TL-COMP-01 = There are 108 runes: 32 Dark, 12 Wild, and 16 each of Wind, Earth, Fire and Water. They can run out.
TL-COMP-02 = There are 24 Status tokens, 6 each for CP, defence, attack and health, with a positive and a negative side. They can run out: if no token of a kind is left, nobody gains that status.
TL-COMP-03 = The figures are 8 Draugr, 8 Forest Trolls, 4 Garms, 4 Bull Trolls, 3 Bosses with names of their own, 2 Ships and 6 Heroes.
TL-COMP-04 = There are 15 two-sided Threat tokens, 5 Enemy tokens, 4 Elite tokens, 12 POI tokens (A to L), 6 Quest tokens (1 to 6), 9 Personality tokens, 16 Generic tokens, 10 Cleared/Blocked tokens, 15 XP tokens, the Party token, the Leader token and the Phase marker.
TL-COMP-05 = Damage tokens (14 worth 1, 12 worth 5 and 6 worth 10) only keep count. At this table they never run out.
TL-COMP-06 = XP tokens never run out. A Hero hardly ever holds more than 2 of them anyway (TL-LEVEL-01).
TL-COMP-07 = The stories area has 12 sleeves. When a campaign begins, the Defeat and Level Up cards fill 2 of them. The phases area has 6 numbered sleeves.
TL-COMP-08 = If a card has to be sleeved while the stories area is full, the players choose a sleeved card without a timed effect and without tokens and lay it beside the board. If there is no such card, they may choose any except Defeat and Level Up. The card beside the board still counts as sleeved.
TL-COMP-09 = Every Story card has a number. When it is removed or replaced, it returns to its numbered place in the tray and may come into play again later.
TL-COMP-10 = The Story cards in the tray are secret until you are told to reveal or take them.
TL-COMP-11 = The printed game has 171 Story cards, 160 Feats, 14 Events, 12 Enemy Attack cards, 9 Starting cards (3 Phases, 2 rule cards and 4 Cities), 6 Hero cards, 6 Starting Items, 10 two-sided Adventure sheets, 2 two-sided Adventure Map sheets and 27 Enemy figures (24 regular ones and the 3 Bosses of TL-COMP-03). At this table a campaign may have as many Story cards, sheets and maps as it needs; the other numbers are the printed ones.
TL-COMP-12 = Generic, Cleared/Blocked, Quest, POI and Personality tokens can run out. If there are too few, all that are left are placed.

## Setup

TL-SETUP-01 = The Map board, the Adventure board, the POI board, the Story tray and the Enemy figures are laid out.
TL-SETUP-02 = Choose an adventure or a Side Quest that is unlocked and has not been played yet. Its sheet goes behind the POI board, with all 12 windows closed.
TL-SETUP-03 = A campaign always begins with the same adventure, the one that the book marks as its first. It has no card.
TL-SETUP-04 = Each player chooses a different Hero. There can be only one Hero of each Class in a game.
TL-SETUP-05 = Each Hero gets a figure, a Hero card with its unexhausted side up, a dashboard, the Starting Item of their Class and a rune bag with exactly the starting runes shown on the Hero card.
TL-SETUP-06 = Each Hero begins with full health and 0 CP. The Status track and the Miss track are empty.
TL-SETUP-07 = The 14 Events, the 12 Enemy Attack cards and the 4 Wyrd Feats are shuffled separately and laid face down.
TL-SETUP-08 = The setup of the first adventure has the further steps from TL-SETUP-20 on; that of later ones has those from TL-SETUP-30 on.
TL-SETUP-09 = The Phase marker goes on the first phase sleeve that holds a card.
TL-SETUP-10 = The players choose who leads this adventure.
TL-SETUP-11 = Adventure Map sheets stay in the box until an instruction calls for one.
TL-SETUP-12 = Play begins with the Introduction of the chosen adventure.
TL-SETUP-13 = A single player also sets up the hired hand (from TL-SOLO-01 on).
TL-SETUP-20 = Each Feat deck consists of the 4 Hero Feats and the 4 Class Feats of Level I, shuffled and face down.
TL-SETUP-21 = Each upgrade deck consists of the 4 Hero Feats and the 4 Class Feats of Level II, shuffled and face down, with the 2 Ultimate Feats of the Class underneath.
TL-SETUP-22 = The Travel card goes into phase sleeve 2, Engage into 3 and Explore into 4. Sleeves 1, 5 and 6 begin empty.
TL-SETUP-23 = The Defeat and Level Up cards go into the first two sleeves of the stories area.
TL-SETUP-24 = The four starting Locations go into the sleeves of their regions: Storhavn in Wildland, Manjord in Manjord, Ildebaad in Dranvelt and Vodd in Sylvan.
TL-SETUP-30 = All Companions lie face up and unrotated, ready to be used.
TL-SETUP-31 = You choose up to 4 Titles to be active. Mandatory Titles must be among them. The others stay inactive beside your dashboard.
TL-SETUP-32 = The extra runes of your active Titles, and of no others, go into your bag.
TL-SETUP-33 = All your Items, the Starting Item included, form your Item deck, face up and in the order you choose.
TL-SETUP-34 = You keep your XP tokens from one adventure to the next.
TL-SETUP-35 = Your Feats at their present level are shuffled into the Feat deck, and those of the next level into the upgrade deck. As long as you still have Feats of Level I, the two Ultimates lie underneath the upgrade deck.
TL-SETUP-36 = At the end of the setup all effects “at the start of an adventure” on sleeved cards happen, in an order the players choose. Personality tokens are placed as well.
TL-SETUP-37 = Effects “at the start of an adventure” happen before the Introduction is read.
TL-SETUP-38 = Between two adventures you may change to another Hero. The Story cards of the old Hero are shared out among the Heroes who remain, and the new Hero begins afresh, at Level I and without XP.
TL-SETUP-39 = If you have more than 4 mandatory Titles, you choose which 4 are active.
TL-SETUP-40 = Players may join or leave between two adventures. A new player begins as a new Hero does (TL-SETUP-38), and the Story cards of a player who leaves are shared out in the same way.
TL-SETUP-41 = A Hero who leaves gives back the Wyrd Feat and the Starting Item. A new Hero brings the Starting Item of their own Class. If no other Hero remains, as in a game for one, the new Hero inherits the Story cards.

## The campaign

TL-CAMP-01 = Except for the first one, an adventure or a Side Quest can be played only when its card has been unlocked.
TL-CAMP-02 = Each adventure and each Side Quest can be played only once in a campaign.
TL-CAMP-03 = You cannot get ahead in the campaign without its main adventures, and their cards are never discarded.
TL-CAMP-04 = Side Quests are optional. You may play them in any order between main adventures, and the book may remove them from the game.
TL-CAMP-05 = Unlocked cards are kept apart until they are removed or the campaign ends.
TL-CAMP-06 = After each game you choose the next one from the unlocked cards that have not been played.
TL-CAMP-07 = In a main adventure Heroes gain XP for freeing regions of Enemies. In a Side Quest they do not, unless it says so.
TL-CAMP-08 = These things last from one game to the next: sleeved Locations, Personalities, World and Phase cards; each Hero’s Feat deck with any Wyrd Feat in it, upgrade deck, Items, Titles, Companions and XP; which adventures are unlocked and which have been played; and Generic tokens on sleeved cards (TL-CAMP-10).
TL-CAMP-09 = These things do not last: health, CP, extra runes, Status tokens, exhaustion, the use of Companions, Quest tokens, POIs, Enemies, Threat, Ships (unless something says so), the order of the Event and Enemy Attack decks, and the Enemy cards in play.
TL-CAMP-10 = Generic tokens on a sleeved card stay there between adventures unless the card says otherwise.
TL-CAMP-11 = If no main adventure is left that is unlocked and unplayed, the campaign ends, even if the book has not declared an ending.
TL-CAMP-12 = In a Side Quest only the XP for fights is left out (TL-CAMP-07). XP that an entry or a card gives outright is gained there too.
TL-CAMP-13 = The campaign is over when an End declares it over. Side Quests that have not been played by then are lost; the table says so before you choose the last adventure.
TL-CAMP-14 = If a campaign ended only because the book had no more to tell (TL-CAMP-11), it can go on when the book has grown. It continues from where it stood, with everything that the Heroes and the world keep. An ending that the book has declared is final.

## The Book of Sagas

TL-BOOK-01 = The book has three kinds of entries: an Introduction for each adventure, numbered entries, and one or more Ends.
TL-BOOK-02 = You read a numbered entry only if the book, a POI or a card sends you to it.
TL-BOOK-03 = The leader reads aloud.
TL-BOOK-04 = The Introduction tells you where the Heroes begin, which Enemies to place, which Enemy cards to reveal and, as a rule, which POI.
TL-BOOK-05 = You go on reading as long as an entry sends you to another one, be it directly or by a choice, a condition or a test.
TL-BOOK-06 = You stop reading when there is nothing more to do and there is a POI on the table, a new one or an earlier one. Then you return to the Phases.
TL-BOOK-07 = If an entry reveals a POI and also sends you to another entry, you read that entry first.
TL-BOOK-08 = If you read the book during a Phase, you then play the rest of that Phase and go on to the next one.
TL-BOOK-09 = You return to the book only by interacting with a POI in Explore, by exploring a space of an Adventure Map, or because a Story card tells you to.
TL-BOOK-10 = If you reach an End, the adventure is over as soon as you have carried out its instructions.
TL-BOOK-11 = A condition begins with “If”. If it is met, follow the instruction at once; if it is not, ignore the whole instruction.
TL-BOOK-12 = Conditions may ask for cards, tokens, Classes, earlier decisions and earlier results.
TL-BOOK-13 = For conditions all Story cards count that you own, even inactive Titles, rotated Companions and Items that are not on top. Asking for a card does not use it.
TL-BOOK-14 = If the book offers a choice, the party chooses one of the options and carries it out.
TL-BOOK-15 = If a choice is put to each Hero, as in “each Hero may eat”, each player decides for their own Hero. The answers are remembered for the rest of the adventure, so that later conditions can ask whether at least 1 Hero chose something.
TL-BOOK-16 = If an entry has several conditions, they are looked at in the order in which they stand. The first that sends the party to another entry ends the present one.
TL-BOOK-17 = The reading party is the party in the region of the POI, or on the space of the map. In an entry, “the region” and “here” mean that place. All Heroes belong to the reading party of the Introduction.
TL-BOOK-18 = If an entry offers something to “a Hero”, that Hero’s player decides. If it offers something to “the party”, the party decides.
TL-BOOK-19 = An entry is read and carried out completely before anybody does anything else. It does not affect Heroes elsewhere unless it says “all Heroes”.
TL-BOOK-21 = A Hero’s Class can open up options, make a test easier or harder, let it succeed automatically or lessen damage, but only where the book or a card says so.
TL-BOOK-20 = If the reading is over without a POI on the table, without an Adventure Map in use and without an End, the book has a fault. The game stops with a message for its author, and the leader may take back.
TL-BOOK-22 = In a duel, an entry lets one Hero, usually the Warrior, challenge the Enemies of a POI. As long as that Hero is in the combat, they alone defend against all attacks of these Enemies. Nothing else changes.
TL-BOOK-23 = In an End, too, “the party” means only the party that reached it (TL-GEN-04). “All Heroes” means everybody in the game.
TL-BOOK-24 = If the entries of a book lead round in a circle and nothing is decided on the way, the book has a fault. The table says so instead of reading on for ever.

## Timed effects

TL-TIMED-01 = Effects “at the start of an adventure” happen when a game begins, and also at once when their card comes into play.
TL-TIMED-02 = Effects “at the end of an adventure” happen when the End has been read.
TL-TIMED-03 = The book may add effects that happen at other times.
TL-TIMED-04 = A Location with a timed effect acts only at that time. You cannot activate it in Explore.
TL-TIMED-05 = If several effects are due at the same time, the players choose their order. A card that is removed before its effect is due does nothing.
TL-TIMED-06 = If an End itself brings a card into play, an effect of that card “at the end of an adventure” happens at this very end. An effect “at the start of an adventure” happens at once (TL-TIMED-01) and again when the next adventure begins.

## Health and Chronicle Points

TL-HP-01 = A Hero’s health never drops below 0 and never rises above the maximum printed on the Hero card.
TL-HP-02 = A Hero whose health drops to 0 is defeated at once (TL-DEFEAT-01).
TL-HP-03 = Damage on an Enemy unit adds up. When it reaches the unit’s health, the unit is defeated and removed together with its damage.
TL-HP-04 = An Enemy that regains health loses as much damage, at most all of it.
TL-HP-05 = Enemies begin with full health unless something says otherwise.
TL-HP-06 = Enemies that survive keep their damage from combat to combat and from round to round.
TL-HP-07 = Each unit has its own damage, and so does each !. A new Enemy card changes the health of the units already in play at once; a unit whose damage now reaches its health is defeated.
TL-HP-08 = A Status token that changes the values of an Enemy changes them for all units that use the same Enemy card or POI.
TL-CP-01 = You can have 0 to 12 CP, never fewer and never more.
TL-CP-02 = CP belong to one Hero. You cannot lend, pool or trade them, not even within a party.
TL-CP-03 = “X CP: effect” means that you may pay X CP to get the effect. You must have at least X.
TL-CP-04 = You never have to pay a cost.
TL-CP-05 = Only the Hero who uses an effect can pay for it.
TL-CP-06 = Each Hero in the region may pay the cost of a Location, each for their own benefit.
TL-CP-07 = An effect that makes you lose CP is not a cost. If you have too few, you lose all you have.

## Story cards

TL-CARD-01 = If you are told to reveal, take or sleeve a Story card, you must, unless the text leaves you a choice. You cannot refuse the card or discard it when you like.
TL-CARD-02 = If you are told to remove a Story card from the game, you must. It returns to the tray.
TL-CARD-03 = A Companion is taken by one player of the party and lies face up above the dashboard. Companions cannot be traded.
TL-CARD-04 = The holder of a Companion may use its effect once in each adventure, during the resolution of a combat, unless its text says otherwise. Instant Companions are used in step 1 of planning. Rotate a Companion by a quarter turn when you use it.
TL-CARD-05 = An effect that restores a Companion makes it ready to be used again.
TL-CARD-06 = You use a Companion at the moment of the resolution that its effect fits, for example in answer to an ability. Its holder must be in the combat and not defeated.
TL-CARD-07 = A Personality is sleeved in the stories area. Its token goes, coloured side up, to the region printed on the card, and again at the start of each adventure.
TL-CARD-08 = A Personality’s effect may be used once in each combat in the region of its token. Then the token is turned over; when the combat ends, it is turned back.
TL-CARD-09 = If the effect of a Personality is mandatory, it must be used in every combat there.
TL-CARD-10 = The effect of a Personality is used when its type allows: a Skill at any time of the resolution, a Block when defending, an Attack in step 4 or, if it is Fast, in step 2. Whatever affects Skills, Blocks or Attacks affects it too.
TL-CARD-11 = The party names one Hero in the combat who uses the effect of the Personality. That Hero’s attack and defence modifiers apply, and “you” in the text means that Hero.
TL-CARD-12 = A mandatory effect of a Personality that has no type happens at the beginning of step 2 of the resolution.
TL-CARD-13 = A World card is sleeved in the stories area. It may remind you of something, have timed effects and hold Generic tokens.
TL-CARD-14 = A Location is sleeved in the region printed on it. If there is one already, the new one replaces it unless something says otherwise, and the old one returns to the tray.
TL-CARD-15 = A City is a Location whose name begins with “City”.
TL-CARD-16 = Now and then a Location is kept in the stories area instead.
TL-CARD-17 = Only a region that has a sleeve on the map can hold a Location.
TL-CARD-18 = When you take an Item, you put it on top of your Item deck or at the bottom. Items cannot be traded.
TL-CARD-19 = Only your top Item is active. When you use it, it goes to the bottom, and the next one becomes active.
TL-CARD-20 = You may use several Items in one combat, but none of them twice.
TL-CARD-21 = The order of your Items does not change during an adventure except when you take or use one (TL-CARD-18, TL-CARD-19) or when an effect says so.
TL-CARD-22 = When you take a Title, you put it into a Title slot and add its rune to your bag at once. Titles cannot be traded, and at most 4 can be active.
TL-CARD-23 = If you gain a Title while 4 are active, the new one is inactive. If it is mandatory, though, you choose an active Title that is not mandatory; that one becomes inactive, and its rune leaves your bag.
TL-CARD-24 = Inactive Titles have no effect and give no rune, but they still count when something asks whether you have them.
TL-CARD-25 = An Enemy card is revealed when the book says so. It gives the values of that Enemy type until another card replaces it.
TL-CARD-26 = There is never more than one Enemy card of a type in play; a new one replaces the old one. To place a type that has no Enemy card in play is a fault of the book.
TL-CARD-27 = The card of an adventure or a Side Quest is taken from the tray when it is unlocked, and it is kept apart.
TL-CARD-28 = A Phase card is sleeved in the phases area at its number. It may replace a Phase that is there.
TL-CARD-29 = The Quest tokens 1 to 6 belong to all players unless one is given to a Hero. You keep them until you are told to discard them, or until the adventure ends.
TL-CARD-30 = What a Generic token means is told by the card or the entry that uses it.
TL-CARD-31 = When something asks whether the party has a Quest token, a token given to a Hero counts only where that Hero is. Any other Quest token counts everywhere.
TL-CARD-33 = The book may replace a Story card with a newer version. The old one returns to the tray, and the new one takes its place, in the same sleeve or with the same owner.
TL-CARD-32 = If the text says which Hero of the party gains a card, for example “the Hero who succeeded”, that Hero’s player gets it, and there is nothing to choose.
TL-CARD-34 = If an Enemy card is removed from the game and nothing replaces it, the regular Enemies of that type leave the map too. Nobody gains XP for that.

## Runes

TL-RUNE-01 = There are six kinds of runes: Water, Fire, Earth, Wind, Dark and Wild.
TL-RUNE-02 = Your bag begins with the runes shown on your Hero card and changes during play.
TL-RUNE-03 = If you are told to remove a rune, you must.
TL-RUNE-04 = You need not take a rune that you gain, unless it is Dark: a Dark rune must be taken.
TL-RUNE-05 = If you gain a dual rune, you choose one of its two kinds.
TL-RUNE-06 = If the pool has no rune of a kind, you take none.
TL-RUNE-07 = A rune to be removed is taken from your bag. If you are in a combat and have that kind only on a Feat or on the Miss track, it is taken from there. If you have none at all, nothing happens. The removed rune goes to the pool.
TL-RUNE-08 = If you must remove a rune and no kind is named, you choose the kind.
TL-RUNE-09 = If you gain a dual rune and the pool has only one of its kinds, you get that kind.
TL-RUNE-10 = A rune gained in the middle of a combat or a test goes into your bag at once. You may draw it later in the same combat.
TL-RUNE-11 = The rune of a Title is gained like any other: you may leave it out when the Title becomes active, unless it is Dark. You cannot add it later.

## Feats

TL-FEAT-01 = There are 160 Feats. Each Hero has 4, each at Level I, Level II and Legendary, which makes 12 cards. Each Class has 4 in the same way and 2 Ultimates, which makes 14. The other 4 are the Wyrd Feats.
TL-FEAT-02 = Feats are used only in combat.
TL-FEAT-03 = A Feat is active when all of its slots hold a rune, or when an effect says that it is active.
TL-FEAT-04 = A slot of one kind takes only runes of that kind. A dual slot takes either of its two kinds.
TL-FEAT-05 = A Wild rune fits every slot. A Dark rune fits none unless an effect says otherwise.
TL-FEAT-06 = A rune on a Feat stays there for the whole combat unless an effect moves it.
TL-FEAT-07 = Some effects also require you to discard tokens or to lose health or CP. If you cannot, you cannot use them.
TL-FEAT-08 = If effects are joined by “or”, choose one of them. Otherwise you may use all effects of the Feat.
TL-FEAT-09 = Only the Hero who uses a Feat benefits from it unless it says otherwise.
TL-FEAT-10 = You may use a Skill at any time during the resolution unless it says otherwise.
TL-FEAT-11 = You can use an Attack only after the Enemies have attacked (step 4), but a Fast Attack before that (step 2). It has one target, and surplus damage is lost unless the Feat says otherwise.
TL-FEAT-12 = You use a Block in answer to an Enemy’s attack on your Hero.
TL-FEAT-13 = You can use each active Feat only once in a combat, with all the effects you want at the same time.
TL-FEAT-14 = A Skill may be used at any point of the resolution, even between the reveal of an Enemy Attack card and the Blocks. Every Hero in the combat may use one there, not only the defender.
TL-FEAT-15 = If you turn down the “may” or the cost of a Feat, the Feat counts as unused. You may use it later in the same combat if its type allows.
TL-FEAT-16 = You need not use a Feat unless it is Instant (TL-FEAT-17).
TL-FEAT-17 = An Instant Feat is used during planning, at once when its last slot is filled.
TL-FEAT-18 = A Fast Feat is used at the beginning of the resolution (step 2).
TL-FEAT-19 = A Feat marked Solo is one of the four that its Hero brings along as a hired hand.

## Status tokens

TL-STATUS-01 = There are four kinds of statuses, each positive or negative: health (gain or lose 1), CP (gain or lose 1), attack (deal 1 more or 1 less) and defence (+1 or -1).
TL-STATUS-02 = Each dashboard has two permanent statuses: gain 1 CP (positive) and lose 2 health (negative). They can never be removed or replaced.
TL-STATUS-03 = There are three slots for Status tokens. A new token goes into the leftmost slot and pushes the others one slot to the right. A token pushed out of the third slot is discarded.
TL-STATUS-04 = If you gain several tokens at once, you choose their order unless it is given.
TL-STATUS-05 = A status does nothing by itself. The Miss track triggers statuses at the beginning of the resolution of a combat (TL-MISS-02 to TL-MISS-04).
TL-STATUS-06 = The tokens on the Status track always lie side by side from the left. If one is removed, the others close the gap.
TL-STATUS-07 = A token that is triggered is not used up.
TL-STATUS-08 = A health or CP status acts once, when it is triggered. An attack or defence status then acts until the end of the combat. Statuses of the same kind add up. Positive and negative ones never act together, because only one sort is triggered.
TL-STATUS-09 = An attack status changes each Attack the Hero makes in this combat, and each hit of an Attack with several hits. A defence status changes the Hero’s total defence against each attack they defend against, even if they use no Block. Neither total drops below 0.
TL-STATUS-10 = A Status token gained during the resolution does not act in that combat, unless a later effect triggers statuses again.
TL-STATUS-11 = An attack or defence Status token on an Enemy card or a POI changes all Enemies that use that card or POI, as long as they last. Other kinds cannot be put there.
TL-STATUS-12 = An Enemy’s attack and defence never drop below 0. Status tokens on an Enemy card or a POI are removed when the card is replaced or the POI token is discarded.
TL-STATUS-13 = If you must discard a positive or negative status, you choose which one. If you have none, nothing happens.
TL-STATUS-14 = A Status token that is turned over stays in its slot.
TL-STATUS-15 = A change of attack or defence that has been triggered lasts until the end of the combat, even if its token is discarded or pushed off the track before.
TL-STATUS-16 = Status tokens that an entry, a card or an ability gives to the same Heroes one right after another count as gained at once.

## The Miss track

TL-MISS-01 = A rune that fits nowhere, because it is Dark or no matching slot is open, goes to the leftmost free slot of the Miss track. The track has 5 slots.
TL-MISS-02 = In step 1 of the resolution, 0 to 3 runes on the Miss track trigger all your positive statuses, the permanent one included.
TL-MISS-03 = Exactly 4 runes on the Miss track trigger nothing.
TL-MISS-04 = With 5 runes on the Miss track, all your negative statuses are triggered, the permanent one included. If your Hero card is exhausted, its Miss effect happens as well.
TL-MISS-05 = You choose the order of the statuses that the Miss track triggers. The Miss effect comes after them.
TL-MISS-06 = The health lost to a negative status may defeat a Hero before the Enemies attack.
TL-MISS-07 = Backlash, wherever it stands, triggers the Hero’s negative statuses and, if the Hero is exhausted, the Miss effect, whatever is on the Miss track.
TL-MISS-08 = At the end of the combat the runes on the Miss track go back into the bag.
TL-MISS-09 = Tests never use the Miss track.

## Exhaust and refresh

TL-EXH-01 = In the planning of a combat or in a test you may exhaust your Hero card if it is not exhausted yet. Turn it over, put the runes you have just drawn back into the bag, and gain the exhaust effect.
TL-EXH-02 = If you are forced to exhaust, you turn the card over, but you gain no exhaust effect and put no runes back.
TL-EXH-03 = Only an effect that refreshes the Hero turns an exhausted Hero card back.
TL-EXH-04 = If you are forced to exhaust while you are exhausted, nothing happens. If the cost of an effect is to exhaust, an exhausted Hero cannot use it.
TL-EXH-05 = If you are refreshed while you are not exhausted, nothing happens.
TL-EXH-06 = In planning you may exhaust when you have seen the 3 runes of a draw and have not allocated any of them. All 3 go back, the bag is shuffled, and you choose whether to draw 3 again or to stop.
TL-EXH-07 = In a test you may exhaust when you have seen your 7 runes, before successes are counted. All 7 go back, and you draw 7 again. The second draw stands.
TL-EXH-08 = If you put back the first draw of planning, you must draw again, because each Hero makes at least one full draw.
TL-EXH-09 = An exhaust effect that is of no use at that moment is lost.
TL-EXH-10 = You can exhaust only in the planning of a combat and in tests, or as the cost of a card.

## Enemies

TL-ENEMY-01 = Every Enemy has health, attack, defence and up to two abilities, the first and the second.
TL-ENEMY-02 = Every unit except a Boss attacks once in each combat.
TL-ENEMY-03 = Abilities are triggered only by Enemy Attack cards. They affect the defending Hero unless they say otherwise.
TL-ENEMY-04 = Regular Enemies are figures. Their values stand on the Enemy card of their type that is in play.
TL-ENEMY-05 = An Elite is a figure with an Elite token. Its values stand on a POI.
TL-ENEMY-06 = An NPC is an Enemy token. Its values stand on a POI.
TL-ENEMY-07 = Enemies that are event-active can be moved by Events.
TL-ENEMY-08 = Enemies may be placed in sea regions, but they never move across a sea border.
TL-ENEMY-09 = Enemies of one type that are placed at the same time form a group.
TL-ENEMY-10 = An Enemy placed alone is a group of one. Groups that meet stay separate: two groups of Draugr in a region are still two groups, each with its own Threat. They fight together.
TL-ENEMY-11 = If there are too few figures, place those that are left. Then take figures, one at a time, from other groups of the type that have at least 2, and put a Threat token with its ! side in place of each. Each of these groups keeps 1 figure. If that is still too few, the rest are not placed.
TL-ENEMY-12 = A group gives up its least damaged figure. The figure arrives undamaged, and its damage stays on the ! left behind, which is a single ! with any number of players. If no Threat token is left in the supply, the figure cannot be taken.
TL-ENEMY-13 = If there are too few Enemy tokens or Elite tokens, place all that are left.
TL-ENEMY-14 = Among the Enemies of a POI, regular ones have the values of their Enemy card; Elites and NPCs have those of the POI.
TL-ENEMY-15 = Events never move the Enemies of a POI, even if their card is event-active.
TL-ENEMY-16 = “Defeat X Enemies” removes X units that fit the description (who chooses them: TL-GLOSS-08). It gives no XP by itself, but freeing the region in a combat does (TL-COMBAT-RES-30).
TL-ENEMY-17 = Threat attached to the Enemies of a POI belongs to that POI too. If the book discards the POI token while its Enemies live, they keep their values but no longer hold the Heroes fast: leaving then costs health (TL-TRAVEL-03) instead of being forbidden (TL-TRAVEL-04).

## Bosses

TL-BOSS-01 = An Enemy marked as a Boss is a Boss. Those that return have a figure; those that appear once have an Enemy token.
TL-BOSS-02 = The health of a Boss is its printed health multiplied by the number of Heroes in the game.
TL-BOSS-03 = A Boss attacks as many times as there are Heroes in the game, one attack after another, each with its own Attack card.
TL-BOSS-04 = A Boss gets no automatic Threat.
TL-BOSS-05 = For a Boss all Heroes in the game count, wherever they are, defeated ones too.
TL-BOSS-06 = For a Boss in a game for one, the hired hand counts, so there are 2 Heroes.
TL-BOSS-07 = You choose a defender for each attack of a Boss. You also choose when it begins among the Enemies, but then it makes all its attacks before another Enemy attacks.
TL-BOSS-08 = If an instruction expressly attaches Threat to a Boss, each ! is a unit with the printed health of the Boss, not multiplied, and one attack.
TL-BOSS-09 = A Boss whose name is a plural is still one unit unless its POI gives a number.
TL-BOSS-10 = The values of a Boss stand on a POI or, for a Boss with a figure, on an Enemy card marked as a Boss. Each named figure exists once.

## Enemy Attack cards

TL-ATTACK-01 = One card is revealed for each attack of an Enemy. It shows a modifier from -2 to +3, or a Miss.
TL-ATTACK-02 = The deck has 12 cards: a -2 with the second ability, a -1 with the first ability, a -1 with the second, two +0 with the first, two +0 without an ability, two +1, one +2, a +3 that reshuffles and a Miss that reshuffles.
TL-ATTACK-03 = A card that triggers an ability never has a positive modifier.
TL-ATTACK-04 = If the Enemy does not have the ability that the card triggers, only the modifier counts.
TL-ATTACK-05 = After the +3 and after the Miss, the discarded cards are shuffled back into the deck together with that card.
TL-ATTACK-06 = An attack that is a Miss has no effect at all.
TL-ATTACK-07 = The discarded cards are open to all, and you may count them.
TL-ATTACK-08 = If a card is needed and the deck is empty, the discarded cards are shuffled. As a rule the two reshuffling cards prevent this, but they may be at the bottom after a Foretell, or out of the deck.
TL-ATTACK-09 = The deck is reshuffled (TL-ATTACK-05) only when the attack is fully resolved.
TL-ATTACK-10 = The total attack of an Enemy is its attack value plus the modifier of the card, its statuses and all other effects. It is never less than 0.

## Threat

TL-THREAT-01 = Each ! is one more unit of the type that the token is attached to, and it acts exactly like one.
TL-THREAT-02 = With 1 or 2 players, Threat is placed only when an instruction says so, with its ! side up.
TL-THREAT-03 = With 3 players, Threat is placed when an instruction says so and also with every Enemy or group that is placed, except Bosses. The ! side is up.
TL-THREAT-04 = With 4 players, Threat is placed as with 3, but the !! side is up, which means two units.
TL-THREAT-05 = Each group that is placed gets one token, however many figures it has.
TL-THREAT-06 = Threat placed together with Enemies is attached to them at once. So is Threat that an instruction places in a region with Enemies; if there are several groups, the players choose one.
TL-THREAT-07 = Threat placed in a region without Enemies waits there. It is attached to the first group that enters; if several enter together, the players choose one.
TL-THREAT-08 = Threat moves with its group.
TL-THREAT-09 = If no token is left, the unattached Threat that is furthest from the region is taken. If all Threat is attached, none is placed.
TL-THREAT-10 = Each ! of a group must be defeated before its figures or tokens.
TL-THREAT-11 = When the first ! of a !! is defeated, the token is turned to its ! side.
TL-THREAT-12 = As long as a group has a !, an Attack or any other damage aimed at the group must hit that !. After a !! has been turned over, the second ! begins without damage.
TL-THREAT-13 = The side of the token depends on the number of players (TL-THREAT-02 to TL-THREAT-04) even if an instruction places it: with 4 players it is always !!. The only exception is the ! of TL-ENEMY-11.
TL-THREAT-14 = A group placed by an Event, a card or an ability also gets its automatic Threat. A group that only moves on the map gets none.
TL-THREAT-15 = Unattached Threat is not an Enemy. It hinders neither Explore nor Travel, and it does not keep Events away.
TL-THREAT-16 = If an effect such as “Defeat 1 Enemy” would remove the last figure of a group that still has a !, it must remove a ! first.
TL-THREAT-17 = If the damage on a figure reaches its health while its group still has a !, that ! is removed instead. The figure stays, with the damage that was on the !.

## Rounds and Phases

TL-PHASE-01 = A round goes once through the sleeved Phase cards from top to bottom. Empty sleeves are skipped.
TL-PHASE-02 = All Heroes and parties finish a Phase before the marker moves on.
TL-PHASE-03 = Within a Phase the players choose the order of the Heroes or parties.
TL-PHASE-04 = New Phases may be added or replace others. Each Phase is finished before the next begins.
TL-PHASE-05 = At first a round consists of Travel, Engage and Explore, in this order.
TL-PHASE-06 = If a Phase card is sleeved during a round, it is played in this round if its sleeve comes after the marker. Otherwise it is played from the next round on.
TL-PHASE-07 = If a Phase is replaced while it is being played, it is finished by the old card.

## Travel

TL-TRAVEL-01 = Each Hero may move to an adjacent region or stay.
TL-TRAVEL-02 = Regions that share a border are adjacent.
TL-TRAVEL-03 = If there are Enemies in the region that belong to no POI, a Hero who leaves it first loses 1 health for each of their units. Each ! counts.
TL-TRAVEL-04 = A Hero in a region with Enemies of a POI cannot travel.
TL-TRAVEL-05 = Only a Ship can cross a sea border (blue).
TL-TRAVEL-06 = If a Hero is defeated by the loss for leaving (TL-TRAVEL-03), they do not leave.
TL-TRAVEL-07 = For the health lost by leaving, the Enemies are counted at the moment when that Hero leaves.
TL-TRAVEL-08 = For the health lost by leaving, a Boss counts as one Enemy.
TL-TRAVEL-09 = Heroes travel one at a time, each at most once in a Travel Phase. They may leave a party and join another.
TL-TRAVEL-10 = The health for leaving is lost, not struck by an attack, so Blocks do not help. In a game for one, runes of the hired hand may be given up instead (TL-SOLO-12).

## Ships

TL-SHIP-01 = You get a Ship from an adventure, a Side Quest or a card. There are two of them.
TL-SHIP-02 = A Hero can go aboard only in the region where the Ship is. This happens automatically when the Hero travels across a sea border.
TL-SHIP-03 = All Heroes aboard are one party and move together with the Ship.
TL-SHIP-04 = In a region with dry land the Heroes go ashore automatically.
TL-SHIP-05 = You lose your Ships when the adventure ends unless something says otherwise.
TL-SHIP-06 = Heroes aboard meet no Events.
TL-SHIP-07 = At the shore, each Hero in the region of the Ship chooses whether to sail along, and those who do move as one. At sea, either all aboard move or nobody does.
TL-SHIP-08 = A Ship moves at most one region in each Travel Phase, and never without a Hero aboard.
TL-SHIP-09 = The Ship stays in the land region where it lands. Crossing a sea border between two land regions is a single move.
TL-SHIP-10 = A sea region has no dry land, and all its borders are sea borders. Heroes in it are aboard. Enemies in it are fought in Engage as usual.
TL-SHIP-11 = A Ship cannot be lost while it carries Heroes at sea. If an instruction removes it, they are first moved to the nearest land region; if there are several, they choose.
TL-SHIP-12 = If a Ship leaves a sea region with Enemies, each Hero aboard loses health (TL-TRAVEL-03). If Enemies of a POI are there, the Ship cannot leave.
TL-SHIP-13 = A Hero defeated at sea stays aboard and moves with the Ship.
TL-SHIP-14 = If two Ships are in the same sea region, the Heroes of both form one party wherever regions matter (TL-GEN-03). Each Ship still moves on its own, and nobody changes Ships at sea.

## Engage

TL-ENGAGE-01 = Heroes in a region with Enemies must fight: all Heroes there against all Enemies there.
TL-ENGAGE-02 = One Event is drawn for each region with dry land that has Heroes but no Enemies.
TL-ENGAGE-03 = No Event is drawn for Heroes aboard a Ship.
TL-ENGAGE-04 = An Event concerns only the Heroes in its region.
TL-ENGAGE-05 = In Engage the players choose the order of the regions.
TL-ENGAGE-06 = Each region with Heroes is resolved exactly once in each Engage Phase, with a combat or an Event, depending on what is there when it comes up. After a combat that was won, no Event is drawn. Enemies that enter a region already resolved are not fought before the next Engage Phase, but they do prevent Explore there.
TL-ENGAGE-07 = If all Heroes in a region are defeated, the region is not resolved.

## Events

TL-EVENT-01 = An Event has a description and effects, and sometimes a test with one outcome for success and one for failure.
TL-EVENT-02 = Effects on Heroes happen to every Hero in the region. Effects on the game, such as moving Enemies, happen once for the whole party.
TL-EVENT-03 = Every Hero in the region must take the test of an Event.
TL-EVENT-04 = If an Event moves Enemies, every event-active group on the map moves 1 region towards the closest Hero, together with its Threat.
TL-EVENT-05 = If several Heroes are equally close, or several ways equally short, the players choose.
TL-EVENT-06 = Enemies never cross a sea border when they move.
TL-EVENT-07 = All borders count when you look for the closest Hero, sea borders too. But a group only crosses land borders, and only if that brings it nearer by land to one of the closest Heroes; the players choose which. If none of them can be reached by land, it moves towards the closest Hero who can. If nobody can be reached, it does not move.
TL-EVENT-08 = A group in a region with a Hero does not move.
TL-EVENT-09 = In the test of an Event the outcome applies to each Hero separately unless the card says otherwise.
TL-EVENT-10 = Events are discarded after they have been drawn. If the deck is empty, the discarded Events form a new one.
TL-EVENT-11 = The players choose the order in which groups move. All distances are counted from where the groups were when the effect began.
TL-EVENT-12 = Enemies that an Event places in the Heroes’ region during Engage are not fought before the next Engage Phase (TL-ENGAGE-06).
TL-EVENT-13 = Defeated Heroes do not count when the closest Hero is looked for.

## Combat: planning

TL-COMBAT-PLAN-01 = All Heroes in the region take part. All of them take each step at the same time.
TL-COMBAT-PLAN-02 = Step 1 of planning: each Hero may use Items and Companions that are Instant.
TL-COMBAT-PLAN-03 = Step 2 of planning: each Hero draws 4 Feats and lays them out.
TL-COMBAT-PLAN-04 = If your Feat deck runs out, your discarded Feats are shuffled into a new one.
TL-COMBAT-PLAN-05 = You draw the cards that are left before you shuffle, and then go on drawing. If there are still too few, you play with fewer.
TL-COMBAT-PLAN-06 = Step 3 of planning: you draw 3 runes. Each must go into a matching open slot if there is one, and otherwise to the Miss track.
TL-COMBAT-PLAN-07 = You may allocate the runes of a draw in any order. When it is a rune’s turn, it goes into an open slot that fits, and to the Miss track only if there is none. Any order is allowed, even one in which a rune takes a slot that another one needed. A Wild rune must go into a slot if any is open.
TL-COMBAT-PLAN-08 = Step 4 of planning: when the runes are allocated, you draw 3 more or you stop.
TL-COMBAT-PLAN-09 = You stop when you say so, or when all 5 slots of your Miss track are full.
TL-COMBAT-PLAN-10 = A rune for which there is neither a slot nor room on the Miss track goes back into the bag, and you stop.
TL-COMBAT-PLAN-11 = If the fifth slot of the Miss track is filled in the middle of a draw, you may still put the other runes of that draw into slots.
TL-COMBAT-PLAN-12 = An Instant Feat happens at the moment when all its slots are full.
TL-COMBAT-PLAN-13 = You can put drawn runes back only by exhausting (TL-EXH-01).
TL-COMBAT-PLAN-14 = When all Heroes have stopped, the resolution begins.
TL-COMBAT-PLAN-15 = If there are fewer than 3 runes in your bag, you draw those. If it is empty, you stop.
TL-COMBAT-PLAN-16 = In planning the order of the players does not matter, except for Instant effects on others. These happen in the order in which they are declared, and the leader settles disputes. Bots act in the order of their seats.
TL-COMBAT-PLAN-17 = How much a Hero draws (4 Feats, 3 runes, 7 runes in a test) is counted for each Hero, and cards may change it.
TL-COMBAT-PLAN-18 = In step 1 you can use only your top Item. It then goes to the bottom, and if the next one is Instant, you may use that one too.
TL-COMBAT-PLAN-19 = If an Instant effect removes the last Enemy, the combat ends at once. The Feats drawn are discarded, and the runes go back into the bags.
TL-COMBAT-PLAN-20 = Whether your Miss track is full is checked when all runes of a draw have been allocated and the Instant Feats they filled have happened. If a rune found the track full before that, you have already stopped.

## Combat: resolution

TL-COMBAT-RES-01 = Step 1 of the resolution: each Hero carries out the result of the Miss track (TL-MISS-02 to TL-MISS-04).
TL-COMBAT-RES-02 = Step 2 of the resolution: each Hero may use active Skills and Fast Attacks, in any order.
TL-COMBAT-RES-03 = The damage of an Attack is its total strength minus the total defence of the target, and never less than 0.
TL-COMBAT-RES-04 = Step 3 of the resolution: each Enemy unit attacks. The players choose the order unless something says otherwise.
TL-COMBAT-RES-05 = Each attack goes like this: (a) choose the Hero who defends; (b) reveal a card; (c) work out the total attack and carry out the ability; (d) use Skills and Blocks; (e) the defender loses the attack minus their defence in health, if that is more than 0; (f) discard the card.
TL-COMBAT-RES-06 = You choose the defender before you see the card.
TL-COMBAT-RES-07 = A Hero whose health drops to 0 is defeated and leaves the combat and the round.
TL-COMBAT-RES-08 = Step 4 of the resolution: each Hero may use Attacks and Skills that have not been used.
TL-COMBAT-RES-09 = Step 5 of the resolution: each Hero may use the active Item, and then the one after it, each of them once.
TL-COMBAT-RES-10 = Personalities, Companions and Titles that concern combat act during the resolution.
TL-COMBAT-RES-11 = An Enemy whose damage reaches its health is removed at once and takes no further part.
TL-COMBAT-RES-12 = The combat ends at once when there is no Enemy left in the region.
TL-COMBAT-RES-13 = If a combat ends at once, Skills, Attacks and Items that were not used are lost. The card that defeated the last Enemy is carried out to its end.
TL-COMBAT-RES-14 = At the end all runes go back into the bags, the Feats laid out are discarded, and Personality tokens are turned back.
TL-COMBAT-RES-15 = A combat goes through the five steps once. Enemies that survive stay and are fought in the next Engage Phase.
TL-COMBAT-RES-16 = If all Heroes in it are defeated, the combat ends at once. Surviving Enemies keep their damage.
TL-COMBAT-RES-17 = A unit that joins the combat, for example because an ability adds Threat, attacks once in step 3 if that step is not over yet, and otherwise not at all.
TL-COMBAT-RES-18 = An ability is carried out before Blocks are used. If it defeats the defender, the attack is over.
TL-COMBAT-RES-19 = A Hero may use several Blocks and Skills against one attack. Defence beyond the attack is lost.
TL-COMBAT-RES-20 = A Block protects only the Hero who uses it, and only as defender, unless its text says otherwise.
TL-COMBAT-RES-21 = You choose a defender for each unit. The same Hero may defend against any number of attacks.
TL-COMBAT-RES-22 = An Attack needs a legal target in the region, chosen when the Attack is used. If there are several units, the attacker chooses one, but a ! comes first (TL-THREAT-12).
TL-COMBAT-RES-23 = If an Item, a Companion or an ability says “deal X”, the target’s defence is subtracted as for an Attack. But it is not an Attack, so attack statuses do not change it. If it says “X damage” or “defeat”, it ignores defence.
TL-COMBAT-RES-24 = If an Attack hits several times, you may choose a new target for each hit. Defence and modifiers count for each hit.
TL-COMBAT-RES-30 = When a combat frees the region of Enemies, each Hero who took part gains 1 XP. This holds in main adventures only.
TL-COMBAT-RES-31 = Heroes defeated in that combat gain no XP. It is 1 XP even if several groups were defeated.
TL-COMBAT-RES-32 = If a card frees the region outside a combat, nobody gains XP.
TL-COMBAT-RES-33 = If another Hero becomes the defender of an attack, the defence of the first one is lost. Whatever changes the attack itself stays.

## Tests

TL-TEST-01 = A test is a test of Charisma, Agility, Intelligence or Strength and has a number as its difficulty.
TL-TEST-02 = Each Hero who takes the test draws 7 runes. Each rune of the right kind is a success. A Wild rune always counts, a Dark one never does, unless something says otherwise.
TL-TEST-03 = The right rune is Water for Charisma, Earth for Agility, Wind for Intelligence and Fire for Strength.
TL-TEST-04 = A Hero with at least as many successes as the difficulty has passed the test.
TL-TEST-05 = All who take part in a test draw before the outcome is checked.
TL-TEST-06 = “At least 1 Hero succeeds” or “all Heroes fail”: there is one outcome for the party.
TL-TEST-07 = “All Heroes succeed” or “at least 1 Hero fails”: there is one outcome for the party.
TL-TEST-08 = “They succeed” or “they fail”: one Hero takes the test, and there is one outcome for the party.
TL-TEST-09 = “Each Hero that succeeds” or “each Hero that fails”: each Hero has their own outcome.
TL-TEST-10 = If each Hero may take the test (each-may), the party decides whether to do so. If it does, everybody present takes part.
TL-TEST-11 = If any Hero may take the test (any-may), each player decides for their own Hero.
TL-TEST-12 = If a single Hero may take the test (single-may), the party decides whether to do so and who it is.
TL-TEST-13 = If each Hero must take the test (each-must), everybody present takes part.
TL-TEST-14 = If a single Hero must take the test (single-must), the party chooses who it is.
TL-TEST-15 = A test may depend on a Class, a Companion, an Item or a Quest token.
TL-TEST-16 = The tests of Events are compulsory (TL-EVENT-03).
TL-TEST-17 = After the test the drawn runes go back into the bag.
TL-TEST-18 = Where there is one outcome for the party, only the Heroes who took part count. If nobody takes an optional test, neither outcome happens, and the entry goes on with its next instruction.
TL-TEST-19 = If each Hero has their own outcome and the outcomes name entries, the party reads the entry for success if anybody succeeded.
TL-TEST-20 = If there are fewer than 7 runes in the bag, you draw all of them.
TL-TEST-21 = If a Class succeeds automatically, its Hero draws nothing and has passed. If a Class changes the difficulty, it does so for its own Hero only.
TL-TEST-22 = You may exhaust in a test as TL-EXH-07 says.
TL-TEST-23 = If a test is open only to certain Heroes (by Class, card or token) and none of them is present, it is not taken. This counts as declining it.
TL-TEST-24 = In a test, first all who take part draw. Then anybody may exhaust (TL-EXH-07), having seen all draws. Then the outcome is checked.
TL-TEST-25 = A Hero who is defeated in the middle of a test has failed it.

## Explore

TL-EXPLORE-01 = In a region without Enemies the Heroes may use the Location, interact with the POIs there, or both.
TL-EXPLORE-02 = If there is any Enemy in the region, the Phase is skipped there.
TL-EXPLORE-03 = You may begin with the Location or with a POI, but a mandatory Location comes first (TL-LOC-05). Some Heroes may use the Location before a POI and others after it, each Hero once.
TL-EXPLORE-04 = If an entry brings Enemies into the region during Explore, nothing more can be explored there in this Phase.
TL-EXPLORE-05 = A party may interact with several POIs in its region in one Explore Phase, one after another, as long as no Enemies appear there.

## Locations

TL-LOC-01 = Each Hero who meets the requirement of a Location may benefit from it.
TL-LOC-02 = A mandatory Location is activated once in each Explore Phase in which Heroes are there, whether they want it or not.
TL-LOC-03 = A Location with a timed effect cannot be activated in Explore.
TL-LOC-04 = Each Hero may activate a Location at most once in each Explore Phase.
TL-LOC-05 = A mandatory Location acts before any POI: once for the party if it affects the game, and once for each Hero if it affects Heroes.
TL-LOC-06 = A mandatory Location in a region with Enemies does nothing, because the Phase is skipped there.
TL-LOC-07 = A Location kept in the stories area (TL-CARD-16) belongs to no region. It cannot be visited in Explore; only its timed and permanent effects count.
TL-LOC-08 = An effect of a Location that happens at a certain moment of the round affects only the Heroes in its region, and “here” means that region.

## Points of Interest

TL-POI-01 = An adventure has up to 12 POIs, A to L. They are regular (green) or belong to Enemies (red).
TL-POI-02 = When a POI is revealed, its window is opened and read aloud, and its token goes to its region.
TL-POI-03 = A regular POI may be anywhere on the map. It is discarded only when the book says so.
TL-POI-04 = A red POI is always in the region of the reading party, and the entry says which Enemies come with it. Its token is discarded as soon as you interact with it unless something says otherwise.
TL-POI-05 = In Explore, in a region without Enemies, you interact with a POI by reading its entry.
TL-POI-06 = The Enemies of a red POI must be defeated before you can interact with it.
TL-POI-07 = You never have to interact with a POI.
TL-POI-08 = A window stays open once it has been opened. If a regular POI is revealed again, its token is put back if it is not on the table, and nothing else happens. Red POIs have a rule of their own (TL-POI-12).
TL-POI-09 = If a red POI names another region than that of the reading party, it still goes to the region of the reading party.
TL-POI-10 = As long as its token is there, you may interact with a regular POI again in a later round. If that should have limits, the book discards the token or sets conditions.
TL-POI-11 = If all Heroes who revealed a red POI are defeated, its Enemies stay, and any Hero may fight them later.
TL-POI-12 = When a red POI is revealed, its Enemies are placed together with its token, and automatic Threat with them. Revealing it again does nothing as long as its token is on the table; after that it brings the token and the Enemies again.

## Adventure Maps

TL-ADVMAP-01 = An Adventure Map is used when the book says so. It consists of spaces, each with its own entry.
TL-ADVMAP-02 = The party cannot split up on a map. All Heroes are moved to the region of the Hero or party who revealed it, and nobody loses health for leaving Enemies.
TL-ADVMAP-03 = When an Adventure Map is opened, the Party token goes on its starting space.
TL-ADVMAP-04 = On a map, the Party token moves in Travel to a space connected by a door or a road, or it stays.
TL-ADVMAP-05 = There are no Events on a map. If there are no Enemies on the space, Engage is skipped.
TL-ADVMAP-06 = On a map, you read the entry of the party’s space in Explore.
TL-ADVMAP-07 = On a map, the other Phases are played as usual.
TL-ADVMAP-08 = You may move freely through a Cleared space, and its entry is not read.
TL-ADVMAP-09 = A Blocked space can no longer be entered.
TL-ADVMAP-10 = On a map, a POI goes on the space that is named for it.
TL-ADVMAP-11 = Enemies placed while a map is used stand on the party’s space unless another one is named. Leaving their space is like leaving a region (TL-TRAVEL-03, TL-TRAVEL-04).
TL-ADVMAP-12 = Entering a Cleared space does not end the move: in one Travel Phase the party may pass through any number of them. It stops on a Cleared space of its choice, or on the first one that is not Cleared.
TL-ADVMAP-13 = If the party is on a space that is not Cleared, it must read the entry in Explore, unless it has already read it during this visit.
TL-ADVMAP-14 = The map is left when an entry says so, or at an End. The Heroes are then in the region of TL-ADVMAP-02.
TL-ADVMAP-15 = A Hero defeated on a map returns in the next round on the party’s space.
TL-ADVMAP-16 = While the map is used, the Location of the region it lies in cannot be used.
TL-ADVMAP-18 = If the party’s own space becomes Blocked, the party may stay or leave, but it cannot come back. The entry is not read again.
TL-ADVMAP-17 = When Enemies on the Map board look for the closest Hero, the party counts as being in the region of the map.
TL-ADVMAP-19 = Enemies placed on a space get automatic Threat just as on the Map board.
TL-ADVMAP-20 = Opening a map ends the Explore Phase for everybody. The entry of the starting space is read in the next Explore Phase in which the party is there, unless the entry that opened the map goes on to it at once.
TL-ADVMAP-21 = While the map is used, Enemies in the region it lies in neither fight the party nor keep it from exploring, and the party has no part in what happens there. It meets them again when the map is left.
TL-ADVMAP-22 = The party may interact with a POI on its space in Explore as usual, after any entry that it must read (TL-ADVMAP-13).
TL-ADVMAP-23 = If there are Enemies on a Cleared space, the party may enter it, but it cannot pass through in the same move.

## Level up

TL-LEVEL-01 = With 3 XP you must level up: discard 3 XP, draw the top 3 cards of your upgrade deck and choose one.
TL-LEVEL-02 = The Feat chosen when you level up replaces its lower version in your Feat deck, which is then shuffled. The old card goes back into the box.
TL-LEVEL-03 = Of the two upgrades you did not choose, you put one on top of the upgrade deck and one at the bottom, but above the Ultimates if they are there.
TL-LEVEL-04 = When all your Level I Feats have been upgraded, you choose 1 of your 2 Ultimates for your deck. The other one is removed from the game.
TL-LEVEL-05 = Legendary Feats replace Feats of Level II.
TL-LEVEL-06 = You level up as soon as you have the third XP, but never during a combat (XP are gained at its end anyway), and only when the present instruction of the book has been carried out. You keep XP beyond the third.
TL-LEVEL-07 = The old version of an upgraded Feat is removed wherever it is, in the deck or among the discarded Feats. The new one goes into the deck, which is shuffled; the discard pile stays as it is.
TL-LEVEL-08 = The Ultimates are never among the 3 cards drawn. If fewer than 3 others are left, you draw those: of two, the one you do not choose goes back on top; a single one you take.
TL-LEVEL-09 = You may take the Ultimate right after the eighth upgrade. It costs nothing, and you need not take it. Then the 8 Legendary Feats are shuffled as the new upgrade deck.
TL-LEVEL-10 = If there is nothing left to upgrade, you keep your XP, but they are of no use.
TL-LEVEL-11 = Your Feat deck has 8 cards, 9 with the Ultimate, and one more with a Wyrd Feat.
TL-LEVEL-12 = If you get 6 or more XP at once, you level up once for every 3.

## Defeat

TL-DEFEAT-01 = A Hero with 0 health is out of the game for the rest of the round.
TL-DEFEAT-02 = When the next round begins, a defeated Hero has 6 health, whatever the maximum.
TL-DEFEAT-03 = If a defeated Hero has no Wyrd Feat in the Feat deck, a random one is added, and the deck is shuffled.
TL-DEFEAT-04 = When a Hero has been defeated and no Darkness card is sleeved in the stories area, CS156 is sleeved there.
TL-DEFEAT-05 = A Wyrd is a Feat with 3 slots that gives CP when it is used. It returns to the tray as soon as its owner defeats an Enemy in a combat in which it is active.
TL-DEFEAT-06 = Defeated Heroes return in the region where they fell. They keep their CP, runes and Status tokens, and stay exhausted if they were.
TL-DEFEAT-07 = A Wyrd Feat in the discard pile counts as being in the Feat deck.
TL-DEFEAT-08 = The Wyrd Feat and the Darkness card come when the Hero returns (TL-DEFEAT-02), not at the moment of defeat. If an End comes first, they come at the end of the adventure.
TL-DEFEAT-09 = Defeat outside a combat works in the same way. If a whole party is defeated while it is reading, the rest of the entry is carried out without its Heroes. Their players still make the choices, so that the story can go on.
TL-DEFEAT-10 = You cannot lose an adventure by being defeated. Only the book can make it end badly.
TL-DEFEAT-11 = A Wyrd is a Skill, and when it is drawn, it is one of your 4 Feats. You defeat an Enemy when a Feat, an Item or a Companion of yours removes a unit, a ! included. What you defeated in the same combat before the Wyrd was active does not count.
TL-DEFEAT-12 = A Hero returns with 6 health even if their maximum is lower.
TL-DEFEAT-13 = If all Heroes are defeated in the same round, the rest of the round passes without them, and the next one begins.
TL-DEFEAT-14 = What an End gives to all Heroes goes to defeated ones as well.
TL-DEFEAT-15 = While a whole party lies defeated, it fails every test that it must take, without drawing. If a question is put to Heroes and none of them is standing, the players of the fallen Heroes answer it.

## The end of an adventure

TL-END-01 = At an End, read it and carry out its instructions. Then the effects “at the end of an adventure” happen.
TL-END-02 = When an adventure is over, the bags go back to their starting runes. XP tokens are kept.
TL-END-03 = When an adventure is over, all other tokens and figures are removed, except for Generic tokens on sleeved cards (TL-CAMP-10).
TL-END-04 = When an adventure is over, Enemy cards return to the tray.
TL-END-05 = When an adventure is over, each Hero keeps the Feat deck, the upgrade deck, the Hero card and all Items, Companions and Titles. Feats that are out of play are kept apart.
TL-END-06 = When an adventure is over, other sleeved cards stay unless something says otherwise.
TL-END-07 = The next game begins with TL-SETUP-01 and then follows the steps from TL-SETUP-30 on.
TL-END-08 = When the campaign ends, everything goes back to how it was at the start.
TL-END-09 = When an adventure is over, Quest tokens that are left are discarded.
TL-END-10 = If the End gives you your third XP, you level up before the game is saved.
TL-END-11 = A game that is saved in the middle of an adventure can be resumed exactly as it was: with its chance, the order of the decks, the entry being read and the question being asked.
TL-END-12 = XP never expire, neither after a main adventure nor after a Side Quest.

## One player and the hired hand

TL-SOLO-01 = Choose another Hero as your hired hand, with the figure, the Hero card and the 4 Level I Feats marked Solo, 2 of the Hero and 2 of the Class.
TL-SOLO-02 = The hired hand’s figure begins beside your Hero.
TL-SOLO-03 = For each main adventure you have played, upgrade one of the hired hand’s Feats, all of them to Level II before any becomes Legendary. Side Quests do not count, and no XP are needed. A hired hand has no Ultimates.
TL-SOLO-04 = Put 1 rune from the pool on each slot of one kind on the hired hand’s Feats. Then put one on each dual slot, if possible of a kind that is not on that card yet, and otherwise of either of its kinds.
TL-SOLO-05 = The hired hand’s Starting Item goes into your Item deck.
TL-SOLO-06 = From the second adventure on, you use only half of your Items and half of your Titles, rounded up. The others are laid aside and count only when something asks whether you have them.
TL-SOLO-07 = The hired hand is always with your Hero.
TL-SOLO-08 = In the resolution of a combat you may use 1 Feat of the hired hand as if it were your Hero’s.
TL-SOLO-09 = You can use a Feat of the hired hand only if no other of their Feats has more runes.
TL-SOLO-10 = When you use a Feat of the hired hand, you move 1 of its runes to the hired hand’s Hero card. A Feat without runes may be used one last time and is then turned face down.
TL-SOLO-11 = In a test, you may put runes of the right kind from the hired hand’s cards into the pool, for 1 success each.
TL-SOLO-12 = Instead of losing 1 health, you may put 1 rune from the hired hand’s cards into the pool, as often as you like.
TL-SOLO-13 = The hired hand gives you a second exhaust effect. When your Hero is refreshed, so is the hired hand.
TL-SOLO-14 = For the book, the hired hand’s Class counts as present. Its tests, advantages and drawbacks apply to your Hero.
TL-SOLO-15 = The hired hand counts as a Hero only for the values of a Boss.
TL-SOLO-16 = The hired hand cannot gain cards, statuses, health, CP, runes or tokens.
TL-SOLO-17 = You can use only one Feat of the hired hand in each combat.
TL-SOLO-18 = Only face-up Feats of the hired hand are compared (TL-SOLO-09). A Feat that has given up runes for tests or health counts with those that are left.
TL-SOLO-19 = The hired hand’s Hero card can be exhausted separately, at the times of TL-EXH-01: you put back the runes you have just drawn and gain its effect. Its Miss effect never happens. If you are forced to exhaust, this concerns only your own Hero card.
TL-SOLO-20 = A Wild rune on a Feat of the hired hand is right for any test. It can get there only by the effect of a card, because these Feats begin with the four colours only.
TL-SOLO-21 = You give up runes for successes (TL-SOLO-11) after you have seen your 7 runes.
TL-SOLO-22 = The hired hand’s runes are taken from the pool, so they are missing there (TL-COMP-01). If there is no rune for a slot of one kind, the slot stays empty, and the Feat can still be used.
TL-SOLO-23 = The Feats of the hired hand count as active even if not all slots are full. An Attack among them keeps to the time of Attacks, and a Block can be used only if your Hero is the defender.
TL-SOLO-24 = The levels of TL-SOLO-03 are worked out from Level I at each setup, because you may choose another hired hand for each adventure. The runes are laid out anew, too.
TL-SOLO-25 = A game for one has the Threat of a game for 1 player; the hired hand does not count.
TL-SOLO-26 = Runes may be given up for any health you would lose (TL-SOLO-12), be it for travelling, by an ability or by a negative status. They cannot replace health that you pay as a cost.
TL-SOLO-27 = You choose which half of your Items you use. The Starting Items are counted among them.
TL-SOLO-28 = Half of your Titles (TL-SOLO-06) never means more than 4. The mandatory ones come first in the half that you use.
TL-SOLO-29 = When your Hero is defeated, the hired hand waits too. The runes on their cards are not renewed.
TL-SOLO-30 = The Starting Item of a former hired hand leaves together with them. That of the present one counts as your Hero’s for this adventure only.

## Keywords

TL-GLOSS-01 = Block X: prevent X of the attack. What is left over is lost.
TL-GLOSS-02 = X CP: this is a cost (TL-CP-03).
TL-GLOSS-03 = Cancel: ignore the effect named.
TL-GLOSS-04 = Attack X: make an attack of strength X. The damage is X minus the target’s defence.
TL-GLOSS-05 = Deal +X or -X: change an Attack that is active, each hit of it.
TL-GLOSS-06 = Twice or three times: these are separate hits on the same or on different targets.
TL-GLOSS-07 = Deal double or triple: multiply the attack by 2 or 3.
TL-GLOSS-08 = Defeat X Enemies: remove X units that fit the description. The user of the effect chooses them; if the book gives the instruction, the party does.
TL-GLOSS-09 = Discard: discard the token or card named. If you have none, nothing happens.
TL-GLOSS-10 = Exhaust and refresh: see TL-EXH-01 to TL-EXH-10.
TL-GLOSS-11 = Gain X: you gain up to the limit, and the rest is ignored.
TL-GLOSS-12 = Foretell X: reveal X cards of the deck and put each of them on top or at the bottom. You also choose the order of those on the same side. If there are fewer cards, reveal those.
TL-GLOSS-13 = Lose X: you lose no more than you have. Blocks cannot prevent it.
TL-GLOSS-14 = Instant: a Feat is used when all its slots are full; an Item or a Companion in step 1 of planning, if its requirements are met.
TL-GLOSS-15 = Fast: it is used at the beginning of the resolution (step 2).
TL-GLOSS-16 = Miss: the attack does nothing, no matter who makes it.
TL-GLOSS-17 = Mandatory: it must be activated if possible. A mandatory Title must be among those chosen.
TL-GLOSS-18 = Take X: the Enemy makes another, separate attack of X on the defender. Blocks help against it. No Attack card is drawn for it, and it triggers no ability.
TL-GLOSS-19 = Take +X: add X to this attack of the Enemy.
TL-GLOSS-20 = Take X twice or three times, take double or triple: this is counted as for Heroes.
TL-GLOSS-21 = A positive status, a negative status or a status of any kind: if you gain one and no kind is named, you choose the kind.
TL-GLOSS-22 = Backlash: see TL-MISS-07.
TL-GLOSS-23 = Elite or Enemy token: the values stand on a POI.
TL-GLOSS-24 = If “double” and “+X” come together, double the printed value first and then add the modifiers.
TL-GLOSS-25 = Ignore defence: the target’s defence counts as 0 for this hit.
TL-GLOSS-26 = “A or B” as a penalty or a reward: you cannot choose what would change nothing for your Hero if the other would change something. For example, an exhausted Hero cannot choose to exhaust, and a Hero with 0 CP cannot choose to lose CP. If neither would change anything, nothing happens.
