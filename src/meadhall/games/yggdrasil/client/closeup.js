// Close-up of a world, a god or an artifact, with everything known about it.
import { icon } from '../../art/glyphs.js'
import { html, svg } from '../../art/tag.js'
import { Jotnar } from './danger.js'
import { ENEMIES } from './notation.js'
import { LargeSheet } from './sheet.js'
import { cause, enemyPiece, jotunPiece, mark } from './tokens.js'
import { findWorld, levelOf } from './tree_layout.js'
import { hoveredWorld } from './world.js'

/** @param {{ name: string, children: Drawing }} props */
const Fact = ({ name, children }) => html`<dt>${name}</dt><dd>${children}</dd>`

/** @param {Yggdrasil.Reader} t @param {string} id */
export const lookAt = (t, id) =>
  t.open(t.words(`world-${id}`), now => {
    const { view, words, phrases } = now,
      world = findWorld(view, id),
      below = view.worlds.find(other => other.above === id)
    return html`<dl class="facts"><${Fact} name=${words('fact-level')}>${words(`level-${levelOf(id)}`)}<//>
    ${world.above && html`<${Fact} name=${words('fact-above')}>${words(`world-${world.above}`)}<//>`}
      ${below && html`<${Fact} name=${words('fact-below')}>${words(`world-${below.world}`)}<//>`}
    <${Fact} name=${words('fact-here')}>${phrases.company(view, id).join(', ') || words('nobody')}<//>
    <${Fact} name=${words('fact-kept')}>${phrases.kept(view, id)}<//>
    <${Fact} name=${words('fact-action')}>${words(`world-${id}.action`)}<//>
    <${Fact} name=${words('fact-now', {
      god: view.gods[view.active]?.god ? phrases.nameOf('god', view.gods[view.active].god) : '',
    })}>
      ${!world.closed && html`<b>${phrases.gain(view, id, world.strengths[0])}.</b> `}${phrases.why(world)}
      ${
        world.closed &&
        now.words.has(world.closed) &&
        html` <button class="linkish" onClick=${() => now.rules(world.closed ?? '')}>${world.closed}</button>`
      }<//></dl>
    <${Jotnar} t=${now} at=${id}/>${id === 'nidavellir' && html`<${Artifacts} t=${now}/>`}
      ${
        id === 'svartalfheim' &&
        html`<${Gone} t=${now} title="creatures-out" ids=${view.creatures.out} kind="creature"/>`
      }
      ${
        id === 'jotunheim' &&
        html`<${Stones} t=${now}/><${Gone} t=${now} title="jotnar-out" ids=${view.jotnar.out}
        kind="jotun"/>`
      }`
  })

/** The open artifacts of the smiths. @param {{ t: Yggdrasil.Reader }} props */
const Artifacts = ({ t }) =>
  html`<h3>${t.words('artifacts-open')}</h3>
    <ul class="plain effects">${t.view.artifacts.map(
      (stack, i) => html`<li key=${i}>${icon('ring', { s: 20 })}
  <span><b>${stack.top ? t.words(`artifact-${stack.top}`) : t.words('artifacts-none')}</b> <small>
      ${t.words('artifacts-level', { level: i + 1, left: stack.left })}</small>
    ${stack.top && html`<br/>${t.words(`artifact-${stack.top}.effect`)}`}</span></li>`,
    )}</ul>`

/** The sides of the runestones. @param {{ t: Yggdrasil.Reader }} props */
const Stones = ({ t }) =>
  html`<ul class="plain effects">
    ${t.view.stones.map(
      ({ stone, sides: [first, second] }) =>
        html`<li key=${stone}>${icon('cairn', { s: 20 })}
        <span>${t.words('stone-sides', {
          stone: t.words(`stone-${stone}`),
          first: t.words(`rune-${first}`),
          second: t.words(`rune-${second}`),
        })}</span></li>`,
    )}</ul>`

/** @param {{ t: Yggdrasil.Reader, title: string, ids: string[], kind: string }} props */
const Gone = ({ t, title, ids, kind }) =>
  ids.length > 0 && html`<h3>${t.words(title)}</h3><p>${ids.map(id => t.words(`${kind}-${id}`)).join(', ')}</p>`

/** @param {Yggdrasil.Reader} t @param {string} id */
export const showArtifact = (t, id) =>
  t.open(t.words(`artifact-${id}`), now => html`<p>${now.words(`artifact-${id}.effect`)}</p>`)

/** @param {string | undefined} letters */
const spread = letters => [...(letters ?? '')].join(' ')
/**
 * Successful symbols, and relations: both only in the hard game.
 * @param {{ t: Yggdrasil.Reader, god: Yggdrasil.Chosen }} props
 */
function Gifts({ t, god }) {
  if (t.view.options.difficulty !== 'hard' || god.seat == null) return null
  const bonds = Object.entries(god.bonds || {}).filter(([, gods]) => gods.length)
  return html`<p class="gifts"><small>${t.words(`god-${god.god}.power`)}</small>
    <small>${t.words('symbols', { god: spread(god.symbols?.god), vanir: spread(god.symbols?.vanir) })}
      </small>
      ${bonds.map(
        ([kind, gods]) =>
          html`<small key=${kind}>
          ${t.words(`bond-${kind}`, { gods: gods.map(one => t.phrases.nameOf('god', one)).join(', ') })}</small>`,
      )}</p>`
}

/** @param {Yggdrasil.Reader} t @param {number} slot */
export const openGod = (t, slot) =>
  t.open(
    t.phrases.nameOf('god', t.view.gods[slot].god),
    now => html`<${LargeSheet} t=${now} god=${now.view.gods[slot]}><${Gifts} t=${now} god=${now.view.gods[slot]}/><//>`,
  )

// Legend of the signs on the tree.

/** @param {Drawing} drawing @param {string} [box] */
const iconOf = (drawing, box = '-16 -16 32 32') =>
  svg`<svg viewBox=${box} width="32" height="32" aria-hidden="true">${drawing}</svg>`
/** @param {string} kind */
const markIcon = kind =>
  iconOf(
    svg`<g class="strength s-${kind}"><rect class="st-tag" x="-14" y="-14" width="28" height="28"/>${mark(kind)}</g>`,
  )
/** @param {string} name */
const causeIcon = name =>
  iconOf(svg`<g class="strength"><rect class="st-tag" x="-14" y="-14" width="28" height="28"/>${cause(name)}</g>`)
/** @param {boolean} supported */
const enemy = supported => iconOf(enemyPiece({ enemy: 'surt', power: 5, supported }, { x: 0, y: 0 }), '-32 -32 64 64')

/** @type {[string, [string, () => Drawing][]][]} */
const PARTS = [
  [
    'action',
    [
      ['advantage', () => markIcon('advantage')],
      ['normal', () => markIcon('normal')],
      ['disadvantage', () => markIcon('disadvantage')],
      ['closed', () => markIcon('closed')],
      ['enemy-there', () => causeIcon('enemy')],
      ['god-there', () => causeIcon('company')],
      ['besieged', () => causeIcon('besieged')],
      ['risk', () => icon('thorn', { s: 26 })],
    ],
  ],
  [
    'pieces',
    [
      ['power', () => enemy(false)],
      ['rider', () => enemy(true)],
      ['jotun', () => iconOf(jotunPiece({ jotun: 'baugi' }, { x: 0, y: 2 }), '-30 -30 60 60')],
      [
        'climb',
        () =>
          iconOf(
            svg`<g class="climb"><path d="M0 22V-8"/><path class="cl-head" d="M-13-4l13-22 13 22z"/></g>`,
            '-28 -28 56 56',
          ),
      ],
      [
        'wall',
        () => iconOf(svg`<g class="brick"><rect x="-18" y="-12" width="36" height="24" rx="3"/></g>`, '-22 -22 44 44'),
      ],
    ],
  ],
  [
    'stock',
    ['sword', 'house', 'leaf', 'die', 'ring', 'raven', 'cairn', 'mountain', 'skull', 'flame'].map(name => [
      name,
      () => icon(name, { s: 26 }),
    ]),
  ],
]

/** @param {Yggdrasil.Reader} t */
export const openLegend = t =>
  t.open(
    t.words('legend-title'),
    now =>
      html`${PARTS.map(
        ([part, signs]) => html`<h3 key=${part}>${now.words(`legend-${part}`)}</h3>
  <ul class="plain legend">
    ${signs.map(([name, draw]) => html`<li key=${name}><span>${draw()}</span>${now.words(`sign-${name}`)}</li>`)}</ul>`,
      )}`,
  )

// What an attentive table knows of the piles: known cards at their places, and the rest.

/** @param {Yggdrasil.Reader} t @param {string} text */
const short = (t, text) =>
  html`<span class="mini">${icon(text.split('.')[1], { s: 18 })} ${t.words(`enemy-${text.split('.')[1]}`)}</span>`

/**
 * Unknown cards, grouped by enemy.
 * @param {Yggdrasil.Reader} t
 * @param {string[]} cards
 */
const countCards = (t, cards) =>
  ENEMIES.map(enemy => ({ enemy, count: cards.filter(text => text.endsWith(`.${enemy}`)).length }))
    .filter(({ count }) => count)
    .map(
      ({ enemy, count }) =>
        html`<li key=${enemy}>
      <span class="mini">${icon(enemy, { s: 18 })} ${t.words(`enemy-${enemy}`)}${count > 1 && ` × ${count}`}</span>
        </li>`,
    )

/** @param {{ t: Yggdrasil.Reader, pile: Yggdrasil.Pile }} props */
function Pile({ t, pile }) {
  const god = t.view.gods[pile.seat].god,
    down = t.view.wheel.down['ABCDE'[pile.seat]],
    { unknown = [], support = 0 } = pile
  return html`<section class="pile">
    <h3>${god ? t.phrases.nameOf('god', god) : t.phrases.name(pile.seat)} <small>
      ${t.words('pile-size', { size: pile.size })}</small></h3>
    ${down && html`<p>${t.words('pile-down')} ${down === '?' ? t.words('unknown') : t.phrases.card(down)}</p>`}
    ${
      pile.known?.some(Boolean) &&
      html`<p>${t.words('pile-known')}</p>
        <ol class="pile-known">${pile.known.map(
          (card, i) => html`<li key=${i}>
          ${card ? short(t, card) : t.words('unknown')}</li>`,
        )}</ol>`
    }
    ${
      unknown.length > 0 &&
      html`<p>${t.words('pile-unknown')}</p><ul class="plain pile-bag">
      ${countCards(t, unknown)}</ul>`
    }
    ${support > 0 && html`<p>${t.words('pile-support', { count: support })}</p>`}</section>`
}

/** @param {Yggdrasil.Reader} t */
export const openPiles = t =>
  t.open(
    t.words('piles-title'),
    now => html`<p class="hint">${now.words('piles-hint')}</p>
      <div class="piles-known">${now.view.piles.map(pile => html`<${Pile} key=${pile.seat} t=${now} pile=${pile}/>`)}
        </div>
  ${
    now.view.unseen.length > 0 &&
    html`<p>${now.words('pile-unseen')}</p><ul class="plain pile-bag">${countCards(now, now.view.unseen)}</ul>`
  }`,
  )

// Tooltip of the world under the pointer; screen readers get the same from the world's label.

const WIDTH = 290

/** Towards the trunk, so that it covers neither the question nor the sidebar. @param {DOMRect} props */
function place({ left, right, top }) {
  const x = (left + right) / 2 > innerWidth / 2 ? left - WIDTH - 4 : right + 4
  return {
    left: `${Math.max(8, Math.min(x, innerWidth - WIDTH - 8))}px`,
    top: `${Math.max(8, Math.min(top - 20, innerHeight - 230))}px`,
    width: `${WIDTH}px`,
  }
}

/** @param {{ t: Yggdrasil.Reader }} props */
export function TipText({ t }) {
  const at = hoveredWorld.value
  if (!at) return null
  const { view, words, phrases } = t,
    world = findWorld(view, at.id),
    below = view.worlds.find(one => one.above === at.id)

  /** @param {string} id */
  const name = id => phrases.nameOf('world', id)
  return html`<div class="tip" aria-hidden="true" style=${place(at.box)}>
    <p><b>${name(at.id)}</b> <small>${words(`level-${levelOf(at.id)}`)}</small></p>
    ${!world.closed && html`<p><b>${phrases.gain(view, at.id, world.strengths[0])}</b></p>`}<p>
      ${phrases.why(world)}</p>
    <p>${[
      world.above && words('world-above', { world: name(world.above) }),
      below && words('world-below', { world: name(below.world) }),
    ]
      .filter(Boolean)
      .join(' ')}</p>
    <p>${words('world-here', { names: phrases.company(view, at.id).join(', ') || words('nobody') })}</p>
      <p><small>${phrases.kept(view, at.id)}</small></p></div>`
}
