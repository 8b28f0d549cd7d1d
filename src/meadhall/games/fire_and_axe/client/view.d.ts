// What a seat sees of the table: written by tools/wire_types.py from games/fire_and_axe/edge/view_types.py.
// Do not edit: change the type there and run `make types`.
declare namespace FireAndAxe {
  /** Who is asked what. */
  interface Asked {
    seat: number
    ask: string
  }
  /** The raid or settlement that is being rolled for. */
  interface Attack {
    task: 'raid' | 'settle'
    port: string
    value: number
    dice: number[]
    /** the faces of a die that succeed */
    hits: number[]
    might: number
    walls: number
    shield: boolean
  }
  /** The Days of the active captain: spent on preparations, spent on sailing, and all. */
  interface Days {
    prep: number
    sail: number
    limit: number
  }
  /** The sources of a player's points. */
  interface Earned {
    start: number
    treasures: number
    sagas: number
    trade: number
  }
  /** What Final Scoring would bring now. */
  interface Final {
    axe: number
    settlements: number
    sagas: number
    total: number
    ports: Record<string, number>
    sets: Record<Homeland, number>
  }
  /** Who placed the first Final Round token, and how many lie. */
  interface FinalRounds {
    holder: number | null
    placed: number
  }
  /** The runes held since the deck was last renewed: how many in each hand, and how many of each kind. */
  interface Held {
    of: Record<string, number>
    runes: Record<string, number>
  }
  /** One player as the seat sees them. */
  interface Player {
    seat: number
    ship: string
    crew: number
    cargo: Record<Good, number>
    slots: number
    supply: number
    vp: number
    towns: string[]
    sagas: string[]
    settlements: number
    sits_out: boolean
    rune_count: number
    runes: string[] | null
    earned: Earned
    final: Final
  }
  /** The odds of a raid, with the least and the best treasure. */
  interface RaidOdds {
    hits: number
    win: number
    strand: number
    lost: number
    treasure: number[]
  }
  /** Whose town figure it is now, and the treasure found there. */
  interface Raided {
    seat: number
    treasure: number
  }
  /** The runes outside the seat's own hand. */
  interface Runes {
    deck: number
    discard: string[]
    table: string[]
    unseen: Record<string, number>
    held: Held | null
  }
  /** The sagas on the table and in the deck. */
  interface Sagas {
    open: (string | null)[]
    /** the ports that already meet the requirements of an open saga */
    done: Record<string, string[]>
    discarded: string[]
    left: number
    next_era: number | null
  }
  /** The treasures that are not found yet. */
  interface Treasures {
    small: number[]
    large: number[]
  }
  /** All that a seat may know; `you` is null for a spectator. */
  interface View extends GameView {
    goods: Record<string, Good>
    /** what a port's good is worth now */
    worth: Record<string, number>
    settled: Record<string, number>
    towns: string[]
    raided: Record<string, Raided>
    treasures: Treasures
    tried: string[]
    /** routes to each space: Days, losses, and the space before it; the quickest first */
    routes: Record<string, [days: number, losses: number, by: string][]>
    /** a mark that changes when something new happens */
    calm: string | null
    again: RaidOdds | null
    game: 'fire_and_axe'
    you: number | null
    turn: number
    round: number
    first: number
    active: number
    asked: Asked | null
    players: Player[]
    days: Days
    wind: Wind
    skulls: string[]
    owed: number
    era: number
    stock: Record<Good, number>
    demand: Good
    sagas: Sagas
    final: FinalRounds
    attack: Attack | null
    runes: Runes
    options: Record<string, boolean | number | string>
    ending: string | null
    winners: number[] | null
    over: boolean
  }
  /** The position of the cover, and the clear Days of each zone. */
  interface Wind {
    turns: number
    clear: Record<Zone, number>
  }
}
