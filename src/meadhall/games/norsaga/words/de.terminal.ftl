### Was das Terminal an einem Norsaga-Tisch sagt.

## Befehle: die Wörter zum Eintippen (das erste wird gezeigt), was ihnen folgt, was sie tun

terminal-norsaga-do-tree = stammbaum, baum
    .args = [NAME]
    .help = liest einen Stammbaum vor: Helden, Paare, Saga und Marker
terminal-norsaga-do-hand = hand
    .args = { "" }
    .help = deine Karten
terminal-norsaga-do-table = tisch
    .args = { "" }
    .help = alle in Kürze
terminal-norsaga-do-known = bekannt
    .args = { "" }
    .help = was du von den anderen Händen weißt
terminal-norsaga-do-saga = saga
    .args = [NAME]
    .help = das Ziel einer Saga, ihre Marker und was noch fehlt
terminal-norsaga-do-pile = ablage
    .args = { "" }
    .help = die Karten auf dem Ablagestapel

## Der Tisch

terminal-norsaga-pane-hand = Deine Hand
terminal-norsaga-legend =
    Im Stammbaum teilen zwei mit ═ verbundene Karten das rezessive Merkmal, das zwischen ihnen steht; ◆ zeigt ein geerbtes Merkmal.
    Auf einer Karte ist der erste Buchstabe das dominante, der zweite das rezessive Merkmal: R Stärke, G Geschick, B Wissen, Y Glaube; Sk ist ein Skalde, Gh ein Geist.
terminal-norsaga-turn = { $you ->
    [yes] Zug { $turn }: Du bist dran.
   *[no] Zug { $turn }: { $name } ist dran.
    }
terminal-norsaga-tree = { $you ->
    [yes] Dein Stammbaum.
   *[no] Der Stammbaum von { $name }.
    }
terminal-norsaga-goal = { $you ->
    [yes] Deine Saga: { $saga }. Verlangte Merkmale: { $traits }. Marker: { $count } von 6.
   *[no] Die Saga von { $name }: { $saga }. Verlangte Merkmale: { $traits }. Marker: { $count } von 6.
    }
terminal-norsaga-laid = Marker liegen auf: { $slots }.
terminal-norsaga-missing = Es fehlen noch: { $traits }.
terminal-norsaga-slot = { $place } ({ $trait })
terminal-norsaga-slot-P = rezessives Merkmal beider Eltern
terminal-norsaga-slot-G12 = rezessives Merkmal der linken Großeltern
terminal-norsaga-slot-G34 = rezessives Merkmal der rechten Großeltern
terminal-norsaga-youngest = Jüngster Held: { $card }.
terminal-norsaga-parents = Eltern: links { $left }; rechts { $right }.
terminal-norsaga-grand-left = Großeltern links: { $left }; { $right }.
terminal-norsaga-grand-right = Großeltern rechts: { $left }; { $right }.
terminal-norsaga-match = Beide teilen das rezessive Merkmal: { $trait }.
terminal-norsaga-no-match = Kein gemeinsames rezessives Merkmal.
terminal-norsaga-traits = { $card }, { $dominant }, rezessiv { $recessive }
terminal-norsaga-empty = leer
terminal-norsaga-open = Offene Ausschmückungen: { $names }.
terminal-norsaga-doomed = Hat einen Verhängnis-Marker.
terminal-norsaga-hand = { $count ->
    [0] Deine Hand ist leer.
    [one] Eine Karte auf deiner Hand:
   *[other] { $count } Karten auf deiner Hand:
    }
terminal-norsaga-drawn = Für „Märtyrer“ gezogen, nur dir bekannt: { $cards }.
terminal-norsaga-aside = Zum Abwerfen beiseitegelegt: { $cards }.
terminal-norsaga-known = { $name } hat sicher auf der Hand: { $cards }.
terminal-norsaga-maybe = { $card } ist auf einer dieser Hände: { $names }.
terminal-norsaga-known-none = Du kennst keine Karte auf den anderen Händen.
terminal-norsaga-brief = { $name }: Marker { $count } von 6, Helden { $heroes }, Handkarten { $hand }. Jüngster Held: { $card }.
terminal-norsaga-piles = Nachziehstapel: { $deck }. Ablagestapel: { $discard }.
terminal-norsaga-revealed = Aufgedeckt: { $card }.
terminal-norsaga-queue = Warten auf die Ausschmückung eines Skalden: { $names }.
terminal-norsaga-pile = { $count ->
    [0] Der Ablagestapel ist leer.
    [one] Eine Karte auf dem Ablagestapel:
   *[other] { $count } Karten auf dem Ablagestapel:
    }
terminal-norsaga-score = { $name }: { $count } von 6 Markern
terminal-norsaga-beam = Stapel { $deck } · Ablage { $discard }
terminal-norsaga-beam-queue = Skalden: { $names }
terminal-norsaga-cards = { $count } auf der Hand
