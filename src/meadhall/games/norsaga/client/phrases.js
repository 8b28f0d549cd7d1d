// Names of cards and places on Norsaga's board. Questions, answers and events are written by the server.
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
     * Return a spot of a tree from the reader's point of view: `your left parent`, `Jarl’s left parent`.
     * @param {number} owner
     * @param {string} spot
     */
    place: (owner, spot) =>
      words('place', { of: owner === you ? 'yours' : 'other', owner: name(owner), spot: words(`spot-${spot}`) }),
  }
}
