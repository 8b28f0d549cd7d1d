// What a press on the squares of a plain board does: reads one JSON object and writes one.
import { readFileSync } from 'node:fs'

const { client, answers, presses, values } = JSON.parse(readFileSync(0, 'utf8'))
globalThis.document = { documentElement: { dataset: {} } }
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} })
const { pressed, readable, squaresOf } = await import(`file://${client}table/plain_view.js`)
process.stdout.write(
  JSON.stringify({
    pressed: presses.map(([held, square]) => pressed(answers, held, square)),
    squares: squaresOf({ rows: 2, columns: 3 }),
    readable: values.map(readable),
  }),
)
