// What Fire & Axe's board says by itself: names, goals and odds. Questions, answers and events are the server's.
import printed from '/components/fire_and_axe.js'

/** @param {number} part */
const percent = part => Math.floor(part * 100 + 0.5)

/** @param {{ words: GameWords, names: string[] }} props */
export function phrases({ words, names }) {
  /** @param {string} id @param {string} [form] */
  const space = (id, form = '') => words(`space-${id}${form}`)
  return {
    /** @param {number} seat */
    name: seat => names[seat],
    space,
    /** @param {string} id */
    rune: id => words(`rune-${id}`),
    /** What a saga asks for. @param {string} id */
    goal(id) {
      const { task, ports } = printed.sagas[id]
      return words(`goal-${task}`, { ports: ports.map(port => space(port)) })
    },
    /**
     * What is likely to come of an attack.
     * @param {Omit<FireAndAxe.RaidOdds, 'treasure'>} odds
     */
    oddsOf: ({ win, hits, lost, strand }) =>
      strand > 0
        ? words('odds-strand', { win: percent(win), hits, lost, strand: percent(strand) })
        : words('odds', { win: percent(win), hits, lost }),
  }
}
