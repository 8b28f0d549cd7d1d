### Was das Terminal sagt, neben den Worten der Halle und des Spiels.

## Befehle: die Wörter zum Eintippen (das erste wird gezeigt), was ihnen folgt, was sie tun

terminal-do-why = warum
    .args = [ANTWORT]
    .help = nennt die Regel, die eine Antwort verbietet; allein zählt es auf, was gerade nicht erlaubt ist
terminal-do-rules = regeln, regel
    .args = [NUMMER ODER WORT]
    .help = die Regeln: alle Kapitel, ein Kapitel, eine Regel oder alle mit einem bestimmten Wort
terminal-do-counsel = rat, raten
    .args = { "" }
    .help = was täte ein Jarl? Bis zu drei Antworten mit Chancen und Gründen
terminal-do-log = verlauf
    .args = [alles]
    .help = was seit deiner letzten Antwort geschah, oder in der ganzen Partie
terminal-do-undo = rückgängig, zurücknehmen
    .args = { "" }
    .help = nimmt deine letzte Antwort zurück
terminal-do-save = speichern
    .args = [DATEI]
    .help = sagt, wo die Partie liegt, oder speichert sie auch unter einem anderen Namen
terminal-do-lang = sprache
    .args = en, fr, de
    .help = eine andere Sprache
terminal-do-hints = tipps, tipp
    .args = { "" }
    .help = schaltet Tipps aus, oder wieder ein, vom ersten an
terminal-do-back = zurück
    .args = { "" }
    .help = geht vom zweiten Teil einer Antwort zum ersten zurück
terminal-do-help = hilfe
    .args = { "" }
    .help = diese Liste
terminal-do-quit = ende, beenden
    .args = { "" }
    .help = verlässt den Tisch; die Partie bleibt erhalten

## Fragen und Antworten

terminal-apart = ;{ " " }
terminal-prompt = Deine Antwort:{ " " }
terminal-welcome = { $game }. Am Tisch: { $seats }.
terminal-seat-you = { $name } (du)
terminal-seat-bot = { $name } (Bot)
terminal-hint = Antworte mit einer Nummer. „hilfe“ nennt die Befehle, Enter allein wiederholt die Frage.
terminal-so-far = Was bisher geschah:
terminal-watching = An diesem Tisch spielen nur Bots: Du schaust zu.
terminal-both = Um beide Teile auf einmal zu geben, schreibe zwei Nummern, zum Beispiel { $example }.
terminal-back = Zurück
terminal-closed = Nicht möglich: { $answer }
terminal-number = Anzahl { $number }
terminal-chosen = Gewählt: { $answer }
terminal-unknown = „{ $text }“ ist hier keine Antwort. Möglich sind { $count ->
        [one] die Nummer 1
       *[other] eine Nummer von 1 bis { $count }
    }, der Text einer Antwort wie „{ $example }“ oder ein Befehl; „hilfe“ nennt sie alle.
terminal-unknown-next = { $count ->
        [0] „{ $text }“ ist eine Nummer zu viel: { $given } ist schon eine ganze Antwort.
       *[other] „{ $text }“ ist hier keine Antwort: Nach { $given } kommt { $count ->
            [one] die Nummer 1
           *[other] eine Nummer von 1 bis { $count }
        }, nicht { $wrong }.
    }
terminal-why-none = Nichts, was man hier antworten könnte, ist verboten.
terminal-why-list = Gerade nicht erlaubt:
terminal-key-none = Die Taste { $pressed } steht hier für keine Antwort: { $count ->
    [one] Es gibt nur eine, die 1.
   *[other] Sie gehen von 1 bis { $last }.
    }
terminal-times = { $line } ({ $count }-mal)
terminal-why-one = { $text } (Regel { $rule })
terminal-allowed = „{ $answer }“ ist gerade erlaubt.
terminal-rules-chapters = Die Kapitel der Regeln. Frag nach einem Kapitel mit seiner Nummer, nach einer Regel mit ihrer Kennung oder nach einem Wort.
terminal-rules-found = { $count ->
    [one] Eine Regel enthält „{ $text }“:
   *[other] { $count } Regeln enthalten „{ $text }“:
    }
terminal-rules-none = Keine Regel enthält „{ $text }“.
terminal-log-empty = Seit deiner letzten Antwort ist nichts geschehen.
terminal-whose = Niemand hier heißt „{ $text }“. Am Tisch: { $names }.
terminal-undo-refused = Zurücknehmen geht gerade nicht. { $refusal }
terminal-undone = Zurückgenommen: { $answer }
terminal-saved = Die Partie liegt in { $path }
terminal-save-failed = Die Partie ließ sich nicht in { $path } speichern: { $reason }. Sie geht weiter; „speichern DATEI“ legt sie woanders ab.
terminal-mishap = Diese Datei zeigt allen, die die Regeln in Ordnung bringen, was geschehen ist: { $path }
terminal-save-taken = { $path } gibt es schon, und es ist nicht diese Partie. Wähle einen anderen Namen.
terminal-lang-now = Von nun an auf Deutsch.
terminal-lang-which = Hier werden drei Sprachen gesprochen: sprache en, sprache fr, sprache de.
terminal-hand-over = Jetzt ist { $name } gefragt. Ab hier schaut niemand sonst hin.
terminal-hand-over-scroll = Bitte auch nicht zurückblättern.
terminal-hand-over-enter = { $name }, drück Enter:{ " " }
terminal-thinking = { $name } denkt nach.
terminal-left-unsaved = Du hast die Partie verlassen. Sie ist nicht gespeichert: { $path } lässt sich nicht schreiben.
terminal-left = Du hast die Partie verlassen. Sie liegt in { $path }
terminal-go-on = So geht es weiter: { $command }
terminal-won = { $you ->
        [yes] { $count ->
            [0] Du hast gewonnen.
           *[other] Du hast gewonnen, zusammen mit { $names }.
        }
       *[no] { $count ->
            [one] { $names } hat gewonnen.
           *[other] { $names } haben gewonnen.
        }
    }
terminal-nobody = Niemand hat gewonnen.
terminal-record-unsaved = Die Aufzeichnung dieser Partie ist nicht gespeichert: { $path } lässt sich nicht schreiben.
terminal-record = Die Aufzeichnung dieser Partie liegt in { $path }
terminal-help-answers = Antworte mit der Nummer einer Möglichkeit oder mit ihrem Text, etwa „{ $example }“. Enter allein wiederholt die Frage. Andere Befehle:

## Ganzer Bildschirm

terminal-key-why = warum
    .help = die Regel, die eine Antwort verbietet
terminal-key-rules = Regeln
    .help = die Regeln zum Lesen und Durchsuchen
terminal-key-counsel = Rat
    .help = was täte ein Jarl? Bis zu drei Antworten mit Chancen und Gründen
terminal-key-log = Verlauf
    .help = alles, was geschah
terminal-key-undo = zurück
    .help = nimmt deine letzte Antwort zurück
terminal-key-language = Sprache
    .help = die nächste Sprache: Englisch, Französisch, Deutsch
terminal-key-hints = Tipps
    .help = schaltet Tipps aus, oder wieder ein, vom ersten an
terminal-key-tell = lesen
    .help = der Bereich, in dem du bist, in Worten
terminal-key-ask = fragen
    .help = in Worten: alles andere, was du wissen darfst, und eine Zeile, um danach zu fragen
terminal-key-light = Licht
    .help = dunkel auf hell oder hell auf dunkel
terminal-key-chart = Karte
    .help = die Karte allein oder mit allem anderen
terminal-key-pan = bewegen
    .help = bewegt die Karte; auf der Karte selbst genügen die Pfeile
terminal-key-zoom = Zoom
    .help = näher heran oder weiter weg
terminal-key-follow = folgen
    .help = zurück zum Schiff, zum Helden oder zu dem, wonach gefragt wird
terminal-key-help = Hilfe
    .help = diese Seite
terminal-key-quit = Ende
    .help = verlässt den Tisch; die Partie bleibt erhalten
terminal-counsel-others = Hier spielen Menschen gegeneinander: An diesem Tisch gibt es keinen Rat.
terminal-pane-log = Was geschah
terminal-pane-end = Partie beendet
terminal-pane-why = Warum nicht?
terminal-pane-rules = Regeln
terminal-pane-help = Hilfe
terminal-pane-ask = Was du wissen darfst
terminal-ask = Zur Wahl: { $topics }
terminal-ask-unknown = Nach „{ $text }“ lässt sich nicht fragen. Zur Wahl: { $topics }
terminal-too-small = { $width }x{ $height } ist zu klein. Vergrößere das Fenster auf { $least }x{ $lines }, oder spiele mit --plain. q beendet.
terminal-more = { $below ->
    [0] ↑ { $above } darüber
   *[other] ↓ { $below } weitere darunter
    }
terminal-close = Esc schließt, ↑ ↓ blättern
terminal-why-ask = Eine Antwort, wie die Aufzeichnung sie schreibt, etwa { $example }
terminal-rules-ask = Nummer eines Kapitels, Kennung einer Regel oder ein Wort
terminal-help-screen =
    Wähle eine Antwort mit der Taste daneben, mit ↑ ↓ und Enter oder mit der Maus.
    Hat eine Antwort zwei Teile, wähle sie nacheinander; Esc oder die Rücktaste geht zurück.
    Tab wandert von Bereich zu Bereich; t liest den gewählten in Worten vor.
    Die Partie wird mit jeder Antwort gespeichert.

## Eine Lektion

terminal-teacher = { $exercise ->
    [yes] Die Aufgabe
   *[no] Was die Lektion sagt
    }
terminal-astray = Das ist erlaubt, aber nicht das, was diese Lektion zeigt. Nimm es mit „{ $undo }“ zurück, oder spiel weiter und sieh, was daraus wird.
terminal-astray-back = Damit war die Partie zu Ende; deshalb wurde es zurückgenommen. Versuch es noch einmal.
terminal-taught = Das war die Lektion. Du kannst von hier aus weiterspielen oder gehen.
terminal-exercise = „{ $counsel }“ zeigt die Lösung.
terminal-exercise-back = Sie ist zurückgenommen: Versuch es noch einmal.
terminal-exercise-done = Gelöst. Du kannst von hier weiterspielen oder gehen.
terminal-solution = Die Lösung

## Tipps

terminal-hinted = Tipp: { $hint }
terminal-hints-on = Tipps sind an, wieder vom ersten an.
terminal-hints-off = Keine Tipps mehr. „tipps“ holt sie zurück.
