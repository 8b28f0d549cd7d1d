// Catch-up since my last turn: replay the moves as my seat saw them, each with a sentence.
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { language, say } from '../../i18n/messages.js'
import { speed } from '../../settings/settings.js'
import * as motion from '../../table/animations.js'
import { eventDelay } from '../../table/event_queue.js'
import { Entry, renderSentence } from '../../table/log.js'
import { parseDecision, seatLetter } from '../../table/seats.js'
import { catchUpState, chosen, viewer } from '../../table/store.js'
import { call } from '../../transport/api.js'
import { api } from '../../transport/urls.js'
import { useEffect, useRef } from '../../vendor/hooks.js'
import { batch, signal } from '../../vendor/signals.js'
import { announce, showError, showNotice } from '../../widgets/notifications.js'
import { SpeedField } from '../../widgets/page_shell.js'
import { tableId } from './actions.js'

const playing = signal(false)
let heard = 0 // number of sentences already announced: going back repeats none

/** @param {number} [at] */
export async function catchUp(at = 0) {
  const me = viewer.value
  /** @type {ReplayShape} */
  const found = await call(`${api.missed(tableId())}?eyes=${seatLetter(me) ?? 'none'}&lang=${language.value}`)
  if (me !== viewer.value) return // the device was handed to another player
  const frames = found.frames.map(frame => ({ ...frame, decision: parseDecision(frame.decision) })),
    steps = frames.flatMap(({ events }, frame) => events.map(event => ({ event, frame })))
  heard = 0
  batch(() => {
    chosen.value = null
    catchUpState.value = { frames, steps, at: Math.min(at, Math.max(0, steps.length - 1)) }
    if (!at) playing.value = speed.value !== 'off' && steps.length > 1
  })
}

/** Single steps forward animate the pieces; going back or jumping does not. @param {number} to */
function go(to) {
  const now = catchUpState.value
  if (!now) return
  const { steps, frames, at } = now,
    next = Math.max(0, Math.min(steps.length - 1, to)),
    frame = steps[next]?.frame ?? 0,
    before = next === at + 1 && frame !== steps[at].frame ? motion.captureCards() : null
  catchUpState.value = { ...now, at: next }
  motion.animateChanges(before, frames[frame].events)
}

/** Return to the present. */
function stop() {
  motion.skipAnimations()
  catchUpState.value = null
  playing.value = false
  setTimeout(() => document.getElementById('ask-h')?.focus({ preventScroll: true }))
}

/** @param {number} at @param {number} count */
function usePlaying(at, count) {
  useEffect(() => {
    if (!playing.value) return
    const timer = setTimeout(() => {
      if (at < count - 1) return go(at + 1)
      stop()
      showNotice(say('catch-up-over'))
    }, eventDelay())
    return () => clearTimeout(timer)
  }, [playing.value, at, speed.value])
}

/** Read the current position when a key is pressed: keys may come faster than renders. */
const currentStep = () => catchUpState.value?.at ?? 0
/** @param {number} last */
function useKeys(last) {
  useEffect(() => {
    /** @param {KeyboardEvent} e */
    const press = e => {
      const node = /** @type {Element} */ (e.target)
      if (node.closest?.('input:not([type=range]), select, textarea, dialog') || e.ctrlKey || e.metaKey || e.altKey)
        return
      if (node.closest?.('input') && e.key !== 'Escape' && e.key !== ' ') return
      if ((e.key === ' ' || e.key === 'Enter') && node.closest?.('button, a, summary')) return
      /** @type {Record<string, () => void>} */
      const deeds = {
        ArrowRight: () => go(currentStep() + 1),
        ArrowLeft: () => go(currentStep() - 1),
        Home: () => go(0),
        End: () => go(last),
        Escape: stop,
        ' ': turn,
      }
      if (!deeds[e.key]) return
      // Keep the key from the table's own shortcuts.
      e.preventDefault()
      e.stopPropagation()
      deeds[e.key]()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [last])
}
const turn = () => {
  playing.value = !playing.value
}

/** @param {{ sign: string, word: string, off: boolean, does: () => void }} props */
const Step = ({ sign, word, off, does }) =>
  html`<button class="btn small" disabled=${off} aria-label=${say(word)} title=${say(word)} onClick=${does}>
    ${icon(sign, { s: 16 })}</button>`

/** @param {{ at: number, last: number }} props */
const Controls = ({ at, last }) => html`<label><span class="sr">${say('catch-up-title')}</span>
    <input type="range" min="0" max=${last} value=${at} data-test="catchup-scrub"
      aria-valuetext=${say('step-of', { at: at + 1, count: last + 1 })} onInput=${e =>
        go(Number(e.currentTarget.value))}/></label>
  <div class="buttons"><${Step} sign="back" word="step-back" off=${at === 0} does=${() => go(currentStep() - 1)}/>
    <button class="btn small" onClick=${turn} disabled=${at === last && !playing.value}>
      ${say(playing.value ? 'pause' : 'play')}</button>
    <${Step} sign="on" word="step-on" off=${at === last} does=${() => go(currentStep() + 1)}/>
    <button class="btn main small" data-test="catchup-done" onClick=${stop}>
      ${say(at < last ? 'catch-up-skip' : 'catch-up-done')}</button></div>`

export function CatchUp() {
  const { steps, at } = catchUpState.value ?? { steps: [], at: 0 },
    panel = useRef(null),
    inLanguage = useRef(language.value),
    event = steps[at]?.event
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (event && at >= heard) {
      heard = at + 1
      announce(event.label)
    }
    panel.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  useEffect(() => {
    if (inLanguage.current !== language.value) catchUp(at).catch(showError)
    inLanguage.current = language.value
  }, [language.value])
  usePlaying(at, steps.length)
  useKeys(steps.length - 1)
  return html`<section class="ask catchup" ref=${panel} tabindex="-1" aria-label=${say('catch-up')}
    data-test="catchup" data-at=${at}>
    <p class="row"><b class="ask-who">${say('catch-up-title')}</b>
      <span class="at">${steps.length > 0 && say('step-of', { at: at + 1, count: steps.length })}</span></p>
    <h2 class="now-told">${event ? renderSentence(event) : say('catch-up-nothing')}</h2>
    ${
      event
        ? html`<${Controls} at=${at} last=${steps.length - 1}/>
      <div class="log-scroll wide-only" tabindex="0" role="group" aria-label=${say('catch-up-title')}><ol class="log">
        ${steps.map(
          (step, i) => html`<${Entry} key=${i} event=${step.event} cls=${i === at ? 'now' : ''}/>`,
        )}</ol></div>
      <${SpeedField}/>`
        : html`<div class="row"><button class="btn main small" data-test="catchup-done" onClick=${stop}>
          ${say('catch-up-done')}</button></div>`
    }</section>`
}
