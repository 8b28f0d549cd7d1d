// A campaign told back, as the hall sends it, and how a game illustrates it.
declare namespace Chronicle {
  interface Figure {
    name: string
    count: number
    text: string
  }
  interface Cast {
    name: string
    hero: string
    called: string
  }
  interface Chapter {
    title: string
    which: string
    cast: Cast[]
    epigraph: string
    paragraphs: string[]
    closing: string
    figures: Figure[]
    tracks: Record<string, string[]>
    marks: Record<string, string>
    over: boolean
    notes: string[]
  }
  interface Told {
    game: string
    language: string
    title: string
    headline: string
    figures: Figure[]
    chapters: Chapter[]
    over: boolean
    ending: string
    closing: string
  }
  type Form = 'wide' | 'tall'
  interface Drawn {
    words: GameWords
    tracks: Record<string, string[]>
    marks: Record<string, string>
  }
  /** `games/<game>/chronicle.js`. */
  interface Art {
    styles: string[]
    size: number[]
    face(one: Cast, seat: number, s: number): Drawing
    Picture: (props: Drawn) => Drawing
    spoken(of: Drawn): string[]
  }
}
