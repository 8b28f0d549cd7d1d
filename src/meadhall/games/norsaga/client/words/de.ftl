### Norsaga im Browser: was nur der gezeichnete Tisch sagt.

spot-empty = { $short }: { $place }, leer
spot-hero = { $recessive ->
        [none] { $place }: { $kind } { $name }, { $id }, { $dominant }
       *[other] { $place }: { $kind } { $name }, { $id }, { $dominant }, rezessiv { $recessive }
    }
term-class = Klasse
term-dominant = Dominantes Merkmal
term-recessive = Rezessives Merkmal
term-piles = Nachzieh- und Ablagestapel
term-embellishments = Ausschmückungen
not-eligible = Zurzeit nicht offen
no-embellishment = Der jüngste Held eröffnet keine Ausschmückung.
goal-of = Saga „{ $saga }“: { $done } von { $total } Merkmalen erzählt
goal-part = { $count } { $trait }
goal-told = Erzählt:
goal-left = Es fehlen:
markers-other = Marker anders legen ({ $count } Möglichkeiten)
hand-size = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
hand-empty = Deine Hand ist leer.
hidden-cards = { $count ->
        [one] Eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
laid-aside = Beiseitegelegt
seat-note = { $doomed ->
        [yes] { $done } von { $total } Merkmalen · Verhängnis-Marker
       *[no] { $done } von { $total } Merkmalen
    }
score-markers = { $count ->
        [one] 1 Merkmal
       *[other] { $count } Merkmale
    }
progress-title = Erzählte Merkmale, Zug für Zug
