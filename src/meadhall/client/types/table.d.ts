// What a board and a list are drawn from.

/** A row of the question list; `n` is the key that answers. */
type Row = AnswerRow | GroupRow | SectionRow | RefusedRow
interface AnswerRow {
  kind: 'answer'
  text: string
  /** What the words may leave out. */
  held?: string | null
  n?: number
}
interface GroupRow extends Group {
  kind: 'group'
  texts: string[]
  n?: number
}
interface SectionRow {
  kind: 'section'
  title: string
  n?: undefined
}
interface RefusedRow {
  kind: 'refused'
  text: string
  /** On the board, not in the list. */
  pressed?: boolean
  n?: undefined
}
interface Group {
  id: string
  title: string
  rank?: number
}

/** A game said in words, as one reader at the table hears it. */
interface GamePhrases {
  name(seat: number): string
}

/** The reader's look at a moment of a game: `t` everywhere. */
type ReaderOf<V, P, Q = Question> = Looking<V, P, Q> & (Answering<Q> | Watching)
/** Is something asked of these eyes? Then there are answers. */
interface Answering<Q = Question> {
  mine: true
  decision: Q
}
interface Watching {
  mine: false
  decision: Decision | null
}
interface Looking<V, P, Q> {
  view: V
  you: number | null
  /** Whose things lie large in front. */
  front: number
  names: string[]
  words: GameWords
  phrases: P
  rows: Row[]
  chosen: string | null
  focus: Signal<string | null>
  changed: Set<string>
  told: GameEvent[]
  numberOf(key: string): number | null
  label(text: string): string
  choose(text: string): void
  whyNot(wish: string | { target: string }): void
  open(title: Title, content: (now: ReaderOf<V, P, Q>) => Drawing): void
  close(): void
  rules(id?: string): void
  journal: (() => Promise<{ chapters: Chapter[] }> | null) | null
}
type Reader = ReaderOf<GameView, GamePhrases>
type Title = string | (() => string)

/** A game's own folder, as `index.js` exports it, with what it leaves out filled in. */
interface Game {
  name: string
  words: GameWords
  /** Where the rules tell of what nobody is asked. */
  rule: string
  phrases(of: { words: GameWords; names: string[]; you: number | null; view: GameView }): GamePhrases
  Board: GamePart
  Hand: GamePart
  Standing: GamePart
  Preface: GamePart
  /** What stands between the question and the log. */
  Beside: GamePart
  More: (props: { t: Reader; seat: number }) => Drawing
  Tally?: GamePart
  /** The end, large, in the place of the board: of a seat, or of all where they win or lose together. */
  Finale?: (props: { t: Reader; seat: number | null; outcome: Outcome }) => Drawing
  lifted: Signal<string | null>
  note(t: Reader, seat: number): string
  /** What the reader has decided already, as a step of a plan. */
  planned(now: { view: GameView; decision: Decision | null }): string | null
  /** The board reads all events from the first on, not only the latest. */
  readsAll: boolean
  byItself(now: { view: GameView; decision: Decision | null }): string | null
  /** How it is said that `byItself` has answered, and how the wish is dropped. */
  wished?: { word(t: Reader): string; drop(t: Reader): void }
  progress: ((view: GameView) => number[]) | null
  progressMost?: number
  score?: string
  style?: string | string[]
  sign?(option: AnswerOption, t: any): Drawing
  /** A second line that only this page knows. */
  captionOf?(option: AnswerOption, t: any): string | null
  /** Where the board shows a part only: what is lit comes into sight, by its marks. */
  lookAt?(marks: string[]): void
  verdict?(t: Reader, outcome: Outcome): string
  openJournal?(t: Reader): void
}
type GamePart = (props: { t: Reader }) => Drawing

/** An answer with everything on the board that it names. */
interface Answer {
  text: string
  verb: string
  tokens: string[]
  things: string[]
}
/** The pending answers by what they name; `fitting` also fit what is lifted. */
interface Targets<A = Answer> {
  answers: A[]
  held: string | null
  naming(thing: string): A[]
  fitting(thing: string): A[]
}

/** What is to be seen, and through whose eyes. */
interface Moment {
  view: GameView
  decision: Decision | null
  eyes: number | null
}
/** What a reader is made with besides: the state of the page, and the deeds of whoever may answer. */
interface Surroundings {
  names: string[]
  front?: number | null
  chosen?: string | null
  focus: Signal<string | null>
  changed?: Set<string>
  does?: { choose(text: string): void; whyNot(wish: string | { target: string }): void } | null
  all?: boolean
  told?: GameEvent[]
  open(title: Title, content: (now: Reader) => Drawing): void
  close(): void
  rules(id?: string): void
  journal?: Reader['journal']
}
