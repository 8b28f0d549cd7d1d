// A game's own folder: board, hand, phrases. A game without one is still playable through the question list.
import { signal } from '../vendor/signals.js'
import { again } from './again.js'
import { asset } from './paths.js'
import { gameWords } from './words.js'

/** Plain speech for a game whose board nobody has drawn yet: its asks and answers as the words have them. */
const bare = {
  /** @param {{ words: GameWords, names: string[], you: number | null }} props */
  phrases: ({ words, names, you }) => ({
    /** @param {number} seat */
    name: seat => names[seat],
    /** @param {Decision} d */
    prompt: d =>
      words(d.seat === you ? `ask-${d.ask.replace('.', '-')}` : `ask-${d.ask.replace('.', '-')}.wait`, {
        seat: names[d.seat] ?? '',
        ...d.about,
      }),
    /** @param {string} text */
    answer: text => text,
    /** @param {GameEvent} event */
    event: event => words(`event-${event.kind}`, event),
    group: () => null,
  }),
  Board: () => null,
  Hand: () => null,
  Standing: () => null,
  note: () => '',
  lifted: signal(null),
}
const defaults = {
  things: () => [],
  touched: () => [],
  refusals: () => [],
  /** @param {GameEvent} event */
  opensTurn: event => event.kind === 'turn',
  /** @param {GameEvent} event */
  actor: event => event.seat ?? event.owner ?? null,
  ruleFor: () => '',
  progress: null,
  moments: {},
  byItself: () => null,
  planned: () => null,
  More: () => null,
  Preface: () => null,
  Beside: () => null,
}

/** @param {string} href */
const folder = href =>
  import(href).catch(async error => {
    if ((await fetch(href)).ok) throw error
    return bare
  })

/** @param {string} name */
export async function loadGame(name) {
  const words = gameWords(name)
  const [module] = await Promise.all([
    again(() => folder(asset(`games/${name}/index.js`))),
    words.load().catch(() => words),
  ])
  const game = { ...defaults, ...module, name, words }
  await Promise.all([game.style ?? []].flat().map(dress))
  return game
}

/**
 * A style has to be there before what it dresses is.
 * @param {string} href
 */
export const dress = href =>
  new Promise(done => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done })
    document.head.append(link)
  })
