// Messages of a page, from captions that the server compiles from Fluent files. A book is a set of files that belong
// together; switching the language reloads every open book and renders what used it again.

import { readSetting, saveSetting } from '../settings/settings.js'
import { request } from '../transport/network.js'
import { retry } from '../transport/retry.js'
import { assetUrl, wordsUrl } from '../transport/urls.js'
import { signal } from '../vendor/signals.js'
import { formatter } from './captions.js'

export const LANGUAGES = ['en', 'fr', 'de']
const wished =
  [readSetting('lang'), ...navigator.languages.map(tag => tag.slice(0, 2))].find(tag => LANGUAGES.includes(tag)) || 'en'
export const language = signal(wished)
/** Return true if the reader chose a language on this device. Otherwise the choice from another device counts. */
export const hasChosenLanguage = () => readSetting('lang') !== null

/** @type {Set<Words>} */
const books = new Set()

/** @type {Map<string, Promise<Captions>>} */
const files = new Map()

/** @param {string} url */
function read(url) {
  const load = async () => {
    const found = await request(url)
    if (!found.ok) throw new Error(`${url}: ${found.status}`)
    return found.json()
  }
  const wanted =
    files.get(url) ??
    retry(load).catch(error => {
      files.delete(url)
      throw error
    })
  files.set(url, wanted)
  return wanted
}
/** @param {unknown} value */
const plain = value =>
  typeof value === 'number' || typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.join(', ')
      : String(value)

/**
 * Make a book of messages. Keys that it does not have are looked up in `base`.
 * @param {WordSource[]} sources
 * @param {Words} [base]
 */
export function createMessages(sources, base) {
  /** @type {Signal<Record<Lang, { captions: Captions, format: ReturnType<typeof formatter> }>>} */
  const loaded = signal({})
  /** @param {string} key */
  const owns = key => Object.hasOwn(loaded.value[language.value]?.captions ?? {}, key)
  /** @param {string} key @param {Record<string, unknown>} [args] */
  const words = (key, args = {}) => {
    if (!owns(key)) return base ? base(key, args) : key
    const { captions, format } = loaded.value[language.value]
    return format(captions[key], Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)])))
  }
  /** @param {string} key */
  words.has = key => owns(key) || Boolean(base?.has(key))
  /** @param {Lang} [lang] */
  words.load = async (lang = language.value) => {
    const captions = Object.assign({}, ...(await Promise.all(sources.map(source => read(source(lang))))))
    loaded.value = { ...loaded.value, [lang]: { captions, format: formatter(lang) } }
  }
  /** Add one more file when it is first needed. @param {WordSource} source */
  words.add = async source => {
    if (!sources.includes(source)) {
      sources.push(source)
      await words.load()
    }
  }
  books.add(words)
  return words
}

/**
 * The captions of a page or of a game in one file, which the server makes.
 * @param {string} of
 * @returns {WordSource}
 */
const bookUrl = of => lang => assetUrl(`words/${of}.${lang}.json`)
export const say = createMessages([bookUrl('hall')])

const RULE = /^[A-Z]+-[A-Z]+(-[A-Z]+)?-\d+[a-z]?$/
/** @type {Map<string, GameWords>} */
const games = new Map()
/** A game's messages: those shared with the terminal and those only its board needs. @param {string} game */
export function gameWords(game) {
  const known = games.get(game)
  if (known) return known
  const words = createMessages([bookUrl(game)], say)
  /** @param {string} lang */
  const rules = lang => wordsUrl(game, `${lang}.rules`)
  /** @param {string} lang */
  const counsel = lang => wordsUrl(game, `${lang}.counsel`)
  const made = Object.assign(words, {
    rules: () => words.add(rules),
    ruleIds: async () => Object.keys(await read(rules(language.value))).filter(key => RULE.test(key)),
    counsel: () => words.add(counsel),
  })
  games.set(game, made)
  return made
}

/**
 * Return an author's text in the reader's language. A text is one string for all languages, or strings by language with
 * the author's own under ''.
 * @param {Prose | null | undefined} text
 */
export const pickTranslation = text => (typeof text === 'object' && text ? (text[language.value] ?? text['']) : text)

/** Switch the language everywhere. The old one stays until the new one has loaded. @param {string} lang */
export async function setLanguage(lang) {
  await Promise.all([...books].map(words => words.load(lang)))
  language.value = lang
  saveSetting('lang', lang)
  document.documentElement.lang = lang
}
document.documentElement.lang = wished

/** The language as written in the reader's region: days may come before months. */
const local = () => navigator.languages.find(tag => tag.startsWith(language.value)) ?? language.value
/** @param {number} seconds */
export const formatDate = seconds =>
  new Intl.DateTimeFormat(local(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
/** @param {number} seconds */
export const formatTime = seconds => new Intl.DateTimeFormat(local(), { timeStyle: 'short' }).format(seconds * 1000)
/** @param {string[]} names */
export const formatList = names => new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names)

// Describe in one line where a story stands: its adventure, its round and its Heroes.

/** @param {Bookmark} story */
export const storyPlace = story => {
  const adventure = pickTranslation(story.adventure ?? story.book) ?? '',
    at = (story.tries ?? 1) > 1 ? say('story-again', { adventure, tries: story.tries ?? 1 }) : adventure
  return say(story.more ? 'story-more' : story.over ? 'story-told' : 'story-at', { adventure: at, round: story.round })
}

/**
 * Return the name of the Hero or god that a seat plays in a story.
 * @param {GameWords} words
 * @param {string} id
 */
export const heroName = (words, id) => {
  const key = ['hero', 'god'].map(kind => `${kind}-${id}`).find(words.has)
  return key ? words(key) : ''
}

/** @param {string} game @param {Bookmark} story */
export function heroNames(game, story) {
  const words = gameWords(game),
    names = story.heroes.filter(Boolean).map(id => heroName(words, id) || id)
  return names.length ? formatList(names) : ''
}

/** People who deleted their data have no name. @param {string} name */
export const nameOr = name => name || say('somebody-left')
