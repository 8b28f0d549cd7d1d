// Names on the board of Yggdrasil Chronicles. Questions, answers and events are written by the server.
import { findStock, findWorld } from './tree_layout.js'

/** @param {{ words: GameWords, names: string[] }} props */
export function phrases({ words, names }) {
  /** @param {string} kind @param {string | null} id */
  const nameOf = (kind, id) => words(`${kind}-${id}`)

  const it = {
    /** @param {number} seat */
    name: seat => names[seat],
    nameOf,
    /** A card of a pile: `freyja.loki`. @param {string} text */
    card(text) {
      const [god, enemy] = text.split('.')
      return words('card', { god: nameOf('god', god), enemy: nameOf('enemy', enemy) })
    },
    /** @param {string} id */
    foe: id => nameOf(['enemy', 'jotun', 'figure'].find(kind => words.has(`${kind}-${id}`)) ?? 'enemy', id),

    /**
     * Return what a world's action gives at one of its possible strengths.
     * @param {Yggdrasil.View} view
     * @param {string} world
     * @param {string} strength
     */
    gain(view, world, strength) {
      const found = findWorld(view, world),
        i = Math.max(0, found.strengths.indexOf(strength))
      return it.gives(view, world, found.amounts[i])
    },
    /** @param {Yggdrasil.View} view @param {string} world @param {number} amount */
    gives: (view, world, amount) =>
      words(`gain-${world}`, { amount }) +
      (world === 'nidavellir'
        ? ` (${view.artifacts
            .slice(0, amount)
            .flatMap(({ top }) => (top ? [nameOf('artifact', top)] : []))
            .join(', ')})`
        : ''),

    /** @param {Yggdrasil.World} world */
    causes: world => world.because.map(cause => words(`because-${cause}`)).join(', ') || words('because-alone'),

    /** Return why the action is as strong as it is. @param {Yggdrasil.World} world */
    why(world) {
      if (world.besieged) return words('why-besieged', { jotun: nameOf('jotun', world.besieged) })
      if (world.devastated) return words('why-devastated')
      if (world.healed) return words('why-healed')
      if (world.closed) return words('why-nothing')
      return words('why-strength', { strength: nameOf('strength', world.strengths[0]), cause: it.causes(world) })
    },

    /**
     * Return what a world holds besides its figures.
     * @param {Yggdrasil.View} view
     * @param {string} world
     */
    kept(view, world) {
      const [first, second] = findStock(view, world).map(([, count]) => count)
      return words(`kept-${world}`, { count: first, anonymous: second ?? 0 })
    },

    /** Return the figures in a world. @param {Yggdrasil.View} view @param {string} id */
    company: (view, id) => [
      ...view.enemies
        .filter(enemy => enemy.place === id)
        .map(enemy => words('enemy-power', { enemy: nameOf('enemy', enemy.enemy), power: enemy.power })),
      ...view.gods.flatMap(({ god, world }) => (god && world === id ? [nameOf('god', god)] : [])),
      ...(view.saga?.figures ?? [])
        .filter(one => one.place === id)
        .map(one => words('enemy-power', { enemy: nameOf('figure', one.figure), power: one.power })),
      ...(view.saga?.marks[id] ? [nameOf('token', view.saga.marks[id])] : []),
      ...view.jotnar.active.filter(jotun => jotun.place === id).map(jotun => nameOf('jotun', jotun.jotun)),
    ],
  }
  return it
}
