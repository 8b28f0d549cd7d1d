# Eine Saga, nacherzählt. Ein Satz, der wiederkommt, wird anders gesagt: a, b, c, d.

tale-opening = { $count ->
        [one] { $gods } { $many ->
            [one] stieg
           *[other] stiegen
        } hinab zu den Wurzeln des Baums, und das Buch wurde aufgeschlagen.
       *[other] Noch einmal { $many ->
            [one] stieg
           *[other] stiegen
        } { $gods } hinab zu den Wurzeln; es war Versuch { $count }, und das Buch fiel an derselben Stelle auf.
    }
tale-page = { $way ->
        [a] Die Seite hieß „{ $page }“.
        [b] Dann wurde umgeblättert: „{ $page }“.
        [c] Noch eine Seite, und darauf stand „{ $page }“.
       *[d] Auf der Rückseite: „{ $page }“.
    }
tale-deed = { $count ->
        [one] „{ $errand }“
       *[other] „{ $errand }“ ({ $count }-mal)
    }
tale-deeds = { $way ->
        [a] Was die Seite verlangte, wurde getan: { $deeds }.
        [b] Zu tun gab es genug, und sonst tat es keiner: { $deeds }.
       *[c] Dies unternahmen sie dagegen: { $deeds }.
    }
tale-broken = Gebrochen war, wie sich zeigte, der Eid von { $worlds }.
tale-bout = { $god } gegen { $foe }
tale-fights = { $way ->
        [a] { $count ->
            [one] Es gab einen Kampf: { $who }.
           *[other] Es gab { $count } Kämpfe: { $who }.
        }
        [b] Müßig stand hier niemand: { $who }.
        [c] In den Ästen klang das Eisen: { $who }.
       *[d] Gekämpft wurde so: { $who }.
    }
tale-jotnar = { $count ->
        [one] Ein Jötunn wurde zurückgeschlagen: { $jotnar }.
       *[other] Jötunen wurden zurückgeschlagen: { $jotnar }.
    }
tale-slain = { $enemy } wurde erschlagen und kommt nicht wieder.
tale-artifact = { $god } griff zu { $artifact }.
tale-worlds = { $way ->
        [a] { $count ->
            [one] Eine Welt ging verloren: { $worlds }.
           *[other] Welten gingen verloren: { $worlds }.
        }
        [b] Dunkel wurde es über { $worlds }.
       *[c] Niemand konnte { $worlds } halten.
    }
tale-healed = { $count ->
        [one] { $worlds } wurde wieder grün.
       *[other] { $worlds } wurden wieder grün.
    }
tale-won = { $count ->
        [one] Und sie gewannen, gleich beim ersten Versuch.
       *[other] Und sie gewannen, bei Versuch { $count }.
    }
tale-lost-saga = Dann war es vorbei. { $reason }
tale-points = { $god } ({ $count })
tale-experience = Es ging an niemandem spurlos vorüber, in Erfahrungspunkten: { $gains }.
tale-learn = { $god } lernte, { $face } zu nutzen ({ $die }).
tale-equip = Nie wieder bricht { $god } ohne dies auf: { $thing }.
tale-befriend = { $god } und { $to } verbindet seither etwas: { $bond }.
tale-closing-won = { $way ->
        [a] Der Baum steht.
        [b] Der Baum steht noch immer.
       *[c] Der Baum steht, und die Blätter sind gezählt: Keins fehlt, auf das es ankam.
    }
tale-closing-lost = { $way ->
        [a] Der Baum hat andere Jahreszeiten. Sie werden es wieder versuchen.
        [b] Die Saga wurde zugeschlagen und so gelegt, dass man sie findet.
       *[c] Wer davon erzählt, sagt: Das war nicht das letzte Mal.
    }

## Worin …

tale-which-worlds = { $count ->
        [one] eine Welt fällt
       *[other] { $count } Welten fallen
    }
tale-which-slain = { $count ->
        [one] ein Feind erschlagen wird
       *[other] { $count } Feinde erschlagen werden
    }
tale-which-won = der Baum stehen bleibt
tale-which-lost = die Götter lernen, was Verlieren ist

## Was sich zählen lässt

tale-count-pages = { $count ->
        [one] Seite
       *[other] Seiten
    }
tale-count-deeds = { $count ->
        [one] Saga-Aktion
       *[other] Saga-Aktionen
    }
tale-count-fights = { $count ->
        [one] Kampf
       *[other] Kämpfe
    }
tale-count-jotnar = { $count ->
        [one] zurückgeschlagener Jötunn
       *[other] zurückgeschlagene Jötunen
    }
tale-count-slain = { $count ->
        [one] erschlagener Feind
       *[other] erschlagene Feinde
    }
tale-count-worlds = { $count ->
        [one] gefallene Welt
       *[other] gefallene Welten
    }
tale-count-rounds = { $count ->
        [one] Runde
       *[other] Runden
    }
