### Fire & Axe: jede Regel in den Worten des Spieltischs, eine Nachricht je Regelnummer.

## Kapitel

chapter-comp = Spielmaterial
chapter-setup = Spielaufbau
chapter-info = Wer was weiß
chapter-turn = Dein Zug
chapter-load = Laden
chapter-draw = Runen ziehen
chapter-sail = Segeln
chapter-weather = Wetter und Windrose
chapter-loss = Verluste
chapter-task = Vorhaben
chapter-region = Regionen
chapter-trade = Handel
chapter-raid = Überfall
chapter-settle = Siedeln
chapter-rune = Runen spielen und abwerfen
chapter-react = Runen in anderen Momenten
chapter-winter = Überwintern
chapter-crew = Schiffe ohne Mannschaft
chapter-saga = Sagas
chapter-era = Ären
chapter-end = Ende des Zuges
chapter-final = Schlussrunden und Spielende
chapter-score = Schlusswertung
chapter-win = Sieg

## Spielmaterial

FA-COMP-01 = Fire & Axe ist ein Spiel für 3 bis 5 Personen. Zu zweit geht es nach denselben Regeln, aber nur als Variante, die der Tisch ausdrücklich gewählt hat.
FA-COMP-02 = Es gibt 33 Waren: 11 Stoßzähne, 11 Fässer Fisch und 11 Pelze. Jede liegt an genau einem Ort: im Warenlager, auf dem Nachfragefeld, auf einem Langschiff, in einem Hafen oder auf einem Totenkopf.
FA-COMP-03 = Du hast 15 Krieger, die alle gleich sind. Jeder ist an genau einem Ort: in deiner Reserve, auf deinem Langschiff, als Siedlung in einem Hafen oder auf einem Totenkopf.
FA-COMP-04 = Du hast ein Langschiff mit 7 Ladeplätzen. Auf einen Ladeplatz passt eine Ware oder ein Krieger.
FA-COMP-05 = Zum Spiel gehören außerdem 33 Runen, davon 9 Konfliktrunen; 27 Sagas, 9 für jede der drei Ären; 3 Würfel; 12 kleine und 3 große Städte, die je einen Schatz verbergen; 3 Schlussrundenmarker; eine Leiste mit einem Schieber für die Vorbereitung und einem für das Segeln; und eine Windrose.
FA-COMP-06 = Siegpunkte (SP) gehen nie aus: Die Münzen dienen nur zum Zählen.
FA-COMP-07 = Waren und Krieger können ausgehen. Was nicht im Warenlager oder in deiner Reserve ist, kannst du nicht laden.

## Spielaufbau

FA-SETUP-01 = Jede kleine Stadt verbirgt einen der 12 kleinen Schätze, jede große Stadt einen der 3 großen, und niemand weiß, welchen. Die großen Städte sind Paris, Rom und Konstantinopel.
FA-SETUP-02 = Am Anfang ist der Wind im Süden am besten. Im Süden gibt es 7 klare Tage, im Westen 5, im Osten 4 und im Norden 2.
FA-SETUP-03 = Beide Schieber beginnen bei 0.
FA-SETUP-04 = Die Sagas jeder Ära werden gemischt, und je drei kommen ungesehen aus dem Spiel. Die übrigen 18 bilden den Stapel: zuerst die sechs der Ersten Ära, dann die der Zweiten, dann die der Dritten.
FA-SETUP-05 = Die drei Schlussrundenmarker liegen unter dem Saga-Stapel.
FA-SETUP-06 = Drei Sagas werden aufgedeckt, alle aus der Ersten Ära; 15 bleiben im Stapel. Auf welchem Feld eine Saga liegt, spielt keine Rolle.
FA-SETUP-07 = Auf dem Nachfragefeld liegt ein Fass Fisch; im Warenlager sind also 10 Fässer Fisch, 11 Stoßzähne und 11 Pelze.
FA-SETUP-08 = Die Runen werden gemischt. Der Tisch kann die 9 Konfliktrunen weglassen; dann bleiben 24.
FA-SETUP-09 = Du beginnst mit einem leeren Langschiff im Winterlager, 15 Kriegern in deiner Reserve und einer geheimen Rune.
FA-SETUP-10 = Wer beginnt, entscheidet das Los, sofern der Tisch niemanden bestimmt.
FA-SETUP-11 = Wer beginnt, bekommt 1 SP, der nächste Spieler im Uhrzeigersinn 2 und so weiter.
FA-SETUP-12 = Niemand erfährt je, welche Sagas am Anfang entfernt wurden.

## Wer was weiß

FA-INFO-01 = Deine Runen sind geheim, bis du sie spielst oder abwirfst. Wie viele du hast, sehen alle.
FA-INFO-02 = Der Schatz einer Stadt ist verborgen, bis die Stadt eingenommen wird. Dann sehen alle seinen Wert.
FA-INFO-03 = Niemand kennt die Reihenfolge der Stapel. Abgeworfene Runen liegen für alle offen.
FA-INFO-04 = Alles andere liegt offen: Punkte, gewonnene Sagas und Städte und was auf jedem Langschiff ist.

## Dein Zug

FA-TURN-01 = Der Startspieler beginnt. Gespielt wird im Uhrzeigersinn, und jeder macht seinen ganzen Zug auf einmal.
FA-TURN-02 = In deinem Zug darfst du Aktionen, Vorhaben und andere Handlungen beliebig mischen, in jeder Reihenfolge und so oft du willst, solange du die jeweiligen Grenzen einhältst.
FA-TURN-03 = Aktionen sind Laden, eine Rune ziehen und Segeln. Jede verbraucht einen Tag.
FA-TURN-04 = Laden und Ziehen rücken den Vorbereitungsschieber um eins weiter, Segeln den Segelschieber.
FA-TURN-05 = Du hast 7 Tage. Zeigen beide Schieber zusammen so viele Tage, wie dir zustehen, kannst du keine Aktion mehr ausführen; Vorhaben und andere Handlungen bleiben möglich.
FA-TURN-06 = Vorhaben verbrauchen keine Tage; Runen, das Überwintern und das Erfüllen einer Saga auch nicht.
FA-TURN-07 = Du musst nicht alle Tage nutzen. Was du nicht nutzt, verfällt.
FA-TURN-08 = Jede Handlung wird zu Ende geführt, bevor die nächste angesagt wird. Bis dahin darf nur antworten, wer gefragt ist, und was anderen gezeigt wurde, lässt sich nicht zurücknehmen.

## Laden

FA-LOAD-01 = Laden kannst du nur, solange dein Langschiff im Winterlager ist.
FA-LOAD-02 = Mit jedem Laden kommt ein Krieger aus deiner Reserve oder eine Ware deiner Wahl aus dem Warenlager auf einen freien Ladeplatz.
FA-LOAD-03 = In der Ersten Ära darfst du 5 Ladeplätze füllen, in der Zweiten 6 und in der Dritten 7. Was schon an Bord ist, zählt mit.
FA-LOAD-04 = Ist von einer Sorte nichts mehr da, kannst du sie nicht laden.
FA-LOAD-05 = Du darfst Krieger und Waren beliebig mischen, aber ohne mindestens einen Krieger an Bord kannst du nicht auslaufen.
FA-LOAD-06 = Dein Langschiff muss nicht voll sein, wenn du mit dem Laden aufhörst.
FA-LOAD-07 = Hast du alles geladen, was du willst, muss dein Langschiff sofort in ein Heimatland deiner Wahl fahren. Diese Fahrt ist kostenlos: Sie gilt nicht als Segeln, rückt keinen Schieber weiter und bringt keine Verluste.
FA-LOAD-08 = Die kostenlose Fahrt in ein Heimatland ist der einzige Weg aus dem Winterlager.
FA-LOAD-09 = Beginnst du deinen Zug im Winterlager mit Kriegern an Bord, darfst du auslaufen, ohne etwas zu laden.
FA-LOAD-10 = Du kannst keine Ware laden, wenn danach kein Krieger an Bord wäre und kein Ladeplatz, kein Tag oder kein Krieger mehr übrig, um das zu ändern.
FA-LOAD-11 = Hast du in diesem Zug etwas geladen, musst du das Winterlager verlassen, bevor dein Zug endet. Hast du nichts geladen, darfst du dort bleiben.
FA-LOAD-12 = Hast du das Winterlager verlassen, kannst du in diesem Zug nicht zum Laden zurück. Die Rückkehr beendet deinen Zug.
FA-LOAD-13 = In einem Heimatland lässt sich nichts laden, auch wenn du dorthin zurückgesegelt bist.
FA-LOAD-14 = Du kannst nichts über Bord werfen und nichts austauschen. Stücke verlassen dein Langschiff nur, wenn eine Regel oder Rune es vorschreibt.
FA-LOAD-15 = Beginnt eine neue Ära, dürfen alle den neuen Ladeplatz ab dem nächsten Laden nutzen. Was eine Rune an Bord bringt, hält dieselbe Grenze ein.

## Runen ziehen

FA-DRAW-01 = Eine Rune ziehen kannst du nur, solange dein Langschiff in einem Heimatland ist, egal, wie es dorthin kam.
FA-DRAW-02 = Du nimmst die oberste Rune vom Nachziehstapel und rückst den Vorbereitungsschieber um eins weiter.
FA-DRAW-03 = Mehr als drei Runen kannst du nie haben. Mit drei auf der Hand kannst du nicht ziehen.
FA-DRAW-04 = Ist der Nachziehstapel leer, werden die abgeworfenen Runen zu einem neuen gemischt.
FA-DRAW-05 = Neu gemischt wird in dem Moment, in dem eine Rune gebraucht wird. Gibt es auch keine abgeworfenen Runen, kannst du nicht ziehen.
FA-DRAW-06 = Du darfst in einem Zug mehrere Runen ziehen, für je einen Tag.

## Segeln

FA-SAIL-01 = Du segelst einen Schritt auf ein benachbartes Feld: ein Wasserfeld, einen Hafen oder ein Heimatland. Der Segelschieber rückt um eins weiter.
FA-SAIL-02 = Über Land kannst du nicht segeln. Nur Wasserfelder, Häfen und Heimatländer kannst du anlaufen.
FA-SAIL-03 = Aus einem Hafen darfst du auf jedes benachbarte Wasserfeld segeln, egal, woher du kamst.
FA-SAIL-04 = Auf einem Wasserfeld oder in einem Heimatland dürfen beliebig viele Langschiffe sein. In einen Hafen passt nur eines: Liegt dort schon ein anderes, kannst du nicht hinein.
FA-SAIL-05 = Ein Langschiff im Hafen sperrt ihn für alle anderen, auch außerhalb der Züge seines Besitzers. Du darfst liegen bleiben, um zu sperren.
FA-SAIL-06 = Eine Siedlung oder Stadt im Hafen hält nie ein Langschiff fern.
FA-SAIL-07 = Du darfst in ein Heimatland zurücksegeln. Dort kannst du Runen ziehen, aber nicht laden, und du kannst Runen weder spielen noch abwerfen.
FA-SAIL-08 = Häfen und Heimatländer grenzen nur an Wasserfelder; jede Fahrt von einem zum anderen führt also über mindestens ein Wasserfeld.
FA-SAIL-09 = Ein Langschiff auf See hat immer eine Mannschaft. Verliert es den letzten Krieger, kommt es sofort ins Winterlager; ohne Krieger segelt also niemand.
FA-SAIL-10 = Hast du nicht überwintert, beginnst du deinen nächsten Zug dort, wo dein Langschiff ist.

## Wetter und Windrose

FA-WEATHER-01 = Jedes Wasserfeld gehört zu einer Zone: Norden, Osten, Süden oder Westen.
FA-WEATHER-02 = Ein Hafen oder Heimatland gehört zur Zone der Gewässer davor. Die Färöer und Shetland grenzen an Norden und Westen und zählen zum Westen.
FA-WEATHER-03 = Die Windrose zeigt für jede Zone, wie viele Tage dort gerade klar sind.
FA-WEATHER-04 = Immer wenn du eine Rune spielst oder abwirfst, darfst du zuerst die Windrose um ein Viertel drehen, in welche Richtung du willst. Du darfst sie auch lassen, wie sie ist.
FA-WEATHER-05 = Gedreht wird, bevor eine gespielte Rune wirkt.
FA-WEATHER-06 = Im Uhrzeigersinn wandert das beste Wetter vom Süden in den Westen, den Norden, den Osten und zurück in den Süden. Das schlechteste ist immer gegenüber.
FA-WEATHER-07 = Das Drehen selbst kostet niemanden etwas. Die neuen Zahlen gelten ab dem nächsten Segeln.
FA-WEATHER-08 = Jede Rune dreht die Windrose höchstens um ein Viertel. Zwei Runen dürfen sie zweimal drehen.

## Verluste

FA-LOSS-01 = Nach jedem Segeln wird der Segelschieber mit den klaren Tagen der Zone verglichen, in die du gerade gekommen bist. Steht er höher, erleidest du Verluste, bevor sonst etwas geschieht.
FA-LOSS-02 = Es zählt, um wie viele Tage du darüber bist: Bei 1 oder 2 Tagen trifft es den ersten Totenkopf, bei 3 oder 4 den zweiten, bei 5 oder 6 den dritten und so weiter.
FA-LOSS-03 = Du deckst diesen Totenkopf und jeden offenen links davon ab, jeden mit einer Ware oder einem Krieger von deinem Langschiff.
FA-LOSS-04 = Ein Totenkopf wird in einem Zug nur einmal abgedeckt. Ist er schon abgedeckt, verlierst du nichts.
FA-LOSS-05 = Segelst du in eine Zone mit weniger klaren Tagen, kann dich ein einziges Segeln mehrere Stücke kosten.
FA-LOSS-06 = Du entscheidest, welche Stücke du verlierst; auch der letzte Krieger darf dabei sein. Mit dem letzten Krieger geht alles andere ebenfalls verloren.
FA-LOSS-07 = Für Verluste zählt nur der Segelschieber. Tage der Vorbereitung bringen nie welche.
FA-LOSS-08 = Verluste gibt es auch, wenn du in einen Hafen oder ein Heimatland segelst; dann zählt die Zone, zu der dieses Feld gehört.
FA-LOSS-09 = Sind weniger Stücke an Bord, als Totenköpfe abzudecken sind, verlierst du alle, mehr aber nicht.
FA-LOSS-10 = Stücke auf Totenköpfen bleiben bis zum Ende des Zuges dort. Bis dahin lassen sie sich weder laden noch durch eine Rune gewinnen.
FA-LOSS-11 = Kostet dich ein Segeln den letzten Krieger, kommt dein Langschiff ins Winterlager, und im erreichten Hafen kannst du nichts mehr tun.

## Vorhaben

FA-TASK-01 = Für ein Vorhaben muss dein Langschiff in dem Hafen liegen, um den es geht. Heimatländer sind keine Häfen.
FA-TASK-02 = In jedem Hafen darfst du in einem Zug nur ein Vorhaben versuchen, ob es gelingt oder nicht.
FA-TASK-03 = Du darfst im selben Zug in mehreren Häfen je ein Vorhaben versuchen.
FA-TASK-04 = Einen Hafen zu verlassen und zurückzukehren erlaubt dir dort im selben Zug kein zweites Vorhaben.
FA-TASK-05 = Beginnst du deinen Zug in einem Hafen, darfst du dort ein Vorhaben versuchen, bevor du weiterfährst.
FA-TASK-06 = Ein Vorhaben zählt, sobald du es ansagst: Auch ein abgebrochener Überfall oder eine am Ende abgelehnte Siedlung verbraucht den Hafen für diesen Zug.
FA-TASK-07 = Runen, die in einem Hafen etwas ändern, sind keine Vorhaben und zählen nicht als solche.
FA-TASK-08 = Ein Angriff ist ein Überfall oder ein Siedlungsversuch. Runen, die von Angriffen sprechen, gelten für beide.

## Regionen

FA-REGION-01 = Drei Häfen derselben Farbe bilden eine Region.
FA-REGION-02 = Häfen, die zu keiner Region gehören, und die drei großen sind unabhängig. Beim Handeln und Siedeln gelten dort keine Grenzen einer Region, und ihr Wert wird nie vervielfacht.

## Handel

FA-TRADE-01 = Du legst eine Ware von deinem Langschiff in den Hafen und bekommst sofort den aufgedruckten Wert des Hafens.
FA-TRADE-02 = Ist es die gefragte Ware, bekommst du 2 SP mehr.
FA-TRADE-03 = In einem Hafen liegt nur eine Ware. Liegt schon eine dort, kannst du mit diesem Hafen nicht handeln.
FA-TRADE-04 = Zwei Häfen einer Region haben nie die gleiche Ware. Was du verkaufst, muss anders sein als die Waren in den beiden anderen Häfen.
FA-TRADE-05 = Unabhängige Häfen nehmen jede Ware.
FA-TRADE-06 = Ob eine Stadt oder irgendjemandes Siedlung im Hafen ist, spielt für den Handel keine Rolle.
FA-TRADE-07 = Verkaufte Waren bleiben im Hafen und kommen nicht ins Warenlager zurück.
FA-TRADE-08 = Zum Handeln brauchst du nichts als dein Langschiff im Hafen und eine passende Ware an Bord.

## Überfall

FA-RAID-01 = Überfallen kannst du nur einen Hafen mit einer Stadt, ob klein oder groß.
FA-RAID-02 = Du musst den Wert des Hafens übertreffen. Er ist um eins niedriger, wenn dort eine Ware liegt, egal, wessen.
FA-RAID-03 = Du wirfst einen Würfel. Der Wurf gelingt nur, wenn er höher ist als der Wert; ist er gleich hoch oder niedriger, misslingt er.
FA-RAID-04 = Gelingt dein Wurf bei einem Überfall, nimmst du die Stadt und bekommst den Wert ihres Schatzes. Behalte die Stadt für die Blutige Axt. Der Überfall ist vorbei.
FA-RAID-05 = Misslingt dein Wurf bei einem Überfall, kommt ein Krieger von deinem Langschiff in deine Reserve.
FA-RAID-06 = Hast du nach einem misslungenen Wurf noch Krieger an Bord, darfst du noch einmal würfeln, bei einem Überfall höchstens dreimal.
FA-RAID-07 = Nach dem ersten oder zweiten misslungenen Wurf darfst du den Überfall abbrechen.
FA-RAID-08 = Verlierst du deinen letzten Krieger, ist der Überfall vorbei und dein Zug auch.
FA-RAID-09 = Du darfst würfeln, solange du Krieger hast. Mit einem Krieger an Bord hast du einen Wurf.
FA-RAID-10 = Ein dritter misslungener Wurf beendet den Überfall.
FA-RAID-11 = Ist die Stadt weg, können der Hafen und seine Region zum Siedeln offen sein. Im Zug deines Überfalls kannst du dort aber nicht siedeln.
FA-RAID-12 = Eine Ware im Hafen bleibt auch nach einem Überfall dort.

## Siedeln

FA-SETTLE-01 = Siedeln kannst du nur in einem Hafen ohne Stadt, und nur, wenn kein Hafen seiner Region eine Stadt hat.
FA-SETTLE-02 = In einem unabhängigen oder großen Hafen zählt nur dessen eigene Stadt.
FA-SETTLE-03 = Du wählst, wie viele Würfel du zusammen wirfst: mindestens einen, höchstens drei und nicht mehr, als du Krieger an Bord hast.
FA-SETTLE-04 = Jeder Würfel wird mit dem Wert des Hafens verglichen, der um eins niedriger ist, wenn dort eine Ware liegt. Nur ein Würfel, der mehr zeigt als den Wert, ist ein Erfolg.
FA-SETTLE-05 = Nach dem Wurf verlierst du zuerst für jeden Fehlschlag einen Krieger an deine Reserve.
FA-SETTLE-06 = Ist mindestens ein Erfolg dabei, bleibt nach diesen Verlusten ein Krieger von deinem Langschiff als deine Siedlung im Hafen. Auch mehrere Erfolge ergeben nur eine Siedlung.
FA-SETTLE-07 = Bliebe dein Langschiff durch eine Siedlung ohne Mannschaft, darfst du sie ablehnen. Dann wird der Hafen nicht besiedelt.
FA-SETTLE-08 = Eine Siedlung ablehnen kannst du nur, wenn es dein letzter Krieger ist.
FA-SETTLE-09 = Verlierst oder setzt du deinen letzten Krieger, kommt dein Langschiff ins Winterlager. Eine mit dem letzten Krieger gegründete Siedlung bleibt und zählt.
FA-SETTLE-10 = In einem Hafen ist Platz für nur eine Siedlung, und sie bleibt für immer. Langschiffe dürfen in den Hafen, aber eine Siedlung kann niemand angreifen. Nur eine Rune, auf der es steht, kann sie entfernen.
FA-SETTLE-11 = Waren im Hafen, Langschiffe anderswo in der Region und fremde Siedlungen in der Region hindern dich nicht.
FA-SETTLE-12 = Siedlungen bringen erst am Ende der Partie Punkte.
FA-SETTLE-13 = Für jeden Siedlungsversuch gibt es einen Wurf. Misslingt er, kannst du es in diesem Hafen in diesem Zug nicht noch einmal versuchen.

## Runen spielen und abwerfen

FA-RUNE-01 = Du darfst eine Rune in jedem Moment spielen oder abwerfen, den der Tisch erlaubt, aber nicht, während dein Langschiff in einem Heimatland ist. Einen Tag verbraucht das nicht.
FA-RUNE-02 = In einem Heimatland kannst du Runen weder spielen noch abwerfen. So kann niemand ziehen und abwerfen, bis eine gute kommt.
FA-RUNE-03 = Spielen kannst du nur eine Rune, die du hast. Du darfst den Wind drehen, dann wirkt sie, dann kommt sie offen auf den Ablagestapel.
FA-RUNE-04 = Abwerfen kannst du nur eine Rune, die du hast. Du darfst den Wind drehen, und die Rune kommt ohne Wirkung offen auf den Ablagestapel.
FA-RUNE-05 = Du darfst in einem Zug beliebig viele Runen nutzen, jede aber nur zu der Zeit, an dem Ort und gegen das Ziel, die sie nennt.
FA-RUNE-06 = Das Winterlager ist kein Heimatland: Dort darfst du Runen spielen und abwerfen.
FA-RUNE-07 = Auch in den Zügen der anderen darfst du Runen nutzen, in den Momenten, die der Tisch erlaubt.
FA-RUNE-08 = Spielen kannst du eine Rune nur, wenn sie etwas bewirken kann. Sonst kannst du sie immer noch abwerfen, um den Wind zu drehen.
FA-RUNE-09 = „Wandel der Nachfrage“: Die gefragte Ware kommt zurück ins Warenlager, und eine Ware anderer Sorte von dort nimmt ihren Platz ein.
FA-RUNE-10 = „Wandel der Nachfrage“ kann keine Ware wählen, von der nichts im Warenlager ist.
FA-RUNE-11 = Widersprechen sich eine Rune und eine Regel, gilt die Rune. Die Grenzen für Krieger, Waren, Ladeplätze, Runen und Häfen bestehen weiter, sofern die Rune sie nicht nennt.
FA-RUNE-12 = Nichts verschafft dir je eine vierte Rune.
FA-RUNE-13 = Setzt du aus, kannst du Runen weder spielen noch abwerfen und wirst nicht gefragt. Deine Runen behältst du, weiter geheim.

## Runen in anderen Momenten

FA-REACT-01 = Zu Beginn eines Zuges, nachdem ein Schlussrundenmarker gelegt wurde, dürfen die anderen Runen nutzen.
FA-REACT-02 = Erlaubt es der Tisch, dürfen die anderen Runen auch nach jeder Handlung des Spielers nutzen, der am Zug ist: nach einem Laden, der Fahrt in ein Heimatland, einem Ziehen, einem Segeln mit seinen Verlusten, einem ganzen Vorhaben mit seinen Sagas oder einer ganzen Rune.
FA-REACT-03 = Ist ein Angriff mit Hafen und Zahl der Würfel angesagt, dürfen Runen gespielt werden, bevor gewürfelt wird. Bei einem Überfall geschieht das einmal, vor dem ersten Wurf.
FA-REACT-04 = Nach jedem Wurf eines Angriffs dürfen Runen gespielt werden, bevor Krieger verloren gehen oder der Erfolg zählt.
FA-REACT-05 = Ist eine Rune gespielt und der Wind gedreht, dürfen Runen gespielt werden, die sie abwehren, bevor sie wirkt.
FA-REACT-06 = Kostet dich das Wetter Stücke, darfst nur du eine Rune spielen, die diesen Moment nennt.
FA-REACT-07 = Nach einem Handel darf nur, wer gehandelt hat, eine Rune spielen, die diesen Moment nennt, oder auch mehrere nacheinander. Sagas, die der Handel erfüllt hat, werden vorher genommen und ersetzt.
FA-REACT-08 = Zu Beginn eines Zuges und zwischen den Handlungen dürfen die anderen Runen spielen, die in jeden Moment passen, und beliebige abwerfen. Alle anderen Momente erlauben nur Runen, die sie nennen, und kein Abwerfen.
FA-REACT-09 = Gefragt wird im Uhrzeigersinn, beginnend mit dem Spieler am Zug. Zu Beginn des Zuges und zwischen den Handlungen wird er selbst nicht gefragt, sondern macht danach einfach weiter. Wer gefragt ist, darf eine Rune nutzen oder passen. Nach einer Rune beginnt die Reihe von vorn; haben alle nacheinander gepasst, geht das Spiel weiter.
FA-REACT-10 = Nicht gefragt wird, wer keine Rune hat, wessen Langschiff in einem Heimatland ist oder wer aussetzt. Alle anderen werden gefragt, sobald sie nach allem, was offen liegt, eine passende Rune haben könnten, auch wenn ihnen nur das Passen bleibt. Zur eigenen Rune wird niemand gefragt.
FA-REACT-11 = Sagst du das Ende deines Zuges an, ist er vorbei. Die anderen dürfen zu Beginn des nächsten Zuges Runen nutzen.
FA-REACT-12 = Eine Rune, die eine andere abwehrt, kann selbst abgewehrt werden. Die letzte Rune wirkt zuerst.
FA-REACT-13 = Du kannst dem Tisch sagen, dass er dich nicht fragen soll. Keine Antwort heißt, dass du passt.
FA-REACT-14 = Wer gefragt wird, verrät nie, wer eine passende Rune hat: Für die anderen sieht eine Frage immer gleich aus, welche Runen auch auf der Hand sind.
FA-REACT-15 = Eine als Antwort gespielte Rune darf wie üblich den Wind drehen. Für die laufenden Verluste oder den laufenden Wurf gelten aber die Zahlen, mit denen sie begannen.
FA-REACT-16 = Der Tisch wählt, wann Runen außerhalb des eigenen Zuges erlaubt sind: zu Beginn jedes Zuges und als Antwort auf Angriffe und Runen; zusätzlich nach jeder Handlung; oder nur als Antwort auf Angriffe und Runen.
FA-REACT-17 = In deinem eigenen Zug gehört das Nutzen einer Rune zu dem, was du tun darfst, wann immer du wählst, was als Nächstes kommt.
FA-REACT-18 = Das Ziel einer Rune wird gewählt, wenn sie wirkt. Eine abgewehrte Rune braucht keine weiteren Antworten. Nach einem neuen Wurf geht dieselbe Frage noch einmal herum.
FA-REACT-19 = „Bis zu“ heißt mindestens eins. „Schildwall“ setzt einen Fehlschlag voraus und gilt für die Würfel, wie sie am Ende liegen. „Böses Omen“ kann jeden treffen, der eine Rune hat. Was die Seeschlange nimmt, kommt sofort ins Warenlager und in die Reserve zurück. Ist ein Langschiff ins Winterlager gekommen, wird niemand mehr gefragt.

## Überwintern

FA-WINTER-01 = Jederzeit in deinem Zug, wo dein Langschiff auch ist und wie viele Tage du auch genutzt hast, darfst du es ins Winterlager setzen. Du gibst alle Waren und alle Krieger bis auf einen ab, und dein Zug ist vorbei.
FA-WINTER-02 = Deinen nächsten Zug beginnst du im Winterlager mit diesem einen Krieger an Bord.
FA-WINTER-03 = Mitten in einem Angriff, bei Verlusten oder solange eine andere Frage offen ist, kannst du nicht überwintern. Bring das erst zu Ende.
FA-WINTER-04 = Solange du im Winterlager bist, kannst du nicht überwintern.
FA-WINTER-05 = Auch aus einem Heimatland darfst du überwintern, sogar in dem Zug, in dem du aus dem Winterlager kamst.
FA-WINTER-06 = Im Winterlager haben beliebig viele Langschiffe Platz, und niemand kann davon ferngehalten werden.

## Schiffe ohne Mannschaft

FA-CREW-01 = Ein Langschiff, das seinen letzten Krieger verliert, gleich aus welchem Grund, gibt seine Waren ab und kommt sofort ins Winterlager. Bist du am Zug, ist dein Zug vorbei. Deinen nächsten Zug beginnst du dort mit leerem Schiff.
FA-CREW-02 = Verliert ein Langschiff seinen letzten Krieger im Zug eines anderen, geht dieser Zug weiter.
FA-CREW-03 = Abgegebene Waren kommen ins Warenlager zurück, abgegebene Krieger in die Reserve ihres Besitzers. Nichts verlässt das Spiel.
FA-CREW-04 = Was du vor dem Verlust deiner Mannschaft gewonnen hast, behältst du: Punkte, Sagas, Städte und Siedlungen.
FA-CREW-05 = Sind alle deine 15 Krieger Siedlungen, setzt du für den Rest der Partie aus und nimmst an der Schlusswertung teil.
FA-CREW-06 = Sind alle Krieger aller Spieler Siedlungen, endet die Partie sofort.
FA-CREW-07 = Gibt dir eine Rune eine Siedlung zurück, setzt du nicht mehr aus: Du wirst sofort wieder gefragt und machst deinen nächsten Zug.
FA-CREW-08 = Setzt du aus, behältst du deinen Platz in der Reihenfolge. Wenn dein Zug beginnen würde, legst du trotzdem einen Schlussrundenmarker, falls du welche hast.

## Sagas

FA-SAGA-01 = Normalerweise liegen drei Sagas offen. Eine Saga hat eine Ära, ein Heimatland, eine Art, Häfen, die sie nennt, und manchmal Bonuspunkte.
FA-SAGA-02 = Eine Handelssaga ist erfüllt, wenn in jedem Hafen, den sie nennt, eine Ware liegt.
FA-SAGA-03 = Eine Überfallsaga ist erfüllt, wenn in jedem Hafen, den sie nennt, die Stadt verschwunden ist.
FA-SAGA-04 = Eine Siedlungssaga ist erfüllt, wenn in jedem Hafen, den sie nennt, eine Siedlung steht, egal, wessen.
FA-SAGA-05 = Wer im eigenen Zug die letzte Bedingung erfüllt, bekommt die Saga und ihre Bonuspunkte. Wer nur mitgeholfen hat, bekommt nichts.
FA-SAGA-06 = Du bekommst die Saga sofort und automatisch, auch wenn dieselbe Handlung dein Langschiff ins Winterlager schickt.
FA-SAGA-07 = Wird eine Saga auf andere Weise durch eine Rune erfüllt, bekommt sie der Spieler, der am Zug ist.
FA-SAGA-08 = Eine genommene Saga wird vom Stapel ersetzt.
FA-SAGA-09 = Ist eine aufgedeckte Saga schon erfüllt, wird sie abgelegt und die nächste aufgedeckt. Ist sie nur teilweise erfüllt, bleibt sie.
FA-SAGA-10 = Sagas werden aufgedeckt, bis eine bleibt oder der Stapel leer ist. Eine abgelegte Saga und ihre Bonuspunkte bekommt niemand.
FA-SAGA-11 = Erfüllt eine einzige Handlung mehrere Sagas, bekommst du alle mitsamt ihren Bonuspunkten. Dann werden sie eine nach der anderen ersetzt.
FA-SAGA-12 = Wird eine Bedingung rückgängig gemacht, gilt die Saga wieder als unerfüllt. Eine Saga, die jemand genommen hat, wird nie zurückgegeben.
FA-SAGA-13 = Die Sagas, die du genommen hast, liegen offen für die Schlusswertung.
FA-SAGA-14 = Eine Handelssaga kann mehrere Häfen einer Region nennen. Sie brauchen verschiedene Waren, und mit drei Sorten ist das immer möglich.

## Ären

FA-ERA-01 = Die Partie beginnt in der Ersten Ära, in der Langschiffe 5 Ladeplätze haben.
FA-ERA-02 = Kommt die erste Saga der Zweiten Ära auf ein Saga-Feld, beginnt die Zweite Ära mit 6 Ladeplätzen. Mit der ersten Saga der Dritten Ära beginnt die Dritte, mit 7 Ladeplätzen.
FA-ERA-03 = Eine Ära kehrt nie zurück.
FA-ERA-04 = Eine Saga, die gleich nach dem Aufdecken abgelegt wird, leitet keine Ära ein.
FA-ERA-05 = Eine neue Ära beginnt für alle Spieler zugleich.

## Ende des Zuges

FA-END-01 = Dein Zug endet, wenn du deinen letzten Krieger verlierst, wenn du überwinterst oder wenn du es sagst.
FA-END-02 = Beendest du deinen Zug, indem du es sagst, bleibt dein Langschiff, wo es ist.
FA-END-03 = Am Ende deines Zuges werden die Stücke auf den Totenköpfen abgegeben, und beide Schieber gehen zurück auf 0. Dann ist der nächste Spieler am Zug.
FA-END-04 = Totenköpfe und Schieber werden zurückgesetzt, ganz gleich, wie der Zug endete.
FA-END-05 = Was nur für diesen Zug galt, gilt dann nicht mehr: versuchte Vorhaben, zusätzliche Tage und abgedeckte Totenköpfe.

## Schlussrunden und Spielende

FA-FINAL-01 = Verlässt die letzte Saga den Stapel, kommen die drei Schlussrundenmarker zum Vorschein. Wer am Zug ist, nimmt sie.
FA-FINAL-02 = Die Schlussrundenmarker kommen auch dann zum Vorschein, wenn die letzte Saga des Stapels gleich abgelegt wird.
FA-FINAL-03 = Hast du die Schlussrundenmarker, legst du von da an zu Beginn jedes deiner Züge einen.
FA-FINAL-04 = Ist der dritte Schlussrundenmarker gelegt, endet die Partie am Ende dieses Zuges.
FA-FINAL-05 = Nach dem Zug, in dem die Schlussrundenmarker genommen wurden, haben alle noch drei Züge.
FA-FINAL-06 = Ist der Stapel leer, bleiben Saga-Felder leer. Sind alle drei leer, endet die Partie sofort, mitten im Zug.
FA-FINAL-07 = Setzt der Besitzer der Schlussrundenmarker aus, wird trotzdem jedes Mal einer gelegt, wenn sein Zug beginnen würde. Der dritte beendet dann die Partie.
FA-FINAL-08 = In dem Zug, in dem die Schlussrundenmarker genommen wurden, wird keiner gelegt.
FA-FINAL-09 = Haben alle Spieler 15 Siedlungen, endet die Partie sofort.
FA-FINAL-10 = Ein anderes Ende gibt es nicht, es sei denn, der Tisch begrenzt die Zahl der Runden. Nach der letzten vollen Runde wird die Partie dann abgebrochen und gewertet.

## Schlusswertung

FA-SCORE-01 = Blutige Axt, Siedlungen und Saga-Sätze werden in dieser Reihenfolge gewertet und zu deinen Punkten gezählt.
FA-SCORE-02 = Blutige Axt: Wer die meisten Städte hat, bekommt für jede 3 SP. Bei Gleichstand bekommen es alle Beteiligten. Hat niemand eine Stadt, bekommt es niemand.
FA-SCORE-03 = Jede Siedlung bringt den aufgedruckten Wert ihres Hafens, doppelt, wenn zwei Häfen der Region besiedelt sind, dreifach, wenn es alle drei sind, egal, von wem. Eine Ware im Hafen spielt keine Rolle.
FA-SCORE-04 = Siedlungen in unabhängigen und großen Häfen bringen den einfachen Wert.
FA-SCORE-05 = Saga-Sätze werden für jedes Heimatland gewertet: Wer die meisten seiner Sagas hat, bekommt für jede 10 SP, der Zweite für jede 5 SP.
FA-SCORE-06 = Haben mehrere die meisten, bekommen sie alle 10 SP für jede, und es gibt keinen Zweiten. Teilen sich mehrere den zweiten Platz, bekommen sie alle 5 SP für jede.
FA-SCORE-07 = Ohne Saga eines Heimatlands bekommst du für dieses nichts. Hat nur ein Spieler welche, gibt es keinen Zweiten.
FA-SCORE-08 = Übrige Runen und Ladung bringen nichts.

## Sieg

FA-WIN-01 = Ist die Partie vorbei, gewinnt, wer die meisten SP hat.
FA-WIN-02 = Haben mehrere die meisten, teilen sie sich den Sieg.
