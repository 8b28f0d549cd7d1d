# Der Inspektor einer Vorschau.

inspector = Inspektor
preview-findings = Was die Prüfung findet
preview-clean = Nichts: Das Buch ist sauber.
preview-where = Wo die Geschichte ist
preview-adventure = Abenteuer
preview-entry = Zuletzt gelesen
    .read = { $count ->
        [one] gelesen
       *[other] { $count }-mal gelesen
    }
    .near = erreichbar
    .far = von hier nicht erreichbar
preview-round = Runde
preview-asked = Frage
preview-steps = Im Gange
preview-memory = Was sich das Buch gemerkt hat
    .flags = Gemerkt
    .facts = Für immer gemerkt
    .counts = Zähler
    .sums = Zähler der Kampagne
    .chose = Antworten
    .results = Proben
    .tokens = Marker
    .goals = Ziele auf dem Tisch
    .quests = Quests
    .stories = Geschichten
    .cards = Karten
    .played = Gespielt
preview-nothing = Noch nichts.
preview-set = Vor dem Sprung einstellen
    .note = Ändere, was die Geschichte sich merkt, und schlage dann das Buch bei einem Abschnitt auf. Gemerktes und Karten trennt ein Komma; eine Zahl steht hinter ihrem Namen: coins:3. Questmarker: 1:all.
    .items = Gegenstände
    .companions = Gefährten
    .titles = Titel
preview-leap = Das Buch bei { $entry } aufschlagen
preview-leapt = Du hast { $entry } aufgeschlagen
    .on = Von dort geht es von selbst weiter: { $ways }
preview-again = Von vorn beginnen
preview-old = Die Datei ist nicht lesbar; gespielt wird die Fassung davor. { $reason }
preview-stuck = Das Buch hat sich so verändert, dass es an diesem Tisch nicht weitergeht. Schlag es bei einem Abschnitt auf oder beginne von vorn. { $reason }
fault-preview-entry = Es gibt keinen Abschnitt { $entry } in diesem Buch. Am nächsten kommt: { $nearest }
