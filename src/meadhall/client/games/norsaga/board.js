// The tree table: rivals above, your tree large. A pure function of the view and the question.
import { html } from '../../art/tag.js'
import { icon, seatIcon, traitIcon } from '../../art/glyphs.js'
import { familyTree, heroCard, sagaCard } from '../../art/cards.js'
import { SPOTS, dominant, drawn, kindOf, parse, recessive, spotToken } from './notation.js'
import { lifted, takeCard, takeSpot, targets } from './targets.js'
import { needOf } from './sagas.js'

const FAMILY = { R: ['adapt', 'assault', 'invade'], G: ['plunder', 'turncoat', 'infiltrate'], B: ['augur', 'offering', 'possess'], Y: ['chant', 'prayer', 'martyr'], K: ['whisper', 'nix', 'ragnarok'] }
const PAIR = { P: [1, 2], G12: [3, 4], G34: [5, 6] }

/** Markers of the arrangement shown: `P1:R` on a spot's dominant trait, `P:R` on a pair's recessive. */
const marks = player => Object.fromEntries((player.markers[0] || []).map(slot => slot.split(':')))
const done = player => (player.markers[0] || []).map(slot => slot.split(':')[1])

function clasps(player) {
  const found = {}
  for (const [name, [a, b]] of Object.entries(PAIR)) {
    const one = player.tree[a], other = player.tree[b]
    if (one && other && recessive(one) && recessive(one) === recessive(other)) found[name] = { trait: recessive(one), marked: Boolean(marks(player)[name]) }
  }
  return found
}

/** One player's tree; what an answer names lights up, everything else says why not when it is pressed. */
function Tree({ t, to, player }) {
  const mark = marks(player), focus = t.focus.value && parse(t.focus.value, t.decision?.seat)
  const spot = name => {
    const key = `${player.seat}.${name}`, id = player.tree[SPOTS.indexOf(name)], legal = to.spots.has(key)
    const chosen = t.chosen && parse(t.chosen, t.decision?.seat).spots.includes(key)
    const state = [chosen && 'chosen', focus && focus.spots.includes(key) && 'focused', t.changed.has(key) && 'changed'].filter(Boolean).join(' ')
    return {
      card: id && { ...drawn(id), id, kind: t.words(`class-${kindOf(id)}`), mark: mark[name] || null }, data: key, state,
      label: `${t.phrases.place(player.seat, name)}: ${id ? t.phrases.card(id) : t.words('term-empty')}`, short: t.words(`spot-${name}.short`),
      onPick: legal ? () => takeSpot(t, to, key) : t.mine && lifted.value ? () => t.whyNot(`${firstVerb(t)} ${lifted.value} ${spotToken(player.seat, name, t.decision.seat)}`) : null,
      onFocus: legal && !to.twoStep ? () => { t.focus.value = to.spots.get(key)[0].text } : null,
    }
  }
  return familyTree({ spot, clasp: clasps(player), title: t.words('tree-of', { name: t.phrases.name(player.seat) }) })
}
const firstVerb = t => t.decision.options[0].split(' ')[0]

/** The six traits of a saga, the placed ones underlined. */
function Goal({ t, player, s = 20 }) {
  const left = done(player)
  const spoken = t.words('goal-of', { saga: player.saga ? t.words(`saga-${player.saga}`) : '', done: player.progress, total: 6 })
  return html`<p class="goal" role="img" aria-label=${spoken}>${needOf(player.saga).map(c => { const i = left.indexOf(c); if (i >= 0) left.splice(i, 1); return html`<span class=${i >= 0 ? 'ok' : 'no'}>${traitIcon(c, { s })}</span>` })}</p>`
}

/** What you know of a rival's hand: cards seen there, cards perhaps there, the rest as backs. */
function Held({ t, to, player }) {
  const looked = t.mine && t.decision.about?.target === 'ABCD'[player.seat]
  const seen = player.hand || player.known || [], maybe = player.maybe || []
  if (!seen.length && !maybe.length) return null
  return html`<ul class="seen" aria-label=${t.words('term-known-cards')}>${seen.map(id => { const can = looked && (to.others.has(id) || to.cards.has(id))
    return html`<li key=${id}><button class="chip ${can ? 'legal' : ''} ${lifted.value === id ? 'chosen' : ''}" disabled=${!can} data-card=${id} onClick=${() => { const a = to.others.get(id); if (a && lifted.value) t.choose(a[0].text); else takeCard(t, to, id) }}>${traitIcon(dominant(id), { s: 18 })}<span>${t.words(`class-${kindOf(id)}`)}</span><span class="sr">${t.phrases.card(id)}</span></button></li>` })}
    ${maybe.map(m => html`<li key=${m.card} class="maybe"><span class="chip">${traitIcon(dominant(m.card), { s: 18 })}<span>${t.words(`class-${kindOf(m.card)}`)}?</span></span></li>`)}</ul>`
}

function Rival({ t, to, player }) {
  const can = to.seats.has(player.seat), chosen = t.chosen && can && to.seats.get(player.seat)[0].text === t.chosen
  return html`<article class="rival ${can ? 'legal' : ''} ${chosen ? 'chosen' : ''}" aria-label=${t.phrases.name(player.seat)}>
    <header>${seatIcon(player.seat, { s: 24 })}<b>${t.phrases.name(player.seat)}</b>${player.doomed && html`<span class="doomed">${traitIcon('K', { s: 20, sign: 'rune' })} ${t.words('trait-K')}</span>`}<span class="held">${t.words('hand-size', { count: player.hand_size })}</span></header>
    ${can && html`<button class="btn pick" onClick=${() => t.choose(to.seats.get(player.seat)[0].text)}>${t.phrases.answer(to.seats.get(player.seat)[0].text, t.decision.seat, t.view)}</button>`}
    <div class="rival-tree"><${Tree} t=${t} to=${to} player=${player}/></div><${Goal} t=${t} player=${player}/><${Held} t=${t} to=${to} player=${player}/></article>`
}

function Embellishments({ t, to, player }) {
  const colour = player.tree[0] && dominant(player.tree[0]), family = FAMILY[colour]
  if (!family) return html`<p class="say-goal">${t.words('no-embellishment')}</p>`
  return html`<section class="emb"><h3>${t.words('term-eligible')}</h3><ul>${family.map((id, i) => {
    const on = player.eligible.includes(id), answer = to.answers.find(a => a.text === id)
    const inner = html`<span class="gen">${traitIcon(colour, { s: 26, sign: 'rune' })}<b>${i + 1}</b></span><span><b>${t.words(`embellishment-${id}`)}</b><small>${t.words(`effect-${id}`)}</small></span>`
    return html`<li key=${id} class=${on ? '' : 'off'}>${answer ? html`<button class="emb-pick ${t.chosen === id ? 'chosen' : ''}" onClick=${() => t.choose(id)} onFocus=${() => { t.focus.value = id }}>${inner}</button>`
      : html`<button class="emb-pick" onClick=${() => t.whyNot(id)}>${inner}</button>`}</li>`
  })}</ul></section>`
}

/** Cards that lie between hand and tree: Prayer's, Martyr's, those laid aside. */
function Between({ t, to }) {
  const { revealed, drawn: martyr, aside } = t.view
  const row = (title, ids, count) => html`<section class="between"><h3>${title}</h3><div class="between-row">${ids ? ids.map(id => html`<button key=${id} class="held-card ${lifted.value === id ? 'chosen' : ''}" disabled=${!to.cards.has(id)} data-card=${id} onClick=${() => takeCard(t, to, id)}>${heroCard({ ...drawn(id), name: t.words(`hero-${id}`), kind: t.words(`class-${kindOf(id)}`), label: t.phrases.card(id) })}</button>`) : t.words('hidden-cards', { count })}</div></section>`
  return html`${revealed && row(t.words('embellishment-prayer'), [revealed], 1)}${martyr && row(t.words('embellishment-martyr'), martyr.cards, martyr.count)}${aside && row(t.words('laid-aside'), aside.cards, aside.count)}`
}

export function Board({ t }) {
  const to = targets(t), me = t.you ?? 0, mine = t.view.players[me]
  const rivals = t.view.players.filter(p => p.seat !== me).sort((a, b) => (a.seat - me + 4) % 4 - (b.seat - me + 4) % 4)
  const self = to.seats.get(me), saga = mine.saga && t.words(`saga-${mine.saga}`)
  return html`<div class="rivals of-${rivals.length}">${rivals.map(p => html`<${Rival} key=${p.seat} t=${t} to=${to} player=${p}/>`)}</div>
    <div class="mine panel"><div class="my-goal"><b>${saga}</b><${Goal} t=${t} player=${mine} s=${24}/></div>
      <div class="my-saga">${saga && sagaCard({ title: saga, need: needOf(mine.saga), done: done(mine), label: t.words('goal-of', { saga, done: mine.progress, total: 6 }) })}
        ${mine.doomed && html`<p class="say-goal doomed">${traitIcon('K', { s: 22, sign: 'rune' })} ${t.words('term-doomed')}</p>`}
        ${t.view.queue.length > 0 && html`<p class="say-goal">${icon('horn', { s: 18 })} ${t.words('term-queue')}: ${t.view.queue.map(t.phrases.name).join(', ')}</p>`}
        ${self && html`<button class="btn pick" onClick=${() => t.choose(self[0].text)}>${t.phrases.answer(self[0].text, t.decision.seat, t.view)}</button>`}
        <${Between} t=${t} to=${to}/><${Embellishments} t=${t} to=${to} player=${mine}/></div>
      <div class="my-tree"><${Tree} t=${t} to=${to} player=${mine}/></div></div>`
}
