// The reader's settings, kept on this device.

import { assetUrl } from '../transport/urls.js'
import { signal } from '../vendor/signals.js'

/** @param {string} name @param {boolean} fallback */
const toggle = (name, fallback) => Object.assign(signal(readSetting(name, fallback)), { named: name })
/** Single-letter shortcuts, which people with speech input may switch off. */
export const shortcuts = toggle('letters', true)
/** If off, picking an answer confirms it. */
export const confirmFirst = toggle('confirm', true)
/** Answer automatically where only one answer is possible, after a delay that reveals nothing. */
export const autoAnswer = toggle('auto', false)
/** Speed of other people's moves and of replays; starts as off under prefers-reduced-motion. */
export const SPEEDS = ['off', 'slow', 'normal', 'fast']
export const speed = signal(
  readSetting('speed', matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal'),
)
/** @param {string} name */
export function setSpeed(name) {
  speed.value = name
  saveSetting('speed', name)
}
/** System notification when it is my turn and the page is hidden. */
export const notify = toggle('notify', false)

/** Soft sound when it is my turn, and with event banners. */
export const sound = toggle('sound', false)
/** Show special events over the board. */
export const showEventBanners = toggle('moments', true)

/** Explain something the first time it matters. */
export const hints = toggle('hints', true)
// Hints already seen, and games whose hints and introductions were skipped.
/** @param {string} game @returns {string[]} */
export const seenHints = game => readSetting(`seen-${game}`, [])
/** @param {string} game @param {string} hint */
export const markHintSeen = (game, hint) => saveSetting(`seen-${game}`, [...new Set([...seenHints(game), hint])])
/** @type {Signal<string[]>} */
export const hintsSkipped = signal(readSetting('known', []))
/** Lessons finished on this device. @param {string} game @returns {string[]} */
export const finishedLessons = game => readSetting(`learned-${game}`, [])
/** @param {string} game @param {string} lesson */
export const markLessonFinished = (game, lesson) =>
  saveSetting(`learned-${game}`, [...new Set([...finishedLessons(game), lesson])])
/** Number of resets of hints. */
export const hintResets = signal(0)
/** @param {string[]} games */
const setHintsSkipped = games => {
  hintsSkipped.value = games
  saveSetting('known', games)
}
/** @param {string} game */
export const skipHints = game => setHintsSkipped([...new Set([...hintsSkipped.value, game])])
/** Games with hints already seen. */
export function hintedGames() {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith('mh-seen-'))
      .map(key => key.slice(8))
  } catch {
    return []
  }
}
/** Show all hints of a game again. @param {string} game */
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

// Storage of this device. If the browser refuses it, settings last until the page is left.
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
    /* no storage */
  }
}

// Light or dark: by the system, or as chosen. Stored as a bare word, because bootstrap.js reads it before modules run.

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
    /* lasts until the page is left */
  }
  show()
}
system.addEventListener('change', show)
