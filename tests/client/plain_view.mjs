// What a press on the squares of a plain board does: reads one JSON object and writes one.
import { readFileSync } from 'node:fs'

const { client, answers, presses, values } = JSON.parse(readFileSync(0, 'utf8'))
globalThis.document = { documentElement: { dataset: {} } }
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} })
const { answersForSquare, readableName, squareNames } = await import(`file://${client}table/plain_view.js`)
process.stdout.write(
  JSON.stringify({
    pressed: presses.map(([held, square]) => answersForSquare(answers, held, square)),
    squares: squareNames({ rows: 2, columns: 3 }),
    readable: values.map(readableName),
  }),
)
