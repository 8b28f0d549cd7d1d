# What the judge weighs, as a reason for an answer.

weighs-points = more victory points at once
weighs-axe = a better claim to the Bloodied Axe
weighs-sagas = more from saga sets
weighs-settlements = settlements are worth more
weighs-voyage = the voyage under way promises more
weighs-turns = later turns bring in more
weighs-runes = better runes in hand
weighs-theirs = the best of the others can expect less
