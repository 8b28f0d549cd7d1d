// What games/yggdrasil/edge/component_facts.py sends.
declare const printed: {
  /** The level of each world: top, middle, bottom. */
  levels: Record<string, string>
  /** Its place around the trunk; for the middle level at the start. */
  columns: Record<string, number>
  /** Ways to lose that belong to an enemy; Nidhogg's is the way to win. */
  ways: Record<string, string[]>
}
export default printed
