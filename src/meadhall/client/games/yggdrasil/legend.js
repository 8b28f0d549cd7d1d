// What the signs on the tree mean, sign by sign.

import { icon } from '../../art/glyphs.js'
import { html, svg } from '../../art/tag.js'
import { cause, mark } from './strength.js'
import { enemyPiece, jotunPiece } from './tokens.js'

/** @param {Drawing} drawing @param {string} [box] */
const drawn = (drawing, box = '-16 -16 32 32') =>
  svg`<svg viewBox=${box} width="32" height="32" aria-hidden="true">${drawing}</svg>`
/** @param {string} kind */
const marked = kind =>
  drawn(
    svg`<g class="strength s-${kind}"><rect class="st-tag" x="-14" y="-14" width="28" height="28"/>${mark(kind)}</g>`,
  )
/** @param {string} name */
const caused = name =>
  drawn(svg`<g class="strength"><rect class="st-tag" x="-14" y="-14" width="28" height="28"/>${cause(name)}</g>`)
/** @param {boolean} supported */
const enemy = supported => drawn(enemyPiece({ enemy: 'surt', power: 5, supported }, { x: 0, y: 0 }), '-32 -32 64 64')

/** @type {[string, [string, () => Drawing][]][]} */
const PARTS = [
  [
    'action',
    [
      ['advantage', () => marked('advantage')],
      ['normal', () => marked('normal')],
      ['disadvantage', () => marked('disadvantage')],
      ['closed', () => marked('closed')],
      ['enemy-there', () => caused('enemy')],
      ['god-there', () => caused('company')],
      ['besieged', () => caused('besieged')],
      ['risk', () => icon('thorn', { s: 26 })],
    ],
  ],
  [
    'pieces',
    [
      ['power', () => enemy(false)],
      ['rider', () => enemy(true)],
      ['jotun', () => drawn(jotunPiece({ jotun: 'baugi' }, { x: 0, y: 2 }), '-30 -30 60 60')],
      [
        'climb',
        () =>
          drawn(
            svg`<g class="climb"><path d="M0 22V-8"/><path class="cl-head" d="M-13-4l13-22 13 22z"/></g>`,
            '-28 -28 56 56',
          ),
      ],
      [
        'wall',
        () => drawn(svg`<g class="brick"><rect x="-18" y="-12" width="36" height="24" rx="3"/></g>`, '-22 -22 44 44'),
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
