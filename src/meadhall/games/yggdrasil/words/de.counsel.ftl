# Was der Richter abwägt, als Grund für eine Antwort.

weighs-climb = Surt und Hel sind weiter von Asgard entfernt
weighs-giants = weniger Feuerriesen bei Surt
weighs-serpent = weniger Gefahr durch Iormungand und für die Namenlosen
weighs-life = die Götter behalten mehr Leben
weighs-worlds = weniger Welten verwüstet oder kurz davor
weighs-jotnar = weniger Gefahr durch die Jötnar
weighs-loki = Loki sitzt im Kerker
weighs-quest = die Ziele der Saga sind näher
weighs-trail = weniger Zeit, die noch zu überstehen ist
weighs-means = mehr Helden, Alben, Würfel oder Artefakte zur Hand
weighs-turn = in diesem Zug lässt sich noch mehr tun
