terminal-hnefatafl-turn = Coup { $turn }
terminal-hnefatafl-side = { $name } : { $side ->
        [attackers] attaquants
       *[defenders] défenseurs
    }, { $pieces } pièces
terminal-hnefatafl-do-board = plateau
    .args = { "" }
    .help = le plateau, ligne par ligne
