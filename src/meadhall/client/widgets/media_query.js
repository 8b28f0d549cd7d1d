// A media query as a signal, so that boards render again when the window changes.
import { signal } from '../vendor/signals.js'

/** @param {string} like a media query @returns {Signal<boolean>} */
export function watchMedia(like) {
  const query = matchMedia(like),
    now = signal(query.matches)
  query.addEventListener('change', () => {
    now.value = query.matches
  })
  return now
}
