# Was der Richter abwägt, als Grund für eine Antwort.

counsel-measure = Wie die Helden aus dem Kampf kommen sollten, verglichen mit dem, was jetzt zu erwarten ist: 50 % heißt unverändert. Was das Buch noch bereithält, weiß niemand.
analysis-explained-measure = Glück ist, was die Ziehungen aller Kämpfe der ganzen Gemeinschaft gaben. „Verschenkt“ misst die eigenen Antworten im Kampf an den besten gefundenen, nach dem, was man selbst wissen konnte. Die Spannen umfassen 95 % des Rauschens der Suche; ob der Richter recht hat, sagen sie nicht.

weighs-ready = mehr Talente bereit und bessere Fehlschlagleisten
weighs-heroes = die Helden kommen besser davon
weighs-foes = von den Feinden bleibt weniger übrig
weighs-keepings = mehr Erfahrung, Runen und Karten
