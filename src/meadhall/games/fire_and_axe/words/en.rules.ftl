### Fire & Axe: every rule in the words of the table, one message per rule id.

## Chapters

chapter-comp = What there is
chapter-setup = Setup
chapter-info = Who knows what
chapter-turn = Your turn
chapter-load = Loading
chapter-draw = Drawing runes
chapter-sail = Sailing
chapter-weather = Weather and the wind dial
chapter-loss = Losses
chapter-task = Tasks
chapter-region = Regions
chapter-trade = Trade
chapter-raid = Raid
chapter-settle = Settle
chapter-rune = Playing and discarding runes
chapter-react = Runes at other moments
chapter-winter = Going to winter
chapter-crew = Ships without crew
chapter-saga = Sagas
chapter-era = Eras
chapter-end = The end of a turn
chapter-final = Final rounds and the end of the game
chapter-score = Final Scoring
chapter-win = Winning

## What there is

FA-COMP-01 = Fire & Axe is a game for 3 to 5 players. Two may play it by the same rules, but only as a variant that is named as such.
FA-COMP-02 = There are 33 goods: 11 tusks, 11 fish and 11 furs. Each lies in exactly one place: in the stockpile, on the demand space, aboard a longship, in a port or on a skull.
FA-COMP-03 = You have 15 crew, and all of them are alike. Each is in exactly one place: in your supply, aboard your longship, in a port as a settlement or on a skull.
FA-COMP-04 = You have one longship with 7 slots. A slot holds one good or one crewmember.
FA-COMP-05 = The game also has 33 runes, 9 of them conflict runes; 27 sagas, 9 of each of the three Eras; 3 dice; 12 small and 3 large towns that each hide a treasure; 3 Final Round tokens; a track with a slider for preparation and one for sailing; and a wind dial.
FA-COMP-06 = Points (VP) never run out: the coins only count them.
FA-COMP-07 = Goods and crew can run out. What is not in the stockpile or in your supply cannot be loaded.

## Setup

FA-SETUP-01 = Every small town hides one of the 12 small treasures, every large town one of the 3 large ones, and nobody knows which. The large towns are Paris, Rome and Constantinople.
FA-SETUP-02 = At the start the wind is best in the South. There are 7 clear Days in the South, 5 in the West, 4 in the East and 2 in the North.
FA-SETUP-03 = Both sliders start at 0.
FA-SETUP-04 = The sagas of each Era are shuffled, and three of each Era leave the game unseen. The other 18 form the deck: first the six of the First Era, then the Second, then the Third.
FA-SETUP-05 = The three Final Round tokens lie under the saga deck.
FA-SETUP-06 = Three sagas are turned up, all of the First Era; 15 stay in the deck. It does not matter in which space a saga lies.
FA-SETUP-07 = One barrel of fish lies on the demand space, so 10 fish, 11 tusks and 11 furs are in the stockpile.
FA-SETUP-08 = The rune deck is shuffled. The table may leave out the 9 conflict runes; then 24 remain.
FA-SETUP-09 = You start with an empty longship in the Wintering Zone, 15 crew in your supply and one secret rune.
FA-SETUP-10 = The starting player is drawn by lot, unless the table names one.
FA-SETUP-11 = The starting player gets 1 VP, the next one clockwise 2, and so on.
FA-SETUP-12 = Nobody ever learns which sagas were removed at the start.

## Who knows what

FA-INFO-01 = Your runes are secret until you play or discard them. Everybody sees how many you hold.
FA-INFO-02 = The treasure of a town is hidden until the town is raided. Then everybody sees its value.
FA-INFO-03 = Nobody knows the order of the decks. The discarded runes lie face up for everybody.
FA-INFO-04 = Everything else lies open: points, sagas and towns won, and what is aboard every longship.

## Your turn

FA-TURN-01 = The starting player begins. Turns go clockwise, one whole turn each.
FA-TURN-02 = In your turn you may mix actions, tasks and other activities as you like, in any order and number, as long as you keep to the limits of each.
FA-TURN-03 = The actions are loading, drawing a rune and sailing. Each uses one Day.
FA-TURN-04 = Loading and drawing move the Preparation slider by one, sailing moves the Sailing slider by one.
FA-TURN-05 = You have 7 Days. When the two sliders together show as many as your limit of Days, you cannot take another action; tasks and other activities are still possible.
FA-TURN-06 = Tasks use no Days, and neither do runes, going to winter or completing a saga.
FA-TURN-07 = You need not use all your Days. Days that you do not use are lost.
FA-TURN-08 = One activity is carried out to its end before the next is declared. Until then only the player who is asked may answer, and what has been shown to others cannot be taken back.

## Loading

FA-LOAD-01 = You can load only while your longship is in the Wintering Zone.
FA-LOAD-02 = Each loading takes one crewmember from your supply or one good of your choice from the stockpile into a vacant slot.
FA-LOAD-03 = You may fill 5 slots in the First Era, 6 in the Second and 7 in the Third. What is already aboard counts.
FA-LOAD-04 = If there is none left of a kind, you cannot load that kind.
FA-LOAD-05 = You may load any mix of crew and goods, but you cannot leave without at least one crewmember aboard.
FA-LOAD-06 = Your longship need not be full when you stop loading.
FA-LOAD-07 = When you have loaded all you want, your longship must move at once to a Homeland of your choice. This move is free: it is not a sail, moves no slider and causes no losses.
FA-LOAD-08 = The free move to a Homeland is the only way out of the Wintering Zone.
FA-LOAD-09 = If you start your turn in the Wintering Zone with crew aboard, you may leave without loading anything.
FA-LOAD-10 = You cannot load a good if afterwards there would be no crew aboard and no slot, no Day or no crewmember left to change that.
FA-LOAD-11 = If you have loaded anything this turn, you must leave the Wintering Zone before your turn ends. If you have loaded nothing, you may stay there.
FA-LOAD-12 = Once you have left the Wintering Zone you cannot go back to load more this turn. Going back ends your turn.
FA-LOAD-13 = Nothing can be loaded in a Homeland, even if you have sailed back into it.
FA-LOAD-14 = You cannot throw pieces overboard or swap them. They leave your longship only when a rule or a rune says so.
FA-LOAD-15 = When a new Era begins, everybody may use the new slot from the next loading on. Pieces that a rune brings aboard keep to the same limit.

## Drawing runes

FA-DRAW-01 = You can draw a rune only while your longship is in a Homeland, however it came there.
FA-DRAW-02 = You take the top rune of the deck and move the Preparation slider by one.
FA-DRAW-03 = You can never hold more than three runes. With three in your hand you cannot draw.
FA-DRAW-04 = When the deck is empty, the discarded runes are shuffled into a new deck.
FA-DRAW-05 = The new deck is made at the moment a rune is needed. If there are no discarded runes either, you cannot draw.
FA-DRAW-06 = You may draw several runes in one turn, for one Day each.

## Sailing

FA-SAIL-01 = You sail one step, to a space next to yours: a water space, a port or a Homeland. This moves the Sailing slider by one.
FA-SAIL-02 = You cannot sail over land. Only water spaces, ports and Homelands can be entered.
FA-SAIL-03 = From a port you may sail into any water space next to it, whichever way you came.
FA-SAIL-04 = Any number of longships may share a water space or a Homeland. A port holds only one: if another longship is there, you cannot enter.
FA-SAIL-05 = A longship in a port blocks it for everybody else, even between its owner’s turns. You may stay in a port to block it.
FA-SAIL-06 = A settlement or a town in a port never keeps a longship out.
FA-SAIL-07 = You may sail back into a Homeland. There you can draw runes but not load, and you can neither play nor discard a rune.
FA-SAIL-08 = Ports and Homelands touch only water spaces, so every voyage between two of them passes at least one water space.
FA-SAIL-09 = A longship at sea always has crew. A longship that loses its last crewmember goes to the Wintering Zone at once, so nobody ever sails without crew.
FA-SAIL-10 = If you did not go to winter, you start your next turn where your longship is.

## Weather and the wind dial

FA-WEATHER-01 = Every water space belongs to one zone: North, East, South or West.
FA-WEATHER-02 = A port or a Homeland belongs to the zone of the waters next to it. The Faeroes and Shetland touch the North and the West and count as West.
FA-WEATHER-03 = The wind dial shows for each zone how many Days are clear at present.
FA-WEATHER-04 = Whenever you play or discard a rune, you may first turn the wind dial by a quarter, either way. You may also leave it.
FA-WEATHER-05 = The dial is turned before a played rune takes effect.
FA-WEATHER-06 = Clockwise, the best weather moves from South to West to North to East and back to South. The worst weather is always opposite.
FA-WEATHER-07 = Turning the dial costs nobody anything by itself. The new numbers count from the next sail on.
FA-WEATHER-08 = Each rune turns the dial by one quarter at most. Two runes may turn it twice.

## Losses

FA-LOSS-01 = After each sail, compare the Sailing slider with the clear Days of the zone you have just entered. If the slider is higher, you take losses before anything else.
FA-LOSS-02 = What counts is by how many Days you are over: with 1 or 2 it is the first skull, with 3 or 4 the second, with 5 or 6 the third, and so on.
FA-LOSS-03 = You cover that skull and every open skull to the left of it, each with one good or crewmember from your longship.
FA-LOSS-04 = A skull is covered only once in a turn. If the skull is covered already, you lose nothing.
FA-LOSS-05 = When you sail into a zone with fewer clear Days, a single sail can cost you several pieces.
FA-LOSS-06 = You choose which pieces you lose; it may even be the last crewmember. With the last crewmember everything else is lost as well.
FA-LOSS-07 = For losses only the Sailing slider counts. Days of preparation never cause any.
FA-LOSS-08 = You also take losses when you sail into a port or a Homeland, by the zone it belongs to.
FA-LOSS-09 = If there are fewer pieces aboard than skulls to cover, you lose all of them and no more.
FA-LOSS-10 = Pieces on skulls stay there until the end of the turn. Until then they can be neither loaded nor gained by a rune.
FA-LOSS-11 = If a sail costs you your last crewmember, your longship goes to the Wintering Zone, and you can do nothing in the port you reached.

## Tasks

FA-TASK-01 = For a task your longship must be in the port concerned. Homelands are not ports.
FA-TASK-02 = In each port you may try only one task in a turn, whether it succeeds or not.
FA-TASK-03 = You may try a task in each of several ports in the same turn.
FA-TASK-04 = Leaving a port and coming back does not allow you a second task there in the same turn.
FA-TASK-05 = If you start your turn in a port, you may try a task there before you move.
FA-TASK-06 = A task counts from the moment you declare it: a raid that you break off, or a settlement that you refuse in the end, has used the port for this turn.
FA-TASK-07 = Runes that change something in a port are not tasks and do not count as one.
FA-TASK-08 = An attack is a raid or an attempt to settle. Runes that speak of attacks apply to both.

## Regions

FA-REGION-01 = Three ports of the same colour form a region.
FA-REGION-02 = Ports that belong to no region and the three large ones are independent. They have no regional limits for trading and settling, and their value is never multiplied.

## Trade

FA-TRADE-01 = You put one good from your longship into the port and gain the printed value of the port at once.
FA-TRADE-02 = If the good is the one in demand, you gain 2 VP more.
FA-TRADE-03 = A port holds only one good. If a good lies there, you cannot trade with that port.
FA-TRADE-04 = Two ports of a region never hold the same good. What you trade must differ from what lies in the two other ports.
FA-TRADE-05 = Independent ports take any good.
FA-TRADE-06 = For trading it does not matter whether there is a town or anybody’s settlement in the port.
FA-TRADE-07 = Traded goods stay in the port and do not return to the stockpile.
FA-TRADE-08 = To trade you need nothing but your longship in the port and a fitting good aboard.

## Raid

FA-RAID-01 = You can raid only a port with a town, small or large.
FA-RAID-02 = You must beat the value of the port. It is one lower if a good lies there, no matter whose.
FA-RAID-03 = You roll one die. Only a roll higher than the value succeeds; an equal or lower one fails.
FA-RAID-04 = If you succeed, you take the town and gain the value of its treasure. Keep the town for the Bloodied Axe. The raid is over.
FA-RAID-05 = If you fail, one crewmember goes from your longship to your supply.
FA-RAID-06 = If you still have crew aboard, you may roll again, three times at most in one raid.
FA-RAID-07 = You may break off after the first or the second failed roll.
FA-RAID-08 = If you lose your last crewmember, the raid is over and so is your turn.
FA-RAID-09 = You may roll as long as you have crew. With one crewmember aboard you have one roll.
FA-RAID-10 = A third failed roll ends the raid.
FA-RAID-11 = When the town is gone, the port and its region may be open for settling. But you cannot settle there in the turn of your raid.
FA-RAID-12 = A good in the port stays there after a raid.

## Settle

FA-SETTLE-01 = You can settle only in a port that has no town, and only if no port of its region has a town.
FA-SETTLE-02 = In an independent or large port only its own town matters.
FA-SETTLE-03 = You choose how many dice you roll together: at least one, at most three, and no more than you have crew aboard.
FA-SETTLE-04 = Each die is compared with the value of the port, which is one lower if a good lies there. Only a higher roll succeeds.
FA-SETTLE-05 = After the roll you first lose one crewmember to your supply for each die that failed.
FA-SETTLE-06 = After these losses, if at least one die succeeded, one crewmember from your longship stays in the port as your settlement. Several successes still make one settlement.
FA-SETTLE-07 = If placing a settlement would leave your longship without crew, you may refuse. Then the port is not settled.
FA-SETTLE-08 = You can refuse to place a settlement only if it would be your last crewmember.
FA-SETTLE-09 = If you lose or place your last crewmember, your longship goes to the Wintering Zone. A settlement placed with the last crewmember stays and counts.
FA-SETTLE-10 = A port holds one settlement, and for good. Longships may enter the port, but nobody can attack a settlement. Only a rune that says so can remove it.
FA-SETTLE-11 = Goods in the port, longships elsewhere in the region and others’ settlements in the region do not hinder you.
FA-SETTLE-12 = Settlements score only at the end of the game.
FA-SETTLE-13 = There is one roll for each attempt to settle. If it fails, you cannot try again in that port this turn.

## Playing and discarding runes

FA-RUNE-01 = You may play or discard a rune at any time that the table allows, but not while your longship is in a Homeland. It uses no Day.
FA-RUNE-02 = In a Homeland you can neither play nor discard a rune. So nobody can keep drawing and discarding until a good one comes.
FA-RUNE-03 = You can play only a rune that you hold. You may turn the wind, then its effect is carried out, then it goes face up on the discard pile.
FA-RUNE-04 = You can discard only a rune that you hold. You may turn the wind, and the rune goes face up on the discard pile without effect.
FA-RUNE-05 = You may use any number of runes in a turn, but each only at the time, in the place and against the target that it names.
FA-RUNE-06 = The Wintering Zone is not a Homeland: you may play and discard runes there.
FA-RUNE-07 = You may also use runes in other players’ turns, at the moments that the table allows.
FA-RUNE-08 = You can play a rune only if its effect can do something. Otherwise you can still discard it for the wind.
FA-RUNE-09 = Change in Demand: the good in demand goes back to the stockpile, and a good of another kind from the stockpile takes its place.
FA-RUNE-10 = Change in Demand cannot choose a good of which none is in the stockpile.
FA-RUNE-11 = Where a rune and a rule disagree, the rune wins. The limits for crew, goods, slots, runes and ports still hold unless the rune names them.
FA-RUNE-12 = Nothing ever gives you a fourth rune.
FA-RUNE-13 = If you sit out, you can neither play nor discard runes, and you are not asked. You keep your runes, still secret.

## Runes at other moments

FA-REACT-01 = At the start of a turn, after a Final Round token has been placed, the other players may use runes.
FA-REACT-02 = If the table allows it, the other players may also use runes after each activity of the active player: after a loading, the move to a Homeland, a draw, a sail with its losses, a whole task with its sagas, or a whole rune.
FA-REACT-03 = When an attack is declared, with its port and its number of dice, runes may be played before anything is rolled. For a raid this happens once, before the first roll.
FA-REACT-04 = After every roll of an attack runes may be played, before crew is lost or the success counts.
FA-REACT-05 = After a rune has been played and the wind turned, runes that avert it may be played before it takes effect.
FA-REACT-06 = When the weather costs you pieces, you alone may play a rune that names this moment.
FA-REACT-07 = After a trade the trader alone may play a rune that names this moment, and several if they have them. Sagas that the trade completed are taken and replaced first.
FA-REACT-08 = At the start of a turn and between activities the others may play runes that fit any moment, and discard any. All other moments allow only runes that name them, and no discarding.
FA-REACT-09 = Offers go clockwise, beginning with the active player. At the start of the turn and between activities the active player is not asked, but simply goes on with the turn afterwards. Each may use one rune or pass. After a rune the offers begin again; when all have passed in a row, the game goes on.
FA-REACT-10 = You are not asked if you have no rune, if your longship is in a Homeland or if you sit out. Otherwise you are asked whenever, judging by what lies open, you might hold a fitting rune, even if all you can do is pass. Nobody is asked about their own rune.
FA-REACT-11 = When you declare the end of your turn, it is over. The others may use runes at the start of the next turn.
FA-REACT-12 = A rune that averts another may itself be averted. The last rune takes effect first.
FA-REACT-13 = You may tell the table not to ask you. No answer means that you pass.
FA-REACT-14 = Being asked never shows that you hold a fitting rune: to the others a question looks the same, whatever is in your hand.
FA-REACT-15 = A rune played in answer to something may turn the wind as usual. But the losses or the roll in progress keep the numbers they began with.
FA-REACT-16 = The table chooses when runes may be used out of turn: at the start of each turn and in answer to attacks and runes; also after each activity; or only in answer to attacks and runes.
FA-REACT-17 = In your own turn using a rune is one of the things you may do whenever you choose what to do next.
FA-REACT-18 = The target of a rune is chosen when it takes effect. A rune that was averted asks nothing more. After a reroll the same offers go round again.
FA-REACT-19 = “Up to” means at least one. Shield Wall needs a failed die and covers the dice as they lie in the end. Foul Omen may hit anybody who holds a rune. What a Sea Serpent takes goes back to the stockpile and the supply at once. Nobody is asked after a longship has gone to winter.

## Going to winter

FA-WINTER-01 = At any time in your turn, wherever your longship is and however many Days you have used, you may put it into the Wintering Zone. You discard all goods and all crew but one, and your turn is over.
FA-WINTER-02 = You start your next turn in the Wintering Zone with that one crewmember aboard.
FA-WINTER-03 = You cannot go to winter in the middle of an attack, of losses or of another question. Finish it first.
FA-WINTER-04 = You cannot go to winter while you are in the Wintering Zone.
FA-WINTER-05 = You may also go to winter from a Homeland, even in the turn in which you came out of the Wintering Zone.
FA-WINTER-06 = The Wintering Zone holds any number of longships, and nobody can be kept out of it.

## Ships without crew

FA-CREW-01 = A longship that loses its last crewmember, for whatever reason, discards its goods and goes to the Wintering Zone at once. If it is your turn, your turn is over. You start your next turn there with nothing aboard.
FA-CREW-02 = If this happens in another player’s turn, that turn goes on.
FA-CREW-03 = To discard goods means to put them back into the stockpile; to discard crew means to put them back into their owner’s supply. Nothing leaves the game.
FA-CREW-04 = What you gained before you lost your crew stays yours: points, sagas, towns and settlements.
FA-CREW-05 = If all your 15 crew are settlements, you sit out the rest of the game and take part in Final Scoring.
FA-CREW-06 = If all crew of all players are settlements, the game ends at once.
FA-CREW-07 = If a rune returns a settlement to you, you no longer sit out: you are asked again at once, and you take your next turn.
FA-CREW-08 = If you sit out, you keep your place in the turn order. When your turn would begin, you still place a Final Round token if you hold them.

## Sagas

FA-SAGA-01 = Normally three sagas lie open. A saga has an Era, a Homeland, a kind, ports that it names, and perhaps bonus VP.
FA-SAGA-02 = A trade saga is complete when a good lies in every port it names.
FA-SAGA-03 = A raid saga is complete when the town is gone from every port it names.
FA-SAGA-04 = A settle saga is complete when a settlement stands in every port it names, no matter whose.
FA-SAGA-05 = The player who meets the last condition of a saga in their own turn gets it and its bonus. Those who helped get nothing.
FA-SAGA-06 = You get the saga at once and automatically, even if the same act sends your longship to winter.
FA-SAGA-07 = If a rune completes a saga in some other way, the player whose turn it is gets it.
FA-SAGA-08 = A saga that has been taken is replaced from the deck.
FA-SAGA-09 = If a saga that is turned up is already complete, it is discarded and the next one is turned up. If it is only partly complete, it stays.
FA-SAGA-10 = Sagas are turned up until one stays or the deck is empty. Nobody gets a discarded saga or its bonus.
FA-SAGA-11 = If one act completes several sagas, you get them all with their bonuses. Then they are replaced one by one.
FA-SAGA-12 = If a condition is undone, the saga is open again. A saga that somebody has taken is never given back.
FA-SAGA-13 = The sagas that you have taken lie open for Final Scoring.
FA-SAGA-14 = A trade saga may name several ports of a region. They need different goods, and with three kinds that is always possible.

## Eras

FA-ERA-01 = The game begins in the First Era, in which longships have 5 slots.
FA-ERA-02 = When the first saga of the Second Era comes into a saga space, the Second Era begins, with 6 slots. The first saga of the Third Era begins the Third, with 7 slots.
FA-ERA-03 = An Era never comes back.
FA-ERA-04 = A saga that is discarded as soon as it is turned up begins no Era.
FA-ERA-05 = A new Era begins for all players at once.

## The end of a turn

FA-END-01 = Your turn ends when you lose your last crewmember, when you go to winter, or when you say so.
FA-END-02 = When you end your turn by saying so, your longship stays where it is.
FA-END-03 = At the end of your turn the pieces on skulls are discarded and both sliders go back to 0. Then it is the next player’s turn.
FA-END-04 = The skulls and the sliders are cleared however the turn ended.
FA-END-05 = What counted only for this turn is forgotten: tasks tried, extra Days and covered skulls.

## Final rounds and the end of the game

FA-FINAL-01 = When the last saga leaves the deck, the three Final Round tokens appear. The player whose turn it is takes them.
FA-FINAL-02 = The Final Round tokens appear even if the last saga of the deck is discarded at once.
FA-FINAL-03 = If you hold the Final Round tokens, you place one at the start of each of your turns from then on.
FA-FINAL-04 = When the third token has been placed, the game ends at the end of that turn.
FA-FINAL-05 = Everybody has three more turns after the turn in which the Final Round tokens were taken.
FA-FINAL-06 = Once the deck is empty, saga spaces stay empty. If all three are empty, the game ends at once, in the middle of the turn.
FA-FINAL-07 = If the holder of the tokens sits out, a token is still placed whenever their turn would begin. The third one then ends the game.
FA-FINAL-08 = No Final Round token is placed in the turn in which they were taken.
FA-FINAL-09 = If all players have 15 settlements, the game ends at once.
FA-FINAL-10 = The game ends in no other way, except that the table may limit the rounds. After the last full round the game is then cut short and scored.

## Final Scoring

FA-SCORE-01 = The Bloodied Axe, the settlements and the saga sets are scored in this order and added to your points.
FA-SCORE-02 = The Bloodied Axe: the player with the most towns gets 3 VP for each of them. If several tie, all of them get it. If nobody has a town, nobody gets it.
FA-SCORE-03 = Each settlement scores the printed value of its port, twice if two ports of the region are settled, three times if all three are, no matter by whom. A good in the port does not matter.
FA-SCORE-04 = Settlements in independent and large ports score the plain value.
FA-SCORE-05 = Saga sets, for each Homeland: the player with the most of its sagas gets 10 VP for each of them, the second 5 VP for each.
FA-SCORE-06 = If several tie for the most, all of them get 10 VP for each, and there is no second. If several tie for second, all of them get 5 VP for each.
FA-SCORE-07 = Without a saga of a Homeland you score nothing for that Homeland. If only one player has any, there is no second.
FA-SCORE-08 = Runes and cargo that are left over score nothing.

## Winning

FA-WIN-01 = When the game is over, the player with the most VP wins.
FA-WIN-02 = If several tie for the most, they share the victory.
