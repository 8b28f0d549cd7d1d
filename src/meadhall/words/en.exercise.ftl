### Exercises: what is said where one is solved, in terminal and browser alike.

exercise-title = Exercise: { $theme }
exercise-easy = easy
exercise-medium = medium
exercise-hard = hard
exercise-ask = One answer is clearly better than all others. Which?
exercise-wrong = That is not the best answer: it gives away about { $loss } of 100 chances.
exercise-wrong-measure = That is not the best answer: it comes to about { $loss } percentage points less.
exercise-instead = In favour of the best one: { $reasons }.
exercise-right = That is the best answer: { $chance }%. The second best answer gives away { $margin } of 100 ({ $low } to { $high }).
exercise-right-measure = That is the best answer: { $chance }%. The second best answer comes to { $margin } percentage points less ({ $low } to { $high }).
