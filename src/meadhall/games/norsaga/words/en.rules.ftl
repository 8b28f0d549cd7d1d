### Norsaga: every rule in the words of the table, one message per rule id.

## Chapters

chapter-term = Words of the game
chapter-setup = Setup
chapter-turn = Your turn
chapter-place = Playing and placing cards
chapter-deck = Deck and discard pile
chapter-inherit = Inheritance and markers
chapter-win = Winning
chapter-elig = Which embellishments you can use
chapter-emb = The fifteen embellishments
chapter-skald = Skalds
chapter-ghost = Ghosts
chapter-doom = Doom tokens
chapter-info = Who knows what
chapter-ui = At the digital table

## Words of the game

NS-TERM-01 = Red is Might, green is Craft, blue is Lore and yellow is Faith. Ghosts are black (Doom) and skalds are purple. Sagas ask only for red, green, blue and yellow traits.
NS-TERM-02 = A hero card shows a dominant trait, which gives the card its colour, and one recessive trait. Written short, GR is a hero with green dominant and red recessive, SkR a skald with a red recessive, and Gh a ghost.
NS-TERM-03 = Every card lying in a family tree is a hero, ghosts and skalds included. Whatever dismisses, swaps or takes back a hero may therefore hit a ghost or a skald.
NS-TERM-04 = To dismiss a card means to move it from a tree to the discard pile; to discard a card means to move it there from a hand.
NS-TERM-05 = When you play a card, you pick its spot yourself within the rules for playing. When you place a card, the effect prescribes the spot. A swap by Possess is neither.
NS-TERM-06 = A tree has 7 spots in three generations: your youngest hero (you), one pair of parents and two pairs of grandparents. Written short, [Y | P1 P2 | G1 G2 | G3 G4] stands for these spots in this order, with a dash for an empty one.
NS-TERM-07 = The player who uses an embellishment is not always the player whose turn it is: a skald can let you embellish in another player’s turn.

## Setup

NS-SETUP-01 = Norsaga is a game for 2 to 4 players.
NS-SETUP-02 = The game consists of 68 hero cards, 40 saga cards, 48 inheritance markers, 4 Doom tokens and 4 rule cards.
NS-SETUP-03 = Like everyone else, you receive a rule card and one saga card drawn at random. Sagas that nobody received are out of this game.
NS-SETUP-04 = Take the six inheritance markers that correspond to the six traits of your saga, and lay them on it.
NS-SETUP-05 = The shuffled hero deck lies face down in the middle, and you start with 4 cards in hand. All family trees and the discard pile begin empty.
NS-SETUP-06 = Around a real table, the player who finished reading a story most recently begins. Here the first seat is drawn at random unless the host picks one.
NS-SETUP-07 = Turns pass clockwise.
NS-SETUP-08 = All saga cards lie face up: you see every player’s goal, and they see yours.
NS-SETUP-09 = The basic game, meant for your first time, leaves out all ghosts, all skalds and the Doom tokens.
NS-SETUP-10 = The full game is played with all 68 hero cards, ghosts and skalds included.
NS-SETUP-11 = To shorten a game of four, the table may leave 2 or 4 ghosts out of the deck. This choice (0, 2 or 4) exists only with four players and the full deck.
NS-SETUP-12 = All ghosts work alike, so it makes no difference which ones are left out; those with the highest numbers go. Everyone may know the removed cards.
NS-SETUP-13 = Some sagas are marked as difficult and are meant for players who want a challenge. Normally they are not dealt; the table may instead choose all sagas or only the difficult ones.
NS-SETUP-14 = Each saga card exists once and is dealt once, so no two players ever have the same saga.
NS-SETUP-15 = Markers cannot run out: there are 12 of each colour, and no saga needs more than 3 of one colour, which is enough for four players. A saga asking for more is not accepted.
NS-SETUP-16 = With 2 or 3 players the rules stay the same; there are no special ones.
NS-SETUP-17 = Before the game the table settles these points: basic or full game; 0, 2 or 4 ghosts left out; normal, all or difficult sagas; 12 skalds and 8 ghosts or 8 skalds and 12 ghosts; whether the queue after Infiltrate begins with the next player or with the one who used it; a first player at random or a fixed seat; the limits on turns and on embellishments granted by skalds; and whether moves may be undone. All sagas are dealt first, then 4 cards to each seat in turn, and last the first player is determined.
NS-SETUP-18 = While you are being asked, you are shown first in the queue, and you stay there until you have answered.

## Your turn

NS-TURN-01 = Your turn has a fixed order: your own Doom token goes away, then come 1. Catch your Breath, 2. Embellish your Story and 3. Continue the Tale. After that it is the next player’s turn, clockwise.
NS-TURN-02 = In Catch your Breath you fill your hand up to 4 cards. If you already hold 4 or more, you draw nothing.
NS-TURN-03 = Catch your Breath never makes you discard, and there is no hand limit.
NS-TURN-04 = Embellish your Story lets you use one of the embellishments open to you. You may also use none.
NS-TURN-05 = In Continue the Tale you play one card from your hand. If it covers a card, the covered one is dismissed.
NS-TURN-06 = You cannot pass in Continue the Tale: as long as you hold a card, you must play one.
NS-TURN-07 = If your hand is empty, Continue the Tale is skipped.
NS-TURN-08 = An embellishment granted by a skald is an extra. It uses up neither your embellishment in step 2 nor your card in step 3.
NS-TURN-09 = Embellishments that skalds grant during a step are fully resolved before the next step or the next turn begins.
NS-TURN-10 = An embellishment is never used up: you may repeat it within a turn whenever you get the chance to embellish and are eligible for it at that moment.
NS-TURN-11 = In the first turn of the game Catch your Breath draws nothing, because that player still holds the 4 cards dealt.
NS-TURN-12 = Nothing happens at the end of a turn: nobody draws and nobody discards. You refill your hand only in your own Catch your Breath.

## Playing and placing cards

NS-PLACE-01 = A card you play normally goes onto one of the 7 spots of your own family tree.
NS-PLACE-02 = You may choose any spot, in any order. You may play grandparents while your youngest hero or the parents are still missing.
NS-PLACE-03 = A card of any colour may go onto any spot, whatever lies elsewhere in the tree.
NS-PLACE-04 = You may choose an occupied spot; the card that lay there is dismissed.
NS-PLACE-05 = Heroes stay where they were put and cannot be rearranged. Only Turncoat, by way of your hand, and Possess move a card that lies in a tree.
NS-PLACE-06 = The trees of other players are closed to you. The exceptions: a ghost may be played on any tree, any card may be played on the tree of a player with a Doom token, and some embellishments reach other trees.
NS-PLACE-07 = Whether a card shows a man or a woman has no meaning in the game.
NS-PLACE-08 = Each spot holds exactly one card. Covering it dismisses the old card and puts down the new one in a single step: in between nobody wins and nothing is triggered.
NS-PLACE-09 = A card in a tree belongs to the owner of that tree in every respect, no matter who put it there.
NS-PLACE-10 = You may cover a card with another card of the same kind.

## Deck and discard pile

NS-DECK-01 = Dismissed cards go face up onto the discard pile.
NS-DECK-02 = Cards discarded from a hand go face up onto the discard pile too.
NS-DECK-03 = When the deck is used up, the discard pile is shuffled and turned face down as the new deck.
NS-DECK-04 = The discard pile is reshuffled only at the moment when a card is needed and the deck is empty, even halfway through drawing several cards.
NS-DECK-05 = Chant, Augur, Prayer, Martyr and Catch your Breath all reshuffle in the same way. Cards discarded or dismissed earlier in the same effect already lie in the pile, so they may be drawn again.
NS-DECK-06 = If deck and discard pile are both empty, you draw as many cards as there are and go on. With the normal decks this cannot happen.
NS-DECK-07 = You may look through the discard pile at any time. The order of its cards does not matter.
NS-DECK-08 = Several cards discarded for Assault, Turncoat or Chant go to the discard pile all at the same time.

## Inheritance and markers

NS-INHERIT-01 = The dominant trait of your youngest hero (you) can be inherited.
NS-INHERIT-02 = The recessive trait of your youngest hero (you) has no effect.
NS-INHERIT-03 = Each pair can give you at most one dominant trait. You choose which of its two heroes it comes from.
NS-INHERIT-04 = If both heroes of a pair have the same recessive trait, you can inherit that trait once, on top of the dominant one.
NS-INHERIT-05 = A pair gives you 0 to 2 traits, so a whole tree gives at most 7: 1 from your youngest hero and 2 from each of the three pairs. Your saga needs 6.
NS-INHERIT-06 = From a hero alone in its pair you can inherit the dominant trait, but no recessive one.
NS-INHERIT-07 = A skald has no dominant trait you could inherit. Its recessive trait counts if its partner, a regular hero or a skald, has the same one.
NS-INHERIT-08 = Two skalds with the same recessive trait form a match too.
NS-INHERIT-09 = A ghost gives you nothing: no saga asks for Doom, and it has no recessive trait. You can still inherit its partner’s dominant trait.
NS-INHERIT-10 = A marker lies on one dominant or one matched recessive trait of its own colour. Each of these traits holds a single marker.
NS-INHERIT-11 = The matched recessive trait of a pair may have the same colour as the dominant trait you take from it. The pair then holds two markers of that colour.
NS-INHERIT-12 = You may rearrange your markers freely at any time. After every change to your tree they are brought up to date: those that no longer fit return to your saga. They only show your progress.
NS-INHERIT-13 = Markers have no bearing on embellishments: a hero counts with or without one.
NS-INHERIT-14 = Your progress is the greatest number of your six markers that your tree can hold at once, given the best choice of dominant trait in each pair. Every combination (at most eight) is tried, so the number is always exact.
NS-INHERIT-15 = Your markers are always laid out so that as many as possible fit. You may switch between equally good layouts, but you may not hide your progress.
NS-INHERIT-16 = You can win with empty spots; not all 7 need to be filled.
NS-INHERIT-17 = Losing a card never raises your progress, and filling an empty spot never lowers it.

## Winning

NS-WIN-01 = You win if you are the first whose tree can hold all six markers of their saga.
NS-WIN-02 = A win stops everything on the spot. Whatever is left of the effect, the queue or the turn is dropped.
NS-WIN-03 = All players’ sagas are checked after each single change to a tree: each card played, each card placed (one by one with Adapt, Infiltrate and Martyr) and each swap. Dismissing cards can never complete a saga by itself.
NS-WIN-04 = You can also win in another player’s turn, and through what another player does.
NS-WIN-05 = A win comes about by itself: you can neither miss it nor turn it down.
NS-WIN-06 = If a swap by Possess completes several sagas at once, the player who used Possess wins. If that player were not among them, the first of them in turn order after that player would win, but this cannot happen.
NS-WIN-07 = With Infiltrate and Martyr you decide the order in which the cards go down one by one, and this order can decide who wins.
NS-WIN-08 = Completing a saga is the only real end of the game. So that no game goes on for ever, it is stopped after a set number of turns, normally 400. The last of these turns is played to its end, and then nobody wins.
NS-WIN-09 = Nobody is eliminated: even without a single hero you stay in the game.

## Which embellishments you can use

NS-ELIG-01 = The colour of your youngest hero (you) decides which kind of embellishment you can use: red for Might, green for Craft, blue for Lore, yellow for Faith, black for Doom.
NS-ELIG-02 = For the 1st generation your youngest hero must have the colour. For the 2nd at least one parent must have it too, and for the 3rd at least one parent and at least one grandparent.
NS-ELIG-03 = The line of one colour must not be broken: a grandparent of your colour does not count unless a parent has it too.
NS-ELIG-04 = Any of your grandparents will do; it need not sit under the parent of that colour.
NS-ELIG-05 = The embellishments of the lower generations stay open to you when you reach a higher one.
NS-ELIG-06 = For embellishments only dominant colours count. Recessive traits never do, matched or not.
NS-ELIG-07 = Without a youngest hero, or with a skald in that spot, you cannot use any embellishment.
NS-ELIG-08 = A skald among your parents or grandparents is purple and never lengthens a line of colour.
NS-ELIG-09 = Ghosts count as black and form a line for Doom exactly as other colours do for theirs.
NS-ELIG-10 = Whether an embellishment is open to you is checked once, when you choose it. What changes while it is being resolved does not cancel it.
NS-ELIG-11 = For an embellishment waiting in the queue, what counts is your tree at the moment your place comes up, not your tree when the skald arrived.
NS-ELIG-12 = You may choose an embellishment only if everything it demands can be done. Adapt, Invade, Offering and Whisper need a card in your hand, Plunder another player with a card in hand, Infiltrate any hand with a card, Augur and Prayer a card to draw, and Possess another player with a hero. Assault, Turncoat, Chant, Martyr, Nix and Ragnarok always work.
NS-ELIG-13 = Once you have chosen and confirmed an embellishment, you must carry it through.

## The fifteen embellishments: Might

NS-EMB-ADAPT-01 = With Adapt, one of your own heroes is dismissed, and a card from your hand takes over exactly its spot.
NS-EMB-ADAPT-02 = You choose which of your heroes Adapt replaces. Your youngest hero, a ghost or a skald is allowed too.
NS-EMB-ADAPT-03 = Adapt places its card: even a ghost must go to the spot just vacated, and Doom tokens of other players give you no other choice.
NS-EMB-ADAPT-04 = Adapt needs a hero of your own and a card in your hand. You cannot choose an empty spot.
NS-EMB-ADAPT-05 = A skald that Adapt puts into your tree grants you an embellishment.
NS-EMB-ADAPT-06 = The hero dismissed by Adapt lies in the discard pile, so it cannot be the card you place.
NS-EMB-ASSAULT-01 = Assault costs you 2 cards from your hand. The player you name must then dismiss one hero of their own tree.
NS-EMB-ASSAULT-02 = The one who uses Assault names the player; the player named decides which of their own heroes goes.
NS-EMB-ASSAULT-03 = If you hold fewer than 2 cards, Assault costs you all of them. It works even with an empty hand.
NS-EMB-ASSAULT-04 = You may aim Assault at any player with at least one hero, yourself included.
NS-EMB-INVADE-01 = With Invade you play a card from your hand on another player’s tree, onto an empty or an occupied spot.
NS-EMB-INVADE-02 = Invade never reaches your own tree, not even with a ghost.
NS-EMB-INVADE-03 = You may invade a tree whether or not its owner has a Doom token.
NS-EMB-INVADE-04 = If you invade with a skald, the embellishment goes to the owner of that tree.

## The fifteen embellishments: Craft

NS-EMB-PLUNDER-01 = With Plunder you see an opponent’s hand. Afterwards you may exchange one of your cards for one of theirs.
NS-EMB-PLUNDER-02 = The plundered hand is shown to you alone.
NS-EMB-PLUNDER-03 = After looking at the hand, you may decide not to exchange anything.
NS-EMB-PLUNDER-04 = You can plunder only a player with at least one card in hand. If your own hand is empty, you may look but not exchange.
NS-EMB-PLUNDER-05 = Plunder brings no card into a tree, so an exchanged skald grants nothing.
NS-EMB-TURNCOAT-01 = With Turncoat you return one of your own heroes to your hand and then play one card. Finally, you discard as many cards from your hand as you like, from none to all.
NS-EMB-TURNCOAT-02 = The play in Turncoat is compulsory and follows the usual rules: ghosts may go onto any tree, and the trees of players with a Doom token are open. You may play the hero you took back, onto any spot.
NS-EMB-TURNCOAT-03 = The discard that ends Turncoat may be none, some or all of your hand. After discarding everything in your own turn you have nothing to play in Continue the Tale.
NS-EMB-TURNCOAT-04 = If you took back your youngest hero, no embellishment is open to you until that spot is filled again. The card you play for Turncoat may fill it.
NS-EMB-TURNCOAT-05 = You always have a hero to take back, because Turncoat is open to you only with a youngest hero in your tree.
NS-EMB-TURNCOAT-06 = A skald that you take back and play again grants an embellishment again. It starts once the discard of Turncoat is done.
NS-EMB-INFILTRATE-01 = With Infiltrate you look at the hand of one player, or choose your own. You may place each card of that hand onto a hero of the same colour that lies in a tree.
NS-EMB-INFILTRATE-02 = The infiltrated hand is shown to you alone.
NS-EMB-INFILTRATE-03 = You decide how many cards of the infiltrated hand you place. You may also place none.
NS-EMB-INFILTRATE-04 = For Infiltrate the dominant trait is the colour of a card. Skalds go only onto skalds, ghosts only onto ghosts.
NS-EMB-INFILTRATE-05 = Infiltrate reaches heroes in every tree, your own included, and needs no Doom token. Empty spots are never allowed.
NS-EMB-INFILTRATE-06 = The cards of Infiltrate go down one after another. A card placed a moment ago counts as a hero and may be covered by the next.
NS-EMB-INFILTRATE-07 = The embellishments of skalds placed by Infiltrate begin only after the last placement.
NS-EMB-INFILTRATE-08 = After Infiltrate the skalds’ embellishments queue up clockwise: the player after you is first, you are last. The table may agree beforehand that you come first instead.
NS-EMB-INFILTRATE-09 = A player whose hand was infiltrated does not draw new cards now, but only in their own Catch your Breath.
NS-EMB-INFILTRATE-10 = The hand you infiltrate must hold at least one card.
NS-EMB-INFILTRATE-11 = Infiltrate places all its cards and plays none: neither a ghost nor a Doom token opens any other spot.

## The fifteen embellishments: Lore

NS-EMB-AUGUR-01 = With Augur you draw one card; after that, one card of your hand goes to the discard pile.
NS-EMB-AUGUR-02 = For Augur you may discard any card of your hand, even the new one. You must discard before anything else happens.
NS-EMB-OFFERING-01 = Offering costs you one card from your hand. Afterwards you may play another card of that colour from your hand.
NS-EMB-OFFERING-02 = For Offering the dominant trait is the colour of a card. Skalds match only skalds, ghosts only ghosts.
NS-EMB-OFFERING-03 = The play in Offering is optional.
NS-EMB-OFFERING-04 = The play in Offering follows the usual rules for playing. The card you discarded for it cannot be the one you play.
NS-EMB-POSSESS-01 = With Possess, a hero of another player’s tree and one of yours change places: each takes the spot of the other.
NS-EMB-POSSESS-02 = If nobody but you has heroes, you cannot use Possess.
NS-EMB-POSSESS-03 = Skalds that are swapped by Possess grant nothing.
NS-EMB-POSSESS-04 = Possess may swap ghosts too. Doom tokens make no difference to it, and nothing is dismissed.
NS-EMB-POSSESS-05 = You always have a hero to swap, because 3rd generation Lore needs three heroes in your own tree.
NS-EMB-POSSESS-06 = Possess changes both trees at the same moment. If it completes both sagas, the player who used it wins.

## The fifteen embellishments: Faith

NS-EMB-CHANT-01 = For Chant your entire hand goes to the discard pile; then you draw 3 new cards.
NS-EMB-CHANT-02 = With Chant the old hand goes before you see any new card.
NS-EMB-CHANT-03 = An empty hand does not keep you from using Chant.
NS-EMB-PRAYER-01 = Prayer lets you play a card straight from the top of the deck.
NS-EMB-PRAYER-02 = You may not look at the card until you have committed yourself to Prayer.
NS-EMB-PRAYER-03 = The card turned up by Prayer must be played. With a full tree it has to cover something.
NS-EMB-PRAYER-04 = A ghost turned up by Prayer may go onto any tree.
NS-EMB-PRAYER-05 = Prayer may use the tree of a player with a Doom token, whatever card was turned up.
NS-EMB-PRAYER-06 = Prayer has this order: you declare it, the card is shown to everyone, and then you choose the spot.
NS-EMB-PRAYER-07 = The card turned up by Prayer never enters your hand.
NS-EMB-MARTYR-01 = With Martyr every player dismisses one of their own heroes. You draw as many cards as heroes were dismissed and place them in the vacated spots.
NS-EMB-MARTYR-02 = For Martyr each player decides which of their own heroes goes.
NS-EMB-MARTYR-03 = For Martyr the players choose openly and clockwise, beginning with the one who used it. Each hero is dismissed at once.
NS-EMB-MARTYR-04 = If you use Martyr, you give up a hero as well, provided you have one.
NS-EMB-MARTYR-05 = Martyr passes over players without heroes, and they receive no card.
NS-EMB-MARTYR-06 = The one who uses Martyr looks at all the cards drawn and decides which goes to which spot.
NS-EMB-MARTYR-07 = Martyr puts exactly one card into each vacated spot, even if it is a ghost.
NS-EMB-MARTYR-08 = The embellishments of skalds placed by Martyr begin only after the last placement. They go clockwise, beginning with the player who used Martyr.
NS-EMB-MARTYR-09 = Martyr cannot run short of cards, because the dismissed heroes themselves can be reshuffled. Should it ever happen, you draw what there is and choose which spots stay empty.
NS-EMB-MARTYR-10 = The cards drawn for Martyr are not part of your hand, and you cannot keep them.

## The fifteen embellishments: Doom

NS-EMB-WHISPER-01 = With Whisper you play a card from your hand and take a Doom token.
NS-EMB-WHISPER-02 = Whisper does not replace your normal play: in your own turn Continue the Tale still follows.
NS-EMB-NIX-01 = With Nix every player dismisses one of their own heroes, and you take a Doom token.
NS-EMB-NIX-02 = For Nix each player decides which of their own heroes goes. The one who uses it must give one up as well.
NS-EMB-NIX-03 = Nix passes over players without heroes. The others choose openly and clockwise, beginning with the one who used it.
NS-EMB-RAGNAROK-01 = With Ragnarok every grandparent in every tree is dismissed, and you take a Doom token.
NS-EMB-RAGNAROK-02 = Ragnarok sweeps away your own grandparents too.
NS-EMB-RAGNAROK-03 = Ragnarok strikes the four grandparent spots of each tree, whatever colour lies there, ghosts and skalds included.

## Skalds

NS-SKALD-01 = A skald that comes into your tree lets you use one embellishment right away, from among those open to you.
NS-SKALD-02 = A skald grants one embellishment each time it arrives. While it stays there, it grants no more.
NS-SKALD-03 = A skald arrives when it comes into a tree from a hand or from the deck, whether played or placed.
NS-SKALD-04 = A skald grants an embellishment if it arrives by Continue the Tale, Adapt, Invade, Turncoat, Infiltrate, Offering, Prayer, Martyr or Whisper. Possess and Plunder give nothing, nor does a skald that is dismissed, taken back or discarded.
NS-SKALD-05 = The embellishment of a skald goes to the owner of the tree, no matter who put the skald there.
NS-SKALD-06 = A skald grants you its embellishment in other players’ turns too.
NS-SKALD-07 = A skald as your youngest hero makes you purple: nothing is open to you, and the embellishment it grants is lost. There is one exception: an earlier embellishment has put another hero into that spot by the time your place in the queue comes up.
NS-SKALD-08 = The embellishment in progress is finished completely before one granted by a skald begins.
NS-SKALD-09 = If a granted embellishment brings another skald into a tree, that skald grants an embellishment too.
NS-SKALD-10 = If several skalds arrive at once, their embellishments wait in a queue in turn order. After Martyr it begins with the player who used it; after Infiltrate it normally begins with the next player.
NS-SKALD-11 = An embellishment waiting in the queue stays yours, even if its skald has been dismissed, swapped or covered meanwhile.
NS-SKALD-12 = You must use a granted embellishment when your place in the queue comes up, or it is lost. You cannot save it up.
NS-SKALD-13 = You may decline an embellishment granted by a skald.
NS-SKALD-14 = Embellishments granted while the queue is running go to its end.
NS-SKALD-15 = If one effect grants you several embellishments, you take them directly after one another at your place in the queue.
NS-SKALD-16 = Each place in the queue is worth one embellishment. Its owner chooses, and acts with their own hand, their own tree and what is open to them at that moment.
NS-SKALD-17 = A skald has no dominant trait that helps you. Only its recessive trait is of use.
NS-SKALD-18 = In one turn at most 30 embellishments granted by skalds come up, unless the table has set another limit; used, declined and lost ones all count. Further ones lapse, and the log says so. The count starts again each turn.

## Ghosts

NS-GHOST-01 = Whenever you play a ghost, every tree is open to you, your own among them.
NS-GHOST-02 = A hero covered by a ghost is dismissed.
NS-GHOST-03 = You have the same free choice of tree when Whisper, Offering, Turncoat or Prayer lets you play a ghost. With Invade only the trees of others are allowed.
NS-GHOST-04 = When Adapt, Martyr or Infiltrate places a ghost, it goes to the prescribed spot, whoever owns that tree.
NS-GHOST-05 = A ghost may also be played onto an empty spot.
NS-GHOST-06 = A ghost is black and has no recessive trait. It serves only the Doom embellishments.
NS-GHOST-07 = If an opponent puts a ghost in the place of your youngest hero, you are black from then on and may use Doom embellishments.
NS-GHOST-08 = The arrival of a ghost triggers nothing.

## Doom tokens

NS-DOOM-01 = Whisper, Nix and Ragnarok each put a Doom token in front of you when you use them.
NS-DOOM-02 = You take the Doom token as soon as you declare the embellishment, so it lies there before any embellishment in the queue is resolved.
NS-DOOM-03 = Your Doom token goes away when your next turn begins, before you draw.
NS-DOOM-04 = Even if you used a Doom embellishment in another player’s turn, the token stays until your own next turn begins.
NS-DOOM-05 = One Doom token is the most you can have. A further Doom embellishment adds none and does not make it stay longer.
NS-DOOM-06 = While a player has a Doom token, all others may play any card onto that player’s tree, however they come to play it: by Continue the Tale, Whisper, Offering, Turncoat, Prayer or Invade.
NS-DOOM-07 = If you have several cards to play, you may put all, some or none of them onto the tree of a player with a Doom token.
NS-DOOM-08 = A Doom token does not redirect cards that are placed: with Adapt, Martyr and Infiltrate they go only where the effect says.
NS-DOOM-09 = The Doom token stays even if your tree changes or you lose all your ghosts.
NS-DOOM-10 = A Doom token gives nobody an extra play; it only adds a tree to choose from.
NS-DOOM-11 = Your own Doom token changes nothing for the cards you play yourself.
NS-DOOM-12 = A skald played onto the tree of a player with a Doom token grants its embellishment to that player.
NS-DOOM-13 = If other players complete your saga by playing onto your tree while you have a Doom token, you win.

## Who knows what

NS-INFO-01 = Everyone sees the trees, the sagas, markers and progress, the discard pile, the Doom tokens, the number of cards in each hand and in the deck, the turn and step, the queue and the log of public events.
NS-INFO-02 = Your hand is known to you alone. The order of the deck is hidden from everyone.
NS-INFO-03 = With Plunder and Infiltrate you see the other hand only while you decide. A private note of what you saw may be kept for you.
NS-INFO-04 = Only the player who uses Martyr sees the cards drawn, until they are placed. The card of Prayer is open to all once it is turned up.
NS-INFO-05 = A card that everyone saw going into a hand, as with Turncoat, is shown to all as known until it leaves. If that hand takes part in an exchange by Plunder, the players not involved then know only that the card is in one of the two hands.
NS-INFO-06 = You are sent only what your seat may know, and a bot knows no more than a person in its seat would.
NS-INFO-07 = Sagas that were not dealt, and in the basic game the advanced cards taken out, stay unseen and play no part.

## At the digital table

NS-UI-01 = You may change your selection until you confirm it.
NS-UI-02 = After confirming you cannot undo a step that disclosed something hidden (a draw, a look, a reveal, a shuffle) or passed a decision to another player. Any other step can be undone only if the table allows it and nobody else has acted since.
NS-UI-03 = You may rearrange your markers on display at any time; this is never a decision of the game.
NS-UI-04 = When a decision falls to someone whose turn it is not (for Assault, Martyr, Nix or from the queue), the game waits for the answer. If time runs out, a bot chooses instead.
NS-UI-05 = A forced choice with a single answer may be made for you, but being able to decline always counts as a choice. Where the answers depend on a hidden hand (the play in Offering, the exchange in Plunder, the placements in Infiltrate), you are always asked, even if you can only decline: otherwise the others would learn something.
NS-UI-06 = All chance in a game, from dealing the sagas to every shuffle and reshuffle, follows from one starting number. With it and the decisions made, the game can be replayed exactly.
