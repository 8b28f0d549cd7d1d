# Was der Richter abwägt, als Grund für eine Antwort.

weighs-markers = mehr Marker gelegt oder in Reichweite
weighs-tempo = die Saga kann früher fertig sein
weighs-outs = mehr Karten im Stapel helfen
weighs-chain = eine bessere Kette für Ausschmückungen
weighs-hand = eine bessere Hand
weighs-ways = mehr Handkarten legen einen Marker
weighs-doom = weniger Ärger mit dem Verhängnis-Marker
weighs-loss = weniger zu verlieren, wenn ein Held geht
weighs-heroes = mehr Helden im Stammbaum
weighs-ghosts = weniger Geister im Stammbaum
weighs-suits = Helden, die besser zur Saga passen
weighs-their-saga = die anderen sind weiter von ihren Sagas entfernt
weighs-their-chain = die anderen haben schlechtere Ketten
weighs-their-hand = die anderen haben schlechtere Hände
weighs-their-tree = die anderen haben schwächere Stammbäume
