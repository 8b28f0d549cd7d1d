terminal-hnefatafl-turn = Zug { $turn }
terminal-hnefatafl-side = { $name }: { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    }, { $pieces } Steine
terminal-hnefatafl-do-board = brett
    .args = { "" }
    .help = das Brett, Zeile für Zeile
