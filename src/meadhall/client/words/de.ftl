### Was der Browser rund um jedes Spiel sagt.

## Überall

close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
copy = Kopieren
copied = Kopiert.
share = Teilen
copy-not = Dein Browser lässt diese Seite nichts kopieren. Markiere den Text und kopiere ihn selbst.
loading = Einen Augenblick …
sorry = Das hat nicht geklappt
settings = Sprache und Farben
language = Sprache
language-en = English
language-fr = Français
language-de = Deutsch
theme = Farben
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
menu = Menü
tools = Werkzeuge
rules = Regeln
lobby = Eingangshalle
handbook = Handbuch
to-the-lobby = Zur Eingangshalle
game = Spiel
table = Tisch
fault-offline = Die Halle ist gerade nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
fault-position-link = Dieser Link enthält keine Stellung. Vielleicht wurde er abgeschnitten.

## Eingangshalle

scene = Eine erleuchtete Halle unter dem Nordlicht
welcome = Komm herein aus der Kälte
welcome-text = Nordische Brettspiele an einem Tisch. Allein, mit Bots oder mit Freunden.
open-table = Tisch eröffnen
invite-code = Einladungslink oder Code
join = Beitreten
code-missing = Füge den Einladungslink ein, den du bekommen hast.
choose-game = Wähle ein Spiel
with-bots = allein oder mit anderen
players-exact = { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
players-range = { $low }–{ $high } Personen
minutes = { $count } Min.
kind-rivals = gegeneinander
kind-together = alle gemeinsam
name-what = Der Herd | Das Horn | Das Langschiff | Die Bank | Der Schild | Die Furt | Die Brücke | Die Laterne | Das Ruder | Das Fest | Der Winter | Die Harfe
name-whose = der Raben | der Wölfe | der Skalden | der Wale | der Gänse | der Schmiede | der Fährleute | der Riesen | der Bären | der Robben | der Wanderer | der neun Nächte
your-move = Du bist dran
your-turn-at = Du bist dran: { $table }
are-here = { $count ->
        [one] { $names } ist da
       *[other] { $names } sind da
    }
return = Zurück zum Tisch
my-tables = Meine Tische
open-tables = Offene Tische
open-none = Gerade ist kein Tisch offen. Eröffne selbst einen und zeige ihn hier an.
records = Beendete Partien
records-none = Hier stehen später die Partien, die du zu Ende gespielt hast.
record-open = Eine Aufzeichnung ansehen
record-save = Aufzeichnung speichern
replay = Nachspielen
watch = Zusehen
sit-down = Platz nehmen
seats-taken = { $taken } von { $count } Plätzen besetzt
status-waiting = wartet auf Mitspieler
your-turn-now = du bist dran
turn-of = { $name } ist dran
table-of = Ein Tisch für { $game }
table-with = Tisch mit { $names }
rights = Inoffiziell. Die Titel gehören ihren Eigentümern. Code unter der MIT-Lizenz.

## Wer ich bin

you-title = Du
your-name = Dein Name
name-hint = Ihn sehen die anderen. Mehr braucht es nicht.
personal-link = Dein persönlicher Link
personal-hint = Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen. Behalte ihn für dich.
become-title = Auf diesem Gerät { $name } sein?
become-text = Dieser Link macht dieses Gerät zu dem von { $name }. Bisher bist du hier { $was }; die Tische von { $was } wären auf diesem Gerät nicht mehr deine. Wenn du das nicht wolltest, bleib.
become-back = Der Weg zurück zu { $was }
become-back-hint = Bewahre diesen Link auf: Er macht dich wieder zu { $was }, hier und überall.
become-stay = { $was } bleiben
become-do = { $name } sein

## Ein neuer Tisch

first-friends = Mit Freunden: einen Tisch eröffnen und ihnen den Link schicken
new-table = Ein neuer Tisch
table-name = Name des Tisches
who-sits = Wer spielt mit?
who-sits-hint = Gib dir mehrere Plätze, um euch ein Gerät zu teilen.
seat-who = Platz { $seat }: wer dort sitzt
seat-name = Platz { $seat }: Name
seat-me = ich, an diesem Gerät
seat-open = offen
seat-friend = jemand mit dem Link
seats-friends = Freunde statt Bots einladen
seat-also = Noch jemand an diesem Gerät
seat-also-name = Wie heißt diese Person?
seat-also-hint = Ihr teilt euch das Gerät und reicht es weiter, wenn sie an der Reihe ist.
seat-none = niemand: diesen Platz entfernen
seat-open-hint = Wer den Link hat, kann hier Platz nehmen.
seat-is-bot = Bot, { $level }
seat-add = Noch ein Platz
seat-drop = Platz { $seat } entfernen
name-other = wer noch?
pace = Tempo
pace-none = ohne Uhr
pace-none-hint = Alle nehmen sich so viel Zeit, wie sie brauchen.
pace-live = live
pace-live-hint = Zwei Minuten für jede Antwort, danach springt ein Bot ein.
pace-day = ein Tag je Antwort
pace-day-hint = Für eine Partie über die Woche. Nach einem Tag springt ein Bot ein.
listed = Unter „Offene Tische“ anzeigen
listed-hint = Sonst findet ihn nur, wer den Link hat.
game-options = { $count ->
        [one] Eine Option des Spiels
       *[other] { $count } Optionen des Spiels
    }

## Warten auf Mitspieler

waiting-title = { $count ->
        [one] Ein Platz ist offen
       *[other] { $count } Plätze sind offen
    }
waiting-more = { $count ->
        [one] Eine Person fehlt noch
       *[other] { $count } Personen fehlen noch
    }
waiting-hint = Das Spiel beginnt, sobald alle Plätze besetzt sind.
how-played = Wie wird gespielt?
invite-link = Einladungslink
invite-hint = Wer ihn öffnet, kann einen offenen Platz nehmen oder zusehen.
invite-alone = Freunde können diesen Link nicht öffnen: Die Halle ist nur von diesem Rechner aus erreichbar.
invite-open-hall = Damit Freunde hereinkommen, starte die Halle so
invite-open-hint = Dann ist sie für alle in deinem Netz erreichbar, und hier steht der Link für sie.
invite-link-here = Einladungslink, nur auf diesem Rechner
invite-network = Das ist eine Adresse deines eigenen Netzes: Sie gilt für alle, die darin sind, nicht für andere.
invite-picture = QR-Code des Einladungslinks
invite-scan = Mit einem Telefon scannen.
seat-here = ist da
sit-here = Hier Platz nehmen
stand-up = Platz verlassen

## Am Tisch

table-sub = { $title } · { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }{ $turn ->
        [0] {""}
       *[other] {" "}· Zug { $turn }
    }
offline = Keine Verbindung seit { $time }. Alles bis dahin ist gesichert. Neuer Versuch …
offline-answer = Keine Verbindung: Deine Antwort wurde nicht gesendet. Versuche es gleich noch einmal.
mishap = An einer Antwort sind die Regeln gescheitert. Das ist unser Fehler; die Partie steht, wie sie vorher stand. Sie geht mit einer anderen Antwort weiter, oder eine wird zurückgenommen. Wer die Halle betreibt, findet ihn unter { $note }.
mishap-report = Bericht speichern
views = Ansichten des Tisches
tab-board = Brett
tab-hand = Hand
tab-log = Verlauf
tab-table = Tisch
board = Brett
hand = Hand
players = Personen am Tisch
seat-gone = nicht da
seat-thinking = ist gefragt
seat-back = Meinen Platz zurücknehmen
seat-bot = Einen Bot einspringen lassen
seat-to-bot = Einen Bot für { $name } spielen lassen
watchers = { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
look-at = { $name } nach vorn holen
clock-out = Zeit abgelaufen
clock-hours = { $hours } Std.
pass-to = Gib das Gerät an { $name }
pass-hint = Keine Hand wird gezeigt, bevor die richtige Person es hält.
pass-take = Ich bin { $name }

## Die Frage

seat-asked = { $name } ist gefragt
your-turn = { $turn ->
        [0] Deine Antwort
       *[other] Deine Antwort · Zug { $turn }
    }
waiting-for = Warten auf { $name }
waiting-all = Warten auf den Tisch
bot-plays = Ein Bot spielt für dich.
you-watch = { $free ->
        [0] Du siehst zu: Alle Plätze sind besetzt.
       *[other] Du siehst zu. Ein Platz ist frei; du kannst ihn nehmen.
    }
answers-count = { $count ->
        [one] eine Antwort
       *[other] { $count } Antworten
    }
answers-all = { $count ->
        [one] Die eine Antwort
       *[other] Alle { $count } Antworten
    }
answers-below = Zu den Antworten
answers-less = Weniger
sheet-open = Alles zeigen
sheet-close = Weniger zeigen
why-not = Warum nicht?
lay-down = Ablegen
confirm = Bestätigen
alone-only = Nur eine Antwort ist möglich: Ein Klick genügt.
alone-give = Solche Antworten für mich geben
alone-soon = Die einzig mögliche Antwort wird gleich für dich gegeben.
alone-given = Die einzig mögliche Antwort wurde für dich gegeben.
alone-ask = Lieber mich fragen
understood = Verstanden
sending = Wird gesendet …
undo = Zurücknehmen
undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
undo-ask = Die anderen fragen?
undo-ask-hint = Es wurde etwas Verdecktes sichtbar, oder andere haben seither gehandelt. Zurücknehmen geht nur, wenn alle einverstanden sind.
undo-ask-do = Fragen
undo-asked = { $name } möchte die letzte Antwort zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-waiting = Die anderen entscheiden, ob du zurücknehmen darfst.
undo-withdraw = Doch nicht
undo-refused = Die anderen sind nicht einverstanden: Nichts wird zurückgenommen.

## Verlauf, Gespräch, Notizen

talk = Verlauf, Gespräch und Notizen
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
send = Senden
chat-more = Was mit der Nachricht von { $name } geschehen kann
unread = ungelesen
block = Blockieren
blocked = Von dir blockiert:
unblock = { $name } nicht mehr blockieren
report = Melden
report-somebody = Jemanden melden
report-hint = Was du schreibst, geht zusammen mit der Nachricht an den Hüter dieser Halle. Sonst erfährt niemand davon.
report-whom = Um wen geht es?
report-reason = Was ist vorgefallen?
report-block = Auch blockieren: Du siehst keine Nachrichten dieser Person mehr, und sie kann sich nicht an Tische setzen, die du eröffnest.
report-send = An den Hüter senden
reported = Der Hüter weiß Bescheid. Danke.
notes = Notizen
notes-empty = Es gibt noch keine Notizen. Eine Notiz gehört zu dem Augenblick, in dem du sie schreibst.
note-write = Notiz schreiben
note-scope = Wer sie lesen darf
scope-mine = nur ich
scope-table = der ganze Tisch
note-mine = Nur für mich
note-table = Für den Tisch
note-table-by = { $name }, für den Tisch
note-at = Eintrag { $seq }
note-edit = Ändern
note-delete = Löschen
note-save = Notiz speichern
note-here = Hier steht eine Notiz

## Aufholen

catch-up = Nachlesen
catch-up-title = Seit deinem letzten Zug
catch-up-nothing = Du hast nichts verpasst.
catch-up-done = Fertig
catch-up-skip = Zur Gegenwart
catch-up-over = Du bist auf dem neuesten Stand.
hurry = Vorspulen
speed = Tempo von Bots und Wiederholungen
speed-off = aus: Züge sofort
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
step-back = Zurück
step-on = Weiter
step-of = { $at } von { $count }

## Regeln und Tasten

guide = Mit Bildern
guide-all = Alle Regeln
guide-page = Auf einer eigenen Seite
guide-rules = { $count ->
        [one] Die eine nummerierte Regel
       *[other] Alle { $count } nummerierten Regeln
    }
guide-step = Der Tisch nach Schritt { $step }
guide-show = Schritt { $step } zeigen
rules-search = Regeln durchsuchen
rules-count = { $count ->
        [one] Eine Regel
       *[other] { $count } Regeln
    }
comfort = Wie ich spiele
comfort-confirm = Jede Antwort bestätigen
comfort-auto = Die einzig mögliche Antwort automatisch geben
comfort-moments = Große Momente über dem Spielplan zeigen
comfort-sound = Leise Klänge, wenn ich dran bin und bei großen Momenten
moment = Was gerade geschah
comfort-letters = Einzelne Tasten antworten und rufen Werkzeuge auf
comfort-notify = Sag mir Bescheid, wenn ich dran und gerade woanders bin
keys = Tasten
key-answer = eine Antwort wählen
key-walk = über das Brett gehen
key-enter = bestätigen
key-escape = abbrechen
key-undo = zurücknehmen
key-catch-up = nachlesen
key-rules = Regeln zum Gewählten
key-chat = Gespräch
about-table = Über diesen Tisch
commitment = Versiegelt ausgeteilt
commitment-hint = An diese Zahl ist der Server gebunden: Nach der Partie können alle nachprüfen, dass keine Karte vertauscht wurde.

## Das Ende

game-over = Die Partie ist vorbei
nobody-wins = Niemand gewinnt
you-win = Du gewinnst!
wins = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
winner = Sieg
finale-whose = Wessen Spielplan
finale-end = Das Ende
finale-table = Der ganze Tisch
rematch = Noch einmal spielen
rematch-join = Zur nächsten Partie
rematch-waits = Hier wird noch einmal gespielt: Eine neue Partie wartet auf dich.
chart-run = { $name }: von { $from } bis { $to }.
chart-turns = Zug { $count }

## Nachspielen und Stellungen

replay-sub = { $turn ->
        [0] { $at } von { $count }
       *[other] { $at } von { $count } · Zug { $turn }
    }
record-drop = Lege hier eine Aufzeichnung ab
record-drop-hint = Eine Aufzeichnung enthält eine ganze Partie. Am Ende jeder Partie kannst du sie speichern.
record-choose = oder wähle eine Datei
record-reading = { $name } wird gelesen …
scrub = Augenblick der Partie
player-more = Blickwinkel und Links
play = Abspielen
pause = Anhalten
to-start = Zum Anfang
to-end = Zum Ende
eyes = Blickwinkel
eyes-all = alle Hände offen
eyes-none = jemand, der zusieht
share-position = Link zu dieser Stellung kopieren
share-moment = Link zu diesem Augenblick kopieren
position = Eine Stellung
play-on = Von hier weiterspielen
play-as = Ich spiele

## Fragen an den ganzen Tisch

table-asked = Ihr alle zusammen
propose = Vorschlagen
proposed = vorgeschlagen
proposal-by = { $name } schlägt vor: { $answer }
proposal-yours = Du schlägst vor: { $answer }
proposal-waiting = Warten auf { $names }.
proposal-one = Eine Person muss noch zustimmen ({ $names }).
proposal-clock = Wer schweigt, stimmt in { $left } zu.
proposal-agree = Zustimmen
proposal-decline = Ablehnen
proposal-withdraw = Zurückziehen
proposal-declined = Dein Vorschlag wurde abgelehnt.

## Vom Zug erfahren

feed-link = Dein Feed
feed-hint = Für einen Feedreader: Er sagt dir, wann du dran bist. Behalte ihn für dich.
hook-title = Diese Adresse aufrufen, wenn ich dran bin
hook-hint = Zum Beispiel der Webhook eines Chatraums. Er bekommt den Tisch und einen Link.
hook-always = jedes Mal
hook-away = nur wenn ich nicht am Tisch bin
hook-off = Nichts mehr aufrufen
hush = Entfernen
silence = Schreiben sperren
silenced = Von dir gesperrt:
let-speak = { $name } wieder schreiben lassen

## Kampagnen

campaign-name = Name der Kampagne
campaign-open = Gespeicherte Kampagne öffnen
campaign-open-hint = Eine Kampagne, die hier oder anderswo an einem Tisch gespeichert wurde, geht an einem Tisch von dir weiter.
campaign-choose = Leg die Datei hier ab oder wähl sie aus
campaign-save = Kampagne in eine Datei speichern
campaign-restart = Abenteuer neu beginnen
campaign-restart-hint = Das Abenteuer beginnt wieder von vorn, mit denselben Leuten und den Helden, wie sie damals waren. Alles bisher Gespielte bleibt aufgezeichnet.
restarted = Das Abenteuer beginnt von vorn.
campaign-elsewhere = An einem neuen Tisch weiterspielen
campaign-elsewhere-hint = Die Kampagne geht mit allen Sitzungen an einem neuen Tisch weiter, an dem auch andere sitzen können. Dieser Tisch bleibt, wie er ist.
campaign-moved = Diese Kampagne geht an einem anderen Tisch weiter.
campaign-way = Wie geht es weiter?
way-position = Dort, wo sie unterbrochen wurde
way-beginning = Mit dem Abenteuer von Anfang an
campaign-go-on = Weiterspielen
campaign-next = Weiter zur nächsten Partie
campaign-next-wait = Der Gastgeber spielt die Kampagne weiter.
campaign-again = Abenteuer beginnen
campaign-older = Sie wurde mit einer anderen Fassung des Buches oder des Spiels gespielt. Sie geht dort weiter, wo sie stand.
campaign-place-lost = Das Buch hat sich seither zu sehr geändert; von dort geht es nicht weiter. Das Abenteuer kann neu beginnen.
campaign-is-over = Diese Kampagne ist zu Ende. Ihr letztes Abenteuer kann neu beginnen.
campaign-stuck = Das Buch oder das Spiel hat sich geändert: Was hier geantwortet wurde, führt nicht mehr dorthin, wo die Geschichte stand.
campaign-stuck-on = Dort weiterspielen, wo sie stand
campaign-stuck-over = Buch oder Spiel haben sich geändert, seit diese Kampagne zu Ende ging. Geht die Geschichte weiter, dann an einem neuen Tisch.
campaign-stuck-wait = Das Buch oder das Spiel hat sich geändert. Wer den Tisch leitet, entscheidet, wie es weitergeht.
people-fixed = Mitten in einem Abenteuer bleiben es so viele Leute wie an seinem Anfang.
people-between = Zwischen zwei Abenteuern können Leute dazukommen oder gehen. Wer dazukommt, wählt einen Helden.
seat-same = { $name }, wie bisher
seat-same-hint = Findet den Tisch in der Eingangshalle.
sittings = { $count ->
        [one] eine Sitzung
       *[other] { $count } Sitzungen
    }
story-at = { $round ->
        [0] { $adventure }
       *[other] { $adventure }, Runde { $round }
    }
story-told = { $adventure }, zu Ende erzählt
story-again = { $adventure }, Versuch { $tries }
story-more = { $adventure }: die nächste Partie kann beginnen
played-last = zuletzt gespielt { $date }
journal = Die Geschichte bisher
chronicle = Die Saga, nacherzählt
chronicle-chapter = Kapitel { $number }
chronicle-table = Zum Tisch
chronicle-print = Drucken
chronicle-share = Ein Bild zum Weitergeben
chronicle-form = Format des Bildes
chronicle-wide = Querformat
chronicle-tall = Hochformat
chronicle-png = Als PNG speichern
chronicle-svg = Als SVG speichern
chronicle-map = { $places ->
        [none] Ein Bild des Landes
       *[other] Ein Bild des Landes, auf dem diese Orte bezeichnet sind: { $places }
    }

## Ausprobieren

analyse = Diese Partie analysieren
analysis-working = Analyse läuft: { $percent } %
analysis-failed = Die Partie ließ sich nicht analysieren. Bitte später noch einmal versuchen.
analysis-try = Hier eine andere Antwort probieren
counsel-wish = An diesem Tisch spielen Menschen gegeneinander. Wenn alle einverstanden sind, darf jeder bis zum Ende der Partie um Rat fragen; jeder kann das auch jederzeit beenden.
counsel-ask-all = Die anderen fragen
counsel-waiting = Warten, bis alle einverstanden sind.
counsel-withdraw = Zurückziehen
counsel-asked = { $name } möchte an diesem Tisch Rat erlauben: Dann dürften alle um Rat fragen.

trial = Etwas ausprobieren
trial-hint = Die Partie geht von hier aus an einem Tisch weiter, der nur dir gehört. Was du nicht wissen kannst, wird neu ausgeteilt, und nichts, was du dort tust, wirkt sich auf diese Partie aus, solange du es nicht sagst.
trial-others = Wer antwortet für die anderen?
trial-all = Ich, für alle
trial-all-hint = Du siehst alle Karten und entscheidest für alle.
trial-together = Wir alle
trial-together-hint = Wer hier sitzt, hat auch dort seinen Platz und erfährt es im Gespräch.
trial-bots = Bots: { $level }
trial-begin = Ausprobieren
trial-title = Ausprobiert: { $title }
tried = Du probierst etwas aus. Was du nicht wissen konntest, wurde neu ausgeteilt.
tried-with = Hier wird etwas ausprobiert. Was niemand wissen konnte, wurde neu ausgeteilt.
trial-earnest = Wirklich so spielen
trial-back = Zurück zur Partie

## Jemand ist verschwunden

patience = Wenn jemand nicht antwortet
patience-hint = Danach können sich die anderen einigen: Ein Bot springt ein, oder die Partie endet ohne Ergebnis. Der Platz bleibt seinem Besitzer.
patience-600 = nach 10 Minuten
patience-3600 = nach einer Stunde
patience-86400 = nach einem Tag
patience-259200 = nach drei Tagen
patience-604800 = nach einer Woche
patience-0 = nie: Wir warten
absent-title = Jemand fehlt
absent = Der Tisch wartet { $long } auf { $names }.
absent-hint = Ihr könnt euch gemeinsam einigen. Der Platz bleibt seinem Besitzer, der ihn jederzeit zurücknehmen kann.
for-minutes = { $count ->
    [one] seit einer Minute
   *[other] seit { $count } Minuten
}
for-hours = seit { $count } Stunden
for-days = seit { $count } Tagen
call-bot = Einen Bot einspringen lassen
call-end = Ohne Ergebnis beenden
call-wait = Länger warten
call-bot-asked = { $name } schlägt vor, dass für { $gone } ein Bot einspringt.
call-end-asked = { $name } schlägt vor, die Partie ohne Ergebnis zu beenden, weil { $gone } nicht antwortet.
call-agree = Einverstanden
call-here = Ich bin da: Bitte wartet
call-waiting = Noch nicht zugestimmt: { $names }.
call-silent = Auch von { $names } kam nichts. Du kannst weitermachen.
call-do-bot = Jetzt den Bot einspringen lassen
call-do-end = Die Partie jetzt beenden
call-withdraw = Zurückziehen
ended-without = Ohne Ergebnis beendet
ended-resigned = { $count ->
    [0] { $name } gibt auf
   *[other] { $name } gibt auf: { $winners } gewinnt
}

## Gehen

leave = Den Tisch verlassen
leave-how = Wie möchtest du gehen?
leave-bot = Einen Bot für mich spielen lassen
leave-bot-hint = Der Platz bleibt deiner. Komm zurück, wann du willst, und nimm ihn wieder ein.
leave-stand = Den Platz frei machen
leave-stand-hint = Die Partie wartet, bis jemand anderes oder ein Bot den Platz nimmt.
leave-resign = Aufgeben
leave-story = Eine Geschichte wird nicht aufgegeben; sie wartet auf dich.
resign-two = Die Partie endet und { $name } gewinnt.
resign-more = Den Platz übernimmt endgültig ein Bot, und die Partie geht ohne dich weiter.
resign-last = Außer dir ist niemand mehr hier: Die Partie endet und zählt als verloren.
trials = Ausprobiertes
table-delete = Löschen
table-archive = Weglegen
table-archived = Weggelegt. Du findest den Tisch weiterhin unter „Meine Partien“.
table-deleted = Der Tisch ist gelöscht.
table-delete-title = Diesen Tisch löschen?
table-delete-sure = Damit wird der Tisch endgültig gelöscht, mit seiner Aufzeichnung und allem, was dort gesagt wurde.

## Verlauf

history = Meine Partien
history-none = Noch keine beendeten Partien.
by-game = Nach Spiel
older = Ältere Partien
tally = { $played ->
    [one] { $played } Partie: { $won } gewonnen, { $lost } verloren
   *[other] { $played } Partien: { $won } gewonnen, { $lost } verloren
}
tally-together = { $played ->
    [one] { $played } Partie miteinander: { $won } gewonnen, { $lost } verloren
   *[other] { $played } Partien miteinander: { $won } gewonnen, { $lost } verloren
}
result-won = Gewonnen
result-shared = Geteilter Sieg
result-lost = Verloren
result-none = Ohne Ergebnis
result-resigned = Aufgegeben
result-unknown = Nicht bekannt
result-score = { $score } Punkte
table-unarchive = Zurückholen
ratings = Unter Freunden
ratings-hint = Errechnet aus den Partien, die hier gegeneinander zu Ende gespielt wurden. Bots und kooperative Spiele zählen nicht. Du siehst nur Leute, mit denen du gespielt hast.
ratings-of = Wertung: { $game }
rating = Wertung
rating-name = Name
rating-games = Partien

## Konto

account = Konto und Privates
account-hint = Du brauchst kein Konto: Dein Name lebt auf diesem Gerät und in deinem persönlichen Link. Wenn du magst, nimm ein Passwort oder einen Passkey dazu, um dich überall anzumelden.
sign-in = Mit einem Konto anmelden
sign-in-hint = Dieses Gerät gehört dann zu jenem Konto. Heb den persönlichen Link von { $name } auf, wenn du wieder { $name } sein willst.
login = Anmeldename
login-is = Du meldest dich an als
password = Passwort
password-hint = Du bekommst damit einen Anmeldenamen. Mindestens 10 Zeichen.
password-current = Jetziges Passwort
password-new = Neues Passwort
password-set = Passwort festlegen
password-change = Passwort ändern
password-remove = Passwort entfernen
password-forgotten = Jetziges Passwort vergessen? Gib oben ein neues ein und bestätige es mit einem deiner Passkeys.
password-by-passkey = Mit einem Passkey ändern
passkeys = Passkeys
passkey = Passkey
passkeys-hint = Melde dich mit Fingerabdruck, Gesicht oder Gerätesperre an, statt mit einem Passwort.
passkeys-place = Passkeys gehen nur über https mit einem Namen oder unter http://localhost. Unter dieser Adresse geht es nicht.
passkey-add = Passkey hinzufügen
passkey-remove = Entfernen
passkey-sign-in = Passkey verwenden
devices = Geräte
devices-count = { $count ->
    [one] Nur dieses Gerät kennt dich.
   *[other] Du bist auf { $count } Geräten bekannt.
}
device-here = Dieses Gerät
device-used = Benutzt am { $date }
device-end = Abmelden
sign-out = Auf diesem Gerät abmelden
sign-out-others = Überall sonst abmelden
signed-out-others = Alle anderen Geräte sind abgemeldet, und ihre persönlichen Links gelten nicht mehr.
sign-out-careful = Du hast weder Passwort noch Passkey. Heb deinen persönlichen Link auf, bevor du dich abmeldest: Er ist der einzige Weg zurück.
my-data = Meine Daten
export = Meine Daten als Datei speichern
forget = Mich vergessen
forget-tables = In laufenden Partien übernimmt endgültig ein Bot deine Plätze.
forget-records = In beendeten Partien wird dein Name zu „jemand, der gegangen ist“. Die Aufzeichnungen bleiben, denn sie gehören auch den anderen.
forget-chat = Deine Nachrichten und Notizen werden gelöscht.
forget-alone = Tische, an denen sonst niemand sitzt, werden gelöscht.
forget-back = Dein Name, deine Anmeldung, Passkeys und Links werden auf allen Geräten gelöscht. Das lässt sich nicht rückgängig machen.
forget-sure = Ich bin sicher

## Lektionen

lesson = Lektion
lessons = Spielend lernen
lessons-hint = Ein Tisch, an dem jemand erklärt: Du spielst und erfährst alles dann, wenn es zählt.
lesson-minutes = Etwa { $minutes } Minuten.
lesson-progress = wie weit die Lektion ist
lesson-next = Weiter
lesson-before = Vorige Seite
lesson-show = Zeig es mir
lesson-take-back = Zurücknehmen
lesson-after = Nächste Lektion: { $title }
lesson-first = Jetzt deine erste Partie, mit Hilfe
lesson-done = abgeschlossen
lessons-mine = Lektionen und Aufgaben
lesson-other = Das ist erlaubt, aber nicht das, was diese Lektion zeigt. Nimm es zurück, oder spiel weiter und sieh, was daraus wird.

## Tipps

hint = Tipp
hint-close = Diesen Tipp schließen
hints-none = Keine Tipps mehr
hints-gone = Keine Tipps mehr. Im Menü gibt es sie wieder.
hints-wanted = Tipps, wenn etwas zum ersten Mal wichtig wird
hints-again = Alle Tipps noch einmal zeigen
hints-back = Die Tipps beginnen von vorn.

## Die Seite des Hüters

keeper = Seite des Hüters
keeper-door = Für alle, die sich um diese Halle kümmern. Der Schlüssel steht in der Datei, die „meadhall serve --keeper“ nennt.
keeper-token = Schlüssel des Hüters
keeper-enter = Eintreten
keeper-leave = Hinausgehen
keeper-load = Wie es der Halle geht
keeper-connections = Personen hier: { $people }. Verbindungen: { $count }.
keeper-tables-open = Gespeicherte Tische: { $tables }, im Speicher: { $open }, gerade angesehen: { $watched }.
keeper-queue = Beschäftigte Bot-Prozesse: { $busy } von { $workers }. Wartende Aufgaben: { $waiting }.
keeper-stored = Gäste: { $guests }. Datenbank: { $size } MB.
keeper-version = Meadhall { $version }, Engine: { $engine ->
    [compiled] kompiliert
   *[plain] reines Python
}, Python { $python }
keeper-node = Knoten { $node }, offen seit { $date }
keeper-books = Bücher: { $books ->
    [none] nur die, die mit den Spielen kommen
   *[other] { $books }
}
keeper-lacks = { $lack ->
    [database] Die Datenbank antwortet nicht.
    [migrations] Die Datenbank gehört zu einer anderen Version.
    [redis] Redis antwortet nicht: Andere Knoten werden nicht gehört.
   *[draining] Dieser Knoten nimmt keine neuen Tische an.
}
keeper-reports = Meldungen
keeper-reports-none = Niemand ist gemeldet worden.
keeper-reported = { $by } meldet { $name }.
keeper-reported-of = { $name }: { $count ->
    [one] eine Meldung
   *[other] { $count } Meldungen
}
keeper-settle = Erledigt
keeper-settle-all = Alle erledigt
keeper-settled = Die Meldung ist erledigt.
keeper-tables = Tische
keeper-tables-none = Niemand spielt.
keeper-status = Zustand
keeper-status-is = { $status ->
    [waiting] wartet
   *[running] läuft
}
keeper-looking = Verbindungen
keeper-touched = Letzter Zug
keeper-open = Ansehen
keeper-silent = Hier wurde noch nichts gesagt.
keeper-mute = Stummschalten
keeper-unmute = Wieder schreiben lassen
keeper-muted = Kann an keinem Tisch mehr schreiben.
keeper-unmuted = Kann wieder schreiben.
keeper-close = Diesen Tisch schließen
keeper-close-hint = Eine laufende Partie endet ohne Ergebnis, ihre Aufzeichnung bleibt. Ein Tisch, der noch wartet, wird gelöscht.
keeper-closed = Der Tisch ist geschlossen.
keeper-announce = Ansage
keeper-announce-hint = Alle sehen sie, an den Tischen und in der Eingangshalle
keeper-say = Ansagen
keeper-unsay = Zurücknehmen
keeper-announced = Alle sehen es jetzt.
keeper-unannounced = Die Ansage ist zurückgenommen.
keeper-says = Vom Hüter der Halle: { $text }
keeper-drain = Vor einem Upgrade
keeper-drain-hint = Partien gehen weiter, aber hier wird kein Tisch mehr eröffnet, und ein Proxy schickt Leute zu anderen Knoten. Nach dem Neustart der Halle geht alles dort weiter, wo es war.
keeper-drain-do = Keine neuen Tische annehmen
keeper-undrain = Wieder neue Tische annehmen
keeper-drained = Dieser Knoten nimmt keine neuen Tische an.
keeper-undrained = Dieser Knoten nimmt wieder neue Tische an.

## The admin page: people, bans, the door, the audit log

admin-you = Du bist hier als { $who }. Alles, was du tust, steht unten im Logbuch.
admin-reason = Grund
admin-how-long = Wie lange
admin-term = { $hours ->
    [1] eine Stunde
    [24] einen Tag
    [72] drei Tage
    [168] eine Woche
    [720] 30 Tage
    [8760] ein Jahr
   *[good] auf Dauer
}
admin-until = bis { $date }
admin-guest = { $name } (Gast { $guest })
admin-number = Gast { $guest }
admin-people = Personen
admin-find = Name, Anmeldename oder Nummer
admin-find-hint = Leer lassen, um zu sehen, wer gerade verbunden ist.
admin-find-do = Suchen
admin-people-none = Niemand gefunden.
admin-look = Genauer ansehen
admin-person-title = Gast { $guest }
admin-person = { $account ->
    [yes] Hat ein Konto
   *[no] Hat kein Konto
}. Zuerst da am { $created }, zuletzt gesehen am { $seen }.
admin-here = { $count ->
    [one] gerade eine Verbindung
   *[other] gerade { $count } Verbindungen
}
admin-not-here = Gerade nicht mit diesem Knoten verbunden
admin-from = kam zuletzt von { $network }
admin-refused-name = Der Name „{ $name }“ wurde entzogen.
admin-is-banned = gesperrt
admin-is-muted = stummgeschaltet
admin-bans = Sperren
admin-bans-none = Niemand ist gesperrt.
admin-ban = Sperren
admin-ban-guest = Diesen Gast sperren
admin-ban-hint = Gilt sofort und auf allen Knoten: Verbindungen enden, und in laufenden Partien übernehmen Bots die Plätze. Ein Gast ohne Konto kann als jemand Neues wiederkommen.
admin-ban-reason-hint = Die gesperrte Person liest ihn, dazu das Ende der Sperre und wie sie Einspruch erhebt.
admin-ban-network = Einen Adressbereich sperren
admin-ban-network-hint = Eine Adresse gehört oft einem ganzen Haushalt, einer Schule oder einem Mobilfunknetz: besser nur für kurze Zeit.
admin-network = Adresse oder Bereich
admin-network-hint = Zum Beispiel 192.0.2.7, 192.0.2.0/24 oder 2001:db8:1:2::/64
admin-ban-sure = Trotzdem sperren
admin-banned = Die Sperre gilt.
admin-lift = Sperre aufheben
admin-lifted = Die Sperre ist aufgehoben.
admin-lifted-at = aufgehoben am { $date }
admin-name = Namen ersetzen
admin-rename = Namen ersetzen
admin-rename-hint = Der Name verschwindet von Tischen, aus Nachrichten und alten Partien. Der Gast wird um einen anderen gebeten und kann den alten nicht wieder nehmen.
admin-new-name = Neuer Name
admin-new-name-hint = Leer lassen für einen neutralen.
admin-renamed = Der Name ist ersetzt.
admin-remove = Diese Nachricht entfernen
admin-message-removed = Die Nachricht ist für alle entfernt.
admin-untitle = Titel entfernen
admin-untitled = Der Titel ist entfernt.
admin-door = Wer hereindarf
admin-door-set = Diese hereinlassen
admin-door-open = Alle
admin-door-open-hint = Ein Name genügt.
admin-door-open-done = Alle dürfen herein.
admin-door-closed = Niemand Neues
admin-door-closed-hint = Herein dürfen Gäste, die vor diesem Augenblick schon da waren, und alle mit Konto.
admin-door-closed-done = Die Halle nimmt keine neuen Gäste auf.
admin-door-members = Nur Mitglieder
admin-door-members-hint = Nur wer schon ein Konto hat. Alle anderen müssen sofort hinaus und können solange keines anlegen.
admin-door-members-done = Nur Mitglieder dürfen herein.
admin-appeal = Einspruch
admin-appeal-hint = Eine Adresse außerhalb der Halle, die gesperrte Personen erfahren
admin-appeal-done = Gesperrte Personen erfahren das ab jetzt.
admin-agreement = Übereinstimmung mit der Engine
admin-agreement-hint = Vergleicht die letzten beendeten Partien gegen andere mit dem, was jarl geantwortet hätte. Das ist ein Anlass, genauer hinzusehen, nie ein Beweis: Wer gut spielt, macht gute Züge. Von selbst geschieht nichts.
admin-agreement-begin = Partien vergleichen
admin-agreement-begun = Die Partien werden verglichen.
admin-agreement-working = Verglichen: { $done } von { $of } Partien
admin-agreement-at = Stand: { $date }
admin-agreement-share = { $game }: { $share } % von { $decisions } echten Entscheidungen in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
admin-agreement-far = Das ist so viel, wie jarl erreicht. Sieh dir die Partien selbst an, bevor du etwas daraus schließt.
admin-agreement-usual = Das ist nichts Ungewöhnliches.
admin-agreement-few = Das sind zu wenige Entscheidungen, um etwas zu sagen.
admin-agreement-bots = Zum Vergleich Bots: thrall { $thrall } %, karl { $karl } %, jarl { $jarl } %. Ungewöhnlich ist es ab { $threshold } %.
admin-agreement-rates = Gemessen an { $measured } Partien zwischen Bots: zu Unrecht auffällig { $false } von { $karls } Mal (karl), zu Recht { $hits } von { $jarls } Mal (jarl). Bei Menschen hat es niemand gemessen.
admin-audit = Logbuch
admin-audit-hint = Einträge lassen sich hier nicht ändern. Alte werden so gelöscht, wie --forget-after es sagt.
admin-audit-none = Noch ist nichts geschehen.
admin-audit-when = Wann
admin-audit-who = Wer
admin-audit-what = Was
admin-audit-whom = Wen oder was
admin-audit-more = Frühere
admin-audit-export = Als Datei speichern
admin-action-enter = ist hereingekommen
admin-action-look = hat einen Tisch angesehen
admin-action-mute = hat stummgeschaltet
admin-action-unmute = lässt wieder schreiben
admin-action-ban = hat gesperrt
admin-action-lift = hat eine Sperre aufgehoben
admin-action-remove-message = hat eine Nachricht entfernt
admin-action-rename = hat einen Namen ersetzt
admin-action-untitle = hat einen Titel entfernt
admin-action-close = hat einen Tisch geschlossen
admin-action-settle = hat eine Meldung erledigt
admin-action-announce = hat etwas angesagt
admin-action-drain = hat neue Tische verhindert
admin-action-undrain = hat neue Tische erlaubt
admin-action-door = hat bestimmt, wer hereindarf
admin-action-appeal = hat den Weg zum Einspruch genannt
admin-action-agreement = hat mit der Engine verglichen
admin-action-export = hat das Logbuch gespeichert
message-removed = Vom Hüter der Halle entfernt.
renamed = Der Hüter dieser Halle hat deinen Namen ersetzt. Du heißt jetzt { $name }; bitte wähle einen anderen Namen.
turned-away = Du kannst nicht herein

## Aufgaben

exercises = Aufgaben
exercises-all = Alle Aufgaben
exercises-hint = Jede stellt eine Frage, bei der eine Antwort deutlich besser ist als alle anderen. Was du gelöst hast, merkt sich dieses Gerät.
exercises-none = Solche Aufgaben gibt es nicht.
exercises-solved = { $solved } von { $count } gelöst
exercise-today = Aufgabe des Tages
exercise-solve = Lösen
exercise-again = Noch einmal
exercise-show = Lösung zeigen
exercise-next = Nächste Aufgabe
exercise-number = Aufgabe { $number }, { $level }
exercise-number-solved = Aufgabe { $number }, { $level }, gelöst
exercise-level = Stufe
exercise-level-all = alle
exercise-level-easy = leicht
exercise-level-medium = mittel
exercise-level-hard = schwer
