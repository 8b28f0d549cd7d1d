### Fire & Axe en français : lieux, cartes, questions, réponses, événements. Les règles sont dans fr.rules.ftl.

title = Fire & Axe
tagline = Chargez votre drakkar et bravez le temps : commercez, lancez des raids et fondez des colonies, du Vinland à Constantinople.

## Les choses dans une phrase. « chez » et « à » évitent l’élision devant un nom.

nothing = rien
dealer = Le donneur
rune = { $name }. { $effect }
saga = « { $title } » ({ $goal })
goal-trade = commerce : { $ports }
goal-raid = raid : { $ports }
goal-settle = colonie : { $ports }

## Ports : seuls, comme but d’un voyage (.to) et comme lieu où se trouve quelque chose (.in)

space-faeroes = Féroé
    .to = vers les Féroé
    .in = aux Féroé
space-shetland = Shetland
    .to = vers les Shetland
    .in = aux Shetland
space-orkney = Orcades
    .to = vers les Orcades
    .in = aux Orcades
space-iona = Iona
    .to = vers Iona
    .in = à Iona
space-caithness = Caithness
    .to = vers le Caithness
    .in = dans le Caithness
space-dumbarton = Dumbarton
    .to = vers Dumbarton
    .in = à Dumbarton
space-dublin = Dublin
    .to = vers Dublin
    .in = à Dublin
space-cork = Cork
    .to = vers Cork
    .in = à Cork
space-man = Man
    .to = vers l’île de Man
    .in = sur l’île de Man
space-york = York
    .to = vers York
    .in = à York
space-lincoln = Lincoln
    .to = vers Lincoln
    .in = à Lincoln
space-norwich = Norwich
    .to = vers Norwich
    .in = à Norwich
space-bayeux = Bayeux
    .to = vers Bayeux
    .in = à Bayeux
space-rouen = Rouen
    .to = vers Rouen
    .in = à Rouen
space-nantes = Nantes
    .to = vers Nantes
    .in = à Nantes
space-dorestad = Dorestad
    .to = vers Dorestad
    .in = à Dorestad
space-hamburg = Hambourg
    .to = vers Hambourg
    .in = à Hambourg
space-bremen = Brême
    .to = vers Brême
    .in = à Brême
space-santiago = Compostelle
    .to = vers Compostelle
    .in = à Compostelle
space-lisbon = Lisbonne
    .to = vers Lisbonne
    .in = à Lisbonne
space-seville = Séville
    .to = vers Séville
    .in = à Séville
space-wolin = Wolin
    .to = vers Wolin
    .in = à Wolin
space-truso = Truso
    .to = vers Truso
    .in = à Truso
space-grobin = Grobin
    .to = vers Grobin
    .in = à Grobin
space-ladoga = Ladoga
    .to = vers Ladoga
    .in = à Ladoga
space-novgorod = Novgorod
    .to = vers Novgorod
    .in = à Novgorod
space-polotsk = Polotsk
    .to = vers Polotsk
    .in = à Polotsk
space-kiev = Kiev
    .to = vers Kiev
    .in = à Kiev
space-gnezdovo = Gnezdovo
    .to = vers Gnezdovo
    .in = à Gnezdovo
space-lubech = Lioubetch
    .to = vers Lioubetch
    .in = à Lioubetch
space-reykjanes = Reykjanes
    .to = vers Reykjanes
    .in = à Reykjanes
space-horn = Horn
    .to = vers Horn
    .in = à Horn
space-langanes = Langanes
    .to = vers Langanes
    .in = à Langanes
space-hvarf = Hvarf
    .to = vers Hvarf
    .in = à Hvarf
space-brattahlid = Brattahlid
    .to = vers Brattahlid
    .in = à Brattahlid
space-lysufjord = Lysufjord
    .to = vers le Lysufjord
    .in = dans le Lysufjord
space-paris = Paris
    .to = vers Paris
    .in = à Paris
space-rome = Rome
    .to = vers Rome
    .in = à Rome
space-constantinople = Constantinople
    .to = vers Constantinople
    .in = à Constantinople
space-arles = Arles
    .to = vers Arles
    .in = à Arles
space-balearics = Baléares
    .to = vers les Baléares
    .in = aux Baléares
space-lindisfarne = Lindisfarne
    .to = vers Lindisfarne
    .in = à Lindisfarne
space-london = Londres
    .to = vers Londres
    .in = à Londres
space-bjarmaland = Bjarmaland
    .to = vers le Bjarmaland
    .in = au Bjarmaland
space-vinland = Vinland
    .to = vers le Vinland
    .in = au Vinland

## Eaux

space-skagerrak = Skagerrak
    .to = vers le Skagerrak
    .in = dans le Skagerrak
space-german_bight = Baie allemande
    .to = vers la baie allemande
    .in = dans la baie allemande
space-north_sea_e = Mer du Nord orientale
    .to = vers la mer du Nord orientale
    .in = en mer du Nord orientale
space-north_sea_w = Mer du Nord occidentale
    .to = vers la mer du Nord occidentale
    .in = en mer du Nord occidentale
space-humber = Mer du Humber
    .to = vers la mer du Humber
    .in = en mer du Humber
space-frisian = Mer de Frise
    .to = vers la mer de Frise
    .in = en mer de Frise
space-narrow_sea = Mer Étroite
    .to = vers la mer Étroite
    .in = en mer Étroite
space-channel = Manche franque
    .to = vers la Manche franque
    .in = dans la Manche franque
space-seine = Seine
    .to = vers la Seine
    .in = sur la Seine
space-celtic = Mer Celtique
    .to = vers la mer Celtique
    .in = en mer Celtique
space-biscay = Golfe de Gascogne
    .to = vers le golfe de Gascogne
    .in = dans le golfe de Gascogne
space-galicia = Mer de Galice
    .to = vers la mer de Galice
    .in = en mer de Galice
space-lusitania = Mer de Lusitanie
    .to = vers la mer de Lusitanie
    .in = en mer de Lusitanie
space-cadiz = Golfe de Cadix
    .to = vers le golfe de Cadix
    .in = dans le golfe de Cadix
space-irish_sea = Mer d’Irlande
    .to = vers la mer d’Irlande
    .in = en mer d’Irlande
space-erin = Mer d’Irlande occidentale
    .to = vers la mer d’Irlande occidentale
    .in = en mer d’Irlande occidentale
space-hebrides = Mer des Hébrides
    .to = vers la mer des Hébrides
    .in = en mer des Hébrides
space-minch = Minch
    .to = vers le Minch
    .in = dans le Minch
space-pentland = Mer de Pentland
    .to = vers la mer de Pentland
    .in = en mer de Pentland
space-faeroe_bank = Banc des Féroé
    .to = vers le banc des Féroé
    .in = sur le banc des Féroé
space-rockall = Mer de Rockall
    .to = vers la mer de Rockall
    .in = en mer de Rockall
space-norway_coast = Côte norvégienne
    .to = vers la côte norvégienne
    .in = le long de la côte norvégienne
space-norse_sea = Mer de Norvège
    .to = vers la mer de Norvège
    .in = en mer de Norvège
space-halogaland = Mer du Hålogaland
    .to = vers la mer du Hålogaland
    .in = en mer du Hålogaland
space-finnmark = Mer du Finnmark
    .to = vers la mer du Finnmark
    .in = en mer du Finnmark
space-white_sea = Mer Blanche
    .to = vers la mer Blanche
    .in = en mer Blanche
space-iceland_e = Mer d’Islande orientale
    .to = vers la mer d’Islande orientale
    .in = en mer d’Islande orientale
space-iceland_s = Mer d’Islande méridionale
    .to = vers la mer d’Islande méridionale
    .in = en mer d’Islande méridionale
space-iceland_w = Détroit du Danemark
    .to = vers le détroit du Danemark
    .in = dans le détroit du Danemark
space-irminger = Mer d’Irminger
    .to = vers la mer d’Irminger
    .in = en mer d’Irminger
space-davis = Détroit de Davis
    .to = vers le détroit de Davis
    .in = dans le détroit de Davis
space-labrador = Mer du Labrador
    .to = vers la mer du Labrador
    .in = en mer du Labrador
space-vinland_sea = Mer du Vinland
    .to = vers la mer du Vinland
    .in = en mer du Vinland
space-kattegat = Kattegat
    .to = vers le Kattegat
    .in = dans le Kattegat
space-baltic_w = Baltique occidentale
    .to = vers la Baltique occidentale
    .in = dans la Baltique occidentale
space-baltic_sv = Baltique suédoise
    .to = vers la Baltique suédoise
    .in = dans la Baltique suédoise
space-baltic_s = Mer de Prusse
    .to = vers la mer de Prusse
    .in = en mer de Prusse
space-riga = Golfe de Riga
    .to = vers le golfe de Riga
    .in = dans le golfe de Riga
space-dvina = Dvina
    .to = vers la Dvina
    .in = sur la Dvina
space-finland = Golfe de Finlande
    .to = vers le golfe de Finlande
    .in = dans le golfe de Finlande
space-neva = Neva
    .to = vers la Neva
    .in = sur la Neva
space-volkhov = Volkhov
    .to = vers le Volkhov
    .in = sur le Volkhov
space-lovat = Lovat
    .to = vers la Lovat
    .in = sur la Lovat
space-dnieper_u = Haut Dniepr
    .to = vers le haut Dniepr
    .in = sur le haut Dniepr
space-dnieper_m = Moyen Dniepr
    .to = vers le moyen Dniepr
    .in = sur le moyen Dniepr
space-dnieper_l = Bas Dniepr
    .to = vers le bas Dniepr
    .in = sur le bas Dniepr
space-black_sea = Mer Noire
    .to = vers la mer Noire
    .in = en mer Noire
space-propontis = Propontide
    .to = vers la Propontide
    .in = en Propontide
space-aegean = Mer Égée
    .to = vers la mer Égée
    .in = en mer Égée
space-ionian = Mer Ionienne
    .to = vers la mer Ionienne
    .in = en mer Ionienne
space-tyrrhenian = Mer Tyrrhénienne
    .to = vers la mer Tyrrhénienne
    .in = en mer Tyrrhénienne
space-africa = Mer d’Afrique
    .to = vers la mer d’Afrique
    .in = en mer d’Afrique
space-lion = Golfe du Lion
    .to = vers le golfe du Lion
    .in = dans le golfe du Lion
space-alboran = Méditerranée ibérique
    .to = vers la Méditerranée ibérique
    .in = en Méditerranée ibérique

## Patries et quartiers d’hiver

space-denmark = Danemark
    .to = vers le Danemark
    .in = au Danemark
space-norway = Norvège
    .to = vers la Norvège
    .in = en Norvège
space-sweden = Suède
    .to = vers la Suède
    .in = en Suède
space-winter = Quartiers d’hiver
    .to = vers les quartiers d’hiver
    .in = dans les quartiers d’hiver

## Régions

region-northern_isles = Îles du Nord
region-alba = Alba
region-irish_sea_ports = Mer d’Irlande
region-danelaw = Danelaw
region-neustria = Neustrie
region-frisia = Frise et Saxe
region-iberia = Ibérie
region-wendland = Wendland et Courlande
region-gardariki = Gardariki
region-dnieper = Dniepr
region-iceland = Islande
region-greenland = Groenland

## Sagas

saga-S1-D-T = Les Marchés de l’Elbe
saga-S1-D-R = Les Cendres de Dorestad
saga-S1-D-S = Le Rivage de Courlande
saga-S1-N-T = Par la mer de Pentland
saga-S1-N-R = L’Île sainte
saga-S1-N-S = Les Jarls des îles
saga-S1-S-T = La Route de l’ambre
saga-S1-S-R = Wolin en flammes
saga-S1-S-S = Aldeigjuborg
saga-S2-D-T = L’Argent des deux rives
saga-S2-D-R = La Grande Armée
saga-S2-D-S = Le Danelaw
saga-S2-N-T = Le Voyage d’Ottar
saga-S2-N-R = Des saints aux émirs
saga-S2-N-S = Les Rois de la mer d’Irlande
saga-S2-S-T = Les Fourrures de Gardariki
saga-S2-S-R = L’Appel de Riourik
saga-S2-S-S = Le Royaume des Rus
saga-S3-D-T = Les Foires du danegeld
saga-S3-D-R = Le Siège de Paris
saga-S3-D-S = Le Duché de Rollon
saga-S3-N-T = L’Ivoire du Groenland
saga-S3-N-R = Le Rêve de Hasting
saga-S3-N-S = La Route du Vinland
saga-S3-S-T = Des Varègues aux Grecs
saga-S3-S-R = Sous les murs de Miklagard
saga-S3-S-S = Les Seigneurs du Dniepr

## Zones, ères, sens, tâches

zone-N = Nord
zone-E = Est
zone-S = Sud
zone-W = Ouest
era-1 = Première Ère
era-2 = Deuxième Ère
era-3 = Troisième Ère
direction-clockwise = dans le sens horaire
direction-anticlockwise = dans le sens antihoraire
task-trade = commerce
task-raid = raid
task-settle = tentative de fonder une colonie

## Marchandises et marins : seuls, et comme une pièce (.one)

piece-tusks = ivoire
    .one = une caisse d’ivoire
piece-fish = poisson
    .one = un baril de poisson
piece-furs = fourrures
    .one = un ballot de fourrures
piece-crew = marins
    .one = un marin

## Les runes et leurs effets

rune-change_in_demand = Changement de demande
rune-fair_wind = Vent favorable
rune-tireless_oars = Rames infatigables
rune-calm_seas = Mer calme
rune-berserkers = Berserkers
rune-odins_favour = Faveur d’Odin
rune-shield_wall = Mur de boucliers
rune-stranded_kinsmen = Parents naufragés
rune-silver_tongue = Langue d’argent
rune-full_hold = Cale pleine
rune-empty_market = Marché vide
rune-unrest = Troubles
rune-sea_serpent = Serpent de mer
rune-usurper = Usurpateur
rune-thieves = Voleurs dans la nuit
rune-mutiny = Mutinerie
rune-reinforced_walls = Murs renforcés
rune-lokis_trick = Ruse de Loki
rune-foul_omen = Mauvais présage
rune-thors_ward = Protection de Thor

effect-change_in_demand = Une autre marchandise de votre choix est désormais demandée.
effect-fair_wind = Naviguez aussitôt d’une case sans utiliser de jour.
effect-tireless_oars = Vous pouvez utiliser deux jours de plus ce tour-ci.
effect-calm_seas = Quand le temps va vous coûter des pièces, vous n’en perdez aucune.
effect-berserkers = Avant de lancer les dés : chaque dé de cette attaque compte 1 de plus.
effect-odins_favour = Après avoir lancé les dés d’une attaque : relancez ceux que vous voulez.
effect-shield_wall = Après avoir lancé les dés d’une attaque : les dés ratés ne vous coûtent aucun marin.
effect-stranded_kinsmen = En mer : prenez à bord un ou deux marins de votre réserve.
effect-silver_tongue = Après une vente : le port vous paie sa valeur encore une fois.
effect-full_hold = Dans un port : prenez à bord une ou deux marchandises du stock.
effect-empty_market = La marchandise de votre port retourne au stock.
effect-unrest = Lancez un dé contre la valeur du port pour en chasser la colonie d’un adversaire.
effect-sea_serpent = Il attaque le drakkar d’un adversaire sur une case d’eau : un dé dit combien de pièces sont perdues.
effect-usurper = Un de vos marins remplace la colonie d’un adversaire dans votre port. Il vous faut deux marins à bord.
effect-thieves = Prenez une marchandise au drakkar d’un adversaire sur votre case ou une case voisine.
effect-mutiny = Un marin quitte le drakkar d’un adversaire en mer qui en a au moins deux.
effect-reinforced_walls = Quand un adversaire attaque : la valeur du port augmente de 1 pour cette attaque, sans dépasser 5.
effect-lokis_trick = Quand un adversaire a lancé les dés d’une attaque : un dé de votre choix est relancé.
effect-foul_omen = Un adversaire perd une rune tirée au hasard.
effect-thors_ward = Quand un adversaire a joué une rune : elle reste sans effet.

## Questions : à qui doit répondre, et ce que les autres lisent en attendant

ask-turn-act = { $left ->
        [0] Votre drakkar est { $space } et vos jours sont épuisés. Que faites-vous ?
        [one] Votre drakkar est { $space }. Il vous reste un jour. Que faites-vous ?
       *[other] Votre drakkar est { $space }. Il vous reste { $left } jours. Que faites-vous ?
    }
    .wait = { $seat } réfléchit à la suite.
ask-wind-turn = Vous pouvez faire tourner le vent d’un quart de tour. Dans quel sens ?
    .wait = { $seat } peut faire tourner le vent.
ask-wind-sail = « Vent favorable » : vers quelle case naviguez-vous ?
    .wait = { $seat } choisit où mène le vent favorable.
ask-demand-change = « Changement de demande » : quelle marchandise est désormais demandée ?
    .wait = { $seat } choisit la marchandise demandée.
ask-loss-cover = { $left ->
        [one] Le temps vous coûte une pièce. Laquelle ?
       *[other] Le temps vous coûte { $left } pièces. Laquelle d’abord ?
    }
    .wait = { $seat } choisit ce que le temps emporte.
ask-raid-again = { $left ->
        [one] Votre lancer { $port } a échoué. Il vous faut plus de { $value }. Lancez-vous une dernière fois le dé ?
       *[other] Votre lancer { $port } a échoué. Il vous faut plus de { $value }. Relancez-vous le dé ?
    }
    .wait = { $seat } hésite à relancer le dé.
ask-settle-place = Votre attaque { $port } a réussi, mais il ne reste qu’un marin. S’il fonde la colonie, votre drakkar va aux quartiers d’hiver et votre tour est fini.
    .wait = { $seat } hésite à laisser à terre son dernier marin.
ask-odin-reroll = « Faveur d’Odin » : vous avez lancé { $dice }. Quels dés relancez-vous ?
    .wait = { $seat } choisit des dés à relancer.
ask-loki-reroll = « Ruse de Loki » : les dés montrent { $dice }. Quel dé est relancé ?
    .wait = { $seat } choisit un dé à faire relancer.
ask-kinsmen-board = « Parents naufragés » : combien de marins montent à bord ?
    .wait = { $seat } prend des naufragés à bord.
ask-hold-stow = « Cale pleine » : quelle marchandise prenez-vous à bord ?
    .wait = { $seat } choisit une marchandise à prendre à bord.
ask-hold-more = « Cale pleine » : prenez-vous une deuxième marchandise à bord ?
    .wait = { $seat } peut prendre une deuxième marchandise à bord.
ask-serpent-aim = « Serpent de mer » : quel drakkar attaque-t-il ?
    .wait = { $seat } choisit la proie du serpent de mer.
ask-serpent-lose = { $left ->
        [one] Le serpent de mer prend une pièce à votre bord. Laquelle ?
       *[other] Le serpent de mer prend { $left } pièces à votre bord. Laquelle d’abord ?
    }
    .wait = { $seat } choisit ce que prend le serpent de mer.
ask-thieves-steal = « Voleurs dans la nuit » : quelle marchandise prenez-vous, et à qui ?
    .wait = { $seat } choisit une marchandise à voler.
ask-mutiny-aim = « Mutinerie » : quel équipage se révolte ?
    .wait = { $seat } choisit un drakkar pour la mutinerie.
ask-omen-aim = « Mauvais présage » : qui perd une rune ?
    .wait = { $seat } choisit qui perd une rune.
ask-rune-start = C’est bientôt à { $target } de jouer. Jouez-vous ou défaussez-vous d’abord une rune ?
    .wait = { $seat } peut jouer ou défausser une rune.
ask-rune-between = { $target } va continuer son tour. Jouez-vous ou défaussez-vous d’abord une rune ?
    .wait = { $seat } peut jouer ou défausser une rune.
ask-rune-declared = { $target_you ->
        [yes] Votre attaque { $port } est annoncée ({ $task }). Jouez-vous une rune avant de lancer les dés ?
       *[no] { $target } annonce une attaque { $port } ({ $task }). Jouez-vous une rune avant le lancer ?
    }
    .wait = { $seat } peut jouer une rune avant le lancer.
ask-rune-rolled = { $target_you ->
        [yes] { $might ->
            [0] Vous avez lancé { $dice } et il vous faut plus de { $value }. Jouez-vous une rune ?
           *[other] Vous avez lancé { $dice }, chaque dé compte { $might } de plus et il vous faut plus de { $value }. Jouez-vous une rune ?
        }
       *[no] { $might ->
            [0] { $target } a lancé { $dice } ; il faut plus de { $value }. Jouez-vous une rune ?
           *[other] { $target } a lancé { $dice }, chaque dé compte { $might } de plus ; il faut plus de { $value }. Jouez-vous une rune ?
        }
    }
    .wait = { $seat } peut jouer une rune après le lancer.
ask-rune-avert = { $target } a joué « { $rune } ». Contrez-vous cette rune ?
    .wait = { $seat } peut contrer la rune.
ask-rune-loss = { $left ->
        [one] Le temps va vous coûter une pièce. Jouez-vous une rune ?
       *[other] Le temps va vous coûter { $left } pièces. Jouez-vous une rune ?
    }
    .wait = { $seat } peut jouer une rune contre le mauvais temps.
ask-rune-trade = Vous avez vendu une marchandise { $port }. Jouez-vous une rune ?
    .wait = { $seat } peut jouer une rune après la vente.
ask-rune-draw = Quelle rune sort de la pioche ?
    .wait = { $seat } pioche une rune.
ask-omen-lose = Quelle rune est perdue ?
    .wait = { $seat } tire la rune perdue.
ask-saga-draw = Quelle saga est révélée ?
    .wait = { $seat } révèle une saga.
ask-dice-roll = Que montre le dé ?
    .wait = { $seat } lance un dé.
ask-treasure-reveal = Quel trésor se cachait dans la ville ?
    .wait = { $seat } révèle le trésor.
ask-first-choose = Qui commence ?
    .wait = { $seat } tire au sort qui commence.

## Réponses

move-load = Charger { $piece }
move-launch = Quitter les quartiers d’hiver et partir { $space }
move-draw = Piocher une rune
move-sail = Naviguer { $space }
move-trade = Vendre { $piece }
move-raid = Lancer un raid contre la ville
move-settle = { $count ->
        [one] Tenter de fonder une colonie avec un dé
       *[other] Tenter de fonder une colonie avec { $count } dés
    }
move-play = Jouer une rune : { $rune }
move-discard = Défausser « { $rune } » pour le vent
move-winter = Hiverner : garder un marin et terminer votre tour
move-end = Terminer votre tour ici
move-pass = Passer
move-turn = Faire tourner le vent { $direction }
move-leave = Laisser le vent comme il est
move-lose = Perdre { $piece }
move-roll = Relancer le dé
move-stop = Abandonner le raid
move-place = Fonder la colonie avec votre dernier marin
move-refuse = Garder votre dernier marin à bord
move-demand = { $piece }
move-reroll = { $count ->
        [one] Relancer le dé { $dice }
       *[other] Relancer les dés { $dice }
    }
move-board = { $count ->
        [one] Prendre un marin à bord
       *[other] Prendre { $count } marins à bord
    }
move-stow = Prendre { $piece } à bord
move-done = Terminé
move-choose = { $seat }
move-steal = Prendre { $piece } à { $seat }
move-rune = { $rune }
move-saga = { $saga }
move-treasure = { $count }
move-die = { $count }
move-first = { $you ->
        [yes] Vous commencez
       *[no] { $seat } commence
    }

## Ce qu’une réponse apporterait, à sa suite, séparé par des virgules

brings-vp = +{ $vp } PV
brings-demand = marchandise demandée
brings-treasure = trésor de { $low } à { $high }
brings-completes = { $vp ->
        [0] accomplit « { $saga } »
       *[other] accomplit « { $saga } » : +{ $vp } PV
    }
brings-nearer = { $done } sur { $of } pour « { $saga } »
brings-final = +{ $vp } au décompte final en l’état
brings-port = { $town ->
        [yes] port { $value } avec une ville
       *[no] port { $value }
    }
brings-loss = { $count ->
        [one] seulement { $clear } jours cléments ({ $zone }), une pièce est perdue
       *[other] seulement { $clear } jours cléments ({ $zone }), { $count } pièces sont perdues
    }
brings-clear = jour { $day } sur { $clear } cléments ({ $zone })
brings-paid = jour { $day }, { $clear } cléments ({ $zone }) : rien de plus n’est perdu
brings-zone = { $clear } jours cléments ({ $zone })
brings-wanted = « { $saga } » en a besoin : { $done } sur { $of } jusqu’ici
brings-stock = { $count } à charger
brings-aboard = { $count } à bord
brings-dropped = abandonne la cargaison ({ $pieces })
brings-dice = maintenant { $dice }
brings-left = { $count ->
        [0] plus aucun jour
        [one] reste un jour
       *[other] restent { $count } jours
    }
brings-unused = { $count ->
        [one] un jour inutilisé
       *[other] { $count } jours inutilisés
    }
odds = { $win } % de réussite, { $hits } sur 6 par dé, marins perdus : environ { $lost }
odds-strand = { $win } % de réussite, { $hits } sur 6 par dé, marins perdus : environ { $lost }, { $strand } % de les perdre tous
wind-said = Jours cléments : Nord { $N }, Est { $E }, Sud { $S }, Ouest { $W }
course-sail = Faire tout le trajet

## Événements

event-first = { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
event-turn = { $you ->
        [yes] Manche { $round } : c’est à vous de jouer.
       *[no] Manche { $round } : c’est à { $seat } de jouer.
    }
event-skip = { $you ->
        [yes] Manche { $round } : tous vos marins ont fondé une colonie, vous passez donc votre tour.
       *[no] Manche { $round } : { $seat }, dont tous les marins ont fondé une colonie, passe son tour.
    }
event-load = { $you ->
        [yes] Vous chargez { $piece }.
       *[no] { $seat } charge { $piece }.
    }
event-launch = { $you ->
        [yes] Vous quittez les quartiers d’hiver ; votre drakkar est maintenant { $space }.
       *[no] { $seat } quitte les quartiers d’hiver ; son drakkar est maintenant { $space }.
    }
event-draw = { $you ->
        [yes] { $count ->
            [one] Vous piochez « { $runes } ».
           *[other] Vous piochez { $count } runes : { $runes }.
        }
       *[no] { $count ->
            [one] { $seat } pioche une rune.
           *[other] { $seat } pioche { $count } runes.
        }
    }
event-reshuffle = { $count ->
        [one] La seule rune de la défausse devient la nouvelle pioche.
       *[other] Les { $count } runes de la défausse sont mélangées et forment une nouvelle pioche.
    }
event-sail = { $you ->
        [yes] Vous naviguez { $space } (jour de navigation { $day }).
       *[no] { $seat } navigue { $space } (jour de navigation { $day }).
    }
event-lose = { $you ->
        [yes] Le temps vous coûte { $piece }.
       *[no] Le temps coûte { $piece } à { $seat }.
    }
event-strand = { $you ->
        [yes] Votre drakkar n’a plus d’équipage : il va aux quartiers d’hiver et ses marchandises sont perdues.
       *[no] { $seat } n’a plus d’équipage : son drakkar va aux quartiers d’hiver et ses marchandises sont perdues.
    }
event-winter = { $you ->
        [yes] Vous hivernez avec un seul marin.
       *[no] { $seat } hiverne avec un seul marin.
    }
event-rest = { $you ->
        [yes] Vous terminez votre tour.
       *[no] { $seat } termine son tour.
    }
event-trade = { $you ->
        [yes] Vous vendez { $piece } { $port } pour { $vp } PV.
       *[no] { $seat } vend { $piece } { $port } pour { $vp } PV.
    }
event-raid = { $you ->
        [yes] Vous lancez un raid { $port }, contre une ville de valeur { $value }.
       *[no] { $seat } lance un raid { $port }, contre une ville de valeur { $value }.
    }
event-settle = { $you ->
        [yes] { $count ->
            [one] Vous tentez de fonder une colonie { $port }, valeur { $value }, avec un dé.
           *[other] Vous tentez de fonder une colonie { $port }, valeur { $value }, avec { $count } dés.
        }
       *[no] { $count ->
            [one] { $seat } tente de fonder une colonie { $port }, valeur { $value }, avec un dé.
           *[other] { $seat } tente de fonder une colonie { $port }, valeur { $value }, avec { $count } dés.
        }
    }
event-roll = Le dé montre { $die }.
event-fall = { $you ->
        [yes] { $count ->
            [one] Vous perdez un marin.
           *[other] Vous perdez { $count } marins.
        }
       *[no] { $count ->
            [one] { $seat } perd un marin.
           *[other] { $seat } perd { $count } marins.
        }
    }
event-break = { $you ->
        [yes] Votre raid se termine sans succès.
       *[no] { $seat } termine son raid sans succès.
    }
event-fail = { $you ->
        [yes] Vous ne fondez pas de colonie ici.
       *[no] { $seat } ne fonde pas de colonie ici.
    }
event-sack = { $you ->
        [yes] Votre raid { $port } réussit : la ville est prise, et son trésor vaut { $vp } PV.
       *[no] { $seat } réussit son raid { $port } : la ville est prise, et son trésor vaut { $vp } PV.
    }
event-settlement = { $you ->
        [yes] Vous avez une colonie { $port }.
       *[no] { $seat } a une colonie { $port }.
    }
event-refuse = { $you ->
        [yes] Vous gardez votre dernier marin à bord et ne fondez pas de colonie.
       *[no] { $seat } garde son dernier marin à bord et ne fonde pas de colonie.
    }
event-play = { $you ->
        [yes] Vous jouez « { $rune } ».
       *[no] { $seat } joue « { $rune } ».
    }
event-discard = { $you ->
        [yes] Vous défaussez « { $rune } ».
       *[no] { $seat } défausse « { $rune } ».
    }
event-wind = { $you ->
        [yes] Vous faites tourner le vent { $direction }.
       *[no] { $seat } fait tourner le vent { $direction }.
    }
event-ward = { $you ->
        [yes] Vous contrez la rune.
       *[no] La rune est contrée par { $seat }.
    }
event-cancel = « { $rune } » reste sans effet.
event-demand = La marchandise demandée est maintenant : { $piece }.
event-oars = { $you ->
        [yes] Vous pouvez utiliser { $days } jours ce tour-ci.
       *[no] { $seat } peut utiliser { $days } jours ce tour-ci.
    }
event-calm = { $you ->
        [yes] La mer est calme : vous ne perdez rien.
       *[no] La mer est calme : { $seat } ne perd rien.
    }
event-berserk = { $you ->
        [yes] Chacun de vos dés compte { $might } de plus dans cette attaque.
       *[no] { $seat } attaque avec rage : chacun de ses dés compte { $might } de plus.
    }
event-shield = { $you ->
        [yes] Le mur de boucliers tient : les dés ratés ne vous coûtent aucun marin.
       *[no] Le mur de boucliers tient : les dés ratés ne coûtent aucun marin à { $seat }.
    }
event-board = { $you ->
        [yes] { $count ->
            [one] Un marin monte à votre bord.
           *[other] { $count } marins montent à votre bord.
        }
       *[no] { $count ->
            [one] { $seat } prend un marin à bord.
           *[other] { $seat } prend { $count } marins à bord.
        }
    }
event-tongue = { $you ->
        [yes] Le port vous paie { $vp } PV de plus.
       *[no] Le port paie { $vp } PV de plus à { $seat }.
    }
event-stow = { $you ->
        [yes] Vous prenez { $piece } à bord.
       *[no] { $seat } prend { $piece } à bord.
    }
event-clear = La marchandise en vente { $port } retourne au stock : { $piece }.
event-unrest = { $target_you ->
        [yes] Troubles { $port } : votre colonie disparaît et son marin retourne à votre réserve.
       *[no] Troubles { $port } : { $target } perd sa colonie.
    }
event-quiet = { $target_you ->
        [yes] Les troubles { $port } s’apaisent : votre colonie reste.
       *[no] Les troubles { $port } s’apaisent : { $target } garde sa colonie.
    }
event-serpent = { $target_you ->
        [yes] Un serpent de mer attaque votre drakkar.
       *[no] Un serpent de mer attaque { $target }.
    }
event-devour = { $you ->
        [yes] Le serpent de mer vous prend { $piece }.
       *[no] Le serpent de mer prend { $piece } à { $seat }.
    }
event-usurp = { $you ->
        [yes] Vous prenez à { $target } sa colonie { $port }.
       *[no] { $target_you ->
            [yes] { $seat } vous prend votre colonie { $port }.
           *[no] { $seat } prend à { $target } sa colonie { $port }.
        }
    }
event-steal = { $you ->
        [yes] Vous prenez { $piece } à { $target }.
       *[no] { $target_you ->
            [yes] { $seat } vous prend { $piece }.
           *[no] { $seat } prend { $piece } à { $target }.
        }
    }
event-mutiny = { $target_you ->
        [yes] Mutinerie : un de vos marins débarque.
       *[no] Mutinerie : { $target } perd un marin, qui débarque.
    }
event-walls = Les murs sont renforcés { $port } : la valeur est de { $value } pour cette attaque.
event-omen = { $you ->
        [yes] Vous perdez « { $rune } ».
       *[no] { $seat } perd « { $rune } ».
    }
event-saga = { $you ->
        [yes] { $vp ->
            [0] Vous accomplissez { $saga }.
           *[other] Vous accomplissez { $saga } et gagnez { $vp } PV.
        }
       *[no] { $vp ->
            [0] { $seat } accomplit { $saga }.
           *[other] { $seat } accomplit { $saga } et gagne { $vp } PV.
        }
    }
event-open = Une saga est révélée : { $saga }.
event-drop = La saga { $saga } est révélée, mais déjà accomplie : elle est défaussée.
event-era = La { $era } commence.
event-tokens = { $you ->
        [yes] La dernière saga a quitté la pioche : vous prenez les trois jetons des dernières manches.
       *[no] La dernière saga a quitté la pioche : { $seat } prend les trois jetons des dernières manches.
    }
event-token = { $you ->
        [yes] Vous posez le jeton des dernières manches numéro { $count }.
       *[no] { $seat } pose le jeton des dernières manches numéro { $count }.
    }
event-end = { $reason ->
        [tokens] Les trois jetons des dernières manches sont posés : la partie est finie.
        [sagas] La dernière saga est accomplie : la partie est finie.
        [settled] Tous les marins ont fondé une colonie : la partie est finie.
       *[cap] La partie est arrêtée après sa dernière manche.
    }
event-score = { $you ->
        [yes] Vous avez { $total } PV : { $vp } en cours de partie, { $axe } pour la Hache sanglante, { $settlements } pour les colonies et { $sagas } pour les séries de sagas.
       *[no] { $seat } a { $total } PV : { $vp } en cours de partie, { $axe } pour la Hache sanglante, { $settlements } pour les colonies et { $sagas } pour les séries de sagas.
    }

## Options d’une table

option-conflict = Runes de conflit
    .doc = Neuf runes permettent de se nuire. Une table plus paisible s’en passe.
option-off_turn = Runes hors de son tour
    .doc = Quand vous pouvez utiliser des runes alors que ce n’est pas votre tour.
    .reactions = au début d’un tour et en réponse aux attaques et aux runes
    .anytime = aussi après tout ce que fait quelqu’un d’autre
    .own_turn = seulement en réponse aux attaques et aux runes
option-first = Qui commence
    .doc = Le sort décide, ou vous désignez une place.
    .random = le sort décide
option-round_cap = Nombre maximal de manches
    .doc = Après ce nombre de manches, la partie est arrêtée et l’on passe au décompte.
option-two_players = Variante à deux
    .doc = Le jeu imprimé est prévu pour trois à cinq joueurs. Cette option permet de jouer à deux avec les mêmes règles.
option-undo = Reprendre une réponse
    .doc = Vous pouvez reprendre une réponse tant qu’elle n’a rien dévoilé de caché et que personne d’autre n’a agi depuis.

fault-fire_and_axe-two-players = Fire & Axe se joue de trois à cinq, et two_players est la variante à deux : vous êtes { $players }, retirez cette option.
fault-fire_and_axe-first = La place { $first } ne peut pas commencer : vous n’êtes que { $players } à jouer.

## Positions et données

fault-fire_and_axe-no-town = Il n’y a pas de ville contre laquelle lancer un raid dans « { $port } ».
fault-fire_and_axe-treasure = La ville « { $port } » ne peut pas avoir caché un trésor de { $value } : il n’en reste aucun de cette valeur.
fault-fire_and_axe-crewless = Le drakkar de la place { $seat } est en mer et il lui faut au moins un marin.
fault-fire_and_axe-two-ships = Deux drakkars ne peuvent pas partager un port : « { $port } ».
fault-fire_and_axe-slots = Le drakkar de la place { $seat } est trop chargé : cette ère permet { $slots } pièces.
fault-fire_and_axe-saga-spaces = { $found } sagas sont face visible ; il n’y a que trois cases.
fault-fire_and_axe-runes = Il n’y a pas autant de runes « { $rune } » dans le jeu ; il y en a une de trop dans « { $part } ».
fault-fire_and_axe-goods = Il y a { $found } « { $good } » sur la table ; il n’en existe que 11.
fault-fire_and_axe-crew = La place { $seat } a { $found } marins sur la table ; il n’en existe que 15.
fault-fire_and_axe-agenda = Ce qui reste à faire ne s’accorde pas avec le reste de la position : { $agenda }
fault-fire_and_axe-hand = { $seat } a { $found } runes en main ; une main en compte { $most } au plus.
fault-fire_and_axe-town-stands = On ne peut pas fonder de colonie dans « { $port } » tant que la ville de « { $town } » est debout : il faut une région sans ville. Ajoutez { $town } à « raided ».
fault-fire_and_axe-region-good = « { $good } » se trouve dans « { $port } » et dans « { $other } », mais une région ne prend chaque marchandise qu’une fois.
fault-fire_and_axe-saga-era = { $found } sagas de l’ère { $era } ont été vues ; la pioche n’en compte que { $most } par ère.
fault-fire_and_axe-era = « era={ $era } » ne convient pas : une saga de l’ère { $least } a été posée.
fault-fire_and_axe-saga-left = « left={ $left } » ne convient pas : avec cette ère et ces sagas, la pioche en compte { $most } au plus.
fault-fire_and_axe-saga-true = { $saga } est visible alors qu’elle est déjà accomplie ; elle aurait été prise. Mettez-la dans les « sagas » d’un joueur ou dans « gone ».
fault-fire_and_axe-wintering = { $seat } est aux quartiers d’hiver hors de son tour : il reste à bord un marin au plus, et aucune marchandise.
fault-fire_and_axe-holder = « left={ $left } » et « holder » ne vont pas ensemble : les jetons des dernières manches ont un détenteur quand la dernière saga a quitté la pioche, et pas avant.
fault-fire_and_axe-placed = « placed={ $placed } » ne convient pas : seul le détenteur pose des jetons, et au troisième la partie se termine après son tour.
fault-fire_and_axe-limit = « limit={ $limit } » ne convient pas : un tour compte 7 jours, et deux de plus pour chaque Rames infatigables.
fault-fire_and_axe-skulls = { $found } crânes sont couverts ou dus ; au jour { $sail } d’un voyage, il ne peut pas y en avoir autant.
fault-fire_and_axe-over = « over=1 » ne convient pas : le tour de { $seat } ne se termine avant l’heure que si le drakkar a perdu son équipage et se trouve vide aux quartiers d’hiver.
fault-fire_and_axe-not-out = { $seat } est encore aux quartiers d’hiver ce tour-ci : il ne peut y avoir encore ni navigation, ni tâche tentée, ni perte.
fault-fire_and_axe-round = « round={ $round } » ne convient pas : à cette table, les manches vont de 1 à { $most }.
fault-fire_and_axe-begins = « first={ $first } » ne convient pas : d’après ses options, { $option } commence à cette table.
fault-fire_and_axe-ending = « ending={ $ending } » ne convient pas : la table ne montre pas que la partie s’est terminée ainsi.
fault-fire_and_axe-order = « { $frame } » ne peut pas précéder « { $below } » dans « agenda » ; ce qui peut le suivre : { $right }.
fault-fire_and_axe-idle = « { $part } » ne s’accorde pas avec ce qui reste à faire : aucune étape de « agenda » n’y mène, ou il manque à l’une d’elles.
fault-fire_and_axe-house = « { $frame } » n’arrive pas à cette table : « off_turn » dit quand on peut utiliser des runes hors de son tour.
fault-fire_and_axe-table = { $found } runes sont sur la table et { $steps } étapes de « agenda » s’en occupent ; chacune demande son « Effect » ou son « PutAway ».
fault-fire_and_axe-attack = L’attaque ne convient pas : le drakkar doit être dans un port où il peut lancer un raid ou fonder une colonie et qui figure dans « tried » (ici : { $port }).
fault-fire_and_axe-data-name = { $id } nomme « { $name } », que les données ne connaissent pas.

## Mots isolés, à la table

term-ship = Drakkar
term-crew = Marins
term-cargo = Cargaison
term-supply = Réserve
term-stock = Stock
term-demand = Demande
term-runes = Runes
term-sagas = Sagas
term-towns = Villes
term-settlements = Colonies
term-wind = Vent
term-clear = Jours cléments
term-days = Jours
term-preparation = Préparation
term-sailing = Navigation
term-skulls = Pertes
term-era = Ère
term-round = Manche
term-vp = PV
term-final = Décompte final
term-axe = Hache sanglante
term-deck = Pioche
term-discard = Défausse
term-treasures = Trésors restants
term-region = Région
term-value = Valeur
term-town = Ville
term-good = Marchandise
term-settlement = Colonie
term-won = Victoire
term-cut = Partie arrêtée
held-rune = Vous tenez « { $rune } ». Choisissez ce que vous en faites.
row-wind = Vous pouvez ensuite faire tourner le vent.
row-play = La jouer
row-discard = La défausser pour le vent
