// Since my last turn: the missed events one by one, each shown on the board as it is read.
import { html } from '../art/tag.js'
import { useEffect, useRef } from '../vendor/hooks.js'
import { tableId } from './deeds.js'
import { Entry } from './log.js'
import { announce } from './notice.js'
import { answeredAt, catching, changed, events, eyes } from './store.js'
import { say } from './words.js'

/**
 * Everything after my last answer; where this device did not give it, after the last thing I did.
 * @param {Game} game
 */
function missed(game) {
  const all = events.value,
    me = eyes.value
  if (me == null) return all.slice(-20)
  const since = answeredAt(tableId(), me)
  if (since && all.some(event => event.n > since)) return all.filter(event => event.n > since)
  const last = all.findLastIndex(event => game.acted(event, me))
  return all.slice(last + 1)
}

/** @param {Game} game */
export function catchUp(game) {
  catching.value = { list: missed(game), at: 0 }
}

/** @param {{ t: Reader, game: Game }} props */
export function CatchUp({ t, game }) {
  const { list, at } = catching.value ?? { list: [], at: 0 },
    panel = useRef(null),
    event = list[at]
  useEffect(() => {
    panel.current?.focus()
  }, [])
  useEffect(() => {
    if (event) {
      changed.value = new Set(game.touched(event))
      announce(t.phrases.event(event))
    }
    panel.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  /** @param {number} to */
  const go = to => {
    catching.value = { list, at: Math.max(0, Math.min(list.length - 1, to)) }
  }
  const stop = () => {
    catching.value = null
    document.getElementById('ask-h')?.focus({ preventScroll: true })
  }
  /** @param {DomEvent} e */
  const key = e => {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key]
    if (!way && e.key !== 'Escape') return
    e.preventDefault()
    e.stopPropagation()
    if (way) go(at + way)
    else stop()
  }
  return html`<section class="catchup" ref=${panel} tabindex="-1" aria-label=${say('catch-up')} onKeyDown=${key}
    data-test="catchup">
    <h2>${say('catch-up-title')}</h2>
    ${
      list.length === 0
        ? html`<p>${say('catch-up-nothing')}</p>`
        : html`<div class="log-scroll" tabindex="0" role="group" aria-label=${say('catch-up-title')}>
      <ol class="log">
        ${list.map(
          (one, i) => html`<${Entry} key=${i} t=${t} game=${game} event=${one} cls=${i === at ? 'now' : ''}/>`,
        )}</ol></div>`
    }
    <div class="row"><button class="btn small" disabled=${at === 0} onClick=${() => go(at - 1)}>${say('step-back')}
      </button>
      <span class="at">${list.length ? say('step-of', { at: at + 1, count: list.length }) : ''}</span>
      ${
        at < list.length - 1
          ? html`<button class="btn main small" onClick=${() => go(at + 1)}>${say('step-on')}</button>`
          : html`<button class="btn main small" onClick=${stop}>${say('catch-up-done')}</button>`
      }</div></section>`
}
