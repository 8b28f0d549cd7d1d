// Emblem of the game in the lobby, 300 x 150 units.
import { band } from '../../art/knot.js'
import { stone } from '../../art/stones.js'
import { svg } from '../../art/tag.js'

const RUNES = ['water', 'fire', 'wild', 'earth', 'dark']

export const emblem = () =>
  svg`<rect class="ga-bg ga-y" width="300" height="150"/>
      ${RUNES.map((kind, i) => stone(kind, { x: 50 + i * 50, y: 78 - Math.sin((i / 4) * Math.PI) * 30, s: 54 }))}
      ${band({ cols: 25, rows: 2, u: 6, t: 4, x: 0, y: 126, cls: 'on-sill' })}`
