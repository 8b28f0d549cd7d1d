// The server's names of worlds and enemies.
import printed from '/components/yggdrasil.js'

export const WORLDS = Object.keys(printed.levels)
export const ENEMIES = Object.keys(printed.ways)
