// Load a game's drawing: board, hand, phrases. A game without one is playable through the question list.

import { gameWords } from '../i18n/messages.js'
import { request } from '../transport/network.js'
import { retry } from '../transport/retry.js'
import { assetUrl } from '../transport/urls.js'
import { lazyComponent } from '../widgets/lazy.js'
import { lifted } from './targets.js'

/** Fallback phrases for a game without a drawing. */
const bare = {
  /** @param {{ names: string[] }} props */
  phrases: ({ names }) => ({
    /** @param {number} seat */
    name: seat => names[seat],
  }),
}
const defaults = {
  Board: lazyComponent(
    () => withStyles(() => import('./plain_view.js'), assetUrl('style/plain_view.css'))(),
    'PlainBoard',
  ),
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
    retry(() => folder(assetUrl(`games/${name}/index.js`))),
    words.load().catch(() => words),
  ])
  const game = { ...bare, ...defaults, ...module, name, words }
  await Promise.all([game.style ?? []].flat().map(loadStyle))
  return game
}

/** @type {Record<string, Promise<unknown>>} */
const worn = {}
/** Load a style sheet once; resolves when it is applied. @param {string} href */
export const loadStyle = href =>
  (worn[href] ??= new Promise(done => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done })
    document.head.append(link)
  }))
/**
 * Load a part together with its style sheets.
 * @template T
 * @param {() => Promise<T>} load
 * @param {string[]} styles
 */
export const withStyles =
  (load, ...styles) =>
  async () => {
    const [part] = await Promise.all([load(), ...styles.map(loadStyle)])
    return part
  }
