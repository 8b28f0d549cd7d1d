// Notices, and announcements to screen readers through one polite live region.
import { icon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { language, say } from '../i18n/messages.js'
import { errorText } from '../transport/api.js'
import { signal } from '../vendor/signals.js'

/** @type {Signal<{ id: number, text: string, bad: boolean }[]>} */
const notices = signal([]),
  spokenNow = signal('')
/** @type {string[]} */
const queue = []
/** @type {{ text: string, heard: boolean } | null} */
let question = null
let count = 0,
  timer = 0

/** @param {number} id */
const drop = id => {
  notices.value = notices.value.filter(notice => notice.id !== id)
}

/** Announcement of the admin: stays until the reader or the admin closes it. */
let keepers = ''
/** @param {string} text */
export function showAnnouncement(text) {
  if (text === keepers) return
  const before = say('keeper-says', { text: keepers })
  notices.value = notices.value.filter(notice => notice.text !== before)
  keepers = text
  if (text) notices.value = [...notices.value, { id: ++count, text: say('keeper-says', { text }), bad: false }]
}

/** @param {string} text @param {boolean} [bad] */
export function showNotice(text, bad = false) {
  const id = ++count
  notices.value = [...notices.value.filter(notice => notice.text !== text), { id, text, bad }].slice(-3)
  setTimeout(() => drop(id), bad ? 9000 : 4000)
}
/** @param {any} error */
export const showError = error => showNotice(errorText(error), true)

/** Announce to screen readers, together with other texts of the same moment. @param {...string} texts */
export function announce(...texts) {
  queue.push(...texts.filter(Boolean))
  scheduleUtterance()
}
/**
 * Announce a question after the events before it. Skip it if it is alone and `heard`: the focus has just moved to it.
 * @param {string} text
 * @param {boolean} heard
 */
export function announceQuestion(text, heard) {
  question = { text, heard }
  scheduleUtterance()
}
function scheduleUtterance() {
  clearTimeout(timer)
  timer = setTimeout(utterPending, 120)
}
function utterPending() {
  clearTimeout(timer)
  const texts = queue.splice(0)
  if (question && (texts.length || !question.heard)) texts.push(question.text)
  question = null
  const text = texts.join(' ')
  // The same text again is only read if it changes.
  if (text) spokenNow.value = text === spokenNow.peek() ? `${text}\u00a0` : text
}
// Announce pending texts before the language changes: one utterance, one language.
language.subscribe(utterPending)

export function Notices() {
  return html`<div class="sr" role="log" aria-live="polite" aria-atomic="true" data-test="voice">${spokenNow.value}
    </div>
    <div class="notices" role="status">
      ${notices.value.map(
        ({ id, text, bad }) =>
          html`<div key=${id} class="notice ${bad ? 'bad' : ''}">${icon(bad ? 'thorn' : 'horn', { s: 18 })}
      <span>${text}</span><button onClick=${() => drop(id)} aria-label=${say('close')}>${icon('cross', { s: 16 })}
        </button></div>`,
      )}</div>`
}

// Announcement of events.
const MOST = 12
/** Return the texts to announce for these events; of very many, the last. @param {GameEvent[]} events */
export const announceEvents = events =>
  events
    .map(({ spoken, label }) => spoken ?? label)
    .filter(Boolean)
    .slice(-MOST)
