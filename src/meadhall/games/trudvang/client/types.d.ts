// Trudvang Legends: the view as games/trudvang/edge/view.py makes it, and what its table is drawn from.
declare namespace Trudvang {
  type Rune = 'water' | 'fire' | 'earth' | 'wind' | 'dark' | 'wild'
  type Runes = Record<Rune, number>
  /** What is known of a deck: cards at known positions, the rest in between, and its discards. */
  interface Deck {
    top: string[]
    bag: string[]
    bottom: string[]
    out: string[]
  }

  interface View extends GameView {
    game: 'trudvang'
    round: number
    leader: number
    players: { seat: number; hero: string | null }[]
    ended: boolean
    reason: string
    options: Record<string, Choice>
    adventure: { id: string; title: Prose; blurb: Prose; side: boolean } | null
    phase: string
    heroes: Hero[]
    hired: Hired | null
    /** A Hero's tracks: chronicle points, and experience for a level. */
    most: { cp: number; xp: number }
    map: {
      ships: string[]
      threat: { place: string; units: number }[]
      people: Record<string, { place: string; used: boolean }>
      locations: Record<string, string>
      enemies: Record<string, string>
      marks: { on: string; status: string }[]
    }
    groups: Group[]
    pois: Poi[]
    space: AdventureMap | null
    sleeves: { stories: string[]; beside: string[]; phases: string[]; tokens: Record<string, number> }
    campaign: {
      title: Prose
      unlocked: string[]
      played: { adventure: string; title: Prose; end: string }[]
      ending: Prose
    }
    decks: { attacks: Deck; events: Deck; event: string | null }
    fight: Fight | null
    pool: Runes
    cards: Record<string, Card>
    quests: Record<string, string>
    question: Asking
    page: Page | null
    journal: string[]
  }
  /** Fields that texts need at least: a chapter of another adventure has no table. */
  type Told = Partial<View>

  interface Hero {
    seat: number
    hero: string
    class: string
    at: string
    hp: number
    most: number
    cp: number
    xp: number
    exhausted: boolean
    down: boolean
    ship: number
    bag: Runes
    drawn: Runes
    status: string[]
    feats: Deck
    upgrades: Deck
    ultimates: string[]
    items: string[]
    aside: string[]
    companions: { card: string; ready: boolean }[]
    titles: string[]
    idle: string[]
  }
  interface Hired {
    hero: string
    exhausted: boolean
    card: Runes
    feats: { feat: string; runes: Runes; down: boolean; used: boolean }[]
  }
  interface Group {
    group: string
    place: string
    figure: string
    elite: boolean
    foes: Foes
    boss: boolean
    poi: string | null
    tokens: number[]
    units: Unit[]
  }
  interface Foes {
    figure?: string
    type: string
    tier: number
    health: number
    attack: number
    defence: number
    boss: boolean
    active: boolean
    abilities: Record<string, Step[]>
  }
  interface Unit {
    damage: number
    health: number
    attack: number
    defence: number
    threat: boolean
    acted: number
    still: boolean
    number: number | null
  }
  interface Poi {
    poi: string
    red: boolean
    name: Prose
    text: Prose
    place: string
    duel: string | null
  }
  interface AdventureMap {
    party: string
    host: string
    spaces: Space[]
  }
  interface Space {
    id: string
    name: Prose
    /** Borders as printed; and the passable ones, after the book opened or closed some. */
    doors: string[]
    ways: string[]
    x: number
    y: number
    cleared: boolean
    blocked: boolean
  }
  interface Page {
    entry: string
    text: Prose
  }

  interface Fight {
    place: string
    step: string
    heroes: Fighter[]
    blows: Blow[]
  }
  interface Fighter {
    seat: number
    hero: string
    feats: Feat[]
    miss: Rune[]
    miss_slots: number
    miss_good: number
    draws: number
    stopped: boolean
    attack: number
    defence: number
    block: number
    /** Probability of a number of misses, with the verdict of the track and whether it would be full. */
    next_draw: {
      runes: number
      misses: number[]
      tracks: ('good' | 'nothing' | 'bad')[]
      full: number
      kinds: Partial<Runes>
    } | null
    if_stopped: {
      track: string
      misses: number
      health: number
      cp: number
      attack: number
      defence: number
      miss_effect: boolean
      active: string[]
    }
  }
  /** A Feat card with the runes in its wells. */
  interface Feat {
    feat: string
    type: string
    keyword: string
    slots: { takes: Rune[]; rune: Rune | null }[]
    active: boolean
    used: number
    left: number
  }
  interface Blow {
    unit: string
    defender: number | null
    card: string | null
    extra: boolean
    strength: number
    block: number
    missed: boolean
    ability: string | null
    loss: number
  }

  /** A card of the box or of the book, as printed. */
  interface Card {
    id: string
    kind: string
    name: Prose
    text: Prose
    region?: string
    runes?: Rune[]
    mandatory?: boolean
    tokens?: { name: Prose; most: number }
    foes?: Foes & { figure: string }
    blurb?: Prose
    effects?: Effect[]
  }
  interface Effect {
    at: string
    when?: Prose
    do: Step[]
    cost?: Cost
    once?: string
    if?: Condition
    mandatory?: boolean
  }
  type Cost = Record<string, any>
  interface Condition {
    key: string
    card?: string
    named?: Prose
    least?: number
    most?: number
    class?: string
  }
  /** A step of an effect, in the book's verbs; its facts depend on the verb. */
  interface Step {
    verb?: string
    who?: string
    n?: number | string
    kind?: string
    kinds?: Rune[]
    card?: string
    named?: Prose
    type?: string
    place?: string
    poi?: string
    against?: string
    difficulty?: number
    deck?: string
    times?: number
    each?: boolean
    blocks?: Step[][]
    if?: Condition
    [fact: string]: any
  }

  /** The question, as far as its answers need it. */
  interface Asking {
    place?: string
    card?: string
    type?: string
    difficulty?: number
    count?: number
    labels?: Record<string, Prose>
    /** Branches that cannot be chosen now, by name. */
    closed?: Record<string, Prose>
    titles?: Record<string, Prose>
    options?: Step[][]
    odds?: Record<string, number>
    draws?: Record<string, [found: number, needed: number]>
    /** The runes that count in the test. */
    counting?: Rune[]
    losses?: Record<string, Loss>
    prices?: Record<string, { cost?: Cost; tests?: Test[]; needs?: Condition }>
    cost?: Cost
    offer?: Step[]
    /** A Feat to learn; `instead` is the one that it would replace. */
    feats?: (Feat & { instead?: string | null })[]
    faces?: Record<string, Face>
    [fact: string]: any
  }
  interface Test {
    type: string
    difficulty: number
    odds: Record<string, number>
  }
  /**
   * What defending would take: minimum, maximum and mean over the possible cards; probabilities of falling and of an
   * ability.
   */
  interface Loss {
    least: number
    most: number
    mean: number
    falls: number
    ability: number
  }
  interface Face {
    class: string
    health?: number
    bag?: Partial<Runes>
    feats?: string[]
  }

  type Phrases = ReturnType<typeof import('./phrases.js').phrases>
  type Reader = ReaderOf<View, Phrases>
  /** The player who must answer. */
  type Asker = Extract<Reader, { mine: true }>
}
