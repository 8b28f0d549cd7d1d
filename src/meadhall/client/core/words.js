// Everything said on a page comes from Fluent files. A book is a set of files that belong together; switching the
// language loads every open book again, and whatever was rendered from it renders anew.
import { FluentBundle, FluentResource } from '../vendor/fluent/index.js'
import { signal } from '../vendor/signals.js'
import { again } from './again.js'
import { keep, kept } from './kept.js'
import { asset } from './paths.js'

export const LANGUAGES = ['en', 'fr', 'de']
const wished =
  [kept('lang'), ...navigator.languages.map(tag => tag.slice(0, 2))].find(tag => LANGUAGES.includes(tag)) || 'en'
export const language = signal(wished)
/** Has this reader ever chosen, here? If not, the language they chose on another device counts. */
export const chosenHere = () => kept('lang') !== null

const books = new Set(),
  texts = new Map()

function text(url) {
  if (!texts.has(url))
    texts.set(
      url,
      again(() =>
        fetch(url).then(found => (found.ok ? found.text() : Promise.reject(new Error(`${url}: ${found.status}`)))),
      ).catch(error => {
        texts.delete(url)
        throw error
      }),
    )
  return texts.get(url)
}
const plain = value =>
  typeof value === 'number' || typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.join(', ')
      : String(value)

export function book(...sources) {
  const bundles = signal({})
  const pattern = key => {
    const [name, attribute] = key.split('.'),
      bundle = bundles.value[language.value],
      message = bundle?.getMessage(name)
    return [bundle, attribute ? message?.attributes[attribute] : message?.value]
  }
  const words = (key, args = {}) => {
    const [bundle, found] = pattern(key)
    return found
      ? bundle.formatPattern(
          found,
          Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)])),
          [],
        )
      : key
  }
  words.has = key => Boolean(pattern(key)[1])
  words.load = async (lang = language.value) => {
    const bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of await Promise.all(sources.map(source => text(source(lang)))))
      bundle.addResource(new FluentResource(source), { allowOverrides: true })
    bundles.value = { ...bundles.value, [lang]: bundle }
  }
  /** One more file, read when it is first needed. */
  words.add = async source => {
    if (!sources.includes(source)) {
      sources.push(source)
      await words.load()
    }
  }
  books.add(words)
  return words
}

const hall = lang => `/words/${lang}.ftl`,
  client = lang => asset(`words/${lang}.ftl`)
export const say = book(hall, client)

const games = new Map()
/** A game's words: those shared with the terminal and those only its board needs. */
export function gameWords(game) {
  if (!games.has(game)) {
    const words = book(
        hall,
        lang => `/words/${game}/${lang}.ftl`,
        lang => asset(`games/${game}/words/${lang}.ftl`),
      ),
      rules = lang => `/words/${game}/${lang}.rules.ftl`
    games.set(
      game,
      Object.assign(words, { rules: () => words.add(rules), rulesText: () => text(rules(language.value)) }),
    )
  }
  return games.get(game)
}

/** An author's text: one for all readers, or one by language with the author's own under ''. */
export const told = text => (typeof text === 'object' && text ? (text[language.value] ?? text['']) : text)

/** Switch the language everywhere; the old one stays until the new one has arrived. */
export async function speak(lang) {
  await Promise.all([...books].map(words => words.load(lang)))
  language.value = lang
  keep('lang', lang)
  document.documentElement.lang = lang
}
document.documentElement.lang = wished

export const date = seconds =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
export const time = seconds => new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }).format(seconds * 1000)
export const list = names => new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names)
