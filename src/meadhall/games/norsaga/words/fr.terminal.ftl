### Ce que dit le terminal à une table de Norsaga.

## Commandes : les mots à taper (le premier est affiché), ce qui les suit, ce qu’elles font

terminal-norsaga-do-tree = arbre
    .args = [NOM]
    .help = lit un arbre généalogique : héros, paires, saga et marqueurs
terminal-norsaga-do-hand = main
    .args = { "" }
    .help = vos cartes
terminal-norsaga-do-table = table
    .args = { "" }
    .help = chaque joueur en bref
terminal-norsaga-do-known = connu
    .args = { "" }
    .help = ce que vous savez des autres mains
terminal-norsaga-do-saga = saga
    .args = [NOM]
    .help = le but d’une saga, ses marqueurs et ce qui manque
terminal-norsaga-do-pile = défausse
    .args = { "" }
    .help = les cartes de la défausse

## La table

terminal-norsaga-pane-hand = Votre main
terminal-norsaga-legend =
    Dans un arbre, deux cartes reliées par ═ partagent le trait récessif écrit entre elles ; ◆ marque un trait hérité.
    Sur une carte, la première lettre est le trait dominant, la seconde le trait récessif : R Puissance, G Artisanat, B Savoir, Y Foi ; Sk est un scalde, Gh un fantôme.
terminal-norsaga-turn = { $you ->
    [yes] Tour { $turn }, c’est le vôtre.
   *[no] Tour { $turn }, à { $name }.
    }
terminal-norsaga-tree = { $you ->
    [yes] Votre arbre généalogique.
   *[no] L’arbre généalogique de { $name }.
    }
terminal-norsaga-goal = { $you ->
    [yes] Votre saga : { $saga }. Traits demandés : { $traits }. Marqueurs : { $count } sur 6.
   *[no] La saga de { $name } : { $saga }. Traits demandés : { $traits }. Marqueurs : { $count } sur 6.
    }
terminal-norsaga-laid = Marqueurs posés : { $slots }.
terminal-norsaga-missing = Il manque encore : { $traits }.
terminal-norsaga-slot = { $place } ({ $trait })
terminal-norsaga-slot-P = trait récessif des deux parents
terminal-norsaga-slot-G12 = trait récessif des grands-parents de gauche
terminal-norsaga-slot-G34 = trait récessif des grands-parents de droite
terminal-norsaga-youngest = Plus jeune héros : { $card }.
terminal-norsaga-parents = Parents : à gauche { $left } ; à droite { $right }.
terminal-norsaga-grand-left = Grands-parents de gauche : { $left } ; { $right }.
terminal-norsaga-grand-right = Grands-parents de droite : { $left } ; { $right }.
terminal-norsaga-match = Trait récessif commun aux deux : { $trait }.
terminal-norsaga-no-match = Aucun trait récessif commun.
terminal-norsaga-traits = { $card }, { $dominant }, récessif { $recessive }
terminal-norsaga-empty = vide
terminal-norsaga-open = Embellissements accessibles : { $names }.
terminal-norsaga-doomed = A un jeton Destin.
terminal-norsaga-hand = { $count ->
    [0] Votre main est vide.
    [one] Une carte dans votre main :
   *[other] { $count } cartes dans votre main :
    }
terminal-norsaga-drawn = Piochées pour « Martyre », visibles de vous seulement : { $cards }.
terminal-norsaga-aside = Mises de côté pour être défaussées : { $cards }.
terminal-norsaga-known = { $name } a certainement en main : { $cards }.
terminal-norsaga-maybe = { $card } est dans l’une de ces mains : { $names }.
terminal-norsaga-known-none = Vous ne connaissez aucune carte dans la main des autres.
terminal-norsaga-brief = { $name } : marqueurs { $count } sur 6, héros { $heroes }, cartes en main { $hand }. Plus jeune héros : { $card }.
terminal-norsaga-piles = Pioche : { $deck }. Défausse : { $discard }.
terminal-norsaga-revealed = Carte révélée : { $card }.
terminal-norsaga-queue = En attente d’embellir grâce à un scalde : { $names }.
terminal-norsaga-pile = { $count ->
    [0] La défausse est vide.
    [one] Une carte dans la défausse :
   *[other] { $count } cartes dans la défausse :
    }
terminal-norsaga-score = { $name } : { $count ->
    [0] aucun marqueur sur 6
    [one] 1 marqueur sur 6
   *[other] { $count } marqueurs sur 6
    }
terminal-norsaga-beam = pioche { $deck } · défausse { $discard }
terminal-norsaga-beam-queue = scaldes : { $names }
terminal-norsaga-cards = { $count } en main
