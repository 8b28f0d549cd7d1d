// What Norsaga's board says by itself: names of cards and places. Questions, answers and events are the server's.
import printed from '/components/norsaga.js'

/** @param {{ words: GameWords, names: string[], you: number | null }} props */
export function phrases({ words, names, you }) {
  /** @param {number} seat */
  const name = seat => names[seat]
  return {
    name,
    /** @param {string} id */
    card: id => words('card', { id, name: words(`hero-${id}`), kind: words(`class-${printed.heroes[id].kind}`) }),
    /**
     * A spot of a tree as seen by the reader: `your left parent`, `Jarl’s left parent`.
     * @param {number} owner
     * @param {string} spot
     */
    place: (owner, spot) =>
      words('place', { of: owner === you ? 'yours' : 'other', owner: name(owner), spot: words(`spot-${spot}`) }),
  }
}
