// Fire & Axe: what its chart is drawn from; the view itself is in view.d.ts.
declare namespace FireAndAxe {
  type Zone = 'N' | 'E' | 'S' | 'W'
  type Good = 'tusks' | 'fish' | 'furs'
  type Homeland = 'denmark' | 'norway' | 'sweden'
  type Clear = Record<Zone, number>
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
