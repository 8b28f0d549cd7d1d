# Ein Abenteuer, nacherzählt. Ein Satz, der wiederkommt, wird anders gesagt: a, b, c, d.

tale-card = „{ $card }“
tale-all = die Helden
tale-opening = { $many ->
        [one] Die Geschichte findet { $heroes } { $in }, allein.
       *[other] { $way ->
            [a] Die Geschichte findet { $heroes } { $in }. Voran geht { $leader }.
            [b] { $in } treffen wir sie wieder, { $heroes }, und { $leader } führt.
            [c] Es beginnt { $in }. Da sind { $heroes }, und die anderen folgen { $leader }.
           *[d] { $heroes } stehen { $in }, und alle sehen auf { $leader }.
        }
    }
tale-opening-hired = { $way ->
        [a] Die Geschichte findet { $heroes } { $in }, und { $hired } geht mit, für Geld und gute Gesellschaft.
        [b] { $in } treffen wir { $heroes } wieder, und dazu { $hired }, gegen Bezahlung.
        [c] Es beginnt { $in }, mit { $heroes }; { $hired } kam mit, für Geld und gute Worte.
       *[d] { $heroes } steht { $in }, daneben { $hired }, und Geld hat den Besitzer gewechselt.
    }
tale-placed = { $way ->
        [a] Dann { $many ->
            [one] stand
           *[other] standen
        } { $heroes } { $in }.
        [b] Was nun kam, geschah { $in }, und { $heroes } { $many ->
            [one] war
           *[other] waren
        } dabei.
       *[c] Bald { $many ->
            [one] war
           *[other] waren
        } { $heroes } { $in }.
    }
tale-travel = { $way ->
        [a] Der Weg führte { $heroes } { $to }.
        [b] { $heroes } { $many ->
            [one] zog
           *[other] zogen
        } weiter { $to }.
        [c] Bei Einbruch der Nacht { $many ->
            [one] war
           *[other] waren
        } { $heroes } { $to } gekommen.
       *[d] Am nächsten Morgen { $many ->
            [one] brach
           *[other] brachen
        } { $heroes } { $to } auf.
    }
tale-sail = { $way ->
        [a] { $heroes } { $many ->
            [one] ging
           *[other] gingen
        } an Bord und { $many ->
            [one] kam
           *[other] kamen
        } { $to }.
       *[b] Das Meer trug { $heroes } { $to }.
    }
tale-map = { $way ->
        [a] Was nun folgte, steht auf keiner Karte des Landes; sie mussten Schritt für Schritt ihren Weg suchen.
       *[b] Wieder half keine Karte, und sie tasteten sich voran.
    }
tale-joined = Hier kehrte jemand um, und an seiner Stelle ging { $hero } weiter.
tale-hired = Für Geld und gute Gesellschaft ging { $hero } mit.
tale-choose = { $way ->
        [a] Es war zu wählen, und gewählt wurde: „{ $label }“
        [b] Es hätte anders kommen können. Sie sagten: „{ $label }“
        [c] Was tun? Niemand sah zu Boden: „{ $label }“
        [d] Später hieß es, etwas anderes sei nie in Frage gekommen: „{ $label }“
        [e] Sie berieten sich, und nicht lange: „{ $label }“
        [f] Dann sprach es jemand aus, und niemand widersprach: „{ $label }“
        [g] Es gab andere Wege. Sie nahmen diesen: „{ $label }“
       *[h] Fragt man sie heute, täten sie es wieder: „{ $label }“
    }
tale-test-passed = { $way ->
        [a] Gefragt war { $type }, und { $heroes } { $many ->
            [one] hatte
           *[other] hatten
        } genug davon.
        [b] { $type } musste her; { $heroes } { $many ->
            [one] bestand
           *[other] bestanden
        }.
        [c] { $type } entschied, und zwar für { $heroes }.
       *[d] Noch einmal { $type }, und noch einmal { $many ->
            [one] war
           *[other] waren
        } { $heroes } nicht verlegen darum.
    }
tale-test-failed = { $way ->
        [a] Gefragt war { $type }, und { $heroes } { $many ->
            [one] hatte
           *[other] hatten
        } zu wenig davon.
        [b] { $type } musste her; { $heroes } { $many ->
            [one] musste
           *[other] mussten
        } passen.
        [c] { $type } entschied, und zwar gegen { $heroes }.
       *[d] Diesmal ließ { $type } { $heroes } im Stich.
    }
tale-test-parted = { $way ->
        [a] Gefragt war { $type }: { $heroes } { $many ->
            [one] hatte
           *[other] hatten
        } genug davon, { $others } nicht.
       *[b] { $type } schied sie: Für { $heroes } reichte es, für { $others } nicht.
    }
tale-test-fallen = Niemand stand mehr, der es hätte versuchen können.
tale-fight-won = { $way ->
        [a] { $in } kam es zum Kampf ({ $enemies }), und am Ende { $count ->
            [one] lag ein Feind
           *[other] lagen { $count } Feinde
        } still.
        [b] { $in } wurde Stahl gezogen. { $count ->
            [one] Ein Feind ging
           *[other] { $count } Feinde gingen
        } nicht wieder weg ({ $enemies }).
        [c] Gekämpft wurde { $in } ({ $enemies }); { $count ->
            [one] ein Feind fiel
           *[other] { $count } Feinde fielen
        }, der Rest ist Schnee.
       *[d] { $in } ließ sich niemand zweimal bitten ({ $enemies }), und bald { $count ->
            [one] stand ein Feind
           *[other] standen { $count } Feinde
        } nicht mehr.
    }
tale-fight-still = { $way ->
        [a] { $in } waren die Waffen gezogen, doch es war kein Feind mehr da.
       *[b] Der Kampf, der { $in } drohte, fiel aus.
    }
tale-fight-left = { $way ->
        [a] { $in } brach der Kampf ab, ehe er entschieden war.
       *[b] { $in } ließen sie von einem Kampf ab, der nicht gewonnen war.
    }
tale-defeated = { $way ->
        [a] { $hero } fiel.
        [b] Dann ging { $hero } zu Boden.
       *[c] Bezahlt hat es { $hero } und blieb liegen, wo der Hieb getroffen hatte.
    }
tale-return = { $way ->
        [a] Doch { $hero } kam zurück, magerer und langsamer, und nahm das Bündel wieder auf.
       *[b] { $hero } stand wieder, ehe jemand Worte gefunden hatte.
    }
tale-lesson = { $hero } ({ $feat })
tale-learned = { $way ->
        [a] Wer einen solchen Tag überlebt, hat etwas gelernt: { $lessons }.
        [b] Sie waren nicht mehr die, die aufgebrochen waren: { $lessons }.
       *[c] Auch daraus war etwas zu lernen: { $lessons }.
    }
tale-gained = { $way ->
        [a] Von diesem Tag an trug { $hero } { $cards } bei sich.
        [b] { $hero } ging nicht mit leeren Händen: { $cards }.
       *[c] Was { $hero } davon bleibt: { $cards }.
    }
tale-inherited = { $count ->
        [one] { $cards } ging weiter mit { $hero }.
       *[other] { $cards } gingen weiter mit { $hero }.
    }
tale-wyrd = { $way ->
        [a] Etwas vom Wyrd ergriff { $heroes } und blieb.
       *[b] Auch nach { $heroes } griff das Wyrd.
    }
tale-world = { $way ->
        [a] Seither ist das Land nicht mehr ganz dasselbe: { $cards }.
        [b] Noch etwas, das sich nicht zurücknehmen lässt: { $cards }.
       *[c] Die Welt merkt es sich: { $cards }.
    }
tale-gone = Damit war es aus mit { $cards }.
tale-replaced = Etwas Altes machte Platz für { $cards }.
tale-person = Von da an war { $card } { $in } anzutreffen.
tale-opens = { $count ->
        [one] Ein neuer Weg stand offen: { $cards }.
       *[other] Neue Wege standen offen: { $cards }.
    }
tale-to-come = { $count ->
        [one] Eine Geschichte wartet noch: { $cards }.
       *[other] Andere Geschichten warten noch: { $cards }.
    }

## Worin …

tale-which-choices = { $count ->
        [one] einmal entschieden wird
       *[other] { $count }-mal entschieden wird
    }
tale-which-foes = { $count ->
        [one] ein Feind fällt
       *[other] { $count } Feinde fallen
    }
tale-which-fallen = { $many ->
        [one] { $heroes } niedergestreckt wird
       *[other] { $heroes } niedergestreckt werden
    }
tale-which-failed = { $count ->
        [one] ein Versuch misslingt
       *[other] { $count } Versuche misslingen
    }
tale-which-nobody = alle heimkommen

## Was sich zählen lässt

tale-count-choices = { $count ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
tale-count-fights = { $count ->
        [one] Kampf
       *[other] Kämpfe
    }
tale-count-foes = { $count ->
        [one] besiegter Feind
       *[other] besiegte Feinde
    }
tale-count-passed = { $count ->
        [one] bestandene Probe
       *[other] bestandene Proben
    }
tale-count-failed = { $count ->
        [one] misslungene Probe
       *[other] misslungene Proben
    }
tale-count-levels = { $count ->
        [one] gelerntes Talent
       *[other] gelernte Talente
    }
tale-count-defeats = { $count ->
        [one] Niederlage
       *[other] Niederlagen
    }
tale-count-rounds = { $count ->
        [one] Runde
       *[other] Runden
    }
