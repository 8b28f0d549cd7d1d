### Was über Bücher gesagt wird: kaputte Dateien, Befunde der Prüfung, Antworten der Werkzeuge.

## Ein Fehler, ein Befund

fault-saga = { $place }  { $code }  { $text }
fault-saga-near = { $place }  { $code }  { $text } ({ $near })
fault-saga-nearest = am nächsten: { $near }
fault-saga-possible = möglich: { $near }
fault-saga-no-file = Die Datei { $path } gibt es nicht.
fault-saga-toml = { $path } ist eine Saga von Yggdrasil Chronicles: „meadhall story check“ liest sie, und „meadhall play yggdrasil“ spielt sie. Dieser Befehl ist für Bücher von Trudvang Legends.
fault-saga-no-campaign = Im Ordner { $path } liegt keine { $file }. Nenne eine Abenteuerdatei, oder gib dem Ordner eine Kampagne.
fault-saga-not-an-adventure = { $path } ist kein Abenteuer: Der Teil „entries“ fehlt.
fault-saga-no-adventure-file = Abenteuer { $adventure } wird hier genannt, aber es gibt keine Datei { $file }
fault-saga-other-adventure = diese Datei enthält Abenteuer { $word }, aber die Kampagne sucht darin { $adventure }
fault-saga-unnamed = { $file } liegt im Ordner, aber die Kampagne nennt sein Abenteuer nicht

## E00: nicht lesbar

fault-saga-too-big = die Datei ist größer als { $most } MB
fault-saga-character = das Zeichen { $character } gehört in keine Textdatei
fault-saga-empty = die Datei ist leer
fault-saga-not-utf8 = diese Zeile ist nicht in UTF-8 geschrieben; speichere die Datei als UTF-8-Text
fault-saga-documents = hier beginnt ein zweites Dokument; eine Datei enthält eines
fault-saga-deep = Listen und Klammern sind mehr als { $most } Ebenen tief verschachtelt
fault-saga-anchor = „&“ und „*“ am Anfang eines Werts gehören nicht zum Format; setze den Text in Anführungszeichen
fault-saga-tag = „{ $tag }“ am Anfang eines Werts gehört nicht zum Format; setze den Text in Anführungszeichen
fault-saga-key = eine Liste oder eine Tabelle kann kein Schlüssel sein
fault-saga-colon = in einem Text steht ein Doppelpunkt mit Leerzeichen dahinter; setze den Text in Anführungszeichen
fault-saga-tab = hier steht ein Tabulator; rücke mit Leerzeichen ein
fault-saga-hard-space = hier steht ein geschütztes Leerzeichen in der Einrückung; rücke mit gewöhnlichen Leerzeichen ein
fault-saga-bracket = die Klammer, die hier beginnt, ist bis Zeile { $until } nicht geschlossen: Sie, ein Komma oder ein Anführungszeichen fehlt, oder ein Text darin braucht Anführungszeichen (einer mit Komma, Doppelpunkt oder „?“)
fault-saga-indent = diese Zeile ist anders eingerückt als ihre Nachbarn
fault-saga-no-colon = nach „{ $word }“ fehlt der Doppelpunkt
fault-saga-space = nach „{ $word }:“ muss ein gewöhnliches Leerzeichen stehen
fault-saga-dash = „-“ beginnt eine Liste; gib ihr eine eigene Zeile, oder setz den Text in Anführungszeichen
fault-saga-strange-dash = ein Listenpunkt beginnt mit „-“, hier steht aber „{ $character }“
fault-saga-glued-dash = nach dem „-“ einer Liste muss ein Leerzeichen stehen
fault-saga-starts = ein Text kann nicht mit „{ $character }“ beginnen; setz ihn in Anführungszeichen
fault-saga-after-quote = hinter dem schließenden Anführungszeichen steht noch etwas; setz den ganzen Text in Anführungszeichen der anderen Art
fault-saga-quote = ein Anführungszeichen, das hier beginnt, wird nie geschlossen
fault-saga-yaml = das ist nicht zu lesen ({ $reason })

## E01: unbekannte Wörter

fault-saga-expected = erwartet: { $expected }; gefunden: { $found }
fault-saga-quoted = „{ $word }“ steht in Anführungszeichen und ist damit ein Text; nimm sie weg
fault-saga-found-text = „{ $text }“
fault-saga-found-nothing = nichts
fault-saga-found-list = eine Liste
fault-saga-found-map = Schlüssel mit Werten
fault-saga-kind-prose = ein Text
fault-saga-kind-name = ein Name ohne Leerzeichen
fault-saga-kind-word = ein Wort, das hier möglich ist
fault-saga-kind-truth = true oder false
fault-saga-kind-whole = eine ganze Zahl
fault-saga-kind-list = eine Liste
fault-saga-kind-map = Schlüssel mit Werten
fault-saga-kind-amount = eine Zahl oder eine benannte Menge
fault-saga-kind-reckoned = eine Zahl oder der Name eines Zählers
fault-saga-kind-who = ein Wort dafür, wer gemeint ist
fault-saga-kind-condition = eine Bedingung wie { "{" }class: ranger{ "}" }
fault-saga-kind-steps = eine Liste von Schritten, etwa [{ "{" }read: 12{ "}" }]
fault-saga-kind-only = eine Klasse, oder { "{" }has: card{ "}" }, oder { "{" }quest: 1{ "}" }
fault-saga-kind-groups = eine Feindart mit Anzahl wie { "{" }draugr: 2{ "}" }
fault-saga-cut = der Text endet nach „{ $text }“, denn „#“ beginnt eine Notiz; setze den ganzen Text in Anführungszeichen
fault-saga-swallowed = „do:“ steht so weit rechts wie der Text darüber und würde mit vorgelesen; rück es nach links, unter „text“
fault-saga-no-translation = das sollte die Übersetzung von { $of } sein, hat aber keinen Teil „translation“; „meadhall story translate“ schreibt einen
fault-saga-translation-of = das liegt neben { $of }, sagt aber, dass es „{ $word }“ übersetzt
fault-saga-translation-language = die Datei heißt { $file }, sagt aber, ihre Sprache sei „{ $word }“
fault-saga-range = { $number } liegt nicht zwischen { $low } und { $high }
fault-saga-missing = „{ $word }“ fehlt
fault-saga-version = ein Buch vom Format { $word } ist neuer als dieses Meadhall
fault-saga-comma = „{ $text }“ steht in Klammern hinter einem Komma; setze den ganzen Text in gerade Anführungszeichen
fault-saga-unknown = einen Schlüssel „{ $word }“ gibt es hier nicht
fault-saga-step-here = „{ $word }“ ist ein Schritt; Schritte stehen in der Liste unter „do“
fault-saga-verb = ein Verb „{ $word }“ gibt es nicht
fault-saga-two-verbs = „{ $word }“ ist ein zweites Verb neben „{ $verb }“; jeder Schritt hat eines
fault-saga-side = „{ $word }“ kann nicht neben „{ $verb }“ stehen
fault-saga-no-value = dieses Verb nimmt keinen Wert
fault-saga-needs-value = „{ $word }“ braucht einen Wert
fault-saga-zone-combat = „{ $word }“ wirkt nur im Kampf, auf Karten und in Fähigkeiten von Feinden
fault-saga-zone-would = „{ $word }“ wirkt nur in einem Effekt, dessen „at“ mit „would_“ beginnt
fault-saga-zone-passive = „{ $word }“ wirkt nur in ständigen Effekten („at: passive“)
fault-saga-zone-always = „{ $word }“ gehört nicht in einen ständigen Effekt; erlaubt sind: modify_attack, modify_block, modify_test, modify_draw
fault-saga-window = einen Zeitpunkt „{ $word }“ gibt es für Effekte nicht
fault-saga-who-nobody = „{ $word }“ meint nur auf Karten und in Fähigkeiten jemanden, hier aber niemanden
fault-saga-who-unconcerned = „{ $word }“ braucht einen betroffenen Helden: die Zweige von ask_each und one_of, eine Probe mit eigenem Ausgang je Held, or_else; hier ist niemand gemeint
fault-saga-test-result = eine Bedingung zu einer Probe braucht entweder „result“ oder „succeeded_at_least“
fault-saga-card-or-poi = nenne entweder eine Karte oder einen POI
fault-saga-region-or-space = POI { $poi } hat eine Region und ein Feld zugleich
fault-saga-poi-place = der grüne POI { $poi } braucht eine Region oder auf einem Abenteuerplan ein Feld
fault-saga-no-question = kein ask_each hat die id „{ $word }“
fault-saga-no-test = keine Probe hat die id „{ $word }“

## E02 bis E04: ids, Abschnitte, Buchstaben

fault-saga-zero = „{ $word }“ beginnt mit einer Null
fault-saga-twice = „{ $word }“ steht hier zum zweiten Mal
fault-saga-id = „{ $word }“ ist keine id eines Abschnitts: Nimm eine Zahl, intro, oder einen Namen, der mit end- beginnt
fault-saga-outdented = „{ $word }“ steht so weit links wie die Abschnitte; rück es nach rechts, unter den Abschnitt, zu dem es gehört
fault-saga-space-id = „{ $word }“ ist kein Feld: Nimm eine Zahl
fault-saga-no-entry = einen Abschnitt { $word } gibt es nicht
fault-saga-letter = „{ $word }“ ist kein Buchstabe eines POI: Es gibt zwölf, A bis L
fault-saga-no-poi = einen POI { $word } gibt es nicht

## E05 bis E09: Wege, Regionen, Karten

fault-saga-unread = Abschnitt { $entry } wird nie gelesen
fault-saga-dead-end = nach Abschnitt { $entry } liegt vielleicht kein POI mehr auf dem Tisch, kein Plan ist offen und kein Ende erreicht
fault-saga-dead-end-fallen = fällt darin die ganze Gemeinschaft, liegt nach Abschnitt { $entry } vielleicht kein POI mehr auf dem Tisch, kein Plan ist offen und kein Ende erreicht: Ein „one_of“ führen nur Helden aus, die noch stehen
fault-saga-poi-never = POI { $poi } wird nie aufgedeckt
fault-saga-poi-not-there = { $verb }: POI { $poi } kann hier nie auf dem Tisch liegen
fault-saga-no-region = eine Region „{ $word }“ gibt es nicht; „meadhall story regions“ nennt sie alle
fault-saga-no-sleeve = die Region { $word } hat keine Hülle für einen Ort
fault-saga-no-card = eine Karte „{ $word }“ gibt es nicht
fault-saga-card-kind = { $word } ist eine Karte der Art { $kind }; hier braucht es: { $wanted }

## E10 bis E14: Marker, Proben, Wahl, Feinde

fault-saga-quest-number = einen Questmarker { $word } gibt es nicht
fault-saga-quest-never = nach Questmarker { $token } wird gefragt, aber niemand bekommt ihn
fault-saga-quest-unused = Questmarker { $token } wird vergeben, aber nichts fragt nach ihm
fault-saga-test-each-read = bei „outcome: each“ trennen sich die Helden, darin kann kein Abschnitt gelesen werden
fault-saga-test-they = „outcome: they“ ist für einen Helden: „by: single may“ oder „by: single must“
fault-saga-test-single = ein Held allein hat den Ausgang „they“
fault-saga-test-outcome = die Probe braucht ein „outcome“: any_succeeds, all_succeed oder each
fault-saga-test-declined = eine Probe, die alle ablegen müssen, kann niemand ablehnen
fault-saga-test-nothing = die Probe hat weder „success“ noch „failure“
fault-saga-no-open-option = jede Möglichkeit hat ein „if“ oder ein „cost“: Eine muss immer offen sein
fault-saga-red-without-foes = der rote POI { $poi } hat keine „foes“
fault-saga-green-with-foes = der grüne POI { $poi } hat „foes“: Mach ihn rot, oder nimm sie weg
fault-saga-regular-numbers = die gewöhnlichen Feinde von POI { $poi } haben ihre Werte von der Feindkarte
fault-saga-foes-figure = die Feinde von POI { $poi } brauchen eine „figure“
fault-saga-foes-numbers = die Feinde von POI { $poi } brauchen „health“ und „attack“
fault-saga-with-green = POI { $poi } ist grün: Feinde können nur zu einem roten gehören
fault-saga-no-enemy-card = { $figure }: Es ist nicht sicher, dass vorher eine Feindkarte dieser Art aufgedeckt wurde

## E15 bis E19: Anfang, See, Lesen, Enden, Abenteuerplan

fault-saga-no-intro = der Abschnitt intro fehlt
fault-saga-no-heroes = intro stellt die Helden nicht auf
fault-saga-no-ship = POI { $poi } in { $place } ist nur über See zu erreichen, und es gibt nirgends ein Schiff
fault-saga-after-read = { $verb } wird nie ausgeführt: Vorher wird Abschnitt { $entry } gelesen
fault-saga-no-end = kein Ende ist zu erreichen
fault-saga-stuck = ab Abschnitt { $entry } gibt es Wege, die nie zu einem Ende führen
fault-saga-many-ends = es gibt { $count } Enden; mehr als { $most } hält man schwer auseinander
fault-saga-reward-who = { $verb } in einem Ende ohne „who“ geht nur an die Helden, die dort ankamen
fault-saga-no-space = ein Feld { $word } gibt es nicht
fault-saga-door-half = die Tür von { $a } nach { $b } wurde ergänzt: Türen gehen in beide Richtungen
fault-saga-no-way-out = von Feld { $space } führt kein Weg zu einem Abschnitt, der den Plan verlässt
fault-saga-only-way = Feld { $space } ist der einzige Weg weiter, und es wird hier versperrt

## E20 bis E22: Kampagne und Vorrat

fault-saga-no-adventure = ein Abenteuer „{ $word }“ gibt es nicht
fault-saga-campaign-stuck = eine Kampagne kann ohne spielbares Hauptabenteuer stecken bleiben; bis dahin gespielt: { $played }
fault-saga-locked = nichts schaltet Abenteuer { $adventure } frei
fault-saga-no-ending = die Kampagne hat keinen Ausgang „{ $word }“
fault-saga-ending-never = kein Ende gibt den Ausgang „{ $ending }“
fault-saga-few-endings = die Kampagne hat weniger als zwei Ausgänge ({ $count })
fault-saga-personality-tokens = { $count } Persönlichkeiten, aber nur { $most } Marker
fault-saga-enemy-tokens = { $count } Feindmarker zugleich, aber es gibt nur { $most }
fault-saga-elite-tokens = { $count } Elitemarker zugleich, aber es gibt nur { $most }
fault-saga-ships = mehr als { $most } Schiffe zugleich
fault-saga-generic-tokens = die Weltkarten brauchen bis zu { $count } allgemeine Marker, aber es gibt nur { $most }
fault-saga-space-tokens = { $count } Felder können geräumt oder versperrt werden, aber es gibt nur { $most } Marker

## E23: ein Kreis

fault-saga-circle = diese Abschnitte verweisen endlos aufeinander, und niemand hat etwas zu entscheiden: { $entries }
fault-saga-circle-if = wo „{ $fact }“ gilt, verweisen diese Abschnitte endlos aufeinander: { $entries }
fault-saga-circle-unless = wo „{ $fact }“ nicht gilt, verweisen diese Abschnitte endlos aufeinander: { $entries }

## E24: tallies

fault-saga-tally-two-ways = der Zähler „{ $tally }“ gilt hier für das Abenteuer und anderswo für die Kampagne
fault-saga-tally-in-vain = der Zähler „{ $tally }“ liegt immer zwischen { $low } und { $high }: Das kann nie gelten
fault-saga-tally-equals = „equals“ steht allein: Daneben sagen „at_least“ und „at_most“ nichts mehr
fault-saga-tally-word = „{ $word }“ ist eine Menge des Formats; nenne den Zähler anders

## E25: Texte, die sich ändern

fault-saga-varied-open = „{ $text }“ öffnet eine Klammer, die nichts schließt
fault-saga-varied-tally = „{ $text }“ ist nicht der Name eines Zählers
fault-saga-varied-once = nach „once:“ darf nur noch ein Teil folgen, und er beginnt mit „later:“; hier: „{ $text }“
fault-saga-varied-one = „one of:“ braucht mindestens zwei Teile mit „|“ dazwischen; hier: „{ $text }“
fault-saga-varied-else = nur der letzte Teil darf ohne „if“ stehen; hier: „{ $text }“
fault-saga-varied-if = nach „if“ kommt etwas Gemerktes oder eine Bedingung in Klammern, dann ein Doppelpunkt; hier: „{ $text }“
fault-saga-varied-strange = „{ $text }“ wird gedruckt, wie es dasteht; ein Text, der sich ändert, beginnt mit „if“, „once:“, „one of:“ oder „tally:“
fault-saga-varied-here = „{ $text }“ wird so gedruckt, wie es dasteht: Namen und die Texte von Karten und POI ändern sich nicht
fault-saga-varied-otherwise = „{ $word }“ wird so gedruckt, wie es dasteht; in einem Text braucht der letzte Teil kein Wort davor

## E26: Abstecher

fault-saga-visit-end = von Abschnitt { $entry } käme niemand zurück: Ein Ende beendet das Abenteuer, danach wird nichts mehr gelesen
fault-saga-visit-endless = dieser Abstecher führt dorthin zurück, wo er beginnt, und wäre nie vorbei: { $entries }
fault-saga-visit-card = „visit“ kehrt zu dem Abschnitt zurück, in dem es steht; eine Karte kann nur „read“

## Warnungen

fault-saga-long = Abschnitt { $entry } hat { $count } Wörter; mehr als { $most } sind beim Vorlesen zu viel
fault-saga-short = Abschnitt { $entry } hat { $count } Wörter; weniger als { $fewest } ergeben kaum eine Szene
fault-saga-in-a-row = ab Abschnitt { $entry } werden { $count } Abschnitte ohne Entscheidung gelesen (mehr als { $most })
fault-saga-hard-test = Schwierigkeit { $difficulty } ohne Hilfe für eine Klasse: { $odds }
fault-saga-must-fail = diese Probe muss misslingen, damit es weitergeht: { $odds }
fault-saga-path-loss = ein Weg zu Abschnitt { $entry } kostet { $loss } Leben; der schwächste Held hat { $health }
fault-saga-no-trace = was in { $adventure } hier entschieden wird, hinterlässt in keinem Hauptabenteuer eine Spur
fault-saga-card-unused = Karte { $card } bekommt nie jemand
fault-saga-flag-unused = „{ $flag }“ wird gemerkt, aber nichts fragt danach
fault-saga-flag-never = etwas fragt nach „{ $flag }“, aber es wird nie gemerkt
fault-saga-tally-unused = der Zähler „{ $tally }“ wird gezählt, aber nichts fragt nach ihm oder zeigt ihn
fault-saga-tally-never = etwas fragt nach dem Zähler „{ $tally }“, aber nichts zählt ihn
fault-saga-red-region = der rote POI { $poi } liegt dort, wo er gelesen wird; { $place } zählt nicht
fault-saga-boss-threat = Bedrohung kommt dorthin, wo ein Boss stehen kann (POI { $poi })
fault-saga-figures = ein Weg zu Abschnitt { $entry } braucht { $count } Figuren von { $figure }; in der Schachtel sind { $supply }
fault-saga-party-test = die Probe steht in dem, was einem einzelnen Helden geschieht, aber ihr Ausgang „{ $outcome }“ gilt der ganzen Gemeinschaft, und damit auch { $verb }: „who: party“, wenn das gemeint ist, oder „who: them“ für diesen Helden allein
fault-saga-class-gate = ohne { $class } in der Gemeinschaft ist das Ende { $entry } nie zu erreichen
fault-saga-copied = dieser Satz stammt aus einem gedruckten Buch: „{ $sentence }“
fault-saga-stories = der Geschichtenbereich kann { $count } Karten bekommen; er hat { $most } Hüllen
fault-saga-stale = „{ $name }“ wurde geändert, nachdem es übersetzt worden war: Bring die Übersetzung auf den neuen Stand und starte dann „meadhall story translate“ mit --mark

## Änderungen, die gespeicherte Partien treffen

fault-saga-gone-adventure = Abenteuer { $id } gibt es nicht mehr: Seine gespeicherten Partien können nicht weitergehen
fault-saga-gone-entry = Abschnitt { $id } gibt es nicht mehr
fault-saga-gone-poi = POI { $id } gibt es nicht mehr
fault-saga-gone-card = Karte { $id } gibt es nicht mehr
fault-saga-gone-space = Feld { $id } gibt es nicht mehr
fault-saga-gone-option = die Möglichkeit „{ $id }“ gibt es nicht mehr: Vielleicht wurde sie in einer gespeicherten Partie gewählt
fault-saga-gone-block = „{ $id }“ gibt es nicht mehr: Gib ihm seine id oder seinen Platz zurück
fault-saga-gone-flag = „{ $id }“ wird nicht mehr gemerkt, aber etwas fragt noch danach
fault-saga-forgotten = nach „{ $id }“ wurde gefragt, und nichts kennt es mehr: Hat es einen neuen Namen, steht in gespeicherten Partien der alte
fault-saga-changed-poi = POI { $id } hat seine Farbe gewechselt
fault-saga-changed-card = Karte { $id } war von der Art { $old } und ist jetzt von der Art { $new }
fault-saga-changed-steps = die Schritte von „{ $id }“ haben sich geändert: Eine mittendrin gespeicherte Partie geht bei einem anderen Schritt weiter
fault-saga-moved-option = „{ $label }“ war „{ $id }“ und ist jetzt „{ $now }“: In gespeicherten Partien wurde eine andere Möglichkeit gewählt; gib Möglichkeiten eine id, bevor du sie verschiebst
