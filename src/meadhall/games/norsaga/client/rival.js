// A rival in the strip above: tree, goal, known cards. On a phone a tap opens the tree.

import { seatIcon, traitIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { pressTarget, findTargets as targets } from '../../table/targets.js'
import { watchMedia } from '../../widgets/media_query.js'
import { showCard } from './closeup.js'
import { dominantOf, kindOf, SPOTS } from './notation.js'
import { Goal, Tree } from './tree.js'

/** The trees of one or two rivals are wide, those of three low where the strip is low, so that classes are readable. */
const low = watchMedia('(min-width: 720px) and (max-width: 1199px), (min-width: 1200px) and (max-height: 900px)'),
  FEW = 3 // players
/** On a phone in landscape one's own tree is low as well. */
export const isLandscape = watchMedia('(min-width: 720px) and (max-width: 1023px) and (max-height: 480px)')
/** In a low or very narrow window one's own tree is wide: its text is larger for its height. */
export const isFlat = watchMedia(
  [
    '(min-width: 1200px) and (max-height: 800px)',
    '(min-width: 720px) and (max-width: 1023px) and (max-height: 1150px)',
    '(max-width: 349px)',
  ].join(),
)

/** @param {{ t: Norsaga.Reader, to: Norsaga.Targets, id: string, sure: boolean }} props */
function Chip({ t, to, id, sure }) {
  const can = to.naming(id).length > 0,
    up = to.held === id
  return html`<li>
    <button class="chip ${
      can ? 'legal' : ''
    } ${up ? 'chosen' : ''}" data-card=${sure ? id : null} data-walk aria-pressed=${can ? String(up) : null}
    onClick=${() => (can ? pressTarget(t, to, id) : showCard(t, id))}>${traitIcon(dominantOf(id), { s: 18 })}
    <span>${sure ? t.words(`class-${kindOf(id)}`) : '?'}</span><span class="sr">${t.phrases.card(id)}</span>
      </button></li>`
}

/**
 * Cards known to be in a hand, and cards that may be; the rest is only counted.
 * @param {{ t: Norsaga.Reader, to: Norsaga.Targets, player: Norsaga.Player }} props
 */
function Held({ t, to, player }) {
  /** @param {string} word @param {string[]} ids @param {boolean} sure */
  const row = (word, ids, sure) =>
    ids.length > 0 &&
    html`<ul class="seen ${sure ? '' : 'maybe'}" aria-label=${t.words(word)}>
        ${ids.map(id => html`<${Chip} key=${id} t=${t} to=${to} id=${id} sure=${sure}/>`)}</ul>`
  const sure = player.hand || player.known || [],
    perhaps = (player.maybe || []).map(one => one.card)
  // A name is as wide as two and a half signs.
  const crowd = 5 * sure.length + 2 * perhaps.length > 15
  return html`<div class="of-hand ${sure.length + perhaps.length > 2 ? 'many' : ''} ${crowd ? 'crowd' : ''}">
    ${row('term-known-cards', sure, true)}${row('term-maybe-cards', perhaps, false)}</div>`
}

/** Close the dialog when something is picked in it, because it is confirmed at the table. @param {number} seat */
const renderDetails = seat => (/** @type {Norsaga.Reader} */ now) => {
  const t = {
    ...now,
    /** @param {string} text */
    choose: text => {
      now.close()
      now.choose(text)
    },
    /** @param {string | { target: string }} wish */
    whyNot: wish => {
      now.close()
      now.whyNot(wish)
    },
  }
  const player = t.view.players[seat],
    to = targets(t)
  return html`<div class="rival-full"><${Tree} t=${t} to=${to} player=${player}/><${Goal} t=${t} player=${player}/>
    <${Held} t=${t} to=${to} player=${player}/></div>`
}

/**
 * The answer that names a player, as a button at that player.
 * @param {{ t: Norsaga.Reader, to: Norsaga.Targets, seat: number }} props
 */
export function Pick({ t, to, seat }) {
  const answer = to.naming(`seat:${seat}`)[0]
  if (!answer) return null
  return html`<button class="btn small pick legal" data-walk aria-pressed=${String(
    t.chosen === answer.text,
  )} onClick=${() => t.choose(answer.text)} onFocus=${() => {
    t.focus.value = answer.text
  }}>
    ${t.numberOf(answer.text) && html`<kbd aria-hidden="true">${t.numberOf(answer.text)}</kbd>`}
      ${t.label(answer.text)}</button>`
}

/** @param {{ t: Norsaga.Reader, to: Norsaga.Targets, player: Norsaga.Player }} props */
export function Rival({ t, to, player }) {
  const { seat } = player,
    name = t.phrases.name(seat),
    pick = to.naming(`seat:${seat}`)[0],
    lit = SPOTS.some(spot => to.fitting(`${seat}.${spot}`).length)
  return html`<article class="rival ${pick || lit ? 'open' : ''} ${
    pick && pick.text === t.chosen ? 'chosen' : ''
  }" aria-label=${name}
    data-part="rivals" data-from=${`hand-${seat}`}>
    <header>${seatIcon(seat, { s: 24 })}<b>${name}</b>
      ${
        player.doomed &&
        html`<span class="doomed">${traitIcon('K', { s: 20, sign: 'rune' })} <span>
        ${t.words('trait-K')}</span></span>`
      }
      <span class="held">${t.words('hand-size', { count: player.hand_size })}</span></header>
    <${Pick} t=${t} to=${to} seat=${seat}/>
    <div class="rival-tree"><${Tree} t=${t} to=${to} player=${player}
      shape=${t.view.players.length <= FEW ? 'broad' : low.value ? 'low' : 'tall'}/></div>
      <${Goal} t=${t} player=${player}/><${Held} t=${t} to=${to} player=${player}/>
    <button class="rival-open phone-only" onClick=${() => t.open(name, renderDetails(seat))}>
      <span class="sr">${t.words('tree-of', { name })}</span></button></article>`
}
