// Pieces of a saga beside the worlds: the wolves' tracks, the quay and its passengers, the bridge, leashes.
import { pic } from '../../art/glyphs.js'
import { n1, svg } from '../../art/tag.js'
import { say } from '../../i18n/messages.js'
import { FIGURE } from './targets.js'
import { figureBody } from './tokens.js'
import { placeOf } from './tree_layout.js'

/** @param {Yggdrasil.Reader} t @param {string} name @param {string | number} text */
const formatLabel = (t, name, text) => say('labelled', { name: t.words(name), text: String(text) })

const PREY = 5 // the space on which a wolf has caught its prey
/** The side of the tree on which a wolf runs. @type {Record<string, number>} */
const WOLF_AT = { skoll: -1, hati: 1 }
const SUN = 'M0-15L4-6 13-8 8 0l5 8-9-2-4 9-4-9-9 2 5-8-5-8 9 2z',
  MOON = 'M4-14A14 14 0 1 0 14 4 11 11 0 0 1 4-14z'

/** @param {{ t: Yggdrasil.Reader, one: Yggdrasil.Saga['figures'][0], big: boolean }} props */
function WolfTrack({ t, one, big }) {
  const name = t.words(`figure-${one.figure}`)
  /** @param {number} i */
  const y = i => 346 - i * 38 // below the buttons over the sky
  const x = 500 + WOLF_AT[one.figure] * (big ? 498 : 530)
  return svg`<g class="wolftrack" transform="translate(${x} 0)" role="img" aria-label=${t.words('wolf-label', {
    wolf: name,
    at: one.note,
    most: PREY,
    power: one.power,
  })}>
    <path class="wt-way" d="M0 ${y(0)}V${y(PREY)}"/>
    ${Array.from(
      { length: PREY },
      (_, i) =>
        svg`<g key=${i} transform="translate(0 ${y(i)})"><circle class="wt-cell" r="18"/>
        <text y="7">${i}</text></g>`,
    )}
    <g transform="translate(0 ${y(PREY)})"><circle class="wt-prey" r="23"/>
      <path class="wt-light" d=${one.figure === 'skoll' ? SUN : MOON}/></g>
    <g transform="translate(0 ${y(Math.min(PREY, one.note))})">${figureBody(one)}</g></g>`
}

/** @param {string} id @param {number} x @param {string} name */
const tile = (id, x, name) =>
  svg`<g key=${x} class="tile ${id === '?' ? 'down' : ''}" transform="translate(${x} 0)">
    <title>${name}</title><rect x="-19" y="-21" width="38" height="42" rx="4"/>
    ${id === '?' ? svg`<text y="8">?</text>` : pic(FIGURE[id], { s: 26 })}</g>`

/**
 * Passengers, and those who wait at the quay, the top one first.
 * @param {{ t: Yggdrasil.Reader, saga: Yggdrasil.Saga, big: boolean }} props
 */
function Quay({ t, saga, big }) {
  const ship = saga.figures.find(one => one.figure === 'naglfar')
  if (!ship && !saga.quay.length) return null
  const deck = saga.figures.filter(one => one.place === 'deck').map(one => one.figure),
    moored = ship?.place === 'quay'
  /** @param {string[]} ids */
  const namesOf = ids =>
    ids.map(id => t.words(id === '?' ? 'tile-down' : `figure-${id}`)).join(', ') || t.words('nobody')
  const from = 44
  return svg`<g class="quay" transform="translate(-30 ${big ? 926 : 924})">
    <g role="img" aria-label=${formatLabel(t, 'stand-deck', namesOf(deck))}>
      <path class="qu-hull" d="M-26 22H${from + Math.max(1, deck.length) * 42 - 20}l14-26h-6l-12 8H-14l-10-8h-8z"/>
      ${pic('ship', { s: 40, x: 0, y: -6, cls: 'qu-ship' })}
      ${deck.map((id, i) => tile(id, from + i * 42, t.words(`figure-${id}`)))}</g>
    <g role="img" aria-label=${formatLabel(t, 'stand-quay', namesOf(saga.quay))}
      transform="translate(${from + Math.max(1, deck.length) * 42 + 24} 0)">
      <path class="qu-planks" d="M-16 26H${Math.max(1, saga.quay.length) * 42 + 6}v7H-16zM-10 33v12h7V33z"/>
      ${moored && svg`<path class="qu-rope" d="M-30 6C-24 22-18 24-12 26"/>`}
      ${saga.quay.map((id, i) => tile(id, 6 + i * 42, namesOf([id])))}</g></g>`
}

/** @param {number[]} a @param {number[]} b @param {number[]} c @param {number} at */
const pointOnCurve = (a, b, c, at) =>
  [0, 1].map(i => n1((1 - at) ** 2 * a[i] + 2 * at * (1 - at) * b[i] + at ** 2 * c[i]))

/**
 * From Midgard, in its current column, up to Asgard: giants and cracks, or what remains of it.
 * @param {{ t: Yggdrasil.Reader, saga: Yggdrasil.Saga }} props
 */
function Bridge({ t, saga }) {
  const { bridge, cracks } = saga.tally,
    most = saga.losses[0]?.[1] ?? 0,
    { x, y, column } = placeOf('midgard', t.view.turned),
    left = column === 1
  const a = column ? [left ? x + 110 : x - 110, y - 60] : [x + 132, y - 40],
    b = column ? [left ? 280 : 720, 330] : [x + 236, y - 132],
    c = [left ? 396 : 604, 286],
    path = `M${a}Q${b} ${c}`,
    fallen = most === 0
  const told = [formatLabel(t, 'tally-bridge', bridge), formatLabel(t, 'tally-cracks', cracks)]
  return svg`<g class="bridge ${fallen ? 'fallen' : ''}" role="img" aria-label=${told.join(', ')}>
    ${['br-edge', 'br-red', 'br-gold', 'br-blue'].map(band => svg`<path key=${band} class=${band} d=${path}/>`)}
    ${Array.from({ length: fallen ? 0 : cracks }, (_, i) => {
      const [px, py] = pointOnCurve(a, b, c, (i + 1) / 5 - 0.1)
      return svg`<path key=${i} class="br-crack" d="M${px - 17} ${py - 9}l12 4-3 8 13-3-4 9 16 2"/>`
    })}
    ${Array.from({ length: most }, (_, i) => {
      const [px, py] = pointOnCurve(a, b, c, (i + 1) / (most + 1))
      return svg`<g key=${i} class=${i < bridge ? 'br-giant' : 'br-free'} transform="translate(${px} ${py})">
        <circle r=${i < bridge ? 19 : 8}/>${i < bridge && pic('flame', { s: 25 })}</g>`
    })}</g>`
}

/** @param {{ t: Yggdrasil.Reader, saga: Yggdrasil.Saga }} props */
function Leashes({ t, saga }) {
  const { x, y } = placeOf('nidavellir', t.view.turned),
    count = saga.tally.leashes
  return (
    count > 0 &&
    svg`<g data-with="nidavellir" transform="translate(${x + 118} ${y + 30})" role="img"
        aria-label=${formatLabel(t, 'tally-leashes', count)}><g class="turns">
      ${Array.from(
        { length: count },
        (_, i) => svg`<g key=${i} class="leash" transform="translate(${i * 16} ${i * -10})">
        <circle r="17"/><path d="M-8-3a8 6 0 1 1 11 6L8 11M3 3l-9 7"/></g>`,
      )}</g></g>`
  )
}

/** @param {{ t: Yggdrasil.Reader, big: boolean }} props */
export function SagaPieces({ t, big }) {
  const { saga } = t.view
  if (!saga) return null
  return svg`<g class="tale">${'bridge' in saga.tally && svg`<${Bridge} t=${t} saga=${saga}/>`}
    ${saga.figures
      .filter(one => one.figure in WOLF_AT)
      .map(one => svg`<${WolfTrack} key=${one.figure} t=${t} one=${one} big=${big}/>`)}
    <${Quay} t=${t} saga=${saga} big=${big}/>${'leashes' in saga.tally && svg`<${Leashes} t=${t} saga=${saga}/>`}</g>`
}
