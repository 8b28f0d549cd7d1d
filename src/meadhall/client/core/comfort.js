// How this reader likes to play; kept on this device.
import { signal } from '../vendor/signals.js'
import { keep, kept } from './kept.js'

/** @param {string} name @param {boolean} fallback */
const wish = (name, fallback) => Object.assign(signal(kept(name, fallback)), { named: name })
/** Single letters can be switched off, for those who speak to their machine. */
export const letters = wish('letters', true)
/** Off: an answer counts as soon as it is picked. */
export const confirmFirst = wish('confirm', true)
/** Where only one answer is possible it gives itself, after a moment that tells nobody why. */
export const autoAnswer = wish('auto', false)
/** A word from the browser when it is my turn and I am elsewhere. */
export const notify = wish('notify', false)

/** @param {Signal<boolean> & { named: string }} comfort @param {boolean} on */
export async function want(comfort, on) {
  if (
    comfort === notify &&
    on &&
    (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted')
  )
    on = false
  comfort.value = on
  keep(comfort.named, on)
}

/** @param {string} title @param {string} body @param {string} tag */
export function ring(title, body, tag) {
  if (notify.value && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    new Notification(title, { body, tag, icon: '/client/art/favicon.svg' })
}
