// What a world keeps in reserve: [sign, how many].
/** @param {Yggdrasil.View} view @param {string} world */
export function stockOf(view, world) {
  /** @type {Record<string, [sign: string, count: number][]>} */
  const stock = {
    asgard: [['sword', view.heroes.valhalla]],
    alfheim: [['leaf', view.elves]],
    vanaheim: [['die', view.dice]],
    midgard: [
      ['sword', view.heroes.reserve],
      ['house', view.anonymous.reserve],
    ],
    nidavellir: [['ring', view.artifacts.reduce((sum, stack) => sum + stack.left + (stack.top ? 1 : 0), 0)]],
    svartalfheim: [['raven', view.creatures.deck]],
    jotunheim: [['mountain', view.jotnar.pawns]],
    niflheim: [['skull', view.anonymous.ladder]],
    muspellheim: [['flame', view.giants.reserve]],
  }
  return stock[world]
}
