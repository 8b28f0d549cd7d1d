### Yggdrasil Chronicles auf Deutsch: Namen, Fragen, Antworten, Ereignisse. Die Regeln stehen in de.rules.ftl.

title = Yggdrasil Chronicles
tagline = Haltet den Weltenbaum zusammen, bis sich der Drache ans Ende durchgenagt hat.

dealer = Der Geber
table = Der Tisch
card = Feindkarte { $enemy } von { $god }

## Götter

god-freyia = Freyia
    .power = Darf auch nach dem Wurf Helden einsetzen.
    .start = Alle anderen Götter sind ihre Zufallsbekanntschaften.
god-freyr = Freyr
    .power = Wendet für je zwei heimgeschickte Alben eine Gefahr ab, die ihm droht.
    .start = Beginnt mit zwei Alben.
god-frigg = Frigg
    .power = Darf auf Schritt 3 verzichten, damit sie oder ein Gott in ihrer Welt einen Lebenspunkt regeneriert.
    .start = Ein b auf einem Wanenwürfel ist ein Erfolg.
god-heimdall = Heimdall
    .power = Darf sich von überall nach Midgard bewegen.
    .start = Ein b ist auf jedem Würfel ein Erfolg.
god-odin = Odin
    .power = Darf sich von überall nach Asgard bewegen.
    .start = Alle anderen Götter sind seine Waffenbrüder.
god-thor = Thor
    .power = Ein Erfolg auf seinem Götterwürfel wendet zwei Gefahren ab.
    .start = Keine Startfähigkeit.
god-tyr = Tyr
    .power = Fenrir beendet seinen Zug nicht.
    .start = Ein b oder c auf dem Götterwürfel ist ein Erfolg.

## Welten und ihre Aktionen

world-asgard = Asgard
    .action = Heile eine beliebige verwüstete Welt, bei 3 Gefahren (2 mit Vorteil, 4 mit Nachteil).
world-alfheim = Alfheim
    .action = Nimm bis zu 2 Alben (3 mit Vorteil, 1 mit Nachteil).
world-vanaheim = Vanaheim
    .action = Nimm bis zu 2 Wanenwürfel (3 mit Vorteil, 1 mit Nachteil).
world-midgard = Midgard
    .action = Schicke 2 Helden nach Walhalla (3 mit Vorteil, 1 mit Nachteil).
world-nidavellir = Nidavellir
    .action = Nimm das offene Artefakt der Stufe 1 oder 2 (mit Vorteil das einer beliebigen Stufe, mit Nachteil das der Stufe 1).
world-svartalfheim = Svartalfheim
    .action = Zieh 2 Kreaturen (3 mit Vorteil, 1 mit Nachteil) und rufe eine.
world-jotunheim = Jötunheim
    .action = Wirf den weißen und den grünen Runenstein (alle drei mit Vorteil, nur den weißen mit Nachteil).
world-niflheim = Niflheim
    .action = Befreie bis zu 3 Namenlose von Hel, bei 2 Gefahren (1 mit Vorteil, 3 mit Nachteil).
world-muspellheim = Muspellsheim
    .action = Verjage bis zu 3 Feuerriesen von Surt, bei 2 Gefahren (1 mit Vorteil, 3 mit Nachteil).
world-cage = der Kerker

## Feinde

enemy-surt = Surt
enemy-hel = Hel
enemy-iormungand = Iormungand
enemy-fenrir = Fenrir
enemy-loki = Loki
enemy-nidhogg = Nidhögg

## Jötunen

jotun-angrboda = Angrboda
    .effect = Loki kann nicht bekämpft werden.
jotun-gerda = Gerda
    .effect = Surt kann nicht bekämpft werden.
jotun-hyrrokkin = Hyrrokkin
    .effect = Hel kann nicht bekämpft werden.
jotun-hymir = Hymir
    .effect = Iormungand kann nicht bekämpft werden.
jotun-vafthrudnir = Vafthrúdnir
    .effect = Fenrir kann nicht bekämpft werden.
jotun-thjazi = Thjazi
    .effect = Keine Aktion in Asgard.
jotun-baugi = Baugi
    .effect = Keine Aktion in Alfheim.
jotun-skadi = Skadi
    .effect = Keine Aktion in Vanaheim.
jotun-geirrod = Geirröd
    .effect = Keine Aktion in Midgard.
jotun-greip = Greip
    .effect = Keine Aktion in Nidavellir.
jotun-gjalp = Gjalp
    .effect = Keine Aktion in Svartalfheim.
jotun-starkadr = Starkadr
    .effect = Keine Aktion in Niflheim.
jotun-beli = Beli
    .effect = Keine Aktion in Muspellsheim.
jotun-suttung = Suttung
    .effect = Keine Alben bei Rettungswürfen.
jotun-skyrmir = Skyrmir
    .effect = Keine Helden gegen Gefahren.
jotun-thrym = Thrym
    .effect = Kein Artefakt wirkt.
jotun-hrungnir = Hrungnir
    .effect = Keine Wanenwürfel bei Rettungswürfen.
jotun-utgardloki = Utgardloki
    .effect = Keine Götterwürfel bei Rettungswürfen.

## Artefakte

artifact-andvarinaut = Andvarinaut
    .effect = Wirf nach einem Wurf beliebige deiner Wanenwürfel einmal neu.
artifact-draupnir = Draupnir
    .effect = Wirf nach einem Wurf deinen Götterwürfel einmal neu.
artifact-giallarhorn = Giallarhorn
    .effect = Beweg dich in eine beliebige Welt der mittleren Ebene.
artifact-hringhorni = Hringhorni
    .effect = Beweg dich in eine beliebige Welt der unteren Ebene.
artifact-megingjord = Megingjord
    .effect = Deine Waffen wenden zwei Gefahren ab statt einer.
artifact-skidbladnir = Skidbladnir
    .effect = Beweg dich in eine beliebige Welt der oberen Ebene.
artifact-gleipnir = Gleipnir
    .effect = Wendet im Kampf gegen Fenrir eine Gefahr ab.
artifact-gungnir = Gungnir
    .effect = Wendet im Kampf gegen Hel eine Gefahr ab.
artifact-hofund = Hofund
    .effect = Wendet im Kampf gegen Loki eine Gefahr ab.
artifact-jarngreipr = Járngreipr
    .effect = Wendet im Kampf gegen einen Jötunn eine Gefahr ab.
artifact-mimming = Mimming
    .effect = Wendet im Kampf gegen Surt eine Gefahr ab.
artifact-mjollnir = Mjöllnir
    .effect = Wendet im Kampf gegen Iormungand eine Gefahr ab.
artifact-brisingamen = Brisingamen
    .effect = Behalte nach einem Wurf einen Wanenwürfel, der verloren wäre.
artifact-gullinbursti = Gullinbursti
    .effect = In Schritt 3 darfst du handeln und kämpfen.
artifact-idunn = Idunn Eple
    .effect = Den Baum zu heilen kostet dich einen Lebenspunkt statt zwei.
artifact-odroerir = Ódroerir
    .effect = Allein in einer Welt darfst du mit Vorteil handeln.
artifact-svalinn = Svalinn
    .effect = Behalte nach einem Wurf einen Alb, den du eingesetzt hast.
artifact-valshamr = Valshamr
    .effect = Wenn du handelst, darfst du einen Feind in deiner Welt übergehen.

## Kreaturen

creature-stags = Dain, Duneyr, Durathor und Dvalin
    .effect = Regeneriere einen Lebenspunkt.
creature-eikthyrnir = Eikthyrnir
    .effect = Heile kostenlos eine beliebige verwüstete Welt.
creature-gerifreki = Geri und Freki
    .effect = Geh in eine beliebige Welt; dort darfst du kämpfen, und eine Gefahr wird abgewendet.
creature-gullfaxi = Gullfaxi
    .effect = Besiege einen beliebigen aktiven Jötunn.
creature-gullinkambi = Gullinkambi
    .effect = Schicke einen Helden nach Walhalla.
creature-gulltopp = Gulltopp
    .effect = Alle Götter dürfen Alben, Wanenwürfel und Artefakte tauschen.
creature-heidrun = Heidrun
    .effect = Regeneriere bis zu zwei Lebenspunkte.
creature-hildisvini = Hildisvíni
    .effect = Nimm bis zu drei Alben.
creature-huginmunin = Hugin und Munin
    .effect = Nimm bis zu zwei Wanenwürfel.
creature-ratatosk = Ratatosk
    .effect = Geh in eine beliebige Welt; dort darfst du handeln.
creature-saehrimnir = Saehrímnir
    .effect = Ein Gott deiner Wahl regeneriert einen Lebenspunkt.
creature-skuld = Skuld
    .effect = Seht und ordnet die zwei obersten Karten jedes Stapels.
creature-sleipnir = Sleipnir
    .effect = Jeder Gott darf in eine beliebige Welt gehen.
creature-tann = Tanngrisnir und Tanngnjóstr
    .effect = Verteile zwei Lebenspunkte auf Götter deiner Wahl.
creature-urd = Urd
    .effect = Zwei offene Feindkarten kommen unter die Stapel ihrer Besitzer.
creature-vedrfolnir = Vedrfölnir
    .effect = Schicke bis zu zwei Helden nach Walhalla.
creature-verdandi = Verdandi
    .effect = Alle Götter dürfen Lebenspunkte tauschen.
creature-vidofnir = Vidofnir
    .effect = Schicke bis zu drei Helden nach Walhalla.

## Kleinigkeiten

strength-normal = normal
strength-advantage = mit Vorteil
strength-disadvantage = mit Nachteil
stone-white = weiß
stone-green = grün
stone-red = rot
stone-sides = Runenstein ({ $stone }): { $first } oder { $second }.
rune-rotate = den Baum drehen
rune-journey = eine Reise
rune-action = eine Weltaktion
rune-life = Leben
die-god = Götterwürfel
die-vanir = Wanenwürfel
face-blank = leer
thing-elf = einen Alb
thing-die = einen Wanenwürfel
thing-life = einen Lebenspunkt

## Wie es endet

reason-tree = Eure Aufgabe ist erfüllt.
reason-life = Ein Gott hat kein Leben mehr.
reason-surt-top = Surt steigt über die Spitze des Baumes hinaus.
reason-hel-top = Hel steigt über die Spitze des Baumes hinaus.
reason-giants = Für Surt sind nicht genug Feuerriesen da.
reason-jotnar = Für Loki ist keine Jötunenfigur mehr da.
reason-jotun-cards = Für Loki ist keine Jötunenkarte mehr da.
reason-islands = Iormungand hat die letzte Insel verschlungen.
reason-anonymous = Für Hel sind nicht genug Namenlose da.
reason-wall = Für eine weitere verwüstete Welt ist kein Stück der Kerkermauer mehr da.
reason-dead-tree = Nidhögg hat den toten Baum erreicht.
reason-page = Wovor die Seite gewarnt hat, ist geschehen.
reason-book = Was das Buch verlangt, kann nicht getan werden.

## Fragen

ask-god-choose = Welchen Gott spielst du?
    .wait = { $seat } wählt einen Gott.
ask-support-choose = Welcher Gott wird Unterstützungsgott?
    .wait = { $seat } wählt einen Unterstützungsgott.
ask-artifact-deal = Welches Artefakt liegt obenauf?
    .wait = { $seat } deckt ein Artefakt auf.
ask-turn-order = In welcher Reihenfolge spielt ihr diese Runde?
    .wait = { $seat } einigt sich auf die Reihenfolge dieser Runde.
ask-card-reveal = Welche Feindkarte ist es?
    .wait = { $seat } deckt eine Feindkarte auf.
ask-cards-return = Die dritte Karte { $enemy } liegt offen. Welche der beiden anderen kommt zuerst unter den Stapel?
    .wait = { $seat } legt zwei Feindkarten zurück.
ask-jotun-draw = Welcher Jötunn wird aktiviert?
    .wait = { $seat } zieht eine Jötunenkarte.
ask-support-move = Die Karte von { $god } hat den Feind aktiviert. Wohin geht { $god }?
    .wait = { $seat } darf einen Unterstützungsgott bewegen.
ask-god-move = Wohin gehst du?
    .wait = { $seat } darf sich bewegen.
ask-travel-jump = Gesellst du dich zuerst zu einem Reisegefährten?
    .wait = { $seat } darf zu einem Reisegefährten springen.
ask-kin-take = Was nimmst du von deinen Blutsverwandten?
    .wait = { $seat } darf etwas von Blutsverwandten nehmen.
ask-deed-choose = Was tust du?
    .wait = { $seat } wählt eine Aktion oder einen Kampf.
ask-asgard-heal = Welche Welt heilst du? Dir { $risks ->
        [one] droht eine Gefahr
       *[other] drohen { $risks } Gefahren
    }.
    .wait = { $seat } wählt eine Welt, die geheilt wird.
ask-elves-take = Wie viele Alben nimmst du?
    .wait = { $seat } nimmt Alben.
ask-dice-take = Wie viele Wanenwürfel nimmst du?
    .wait = { $seat } nimmt Wanenwürfel.
ask-artifact-take = Welches Artefakt nimmst du?
    .wait = { $seat } wählt ein Artefakt.
ask-dead-free = Wie viele Namenlose schickst du heim?
    .wait = { $seat } befreit Namenlose von Hel.
ask-giants-rout = Wie viele Feuerriesen verjagst du?
    .wait = { $seat } verjagt Feuerriesen.
ask-creature-draw = Welche Kreatur wird gezogen?
    .wait = { $seat } zieht eine Kreatur.
ask-creature-call = Welche Kreatur rufst du?
    .wait = { $seat } wählt eine Kreatur.
ask-life-take = Wie viele Lebenspunkte regenerierst du?
    .wait = { $seat } regeneriert Lebenspunkte.
ask-stag-heal = Eikthyrnir: Welche Welt wird geheilt?
    .wait = { $seat } wählt, welche Welt Eikthyrnir heilt.
ask-heroes-call = Wie viele Helden schickst du nach Walhalla?
    .wait = { $seat } schickt Helden nach Walhalla.
ask-jotun-beat = Gullfaxi: Welcher Jötunn wird besiegt?
    .wait = { $seat } wählt, welcher Jötunn besiegt wird.
ask-wolves-roam = Geri und Freki: In welche Welt gehst du?
    .wait = { $seat } wählt, wohin es mit den Wölfen geht.
ask-wolves-fight = Geri und Freki: Wen bekämpfst du?
    .wait = { $seat } darf neben den Wölfen kämpfen.
ask-squirrel-roam = Ratatosk: In welche Welt gehst du?
    .wait = { $seat } folgt Ratatosk.
ask-squirrel-act = Ratatosk: Handelst du in { $world }?
    .wait = { $seat } darf dort handeln, wohin Ratatosk geführt hat.
ask-life-give = Wer regeneriert einen Lebenspunkt? { $count ->
        [one] Das ist der letzte.
       *[other] { $count } sind noch zu vergeben.
    }
    .wait = { $seat } vergibt Lebenspunkte.
ask-life-trade = Verdandi: Gibt { $god } Lebenspunkte ab?
    .wait = { $seat } tauscht Lebenspunkte.
ask-things-trade = Gulltopp: Gibt { $god } etwas ab?
    .wait = { $seat } tauscht Alben, Würfel und Artefakte.
ask-sleipnir-next = Sleipnir: Welcher Gott reitet als Nächster?
    .wait = { $seat } sagt, wer als Nächster reitet.
ask-sleipnir-ride = Sleipnir: Wohin reitet { $god } von { $world } aus?
    .wait = { $seat } reitet auf Sleipnir.
ask-pile-look = Welche Karte zeigt Skuld?
    .wait = { $seat } zeigt Karten für Skuld.
ask-pile-order = Skuld: Welche Karte soll auf dem Stapel von { $god } obenauf liegen?
    .wait = { $seat } ordnet die Stapel.
ask-urd-return = Urd: Welche offene Karte kommt unter den Stapel ihres Besitzers? { $count ->
        [one] Das ist die letzte.
       *[other] { $count } sind noch zu wählen.
    }
    .wait = { $seat } wählt Karten für Urd.
ask-stones-cast = Welche Seite liegt oben?
    .wait = { $seat } wirft einen Runenstein.
ask-stones-use = Welche Rune nutzt du? Oben liegen: { $runes }.
    .wait = { $seat } nutzt die Runen.
ask-heroes-use = { $risks ->
        [one] Eine Gefahr ist übrig.
       *[other] { $risks } Gefahren sind übrig.
    } Wie viele Helden setzt du ein?
    .wait = { $seat } darf Helden einsetzen.
ask-throw-choose = { $risks ->
        [one] Eine Gefahr ist übrig.
       *[other] { $risks } Gefahren sind übrig.
    } Wie viele Wanenwürfel wirfst du mit deinem Götterwürfel?
    .wait = { $seat } wählt Würfel.
ask-brother-help = { $risks ->
        [one] { $roller } droht noch eine Gefahr.
       *[other] { $roller } drohen noch { $risks } Gefahren.
    } Hilft { $god }?
    .wait = { $seat } darf als Waffenbruder helfen.
ask-die-roll = Wie fällt der Würfel?
    .wait = { $seat } würfelt.
ask-throw-reroll = Wirfst du Würfel neu?
    .wait = { $seat } darf Würfel neu werfen.
ask-helper-reroll = Dein Würfel zeigt: { $face }. Wirfst du ihn neu?
    .wait = { $seat } darf einen Würfel neu werfen.
ask-elves-use = { $risks ->
        [one] Eine Gefahr ist übrig.
       *[other] { $risks } Gefahren sind übrig.
    } Welchen Würfel dreht ein Alb?
    .wait = { $seat } darf Alben einsetzen.
ask-helper-elf = { $risks ->
        [one] Eine Gefahr ist übrig.
       *[other] { $risks } Gefahren sind übrig.
    } Dreht einer deiner Alben deinen Würfel?
    .wait = { $seat } darf mit einem Alb helfen.
ask-heroes-late = { $risks ->
        [one] Eine Gefahr ist übrig.
       *[other] { $risks } Gefahren sind übrig.
    } Wie viele Helden setzt du jetzt ein?
    .wait = { $seat } darf nach dem Wurf Helden einsetzen.
ask-pairs-use = { $risks ->
        [one] Eine Gefahr ist übrig.
       *[other] { $risks } Gefahren sind übrig.
    } Wie viele Albenpaare schickst du heim?
    .wait = { $seat } darf Albenpaare heimschicken.
ask-risk-bear = { $risks ->
        [one] Ein Lebenspunkt geht noch verloren.
       *[other] { $risks } Lebenspunkte gehen noch verloren.
    } Wer verliert den nächsten?
    .wait = { $seat } wählt, wer den Lebenspunkt verliert.
ask-die-keep = Brisingamen: Behältst du einen Wanenwürfel, der verloren wäre?
    .wait = { $seat } darf einen Wanenwürfel behalten.
ask-elf-keep = Svalinn: Behältst du einen Alb, den du eingesetzt hast?
    .wait = { $seat } darf einen Alb behalten.
ask-lent-keep = Svalinn: Behältst du den Alb, der geholfen hat?
    .wait = { $seat } darf einen Alb behalten.
ask-chance-take = Was nimmst du aus dem Wurf von { $god }?
    .wait = { $seat } darf als Zufallsbekanntschaft etwas nehmen.
ask-saga-send = Wie viele?
    .wait = { $seat } entscheidet, wie viele.
ask-saga-choose = Wer soll es sein?
    .wait = { $seat } wählt einen Gegner der Saga.
ask-saga-name = Welcher Gott stellt sich ihnen?
    .wait = { $seat } nennt einen Gott.
ask-saga-arm = Wer nimmt als Nächstes ein Artefakt und einen Alb?
    .wait = { $seat } sagt, wer als Nächstes ein Artefakt nimmt.
ask-saga-fate = Welcher Feind ist dir vorbestimmt?
    .wait = { $seat } nennt den vorbestimmten Gegner.
ask-token-turn = Was zeigt der Marker?
    .wait = { $seat } deckt einen Marker auf.
ask-tile-draw = Wer liegt am Kai obenauf?
    .wait = { $seat } deckt ein Plättchen auf.
ask-tile-put = { $foe } liegt am Kai obenauf. Bleibt das Plättchen dort?
    .wait = { $seat } sieht sich ein Plättchen an.
ask-artifact-bury = Welches Artefakt gibst du?
    .wait = { $seat } gibt ein Artefakt ab.

## Antworten

move-god = { $god }
move-order = { $gods }
move-reveal = { $card }
move-first = Zuerst: { $card }
move-jotun = { $foe }
move-artifact = { $artifact }
move-creature = { $creature }
move-stone = Runenstein ({ $stone }): { $rune }
move-roll = { $die }: { $face }
move-look = { $card }
move-move = Nach { $world } gehen
move-stay = Bleiben
move-pass = Passen
move-done = Fertig
move-none = Nein
move-act = Handeln ({ $strength })
move-heal = { $world ->
        [none] Den Baum heilen
       *[other] { $world } heilen
    }
move-fight = { $foe } bekämpfen
move-bless = { $god } regeneriert einen Lebenspunkt
move-take = { $god ->
        [none] { $thing ->
            [none] { $count }
           *[other] { $effect ->
                [none] Nimm { $thing }
               *[other] Nimm { $thing }: { $effect }
            }
        }
       *[other] Nimm { $thing } von { $god }
    }
move-call = { $creature }: { $effect }
move-beat = { $foe } besiegen
move-regain = { $god ->
        [none] Einen Lebenspunkt regenerieren
       *[other] { $god } regeneriert einen Lebenspunkt
    }
move-give = Gib { $thing } an { $god }
move-next = { $god }
move-top = Obenauf: { $card }
move-under = { $god ->
        [none] { $card }
       *[other] Unter den Stapel von { $god }: { $card }
    }
move-rotate = { $count ->
        [0] Den Baum nicht drehen
        [one] Den Baum um einen Schritt drehen
       *[other] Den Baum um { $count } Schritte drehen
    }
move-journey = { $god } geht nach { $world }
move-action = Die Aktion von { $world }
move-heroes = { $count ->
        [0] Keine Helden
        [one] Ein Held
       *[other] { $count } Helden
    }
move-throw = { $count ->
        [0] Nur den Götterwürfel werfen
        [one] Dazu einen Wanenwürfel werfen
       *[other] Dazu { $count } Wanenwürfel werfen
    }
move-refrain = Nicht werfen
move-help = Helfen
move-reroll = Den Götterwürfel neu werfen
move-mark = Einen Wanenwürfel ({ $face }) aufnehmen
move-again = Die aufgenommenen Würfel werfen
move-keep = { $thing ->
        [none] Die Würfel liegen lassen
       *[other] Behalte { $thing }
    }
move-elf = { $face ->
        [none] Ein Alb dreht den { $die }
       *[other] Ein Alb dreht den { $die } ({ $face })
    }
move-pairs = { $count ->
        [0] Keine Alben
        [one] Zwei Alben für eine Gefahr
       *[other] Alben für { $count } Gefahren
    }
move-hurt = { $god } verliert einen Lebenspunkt
move-saga = { $world ->
        [none] { $errand }
       *[other] { $errand } in { $world }
    }
move-choose = { $foe } wählen
move-name = { $god } nennen
move-turn = Es ist { $token }
move-tile = Es ist { $foe }
move-leave = Obenauf lassen
move-bottom = Unter die anderen legen
move-fate = { $foe }
move-bury = { $artifact } geben

## Ereignisse

event-god = { $seat ->
        [none] { $god } ist Unterstützungsgott.
       *[other] { $seat } spielt { $god }.
    }
event-round = Runde { $round } beginnt. Alle legen eine Feindkarte verdeckt aus.
event-order = Die Reihenfolge dieser Runde: { $gods }.
event-turn = Zug { $turn }: { $god } ist dran.
event-reveal = { $god } deckt die { $card } auf.
event-activate = { $over ->
        [1] { $god } aktiviert { $enemy }! Damit endet der Zug von { $god }.
       *[0] { $god } aktiviert { $enemy }!
    }
event-return = Die { $card } kommt unter den Stapel von { $god }.
event-shuffle = Die { $card } wird in den Stapel von { $god } gemischt.
event-stand = { $cage ->
        [yes] { $enemy } kommt in den Kerker.
       *[no] { $enemy } zieht nach { $place }.
    }
event-turned = { $count ->
        [one] Die mittlere Ebene dreht sich um einen Schritt.
       *[other] Die mittlere Ebene dreht sich um { $count } Schritte.
    }
event-muster = { $count } Feuerriesen stoßen zu Surt.
event-hurt = { $count ->
        [one] { $god } verliert einen Lebenspunkt.
       *[other] { $god } verliert { $count } Lebenspunkte.
    }
event-regain = { $count ->
        [one] { $god } regeneriert einen Lebenspunkt.
       *[other] { $god } regeneriert { $count } Lebenspunkte.
    }
event-wake = Der Jötunn { $jotun } wird aktiviert. { $effect }
event-island = Iormungand ist auf Insel { $island }.
event-drown = { $count ->
        [one] Ein Namenloser geht zu Hel.
       *[other] { $count } Namenlose gehen zu Hel.
    }
event-gnaw = { $count ->
        [0] Nidhögg erreicht den Baum.
        [one] Nidhögg nagt weiter: noch ein Feld bis zum Baum.
       *[other] Nidhögg nagt weiter: noch { $count } Felder bis zum Baum.
    }
event-devastate = { $world } ist verwüstet!
event-heal = { $world } ist geheilt.
event-beat = { $jotun } ist besiegt.
event-go = { $god } geht nach { $world }.
event-act = { $strength ->
        [normal] { $god } nutzt die Aktion von { $world }.
       *[other] { $god } nutzt die Aktion von { $world } { $strength }.
    }
event-elves = { $count ->
        [one] { $god } nimmt einen Alb.
       *[other] { $god } nimmt { $count } Alben.
    }
event-dice = { $count ->
        [one] { $god } nimmt einen Wanenwürfel.
       *[other] { $god } nimmt { $count } Wanenwürfel.
    }
event-einherjar = { $count ->
        [0] { $god } findet keinen Helden für Walhalla.
        [one] { $god } schickt einen Helden nach Walhalla.
       *[other] { $god } schickt { $count } Helden nach Walhalla.
    }
event-artifact = { $god } nimmt { $artifact }.
event-uncover = { $artifact } liegt offen in Nidavellir.
event-freed = { $count ->
        [one] { $god } befreit einen Namenlosen.
       *[other] { $god } befreit { $count } Namenlose.
    }
event-routed = { $count ->
        [one] { $god } verjagt einen Feuerriesen.
       *[other] { $god } verjagt { $count } Feuerriesen.
    }
event-fight = { $god } bekämpft { $foe } (Macht { $power }).
event-rest = { $god } tut nichts weiter.
event-danger = { $count ->
        [0] { $god } { $risks ->
            [one] droht eine Gefahr
           *[other] drohen { $risks } Gefahren
        }.
        [one] { $god } { $risks ->
            [one] droht eine Gefahr
           *[other] drohen { $risks } Gefahren
        }; eine ist durch Waffen oder Wölfe abgewendet.
       *[other] { $god } { $risks ->
            [one] droht eine Gefahr
           *[other] drohen { $risks } Gefahren
        }; { $count } sind durch Waffen oder Wölfe abgewendet.
    }
event-heroes = { $count ->
        [one] Ein Held wendet für { $god } eine Gefahr ab.
       *[other] { $count } Helden wenden für { $god } Gefahren ab.
    }
event-pairs = { $count ->
        [one] { $god } schickt zwei Alben heim und wendet eine Gefahr ab.
       *[other] { $god } schickt Alben heim, zwei je Gefahr, und wendet { $count } Gefahren ab.
    }
event-help = { $god } hilft als Waffenbruder.
event-die = Der { $die } von { $god } zeigt: { $face }.
event-reroll = { $god } wirft neu.
event-elf = { $god } dreht einen Würfel mit einem Alb.
event-keep-die = { $god } behält einen Wanenwürfel.
event-keep-elf = { $god } behält einen Alb.
event-take-elf = { $god } nimmt einen Alb aus dem Wurf.
event-take-die = { $god } nimmt einen Wanenwürfel aus dem Wurf.
event-lost-dice = { $count ->
        [one] { $god } verliert einen Wanenwürfel.
       *[other] { $god } verliert { $count } Wanenwürfel.
    }
event-pass-on = { $god } gibt { $thing } an { $to } weiter.
event-stone = Der Runenstein ({ $stone }) zeigt: { $rune }.
event-creature = Die Karte { $creature } wird gezogen.
event-call = { $god } ruft { $creature }.
event-look = Skuld zeigt im Stapel von { $god } die { $card }.
event-page = Eine Seite wird umgeblättert: { $page }.
event-errand = { $god } in { $world }: { $errand }.
event-gnawed = { $count ->
        [0] Nidhögg erreicht das Ende der Seite.
        [one] Nidhögg nagt weiter: noch ein Feld auf der Seite.
       *[other] Nidhögg nagt weiter: noch { $count } Felder auf der Seite.
    }
event-token = In { $world } zeigt der Marker: { $token }.
event-put = { $count ->
        [one] In { $worlds } liegt nun { $token }.
        [9] In jeder Welt liegt nun { $token }.
       *[other] In jeder dieser Welten liegt nun { $token }: { $worlds }.
    }
event-taken = In { $world } wird weggenommen: { $token }.
event-tally = { $tally }: nun { $count }.
event-note = { $foe } ist nun auf Feld { $count }.
event-figure = { $foe } kommt nach { $world }.
event-berth = { $foe } ist { $stand }.
event-sent = { $count ->
        [one] Einer kommt von „{ $source }“ nach „{ $target }“.
       *[other] { $count } kommen von „{ $source }“ nach „{ $target }“.
    }
event-embers = { $count ->
        [0] { $foe } schüttelt die Glut ab.
       *[other] Glut schwächt { $foe } für den nächsten Kampf.
    }
event-aboard = { $foe } geht an Bord von Naglfar.
event-peek = { $foe } liegt am Kai obenauf.
event-fate = { $enemy } ist { $god } vorbestimmt.
event-buried = { $god } gibt { $artifact } ab; das Artefakt kommt unter seinen Stapel.
event-held = { $enemy } kann nicht nach { $world } steigen.
event-slain = { $enemy } ist erschlagen!
event-unneeded = { $jotun } hat niemanden mehr zu unterstützen und geht.
event-win = { $reason } Der Baum steht, und ihr habt gewonnen!
event-lose = { $reason } Ihr habt verloren.

## Optionen eines Tisches

option-difficulty = Schwierigkeit
    .doc = Die schwierige Partie ist länger; dort haben die Götter ihre Kräfte und Fähigkeiten.
    .easy = einfach
    .hard = schwierig
option-saga = Saga
    .doc = Eine Saga der Ragnarök-Kampagne statt der Standardseite; die Götter haben in ihr ihre Kräfte und Fähigkeiten. Die Sagas sind für diesen Tisch nacherzählt.
    .none = keine
    .balder = 1. Balders Tod
    .fimbulwinter = 2. Fimbulwinter
    .sky_wolves = 3. Die Himmelswölfe
    .naglfar = 4. Das Totenschiff
    .bifrost = 5. Bifrösts Fall
    .vigrid = 6. Die letzte Schlacht auf Vigrid
option-memory = Gedächtnishilfe
    .doc = Zeigt, was ein aufmerksamer Tisch von den Feindstapeln weiß.
option-consent = Gemeinsam entscheiden
    .doc = Wessen Ja ein Vorschlag an den ganzen Tisch braucht. Bots stimmen immer zu.
    .one = das eines anderen Spielers
    .all = das aller Spieler
option-support_after_fenrir = Unterstützungsgott bewegt sich nach Fenrir
    .doc = Wenn die Karte eines Unterstützungsgottes Fenrir aktiviert, darf sich dieser Gott trotzdem bewegen. Nur zu zweit oder im Solospiel.
option-fenrir_duo = Fenrir zu zweit
    .doc = In wessen Stapel die eben aufgedeckte Fenrirkarte gemischt wird, wenn sie dem Unterstützungsgott gehört.
    .owner = in den des Spielers, der sie ohnehin bekäme
    .active = immer in den des aktiven Spielers
option-fenrir_solo = Fenrir im Solospiel
    .doc = Wann die Fenrirkarte, die ihn aktiviert hat, wieder eingemischt wird.
    .third = wenn die dritte Karte kommt
    .once = sofort
option-healing_delay = Geheilte Welten warten
    .doc = Nach welcher Heilung die Aktion einer Welt erst im nächsten Zug wieder möglich ist.
    .tree = nur nach der Aktion „den Baum heilen“
    .all = nach jeder Heilung
option-creatures = Kreaturenstapel
    .doc = Was geschieht, wenn alle Kreaturen gezogen sind.
    .once = die Aktion ist dann nicht mehr möglich
    .reshuffle = die abgelegten werden gemischt
option-thor_helps = Thor als Helfer
    .doc = Wie viele Gefahren ein Erfolg von Thor abwendet, wenn er als Waffenbruder hilft. Nur in der schwierigen Partie.
option-undo = Zurücknehmen
    .doc = Ob Antworten zurückgenommen werden dürfen.

## Was erlaubt, aber vielleicht nicht gewollt ist

warn-may-die = Das kann den letzten Lebenspunkt kosten und damit die Partie.
warn-will-die = Das kostet den letzten Lebenspunkt: Die Partie wäre verloren.
warn-moves-nobody = Der Feind ist schon dort, wohin er sich zurückzieht: Niemand würde sich bewegen.
warn-devastates = Ein anderer Feind ist dort, wohin er sich zurückzieht: Diese Welt würde verwüstet.
warn-in-vain = Zwei Feinde sind dort: Die Welt wäre sofort wieder verwüstet.
warn-does-nothing = Das könnte jetzt nichts bewirken.

## Was eine Antwort bringt und kostet

terms-life = { $value ->
        [one] diese Welt für 1 Lebenspunkt heilen
       *[other] diese Welt für { $value } Lebenspunkte heilen
    }
terms-under = { $middle } unter { $top }
terms-place = Rückzug: { $value }
terms-island = Rückzug: Insel { $value }
terms-ends = damit endet: { $value }
terms-heroes = { $value ->
        [one] 1 Held könnte helfen
       *[other] { $value } Helden könnten helfen
    }
terms-brothers = { $value ->
        [one] ein Waffenbruder könnte helfen
       *[other] { $value } Waffenbrüder könnten helfen
    }

## Die Kampagne

campaign-ragnarok = Ragnarök
saga-balder = Balders Tod
saga-fimbulwinter = Fimbulwinter
saga-sky_wolves = Die Himmelswölfe
saga-naglfar = Das Totenschiff
saga-bifrost = Der Fall von Bifröst
saga-vigrid = Die Schlacht auf Vigrid
bond-brother = Waffenbruder
bond-blood = Blutsverwandten
order-chance = { $enemy } { $chance } %
bond-chance = Zufallsbekanntschaft
bond-travel = Reisegefährten

row-god = Götterwürfel
row-vanir = Wanenwürfel
row-elf = Alben
row-die = Wanenwürfel zu Beginn
row-brother = Waffenbrüder
row-blood = Blutsverwandte
row-chance = Zufallsbekanntschaften
row-travel = Reisegefährten

ask-sheet-buy = { $count ->
        [one] Du hast einen Erfahrungspunkt. Was kaufst du dafür?
       *[other] Du hast { $count } Erfahrungspunkte. Was kaufst du dafür?
    }
    .wait = { $seat } gibt Erfahrung aus.
ask-pieces-share = Die Reserve reicht nicht für alle. Wer verzichtet auf { $thing }?
    .wait = Der Tisch entscheidet, wer verzichtet.
move-buy = { $bond ->
        [none] { $thing ->
            [none] { $face } auf dem { $die }
           *[other] { $thing } kaufen
        }
       *[other] { $god } als { $bond }
    }
move-without = { $god } verzichtet
event-saga = { $count ->
        [one] Die Saga „{ $saga }“ beginnt.
       *[other] Die Saga „{ $saga }“ beginnt von vorn: Versuch { $count }.
    }
event-experience = { $count ->
        [one] { $god } bekommt einen Erfahrungspunkt.
       *[other] { $god } bekommt { $count } Erfahrungspunkte.
    }
event-learn = Von nun an ist { $face } auf dem { $die } ein Erfolg für { $god }.
event-equip = { $god } kauft { $thing } für den Beginn jeder Partie.
event-befriend = Von nun an hat { $god } { $to } als { $bond }.

terms-does = { $value }
terms-cost = { $value ->
        [one] kostet 1 Punkt
       *[other] kostet { $value } Punkte
    }
terms-left = { $value ->
        [one] 1 Punkt bleibt
       *[other] { $value } Punkte bleiben
    }
does-god = Erfolg bei jedem Wurf deines Götterwürfels
does-vanir = Erfolg bei jedem Wurf deiner Wanenwürfel
does-elf = einer mehr zu Beginn jeder Partie
does-die = einer mehr zu Beginn jeder Partie
does-brother = in deiner Welt darf dieser Gott für dich würfeln
does-blood = in deiner Welt darfst du nehmen, was dieser Gott besitzt
does-chance = in deiner Welt darfst du einen Alb oder Wanenwürfel nehmen, den ein Wurf dieses Gottes kostet
does-travel = vor deiner Bewegung darfst du zu diesem Gott gehen

option-campaign = Kampagne
    .doc = Sechs Sagas nacheinander, jede so oft versucht wie nötig, und dazwischen Erfahrung, die ihr ausgebt. Gespielt wird die schwierige Partie, und die Zahl der Spieler bleibt.
    .none = eine einzelne Partie
    .ragnarok = Ragnarök
fault-yggdrasil-tries = „{ $part }={ $value }“ geht nicht: Schreib { $count } Zahlen, eine für jede Saga.
fault-yggdrasil-players-fixed = Diese Kampagne geht nur mit { $players ->
        [one] einem Spieler
       *[other] { $players } Spielern
    } weiter: Die Kästchen ihrer Bögen hängen davon ab.

## Was an einem Tisch oder einer Stellung falsch ist

fault-yggdrasil-option-players = Die Option { $option } beantwortet eine Frage, die sich bei { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } nie stellt; sie ist für diese Spielerzahl gedacht: { $right }.
fault-yggdrasil-option-campaign = Eine Kampagne erzählt alle Sagas der Reihe nach; die Option { $option } kann dort nicht „{ $value }“ sein. Lass sie weg, oder spiel die Saga ohne Kampagne.
fault-yggdrasil-option-hard = Die Option { $option } ist für die schwierige Partie.
fault-yggdrasil-gods = „{ $gods }“ geht nicht: Dieser Tisch braucht { $count } verschiedene Götter, die der Spieler zuerst.
fault-yggdrasil-no-god = „{ $part }“ gehört niemandem: Die Götter dieses Tisches sind { $gods }.
fault-yggdrasil-support = „{ $part }“ geht nicht: Ein Unterstützungsgott hat nur einen Ort und Lebenspunkte.
fault-yggdrasil-pile = Unbekannte Plätze in „{ $part }“: { $found }; unbekannte Karten: { $number }.
fault-yggdrasil-tokens = Ungesehene Karten des Unterstützungsgottes in den Stapeln: { $found }; ungesehen insgesamt: { $number }.
fault-yggdrasil-too-many = In „{ $part }“ sind { $number } mehr, als die Schachtel enthält.
fault-yggdrasil-tops = „tops={ $tops }“ geht nicht: Nenne von jeder Stufe ein Artefakt, das niemandem gehört, oder einen Strich für einen leeren Stapel.
fault-yggdrasil-die = „{ $die }“ ist kein Würfel; er sähe etwa so aus: „odin:vanir:b“.
fault-yggdrasil-not-devastated = In { $world } stehen zwei Feinde, also muss es unter den verwüsteten Welten sein.
fault-yggdrasil-own-kin = „{ $part }“ geht nicht: { $god } kann keine Beziehung zu sich selbst haben.
fault-yggdrasil-laid = „{ $god }.down“ geht nicht: Nur wer in dieser Runde noch am Zug sein wird, hat eine verdeckte Karte. Nenne den Gott in „order“ oder beginne mit „step=1“.
fault-yggdrasil-open = Zu viele Karten von { $enemy } liegen offen: hier höchstens { $most }, die anderen sind unter ihre Stapel zurückgekehrt.
fault-yggdrasil-last = „{ $frame }“ kann nur als Letztes in „agenda“ stehen: Damit beginnt der nächste Zug oder die nächste Runde.
fault-yggdrasil-one-down = „{ $part }“ nennt { $found } Karten; verdeckt liegt eine.
fault-yggdrasil-foreign-card = { $card } kann nicht bei { $god } liegen: Die Karten eines Spielers bleiben bei seinem Gott.
fault-yggdrasil-strangers = { $card } in „{ $part }“ geht nicht: Dort stehen Karten des Unterstützungsgottes, und nur zu zweit.
fault-yggdrasil-apart = { $card } in „{ $part }“ geht nicht: Dort stehen unbekannte Karten dieses Stapels, die nicht die unbekannte verdeckte sein können.
fault-yggdrasil-goes-on = „agenda“ endet mit „{ $frame }“, und danach käme nichts: In einer laufenden Partie endet es mit „Round()“, „Order()“ oder „Turn()“.
fault-yggdrasil-contradiction = „{ $one }“ und „{ $other }“ sagen beide, wie es weitergeht: Schreib nur eines davon.
fault-yggdrasil-ended = „ended={ $reason }“ passt nicht zum Tisch: Er zeigt dieses Ende nicht, oder er zeigt ein anderes.
fault-yggdrasil-idle = „{ $part }“ gehört nicht hierher: Kein Schritt in „agenda“ hat es gebracht, oder keiner würde es wegräumen.
fault-yggdrasil-dice = { $god } hat zu viele Würfel in „throw“: einen Götterwürfel und hier höchstens { $most } Wanenwürfel.
fault-yggdrasil-symbols = „{ $part }={ $value }“ geht nicht: Schreib e und f und dazu beliebige von b, c und d, jedes einmal.
fault-yggdrasil-second-turn = { $god } ist am Zug und bekommt in dieser Runde keinen zweiten: Nimm den Gott aus „order“.
fault-yggdrasil-unlaid = { $god } hat Karten, aber vor der Runde keine gelegt: Schreib „{ $god }.down=?“ oder beginne mit „step=0“.
fault-yggdrasil-no-saga = „{ $part }“ geht nicht: An diesem Tisch wird keine Saga gespielt. Nenne eine mit „options=saga:balder“.
fault-yggdrasil-saga-count = „{ $part }“ enthält { $found }; der Tisch zeigt { $number }.
fault-yggdrasil-saga-large = { $file } ist zu groß für eine Saga: mehr als { $most } Zeichen.
fault-yggdrasil-saga-taken = { $file }: Eine Saga namens „{ $saga }“ hat das Spiel schon. Gib deiner eine andere id.
fault-yggdrasil-saga-unknown = Eine Saga „{ $saga }“ gibt es hier nicht. Versuch: { $nearest }, oder zu Hause den Pfad einer Datei.
fault-yggdrasil-saga-silent = { $file } hat keine Worte. Sie stehen nach Sprachen unter [words], in Fluent, beginnend mit { $sentence } = …
fault-yggdrasil-saga-word = { $file }, Worte auf { $language }: „{ $sentence }“ ist kein Satz dieser Saga, oder der Tisch hat ihn schon.
fault-yggdrasil-saga-unsaid = { $file }, Worte auf { $language }: „{ $sentence }“ fehlt, ist leer oder verlangt etwas, was der Tisch nicht sagt.
fault-yggdrasil-saga-part = { $file }, { $part }: „{ $found }“ geht nicht. Richtig wäre: { $right }

## Was Terminal und Browser beide vom Tisch sagen

would-jotun = Ein Jötunn würde aktiviert.
would-stop = Der Zug würde sofort enden.
would-lose = Ihr würdet verlieren: { $reason }
would-win = Ihr würdet gewinnen: { $reason }
because-alone = weder ein Feind noch ein anderer Gott ist dort
because-enemy = ein Feind ist dort
because-company = ein anderer Gott ist dort
because-valshamr = mit Valshamr darf man einen Feind ignorieren
because-odroerir = Ódroerir gibt Vorteil, wenn man allein ist
why-besieged = Belagert von { $jotun }: keine Aktion.
why-devastated = Verwüstet: keine Aktion, aber hier kann der Baum geheilt werden.
why-healed = In diesem Zug geheilt: Die Aktion wartet auf den nächsten.
why-nothing = Die Aktion könnte jetzt nichts bewirken.
level-top = obere Ebene
level-middle = mittlere Ebene, die sich dreht
level-bottom = untere Ebene
nobody = niemand
world-here = Hier: { $names }.
world-label = { $world }, { $level }.
die-rolling = rollt
support = Unterstützungsgott
own-elves = { $count ->
    [one] 1 Alb
   *[other] { $count } Alben
    }
own-dice = { $count ->
    [one] 1 Wanenwürfel
   *[other] { $count } Wanenwürfel
    }
saga-page = Seite { $page } von { $pages }
saga-goal = Ziel
saga-holds = Regeln der Seite
saga-actions = Aktionen
saga-track = Nidhöggs Weg
saga-space = Auf Feld { $number }
saga-turn = Beim Umblättern
saga-loss = Auch verloren
saga-progress = { $count } von { $need }
track-P = die Seite wird umgeblättert
track-T = der Baum: ihr gewinnt
track-X = der tote Baum: ihr verliert

## Das Buch der Sagas: Teile

figure-son1 = Bergelmirson I
figure-son2 = Bergelmirson II
figure-son3 = Bergelmirson III
figure-skoll = Skoll
figure-hati = Hati
figure-naglfar = Naglfar
figure-garm = Garm
    .effect = Kämpfe gegen Hel und Naglfar haben eine Gefahr mehr.
figure-modgud = Modgud
    .effect = Götter können Niflheim nicht durch einen senkrechten Schritt verlassen.
figure-ganglati = Ganglati
    .effect = Nach jeder Aktivierung von Hel geht ein Namenloser mehr zu ihr.
figure-ganglot = Ganglot
    .effect = Wer Lebenspunkte zurückbekommt, bekommt einen weniger.
figure-dragon = Nidhögg
stand-quay = am Kai
stand-deck = an Bord von Naglfar
stand-out = aus dem Spiel
token-none = nichts
token-hidden = ein verdeckter Marker
token-oath = ein Eid
token-broken = ein gebrochener Eid
tally-oaths = Eide auf der Seite
tally-mended = Gebrochene Eide geheilt
tally-ransom = Balder freigekauft
tally-leashes = Geschmiedete Fesseln
tally-sunk = Naglfar versenkt
tally-bridge = Feuerriesen auf der Brücke
tally-cracks = Risse im Bogen
tally-wounds = Wunden von Nidhögg
pool-muspell = Reserve der Feuerriesen
pool-giants = Surts Leiter
pool-anonymous = Namenlose in Midgard
pool-dead = Hels Leiter
pool-heroes = Helden in Midgard
pool-valhalla = Walhalla
pool-alfheim = Alben in Alfheim
pool-vanaheim = Wanenwürfel in Vanaheim
pool-elves = Eigene Alben
pool-dice = Eigene Wanenwürfel

## Das Buch der Sagas: Seiten. Wo Zahlen von den Spielern abhängen, gilt die erste für drei bis fünf.

page-balder-1 = Neun Eide
    .tale = Frigg bittet alles unter dem Himmel, ihrem Sohn nichts zu tun.
    .goal = Bringt { $need } Eide auf die Seite.
    .holds =
        Auf jeder Welt liegt ein verdeckter Marker: sechs Eide und drei gebrochene Eide.
        Mit seiner ersten offenen Karte holt Loki einen Eid von der Seite in seine Welt zurück, wenn dort kein Marker liegt.
    .space = Ein Jötunn wird aktiviert.
    .loss = Drei gebrochene Eide liegen offen.
page-balder-2 = Der Mistelzweig
    .tale = Ein Zweig schien zu jung, um zu schwören.
    .goal = Haltet durch, bis Nidhögg die Seite umblättert.
    .holds =
        Alle Marker verlassen die Welten, und die Eide verlassen die Seite.
        Mit Hels erster offener Karte geht ein Namenloser auf ihre Leiter.
    .turn = Jeder Gott der Spieler bekommt einen Lebenspunkt zurück, wenn Loki im Kerker ist; sonst verliert jeder einen.
page-balder-3 = Der Ritt zu Hel
    .tale = Sie gibt ihn frei, wenn alles um ihn weint.
    .goal = Kauft Balder frei.
    .holds =
        Die Eidmarker stehen hier für Tränen. Je einer liegt auf Alfheim, Vanaheim, Midgard, Nidavellir, Svartalfheim und Jötunheim.
        Mit seiner ersten offenen Karte holt Loki einen von der Seite in seine Welt zurück, wenn dort kein Marker liegt.
    .space = Hel steigt eine Ebene, außer sie ist schon ganz oben.
page-fimbulwinter-1 = Der erste Winter
    .tale = Der Schnee kommt aus allen vier Winden, und kein Sommer folgt ihm.
    .goal = Haltet durch, bis Nidhögg die Seite umblättert.
    .holds =
        Die drei Söhne Bergelmirs beginnen in Jötunheim. Sie zählen bei Aktionen als Feinde, bei Verwüstungen nicht.
        Ein Sohn hat Macht 3; besiegt geht er nach Jötunheim zurück.
        Mit Hels erster offener Karte steigt der unterste Sohn eine Ebene. Von der oberen Ebene aus verwüstet er seine Welt und geht nach Jötunheim zurück.
    .turn = Die Hälfte der Helden, aufgerundet, verlässt Walhalla.
    .loss = Ein Sohn auf der oberen Ebene muss aus einer schon verwüsteten Welt steigen.
page-fimbulwinter-2 = Der zweite Winter
    .tale = Brüder beginnen einander das Brot vorzuzählen.
    .goal = Haltet durch, bis Nidhögg die Seite umblättert.
    .holds =
        Die Söhne zählen bei Aktionen als Feinde, bei Verwüstungen nicht.
        Ein Sohn hat Macht 3, nach Glut 1; besiegt geht er nach Jötunheim zurück.
        Mit der ersten offenen Karte von Hel oder Surt steigt der unterste Sohn eine Ebene. Von der oberen Ebene aus verwüstet er seine Welt und geht nach Jötunheim zurück.
    .space = Jede Welt der mittleren Ebene, in der ein Sohn steht, wird verwüstet.
    .turn = Jeder Gott der Spieler, in dessen Welt ein Sohn steht, verliert einen Lebenspunkt.
    .loss = Ein Sohn auf der oberen Ebene muss aus einer schon verwüsteten Welt steigen.
page-fimbulwinter-3 = Der dritte Winter
    .tale = Nun muss der Winter selbst erschlagen werden.
    .goal = Erschlagt alle drei Söhne.
    .holds =
        Die Söhne zählen bei Aktionen als Feinde, bei Verwüstungen nicht.
        Ein Sohn hat Macht 3, nach Glut 1. Wird er außerhalb von Jötunheim besiegt und steht dort noch ein Gott, ist er erschlagen; sonst geht er nach Jötunheim zurück.
        Wer allein spielt, braucht dort keinen zweiten Gott; fehlt er, hat der Kampf eine Gefahr mehr.
        Mit der ersten offenen Karte von Hel oder Surt steigt der oberste Sohn eine Ebene. Von der oberen Ebene aus verwüstet er seine Welt und geht nach Jötunheim zurück.
    .space = Jeder Sohn steigt eine Ebene.
    .loss = Ein Sohn auf der oberen Ebene muss aus einer schon verwüsteten Welt steigen.
page-sky_wolves-1 = Die Jagd
    .tale = Skoll läuft der Sonne nach, Hati dem Mond.
    .goal = Haltet durch, bis Nidhögg die Seite umblättert.
    .holds =
        Beide Wölfe beginnen auf Feld 1 ihrer Bahn. Skoll wird in Vanaheim bekämpft, Hati in Alfheim.
        Die Macht eines Wolfs ist die Zahl seines Feldes, mindestens 3; besiegt geht er 2 Felder zurück.
        Mit Fenrirs erster offener Karte läuft Skoll ein Feld weiter, mit Lokis erster Hati.
    .space = Der Wolf, der weiter vorn ist, läuft ein Feld weiter.
    .turn = Beide Wölfe laufen ein Feld weiter.
    .loss = Ein Wolf erreicht Feld 5.
page-sky_wolves-2 = Die Fesseln
    .tale = Die Zwerge verlangen Kleinigkeiten: Geduld, Licht, ein Erbstück.
    .goal = Schmiedet { $need } Fesseln.
    .holds =
        Skoll wird in Vanaheim bekämpft, Hati in Alfheim.
        Die Macht eines Wolfs ist die Zahl seines Feldes, mindestens 3; besiegt geht er 2 Felder zurück.
        Mit Fenrirs erster offener Karte läuft Skoll ein Feld weiter, mit Lokis erster Hati.
        In einer Runde wird höchstens eine Fessel geschmiedet; wer allein spielt, schmiedet nicht in zwei Zügen hintereinander.
    .space = Der Wolf, der weiter vorn ist, läuft ein Feld weiter.
    .loss = Ein Wolf erreicht Feld 5.
page-sky_wolves-3 = Gebunden
    .tale = Wer eine Fessel hält, muss nahe genug heran.
    .goal = Bindet beide Wölfe.
    .holds =
        Skoll wird in Vanaheim bekämpft, Hati in Alfheim.
        Die Macht eines Wolfs ist die Zahl seines Feldes plus 3. Auf Feld 0 oder 1 besiegt, ist er gebunden; sonst geht er 2 Felder zurück.
        Mit Fenrirs erster offener Karte läuft jeder freie Wolf ein Feld weiter.
    .loss = Ein Wolf erreicht Feld 5.
page-naglfar-1 = Nägel der Toten
    .tale = Im Norden wächst ein Schiff, und niemand hat Holz gebracht.
    .goal = Haltet durch, bis Nidhögg die Seite umblättert.
    .holds =
        Garm, Modgud, Ganglati und Ganglot liegen verdeckt am Kai. Jeder schadet, solange er an Bord ist.
        Mit Hels erster offener Karte geht der oberste an Bord, wenn zwei oder mehr Namenlose bei Hel sind.
        Wer an Bord ist, kann in Niflheim bekämpft werden: Garm hat Macht 4, Modgud 3, die anderen 2. Besiegt kommt er am Kai unter die anderen.
    .turn = Die obersten gehen an Bord, bis dort drei sind (zu viert oder zu fünft zwei), und Naglfar segelt in die Welt über Niflheim.
    .loss = Jemand muss an Bord gehen, und am Kai ist niemand mehr.
page-naglfar-2 = Auf See
    .tale = Der Rumpf schwimmt, die Toten rudern.
    .goal = Besiegt Naglfar in einer Welt, ohne dass jemand aus Hels Gefolge an Bord ist; zu zweit oder allein darf es einer sein.
    .holds =
        In einer Welt ist Naglfar in jeder Hinsicht ein Feind, mit Macht 5 plus eins für jeden an Bord; zu viert oder zu fünft mit Macht 4 plus eins für jeden.
        Mit Iormungands erster offener Karte segelt es: vom Kai in die Welt über Niflheim, von einer Welt eine Ebene höher. Nach Iormungands Aktivierung geht noch einer an Bord.
        Wird Naglfar besiegt und sind mehr an Bord, als das Ziel erlaubt, kommt es an den Kai, und einer an Bord verlässt das Spiel.
        Solange Naglfar am Kai ist, kann in Niflheim bekämpft werden, wer an Bord ist: Garm hat Macht 4, Modgud 3, Ganglati und Ganglot 2. Besiegt verlassen sie das Spiel.
    .space = Der Baum dreht sich einen Schritt, und Naglfar segelt.
    .loss = Naglfar muss von der oberen Ebene weitersegeln.
page-bifrost-1 = Der Marsch
    .tale = Aus Muspellsheim kommen sie im Gleichschritt, und die Brücke summt.
    .goal = Haltet durch, bis Nidhögg die Seite umblättert.
    .holds =
        Mit Surts erster offener Karte tritt ein Feuerriese aus der Reserve auf die Brücke.
    .space = Ein Feuerriese aus der Reserve tritt auf die Brücke.
    .turn = Ihr nennt einen Gott der Spieler, einen in Asgard, wenn dort einer ist. Ihm drohen so viele Gefahren, wie Riesen auf der Brücke stehen.
    .loss = Vier Feuerriesen stehen auf der Brücke.
page-bifrost-2 = Schlagt den Bogen
    .tale = Heimdall hat sie gebaut. Heimdall weiß, wohin man schlagen muss.
    .goal = Schlagt { $need } Risse in den Bogen.
    .holds =
        Mit Surts erster offener Karte tritt ein Feuerriese aus der Reserve auf die Brücke.
        Mit Lokis erster offener Karte schließt sich ein Riss, wenn er in Asgard oder Midgard ist.
        In einer Runde wird höchstens einmal geschlagen; wer allein spielt, schlägt nicht in zwei Zügen hintereinander.
    .loss = Vier Feuerriesen stehen auf der Brücke.
page-bifrost-3 = Kein Weg zurück
    .tale = Die Brücke liegt unten, und die Götter sehen in die Lücke.
    .goal = Haltet durch, bis Nidhögg den Baum erreicht.
    .holds =
        Die Feuerriesen auf der Brücke gehen in die Reserve zurück.
        Kein senkrechter Schritt führt nach Asgard oder von dort weg. Kräfte, Artefakte, Kreaturen und Runen bringen Götter weiterhin hin.
        Müsste Surt oder Hel nach Asgard steigen, bleibt der Feind, wo er ist, und der aktive Gott verliert einen Lebenspunkt.
page-vigrid-1 = Die Heere sammeln sich
    .tale = Hundert Meilen in jede Richtung: Die Ebene ist gerade breit genug.
    .goal = Haltet durch, bis Nidhögg die Seite umblättert.
    .holds =
        Fenrir beginnt in Asgard, Loki in Svartalfheim, Iormungand auf der dritten Insel. Vier Feuerriesen sind bei Surt, vier Namenlose bei Hel.
        Jeder Gott der Spieler beginnt mit einem Artefakt der Stufe 1 oder 2 und einem Alb.
    .turn = Zwei Jötnar werden aktiviert.
page-vigrid-2 = Die Zweikämpfe
    .tale = Jeder von euch kennt den Namen seines Gegners schon lange.
    .goal = Erschlagt { $need } Feinde.
    .holds =
        Wird ein Feind in einem Kampf besiegt, in dem niemand einen Lebenspunkt verliert, ist er erschlagen und verlässt das Spiel.
        Jeder Feind hat mindestens Macht 8; zu zweit oder allein 7, zu fünft 6.
        Ein Kampf gegen den vorbestimmten Gegner hat eine Gefahr weniger: Odin und Fenrir, Thor und Iormungand, Freyr und Surt, Heimdall und Loki, Tyr und Hel. Freyia und Frigg nennen ihren.
    .space = Surt und Hel steigen je eine Ebene, außer sie sind schon ganz oben.
page-vigrid-3 = Der Drache
    .tale = Was an den Wurzeln nagte, kommt herauf und zeigt sich.
    .goal = Verwundet Nidhögg { $need }-mal.
    .holds =
        Nidhögg ist in Niflheim und dort ein Feind, mit Macht 6, zu zweit oder allein 5, plus eins für jeden Feind, der nicht erschlagen ist.
        Jeder Kampf gegen ihn verwundet ihn einmal. Er wird höchstens einmal in der Runde bekämpft; wer allein spielt, bekämpft ihn nicht in zwei Zügen hintereinander.
        Mit Nidhöggs erster offener Karte verliert der aktive Gott einen Lebenspunkt, wenn er in Niflheim ist.
        Jeder andere Feind hat weiterhin mindestens Macht 8; zu zweit oder allein 7, zu fünft 6.
        Feinde werden erschlagen wie auf der Seite davor, und vorbestimmte Gegner gelten weiter.

## Das Buch der Sagas: Aktionen

errand-swear = Den Eid abnehmen
    .effect = 1 Gefahr, dann wird der Marker hier aufgedeckt. Ein Eid kommt auf die Seite; ein gebrochener bleibt, und Loki kommt her.
errand-mend = Den gebrochenen Eid heilen
    .effect = 2 Gefahren, dann verlässt der gebrochene Eid hier das Spiel.
errand-weep = Um Balder weinen
    .effect = Der Eidmarker hier kommt auf die Seite.
errand-ransom = Balder freikaufen
    .effect = So viele Gefahren, wie Hel Macht hat. Nur wenn sie in Niflheim ist und 4 Eidmarker auf der Seite liegen; zu zweit oder allein 3.
errand-embers = Glut holen
    .effect = In Muspellsheim: 2 Gefahren, dann hat ein Sohn deiner Wahl in seinem nächsten Kampf Macht 1.
errand-forge = Eine Fessel aus Alben und Würfel schmieden
    .effect = In Nidavellir: Gib 2 Alben und einen Wanenwürfel für eine Fessel zurück.
errand-melt = Eine Fessel aus einem Artefakt schmieden
    .effect = In Nidavellir: Leg eines deiner Artefakte für eine Fessel unter seinen Stapel.
errand-hold_chariot = Den Wagen halten
    .effect = In Asgard: 2 Gefahren, dann geht ein Wolf deiner Wahl 1 Feld zurück.
errand-cut_nails = Die Nägel schneiden
    .effect = In Niflheim: 2 Gefahren, dann gehen bis zu 2 Namenlose nach Midgard zurück, und du siehst dir das oberste Plättchen am Kai an.
errand-throw_down = Riesen von der Brücke werfen
    .effect = In Midgard: 2 Gefahren, dann gehen bis zu 2 Riesen in die Reserve zurück.
errand-hold_gate = Das Tor halten
    .effect = In Asgard: Ein Held geht nach Midgard zurück und ein Riese von der Brücke in die Reserve.
errand-strike = Den Bogen schlagen
    .effect = In Asgard: 4 Gefahren, dann ein Riss.

## Die Kampagne, wie Terminal und Browser sie nennen

campaign-at = Saga { $number } von { $all }: { $saga }{ $tries ->
        [one] .
       *[other] , Versuch { $tries }.
    }
experience-of = { $count ->
        [one] { $god } kann 1 Erfahrungspunkt ausgeben.
       *[other] { $god } kann { $count } Erfahrungspunkte ausgeben.
    }
experience-left = { $count ->
        [one] Erfahrung: 1 Punkt.
       *[other] Erfahrung: { $count } Punkte.
    }
gain-asgard = { $amount ->
        [one] eine verwüstete Welt heilen, 1 Gefahr
       *[other] eine verwüstete Welt heilen, { $amount } Gefahren
    }
gain-alfheim = { $amount ->
        [one] 1 Alb nehmen
       *[other] bis zu { $amount } Alben nehmen
    }
gain-vanaheim = { $amount ->
        [one] 1 Wanenwürfel nehmen
       *[other] bis zu { $amount } Wanenwürfel nehmen
    }
gain-midgard = { $amount ->
        [one] 1 Helden nach Walhalla schicken
       *[other] { $amount } Helden nach Walhalla schicken
    }
gain-nidavellir = { $amount ->
        [one] das offene Artefakt der Stufe 1 nehmen
       *[other] ein offenes Artefakt der Stufen 1 bis { $amount } nehmen
    }
gain-svartalfheim = { $amount ->
        [one] 1 Kreatur ziehen
       *[other] { $amount } Kreaturen ziehen und eine rufen
    }
gain-jotunheim = { $amount ->
        [one] 1 Runenstein werfen
       *[other] { $amount } Runensteine werfen
    }
gain-niflheim = { $amount ->
        [one] bis zu 3 Namenlose befreien, 1 Gefahr
       *[other] bis zu 3 Namenlose befreien, { $amount } Gefahren
    }
gain-muspellheim = { $amount ->
        [one] bis zu 3 Riesen verjagen, 1 Gefahr
       *[other] bis zu 3 Riesen verjagen, { $amount } Gefahren
    }
why-strength = Aktion { $strength }: { $cause }.
odds-row = { $risks ->
        [one] 1 Gefahr · { $clear } % ohne Verlust · im Schnitt −{ $loss } Leben
       *[other] { $risks } Gefahren · { $clear } % ohne Verlust · im Schnitt −{ $loss } Leben
    }
odds-safe = { $risks ->
        [0] keine Gefahr
        [one] 1 Gefahr, sicher abgewendet
       *[other] { $risks } Gefahren, sicher abgewendet
    }
order-first = { $god } beginnt
order-god = { $god }
enemy-power = { $enemy } ({ $power })
held = { $thing } ist gewählt. Was nun?
