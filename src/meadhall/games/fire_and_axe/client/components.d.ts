// What games/fire_and_axe/edge/component_facts.py sends.
declare const printed: {
  ports: Record<string, Pick<FireAndAxe.Space, 'zone' | 'value' | 'town' | 'region'>>
  waters: Record<string, Pick<FireAndAxe.Space, 'zone'>>
  homes: Record<string, Pick<FireAndAxe.Space, 'zone'>>
  /** Lanes from water to water, and from ports and Homelands to water. */
  lanes: [string, string][]
  harbours: [string, string][]
  /** Extra price of a good in demand. */
  demand: number
  /** The skulls of the Losses chart, and the Days beyond the limit that each stands for. */
  losses: { skulls: number; days: number }
  sagas: Record<string, FireAndAxe.Saga>
}
export default printed
