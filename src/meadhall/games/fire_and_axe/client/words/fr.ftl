### Fire & Axe dans le navigateur : ce que seule la table dessinée dit.

## La carte

chart = Carte marine
chart-tools = Carte
zoom-in = Plus près
zoom-out = Plus loin
zoom-all = Toute la carte
zoom-ship = Mon drakkar
show-regions = Régions
ship-of = Le drakkar de { $name } { $space } : { $cargo }
cargo-part = { $count } { $piece }
cargo-of = À bord : { $cargo } ; { $slots } emplacements
zone-letter-N = N
zone-letter-E = E
zone-letter-S = S
zone-letter-W = O

## Une case

lookout = La vigie
lookout-close = Ranger
fact-less = { $value }, mais { $now } lors d’une attaque
fact-region = { $region }, colonies : { $count } sur 3
fact-alone = aucune
fact-no-town = aucune
fact-town-small = debout, trésor de { $low } à { $high }
fact-town-large = grande, debout, trésor de { $low } à { $high }
fact-raided = prise par { $name }, trésor { $vp }
fact-zone = { $zone } { $clear }
way = { $days ->
        [0] Aussitôt, { $losses ->
            [0] rien n’est perdu.
            [one] une pièce est perdue.
           *[other] { $losses } pièces sont perdues.
        }
        [one] Un jour, { $losses ->
            [0] rien n’est perdu.
            [one] une pièce est perdue.
           *[other] { $losses } pièces sont perdues.
        }
       *[other] { $days } jours, { $losses ->
            [0] rien n’est perdu.
            [one] une pièce est perdue.
           *[other] { $losses } pièces sont perdues.
        }
    }
way-slower = { $losses ->
        [0] En { $days } jours, rien n’est perdu.
        [one] En { $days } jours, une pièce est perdue.
       *[other] En { $days } jours, { $losses } pièces sont perdues.
    }
way-none = Hors d’atteinte ce tour-ci.
course = Cap { $space } :
course-drop = Abandonner
harbour = Tâches { $port }
harbour-none = Aucune tâche ne peut être tentée ici maintenant.

## Le tableau du capitaine

days-said = Jours : { $prep } de préparation, { $sail } de navigation, { $left } restants
skulls-said = { $count ->
        [0] Aucun crâne n’est couvert
        [one] Un crâne est couvert
       *[other] { $count } crânes sont couverts
    }
runes-yours = Vos runes
runes-of = Runes de { $name }
runes-hidden = { $count ->
        [0] Aucune rune
        [one] Une rune cachée
       *[other] { $count } runes cachées
    }
runes-none = Vous n’avez pas de rune. On les pioche dans une patrie.
runes-piles = pioche : { $deck }, défausse : { $discard }
runes-deck = Runes à piocher : { $deck }
pass-wish = Hors de mon tour :
pass-ask = me demander
pass-fits = passer tant qu’aucune rune ne convient
pass-turn = passer pendant ce tour
pass-game = passer pendant toute la partie
pass-given = Vous avez passé automatiquement, comme vous l’avez souhaité.
pass-unfit = Aucune de vos runes ne convenait : vous avez passé automatiquement.

## Lignes de la question

row-by-itself = Réponse automatique dans un instant.

## Attaques

attack = Attaque
attack-raid = Raid : { $port }
attack-settle = Colonie : { $port }
attack-need = { $might ->
        [0] Il faut plus de { $value }.
       *[other] Il faut plus de { $value } ; chaque dé compte { $might } de plus.
    }
attack-last = Les dés
die-hit = { $die }, réussi
die-miss = { $die }, raté

## À côté de la carte

seat-note = { $runes ->
        [one] { $vp } PV · { $runes } rune
       *[other] { $vp } PV · { $runes } runes
    }
seat-out = { $vp } PV · tous les marins établis
sagas-open = Sagas à accomplir
round-of = Manche { $round }, { $most } au plus
sagas-left = { $count ->
        [one] il en reste une, { $era }
       *[other] il en reste { $count } ; la prochaine : { $era }
    }
sagas-none = il n’en reste plus
saga-state = { $bonus ->
        [0] { $done } sur { $total } · { $home }
       *[other] { $done } sur { $total } · { $home } · +{ $bonus } PV
    }
saga-empty = Une case vide
tokens-placed = Dernières manches : { $name } a posé { $count } sur 3
score-now = Scores
score-vp = { $count } PV
progress-title = Points avec le décompte final, manche par manche

## Décompte final

tally-over = D’où vient chaque point
tally-now = D’où vient chaque point, si la partie finissait maintenant
tally-start = Départ
tally-trade = Commerce
tally-treasures = Trésors
tally-bonuses = Primes des sagas
tally-set-denmark = Sagas du Danemark
tally-set-norway = Sagas de Norvège
tally-set-sweden = Sagas de Suède
tally-total = Total
tally-towns = { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
tally-sagas = { $count ->
        [one] { $count } saga
       *[other] { $count } sagas
    }
tally-houses = { $count ->
        [one] { $count } port
       *[other] { $count } ports
    }
tally-how = Hache sanglante : 3 par ville, pour le joueur qui en a pris le plus. Colonies : la valeur du port, multipliée par le nombre de ports de sa région qui ont une colonie. Sagas d’une patrie : 10 chacune pour le joueur qui en a le plus, 5 chacune pour le deuxième.
