// Parts of portraits: planes, lines and shadows, then faces, hair and cloth.
import { svg } from './tag.js'

export const WOOD = 'var(--wood)',
  WOOD2 = 'var(--wood-dark)',
  IRON = 'var(--iron)',
  BONE = 'var(--ivory)',
  FUR = 'var(--fur)',
  FUR2 = 'var(--fur-pale)',
  GOLD = 'var(--brass)'

/** @param {string} d @param {string} fill @param {string} [cls] */
export const s = (d, fill, cls = '') => svg`<path class="cut ${cls}" d=${d} fill=${fill}/>`
/** @param {string} d @param {number} [w] @param {string | null} [c] */
export const l = (d, w = 1.8, c = null) => svg`<path class="line" d=${d} stroke-width=${w} stroke=${c}/>`
/** @param {string} d */
export const sh = d => svg`<path class="shade" d=${d}/>`

/** @param {string} cloth @param {string} trim */
export const body = (cloth, trim) => [
  s('M6 102C8 84 20 76 38 72h24c18 4 30 12 32 30z', cloth),
  sh('M50 72h12c18 4 30 12 32 30H50z'),
  s('M36 73l14 15 14-15-3-5H39z', trim),
  l('M50 88v12', 1.6),
]
/** @param {string} skin */
export const neck = skin => s('M42 58h16v14l-8 8-8-8z', skin)
/** @param {string} skin */
export const face = skin => [
  s('M35 34c0-11 7-16 15-16s15 5 15 16v12c0 9-8 19-15 19s-15-10-15-19z', skin),
  sh('M50 18c8 0 15 5 15 16v12c0 9-8 19-15 19z'),
]
/** @param {number} [b] */
export const eyes = (b = 0) => [
  l('M39.5 41.500l6-.5M54.5 41l6 .5', 2.6),
  l(b ? 'M38 37l8 1.500M62 37l-8 1.5' : 'M38.5 37.500l7-1M61.5 37.500l-7-1', 2),
  l('M50 40l-2.5 9 4 .8', 1.6),
]
export const mouth = l('M45.5 55.500c3 1.2 6 1.2 9 0', 1.8)
/** @param {string} c @param {number} [long] */
export const beard = (c, long = 0) => [
  s(
    long
      ? 'M34 44l5 5c4 3 7 1 11 1s7 2 11-1l5-5c2 12-1 22-6 30l-3 12-7 10-7-10-3-12c-5-8-8-18-6-30z'
      : 'M34.5 43l5 6c4 3 7 1 10.5 1s6.5 2 10.5-1l5-6c1.5 13-5 25-15.5 27-10.5-2-17-14-15.5-27z',
    c,
  ),
  l('M45 55c3 1.5 7 1.5 10 0', 2),
  l(long ? 'M44 62l2 22M50 64v26M56 62l-2 22' : 'M44 60l2 7M50 61v8M56 60l-2 7', 1.3),
]
/** @param {string} c */
export const hairCap = c => s('M33 42c-2-18 5-26 17-26s19 8 17 26l-4-10-8-6-14 4-5 4z', c)
/** @param {string} c */
export const hairLong = c => s('M31 70c-4-20-4-54 19-54s23 34 19 54l-8 4 2-36-10-12-16 10 2 38z', c)
/** @param {string} c @param {string} bead */
export const braids = (c, bead) => [
  hairCap(c),
  ...[
    [-1, 33],
    [1, 67],
  ].map(([k, x]) => [
    s(`M${x} 40c${k * 5} 8 ${k * 5} 20 ${k * 3} 34l${k * -7} 2c0-14 ${k * -1}-24 ${k * -1}-34z`, c),
    l(`M${x + k * 3} 52l${k * -6} 3M${x + k * 4} 60l${k * -7} 3M${x + k * 4} 68l${k * -7} 3`, 1.2),
    s(`M${x - k * 4.5} 75h${k * 8}v6h${k * -8}z`, bead),
  ]),
]
/** @param {number} x @param {number} top */
export const staff = (x, top) => [s(`M${x - 2} ${top}h4V102h-4z`, WOOD)]
