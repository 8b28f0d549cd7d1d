// Yggdrasil Chronicles: what its tree is drawn from; the view itself is in view.d.ts.
declare namespace Yggdrasil {
  /** A god that is played or gives support, and so has been chosen. */
  type Chosen = God & { god: string }
  type Phrases = ReturnType<typeof import('./phrases.js').phrases>
  type Reader = ReaderOf<View, Phrases>
  /** The player who must answer. */
  type Asker = Extract<Reader, { mine: true }>
}
