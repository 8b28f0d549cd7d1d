// Views after each message, compared with the expected ones: reads one JSON object and writes a list of faults.
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

const { client, first, messages } = JSON.parse(readFileSync(0, 'utf8'))
const { mergeView } = await import(`file://${client}table/view_changes.js`)
const wrong = []
let view = first
for (const [at, { view: whole, merged, expected }] of messages.entries()) {
  const before = structuredClone(view),
    next = mergeView(view, { view: whole, merged })
  if (!isDeepStrictEqual(next, expected)) wrong.push(`${at}: another view`)
  if (!isDeepStrictEqual(view, before)) wrong.push(`${at}: the view before was changed`)
  view = next
}
process.stdout.write(JSON.stringify(wrong))
