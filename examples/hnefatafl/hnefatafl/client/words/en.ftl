hnefatafl-side = { $side ->
        [attackers] Attackers
       *[defenders] Defenders
    }, { $pieces } pieces
