// The open page of a saga: what it tells, what it asks for, and where its pieces are.
import { html } from '../../art/tag.js'

/**
 * The spaces of Nidhogg's way, the one he stands on marked.
 * @param {{ t: Yggdrasil.Reader, saga: Yggdrasil.Saga }} props
 */
const Track = ({ t, saga }) => html`<p class="saga-track" aria-label=${t.words('saga-track')}>
  ${saga.track.map((cell, i) =>
    i === t.view.nidhogg.at ? html`<b key=${i}>[${cell}]</b>` : html`<span key=${i}>${cell}</span>`,
  )}</p>`

/**
 * What is counted, who stands where, and which markers lie on worlds.
 * @param {Yggdrasil.Reader} t
 * @param {Yggdrasil.Saga} saga
 */
function pieces(t, saga) {
  /** @param {string} place */
  const where = place => t.words(t.words.has(`world-${place}`) ? `world-${place}` : `stand-${place}`)
  /** @param {string} name @param {string | number} text */
  const line = (name, text) => t.words('labelled', { name: t.words(name), text: String(text) })
  return [
    ...Object.entries(saga.tally).map(([name, count]) => line(`tally-${name}`, count)),
    ...saga.figures.map(one => line(`figure-${one.figure}`, `${where(one.place)} (${one.note || one.power})`)),
    ...Object.entries(saga.marks).map(([world, token]) => line(`world-${world}`, t.words(`token-${token}`))),
    ...saga.slain.map(enemy => t.words('event-slain', { enemy: t.words(`enemy-${enemy}`) })),
  ]
}

/** @param {{ t: Yggdrasil.Reader }} props */
export function Saga({ t }) {
  const saga = t.view.saga
  if (!saga) return null
  const key = `page-${saga.saga}-${saga.page}`
  return html`<section class="panel sagabox" aria-labelledby="saga-h"><h2 id="saga-h">${t.words(key)}</h2>
    <p>${t.words('saga-page', { page: saga.page, pages: saga.pages })} · <i>${t.words(`${key}.tale`)}</i></p>
    <p><b>${t.words('saga-goal')}</b> ${t.words(`${key}.goal`)}</p>
    <${Track} t=${t} saga=${saga}/>
    <ul class="plain">${pieces(t, saga).map(line => html`<li key=${line}>${line}</li>`)}</ul>
    <details><summary>${t.words('saga-holds')}</summary><p>${t.words(`${key}.holds`)}</p>
      ${saga.actions.length > 0 && html`<h3>${t.words('saga-actions')}</h3>`}
      <ul class="plain">${saga.actions.map(
        name => html`<li key=${name}><b>${t.words(`errand-${name}`)}</b> ${t.words(`errand-${name}.effect`)}</li>`,
      )}</ul></details></section>`
}
