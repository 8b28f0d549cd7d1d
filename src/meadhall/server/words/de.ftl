### Was der Server ablehnt, und warum.

fault-table-unknown = Einen Tisch { $table } gibt es hier nicht, oder er ist privat und du bist nicht eingeladen.
fault-table-waiting = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
fault-table-running = Das muss warten, bis die Partie zu Ende ist.
fault-table-over = Diese Partie ist zu Ende.
fault-table-full = An diesem Tisch ist kein Platz frei.
fault-table-changed = Die Regeln oder das Buch haben sich geändert, seit hier gespielt wurde. Du kannst dir die Partie ansehen, soweit sie sich noch nachspielen lässt, aber nicht weiterspielen.
fault-table-option = Dieser Tisch braucht „{ $value }“ ({ $option }), und das hat diese Halle gerade nicht. Nichts ist verloren: Wer sie betreibt, kann es zurückbringen; ein Buch kommt mit „meadhall serve --book“ dazu.
fault-invite-unknown = Diese Einladung führt zu keinem Tisch: Vielleicht ist sie unvollständig, oder der Tisch wurde gelöscht. Bitte um einen neuen Link.
fault-personal-unknown = Dieser persönliche Link ist hier nicht bekannt.
fault-seat-unknown = Dieser Tisch hat keinen Platz „{ $seat }“.
fault-seat-foreign = Platz { $seat } ist nicht deiner.
fault-seat-taken = Platz { $seat } ist besetzt.
fault-seat-stays = Platz { $seat } bleibt: Die Zahl der Spieler steht fest.
fault-seat-bot = Auf Platz { $seat } spielt ein Bot für dich. Nimm den Platz zuerst zurück.
fault-seat-which = Sag, welchen deiner Plätze du meinst: { $seats }
fault-seat-none = Du hast keinen Platz an diesem Tisch.
fault-seat-secrets = Du weißt, was ein anderer Platz dieser Partie weiß. Platz { $seat } muss deshalb jemand Neues oder ein Bot nehmen.
fault-feature-off = Das bietet dieser Server nicht an.
fault-host-only = Das darf nur, wer den Tisch eröffnet hat.
fault-clock-running = Platz { $seat } hat noch Zeit zu antworten.
fault-level-unknown = Kein Bot heißt „{ $level }“. Versuche: { $nearest }
fault-stale = Der Tisch ist inzwischen bei { $seq }.
fault-undo-over = Die Partie ist zu Ende, und ihre Aufzeichnung liegt offen: Nichts kann mehr zurückgenommen werden.
fault-undo-none = Niemand hat darum gebeten, etwas zurückzunehmen.
fault-proposal-none = So etwas ist dem Tisch gerade nicht vorgeschlagen.
fault-undo-nothing = Platz { $seat } hat noch keine Antwort gegeben.
fault-chat-empty = Die Nachricht ist leer.
fault-chat-length = Das ist zu lang: höchstens { $most } Zeichen.
fault-note-unknown = Du hast keine Notiz { $note } an diesem Tisch.
fault-note-many = Auf einen Tisch passen höchstens { $most } Notizen.
fault-message-json = Diese Nachricht ist kein JSON.
fault-message-text = Nachrichten sind Text, keine Bytes.
fault-message-shape = Diese Nachricht ist nicht zu gebrauchen: { $reason }
fault-message-long = Diese Nachricht ist zu lang: höchstens { $most } Bytes.
fault-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
fault-too-slow = Die Anfrage kam zu langsam an. Bitte schick sie noch einmal.
fault-headers-long = Die Kopfzeilen dieser Anfrage sind zu lang: Gelesen werden höchstens { $most } Bytes und { $count } Kopfzeilen.
fault-too-many = Hier sind zu viele Verbindungen offen.
fault-too-big = Das ist zu groß: höchstens { $most } Bytes.
fault-store-full = Die Kampagnen an deinen Tischen nehmen schon allen Platz ein, den ein Gastgeber hier hat ({ $most } MB).
fault-origin = Diese Anfrage kam von einer anderen Seite.
fault-request-empty = Diese Anfrage ist leer: Erwartet wird ein JSON-Objekt.
fault-request-shape = Diese Anfrage ist nicht zu gebrauchen: { $reason }
fault-path-unknown = Unter dieser Adresse ist nichts.
fault-method = So lässt sich diese Adresse nicht benutzen.
fault-guest-none = Diese Halle kennt dich noch nicht: Öffne sie zuerst in einem Browser oder sende eine Platzmarke.
fault-token-unknown = Diese Platzmarke gilt nicht oder nicht mehr.
fault-eyes-unknown = „{ $eyes }“ ist keine Sicht auf diesen Tisch: Schreibe all, none oder den Buchstaben eines Platzes.
fault-record-long = Diese Aufzeichnung hat mehr als { $most } Antworten.
fault-record-broken = Diese Aufzeichnung ist nicht zu lesen.
fault-position-players = Diese Stellung gehört an einen Tisch für { $right }; gewünscht ist einer für { $players }.
fault-position-broken = Diese Stellung ist nicht zu lesen.
fault-words-unknown = Unter dieser Adresse gibt es keine Texte.
fault-work-long = Das hat zu lange gedauert und wurde abgebrochen.
fault-work-large = Das hat zu viel Speicher gebraucht und wurde abgebrochen.
fault-store = Die Antwort konnte nicht gespeichert werden. Nichts hat sich geändert; versuche es noch einmal.
fault-own-fault = In der Halle ist etwas schiefgegangen. Es ist unter { $note } vermerkt.
fault-hall-away = Die Halle kann ihre Datenbank gerade nicht benutzen. Nichts Bestätigtes ist verloren; sie macht von selbst weiter, sobald es geht.
fault-name-foreign = Diese Halle ist nicht als „{ $host }“ bekannt. Wer sie betreibt, kann den Namen erlauben: meadhall serve --origin https://{ $host }
fault-mishap-none = An diesem Tisch gab es keinen Fehler in den Regeln.
fault-db-url = „{ $url }“ ist keine Datenbank, die diese Halle benutzen kann. Möglich: { $known }
fault-db-closed = Die Datenbank „{ $url }“ lässt sich nicht öffnen: { $reason }
fault-db-damaged = Die Datenbank { $db } ist beschädigt ({ $reason }). Halte die Halle an, bewahre eine Kopie der Datei auf und bringe deine letzte Sicherung mit „meadhall restore“ in eine neue.
fault-db-newer = Diese Datenbank stammt von einer neueren Version von Meadhall (ihr Stand ist { $found }, diese Version kennt { $known }). Installiere jene Version, oder stelle eine Sicherung von vor dem Upgrade wieder her.
fault-db-shared = Ein anderer Server benutzt „{ $url }“, und sie würden nichts voneinander erfahren. Beende ihn, oder starte beide mit --redis.
fault-session-unknown = Du hast kein Gerät mit dieser Kennung. Lade die Liste deiner Geräte neu.
fault-devices-many = Du bist schon auf { $most } Geräten angemeldet. Melde dich zuerst überall sonst ab.
fault-host-unknown = „{ $host }“ ist keine Adresse dieses Rechners. Versuche --host 127.0.0.1, oder 0.0.0.0 für dein ganzes Netz.
fault-port-forbidden = An Port { $port } darfst du nicht lauschen. Versuche einen über 1023.
fault-redis-url = „{ $url }“ ist keine Redis-Adresse. Eine solche sieht so aus: redis://RECHNER:6379
fault-port-taken = { $host }:{ $port } ist schon belegt. Versuche einen anderen --port.
fault-chat-silenced = Der Gastgeber lässt dich an diesem Tisch nicht mehr schreiben.
fault-chat-unknown = Eine Nachricht { $chat } gab es an diesem Tisch nicht.
fault-silenced-unknown = Niemand namens „{ $name }“ ist an diesem Tisch gesperrt.
fault-hooks-off = Diese Halle ruft keine Adressen auf. Wer sie betreibt, kann es mit --hooks public erlauben.
fault-hook-url = „{ $url }“ kann nicht aufgerufen werden. Eine Adresse beginnt mit https:// oder http:// und nennt einen Rechner, ohne Passwort.
fault-hook-private = Diese Adresse liegt in einem privaten Netz, und die Halle ruft nur öffentliche auf.
fault-name-empty = Dieser Name enthält kein sichtbares Zeichen.
fault-name-reserved = „{ $name }“ würde für jemanden gehalten, der für die Halle spricht. Wähle einen anderen Namen.
fault-name-blocked = „{ $name }“ enthält ein Wort, das hier nicht erwünscht ist. Wähle einen anderen Namen.
fault-feed-unknown = Diesen Feed gibt es hier nicht.
fault-keeper-none = Diese Halle hat keinen Schlüssel für einen Hüter. Wer sie betreibt, kann ihr einen geben: meadhall serve --keeper DATEI
fault-keeper-wrong = Das ist nicht der Schlüssel des Hüters, oder du bist schon zu lange da. Gib ihn noch einmal ein.
fault-guest-unknown = Einen Gast { $guest } gibt es hier nicht.
fault-chat-muted = Der Hüter dieser Halle lässt dich nicht mehr schreiben.
fault-hall-draining = Diese Halle bekommt gleich ein Upgrade und eröffnet keine neuen Tische. Versuche es in ein paar Minuten noch einmal.
fault-keeper-file = In { $path } steht kein brauchbarer Schlüssel: eine Zeile mit mindestens { $least } Buchstaben und Ziffern, ohne Leerzeichen; bei mehreren Verwaltern für jeden eine Zeile „NAME: SCHLÜSSEL“. Lösche die Datei, dann legt die Halle eine gute an.
fault-backup-there = { $path } gibt es schon. Wähle einen anderen Namen: Eine Sicherung überschreibt nie etwas.
fault-backup-nothing = In dieser Datenbank ist keine Halle.
fault-backup-unreadable = { $path } ist keine Sicherung, die „meadhall backup“ geschrieben hat.
fault-backup-broken = { $path } ist beschädigt oder unvollständig. Nichts wurde wiederhergestellt; nimm eine andere Kopie.
fault-backup-newer = { $path } stammt von Meadhall { $version }, das neuer ist als dieses. Mach zuerst ein Upgrade.
fault-restore-full = In dieser Datenbank ist schon eine Halle. Nimm eine leere.

## Vom Zug erfahren

turn-notice = Du bist dran: { $title } ({ $game }). { $link }
feed-title = Meadhall: Züge von { $name }
feed-turn = Du bist dran: { $title } ({ $game })
feed-over = Zu Ende: { $title } ({ $game })

## Kampagnen

fault-campaign-source = Gib entweder eine Datei an oder einen Tisch, den du leitest.
fault-campaign-book-absent = Diese Kampagne ist aus dem Buch „{ $book }“, das diese Halle nicht hat. Wer die Halle betreibt, kann es mit --book hinzufügen.
fault-campaign-way = So geht es mit dieser Kampagne nicht weiter ({ $way }). Möglich: { $ways }

## Ausprobieren

fault-trial-story = Eine Geschichte lässt sich nicht ausprobieren: Das hieße vorauslesen.
fault-counsel-rivals = Hier spielen Menschen gegeneinander: Rat gibt es nur, wenn alle einverstanden sind.
fault-trial-secrets = In diesem Spiel haben die Spieler Geheimnisse: Probiere es allein oder mit Bots aus.
fault-trial-none = An diesem Tisch wird nichts ausprobiert.
fault-trial-nothing = Noch gibt es nichts, was wirklich so gespielt werden könnte: Antworte zuerst. Was Zufall, andere oder verdeckte Karten entschieden haben, lässt sich nicht wiederholen.
fault-trial-late = Die Partie ist weitergegangen, seit du das ausprobierst. Probiere es von dort aus noch einmal.
trial-come = Probiert mit mir etwas aus: { $link }

## Somebody has vanished

fault-call-none = An diesem Tisch wird auf niemanden gewartet, oder eine Uhr läuft.
fault-call-yourself = Der Tisch wartet auf dich: Nur die anderen können etwas verlangen.
fault-call-early = Der Tisch hat noch nicht lange genug gewartet.
fault-call-story = Eine Geschichte wird nicht so beendet: Lasst einen Bot einspringen oder wartet.
fault-resign-story = Eine Geschichte wird nicht aufgegeben: Überlass deinen Platz einem Bot oder jemand anderem, und sie geht weiter.
fault-table-shared = An diesem Tisch sitzen auch andere, darum kann er nicht gelöscht werden. Du kannst ihn stattdessen weglegen.

## Konten

fault-password-length = Ein Passwort hat mindestens { $least } und höchstens { $most } Zeichen.
fault-password-common = Dieses Passwort gehört zu denen, die überall zuerst versucht werden. Wähle ein anderes.
fault-password-wrong = Das ist nicht dein Passwort.
fault-sign-in-wrong = Name oder Passwort ist falsch.
fault-signed-out = Du bist auf diesem Gerät abgemeldet.
fault-passkey-wrong = Dieser Passkey ist hier unbekannt, oder der Versuch hat zu lange gedauert. Versuch es noch einmal.
fault-passkey-proof = Zeig zuerst einen deiner Passkeys: Dieses Gerät könnte in anderen Händen sein.
fault-passkey-place = Passkeys gehen nur über https mit einem Namen oder unter http://localhost. Nimm hier ein Passwort oder deinen persönlichen Link.
fault-passkey-unknown = Diesen Passkey gibt es nicht.
fault-passkey-many = Diesen Passkey hast du schon, oder du hast bereits { $most }.
fault-forget-unsure = Bestätige, dass du sicher bist: Das lässt sich nicht rückgängig machen.
fault-seat-blocked = Der Gastgeber dieses Tisches hat dich blockiert, darum kannst du hier nicht Platz nehmen.
fault-seat-nobody = Auf Platz { $seat } sitzt niemand.
fault-somebody-which = Sag, wen du meinst: wer eine Nachricht geschrieben hat („chat“) oder wer auf einem Platz sitzt („seat“), eins von beiden.
fault-block-self = Du kannst dich nicht selbst blockieren.
fault-block-many = Du hast schon { $most } Leute blockiert, mehr geht nicht.
fault-block-unknown = Diese Person hast du nicht oder nicht mehr blockiert.
fault-report-self = Du kannst dich nicht selbst melden.
fault-report-empty = Schreib, was vorgefallen ist.
fault-report-many = Der Hüter hat noch { $most } Meldungen von dir zu bearbeiten.
fault-report-unknown = Eine Meldung { $report } gibt es nicht.

## Who may come in

fault-banned = Du bist in dieser Halle { $until ->
    [never] auf Dauer
   *[other] bis { $until }
} gesperrt. Grund: „{ $reason }“. { $appeal ->
    [none] Einspruch: Schreib an die Person, die diese Halle betreibt.
   *[other] Einspruch: { $appeal }
}
fault-hall-closed = Diese Halle nimmt zurzeit keine neuen Gäste auf. Wenn du hier ein Konto hast, melde dich an; sonst versuche es später noch einmal.
fault-hall-members = Diese Halle ist nur für Mitglieder. Wenn du hier ein Konto hast, melde dich an; sonst frag die Person, die sie betreibt.
fault-ban-which = Sag, wer gesperrt werden soll: ein Gast („guest“) oder ein Adressbereich („network“), eines von beiden.
fault-ban-network = „{ $network }“ ist weder eine Adresse noch ein Adressbereich. Beispiele: 192.0.2.7, 192.0.2.0/24, 2001:db8:1:2::/64
fault-ban-wide = { $network } ist zu groß: Ein Bereich hat mindestens { $widest } Bits (/{ $widest }).
fault-ban-own-address = In { $network } liegt die Adresse, von der du selbst kommst. Bestätige das, oder wähle einen anderen Bereich.
fault-ban-own-guest = Dieser Gast bist du selbst, auf diesem Gerät. Bestätige das, oder wähle einen anderen Gast.
fault-ban-unknown = Eine Sperre { $ban } ist nicht in Kraft.
fault-reason-empty = Nenne einen Grund: Er bleibt im Logbuch, und wer gesperrt wird, erfährt ihn.
fault-name-refused = Der Hüter dieser Halle hat dir den Namen „{ $name }“ genommen. Wähle einen anderen Namen.
fault-agreement-nothing = Dieser Gast hat keine Partie beendet, die sich mit der Engine vergleichen lässt.

# The page in place of the handbook, or of a page it does not have.
documents-title = Das Handbuch
documents-missing = Das Handbuch ist noch nicht da. „make play“ baut es, während die Halle offen ist: Versuch es in einer Minute noch einmal. Auch „{ $command }“ im Ordner von Meadhall baut es.
documents-lost = Diese Seite gibt es im Handbuch nicht. Vielleicht heißt sie jetzt anders.
documents-front = Zur Startseite des Handbuchs
documents-hall = Zur Halle
