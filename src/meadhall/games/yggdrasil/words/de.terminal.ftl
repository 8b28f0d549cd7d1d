### Was das Terminal an einem Tisch von Yggdrasil Chronicles sagt.

## Befehle: die Wörter zum Eintippen (das erste wird gezeigt), was ihnen folgt, was sie tun

terminal-yggdrasil-do-table = tisch
    .args = { "" }
    .help = Götter und Feinde in Kürze, und was am nächsten droht
terminal-yggdrasil-do-tree = baum
    .args = { "" }
    .help = die drei Spalten, wie der Baum jetzt steht, wer wo ist, und der nächste Schritt
terminal-yggdrasil-do-world = welt, welten
    .args = [NAME]
    .help = eine Welt und ihre Aktion, so stark sie jetzt ist, und warum; allein alle neun
terminal-yggdrasil-do-enemies = feinde
    .args = { "" }
    .help = wo die Feinde sind und wie mächtig
terminal-yggdrasil-do-danger = bedrohung
    .args = [FEIND]
    .help = was jeder Feind täte, wenn er jetzt aktiviert würde, wie wahrscheinlich das ist und wie nah jede Niederlage ist
terminal-yggdrasil-do-wheel = rad
    .args = { "" }
    .help = offene und verdeckte Feindkarten
terminal-yggdrasil-do-sheet = bogen, bögen, tafel
    .args = [GOTT ODER SPIELER]
    .help = Leben, Ort, eigene Reserve, Artefakte und Gaben eines Gottes
terminal-yggdrasil-do-odds = aussichten, aussicht
    .args = { "" }
    .help = der Rettungswurf, wie er liegt, und was jede Antwort verspricht
terminal-yggdrasil-do-piles = stapel
    .args = { "" }
    .help = was ein aufmerksamer Tisch von den Stapeln weiß
terminal-yggdrasil-do-jotnar = jötunen
    .args = { "" }
    .help = die aktiven Jötunen und was sie verbieten
terminal-yggdrasil-do-stock = reserven, reserve, vorrat
    .args = { "" }
    .help = die Reserven, die offenen Artefakte, die Kreaturen
terminal-yggdrasil-do-page = seite, buch
    .args = { "" }
    .help = die offene Seite der Saga, als Text zum Lesen
terminal-yggdrasil-do-story = geschichte
    .args = { "" }
    .help = was die Partien der Kampagne bisher erzählen: Seiten, Taten und was daraus wurde

## Der Tisch

terminal-yggdrasil-legend =
    Welten untereinander stehen in einer Spalte. Die mittlere Ebene dreht sich nach links: von der mittleren Spalte zur linken, von dort hintenherum zur rechten.
    Neben einer Welt steht, was ihre Aktion bringt oder welche Gefahren sie birgt: ● normal, ▲ mit Vorteil, ▼ mit Nachteil; ✗ heißt keine Aktion, und warum.
    ‡ ist ein Feind mit seiner Macht, + einer, den ein Jötunn schützt, † ein Jötunn, ▶ der aktive Gott. Wo es eng ist, sind Namen gekürzt.
    ◆ ist eine offene Karte eines Feindes; die Prozentzahl sagt, wie wahrscheinlich er in dieser Runde aktiviert wird. ♥ ist ein Lebenspunkt, ♡ ein verlorener.
    Ein Würfel [e✓] wendet eine Gefahr ab; * hat ein Alb gedreht.
    In einer Saga ist [?] ein verdeckter Marker, [o] ein Eid, [/] ein gebrochener Eid.
terminal-yggdrasil-choosing = Die Götter werden gewählt.
terminal-yggdrasil-page-none = An diesem Tisch wird keine Saga erzählt, oder diese Seite hat keinen Text.
terminal-yggdrasil-page-hint = („seite“ liest sie vor)
terminal-yggdrasil-story-none = Noch ist nichts zu erzählen.
terminal-yggdrasil-together = Runde { $round }: Ihr entscheidet gemeinsam.
terminal-yggdrasil-turn = { $you ->
    [yes] Runde { $round }, Zug { $turn }: Du bist am Zug mit { $god }.
   *[no] Runde { $round }, Zug { $turn }: { $god } ({ $name }).
    }
terminal-yggdrasil-brief = { $god }: { $life } von { $most } Lebenspunkten, in { $world }{ $stock ->
    [none] .
   *[other] ; { $stock }.
    }
terminal-yggdrasil-played = { $you ->
    [yes] { $god } (du)
   *[no] { $god } ({ $name })
    }
terminal-yggdrasil-support = { $god } (Unterstützungsgott)
terminal-yggdrasil-nothing = keine
terminal-yggdrasil-unknown = Nichts hier heißt „{ $text }“. Am nächsten kommt: { $nearest }
terminal-yggdrasil-all-gods = Alle Götter
terminal-yggdrasil-score = { $god }: noch { $life } von { $most } Lebenspunkten.

## Der Baum

terminal-yggdrasil-columns = Die Spalten, wie der Baum jetzt steht, jede von oben nach unten:
terminal-yggdrasil-column = { $top }; darunter { $middle }; darunter { $bottom }.
terminal-yggdrasil-standing = { $world } ({ $here })
terminal-yggdrasil-step = Nach einem weiteren Schritt der mittleren Ebene: { $pairs }.
terminal-yggdrasil-cage = { $names ->
    [none] Der Kerker ist leer; { $wall } von { $most } Stücken der Kerkermauer stehen.
   *[other] Im Kerker: { $names }; { $wall } von { $most } Stücken der Kerkermauer stehen.
    }
terminal-yggdrasil-islands = { $dead ->
    [none] Iormungand liegt auf Insel { $at } von { $most }, der letzten.
   *[other] Iormungand liegt auf Insel { $at } von { $most }; Tote auf den nächsten: { $dead }.
    }
terminal-yggdrasil-book = { $left ->
    [one] Nidhögg ist um { $at } vorgerückt; noch ein Feld bis zum Baum.
   *[other] Nidhögg ist um { $at } vorgerückt; noch { $left } Felder bis zum Baum.
    }
terminal-yggdrasil-worlds = Die neun Welten, so stark ihre Aktionen für { $god } jetzt wären:
terminal-yggdrasil-above = Jetzt darüber: { $world }.
terminal-yggdrasil-below = Jetzt darunter: { $world }.
terminal-yggdrasil-now = Jetzt, für { $god }. { $deed }
terminal-yggdrasil-or = { " " }oder{ " " }
terminal-yggdrasil-gain-asgard = { $amount ->
    [one] eine verwüstete Welt heilen, bei 1 Gefahr
   *[other] eine verwüstete Welt heilen, bei { $amount } Gefahren
    }
terminal-yggdrasil-gain-alfheim = { $amount ->
    [one] 1 Alb nehmen
   *[other] bis zu { $amount } Alben nehmen
    }
terminal-yggdrasil-gain-vanaheim = { $amount ->
    [one] 1 Wanenwürfel nehmen
   *[other] bis zu { $amount } Wanenwürfel nehmen
    }
terminal-yggdrasil-gain-midgard = { $amount ->
    [one] 1 Helden nach Walhalla schicken
   *[other] { $amount } Helden nach Walhalla schicken
    }
terminal-yggdrasil-gain-nidavellir = { $amount ->
    [one] das offene Artefakt der Stufe 1 nehmen
   *[other] ein offenes Artefakt der Stufen 1 bis { $amount } nehmen
    }
terminal-yggdrasil-gain-svartalfheim = { $amount ->
    [one] 1 Kreatur ziehen und rufen
   *[other] { $amount } Kreaturen ziehen und eine rufen
    }
terminal-yggdrasil-gain-jotunheim = { $amount ->
    [one] 1 Runenstein werfen
   *[other] { $amount } Runensteine werfen
    }
terminal-yggdrasil-gain-niflheim = { $amount ->
    [one] bis zu 3 Namenlose befreien, bei 1 Gefahr
   *[other] bis zu 3 Namenlose befreien, bei { $amount } Gefahren
    }
terminal-yggdrasil-gain-muspellheim = { $amount ->
    [one] bis zu 3 Feuerriesen verjagen, bei 1 Gefahr
   *[other] bis zu 3 Feuerriesen verjagen, bei { $amount } Gefahren
    }
terminal-yggdrasil-deed = { $gains } ({ $strength }: { $causes }).
terminal-yggdrasil-devastated = verwüstet
terminal-yggdrasil-healed = geheilt
terminal-yggdrasil-artifact = { $artifact ->
    [none] Stufe { $level }: kein Artefakt mehr.
   *[other] Stufe { $level }: { $artifact }. { $effect } Darunter: { $left }.
    }
terminal-yggdrasil-creatures = { $out ->
    [none] Kreaturen im Stapel: { $deck }.
   *[other] Kreaturen im Stapel: { $deck }; schon gezogen: { $out }.
    }

## Feinde und was droht

terminal-yggdrasil-enemy-power = { $enemy } { $power }
terminal-yggdrasil-enemy = { $enemy }: Macht { $power }, Ort: { $place }; { $ladder }.
terminal-yggdrasil-ladder-surt = { $done } von { $most } Feuerriesen bei ihm
terminal-yggdrasil-ladder-hel = { $done } von { $most } Namenlosen bei ihr
terminal-yggdrasil-ladder-iormungand = Insel { $done } von { $most }
terminal-yggdrasil-ladder-fenrir = { $done } von { $most } Welten verwüstet
terminal-yggdrasil-ladder-loki = { $done } von { $most } Jötunen aktiv
terminal-yggdrasil-wakes = Was geschähe, wenn { $god } jetzt den jeweiligen Feind aktivieren würde, und wie viel Spielraum noch bleibt:
terminal-yggdrasil-stirs = { $enemy }, { $open ->
    [0] keine offene Karte
    [one] eine offene Karte
   *[other] { $open } offene Karten
    }{ $known ->
    [yes] ; wird in dieser Runde mit { $chance } % aktiviert.
   *[no] .
    }
terminal-yggdrasil-margin-tree = { $left ->
    [one] Noch 1 Feld bis zum Baum.
   *[other] Noch { $left } Felder bis zum Baum.
    }
terminal-yggdrasil-margin-dead-tree = { $left ->
        [one] Nidhögg: noch ein Feld bis zum toten Baum.
       *[other] Nidhögg: noch { $left } Felder bis zum toten Baum.
    }
terminal-yggdrasil-margin-page-turn = { $left ->
        [one] Nidhögg: noch ein Feld bis zum Ende der Seite.
       *[other] Nidhögg: noch { $left } Felder bis zum Ende der Seite.
    }
terminal-yggdrasil-margin-page = { $left ->
        [0] Die Seite: Beim nächsten Schritt ist die Partie verloren.
        [one] Die Seite: noch ein Schritt Luft.
       *[other] Die Seite: noch { $left } Schritte Luft.
    }
terminal-yggdrasil-margin-life = { $left ->
    [one] Der schwächste Gott hat 1 Lebenspunkt.
   *[other] Der schwächste Gott hat { $left } Lebenspunkte.
    }
terminal-yggdrasil-margin-surt-top = { $left ->
    [0] Nach dem nächsten Aufstieg ist die Partie verloren.
    [one] Noch 1 Aufstieg.
   *[other] Noch { $left } Aufstiege.
    }
terminal-yggdrasil-margin-hel-top = { $left ->
    [0] Nach dem nächsten Aufstieg ist die Partie verloren.
    [one] Noch 1 Aufstieg.
   *[other] Noch { $left } Aufstiege.
    }
terminal-yggdrasil-margin-giants = { $left ->
    [0] Zu wenige Riesen für die nächste Aktivierung.
    [one] Riesen für noch 1 Aktivierung.
   *[other] Riesen für noch { $left } Aktivierungen.
    }
terminal-yggdrasil-margin-islands = { $left ->
    [0] Die letzte Insel ist erreicht.
    [one] Noch 1 Insel.
   *[other] Noch { $left } Inseln.
    }
terminal-yggdrasil-margin-anonymous = { $left ->
    [0] Zu wenige Namenlose für die nächste Insel.
    [one] Namenlose für noch 1 Insel.
   *[other] Namenlose für noch { $left } Inseln.
    }
terminal-yggdrasil-margin-wall = { $left ->
    [0] Kein Stück der Kerkermauer mehr.
    [one] Noch 1 Stück der Kerkermauer.
   *[other] Noch { $left } Stücke der Kerkermauer.
    }
terminal-yggdrasil-margin-jotnar = { $left ->
    [0] Keine Jötunenfigur mehr.
    [one] Noch 1 Jötunenfigur.
   *[other] Noch { $left } Jötunenfiguren.
    }
terminal-yggdrasil-margin-jotun-cards = { $left ->
    [0] Keine Jötunenkarte mehr.
    [one] Noch 1 Jötunenkarte.
   *[other] Noch { $left } Jötunenkarten.
    }
terminal-yggdrasil-nearest = { $tree } Es droht: { $losses }
terminal-yggdrasil-no-danger = keine Niederlage.
terminal-yggdrasil-wheel-title = Das Rad der Feinde und die Stapel
terminal-yggdrasil-notch = { $count ->
    [0] { $enemy }: keine offene Karte.
    [one] { $enemy }: eine offene Karte, von { $gods }.
   *[other] { $enemy }: { $count } offene Karten, von { $gods }.
    }
terminal-yggdrasil-chance = { $chance } %
terminal-yggdrasil-open = Offen: { $cards }
terminal-yggdrasil-down = Verdeckte Karte von { $god }: { $card }.
terminal-yggdrasil-unknown-cards = { $count ->
    [one] unbekannt
   *[other] { $count } unbekannte
    }
terminal-yggdrasil-jotun = { $jotun } ({ $place }): { $effect }
terminal-yggdrasil-no-jotun = Kein Jötunn ist aktiv.
terminal-yggdrasil-jotun-cards = { $out ->
    [none] Jötunenkarten im Stapel: { $deck }; Figuren übrig: { $pawns }.
   *[other] Jötunenkarten im Stapel: { $deck }; Figuren übrig: { $pawns }; schon gezogen: { $out }.
    }

## Götter, Rettungswurf, Stapel

terminal-yggdrasil-symbols = Erfolge: auf dem Götterwürfel { $god }; auf Wanenwürfeln { $vanir }.
terminal-yggdrasil-bond-brothers = Waffenbrüder: { $gods }.
terminal-yggdrasil-bond-bloods = Blutsverwandte: { $gods }.
terminal-yggdrasil-bond-chances = Zufallsbekanntschaften: { $gods }.
terminal-yggdrasil-bond-travels = Reisegefährten: { $gods }.
terminal-yggdrasil-odds-hint = Gerechnet mit allen eigenen Wanenwürfeln und Alben, ohne Helden und Helfer, wenn die Antwort sie nicht nennt.
terminal-yggdrasil-no-risk = Keine Gefahr droht, und keine Antwort führt jetzt zu einer.
terminal-yggdrasil-risks = { $god }: { $left ->
    [0] nichts mehr abzuwenden
    [one] noch eine Gefahr
   *[other] noch { $left } Gefahren
    }{ $foe ->
    [none] .
   *[other] { " " }gegen { $foe }.
    }
terminal-yggdrasil-die = { $god }, { $die }: { $face }{ $elf ->
    [yes] , von einem Alb gedreht
   *[no] { "" }
    }{ $worth ->
    [0] .
   *[other] ; wendet { $worth } ab.
    }
terminal-yggdrasil-pile = { $size ->
    [one] Stapel von { $god }: 1 Karte.
   *[other] Stapel von { $god }: { $size } Karten.
    }
terminal-yggdrasil-from-top = Von oben: { $cards }.
terminal-yggdrasil-somewhere = Darin oder verdeckt: { $cards }.
terminal-yggdrasil-of-support = { $count ->
    [one] Und eine ungesehene Karte des Unterstützungsgottes.
   *[other] Und { $count } ungesehene Karten des Unterstützungsgottes.
    }
terminal-yggdrasil-unseen = Vom Unterstützungsgott hat niemand gesehen: { $cards }.
terminal-yggdrasil-stock = In Reserve: Alben { $elves }, Wanenwürfel { $dice }, Feuerriesen { $giants }, verlorene Lebenspunkte { $supply }.
terminal-yggdrasil-reserve = Reserve: Alben { $elves }, Würfel { $dice }, Riesen { $giants }, verlorenes Leben { $supply }. { $names ->
    [none] Kerker leer.
   *[other] Kerker: { $names }.
    }
terminal-yggdrasil-people = Helden in Walhalla: { $valhalla }, in Midgard: { $heroes }. Namenlose in Midgard: { $anonymous }, bei Hel: { $dead }.

## Antworten

terminal-yggdrasil-boxes = { $row }: { $ticked ->
        [none] nichts
       *[other] { $ticked }
    }; { $open ->
        [none] alle Kästchen sind angekreuzt.
       *[other] offene Kästchen kosten { $open }.
    }
