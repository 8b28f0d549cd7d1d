// Yggdrasil Chronicles: the view as games/yggdrasil/edge/view.py makes it, and what its tree is drawn from.
declare namespace Yggdrasil {
  interface Saga {
    saga: string
    page: number
    pages: number
    track: string[]
    goal: number[]
    /** Distance to each countable loss that the page adds. */
    losses: number[][]
    tally: Record<string, number>
    figures: { figure: string; place: string; note: number; power: number }[]
    marks: Record<string, string>
    hidden: number[]
    quay: string[]
    slain: string[]
    buried: string[]
    fates: Record<string, string>
    actions: string[]
  }

  interface View extends GameView {
    game: 'yggdrasil'
    round: number
    turn: number
    active: number
    order: number[]
    asked: Asked | null
    players: { seat: number; god: string }[]
    gods: God[]
    worlds: World[]
    turned: number
    enemies: Enemy[]
    island: { at: number; values: number[] }
    nidhogg: { at: number; tree: number }
    /** The open page of a saga, if one is played. */
    saga: Saga | null
    giants: Ladder
    anonymous: Ladder
    heroes: { valhalla: number; reserve: number }
    elves: number
    dice: number
    supply: number
    wall: number
    stones: { stone: string; sides: string[] }[]
    jotnar: { pawns: number; active: Jotun[]; deck: number; out: string[] }
    artifacts: { top: string | null; left: number }[]
    creatures: { deck: number; out: string[]; drawn: string[] }
    wheel: { open: string[]; down: Record<string, string> }
    piles: Pile[]
    unseen: string[]
    throw: { left: number; foe: string | null; elves: number; dice: Die[] } | null
    odds: Record<string, Odds>
    terms: Record<string, Terms>
    blunders: Record<string, string[]>
    danger: Danger[]
    /** Distance to each way to lose or win. */
    margins: Record<string, number>
    /** The losses that may come next or are near. */
    close: Record<string, 'next' | 'near'>
    /** The steps that each enemy has taken, and the total. */
    ladders: Record<string, [done: number, most: number]>
    /** For each face-down card: the probability of each enemy. */
    down: Record<string, number[]>
    options: Record<string, Choice>
    campaign: Campaign | null
    reason: string | null
    over: boolean
  }
  /** State of a campaign, with everyone's sheets. */
  interface Campaign {
    saga: string
    sagas: string[]
    tries: Record<string, number>
    sheets: ExperienceSheet[]
  }
  interface ExperienceSheet {
    hero: string
    xp: number
    rows: SheetRow[]
  }
  interface SheetRow {
    row: string
    costs: number[]
    faces?: string[]
    ticked: string[] | number
  }
  interface God {
    god: string | null
    seat: number | null
    world: string
    life: number
    most: number
    elves: number
    dice: number
    artifacts: string[]
    symbols: { god: string; vanir: string } | null
    bonds: Record<string, string[]> | null
  }
  /** A god that is played or gives support, and so has been chosen. */
  type Chosen = God & { god: string }
  interface World {
    world: string
    above: string | null
    devastated: boolean
    healed: boolean
    besieged: string | null
    strengths: string[]
    amounts: number[]
    because: string[]
    closed: string | null
  }
  interface Enemy {
    enemy: string
    place: string
    power: number
    supported: boolean
  }
  interface Jotun {
    jotun: string
    place: string
  }
  interface Ladder {
    ladder: number
    reserve: number
  }
  interface Pile {
    seat: number
    size: number
    known?: (string | null)[]
    unknown?: string[]
    not_down?: string[]
    support?: number
  }
  interface Die {
    slot: number
    kind: string
    face: string
    elf: boolean
    worth: number
  }
  interface Odds {
    risks: number
    clear: number
    loss: number
  }
  interface Terms {
    place?: string
    heroes?: number
    under?: string[][]
    life?: number
    amount?: number
    brothers?: number
    island?: number
    ends?: string
  }
  interface Danger {
    enemy: string
    open: number
    jotun: boolean
    stops: boolean
    ends: string | null
    /** Probability that it wakes this round: only while cards are face down, and if the table keeps count. */
    chance?: number
  }
  type Phrases = ReturnType<typeof import('./phrases.js').phrases>
  type Reader = ReaderOf<View, Phrases>
  /** The player who must answer. */
  type Asker = Extract<Reader, { mine: true }>
}
