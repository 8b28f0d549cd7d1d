// State of a page: generated types of messages (wire.d.ts) under short names, and what pages make of them. In messages
// seats are letters; `updateTable` and others turn those that pages use into numbers.
type AskedSeat = Wire.LabelledDecision
type Thing = Wire.Thing
type ClosedOption = Wire.ClosedOption
/** A possible answer, with the fields that messages omit when empty. */
type AnswerOption = Wire.LabelledOption & { targets: string[]; notes: number[] }
/**
 * A question as pages use it: `seat` is null if the whole table or the dealer is asked. `answers` are the possible
 * texts in order; `options` their labels by answer, and `things` by id.
 */
interface Question extends Required<Omit<AskedSeat, 'seat' | 'options' | 'things'>> {
  seat: number | null
  answers: string[]
  options: Map<string, AnswerOption>
  things: Map<string, Thing>
}
type Decision = Question
/** A question of a game that never asks the whole table. */
type SeatQuestion = Question & { seat: number }

/** An event in the reader's language. */
type GameEvent = Wire.Event
type Outcome = Wire.Outcome

/** Who is asked what: a part of every view. */
interface Asked {
  seat: number
  ask: string
}

/** Fields of every view. */
interface GameView {
  you: number | null
  turn?: number
  /** Progress of a campaign. */
  campaign?: object | null
}

type TableMessage = Wire.TableMessage
type Teaching = Wire.LessonMoment
/** The `table` message as pages keep it. */
interface TableNow extends Omit<TableMessage, 'eyes' | 'view' | 'decision' | 'undo'> {
  eyes: number | null
  view: GameView
  decision: Decision | null
  undo: number[]
}
type PeopleMessage = Wire.PeopleMessage
type ChatMessage = Wire.ChatLine
type Note = Wire.NoteShape
type WhyMessage = Wire.WhyMessage
type Message = Wire.ServerMessage
type SeatShape = Wire.SeatShape
type Call = Wire.AbsenceCall
type Ended = Wire.EndedByPeople

type ExercisesShape = Wire.Exercises
type ThemeShape = Wire.ThemeShape
type ExerciseShape = Wire.ExerciseShape
type TodayShape = Wire.Today
type LessonShape = Wire.LessonShape
type FirstGameShape = Wire.FirstGameShape
type HintShape = Wire.HintShape
type Guide = Wire.GuidePage
type GuideTold = Wire.GuidePart
type GuideSign = Wire.GuideSign

type Estimate = Wire.Interval
type Advised = Wire.Advised
type DecisionVerdict = Wire.DecisionAnalysis
type AnalysisShape = Wire.GameAnalysis
type AnalysisStanding = Wire.AnalysisStanding

type Blocked = Wire.BlockShape
type Bookmark = Wire.Bookmark
type Summary = Wire.Summary
type Invitation = Wire.Invitation
type Detail = Wire.Detail
type Choice = boolean | number | string
type OptionShape = Wire.OptionShape
type GameShape = Wire.GameShape
/** A seat of a new table; `same` is the current player at the table that it comes from. */
type SeatWish = Wire.CampaignSeat
/** Before the server has replied, the page uses the browser's language. */
interface Me extends Omit<Wire.Me, 'lang'> {
  lang: Lang | null
}
type Hook = Wire.HookShape

/** Source of a campaign: a file, or a table. */
type CampaignSource = Wire.CampaignFile
type CampaignShape = Wire.CampaignShape
/** With which players a campaign continues. */
type Way = keyof CampaignShape['players']
interface Frame extends Omit<Wire.Frame, 'decision'> {
  decision: Decision | null
}
type ReplayShape = Wire.Replay
/** A Hero before or after an adventure. */
interface HeroTold {
  hero: string
  feats: string[]
  items: string[]
  companions: string[]
  titles: string[]
}
type Chapter = Wire.JournalChapter

type Account = Wire.AccountShape
type PlayedGame = Wire.PlayedGame
type Tally = Wire.Tally
type GameHistory = Wire.History
type Ratings = Wire.Ratings
