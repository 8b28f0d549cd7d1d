# Eine Kampagne, nacherzählt: was in jedem Spiel gleich ist.

tale-headline = { $count ->
        [one] Die Saga von { $heroes }
       *[other] Die Saga von { $heroes }
    }
tale-which = Worin { $clauses }.
tale-tried = { $count ->
        [one] Schon einmal war es begonnen worden; davon wird hier nicht erzählt.
       *[other] Schon { $count }-mal war es begonnen worden; davon wird hier nicht erzählt.
    }
tale-lost = Das Buch ist seither umgeschrieben worden; nicht alles lässt sich noch erzählen.
tale-nothing-yet = Noch ist nichts erzählt: Die erste Seite wartet.
tale-goes-on = Hier endet die Erzählung für heute. Die Geschichte nicht.
tale-ended = So ging es aus: { $ending }. Erzählt es, wie es war.
tale-all-told = Das ist alles. Erzählt es, wie es war.
