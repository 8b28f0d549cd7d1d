// Which pairs of programs are the same to a parser: reads [[before, after or null], …], writes what differs.
import { readFileSync } from 'node:fs'

const { acorn, pairs } = JSON.parse(readFileSync(0, 'utf8'))
const { parse } = await import(acorn)
const PLACES = ['start', 'end', 'raw']

// The markup of templates loses its indentation on purpose.
const tree = node => {
  if (Array.isArray(node)) return node.map(tree)
  if (typeof node === 'bigint' || node instanceof RegExp) return String(node)
  if (typeof node !== 'object' || node === null) return node
  if (node.type === 'TemplateElement') return [node.value.cooked?.replace(/[ \t]*\n\s*/g, '\n'), node.tail]
  return Object.fromEntries(Object.keys(node).filter(key => !PLACES.includes(key)).map(key => [key, tree(node[key])]))
}
const read = script => {
  try {
    return JSON.stringify(tree(parse(script, { ecmaVersion: 'latest', sourceType: 'module' })))
  } catch {
    return null
  }
}
const count = { valid: 0, refused: 0 },
  differ = []
for (const [before, after] of pairs) {
  const wanted = read(before)
  if (wanted === null) continue
  count.valid++
  if (after === null) count.refused++
  else if (read(after) !== wanted) differ.push([before, after])
}
process.stdout.write(JSON.stringify({ ...count, differ }))
