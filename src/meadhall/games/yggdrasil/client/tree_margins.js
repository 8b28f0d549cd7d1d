// Drawings beside the worlds: the cage with its wall, the islands, the root that the dragon gnaws, and the climbers'
// goals.

import { pic } from '../../art/glyphs.js'
import { n1, svg } from '../../art/tag.js'
import { enemyPiece } from './tokens.js'
import { placeOf } from './tree_layout.js'

/** The picture on a marked space of the dragon's way: an effect, a new page, the tree, the dead tree. */
/** @type {Record<string, string>} */
export const CELL = { Z: 'star', P: 'book', T: 'vanaheim', X: 'skull' }

/** @param {{ t: Yggdrasil.Reader, z: number }} props */
export function Cage({ t, z }) {
  const { wall, enemies, ladders } = t.view,
    [, most] = ladders.fenrir,
    caged = enemies.filter(enemy => enemy.place === 'cage')
  /** @param {number} i */
  const brick = i => {
    const a = Math.PI * (1 - i / (most - 1)),
      gone = i < most - wall
    return svg`<g class=${gone ? 'brick gone' : 'brick'}
        transform="translate(${n1(Math.cos(a) * 76)} ${n1(28 - Math.sin(a) * 66)}) rotate(${n1(
          90 - (a * 180) / Math.PI,
        )})">
      <rect x="-18" y="-12" width="36" height="24" rx="3"/><text y="6">${i + 2}</text></g>`
  }
  return svg`<g class="cage" data-part="cage" transform="translate(704 80) scale(${z})" role="img"
    aria-label=${t.words('cage-label', {
      wall,
      names: caged.map(enemy => t.phrases.nameOf('enemy', enemy.enemy)).join(', ') || 'none',
    })}>
    <path class="cage-floor" d="M-92 36h184l10 14H-102z"/>${Array.from({ length: most }, (_, i) => brick(i))}
    ${caged.map((enemy, i) =>
      enemyPiece(enemy, { x: (i - (caged.length - 1) / 2) * 48, y: 18, s: caged.length > 1 ? 0.9 : 1 }),
    )}</g>`
}

/**
 * Five islands, which belong to Midgard and turn with it; the serpent lies on one of them.
 * @param {{ t: Yggdrasil.Reader, z: number }} props
 */
export function Islands({ t, z }) {
  const { at, values } = t.view.island,
    { x, y } = placeOf('midgard', t.view.turned)
  return svg`<g data-with="midgard" transform="translate(${x} ${y + (z > 1 ? 166 : 150)}) scale(${z})" role="img"
      aria-label=${t.words('islands-label', { at, most: values.length })}>
    <g class="islands turns"><path class="sea"
      d="M-124 20c14-10 22 8 40 0s28 6 44 0 26 8 42 0 28 6 42 0 24 8 44 0 22 6 36 0v14h-248z"/>
    ${values.map(
      (value, i) =>
        svg`<g class="isle ${i + 1 < at ? 'past' : i + 1 === at ? 'now' : ''}" transform="translate(${(i - 2) * 49} 0)">
        <path d="M-22 12c4-22 12-26 22-26s18 4 22 26z"/>
      ${i + 1 === at ? pic('iormungand', { s: 24, y: -2, cls: 'isle-snake' }) : svg`<text y="7">${value}</text>`}</g>`,
    )}</g></g>`
}

/**
 * The dragon's way to the tree.
 * @param {{ t: Yggdrasil.Reader }} props
 */
export function Root({ t }) {
  const { at, tree } = t.view.nidhogg,
    track = t.view.saga?.track ?? [],
    end = track[track.length - 1] ?? (t.view.margins['dead-tree'] == null ? 'T' : 'X')
  /** @param {number} i */
  const sign = i => CELL[i === tree ? end : (track[i] ?? '')]
  return svg`<g class="gnaw" data-part="nidhogg" transform="translate(0 968)" role="img" aria-label=${
    track.length
      ? t.words('nidhogg-way', { at, most: tree, end: t.words(`track-${end}`) })
      : t.words('nidhogg-label', { at, left: tree - at })
  }>
    <path class="gnaw-root" d="M-40 22C160-18 420 22 600 4s270-14 440 8c-170-2-290 10-440 14S200 20-40 22z"/>
    ${Array.from(
      { length: tree + 1 },
      (_, i) => svg`<g transform="translate(${n1(90 + i * (820 / tree))} 12)">
        <circle class=${i < at ? 'gn past' : 'gn'} r=${i === tree ? 27 : 19}/>
      ${
        sign(i)
          ? pic(sign(i), { s: i === tree ? 32 : 25, cls: `gn-sign gn-${i === tree ? end : 'Z'}` })
          : i !== at && svg`<text class="gn-n" y="7">${i}</text>`
      }
        </g>`,
    )}
    <g class="dragon" transform="translate(${n1(90 + at * (820 / tree))} 12)">
      <path class="en-body" d="M-9-23H9L23-9V9L9 23H-9L-23 9V-9z" transform="scale(1.300)"/>
      ${pic('nidhogg', { s: 40, cls: 'en-pic' })}</g></g>`
}

/** Where Surt and Hel would climb: the world above, or beyond the top. @param {{ view: Yggdrasil.View }} props */
export function Climbs({ view }) {
  return svg`<g class="climbs" aria-hidden="true">${['surt', 'hel'].map(name => {
    const enemy = view.enemies.find(one => one.enemy === name),
      world = view.worlds.find(one => one.world === enemy?.place)
    if (!world) return null
    const from = placeOf(world.world, view.turned),
      side = name === 'surt' ? 143 : -143,
      to = world.above ? placeOf(world.above, view.turned).y + 66 : 20
    return svg`<g key=${name} class="climb ${world.above ? '' : 'last'}"><path
      d="M${from.x + side} ${from.y - 40}V${to + 16}"/>
      <path class="cl-head" d="M${from.x + side - 13} ${to + 20}l13-22 13 22z"/>
      <g class="cl-sign" transform="translate(${from.x + side} ${from.y - 34})"><circle r="19"/>${pic(name, { s: 25 })}
        </g></g>`
  })}</g>`
}
