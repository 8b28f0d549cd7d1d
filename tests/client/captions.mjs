// Captions as a page says them: reads one JSON object and writes one.
import { readFileSync } from 'node:fs'

const { client, cases, captions } = JSON.parse(readFileSync(0, 'utf8'))
const { formatter } = await import(`file://${client}i18n/captions.js`)
const say = Object.fromEntries(Object.keys(captions).map(language => [language, formatter(language)]))
process.stdout.write(
  JSON.stringify(cases.map(([language, key, args]) => say[language](captions[language][key], args))),
)
