// The illustrated page of a game, as `/guides/<game>.json` brings it.
interface Guide {
  names: string[]
  goal: Prose
  picture: GuideMoment
  parts: (GuideTold & { at: string })[]
  turn: GuideTold[]
  more: GuideTold[]
  example: (GuideMoment & { say: Prose; light: string[] })[]
  signs: GuideSign[]
}
interface GuideMoment {
  view: GameView
  decision: AskedSeat | null
}
interface GuideTold {
  name: Prose
  say: Prose
}
/** An icon or a word: `word` names it, and `means` is another message or what is said here. */
interface GuideSign {
  at: string[]
  word: string
  say: Prose
  means: string
}
