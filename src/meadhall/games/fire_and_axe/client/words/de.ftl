### Fire & Axe im Browser: was nur der gezeichnete Tisch sagt.

## Die Karte

chart = Seekarte
chart-tools = Karte
zoom-in = Näher
zoom-out = Weiter weg
zoom-all = Ganze Karte
zoom-ship = Mein Schiff
show-regions = Regionen
ship-of = Langschiff von { $name } { $space }: { $cargo }
cargo-part = { $count }× { $piece }
cargo-of = An Bord: { $cargo }; { $slots } Ladeplätze
zone-letter-N = N
zone-letter-E = O
zone-letter-S = S
zone-letter-W = W

## Ein Feld

lookout = Ausguck
lookout-close = Weglegen
fact-less = { $value }, aber { $now } bei einem Angriff
fact-region = { $region }, { $count } von 3 besiedelt
fact-alone = keine
fact-no-town = keine
fact-town-small = steht, Schatz { $low } bis { $high }
fact-town-large = groß, steht, Schatz { $low } bis { $high }
fact-raided = eingenommen von { $name }, Schatz { $vp }
fact-zone = { $zone } { $clear }
way = { $days ->
        [0] Sofort, { $losses ->
            [0] ohne Verlust.
            [one] ein Stück geht verloren.
           *[other] { $losses } Stücke gehen verloren.
        }
        [one] Ein Tag, { $losses ->
            [0] ohne Verlust.
            [one] ein Stück geht verloren.
           *[other] { $losses } Stücke gehen verloren.
        }
       *[other] { $days } Tage, { $losses ->
            [0] ohne Verlust.
            [one] ein Stück geht verloren.
           *[other] { $losses } Stücke gehen verloren.
        }
    }
way-slower = { $losses ->
        [0] In { $days } Tagen geht nichts verloren.
        [one] In { $days } Tagen geht ein Stück verloren.
       *[other] In { $days } Tagen gehen { $losses } Stücke verloren.
    }
way-none = In diesem Zug nicht zu erreichen.
course = Kurs { $space }:
course-drop = Aufgeben
harbour = Vorhaben { $port }
harbour-none = Hier lässt sich jetzt kein Vorhaben versuchen.

## Die Tafel des Schiffsführers

days-said = Tage: { $prep } zur Vorbereitung, { $sail } auf Fahrt, { $left } übrig
skulls-said = { $count ->
        [0] Kein Totenkopf ist bedeckt
        [one] Ein Totenkopf ist bedeckt
       *[other] { $count } Totenköpfe sind bedeckt
    }
runes-yours = Deine Runen
runes-of = Runen von { $name }
runes-hidden = { $count ->
        [0] Keine Runen
        [one] Eine verdeckte Rune
       *[other] { $count } verdeckte Runen
    }
runes-none = Du hast keine Runen. Man zieht sie in einem Heimatland.
runes-piles = { $deck } im Stapel, { $discard } abgeworfen
runes-deck = Runen im Stapel: { $deck }
pass-wish = Außer der Reihe:
pass-ask = mich fragen
pass-fits = passen, bis eine passt
pass-turn = in diesem Zug passen
pass-game = die ganze Partie lang passen
pass-given = Für dich wurde gepasst, wie du es wolltest.
pass-unfit = Keine deiner Runen passte hier, also wurde für dich gepasst.

## Zeilen der Frage

row-by-itself = Wird gleich für dich beantwortet.

## Angriffe

attack = Angriff
attack-raid = Überfall: { $port }
attack-settle = Siedlungsversuch: { $port }
attack-need = { $might ->
        [0] Nötig ist mehr als { $value }.
       *[other] Nötig ist mehr als { $value }; jeder Würfel zählt { $might } mehr.
    }
attack-last = Die Würfel
die-hit = { $die }, ein Erfolg
die-miss = { $die }, ein Fehlschlag

## Neben der Karte

seat-note = { $runes ->
        [one] { $vp } SP · 1 Rune
       *[other] { $vp } SP · { $runes } Runen
    }
seat-out = { $vp } SP · alle Krieger angesiedelt
sagas-open = Offene Sagas
round-of = Runde { $round } von höchstens { $most }
sagas-left = { $count ->
        [one] noch eine, { $era }
       *[other] noch { $count }, als Nächstes: { $era }
    }
sagas-none = keine mehr
saga-state = { $bonus ->
        [0] { $done } von { $total } · { $home }
       *[other] { $done } von { $total } · { $home } · +{ $bonus } SP
    }
saga-empty = Ein leeres Feld
tokens-placed = Schlussrunden: { $name } hat { $count } von 3 gelegt
score-now = Punkte
score-vp = { $count } SP
progress-title = Punkte mit Schlusswertung, Runde für Runde

## Schlusswertung

tally-over = Woher jeder Punkt kommt
tally-now = Woher jeder Punkt kommt, wenn die Partie jetzt endete
tally-start = Anfang
tally-trade = Handel
tally-treasures = Schätze
tally-bonuses = Bonuspunkte der Sagas
tally-set-denmark = Sagas Dänemarks
tally-set-norway = Sagas Norwegens
tally-set-sweden = Sagas Schwedens
tally-total = Summe
tally-towns = { $count ->
        [one] 1 Stadt
       *[other] { $count } Städte
    }
tally-sagas = { $count ->
        [one] 1 Saga
       *[other] { $count } Sagas
    }
tally-houses = { $count ->
        [one] 1 Hafen
       *[other] { $count } Häfen
    }
tally-how = Blutige Axt: 3 je Stadt für alle, die die meisten eingenommen haben. Siedlungen: der Wert des Hafens, multipliziert mit den besiedelten Häfen seiner Region. Sagas eines Heimatlands: je 10 für die meisten, je 5 für die zweitmeisten.
