### Was das Terminal an einem Tisch von Fire & Axe sagt.

## Befehle: die Wörter zum Eintippen (das erste wird gezeigt), was ihnen folgt, was sie tun

terminal-fire_and_axe-do-table = tisch
    .args = { "" }
    .help = alle in Kürze, das Wetter, die Nachfrage
terminal-fire_and_axe-do-ship = schiff
    .args = [NAME]
    .help = ein Langschiff und wem es gehört: Ort, Ladung, Siedlungen, Städte, Sagas
terminal-fire_and_axe-do-route = route, kurs
    .args = [ORT]
    .help = Tage und Verluste einer Fahrt; allein alle Häfen in Reichweite. „sail ORT“ segelt die ganze Strecke
terminal-fire_and_axe-do-weather = wetter
    .args = { "" }
    .help = die Windrose, die genutzten Tage, die Verluste dieses Zuges
terminal-fire_and_axe-do-sagas = sagas
    .args = { "" }
    .help = die offenen Sagas, was ihnen noch fehlt, und der Stapel
terminal-fire_and_axe-do-market = markt, waren
    .args = { "" }
    .help = die gefragte Ware, das Warenlager, die Waren in den Häfen
terminal-fire_and_axe-do-hand = hand, runen
    .args = { "" }
    .help = deine Runen und was sie tun
terminal-fire_and_axe-do-known = bekannt
    .args = { "" }
    .help = welche Runen noch nicht zu sehen waren und welche Schätze noch verborgen sind
terminal-fire_and_axe-do-score = wertung, punkte
    .args = { "" }
    .help = die Punkte aller, mit der Schlusswertung, wie es jetzt steht
terminal-fire_and_axe-do-pile = ablage
    .args = { "" }
    .help = die abgeworfenen Runen
terminal-fire_and_axe-do-chart = seekarte, karte
    .args = [ZONE ODER ORT]
    .help = die Seekarte: eine Zone, ein Ort mit seinen Nachbarn oder alles

## Der Tisch

terminal-fire_and_axe-legend =
    ● ist ein Krieger, ◗ Stoßzähne, ◆ Fisch, ■ Pelze, · ein freier Ladeplatz. △ ist eine kleine Stadt, ▲ eine große, ⚑ eine Siedlung mit dem Buchstaben ihres Besitzers, ‹ › die Schiffe auf einem Feld.
    Neben dem Feld deines Schiffs steht seine Zone, neben einem Hafen sein Wert; −2 heißt, dass die Fahrt dorthin zwei Stücke kostet.
    Bei den Punkten zählt in Klammern die Schlusswertung, wie es jetzt steht. Bei einer Saga ist ✓ erledigt und ○ noch nicht.
    Auf der Karte zeichnen Punkte die Küste und streuen sich über das Land; ○ ist ein Gewässer, ⌂ ein Heimatland, (4) die Taste, mit der du dorthin segelst, • der Kurs. „route“ mit einem Ort setzt einen Kurs, ein Klick auf den Ort ebenso; Enter segelt ihn dann Schritt für Schritt.
terminal-fire_and_axe-turn = { $you ->
    [yes] Runde { $round }, { $era }: Du bist am Zug.
   *[no] Runde { $round }, { $era }: { $name } ist am Zug.
    }
terminal-fire_and_axe-beam = { $left ->
    [one] noch 1 Tag
   *[other] noch { $left } Tage
    }
terminal-fire_and_axe-brief = { $name }: { $vp } SP. Das Schiff ist { $ship }. Krieger { $crew }; Ladung: { $cargo }; Runen { $runes }.
terminal-fire_and_axe-ship = { $you ->
    [yes] Dein Langschiff ist { $space }.
   *[no] Das Langschiff von { $name } ist { $space }.
    }
terminal-fire_and_axe-fleet = Alle Langschiffe
terminal-fire_and_axe-aboard = An Bord: { $pieces }. Freie Ladeplätze: { $free } von { $slots }.
terminal-fire_and_axe-ashore = Krieger in der Reserve: { $supply }. Runen: { $runes }.
terminal-fire_and_axe-settled = Siedlungen: { $ports }.
terminal-fire_and_axe-towns = Eingenommene Städte: { $ports }.
terminal-fire_and_axe-took = Erfüllte Saga: „{ $saga }“ ({ $home }).
terminal-fire_and_axe-sits-out = Alle Krieger haben gesiedelt: setzt aus.
terminal-fire_and_axe-routes = { $days ->
    [one] Dein Schiff ist { $space }. Mit einem Tag erreichst du diese Häfen:
   *[other] Dein Schiff ist { $space }. Mit { $days } Tagen erreichst du diese Häfen:
    }
terminal-fire_and_axe-reach = { $place }: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
    }, Verluste { $losses }
terminal-fire_and_axe-way = { $days ->
    [0] Kein Tag
    [one] 1 Tag
   *[other] { $days } Tage
    }{ $steps ->
    [0] { "" }
   *[other] { " " }über { $through }
    }; Verluste: { $losses }.
terminal-fire_and_axe-way-late = Das sind mehr Tage, als du hast ({ $days }).
terminal-fire_and_axe-route-here = Dein Schiff ist schon { $place }.
terminal-fire_and_axe-route-taken = { $place } ist gesperrt: Dort liegt ein anderes Schiff ({ $name }).
terminal-fire_and_axe-route-none = Dorthin segelt kein Schiff: { $place }.
terminal-fire_and_axe-days = Genutzte Tage: Vorbereitung { $prep }, Segeln { $sail }, von { $limit }.
terminal-fire_and_axe-skulls = In diesem Zug ans Wetter verloren: { $pieces }.
terminal-fire_and_axe-tokens = { $name } hat die Schlussrundenmarker; gelegt: { $count } von 3.
terminal-fire_and_axe-saga = { $saga }, { $era }, { $home }{ $vp ->
    [0] { "" }
   *[other] , Bonus { $vp } SP
    }. Es fehlt noch: { $left }.
terminal-fire_and_axe-deck = Sagas im Stapel: { $count }, als Nächstes { $era }.
terminal-fire_and_axe-deck-empty = Im Stapel sind keine Sagas mehr.
terminal-fire_and_axe-demand = Gefragt: { $good } (2 SP mehr). Warenlager: { $stock }.
terminal-fire_and_axe-market-empty = In keinem Hafen liegt eine Ware.
terminal-fire_and_axe-hand = { $count ->
    [0] Du hast keine Rune.
    [one] Du hast eine Rune:
   *[other] Du hast { $count } Runen:
    }
terminal-fire_and_axe-unseen = Runen, die du nicht gesehen hast, davon { $deck } im Nachziehstapel: { $runes }.
terminal-fire_and_axe-held = Sicher auf anderen Händen: { $runes }.
terminal-fire_and_axe-treasures = Verborgene Schätze, kleine: { $small }; große: { $large }.
terminal-fire_and_axe-raided = { $name } fand { $vp } SP { $port }.
terminal-fire_and_axe-score-now = Mit der Schlusswertung, wie es jetzt steht:
terminal-fire_and_axe-score = { $name }: { $total } SP: { $vp } aus dem Spiel, Blutige Axt { $axe }, Siedlungen { $settlements }, Saga-Sätze { $sagas }.
terminal-fire_and_axe-pile = { $count ->
    [0] Der Ablagestapel ist leer.
    [one] Eine Rune auf dem Ablagestapel:
   *[other] { $count } Runen auf dem Ablagestapel:
    }
terminal-fire_and_axe-runes = { $count ->
    [one] 1 Rune
   *[other] { $count } Runen
    }

## Die Seekarte

terminal-fire_and_axe-zone = { $zone }, klare Tage { $clear }:
terminal-fire_and_axe-water = { $space }: neben { $near }.
terminal-fire_and_axe-shores = An Land: { $shores }.
terminal-fire_and_axe-ships = Schiffe: { $names }.
terminal-fire_and_axe-town-small = Stadt
terminal-fire_and_axe-town-large = große Stadt
terminal-fire_and_axe-settlement = Siedlung von { $name }
terminal-fire_and_axe-ship-here = Schiff von { $name }
terminal-fire_and_axe-place = { $place }: Zone { $zone }, klare Tage { $clear }.
terminal-fire_and_axe-value = Wert { $value }.
terminal-fire_and_axe-region = Region { $region }: { $ports }.
terminal-fire_and_axe-independent = Unabhängig: keine Region.
terminal-fire_and_axe-named = Genannt in { $saga }.
terminal-fire_and_axe-near = Daneben: { $places }.
terminal-fire_and_axe-where = Kein einzelner Ort heißt „{ $text }“. Am nächsten kommen: { $nearest }
