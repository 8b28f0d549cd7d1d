// What a seat sees of the table: written by tools/wire_types.py from games/yggdrasil/edge/view_types.py.
// Do not edit: change the type there and run `make types`.
declare namespace Yggdrasil {
  /** Who is asked what. */
  interface Asked {
    seat: number
    ask: string
  }
  /** State of a campaign, with everyone's sheets. */
  interface Campaign {
    saga: string
    sagas: string[]
    tries: Record<string, number>
    sheets: ExperienceSheet[]
  }
  /** The cards of creatures. */
  interface Creatures {
    deck: number
    out: string[]
    drawn: string[]
  }
  /** An enemy, its open cards, and what would happen if it woke now. */
  interface Danger {
    events: Record<string, any>[]
    jotun: boolean
    stops: boolean
    ends: string | null
    enemy: string
    open: number
    /** probability that it wakes this round: only while cards are face down, if the table keeps count */
    chance?: number
  }
  /** A die on the table. */
  interface Die {
    slot: number
    kind: string
    face: string
    elf: boolean
    worth: number
  }
  /** An enemy on the board. */
  interface Enemy {
    enemy: string
    place: string
    power: number
    supported: boolean
  }
  /** The experience sheet of a god. */
  interface ExperienceSheet {
    hero: string
    xp: number
    rows: SheetRow[]
  }
  /** A figure of a saga. */
  interface Figure {
    figure: string
    place: string
    note: number
    power: number
  }
  /** A god at the table; `seat` is null for one that gives support. */
  interface God {
    god: string | null
    seat: number | null
    world: string
    life: number
    most: number
    elves: number
    dice: number
    artifacts: string[]
    symbols: Symbols | null
    bonds: Record<string, string[]> | null
  }
  /** Heroes in Valhalla, and in the reserve. */
  interface Heroes {
    valhalla: number
    reserve: number
  }
  /** Where Iormungand is, and what each island is worth. */
  interface Island {
    at: number
    values: number[]
  }
  /** The jotnar: pawns on the ladder, active ones, and cards. */
  interface Jotnar {
    pawns: number
    active: Jotun[]
    deck: number
    out: string[]
  }
  /** An active jotun, and where it can be fought. */
  interface Jotun {
    jotun: string
    place: string
  }
  /** Pieces with an enemy, and in the reserve. */
  interface Ladder {
    ladder: number
    reserve: number
  }
  /** Where Nidhogg is, and how far the tree is from his start. */
  interface Nidhogg {
    at: number
    tree: number
  }
  /** What everybody knows of a pile; only its size where the table keeps no count. */
  interface Pile {
    seat: number
    size: number
    known?: (string | null)[]
    unknown?: string[]
    not_down?: string[]
    support?: number
  }
  /** The open page of a saga. */
  interface Saga {
    saga: string
    page: number
    pages: number
    track: string[]
    /** distance to each part of the goal */
    goal: number[]
    /** distance to each countable loss that the page adds */
    losses: number[][]
    tally: Record<string, number>
    figures: Figure[]
    marks: Record<string, string>
    hidden: number[]
    quay: string[]
    slain: string[]
    buried: string[]
    fates: Record<string, string>
    actions: string[]
  }
  /** A player and the god that they play. */
  interface SeatedGod {
    seat: number
    god: string
  }
  /** A row of an experience sheet: its costs, the faces of a column, and what is ticked. */
  interface SheetRow {
    row: string
    costs: number[]
    faces?: string[]
    ticked: string[] | number
  }
  /** A stack of artifacts. */
  interface Stack {
    top: string | null
    left: number
  }
  /** A runestone and its sides. */
  interface Stone {
    stone: string
    sides: string[]
  }
  /** The faces that succeed for a god, on each kind of die. */
  interface Symbols {
    god: string
    vanir: string
  }
  /** The risks that are being faced. */
  interface Throw {
    left: number
    foe: string | null
    elves: number
    dice: Die[]
  }
  /** All that a seat may know; `you` is null for a spectator. */
  interface View extends GameView {
    danger: Danger[]
    /** distance to each way to lose or win */
    margins: Record<string, number>
    /** the losses that may come next or are near */
    close: Record<string, 'next' | 'near'>
    /** the steps that each enemy has taken, and the total */
    ladders: Record<string, [done: number, most: number]>
    /** for each face-down card: the probability of each enemy */
    down: Record<string, number[]>
    game: 'yggdrasil'
    you: number | null
    round: number
    turn: number
    active: number
    order: number[]
    asked: Asked | null
    players: SeatedGod[]
    gods: God[]
    worlds: World[]
    turned: number
    enemies: Enemy[]
    island: Island
    nidhogg: Nidhogg
    giants: Ladder
    anonymous: Ladder
    heroes: Heroes
    elves: number
    dice: number
    supply: number
    wall: number
    stones: Stone[]
    jotnar: Jotnar
    artifacts: Stack[]
    creatures: Creatures
    wheel: Wheel
    piles: Pile[]
    unseen: string[]
    throw: Throw | null
    options: Record<string, boolean | number | string>
    campaign: Campaign | null
    saga: Saga | null
    reason: string | null
    over: boolean
  }
  /** Enemy cards on the wheel: open ones, oldest first, and face-down ones by seat. */
  interface Wheel {
    open: string[]
    down: Record<string, string>
  }
  /** A world with its action at the active god's strength, and the rule that closes it. */
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
}
