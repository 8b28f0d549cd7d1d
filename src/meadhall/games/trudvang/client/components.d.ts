// What games/trudvang/edge/component_facts.py sends.
declare const printed: {
  /** The neighbours of a region by land and by Ship. */
  borders: Record<string, [roads: string[], shores: string[]]>
  feats: Record<string, [type: string, keyword: string, slots: Trudvang.Rune[][]]>
  /** The kinds of Enemies that have figures. */
  figures: string[]
  told: string[]
  changes: string[]
  afterwards: string[]
  /** The kinds of events that make up the result of a combat. */
  aftermath: {
    ends: string[]
    next: string[]
    tracks: Record<string, [track: 'health' | 'cp' | 'xp', sign: 1 | -1]>
    besides: string[]
  }
}
/** Content of the game's words/phrases.toml. */
export declare const grammar: Grammar
export default printed
