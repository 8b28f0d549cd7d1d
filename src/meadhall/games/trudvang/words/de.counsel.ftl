# Was der Richter abwägt, als Grund für eine Antwort.

counsel-measure = Wie die Helden aus dem Kampf kommen sollten, verglichen mit dem, was jetzt zu erwarten ist: 50 % heißt unverändert. Was das Buch noch bereithält, weiß niemand.
analysis-explained-measure = Glück ist, was die Ziehungen aller Kämpfe der ganzen Gemeinschaft gaben. „Verschenkt“ misst die eigenen Antworten im Kampf an besseren, nach dem, was man selbst wissen konnte: Wo die Suche etwas vermutet, spielen Karle den Kampf nach beiden Antworten mit demselben Glück weiter, und was sich dabei zeigt, wird genannt. Die Spannen umfassen 95 % des Rauschens; bessere Spieler als Karle kommen vielleicht zu etwas anderem.

weighs-ready = mehr Talente bereit und bessere Fehlschlagleisten
weighs-heroes = die Helden kommen besser davon
weighs-foes = von den Feinden bleibt weniger übrig
weighs-keepings = mehr Erfahrung, Runen und Karten
