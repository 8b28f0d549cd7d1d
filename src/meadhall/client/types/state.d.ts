// What a page works with: the types that come over the line (wire.d.ts, generated) under short names, and what pages
// make of them. On the line seats are letters; `takeTable` and its like make numbers of those a page works with.
type AskedSeat = Wire.LabelledDecision
type Thing = Wire.Thing
type ClosedOption = Wire.ClosedOption
/** An answer that may be given, with what the line leaves out where it is empty. */
type AnswerOption = Wire.LabelledOption & { targets: string[]; notes: number[] }
/**
 * A question as a page works with it: `seat` is null where the whole table or the dealer is asked. `answers` are what
 * may be sent, in their order; `options` the same with their words, by answer, and `things` by id.
 */
interface Question extends Required<Omit<AskedSeat, 'seat' | 'options' | 'things'>> {
  seat: number | null
  answers: string[]
  options: Map<string, AnswerOption>
  things: Map<string, Thing>
}
type Decision = Question
/** In a game that never asks the whole table. */
type SeatQuestion = Question & { seat: number }

/** What happened, in the reader's words. */
type GameEvent = Wire.Event
type Outcome = Wire.Outcome

/** Who is asked what, for everybody: a part of a view. */
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

type TableMessage = Wire.TableMessage
type Teaching = Wire.LessonMoment
/** The `table` message as a page keeps it. */
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
/** A seat of a new table; `same`: whoever sits there at the table it comes from. */
type SeatWish = Wire.CampaignSeat
/** Before the server has said who this is, the page asks the browser for its language. */
interface Me extends Omit<Wire.Me, 'lang'> {
  lang: Lang | null
}
type Hook = Wire.HookShape

/** Where a campaign comes from: a file, or a table. */
type CampaignSource = Wire.CampaignFile
type CampaignShape = Wire.CampaignShape
/** How a campaign is gone on with. */
type Way = keyof CampaignShape['players']
interface Frame extends Omit<Wire.Frame, 'decision'> {
  decision: Decision | null
}
type ReplayShape = Wire.Replay
/** What a Hero had before or after an adventure. */
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
