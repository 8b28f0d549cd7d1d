# Une campagne racontée après coup : ce qui est le même dans tous les jeux.

tale-headline = { $count ->
        [one] La saga de { $heroes }
       *[other] La saga de { $heroes }
    }
tale-which = Où { $clauses }.
tale-tried = { $count ->
        [one] On l’avait déjà commencée une fois ; cette fois-là n’est pas racontée ici.
       *[other] On l’avait déjà commencée { $count } fois ; ces fois-là ne sont pas racontées ici.
    }
tale-lost = Le livre a été récrit depuis, et tout ne peut plus être raconté.
tale-nothing-yet = Rien n’est encore raconté : la première page reste à lire.
tale-goes-on = Le récit s’arrête là pour ce soir. L’histoire, non.
tale-ended = Ainsi cela finit : { $ending }. Racontez-le comme ce fut.
tale-all-told = Voilà toute l’histoire. Racontez-la comme elle fut.
