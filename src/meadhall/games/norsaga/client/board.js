// The board: rivals above, your tree large. A pure function of the view and the question.

import { sagaCard } from '../../art/cards.js'
import { icon, seatIcon, traitIcon } from '../../art/glyphs.js'
import { html } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { pressTarget, findTargets as targets } from '../../table/targets.js'
import { useScrollBox } from '../../widgets/scroll_box.js'
import { heroPicture, nextArrangement, showCard } from './closeup.js'
import { dominantOf, FAMILY } from './notation.js'
import { isFlat, isLandscape, Pick, Rival } from './rival.js'
import { Goal, GoalText, goalLabel, needOf, Tree, toldMarkers } from './tree.js'

/**
 * @param {{ t: Norsaga.Reader, to: Norsaga.Targets, player: Norsaga.Player, id: string, colour: string, place: number
 *   }} props
 */
function Embellishment({ t, to, player, id, colour, place }) {
  const can = to.answers.some(answer => answer.text === id),
    asked = t.mine && t.decision.ask.endsWith('.embellish'),
    on = player.eligible.includes(id)
  const press = can ? () => t.choose(id) : asked ? () => t.whyNot(id) : () => t.rules(`NS-EMB-${id.toUpperCase()}`)
  const state = [can && 'legal', t.chosen === id ? 'chosen' : t.focus.value === id && 'focused']
    .filter(Boolean)
    .join(' ')
  return html`<li class=${on ? '' : 'off'} data-embellishment=${id}>
    <button class="emb-pick ${state}" data-walk aria-pressed=${
      can ? String(t.chosen === id) : null
    } onClick=${press} onFocus=${
      can
        ? () => {
            t.focus.value = id
          }
        : null
    }>
      <span class="gen">${traitIcon(colour, { s: 26, sign: 'rune' })}<b>${place}</b></span>
      <span><b>${t.words(`embellishment-${id}`)}</b><small>${t.words(`effect-${id}`)}</small>
        ${!on && html`<small class="closed">${t.words('not-eligible')}</small>`}</span></button></li>`
}

/**
 * The three embellishments of the youngest hero's colour.
 * @param {{ t: Norsaga.Reader, to: Norsaga.Targets, player: Norsaga.Player }} props
 */
function Embellishments({ t, to, player }) {
  const colour = player.tree[0] && dominantOf(player.tree[0]),
    family = colour && FAMILY[colour]
  return html`<section class="emb" data-part="embellishments"><h3>${t.words('term-embellishments')}</h3>
    ${
      family
        ? html`<ul>
      ${family.map(
        (id, i) =>
          html`<${Embellishment} key=${id} t=${t} to=${to} player=${player} id=${id} colour=${colour} place=${i + 1}/>`,
      )}</ul>`
        : html`<p class="say-goal">${t.words('no-embellishment')}</p>`
    }</section>`
}

/** @param {{ t: Norsaga.Reader, to: Norsaga.Targets, title: string, ids: string[] | null, count: number }} props */
function BetweenRow({ t, to, title, ids, count }) {
  /** @param {string} id */
  const card = id => {
    const can = to.naming(id).length > 0,
      up = to.held === id
    return html`<button key=${id} class="held-card ${can ? 'can' : ''} ${
      up ? 'chosen' : ''
    }" data-card=${id} data-walk aria-pressed=${can ? String(up) : null}
      onClick=${() => (can ? pressTarget(t, to, id) : showCard(t, id))}>${heroPicture(
        t,
        id,
        up ? 'chosen' : '',
      )}</button>`
  }
  return html`<section class="between"><h3>${title}</h3>
    <div class="between-row">${ids ? ids.map(card) : t.words('hidden-cards', { count })}</div></section>`
}

/**
 * Cards between hand and tree: for Prayer, Martyr, and those laid aside.
 * @param {{ t: Norsaga.Reader, to: Norsaga.Targets }} props
 */
function Between({ t, to }) {
  const { revealed, drawn, aside } = t.view

  /** @param {string} title @param {string[] | null} ids @param {number} count */
  const row = (title, ids, count) => html`<${BetweenRow} t=${t} to=${to} title=${title} ids=${ids} count=${count}/>`
  return html`${revealed && row(t.words('embellishment-prayer'), [revealed], 1)}
    ${drawn && row(t.words('embellishment-martyr'), drawn.cards, drawn.count)}
    ${aside && row(t.words('laid-aside'), aside.cards, aside.count)}`
}

/** @param {{ t: Norsaga.Reader, to: Norsaga.Targets, player: Norsaga.Player }} props */
function Saga({ t, to, player }) {
  const saga = player.saga && t.words(`saga-${player.saga}`)
  return html`<div class="my-saga" ref=${useScrollBox()} data-part="saga">
    ${
      t.you !== player.seat &&
      html`<p class="front-name">
      ${seatIcon(player.seat, { s: 24 })} ${t.phrases.name(player.seat)}</p>`
    }
    <${Between} t=${t} to=${to}/>
    ${
      saga &&
      sagaCard({ title: saga, need: needOf(player.saga), done: toldMarkers(player), label: goalLabel(t, player) })
    }
    ${saga && html`<${GoalText} t=${t} player=${player}/>`}
    ${
      player.markers.length > 1 &&
      html`<button class="linkish" onClick=${() => nextArrangement(player)}>
        ${t.words('markers-other', { count: player.markers.length })}</button>`
    }
    ${
      player.doomed &&
      html`<p class="say-goal doomed">
      ${traitIcon('K', { s: 22, sign: 'rune' })} ${t.words('term-doomed')}</p>`
    }
    ${
      t.view.queue.length > 0 &&
      html`<p class="say-goal">${icon('horn', { s: 18 })} ${say('labelled', {
        name: t.words('term-queue'),
        text: t.view.queue.map(t.phrases.name).join(', '),
      })}</p>`
    }
    <${Pick} t=${t} to=${to} seat=${player.seat}/><${Embellishments} t=${t} to=${to} player=${player}/></div>`
}

/** @param {{ t: Norsaga.Reader }} props */
export function Board({ t }) {
  const to = targets(t),
    { players } = t.view,
    mine = players[t.front]

  /** @param {Norsaga.Player} player */
  const seatsAfterFront = player => (player.seat - t.front + players.length) % players.length
  const rivals = players
    .filter(player => player.seat !== t.front)
    .sort((a, b) => seatsAfterFront(a) - seatsAfterFront(b))
  return html`<div class="rivals of-${rivals.length}" ref=${useScrollBox()}>
    ${rivals.map(player => html`<${Rival} key=${player.seat} t=${t} to=${to} player=${player}/>`)}</div>
    <div class="mine panel" aria-label=${t.phrases.name(t.front)} role="group">
      <div class="my-goal phone-only" data-part="saga"><b>${mine.saga && t.words(`saga-${mine.saga}`)}</b>
        <${Goal} t=${t} player=${mine} s=${22}/></div>
      <${Saga} t=${t} to=${to} player=${mine}/>
      <div class="my-tree" data-from=${`hand-${t.front}`}><${Tree} t=${t} to=${to} player=${mine}
        shape=${isLandscape.value ? 'low' : isFlat.value ? 'broad' : 'tall'}/></div></div>`
}
