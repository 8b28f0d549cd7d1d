// What is said on a page.
type Lang = string
/** An author's words: one text for all readers, or one by language with the author's own under ''. */
type Prose = string | Record<string, string>

/** A text, or a list of texts, holes and choices: `words/captions.py` tells more. */
type Caption = string | (string | CaptionHole)[]
type CaptionHole = [name: string, variants: Record<string, Caption>] | [name: string, least?: number, most?: number]
type Captions = Record<string, Caption>
type CaptionArgs = Record<string, string | number>

/** A book of captions: called with a key it speaks the reader's language. */
interface Words {
  (key: string, args?: Record<string, unknown>): string
  has(key: string): boolean
  load(lang?: Lang): Promise<void>
  add(source: WordSource): Promise<void>
}
type WordSource = (lang: Lang) => string
/** A game's own: its rules are read when they are first wanted. */
interface GameWords extends Words {
  rules(): Promise<void>
  ruleIds(): Promise<string[]>
  /** What counsel and analysis say. */
  counsel(): Promise<void>
}

/** A refusal, as the hall or a page tells it. */
interface Fault {
  key?: string
  args?: Record<string, unknown>
  text?: string
  message?: string
  status?: number
}

/** What boards need of the `phrases.toml` beside a game's Fluent files. docs/words.md tells more. */
interface Grammar {
  made?: Makers
  /** What a thing of this game consists of, part by part. */
  [parts: string]: any
}
type Makers = Record<string, Maker>
/** Of several the first that fits. */
type Maker = string | MakerTable | Maker[]
interface MakerTable {
  from?: string[]
  like?: string
  known?: Maker
  part?: number
  make?: Maker
  text?: string | number
  is?: string | boolean
  same?: string
  say?: string
  args?: Makers
  each?: Maker
  once?: boolean
  none?: string
  join?: string
  and?: string
  tally?: Maker
  of?: string
  parts?: string
}
/** The fields of a thing that is said. */
type Given = Record<string, any>
type OwnMaker = (value: any, given: Given, ...rest: string[]) => string | number | null
