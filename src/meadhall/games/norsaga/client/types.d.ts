// Norsaga: what its board is drawn from; the view itself is in view.d.ts.
declare namespace Norsaga {
  type Phrases = ReturnType<typeof import('./phrases.js').phrases>
  type Reader = ReaderOf<View, Phrases, SeatQuestion>
  /** The player who must answer. */
  type Asker = Extract<Reader, { mine: true }>
  type Targets = ReturnType<typeof import('./targets.js').targets>
}
