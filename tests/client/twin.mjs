// What the browser says, without a browser: reads one JSON object and writes one. The words and components that a hall
// would send come with it.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { serve } from './hall.mjs'

const { client, game, served, names, languages, moments, events } = JSON.parse(readFileSync(0, 'utf8'))

serve(served)
// As much of a page as the words need.
globalThis.document = { documentElement: { dataset: {} } }
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} })
globalThis.fetch = async url => {
  const found = served[url.replace(String(pathToFileURL(client)), '')]
  return { ok: found !== undefined, status: 404, text: async () => found }
}

const module = path => import(new URL(path, pathToFileURL(client)))
const { phrases } = await module(`games/${game}/phrases.js`)
const { decisionOf } = await module('core/seats.js')
const { gameWords, speak } = await module('core/words.js')
const words = gameWords(game)

const said = {}
for (const language of languages) {
  await speak(language)
  said[language] = {
    moments: moments.map(({ you, view, asked, answers }) => {
      const [reader, decision] = [phrases({ words, names, you, view }), decisionOf(asked)]
      const fighters = view.fight?.heroes ?? []
      return [
        reader.prompt(decision),
        ...answers.map(text => reader.answer(text, decision.seat, view)),
        ...fighters.flatMap(hero => [reader.risk(hero) ?? '', reader.stopping(hero)]),
        ...Object.keys(view.ahead ?? {}).map(text => reader.brings(text, view)),
      ]
    }),
    events: events.map(({ you, event }, n) => phrases({ words, names, you, view: {} }).event({ n, ...event })),
  }
}
process.stdout.write(JSON.stringify(said))
