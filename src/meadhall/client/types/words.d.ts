// Messages of a page.
type Lang = string
/** An author's text: one string for all languages, or strings by language with the author's own under ''. */
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
/** A game's messages: its rules are loaded when needed. */
interface GameWords extends Words {
  rules(): Promise<void>
  ruleIds(): Promise<string[]>
  /** What counsel and analysis say. */
  counsel(): Promise<void>
}

/** An error of the server or of a page. */
interface Fault {
  key?: string
  args?: Record<string, unknown>
  text?: string
  message?: string
  status?: number
}

/** The part of a game's `phrases.toml` that boards need; see docs/words.md. */
interface Grammar {
  made?: Makers
  /** Parts of a thing of this game. */
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
/** The fields of the thing to describe. */
type Given = Record<string, any>
type OwnMaker = (value: any, given: Given, ...rest: string[]) => string | number | null
