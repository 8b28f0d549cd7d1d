// Pieces in the worlds: gods, enemies, jotnar and chips of the reserve.
import { pic } from '../../art/glyphs.js'
import { svg } from '../../art/tag.js'
import { FIGURE, GOD_SIGN, STOCK } from './targets.js'

export const OCTAGON = 'M-9-23H9L23-9V9L9 23H-9L-23 9V-9z',
  PAWN = 'M-14 22c0-15 4-21 7-24a10 10 0 1 1 14 0c3 3 7 9 7 24z',
  JOTUN = 'M0-25L24 20H-24z'

/**
 * A moving piece: drawn around 0 0 in a box of 50 x 55, scaled into the 120 x 132 that animations expect.
 * @param {string} id
 * @param {At} props
 * @param {Drawing} drawing
 */
const piece = (id, { x, y, s = 1 }, drawing) =>
  svg`<g key=${id} transform="translate(${x - 25 * s} ${y - 27.5 * s}) scale(${(s * 50) / 120})">
    <g class="piece" data-card=${id}><rect width="120" height="132" fill="none"/>
  <g transform="translate(60 66) scale(2.4)">${drawing}</g></g></g>`

/** @param {string} id @param {number} [s] */
export const enemyBody = (id, s = 46) =>
  svg`<g class="enemy"><path class="en-body" d=${OCTAGON} transform="scale(${s / 46})"/>
    ${pic(id, { s: s * 0.66, cls: 'en-pic' })}</g>`
/** @param {number} value */
const power = value =>
  svg`<g class="power" transform="translate(18 -15)"><circle r="14"/><text y="6">${value}</text></g>`
const rider = svg`<g class="rider" transform="translate(-17 -17)"><path d="M0-10L10 8H-10z"/>
  ${pic('mountain', { s: 11, y: 2.5 })}</g>`

/** @param {Omit<Yggdrasil.Enemy, 'place'>} enemy @param {At} at */
export const enemyPiece = (enemy, at) =>
  piece(enemy.enemy, at, svg`${enemyBody(enemy.enemy)}${power(enemy.power)}${enemy.supported && rider}`)

/** @typedef {Yggdrasil.Saga['figures'][0]} Figure */
/** One of the sons of Bergelmir, and whether embers have weakened him. @param {Figure} one */
const son = ({ figure, note }) =>
  figure.startsWith('son') &&
  svg`<text class="fig-no" x="-15" y="21">${'I'.repeat(Number(figure[3]))}</text>
    ${note > 0 && svg`<g class="ember">${pic('flame', { x: -17, y: -15, s: 22 })}</g>`}`
/** @param {Figure} one */
export const figureBody = one =>
  svg`<g class="enemy figure">
    <path class="en-body" d=${OCTAGON}/>${pic(FIGURE[one.figure], { s: 30, cls: 'en-pic' })}
    ${son(one)}
    ${power(one.power)}</g>`
/** @param {Figure} one @param {At} at */
export const figurePiece = (one, at) => piece(one.figure, at, figureBody(one))

/** @type {Record<string, string>} */
const MARKER = { hidden: '', oath: 'ring', broken: 'broken' }
/** @param {string} token @param {At} at */
export const marker = (token, { x, y, s = 1 }) =>
  svg`<g class="marker m-${token}" transform="translate(${x} ${y}) scale(${s})"><circle r="20"/>
    ${MARKER[token] ? pic(MARKER[token], { s: 25 }) : svg`<text y="8">?</text>`}</g>`

/** @param {string | null} god @param {number | null} seat @param {boolean} active */
export const pawn = (god, seat, active) =>
  svg`<g class="god ${seat == null ? 'support' : `seat-${seat}`} ${active ? 'active' : ''}">
    <ellipse class="god-foot" cx="0" cy="22" rx="15" ry="5"/>
  <path class="seat-body" d=${PAWN}/><circle class="god-disc" cx="0" cy="-11" r="13"/>
    ${pic(GOD_SIGN[god ?? ''], { y: -11, s: 17, cls: 'god-sign' })}</g>`
/** @param {Yggdrasil.God} god @param {boolean} active @param {At} at */
export const godPiece = (god, active, at) => piece(god.god ?? '', at, pawn(god.god, god.seat, active))

/** @param {{ jotun: string }} jotun @param {At} at */
export const jotunPiece = (jotun, at) =>
  piece(jotun.jotun, at, svg`<g class="jotun"><path d=${JOTUN}/>${pic('mountain', { s: 21, y: 7 })}</g>`)

/**
 * A kind of reserve with its amount.
 * @param {string} name
 * @param {number} count
 * @param {At} props
 */
export const chip = (name, count, { x, y, s = 1 }) =>
  svg`<g class="chip" transform="translate(${x} ${y}) scale(${s})"><circle r="19"/>${pic(name, { s: 22, y: -1 })}
    <text class="chip-n" x="15" y="17">${count}</text></g>`

// Strength of a world's action: a mark for each level with its gain or risk, and a sign for each cause.

const RISKY = ['asgard', 'niflheim', 'muspellheim']
/** @type {Record<string, string>} */
const MARK = {
  advantage: 'M-8 5L0-6 8 5zM-8 12L0 1 8 12z',
  normal: 'M-7-4H7V4H-7z',
  disadvantage: 'M-8-8L0 3 8-8zM-8-1L0 10 8-1z',
  closed: 'M-8-6L-6-8 0-2 6-8 8-6 2 0 8 6 6 8 0 2-6 8-8 6-2 0z',
}
const WELL = 21 // room for one sign

/** @param {string} kind */
export const mark = kind => svg`<path class="st-mark" d=${MARK[kind]} transform="scale(.95)"/>`

/** The outline of a figure that is present, or the ring of an artifact that helps. @param {string} name */
export const cause = name =>
  ({
    enemy: svg`<path class="ca-enemy" d=${OCTAGON} transform="scale(.34)"/>`,
    company: svg`<path class="ca-god" d=${PAWN} transform="translate(0 .5) scale(.36)"/>`,
    besieged: svg`<path class="ca-jotun" d=${JOTUN} transform="translate(0 1) scale(.34)"/>`,
  })[name] ?? pic('ring', { s: 17 })

/** @param {{ world: Yggdrasil.World, big: boolean }} props */
export function Strength({ world, big }) {
  const shut = world.closed || world.besieged,
    kind = shut ? 'closed' : world.strengths[0],
    causes = shut ? (world.besieged ? ['besieged'] : []) : world.because
  const parts = [
    ...causes.map(cause),
    mark(kind),
    ...(shut
      ? []
      : [
          svg`<text y="6.500">${world.amounts[0]}</text>`,
          pic(RISKY.includes(world.world) ? 'thorn' : STOCK[world.world], { s: 19 }),
        ]),
  ]
  const half = (parts.length * WELL + 12) / 2
  return svg`<g class="strength s-${kind}" transform="translate(0 ${big ? 112 : 95}) scale(${big ? 1.6 : 1.1})">
    <path class="st-tag" d="M${-half}-14H${half}V14H${-half}z"/>
    ${parts.map((part, i) => svg`<g transform="translate(${(i - (parts.length - 1) / 2) * WELL} 0)">${part}</g>`)}
      ${causes.length > 0 && svg`<path class="st-rule" d="M${-half + 6 + causes.length * WELL}-9V9"/>`}</g>`
}
