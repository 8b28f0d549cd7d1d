// How this reader likes to play and to see; kept on this device.

import { assetUrl } from '../transport/urls.js'
import { signal } from '../vendor/signals.js'

/** @param {string} name @param {boolean} fallback */
const toggle = (name, fallback) => Object.assign(signal(readSetting(name, fallback)), { named: name })
/** Single letters can be switched off, for those who speak to their machine. */
export const shortcuts = toggle('letters', true)
/** Off: an answer counts as soon as it is picked. */
export const confirmFirst = toggle('confirm', true)
/** Where only one answer is possible it gives itself, after a moment that tells nobody why. */
export const autoAnswer = toggle('auto', false)
/** How fast other people's moves and replays go by; who wants nothing to move decides for themselves. */
export const SPEEDS = ['off', 'slow', 'normal', 'fast']
export const speed = signal(
  readSetting('speed', matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal'),
)
/** @param {string} name */
export function setSpeed(name) {
  speed.value = name
  saveSetting('speed', name)
}
/** A word from the browser when it is my turn and I am elsewhere. */
export const notify = toggle('notify', false)

/** A soft sound when it is my turn, and at great moments. */
export const sound = toggle('sound', false)
/** Great moments are shown over the board. */
export const showEventBanners = toggle('moments', true)

/** One sentence the first time a thing matters. */
export const hints = toggle('hints', true)
// What I was told already, and the games I said that I know: there nothing is hinted and nothing offered.
/** @param {string} game @returns {string[]} */
export const seenHints = game => readSetting(`seen-${game}`, [])
/** @param {string} game @param {string} hint */
export const markHintSeen = (game, hint) => saveSetting(`seen-${game}`, [...new Set([...seenHints(game), hint])])
/** @type {Signal<string[]>} */
export const hintsSkipped = signal(readSetting('known', []))
/** The lessons I have finished on this device. @param {string} game @returns {string[]} */
export const finishedLessons = game => readSetting(`learned-${game}`, [])
/** @param {string} game @param {string} lesson */
export const markLessonFinished = (game, lesson) =>
  saveSetting(`learned-${game}`, [...new Set([...finishedLessons(game), lesson])])
/** How often hints have begun anew. */
export const hintResets = signal(0)
/** @param {string[]} games */
const setHintsSkipped = games => {
  hintsSkipped.value = games
  saveSetting('known', games)
}
/** @param {string} game */
export const skipHints = game => setHintsSkipped([...new Set([...hintsSkipped.value, game])])
/** The games in which I was told something. */
export function hintedGames() {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith('mh-seen-'))
      .map(key => key.slice(8))
  } catch {
    return []
  }
}
/** As if I had never seen it. @param {string} game */
export function resetHints(game) {
  saveSetting(`seen-${game}`, null)
  setHintsSkipped(hintsSkipped.value.filter(one => one !== game))
  hintResets.value += 1
}

/** @param {Signal<boolean> & { named: string }} comfort @param {boolean} on */
export async function setToggle(comfort, on) {
  if (
    comfort === notify &&
    on &&
    (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted')
  )
    on = false
  comfort.value = on
  saveSetting(comfort.named, on)
}

/** @param {string} title @param {string} body @param {string} tag */
export function showNotification(title, body, tag) {
  if (notify.value && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    new Notification(title, { body, tag, icon: assetUrl('art/favicon.svg') })
}

// Small things kept on this device. A browser may refuse storage; then they are forgotten, and nothing breaks.
/** @param {string} name @param {any} [fallback] */
export function readSetting(name, fallback = null) {
  try {
    return JSON.parse(localStorage.getItem(`mh-${name}`) ?? 'null') ?? fallback
  } catch {
    return fallback
  }
}
/** @param {string} name @param {unknown} value */
export function saveSetting(name, value) {
  try {
    value == null ? localStorage.removeItem(`mh-${name}`) : localStorage.setItem(`mh-${name}`, JSON.stringify(value))
  } catch {
    /* forgotten */
  }
}

// Light or dark: as the system says, or as chosen here. The choice is a bare word: first.js reads it before modules
// run.

const NAME = 'mh-theme',
  system = matchMedia('(prefers-color-scheme: dark)')
const read = () => {
  try {
    return localStorage.getItem(NAME) || 'system'
  } catch {
    return 'system'
  }
}
export const THEMES = ['system', 'light', 'dark']
export const themeName = signal(read())

const show = () => {
  document.documentElement.dataset.theme =
    themeName.value === 'system' ? (system.matches ? 'dark' : 'light') : themeName.value
}

/** @param {string} name */
export function setTheme(name) {
  themeName.value = name
  try {
    name === 'system' ? localStorage.removeItem(NAME) : localStorage.setItem(NAME, name)
  } catch {
    /* only until the page is left */
  }
  show()
}
system.addEventListener('change', show)
