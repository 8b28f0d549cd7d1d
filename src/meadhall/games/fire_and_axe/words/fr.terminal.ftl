### Ce que dit le terminal à une table de Fire & Axe. « chez » évite l’élision devant un nom.

## Commandes : les mots à taper (le premier est affiché), ce qui les suit, ce qu’elles font

terminal-fire_and_axe-do-table = table
    .args = { "" }
    .help = chaque joueur en bref, le temps, la demande
terminal-fire_and_axe-do-ship = drakkar, navire
    .args = [NOM]
    .help = un drakkar et son capitaine : lieu, cargaison, colonies, villes, sagas
terminal-fire_and_axe-do-route = route
    .args = [LIEU]
    .help = les jours et les pertes d’un voyage ; seul, tous les ports à portée. « sail LIEU » fait tout le trajet
terminal-fire_and_axe-do-weather = temps, vent
    .args = { "" }
    .help = la rose des vents, les jours utilisés, les pertes de ce tour
terminal-fire_and_axe-do-sagas = sagas
    .args = { "" }
    .help = les sagas à accomplir, ce qui manque à chacune, et la pioche
terminal-fire_and_axe-do-market = marché, marchandises
    .args = { "" }
    .help = la marchandise demandée, le stock, les marchandises dans les ports
terminal-fire_and_axe-do-hand = main, runes
    .args = { "" }
    .help = vos runes et leurs effets
terminal-fire_and_axe-do-known = connu
    .args = { "" }
    .help = les runes que l’on n’a pas vues et les trésors encore cachés
terminal-fire_and_axe-do-score = score, points
    .args = { "" }
    .help = les points de chacun, avec le décompte final s’il avait lieu maintenant
terminal-fire_and_axe-do-pile = défausse
    .args = { "" }
    .help = les runes défaussées
terminal-fire_and_axe-do-chart = carte
    .args = [ZONE OU LIEU]
    .help = la carte marine : une zone, un lieu et ses voisins, ou le tout

## La table

terminal-fire_and_axe-legend =
    ● est un marin, ◗ l’ivoire, ◆ le poisson, ■ les fourrures, · un emplacement libre. △ est une petite ville, ▲ une grande, ⚑ une colonie avec la lettre de son propriétaire, ‹ › les drakkars d’une case.
    À côté de la case de votre drakkar figure sa zone, à côté d’un port sa valeur ; −2 veut dire que s’y rendre coûte deux pièces.
    Les points entre parenthèses comprennent le décompte final s’il avait lieu maintenant. Dans une saga, ✓ est fait et ○ ne l’est pas.
    Sur la carte, les points dessinent la côte et parsèment la terre ; ○ est une étendue d’eau, ⌂ une Patrie, (4) la touche qui y mène, • le cap. « route » suivi d’un lieu fixe un cap, tout comme un clic sur le lieu ; Entrée le suit ensuite pas à pas.
terminal-fire_and_axe-turn = { $you ->
    [yes] Manche { $round }, { $era } : à vous de jouer.
   *[no] Manche { $round }, { $era } : à { $name } de jouer.
    }
terminal-fire_and_axe-beam = { $left ->
    [one] reste { $left } jour
   *[other] restent { $left } jours
    }
terminal-fire_and_axe-brief = { $name } : { $vp } PV. Le drakkar est { $ship }. Marins { $crew } ; cargaison : { $cargo } ; runes { $runes }.
terminal-fire_and_axe-ship = { $you ->
    [yes] Votre drakkar est { $space }.
   *[no] { $name } a son drakkar { $space }.
    }
terminal-fire_and_axe-fleet = Tous les drakkars
terminal-fire_and_axe-aboard = À bord : { $pieces }. Emplacements libres : { $free } sur { $slots }.
terminal-fire_and_axe-ashore = Marins dans la réserve : { $supply }. Runes : { $runes }.
terminal-fire_and_axe-settled = Colonies : { $ports }.
terminal-fire_and_axe-towns = Villes prises : { $ports }.
terminal-fire_and_axe-took = Saga accomplie : « { $saga } » ({ $home }).
terminal-fire_and_axe-sits-out = Tous les marins ont fondé une colonie : ce joueur ne joue plus.
terminal-fire_and_axe-routes = { $days ->
    [one] Votre drakkar est { $space }. En { $days } jour, vous atteignez ces ports :
   *[other] Votre drakkar est { $space }. En { $days } jours, vous atteignez ces ports :
    }
terminal-fire_and_axe-reach = { $place } : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
    }, pertes { $losses }
terminal-fire_and_axe-way = { $days ->
    [0] Aucun jour
    [one] { $days } jour
   *[other] { $days } jours
    }{ $steps ->
    [0] { "" }
   *[other] { " " }par { $through }
    } ; pertes : { $losses }.
terminal-fire_and_axe-way-late = C’est plus de jours que vous n’en avez ({ $days }).
terminal-fire_and_axe-route-here = Votre drakkar est déjà { $place }.
terminal-fire_and_axe-route-taken = Un autre drakkar ({ $name }) occupe déjà ce port : { $place }.
terminal-fire_and_axe-route-none = Aucun drakkar ne navigue jusque-là : { $place }.
terminal-fire_and_axe-days = Jours utilisés : préparation { $prep }, navigation { $sail }, sur { $limit }.
terminal-fire_and_axe-skulls = Pertes dues au temps ce tour-ci : { $pieces }.
terminal-fire_and_axe-tokens = { $name } a les jetons des dernières manches ; posés : { $count } sur 3.
terminal-fire_and_axe-saga = { $saga }, { $era }, { $home }{ $vp ->
    [0] { "" }
   *[other] , prime { $vp } PV
    }. Il manque encore : { $left }.
terminal-fire_and_axe-deck = Sagas dans la pioche : { $count } ; la prochaine est de la { $era }.
terminal-fire_and_axe-deck-empty = Il n’y a plus de sagas dans la pioche.
terminal-fire_and_axe-demand = Demande : { $good } (2 PV de plus). Stock : { $stock }.
terminal-fire_and_axe-market-empty = Aucune marchandise ne se trouve dans un port.
terminal-fire_and_axe-hand = { $count ->
    [0] Vous n’avez aucune rune.
    [one] Vous avez une rune :
   *[other] Vous avez { $count } runes :
    }
terminal-fire_and_axe-unseen = Runes que vous n’avez pas vues, dont { $deck } dans la pioche : { $runes }.
terminal-fire_and_axe-held = Certainement dans d’autres mains : { $runes }.
terminal-fire_and_axe-treasures = Trésors cachés, petits : { $small } ; grands : { $large }.
terminal-fire_and_axe-raided = { $name } a trouvé { $vp } PV { $port }.
terminal-fire_and_axe-score-now = Avec le décompte final s’il avait lieu maintenant :
terminal-fire_and_axe-score = { $name } : { $total } PV, dont { $vp } en cours de partie, { $axe } pour la Hache sanglante, { $settlements } pour les colonies et { $sagas } pour les séries de sagas.
terminal-fire_and_axe-pile = { $count ->
    [0] La défausse est vide.
    [one] Une rune dans la défausse :
   *[other] { $count } runes dans la défausse :
    }
terminal-fire_and_axe-runes = { $count ->
    [one] { $count } rune
   *[other] { $count } runes
    }

## La carte

terminal-fire_and_axe-zone = { $zone }, jours cléments { $clear } :
terminal-fire_and_axe-water = { $space } : à côté, { $near }.
terminal-fire_and_axe-shores = À terre : { $shores }.
terminal-fire_and_axe-ships = Drakkars : { $names }.
terminal-fire_and_axe-town-small = ville
terminal-fire_and_axe-town-large = grande ville
terminal-fire_and_axe-settlement = colonie ({ $name })
terminal-fire_and_axe-ship-here = drakkar ({ $name })
terminal-fire_and_axe-place = { $place } : zone { $zone }, jours cléments { $clear }.
terminal-fire_and_axe-value = Valeur { $value }.
terminal-fire_and_axe-region = Région { $region } : { $ports }.
terminal-fire_and_axe-independent = Indépendant : pas de région.
terminal-fire_and_axe-named = Nommé dans { $saga }.
terminal-fire_and_axe-near = À côté : { $places }.
terminal-fire_and_axe-where = Aucun lieu précis ne s’appelle « { $text } ». Les plus proches : { $nearest }
