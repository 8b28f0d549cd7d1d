// The gods' sheets: one's own large, the others beside it, support gods too.

import { icon } from '../../art/glyphs.js'
import { html, svg } from '../../art/tag.js'
import { OrderPicker, openGod, showArtifact } from './lazy_parts.js'
import { pressTarget, targetProps, targets } from './targets.js'
import { pawn } from './tokens.js'

/** @param {{ t: Yggdrasil.Reader, god: Yggdrasil.Chosen }} props */
const Life = ({ t, god }) =>
  html`<span class="lp" role="img" aria-label=${t.words('life-label', { life: god.life, most: god.most })}>
    ${Array.from({ length: god.most }, (_, i) => html`<i key=${i} class=${i < god.life ? 'on' : ''}></i>`)}</span>`
/** @type {[string, 'elves' | 'dice'][]} */
const stock = [
  ['leaf', 'elves'],
  ['die', 'dice'],
]
/** @param {{ t: Yggdrasil.Reader, god: Yggdrasil.Chosen }} props */
const Stock = ({ t, god }) =>
  html`<span class="stock">
    ${stock.map(
      ([sign, name]) =>
        html`<span key=${name} role="img" aria-label=${t.words(`own-${name}`, { count: god[name] })}>
          ${icon(sign, { s: 18 })}
        <b aria-hidden="true">${god[name]}</b></span>`,
    )}</span>`
/** @param {Yggdrasil.Chosen} god @param {boolean} active @param {number} s */
const face = (god, active, s) =>
  svg`<svg class="god-face" viewBox="-26 -28 52 56" width=${s} height=${(s * 56) / 52} aria-hidden="true">
    ${pawn(god.god, god.seat, active)}</svg>`

/** @param {{ t: Yggdrasil.Reader, god: Yggdrasil.Chosen }} props */
const Arts = ({ t, god }) =>
  html`<span class="arts">
    ${god.artifacts.map(
      id =>
        html`<button key=${id} class="art" title=${t.words(
          `artifact-${id}.effect`,
        )} onClick=${() => showArtifact(t, id)}>
        ${icon('ring', { s: 18 })} ${t.words(`artifact-${id}`)}</button>`,
    )}</span>`

/** @param {{ t: Yggdrasil.Reader, god: Yggdrasil.Chosen, children?: Drawing }} props */
export function LargeSheet({ t, god, children }) {
  const name = t.phrases.nameOf('god', god.god),
    look = () => openGod(t, t.view.gods.indexOf(god))
  return html`<div class="panel godsheet" role="group" aria-label=${t.words('sheet-label', { god: name })}>
    <div class="gs-name">${face(god, god.seat === t.view.active, 48)}
      <div><h3>${children ? name : html`<button class="linkish" onClick=${look}>${name}</button>`}</h3>
        <small>${t.words('in-world', { world: t.phrases.nameOf('world', god.world) })}</small></div>
        </div>
    <div class="gs-own"><div class="gs-part"><span>${t.words('term-life')}</span><${Life} t=${t} god=${god}/></div>
      <div class="gs-part"><span>${t.words('term-own')}</span><${Stock} t=${t} god=${god}/></div></div>
    ${
      god.artifacts.length > 0 &&
      html`<div class="gs-part gs-arts"><span>${t.words('term-artifacts')}</span><${Arts} t=${t}
      god=${god}/></div>`
    }
      ${
        children ??
        html`${
          god.artifacts.length > 0 &&
          html`<button class="art gs-count" onClick=${look}>${icon('ring', { s: 18 })} <span class="sr">
            ${t.words('term-artifacts')}</span> ${god.artifacts.length}</button>`
        }
        ${
          t.view.options.difficulty === 'hard' &&
          html`<button class="linkish gift" onClick=${look}>${t.words(`god-${god.god}.power`)}</button>`
        }`
      }</div>`
}

/** @param {{ t: Yggdrasil.Reader, to: Targets, god: Yggdrasil.Chosen, slot: number, cls?: string }} props */
function Small({ t, to, god, slot, cls = '' }) {
  const name = t.phrases.nameOf('god', god.god),
    { legal, state, number } = targetProps(t, to, god.god)
  return html`<button class="panel godcard ${cls} ${state} ${
    god.seat === t.view.active ? 'active' : ''
  }" data-walk aria-pressed=${
    legal ? String(state.includes('chosen')) : null
  } onClick=${() => (legal ? pressTarget(t, to, god.god) : openGod(t, slot))}>
    ${face(god, god.seat === t.view.active, 34)}
    <span class="gc-text"><b>${name}</b><${Life} t=${t} god=${god}/>
        <span class="gc-own">${
          god.seat == null
            ? html`<small class="gc-support">${t.words('support')}</small>`
            : html`<${Stock} t=${t} god=${god}/>`
        }
        ${god.artifacts.length > 0 && html`<small>${icon('ring', { s: 14 })} ${god.artifacts.length}</small>`}
        </span></span>
      ${number && html`<kbd aria-hidden="true">${number}</kbd>`}</button>`
}

/** @param {{ t: Yggdrasil.Reader }} props */
export function Hand({ t }) {
  const { gods } = t.view,
    mine = gods[t.front]
  if (!gods.some(god => god.god)) return null
  if (t.mine && t.decision.ask === 'turn.order') return html`<${OrderPicker} t=${t}/>`
  const to = targets(t),
    // Where gods are pressed to answer, mine is one of them; at the end they stand there together.
    ofMine = mine?.god && (t.view.over || targetProps(t, to, mine.god).legal)
  // In little room many gods stand in one line: then mine is as small as the others.
  return html`<div class="sheets ${gods.length > 3 ? 'crowd' : ''} ${t.view.over ? 'over' : ''}">
    ${mine?.god && !ofMine && html`<${LargeSheet} t=${t} god=${mine}/>`}
    <div class="godcards ${gods.length > 4 ? 'many' : ''}">
      ${gods.map(
        (god, slot) =>
          god.god &&
          (slot !== t.front || ofMine || gods.length > 3) &&
          html`<${Small} key=${god.god} t=${t} to=${to} god=${god} slot=${slot}
            cls=${slot === t.front && !ofMine ? 'instead' : ''}/>`,
      )}</div></div>`
}
