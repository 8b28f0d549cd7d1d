// What is said on a page.
type Lang = string
/** An author's words: one text for all readers, or one by language with the author's own under ''. */
type Prose = string | Record<string, string>

/** A book of Fluent messages: called with a key it speaks the reader's language. */
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
  rulesText(): Promise<string>
}

/** A refusal, as the hall or a page tells it. */
interface Fault {
  key?: string
  args?: Record<string, unknown>
  text?: string
  message?: string
  status?: number
}
