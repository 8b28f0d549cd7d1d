// Types of the drawing kit.

/** Position and size of a drawing. */
interface At {
  x: number
  y: number
  s?: number
}
/** Where a strand turns back: at a vertical wall, at a horizontal one, or nowhere. */
type Walls = (i: number, j: number) => 'v' | 'h' | null
/** A point of a strand with its direction; at a crossing, over or under. */
interface Crossing {
  x: number
  y: number
  tx: number
  ty: number
  over?: boolean
  cross?: boolean
}
/** One spot of a family tree. */
interface TreeSpot {
  card: { code: string; n: number; kind: string; mark: string | null; id: string } | null
  label: string
  short: string
  state?: string
  legal: boolean
  number: number | null
  onPick: ((event?: DomEvent) => void) | null
  onPoint: (() => void) | null
  data: string
}
