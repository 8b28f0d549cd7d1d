hnefatafl-side = { $side ->
        [attackers] Angreifer
       *[defenders] Verteidiger
    }, { $pieces } Steine
