### Die Worte der Halle, gemeinsam für alle Spiele.

you = du
yes = ja
no = nein
on = an
labelled = { $name }: { $text }
list-and = { $before } und { $last }
somebody-left = jemand, der gegangen ist
off = aus

## Gegner

bot-thrall = Thrall: tut, was ihm gerade in den Sinn kommt. Angenehme Gesellschaft für die erste Partie.
    .name = Thrall
bot-karl = Karl: sieht, was ein Zug sofort einbringt, und nimmt den besten.
    .name = Karl
bot-jarl = Jarl: denkt voraus, auch daran, was du auf der Hand haben könntest. Schwer zu schlagen.
    .name = Jarl

## Die erste Partie

first-new = Du hast hier noch keine Partie { $game } zu Ende gespielt. Wie willst du anfangen?
first-lesson = Eine Lektion: { $title }, etwa { $minutes } Minuten
first-help = Eine erste Partie mit Hilfe: einfache Regeln, leichte Bots und Tipps zur rechten Zeit
first-plain = Ein gewöhnlicher Tisch: Ich kenne das Spiel

## Ein Zug, der nicht erlaubt ist

refused = Das ist nicht erlaubt. { $text } (Regel { $rule })
refused-unreadable = „{ $answer }“ ist hier nicht zu verstehen. Wähle eine der angebotenen Antworten.

## Spiele ohne eigene Worte dafür

TABLE-OVER = Die Partie ist zu Ende.
TABLE-TURN = Jemand anderes ist gefragt.
TABLE-UNDO = Eine Antwort lässt sich zurücknehmen, bis andere gehandelt haben oder Verborgenes gezeigt wurde.
plain-ask = { $name } antwortet: { $ask }

## Antworten

fault-answer-illegal = „{ $answer }“ ist hier nicht erlaubt (Regel { $rule }). { $count ->
        [one] Einzig mögliche Antwort: { $legal }
       *[other] { $count } Antworten sind möglich: { $legal }
    }
fault-answer-unknown = „{ $answer }“ passt nicht zu dem, was gefragt ist. { $count ->
        [one] Einzig mögliche Antwort: { $legal }
       *[other] { $count } Antworten sind möglich: { $legal }
    }
fault-answer-over = Die Partie ist vorbei, „{ $answer }“ kommt zu spät.
fault-answer-seat = Platz { $seat } ist mit Antworten dran, nicht du: „{ $answer }“ zählt nicht (Regel { $rule }).
fault-rules-broken = An dieser Antwort sind die Regeln gescheitert. Das ist unser Fehler, nicht deiner. Nichts hat sich geändert: Gib eine andere Antwort oder nimm eine zurück. Vermerkt unter { $note }.
fault-undo-refused = Das lässt sich nicht mehr zurücknehmen (Regel { $rule }): Es wurde etwas Verdecktes sichtbar, oder andere haben seither gehandelt.

## Tische, Plätze und Optionen

fault-language-unknown = Für die Sprache „{ $language }“ gibt es keine Texte. Versuche: { $nearest }
fault-game-unknown = Ein Spiel namens „{ $game }“ wird hier nicht gespielt. Versuche: { $nearest }
fault-game-broken = Das Spiel „{ $game }“ ist installiert, lässt sich aber nicht laden: { $error }
fault-players-count = { $game } ist für { $low } bis { $high } Personen, nicht für { $players }.
fault-seats-count = „{ $seats }“ besetzt { $found ->
        [one] einen Platz
       *[other] { $found } Plätze
    }; dieses Spiel hat { $low } bis { $high }.
fault-seats-word = Niemand namens „{ $seat }“ kann Platz nehmen. Versuche: { $nearest }
fault-bot-unknown = Einen Bot namens „{ $level }“ gibt es nicht. Versuche: { $nearest }
fault-bot-not-asked = Hier muss erst der Zufall antworten; ein Bot ist nicht gefragt.
fault-bot-levels = Genannt sind { $levels } Bots, spielen sollen aber { $players }.
fault-option-unknown = { $game } kennt keine Option „{ $option }“. Versuche: { $nearest }
fault-option-value = „{ $value }“ steht bei der Option „{ $option }“ nicht zur Wahl. Möglich: { $choices }

## Aufgezeichnete Partien

fault-file-unreadable = Die Datei { $path } lässt sich nicht lesen: { $reason }.
system-missing = Datei oder Ordner nicht gefunden
system-forbidden = keine Berechtigung
system-read-only = Der Datenträger ist schreibgeschützt
system-full = Auf dem Datenträger ist kein Platz mehr
system-folder = Das ist ein Ordner
system-no-folder = Hier steht eine Datei, gebraucht wird ein Ordner
system-long = Der Name ist zu lang
system-loop = Die Verknüpfung führt zu sich selbst zurück
fault-record-not-text = { $path } ist keine aufgezeichnete Partie: Die Datei enthält keinen Text.
fault-record-format = Diese Aufzeichnung hat das Format { $found }; diese Halle liest das Format { $known }.
fault-record-header = Die erste Zeile der Aufzeichnung nennt keinen brauchbaren Wert für „{ $field }“.
fault-record-line = Zeile { $line } der Aufzeichnung ist unlesbar: Die erste Zeile beschreibt den Tisch, jede weitere ist eine Antwort, die letzte das Ergebnis.
fault-record-line-long = Zeile { $line } der Aufzeichnung ist zu lang für jedes Spiel: Höchstens { $most } Zeichen sind erlaubt.
fault-record-order = Zeile { $line } der Aufzeichnung ist Antwort Nummer { $found }; dort müsste Nummer { $right } stehen.
fault-record-after-result = Zeile { $line } der Aufzeichnung steht hinter dem Ergebnis, wo nichts mehr folgen darf.
fault-record-over = Zeile { $line } der Aufzeichnung: „{ $answer }“ kommt nach dem Ende der Partie.
fault-record-seat = Zeile { $line } der Aufzeichnung: Es antwortet { $found }, gefragt ist aber { $right } ({ $ask }).
fault-record-answer = Zeile { $line } der Aufzeichnung: { $reason }
fault-record-edition = Zeile { $line } der Aufzeichnung: Sie wurde aus einer anderen Ausgabe ihres Buches gespielt ({ $found }) als der hiesigen ({ $here }) und passt nicht mehr dazu.
fault-record-draw = Zeile { $line } der Aufzeichnung: Ausgeteilt wurde nicht „{ $found }“, sondern „{ $right }“.
fault-record-commitment = Das Geheimnis in der Aufzeichnung ist nicht das, was vor der Partie versprochen wurde.
fault-record-result = Zeile { $line } der Aufzeichnung: Nachgespielt endet die Partie nicht mit diesem Ergebnis.
fault-record-state = Zeile { $line } der Aufzeichnung: Nachgespielt sieht der Tisch am Ende anders aus.
fault-record-answers = Zeile { $line } der Aufzeichnung: Eine Antwort wurde nach dem Spiel geändert; das Siegel über alle Antworten passt nicht.
fault-record-sealed = Das Geheimnis dieser versiegelten Partie fehlt, sie kann also nicht weitergehen. Ansehen lässt sie sich noch.
fault-campaign-unknown = Es gibt keine Kampagne „{ $name }“. { $nearest ->
    [none] Noch ist keine begonnen.
   *[other] Versuche: { $nearest }
    }
fault-campaign-name = „{ $name }“ kann keine Kampagne heißen: Schreib 1 bis { $most } Zeichen, darunter wenigstens einen einfachen Buchstaben oder eine Ziffer.
fault-campaign-there = Es gibt schon eine Kampagne „{ $name }“. Wähl einen anderen Namen.
fault-campaign-none-here = { $game } hat keine Kampagnen.
fault-campaign-over = Die Kampagne „{ $name }“ ist zu Ende.
fault-campaign-changed = Das Buch „{ $book }“ hat sich zu sehr geändert, seit „{ $name }“ zuletzt gespielt wurde; von dort geht es nicht weiter. Das Abenteuer kann neu beginnen: { $command }
fault-campaign-lost = Das Buch „{ $book }“ hat das Abenteuer von „{ $name }“ nicht mehr. Bring die ältere Fassung zurück, oder beginn eine andere Kampagne.
fault-campaign-damaged = Die Kampagne in { $path } ist beschädigt: { $file } ist nicht zu lesen.
fault-campaign-no-file = Es gibt keine Datei { $path }.
fault-campaign-foreign = { $path } ist keine exportierte Kampagne.
fault-campaign-broken = { $path } ist beschädigt: nicht ganz kopiert oder seither geändert.
fault-campaign-large = { $path } ist zu groß für eine Kampagne: Höchstens { $most } MB sind erlaubt.
fault-campaign-part-large = { $file } in { $path } ist zu groß für eine Kampagne: Höchstens { $most } kB sind erlaubt.
fault-campaign-format = { $path } ist eine Kampagne im Format { $found }; diese Halle liest das Format { $known }.
fault-campaign-manifest = Die Kampagne { $path } nennt keinen brauchbaren Wert für „{ $field }“.
fault-campaign-incomplete = Die Kampagne { $path } ist nicht vollständig: { $file } fehlt.
fault-campaign-record = Die Kampagne { $path } hat eine Sitzung, die nicht zu lesen ist, { $file }: { $reason }
fault-campaign-stranger = Die Kampagne { $path } ist aus dem Buch „{ $book }“, aber { $file } ist aus einem anderen.
fault-campaign-position = Wo die Geschichte von { $path } steht, ist nicht zu lesen; die Datei wurde nachträglich geändert.
fault-campaign-file-there = { $path } ist schon da. Wähl einen anderen Namen.
fault-deal-not-asked = { $seat ->
    [none] Die Partie ist zu Ende: Der Zufall hat nichts mehr zu beantworten.
   *[other] Der Zufall ist gerade nicht gefragt; die Frage geht an { $seat }.
}
fault-script-ended = Dem Geber wurden zu wenige Karten genannt: „{ $ask }“ ist noch offen.

## Stellungen in einer Zeile

fault-position-game = Eine Stellung von { $game } beginnt mit „{ $game }“, nicht mit „{ $found }“.
fault-position-part = „{ $part }“ ist unvollständig: Schreibe einen Namen, ein Gleichheitszeichen und einen Wert, etwa „turn=3“.
fault-position-letter = „{ $part }“ enthält ein kaputtes Zeichen. Kopiere die Stellung noch einmal, oder schreib diesen Teil neu.
fault-position-key = Einen Teil namens „{ $part }“ gibt es in einer Stellung nicht. Versuche: { $nearest }
fault-position-twice = „{ $part }“ steht zweimal in der Stellung; einmal ist richtig.
fault-position-number = „{ $part }={ $value }“ geht nicht: { $part } ist eine Zahl von { $low } bis { $high }.
fault-position-word = „{ $word }“ in „{ $part }“ ist unbekannt. Versuche: { $nearest }
fault-position-word-twice = „{ $word }“ steht in „{ $part }“ zum zweiten Mal; einmal ist richtig.
fault-position-pair = „{ $word }“ in „{ $part }“ ist unvollständig: Schreib zwei Wörter mit einem Doppelpunkt dazwischen.
fault-position-count = Zahl der Teile von „{ $part }“: { $found }; nötig: { $right }.
fault-position-seat = „{ $part }={ $value }“ geht nicht: Die Plätze an diesem Tisch heißen { $seats }.
fault-position-no-player = „{ $part }“ gehört niemandem: An diesem Tisch sitzen { $players } Spieler.
fault-position-card = „{ $card }“ in „{ $part }“ ist keine Karte. Versuche: { $nearest }
fault-position-card-twice = Die Karte „{ $card }“ in „{ $part }“ liegt schon woanders; jede Karte gibt es nur einmal.
fault-position-kind = Für „{ $part }“ ist keine Karte der Art „{ $kind }“ mehr übrig.
fault-position-tree = „{ $part }={ $value }“ ist kein Stammbaum: Schreibe seine sieben Plätze als „-/-,-/-,-/-,-“.
fault-position-saga = „{ $saga }“ in „{ $part }“ ist keine Saga: Schreibe ihre Nummer, etwa „SG-07“, oder ihre Merkmale, etwa „R3G2B1“.
fault-position-known = „{ $entry }“ sagt nicht, wer eine Karte kennt; es müsste aussehen wie „GR1:A.AB..A.“.
fault-position-frame = „{ $frame }“ kann an diesem Tisch für „{ $field }“ nicht { $value } haben.
fault-position-unplayable = Diese Stellung lässt sich nicht spielen: Dem Schritt „{ $frame }“ fehlt etwas auf dem Tisch. Nimm ihn aus „agenda“ heraus oder ergänze, was er braucht.
fault-position-nowhere = Diese Stellung führt nirgendwohin: Nach „{ $frame }“ wird niemand mehr etwas gefragt, und die Partie hat kein Ergebnis. Lass „agenda“ weitergehen.
fault-position-option = „{ $option }“ ist keine Option mit Wert: Schreib einen Namen, einen Doppelpunkt und einen Wert, etwa „undo:off“.
fault-position-seat-twice = „{ $part }={ $value }“ nennt einen Platz zweimal; einmal ist richtig.
fault-position-card-out = Die Karte „{ $card }“ ist mit diesen Optionen nicht im Spiel.
fault-position-saga-twice = Die Saga „{ $saga }“ kann nicht zwei Spielern gehören.
fault-position-saga-done = Spieler { $seat } hat die Saga vollendet, also ist die Partie zu Ende: Schreib „winner={ $seat }“ oder ändere den Stammbaum.
fault-position-winner = Spieler { $seat } hat keine Saga vollendet und kann nicht gewonnen haben.
fault-position-known-wrong = Was „known“ über die Karte „{ $card }“ sagt, stimmt nicht: Sie liegt anderswo.
fault-position-stray = „{ $part }“ gehört zu einem Schritt, der nicht in „agenda“ steht.
fault-frame-unknown = „{ $frame }“ ist kein Schritt dieses Spiels. Versuche: { $nearest }
fault-frame-fields = „{ $frame }“ braucht diese Werte: { $fields }. Angegeben: { $found }.
fault-frame-unreadable = „{ $text }“ ist nicht als Schritt lesbar; schreibe ihn wie „Continue(0)“.

## Datendateien eines Spiels

fault-data-count = Die Daten enthalten { $found } von „{ $of }“; richtig wären { $number }.
fault-data-markers = Die Saga { $saga } verlangt zu viele Merkmale einer Farbe; höchstens { $most } sind erlaubt.
fault-data-reason = { $id } nennt den Grund „{ $reason }“, den die Datendatei nicht erklärt.

## Rat und Analyse

term-counsel = Um Rat fragen
term-counsel-thinking = Wird überlegt …
fault-counsel-nothing = Es gibt nichts zu raten: Gerade wird niemand etwas gefragt.
fault-agreement-together = { $game } wird gemeinsam gespielt, und Rat ist dort erlaubt: Es gibt nichts zu vergleichen.
fault-analysis-unfinished = Diese Partie ist nicht zu Ende: Nach { $answers ->
        [one] einer Antwort
       *[other] { $answers } Antworten
    } wird noch jemand gefragt. Nur beendete Partien werden analysiert.
fault-analysis-empty = Diese Aufzeichnung enthält keine Antworten; es gibt nichts zu analysieren.

## Von Hand geschriebene Dateien

fault-toml-text = { $file } lässt sich nicht lesen: Es muss eine Textdatei in UTF-8 sein.
fault-toml-line = { $file }, Zeile { $line }: „{ $text }“ ist nicht lesbar. Eine Zeile in TOML lautet Name = Wert, mit Texten in geraden Anführungszeichen und Listen in eckigen Klammern.
fault-toml-key = { $file }: „{ $where }“ ist hier unbekannt. Versuch: { $nearest }
fault-toml-missing = { $file }: „{ $where }“ fehlt oder ist leer.
fault-toml-value = { $file }: „{ $where }“ ist „{ $found }“, muss aber { $kind ->
    [table] eine Tabelle
    [list] eine Liste in eckigen Klammern
    [whole] eine ganze Zahl
    [number] eine Zahl
    [truth] true oder false
    [name] ein Name aus Kleinbuchstaben, Ziffern und _
   *[text] ein Text in Anführungszeichen
  } sein.
fault-toml-word = { $file }: „{ $where }“ ist „{ $found }“. Richtig wäre: { $right }
fault-toml-deep = { $file }: Listen oder Tabellen sind zu tief verschachtelt.
fault-toml-refused = { $file } ist unbrauchbar: { $reason }

## Lektionen

fault-lesson-line = { $path }: „{ $where }“ enthält die Zeile „{ $text }“. Eine Zeile nennt, wer antwortet, dann einen Doppelpunkt und die Antwort, etwa „chance: draw RY1“ oder „B: pass“.
fault-lesson-unknown = { $game } hat keine Lektion „{ $lesson }“. Versuch: { $nearest }
fault-lesson-none = { $game } hat keine Lektionen.
fault-lesson-taken = { $game } hat schon eine Lektion „{ $lesson }“. Gib der Datei einen anderen Namen.
fault-hint-when = { $path }: „{ $where }“ sagt nicht, wann der Tipp kommt. Nötig ist eines davon: { $keys }
fault-hint-view = { $path }: „{ $where }“: „{ $text }“ ist keine Bedingung. Eine sieht so aus: „players.me.progress >= 5“ oder „!players.me.tree.0“.
fault-lesson-level = Die Lektion „{ $lesson }“ verlangt einen Bot „{ $level }“. Es gibt: { $known }
fault-lesson-answer = Lektion „{ $lesson }“, Schritt { $step }: „{ $answer }“ ist dort keine erlaubte Antwort. Erlaubt: { $answers }
fault-lesson-light = Lektion „{ $lesson }“, Schritt { $step }: Der Tisch zeigt dort kein „{ $light }“, das leuchten könnte. War „{ $right }“ gemeint?
fault-lesson-then = Lektion „{ $lesson }“, Schritt { $step }: „{ $line }“ lässt sich dann nicht antworten. { $asked ->
    [0] Die Partie ist zu Ende.
   *[other] Gefragt ist { $asked }: { $answers }
  }
fault-lesson-others = Lektion „{ $lesson }“, Schritt { $step }: Hier ist { $asked } gefragt, und die Lektion sagt nicht, was geantwortet wird. Möglich: { $answers }
fault-lesson-end = Die Lektion „{ $lesson }“ kommt nicht bis zu ihrem letzten Schritt.
fault-guide-then = Spielhilfe zu { $game }, Beispiel, Schritt { $step }: „{ $line }“ lässt sich dann nicht antworten. { $asked ->
    [0] Die Partie ist zu Ende.
   *[other] Gefragt ist { $asked }: { $answers }
  }
fault-guide-so = Spielhilfe zu { $game }, Beispiel, Schritt { $step }: „{ $text }“ trifft dann nicht zu.

## Die Seite mit Bildern zu einem Spiel

guide-contents = Inhalt
guide-goal = Das Ziel
guide-table = Der Tisch
guide-turn = Ein Zug
guide-example = Ein Beispiel
guide-more = Gut zu wissen
guide-signs = Zeichen und Wörter

## Research

fault-research-missing = Das Forschungspaket braucht { $packages }. So wird es installiert: pip install meadhall[research]
fault-actions-full = Diese Frage hat { $options } Antworten, die einen freien Platz im Aktionsraum brauchen, aber es gibt nur { $places }.
fault-action-unknown = { $number } ist hier keine Aktion. Aktionen werden ab 0 gezählt, und dieses Spiel hat { $size }; ein freier Platz ist nur dann eine Aktion, wenn eine Antwort darauf steht.
fault-seat-number = An diesem Tisch gibt es keinen Platz { $seat }. Plätze werden ab 0 gezählt, und es gibt { $players }.
fault-actions-count = Für { $games } Partien gibt es { $actions } Aktionen; jede Partie braucht genau eine.

## Aufgaben

fault-exercise-line = { $place } ist keine Aufgabe: Die Zeile ist kein JSON.
fault-exercise-twice = { $path } enthält die Aufgabe { $name } zweimal.
fault-exercise-unknown = { $game } hat keine Aufgabe „{ $exercise }“.
fault-exercise-theme = { $game } hat kein Thema „{ $theme }“. Versuch es mit: { $nearest }

## Wettkämpfe zwischen Bots

fault-entrant-word = „{ $word }“ ist weder ein Bot der Halle noch eine Python-Datei (.py). Versuche: { $nearest }
fault-entrant-nothing = { $path } hat keine Funktion make(game, seed), die den Bot erzeugt.
fault-entrant-broke = Der Bot in { $path } ist gescheitert{ $line ->
        [0] {""}
       *[other] , Zeile { $line }
    }: { $kind }: { $reason }
fault-entrant-answer = Der Bot in { $path } gab eine Antwort, die die Regeln hier nicht erlauben: { $answer }. Sein Zug muss in meadhall.pending(state) stehen.
fault-tournament-few = { $entrants } Bots füllen keinen Tisch mit { $players } Plätzen. Nenne mehr von ihnen oder denselben zweimal.
fault-tournament-many = Das wären { $games } Partien; höchstens { $most } werden gespielt. Verlange weniger Runden oder Bots.
fault-workers-place = „{ $place }“ ist kein Ort, an dem gespielt werden kann. Möglich: ray oder ray://RECHNER:PORT für einen Verbund; auf einem seiner eigenen Rechner auch RECHNER:PORT.
fault-workers-no-ray = Ray ist hier nicht installiert. Es kommt mit: pip install meadhall[ray]
fault-workers-no-cluster = Ray kann unter { $place } nicht benutzt werden: { $reason }
fault-workers-no-answer = Unter { $place } antwortet niemand. Läuft der Verbund, und stimmen Rechner und Port? Zu ray:// gehört der Port für Clients, meist 10001.
fault-workers-lost = Der Verbund unter { $place } antwortet nicht mehr; die laufenden Partien sind verloren.
fault-workers-without = Der Rechner { $machine } im Verbund unter { $place } hat kein Meadhall. Installiere dort Version { $here }.
fault-workers-version = Der Rechner { $machine } im Verbund unter { $place } hat Meadhall { $there }, hier läuft { $here }. Installiere dort dieselbe Version.
fault-lab-both = Die Option { $option } soll sich ändern und zugleich gleich bleiben; lass sie bei --vary oder bei --option weg.
fault-lab-many = Das wären { $settings } Varianten; höchstens { $most } werden verglichen.
fault-lab-twice = „{ $setting }“ steht zweimal da; jeder Wert genügt einmal.
seat-n = Platz { $seat }
