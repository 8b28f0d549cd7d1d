// Fire & Axe: the view as games/fire_and_axe/edge/view.py makes it, and what its chart is drawn from.
declare namespace FireAndAxe {
  type Zone = 'N' | 'E' | 'S' | 'W'
  type Good = 'tusks' | 'fish' | 'furs'
  type Homeland = 'denmark' | 'norway' | 'sweden'
  type Clear = Record<Zone, number>

  interface View extends GameView {
    game: 'fire_and_axe'
    turn: number
    round: number
    first: number
    active: number
    asked: Asked | null
    players: Player[]
    days: { prep: number; sail: number; limit: number }
    wind: { turns: number; clear: Clear }
    skulls: string[]
    owed: number
    era: number
    stock: Record<Good, number>
    demand: Good
    goods: Record<string, Good>
    /** What a port's good is worth now. */
    worth: Record<string, number>
    settled: Record<string, number>
    towns: string[]
    raided: Record<string, { seat: number; treasure: number }>
    treasures: { small: number[]; large: number[] }
    tried: string[]
    sagas: {
      open: (string | null)[]
      /** The ports that already meet the requirements of an open saga. */
      done: Record<string, string[]>
      discarded: string[]
      left: number
      next_era: number | null
    }
    final: { holder: number | null; placed: number }
    attack: Attack | null
    /** Routes to each space: Days, losses, and the space before it; the quickest first. */
    routes: Record<string, [days: number, losses: number, by: string][]>
    /** A mark that changes when something new happens. */
    calm: string | null
    again: Odds | null
    /** What each answer would bring, by its text. */
    ahead: Record<string, Record<string, unknown>>
    runes: {
      deck: number
      discard: string[]
      table: string[]
      unseen: Record<string, number>
      held: { of: Record<string, number>; runes: Record<string, number> } | null
    }
    options: Record<string, Choice>
    ending: string | null
    winners: number[] | null
    over: boolean
  }
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
    earned: { start: number; treasures: number; sagas: number; trade: number }
    final: {
      axe: number
      settlements: number
      sagas: number
      total: number
      ports: Record<string, number>
      sets: Record<Homeland, number>
    }
  }
  interface Attack {
    task: 'raid' | 'settle'
    port: string
    value: number
    dice: number[]
    /** The faces of a die that succeed. */
    hits: number[]
    might: number
    walls: number
    shield: boolean
  }
  interface Odds {
    hits: number
    win: number
    strand: number
    lost: number
  }
  /** A route, step by step. */
  interface Route {
    days: number
    losses: number
    steps: { id: string; day: number; losses: number }[]
  }
  /** A space of the chart: where it is drawn, and what is printed there. */
  interface Space extends At {
    id: string
    kind: 'port' | 'water' | 'home'
    zone: Zone
    /** Only for ports; '' without a town or region. */
    value: number
    town: '' | 'small' | 'large'
    region: string
    /** Side of the name. */
    side: string
  }
  interface Saga {
    id: string
    era: number
    home: Homeland
    task: string
    bonus: number
    ports: string[]
  }
  /** Place of a ship. */
  interface Berth extends At {
    player: Player
    dx: number
    dy: number
    /** The box of its drawing; null on the winter plate. */
    hull: [number, number, number, number] | null
  }
  /** Position of a name relative to its place. */
  interface NameAt extends At {
    anchor: string
  }
  /** Labels with a place on the chart. */
  interface Room {
    berths: Berth[]
    names: Map<string, NameAt>
    days: Map<string, [number, number]>
    /** Distance of a water's name below its mark. */
    waters: Map<string, number>
  }
  type Phrases = ReturnType<typeof import('./phrases.js').phrases>
  type Reader = ReaderOf<View, Phrases, SeatQuestion>
  /** The player who must answer. */
  type Asker = Extract<Reader, { mine: true }>
  /** `lens`: under the magnifier, where things only take the pointer. */
  type Targets = ReturnType<typeof import('./targets.js').findChartTargets> & { lens?: boolean }
}
