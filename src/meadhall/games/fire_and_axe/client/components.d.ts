// What games/fire_and_axe/edge/component_facts.py sends.
declare const printed: {
  ports: Record<string, Pick<FireAndAxe.Space, 'zone' | 'value' | 'town' | 'region'>>
  waters: Record<string, Pick<FireAndAxe.Space, 'zone'>>
  homes: Record<string, Pick<FireAndAxe.Space, 'zone'>>
  /** Ways from water to water, and from ports and Homelands to water. */
  lanes: [string, string][]
  harbours: [string, string][]
  /** What a good in demand adds to its price. */
  demand: number
  /** The skulls of the Losses chart, and the Days too many that each stands for. */
  losses: { skulls: number; days: number }
  sagas: Record<string, FireAndAxe.Saga>
}
export default printed
