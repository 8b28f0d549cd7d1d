### Norsaga: jede Regel in den Worten des Spieltischs, eine Nachricht je Regelnummer.

## Kapitel

chapter-term = Begriffe
chapter-setup = Spielaufbau
chapter-turn = Dein Zug
chapter-place = Karten ausspielen und platzieren
chapter-deck = Nachziehstapel und Ablagestapel
chapter-inherit = Erbe und Marker
chapter-win = Sieg
chapter-elig = Welche Ausschmückungen dir offenstehen
chapter-emb = Die fünfzehn Ausschmückungen
chapter-skald = Skalden
chapter-ghost = Geister
chapter-doom = Verhängnis-Marker
chapter-info = Wer was weiß
chapter-ui = Am digitalen Tisch

## Begriffe

NS-TERM-01 = Rot ist Stärke, Grün ist Geschick, Blau ist Wissen und Gelb ist Glaube. Geister sind schwarz (Verhängnis), Skalden violett. Sagas verlangen nur rote, grüne, blaue und gelbe Merkmale.
NS-TERM-02 = Eine Heldenkarte zeigt ein dominantes Merkmal, das ihre Farbe bestimmt, und ein rezessives Merkmal. In Kurzschrift steht GR für einen Helden mit dominantem Grün und rezessivem Rot, SkR für einen Skalden mit rezessivem Rot und Gh für einen Geist.
NS-TERM-03 = Jede Karte in einem Stammbaum ist ein Held, auch Geister und Skalden. Was einen Helden entlässt, tauscht oder zurücknimmt, kann also auch einen Geist oder Skalden treffen.
NS-TERM-04 = Entlassen heißt: Eine Karte kommt aus einem Stammbaum auf den Ablagestapel. Abwerfen heißt: Eine Karte kommt aus einer Hand auf den Ablagestapel.
NS-TERM-05 = Spielst du eine Karte aus, wählst du ihren Platz im Rahmen der Regeln frei. Platzierst du eine Karte, schreibt der Effekt den Platz vor. Der Tausch bei „Besessenheit“ ist keines von beiden.
NS-TERM-06 = Ein Stammbaum hat 7 Plätze in drei Generationen: deinen jüngsten Helden (dich), ein Elternpaar und zwei Großelternpaare. In Kurzschrift steht [Y | P1 P2 | G1 G2 | G3 G4] für diese Plätze in dieser Reihenfolge, ein Strich für einen leeren Platz.
NS-TERM-07 = Wer eine Ausschmückung nutzt, ist nicht immer am Zug: Durch einen Skalden kannst du auch im Zug eines anderen ausschmücken.

## Spielaufbau

NS-SETUP-01 = Norsaga ist ein Spiel für 2 bis 4 Personen.
NS-SETUP-02 = Das Spiel besteht aus 68 Heldenkarten, 40 Saga-Karten, 48 Erbmarkern, 4 Verhängnis-Markern und 4 Regelkarten.
NS-SETUP-03 = Wie alle anderen erhältst du eine Regelkarte und eine zufällige Saga-Karte. Sagas, die niemand bekommen hat, sind in dieser Partie nicht im Spiel.
NS-SETUP-04 = Nimm die sechs Erbmarker, die zu den sechs Merkmalen deiner Saga passen, und lege sie darauf.
NS-SETUP-05 = Die Heldenkarten liegen gemischt als verdeckter Nachziehstapel in der Mitte, und du beginnst mit 4 Karten auf der Hand. Alle Stammbäume und der Ablagestapel sind anfangs leer.
NS-SETUP-06 = An einem echten Tisch beginnt, wer zuletzt eine Geschichte zu Ende gelesen hat. Hier wird der Startplatz ausgelost, sofern der Gastgeber ihn nicht festlegt.
NS-SETUP-07 = Gespielt wird reihum im Uhrzeigersinn.
NS-SETUP-08 = Alle Saga-Karten liegen offen: Du siehst die Ziele der anderen, und sie sehen deins.
NS-SETUP-09 = Das Grundspiel, gedacht für deine erste Partie, kommt ohne Geister, ohne Skalden und ohne Verhängnis-Marker aus.
NS-SETUP-10 = Das volle Spiel verwendet alle 68 Heldenkarten einschließlich der Geister und Skalden.
NS-SETUP-11 = Um eine Partie zu viert abzukürzen, kann der Tisch 2 oder 4 Geister aus dem Spiel lassen. Diese Wahl (0, 2 oder 4) gibt es nur zu viert und im vollen Spiel.
NS-SETUP-12 = Alle Geister wirken gleich, daher ist es egal, welche wegfallen; es sind die mit den höchsten Nummern. Alle dürfen die entfernten Karten kennen.
NS-SETUP-13 = Manche Sagas sind als schwierig gekennzeichnet und nur für alle gedacht, die eine Herausforderung suchen. Normalerweise werden sie nicht ausgeteilt; der Tisch kann stattdessen alle Sagas oder nur die schwierigen wählen.
NS-SETUP-14 = Jede Saga-Karte gibt es nur einmal, und sie wird nur einmal ausgeteilt. Zwei Spieler haben also nie dieselbe Saga.
NS-SETUP-15 = Die Marker können nicht ausgehen: Es gibt 12 je Farbe, und keine Saga braucht mehr als 3 einer Farbe; das reicht für vier Spieler. Eine Saga, die mehr verlangt, wird nicht zugelassen.
NS-SETUP-16 = Mit 2 oder 3 Spielern gelten dieselben Regeln; Sonderregeln gibt es nicht.
NS-SETUP-17 = Vor der Partie legt der Tisch fest: Grundspiel oder volles Spiel; 0, 2 oder 4 Geister weniger; normale, alle oder schwierige Sagas; 12 Skalden und 8 Geister oder 8 Skalden und 12 Geister; ob die Warteschlange nach „Unterwanderung“ beim nächsten Spieler beginnt oder bei dem, der sie genutzt hat; ob der Startspieler ausgelost oder festgelegt wird; die Obergrenzen für Züge und für von Skalden gewährte Ausschmückungen; und ob Züge zurückgenommen werden dürfen. Zuerst werden alle Sagas ausgeteilt, dann der Reihe nach 4 Karten an jeden Platz, und zuletzt wird der Startspieler bestimmt.
NS-SETUP-18 = Wirst du gefragt, stehst du in der angezeigten Warteschlange ganz vorn, bis du geantwortet hast.

## Dein Zug

NS-TURN-01 = Dein Zug läuft immer gleich ab: Zuerst wird dein eigener Verhängnis-Marker entfernt, dann folgen 1. „Luft holen“, 2. „Geschichte ausschmücken“ und 3. „Weitererzählen“. Danach ist im Uhrzeigersinn der nächste Spieler am Zug.
NS-TURN-02 = Bei „Luft holen“ füllst du deine Hand auf 4 Karten auf. Hast du schon 4 oder mehr, ziehst du nichts.
NS-TURN-03 = „Luft holen“ zwingt dich nie, Karten abzuwerfen; ein Handkartenlimit gibt es nicht.
NS-TURN-04 = „Geschichte ausschmücken“ erlaubt dir eine einzige der Ausschmückungen, die dir offenstehen. Du darfst auch darauf verzichten.
NS-TURN-05 = Bei „Weitererzählen“ spielst du eine Handkarte aus. Deckt sie eine Karte ab, wird diese entlassen.
NS-TURN-06 = Bei „Weitererzählen“ kannst du nicht passen: Solange du eine Karte auf der Hand hast, musst du eine ausspielen.
NS-TURN-07 = Ist deine Hand leer, entfällt „Weitererzählen“.
NS-TURN-08 = Eine von einem Skalden gewährte Ausschmückung gibt es zusätzlich. Sie kostet dich weder deine Ausschmückung in Schritt 2 noch deine Karte in Schritt 3.
NS-TURN-09 = Ausschmückungen, die Skalden während eines Schritts gewähren, werden vollständig abgehandelt, bevor der nächste Schritt oder der nächste Zug beginnt.
NS-TURN-10 = Eine Ausschmückung verbraucht sich nicht: Du darfst sie in einem Zug wiederholen, sooft du ausschmücken darfst und sie dir in diesem Moment offensteht.
NS-TURN-11 = Im allerersten Zug der Partie wird bei „Luft holen“ nichts gezogen, denn der Spieler hat noch seine 4 Startkarten.
NS-TURN-12 = Am Ende eines Zuges geschieht nichts: Niemand zieht, niemand wirft ab. Deine Hand füllst du nur bei deinem eigenen „Luft holen“ auf.

## Karten ausspielen und platzieren

NS-PLACE-01 = Normalerweise spielst du eine Karte auf einem der 7 Plätze deines eigenen Stammbaums aus.
NS-PLACE-02 = Du darfst jeden Platz wählen, in beliebiger Reihenfolge. Du darfst Großeltern ausspielen, obwohl dein jüngster Held oder die Eltern noch fehlen.
NS-PLACE-03 = Jede Farbe darf auf jeden Platz, ganz gleich, was sonst im Stammbaum liegt.
NS-PLACE-04 = Du darfst einen besetzten Platz wählen; die Karte, die dort lag, wird entlassen.
NS-PLACE-05 = Helden bleiben liegen, wo sie sind, und werden nicht umgeordnet. Nur „Überläufer“ (auf dem Umweg über die Hand) und „Besessenheit“ bewegen eine Karte, die in einem Stammbaum liegt.
NS-PLACE-06 = Die Stammbäume der anderen sind dir verschlossen. Ausnahmen: Ein Geist darf in jeden Stammbaum, in den Stammbaum eines Spielers mit Verhängnis-Marker darf jede Karte, und manche Ausschmückungen reichen in fremde Stammbäume.
NS-PLACE-07 = Ob eine Karte einen Mann oder eine Frau zeigt, spielt keine Rolle.
NS-PLACE-08 = Auf jedem Platz liegt genau eine Karte. Beim Abdecken wird die alte Karte entlassen und die neue hingelegt, und zwar in einem einzigen Schritt: Dazwischen gewinnt niemand, und nichts wird ausgelöst.
NS-PLACE-09 = Eine Karte in einem Stammbaum gehört in jeder Hinsicht dessen Besitzer, egal, wer sie dorthin gelegt hat.
NS-PLACE-10 = Du darfst eine Karte mit einer gleichen Karte abdecken.

## Nachziehstapel und Ablagestapel

NS-DECK-01 = Entlassene Karten kommen offen auf den Ablagestapel.
NS-DECK-02 = Auch abgeworfene Handkarten kommen offen auf den Ablagestapel.
NS-DECK-03 = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und verdeckt zum neuen Nachziehstapel.
NS-DECK-04 = Neu gemischt wird erst in dem Moment, in dem eine Karte gebraucht wird und der Nachziehstapel leer ist, auch mitten im Ziehen mehrerer Karten.
NS-DECK-05 = Bei „Gesang“, „Weissagung“, „Gebet“, „Märtyrer“ und „Luft holen“ wird auf dieselbe Weise neu gemischt. Karten, die zuvor im selben Effekt abgeworfen oder entlassen wurden, liegen schon auf dem Ablagestapel und können daher wieder gezogen werden.
NS-DECK-06 = Sind Nachziehstapel und Ablagestapel beide leer, ziehst du so viele Karten wie möglich, und es geht weiter. Mit den üblichen Kartensätzen kann das nicht vorkommen.
NS-DECK-07 = Du darfst den Ablagestapel jederzeit durchsehen. Die Reihenfolge seiner Karten ist ohne Bedeutung.
NS-DECK-08 = Wirfst du für „Angriff“, „Überläufer“ oder „Gesang“ mehrere Karten ab, geschieht das gleichzeitig.

## Erbe und Marker

NS-INHERIT-01 = Das dominante Merkmal deines jüngsten Helden (das bist du) kannst du erben.
NS-INHERIT-02 = Das rezessive Merkmal deines jüngsten Helden (das bist du) bewirkt nichts.
NS-INHERIT-03 = Von jedem Paar kannst du höchstens ein dominantes Merkmal erben. Von welchem der beiden Helden, entscheidest du.
NS-INHERIT-04 = Haben beide Helden eines Paares dasselbe rezessive Merkmal, kannst du es einmal erben, zusätzlich zum dominanten.
NS-INHERIT-05 = Ein Paar bringt dir 0 bis 2 Merkmale, ein ganzer Stammbaum also höchstens 7: 1 vom jüngsten Helden und je 2 von den drei Paaren. Deine Saga verlangt 6.
NS-INHERIT-06 = Von einem Helden, der in seinem Paar allein liegt, kannst du das dominante Merkmal erben, aber kein rezessives.
NS-INHERIT-07 = Ein Skalde hat kein dominantes Merkmal, das du erben könntest. Sein rezessives Merkmal zählt, wenn sein Partner (ein gewöhnlicher Held oder ein Skalde) dasselbe hat.
NS-INHERIT-08 = Auch zwei Skalden mit demselben rezessiven Merkmal ergeben eine Übereinstimmung.
NS-INHERIT-09 = Ein Geist vererbt dir nichts: Keine Saga verlangt Verhängnis, und ein rezessives Merkmal hat er nicht. Das dominante Merkmal seines Partners kannst du trotzdem erben.
NS-INHERIT-10 = Ein Marker liegt auf einem dominanten oder einem übereinstimmenden rezessiven Merkmal seiner Farbe. Jedes dieser Merkmale trägt nur einen Marker.
NS-INHERIT-11 = Das übereinstimmende rezessive Merkmal eines Paares darf dieselbe Farbe haben wie das dominante, das du von ihm erbst. Das Paar trägt dann zwei Marker dieser Farbe.
NS-INHERIT-12 = Du darfst deine Marker jederzeit frei umlegen, und nach jeder Änderung deines Stammbaums müssen sie angepasst werden: Was nicht mehr passt, kehrt auf deine Saga zurück. Sie zeigen nur deinen Fortschritt.
NS-INHERIT-13 = Für Ausschmückungen sind Marker ohne Belang: Ein Held zählt mit und ohne Marker.
NS-INHERIT-14 = Dein Fortschritt ist die größte Zahl deiner sechs Marker, die dein Stammbaum zugleich tragen kann, wenn du von jedem Paar das günstigere dominante Merkmal nimmst. Alle Kombinationen (höchstens acht) werden durchprobiert, die Zahl stimmt also immer.
NS-INHERIT-15 = Deine Marker liegen immer so, dass möglichst viele passen. Du darfst zwischen gleich guten Anordnungen wechseln, deinen Fortschritt aber nicht verbergen.
NS-INHERIT-16 = Du kannst auch mit leeren Plätzen gewinnen; es müssen nicht alle 7 besetzt sein.
NS-INHERIT-17 = Eine Karte zu verlieren erhöht deinen Fortschritt nie, und einen leeren Platz zu besetzen verringert ihn nie.

## Sieg

NS-WIN-01 = Du gewinnst, wenn du als Erster alle sechs Marker deiner Saga in deinem Stammbaum unterbringen kannst.
NS-WIN-02 = Ein Sieg beendet alles auf der Stelle. Was vom Effekt, von der Warteschlange oder vom Zug noch übrig ist, entfällt.
NS-WIN-03 = Die Sagas aller Spieler werden nach jeder einzelnen Änderung eines Stammbaums geprüft: nach jeder ausgespielten Karte, jeder platzierten Karte (bei „Anpassung“, „Unterwanderung“ und „Märtyrer“ einzeln) und jedem Tausch. Entlassungen allein können nie eine Saga vollenden.
NS-WIN-04 = Du kannst auch im Zug eines anderen gewinnen und durch das, was ein anderer tut.
NS-WIN-05 = Der Sieg tritt von selbst ein: Du kannst ihn weder verpassen noch ausschlagen.
NS-WIN-06 = Vollendet ein Tausch durch „Besessenheit“ mehrere Sagas zugleich, gewinnt, wer „Besessenheit“ genutzt hat. Wäre dieser Spieler nicht darunter, gewänne von ihnen der Erste, der in Zugreihenfolge auf ihn folgt; doch dazu kann es nicht kommen.
NS-WIN-07 = Bei „Unterwanderung“ und „Märtyrer“ bestimmst du, in welcher Reihenfolge die Karten einzeln platziert werden. Diese Reihenfolge kann über den Sieg entscheiden.
NS-WIN-08 = Wirklich zu Ende ist das Spiel nur mit einer vollendeten Saga. Damit keine Partie endlos läuft, wird sie nach einer festen Zahl von Zügen abgebrochen, normalerweise nach 400; der letzte dieser Züge wird zu Ende gespielt, und niemand gewinnt.
NS-WIN-09 = Niemand scheidet aus: Auch ganz ohne Helden bleibst du im Spiel.

## Welche Ausschmückungen dir offenstehen

NS-ELIG-01 = Die Farbe deines jüngsten Helden (das bist du) bestimmt, welche Art von Ausschmückung du nutzen kannst: Rot für Stärke, Grün für Geschick, Blau für Wissen, Gelb für Glaube, Schwarz für Verhängnis.
NS-ELIG-02 = Für die 1. Generation muss dein jüngster Held die Farbe haben. Für die 2. brauchst du dazu mindestens einen Elternteil dieser Farbe, für die 3. mindestens einen Elternteil und mindestens einen Großelternteil.
NS-ELIG-03 = Die Farblinie darf nicht unterbrochen sein: Ein Großelternteil deiner Farbe zählt nicht, wenn kein Elternteil sie hat.
NS-ELIG-04 = Jeder deiner Großelternteile genügt; er muss nicht unter dem Elternteil dieser Farbe liegen.
NS-ELIG-05 = Erreichst du eine höhere Generation, stehen dir die Ausschmückungen der niedrigeren weiterhin offen.
NS-ELIG-06 = Für Ausschmückungen zählen nur dominante Farben. Rezessive Merkmale zählen nie, ob sie übereinstimmen oder nicht.
NS-ELIG-07 = Ohne jüngsten Helden oder mit einem Skalden auf diesem Platz steht dir keine Ausschmückung offen.
NS-ELIG-08 = Ein Skalde unter deinen Eltern oder Großeltern ist violett und verlängert nie eine Farblinie.
NS-ELIG-09 = Geister zählen als schwarz und bilden eine Linie für Verhängnis genau wie die anderen Farben für ihre Merkmale.
NS-ELIG-10 = Ob dir eine Ausschmückung offensteht, wird einmal geprüft: wenn du sie wählst. Was sich ändert, während sie abgehandelt wird, hebt sie nicht auf.
NS-ELIG-11 = Bei einer Ausschmückung in der Warteschlange zählt dein Stammbaum in dem Moment, in dem du an der Reihe bist, nicht der bei Ankunft des Skalden.
NS-ELIG-12 = Du darfst eine Ausschmückung nur wählen, wenn sich alles ausführen lässt, was sie vorschreibt. „Anpassung“, „Einfall“, „Opfergabe“ und „Flüstern“ brauchen eine Karte auf deiner Hand, „Plünderung“ einen Mitspieler mit Handkarten, „Unterwanderung“ irgendeine Hand mit Karten, „Weissagung“ und „Gebet“ eine Karte zum Ziehen, „Besessenheit“ einen Mitspieler mit einem Helden. „Angriff“, „Überläufer“, „Gesang“, „Märtyrer“, „Auslöschung“ und „Ragnarök“ gehen immer.
NS-ELIG-13 = Hast du eine Ausschmückung gewählt und bestätigt, musst du sie zu Ende führen.

## Die fünfzehn Ausschmückungen: Stärke

NS-EMB-ADAPT-01 = Bei „Anpassung“ wird einer deiner eigenen Helden entlassen, und eine deiner Handkarten kommt auf genau diesen Platz.
NS-EMB-ADAPT-02 = Du wählst, welchen deiner Helden „Anpassung“ ersetzt. Auch dein jüngster Held, ein Geist oder ein Skalde ist erlaubt.
NS-EMB-ADAPT-03 = „Anpassung“ platziert ihre Karte: Selbst ein Geist muss auf den frei gewordenen Platz, und Verhängnis-Marker anderer Spieler geben dir keine andere Wahl.
NS-EMB-ADAPT-04 = Für „Anpassung“ brauchst du einen eigenen Helden und eine Handkarte. Einen leeren Platz kannst du nicht wählen.
NS-EMB-ADAPT-05 = Ein Skalde, den „Anpassung“ in deinen Stammbaum bringt, gewährt dir eine Ausschmückung.
NS-EMB-ADAPT-06 = Der für „Anpassung“ entlassene Held liegt auf dem Ablagestapel; er kann also nicht die Karte sein, die du platzierst.
NS-EMB-ASSAULT-01 = „Angriff“ kostet dich 2 Handkarten. Der Spieler, den du bestimmst, muss dann einen Helden seines eigenen Stammbaums entlassen.
NS-EMB-ASSAULT-02 = Wer „Angriff“ nutzt, bestimmt den Spieler; der Angegriffene entscheidet, welcher seiner Helden geht.
NS-EMB-ASSAULT-03 = Hast du weniger als 2 Handkarten, kostet „Angriff“ dich alle. Auch mit leerer Hand funktioniert er.
NS-EMB-ASSAULT-04 = Mit „Angriff“ darfst du jeden Spieler treffen, der mindestens einen Helden hat, auch dich selbst.
NS-EMB-INVADE-01 = Bei „Einfall“ spielst du eine Handkarte im Stammbaum eines Mitspielers aus, auf einem leeren oder besetzten Platz.
NS-EMB-INVADE-02 = „Einfall“ ist nie in deinem eigenen Stammbaum möglich, auch nicht mit einem Geist.
NS-EMB-INVADE-03 = Du darfst in einen Stammbaum einfallen, ob sein Besitzer einen Verhängnis-Marker hat oder nicht.
NS-EMB-INVADE-04 = Fällst du mit einem Skalden ein, bekommt der Besitzer dieses Stammbaums die Ausschmückung.

## Die fünfzehn Ausschmückungen: Geschick

NS-EMB-PLUNDER-01 = Bei „Plünderung“ siehst du die Hand eines Mitspielers. Danach darfst du eine deiner Karten gegen eine von seinen tauschen.
NS-EMB-PLUNDER-02 = Die geplünderte Hand siehst nur du.
NS-EMB-PLUNDER-03 = Hast du die Hand gesehen, darfst du auf den Tausch verzichten.
NS-EMB-PLUNDER-04 = Plündern kannst du nur einen Spieler mit mindestens einer Handkarte. Ist deine eigene Hand leer, darfst du die fremde ansehen, aber nicht tauschen.
NS-EMB-PLUNDER-05 = „Plünderung“ bringt keine Karte in einen Stammbaum; ein dabei getauschter Skalde gewährt also nichts.
NS-EMB-TURNCOAT-01 = Bei „Überläufer“ nimmst du einen deiner Helden auf die Hand zurück und spielst dann eine Karte aus. Zum Schluss wirfst du beliebig viele Handkarten ab, von keiner bis allen.
NS-EMB-TURNCOAT-02 = Das Ausspielen bei „Überläufer“ ist Pflicht und folgt den üblichen Regeln: Geister dürfen in jeden Stammbaum, und Stammbäume von Spielern mit Verhängnis-Marker sind offen. Du darfst auch den zurückgenommenen Helden ausspielen, auf einem Platz deiner Wahl.
NS-EMB-TURNCOAT-03 = Am Ende von „Überläufer“ darfst du keine, einige oder alle Handkarten abwerfen. Wirfst du in deinem Zug alle ab, hast du bei „Weitererzählen“ nichts mehr auszuspielen.
NS-EMB-TURNCOAT-04 = Hast du deinen jüngsten Helden zurückgenommen, steht dir keine Ausschmückung offen, bis der Platz wieder besetzt ist. Die Karte, die du für „Überläufer“ ausspielst, darf ihn besetzen.
NS-EMB-TURNCOAT-05 = Einen Helden zum Zurücknehmen hast du immer, denn „Überläufer“ steht dir nur mit einem jüngsten Helden offen.
NS-EMB-TURNCOAT-06 = Ein Skalde, den du zurücknimmst und wieder ausspielst, gewährt erneut eine Ausschmückung. Sie beginnt erst nach dem Abwerfen bei „Überläufer“.
NS-EMB-INFILTRATE-01 = Bei „Unterwanderung“ siehst du dir die Hand eines Spielers an oder wählst deine eigene. Jede Karte dieser Hand darfst du auf einem Helden derselben Farbe platzieren, der in einem Stammbaum liegt.
NS-EMB-INFILTRATE-02 = Die unterwanderte Hand siehst nur du.
NS-EMB-INFILTRATE-03 = Du entscheidest, wie viele Karten der unterwanderten Hand du platzierst; du kannst auch alle dort lassen.
NS-EMB-INFILTRATE-04 = Für „Unterwanderung“ ist die Farbe einer Karte ihr dominantes Merkmal. Skalden kommen nur auf Skalden, Geister nur auf Geister.
NS-EMB-INFILTRATE-05 = „Unterwanderung“ erreicht Helden in jedem Stammbaum, auch in deinem, und braucht keinen Verhängnis-Marker. Leere Plätze sind nie erlaubt.
NS-EMB-INFILTRATE-06 = Die Karten der „Unterwanderung“ werden nacheinander platziert. Eine eben platzierte Karte gilt als Held und darf von der nächsten abgedeckt werden.
NS-EMB-INFILTRATE-07 = Die Ausschmückungen der Skalden, die „Unterwanderung“ platziert, beginnen erst nach der letzten platzierten Karte.
NS-EMB-INFILTRATE-08 = Nach „Unterwanderung“ reihen sich die Ausschmückungen der Skalden im Uhrzeigersinn ein: Der Spieler nach dir ist Erster, du bist Letzter. Der Tisch kann vorab vereinbaren, dass stattdessen du Erster bist.
NS-EMB-INFILTRATE-09 = Wessen Hand unterwandert wurde, der zieht nicht sofort nach, sondern erst bei seinem eigenen „Luft holen“.
NS-EMB-INFILTRATE-10 = Die Hand, die du unterwanderst, muss mindestens eine Karte enthalten.
NS-EMB-INFILTRATE-11 = „Unterwanderung“ platziert alle ihre Karten und spielt keine aus: Weder ein Geist noch ein Verhängnis-Marker öffnet einen anderen Platz.

## Die fünfzehn Ausschmückungen: Wissen

NS-EMB-AUGUR-01 = Bei „Weissagung“ ziehst du eine Karte; danach wirfst du eine deiner Handkarten ab.
NS-EMB-AUGUR-02 = Für „Weissagung“ darfst du jede deiner Handkarten abwerfen, auch die neue. Du musst es tun, bevor irgendetwas anderes geschieht.
NS-EMB-OFFERING-01 = „Opfergabe“ kostet dich eine Handkarte. Danach darfst du eine andere Handkarte derselben Farbe ausspielen.
NS-EMB-OFFERING-02 = Für „Opfergabe“ ist die Farbe einer Karte ihr dominantes Merkmal. Skalden passen nur zu Skalden, Geister nur zu Geistern.
NS-EMB-OFFERING-03 = Das Ausspielen bei „Opfergabe“ ist freiwillig.
NS-EMB-OFFERING-04 = Das Ausspielen bei „Opfergabe“ folgt den üblichen Regeln. Die abgeworfene Karte selbst kannst du nicht ausspielen.
NS-EMB-POSSESS-01 = Bei „Besessenheit“ tauscht ein Held aus dem Stammbaum eines Mitspielers mit einem deiner Helden: Jeder nimmt den Platz des anderen ein.
NS-EMB-POSSESS-02 = „Besessenheit“ steht dir nicht offen, solange kein Mitspieler einen Helden hat.
NS-EMB-POSSESS-03 = Durch „Besessenheit“ getauschte Skalden gewähren nichts.
NS-EMB-POSSESS-04 = „Besessenheit“ darf auch Geister tauschen. Verhängnis-Marker sind dabei ohne Belang, und nichts wird entlassen.
NS-EMB-POSSESS-05 = Einen eigenen Helden zum Tauschen hast du immer, denn Wissen in der 3. Generation setzt drei Helden in deinem Stammbaum voraus.
NS-EMB-POSSESS-06 = „Besessenheit“ verändert beide Stammbäume im selben Moment. Vollendet sie beide Sagas, gewinnt, wer sie genutzt hat.

## Die fünfzehn Ausschmückungen: Glaube

NS-EMB-CHANT-01 = Für „Gesang“ wirfst du deine ganze Hand ab; dann ziehst du 3 neue Karten.
NS-EMB-CHANT-02 = Bei „Gesang“ wirfst du ab, bevor du eine der neuen Karten siehst.
NS-EMB-CHANT-03 = „Gesang“ ist auch mit leerer Hand erlaubt.
NS-EMB-PRAYER-01 = Bei „Gebet“ spielst du die oberste Karte des Nachziehstapels aus.
NS-EMB-PRAYER-02 = Du darfst die Karte erst ansehen, wenn du dich auf „Gebet“ festgelegt hast.
NS-EMB-PRAYER-03 = Die durch „Gebet“ aufgedeckte Karte muss ausgespielt werden. Bei vollem Stammbaum deckt sie zwangsläufig etwas ab.
NS-EMB-PRAYER-04 = Ein durch „Gebet“ aufgedeckter Geist darf in jeden Stammbaum.
NS-EMB-PRAYER-05 = Bei „Gebet“ darf jede aufgedeckte Karte in den Stammbaum eines Spielers mit Verhängnis-Marker.
NS-EMB-PRAYER-06 = „Gebet“ läuft so ab: Du sagst es an, die Karte wird allen gezeigt, dann wählst du den Platz.
NS-EMB-PRAYER-07 = Die durch „Gebet“ aufgedeckte Karte kommt nie auf deine Hand.
NS-EMB-MARTYR-01 = Bei „Märtyrer“ entlässt jeder Spieler einen eigenen Helden. Du ziehst so viele Karten, wie Helden entlassen wurden, und platzierst sie auf den frei gewordenen Plätzen.
NS-EMB-MARTYR-02 = Bei „Märtyrer“ entscheidet jeder Spieler selbst, welcher seiner Helden geht.
NS-EMB-MARTYR-03 = Bei „Märtyrer“ wählen die Spieler offen und im Uhrzeigersinn, angefangen bei dem, der ihn nutzt. Jeder Held wird sofort entlassen.
NS-EMB-MARTYR-04 = Nutzt du „Märtyrer“, gibst auch du einen Helden her, sofern du einen hast.
NS-EMB-MARTYR-05 = „Märtyrer“ überspringt Spieler ohne Helden; sie erhalten auch keine Karte.
NS-EMB-MARTYR-06 = Wer „Märtyrer“ nutzt, sieht sich alle gezogenen Karten an und entscheidet, welche auf welchen Platz kommt.
NS-EMB-MARTYR-07 = „Märtyrer“ legt auf jeden frei gewordenen Platz genau eine Karte, auch wenn sie ein Geist ist.
NS-EMB-MARTYR-08 = Die Ausschmückungen der Skalden, die „Märtyrer“ platziert, beginnen erst nach der letzten platzierten Karte. Es geht im Uhrzeigersinn, angefangen bei dem, der „Märtyrer“ genutzt hat.
NS-EMB-MARTYR-09 = Für „Märtyrer“ können die Karten nicht ausgehen, denn notfalls werden die entlassenen Helden selbst neu gemischt. Sollte es doch dazu kommen, ziehst du, was da ist, und wählst, welche Plätze leer bleiben.
NS-EMB-MARTYR-10 = Die für „Märtyrer“ gezogenen Karten sind keine Handkarten, und du kannst sie nicht behalten.

## Die fünfzehn Ausschmückungen: Verhängnis

NS-EMB-WHISPER-01 = Bei „Flüstern“ spielst du eine Handkarte aus und nimmst dir einen Verhängnis-Marker.
NS-EMB-WHISPER-02 = „Flüstern“ ersetzt das normale Ausspielen nicht: „Weitererzählen“ folgt in deinem Zug trotzdem.
NS-EMB-NIX-01 = Bei „Auslöschung“ entlässt jeder Spieler einen eigenen Helden, und du nimmst dir einen Verhängnis-Marker.
NS-EMB-NIX-02 = Bei „Auslöschung“ entscheidet jeder Spieler selbst, welcher seiner Helden geht. Wer sie nutzt, muss ebenfalls einen hergeben.
NS-EMB-NIX-03 = „Auslöschung“ überspringt Spieler ohne Helden. Die anderen wählen offen und im Uhrzeigersinn, angefangen bei dem, der sie nutzt.
NS-EMB-RAGNAROK-01 = Bei „Ragnarök“ werden alle Großeltern in allen Stammbäumen entlassen, und du nimmst dir einen Verhängnis-Marker.
NS-EMB-RAGNAROK-02 = „Ragnarök“ fegt auch deine eigenen Großeltern hinweg.
NS-EMB-RAGNAROK-03 = „Ragnarök“ trifft die vier Großelternplätze jedes Stammbaums, egal, welche Farbe dort liegt, Geister und Skalden eingeschlossen.

## Skalden

NS-SKALD-01 = Kommt ein Skalde in deinen Stammbaum, darfst du sofort eine der Ausschmückungen nutzen, die dir offenstehen.
NS-SKALD-02 = Ein Skalde gewährt bei jeder Ankunft eine Ausschmückung. Solange er danach liegen bleibt, gewährt er keine weitere.
NS-SKALD-03 = Als Ankunft zählt, wenn ein Skalde aus einer Hand oder vom Nachziehstapel in einen Stammbaum kommt, ob ausgespielt oder platziert.
NS-SKALD-04 = Ein Skalde gewährt eine Ausschmückung, wenn er durch „Weitererzählen“, „Anpassung“, „Einfall“, „Überläufer“, „Unterwanderung“, „Opfergabe“, „Gebet“, „Märtyrer“ oder „Flüstern“ ankommt. „Besessenheit“ und „Plünderung“ bringen nichts, ebenso wenig ein Skalde, der entlassen, zurückgenommen oder abgeworfen wird.
NS-SKALD-05 = Die Ausschmückung eines Skalden bekommt der Besitzer des Stammbaums, egal, wer den Skalden dorthin gelegt hat.
NS-SKALD-06 = Ein Skalde gewährt dir seine Ausschmückung auch in den Zügen der anderen.
NS-SKALD-07 = Ein Skalde als jüngster Held macht dich violett: Dir steht nichts offen, und die gewährte Ausschmückung verfällt. Einzige Ausnahme: Bis du in der Warteschlange an der Reihe bist, hat eine frühere Ausschmückung einen anderen Helden auf diesen Platz gebracht.
NS-SKALD-08 = Die laufende Ausschmückung wird vollständig beendet, bevor eine von einem Skalden gewährte beginnt.
NS-SKALD-09 = Bringt eine gewährte Ausschmückung einen weiteren Skalden in einen Stammbaum, gewährt auch dieser eine Ausschmückung.
NS-SKALD-10 = Kommen mehrere Skalden zugleich an, warten ihre Ausschmückungen in Zugreihenfolge in einer Warteschlange. Nach „Märtyrer“ beginnt sie bei dem, der ihn genutzt hat, nach „Unterwanderung“ normalerweise beim nächsten Spieler.
NS-SKALD-11 = Eine Ausschmückung in der Warteschlange bleibt dir, auch wenn ihr Skalde inzwischen entlassen, getauscht oder abgedeckt wurde.
NS-SKALD-12 = Du musst eine gewährte Ausschmückung nutzen, wenn du in der Warteschlange an der Reihe bist, sonst verfällt sie. Aufheben kannst du sie nicht.
NS-SKALD-13 = Auf eine von einem Skalden gewährte Ausschmückung darfst du verzichten.
NS-SKALD-14 = Ausschmückungen, die neu gewährt werden, während die Warteschlange läuft, kommen an deren Ende.
NS-SKALD-15 = Gewährt dir ein einziger Effekt mehrere Ausschmückungen, nutzt du sie direkt nacheinander, wenn du in der Warteschlange an der Reihe bist.
NS-SKALD-16 = Jeder Platz in der Warteschlange steht für eine Ausschmückung. Wem er gehört, der wählt sie aus und handelt mit der eigenen Hand, dem eigenen Stammbaum und dem, was ihm in diesem Moment offensteht.
NS-SKALD-17 = Von einem Skalden nützt nur das rezessive Merkmal; ein brauchbares dominantes hat er nicht.
NS-SKALD-18 = In einem Zug kommen höchstens 30 von Skalden gewährte Ausschmückungen an die Reihe, sofern der Tisch keine andere Grenze gesetzt hat; genutzte, abgelehnte und verfallene zählen alle mit. Weitere verfallen mit einem Vermerk im Verlauf. In jedem Zug wird neu gezählt.

## Geister

NS-GHOST-01 = Wenn du einen Geist ausspielst, steht dir jeder Stammbaum offen, auch dein eigener.
NS-GHOST-02 = Ein von einem Geist abgedeckter Held wird entlassen.
NS-GHOST-03 = Freie Wahl des Stammbaums hast du auch, wenn du einen Geist durch „Flüstern“, „Opfergabe“, „Überläufer“ oder „Gebet“ ausspielst. Bei „Einfall“ sind nur die Stammbäume der anderen erlaubt.
NS-GHOST-04 = Platzieren „Anpassung“, „Märtyrer“ oder „Unterwanderung“ einen Geist, kommt er auf den vorgeschriebenen Platz, wem auch immer der Stammbaum gehört.
NS-GHOST-05 = Ein Geist darf auch auf einem leeren Platz ausgespielt werden.
NS-GHOST-06 = Ein Geist ist schwarz und hat kein rezessives Merkmal. Er dient nur den Ausschmückungen des Verhängnisses.
NS-GHOST-07 = Legt dir ein Gegner einen Geist auf den Platz deines jüngsten Helden, bist du von da an schwarz und darfst mit ihm Ausschmückungen des Verhängnisses nutzen.
NS-GHOST-08 = Die Ankunft eines Geistes löst nichts aus.

## Verhängnis-Marker

NS-DOOM-01 = Nutzt du „Flüstern“, „Auslöschung“ oder „Ragnarök“, wird ein Verhängnis-Marker vor dich gelegt.
NS-DOOM-02 = Den Verhängnis-Marker nimmst du, sobald du die Ausschmückung ansagst; er liegt also da, bevor irgendeine Ausschmückung aus der Warteschlange abgehandelt wird.
NS-DOOM-03 = Dein Verhängnis-Marker wird entfernt, wenn dein nächster Zug beginnt, noch bevor du Karten ziehst.
NS-DOOM-04 = Auch wenn du eine Ausschmückung des Verhängnisses im Zug eines anderen genutzt hast, bleibt der Marker, bis dein eigener nächster Zug beginnt.
NS-DOOM-05 = Mehr als einen Verhängnis-Marker hast du nie. Eine weitere Ausschmückung des Verhängnisses bringt keinen zweiten, und der erste bleibt dadurch nicht länger liegen.
NS-DOOM-06 = Solange ein Spieler einen Verhängnis-Marker hat, dürfen alle anderen jede Karte in seinem Stammbaum ausspielen, wie auch immer sie zum Ausspielen kommen: durch „Weitererzählen“, „Flüstern“, „Opfergabe“, „Überläufer“, „Gebet“ oder „Einfall“.
NS-DOOM-07 = Hast du mehrere Karten auszuspielen, darfst du alle, einige oder keine davon in den Stammbaum eines Spielers mit Verhängnis-Marker legen.
NS-DOOM-08 = Ein Verhängnis-Marker lenkt platzierte Karten nicht um: Bei „Anpassung“, „Märtyrer“ und „Unterwanderung“ kommen sie nur dorthin, wo der Effekt es vorschreibt.
NS-DOOM-09 = Der Verhängnis-Marker bleibt, auch wenn sich dein Stammbaum ändert oder du alle Geister verlierst.
NS-DOOM-10 = Ein Verhängnis-Marker gibt niemandem eine zusätzliche Karte zum Ausspielen; er stellt nur einen weiteren Stammbaum zur Wahl.
NS-DOOM-11 = Dein eigener Verhängnis-Marker ändert nichts an den Karten, die du selbst ausspielst.
NS-DOOM-12 = Ein Skalde, der im Stammbaum eines Spielers mit Verhängnis-Marker ausgespielt wird, gewährt diesem Spieler die Ausschmückung.
NS-DOOM-13 = Vollenden andere deine Saga, indem sie in deinem Stammbaum Karten ausspielen, während du einen Verhängnis-Marker hast, gewinnst du.

## Wer was weiß

NS-INFO-01 = Alle sehen die Stammbäume, die Sagas, Marker und Fortschritt, den Ablagestapel, die Verhängnis-Marker, wie viele Karten jede Hand und der Nachziehstapel enthalten, Zug und Schritt, die Warteschlange und den Verlauf der öffentlichen Ereignisse.
NS-INFO-02 = Deine Hand kennst nur du. Die Reihenfolge des Nachziehstapels ist allen verborgen.
NS-INFO-03 = Bei „Plünderung“ und „Unterwanderung“ siehst du die fremde Hand nur, während du entscheidest. Was du gesehen hast, darf für dich in einer privaten Notiz festgehalten werden.
NS-INFO-04 = Die für „Märtyrer“ gezogenen Karten sieht nur, wer ihn nutzt, bis sie platziert sind. Die Karte von „Gebet“ ist für alle sichtbar, sobald sie aufgedeckt ist.
NS-INFO-05 = Eine Karte, die vor aller Augen auf eine Hand kam (wie bei „Überläufer“), wird allen als bekannt angezeigt, bis sie die Hand verlässt. Ist diese Hand an einem Tausch durch „Plünderung“ beteiligt, wissen die Unbeteiligten danach nur noch, dass die Karte auf einer der beiden Hände ist.
NS-INFO-06 = Du bekommst nur übermittelt, was dein Platz am Tisch wissen darf, und ein Bot weiß nicht mehr als ein Mensch an seiner Stelle.
NS-INFO-07 = Nicht ausgeteilte Sagas und im Grundspiel die entfernten Fortgeschrittenen-Karten bleiben verdeckt und spielen keine Rolle.

## Am digitalen Tisch

NS-UI-01 = Du darfst deine Auswahl ändern, bis du sie bestätigst.
NS-UI-02 = Nach dem Bestätigen kannst du einen Schritt nicht zurücknehmen, wenn er Verborgenes offengelegt hat (durch Ziehen, Ansehen, Aufdecken oder Mischen) oder wenn eine Entscheidung an einen anderen Spieler ging. Sonst geht es nur, wenn der Tisch es erlaubt und seither niemand sonst gehandelt hat.
NS-UI-03 = Die Anzeige deiner Marker darfst du jederzeit umordnen; das ist nie eine Spielentscheidung.
NS-UI-04 = Muss jemand entscheiden, der nicht am Zug ist (bei „Angriff“, „Märtyrer“, „Auslöschung“ oder aus der Warteschlange), wartet das Spiel auf die Antwort. Läuft die Zeit ab, wählt an seiner Stelle ein Bot.
NS-UI-05 = Eine erzwungene Wahl mit nur einer Antwort darf dir abgenommen werden, doch verzichten zu können zählt immer als Wahl. Hängen die Antworten von einer verborgenen Hand ab (das Ausspielen bei „Opfergabe“, der Tausch bei „Plünderung“, das Platzieren bei „Unterwanderung“), wirst du immer gefragt, auch wenn du nur verzichten kannst: Sonst würden die anderen daraus etwas erfahren.
NS-UI-06 = Der ganze Zufall einer Partie, vom Austeilen der Sagas bis zu jedem Mischen und Neumischen, folgt aus einer einzigen Startzahl. Mit ihr und den getroffenen Entscheidungen lässt sich die Partie genau nachspielen.
