# Was der Richter abwägt, als Grund für eine Antwort.

weighs-points = sofort mehr Siegpunkte
weighs-axe = bessere Aussicht auf die Blutige Axt
weighs-sagas = die Saga-Sätze bringen mehr ein
weighs-settlements = die Siedlungen sind mehr wert
weighs-voyage = die laufende Fahrt verspricht mehr
weighs-turns = spätere Züge bringen mehr ein
weighs-runes = bessere Runen auf der Hand
weighs-theirs = die Besten unter den anderen dürfen weniger erwarten
