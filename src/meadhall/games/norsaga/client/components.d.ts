// What games/norsaga/edge/component_facts.py sends.
declare const printed: {
  /** The class of each hero and its traits; a Ghost has no recessive one. */
  heroes: Record<string, { kind: string; dominant: string; recessive: string }>
  /** The six traits that each saga requires. */
  sagas: Record<string, string>
  /** The embellishments of a colour, by generation. */
  families: Record<string, string[]>
}
export default printed
