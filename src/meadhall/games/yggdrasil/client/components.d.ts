// What games/yggdrasil/edge/component_facts.py sends.
declare const printed: {
  /** The level each world hangs on: top, middle, bottom. */
  levels: Record<string, string>
  /** Its place round the trunk, of the middle level at the start. */
  columns: Record<string, number>
  /** The ways to lose that belong to an enemy; Nidhogg's is the way to win. */
  ways: Record<string, string[]>
}
export default printed
