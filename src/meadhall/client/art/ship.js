// A longship under sail, striped in its seat's colour, about 92 x 76 around its mast's foot.

import { seat } from './glyphs.js'
import { svg } from './tag.js'

/** @param {number} i @param {{ letter?: string | null }} [props] */
export const ship = (i, { letter = null } = {}) => svg`<g class="ship seat-${i}">
  <path class="ship-wake" d="M-46 20c14 6 26 6 36 0 12 6 24 6 38 0 6 3 12 4 18 2"/>
  <path class="ship-hull"
    d="M-44-6c-1-8 4-14 11-12-5 2-6 6-4 12C-33 4-22 9 0 9S33 4 37-6c2-6 1-12-5-15 9-1 14 6 12 15C41 10 26 22 0
      22S-41 10-44-6z"/>
  <path class="ship-line" d="M-38 4c10 8 66 8 76 0M-30 12c12 5 48 5 60 0"/><path class="ship-mast"
    d="M-1.5-52h3V10h-3z"/>
  <path class="ship-sail" d="M-28-48c18-4 38-4 56 0-3 14-3 28 0 42-18 4-38 4-56 0 3-14 3-28 0-42z"/>
  <path class="ship-stripe"
    d="M-18-49.500c2 14 2 32 0 44l8 1.300c1-15 1-31 0-46.500zM10-50.800c-1 15-1 31 0 46.500l8-1.300c-2-12-2-30 0-44z"/>
  <circle class="ship-disc" cx="0" cy="-27" r="15"/>${seat(i, { x: 0, y: -27, s: 23, letter })}</g>`
