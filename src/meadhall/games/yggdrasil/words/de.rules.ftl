### Yggdrasil Chronicles: jede Regel in den Worten des Tisches, eine Nachricht je Regelnummer.

## Kapitel

chapter-map = Der Baum
chapter-setup = Aufbau
chapter-duo = Zu zweit
chapter-solo = Allein
chapter-sup = Unterstützungsgötter
chapter-end = Sieg und Niederlage
chapter-round = Runden und Züge
chapter-reveal = Das Rad der Feinde
chapter-info = Wer was weiß und entscheidet
chapter-dev = Verwüstete Welten
chapter-enemy = Die sechs Feinde
chapter-jotun = Jötunen
chapter-move = Bewegen
chapter-fight = Kämpfe
chapter-act = Aktionen
chapter-rune = Runensteine
chapter-risk = Gefahren und der Rettungswurf
chapter-art = Artefakte
chapter-crea = Kreaturen
chapter-god = Die Götter
chapter-rel = Beziehungen
chapter-camp = Die Kampagne
chapter-book = Das Buch der Sagas
chapter-dec = Entscheidungen

## Der Baum

YG-MAP-01 = Der Baum trägt neun Welten auf drei Ebenen zu je dreien. Die mittlere Ebene dreht sich, die obere und die untere nie.
YG-MAP-02 = Die mittlere Ebene hat genau drei Stellungen; in jeder bilden die Welten der drei Ebenen drei Spalten.
YG-MAP-03 = Asgard steht über Jötunheim, Alfheim über Muspellsheim, Vanaheim über Niflheim. Zu Beginn liegt Midgard zwischen Asgard und Jötunheim.
YG-MAP-04 = „Direkt darüber“ und „direkt darunter“ beziehen sich immer auf dieselbe Spalte, so wie der Baum in diesem Augenblick steht: Über einer unteren Welt ist es die mittlere Welt, die gerade über ihr liegt, über einer mittleren die obere, die gerade über ihr liegt.
YG-MAP-05 = Ein Schritt dreht die mittlere Ebene im Uhrzeigersinn um eine Stellung weiter.
YG-MAP-06 = Was in einer mittleren Welt steht, dreht sich mit. Das Drehen ändert nur, was darüber und darunter liegt, aber nie, wer in derselben Welt steht; es verwüstet also nichts.
YG-MAP-07 = Der Kerker liegt neben Asgard, gehört aber nicht dazu. Er ist keine Welt, wird nie verwüstet und fasst beliebig viele Feinde.
YG-MAP-08 = Kein Gott kommt in den Kerker, und niemand darin kann bekämpft werden. Ein Feind im Kerker ist nicht in Asgard.
YG-MAP-09 = Die Inseln sind eine Leiste in Midgard nur für Iormungand. Götter in Midgard stehen auf keiner Insel.

## Aufbau

YG-SETUP-01 = Ein bis fünf Spieler spielen je einen der sieben Götter, jeder einen anderen: Freyia, Freyr, Frigg, Heimdall, Odin, Thor oder Tyr.
YG-SETUP-02 = Acht Feuerriesen stehen in der Reserve von Muspellsheim, und Surts Skala ist leer, seine Macht also 1.
YG-SETUP-03 = Sieben Jötunenfiguren bedecken Lokis Skala, seine Macht ist also 1.
YG-SETUP-04 = Acht Helden und acht Namenlose stehen in ihren Reserven in Midgard. Walhalla und Hels Skala sind leer, ihre Macht ist also 1.
YG-SETUP-05 = Alfheim bekommt Alben und Vanaheim ebenso viele Wanenwürfel: je 6, 7, 9, 11 oder 13 bei einem bis fünf Spielern.
YG-SETUP-06 = Alle sieben Marker für verwüstete Welten bilden anfangs die Kerkermauer, Fenrirs Macht ist also 1.
YG-SETUP-07 = Der weiße, der grüne und der rote Runenstein liegen in Jötunheim.
YG-SETUP-08 = Die Artefakte jeder der drei Stufen liegen gemischt als offener Stapel zu sechs in Nidavellir. Nur die oberste Karte eines Stapels ist zu sehen.
YG-SETUP-09 = Achtzehn Kreaturen liegen gemischt und verdeckt in Svartalfheim, achtzehn Jötunen in Jötunheim.
YG-SETUP-10 = Surt beginnt in Muspellsheim, Hel in Niflheim, Iormungand auf der ersten Insel von Midgard, Fenrir im Kerker, Loki in Vanaheim, Nidhögg auf dem ersten Feld seiner Seite.
YG-SETUP-11 = Die einfache Partie wird auf Seite 2 des Buches gespielt, die schwierige auf Seite 3.
YG-SETUP-12 = Jeder Gott, auch ein Unterstützungsgott, beginnt in Asgard.
YG-SETUP-13 = Jeder Spieler hat einen Götterwürfel und die sechs Feindkarten des eigenen Gottes, verdeckt gemischt als Feindstapel.
YG-SETUP-14 = Der Gott eines Spielers beginnt mit 9, 8, 7, 6 oder 5 Lebenspunkten bei einem bis fünf Spielern. Mehr kann er nie haben.
YG-SETUP-15 = Nicht verteilte Lebenspunkte sind aus dem Spiel. Der Vorrat ist anfangs leer und enthält nur, was Götter verloren haben.
YG-SETUP-16 = In der einfachen Partie haben die Götter weder Kräfte noch Fähigkeiten, in der schwierigen haben sie beides.
YG-SETUP-17 = Was ein Gott zu Beginn besitzt, kommt aus den Reserven, nachdem diese gefüllt sind. Reicht eine Reserve nicht, einigt sich der Tisch, wer verzichtet.
YG-SETUP-18 = Eine Feindkarte gehört dem Gott, der auf ihrer Vorderseite steht. Alle Rückseiten sehen gleich aus.

## Zu zweit

YG-DUO-01 = Zu zweit steht euch ein nicht gespielter Gott als Unterstützungsgott bei. Er beginnt in Asgard mit 5 Lebenspunkten; mehr kann er nie haben.
YG-DUO-02 = Zu zweit zieht jeder drei zufällige der sechs Karten des Unterstützungsgottes und mischt sie in den eigenen Stapel. Ein Stapel kann dann einen Feind zweimal enthalten.
YG-DUO-03 = War eine Karte des Unterstützungsgottes an einer Aktivierung beteiligt, kommt sie unter den Stapel des Spielers, dem die andere Karte nicht gehört. Die andere kehrt zu ihrem Besitzer zurück.
YG-DUO-04 = Besitzer ist der Gott, der auf der Karte steht, nicht der Spieler, der sie aufgedeckt hat.

## Allein

YG-SOLO-01 = Wer allein spielt, wählt zwei Unterstützungsgötter. Sie beginnen in Asgard mit je 5 Lebenspunkten.
YG-SOLO-02 = Wer allein spielt, mischt die Karten aller drei Götter zu einem Stapel von achtzehn.
YG-SOLO-03 = Im Solospiel bleiben nach einer Aktivierung beide Karten offen liegen.
YG-SOLO-04 = Im Solospiel aktiviert die dritte offene Karte eines Feindes nichts: Sie bleibt liegen, und die beiden anderen kommen unter den Stapel.
YG-SOLO-05 = Der Spieler wählt, in welcher Reihenfolge die beiden Karten unter den Stapel kommen.
YG-SOLO-06 = Nach dem Aufdecken werden die offenen Karten dieses Feindes gezählt: Bei einer geschieht nichts, zwei aktivieren ihn, und im Solospiel schickt eine dritte die beiden anderen fort.

## Unterstützungsgötter

YG-SUP-01 = Wird die Karte eines Unterstützungsgottes aufgedeckt, ändert das nichts daran, wer am Zug ist. Der eigene Gott des Spielers handelt und ist der aktive Gott für Hel, Fenrir und Loki.
YG-SUP-02 = Gehört die Karte, die einen Feind aktiviert hat, einem Unterstützungsgott, darf der Spieler diesen Gott nach den üblichen Regeln einmal bewegen.
YG-SUP-03 = Die Bewegung des Unterstützungsgottes kommt nach der Aktivierung und vor der Bewegung des eigenen Gottes. Beendet Fenrir den Zug, entfällt auch sie.
YG-SUP-04 = Unterstützungsgötter sind Götter: Sie zählen als Gesellschaft, dürfen bewegt und geheilt werden und Lebenspunkte erhalten.
YG-SUP-05 = Unterstützungsgötter haben keinen Zug, keinen Stapel, keine Reserve und keine Artefakte, Kräfte oder Fähigkeiten. Würfeln sie, sind nur e und f ein Erfolg.
YG-SUP-06 = Verliert ein Unterstützungsgott den letzten Lebenspunkt, haben alle verloren.
YG-SUP-07 = Was ein Unterstützungsgott tut, entscheidet der aktive Spieler.

## Sieg und Niederlage

YG-END-01 = Alle Spieler gewinnen gemeinsam oder verlieren gemeinsam.
YG-END-02 = Ihr gewinnt sofort, wenn Nidhögg den Baum seiner Seite erreicht.
YG-END-03 = Ihr verliert sofort, wenn irgendein Gott, auch ein Unterstützungsgott, den letzten Lebenspunkt verliert.
YG-END-04 = Ihr verliert sofort, wenn die Wirkung eines aktivierten Feindes nicht ausgeführt werden kann.
YG-END-05 = In einer Saga verliert ihr auch, wenn Nidhögg den toten Baum erreicht oder eine Anweisung des Buches nicht befolgt werden kann.
YG-END-06 = Die erste erfüllte Bedingung beendet die Partie, und nichts weiter wird ausgeführt. In einem Kampf oder einer gefährlichen Aktion gehen Lebenspunkte verloren, bevor die Wirkung eintritt.
YG-END-07 = Wird eine Welt verwüstet und ist kein Marker mehr in der Mauer, verliert ihr.

## Runden und Züge

YG-ROUND-01 = Zu Beginn einer Runde legen alle Spieler die oberste Karte ihres Stapels ungesehen und verdeckt auf das Rad.
YG-ROUND-02 = Liegen die Karten, einigt sich der Tisch darauf, in welcher Reihenfolge die Züge dieser Runde gespielt werden.
YG-ROUND-03 = Was der Tisch bestätigt hat, gilt: Die Reihenfolge steht für die Runde fest. Ihr legt sie fest mit allem vor Augen, was offen liegt und was ihr euch gemerkt habt, aber ohne die verdeckten Karten zu kennen.
YG-ROUND-04 = Ein Zug hat drei Schritte: 1. aufdecken (Pflicht), 2. bewegen (freiwillig), 3. handeln oder kämpfen (freiwillig).
YG-ROUND-05 = Die Runde endet, wenn jeder Spieler einen Zug hatte. Offene Karten bleiben auf dem Rad.
YG-ROUND-06 = Wessen Stapel leer ist, der legt keine Karte und überspringt Schritt 1.
YG-ROUND-07 = Im Solospiel gibt es keine Reihenfolge zu vereinbaren.
YG-ROUND-08 = Eine fehlende Einigung hält das Spiel nicht auf: Was jemand vorschlägt, geschieht, sobald die Zeit für einen Einwand verstrichen ist.

## Das Rad der Feinde

YG-REVEAL-01 = In Schritt 1 deckst du die Karte auf, die du gelegt hast.
YG-REVEAL-02 = Liegt keine andere Karte dieses Feindes offen, kommt sie an ihren Platz auf dem Rad, und sonst geschieht nichts.
YG-REVEAL-03 = Liegt eine andere Karte dieses Feindes offen, wird er sofort aktiviert.
YG-REVEAL-04 = Nach einer Aktivierung kommen beide Karten ungemischt unter die Stapel ihrer Besitzer.
YG-REVEAL-05 = Die Karten kommen zurück, sobald die Wirkung ganz ausgeführt ist, also vor Schritt 2.
YG-REVEAL-06 = Stapel werden nie gemischt, außer durch Fenrir. Sich zu merken, wo eine Karte liegt, gehört zum Spiel.

## Wer was weiß und entscheidet

YG-INFO-01 = Offen für alle sind Orte, Skalen, Reserven, Lebenspunkte, offene Feindkarten mit ihren Besitzern, abgelegte Karten, die obersten Artefakte und die Größe der Stapel.
YG-INFO-02 = Verborgen für alle sind verdeckte Karten auf dem Rad, die Reihenfolge aller Stapel und die Artefakte unter den obersten.
YG-INFO-03 = Was der Tisch sich von einem Stapel merken kann, ist bekannt: Zurückgelegte Karten liegen unten, Skuld zeigt die obersten zwei, durch Ziehen rückt der Rest auf. Mischt Fenrir, bleibt nur der Inhalt bekannt.
YG-INFO-04 = Ihr dürft frei reden, und was ein Spieler sieht, sehen alle.
YG-INFO-05 = Der aktive Spieler entscheidet in seinem Zug alles, außer dem, was dem ganzen Tisch oder dem Spieler eines anderen Gottes zusteht: die Reihenfolge der Züge, Skuld, Tausch, Sleipnirs Ritte, Hilfe und Beziehungen.
YG-INFO-06 = Zu zweit weiß niemand, welche Karten des Unterstützungsgottes in welchem Stapel liegen, bis sie zu sehen waren.

## Verwüstete Welten

YG-DEV-01 = Sobald zwei Feinde in einer Welt sind, ist sie verwüstet, was auch immer sie dorthin gebracht hat.
YG-DEV-02 = Eine verwüstete Welt bekommt den ersten Marker, der noch in der Mauer steht. Der Marker einer geheilten Welt füllt die Lücke mit dem höchsten Wert.
YG-DEV-03 = Fenrirs Macht ist die Zahl der verwüsteten Welten plus eins.
YG-DEV-04 = Die Verwüstung dauert an, bis die Welt geheilt wird, ganz gleich, wie viele Feinde noch dort sind.
YG-DEV-05 = Die Aktion einer verwüsteten Welt steht niemandem offen; dort kann nur geheilt werden. Kämpfe und Bewegungen sind nicht betroffen.
YG-DEV-06 = Eine verwüstete Welt bekommt keinen zweiten Marker.
YG-DEV-07 = Iormungand verlässt Midgard nie; jeder andere Feind, der es betritt, verwüstet es also.
YG-DEV-08 = Eine Welt zu heilen, in der noch zwei Feinde sind, ist erlaubt, aber sinnlos: Sie ist sofort wieder verwüstet.
YG-DEV-09 = Jötunen zählen für die Verwüstung nicht als Feinde.

## Die sechs Feinde

YG-ENEMY-01 = Ein aktivierter Feind führt seine Schritte der Reihe nach aus, und jeder davon kann eure Niederlage bedeuten.
YG-ENEMY-SURT-01 = Wird Surt aktiviert, zieht er zuerst in die Welt direkt darüber. Ist er auf der oberen Ebene, verliert ihr.
YG-ENEMY-SURT-02 = Ist Surt gezogen, dreht sich die mittlere Ebene um einen Schritt.
YG-ENEMY-SURT-03 = Zuletzt kommen zwei Feuerriesen auf Surts Skala. Sind weniger in der Reserve, verliert ihr.
YG-ENEMY-HEL-01 = Wird Hel aktiviert, zieht sie zuerst in die Welt direkt darüber. Ist sie auf der oberen Ebene, verliert ihr.
YG-ENEMY-HEL-02 = Ist Hel gezogen, dreht sich die mittlere Ebene um einen Schritt.
YG-ENEMY-HEL-03 = Zuletzt verliert der aktive Gott durch Hel einen Lebenspunkt; nichts kann das abwenden.
YG-ENEMY-LOKI-01 = Wird Loki aktiviert, zieht er zuerst in die Welt des aktiven Gottes, von überall, auch aus dem Kerker.
YG-ENEMY-LOKI-02 = Ist Loki schon in der Welt des aktiven Gottes, bleibt er dort; dadurch verliert ihr nicht.
YG-ENEMY-LOKI-03 = Ist Loki gezogen, dreht sich die mittlere Ebene um einen Schritt.
YG-ENEMY-LOKI-04 = Zuletzt aktiviert Loki einen Jötunn. Steht keine Figur mehr auf seiner Skala, verliert ihr.
YG-ENEMY-IOR-01 = Wird Iormungand aktiviert, zieht er eine Insel weiter nach rechts. Gibt es keine mehr, verliert ihr.
YG-ENEMY-IOR-02 = So viele Namenlose, wie Iormungands neue Insel zeigt, kommen aus Midgard auf Hels Skala. Sind es zu wenige, verliert ihr.
YG-ENEMY-FEN-01 = Wird Fenrir im Kerker aktiviert, zieht er nach Asgard.
YG-ENEMY-FEN-02 = Ist Fenrir schon außerhalb des Kerkers, wenn er aktiviert wird, bleibt er in Asgard, und der aktive Gott verliert sofort drei Lebenspunkte.
YG-ENEMY-FEN-03 = Nach Fenrirs Aktivierung endet der Zug des aktiven Gottes: keine Bewegung, keine Aktion, kein Kampf.
YG-ENEMY-FEN-04 = Die eben aufgedeckte Fenrirkarte wird in den Stapel des aktiven Spielers gemischt; die andere kommt wie üblich unter den ihres Besitzers. Offene Karten werden nicht eingemischt.
YG-ENEMY-FEN-05 = Eingemischt heißt: Der ganze Stapel wird gemischt, und niemand kennt mehr einen Platz darin.
YG-ENEMY-FEN-06 = Zu zweit bestimmt die Regel für Karten des Unterstützungsgottes, in wessen Stapel die Karte kommt, und Fenrir, auf welche Weise: Sie wird eingemischt.
YG-ENEMY-FEN-07 = Im Solospiel bleiben beide Fenrirkarten offen liegen; kommt die dritte, geht die ältere unter den Stapel, und die, die ihn zuletzt aktiviert hat, wird eingemischt.
YG-ENEMY-FEN-08 = Fenrirs Biss kommt, bevor der Zug endet, und kann die Partie beenden.
YG-ENEMY-NID-01 = Wird Nidhögg aktiviert, rückt er ein Feld nach rechts. Nichts dreht sich, und auf dem Plan bewegt sich niemand.
YG-ENEMY-NID-02 = Erreicht Nidhögg den Baum, habt ihr gewonnen.
YG-ENEMY-NID-03 = Nidhögg ist in keiner Welt: Er kann nicht bekämpft werden und zählt weder für die Verwüstung noch als Nachteil.

## Jötunen

YG-JOTUN-01 = Um einen Jötunn zu aktivieren, zieht eine Karte, nehmt die Figur von der niedrigsten bedeckten Zahl auf Lokis Skala und stellt sie auf, wie die Karte es sagt.
YG-JOTUN-02 = Lokis Macht ist die Zahl der aktiven Jötunen plus eins. Die Figur eines besiegten Jötunn bedeckt die Skala wieder.
YG-JOTUN-03 = Die Wirkung eines Jötunn dauert, bis er besiegt ist.
YG-JOTUN-04 = Jeder Jötunn kommt einmal; die Karten werden nicht neu gemischt. Muss ein Jötunn kommen und ist keine Karte mehr da, verliert ihr.
YG-JOTUN-05 = Jötunen sind keine Feinde: Sie bringen weder Nachteil noch Verwüstung, und ein Gott neben ihnen gilt weiter als allein.
YG-JOTUN-06 = Mehrere aktive Jötunen stören einander nicht.
YG-JOTUN-ANGRBODA-01 = Angrboda reitet auf Loki; er kann nicht bekämpft werden, bis sie besiegt ist.
YG-JOTUN-GERDA-01 = Gerda reitet auf Surt; er kann nicht bekämpft werden, bis sie besiegt ist.
YG-JOTUN-HYRROKKIN-01 = Hyrrokkin reitet auf Hel; sie kann nicht bekämpft werden, bis Hyrrokkin besiegt ist.
YG-JOTUN-HYMIR-01 = Hymir reitet auf Iormungand; der kann nicht bekämpft werden, bis Hymir besiegt ist.
YG-JOTUN-VAFTHRUDNIR-01 = Vafthrúdnir reitet auf Fenrir; der kann nicht bekämpft werden, bis Vafthrúdnir besiegt ist.
YG-JOTUN-07 = Um einen Reiter zu bekämpfen, musst du in der Welt des Feindes sein, auf dem er reitet. Ist dieser Feind im Kerker, kann sein Reiter nicht bekämpft werden.
YG-JOTUN-08 = Ein Feind mit Reiter ist sonst wie immer: Er wird aktiviert, zieht, verwüstet und bringt Nachteil.
YG-JOTUN-THJAZI-01 = Thjazi belagert Asgard: Dort ist keine Aktion möglich, bis er besiegt ist.
YG-JOTUN-BAUGI-01 = Baugi belagert Alfheim: Dort ist keine Aktion möglich, bis er besiegt ist.
YG-JOTUN-SKADI-01 = Skadi belagert Vanaheim: Dort ist keine Aktion möglich, bis sie besiegt ist.
YG-JOTUN-GEIRROD-01 = Geirröd belagert Midgard: Dort ist keine Aktion möglich, bis er besiegt ist.
YG-JOTUN-GREIP-01 = Greip belagert Nidavellir: Dort ist keine Aktion möglich, bis sie besiegt ist.
YG-JOTUN-GJALP-01 = Gjalp belagert Svartalfheim: Dort ist keine Aktion möglich, bis sie besiegt ist.
YG-JOTUN-STARKADR-01 = Starkadr belagert Niflheim: Dort ist keine Aktion möglich, bis er besiegt ist.
YG-JOTUN-BELI-01 = Beli belagert Muspellsheim: Dort ist keine Aktion möglich, bis er besiegt ist.
YG-JOTUN-09 = Jötunheim belagert niemand.
YG-JOTUN-10 = Eine Belagerung verhindert die Aktion der Welt auch aus der Ferne, ebenso ihre Heilung durch eine Rune. Sie verhindert weder die Heilung von Asgard aus oder durch Eikthyrnir noch Friggs Kraft.
YG-JOTUN-SUTTUNG-01 = Solange Suttung aktiv ist, darf bei einem Rettungswurf kein Alb eingesetzt werden.
YG-JOTUN-SKYRMIR-01 = Solange Skyrmir aktiv ist, darf gegen Gefahren kein Held eingesetzt werden.
YG-JOTUN-THRYM-01 = Solange Thrym aktiv ist, wirkt kein Artefakt.
YG-JOTUN-HRUNGNIR-01 = Solange Hrungnir aktiv ist, darf bei einem Rettungswurf kein Wanenwürfel eingesetzt werden.
YG-JOTUN-UTGARDLOKI-01 = Solange Utgardloki aktiv ist, darf bei einem Rettungswurf kein Götterwürfel eingesetzt werden.
YG-JOTUN-11 = Ein sperrender Jötunn wirkt auf alle Götter, wo immer sie sind. Er selbst steht in Jötunheim und wird dort bekämpft. Was er sperrt, darf weiterhin gesammelt werden.
YG-JOTUN-12 = Suttung verhindert Freyrs Kraft nicht. Utgardloki verhindert die Hilfe von Waffenbrüdern, Skyrmir Freyias späte Helden, Thrym die Artefakte eines Helfers und Megingjord. Sind Hrungnir und Utgardloki beide aktiv, gibt es keinen Wurf.

## Bewegen

YG-MOVE-01 = Eine Bewegung führt in eine andere Welt deiner Ebene oder deiner Spalte; zur Wahl stehen also vier Welten. Du darfst von unten nach oben springen.
YG-MOVE-02 = Es gilt die Spalte, wie der Baum in diesem Augenblick steht.
YG-MOVE-03 = Feinde, Jötunen, Belagerungen und Verwüstung behindern die Bewegung eines Gottes nie.
YG-MOVE-04 = Die Schiffe, das Horn und die Kräfte von Odin und Heimdall eröffnen für die eine Bewegung weitere Ziele, aber keine zweite Bewegung.
YG-MOVE-05 = Führt eine Wirkung in eine beliebige Welt, darf das auch die jetzige sein (dann bleibt der Gott dort), nie aber der Kerker.

## Kämpfe

YG-FIGHT-01 = Du darfst einen Feind oder Jötunn in deiner eigenen Welt bekämpfen. Sind es mehrere, wählst du.
YG-FIGHT-02 = Du gewinnst immer; der Gegner zieht sich zurück. Dir drohen so viele Gefahren, wie er Macht hat.
YG-FIGHT-03 = Ein Feind mit Reiter kann nicht bekämpft werden.
YG-FIGHT-SURT-01 = Surts Macht ist die Zahl der Riesen auf seiner Skala plus eins. Er zieht sich nach Muspellsheim zurück, die Riesen bleiben.
YG-FIGHT-HEL-01 = Hels Macht ist die Zahl der Namenlosen auf ihrer Skala plus eins. Sie zieht sich nach Niflheim zurück.
YG-FIGHT-LOKI-01 = Lokis Macht ist die Zahl der aktiven Jötunen plus eins. Er zieht sich in den Kerker zurück.
YG-FIGHT-FEN-01 = Fenrirs Macht ist die Zahl der verwüsteten Welten plus eins. Er zieht sich in den Kerker zurück.
YG-FIGHT-IOR-01 = Iormungands Macht ist 3. Er zieht sich um eine Insel zurück, und kein Namenloser bewegt sich.
YG-FIGHT-JOTUN-01 = Die Macht eines Jötunn ist 2. Seine Figur kehrt auf Lokis Skala zurück, und seine Wirkung endet.
YG-FIGHT-04 = Die Macht steht fest, wenn der Kampf angesagt wird. Dann werden Gefahren abgewendet, dann gehen Lebenspunkte verloren, und erst danach zieht sich der Gegner zurück.
YG-FIGHT-05 = Ein Rückzug kann eine Welt verwüsten.
YG-FIGHT-06 = Du darfst auch einen Gegner bekämpfen, der schon dort ist, wohin er sich zurückziehen würde; dann bewegt sich nichts.
YG-FIGHT-07 = Du darfst einen Kampf ansagen, ganz gleich, wie viele Lebenspunkte du hast; der Tisch warnt dich.

## Aktionen

YG-ACT-01 = In Schritt 3 darfst du eine Aktion in deiner Welt ausführen oder kämpfen. Als Aktion zählt die der Welt oder, wenn die Welt verwüstet ist, das Heilen.
YG-ACT-02 = Die Aktion einer Welt ist stärker, wenn dort ein anderer Gott und kein Feind ist (Vorteil), schwächer, wenn dort ein Feind und kein anderer Gott ist (Nachteil), und normal, wenn weder Gott noch Feind oder beide da sind.
YG-ACT-03 = Sind zwei Feinde in einer Welt, ist sie verwüstet und hat keine Aktion.
YG-ACT-04 = Es zählt, wer da ist, wenn die Aktion angesagt wird.
YG-ACT-05 = Eine Aktion, die gar nichts bewirken könnte, darf nicht gewählt werden.
YG-ACT-ASGARD-01 = Asgard, gefährlich: Heile eine beliebige verwüstete Welt. Dir drohen 3 Gefahren, 2 mit Vorteil, 4 mit Nachteil.
YG-ACT-ASGARD-02 = Eine Welt, die von Asgard aus oder durch Eikthyrnir geheilt wurde, ist sofort nutzbar. Asgard selbst kann nie das Ziel sein.
YG-ACT-ALFHEIM-01 = Alfheim: Nimm bis zu 2 Alben, 3 mit Vorteil, 1 mit Nachteil. Bei leerer Reserve ist das nicht möglich.
YG-ACT-VANAHEIM-01 = Vanaheim: Nimm bis zu 2 Wanenwürfel, 3 mit Vorteil, 1 mit Nachteil. Bei leerer Reserve ist das nicht möglich.
YG-ACT-MIDGARD-01 = Midgard: Schicke 2 Helden nach Walhalla, 3 mit Vorteil, 1 mit Nachteil.
YG-ACT-MIDGARD-02 = Da Iormungand immer in Midgard ist, schickt ein Gott, der dort allein ist, einen Helden und einer in Gesellschaft zwei; drei sind es nur mit Valshamr und in Gesellschaft.
YG-ACT-NIDAVELLIR-01 = Nidavellir: Nimm das offene Artefakt der Stufe 1 oder 2, mit Vorteil das einer beliebigen Stufe, mit Nachteil das der Stufe 1. Es gehört dir für den Rest der Partie.
YG-ACT-NIDAVELLIR-02 = Ein leerer Stapel kann nicht gewählt werden; ist kein erlaubter Stapel übrig, gibt es keine Aktion.
YG-ACT-SVART-01 = Svartalfheim: Zieh 2 Kreaturen, 3 mit Vorteil, 1 mit Nachteil. Führe genau eine sofort aus und lege alle ab.
YG-ACT-SVART-02 = Kreaturen werden nicht neu gemischt. Sind zu wenige Karten da, ziehst du, was übrig ist; ist der Stapel leer, gibt es keine Aktion.
YG-ACT-SVART-03 = Du musst eine der gezogenen Kreaturen wählen, auch wenn sie nichts bewirkt.
YG-ACT-JOTUNHEIM-01 = Jötunheim: Wirf den weißen und den grünen Runenstein, alle drei mit Vorteil, nur den weißen mit Nachteil. Jede Seite, die oben liegt, darf genutzt werden.
YG-ACT-NIFLHEIM-01 = Niflheim, gefährlich: Schicke bis zu 3 Namenlose von Hels Skala heim nach Midgard. Dir drohen 2 Gefahren, 1 mit Vorteil, 3 mit Nachteil.
YG-ACT-MUSPELL-01 = Muspellsheim, gefährlich: Verjage bis zu 3 Feuerriesen von Surts Skala zurück in die Reserve. Dir drohen 2 Gefahren, 1 mit Vorteil, 3 mit Nachteil.
YG-ACT-06 = Eine gefährliche Aktion wird mit ihrem Ziel angesagt; dann kommen die Gefahren, danach die Verluste und zuletzt die Wirkung. Wie viele Figuren du entfernst, wählst du nach den Gefahren.
YG-ACT-HEAL-01 = Ist deine eigene Welt verwüstet, kannst du dort den Baum heilen: Du verlierst 2 Lebenspunkte, was nichts abwenden kann, und die Welt ist geheilt.
YG-ACT-HEAL-02 = Die Aktion der geheilten Welt steht ab dem nächsten Zug wieder offen; in diesem Zug kann auch keine weitere Aktion sie nutzen.
YG-ACT-HEAL-03 = Du darfst auch mit 2 oder weniger Lebenspunkten heilen, aber damit ist die Partie verloren.
YG-ACT-HEAL-04 = Wer sonst noch da ist, ändert nichts am Preis des Heilens.
YG-ACT-07 = Nur die neun Weltaktionen kennen Vorteil und Nachteil; beim Kämpfen und Heilen gibt es beides nie.
YG-ACT-08 = „Bis zu“ heißt mindestens eins, sofern das möglich ist.
YG-ACT-09 = Ein Kampf, der niemanden bewegt, bleibt erlaubt.

## Runensteine

YG-RUNE-01 = Die Rune des Drehens: Drehe die mittlere Ebene um 0, 1 oder 2 Schritte.
YG-RUNE-02 = Die Rune der Reise: Bewege einen beliebigen Gott in eine beliebige Welt.
YG-RUNE-03 = Die Rune der Aktion: Führe die Aktion einer beliebigen Welt in normaler Stärke aus der Ferne aus. Eine verwüstete Welt kann nur geheilt werden, zum üblichen Preis.
YG-RUNE-04 = Die Rune des Lebens: Regeneriere einen Lebenspunkt, bis zu deinem Höchststand.
YG-RUNE-05 = Alle Steine werden zusammen geworfen; dann nutzt du sie in beliebiger Reihenfolge, alle, einige oder keinen.
YG-RUNE-06 = Die Rune der Aktion darf einmal Jötunheim wählen: Zwei Steine werden geworfen und genutzt, dann der Rest des ersten Wurfs. Keiner davon darf noch einmal Jötunheim wählen.
YG-RUNE-07 = Eine gefährliche Aktion durch eine Rune hat ihre normalen Gefahren; Ódroerir und Valshamr ändern sie nicht.
YG-RUNE-08 = Die Rune für eine Weltaktion erlaubt auch eine Saga-Aktion in jeder Welt, die nicht belagert ist. Was sie vom Ort verlangt, gilt für die gewählte Welt.
YG-RUNE-09 = Was die Aktion einer Rune bringt, erhält der aktive Gott; was sie kostet, zahlt er.

## Gefahren und der Rettungswurf

YG-RISK-01 = Jede Gefahr, die nicht abgewendet wird, kostet einen Lebenspunkt.
YG-RISK-02 = Helden kommen zuerst, vor dem Wurf: Jeder, der aus Walhalla nach Midgard zurückkehrt, wendet eine Gefahr ab. Jeder Gott darf sie einsetzen.
YG-RISK-03 = Nach den Helden wirfst du deinen Götterwürfel und beliebig viele deiner Wanenwürfel; wie viele, legst du vorher fest.
YG-RISK-04 = Ein e oder f ist ein Erfolg und wendet eine Gefahr ab.
YG-RISK-05 = Andere Seiten als e und f sind zunächst Fehlschläge. In der einfachen Partie macht es keinen Unterschied, ob b, c oder d fällt; in der schwierigen sind einige davon für manche Götter ein Erfolg.
YG-RISK-06 = Nach dem Wurf macht jeder deiner Alben, den du einsetzt, aus einem deiner Fehlschläge einen Erfolg. Eingesetzte Alben kehren nach Alfheim zurück.
YG-RISK-07 = Sind die Gefahren abgehandelt, ist jeder Wanenwürfel verloren, der a oder f zeigt, auch wenn ein Alb ihn gedreht hat.
YG-RISK-08 = Der Götterwürfel geht nie verloren.
YG-RISK-09 = Alben und Wanenwürfel helfen nur dem Gott, dem sie gehören; Helden helfen allen.
YG-RISK-10 = Die Reihenfolge ist: Gefahren zählen; eigene Waffen und Wölfe; Helden; der Wurf mit den Waffenbrüdern; neue Würfe; Alben; die Kräfte von Freyr und Freyia; Verluste; zuletzt werden Würfel und Alben abgegeben.
YG-RISK-11 = Überzählige Erfolge verfallen.
YG-RISK-12 = Ist nichts mehr abzuwenden, gibt es keinen Wurf, und kein Würfel steht auf dem Spiel.
YG-RISK-13 = Lebenspunkte, die du durch Hel, durch Fenrir oder beim Heilen des Baumes verlierst, gelten nicht als Gefahren.
YG-RISK-14 = Helden, Alben und Freyrs Paare dürfen nur eingesetzt werden, solange eine Gefahr übrig ist. Wanenwürfel dürfen in beliebiger Zahl geworfen werden, solange eine übrig ist.

## Artefakte

YG-ART-ANDVARINAUT = Andvarinaut: Nach einem Wurf darfst du beliebige deiner Wanenwürfel einmal neu werfen.
YG-ART-DRAUPNIR = Draupnir: Nach einem Wurf darfst du deinen Götterwürfel einmal neu werfen.
YG-ART-GIALLARHORN = Giallarhorn: Deine Bewegung darf in jede Welt der mittleren Ebene führen.
YG-ART-HRINGHORNI = Hringhorni: Deine Bewegung darf in jede Welt der unteren Ebene führen.
YG-ART-SKIDBLADNIR = Skidbladnir: Deine Bewegung darf in jede Welt der oberen Ebene führen.
YG-ART-MEGINGJORD = Megingjord: Deine Artefakte, die eine Gefahr abwenden, wenden zwei ab.
YG-ART-GLEIPNIR = Gleipnir wendet eine Gefahr ab, wenn du Fenrir bekämpfst.
YG-ART-GUNGNIR = Gungnir wendet eine Gefahr ab, wenn du Hel bekämpfst.
YG-ART-HOFUND = Hofund wendet eine Gefahr ab, wenn du Loki bekämpfst.
YG-ART-JARNGREIPR = Járngreipr wendet eine Gefahr ab, wenn du einen Jötunn bekämpfst.
YG-ART-MIMMING = Mimming wendet eine Gefahr ab, wenn du Surt bekämpfst.
YG-ART-MJOLLNIR = Mjöllnir wendet eine Gefahr ab, wenn du Iormungand bekämpfst.
YG-ART-BRISINGAMEN = Brisingamen: Nach einem Wurf darfst du einen Wanenwürfel behalten, der a oder f zeigt.
YG-ART-GULLINBURSTI = Gullinbursti: In Schritt 3 darfst du handeln und kämpfen, in beliebiger Reihenfolge.
YG-ART-IDUNN = Idunn Eple: Den Baum zu heilen kostet dich einen Lebenspunkt statt zwei.
YG-ART-ODROERIR = Ódroerir: Allein in einer Welt, ohne Feind und anderen Gott, darfst du mit Vorteil handeln.
YG-ART-SVALINN = Svalinn: Nach einem Wurf darfst du einen Alb behalten, den du eingesetzt hast.
YG-ART-VALSHAMR = Valshamr: Wenn du handelst, darfst du einen Feind in deiner Welt übergehen.
YG-ART-01 = Nach einem neuen Wurf zählt die neue Seite, auch für Verluste. Jedes der beiden Artefakte dafür wirkt einmal je Wurf, in beliebiger Reihenfolge.
YG-ART-02 = Mit Gullinbursti geschieht jede Hälfte in der Welt, in der du dann bist.
YG-ART-03 = Valshamr und Ódroerir wirken nicht zusammen: Ist ein Feind da, bist du nicht allein. Auch neben einem Unterstützungsgott bist du nicht allein.
YG-ART-04 = Idunn Eple hilft auch beim Heilen durch eine Rune, nicht bei der Aktion von Asgard.
YG-ART-05 = Svalinn gilt für Alben, die einen Würfel gedreht haben, nicht für die aus Freyrs Paaren.
YG-ART-06 = Waffen wenden ihre Gefahr von selbst ab, auch im Kampf neben Geri und Freki.
YG-ART-07 = Ob ein Artefakt da ist und wirken darf, zählt in dem Moment, in dem es wirken würde. Besiegst du in Schritt 3 Thrym, eröffnet dir Gullinbursti die andere Hälfte; erhältst du Gullinbursti durch Handeln, darfst du noch kämpfen.
YG-ART-08 = Die Aktionshälfte von Gullinbursti darf jede Aktion sein, auch Heilen.

## Kreaturen

YG-CREA-01 = Sagt eine Kreatur nichts anderes, führt der aktive Gott sie aus; er entscheidet und hat den Nutzen.
YG-CREA-STAGS = Dain, Duneyr, Durathor und Dvalin: Regeneriere einen Lebenspunkt.
YG-CREA-EIKTHYRNIR = Eikthyrnir: Heile kostenlos eine beliebige verwüstete Welt.
YG-CREA-GERIFREKI = Geri und Freki: Du darfst in eine beliebige Welt gehen und dort kämpfen; dabei wird eine Gefahr abgewendet.
YG-CREA-GULLFAXI = Gullfaxi: Besiege einen beliebigen aktiven Jötunn, wo immer er ist.
YG-CREA-GULLINKAMBI = Gullinkambi: Schicke einen Helden nach Walhalla.
YG-CREA-GULLTOPP = Gulltopp: Alle Götter dürfen nach Belieben Alben, Wanenwürfel und Artefakte tauschen.
YG-CREA-HEIDRUN = Heidrun: Regeneriere bis zu zwei Lebenspunkte.
YG-CREA-HILDISVINI = Hildisvíni: Nimm bis zu drei Alben.
YG-CREA-HUGINMUNIN = Hugin und Munin: Nimm bis zu zwei Wanenwürfel.
YG-CREA-RATATOSK = Ratatosk: Du darfst in eine beliebige Welt gehen und dort handeln, wenn sie nicht verwüstet ist.
YG-CREA-SAEHRIMNIR = Saehrímnir: Ein Gott deiner Wahl regeneriert einen Lebenspunkt.
YG-CREA-SKULD = Skuld: Die obersten zwei Karten jedes Stapels werden angesehen und in beliebiger, gemeinsam vereinbarter Reihenfolge wieder obenauf gelegt.
YG-CREA-SLEIPNIR = Sleipnir: Jeder Gott darf in eine beliebige Welt gehen.
YG-CREA-TANN = Tanngrisnir und Tanngnjóstr: Verteile zwei Lebenspunkte aus dem Vorrat auf beliebige Götter.
YG-CREA-URD = Urd: Zwei offene Feindkarten kommen unter die Stapel ihrer Besitzer. Zu zweit sagst du, wer die Karte des Unterstützungsgottes bekommt.
YG-CREA-VEDRFOLNIR = Vedrfölnir: Schicke bis zu zwei Helden nach Walhalla.
YG-CREA-VERDANDI = Verdandi: Alle Götter dürfen nach Belieben Lebenspunkte tauschen.
YG-CREA-VIDOFNIR = Vidofnir: Schicke bis zu drei Helden nach Walhalla.
YG-CREA-02 = Kein Gott kann mehr Lebenspunkte haben als zu Beginn.
YG-CREA-03 = Werden Lebenspunkte getauscht, behält jeder Gott mindestens einen. Auch Unterstützungsgötter nehmen teil.
YG-CREA-04 = Hat ein Stapel weniger als zwei Karten, zeigt Skuld, was da ist. Karten auf dem Rad rührt sie nicht an, und was sie zeigt, sehen alle.
YG-CREA-05 = Urd nimmt nur offene Karten, auch die dieses Zuges; sind es weniger als zwei, nimmt sie, was da ist. Zwei Karten desselben Besitzers kommen in der Reihenfolge unter den Stapel, die du wählst.
YG-CREA-06 = Ratatosks Aktion und der Kampf der Wölfe gehören zur Aktion von Svartalfheim und lassen Gullinburstis andere Hälfte offen. Du musst dich nicht vorher bewegen. Eine Belagerung verhindert Ratatosks Aktion; heilen kannst du damit nicht, denn die Welt darf nicht verwüstet sein.
YG-CREA-07 = Mit Ratatosk darfst du die Aktion von Svartalfheim noch einmal ausführen; vorher gezogene Karten kommen nicht zurück.
YG-CREA-08 = Die Lebenspunkte der Böcke gehen an Götter unter ihrem Höchststand; was niemand nehmen kann, bleibt im Vorrat.
YG-CREA-09 = Gulltopp und Verdandi sind freiwillig; der Tisch macht aus, was jeder Gott gibt.

## Die Götter

YG-GOD-01 = Kräfte gelten die ganze Partie und dürfen beliebig oft genutzt werden, die von Frigg einmal je Zug.
YG-GOD-FREYIA-01 = Freyia darf nach dem Wurf Helden einsetzen.
YG-GOD-FREYIA-02 = Für Freyia ist jeder andere Gott eine Zufallsbekanntschaft.
YG-GOD-FREYR-01 = Drohen Freyr Gefahren, wendet er für je zwei heimgeschickte Alben eine ab, was immer der Wurf zeigt.
YG-GOD-FREYR-02 = Freyr beginnt mit zwei Alben.
YG-GOD-FRIGG-01 = Einmal je Zug darf Frigg auf Schritt 3 verzichten, um einen Lebenspunkt zu regenerieren oder einen anderen Gott in ihrer Welt einen regenerieren zu lassen.
YG-GOD-FRIGG-02 = Für Frigg ist ein b auf einem Wanenwürfel ein Erfolg.
YG-GOD-HEIMDALL-01 = Heimdall darf sich von überall nach Midgard bewegen.
YG-GOD-HEIMDALL-02 = Für Heimdall ist ein b auf jedem Würfel ein Erfolg.
YG-GOD-ODIN-01 = Odin darf sich von überall nach Asgard bewegen.
YG-GOD-ODIN-02 = Für Odin ist jeder andere Gott ein Waffenbruder.
YG-GOD-THOR-01 = Jeder Erfolg von Thors Götterwürfel wendet zwei Gefahren ab, auch wenn ein Alb ihn gebracht hat.
YG-GOD-THOR-02 = Thor hat keine Startfähigkeit.
YG-GOD-TYR-01 = Aktiviert Tyr Fenrir, geht sein Zug weiter.
YG-GOD-TYR-02 = Für Tyr ist ein b oder c auf dem Götterwürfel ein Erfolg.
YG-GOD-02 = Tyr erleidet trotzdem den Biss, und seine Fenrirkarte wird trotzdem eingemischt.
YG-GOD-03 = Freyr entscheidet nach dem Wurf. Ein Alb, der einen Würfel gedreht hat, zählt nicht für ein Paar.
YG-GOD-04 = Frigg verzichtet auf den ganzen Schritt 3. Sie darf einem Unterstützungsgott helfen, und niemand steigt über seinen Höchststand.
YG-GOD-05 = Ein Würfel, der durch eine Fähigkeit ein Erfolg ist, braucht keinen Alb. Ein b geht nie verloren.
YG-GOD-06 = Freyia darf Helden vor dem Wurf einsetzen, danach oder beides. Ohne Wurf gibt es keine späten Helden.

## Beziehungen

YG-REL-01 = Eine Beziehung hilft nur dem Gott, der sie hat.
YG-REL-BROTHER-01 = Wenn du wirfst, darf ein Waffenbruder in deiner Welt seinen Götterwürfel werfen; ein Erfolg wendet für dich eine Gefahr ab. Der Waffenbruder darf mit einem eigenen Alb und eigenen Artefakten helfen.
YG-REL-BROTHER-02 = Ein Unterstützungsgott kann Waffenbruder sein; für ihn wird irgendein Götterwürfel geworfen.
YG-REL-BROTHER-03 = Der Würfel eines Helfers wird zusammen mit deinen geworfen, und es gelten die Erfolgszeichen des Helfers; Thor wendet zwei ab. Draupnir, Svalinn und Waffen eines Helfers wirken. Mehrere Waffenbrüder dürfen helfen.
YG-REL-BROTHER-04 = Hilfe setzt einen Wurf voraus: Ohne ihn oder bei gesperrten Götterwürfeln kann ein Waffenbruder nicht helfen. Deine Alben können den Würfel eines Helfers nicht drehen.
YG-REL-BROTHER-05 = Die Waffe eines Helfers zählt, sobald er seine Hilfe ansagt. Wendet sie die letzte Gefahr ab, fällt kein Würfel, keiner geht verloren, und niemand wird mehr um Hilfe gefragt.
YG-REL-BLOOD-01 = Von einem Blutsverwandten in deiner Welt darfst du jederzeit Artefakte, Alben und Wanenwürfel nehmen.
YG-REL-BLOOD-02 = Ein Unterstützungsgott, der dein Blutsverwandter ist, darf in deiner Welt an deiner Stelle Lebenspunkte verlieren, wenn dir Gefahren drohen.
YG-REL-BLOOD-03 = Niemand wird um Erlaubnis gefragt. Ein nach dem Wurf genommener Alb darf einen Würfel drehen, ein Wanenwürfel kommt nicht mehr dazu. Verluste durch Hel, durch Fenrir oder beim Heilen lassen sich nicht weitergeben.
YG-REL-CHANCE-01 = Wirft eine Zufallsbekanntschaft in deiner Welt, darfst du einen eingesetzten Alb oder einen verlorenen Wanenwürfel nehmen.
YG-REL-CHANCE-02 = Wirfst du und ist ein Unterstützungsgott in deiner Welt deine Zufallsbekanntschaft, darfst du einen eingesetzten Alb oder einen verlorenen Wanenwürfel behalten.
YG-REL-CHANCE-03 = Die Artefakte des Werfenden kommen zuerst. Wer die Beziehung hat, nimmt ein Stück; sind es mehrere, geht es in der Reihenfolge der Plätze. Der Alb eines Helfers und Freyrs Paare können nicht genommen werden.
YG-REL-TRAVEL-01 = In deinem Zug, vor deiner Bewegung, darfst du in die Welt eines Reisegefährten gehen.
YG-REL-TRAVEL-02 = Zu einem Reisegefährten gehen darfst du einmal je Zug. Das gehört zu Schritt 2, also entfällt es durch Fenrir.

## Die Kampagne

YG-CAMP-01 = Eine Kampagne erzählt die sechs Sagas in der Reihenfolge des Buches, von Balders Tod bis zur Schlacht auf Vigrid. Eine Saga darf beliebig oft versucht werden; nur ein Sieg öffnet die nächste.
YG-CAMP-02 = Jeder Spieler behält seinen Gott die ganze Kampagne hindurch; auch die Unterstützungsgötter bleiben dieselben.
YG-CAMP-03 = Eine Kampagne folgt den Regeln der schwierigen Partie, soweit eine Saga sie nicht ändert.
YG-CAMP-04 = Zu Beginn jeder Partie nimmt jeder Gott so viele Alben und Wanenwürfel, wie auf seinem Bogen angekreuzt sind.
YG-CAMP-05 = Der Gott jedes Spielers hat einen Erfahrungsbogen: die Erfolgszeichen beider Würfel, Alben und Wanenwürfel zu Beginn, vier Reihen mit Beziehungen und die übrige Erfahrung.
YG-CAMP-06 = Die Kästchen einer Beziehung kosten 1, 2, 3 und 4 Punkte. Einige sind gestrichen, damit so viele bleiben, wie es andere Götter gibt: zu viert die 4, zu dritt die 2 und die 4, zu zweit die 1 und die 2, allein die 1 und die 3.
YG-CAMP-07 = Einige Kästchen sind vor der ersten Partie angekreuzt: b in beiden Spalten für Heimdall, b der Wanenwürfel für Frigg, b und c des Götterwürfels für Tyr, zwei Alben für Freyr, alle anderen als Waffenbrüder für Odin und als Zufallsbekanntschaften für Freyia.
YG-CAMP-08 = Nach einem Sieg bekommt jeder Gott einen Erfahrungspunkt für jeden Lebenspunkt, den er noch hat.
YG-CAMP-09 = Nach einer Niederlage bekommt jeder Gott drei Erfahrungspunkte, und die Saga wird noch einmal gespielt.
YG-CAMP-10 = Nach jeder Partie darfst du Kästchen deines Bogens ankreuzen, wenn du ihren Preis zahlst: Zeichen, die Erfolge sind, Spielsteine für den Beginn oder Götter dieses Tisches als Beziehungen.
YG-CAMP-11 = Erfahrung, die du nicht ausgibst, behältst du.
YG-CAMP-12 = Reihen werden von links nach rechts gefüllt; Zeichen kaufst du in beliebiger Reihenfolge, jedes einmal. Ein Gott steht in einer Beziehung höchstens einmal, nie auf dem eigenen Bogen, darf aber in mehreren stehen. Erfahrung wird nicht geteilt.
YG-CAMP-13 = Lebenspunkte, Spielsteine, Artefakte und Spielplan gehen nicht in die nächste Partie über, nur die Bögen.
YG-CAMP-14 = Unterstützungsgötter haben keinen Bogen und bekommen keine Erfahrung. Die Zahl der Spieler bleibt die ganze Kampagne hindurch gleich.

## Das Buch der Sagas

YG-BOOK-01 = Eine Seite kann beim Aufschlagen weitere Teile und einen Aufbau verlangen.
YG-BOOK-02 = Eine Seite kann Kämpfe gegen Gegner der Kampagne in deren Welt anbieten, mit der Stärke, die sie nennt, oder die Kampfregeln ändern. Besiegt tut ein Gegner, was die Seite sagt.
YG-BOOK-03 = Eine Seite mit einem Ziel wird umgeblättert, wenn es erreicht ist. Eine Seite ohne Ziel wird umgeblättert, wenn Nidhögg das markierte Feld erreicht, nach dessen Wirkung. Nidhögg kommt dann auf das erste Feld der neuen Seite, und ihr Text gilt.
YG-BOOK-04 = Steht hinter der Seite der Baum, habt ihr gewonnen. Erreicht Nidhögg den toten Baum, habt ihr verloren.
YG-BOOK-05 = Eine Saga-Aktion ist in Schritt 3 statt der Aktion einer Welt oder eines Kampfes möglich, auch in verwüsteten Welten, nicht aber in belagerten.
YG-BOOK-06 = Eine Seite kann eine Wirkung haben, wenn die Karte eines Feindes aufgedeckt wird und keine andere von ihm offen liegt.
YG-BOOK-07 = Ein markiertes Feld wirkt, wenn Nidhögg es erreicht.
YG-BOOK-08 = Eine Seite kann weitere Niederlagen nennen und Züge verbieten.
YG-BOOK-09 = Nach jedem Schritt und jeder Wirkung wird geprüft, ob das Ziel erreicht ist. Die Seite wird sofort umgeblättert, vor allem anderen; danach geht der Zug weiter. Regeln der alten Seite enden, wenn die neue sie nicht behält.
YG-BOOK-10 = Saga-Aktionen kennen weder Vorteil noch Nachteil. Ihre Gefahren gelten wie alle anderen.
YG-BOOK-11 = Allein zählt die dritte Karte eines Feindes als aufgedeckt, ohne dass eine andere offen liegt: Erst gehen die beiden älteren Karten, dann wirkt die Seite.
YG-BOOK-12 = Das Umblättern ändert nichts an den Karten: Das Paar, das Nidhögg bewegt hat, geht zurück wie immer, und der Zug geht mit Schritt 2 weiter.
YG-BOOK-13 = Verkleinert eine Seite den Gewinn von Lebenspunkten, wird jeder Effekt für jeden Gott nur einmal verkleinert, nie unter null. Getauschte Lebenspunkte sind kein Gewinn.

## Entscheidungen

YG-DEC-01 = Die Spieler wählen vor der Partie ihre Götter; die Unterstützungsgötter wählt der Tisch.
YG-DEC-02 = Der ganze Tisch entscheidet über die Reihenfolge der Züge.
YG-DEC-03 = Kommen zwei Karten unter denselben Stapel, wird ihre Reihenfolge gewählt: vom Spieler selbst, bei Urd vom aktiven Spieler.
YG-DEC-04 = Der aktive Spieler entscheidet über die Bewegung eines Unterstützungsgottes.
YG-DEC-05 = Der aktive Spieler entscheidet, ob er zu einem Reisegefährten geht und wohin er sich bewegt.
YG-DEC-06 = Der aktive Spieler entscheidet sich für eine Aktion, einen Kampf, Friggs Kraft oder nichts davon.
YG-DEC-07 = Der aktive Spieler entscheidet, was geheilt wird und wie viele Figuren genommen werden.
YG-DEC-08 = Der aktive Spieler entscheidet, welches Artefakt genommen wird; er sieht nur die obersten Karten.
YG-DEC-09 = Der aktive Spieler entscheidet, welche der gezogenen Kreaturen gerufen wird; alle sehen sie.
YG-DEC-10 = Der aktive Spieler entscheidet, wie die Runen genutzt werden, nachdem alle geworfen sind.
YG-DEC-11 = Der aktive Spieler entscheidet, wie viele Helden eingesetzt werden, bevor ein Würfel fällt.
YG-DEC-12 = Der aktive Spieler entscheidet, wie viele Wanenwürfel geworfen werden und ob überhaupt welche.
YG-DEC-13 = Der Spieler des Helfers entscheidet, bevor die Würfel fallen, ob er hilft, und danach über Alb und Artefakte.
YG-DEC-14 = Der aktive Spieler entscheidet über neue Würfe, Alben und die Kräfte von Freyr und Freyia; er sieht alle Würfel.
YG-DEC-15 = Der aktive Spieler entscheidet, wer einen Lebenspunkt verliert, wenn ein verwandter Unterstützungsgott einspringen darf.
YG-DEC-16 = Der Besitzer entscheidet über Brisingamen und Svalinn; er sieht die endgültigen Würfel.
YG-DEC-17 = Wer die Beziehung hat, entscheidet, was vom Wurf einer Zufallsbekanntschaft genommen wird.
YG-DEC-18 = Wer die Beziehung hat, entscheidet, was von einem Blutsverwandten genommen wird.
YG-DEC-19 = Der Tisch entscheidet Stapel für Stapel über die Reihenfolge der Karten, die Skuld zeigt.
YG-DEC-20 = Der aktive Spieler entscheidet, welche Karten Urd zurücklegt und wer die eines Unterstützungsgottes bekommt.
YG-DEC-21 = Über einen Tausch entscheiden alle beteiligten Götter.
YG-DEC-22 = Jeder Spieler entscheidet, wohin sein Gott auf Sleipnir reitet, der aktive Spieler für Unterstützungsgötter.
YG-DEC-23 = Jeder Spieler entscheidet, was er für den eigenen Bogen kauft; alle Bögen sind offen.
YG-DEC-24 = Mit Gullinbursti entscheidet der aktive Spieler, welche Hälfte zuerst kommt, und über die zweite, wenn die erste abgeschlossen ist.
YG-DEC-25 = Was eine Seite dem Tisch überlässt, entscheidet der ganze Tisch.
YG-DEC-26 = Innerhalb eines Wurfs gilt: Zuerst wird über den Wurf entschieden, dann melden sich die Waffenbrüder; neue Würfe und Alben des Werfenden kommen vor denen der Helfer; ein Stück zu behalten, darf man ablehnen.
