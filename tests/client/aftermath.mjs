// How a browser reckons what combats have cost and given: reads one JSON object and writes one.
import { readFileSync } from 'node:fs'
import { serve } from './hall.mjs'

const { client, served, combats } = JSON.parse(readFileSync(0, 'utf8'))
serve(served)
const { findCombat, sumCombat } = await import(`file://${client}games/trudvang/combat_totals.js`)
process.stdout.write(
  JSON.stringify(
    combats.map(({ told, at, seats }) => {
      const events = findCombat(told, told[at])
      return { events, shares: Array.from({ length: seats }, (_, seat) => sumCombat(events, seat)) }
    }),
  ),
)
