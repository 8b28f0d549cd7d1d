// Clocks tick here; until when, the server says.
import { computed, signal } from '../vendor/signals.js'
import { people, skew } from './store.js'
import { language, say } from './words.js'

const now = signal(Date.now() / 1000)
setInterval(() => {
  if (!document.hidden) now.value = Date.now() / 1000
}, 1000)

/** Seconds the asked seat has left; null without a clock. */
export const left = computed(() => (people.value?.clock ? people.value.clock.until - (now.value + skew.value) : null))
export const late = computed(() => left.value !== null && left.value <= 0)

/** 1:32 while minutes count, hours in words when days do. */
export function leftInWords() {
  const seconds = Math.max(0, Math.round(left.value ?? 0))
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return say('clock-hours', { hours: new Intl.NumberFormat(language.value).format(Math.floor(seconds / 3600)) })
}
