### Rat und Analyse, gleich im Terminal, im Browser und auf dem Papier.

weighs-won = die Partie ist gewonnen
weighs-ends = früher gewonnen oder seltener verloren

counsel-chance = { NUMBER($chance, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) } %)
counsel-for = Dafür spricht: { $reasons }.
counsel-unclear = Nichts gibt für sich allein den Ausschlag.
counsel-only = Etwas anderes ist nicht möglich.
counsel-alike = Die anderen Antworten sind genauso gut.
counsel-judged = Das würde ein guter Bot antworten. Chancen lassen sich hier nicht berechnen.
counsel-win = Die Gewinnchance nach allem, was du wissen kannst, mit ihrer Fehlerspanne. Sie sagt, wie oft Bots aus ähnlichen Stellungen gewinnen.
counsel-together = Eure gemeinsame Gewinnchance nach allem, was du wissen kannst, mit ihrer Fehlerspanne. Sie sagt, wie oft Bots aus ähnlichen Stellungen gewinnen.
counsel-estimate = So schätzen die Bots diese Stellung ein. Wie oft solche Stellungen in diesem Spiel gewonnen werden, wurde nie gemessen.

## Analyse

mark-fine = gut
mark-doubtful = zweifelhaft
mark-mistake = Fehler
mark-blunder = grober Fehler
mark-none = nicht bewertet

analysis-title = Analyse: { $title }
analysis-weighed = { $decisions ->
        [one] Eine Entscheidung
       *[other] { $decisions } Entscheidungen
    } mit je { $budget } Durchläufen bewertet, dazu { $draws ->
        [one] eine Ziehung
       *[other] { $draws } Ziehungen
    }; Startwert { $seed }.
analysis-curve = Gewinnchance
analysis-curve-together = Gewinnchance des Tisches
analysis-losses = Antworten, die etwas verschenkt haben
analysis-no-losses = Keine Antwort hat mehr verschenkt als die Fehlerspanne.
analysis-loss = { $mark }: { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) von 100 verschenkt
analysis-fine = { $mark }
analysis-better = Besser: { $answer }.
analysis-luck = Glück, das am meisten zählte
analysis-draw = { $seat }: { $sign }{ NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } (± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) })
analysis-no-luck = Keine Ziehung zählte mehr als die Fehlerspanne.
analysis-more-draws = und { $count } weitere
analysis-deal = das Austeilen am Anfang
analysis-accounts = Können und Glück
analysis-seat = Spieler
analysis-start = Anfang
analysis-luck-of-seat = Glück
analysis-play = Spiel
analysis-given = Verschenkt
analysis-result = Ergebnis
analysis-of = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-whole = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-table = Der Tisch
analysis-explained = Alle Zahlen sind Hundertstel einer gewonnenen Partie. Anfang, Glück und Spiel ergeben zusammen das Ergebnis: Glück ist, was alle Ziehungen gaben, Spiel ist, was die Antworten aller daraus machten. „Verschenkt“ misst die eigenen Antworten an besseren, nach dem, was man selbst wissen konnte: Wo die Suche etwas vermutet, spielen Karle nach beiden Antworten mit demselben Glück weiter, und was sich dabei zeigt, wird genannt. Die Spannen umfassen 95 % des Rauschens; bessere Spieler als Karle kommen vielleicht zu etwas anderem.
analysis-answer = Antwort { $number }
