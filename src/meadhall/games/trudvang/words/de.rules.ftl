### Trudvang Legends: jede Regel in den Worten des Tisches, eine Nachricht je Regelnummer.

## Kapitel

chapter-gen = Grundsätze
chapter-comp = Spielmaterial und Grenzen
chapter-setup = Aufbau
chapter-camp = Die Kampagne
chapter-book = Das Buch der Sagas
chapter-timed = Zeitgebundene Effekte
chapter-health = Leben und Chronikpunkte
chapter-card = Geschichtenkarten
chapter-rune = Runen
chapter-feat = Talente
chapter-status = Zustandsmarker
chapter-miss = Die Fehlschlagleiste
chapter-exh = Erschöpfen und erholen
chapter-enemy = Feinde
chapter-boss = Bosse
chapter-attack = Feindangriffskarten
chapter-threat = Bedrohung
chapter-phase = Runden und Phasen
chapter-travel = Reise
chapter-ship = Schiffe
chapter-engage = Begegnung
chapter-event = Ereignisse
chapter-plan = Kampf: Planung
chapter-res = Kampf: Abwicklung
chapter-test = Proben
chapter-explore = Erkundung
chapter-loc = Orte
chapter-poi = Interessenpunkte
chapter-advmap = Abenteuerpläne
chapter-level = Stufenaufstieg
chapter-defeat = Niederlage
chapter-end = Das Ende eines Abenteuers
chapter-solo = Allein mit einem Söldner
chapter-gloss = Schlüsselwörter

## Grundsätze

TL-GEN-01 = Trudvang Legends ist ein kooperatives Spiel für 1 bis 4 Spieler. Jeder führt genau einen Helden; wer allein spielt, bekommt einen Söldner dazu.
TL-GEN-02 = Eine Regel auf einer Karte oder im Buch geht der Spielanleitung vor, wann immer sie sich widersprechen.
TL-GEN-03 = Alle Helden in einer Region bilden eine Gemeinschaft. Ein einzelner Held ist eine Gemeinschaft für sich.
TL-GEN-04 = Ein Effekt auf die Gemeinschaft trifft jeden Helden in der Region, in der er geschieht, und sonst niemanden.
TL-GEN-05 = Wird gefragt, ob die Gemeinschaft eine Klasse, einen Gegenstand, einen Gefährten, einen Marker oder anderes hat, zählen nur die Helden in der betreffenden Region.
TL-GEN-06 = Eine Geschichtenkarte oder ein Marker für eine Gemeinschaft geht an einen ihrer Helden; die Spieler dieser Gemeinschaft einigen sich, an welchen (Questmarker: TL-CARD-29).
TL-GEN-07 = Wer den Anführermarker hat, hat bei jeder Uneinigkeit das letzte Wort.
TL-GEN-08 = Anweisungen werden ausgeführt, sobald sie gelesen werden, soweit es geht; ein unmöglicher Teil entfällt, der Rest wird ausgeführt.
TL-GEN-09 = Effekte sind Pflicht, es sei denn, es heißt „darf“, sie haben Kosten (TL-CP-04) oder ihre Regel nennt sie freiwillig.
TL-GEN-10 = Was über eine Grenze hinaus zu „gewinnen“ oder zu „verlieren“ wäre, entfällt (siehe TL-GLOSS-11, TL-GLOSS-13).
TL-GEN-11 = Würden mehrere Effekte im selben Augenblick wirken und ist keine Reihenfolge genannt, bestimmen die Spieler sie; betreffen alle nur einen Helden, bestimmt sie dessen Spieler.
TL-GEN-12 = Verborgen sind: die Reihenfolge im Talentstapel, im Aufwertungsstapel, im Ereignisstapel, im Feindangriffsstapel und bei den Wyrd, was als Nächstes aus einem Runenbeutel gezogen wird, nicht aufgedeckte POI, nicht gelesene Abschnitte und nicht aufgedeckte Geschichtenkarten. Alles andere (ausliegende Talente, Inhalt der Beutel, Ablagestapel, Schaden an Feinden) ist offen.
TL-GEN-13 = Ein besiegter Held nimmt bis zu seiner Rückkehr (TL-DEFEAT-02) an keinem Kampf, keiner Probe, keiner Wahl und keinem Effekt der Gemeinschaft teil, und seine Klasse gilt nicht als anwesend. Seine Geschichtenkarten zählen weiterhin, wenn in seiner Region gefragt wird, ob die Gemeinschaft eine Karte hat.
TL-GEN-14 = Widersprechen sich eine Karte und das Buch, gilt der gelesene Abschnitt, solange er ausgeführt wird; danach gilt die Karte. Widersprechen sich zwei Karten, gilt die verbietende; verbietet keine etwas, die neuere.

## Spielmaterial und Grenzen

TL-COMP-01 = Es gibt 108 Runen: 32 Dunkel, 12 Wild und je 16 Wind, Erde, Feuer und Wasser. Ihre Zahl ist begrenzt.
TL-COMP-02 = Es gibt 24 zweiseitige Zustandsmarker (positiv/negativ), je 6 für CP, Abwehr, Angriff und Leben. Ihre Zahl ist begrenzt; ist von einer Art keiner mehr da, erhält man den Zustand nicht.
TL-COMP-03 = An Figuren gibt es 8 Draugr, 8 Waldtrolle, 4 Garme, 4 Bullentrolle, 3 Bosse mit Namen, 2 Schiffe und 6 Helden.
TL-COMP-04 = An Markern gibt es 15 zweiseitige Bedrohungsmarker, 5 Feindmarker, 4 Elitemarker, 12 POI-Marker (A bis L), 6 Questmarker (1 bis 6), 9 Persönlichkeitsmarker, 16 allgemeine Marker, 10 Marker Geräumt/Versperrt, 15 EP-Marker, 1 Gemeinschaftsmarker, 1 Anführermarker und 1 Phasenmarker.
TL-COMP-05 = Schadensmarker (14 zu 1, 12 zu 5, 6 zu 10) dienen nur zum Zählen. In der digitalen Fassung gehen sie nie aus.
TL-COMP-06 = EP-Marker gelten als unbegrenzt (ein Held hat nie lange mehr als 2, TL-LEVEL-01).
TL-COMP-07 = Der Geschichtenbereich hat 12 Hüllen; 2 davon sind von Beginn der Kampagne an mit den Karten Niederlage und Stufenaufstieg belegt. Der Phasenbereich hat 6 nummerierte Hüllen.
TL-COMP-08 = Muss eine Karte in einen vollen Geschichtenbereich, wählen die Spieler eine eingesteckte Karte ohne zeitgebundenen Effekt und ohne Marker und legen sie neben die Abenteuertafel (gibt es keine solche, dann irgendeine außer Niederlage und Stufenaufstieg); sie gilt weiter als eingesteckt.
TL-COMP-09 = Jede Geschichtenkarte hat eine Nummer. Entfernte oder ersetzte Karten kommen der Nummer nach in den Kasten zurück und können später wieder ins Spiel kommen.
TL-COMP-10 = Geschichtenkarten im Kasten sind geheim, bis das Spiel sie aufdecken oder nehmen lässt.
TL-COMP-11 = Das gedruckte Spiel hat 171 Geschichtenkarten, 160 Talente, 14 Ereignisse, 12 Karten im Feindangriffsstapel, 9 Startkarten (3 Phasen, 2 Regelkarten, 4 Städte), 6 Heldenkarten, 6 Startgegenstände, 10 zweiseitige Abenteuerbögen, 2 zweiseitige Bögen mit Abenteuerplänen und 27 Feindfiguren (die 24 gewöhnlichen und die 3 Bosse aus TL-COMP-03). Nur die Zahl der Geschichtenkarten, Bögen und Pläne ist in unserer Fassung frei: Es sind so viele, wie die Kampagne braucht.
TL-COMP-12 = Allgemeine Marker, Marker Geräumt/Versperrt, Quest-, POI- und Persönlichkeitsmarker sind begrenzt; sind zu wenige übrig, werden so viele gelegt, wie da sind.

## Aufbau

TL-SETUP-01 = Legt die Landkarte, die Abenteuertafel, die POI-Tafel, den Kasten mit den Geschichten und die Feindfiguren bereit.
TL-SETUP-02 = Wählt ein freigeschaltetes, noch nicht gespieltes Abenteuer oder eine ebensolche Nebenquest und schiebt den Bogen hinter die POI-Tafel; alle 12 Fenster sind geschlossen.
TL-SETUP-03 = Eine Kampagne beginnt immer mit demselben Abenteuer: dem, das ihr Buch als erstes kennzeichnet. Es hat keine Karte.
TL-SETUP-04 = Jeder Spieler nimmt einen anderen Helden. In einer Partie gibt es höchstens einen Helden jeder Klasse.
TL-SETUP-05 = Jeder Held bekommt seine Figur, seine Heldenkarte (die nicht erschöpfte Seite oben), einen Beutel mit genau den Startrunen seiner Heldenkarte, eine Heldentafel und den Startgegenstand seiner Klasse.
TL-SETUP-06 = Der Lebensmarker kommt auf das aufgedruckte Maximum des Helden, der CP-Marker auf 0; Zustandsleiste und Fehlschlagleiste sind leer.
TL-SETUP-07 = Mischt verdeckt den Ereignisstapel (14), den Feindangriffsstapel (12) und die 4 Wyrd.
TL-SETUP-08 = Zum Aufbau des ersten Abenteuers gehören die weiteren Schritte ab TL-SETUP-20, zum Aufbau späterer die ab TL-SETUP-30.
TL-SETUP-09 = Der Phasenmarker kommt auf die erste belegte Phasenhülle.
TL-SETUP-10 = Wählt den Anführer für dieses Abenteuer.
TL-SETUP-11 = Bögen mit Abenteuerplänen bleiben in der Schachtel, bis eine Anweisung einen verlangt.
TL-SETUP-12 = Lest zu Beginn die Einleitung des gewählten Abenteuers.
TL-SETUP-13 = Spielst du allein, führst du beim Aufbau auch die Schritte für den Söldner ab TL-SOLO-01 aus.
TL-SETUP-20 = Der Talentstapel besteht aus 4 Heldentalenten und 4 Klassentalenten der Stufe I, verdeckt gemischt.
TL-SETUP-21 = Der Aufwertungsstapel besteht aus 4 Heldentalenten und 4 Klassentalenten der Stufe II, verdeckt gemischt; darunter liegen die 2 ultimativen Talente der Klasse.
TL-SETUP-22 = Steckt die Phasenkarten ein: Reise in Hülle 2, Begegnung in 3, Erkundung in 4. Die Hüllen 1, 5 und 6 sind anfangs leer.
TL-SETUP-23 = Die Karten Niederlage und Stufenaufstieg kommen in die ersten beiden Hüllen des Geschichtenbereichs.
TL-SETUP-24 = Steckt die vier Startorte ein: Storhavn in Wildland, Manjord in Manjord, Ildebaad in Dranvelt, Vodd in Sylvan.
TL-SETUP-30 = Jeder Spieler legt seine Gefährten offen und bereit (nicht gedreht) aus.
TL-SETUP-31 = Wähle bis zu 4 aktive Titel; Pflichttitel müssen dabei sein. Die übrigen bleiben inaktiv neben der Heldentafel.
TL-SETUP-32 = Die zusätzlichen Runen der aktiven Titel (nur dieser) kommen in den Beutel.
TL-SETUP-33 = Alle Gegenstände und der Startgegenstand kommen offen in den Gegenstandsstapel, in einer Reihenfolge nach Wahl des Spielers.
TL-SETUP-34 = Jeder Held behält seine EP-Marker von einem Abenteuer zum nächsten.
TL-SETUP-35 = Mischt die Talente der jetzigen Stufe zum Talentstapel und die der nächsten Stufe zum Aufwertungsstapel; darunter kommen die beiden ultimativen, wenn noch nicht alle Talente der Stufe I aufgewertet sind.
TL-SETUP-36 = Am Ende des Aufbaus wirken alle Effekte „Zu Beginn eines Abenteuers“ der eingesteckten Karten, in einer Reihenfolge nach Wahl der Spieler. Auch die Persönlichkeitsmarker werden gelegt.
TL-SETUP-37 = Effekte „Zu Beginn eines Abenteuers“ wirken, bevor die Einleitung gelesen wird.
TL-SETUP-38 = Zwischen zwei Abenteuern darf ein Spieler seinen Helden wechseln: Die Geschichtenkarten des alten gehen an die übrigen Helden, der neue beginnt von vorn (Stufe I, keine EP).
TL-SETUP-39 = Bei mehr als 4 Pflichttiteln wählt der Spieler, welche 4 aktiv sind.
TL-SETUP-40 = Die Zahl der Spieler darf sich zwischen Abenteuern ändern; für einen neuen Spieler gilt TL-SETUP-38; die Geschichtenkarten eines ausscheidenden werden ebenso verteilt.
TL-SETUP-41 = Ein ausscheidender Held gibt sein Wyrd und seinen Startgegenstand zurück; ein neuer bringt den Startgegenstand seiner eigenen Klasse mit. Ist kein anderer Held übrig (allein), erbt der neue Held die Geschichtenkarten.

## Die Kampagne

TL-CAMP-01 = Ein Abenteuer oder eine Nebenquest ist erst spielbar, wenn die Karte freigeschaltet ist; nur das erste Abenteuer braucht keine.
TL-CAMP-02 = Jedes Abenteuer und jede Nebenquest darf nur einmal je Kampagne gespielt werden.
TL-CAMP-03 = Hauptabenteuer sind nötig, um voranzukommen, und ihre Karten werden nie abgelegt.
TL-CAMP-04 = Nebenquests sind freiwillig, in beliebiger Reihenfolge zwischen den Hauptabenteuern spielbar und können vom Buch aus dem Spiel genommen werden.
TL-CAMP-05 = Freigeschaltete Karten liegen bis zum Ende der Kampagne oder bis zu ihrer Entfernung beiseite.
TL-CAMP-06 = Zwischen zwei Partien wählt ihr eine der freigeschalteten, nicht gespielten Karten.
TL-CAMP-07 = In Hauptabenteuern bekommen Helden EP für befreite Regionen, in Nebenquests nur, wenn es ausdrücklich angegeben ist.
TL-CAMP-08 = Von Partie zu Partie bleiben erhalten: eingesteckte Orte, Persönlichkeiten, Welt- und Phasenkarten; bei jedem Helden Talentstapel (samt Wyrd), Aufwertungsstapel, Gegenstände, Titel, Gefährten und EP; freigeschaltete und gespielte Abenteuer; allgemeine Marker auf eingesteckten Karten (TL-CAMP-10).
TL-CAMP-09 = Nicht erhalten bleiben: Leben, CP, zusätzliche Runen, Zustandsmarker, Erschöpfung, gedrehte Gefährten, Questmarker, POI, Feinde, Bedrohung, Schiffe (sofern nicht anders angegeben), die Reihenfolge im Ereignis- und im Angriffsstapel, ausliegende Feindkarten.
TL-CAMP-10 = Allgemeine Marker auf einer eingesteckten Karte bleiben zwischen Abenteuern darauf, sofern sie nichts anderes sagt.
TL-CAMP-11 = Ist kein freigeschaltetes, ungespieltes Hauptabenteuer übrig und hat das Buch die Kampagne nicht für beendet erklärt, endet sie.
TL-CAMP-12 = TL-CAMP-07 streicht nur die EP für Kämpfe. EP, die ein Abschnitt oder eine Karte ausdrücklich gibt, gibt es auch in Nebenquests.
TL-CAMP-13 = Die Kampagne ist mit dem Ende vorbei, das sie für beendet erklärt; bis dahin nicht gespielte Nebenquests sind verloren. Der Tisch weist darauf hin, bevor das Finale gewählt wird.
TL-CAMP-14 = Eine Kampagne, die endete, weil das Buch nichts mehr zu erzählen hatte (TL-CAMP-11), geht weiter, wenn das Buch gewachsen ist: von dort, wo sie stand, mit allem, was Helden und Welt behalten. Ein erklärtes Ende ist endgültig.

## Das Buch der Sagas

TL-BOOK-01 = Es gibt drei Arten von Abschnitten: Einleitung (eine je Abenteuer), nummerierte Abschnitte und Ende (eines oder mehrere).
TL-BOOK-02 = Nummerierte Abschnitte werden nur gelesen, wenn das Buch, ein POI oder eine Karte dorthin schickt.
TL-BOOK-03 = Der Anführer liest vor.
TL-BOOK-04 = Die Einleitung nennt den Aufbau: Startregionen, Aufstellung der Feinde, aufzudeckende Feindkarten und meist einen POI.
TL-BOOK-05 = Gelesen wird weiter, solange ein Abschnitt einen weiteren nennt (direkt oder durch Wahl, Bedingung oder Probe).
TL-BOOK-06 = Das Lesen endet, wenn nichts weiter zu tun ist und ein POI auf dem Tisch aufgedeckt ist (durch diesen Abschnitt oder früher). Dann geht es mit den Phasen weiter.
TL-BOOK-07 = Deckt ein Abschnitt einen POI auf und schickt zugleich zu einem anderen Abschnitt, wird erst der andere gelesen.
TL-BOOK-08 = Nach dem Lesen mitten in einer Phase geht es mit dem Rest dieser Phase weiter, dann mit der nächsten.
TL-BOOK-09 = Zum Buch kommt man nur durch einen POI bei der Erkundung, durch ein Feld eines Abenteuerplans oder auf Anweisung einer Geschichtenkarte zurück.
TL-BOOK-10 = Ein erreichtes Ende beendet das Abenteuer, sobald seine Anweisungen ausgeführt sind.
TL-BOOK-11 = Bedingungen beginnen mit „Wenn“. Ist eine erfüllt, wird ihre Anweisung sofort befolgt; ist sie es nicht, entfällt die ganze Anweisung.
TL-BOOK-12 = Bedingungen fragen nach Karten, Markern, Klassen, früheren Entscheidungen und früheren Ergebnissen.
TL-BOOK-13 = Für Bedingungen zählen alle erworbenen Geschichtenkarten, auch inaktive Titel, gedrehte Gefährten und Gegenstände, die nicht obenauf liegen. Nach einer Karte zu fragen aktiviert sie nicht.
TL-BOOK-14 = Bei einer Wahl nehmt ihr einen der angebotenen Wege und folgt ihm.
TL-BOOK-15 = Eine Wahl für Einzelne („jeder Held darf essen“) trifft der Spieler jedes Helden selbst, und das Ergebnis wird für den Rest des Abenteuers festgehalten, damit spätere Bedingungen fragen können, ob mindestens 1 Held so gewählt hat.
TL-BOOK-16 = Mehrere Bedingungen in einem Abschnitt werden in gedruckter Reihenfolge geprüft; die erste, die zu einem anderen Abschnitt schickt, beendet den jetzigen.
TL-BOOK-17 = Die lesende Gemeinschaft ist die in der Region des POI (oder auf dem Feld des Plans). „Die Region“ oder „hier“ in einem Abschnitt meint diese Region. Bei der Einleitung gehören alle Helden dazu.
TL-BOOK-18 = Über eine freiwillige Anweisung für „einen Helden“ entscheidet dessen Spieler, für „die Gemeinschaft“ diese Gemeinschaft.
TL-BOOK-19 = Lesen und Anweisungen werden ganz ausgeführt, bevor jemand anderes handelt; Helden anderswo sind nicht betroffen, sofern es nicht „alle Helden“ heißt.
TL-BOOK-21 = Die Klasse eines Helden kann Möglichkeiten eröffnen, die Schwierigkeit einer Probe ändern, automatische Erfolge geben oder Schaden verringern, immer durch eine ausdrückliche Bedingung im Buch oder auf einer Karte.
TL-BOOK-20 = Endet das Lesen ohne POI auf dem Tisch, ohne laufenden Abenteuerplan und ohne Ende, ist das Buch fehlerhaft: Das Spiel hält mit einem Hinweis an den Autor an, und der Anführer darf Antworten zurücknehmen.
TL-BOOK-22 = Duell: Lässt ein Abschnitt einen Helden (meist den Krieger) die Feinde eines POI herausfordern, verteidigt er gegen alle ihre Angriffe, solange er im Kampf ist; alles andere bleibt wie sonst.
TL-BOOK-23 = Auch in einem Ende ist „die Gemeinschaft“ nur die, die es erreicht hat (TL-GEN-04); „alle Helden“ meint alle im Spiel.
TL-BOOK-24 = Ein Buch, dessen Abschnitte im Kreis führen, ohne dass dazwischen etwas zu entscheiden wäre, ist fehlerhaft; der Tisch sagt es, statt ewig weiterzulesen.

## Zeitgebundene Effekte

TL-TIMED-01 = Effekte „Zu Beginn eines Abenteuers“ wirken, wenn eine Partie beginnt, und auch sofort, wenn ihre Karte ins Spiel kommt.
TL-TIMED-02 = Effekte „Am Ende eines Abenteuers“ wirken, wenn das Ende gelesen ist.
TL-TIMED-03 = Das Buch kann neue Arten zeitgebundener Effekte festlegen.
TL-TIMED-04 = Orte mit zeitgebundenem Effekt wirken nur zu dieser Zeit und können bei der Erkundung nicht genutzt werden.
TL-TIMED-05 = Bei mehreren Effekten wählen die Spieler die Reihenfolge. Eine Karte, die entfernt wird, bevor sie an der Reihe ist, wirkt nicht.
TL-TIMED-06 = Bringt ein Ende selbst eine Karte ins Spiel, wirkt deren Effekt „Am Ende eines Abenteuers“ noch bei diesem Ende; ein Effekt „Zu Beginn eines Abenteuers“ wirkt sofort (TL-TIMED-01) und zu Beginn des nächsten Abenteuers wieder.

## Leben und Chronikpunkte

TL-HP-01 = Das Leben eines Helden reicht von 0 bis zum aufgedruckten Maximum, nie darunter oder darüber.
TL-HP-02 = Sinkt das Leben eines Helden auf 0, ist er sofort besiegt (TL-DEFEAT-01).
TL-HP-03 = Schaden an einer Feindeinheit summiert sich; erreicht er ihr Leben, ist sie besiegt: Sie und ihr Schaden werden entfernt.
TL-HP-04 = Gewinnt ein Feind Leben zurück, wird ebenso viel Schaden von ihm entfernt; mehr als sein volles Leben hat er nie.
TL-HP-05 = Feinde kommen mit vollem Leben ins Spiel, sofern nicht anders angegeben.
TL-HP-06 = Schaden bleibt zwischen Kämpfen und Runden auf überlebenden Feinden.
TL-HP-07 = Schaden wird je Einheit gezählt; ein ! hat seinen eigenen. Wechselt die Feindkarte, ändert sich das Maximum schon aufgestellter Einheiten sofort; eine Einheit, deren Schaden nun ihr Leben erreicht, ist besiegt.
TL-HP-08 = Was Zustandsmarker an den Werten eines Feindes ändern, gilt für alle Einheiten dieser Karte oder dieses POI.
TL-CP-01 = CP (Chronikpunkte) reichen von 0 bis 12, nie darunter oder darüber.
TL-CP-02 = CP gehören jedem Helden allein; sie werden nie verliehen, zusammengelegt oder getauscht, auch nicht in einer Gemeinschaft.
TL-CP-03 = „X CP: Effekt“ heißt: Zahle X CP für den Effekt; du brauchst mindestens X.
TL-CP-04 = Zahlen ist immer freiwillig.
TL-CP-05 = Nur der Held, der den Effekt nutzt, kann dafür zahlen.
TL-CP-06 = Die Kosten eines Ortes kann jeder Held in der Region für sich zahlen.
TL-CP-07 = „Verliere X CP“ als Effekt ist keine Zahlung und gilt bis hinunter auf 0.

## Geschichtenkarten

TL-CARD-01 = Sollt ihr eine Geschichtenkarte aufdecken, nehmen oder einstecken, müsst ihr es tun, außer der Text lässt euch die Wahl; ihr könnt sie weder ablehnen noch nach Belieben ablegen.
TL-CARD-02 = Die Anweisung, eine Geschichtenkarte aus dem Spiel zu nehmen, ist Pflicht; die Karte kommt in den Kasten zurück.
TL-CARD-03 = Einen Gefährten nimmt ein Spieler der Gemeinschaft und legt ihn offen über seine Heldentafel. Gefährten werden nie getauscht.
TL-CARD-04 = Den Effekt eines Gefährten darf sein Besitzer einmal je Abenteuer in der Abwicklung eines Kampfes nutzen, sofern der Text nichts anderes sagt; Gefährten mit „Sofort“ werden in Planungsschritt 1 genutzt. Ein genutzter Gefährte wird um 90 Grad gedreht.
TL-CARD-05 = Effekte, die einen Gefährten wiederherstellen, machen ihn wieder nutzbar.
TL-CARD-06 = Ein Gefährte wird in dem Augenblick der Abwicklung genutzt, zu dem sein Effekt passt (etwa als Antwort auf eine ausgelöste Fähigkeit), und nur, wenn sein Besitzer in diesem Kampf und nicht besiegt ist.
TL-CARD-07 = Eine Persönlichkeit wird in den Geschichtenbereich gesteckt, und ihr Marker kommt mit der farbigen Seite nach oben in die aufgedruckte Region; ebenso zu Beginn jedes Abenteuers.
TL-CARD-08 = Der Effekt einer Persönlichkeit ist in Kämpfen in der Region ihres Markers einmal je Kampf nutzbar; dann wird der Marker umgedreht und nach dem Kampf wieder zurückgedreht.
TL-CARD-09 = Ein Pflichteffekt einer Persönlichkeit muss in jedem Kampf in ihrer Region genutzt werden.
TL-CARD-10 = Der Effekt einer Persönlichkeit wird genutzt, wann es seine Art erlaubt: eine Fertigkeit jederzeit in der Abwicklung, ein Block beim Verteidigen, ein Angriff in Abwicklungsschritt 4 oder, wenn er schnell ist, in Schritt 2. Was Fertigkeiten, Blocks oder Angriffe betrifft, betrifft auch ihn.
TL-CARD-11 = Die Gemeinschaft benennt einen Helden im Kampf, der den Effekt der Persönlichkeit nutzt; was seinen Angriff und seine Abwehr ändert, gilt dafür, und er ist das „du“ im Text.
TL-CARD-12 = Ein Pflichteffekt einer Persönlichkeit ohne aufgedruckte Art wirkt zu Beginn von Abwicklungsschritt 2.
TL-CARD-13 = Eine Weltkarte wird in den Geschichtenbereich gesteckt; sie kann Hinweise, zeitgebundene Effekte und allgemeine Marker tragen.
TL-CARD-14 = Ein Ort wird in die aufgedruckte Region gesteckt. Ist dort schon einer, wird er ersetzt (der alte kommt in den Kasten), sofern nicht anders angegeben.
TL-CARD-15 = Eine Stadt ist ein Ort, dessen Name mit „Stadt“ beginnt.
TL-CARD-16 = Gelegentlich kommt eine Ortskarte stattdessen in den Geschichtenbereich.
TL-CARD-17 = Nur Regionen mit einer Hülle auf der Landkarte können einen Ort aufnehmen.
TL-CARD-18 = Bekommst du einen Gegenstand, legst du ihn auf oder unter deinen Gegenstandsstapel. Gegenstände werden nie getauscht.
TL-CARD-19 = Nur der oberste Gegenstand ist aktiv. Wird er genutzt, kommt er nach unten, und der nächste wird aktiv.
TL-CARD-20 = In einem Kampf dürfen mehrere Gegenstände genutzt werden, jeder höchstens einmal.
TL-CARD-21 = Die Reihenfolge deiner Gegenstände ändert sich während eines Abenteuers nur, wenn du einen bekommst oder nutzt (TL-CARD-18, TL-CARD-19) oder ein Effekt es sagt.
TL-CARD-22 = Bekommst du einen Titel, legst du ihn auf einen Titelplatz und fügst deinem Beutel sofort seine Rune hinzu. Titel werden nie getauscht. Höchstens 4 sind aktiv.
TL-CARD-23 = Ein Titel, der zu 4 aktiven dazukommt, geht auf den inaktiven Stapel, außer er ist Pflicht: Dann macht der Spieler einen aktiven Titel, der nicht Pflicht ist, inaktiv (dessen Rune wird entfernt).
TL-CARD-24 = Inaktive Titel geben weder Rune noch Effekt, zählen aber, wenn nach ihnen gefragt wird.
TL-CARD-25 = Eine Feindkarte wird aufgedeckt, wenn das Buch es sagt; sie nennt die Werte dieser Feindart, bis sie ersetzt wird.
TL-CARD-26 = Je Art ist höchstens eine Feindkarte im Spiel; eine neue ersetzt die alte. Eine Art ohne Feindkarte im Spiel aufzustellen ist ein Fehler des Autors.
TL-CARD-27 = Eine Abenteuer- oder Nebenquestkarte wird beim Freischalten aus dem Kasten genommen und beiseitegelegt.
TL-CARD-28 = Eine Phasenkarte wird im Phasenbereich bei ihrer Nummer eingesteckt; sie kann eine vorhandene Phase ersetzen.
TL-CARD-29 = Questmarker 1 bis 6 gehören allen Spielern, sofern sie nicht einem Helden gegeben werden; sie bleiben, bis sie abgelegt werden sollen, und werden am Ende des Abenteuers abgelegt.
TL-CARD-30 = Allgemeine Marker bedeuten, was die Karte oder der Abschnitt sagt, der sie verwendet.
TL-CARD-31 = Ein Questmarker bei einem Helden zählt für „die Gemeinschaft hat ihn“ nur dort, wo dieser Held ist; einer ohne Besitzer zählt überall.
TL-CARD-33 = Das Buch kann eine Geschichtenkarte durch eine neue Fassung ersetzen; die alte kommt in den Kasten zurück, die neue nimmt ihren Platz ein (dieselbe Hülle oder derselbe Besitzer).
TL-CARD-32 = Bekommt eine Gemeinschaft eine Karte und nennt der Text einen einzelnen Helden (etwa „der Held, dem es gelang“), bekommt dessen Spieler sie; zu wählen gibt es dann nichts.
TL-CARD-34 = Verlässt eine Feindkarte das Spiel, ohne dass eine andere an ihre Stelle tritt, verlassen die gewöhnlichen Feinde dieser Art mit ihr die Landkarte. EP gibt es dafür nicht.

## Runen

TL-RUNE-01 = Es gibt sechs Arten von Runen: Wasser, Feuer, Erde, Wind, Dunkel und Wild.
TL-RUNE-02 = Der Beutel enthält anfangs die Runen, die auf der Heldenkarte stehen, und wächst oder schrumpft im Spiel.
TL-RUNE-03 = Die Anweisung, eine Rune zu entfernen, muss befolgt werden.
TL-RUNE-04 = Eine Rune zu nehmen ist freiwillig, außer bei Dunkel: Die muss man nehmen.
TL-RUNE-05 = Nennt eine Belohnung zwei Arten von Runen, nimmt der Spieler eine Rune einer der beiden Arten.
TL-RUNE-06 = Hat der Vorrat keine Rune einer Art mehr, wird keine genommen.
TL-RUNE-07 = Soll eine Rune einer Art entfernt werden, nimmt man sie aus dem Beutel; nur wenn sie allein auf einem Talent oder der Fehlschlagleiste liegt (mitten im Kampf), nimmt man sie von dort; hat der Held keine, geschieht nichts. Die entfernte Rune kommt in den Vorrat.
TL-RUNE-08 = Nennt „Entferne eine Rune“ keine Art, wählt sie der Spieler.
TL-RUNE-09 = Nennt eine Belohnung zwei Arten von Runen und ist eine davon vergriffen, gibt es die andere.
TL-RUNE-10 = Eine mitten in einem Kampf oder einer Probe gewonnene Rune kommt sofort in den Beutel und kann später im selben Kampf gezogen werden.
TL-RUNE-11 = Die Rune eines Titels bekommt man wie jede andere: Man darf sie weglassen, wenn der Titel aktiv wird (Dunkel nicht), aber nicht später hinzufügen.

## Talente

TL-FEAT-01 = Es gibt 160 Talente: je Held 4 Reihen zu 3 (I, II, legendär), also 12; je Klasse 4 Reihen zu 3 und 2 ultimative, also 14; dazu 4 Wyrd.
TL-FEAT-02 = Talente werden nur im Kampf genutzt.
TL-FEAT-03 = Ein Talent ist aktiv, wenn auf jedem seiner Plätze eine Rune liegt oder ein Effekt es sagt.
TL-FEAT-04 = Ein einfacher Platz nimmt nur seine Art, ein Doppelplatz eine seiner beiden Arten.
TL-FEAT-05 = Wild passt auf jeden Platz, Dunkel auf keinen, sofern kein Effekt es erlaubt.
TL-FEAT-06 = Eine gelegte Rune bleibt den ganzen Kampf dort, außer ein Effekt sagt etwas anderes.
TL-FEAT-07 = Manche Effekte verlangen auch, Marker abzulegen oder Leben oder CP zu verlieren; ohne das sind sie nicht nutzbar.
TL-FEAT-08 = Sind Effekte mit „oder“ verbunden, wählst du einen. Sonst dürfen alle Effekte des Talents genutzt werden.
TL-FEAT-09 = Sofern nicht anders angegeben, kommt ein Talent nur dem Helden zugute, der es nutzt.
TL-FEAT-10 = Eine Fertigkeit ist jederzeit in der Abwicklung nutzbar, sofern nicht anders angegeben.
TL-FEAT-11 = Ein Angriff ist erst nach den Angriffen der Feinde nutzbar (Schritt 4), ein schneller Angriff schon in Schritt 2. Er hat ein Ziel; überschüssiger Schaden verfällt, sofern nicht anders angegeben.
TL-FEAT-12 = Ein Block wird als Antwort auf einen Feindangriff auf den Helden genutzt.
TL-FEAT-13 = Jedes aktive Talent wird höchstens einmal je Kampf genutzt, und zwar mit allen (gewählten) Effekten auf einmal.
TL-FEAT-14 = Eine Fertigkeit ist in jedem Teilschritt der Abwicklung nutzbar, auch zwischen dem Aufdecken einer Feindangriffskarte und den Blocks, von jedem Helden im Kampf, nicht nur vom Verteidiger.
TL-FEAT-15 = Ein Talent mit „du darfst“ oder mit Kosten, auf das verzichtet wird, bleibt ungenutzt und darf im selben Kampf später genutzt werden, wenn der Zeitpunkt passt.
TL-FEAT-16 = Talente zu nutzen ist freiwillig, außer bei „Sofort“ (TL-FEAT-17).
TL-FEAT-17 = Talente mit „Sofort“ werden in der Planung genutzt, sobald ihr letzter Platz belegt ist.
TL-FEAT-18 = Talente mit „Schnell“ wirken zu Beginn der Abwicklung (Schritt 2).
TL-FEAT-19 = Ein mit „Solo“ bezeichnetes Talent gehört zu den vier Talenten des Söldners.

## Zustandsmarker

TL-STATUS-01 = Es gibt vier Arten von Zuständen, jede positiv oder negativ: Leben (1 gewinnen / 1 verlieren), CP (1 gewinnen / 1 verlieren), Angriff (1 mehr / 1 weniger austeilen), Abwehr (+1 / −1).
TL-STATUS-02 = Jede Heldentafel hat zwei dauerhafte Zustände: Der positive bringt 1 CP, der negative kostet 2 Leben. Sie werden nie entfernt oder ersetzt.
TL-STATUS-03 = Es gibt drei vorübergehende Plätze. Ein neuer Marker kommt auf den linken Platz und schiebt die anderen einen Platz nach rechts; was über den dritten hinausgeschoben wird, wird abgelegt.
TL-STATUS-04 = Kommen mehrere Marker zugleich, wählt der Spieler die Reihenfolge, sofern keine angegeben ist.
TL-STATUS-05 = Zustände bewirken von selbst nichts; die Fehlschlagleiste löst sie zu Beginn der Abwicklung eines Kampfes aus (TL-MISS-02 bis TL-MISS-04).
TL-STATUS-06 = Die Marker auf der Zustandsleiste liegen immer lückenlos von links; wird einer entfernt, rücken die anderen nach.
TL-STATUS-07 = Ein Marker wird durch das Auslösen nicht verbraucht.
TL-STATUS-08 = Lebens- und CP-Zustände wirken einmal, wenn sie ausgelöst werden, Angriffs- und Abwehrzustände von da an bis zum Ende des Kampfes. Mehrere einer Art addieren sich; positive und negative wirken nie zusammen, da nur die einen oder die anderen ausgelöst werden.
TL-STATUS-09 = Ein Angriffszustand ändert jeden Angriff des Helden in diesem Kampf (auch jeden Treffer eines mehrfachen), ein Abwehrzustand seine gesamte Abwehr gegen jeden Angriff, gegen den er verteidigt, auch ohne Block. Keine der Summen sinkt unter 0.
TL-STATUS-10 = Während eines Abwicklungsschritts erhaltene Zustandsmarker wirken in diesem Kampf nicht, außer ein späterer Effekt löst Zustände noch einmal aus.
TL-STATUS-11 = Ein Angriffs- oder Abwehrzustand auf einer Feindkarte oder einem POI verändert alle Feinde dieser Karte oder dieses POI, solange es sie gibt. Andere Zustände können dort nicht liegen.
TL-STATUS-12 = Angriff und Abwehr eines Feindes sinken nie unter 0. Zustandsmarker auf einer Feindkarte oder einem POI werden entfernt, wenn die Karte ersetzt oder der POI-Marker abgelegt wird.
TL-STATUS-13 = Musst du einen positiven oder negativen Zustand ablegen, wählst du, welchen; hast du keinen, geschieht nichts.
TL-STATUS-14 = Wird ein Zustandsmarker umgedreht, behält er seinen Platz.
TL-STATUS-15 = Eine ausgelöste Änderung an Angriff oder Abwehr hält bis zum Ende des Kampfes, auch wenn ihr Marker inzwischen abgelegt oder von der Leiste geschoben wird.
TL-STATUS-16 = Zustandsmarker, die ein Abschnitt, eine Karte oder eine Fähigkeit unmittelbar nacheinander denselben Helden gibt, gelten als zugleich erhalten.

## Die Fehlschlagleiste

TL-MISS-01 = Eine Rune, die nicht gelegt werden kann (Dunkel oder kein passender freier Platz), kommt auf den ersten freien Platz der Fehlschlagleiste von links. Sie hat 5 Plätze.
TL-MISS-02 = In Abwicklungsschritt 1 lösen 0 bis 3 Runen auf der Fehlschlagleiste alle positiven Zustände aus, den dauerhaften eingeschlossen.
TL-MISS-03 = Genau 4 Runen auf der Fehlschlagleiste lösen nichts aus.
TL-MISS-04 = 5 Runen auf der Fehlschlagleiste lösen alle negativen Zustände aus, den dauerhaften eingeschlossen; ist die Heldenkarte erschöpft, auch ihren Fehlschlageffekt.
TL-MISS-05 = Die Reihenfolge der Zustände, die die Fehlschlagleiste auslöst, wählt der Spieler; der Fehlschlageffekt kommt danach.
TL-MISS-06 = Verliert ein Held durch einen negativen Zustand Leben, kann er besiegt sein, bevor die Feinde handeln.
TL-MISS-07 = Das Symbol Rückschlag löst überall, wo es vorkommt, die negativen Zustände des Helden aus und, wenn er erschöpft ist, den Fehlschlageffekt, ganz gleich, wie die Fehlschlagleiste steht.
TL-MISS-08 = Am Ende des Kampfes wird die Fehlschlagleiste geleert (die Runen kommen in den Beutel).
TL-MISS-09 = Bei Proben wird die Fehlschlagleiste nie benutzt.

## Erschöpfen und erholen

TL-EXH-01 = In einem Kampf (Planung) oder einer Probe darf ein Spieler eine nicht erschöpfte Heldenkarte erschöpfen: Er dreht sie um, gibt die eben gezogenen Runen in den Beutel zurück und erhält den Erschöpfungseffekt.
TL-EXH-02 = Erzwungene Erschöpfung dreht die Karte um, bringt aber keinen Erschöpfungseffekt, und es kommen keine Runen zurück.
TL-EXH-03 = Nur ein Erholungseffekt dreht eine erschöpfte Heldenkarte zurück.
TL-EXH-04 = Soll sich ein schon erschöpfter Held erschöpfen, geschieht nichts. Ein Effekt, für den man sich erschöpfen muss, steht einem erschöpften Helden nicht offen.
TL-EXH-05 = Soll sich ein nicht erschöpfter Held erholen, geschieht nichts.
TL-EXH-06 = In der Planung erschöpft man sich, nachdem man die 3 Runen einer Ziehung gesehen und bevor man eine davon gelegt hat. Alle 3 kommen zurück, der Beutel wird gemischt; dann zieht der Spieler noch einmal 3 oder hört auf.
TL-EXH-07 = In einer Probe erschöpft man sich, nachdem man die 7 Runen gesehen hat und bevor die Erfolge zählen. Alle 7 kommen zurück, und der Spieler zieht noch einmal 7; das zweite Ergebnis gilt.
TL-EXH-08 = Wird die erste Ziehung der Planung zurückgegeben, ist eine neue Pflicht (ein Held zieht immer einmal vollständig).
TL-EXH-09 = Nützt der Erschöpfungseffekt gerade nichts, verfällt er einfach.
TL-EXH-10 = Außerhalb von Kampfplanung und Proben kann man sich nicht erschöpfen, außer als Kosten einer Karte.

## Feinde

TL-ENEMY-01 = Jeder Feind hat Leben, Angriff, Abwehr und bis zu zwei Fähigkeiten, die erste und die zweite.
TL-ENEMY-02 = Jede Einheit, die kein Boss ist, greift einmal je Kampf an.
TL-ENEMY-03 = Fähigkeiten werden nur durch Feindangriffskarten ausgelöst und treffen den verteidigenden Helden, sofern nicht anders angegeben.
TL-ENEMY-04 = Gewöhnliche Feinde sind Figuren; ihre Werte stehen auf der ausliegenden Feindkarte.
TL-ENEMY-05 = Elitefeinde sind Figuren mit einem Elitemarker; ihre Werte stehen auf einem POI.
TL-ENEMY-06 = NSC sind Feindmarker; ihre Werte stehen auf einem POI.
TL-ENEMY-07 = Ereignisaktive Feinde können durch Ereignisse bewegt werden.
TL-ENEMY-08 = Feinde können in Meeresregionen aufgestellt werden, überqueren aber beim Bewegen nie eine Meeresgrenze.
TL-ENEMY-09 = Mehrere zugleich aufgestellte Feinde einer Art bilden eine Gruppe.
TL-ENEMY-10 = Ein einzeln aufgestellter Feind ist eine Gruppe für sich. Gruppen bleiben getrennt, wenn sie sich treffen: Zwei Gruppen Draugr in einer Region bleiben zwei Gruppen (jede mit eigener Bedrohung). Sie kämpfen gemeinsam.
TL-ENEMY-11 = Gehen die Figuren aus, stellt auf, was da ist, und nehmt dann einzeln Figuren aus anderen Gruppen dieser Art mit 2 oder mehr Figuren; an ihrer Stelle bleibt eine Bedrohung !, und in jeder Gruppe bleibt 1 Figur; fehlen immer noch welche, werden sie nicht aufgestellt.
TL-ENEMY-12 = Aus einer abgebenden Gruppe wird die am wenigsten verletzte Figur genommen; sie kommt ohne Schaden an, ihr Schaden bleibt auf dem zurückgelassenen !, das bei jeder Spielerzahl ein einzelnes ! ist. Ohne Bedrohungsmarker im Vorrat darf die Figur nicht genommen werden.
TL-ENEMY-13 = Gehen Feind- oder Elitemarker aus, stellt so viele auf, wie da sind.
TL-ENEMY-14 = Unter den Feinden eines POI richten sich gewöhnliche nach ihrer Feindkarte, Elitefeinde und NSC nach dem POI.
TL-ENEMY-15 = Feinde eines POI werden nie durch Ereignisse bewegt, auch wenn ihre Karte ereignisaktiv ist.
TL-ENEMY-16 = „Besiege X Feinde“ entfernt X Einheiten, die die Bedingung erfüllen; wer wählt: TL-GLOSS-08. Das gibt für sich keine EP; wird die Region in einem Kampf befreit, schon (TL-COMBAT-RES-30).
TL-ENEMY-17 = Bedrohung bei den Feinden eines POI gehört auch zu diesem POI. Legt das Buch den POI-Marker ab, während seine Feinde leben, behalten sie ihre Werte, halten die Helden aber nicht mehr fest: Der Aufbruch ist dann nicht mehr verboten (TL-TRAVEL-04), sondern kostet Leben (TL-TRAVEL-03).

## Bosse

TL-BOSS-01 = Bosse sind mit „Boss“ bezeichnet. Wiederkehrende haben eine Figur, einmalige einen Feindmarker.
TL-BOSS-02 = Das höchste Leben eines Bosses ist sein aufgedrucktes Leben mal die Zahl der Helden im Spiel.
TL-BOSS-03 = Ein Boss greift so oft an, wie Helden im Spiel sind, nacheinander und mit je einer Angriffskarte.
TL-BOSS-04 = Bosse bekommen keine automatische Bedrohung.
TL-BOSS-05 = „Helden im Spiel“ meint alle, nicht nur die in der Region und nicht nur die unbesiegten.
TL-BOSS-06 = Wer allein spielt, zählt für einen Boss den Söldner mit, also 2 Helden.
TL-BOSS-07 = Für jeden Angriff eines Bosses wird neu gewählt, wer verteidigt. Die Spieler bestimmen, wann unter den Feinden der Boss beginnt; dann führt er alle seine Angriffe aus, bevor ein anderer Feind angreift.
TL-BOSS-08 = Eine Anweisung, die einem Boss ausdrücklich Bedrohung gibt, fügt Einheiten mit dem aufgedruckten (nicht vervielfachten) Leben des Bosses und je einem Angriff hinzu.
TL-BOSS-09 = Ein Boss, dessen Name in der Mehrzahl steht, ist trotzdem eine einzige Einheit, sofern sein POI keine Anzahl nennt.
TL-BOSS-10 = Die Werte eines Bosses kommen von einem POI oder, bei einer Bossfigur, von einer mit Boss bezeichneten Feindkarte; jede Figur mit Namen gibt es einmal.

## Feindangriffskarten

TL-ATTACK-01 = Für jeden Feindangriff wird eine Karte aufgedeckt; sie zeigt eine Änderung von −2 bis +3 oder einen Fehlschlag.
TL-ATTACK-02 = Der Stapel hat 12 Karten: ein −2 mit der zweiten Fähigkeit, ein −1 mit der ersten und eines mit der zweiten Fähigkeit, zwei +0 mit der ersten Fähigkeit, zwei +0 ohne Fähigkeit, zwei +1, ein +2, ein +3 mit Neumischen und einen Fehlschlag mit Neumischen.
TL-ATTACK-03 = Fähigkeiten werden nie zusammen mit einer Erhöhung ausgelöst.
TL-ATTACK-04 = Fehlt dem Feind die ausgelöste Fähigkeit, zählt nur die Änderung.
TL-ATTACK-05 = Die Karten +3 und Fehlschlag werden ausgeführt; dann werden Ablage und diese Karte in den Stapel zurückgemischt.
TL-ATTACK-06 = Bei einem Fehlschlag hat dieser Angriff keinerlei Wirkung.
TL-ATTACK-07 = Die Ablage ist offen; Karten zählen ist erlaubt.
TL-ATTACK-08 = Ist der Stapel leer, wenn eine Karte gebraucht wird, wird die Ablage gemischt. (Das kann vorkommen, wenn beim Weissagen Karten nach unten kommen oder Effekte Karten entfernen; sonst verhindern es die beiden Karten mit Neumischen.)
TL-ATTACK-09 = Das Neumischen aus TL-ATTACK-05 geschieht, wenn der Angriff ganz abgewickelt ist.
TL-ATTACK-10 = Der gesamte Angriff eines Feindes ist sein Angriffswert plus die Änderung der Karte, seine Zustände und alle anderen Effekte, mindestens 0.

## Bedrohung

TL-THREAT-01 = Jedes ! ist eine weitere Einheit der Art, bei der es liegt, und verhält sich genau wie die anderen.
TL-THREAT-02 = Bei 1 oder 2 Spielern wird Bedrohung nur auf Anweisung gelegt, mit der Seite ! nach oben.
TL-THREAT-03 = Bei 3 Spielern wird Bedrohung auf Anweisung gelegt und außerdem mit jedem aufgestellten Feind und jeder Gruppe außer Bossen, mit der Seite ! nach oben.
TL-THREAT-04 = Bei 4 Spielern wird Bedrohung gelegt wie bei 3, aber mit der Seite !! nach oben (2 Einheiten).
TL-THREAT-05 = Jede aufgestellte Gruppe bekommt einen Bedrohungsmarker, wie viele Figuren sie auch hat.
TL-THREAT-06 = Mit einem Feind aufgestellte Bedrohung liegt sofort bei ihm. Wird sie in eine Region mit Feinden gelegt, liegt sie sofort bei ihnen; bei mehreren Gruppen wählen die Spieler.
TL-THREAT-07 = Wird Bedrohung in eine leere Region gelegt, wartet sie dort; die erste Gruppe, die kommt, erhält sie; kommen mehrere zugleich, wählen die Spieler.
TL-THREAT-08 = Bedrohung bewegt sich mit ihrer Gruppe.
TL-THREAT-09 = Ist der Vorrat leer, nehmt die freie Bedrohung, die am weitesten von der Region entfernt ist; gehört jede zu einer Gruppe, kommt keine dazu.
TL-THREAT-10 = Ein ! muss vor den Figuren und Markern seiner Gruppe besiegt werden.
TL-THREAT-11 = Wird das erste ! eines !! besiegt, wird der Marker auf die Seite ! gedreht.
TL-THREAT-12 = Solange eine Gruppe ein ! hat, muss ein Angriff oder Schaden gegen diese Gruppe dem ! gelten. Ist ein !! umgedreht, hat das zweite ! noch keinen Schaden.
TL-THREAT-13 = Die Seite des Markers hängt auch auf Anweisung von der Zahl der Spieler ab (TL-THREAT-02 bis TL-THREAT-04): Bei 4 Spielern ist es immer !!. Einzige Ausnahme ist das ! aus TL-ENEMY-11.
TL-THREAT-14 = Automatische Bedrohung kommt auch mit einer Gruppe, die ein Ereignis, eine Karte oder eine Fähigkeit aufstellt; eine Gruppe, die sich nur bewegt, bekommt keine.
TL-THREAT-15 = Freie Bedrohung zählt nicht als Feind: Sie verhindert weder Erkundung noch Reise noch Ereignisse.
TL-THREAT-16 = Würde ein Effekt („Besiege 1 Feind“) die letzte Figur einer Gruppe entfernen, die noch ! hat, trifft es zuerst ein !.
TL-THREAT-17 = Erreicht der Schaden einer Figur ihr Leben, solange ihre Gruppe noch ein ! hat, wird statt ihrer ein ! entfernt, und die Figur bleibt mit dessen Schaden stehen.

## Runden und Phasen

TL-PHASE-01 = Eine Runde ist ein Durchgang durch die eingesteckten Phasenkarten von oben nach unten; leere Hüllen werden übersprungen.
TL-PHASE-02 = Jeder Held und jede Gemeinschaft führt eine Phase aus, bevor der Marker weiterrückt.
TL-PHASE-03 = In einer Phase wählen die Spieler die Reihenfolge der Helden oder Gemeinschaften.
TL-PHASE-04 = Neue Phasen können dazukommen oder vorhandene ersetzen; eine Phase wird beendet, bevor die nächste beginnt.
TL-PHASE-05 = Die anfängliche Reihenfolge ist Reise, Begegnung, Erkundung.
TL-PHASE-06 = Wird während einer Runde eine Phasenkarte eingesteckt, wird sie noch in dieser Runde gespielt, wenn ihre Nummer hinter dem Marker liegt, sonst ab der nächsten.
TL-PHASE-07 = Eine Phase, die ersetzt wird, während sie läuft, wird nach der alten Karte beendet.

## Reise

TL-TRAVEL-01 = Jeder Held darf in eine benachbarte Region gehen oder bleiben.
TL-TRAVEL-02 = Regionen mit gemeinsamer Grenze sind benachbart.
TL-TRAVEL-03 = Eine Region mit Feinden zu verlassen, die zu keinem POI gehören, kostet einen Helden 1 Leben je Feindeinheit dort; er verliert es vor dem Aufbruch. Jedes ! zählt.
TL-TRAVEL-04 = Ein Held in einer Region mit Feinden eines POI kann nicht reisen.
TL-TRAVEL-05 = Eine Meeresgrenze (blau) ist nur mit einem Schiff zu überqueren.
TL-TRAVEL-06 = Wird ein Held durch den Verlust beim Aufbruch besiegt (TL-TRAVEL-03), bricht er nicht auf.
TL-TRAVEL-07 = Für den Verlust beim Aufbruch werden die Feinde in dem Augenblick gezählt, in dem der Held aufbricht.
TL-TRAVEL-08 = Für den Verlust beim Aufbruch zählt ein Boss als ein Feind.
TL-TRAVEL-09 = Jeder Held reist höchstens einmal je Reisephase, einer nach dem anderen; Helden dürfen eine Gemeinschaft verlassen und sich einer anderen anschließen.
TL-TRAVEL-10 = Das Leben für den Aufbruch geht einfach verloren; es ist kein Angriff, und Blocks helfen nicht (wer allein spielt, kann dafür Runen des Söldners abgeben, TL-SOLO-12).

## Schiffe

TL-SHIP-01 = Schiffe kommen aus Abenteuern, Nebenquests oder von Karten; es gibt zwei Figuren.
TL-SHIP-02 = Ein Held geht nur in der Region an Bord, in der das Schiff liegt, und zwar automatisch, wenn er über eine Meeresgrenze reist.
TL-SHIP-03 = Alle Helden an Bord sind eine Gemeinschaft und bewegen sich mit dem Schiff.
TL-SHIP-04 = In einer Region mit festem Land gehen Helden automatisch an Land.
TL-SHIP-05 = Schiffe überdauern das Abenteuer nicht, sofern nicht anders angegeben.
TL-SHIP-06 = Für Helden an Bord gibt es keine Ereignisse.
TL-SHIP-07 = Am Ufer wählt jeder Held in der Region des Schiffes, ob er mitfährt; alle, die es tun, bewegen sich gemeinsam. Auf See bewegen sich alle an Bord oder niemand.
TL-SHIP-08 = Ein Schiff fährt je Reisephase höchstens eine Region weit und nie ohne Helden an Bord.
TL-SHIP-09 = Das Schiff bleibt in der Landregion, in der es anlegt. Eine Meeresgrenze zwischen zwei Landregionen zu überqueren ist eine Bewegung.
TL-SHIP-10 = Eine Meeresregion hat kein festes Land; jede ihrer Grenzen ist eine Meeresgrenze. Helden darin sind an Bord. Feinde darin werden in der Begegnung bekämpft wie sonst.
TL-SHIP-11 = Ein Schiff kann nicht verloren gehen, solange Helden darin auf See sind; eine Anweisung, es zu entfernen, bringt sie erst in die nächstgelegene Landregion. Gibt es mehrere, wählen sie.
TL-SHIP-12 = Eine Meeresregion mit Feinden zu verlassen kostet jeden Helden an Bord Leben nach TL-TRAVEL-03; ein Feind eines POI dort hält das Schiff auf.
TL-SHIP-13 = Ein auf See besiegter Held bleibt an Bord und fährt mit dem Schiff.
TL-SHIP-14 = Sind zwei Schiffe in derselben Meeresregion, bilden ihre Helden eine Gemeinschaft, wo immer es auf Regionen ankommt (TL-GEN-03); jedes Schiff fährt für sich, und auf See wechselt niemand das Schiff.

## Begegnung

TL-ENGAGE-01 = Helden in einer Region mit Feinden müssen kämpfen, alle Helden der Region gegen alle Feinde der Region.
TL-ENGAGE-02 = Jede Region mit festem Land, in der Helden, aber keine Feinde sind, bekommt eine Ereigniskarte.
TL-ENGAGE-03 = An Bord eines Schiffes gibt es kein Ereignis.
TL-ENGAGE-04 = Helden führen nur das Ereignis ihrer eigenen Region aus.
TL-ENGAGE-05 = In der Begegnung wählen die Spieler die Reihenfolge der Regionen.
TL-ENGAGE-06 = Jede Region mit Helden ist genau einmal je Begegnungsphase an der Reihe, als Kampf oder Ereignis, je nachdem, was dann dort steht. Nach einem gewonnenen Kampf wird kein Ereignis gezogen. Feinde, die in eine schon abgewickelte Region kommen, warten auf die nächste Begegnungsphase (verhindern dort aber die Erkundung).
TL-ENGAGE-07 = Eine Region, deren Helden alle besiegt sind, wird nicht abgewickelt.

## Ereignisse

TL-EVENT-01 = Eine Ereigniskarte hat eine Beschreibung und Effekte und manchmal eine Probe mit Folgen bei Erfolg und Misserfolg.
TL-EVENT-02 = Effekte auf Helden führt jeder Held in der Region aus, Effekte auf das Spiel (etwa Feinde zu bewegen) die ganze Gemeinschaft nur einmal.
TL-EVENT-03 = Proben von Ereignissen sind Pflicht für jeden Helden in der Region.
TL-EVENT-04 = Sollen sich Feinde bewegen, zieht jede ereignisaktive Gruppe auf der Landkarte mit ihrer Bedrohung 1 Region auf den nächsten Helden zu.
TL-EVENT-05 = Bei Gleichstand (welcher Held, welcher Weg) wählen die Spieler.
TL-EVENT-06 = Feinde überqueren beim Bewegen nie eine Meeresgrenze.
TL-EVENT-07 = Wer der nächste Held ist, bemisst sich nach Grenzen jeder Art, auch nach Meeresgrenzen. Eine Gruppe geht aber nur über Landgrenzen und nur, wenn sie dadurch über Land einem der nächsten Helden näher kommt; welchem, wählen die Spieler. Ist keiner davon über Land erreichbar, geht sie auf den nächsten zu, der es ist; gibt es keinen, bewegt sie sich nicht.
TL-EVENT-08 = Eine Gruppe, die schon in einer Region mit einem Helden ist, bewegt sich nicht.
TL-EVENT-09 = Die Folgen einer Ereignisprobe gelten für jeden Helden einzeln („jeder Held, dem sie gelingt/misslingt“), sofern die Karte nichts anderes sagt.
TL-EVENT-10 = Gezogene Ereignisse werden abgelegt; ein leerer Stapel wird aus der Ablage neu gebildet.
TL-EVENT-11 = In welcher Reihenfolge Gruppen sich bewegen, wählen die Spieler; für alle gilt ihr Platz zu Beginn des Effekts.
TL-EVENT-12 = Feinde, die ein Ereignis in der Begegnung in die Region der Helden stellt, werden erst in der nächsten Begegnungsphase bekämpft (TL-ENGAGE-06).
TL-EVENT-13 = Besiegte Helden zählen nicht, wenn der nächste Held gesucht wird.

## Kampf: Planung

TL-COMBAT-PLAN-01 = An einem Kampf sind alle Helden in der Region beteiligt. Alle führen die Schritte zugleich aus.
TL-COMBAT-PLAN-02 = Schritt 1 der Planung: Jeder darf Gegenstände und Gefährten mit „Sofort“ nutzen.
TL-COMBAT-PLAN-03 = Schritt 2 der Planung: Jeder zieht 4 Talente und legt sie aus.
TL-COMBAT-PLAN-04 = Reicht der Talentstapel nicht, wird die Ablage zu einem neuen gemischt.
TL-COMBAT-PLAN-05 = Erst wird gezogen, was im Talentstapel noch da ist, dann die Ablage gemischt und weitergezogen. Sind es immer noch zu wenige, spielt man mit weniger.
TL-COMBAT-PLAN-06 = Schritt 3 der Planung: Jeder zieht 3 Runen; jede Rune muss auf einen passenden freien Platz, wenn es einen gibt, sonst auf die Fehlschlagleiste.
TL-COMBAT-PLAN-07 = Die Runen einer Ziehung dürfen in beliebiger Reihenfolge gelegt werden; jede kommt auf einen passenden freien Platz, wenn es dann einen gibt, und nur sonst auf die Fehlschlagleiste. Jedes Ergebnis einer solchen Reihenfolge ist erlaubt, auch wenn sie einer anderen Rune den Platz nimmt. Wild muss gelegt werden, solange ein Platz frei ist.
TL-COMBAT-PLAN-08 = Schritt 4 der Planung: Nach dem Legen macht jeder weiter (zieht 3 weitere Runen) oder hört auf.
TL-COMBAT-PLAN-09 = Ein Held hört auf, wenn der Spieler es sagt oder alle 5 Fehlschlagplätze belegt sind.
TL-COMBAT-PLAN-10 = Runen, die weder auf einen Platz noch auf die volle Fehlschlagleiste passen, kommen in den Beutel zurück, und der Held hört auf.
TL-COMBAT-PLAN-11 = Wird der fünfte Fehlschlagplatz mitten in einer Ziehung belegt, dürfen die übrigen Runen dieser Ziehung noch auf Plätze gelegt werden.
TL-COMBAT-PLAN-12 = Talente mit „Sofort“ wirken in dem Augenblick, in dem sie voll sind.
TL-COMBAT-PLAN-13 = Nur durch Erschöpfen kommen gezogene Runen zurück (TL-EXH-01).
TL-COMBAT-PLAN-14 = Haben alle Helden aufgehört, folgt die Abwicklung.
TL-COMBAT-PLAN-15 = Sind weniger als 3 Runen im Beutel, wird gezogen, was da ist; ist der Beutel leer, hört der Held auf.
TL-COMBAT-PLAN-16 = Die Reihenfolge unter den Spielern spielt in der Planung keine Rolle, außer bei Sofort-Effekten, die andere betreffen; dann gilt, was zuerst genutzt wird, und im Streit entscheidet der Anführer. Bots handeln in Sitzreihenfolge.
TL-COMBAT-PLAN-17 = Wie viel ein Held zieht (4 Talente, 3 Runen, 7 bei Proben), gilt für jeden einzeln und kann durch Karten geändert werden.
TL-COMBAT-PLAN-18 = In Schritt 1 ist nur der oberste Gegenstand nutzbar; danach kommt er nach unten, und der nächste darf auch genutzt werden, wenn er „Sofort“ hat.
TL-COMBAT-PLAN-19 = Ein Sofort-Effekt, der den letzten Feind entfernt, beendet den Kampf sofort; gezogene Talente werden abgelegt, Runen zurückgegeben.
TL-COMBAT-PLAN-20 = Ob die Fehlschlagleiste voll ist, wird geprüft, wenn alle Runen einer Ziehung liegen und die Sofort-Talente gewirkt haben, die dabei voll wurden; eine Rune, die die Leiste schon voll vorfand, hat den Helden bereits angehalten.

## Kampf: Abwicklung

TL-COMBAT-RES-01 = Schritt 1 der Abwicklung: Jeder Held führt das Ergebnis seiner Fehlschlagleiste aus (TL-MISS-02 bis TL-MISS-04).
TL-COMBAT-RES-02 = Schritt 2 der Abwicklung: Jeder Held darf aktive Fertigkeiten und schnelle Angriffe in beliebiger Reihenfolge nutzen.
TL-COMBAT-RES-03 = Der Schaden eines Angriffs ist seine gesamte Stärke minus die gesamte Abwehr des Ziels, mindestens 0.
TL-COMBAT-RES-04 = Schritt 3 der Abwicklung: Jede Feindeinheit greift an; die Spieler wählen die Reihenfolge, sofern keine angegeben ist.
TL-COMBAT-RES-05 = Jeder Angriff läuft so ab: (a) den verteidigenden Helden wählen; (b) die Karte aufdecken; (c) den gesamten Angriff bestimmen und die Fähigkeit ausführen; (d) Fertigkeiten und Blocks nutzen; (e) der Verteidiger verliert Angriff minus Abwehr an Leben, wenn das mehr als 0 ist; (f) die Karte ablegen.
TL-COMBAT-RES-06 = Wer gegen einen Angriff verteidigt, wird gewählt, bevor man die Karte sieht.
TL-COMBAT-RES-07 = Ein Held mit 0 Leben ist besiegt und scheidet aus Kampf und Runde aus.
TL-COMBAT-RES-08 = Schritt 4 der Abwicklung: Jeder Held darf noch ungenutzte Angriffe und Fertigkeiten nutzen.
TL-COMBAT-RES-09 = Schritt 5 der Abwicklung: Jeder Held darf den aktiven Gegenstand nutzen (und dann den nächsten, jeden einmal).
TL-COMBAT-RES-10 = Persönlichkeiten, Gefährten und Titel, die den Kampf betreffen, wirken in der Abwicklung.
TL-COMBAT-RES-11 = Ein Feind, dessen Schaden sein Leben erreicht, wird sofort entfernt und nimmt nicht mehr teil.
TL-COMBAT-RES-12 = Der Kampf ist sofort vorbei, wenn kein Feind mehr in der Region ist.
TL-COMBAT-RES-13 = Endet ein Kampf sofort, verfallen ungenutzte Fertigkeiten, Angriffe und Gegenstände, aber die Effekte der Karte, die den letzten Feind besiegt hat, werden zu Ende geführt.
TL-COMBAT-RES-14 = Am Ende eines Kampfes kommen alle Runen in die Beutel und ausliegende Talente auf die Ablage; Persönlichkeitsmarker werden zurückgedreht.
TL-COMBAT-RES-15 = Überlebende Feinde bleiben und werden in der nächsten Begegnungsphase bekämpft. Ein Kampf ist ein Durchgang durch die fünf Schritte.
TL-COMBAT-RES-16 = Sind alle Helden im Kampf besiegt, endet er sofort; überlebende Feinde behalten ihren Schaden.
TL-COMBAT-RES-17 = Eine Einheit, die während des Kampfes ins Spiel kommt (durch eine Fähigkeit, die Bedrohung bringt), greift in Schritt 3 nur an, wenn er noch nicht vorbei ist, und nur einmal.
TL-COMBAT-RES-18 = Die Fähigkeit eines Feindes wirkt vor den Blocks. Besiegt sie den Verteidiger, endet der Angriff.
TL-COMBAT-RES-19 = Ein Held darf gegen einen Angriff mehrere Blocks und Fertigkeiten nutzen; überschüssige Abwehr verfällt.
TL-COMBAT-RES-20 = Ein Block schützt nur den, der ihn nutzt, und das muss der Verteidiger sein, sofern der Text nichts anderes sagt.
TL-COMBAT-RES-21 = Für jede Einheit wird eigens gewählt, wer verteidigt; derselbe Held darf beliebig viele Angriffe abwehren.
TL-COMBAT-RES-22 = Ein Angriff braucht ein erlaubtes Ziel in der Region, das man beim Nutzen wählt. Bei mehreren Einheiten wählt der Angreifer, doch ein ! kommt zuerst (TL-THREAT-12).
TL-COMBAT-RES-23 = Heißt es bei einem Gegenstand, Gefährten oder einer Fähigkeit „X austeilen“, wird die Abwehr des Ziels abgezogen wie bei einem Angriff. Es ist aber keiner, also ändern Angriffszustände nichts daran. Heißt es „X Schaden“ oder „besiegen“, zählt die Abwehr nicht.
TL-COMBAT-RES-24 = Bei mehrfachen Angriffen darf jeder Treffer ein neues Ziel haben; Abwehr und Änderungen gelten für jeden Treffer.
TL-COMBAT-RES-30 = Befreit ein Kampf die Region von Feinden, gewinnt jeder beteiligte Held 1 EP (nur in Hauptabenteuern).
TL-COMBAT-RES-31 = Helden, die in einem Kampf besiegt wurden, bekommen dafür keine EP. Auch wenn mehrere Gruppen besiegt wurden, gibt es nur 1 EP.
TL-COMBAT-RES-32 = Wird die Region durch eine Karte außerhalb eines Kampfes befreit, gibt es keine EP.
TL-COMBAT-RES-33 = Wird ein anderer Held zum Verteidiger eines Angriffs, verfällt die Abwehr, die für den ersten eingesetzt wurde; was den Angriff selbst ändert, bleibt.

## Proben

TL-TEST-01 = Es gibt Proben auf Charisma, Gewandtheit, Intelligenz und Stärke; jede hat eine Schwierigkeit.
TL-TEST-02 = Jeder Held in der Probe zieht 7 Runen; jede Rune der Art, die zur Probe gehört, ist 1 Erfolg; Wild zählt immer, Dunkel nie (sofern nicht anders angegeben).
TL-TEST-03 = Zu jeder Probe gehört eine Art von Runen: Wasser zu Charisma, Erde zu Gewandtheit, Wind zu Intelligenz, Feuer zu Stärke.
TL-TEST-04 = Eine Probe besteht, wer mindestens so viele Erfolge hat, wie die Schwierigkeit verlangt.
TL-TEST-05 = Bei einer Probe ziehen erst alle Teilnehmer, dann werden die Ergebnisse geprüft.
TL-TEST-06 = „Mindestens 1 Held schafft es“ oder „alle Helden scheitern“: Es gibt eine Folge für die Gemeinschaft.
TL-TEST-07 = „Alle Helden schaffen es“ oder „mindestens 1 Held scheitert“: Es gibt eine Folge für die Gemeinschaft.
TL-TEST-08 = „Er schafft es“ oder „er scheitert“: Ein Held macht die Probe, und es gibt eine Folge für die Gemeinschaft.
TL-TEST-09 = „Jeder Held, der es schafft“ oder „jeder Held, der scheitert“: Jeder Held trägt seine eigene Folge.
TL-TEST-10 = Dürfen alle Helden die Probe machen (each-may), entscheidet die Gemeinschaft, ob sie es tut. Tut sie es, nehmen alle Anwesenden teil.
TL-TEST-11 = Darf die Probe machen, wer will (any-may), entscheidet jeder Spieler für seinen Helden.
TL-TEST-12 = Darf ein einzelner Held die Probe machen (single-may), entscheidet die Gemeinschaft, ob und wer.
TL-TEST-13 = Müssen alle Helden die Probe machen (each-must), nehmen alle Anwesenden teil.
TL-TEST-14 = Muss ein einzelner Held die Probe machen (single-must), wählt die Gemeinschaft, wer.
TL-TEST-15 = Proben können an eine Bedingung geknüpft sein (Klasse, Gefährte, Gegenstand, Questmarker).
TL-TEST-16 = Proben von Ereignissen sind Pflicht (TL-EVENT-03).
TL-TEST-17 = Gezogene Runen kommen nach der Probe in den Beutel zurück.
TL-TEST-18 = Gibt es eine Folge für die Gemeinschaft, zählen nur die Helden, die teilgenommen haben. Macht niemand eine freiwillige Probe, gilt keine der Folgen, und der Abschnitt geht mit der nächsten Anweisung weiter.
TL-TEST-19 = Trägt jeder Held seine eigene Folge und nennen die Folgen Abschnitte, liest die Gemeinschaft den für Erfolg, wenn irgendwer es geschafft hat.
TL-TEST-20 = Hat ein Beutel weniger als 7 Runen, werden alle gezogen.
TL-TEST-21 = Schafft eine Klasse die Probe automatisch, zieht ihr Held nichts und hat bestanden. Ändert eine Klasse die Schwierigkeit, gilt das nur für ihren Helden.
TL-TEST-22 = Für das Erschöpfen in einer Probe gilt TL-EXH-07.
TL-TEST-23 = Eine Probe nur für bestimmte Helden (Klasse, Karte, Marker), von denen keiner da ist, findet nicht statt; sie gilt als abgelehnt.
TL-TEST-24 = Bei einer Probe ziehen erst alle Teilnehmer, dann erschöpft sich, wer will (TL-EXH-07), in Kenntnis aller gezogenen Runen, dann werden die Ergebnisse geprüft.
TL-TEST-25 = Wer mitten in einer Probe besiegt wird, hat sie nicht bestanden.

## Erkundung

TL-EXPLORE-01 = In einer Region ohne Feinde dürfen Helden den Ort, die POI dort oder beides nutzen.
TL-EXPLORE-02 = Ist ein Feind in der Region, entfällt dort die Erkundung.
TL-EXPLORE-03 = Die Reihenfolge (erst Ort oder erst POI) ist frei, nur ein Pflichtort kommt zuerst (TL-LOC-05); vor und nach einem POI dürfen verschiedene Helden den Ort nutzen, jeder einmal.
TL-EXPLORE-04 = Feinde, die bei der Erkundung (durch einen Abschnitt des Buches) erscheinen, beenden sie in dieser Region für diese Phase.
TL-EXPLORE-05 = Eine Gemeinschaft darf in einer Erkundungsphase mehrere POI ihrer Region nacheinander nutzen, solange die Region frei von Feinden bleibt.

## Orte

TL-LOC-01 = Jeder Held, der selbst die Bedingung erfüllt, darf den Ort nutzen.
TL-LOC-02 = Ein Pflichtort wirkt einmal in jeder Erkundungsphase, in der Helden dort sind, ob sie wollen oder nicht.
TL-LOC-03 = Zeitgebundene Orte können bei der Erkundung nicht genutzt werden.
TL-LOC-04 = Jeder Held darf einen Ort höchstens einmal je Erkundungsphase nutzen.
TL-LOC-05 = Ein Pflichtort wirkt einmal für die Gemeinschaft, wenn sein Effekt dem Spiel gilt, und einmal für jeden Helden, wenn er Helden gilt; in beiden Fällen vor jedem POI.
TL-LOC-06 = Ein Pflichtort in einer Region mit Feinden bewirkt nichts (die Phase entfällt).
TL-LOC-07 = Ein Ort im Geschichtenbereich (TL-CARD-16) gehört zu keiner Region: Er kann bei der Erkundung nicht besucht werden; nur seine zeitgebundenen oder ständigen Effekte wirken.
TL-LOC-08 = Ein Effekt eines Ortes, der zu einem Zeitpunkt der Runde eintritt, betrifft nur die Helden in seiner Region, und „hier“ ist diese Region.

## Interessenpunkte

TL-POI-01 = Ein Abenteuer hat bis zu 12 POI, A bis L; es gibt gewöhnliche (grün) und solche mit Feinden (rot).
TL-POI-02 = Zum Aufdecken öffnet ihr das Fenster, lest den POI vor und legt den Marker in seine Region.
TL-POI-03 = Ein gewöhnlicher POI liegt irgendwo auf der Landkarte; er wird nur abgelegt, wenn das Buch es sagt.
TL-POI-04 = Ein POI mit Feinden liegt immer in der Region der lesenden Gemeinschaft; der Abschnitt sagt, welche Feinde mit ihm aufgestellt werden; der Marker wird abgelegt, sobald man ihn nutzt, sofern nicht anders angegeben.
TL-POI-05 = Genutzt wird ein POI in der Erkundung in einer Region ohne Feinde: Man liest seinen Abschnitt.
TL-POI-06 = Die Feinde eines POI müssen besiegt sein, bevor man ihn nutzen kann.
TL-POI-07 = Einen POI zu nutzen ist freiwillig.
TL-POI-08 = Ein einmal geöffnetes Fenster bleibt offen; wird ein gewöhnlicher POI noch einmal aufgedeckt, kommt nur sein Marker zurück, wenn er nicht auf dem Tisch ist (mit Feinden: TL-POI-12).
TL-POI-09 = Weichen die aufgedruckte Region eines POI mit Feinden und die Region der lesenden Gemeinschaft voneinander ab, gilt die der Gemeinschaft.
TL-POI-10 = Ein gewöhnlicher POI darf in einer späteren Runde wieder genutzt werden, wenn sein Marker noch da ist; Abschnitte sollten Bedingungen stellen oder ihn ablegen.
TL-POI-11 = Sind die Helden, die einen roten POI aufgedeckt haben, alle besiegt, bleiben die Feinde, und jeder Held kann sie später bekämpfen.
TL-POI-12 = Wird ein POI mit Feinden aufgedeckt, werden mit seinem Marker seine Feinde aufgestellt (mit automatischer Bedrohung). Ihn noch einmal aufzudecken bewirkt nichts, solange sein Marker auf dem Tisch ist; danach bringt es Marker und Feinde von Neuem.

## Abenteuerpläne

TL-ADVMAP-01 = Ein Abenteuerplan wird verwendet, wenn das Buch es sagt; er ist in Felder geteilt, jedes mit einem Abschnitt.
TL-ADVMAP-02 = Auf einem Abenteuerplan kann sich die Gemeinschaft nicht trennen. Alle Helden kommen in die Region des Helden oder der Gemeinschaft, die den Plan aufgedeckt hat, ohne Leben für verlassene Feinde zu verlieren.
TL-ADVMAP-03 = Wird ein Abenteuerplan geöffnet, kommt der Gemeinschaftsmarker auf sein Startfeld.
TL-ADVMAP-04 = Auf einem Abenteuerplan bewegt ihr in der Reise den Gemeinschaftsmarker auf ein durch Tür oder Weg verbundenes Feld oder bleibt.
TL-ADVMAP-05 = Auf einem Abenteuerplan gibt es keine Ereignisse. Auf einem Feld ohne Feinde entfällt die Begegnung.
TL-ADVMAP-06 = Auf einem Abenteuerplan wird in der Erkundung der Abschnitt des Feldes gelesen, auf dem die Gemeinschaft steht.
TL-ADVMAP-07 = Andere Phasen verlaufen auf einem Abenteuerplan wie sonst.
TL-ADVMAP-08 = Ein geräumtes Feld darf man frei durchqueren; sein Abschnitt wird nicht gelesen.
TL-ADVMAP-09 = Ein versperrtes Feld darf nicht mehr betreten werden.
TL-ADVMAP-10 = Auf einem Abenteuerplan kommt ein POI auf das Feld, das für ihn genannt ist.
TL-ADVMAP-11 = Feinde, die während eines Plans aufgestellt werden, stehen auf dem Feld der Gemeinschaft, sofern kein anderes genannt ist; für das Verlassen dieses Feldes gelten TL-TRAVEL-03 und TL-TRAVEL-04.
TL-ADVMAP-12 = Ein geräumtes Feld beendet die Bewegung nicht: In einer Reisephase darf die Gemeinschaft beliebig viele geräumte Felder durchqueren und auf dem ersten nicht geräumten oder irgendeinem geräumten halten.
TL-ADVMAP-13 = Den Abschnitt eines nicht geräumten Feldes zu lesen ist in der Erkundung Pflicht, solange die Gemeinschaft darauf ist (außer er wurde bei diesem Besuch schon gelesen).
TL-ADVMAP-14 = Der Plan endet, wenn ein Abschnitt es sagt, oder mit einem Ende; die Helden sind dann in der Region aus TL-ADVMAP-02.
TL-ADVMAP-15 = Ein auf einem Plan besiegter Held kehrt in der nächsten Runde auf das Feld der Gemeinschaft zurück.
TL-ADVMAP-16 = Solange der Plan verwendet wird, sind die Orte der Region, in der er liegt, nicht nutzbar.
TL-ADVMAP-18 = Wird das Feld versperrt, auf dem die Gemeinschaft steht, darf sie bleiben oder gehen, aber nicht zurückkommen; sein Abschnitt wird nicht noch einmal gelesen.
TL-ADVMAP-17 = Wird für Feinde auf der Landkarte der nächste Held gesucht, zählt die Gemeinschaft zu der Region, in der der Plan liegt.
TL-ADVMAP-19 = Feinde, die auf einem Feld aufgestellt werden, bekommen automatische Bedrohung wie auf der Landkarte.
TL-ADVMAP-20 = Einen Plan zu öffnen beendet die Erkundungsphase für alle. Der Abschnitt des Startfelds wird in der nächsten Erkundungsphase gelesen, in der die Gemeinschaft dort ist, außer der öffnende Abschnitt führt sofort zu ihm.
TL-ADVMAP-21 = Solange der Plan verwendet wird, bekämpfen Feinde in seiner Region die Gemeinschaft nicht und hindern sie nicht am Erkunden, und was in dieser Region geschieht, betrifft sie nicht; nach dem Plan trifft sie wieder auf diese Feinde.
TL-ADVMAP-22 = Ein POI auf dem Feld der Gemeinschaft wird in der Erkundung wie sonst genutzt, nachdem der Abschnitt nach TL-ADVMAP-13 gelesen ist.
TL-ADVMAP-23 = Feinde auf einem geräumten Feld halten die Gemeinschaft auf: Sie darf es betreten, aber nicht in derselben Bewegung durchqueren.

## Stufenaufstieg

TL-LEVEL-01 = Mit 3 EP muss der Spieler aufsteigen: Er legt 3 EP ab, zieht die obersten 3 Karten des Aufwertungsstapels und wählt 1.
TL-LEVEL-02 = Das beim Aufstieg gewählte Talent ersetzt seine niedrigere Fassung im Talentstapel (die alte Karte kommt in die Schachtel), und der Talentstapel wird gemischt.
TL-LEVEL-03 = Von den beiden nicht gewählten Aufwertungen kommt eine auf und eine unter den Aufwertungsstapel, aber über die ultimativen, wenn es sie gibt.
TL-LEVEL-04 = Sind alle Talente der Stufe I aufgewertet, wählt man 1 der 2 ultimativen für den Stapel; das andere verlässt das Spiel.
TL-LEVEL-05 = Legendäre Talente werten Talente der Stufe II auf.
TL-LEVEL-06 = Aufgestiegen wird sofort mit dem dritten EP, aber nie mitten im Kampf (EP kommen ohnehin an seinem Ende) und erst nach der laufenden Anweisung des Buches. Überzählige EP bleiben.
TL-LEVEL-07 = Die alte Fassung eines aufgewerteten Talents wird entfernt, wo immer sie ist (Stapel oder Ablage); die neue kommt in den Stapel, der gemischt wird; die Ablage bleibt.
TL-LEVEL-08 = Ultimative Talente sind nie unter den 3 gezogenen Karten; sind weniger als 3 andere übrig, zieht man diese; bei 2 kommt die nicht gewählte wieder nach oben; bei 1 nimmt man sie.
TL-LEVEL-09 = Das ultimative Talent zu nehmen kostet nichts, geschieht sofort nach der achten Aufwertung und ist freiwillig. Dann wird der Aufwertungsstapel aus den 8 legendären Talenten gemischt.
TL-LEVEL-10 = Ist nichts mehr aufzuwerten, bleiben die EP ohne Nutzen liegen.
TL-LEVEL-11 = Der Talentstapel hat 8 Karten (9 mit dem ultimativen, +1 mit einem Wyrd).
TL-LEVEL-12 = Mit 6 oder mehr EP auf einmal steigt man für je volle 3 auf.

## Niederlage

TL-DEFEAT-01 = Mit 0 Leben ist ein Held für diese Runde ausgeschieden.
TL-DEFEAT-02 = Zu Beginn der folgenden Runde wird das Leben eines besiegten Helden auf 6 gesetzt, ganz gleich, wie hoch das Maximum ist.
TL-DEFEAT-03 = Hat ein besiegter Held kein Wyrd im Talentstapel, kommt ein zufälliges dazu, dann wird gemischt.
TL-DEFEAT-04 = Steckt im Geschichtenbereich keine Karte Dunkelheit, wird sie (CS156) nach einer Niederlage eingesteckt.
TL-DEFEAT-05 = Ein Wyrd ist ein Talent mit 3 Plätzen, das CP gibt, wenn es genutzt wird; es kommt in den Kasten zurück, sobald sein Besitzer in einem Kampf, in dem es aktiv ist, zum ersten Mal eine Einheit besiegt.
TL-DEFEAT-06 = Ein besiegter Held kehrt in der Region zurück, in der er fiel, und behält CP, Runen, Zustandsmarker und Erschöpfung.
TL-DEFEAT-07 = Ein Wyrd auf der Ablage zählt wie eines im Talentstapel.
TL-DEFEAT-08 = Wyrd und Dunkelheit kommen, wenn der Held zurückkehrt (TL-DEFEAT-02), nicht im Augenblick der Niederlage. Kommt vorher ein Ende, kommen sie am Ende des Abenteuers.
TL-DEFEAT-09 = Außerhalb eines Kampfes gilt für eine Niederlage dasselbe. Wird beim Lesen eine ganze Gemeinschaft besiegt, werden die übrigen Anweisungen für „die Gemeinschaft“ ohne sie ausgeführt; die Wahl treffen dennoch ihre Spieler, damit die Geschichte weitergeht.
TL-DEFEAT-10 = Durch Niederlagen kann man ein Abenteuer nicht verlieren; nur das Buch kann es schlecht enden lassen.
TL-DEFEAT-11 = Ein gezogenes Wyrd belegt eines der 4 Talente; es ist eine Fertigkeit. „Besiegt einen Feind“ heißt: Ein Talent, Gegenstand oder Gefährte dieses Helden entfernt eine Einheit (auch !). Wurde die Einheit im selben Kampf besiegt, bevor das Wyrd aktiv war, zählt das nicht nachträglich.
TL-DEFEAT-12 = Ein Held kehrt mit 6 Leben zurück, auch wenn sein Maximum niedriger ist.
TL-DEFEAT-13 = Sind in einer Runde alle Helden besiegt, läuft der Rest der Runde ohne sie ab, und die nächste beginnt.
TL-DEFEAT-14 = Was ein Ende allen Helden gibt, bekommen auch die gerade besiegten.
TL-DEFEAT-15 = Liegt eine ganze Gemeinschaft besiegt am Boden, gilt eine Probe, die sie ablegen muss, ohne Ziehen als misslungen. Eine Frage an jeden Helden beantworten die Spieler der Besiegten, wenn keiner der Gefragten mehr steht.

## Das Ende eines Abenteuers

TL-END-01 = Bei einem Ende wird es zuerst gelesen, dann werden seine Anweisungen ausgeführt, dann wirken die Effekte „Am Ende eines Abenteuers“.
TL-END-02 = Ist ein Abenteuer vorbei, werden die Beutel auf die Startrunen zurückgesetzt; EP-Marker bleiben.
TL-END-03 = Ist ein Abenteuer vorbei, verlassen alle anderen Marker und Figuren den Tisch, außer allgemeinen Markern auf eingesteckten Karten (TL-CAMP-10).
TL-END-04 = Ist ein Abenteuer vorbei, kommen die Feindkarten in den Kasten zurück.
TL-END-05 = Ist ein Abenteuer vorbei, behält jeder Held seinen Talentstapel und seinen Aufwertungsstapel, die Heldenkarte und alle Gegenstände, Gefährten und Titel. Talente außer Spiel werden getrennt verwahrt.
TL-END-06 = Ist ein Abenteuer vorbei, bleiben andere eingesteckte Karten, sofern nicht anders angegeben.
TL-END-07 = Für die nächste Partie gelten die Schritte ab TL-SETUP-01 und ab TL-SETUP-30.
TL-END-08 = Am Ende der Kampagne kehrt alles in den Ausgangszustand zurück.
TL-END-09 = Ist ein Abenteuer vorbei, werden übrige Questmarker abgelegt.
TL-END-10 = Gibt dir das Ende deinen dritten EP, steigst du auf, bevor die Partie gespeichert wird.
TL-END-11 = Eine mitten im Abenteuer gespeicherte Partie geht genau so weiter, wie sie war: mit ihrem Zufall, der Reihenfolge der Stapel, dem Abschnitt, der gelesen wird, und der Frage, die gestellt ist.
TL-END-12 = EP verfallen nie, weder nach einem Hauptabenteuer noch nach einer Nebenquest.

## Allein mit einem Söldner

TL-SOLO-01 = Wähle einen anderen Helden als Söldner: Figur, Heldenkarte und seine 4 Talente der Stufe I mit „Solo“ (2 des Helden, 2 der Klasse).
TL-SOLO-02 = Die Figur des Söldners beginnt beim Helden.
TL-SOLO-03 = Werte je gespieltem Hauptabenteuer eines der Talente des Söldners auf (Nebenquests zählen nicht), alle auf II, bevor eines legendär wird; EP spielen dabei keine Rolle. Söldner haben keine ultimativen Talente.
TL-SOLO-04 = Lege auf die Talente des Söldners 1 Rune aus dem Vorrat auf jeden einfachen Platz; dann auf jeden Doppelplatz, möglichst von einer Art, die noch nicht auf dieser Karte liegt, sonst eine seiner beiden Arten.
TL-SOLO-05 = Der Startgegenstand des Söldners kommt in den Gegenstandsstapel des Helden.
TL-SOLO-06 = Ab dem zweiten Abenteuer werden nur die Hälfte der Gegenstände und die Hälfte der Titel verwendet (aufgerundet); die anderen liegen beiseite und zählen nur, wenn nach ihnen gefragt wird.
TL-SOLO-07 = Der Söldner ist immer beim Helden.
TL-SOLO-08 = In der Abwicklung eines Kampfes darf der Spieler 1 Talent des Söldners nutzen, als wäre es das des Helden.
TL-SOLO-09 = Nur ein Talent, das mindestens so viele Runen hat wie jedes andere des Söldners, darf genutzt werden.
TL-SOLO-10 = Nutzt du ein Talent des Söldners, kommt 1 seiner Runen auf die Heldenkarte des Söldners. Ein Talent ohne Runen darf ein letztes Mal genutzt werden, dann wird es auf die verdeckte Seite gedreht.
TL-SOLO-11 = In einer Probe darfst du Runen der richtigen Art von den Karten des Söldners für je 1 Erfolg in den Vorrat abgeben.
TL-SOLO-12 = Statt 1 Leben zu verlieren, darfst du 1 Rune von den Karten des Söldners in den Vorrat abgeben, so oft du willst.
TL-SOLO-13 = Der Söldner gibt dir einen zweiten Erschöpfungseffekt. Erholt sich der Held, erholt auch er sich.
TL-SOLO-14 = Die Klasse des Söldners gilt für das Buch als anwesend; ihre Proben, Vorteile und Nachteile gelten für den Helden.
TL-SOLO-15 = Als Held zählt der Söldner nur für die Werte von Bossen.
TL-SOLO-16 = Der Söldner kann weder Karten noch Zustände, Leben, CP, Runen oder Marker bekommen.
TL-SOLO-17 = Je Kampf darf nur ein Talent des Söldners genutzt werden.
TL-SOLO-18 = Verglichen werden nur offene Talente (TL-SOLO-09). Ein Talent, das Runen für Proben oder Leben abgegeben hat, zählt mit denen, die übrig sind.
TL-SOLO-19 = Die Heldenkarte des Söldners kann eigens erschöpft werden, zu den Zeitpunkten von TL-EXH-01: Du gibst die eben gezogenen Runen zurück und erhältst ihren Effekt. Ihr Fehlschlageffekt wird nie ausgelöst. Erzwungene Erschöpfung trifft nur die Karte des Helden selbst.
TL-SOLO-20 = Eine Wildrune auf einem Talent des Söldners passt zu jeder Probe. Sie kann nur durch eine Karte dorthin kommen, denn diese Talente beginnen nur mit den vier Farben.
TL-SOLO-21 = Runen für Erfolge (TL-SOLO-11) gibst du ab, nachdem du deine 7 Runen gesehen hast.
TL-SOLO-22 = Runen für den Söldner verringern den Vorrat (TL-COMP-01). Fehlt eine Art für einen einfachen Platz, bleibt er leer, und das Talent ist trotzdem nutzbar.
TL-SOLO-23 = Talente des Söldners gelten als aktiv, ohne voll zu sein; für einen Angriff darunter gilt der Zeitpunkt der Angriffe, für einen Block muss der Held verteidigen.
TL-SOLO-24 = Die Stufen aus TL-SOLO-03 werden bei jedem Aufbau von Stufe I an neu bestimmt, denn für jedes Abenteuer darfst du einen anderen Söldner wählen. Auch die Runen werden neu gelegt.
TL-SOLO-25 = Wer allein spielt, richtet sich bei Bedrohung nach den Regeln für 1 Spieler; der Söldner zählt nicht mit.
TL-SOLO-26 = Runen darfst du statt jedes Lebens abgeben, das du verlieren würdest (TL-SOLO-12), ob durch Reise, eine Fähigkeit oder einen negativen Zustand, aber nicht statt Leben, das du als Kosten zahlst.
TL-SOLO-27 = Werden die Gegenstände halbiert, wählt der Spieler, welche bleiben; die Startgegenstände zählen mit.
TL-SOLO-28 = Die Hälfte der Titel (TL-SOLO-06) sind nie mehr als 4, und Pflichttitel kommen zuerst in die verwendete Hälfte.
TL-SOLO-29 = Wird der Held besiegt, wartet der Söldner bei ihm; seine Runen werden nicht erneuert.
TL-SOLO-30 = Der Startgegenstand eines früheren Söldners geht mit ihm; der des jetzigen gilt nur in diesem Abenteuer als Gegenstand des Helden.

## Schlüsselwörter

TL-GLOSS-01 = Block X: Verhindere X eines Angriffs; der Überschuss verfällt.
TL-GLOSS-02 = X CP: Kosten (TL-CP-03).
TL-GLOSS-03 = Aufheben: Der genannte Effekt entfällt.
TL-GLOSS-04 = Angriff X: Greife mit Stärke X an; der Schaden ist X minus die Abwehr des Ziels.
TL-GLOSS-05 = +X oder −X austeilen: ändert einen aktiven Angriff, und zwar jeden Treffer davon.
TL-GLOSS-06 = Zweimal oder dreimal: Das sind getrennte Treffer auf dasselbe Ziel oder auf verschiedene.
TL-GLOSS-07 = Doppelt oder dreifach austeilen: Der Angriff wird mit 2 oder 3 multipliziert.
TL-GLOSS-08 = X Feinde besiegen: Entferne X Einheiten, die die Bedingung erfüllen. Wer den Effekt nutzt, wählt sie; gibt das Buch die Anweisung, wählt die Gemeinschaft.
TL-GLOSS-09 = Ablegen: Lege den genannten Marker oder die genannte Karte ab; hast du nichts dergleichen, geschieht nichts.
TL-GLOSS-10 = Erschöpfen und erholen: siehe TL-EXH-01 bis TL-EXH-10.
TL-GLOSS-11 = X gewinnen: bis zur Grenze; der Rest entfällt.
TL-GLOSS-12 = X weissagen: Decke X Karten des Stapels auf und lege jede nach oben oder nach unten. Du bestimmst auch die Reihenfolge auf jeder Seite; sind weniger Karten da, werden diese aufgedeckt.
TL-GLOSS-13 = X verlieren: bis hinunter auf 0; Blocks helfen nie dagegen.
TL-GLOSS-14 = Sofort: Talente, wenn sie voll sind; Gegenstände und Gefährten in Planungsschritt 1, wenn die Bedingungen erfüllt sind.
TL-GLOSS-15 = Schnell: zu Beginn der Abwicklung (Schritt 2).
TL-GLOSS-16 = Fehlschlag: Dieser Angriff, von wem auch immer, bewirkt nichts.
TL-GLOSS-17 = Pflicht: Der Effekt muss nach Möglichkeit genutzt werden; ein Pflichttitel muss unter den gewählten sein.
TL-GLOSS-18 = X einstecken: Der Feind macht einen weiteren, eigenen Angriff von X auf den Verteidiger; Blocks helfen dagegen. Dafür wird keine Angriffskarte gezogen, und er löst keine Fähigkeit aus.
TL-GLOSS-19 = +X einstecken: X zu diesem Feindangriff addieren.
TL-GLOSS-20 = X zweimal oder dreimal einstecken, doppelt oder dreifach einstecken: wird gezählt wie bei Helden.
TL-GLOSS-21 = Ein positiver, ein negativer oder ein beliebiger Zustand: Erhältst du einen und ist keine Art genannt, wählst du die Art.
TL-GLOSS-22 = Rückschlag: TL-MISS-07.
TL-GLOSS-23 = Elite- oder Feindmarker: Die Werte stehen auf einem POI.
TL-GLOSS-24 = „Doppelt“ und „+X“ zusammen: erst den aufgedruckten Wert verdoppeln, dann Änderungen addieren.
TL-GLOSS-25 = Abwehr übergehen: Die Abwehr des Ziels gilt für diesen Treffer als 0.
TL-GLOSS-26 = „A oder B“ als Strafe oder Belohnung: Eine Möglichkeit, die für diesen Helden nichts ändern würde, ist nicht wählbar, solange die andere etwas ändert (ein erschöpfter Held kann nicht „erschöpfen“ wählen, einer mit 0 CP nicht „CP verlieren“). Ändert keine etwas, geschieht nichts.
