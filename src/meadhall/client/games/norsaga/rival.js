// A rival in the strip above: tree, goal, what is known of the hand. On a phone the tree opens at a tap.
import { html } from '../../art/tag.js'
import { seatIcon, traitIcon } from '../../art/glyphs.js'
import { Goal } from './goal.js'
import { dominant, kindOf } from './notation.js'
import { showCard } from './closeup.js'
import { take, targets } from './targets.js'
import { Tree } from './tree.js'

/** Cards seen in a hand, cards perhaps there; the rest is only counted. */
function Held({ t, to, player }) {
  const seen = player.hand || player.known || [], maybe = player.maybe || []
  if (!seen.length && !maybe.length) return null
  const chip = (id, sure) => {
    const can = to.naming(id).length > 0
    return html`<li key=${id}><button class="chip ${can ? 'legal' : ''} ${to.held === id ? 'chosen' : ''}" data-card=${sure ? id : null} data-walk aria-pressed=${can ? String(to.held === id) : null} onClick=${() => can ? take(t, to, id) : showCard(t, id)}>${traitIcon(dominant(id), { s: 18 })}<span>${t.words(`class-${kindOf(id)}`)}${sure ? '' : '?'}</span><span class="sr">: ${t.phrases.card(id)}</span></button></li>`
  }
  return html`${seen.length > 0 && html`<ul class="seen" aria-label=${t.words('term-known-cards')}>${seen.map(id => chip(id, true))}</ul>`}${maybe.length > 0 && html`<ul class="seen" aria-label=${t.words('term-maybe-cards')}>${maybe.map(one => chip(one.card, false))}</ul>`}`
}

const inFull = seat => t => { const player = t.view.players[seat], to = targets(t); return html`<div class="rival-full"><${Tree} t=${t} to=${to} player=${player}/><${Goal} t=${t} player=${player}/><${Held} t=${t} to=${to} player=${player}/></div>` }

export function Rival({ t, to, player }) {
  const name = t.phrases.name(player.seat), pick = to.naming(`seat:${player.seat}`)[0], lit = player.tree.some((_, i) => to.fitting(`${player.seat}.${['Y', 'P1', 'P2', 'G1', 'G2', 'G3', 'G4'][i]}`).length)
  return html`<article class="rival ${pick || lit ? 'open' : ''} ${pick && pick.text === t.chosen ? 'chosen' : ''}" aria-label=${name} data-from=${`hand-${player.seat}`}>
    <header>${seatIcon(player.seat, { s: 24 })}<b>${name}</b>${player.doomed && html`<span class="doomed">${traitIcon('K', { s: 20, sign: 'rune' })} <span>${t.words('trait-K')}</span></span>`}<span class="held">${t.words('hand-size', { count: player.hand_size })}</span></header>
    ${pick && html`<button class="btn small pick legal" data-walk onClick=${() => t.choose(pick.text)} onFocus=${() => { t.focus.value = pick.text }}>${t.numberOf(pick.text) && html`<kbd>${t.numberOf(pick.text)}</kbd>`}${t.phrases.answer(pick.text, t.decision.seat, t.view)}</button>`}
    <div class="rival-tree"><${Tree} t=${t} to=${to} player=${player}/></div><${Goal} t=${t} player=${player}/><${Held} t=${t} to=${to} player=${player}/>
    <button class="rival-open phone-only" onClick=${() => t.open(name, inFull(player.seat))}><span class="sr">${t.words('tree-of', { name })}</span></button></article>`
}
