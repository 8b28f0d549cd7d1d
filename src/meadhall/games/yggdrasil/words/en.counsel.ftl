# What the judge weighs, as a reason for an answer.

weighs-climb = Surt and Hel are further from Asgard
weighs-giants = fewer fire giants with Surt
weighs-serpent = Iormungand and the anonymous are less of a danger
weighs-life = the gods keep more life
weighs-worlds = fewer worlds devastated or close to it
weighs-jotnar = the jotnar are less of a danger
weighs-loki = Loki is in the cage
weighs-quest = the saga’s goals are nearer
weighs-trail = less time left to survive
weighs-means = more heroes, elves, dice or artifacts at hand
weighs-turn = more can still be done this turn
