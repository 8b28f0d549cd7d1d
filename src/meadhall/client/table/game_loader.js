// A game's own folder: board, hand, phrases. A game without one is still playable through the question list.

import { gameWords } from '../i18n/messages.js'
import { request } from '../transport/network.js'
import { again } from '../transport/retry.js'
import { asset } from '../transport/urls.js'
import { late } from '../widgets/lazy.js'
import { lifted } from './targets.js'

/** Plain speech for a game whose board nobody has drawn yet: its asks and answers as the words have them. */
const bare = {
  /** @param {{ names: string[] }} props */
  phrases: ({ names }) => ({
    /** @param {number} seat */
    name: seat => names[seat],
  }),
}
const defaults = {
  Board: late(() => dressed(() => import('./plain_view.js'), asset('style/plain_view.css'))(), 'PlainBoard'),
  Hand: () => null,
  Standing: () => null,
  note: () => '',
  lifted,
  rule: '',
  progress: null,
  byItself: () => null,
  readsAll: false,
  planned: () => null,
  More: () => null,
  Preface: () => null,
  Beside: () => null,
}

/** @param {string} href */
const folder = href =>
  import(href).catch(async error => {
    if ((await request(href)).ok) throw error
    return {}
  })

/** @param {string} name */
export async function loadGame(name) {
  const words = gameWords(name)
  const [module] = await Promise.all([
    again(() => folder(asset(`games/${name}/index.js`))),
    words.load().catch(() => words),
  ])
  const game = { ...bare, ...defaults, ...module, name, words }
  await Promise.all([game.style ?? []].flat().map(dress))
  return game
}

/** @type {Record<string, Promise<unknown>>} */
const worn = {}
/**
 * A style has to be there before what it dresses is; it comes once.
 * @param {string} href
 */
export const dress = href =>
  (worn[href] ??= new Promise(done => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done })
    document.head.append(link)
  }))
/**
 * A part that comes with its styles.
 * @template T
 * @param {() => Promise<T>} load
 * @param {string[]} styles
 */
export const dressed =
  (load, ...styles) =>
  async () => {
    const [part] = await Promise.all([load(), ...styles.map(dress)])
    return part
  }
