### Norsaga auf Deutsch: Karten, Fragen, Antworten, Ereignisse. Die Regeln stehen in de.rules.ftl.

title = Norsaga
tagline = Ruf deine Ahnen zu Hilfe und beweise, dass deine Saga wahr ist, bevor es den anderen mit ihrer gelingt.

## Karten im Satz

card = { $name } ({ $kind } { $id })
nothing = nichts
dealer = Der Geber

## Plätze: für sich, und als .object im Satz, dort im Akkusativ nach „als“ oder Komma; der eigene Stammbaum des Handelnden bleibt dort ungenannt

place = { $of ->
        [yours] dein { $spot }
        [their] eigener { $spot }
       *[other] { $spot } von { $owner }
    }
    .object = { $of ->
        [yours] deinen { $spot }
        [their] { $spot }
       *[other] { $spot } von { $owner }
    }

spot-Y = jüngster Held
    .object = jüngsten Helden
spot-P1 = linker Elternteil
    .object = linken Elternteil
spot-P2 = rechter Elternteil
    .object = rechten Elternteil
spot-G1 = erster Großelternteil
    .object = ersten Großelternteil
spot-G2 = zweiter Großelternteil
    .object = zweiten Großelternteil
spot-G3 = dritter Großelternteil
    .object = dritten Großelternteil
spot-G4 = vierter Großelternteil
    .object = vierten Großelternteil

## Merkmale

trait-R = Stärke
trait-G = Geschick
trait-B = Wissen
trait-Y = Glaube
trait-K = Verhängnis
trait-P = Skalde

## Klassen

class-RR = Berserker
class-RG = Freibeuter
class-RB = Sturmrufer
class-RY = Jarl
class-GR = Jäger
class-GG = Gaukler
class-GB = Zauberweber
class-GY = Seefahrer
class-BR = Runenritzer
class-BG = Geistgänger
class-BB = Hexe
class-BY = Seher
class-YR = Eidwächter
class-YG = Heiler
class-YB = Gesetzessprecher
class-YY = Kleriker
class-SkR = Skalde der Stärke
class-SkG = Skalde des Geschicks
class-SkB = Skalde des Wissens
class-SkY = Skalde des Glaubens
class-Gh = Geist

## Helden

hero-RR1 = Thorgeld Ochsenrücken
hero-RR2 = Ragna Spaltschild
hero-RR3 = Ulf Blankklinge
hero-RG1 = Hakke Dornfaust
hero-RG2 = Sigra Flinkaxt
hero-RG3 = Brusi Zaunbrecher
hero-RB1 = Eyvar Donnerzunge
hero-RB2 = Hildra Sturmstirn
hero-RB3 = Kolgrim Frostfaust
hero-RY1 = Ottgar Hochhalle
hero-RY2 = Asvor Goldarm
hero-RY3 = Steinar Eidring
hero-GR1 = Skadra Langbogen
hero-GR2 = Orm Rotschlinge
hero-GR3 = Tofa Bärenmesser
hero-GG1 = Lopti Langfinger
hero-GG2 = Vigdra Halbschatten
hero-GG3 = Snorre Falltür
hero-GB1 = Alfhild Knotenlist
hero-GB2 = Greip Rabenzopf
hero-GB3 = Mjoll Knochenperle
hero-GY1 = Leif Salzsegel
hero-GY2 = Unna Wogenwerk
hero-GY3 = Bardi Sternruder
hero-BR1 = Runolf Meißelhand
hero-BR2 = Ingrun Narbenschrift
hero-BR3 = Egvald Steinschreiber
hero-BG1 = Hvit Nebelfuß
hero-BG2 = Yrsa Hohlschritt
hero-BG3 = Draumi Eulenmantel
hero-BB1 = Groa Nachtkessel
hero-BB2 = Heidrun Natternlocke
hero-BB3 = Vafthra Grauauge
hero-BY1 = Sefa Lampenblick
hero-BY2 = Aldis Weitblick
hero-BY3 = Torvin Morgendeuter
hero-YR1 = Brand Schildschwur
hero-YR2 = Hallgerd Eisenpsalm
hero-YR3 = Sturla Pfortenwacht
hero-YG1 = Eirny Kräutertasche
hero-YG2 = Laug Sanfthand
hero-YG3 = Birk Balsambeutel
hero-YB1 = Lodvar Rechtsstab
hero-YB2 = Signy Pergamentmantel
hero-YB3 = Thorkel Wahrbecher
hero-YY1 = Gudmar Kerzenhort
hero-YY2 = Thyra Weißhand
hero-YY3 = Asmar Herdschwur

## Skalden

hero-SK-R1 = Bragmar Kriegslied
hero-SK-R2 = Ljota Trommelherz
hero-SK-R3 = Ketil Schlachtstab
hero-SK-G1 = Vifil Schelmenvers
hero-SK-G2 = Dotta Rohrflöte
hero-SK-G3 = Hrapp Spottmesser
hero-SK-B1 = Kvasa Tiefsang
hero-SK-B2 = Ofeig Sternkenning
hero-SK-B3 = Runa Rätselmund
hero-SK-Y1 = Solva Hymnenhalle
hero-SK-Y2 = Geirmund Glockenstimme
hero-SK-Y3 = Astri Abendlied

## Geister: ohne Artikel, damit ihr Name in jedem Satz gleich bleibt

hero-GH-1 = Oheim Wassergrab
hero-GH-2 = Braut vom Hügelgrab
hero-GH-3 = Steuermann Ohnekopf
hero-GH-4 = Vetter Nimmersatt
hero-GH-5 = Zwilling Namenlos
hero-GH-6 = Wache im Eis
hero-GH-7 = Schmied Tränenreich
hero-GH-8 = Kind vom Steinmal
hero-GH-9 = Ertränker mit der Laterne
hero-GH-10 = Bruder der Braut
hero-GH-11 = Truchsess Grablos
hero-GH-12 = Kind von der Furt

## Sagas

saga-SG-01 = Die Flucht aus der Wolfsgrube
saga-SG-02 = Das Duell unter dem Nordlicht
saga-SG-03 = Die Wallfahrt des Hammers
saga-SG-04 = Der Raub des Mondfadens
saga-SG-05 = Die Fähre zur heiligen Insel
saga-SG-06 = Das Buch der ertrunkenen Götter
saga-SG-07 = Die gestohlenen Stiefel des Riesen
saga-SG-08 = Die Belagerung des Salzturms
saga-SG-09 = Der Troll mit den neun Namen
saga-SG-10 = Das Lösegeld für den Königsschild
saga-SG-11 = Der Brand der Eisflotte
saga-SG-12 = Der Kampf an der Rabenbrücke
saga-SG-13 = Der Eber vom Schwarzmoor
saga-SG-14 = Die Wette der sechzehn Messer
saga-SG-15 = Die Rune, die blutete
saga-SG-16 = Die Rache für die Abtei
saga-SG-17 = Der Krieg der zwei Winter
saga-SG-18 = Der Eid auf dem Amboss
saga-SG-19 = Die Uhrwerkschlange
saga-SG-20 = Die geschmuggelte Reliquie
saga-SG-21 = Die Tür in der Eiche
saga-SG-22 = Der lange Marsch des Heilers
saga-SG-23 = Der Prozess gegen den schlafenden Seher
saga-SG-24 = Die Beichte des Drachen
saga-SG-25 = Die Braut, die ein Fuchs war
saga-SG-26 = Das Schiff, das über Nacht entstand
saga-SG-27 = Das Rätselmahl
saga-SG-28 = Der Garten der Winteräpfel
saga-SG-29 = Die Karte der Walstraßen
saga-SG-30 = Die Glocke unter dem Fjord
saga-SG-31 = Der Ringkampf mit dem Meerkönig
saga-SG-32 = Der Schlüssel zu Hels Speisekammer
saga-SG-33 = Der Handel mit dem Nordwind
saga-SG-34 = Das letzte Leuchtfeuer
saga-SG-35 = Die große Winterjagd
saga-SG-36 = Die Harfe des Sturmriesen
saga-SG-37 = Die Krönung der Waise
saga-SG-38 = Das Labyrinth der Wurzeln
saga-SG-39 = Die neunfache Überfahrt
saga-SG-40 = Das Erwachen des steinernen Chors

## Ausschmückungen und was sie tun

embellishment-adapt = Anpassung
embellishment-assault = Angriff
embellishment-invade = Einfall
embellishment-plunder = Plünderung
embellishment-turncoat = Überläufer
embellishment-infiltrate = Unterwanderung
embellishment-augur = Weissagung
embellishment-offering = Opfergabe
embellishment-possess = Besessenheit
embellishment-chant = Gesang
embellishment-prayer = Gebet
embellishment-martyr = Märtyrer
embellishment-whisper = Flüstern
embellishment-nix = Auslöschung
embellishment-ragnarok = Ragnarök

effect-adapt = Entlasse einen deiner Helden und lege eine Handkarte auf seinen Platz.
effect-assault = Wirf zwei Karten ab; jemand deiner Wahl entlässt einen Helden.
effect-invade = Spiele eine Karte in einem fremden Stammbaum aus.
effect-plunder = Sieh dir eine fremde Hand an; du darfst eine Karte tauschen.
effect-turncoat = Nimm einen deiner Helden zurück, spiele eine Karte aus und wirf dann beliebig viele ab.
effect-infiltrate = Sieh dir eine Hand an und platziere ihre Karten auf Helden derselben Farbe.
effect-augur = Zieh eine Karte, dann wirf eine ab.
effect-offering = Wirf eine Karte ab; danach darfst du eine andere ihrer Farbe ausspielen.
effect-possess = Tausche einen deiner Helden gegen einen aus einem fremden Stammbaum.
effect-chant = Wirf deine ganze Hand ab und zieh drei Karten.
effect-prayer = Decke die oberste Karte des Nachziehstapels auf und spiele sie aus.
effect-martyr = Alle entlassen einen Helden; du füllst die Lücken mit neuen Karten.
effect-whisper = Spiele eine Karte aus und nimm einen Verhängnis-Marker.
effect-nix = Alle entlassen einen Helden; du nimmst einen Verhängnis-Marker.
effect-ragnarok = Alle Großeltern in allen Stammbäumen werden entlassen; du nimmst einen Verhängnis-Marker.

## Fragen: an den, der gefragt ist, und was die anderen derweil lesen

ask-story-embellish = Geschichte ausschmücken: Welche Ausschmückung nutzt du? Du darfst auch verzichten.
    .wait = { $seat } überlegt sich eine Ausschmückung.
ask-tale-continue = Weitererzählen: Spiele eine Handkarte aus.
    .wait = { $seat } wählt eine Karte zum Ausspielen.
ask-skald-embellish = Ein Skalde lässt dich ausschmücken. Welche Ausschmückung nutzt du? Was du jetzt nicht nutzt, verfällt.
    .wait = { $seat } überlegt sich die Ausschmückung des Skalden.
ask-adapt-dismiss = Anpassung: Welchen deiner Helden entlässt du? Auf seinen Platz kommt eine deiner Handkarten.
    .wait = { $seat } wählt einen Helden, der für „Anpassung“ geht.
ask-adapt-place = Anpassung: Welche Handkarte platzierst du als { $spot }?
    .wait = { $seat } wählt eine Karte für „Anpassung“.
ask-assault-pay = { $left ->
        [one] Angriff: Wähle noch eine Karte zum Abwerfen.
       *[other] Angriff: Du wirfst { $left } Karten ab. Wähle die erste.
    }
    .wait = { $seat } wählt Karten, die „Angriff“ kostet.
ask-assault-target = Angriff: Wen greifst du an? Wer angegriffen wird, entscheidet, welcher eigene Held geht.
    .wait = { $seat } wählt das Ziel für „Angriff“.
ask-assault-dismiss = Du wirst angegriffen: Welchen deiner Helden entlässt du?
    .wait = { $seat } wird angegriffen und wählt einen Helden, der geht.
ask-invade-play = Einfall: Spiele eine Handkarte in einem fremden Stammbaum aus.
    .wait = { $seat } wählt eine Karte und einen Stammbaum für „Einfall“.
ask-plunder-target = Plünderung: Wessen Hand willst du sehen?
    .wait = { $seat } wählt eine Hand zum Plündern.
ask-plunder-swap = Plünderung: Tausche eine deiner Karten gegen eine von { $target } oder behalte, was du hast.
    .wait = { $seat } überlegt, ob sich ein Tausch lohnt.
ask-turncoat-take = Überläufer: Welchen deiner Helden nimmst du auf die Hand zurück?
    .wait = { $seat } wählt einen Helden zum Zurücknehmen.
ask-turncoat-play = Überläufer: Spiele jetzt eine Karte aus, die zurückgenommene oder eine andere.
    .wait = { $seat } wählt eine Karte zum Ausspielen für „Überläufer“.
ask-turncoat-discard = Überläufer: Wirf beliebig viele Handkarten ab. Sie werden gemeinsam abgelegt, sobald du fertig bist.
    .wait = { $seat } darf Karten abwerfen.
ask-infiltrate-target = Unterwanderung: Wessen Hand willst du sehen? Du darfst auch deine eigene wählen.
    .wait = { $seat } wählt eine Hand zum Unterwandern.
ask-infiltrate-place = { $target_you ->
        [yes] Unterwanderung: Platziere eine deiner Handkarten auf einem Helden derselben Farbe, oder hör auf.
       *[no] Unterwanderung: Platziere eine Handkarte von { $target } auf einem Helden derselben Farbe, oder hör auf.
    }
    .wait = { $seat } sucht Helden, die sich unterwandern lassen.
ask-augur-discard = Weissagung: Welche Karte wirfst du ab? Es darf auch die neue sein.
    .wait = { $seat } wählt eine Karte, die für „Weissagung“ abgeworfen wird.
ask-offering-discard = Opfergabe: Welche Karte wirfst du ab? Danach darfst du eine andere ihrer Farbe ausspielen.
    .wait = { $seat } wählt eine Karte als Opfergabe.
ask-offering-play = Opfergabe: Du darfst eine andere Karte derselben Farbe ausspielen ({ $colour }).
    .wait = { $seat } darf eine Karte derselben Farbe ausspielen.
ask-possess-take = Besessenheit: Welchen Helden willst du aus einem fremden Stammbaum?
    .wait = { $seat } wählt einen Helden für „Besessenheit“.
ask-possess-give = Besessenheit: Welchen deiner Helden gibst du für den { $spot }?
    .wait = { $seat } wählt einen Helden zum Hergeben.
ask-prayer-play = Gebet: Spiele die aufgedeckte Karte aus.
    .wait = { $seat } wählt einen Platz für die aufgedeckte Karte.
ask-martyr-dismiss = Märtyrer: Welchen deiner Helden entlässt du? Auf seinen Platz kommt eine neue Karte.
    .wait = { $seat } wählt einen Helden, der für „Märtyrer“ geht.
ask-martyr-place = Märtyrer: Platziere eine der neuen Karten auf einem frei gewordenen Platz.
    .wait = { $seat } verteilt die Karten, die für „Märtyrer“ gezogen wurden.
ask-whisper-play = Flüstern: Spiele eine Handkarte aus.
    .wait = { $seat } wählt eine Karte zum Ausspielen für „Flüstern“.
ask-nix-dismiss = Auslöschung: Welchen deiner Helden entlässt du?
    .wait = { $seat } wählt einen Helden, der für „Auslöschung“ geht.
ask-deck-draw = Welche Karte liegt oben auf dem Nachziehstapel?
    .wait = { $seat } zieht eine Karte.
ask-saga-deal = Welche Saga wird ausgeteilt?
    .wait = { $seat } teilt die Sagas aus.
ask-first-choose = Wer beginnt?
    .wait = { $seat } lost aus, wer beginnt.

## Antworten

move-embellish = { $embellishment }: { $effect }
move-play = { $there ->
        [none] { $card } als { $spot } ausspielen
       *[other] { $card } als { $spot } ausspielen und { $there } entlassen
    }
move-place = { $card } platzieren
move-place-at = { $there ->
        [none] { $card } als { $spot } platzieren
       *[other] { $card } als { $spot } platzieren und { $there } entlassen
    }
move-dismiss = { $there ->
        [none] { $spot } entlassen
       *[other] { $there }, { $spot }, entlassen
    }
move-take = { $there ->
        [none] { $spot } zurücknehmen
       *[other] { $there }, { $spot }, zurücknehmen
    }
move-possess = { $there ->
        [none] Den { $spot } nehmen
       *[other] { $there }, den { $spot }, nehmen
    }
move-give = { $there ->
        [none] { $spot } hergeben
       *[other] { $there }, { $spot }, hergeben
    }
move-swap = { $card } gegen { $other } tauschen
move-keep = Nichts tauschen
move-discard = { $card } abwerfen
move-done = Fertig
move-stop = Aufhören
move-pass = Verzichten
move-choose = { $you ->
        [yes] Dich selbst
       *[no] { $seat }
    }
move-draw = { $card } ziehen
move-saga = „{ $saga }“ austeilen
move-first = { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    }

## Was eine Antwort bringen würde, hinter ihr, durch Kommas getrennt

brings-wins = vollendet deine Saga
brings-ties = { $you ->
        [yes] ein Paar stimmt überein: { $trait }
       *[no] ein Paar von { $seat } stimmt überein: { $trait }
    }
brings-told = { $you ->
        [yes] { $now } von 6 statt { $was }
       *[no] { $seat } hat { $now } von 6 statt { $was }
    }
brings-opens = öffnet { $what }
brings-shuts = schließt { $what }
brings-gone = entlässt { $cards }
brings-grants = { $you ->
        [yes] der Skalde lässt dich ausschmücken
       *[no] der Skalde lässt { $seat } ausschmücken
    }

## Ereignisse

event-saga = { $you ->
        [yes] Du bekommst die Saga „{ $saga }“ ({ $traits }).
       *[no] { $seat } bekommt die Saga „{ $saga }“ ({ $traits }).
    }
event-first = { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
event-turn = { $you ->
        [yes] Zug { $turn }: Du bist dran.
       *[no] Zug { $turn }: { $seat } ist dran.
    }
event-draw = { $you ->
        [yes] Du ziehst { $cards }.
       *[no] { $count ->
            [one] { $seat } zieht eine Karte.
           *[other] { $seat } zieht { $count } Karten.
        }
    }
event-reshuffle = { $count ->
        [one] Der Nachziehstapel ist aufgebraucht; die eine Karte vom Ablagestapel wird zum neuen.
       *[other] Der Nachziehstapel ist aufgebraucht; die { $count } Karten vom Ablagestapel werden neu gemischt.
    }
event-reveal = { $you ->
        [yes] Du deckst { $card } auf.
       *[no] { $seat } deckt { $card } auf.
    }
event-embellish = { $you ->
        [yes] Du nutzt „{ $embellishment }“.
       *[no] { $seat } nutzt „{ $embellishment }“.
    }
event-pass = { $you ->
        [yes] Du verzichtest.
       *[no] { $seat } verzichtet.
    }
event-play = { $you ->
        [yes] { $covered ->
            [none] Du spielst { $card } als { $spot } aus.
           *[other] Du spielst { $card } als { $spot } aus und entlässt { $covered }.
        }
       *[no] { $covered ->
            [none] { $seat } spielt { $card } als { $spot } aus.
           *[other] { $seat } spielt { $card } als { $spot } aus und entlässt { $covered }.
        }
    }
event-place = { $you ->
        [yes] { $covered ->
            [none] Du platzierst { $card } als { $spot }.
           *[other] Du platzierst { $card } als { $spot } und entlässt { $covered }.
        }
       *[no] { $covered ->
            [none] { $seat } platziert { $card } als { $spot }.
           *[other] { $seat } platziert { $card } als { $spot } und entlässt { $covered }.
        }
    }
event-dismiss = { $you ->
        [yes] Du entlässt { $card }, { $spot }.
       *[no] { $owner } entlässt { $card }, den { $spot }.
    }
event-discard = { $you ->
        [yes] Du wirfst { $cards } ab.
       *[no] { $seat } wirft { $cards } ab.
    }
event-take = { $you ->
        [yes] Du nimmst { $card }, { $spot }, auf die Hand zurück.
       *[no] { $seat } nimmt { $card }, den { $spot }, auf die Hand zurück.
    }
event-target = { $own ->
        [yes] { $you ->
            [yes] Du greifst dich selbst an: Einer deiner Helden muss gehen.
           *[no] { $seat } greift den eigenen Stammbaum an: Ein Held muss gehen.
        }
       *[no] { $you ->
            [yes] Du greifst { $target } an: Ein Held muss gehen.
           *[no] { $target_you ->
                [yes] { $seat } greift dich an: Einer deiner Helden muss gehen.
               *[no] { $seat } greift { $target } an: Ein Held muss gehen.
            }
        }
    }
event-look = { $own ->
        [yes] { $you ->
            [yes] Du wählst deine eigene Hand.
           *[no] { $seat } wählt die eigene Hand.
        }
       *[no] { $you ->
            [yes] Du siehst die Hand von { $target }: { $cards }.
           *[no] { $target_you ->
                [yes] { $seat } sieht sich deine Hand an.
               *[no] { $seat } sieht sich die Hand von { $target } an.
            }
        }
    }
event-swap = { $you ->
        [yes] Du gibst { $gave } an { $target } und bekommst { $took }.
       *[no] { $target_you ->
            [yes] { $seat } nimmt dir { $took } und gibt dir { $gave }.
           *[no] { $seat } tauscht eine Karte mit { $target }.
        }
    }
event-keep = { $you ->
        [yes] Du tauschst nichts.
       *[no] { $seat } tauscht nichts.
    }
event-possess = { $you ->
        [yes] Du tauschst { $given }, { $spot }, gegen { $card }, den { $from }.
       *[no] { $target_you ->
            [yes] { $seat } tauscht { $given }, den eigenen { $spot }, gegen { $card }, { $from }.
           *[no] { $seat } tauscht { $given }, den eigenen { $spot }, gegen { $card }, den { $from }.
        }
    }
event-doom = { $you ->
        [yes] Du nimmst einen Verhängnis-Marker: Bis zu deinem nächsten Zug steht dein Stammbaum allen offen.
       *[no] { $seat } nimmt einen Verhängnis-Marker: Bis zum nächsten eigenen Zug steht dieser Stammbaum allen offen.
    }
event-undoom = { $you ->
        [yes] Du legst deinen Verhängnis-Marker zurück.
       *[no] { $seat } legt den Verhängnis-Marker zurück.
    }
event-grant = { $you ->
        [yes] Ein Skalde gewährt dir eine Ausschmückung.
       *[no] Ein Skalde gewährt { $seat } eine Ausschmückung.
    }
event-decline = { $you ->
        [yes] Du verzichtest auf die Ausschmückung des Skalden.
       *[no] { $seat } verzichtet auf die Ausschmückung des Skalden.
    }
event-lost = { $you ->
        [yes] Dir steht keine Ausschmückung offen: Die des Skalden verfällt.
       *[no] Für { $seat } steht keine Ausschmückung offen: Die des Skalden verfällt.
    }
event-lapse = { $cap ->
        [one] Mehr als eine Ausschmückung durch Skalden gibt es in einem Zug nicht. Der Rest verfällt: { $seats }.
       *[other] Mehr als { $cap } Ausschmückungen durch Skalden gibt es in einem Zug nicht. Der Rest verfällt: { $seats }.
    }
event-win = { $you ->
        [yes] Du gewinnst! In deinem Stammbaum sind alle sechs Merkmale vereint: Deine Saga ist wahr.
       *[no] { $seat } gewinnt! Im Stammbaum sind alle sechs Merkmale vereint: Diese Saga ist wahr.
    }
event-cap = { $turns ->
        [one] Die Partie endet nach einem Zug, und niemand gewinnt.
       *[other] Die Partie endet nach { $turns } Zügen, und niemand gewinnt.
    }

## Optionen eines Tisches

option-basic = Grundspiel
    .doc = Ohne Skalden, Geister und Verhängnis-Marker. Gut für die erste Partie.
option-ghosts_removed = Weggelassene Geister
    .doc = Weniger Geister, kürzere Partie. Nur zu viert und im vollen Spiel.
option-sagas = Sagas
    .doc = Welche Sagas ausgeteilt werden dürfen.
    .normal = alle außer den schwierigen
    .all = alle
    .difficult = nur die schwierigen
option-deck_profile = Skalden und Geister
    .doc = Wie viele im Nachziehstapel sind: 12-8 heißt 12 Skalden und 8 Geister, 8-12 heißt 8 Skalden und 12 Geister.
option-infiltrate_queue = Warteschlange nach „Unterwanderung“
    .doc = Wer zuerst an der Reihe ist, wenn „Unterwanderung“ mehrere Skalden in Stammbäume gebracht hat.
    .next = wer als Nächstes am Zug ist
    .actor = wer sie genutzt hat
option-first = Wer beginnt
    .doc = Das Los entscheidet, oder du nennst einen Platz.
    .random = das Los entscheidet
option-turn_cap = Höchstzahl der Züge
    .doc = Nach so vielen Zügen endet die Partie, und niemand gewinnt.
option-grant_cap = Höchstzahl der Ausschmückungen durch Skalden
    .doc = Was in einem Zug darüber hinausgeht, verfällt, damit kein Zug endlos dauert.
option-undo = Zurücknehmen
    .doc = Du darfst eine Antwort zurücknehmen, solange sie nichts Verdecktes gezeigt und niemand sonst seither gehandelt hat.

fault-norsaga-ghosts-removed = { $number } Geister lassen sich nur zu viert und im vollen Spiel weglassen.
fault-norsaga-profile-basic = Im Grundspiel gibt es weder Skalden noch Geister; lass ihre Zahl bei 12-8.
fault-norsaga-first = Platz { $first } kann nicht beginnen: Es spielen nur { $players } mit.

## Die drei Schritte eines Zuges

step-1 = Luft holen
step-2 = Geschichte ausschmücken
step-3 = Weitererzählen

## Einzelne Wörter am Tisch

term-tree = Stammbaum
term-hand = Hand
term-saga = Saga
term-progress = Fortschritt
term-markers = Marker
term-deck = Nachziehstapel
term-discard = Ablagestapel
term-queue = Warteschlange
term-doomed = Verhängnis-Marker
term-eligible = Offene Ausschmückungen
term-turn = Zug
term-known-cards = Bekannt auf der Hand
term-maybe-cards = Vielleicht auf der Hand
term-won = Sieg für
term-cap = Niemand gewinnt
tree-of = Stammbaum von { $name }
tree-yours = Dein Stammbaum
held-card = { $card } ist angehoben. Wähle einen Platz oder eine andere Karte.
held-spot = Welche Karte kommt dorthin: { $spot }?
row-as = Als { $spot }
row-over = über { $there }
row-free = ein leerer Platz
row-closed = In einem fremden Stammbaum
row-for = Für { $other }
row-give = { $card } geben
