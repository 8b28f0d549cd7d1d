// What comes over the line and from the API, as server/api/shapes.py and server/message.py send it. Seats are letters
// there; `takeTable` and its like make numbers of those a page works with.

interface Decision {
  seat: number
  ask: string
  /** Only for those who are asked. */
  options?: string[]
  about?: Record<string, any>
}
/** The same on the line. */
type AskedSeat = Omit<Decision, 'seat'> & { seat: string }
/** The same for those who are asked. */
type Question = Decision & { options: string[] }

/** What happened; `n` is the entry it came with. Everything else depends on the kind. */
interface GameEvent {
  kind: string
  n: number
  seat?: number
  [fact: string]: any
}

interface Outcome {
  winners: number[]
  scores: number[]
  reason: string
}

/** Who is asked what, for everybody. */
interface Asked {
  seat: number
  ask: string
}

/** What every view has. */
interface GameView {
  you: number | null
  turn?: number
  /** Where a story over many evenings stands. */
  campaign?: object | null
}

interface TableMessage {
  type: 'table'
  seq: number
  eyes: string | null
  view: GameView | null
  decision: AskedSeat | null
  events: GameEvent[]
  outcome: Outcome | null
  /** Names of the hints that matter now, told before or not. */
  hints: string[]
  undo: string[]
  full: boolean
  lesson: Teaching | null
}
/** What the teacher of a lesson says now, and which answers go on. */
interface Teaching {
  name: string
  title: Prose
  step: number
  steps: number
  pages: { say: Prose; light: string[] }[]
  answers: string[]
  astray: number
  said: Prose | null
  done: boolean
  /** A single question that is to be solved. */
  exercise: boolean
}
interface ExerciseShape {
  name: string
  theme: string
  level: 'easy' | 'medium' | 'hard'
}
interface ThemeShape {
  name: string
  title: Prose
}
interface ExercisesShape {
  themes: ThemeShape[]
  exercises: ExerciseShape[]
}
/** The exercise of the day. */
interface TodayShape {
  day: string
  game: string
  exercise: ExerciseShape
  theme: ThemeShape
}
interface LessonShape {
  name: string
  title: Prose
  about: Prose
  minutes: number
  /** Whose it is; empty for the game's own. */
  book: string
}
interface HintShape {
  name: string
  say: Prose
  light: string[]
}
interface FirstGameShape {
  seats: string[]
  options: Record<string, boolean | number | string>
  hints: HintShape[]
}
/** The same as a page keeps it. */
interface TableNow extends Omit<TableMessage, 'eyes' | 'view' | 'decision' | 'undo'> {
  eyes: number | null
  view: GameView
  decision: Decision | null
  undo: number[]
}

interface SeatShape {
  seat: string
  name: string
  kind: 'human' | 'open' | 'bot'
  level: string | null
  here: boolean
  yours: boolean
}

interface Proposal {
  seat: string
  answer: string
  agreed: string[]
}

/** What is to be done about somebody who has vanished; `until` when silence counts as yes. */
interface Call {
  kind: 'bot' | 'end'
  seat: string
  agreed: string[]
  until: number
}
/** How people have ended a game before its rules did; `seat` is who resigned, or whose call it was. */
interface Ended {
  how: 'ended' | 'resigned'
  seat: string
  winners: string[]
}

/** From 0 to 1, with the 95% interval of the search. */
interface Estimate {
  mean: number
  low: number
  high: number
}
/** An answer that counsel gives; without a chance it is the only one worth considering. */
interface Advised {
  answer: string
  chance: Estimate | null
  reasons: string[]
}

/** An answer of a finished game, judged by what its seat could know; `seq` is the moment before it. */
interface DecisionVerdict {
  number: number
  seq: number
  seat: number
  answer: string
  chances: number[]
  mark: 'fine' | 'doubtful' | 'mistake' | 'blunder' | 'none'
  loss: Estimate | null
  best: string | null
  reasons: string[]
}
interface AnalysisShape {
  cooperative: boolean
  curve: { seq: number; chances: number[] }[]
  decisions: DecisionVerdict[]
  draws: { number: number; seq: number; luck: Estimate[] }[]
  seats: { seat: number; start: number; result: number; luck: Estimate; play: Estimate; given_away: Estimate }[]
}
interface AnalysisStanding {
  state: 'none' | 'working' | 'done'
  done: number
  of: number
  analysis: AnalysisShape | null
}

interface PeopleMessage {
  type: 'people'
  seats: SeatShape[]
  watchers: number
  clock: { seat: string; until: number; pace: string } | null
  status: 'waiting' | 'running' | 'over'
  seq: number
  asked_undo: { seat: string; agreed: string[] } | null
  proposal: Proposal | null
  /** Who is waited for since when, from when on the others may call, and what is called for. */
  absent: { seats: string[]; since: number; from: number; call: Call | null } | null
  /** Whether there is counsel at this table, and which seats have agreed to it; null for those who only watch. */
  counsel: { may: boolean; agreed: string[] } | null
  ended: Ended | null
  rematch: string | null
  sitting: number
  stuck: boolean
  mishap: boolean
  now: number
  /** What the keeper says to everybody; empty: nothing. */
  announcement: string
  silenced: string[] | null
}

interface ChatMessage {
  type: 'chat'
  id: number
  name: string
  seat: string | null
  text: string
  at: number
}
interface Blocked {
  id: number
  name: string
}
interface Note {
  id: number
  seq: number
  text: string
  scope: string
  seat: string | null
  at: number
}
interface WhyMessage {
  type: 'why'
  id: number
  rule: string | null
}
type Message =
  | TableMessage
  | PeopleMessage
  | ChatMessage
  | WhyMessage
  | { type: 'chats'; chats: ChatMessage[] }
  | { type: 'notes'; notes: Note[] }
  | ({ type: 'error'; seq: number } & Fault)
  | { type: 'pong' }

interface Bookmark {
  book: Prose
  adventure: Prose | null
  round: number
  played: number
  over: boolean
  heroes: string[]
  /** How often this adventure was begun, where that is counted. */
  tries?: number
  /** This game is over, and the campaign goes on with another. */
  more?: boolean
}
interface Summary {
  id: string
  game: string
  title: string
  seats: SeatShape[]
  pace: string
  turn: string | null
  status: 'waiting' | 'running' | 'over'
  your_turn: boolean
  /** Mine alone: I may delete it. */
  own: boolean
  /** Somebody only tries something out here. */
  tried: boolean
  yours: string[]
  updated: number
  story: Bookmark | null
}
/** One table, as its own page reads it. */
interface Invitation {
  url: string | null
  network: boolean
  size: number
  dots: string
}

interface Detail extends Summary {
  invite: string | null
  options: Record<string, Choice>
  host: boolean
  listed: boolean
  commitment: string
  rematch: string | null
  trial: { table: string; seat: string } | null
  secrets: boolean
  /** All win or lose together. */
  together: boolean
  /** Seconds before the others may call for somebody; 0: never. */
  patience: number
}

type Choice = boolean | number | string
interface OptionShape {
  name: string
  default: Choice
  choices?: Choice[]
  low?: number
  high?: number
  titles?: Record<string, Prose>
  /** It says what is told. */
  story?: boolean
}
interface GameShape {
  name: string
  players: [number, number]
  options: OptionShape[]
  levels: string[]
  storied: boolean
  cooperative: boolean
  /** Of a game with people, as the box says; 0 where nobody knows. */
  minutes: number
}
interface SeatWish {
  kind: string
  level?: string
  name?: string
}
interface Me {
  name: string
  lang: Lang | null
  personal: string
  feed: string
  hooks: boolean
  hook: Hook | null
}
interface Hook {
  url: string
  when: string
}

/** Where a campaign comes from: a file, or a table. */
interface CampaignSource {
  file?: string
  name?: string
  table?: string
}
interface CampaignShape {
  name: string
  game: string
  sittings: number
  story: Bookmark
  over: boolean
  current: boolean
  people: { name: string; kind: string }[]
  ways: string[]
  players: Record<string, number[]>
}

interface Frame {
  seq: number
  view: GameView
  decision: Decision | null
  events: GameEvent[]
  position?: string
}
interface ReplayShape {
  game: string
  players: number
  names: string[]
  frames: (Omit<Frame, 'decision'> & { decision: AskedSeat | null })[]
}
/** What a Hero had before or after an adventure. */
interface HeroTold {
  hero: string
  feats: string[]
  items: string[]
  companions: string[]
  titles: string[]
}
interface Chapter {
  title: Prose | null
  names: string[]
  events: GameEvent[]
  before: HeroTold[]
  heroes: HeroTold[]
  tried: number
  over: boolean
  lost: boolean
}

/** How I can sign in elsewhere. */
interface Account {
  login: string | null
  password: boolean
  passkeys: { id: string; label: string; created: number; used: number }[]
  devices: number
  /** Whether passkeys work at this address. */
  place: boolean
}

type Result = 'won' | 'shared' | 'lost' | 'none' | 'resigned' | 'unknown'
interface PlayedGame {
  id: string
  game: string
  title: string
  at: number
  seats: { seat: string; name: string; kind: string; yours: boolean; won: boolean }[]
  result: Result
  score: number | null
  story: boolean
  archived: boolean
  over: boolean
}
interface Tally {
  game: string
  together: boolean
  played: number
  won: number
  shared: number
  lost: number
  none: number
}
interface History {
  games: PlayedGame[]
  more: boolean
  tallies: Tally[]
}
interface Ratings {
  on: boolean
  games: { game: string; people: { name: string; me: boolean; rating: number; games: number }[] }[]
}
