// Scrub, step, play by itself, look through any seat's eyes, share the moment.

import { icon } from '../art/glyphs.js'
import { html } from '../art/tag.js'
import { useEffect } from '../vendor/hooks.js'
import { signal } from '../vendor/signals.js'
import { sentence } from './log.js'
import { record, replay } from './paths.js'
import { linkTo } from './positionlink.js'
import { letter } from './seats.js'
import { copy } from './share.js'
import { say } from './words.js'

export const at = signal(0)
export const playing = signal(false)
const BEAT = 1400,
  phone = matchMedia('(max-width: 719px)')

/** @param {(to: number) => void} go @param {boolean} done */
function usePlaying(go, done) {
  useEffect(() => {
    if (!playing.value) return
    if (done) {
      playing.value = false
      return
    }
    const timer = setTimeout(() => go(at.value + 1), BEAT)
    return () => clearTimeout(timer)
  }, [playing.value, at.value])
}

/**
 * Arrows step and the space bar plays, unless somebody is using a control that has these keys for itself.
 * @param {(to: number) => void} go
 * @param {number} last
 */
function useKeys(go, last) {
  useEffect(() => {
    /** @param {KeyboardEvent} e */
    const press = e => {
      const node = /** @type {Element} */ (e.target)
      if (node.closest?.('input, select, textarea, dialog, .log-scroll') || e.ctrlKey || e.metaKey || e.altKey) return
      if (e.key === ' ' && node.closest?.('button, a, summary')) return
      /** @type {Record<string, () => void>} */
      const deeds = {
        ArrowRight: () => go(at.value + 1),
        ArrowLeft: () => go(at.value - 1),
        Home: () => go(0),
        End: () => go(last),
        ' ': () => {
          playing.value = !playing.value
        },
      }
      if (deeds[e.key]) {
        e.preventDefault()
        deeds[e.key]()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [last])
}

/** @param {{ sign: string, word: string, off: boolean, onClick: () => void }} props */
const Step = ({ sign, word, off, onClick }) =>
  html`<button class="btn small" disabled=${off} aria-label=${say(word)} onClick=${onClick}>${icon(sign, { s: 16 })}
    </button>`

/** @param {{ go: (to: number) => void, last: number, done: boolean }} props */
function Controls({ go, last, done }) {
  const none = at.value === 0
  return html`<label><span class="sr">${say('scrub')}</span>
      <input type="range" min="0" max=${last} value=${at.value} aria-valuetext=${say('step-of', {
        at: at.value + 1,
        count: last + 1,
      })}
        onInput=${e => go(Number(e.currentTarget.value))} data-test="scrub"/></label>
    <div class="buttons">
      <${Step} sign="first" word="to-start" off=${none} onClick=${() => go(0)}/>
      <${Step} sign="back" word="step-back" off=${none} onClick=${() => go(at.value - 1)}/>
      <button class="btn small main" onClick=${() => {
        if (done) go(0)
        playing.value = !playing.value
      }}>
        ${say(playing.value ? 'pause' : 'play')}</button>
      <${Step} sign="on" word="step-on" off=${done} onClick=${() => go(at.value + 1)}/>
      <${Step} sign="last" word="to-end" off=${done} onClick=${() => go(last)}/></div>
    <p class="at" role="status">${say('step-of', { at: at.value + 1, count: last + 1 })}</p>`
}

/**
 * @param {{ t: Reader, frames: Frame[], names: string[], eyes: string, look: (wish: string) => void, go: (to: number)
 *   => void, table: string }} props
 */
export function Player({ t, frames, names, eyes, look, go, table }) {
  const frame = frames[at.value],
    last = frames.length - 1,
    done = at.value >= last
  usePlaying(go, done)
  useKeys(go, last)
  const share = async () =>
    copy(frame.position ? await linkTo(frame.position) : `${location.origin}${replay(table)}#${frame.seq}`)
  return html`<section class="ask player" aria-label=${say('replay')} data-eyes=${eyes}>
    <h2>${t.decision ? t.phrases.prompt(t.decision) : say('game-over')}</h2>
    <div class="told">${frame.events.slice(-4).map((event, i) => html`<p key=${i}>${sentence(t, event)}</p>`)}</div>
    <${Controls} go=${go} last=${last} done=${done}/>
    <details open=${!phone.matches}><summary>${say('player-more')}</summary>
      <label class="field"><span>${say('eyes')}</span>
        <select value=${eyes} onChange=${e => look(e.currentTarget.value)} data-test="eyes">
          <option value="all">${say('eyes-all')}</option><option value="none">${say('eyes-none')}</option>
          ${names.map((name, seat) => html`<option key=${seat} value=${letter(seat)}>${name}</option>`)}</select>
            </label>
      <div class="row">
        ${
          (frame.position || table) &&
          html`<button class="btn small" onClick=${share}>${say(frame.position ? 'share-position' : 'share-moment')}
            </button>`
        }
        ${table && html`<a class="btn small" href=${record(table)} download>${say('record-save')}</a>`}</div></details>
          </section>`
}
