// The three saga spaces: requirements, places, progress.

import { icon } from '../../art/glyphs.js'
import { html, n1, svg } from '../../art/tag.js'
import { signal } from '../../vendor/signals.js'
import { AT, sagaOf } from './chart_data.js'
import { H, W } from './drawing.js'
import { isSmall, showAll, showPlaces } from './zoom.js'

/** The saga whose ports are ringed on the chart: hovered or pressed. @type {Signal<string | null>} */
const pressed = signal(null)

/** @type {Signal<string | null>} */
const pointed = signal(null)
export const shownSaga = {
  get value() {
    return pointed.value ?? pressed.value
  },
}

/** @type {Record<string, string>} */
const SIGN = { trade: 'coin', raid: 'axe', settle: 'house' }

const MAP_W = 92,
  MAP_H = 68
/** The goals on a small part of the chart. @param {{ view: FireAndAxe.View, saga: FireAndAxe.Saga }} props */
function SagaMap({ view, saga }) {
  const reached = view.sagas.done[saga.id],
    places = saga.ports.map(port => AT[port]),
    xs = places.map(place => place.x),
    ys = places.map(place => place.y)
  const w = Math.max(
      230,
      Math.max(...xs) - Math.min(...xs) + 130,
      ((Math.max(...ys) - Math.min(...ys) + 110) * MAP_W) / MAP_H,
    ),
    h = (w * MAP_H) / MAP_W,
    k = w / MAP_W
  const x = Math.max(0, Math.min(W - w, (Math.min(...xs) + Math.max(...xs) - w) / 2)),
    y = Math.max(0, Math.min(H - h, (Math.min(...ys) + Math.max(...ys) - h) / 2))
  return svg`<svg class="saga-map" viewBox=${`${n1(x)} ${n1(y)} ${n1(w)} ${n1(h)}`} width=${MAP_W} height=${MAP_H}
    aria-hidden="true">
    <rect class="zone-W" x=${x} y=${y} width=${w} height=${h}/>
    <use class="land" href="#chart-coast" style=${{ strokeWidth: n1(1.2 * k) }}/>
    ${places.map(place => {
      const done = reached.includes(place.id)
      return svg`<g key=${place.id} transform=${`translate(${place.x} ${place.y}) scale(${n1(k * 10) / 10})`}>
        <circle class="sm-dot ${done ? 'done' : ''}" r="7"/>
        ${done && svg`<path class="sm-tick" d="M-3.500 0l2.500 3 4.500-6"/>`}</g>`
    })}</svg>`
}

/** @param {{ t: FireAndAxe.Reader, id: string }} props */
function Saga({ t, id }) {
  const saga = sagaOf(id),
    { view } = t,
    done = view.sagas.done[id].length,
    on = pressed.value === id
  /** @param {string | null} what */
  const point = what => () => {
    pointed.value = what
  }
  const press = () => {
    pressed.value = on ? null : id
    if (on) showAll()
    else if (isSmall.value)
      showPlaces(
        saga.ports.map(port => AT[port]),
        400,
      )
  }
  return html`<li class=${t.changed.has(id) ? 'changed' : ''}>
    <button class="saga ${on ? 'on' : ''}" aria-pressed=${String(on)} onClick=${press} onMouseEnter=${point(id)}
      onMouseLeave=${point(null)}
      onFocus=${point(id)} onBlur=${point(null)}>
    <${SagaMap} view=${view} saga=${saga}/>
    <span><b>${t.words(`saga-${id}`)}</b>
      <small class="sg-task">${icon(SIGN[saga.task], { s: 16 })} ${t.phrases.goal(id)}</small>
      <small>${t.words('saga-state', {
        done,
        total: saga.ports.length,
        bonus: saga.bonus,
        home: t.words(`space-${saga.home}`),
      })}</small></span></button></li>`
}

/** @param {{ t: FireAndAxe.Reader, children: Drawing }} props */
export function Sagas({ t, children }) {
  const { sagas, era, final } = t.view
  return html`<section class="panel sagas" aria-labelledby="sagas-h" data-part="sagas">
    <header><h2 id="sagas-h">${t.words('sagas-open')}</h2>${children}</header>
    <p class="hint">
      ${t.words('round-of', { round: t.view.round, most: Number(t.view.options.round_cap) })}<br/>
      ${t.words(`era-${era}`)} · ${
        sagas.left
          ? t.words('sagas-left', { count: sagas.left, era: t.words(`era-${sagas.next_era}`) })
          : t.words('sagas-none')
      }
      ${
        final.holder != null &&
        html`<br/>
        ${t.words('tokens-placed', { name: t.phrases.name(final.holder), count: final.placed })}`
      }</p>
    <ul>${sagas.open.map((id, i) =>
      id
        ? html`<${Saga} key=${id} t=${t} id=${id}/>`
        : html`<li key=${i} class="no-saga">${t.words('saga-empty')}</li>`,
    )}</ul></section>`
}
