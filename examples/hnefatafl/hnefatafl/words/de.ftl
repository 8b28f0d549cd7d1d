### Hnefatafl auf Deutsch: Fragen, Antworten, Ereignisse.

title = Hnefatafl
tagline = Bring den König in eine Ecke oder schließe den Ring um ihn.

ask-piece-move = Mit welchem Stein ziehst du, und wohin?
    .wait = { $seat } ist am Zug.
move-move = { $one } nach { $two }

event-moved = { $seat } zieht { $piece ->
        [3] den König
        [1] einen Angreifer
       *[2] einen Verteidiger
    } von { $start } nach { $square }.
event-taken = { $count ->
        [1] { $seat } schlägt den Stein auf { $squares }.
       *[other] { $seat } schlägt die Steine auf { $squares }.
    }
event-won = { $reason ->
        [escaped] Der König hat eine Ecke erreicht.
        [captured] Der König ist gefangen.
        [encircled] Der König und alle seine Verteidiger sind eingekreist.
        [fort] Der König steht sicher in einer Randfestung, die niemand brechen kann.
        [stuck] Die andere Seite hat keinen Zug mehr.
       *[repeated] Die andere Seite hat dieselbe Stellung zum dritten Mal herbeigeführt.
    } { $seat } gewinnt.
event-drawn = { $reason ->
        [repeated] Dieselbe Stellung ist zum dritten Mal entstanden.
       *[cap] Der letzte der vereinbarten Züge ist gemacht.
    } Die Partie ist unentschieden.

thing-attacker = Angreifer
thing-defender = Verteidiger
thing-king = König
thing-corner = Ecke
thing-throne = Thron
sign-attacker = ●
sign-defender = ○
sign-king = ♔
sign-corner = ×
sign-throne = ◇

view-turn = Zug

option-board = Brett
    .doc = Auf welchem Brett und nach welchen Regeln gespielt wird.
    .brandub = Brandub, 7 mal 7
    .copenhagen = Kopenhagen, 11 mal 11
option-repetition = Dritte Wiederholung
    .doc = Was geschieht, wenn dieselbe Stellung zum dritten Mal entsteht.
    .loss = verliert, wer wiederholt
    .draw = ist unentschieden
option-limit = Züge bis zum Unentschieden
    .doc = Nach wie vielen Zügen beider Seiten zusammen die Partie unentschieden ist.
option-undo = Antworten dürfen zurückgenommen werden
    .doc = Ob Antworten zurückgenommen werden dürfen.

fault-hnefatafl-squares = Die Stellung braucht einen König und für jedes Feld des Bretts eine Steinart.
fault-hnefatafl-state = Die Stellung nennt einen Zug, Sieger oder Grund, den es nicht geben kann.
