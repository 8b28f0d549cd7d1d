// Danger panel: what each enemy would do if it woke now, the probability, and the distance to each loss.

import printed from '/components/yggdrasil.js'
import { icon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'

/** @param {{ t: Yggdrasil.Reader, reason: string }} props */
const Margin = ({ t, reason }) => {
  const left = t.view.margins[reason],
    how = t.view.close[reason] ?? ''
  return html`<li class="margin ${how}">
    ${how === 'next' && icon('thorn', { s: 14 })} ${t.words(`margin-${reason}`, { left })}</li>`
}

/** @param {Yggdrasil.Reader} t @param {string} id */
const climbText = (t, id) => {
  const [done, most] = t.view.ladders[id]
  return t.words(`ladder-${id}`, { done, most })
}

/** Steps of a ladder, those taken are filled. @param {{ t: Yggdrasil.Reader, id: string }} props */
function Ladder({ t, id }) {
  const [done, most] = t.view.ladders[id]
  return html`<span class="ladder" role="img" aria-label=${climbText(t, id)} title=${climbText(t, id)}>
    ${Array.from({ length: most }, (_, i) => html`<i key=${i} class=${i < done ? 'on' : ''}></i>`)}</span>`
}

/** @param {Yggdrasil.Reader} t @param {Yggdrasil.Danger} one */
const describeWaking = (t, one) =>
  [
    ...(t.decision?.forecast[one.enemy] ?? []),
    one.jotun && t.words('would-jotun'),
    one.stops && t.words('would-stop'),
    one.ends && t.words(one.ends === 'tree' ? 'would-win' : 'would-lose', { reason: t.words(`reason-${one.ends}`) }),
  ].filter(Boolean)

/** The player whose draw would wake it. @param {{ t: Yggdrasil.Reader }} props */
const Whose = ({ t }) => {
  const god = t.view.gods[t.view.active]?.god
  return god ? html`<p class="hint">${t.words('danger-hint', { god: t.phrases.nameOf('god', god) })}</p>` : null
}

/**
 * In little room the enemies about to wake come first.
 * @param {Yggdrasil.Danger} a
 * @param {Yggdrasil.Danger} b
 */
const urgent = (a, b) => Number(b.open === 1) - Number(a.open === 1) || (b.chance ?? 0) - (a.chance ?? 0)

/** @param {{ t: Yggdrasil.Reader, id: string, brief: boolean }} props */
const Name = ({ t, id, brief }) =>
  brief
    ? html`<button class="linkish dg-name" onClick=${() => openEnemy(t, id)}>${t.words(`enemy-${id}`)}</button>`
    : html`<b>${t.words(`enemy-${id}`)}</b>`

/** @param {{ t: Yggdrasil.Reader, one: Yggdrasil.Danger, brief: boolean }} props */
function Foe({ t, one, brief }) {
  const { enemy, open, ends, chance } = one,
    power = t.view.enemies.find(other => other.enemy === enemy)?.power
  return html`<li class="${open ? 'stirs' : 'sleeps'} ${open || chance ? '' : 'quiet'} ${
    ends && ends !== 'tree' ? 'fatal' : ''
  }">
    <span class="dg-sign">${icon(enemy, { s: 26 })}</span>
    <div><span class="dg-head"><${Name} t=${t} id=${enemy} brief=${brief}/>
      ${power != null && html`<small>${t.words('power', { power })}</small>`}<${Ladder} t=${t} id=${enemy}/></span>
      <span class="dg-open">${t.words('danger-open', { open })}
        ${chance != null && html` · ${t.words('danger-chance', { chance })}`}</span>
      ${!brief && html`<small>${climbText(t, enemy)}</small>`}<p>${describeWaking(t, one).join(' ')}</p>
      ${
        !brief &&
        html`<ul class="plain margins">
        ${printed.ways[enemy]
          .filter(way => way in t.view.margins)
          .map(reason => html`<${Margin} key=${reason} t=${t} reason=${reason}/>`)}</ul>`
      }</div></li>`
}

/** @param {{ t: Yggdrasil.Reader, brief?: boolean }} props */
export function Danger({ t, brief = false }) {
  const foes = brief ? [...t.view.danger].sort(urgent) : t.view.danger
  return html`<${Whose} t=${t}/>
    <ul class="plain danger ${brief ? 'brief' : ''}">
      ${foes.map(one => html`<${Foe} key=${one.enemy} t=${t} one=${one} brief=${brief}/>`)}</ul>`
}

/** Effects of the active jotnar until they are beaten. @param {{ t: Yggdrasil.Reader, at?: string }} props */
export const Jotnar = ({ t, at }) => {
  const found = t.view.jotnar.active.filter(({ place }) => !at || place === at)
  return (
    found.length > 0 &&
    html`<ul class="plain effects" aria-label=${t.words('jotnar-active')}>
      ${found.map(
        ({ jotun }) =>
          html`<li key=${jotun}>${icon('mountain', { s: 20 })}
          <span><b>${t.words(`jotun-${jotun}`)}</b> ${t.words(`jotun-${jotun}.effect`)}</span></li>`,
      )}</ul>`
  )
}

/** The nearest losses, always visible below the tree. @param {{ t: Yggdrasil.Reader }} props */
export function Margins({ t }) {
  const { margins, close, danger } = t.view
  if (!danger.length) return null
  const near = Object.keys(close)
  return html`<div class="nearest panel" role="group" aria-label=${t.words('danger-nearest')}>
    <button class="linkish" onClick=${() => openDanger(t)}>${icon('thorn', { s: 16 })} ${t.words('danger-nearest')}
      </button>
    <ul class="plain margins"><${Margin} t=${t} reason=${printed.ways.nidhogg.find(way => way in margins) ?? 'tree'}/>
      ${near.map(reason => html`<${Margin} key=${reason} t=${t} reason=${reason}/>`)}
      ${!near.length && html`<li class="margin">${t.words('danger-none')}</li>`}</ul></div>`
}

/** @param {Yggdrasil.Reader} t */
export const openDanger = t =>
  t.open(
    t.words('danger-title'),
    now => html`<${Jotnar} t=${now}/><${Danger} t=${now}/>
  <ul class="plain margins"><${Margin} t=${now} reason="life"/></ul>`,
  )
/**
 * One enemy of the wheel.
 * @param {Yggdrasil.Reader} t
 * @param {string} id
 */
export const openEnemy = (t, id) =>
  t.open(
    t.words(`enemy-${id}`),
    now =>
      html`<${Danger} t=${{
        ...now,
        view: { ...now.view, danger: now.view.danger.filter(one => one.enemy === id) },
      }}/>`,
  )
