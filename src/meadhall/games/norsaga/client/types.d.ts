// Norsaga: the view as games/norsaga/edge/view.py makes it, and what its board is drawn from.
declare namespace Norsaga {
  interface View extends GameView {
    game: 'norsaga'
    turn: number
    step: number
    active: number
    asked: Asked | null
    players: Player[]
    deck: number
    discard: string[]
    revealed: string | null
    drawn: Cards | null
    aside: Cards | null
    queue: number[]
    /** What each answer would bring, for the grammar's `brings`. */
    ahead: Record<string, Record<string, unknown>>
    options: Record<string, Choice>
    winner: number | null
    over: boolean
  }
  interface Player {
    seat: number
    tree: (string | null)[]
    /** The recessive trait that both of a pair share: `{ G12: 'R' }`. */
    matches: Record<string, string>
    saga: string | null
    progress: number
    /** All ways to lay the markers: `P1:R` on a spot's dominant trait, `P:R` on a pair's recessive. */
    markers: string[][]
    doomed: boolean
    eligible: string[]
    hand_size: number
    hand: string[] | null
    known: string[] | null
    maybe: { card: string; in: string[] }[] | null
  }
  /** Cards between hand and tree. */
  interface Cards {
    of: number
    count: number
    cards: string[] | null
  }
  type Phrases = ReturnType<typeof import('./phrases.js').phrases>
  type Reader = ReaderOf<View, Phrases, SeatQuestion>
  /** The player who must answer. */
  type Asker = Extract<Reader, { mine: true }>
  type Targets = ReturnType<typeof import('./targets.js').targets>
}
