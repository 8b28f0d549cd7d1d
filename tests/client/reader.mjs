// The browser's reader of a grammar, by itself: reads one JSON object and writes one.
import { readFileSync } from 'node:fs'

const { client, captions, grammar, printed, names, made, parts } = JSON.parse(readFileSync(0, 'utf8'))
// As much of a page as the words need.
globalThis.document = { documentElement: { dataset: {} } }
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} })
globalThis.fetch = async () => ({ ok: true, json: async () => captions })

const module = path => import(`file://${client}${path}`)
const { phrases } = await module('i18n/phrases.js')
const { createMessages, setLanguage } = await module('i18n/messages.js')
const words = createMessages([lang => `/words/${lang}.json`])
await setLanguage('en')
const own = { own: (value, _, word) => ` ${word} ${value}` }
const reader = phrases({ words, names, you: 0, grammar, printed, own })
process.stdout.write(
  JSON.stringify([
    made.map(([maker, given]) => reader.make(maker, given)),
    parts.map(given => reader.parts('horn', given)),
  ]),
)
