// A retold campaign, as the server sends it, and how a game illustrates it.
declare namespace Chronicle {
  type Figure = Wire.Figure
  type Cast = Wire.Cast
  type Chapter = Wire.ChronicleChapter
  type Told = Wire.Chronicle
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
