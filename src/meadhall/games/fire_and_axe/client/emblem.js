// Emblem of the game in the lobby, 300 x 150 units.
import { svg } from '../../art/tag.js'
import { ship } from './drawing.js'

const SHORE =
  'M300 0v150h-42l-8-12 10-9-14-8 4-14-16-6 9-12-7-10 16-5-4-12 15-6-9-12 13-8-6-14 10-8-3-12 9-10-5-16 12-4 2-22z'
const WAVES = [
  [14, 30],
  [120, 20],
  [34, 64],
  [150, 96],
  [20, 130],
  [170, 132],
  [228, 30],
]
  .map(([x, y]) => `M${x} ${y}c6-6 12-6 18 0s12 6 18 0`)
  .join('')

export const emblem = () =>
  svg`<rect class="ga-bg ga-b" width="300" height="150"/><path class="ga-shoal" d=${SHORE}/><path class="ga-shore"
      d=${SHORE}/>
      <path class="ga-wave" d=${WAVES}/>
    <g transform="translate(82 92) scale(1.22)">${ship(0)}</g><g transform="translate(196 56) scale(.5)">${ship(1)}
      </g>`
