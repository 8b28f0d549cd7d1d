// What boards and lists are drawn from.

/** A row of the question list; `n` is the key that answers. */
type Row = AnswerRow | GroupRow | SectionRow | RefusedRow
interface AnswerRow {
  kind: 'answer'
  text: string
  /** The thing that labels may omit. */
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
  /** Pressed on the board, not listed. */
  pressed?: boolean
  n?: undefined
}
interface Group {
  id: string
  title: string
  rank?: number
}

/** Names of a game's things and seats for one reader. */
interface GamePhrases {
  name(seat: number): string
}

/** The object `t`: a moment of a game for one reader. */
type ReaderOf<V, P, Q = Question> = Looking<V, P, Q> & (Answering<Q> | Watching)
/** Whether the viewer is asked. Then there are answers. */
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
  /** Seat whose things are shown large. */
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

/** A game's drawing, as `index.js` exports it, completed with defaults. */
interface Game {
  name: string
  words: GameWords
  /** The chapter of rules to open while no question is pending. */
  rule: string
  phrases(of: { words: GameWords; names: string[]; you: number | null; view: GameView }): GamePhrases
  Board: GamePart
  Hand: GamePart
  Standing: GamePart
  Preface: GamePart
  /** Part between the question and the log. */
  Beside: GamePart
  More: (props: { t: Reader; seat: number }) => Drawing
  Tally?: GamePart
  /** The result, large, in place of the board: of a seat, or of all if they win or lose together. */
  Finale?: (props: { t: Reader; seat: number | null; outcome: Outcome }) => Drawing
  lifted: Signal<string | null>
  note(t: Reader, seat: number): string
  /** The next step of a plan that the reader has made. */
  planned(now: { view: GameView; decision: Decision | null }): string | null
  /** The board reads all events from the first on, not only the latest. */
  readsAll: boolean
  byItself(now: { view: GameView; decision: Decision | null }): string | null
  /** The note after `byItself` has answered, and how to turn it off. */
  wished?: { word(t: Reader): string; drop(t: Reader): void }
  progress: ((view: GameView) => number[]) | null
  progressMost?: number
  score?: string
  style?: string | string[]
  sign?(option: AnswerOption, t: any): Drawing
  /** A second line that only this page knows. */
  captionOf?(option: AnswerOption, t: any): string | null
  /** For boards that show a part only: scroll to what is highlighted, by its marks. */
  lookAt?(marks: string[]): void
  verdict?(t: Reader, outcome: Outcome): string
  openJournal?(t: Reader): void
}
type GamePart = (props: { t: Reader }) => Drawing

/** An answer with all things on the board that it names. */
interface Answer {
  text: string
  verb: string
  tokens: string[]
  things: string[]
}
/** The pending answers by the things that they name; `fitting` also fit the lifted one. */
interface Targets<A = Answer> {
  answers: A[]
  held: string | null
  naming(thing: string): A[]
  fitting(thing: string): A[]
}

/** A position and its viewer. */
interface Moment {
  view: GameView
  decision: Decision | null
  eyes: number | null
}
/** What `t` needs besides: state of the page, and actions of people who may answer. */
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
