### Was die Befehlszeile sagt. In Nachrichten, die mit help- beginnen, ist nichts einzusetzen: Sie werden ohne Fluent gelesen.

## Hilfe

help = Meadhall: eine Halle, in der nordische Sagas gespielt werden. Allein, gegen Bots oder gemeinsam an einer Tastatur.
help-usage = Aufruf:
help-command = BEFEHL
help-commands = Befehle:
help-arguments = Argumente:
help-option = Optionen
help-options = Optionen:
help-default = Vorgabe:
help-more = Mehr über einen Befehl: meadhall BEFEHL --help
help-everywhere = Bei jedem Befehl:
    .lang = die Sprache: en, fr oder de; ohne sie die Sprache deines Rechners
    .json = ein einziger JSON-Wert auf der Standardausgabe, sonst nichts
    .help = diese Seite

help-serve = Die Halle für Browser öffnen: auf diesem Rechner oder mit --host 0.0.0.0 für dein ganzes Netz.
    .more = Tische liegen in deinem Datenordner oder dort, wo --db es sagt. Strg-C schließt die Halle; nichts Bestätigtes geht verloren.
    .host = die Adresse, auf der gelauscht wird
    .port = der Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien
    .db = wo Tische liegen: eine DATEI für SQLite, oder postgresql+asyncpg://NAME:PASSWORT@RECHNER/DATENBANK
    .redis = ein Redis, über das mehrere Server einer Datenbank miteinander sprechen: redis://RECHNER
    .hooks = ob Gäste eine Adresse aufrufen lassen dürfen, wenn sie dran sind: off, public (nicht im eigenen Netz), any
    .origin = eine Adresse, unter der Browser die Halle erreichen, etwa https://halle.example; Zahlenadressen und Namen des eigenen Netzes müssen nicht genannt werden; kann mehrmals angegeben werden
    .proxy = die Adresse eines Proxys vor der Halle; was er darüber sagt, von wem eine Anfrage kommt, gilt; ohne Angabe gilt es bei niemandem
    .keeper = eine Datei mit dem Schlüssel des Hüters, für die Seite /keeper und für /metrics; gibt es sie nicht, wird sie angelegt
    .log = wie das Log geschrieben wird: plain für Menschen, json für Programme
    .forget-after = nach wie vielen Tagen Tische gelöscht werden, die niemand anrührt, und Gäste, die nicht mehr kommen; ohne Angabe wird nie etwas gelöscht
    .forget-to = ein Ordner, in dem beendete Partien als Aufzeichnungen gesichert werden, bevor sie gelöscht werden
    .names = eine Datei mit Wörtern, die kein Name und kein Titel enthalten darf, eines je Zeile
    .ratings = Personen nach ihren Partien gegeneinander werten und das denen zeigen, die miteinander spielen
    .book = eine eigene Saga, die Gäste spielen können: die Datei eines Abenteuers oder der Ordner einer Kampagne; auch mehrmals
    .lesson = eine eigene Lektion, die Gäste spielen dürfen; mehrmals möglich. Lektionen im Ordner eines Buches kommen mit ihm
    .open = öffnet die Seite in deinem Browser
    .build = baut inzwischen die kompilierte Engine, wo es einen C-Compiler gibt; Bots benutzen sie, sobald sie fertig ist
    .config = eine Konfigurationsdatei. Zuerst gilt die Befehlszeile, dann die Umgebung (MEADHALL_PORT und so weiter), dann die Datei; ohne diese Option die Datei, die MEADHALL_CONFIG nennt, oder meadhall.toml in deinem Datenordner

help-play = Eine Partie im Terminal spielen.
    .more = Jede Antwort wird gespeichert. Sagst du nichts über eine neue Partie, wirst du gefragt, ob die zuletzt verlassene weitergehen soll; wo niemand gefragt werden kann (in einer Pipe), beginnt eine neue, außer mit --resume.
    .game = das Spiel; „meadhall games“ zählt sie auf
    .seats = wer wo sitzt, durch Kommas getrennt: me (ein Mensch, so oft du willst), thrall, karl oder jarl (Bots, von schwach bis stark); me=Bera gibt einem Menschen einen Namen; ohne Angabe: du und so viele Karls, wie das Spiel braucht
    .name = dein Name am Tisch
    .seed = teilt dieselben Karten noch einmal aus; ohne Angabe wird versiegelt ausgeteilt, und das lässt sich hinterher beweisen
    .option = eine Wahl des Tischs als Name=Wert, so oft wie nötig; „meadhall games“ erklärt sie
    .from = eine Stellung, eine Datei damit oder die Aufzeichnung einer laufenden Partie, die weitergehen soll
    .new = beginnt ohne Rückfrage eine neue Partie
    .resume = setzt ohne Rückfrage die zuletzt verlassene Partie fort
    .plain = Textzeilen statt Vollbild; automatisch gewählt, wo kein Terminal ist

help-replay = Eine aufgezeichnete Partie erzählen, Ereignis für Ereignis.
    .file = die Aufzeichnung
    .seat = mit den Augen dieses Platzes (A, B, ...): nur was er wissen darf
    .all = mit den Augen aller, verdeckte Karten eingeschlossen; so geschieht es ohne --seat
    .from = mit der Antwort mit dieser Nummer anfangen
    .to = mit der Antwort mit dieser Nummer aufhören
    .plain = nur die Sätze, ohne die Nummern der Antworten

help-analyse = Sagen, was jede Antwort einer beendeten Partie verschenkt hat, was das Glück tat und wie gut alle gespielt haben.
    .more = Braucht für eine Partie Norsaga ein, zwei Minuten; die kompilierte Engine („make compiled“) ist etwa zehnmal so schnell. Gleicher Startwert und gleiches Budget ergeben dieselben Zahlen.
    .file = die Aufzeichnung einer beendeten Partie
    .seat = nur die Antworten dieses Platzes (A, B, ...)
    .all = jede Antwort, nicht nur die, die etwas verschenkt haben
    .html = schreibt außerdem eine Seite mit Kurven in diese Datei
    .budget = Durchläufe für jede Entscheidung; je mehr, desto enger die Spannen; ohne diese Angabe 1600, bei Fire & Axe 80
    .seed = der Startwert der Zufallszahlen
    .jobs = wie viele Prozesse sich die Arbeit teilen; ohne diese Angabe einer je Kern

help-show = Den Tisch in Worten zeigen: eine Stellung oder den Stand einer aufgezeichneten Partie.
    .position = eine Stellung, eine Datei damit oder eine Aufzeichnung
    .seat = mit den Augen dieses Platzes (A, B, ...): nur was er wissen darf
    .at = in einer Aufzeichnung: der Tisch nach so vielen Antworten

help-why = Sagen, ob ein Zug erlaubt ist, und wenn nicht, welche Regel ihn verbietet.
    .more = Endet mit 0, wenn der Zug erlaubt ist, und mit 1, wenn eine Regel ihn verbietet.
    .position = eine Stellung, eine Datei damit oder eine Aufzeichnung
    .answer = der Zug, wie ihn Aufzeichnungen schreiben, etwa „play GR1 me.P2“
    .seat = wer den Zug machen will; ohne Angabe der Platz, der gefragt ist
    .at = in einer Aufzeichnung: der Tisch nach so vielen Antworten

help-verify = Aufzeichnungen prüfen: jede Partie nachspielen und jede Ziehung noch einmal austeilen.
    .more = Endet mit 0, wenn alle ehrlich sind, und mit 1, wenn eine es nicht ist; die erste falsche Zeile wird genannt.
    .file = die Aufzeichnungen

help-sim = Bots viele Partien gegeneinander spielen lassen und die Ergebnisse zusammenzählen.
    .more = Von Partie zu Partie rücken alle einen Platz weiter. Dieselbe Startzahl gibt dieselben Partien. Strg-C hält an und zeigt, was es schon gibt.
    .game = das Spiel
    .bots = die Bots, durch Kommas getrennt: thrall, karl, jarl; so viele, wie am Tisch sitzen sollen
    .games = wie viele Partien
    .seed = die Startzahl des Zufalls
    .jobs = wie viele Partien gleichzeitig gespielt werden; ohne Angabe eine, mit Ray eine je Prozessor
    .on = wo gespielt wird: „ray“ für Ray auf diesem Rechner, „ray://RECHNER:PORT“ für einen Verbund
    .out = ein Ordner für die Aufzeichnung jeder Partie; nichts darin wird überschrieben
    .option = eine Wahl des Tischs als Name=Wert, so oft wie nötig
    .iterations = wie oft Jarl einen Zug durchdenkt; am Tisch sind es 3000 Mal oder 1,5 Sekunden

help-tournament = Jeden Bot gegen jeden anderen spielen lassen und alle bewerten.
    .more = In jeder Runde spielt jede Gruppe von Bots mit denselben Karten einmal von jedem Platz aus. In einem Spiel, das alle gemeinsam spielen, spielt jeder Bot mit seinesgleichen, alle mit denselben Karten. Dieselbe Startzahl gibt dasselbe Turnier. Strg-C hält an und zeigt, was es schon gibt.
    .game = das Spiel
    .bots = die Bots, durch Kommas getrennt: thrall, karl, jarl oder eine eigene Python-Datei mit einer Funktion make(game, seed)
    .players = wie viele am Tisch sitzen; ohne diese Angabe so wenige, wie das Spiel erlaubt, mindestens zwei
    .games = wie viele Partien jede Gruppe von Bots von jedem Platz aus spielt, eine je Runde
    .seed = die Startzahl des Zufalls
    .jobs = wie viele Partien gleichzeitig gespielt werden; ohne Angabe eine, mit Ray eine je Prozessor
    .on = wo gespielt wird: „ray“ für Ray auf diesem Rechner, „ray://RECHNER:PORT“ für einen Verbund
    .option = eine Wahl des Tischs als Name=Wert, so oft wie nötig
    .iterations = wie oft Jarl einen Zug durchdenkt; am Tisch sind es 3000 Mal oder 1,5 Sekunden
    .html = eine Datei für die Ergebnisse als Seite mit Diagrammen, die sonst nichts braucht

help-lab = Sehen, was eine Option ändert: viele Partien für jeden ihrer Werte, mit denselben Karten.
    .more = Sagt für jeden Wert, wie oft jeder Platz gewinnt, wie lange Partien dauern, wie sie enden und welche Karten mit dem Gewinnen einhergehen. Mehrere Optionen werden gekreuzt. Ohne --vary wird wie üblich gespielt. Strg-C hält an und zeigt, was es schon gibt.
    .game = das Spiel
    .vary = eine Option und die Werte, die verglichen werden, als Name=Wert,Wert; so oft wie nötig
    .bots = die Bots, durch Kommas getrennt: thrall, karl, jarl oder eine eigene Python-Datei; ein einzelner sitzt auf allen Plätzen
    .players = wie viele am Tisch sitzen, wenn nur ein Bot genannt ist; ohne diese Angabe so viele wie in diesem Spiel üblich
    .games = wie viele Partien für jeden Wert
    .seed = die Startzahl des Zufalls
    .jobs = wie viele Partien gleichzeitig gespielt werden; ohne Angabe eine, mit Ray eine je Prozessor
    .on = wo gespielt wird: „ray“ für Ray auf diesem Rechner, „ray://RECHNER:PORT“ für einen Verbund
    .option = eine Wahl des Tischs, die gleich bleibt, als Name=Wert, so oft wie nötig
    .iterations = wie oft Jarl einen Zug durchdenkt; am Tisch sind es 3000 Mal oder 1,5 Sekunden
    .html = eine Datei für die Ergebnisse als Seite mit Diagrammen, die sonst nichts braucht

help-games = Die Spiele mit Spielerzahl und Optionen aufzählen.

help-rules = Die Regeln lesen, jede mit ihrer Quelle und dem Grund unserer Entscheidungen.
    .game = das Spiel
    .id = eine Regel, etwa NS-WIN-01, oder alle, die so beginnen, etwa NS-WIN
    .guide = stattdessen die Seite mit Bildern: Ziel, Tisch, ein Zug, ein Beispiel, Zeichen
    .markdown = als Markdown-Dokument
    .preface = eine Datei, die statt eines bloßen Titels vor dem Markdown steht

help-data = Das Material eines Spiels aufzählen und woher jedes Stück stammt.
    .game = das Spiel
    .reconstructed = nur was wir selbst erschließen mussten

help-story = Eigene Sagas für Trudvang Legends schreiben: ein Buch beginnen, prüfen, zeichnen und übersetzen.
help-story-new = Ein Abenteuer beginnen: ein kleines, sofort spielbares, zum Verändern.
    .file = die Datei, die geschrieben wird, etwa ziege.yaml; nichts wird überschrieben
    .fill = in einer vorhandenen Datei: schreibt einen Abschnitt für jede id, auf die verwiesen wird und die fehlt
help-story-check = Alles suchen, was an einem Buch nicht stimmt.
    .more = Endet mit 0, wenn alles stimmt, von Warnungen abgesehen, sonst mit 1.
    .path = eine Abenteuerdatei, der Ordner einer Kampagne oder ein mitgeliefertes Buch: example_x1, winter_owed
    .against = eine ältere Fassung desselben Buchs: Auch Änderungen, die gespeicherte Partien träfen, werden genannt
    .full = auch, welcher Abschnitt wohin führt, die Aussichten jeder Probe für jeden Helden und die benutzten Verben und Regeln
help-story-graph = Ein Abenteuer als Bild zeichnen: Abschnitte, POI, und was von einem zum anderen führt.
    .path = eine Abenteuerdatei, der Ordner einer Kampagne oder ein mitgeliefertes Buch: example_x1, winter_owed
    .adventure = welches einer Kampagne; ohne Angabe das erste
    .out = die SVG-Datei, die geschrieben wird; ohne Angabe geht das Bild auf die Standardausgabe
    .link = wohin ein Klick auf einen Abschnitt führt: eine Adresse mit path, file oder line in geschweiften Klammern; sonst zur Datei neben dem Bild
help-story-test = Gemeinschaften ein Buch spielen lassen und jeden Abschnitt, jede Wahl und jeden Ausgang zählen.
    .more = Erst spielen sie ehrlich; dann wird gezielt gesucht, was niemand erreicht hat, notfalls mit gezinkten Runen und geschwächten Feinden. In einer Kampagne überspringen manche Gemeinschaften die ersten Abenteuer und bekommen je ein Ende davon. Endet mit 0, wenn alles erreicht wurde und nichts fehlschlug, sonst mit 1.
    .path = eine Abenteuerdatei, der Ordner einer Kampagne oder ein mitgeliefertes Buch: example_x1, winter_owed
    .games = wie viele ehrliche Partien; höchstens ebenso viele folgen, die das Fehlende suchen
    .rounds = wie viele Runden eine Partie dauern darf
    .seed = die Startzahl des Zufalls; dieselbe Zahl ergibt dieselben Partien
help-story-play = Ein Buch im Terminal spielen, als erster Leser: allein mit einem Söldner, oder mit --seats in Gesellschaft.
    .path = eine Abenteuerdatei, der Ordner einer Kampagne oder ein mitgeliefertes Buch: example_x1, winter_owed
    .seats = wer wo sitzt, wie bei „meadhall play“
    .seed = teilt dieselben Runen und Karten noch einmal aus
    .plain = Textzeilen statt des ganzen Bildschirms
help-story-preview = Ein Buch im Browser lesen, während man es schreibt: ein Tisch für dich allein, mit einem Inspektor daneben.
    .more = Der Inspektor zeigt, was sich das Buch gemerkt hat, wo du bist und was die Prüfung findet; er schlägt das Buch bei jedem Abschnitt auf. Speichere die Datei, und der Tisch geht mit den neuen Worten weiter. Erreichbar ist er nur von diesem Rechner aus.
    .path = eine Abenteuerdatei, der Ordner einer Kampagne oder ein mitgeliefertes Buch: example_x1, winter_owed
    .seats = wer wo sitzt, wie bei „meadhall play“; auch Bots spielen deinen Entwurf
    .port = der Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien
    .no-browser = gibt nur die Adresse aus und öffnet sie nicht
    .link = wie dein Editor eine Zeile öffnet: eine Adresse mit path, file oder line in geschweiften Klammern; sonst Visual Studio Code
help-story-translate = Auflisten, welche Texte eines Buchs in einer Sprache fehlen.
    .more = Endet mit 0, wenn die Übersetzung vollständig und auf dem neuen Stand ist, und mit 1, wenn etwas fehlt oder veraltet ist.
    .path = eine Abenteuerdatei, der Ordner einer Kampagne oder ein mitgeliefertes Buch: example_x1, winter_owed
    .language = die Sprache, etwa fr
    .write = schreibt das Fehlende in die Übersetzungsdatei, als Notizen zum Übersetzen
    .mark = hält fest, nach welchem Wortlaut jeder Text übersetzt wurde, damit eine spätere Änderung auffällt
    .confirm = veraltete Texte, die keine Änderung brauchen, als BESITZER/SCHLÜSSEL mit Kommas dazwischen, etwa M1/12.text,M1/14.text
help-story-export = Ein Buch als eine einzige HTML-Seite, die jemand allein lesen und spielen kann, ohne Meadhall.
    .more = Die Seite braucht kein Netz und spielt nach einfacheren Regeln, die sie nennt. Sie ist in der Sprache von --lang.
    .path = eine Abenteuerdatei, der Ordner einer Kampagne oder ein mitgeliefertes Buch: example_x1, winter_owed
    .out = die Seite, die geschrieben wird; sonst eine Datei mit dem Namen des Buchs und der Sprache
help-story-schema = Das Format als JSON Schema ausgeben, mit dem Editoren beim Schreiben helfen.
help-story-regions = Die Regionen der Landkarte auflisten, wie Bücher sie nennen, und woran jede grenzt.

help-campaign = Kampagnen von Spielen aufbewahren, die sich über viele Abende erzählen: beginnen, weiterspielen, auf ein anderes Gerät mitnehmen.
help-campaign-list = Deine Kampagnen auflisten, die zuletzt gespielte zuerst.
help-campaign-new = Eine Kampagne beginnen. Sie wird bei jeder Antwort gespeichert; mehrere können nebeneinander liegen.
    .name = wie du sie nennst
    .game = welches Spiel: trudvang oder yggdrasil
    .book = ein mitgeliefertes Buch (example_x1, winter_owed; ragnarok), eine Abenteuerdatei oder der Ordner einer Kampagne; sonst die mitgelieferte Kampagne
    .seats = wer wo sitzt, wie bei „meadhall play“; sonst spielst du allein
    .seed = teilt dieselben Runen und Karten noch einmal aus
    .option = eine Option des Spiels als name=wert; mehrmals erlaubt
help-campaign-play = Eine Kampagne weiterspielen, wo sie aufhörte.
    .more = Hat sich das Buch so geändert, dass die letzte Sitzung nicht mehr nachgespielt werden kann, geht die Kampagne von dort weiter, wo sie stand; ist auch das verloren, sagt es der Befehl und bietet an, das Abenteuer von vorn zu beginnen.
    .name = welche Kampagne; sonst die zuletzt gespielte
    .seats = wer von nun an wo sitzt; zwischen zwei Abenteuern darf man kommen oder gehen
    .plain = Textzeilen statt des ganzen Bildschirms
help-campaign-chronicle = Eine Kampagne nacherzählen: wer wohin ging, was gewählt, gewonnen und verloren wurde.
    .name = welche Kampagne
help-campaign-export = Eine Kampagne als eine Datei schreiben: alle Sitzungen, wo sie steht, was die Geschichte weiß.
    .name = welche Kampagne
    .file = die Datei; nichts wird überschrieben; ohne diese Angabe eine Datei mit dem Namen der Kampagne
help-campaign-import = Eine exportierte Kampagne zu deinen hinzufügen.
    .file = die Datei von „campaign export“
    .name = wie du sie hier nennst, falls anders
    .book = wo ihr Buch liegt, falls es nicht mitgeliefert ist
help-campaign-restart = Das Abenteuer einer Kampagne neu beginnen, mit den Helden, wie sie damals waren.
    .more = Was gespielt wurde, bleibt aufgezeichnet.
    .name = welche Kampagne

help-doctor = Diese Installation prüfen.

help-completion = Ausgeben, womit eine Shell Befehle und Optionen mit der Tabulatortaste ergänzt.
    .more = bash: source <(meadhall completion bash) in ~/.bashrc. zsh: meadhall completion zsh > ein Ordner aus $fpath/_meadhall. fish: meadhall completion fish > ~/.config/fish/completions/meadhall.fish
    .shell = bash, zsh oder fish

help-config = Die Konfiguration einer Halle ansehen und prüfen.
help-config-check = Eine Konfigurationsdatei und die Umgebung prüfen und alles nennen, was nicht stimmt.
    .file = die Datei; ohne sie die, die „meadhall serve“ nähme
help-config-show = Die Konfiguration, die „meadhall serve“ nähme, mit einer Erklärung zu jedem Wert als Datei ausgeben.
    .more = Hinter jedem Wert, der vom Standard abweicht, steht, woher es kommt. Passwörter werden nicht gezeigt.
    .config = die Konfigurationsdatei; ohne sie die, die „meadhall serve“ nähme
    .defaults = die Standardwerte, was auch immer Datei und Umgebung sagen: eine Datei für den Anfang

help-limits = Wie viel ein Gast, ein Netz oder ein Tisch verbrauchen darf und wie lange etwas dauern darf. Ein Netz ist eine IPv4-Adresse oder das /64 einer IPv6-Adresse.
    .turn-seconds-live = Sekunden für eine Antwort an einem Tisch mit dem Tempo „live“; danach antwortet ein Bot
    .turn-seconds-day = Sekunden für eine Antwort an einem Tisch mit dem Tempo „day“; danach antwortet ein Bot
    .clock-check-seconds = Abstand in Sekunden, in dem Uhren und wartende Bots geprüft werden
    .bot-takeover-seconds = Sekunden, nach denen dieser Server den Zug eines Bots übernimmt, um den sich kein Server gekümmert hat
    .socket-message-bytes = Bytes einer Nachricht auf einem Socket
    .request-body-bytes = Bytes im Rumpf einer Anfrage
    .record-bytes = Bytes einer hochgeladenen Aufzeichnung
    .record-answers = Antworten einer hochgeladenen Aufzeichnung
    .campaign-bytes = Bytes einer hochgeladenen Kampagne
    .campaign-unpacked-bytes = Bytes einer hochgeladenen Kampagne, wenn sie entpackt ist
    .campaign-bytes-per-host = Bytes früherer Sitzungen von Kampagnen an allen Tischen eines Gastgebers
    .chat-characters = Zeichen einer Chatnachricht
    .chat-history-messages = frühere Chatnachrichten, die jemand beim Eintreten sieht
    .note-characters = Zeichen einer Notiz
    .notes-per-table = Notizen eines Gastes an einem Tisch
    .socket-messages = Nachrichten einer Verbindung
    .requests = Anfragen eines Gastes, oder eines Netzes ohne Gast
    .new-guests = neue Gäste eines Netzes
    .new-tables = neue Tische eines Gastes
    .chat-messages = Chatnachrichten und Notizen eines Gastes
    .sign-in-attempts = Anmeldeversuche aus einem Netz und mit einem Namen
    .uploads = hochgeladene Aufzeichnungen und Stellungen eines Gastes oder Netzes
    .refused-messages = abgewiesene Nachrichten, nach denen eine Verbindung geschlossen wird
    .devices-per-guest = Geräte, auf denen ein Gast mit dem persönlichen Link hereinkommen darf
    .tokens-per-seat = Schlüssel für einen Platz; ein weiterer beendet den ältesten
    .sockets-per-guest = offene Sockets und Streams eines Gastes
    .sockets-per-address = offene Sockets und Streams eines Netzes
    .sockets-per-table = offene Sockets und Streams an einem Tisch
    .sockets-per-node = offene Sockets und Streams dieses Servers insgesamt
    .connections-per-address = offene Verbindungen eines Netzes, gleich welcher Art
    .header-seconds = Sekunden, um die Kopfzeilen einer Anfrage zu senden
    .header-bytes = Bytes aller Kopfzeilen einer Anfrage
    .header-count = Kopfzeilen einer Anfrage
    .pipelined-requests = Anfragen einer Verbindung, die auf eine frühere Antwort warten dürfen
    .body-seconds = Sekunden, um den Rumpf einer Anfrage zu senden
    .unread-reply-seconds = Sekunden, die ein Client eine Antwort ungelesen lassen darf
    .unread-message-seconds = Sekunden, die ein Client eine Nachricht auf einem Socket ungelesen lassen darf
    .keep-alive-seconds = Sekunden, nach denen ein stiller Stream ein Lebenszeichen sendet
    .idle-tables = Tische, die im Speicher bleiben, obwohl niemand zusieht
    .session-days = Tage ohne Besuch, nach denen eine Sitzung endet
    .idle-table-seconds = Sekunden, die ein solcher Tisch im Speicher bleibt
    .webhook-seconds = Sekunden für einen Aufruf eines Webhooks
    .webhook-retry-seconds = Sekunden, bis ein gescheiterter Aufruf wiederholt wird; jede weitere Pause ist doppelt so lang
    .webhook-attempts = Versuche für einen Aufruf eines Webhooks
    .workers = Prozesse für Bots, Wiedergaben und Analysen; 0: einer weniger, als es Kerne gibt, aber mindestens zwei
    .bot-seconds = Sekunden, die ein suchender Bot nachdenken darf
    .bot-delay-seconds = Sekunden, die ein Bot vor seiner Antwort wartet, damit man folgen kann
    .advice-playouts = zu Ende gespielte Partien für einen Rat und für jede Entscheidung einer Analyse; 0: so viele, wie das Spiel braucht
    .worker-cpu-seconds = Sekunden eines Kerns für einen Auftrag eines Prozesses
    .worker-hang-seconds = Sekunden nach der Uhr, nach denen ein Prozess als hängengeblieben gilt
    .worker-memory-bytes = Bytes Speicher für einen Prozess, wo das System es durchsetzen kann

help-backup = Eine ganze Halle in einer Datei sichern, während gespielt wird.
    .more = Die Datei enthält alle Tische, Gäste und Nachrichten, wie sie in diesem Augenblick sind, und alle Handkarten: Behalte sie für dich. „meadhall restore“ bringt sie in eine Datenbank der einen oder anderen Art.
    .file = die Datei, die geschrieben wird; es darf sie noch nicht geben
    .db = die Datenbank der Halle, wie bei „meadhall serve“
    .config = die Konfigurationsdatei der Halle, wie bei „meadhall serve“; ihre Datenbank wird benutzt, wenn --db nicht angegeben ist

help-restore = Eine Sicherung in eine leere Datenbank bringen, auch in eine anderer Art.
    .more = Nichts wird überschrieben: Die Datenbank darf noch keine Halle enthalten, und keine Halle darf auf ihr laufen.
    .file = eine Datei, die „meadhall backup“ geschrieben hat
    .db = die Datenbank, die gefüllt wird, wie bei „meadhall serve“
    .config = die Konfigurationsdatei der Halle, wie bei „meadhall serve“; ihre Datenbank wird benutzt, wenn --db nicht angegeben ist

help-export = Alle beendeten Partien einer Halle als Aufzeichnungen sichern, während gespielt wird.
    .more = „meadhall replay“, „meadhall verify“ und „meadhall analyse“ lesen sie. Partien, deren Buch oder Regeln sich seither geändert haben, werden ausgelassen und genannt.
    .folder = wohin die Aufzeichnungen kommen; gibt es den Ordner nicht, wird er angelegt
    .db = die Datenbank der Halle, wie bei „meadhall serve“
    .config = die Konfigurationsdatei der Halle, wie bei „meadhall serve“; ihre Datenbank wird benutzt, wenn --db nicht angegeben ist
    .book = eine eigene Saga, die dort gespielt wurde; auch mehrmals



help-version = Die Version ausgeben.

## Mit der Zeile ist nichts anzufangen

fault-line-command = Einen Befehl „{ $command }“ gibt es nicht. Versuche: { $nearest }
fault-completion-shell = Für „{ $shell }“ gibt es keine Ergänzung. Versuch es mit: { $nearest }
fault-line-command-first = Vor „{ $option }“ muss ein Befehl stehen; „meadhall --help“ zählt sie auf.
fault-line-value = Nach { $option } fehlt ein Wert.
fault-line-option = „{ $command }“ kennt keine Option { $option }. Versuche: { $nearest }
fault-line-missing = „{ $command }“ braucht { $argument }; siehe „meadhall { $command } --help“.
fault-line-number = „{ $value }“ ist keine ganze Zahl, wie { $option } sie braucht.
fault-line-flag = { $option } steht allein, ohne einen Wert wie „{ $value }“.
fault-line-extra = „{ $command }“ kann mit „{ $word }“ nichts anfangen; ein Text mit Leerzeichen braucht Anführungszeichen.
fault-line-twice = { $option } darf nur einmal angegeben werden.
fault-line-unreadable = Die Argumente von „{ $command }“ sind unlesbar: { $reason }
fault-line-too-large = { $option } darf höchstens { $most } sein, nicht { $value }.
fault-line-too-small = { $option } muss mindestens { $low } sein, nicht { $value }.
fault-line-vary-form = „{ $text }“ nennt nichts zum Vergleichen; schreib Name=Wert,Wert, etwa basic=on,off.
fault-lab-players = --bots nennt { $bots } Bots, --players sagt { $players }. Nenne ebenso viele, oder einen einzigen für alle Plätze.
fault-why-chance = Hier ist der Geber gefragt und kein Spieler: Nenne mit --at einen anderen Augenblick oder mit --seat einen Spieler.
fault-line-option-form = „{ $text }“ ist keine Wahl; schreibe Name=Wert, etwa basic=on.
fault-line-needs = { $option } geht nur zusammen mit { $needed }.
fault-line-not-both = { $option } und { $other } gehen nicht zusammen.

## Dateien

fault-file-missing = Eine Datei „{ $path }“ gibt es nicht.
fault-file-not-text = { $path } enthält keinen lesbaren Text.
fault-source-no-record = { $path } ist keine aufgezeichnete Partie.
fault-output-trouble = Die Antwort lässt sich nicht ausgeben: { $reason }.
fault-file-trouble = { $path }: { $reason }.
fault-source-missing = Eine Datei „{ $path }“ gibt es nicht, und eine Stellung ist es auch nicht.
fault-source-folder = { $path } ist ein Ordner; gebraucht wird eine Datei.
fault-source-at = Die Aufzeichnung hat { $answers } Antworten; { $at } ist nicht darunter.
fault-source-at-position = --at geht nur mit einer Aufzeichnung: Eine Stellung ist nur ein Augenblick.
fault-source-large = { $path } ist zu groß: Erlaubt sind { $most } MB, mehr, als die längste Partie braucht.
fault-source-empty = { $path } ist leer.
fault-seat-unknown = Einen Platz „{ $seat }“ gibt es an diesem Tisch nicht. Die Plätze sind { $seats }.

fault-own-mistake = In Meadhall selbst ist ein Fehler aufgetreten ({ $kind }: { $reason }). Bitte melde ihn; mit MEADHALL_DEBUG=1 zeigt sich, wo.
fault-game-incomplete = Dieses Spiel ist unvollständig: { $reason }

## play

play-left = Du hast eine Partie verlassen: { $names }, { $when }, { $answers ->
        [one] eine Antwort gegeben
       *[other] { $answers } Antworten gegeben
    }.
play-first-ask = 1 bis { $count }:
play-first-unknown = „{ $text }“ steht nicht zur Wahl. Schreib eine Nummer von 1 bis { $count }.
play-go-on = Soll sie weitergehen? [J/n]
play-go-on-unknown = „{ $text }“ ist weder ja noch nein. Schreib j oder n; Enter allein setzt sie fort.
play-yes = j ja
play-no = n nein
fault-play-fixed = { $option } ist für neue Partien; die fortgesetzte bringt das schon mit.
fault-play-none-left = Es gibt keine Partie { $game }, die weitergehen könnte.
fault-play-over = Die Partie in { $path } ist vorbei; „meadhall replay { $path }“ erzählt sie.
fault-play-position-over = In dieser Stellung ist die Partie vorbei; zu spielen gibt es nichts mehr.
fault-play-seats = „{ $seats }“ besetzt { $found } Plätze; die Stellung hat { $players }.
fault-play-name = „{ $name }“ kann kein Name sein: Schreibe 1 bis { $most } Buchstaben.

## replay

replay-secret = { $text } ({ $secret })
fault-replay-span = { $option } { $number } liegt außerhalb dieser Aufzeichnung: Ihre Antworten sind von 1 bis { $count } nummeriert.
fault-replay-order = --from { $first } kommt nach --to { $last }.

## show

show-hand = Hand von { $name }: { $cards }.
show-besides = Nur für { $name } sichtbar: { $cards }.
show-asked = { $count ->
        [one] Eine Antwort ist möglich:
       *[other] { $count } Antworten sind möglich:
    }
show-won = Die Partie ist vorbei. { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }
show-nobody = Die Partie ist vorbei. Niemand hat gewonnen.
show-position = Stellung: { $position }

## analyse

analysis-progress = { $percent } % getan …
analysis-written = Geschrieben: { $path }

## why

why-legal = „{ $answer }“ ist erlaubt.

## verify

verify-honest = { $file }: ehrlich. { $answers ->
        [one] Eine Antwort
       *[other] { $answers } Antworten
    } nachgespielt; { $how ->
        [proven] { $draws ->
            [one] die eine Ziehung wurde noch einmal ausgeteilt und ist dieselbe.
           *[other] alle { $draws } Ziehungen wurden noch einmal ausgeteilt und sind dieselben.
        }
        [sealed] die Ziehungen lassen sich prüfen, wenn die Partie vorbei und ihr Geheimnis geöffnet ist.
       *[unproven] die Ziehungen lassen sich nicht prüfen, weil dieser Geber nichts versprochen hat.
    }{ $finished ->
        [yes] {""}
       *[no] { " " }Die Partie ist noch nicht vorbei.
    }
verify-not = { $file }: nicht ehrlich. { $reason }

## sim

sim-playing = Gespielt
sim-stopped = Angehalten nach { $games } von { $wanted } Partien.
sim-title = { $title }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $players ->
        [one] ein Bot
       *[other] { $players } Bots
    }, Startzahl { $seed }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $compiled ->
        [yes] kompiliert
       *[no] interpretiert
    }{ $iterations ->
        [0] .
       *[other] ; Jarl durchdenkt jeden Zug { $iterations } Mal.
    }
sim-bot = { $name } gewann { $wins }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms je Entscheidung
sim-together = Zusammen gewannen sie { $wins }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
sim-thinks = { $name }: { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms je Entscheidung
sim-none = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } ohne Sieger: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
sim-turns = Züge je Partie: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } im Mittel, Median { $median }, { $least } bis { $most }
sim-decisions = Entscheidungen je Partie: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } im Mittel, Median { $median }, { $least } bis { $most }
sim-uneven = Die Zahl der Partien ist nicht durch { $players } teilbar; manche saßen deshalb auf manchen Plätzen einmal öfter als andere.
sim-written = { $count ->
        [one] Eine Aufzeichnung liegt
       *[other] { $count } Aufzeichnungen liegen
    } in { $path }
fault-sim-people = „{ $bots }“: Hier spielen nur Bots (thrall, karl, jarl); „meadhall play“ ist für Menschen.
fault-sim-out = In { $path } lassen sich keine Aufzeichnungen schreiben: { $reason }.
fault-sim-exists = { $path } gibt es schon und wird nicht überschrieben; wähle einen anderen Ordner oder eine andere Startzahl.

## tournament

tournament-title = Turnier: { $title }
tournament-played = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, { $players } am Tisch, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }, Startzahl { $seed }{ $iterations ->
        [0] .
       *[other] ; Jarl denkt { $iterations } Mal je Zug.
    }
tournament-bot = Bot
tournament-rating = Wertung
tournament-between = 95 % zwischen
tournament-games = Partien
tournament-won = Gewonnen
tournament-span = { $low } und { $high }
tournament-cross = Wie oft der Bot der Zeile vor dem der Spalte lag und wie oft dahinter (in Klammern: gleichauf)
tournament-cross-together = Wie oft der Bot der Zeile mit denselben Karten gewann, mit denen der Bot der Spalte verlor, und umgekehrt (in Klammern: beide gleich)
tournament-explained = Die Wertungen sind die von OpenSkill (Plackett-Luce) auf der Skala der Halle: Wer so gut ist wie der Durchschnitt, hat etwa 2000. Sie folgen den Partien in ihrer Reihenfolge; Bots, die etwa gleich gut sind, können daher so oder so herum stehen.
tournament-explained-together = Hier gewinnen oder verlieren alle gemeinsam, darum gibt es keine Wertungen: Jeder Bot spielt an einem Tisch mit seinesgleichen, und es zählt, wie oft dieser Tisch gewinnt.
contest-share = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
contest-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } und { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
contest-intervals = Zu den Anteilen stehen Wilson-Intervalle, als wäre jede Partie für sich gegeben.
fault-tournament-alone = „{ $bots }“: Ein Turnier braucht mindestens zwei Bots.

## lab

lab-title = Labor: { $title }
lab-played = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, { $settings ->
        [one] eine Variante
       *[other] { $settings } Varianten
    }, { $players } am Tisch ({ $bots }), Startzahl { $seed }.
lab-usual = wie üblich
lab-setting = Variante
lab-wins = Siege
lab-seat = Platz { $seat }
lab-together = Gemeinsam
lab-nobody = Niemand
lab-share = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-length = Dauer
lab-turns = Züge
lab-median = Median
lab-most = Längste
lab-decisions = Entscheidungen
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-against = Unterschiede zu { $setting }, Partie für Partie (Siege in Prozentpunkten)
lab-pairs = Paare
lab-gap = { $mean } ({ $low } bis { $high })
lab-ends = Wie Partien endeten
lab-end = Ende
lab-influence-of = Karten und andere Teile: { $setting }
lab-component = Teil
lab-with = Gewonnen damit
lab-without = Ohne
lab-difference = Unterschied in Punkten
lab-had = hatte { $component }
lab-used = nutzte { $component }
lab-of = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % von { $of }
lab-no-influence = Nichts kam oft genug vor: Nötig sind mindestens zehn Fälle mit einem Teil und zehn ohne.
lab-expected = { $looked } Fälle wurden betrachtet, { $clear } davon scheinen zu zählen; durch bloßen Zufall wären es { $luck }.
lab-explained = Alle Varianten wurden mit denselben Karten und derselben Sitzordnung gespielt. Die Intervalle gelten mit 95 % Sicherheit.
lab-correlation = Ein Teil, das mit dem Gewinnen einhergeht, muss nicht der Grund dafür sein: Wer vorn liegt, hat oft von allem mehr, und in einer langen Partie hat jeder mehr. Auch hängen die Plätze einer Partie voneinander ab; diese Intervalle sind also eher zu schmal.

## games

games-game = { $name }: { $title }, { $span ->
        [same] { $high }
       *[range] { $low } bis { $high }
    } Spieler. { $tagline }
games-option = { $text }: { $doc } Möglich: { $choices }. Vorgabe: { $default }.

## rules

rules-title = Die Regeln von { $game }
rules-front = Alle Regeln dieses Tisches mit ihrer Quelle und der Nummer, die jede abgelehnte Antwort nennt. Wo die Regelhefte schweigen oder sich widersprechen, haben wir entschieden; der Grund steht auf Englisch bei der Regel.
fault-rules-unillustrated = { $game } hat keine Seite mit Bildern. „meadhall rules { $game }“ nennt die Regeln.
rules-picture = Der Tisch; die Zahlen benennen seine Teile
rules-step = Der Tisch nach Schritt { $step }
rules-numbered = Alle Regeln mit Nummer und Quelle: [{ $game }]({ $path }).
rules-from = Quelle: { $sources }.
rules-reason = Grund (englisch): { $reason }
rules-from-en = englisches Regelheft
rules-from-fr = französisches Regelheft
rules-from-de = deutsches Regelheft
rules-from-site = Website des Verlags
rules-from-public = öffentlich bekannte Texte
rules-from-ruling = unsere Entscheidung
fault-rule-unknown = Eine Regel „{ $rule }“ gibt es nicht. Am nächsten kommen: { $nearest }

## data

data-none = Dieses Spiel nennt kein Spielmaterial.
data-kind = { $kind ->
        [Hero] Heldenkarten
        [ExtraHero] Heldenkarten einer anderen Lesart des Stapels, über die 68 der Schachtel hinaus
        [Saga] Sagas
        [HeroClass] Klassen
        [Embellishment] Ausschmückungen
        [Water] Gewässer
        [Port] Häfen
        [Home] Heimatländer
        [Region] Regionen
        [Rune] Runen
        [Treasure] Schätze
        [ZoneBase] Wetterzonen
        [Cover] Stellungen der Windrose
        [Skull] Totenköpfe je Tag zu viel
        [Good] Waren
        [Count] Anzahlen
        [World] Welten
        [Turning] Spalten in der Reihenfolge, in der sich die mittlere Ebene dreht
        [Enemy] Feinde
        [Island] Inseln
        [Page] Nidhöggs Weg zum Baum, in Feldern
        [Jotun] Jötunen
        [Artifact] Artefakte
        [Stack] Artefakte nach Stufen
        [Creature] Kreaturen
        [God] Götter
        [Die] Würfel
        [Stone] Runensteine
        [Action] Weltaktionen
        [Price] Lebenspunkte, die keine Gefahren sind
        [Counts] Anzahlen
        [Table] Tische nach Zahl der Spieler
        [Box] Kästchen des Erfahrungsbogens
        [Relations] Offene Kästchen einer Beziehung nach Zahl der Spieler
        [Award] Erfahrung
        [Feat] Talente
        [EventCard] Ereignisse
        [CardData] Karten jeder Kampagne
        [EnemyCard] Feindkarten
        [AttackCard] Feindangriffskarten
        [Figure] Feindfiguren
        [Supply] Marker der Feinde
        [Status] Zustandsmarker
        [Dashboard] Zahlen der Heldentafel
       *[other] { $kind }
    }: { $count }
data-source = { $reason ->
        [none] { $source }:
       *[other] { $source } ({ $reason }):
    }
data-apart = ;{ " " }
data-rulebook = Regelheft
data-public = Öffentlich bekannt
data-partly = Teils gedruckt oder öffentlich, der Rest von uns
data-reconstructed = Von uns erschlossen

## doctor

doctor-version = Meadhall { $value }
doctor-python = Python { $value }
doctor-system = System: { $value }
doctor-engine = Engine: { $engine ->
        [wheel] kompiliert, so wie sie installiert wurde
        [built] kompiliert, aus diesen Quellen gebaut
        [ready] einfach; die kompilierte ist gebaut, „make play“ benutzt sie
        [building] einfach; die kompilierte wird gerade gebaut
        [stale] einfach; die kompilierte stammt von älteren Regeln, „make play“ oder „make compiled“ baut sie neu
        [failed] einfach; der letzte Bau der kompilierten ist gescheitert, { $log } sagt, warum
        [no-compiler] einfach; die kompilierte braucht einen C-Compiler, und hier ist keiner
        [no-headers] einfach; die kompilierte braucht Pythons Header-Dateien, die hier nicht installiert sind (oft ein Paket namens python3-dev)
        [installed] einfach, so wie sie installiert wurde; ein Wheel für diesen Rechner enthielte die kompilierte
       *[unbuilt] einfach; „make play“ oder „make compiled“ baut die kompilierte
    }
doctor-games = Spiele: { $value }
doctor-languages = Sprachen: { $value }; deine: { $language }
doctor-folder = Gespeicherte Partien: { $value } ({ $writable ->
        [yes] beschreibbar
       *[no] nicht beschreibbar
    })
doctor-settings = Konfiguration der Halle: { $file }
doctor-database = Datenbank der Halle: { $db }{ $damaged ->
        [yes] {" "}(beschädigt)
       *[no] {""}
    }
doctor-terminal = { $terminal ->
        [yes] Terminal
       *[no] Kein Terminal
    }: { $columns } Spalten, { $rows } Zeilen, { $encoding }
doctor-problem-folder = In { $folder } lassen sich keine Partien speichern; setze MEADHALL_HOME auf einen Ordner, in den du schreiben darfst.
doctor-problem-size = Das Vollbild braucht { $columns } Spalten und { $rows } Zeilen; darunter hilft --plain.
doctor-problem-encoding = Dieses Terminal kann nicht alle unsere Buchstaben zeigen; PYTHONUTF8=1 kann helfen.
doctor-problem-games = Spiele, die sich nicht laden lassen, bleiben außen vor: { $games }. Alles andere funktioniert; sag es den Autoren oder deinstalliere sie.
doctor-problem-settings = Die Konfiguration der Halle ist falsch: { $mistakes }
doctor-problem-database = Die Datenbank { $db } ist beschädigt ({ $damage }). Halte die Halle an, bewahre eine Kopie der Datei auf und bringe deine letzte Sicherung mit „meadhall restore“ in eine neue.
doctor-well = Alles in Ordnung.

## The hall is open

serve-open = Die Halle steht offen: { $address }
serve-kept = Die Tische liegen in { $db }
serve-keeper = Die Seite des Hüters ist { $address }/keeper; ihr Schlüssel steht in { $file }
serve-config = Die Konfiguration steht in { $file }
serve-book = Im Regal: { $title } ({ $name })
serve-lesson = Eine Lektion zu { $game }: { $title }
serve-engine = { $engine ->
    [wheel] Sie läuft mit der kompilierten Engine.
    [built] Sie läuft mit der kompilierten Engine.
    [meanwhile] Sie läuft mit der einfachen Engine. Die kompilierte wird inzwischen gebaut; Bots benutzen sie, sobald sie fertig ist.
    [building] Sie läuft mit der einfachen Engine; die kompilierte wird gerade gebaut, und die Halle benutzt sie ab ihrem nächsten Start.
    [no-compiler] Sie läuft mit der einfachen Engine; mit einem C-Compiler auf diesem Rechner ließe sich eine schnellere bauen.
    [no-headers] Sie läuft mit der einfachen Engine; mit Pythons Header-Dateien auf diesem Rechner ließe sich eine schnellere bauen.
    [installed] Sie läuft mit der einfachen Engine, so wie sie installiert wurde; ein Wheel für diesen Rechner wäre schneller.
   *[plain] Sie läuft mit der einfachen Engine; „make play“ baut inzwischen eine schnellere.
}
serve-building = Die kompilierte Engine wird gebaut: { $percent } %
serve-built = Die kompilierte Engine ist fertig: Bots benutzen sie ab ihrem nächsten Zug, die Halle ab ihrem nächsten Start.
serve-stop = Strg-C schließt sie. Jeder Tisch bleibt, wie er ist, bis du wiederkommst.

backup-done = { $db } ist in { $file } gesichert. Tische: { $tables }, gespeicherte Antworten: { $answers }.
restore-done = { $file } ist in { $db } wiederhergestellt. Tische: { $tables }, gespeicherte Antworten: { $answers }.
fault-restore-busy = Auf { $db } läuft eine Halle. Schließe sie zuerst.
export-done = Aufzeichnungen in { $folder } gesichert: { $count }
export-lost = Ausgelassen, weil sich ihr Buch oder die Regeln geändert haben: { $count } ({ $tables })

version-is = meadhall { $version } ({ $engine ->
    [compiled] kompilierte Engine
   *[plain] reine Python-Engine
}, Python { $python })
fault-line-port = Den Port { $value } gibt es nicht; Ports gehen von 0 bis { $most }.
fault-line-hooks = „{ $value }“ gibt es nicht für --hooks; möglich sind off, public und any.
fault-line-origin = „{ $value }“ ist keine Adresse, wie Browser sie senden. Eine solche sieht so aus: https://hall.example
fault-line-proxy = „{ $value }“ ist keine Adresse in Zahlen. Eine solche sieht so aus: 127.0.0.1
fault-line-log = „{ $value }“ gibt es nicht für --log; möglich sind plain und json.
fault-line-forget-after = --forget-after nimmt eine Zahl von Tagen ab 1, oder 0, um alles zu behalten; { $value } ist keins von beiden.
fault-serve-book-shipped = „{ $book }“ gehört zum Spiel und steht schon im Regal; lass es weg.
fault-serve-book-twice = { $one } und { $other } hießen am Tisch beide „{ $name }“. Gib einem davon eine andere id.

## Settings

fault-config-mistakes = { $count ->
    [one] Ein Wert ist falsch:
   *[other] { $count } Werte sind falsch:
  }
fault-config-missing = Die Konfigurationsdatei „{ $path }“, die { $by } nennt, gibt es nicht.
fault-config-unknown = { $place }: Den Namen „{ $name }“ gibt es hier nicht. Versuch: { $nearest }
fault-config-table = { $place }: „{ $name }“ muss eine Tabelle sein: [{ $name }] auf einer eigenen Zeile, die Werte darunter.
fault-config-word = { $place }: „{ $name }“ ist { $found }. Richtig wäre: { $right }
fault-config-value = { $place }: „{ $name }“ ist { $found }, muss aber { $kind ->
    [whole] eine ganze Zahl von { $low } bis { $high }
    [number] eine Zahl von { $low } bis { $high }
    [truth] true oder false
    [list] eine Liste von Texten in eckigen Klammern
   *[text] ein nicht leerer Text in geraden Anführungszeichen
  } sein.
fault-config-reason = { $place }: „{ $name }“ ist unbrauchbar. { $reason }
fault-config-variable = Die Umgebungsvariable { $variable } ist unbekannt und wurde übergangen. Versuch: { $nearest }
config-good = { $file ->
    [none] Keine Konfigurationsdatei: Standardwerte und Umgebung. Alles ist richtig.
   *[other] { $file }: Alles ist richtig.
  } { $count ->
    [0] Alle Werte sind Standardwerte.
    [one] Ein Wert weicht vom Standard ab.
   *[other] { $count } Werte weichen vom Standard ab.
  }
config-heading = Konfiguration von „meadhall serve“ als meadhall.toml. „meadhall config check“ liest eine solche Datei; docs/configuration.md erklärt sie.

## story

story-new = { $path } ist geschrieben: ein Abenteuer mit zwei Wölfen und einer Ziege. Ändere, was du magst.
story-next = Danach: meadhall story check { $path }
story-blank = Noch zu schreiben.
story-filled = { $count ->
    [0] In { $path } fehlt nichts.
    [one] Ein Abschnitt kam in { $path } dazu: { $ids }.
   *[other] { $count } Abschnitte kamen in { $path } dazu: { $ids }.
 }
story-warning = Warnung
story-checked = { $entries ->
    [one] 1 Abschnitt
   *[other] { $entries } Abschnitte
} und { $ends ->
    [one] 1 Ende
   *[other] { $ends } Enden
} geprüft; Fehler: { $errors }, Warnungen: { $warnings }.
story-saga-checked = { $title }: nichts zu beanstanden. Seiten: { $pages }
story-unread = Fehler: { $errors }. Behebe sie zuerst: Eine Geschichte, die nicht ganz lesbar ist, wird nicht weiter geprüft.
story-ways = { $title }: welcher Abschnitt wohin führt
story-odds = Aussichten jeder Probe für jeden Helden, ohne Erschöpfen
story-verbs = Benutzte Verben
story-region-land = Land
story-region-sea = See
story-region-roads = über Land: { $regions }
story-region-shores = mit dem Schiff: { $regions }
story-part = Teile eines Buchs
    .entries = Abschnitte
    .choices = Entscheidungen
    .outcomes = Ausgänge von Proben
    .variants = Varianten der Texte
story-test-met = { $part }: { $met } von { $all } erreicht
story-test-missing = nie erreicht: { $name }
story-test-loaded = nur mit gezinkten Runen erreicht: { $name }
story-test-weakened = nur mit geschwächten Feinden erreicht: { $name }
story-test-progress = Ehrliche Partien: { $played } von { $games }; auf der Suche: { $sought }; erreicht: { $met } von { $all }
story-test-stopped = Abgebrochen nach { $played ->
        [one] 1 Partie
       *[other] { $played } Partien
    }; es folgt, was bis dahin gespielt wurde.
story-in-a-game = In einer Partie
    .rounds = Runden
    .fights = Kämpfe
    .defeats = Besiegte Helden
story-test-range = { $what }: { $least } bis { $most }; in der Hälfte der Partien höchstens { $middle }
story-test-games = Ehrliche Partien: { $games }; Partien auf der Suche nach dem Fehlenden: { $sought }. Die ehrlichen endeten so:
story-test-no-end = kein Ende in { $rounds } Runden
story-test-broken = Die Partie mit der Startzahl { $seed } und { $players ->
        [one] einem Spieler
       *[other] { $players } Spielern
    } schlug fehl: { $fault }
story-rules = Regeln, die damit ins Spiel kommen
story-drawn = Das Bild ist in { $path }.
story-graph = Teile des Bildes
    .about = Abschnitte von der Einleitung abwärts. Ein Kreis ist ein grüner POI, eine Raute ein roter, ein Quadrat ein Feld des Abenteuerplans. Durchgezogen: wird sofort gelesen; gestrichelt: ein POI wird aufgedeckt; gepunktet: Abenteuerplan.
    .intro = Einleitung
    .entry = Abschnitt
    .end = Ende
    .green = Grüner POI
    .red = Roter POI
    .space = Feld
    .card = Karte
    .test = Probe
    .lost = nie gelesen
story-exported = { $path } enthält das ganze Buch. Schick es weiter; es öffnet sich in jedem Browser.
story-page = HTML
    .who = Wer bist du?
    .standing = Leben { $health } von { $most } · CP { $cp } · EP { $xp }
    .entry = Abschnitt { $id }
    .end = Ende
    .passed = { $what }: { $hits } von { $wanted } Runen. Es gelingt.
    .failed = { $what }: { $hits } von { $wanted } Runen. Es misslingt.
    .try = Versuchen: { $what }, Schwierigkeit { $wanted }.
    .leave = Es lassen.
    .yes = Ja.
    .no = Nein.
    .fallen = Du fällst. Als du wieder aufstehst, ist ein Tag vergangen und die Hälfte deines Lebens zurück.
    .lost = Für diesmal sind sie zu viele. Du kannst wiederkommen.
    .won = Du gewinnst den Kampf.
    .stuck = Von hier führt nichts weiter.
    .over = Die Geschichte ist zu Ende
    .again = Du kannst von vorn beginnen und anders wählen.
    .begin = Von vorn beginnen
    .forget = Deine Stelle in der Geschichte geht dann verloren. Von vorn beginnen?
    .back = Du machst da weiter, wo du aufgehört hast.
    .about = Wie diese Seite gespielt wird
    .choices = Was du tun kannst
    .script = Zum Spielen braucht diese Seite JavaScript.
    .charisma = Charisma
    .agility = Geschick
    .intelligence = Intelligenz
    .strength = Stärke
    .gain_cp = CP bekommen:
    .lose_cp = CP verlieren:
    .gain_health = Leben bekommen:
    .lose_health = Leben verlieren:
    .exhaust = dich erschöpfen
    .refresh = dich erholen
story-page-rule = HTML
    .alone = Du spielst allein und ohne Spielplan: Du gehst von Ort zu Ort, indem du wählst, und jeder Besuch ist eine Runde. Was Figuren auf dem Plan bewegt, fällt weg. Die Tasten 1 bis 9 wählen aus.
    .tests = Eine Probe zieht sieben Runen aus dem Beutel deines Helden, ohne Tricks, und zählt die passenden. Ein zweites Mal wird nicht gezogen.
    .fights = Im Kampf ziehst du immer wieder sieben Runen. Die Hälfte derer, die nicht dunkel sind, aufgerundet, zermürbt die Feinde; solange einer übrig ist, verlierst du jedes Mal 1 Leben, gegen einen Boss 2. Bei 0 fällst du und kannst es wieder versuchen.
    .cards = Karten, die du bekommst, behältst du, und die Geschichte fragt nach ihnen; was sie selbst bewirken, Stufen und Zustände fallen weg.
    .kept = Dein Browser merkt sich, wo du in der Geschichte bist, wenn er darf. Nichts wird irgendwohin geschickt.
story-side-file = Was fehlt, ist in { $path } notiert.
story-stale = { $count ->
        [one] Ein Text wurde geändert, nachdem er übersetzt worden war:
       *[other] { $count } Texte wurden geändert, nachdem sie übersetzt worden waren:
    }
story-marked = Nach welchem Wortlaut jeder Text übersetzt wurde, steht jetzt in { $path }.
story-unmarked = { $count ->
        [one] Eine Übersetzung ist neu oder wurde geändert. Wenn sie auf dem neuen Stand ist: { $command }
       *[other] { $count } Übersetzungen sind neu oder wurden geändert. Wenn sie auf dem neuen Stand sind: { $command }
    }
story-translated = { $language }: { $done } von { $total } Texten sind übersetzt.
preview-open = { $title } ist aufgeschlagen: { $address }
preview-stop = Strg-C schließt es. Was du hier spielst, wird nicht aufgehoben.

fault-story-ending = { $path } sollte auf .yaml enden.
fault-story-there = { $path } gibt es schon. Nimm einen anderen Namen, oder ergänze sie mit --fill.
fault-story-fill-broken = { $path } ist nicht ganz zu lesen; siehe: meadhall story check { $path }
fault-story-adventure = Ein Abenteuer { $adventure } gibt es in diesem Buch nicht. Es gibt: { $nearest }
fault-story-language = „{ $language }“ ist kein Sprachkürzel: zwei oder drei kleine Buchstaben, etwa fr oder non, und wenn nötig das Land, wie in pt-BR.
fault-story-confirm = Von „{ $name }“ gibt es keine Übersetzung in { $language } (am nächsten: { $nearest }).

## campaign

campaign-begun = Die Kampagne „{ $name }“ hat begonnen.
campaign-next = Zum Spielen: { $command }
campaign-moved = „{ $name }“ geht in einer neuen Sitzung dort weiter, wo die Geschichte stand: Buch oder Spiel haben sich seither geändert, oder zuletzt wurde in einer Halle gespielt.
campaign-follows = „{ $name }“ geht weiter: { $adventure }.
campaign-more = Die Kampagne geht weiter. Zum Spielen: { $command }
campaign-line = { $name }: { $place }{ $tries ->
    [one] { "" }
   *[other] , Versuch { $tries }
    }, { $over ->
    [yes] zu Ende
    [next] bereit zum Weiterspielen
   *[no] { $round ->
        [0] vor der ersten Runde
       *[other] Runde { $round }
    }
    }; { $names }; { $sittings ->
    [one] 1 Sitzung
   *[other] { $sittings } Sitzungen
    }, zuletzt { $played }
campaign-list-empty = Noch gibt es keine Kampagne. So beginnt eine: meadhall campaign new NAME
campaign-exported = „{ $name }“ ist in { $path } gespeichert.
campaign-imported = „{ $name }“ gehört jetzt zu deinen Kampagnen, mit { $sittings ->
    [one] 1 Sitzung.
   *[other] { $sittings } Sitzungen.
    }
campaign-older = Sie wurde mit einer anderen Fassung des Buches „{ $book }“ oder des Spiels gespielt; beim Weiterspielen erfährst du, was das heißt.
campaign-restarted = „{ $name }“: „{ $adventure }“ beginnt neu.
fault-campaign-none = Es gibt keine Kampagne, die weitergehen könnte. So beginnt eine: meadhall campaign new NAME
fault-campaign-book-gone = Das Buch „{ $book }“ dieser Kampagne sollte { $path } sein, aber dort ist nichts. Leg es zurück, oder importiere die Kampagne mit --book.
fault-campaign-book-option = Das Buch einer Kampagne gibt man mit --book { $book } an, nicht als Option.
fault-campaign-book-known = Das Buch „{ $book }“ ist mitgeliefert; lass --book weg.
fault-campaign-book-needed = Diese Kampagne ist aus einem eigenen Buch, „{ $book }“ ({ $file }). Sag, wo es hier liegt: --book PFAD

## learn

help-learn = Ein Spiel lernen: eine Lektion im Terminal spielen.
    .more = Eine eigene Lektion wird mit ihrer Datei genannt.
    .game = das Spiel, das du lernen willst; ohne diese Angabe werden alle Lektionen aufgezählt
    .lesson = die Lektion, oder eine Datei mit einer eigenen; ohne diese Angabe die erste
    .check = spielt die Lektion nur einmal durch und sagt, ob sie noch zu den Regeln passt
    .plain = Textzeilen statt des ganzen Bildschirms
learn-lesson = { $name }: { $title } ({ $minutes } Minuten). { $about }
learn-fits = { $lesson }: passt zu den Regeln. { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
  }, { $asked ->
    [one] eine Frage
   *[other] { $asked } Fragen
  }.

## solve, exercises

help-solve = Im Terminal eine Aufgabe lösen: eine Frage, bei der eine Antwort deutlich die beste ist.
    .more = Eine falsche Antwort wird zurückgenommen, und du versuchst es noch einmal; „rat“ zeigt die Lösung.
    .game = das Spiel; ohne diese Angabe die Aufgabe des Tages
    .exercise = der Name einer Aufgabe, oder eine Datei mit selbst gefundenen; ohne diese Angabe die nächste, die du noch nicht gelöst hast
    .theme = nur Aufgaben dieses Themas; „meadhall exercises list“ zeigt sie
    .level = nur Aufgaben dieser Stufe: easy, medium oder hard
    .plain = Textzeilen statt des ganzen Bildschirms
help-game = Ein eigenes Spiel schreiben: sein Paket anlegen und prüfen, ob es alle Zusagen hält.
help-game-new = Das Paket eines neuen Spiels schreiben: ein kleines, sofort spielbares, zum Verändern.
    .name = der Name des Spiels, etwa hnefatafl: Kleinbuchstaben, Ziffern und _
    .board = womit gespielt wird: grid, ein Brett aus Feldern, oder cards, verdeckte Karten
    .out = der Ordner, der geschrieben wird; sonst einer mit dem Namen des Spiels; nichts wird überschrieben
help-game-check = Ein Spiel prüfen: Zufallspartien enden, Kopien und Aufzeichnungen sind vollständig, nichts Verdecktes ist zu sehen, kein Satz fehlt.
    .more = Was nicht stimmt, steht auf Englisch da. Endet mit 0, wenn alles stimmt, sonst mit 1.
    .name = das Spiel
    .games = aus wie vielen Zufallspartien die Stellungen stammen
    .seed = der Startwert der Zufallspartien; derselbe Wert gibt dieselben Stellungen

help-exercises = Aufgaben: sehen, welche es gibt, neue suchen und ihre Antworten prüfen.
help-exercises-list = Die Aufgaben jedes Spiels nach Thema und Stufe auflisten, und wie viele du gelöst hast.
    .game = nur die dieses Spiels; ohne diese Angabe die aller Spiele
help-exercises-mine = Neue Aufgaben suchen: Bots spielen, und bei jeder Frage wird geprüft, ob eine Antwort deutlich die beste ist.
    .more = Jede Aufgabe wird aufgeschrieben, sobald sie gefunden ist; Strg-C verliert nichts. Eine vorhandene Datei wird ergänzt. Mit der kompilierten Engine geht es etwa zehnmal so schnell.
    .game = das Spiel
    .num = wie viele neue Aufgaben
    .seed = derselbe Startwert findet dieselben Aufgaben
    .out = die Datei; ohne sie GAME-exercises.jsonl in diesem Ordner
    .option = eine Option des Spiels als NAME=WERT; mehrmals möglich
    .budget = Durchläufe für eine Frage beim zweiten Blick; der letzte hat viermal so viele; ohne Angabe so viele wie der Rat
    .games = nach so vielen Partien aufhören, wie viele Aufgaben auch gefunden sind
help-exercises-confirm = Die Antworten von Aufgaben durch eine tiefere Suche anderer Art prüfen.
    .source = ein Spiel, oder eine Datei mit gefundenen Aufgaben
    .num = nur die ersten so vielen
    .seed = der Zufall der Suche
    .budget = Durchläufe der Suche für jede Aufgabe; ohne Angabe das Zehnfache dessen, was der Rat braucht
    .games = außerdem so viele Partien nach der besten Antwort zu Ende spielen lassen, und ebenso viele nach der zweitbesten
    .drop = aus der Datei entfernen, was nicht bestätigt wird
exercises-game = { $game }: { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
  }, { $solved } gelöst
exercises-theme = { $name }: { $title } ({ $levels })
exercises-progress = { $found } gefunden; { $games } Partien, { $questions } Fragen angesehen
exercises-mined = { $found ->
    [one] Eine neue Aufgabe
   *[other] { $found } neue Aufgaben
  } in { $path }. { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  }, { $questions } Fragen angesehen, davon { $closely } genau, in { NUMBER($seconds, maximumFractionDigits: 0) } Sekunden.
exercises-confirming = { $done } von { $of } geprüft
exercises-confirmed = { $agree } von { $count ->
    [one] einer Antwort
   *[other] { $count } Antworten
  } bestätigt ({ NUMBER($share, maximumFractionDigits: 1) } %).
exercises-played = Zu Ende gespielt gewinnt die beste Antwort { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } von 100 Partien mehr als die zweitbeste (± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }); öfter bei { $better } Aufgaben, deutlich seltener bei { $worse }.
exercises-refused = { $name }: nicht bestätigt. Gefunden war „{ $best }“, jetzt „{ $found }“.
exercises-dropped = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
  } entfernt.
fault-exercises-none = { $game } hat keine Themen für Aufgaben; darum lassen sich keine suchen.
fault-exercises-empty = Hier hat kein Spiel Aufgaben. Such welche: meadhall exercises mine SPIEL
fault-exercises-such = { $game } hat keine solchen Aufgaben. Was es gibt, zeigt: meadhall exercises list { $game }
fault-exercise-level = Es gibt keine Stufe „{ $level }“. Versuch es mit: { $nearest }

## Eigene Spiele

game-new = { $count } Dateien des Spiels { $game } liegen jetzt in { $path }.
game-install = Damit Meadhall es findet: { $command }
game-next = Danach: { $play }, oder { $check }
game-checking = Prüfung { $what }: { $done } von { $total }
game-checked = { $questions ->
        [one] { $games } Zufallspartien, { $answers } Antworten, { $positions } Stellungen einer einzigen Frage (Startwert { $seed }).
       *[other] { $games } Zufallspartien, { $answers } Antworten, { $positions } Stellungen von { $questions } Fragen (Startwert { $seed }).
    }
game-sound = { $game } hält alle geprüften Zusagen.
game-broken = { $count ->
        [one] Ein Problem.
       *[other] { $count } Probleme.
    }
fault-game-name = „{ $name }“ kann kein Spiel heißen. Nimm Kleinbuchstaben, Ziffern und _, mit einem Buchstaben am Anfang.
fault-game-taken = Ein Spiel namens { $name } gibt es schon. Nimm einen anderen Namen.
fault-game-board = Ein neues Spiel wird mit einem von diesen gespielt: { $known }. „{ $board }“ gibt es nicht.
fault-game-there = { $path } gibt es schon. Nimm mit --out einen anderen Ordner.
