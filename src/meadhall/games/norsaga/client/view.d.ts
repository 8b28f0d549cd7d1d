// What a seat sees of the table: written by tools/wire_types.py from games/norsaga/edge/view_types.py.
// Do not edit: change the type there and run `make types`.
declare namespace Norsaga {
  /** Who is asked what. */
  interface Asked {
    seat: number
    ask: string
  }
  /** Cards that lie between hand and tree; only their owner sees which. */
  interface Cards {
    of: number
    count: number
    cards: string[] | null
  }
  /** One player as the seat sees them. */
  interface Player {
    seat: number
    tree: (string | null)[]
    /** the recessive trait that both of a pair share: `{ G12: 'R' }` */
    matches: Record<string, string>
    saga: string | null
    progress: number
    /** all ways to lay the markers: `P1:R` on a spot's dominant trait, `P:R` on a pair's recessive */
    markers: string[][]
    doomed: boolean
    eligible: string[]
    hand_size: number
    hand: string[] | null
    /** cards that are certainly in this hand */
    known: string[] | null
    maybe: Possible[] | null
  }
  /** A card that is in one of several hands. */
  interface Possible {
    card: string
    in: string[]
  }
  /** All that a seat may know; `you` is null for a spectator. */
  interface View extends GameView {
    game: 'norsaga'
    you: number | null
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
    options: Record<string, boolean | number | string>
    winner: number | null
    over: boolean
  }
}
