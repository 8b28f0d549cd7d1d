terminal-hnefatafl-turn = Move { $turn }
terminal-hnefatafl-side = { $name }: { $side ->
        [attackers] attackers
       *[defenders] defenders
    }, { $pieces } pieces
terminal-hnefatafl-do-board = board
    .args = { "" }
    .help = the board, line by line
