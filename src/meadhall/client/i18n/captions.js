// Say captions: a text, or a list of texts, holes and choices. `words/captions.py` compiles them from Fluent files.

/**
 * @template T
 * @param {Record<string, T>} table @param {string} key
 */
const own = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined)

/** @param {string} language @returns {(caption: Caption, args?: CaptionArgs) => string} */
export function formatter(language) {
  const plural = new Intl.PluralRules(language)
  /** @param {string | number} value @param {number} [least] @param {number} [most] */
  const write = (value, least, most) =>
    typeof value === 'string'
      ? value
      : new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value)
  /** @param {Record<string, Caption>} variants @param {string | number | undefined} value */
  const choose = (variants, value = '') =>
    own(variants, String(value)) ??
    (typeof value === 'number' ? own(variants, plural.select(value)) : undefined) ??
    variants['*']
  /** @param {Caption} caption @param {CaptionArgs} args @returns {string} */
  const format = (caption, args) =>
    typeof caption === 'string'
      ? caption
      : caption
          .map(part => {
            if (typeof part === 'string') return part
            const [name, of, most] = part,
              value = own(args, name)
            if (typeof of === 'object') return format(choose(of, value), args)
            return value === undefined ? '' : write(value, of, most)
          })
          .join('')
  return (caption, args = {}) => format(caption, args)
}
