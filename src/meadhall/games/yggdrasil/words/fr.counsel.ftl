# Ce que le juge pèse, comme raison d’une réponse.

weighs-climb = Surt et Hel sont plus loin d’Asgard
weighs-giants = moins de géants de feu auprès de Surt
weighs-serpent = Iormungand et les anonymes menacent moins
weighs-life = les dieux gardent plus de vie
weighs-worlds = moins de mondes dévastés ou près de l’être
weighs-jotnar = les jotnar menacent moins
weighs-loki = Loki est au cachot
weighs-quest = les buts de la saga sont plus proches
weighs-trail = moins de temps à tenir
weighs-means = plus de héros, d’elfes, de dés ou d’artefacts à disposition
weighs-turn = on peut encore faire plus ce tour-ci
