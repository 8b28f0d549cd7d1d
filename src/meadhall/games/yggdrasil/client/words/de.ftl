### Yggdrasil Chronicles im Browser: was nur der gezeichnete Tisch sagt.

tree-label = Der Weltenbaum
world-above = Darüber: { $world }.
world-below = Darunter: { $world }.
power = Macht { $power }
cage-label = { $names ->
        [none] Der Kerker ist leer. { $wall } von 7 Stücken der Kerkermauer stehen.
       *[other] Im Kerker: { $names }. { $wall } von 7 Stücken der Kerkermauer stehen.
    }
islands-label = Iormungand liegt auf Insel { $at } von { $most }.
nidhogg-label = { $left ->
        [one] Nidhögg ist um { $at } vorgerückt; noch ein Feld bis zum Baum.
       *[other] Nidhögg ist um { $at } vorgerückt; noch { $left } Felder bis zum Baum.
    }

## Die Aktion einer Welt in ihrer jetzigen Stärke

fact-level = Ebene
fact-above = Jetzt darüber
fact-below = Jetzt darunter
fact-here = Hier
fact-kept = Reserve
fact-action = Aktion
fact-now = Jetzt, für { $god }
artifacts-open = Offene Artefakte
artifacts-none = keins mehr da
artifacts-level = { $left ->
        [0] Stufe { $level }, das letzte
       *[other] Stufe { $level }, { $left } darunter
    }
creatures-out = Schon gezogen
jotnar-active = Aktive Jötunen
jotnar-out = Schon gezogene Jötunenkarten

kept-asgard = { $count ->
        [one] 1 Held in Walhalla.
       *[other] { $count } Helden in Walhalla.
    }
kept-alfheim = { $count ->
        [one] 1 Alb in der Reserve.
       *[other] { $count } Alben in der Reserve.
    }
kept-vanaheim = { $count ->
        [one] 1 Wanenwürfel in der Reserve.
       *[other] { $count } Wanenwürfel in der Reserve.
    }
kept-midgard = Helden: { $count }. Namenlose: { $anonymous }.
kept-nidavellir = { $count ->
        [one] 1 Artefakt bei den Schmieden.
       *[other] { $count } Artefakte bei den Schmieden.
    }
kept-svartalfheim = { $count ->
        [one] 1 Kreatur im Stapel.
       *[other] { $count } Kreaturen im Stapel.
    }
kept-jotunheim = { $count ->
        [one] 1 Jötunn noch nicht aktiv.
       *[other] { $count } Jötunen noch nicht aktiv.
    }
kept-niflheim = { $count ->
        [one] 1 Namenloser bei Hel.
       *[other] { $count } Namenlose bei Hel.
    }
kept-muspellheim = { $count ->
        [one] 1 Feuerriese in der Reserve.
       *[other] { $count } Feuerriesen in der Reserve.
    }

## Was die Zeichen bedeuten

legend-title = Zeichen
legend-action = Unter jeder Welt: ihre Aktion jetzt
sign-advantage = mit Vorteil
sign-normal = normal
sign-disadvantage = mit Nachteil
sign-closed = jetzt keine Aktion
sign-enemy-there = weil ein Feind dort ist
sign-god-there = weil ein anderer Gott dort ist
sign-besieged = weil ein Jötunn sie belagert
sign-risk = die Zahl der Gefahren; andere Zeichen: was die Aktion bringt
legend-pieces = Feinde
sign-power = ein Feind mit seiner Macht
sign-rider = von einem Jötunn beschützt: nicht zu bekämpfen
sign-jotun = ein Jötunn
sign-climb = wohin Surt oder Hel als Nächstes steigt
sign-wall = ein Stück der Kerkermauer; die höchste freigelegte Zahl ist Fenrirs Macht
legend-stock = Reserven
sign-sword = Helden
sign-house = Namenlose
sign-leaf = Alben
sign-die = Wanenwürfel
sign-ring = Artefakte
sign-raven = Kreaturen
sign-cairn = Runensteine
sign-mountain = Jötunen, die noch nicht aktiv sind
sign-skull = Namenlose bei Hel
sign-flame = Feuerriesen

## Gefahr

wheel-title = Rad der Feinde
wheel-label = { $count ->
        [0] Rad der Feinde, keine verdeckte Karte
        [one] Rad der Feinde, eine verdeckte Karte
       *[other] Rad der Feinde, { $count } verdeckte Karten
    }
notch-label = { $count ->
        [0] { $enemy }: keine offene Karte
        [one] { $enemy }: eine offene Karte, von { $gods }
       *[other] { $enemy }: { $count } offene Karten, von { $gods }
    }
danger-title = Bedrohung
danger-hint = Was geschähe, wenn { $god } jetzt den jeweiligen Feind aktivieren würde.
danger-more = Was jeder täte, und wie nah jede Niederlage ist
danger-nearest = Nächste Bedrohungen
danger-none = keine Niederlage ist nah
danger-open = { $open ->
        [0] keine offene Karte
        [one] eine offene Karte
       *[other] { $open } offene Karten
    }
danger-chance = { $chance } % in dieser Runde
margin-tree = { $left ->
        [one] 1 Feld bis zum Baum
       *[other] { $left } Felder bis zum Baum
    }
margin-dead-tree = { $left ->
        [one] 1 Feld bis zum toten Baum
       *[other] { $left } Felder bis zum toten Baum
    }
margin-page-turn = { $left ->
        [one] 1 Feld bis zum Ende der Seite
       *[other] { $left } Felder bis zum Ende der Seite
    }
margin-page = { $left ->
        [0] die Seite: beim nächsten Schritt verloren
        [one] die Seite: noch 1 Schritt Luft
       *[other] die Seite: noch { $left } Schritte Luft
    }
margin-life = { $left ->
        [one] der schwächste Gott hat 1 Lebenspunkt
       *[other] der schwächste Gott hat { $left } Lebenspunkte
    }
margin-surt-top = { $left ->
        [0] nach Surts nächstem Aufstieg ist die Partie verloren
        [one] Surt: noch 1 Aufstieg
       *[other] Surt: noch { $left } Aufstiege
    }
margin-hel-top = { $left ->
        [0] nach Hels nächstem Aufstieg ist die Partie verloren
        [one] Hel: noch 1 Aufstieg
       *[other] Hel: noch { $left } Aufstiege
    }
margin-giants = { $left ->
        [0] zu wenige Riesen für Surts nächste Aktivierung
        [one] Riesen für noch 1 Aktivierung
       *[other] Riesen für noch { $left } Aktivierungen
    }
margin-islands = { $left ->
        [0] die letzte Insel ist erreicht
        [one] noch 1 Insel
       *[other] noch { $left } Inseln
    }
margin-anonymous = { $left ->
        [0] zu wenige Namenlose für die nächste Insel
        [one] Namenlose für noch 1 Insel
       *[other] Namenlose für noch { $left } Inseln
    }
margin-wall = { $left ->
        [0] kein Stück der Kerkermauer mehr
        [one] noch 1 Stück der Kerkermauer
       *[other] noch { $left } Stücke der Kerkermauer
    }
margin-jotnar = { $left ->
        [0] keine Jötunenfigur mehr
        [one] noch 1 Jötunenfigur
       *[other] noch { $left } Jötunenfiguren
    }
margin-jotun-cards = { $left ->
        [0] keine Jötunenkarte mehr
        [one] noch 1 Jötunenkarte
       *[other] noch { $left } Jötunenkarten
    }
ladder-surt = { $done } von { $most } Feuerriesen bei Surt
ladder-hel = { $done } von { $most } Namenlosen bei Hel
ladder-iormungand = Insel { $done } von { $most }
ladder-fenrir = { $done } von { $most } Welten verwüstet
ladder-loki = { $done } von { $most } Jötunen aktiv
ladder-nidhogg = { $done } von { $most } Feldern zernagt

## Der Rettungswurf

saving-title = Rettungswurf
odds-hint = Gerechnet mit allen Wanenwürfeln und Alben; Helden und Helfer nur, wenn die Antwort sie nennt.
risks-left = { $left ->
        [0] { $god }: nichts mehr abzuwenden
        [one] { $god }: noch eine Gefahr
       *[other] { $god }: noch { $left } Gefahren
    }
risks-foe = gegen { $foe }
step-heroes = Helden
step-dice = Würfel
step-helpers = Helfer
step-again = Noch einmal
step-elves = Alben
step-pay = Leben
dice-label = Würfel auf dem Tisch
die-label = { $elf ->
        [yes] { $god }, { $die }: { $face }, von einem Alb gedreht, wendet { $worth } ab
       *[no] { $god }, { $die }: { $face }, wendet { $worth } ab
    }

## Götter, Stapel, Zugfolge

sheet-label = Götterbogen: { $god }
in-world = in { $world }
term-life = Leben
term-own = Eigene Reserve
term-artifacts = Artefakte
life-label = { $life } von { $most } Lebenspunkten
symbols = Erfolg: Götterwürfel { $god }, Wanenwürfel { $vanir }
bond-brothers = Waffenbrüder: { $gods }
bond-bloods = Blutsverwandte: { $gods }
bond-chances = Zufallsbekanntschaften: { $gods }
bond-travels = Reisegefährten: { $gods }
seat-note = { $god } · Leben { $life } von { $most }
order-title = Reihenfolge dieser Runde
order-calm = kann keinen davon aktivieren
order-still = noch liegt keine Feindkarte offen
piles-title = Was von den Stapeln bekannt ist
piles-short = Stapel
piles-hint = Was ein aufmerksamer Tisch von den Feindkarten behält.
pile-size = { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
    }
pile-down = Verdeckt auf dem Rad:
pile-known = Von oben:
pile-unknown = Irgendwo darin oder verdeckt:
pile-support = { $count ->
        [one] und eine ungesehene Karte des Unterstützungsgottes
       *[other] und { $count } ungesehene Karten des Unterstützungsgottes
    }
pile-unseen = Vom Unterstützungsgott hat niemand gesehen:
unknown = unbekannt
score-life = { $count ->
        [one] 1 Lebenspunkt
       *[other] { $count } Lebenspunkte
    }
progress-title = Das Leben, Zug um Zug

story-read = Die Seite lesen
story-end = Lesen, wie es ausging
story-itself = Eine Seite von selbst öffnen, wenn sie aufgeschlagen wird
sheets-title = Erfahrungsbögen
game-begun-again = { $count ->
        [one] Einmal neu begonnen.
       *[other] { $count }-mal neu begonnen.
    }
nidhogg-way = Nidhögg ist auf Feld { $at } von { $most }; am Ende: { $end }.
nidhogg-here = Feld { $number }: Nidhögg
wolf-label = { $wolf } ist auf Feld { $at } von { $most }, mit Macht { $power }.
tile-down = ein verdecktes Plättchen
box-on = { $name ->
        [none] angekreuzt
       *[other] { $name }, angekreuzt
    }
box-next = { $name ->
        [none] kostet { $cost }
       *[other] { $name }, kostet { $cost }
    }
box-dear = { $name ->
        [none] kostet { $cost }: zu wenig Erfahrung
       *[other] { $name }, kostet { $cost }: zu wenig Erfahrung
    }
box-later = kostet { $cost }, nach dem Kästchen davor
box-struck = bei dieser Spielerzahl gestrichen
purchases-hint = Drück auf ein Kästchen oder wähl in der Liste. Kästchen einer Zeile werden von links nach rechts angekreuzt; was nicht ausgegeben wird, bleibt.
purchases-others = Bögen der anderen Götter
way-tries = Versuch { $count }
page-short = Seite
