// The game's sign in the lobby, 300 x 150 units: the king on his throne, attackers on four sides.
import { svg } from '../../art/tag.js'

const men = [
  [75, 75],
  [225, 75],
  [150, 22],
  [150, 128],
  [112, 75],
  [188, 75],
]

export const emblem = () => svg`<rect class="ga-bg ga-b" width="300" height="150"/>
  ${men.map(([x, y]) => svg`<circle style="fill: var(--line)" cx=${x} cy=${y} r="12"/>`)}
  <path style="fill: var(--line)" d="M128 92 L128 60 L139 72 L150 56 L161 72 L172 60 L172 92 Z"/>`
