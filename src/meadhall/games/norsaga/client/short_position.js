// Short positions for links: cards, with and without a comma before them, and common text become one byte each.
import { positionShortener } from '../../table/position_link.js'

const PAIRS = [...'RGBY'].flatMap(a => [...'RGBY'].flatMap(b => [1, 2, 3].map(n => a + b + n)))
const SKALDS = [...'RGBY'].flatMap(a => [1, 2, 3].map(n => `SK-${a}${n}`))
const GHOSTS = Array.from({ length: 12 }, (_, i) => `GH-${i + 1}`)
const CARDS = [...PAIRS, ...SKALDS, ...GHOSTS]
const BETWEEN = [
  'norsaga players=',
  ' A.saga=SG-',
  ' B.saga=SG-',
  ' C.saga=SG-',
  ' D.saga=SG-',
  ' A.tree=',
  ' B.tree=',
  ' C.tree=',
  ' D.tree=',
  ' A.hand=',
  ' B.hand=',
  ' C.hand=',
  ' D.hand=',
  ' discard=',
  ' turn=',
  ' active=',
  ' agenda=',
  ' known=',
  '()>',
  '(0)>',
  '>QueueUp',
  '>Skalds()>',
  '>Continue',
  ' revealed=',
  ' options=',
]
export const { squeeze, unsqueeze } = positionShortener([...BETWEEN, ...CARDS, ...CARDS.map(card => `,${card}`)])
