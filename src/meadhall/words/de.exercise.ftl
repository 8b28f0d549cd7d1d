### Aufgaben: was gesagt wird, wo jemand eine löst, im Terminal wie im Browser.

exercise-title = Aufgabe: { $theme }
exercise-easy = leicht
exercise-medium = mittel
exercise-hard = schwer
exercise-ask = Eine Antwort ist deutlich besser als alle anderen. Welche?
exercise-wrong = Das ist nicht die beste Antwort: Sie kostet etwa { $loss } von 100 Chancen.
exercise-wrong-measure = Das ist nicht die beste Antwort: Sie bringt etwa { $loss } Prozentpunkte weniger.
exercise-instead = Für die beste spricht: { $reasons }.
exercise-right = Das ist die beste Antwort: { $chance } %. Die zweitbeste Antwort kostet { $margin } von 100 Chancen ({ $low } bis { $high }).
exercise-right-measure = Das ist die beste Antwort: { $chance } %. Die zweitbeste Antwort bringt { $margin } Prozentpunkte weniger ({ $low } bis { $high }).
