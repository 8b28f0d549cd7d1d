// What happened, as it is said aloud.
const MOST = 12
/** A plain sentence: whoever does what, and to what. */
const PLAIN = /^(\S+ \S+) ([^.,:;!?]+)\.$/

/**
 * Sentences of one kind that begin alike become one: “Kattly draws Fire, Wind, Dark.” Of very many, the last are said.
 * @param {GameEvent[]} events
 * @param {(event: GameEvent) => string} phrase
 */
export function aloud(events, phrase) {
  /** @type {{ kind: string, head?: string, text: string }[]} */
  const told = []
  for (const event of events) {
    const text = phrase(event),
      [, head, rest] = PLAIN.exec(text) ?? [],
      last = told.at(-1)
    if (head && last?.head === head && last.kind === event.kind) last.text = `${last.text.slice(0, -1)}, ${rest}.`
    else if (text) told.push({ kind: event.kind, head, text })
  }
  return told.slice(-MOST).map(one => one.text)
}
