import { foldText } from '#kernel/fold.ts'
import type { Columns, Field, ImportSource } from '../schema.ts'

/** What columns are called, folded, and the field of each. */
export type Headings = ReadonlyMap<string, Field>

const SHOPIFY = [
  ['handle', 'variant price'],
  ['url handle', 'price', 'option1 name'],
]
const WOO = [
  ['type', 'published', 'regular price'],
  ['type', 'publie', 'tarif regulier'],
  ['type', 'parent', 'images'],
]

/** Which program wrote a file with these headings. */
export function sourceOf(headings: readonly string[], own: readonly string[]): ImportSource {
  const folded = new Set(headings.map(foldText))
  const has = (names: readonly string[]) => names.every((name) => folded.has(name))
  if (own.some((mark) => folded.has(foldText(mark)))) return 'yova'
  if (SHOPIFY.some(has)) return 'shopify'
  return WOO.some(has) ? 'woocommerce' : 'other'
}

const MANY: ReadonlySet<Field> = new Set(['specification', 'images', 'category'])
const SPECIFICATION = /^(?:caracteristique|specification|spec|الخاصيه|خاصيه)\s+\S/u

/** The field of each column, as far as its name tells; a field is given once. */
export function guessColumns(
  headings: readonly string[],
  source: ImportSource,
  known: Readonly<Record<'all' | 'shopify' | 'woocommerce', Headings>>,
): Columns {
  const columns: Record<string, Field> = {}
  const taken = new Set<Field>()
  for (const [at, heading] of headings.entries()) {
    const name = foldText(heading)
    if (name === '') continue
    const own =
      source === 'shopify' || source === 'woocommerce' ? known[source].get(name) : undefined
    const isForeign = source === 'shopify' || source === 'woocommerce'
    const field =
      own ??
      (isForeign ? undefined : SPECIFICATION.test(name) ? 'specification' : known.all.get(name))
    if (field === undefined || (taken.has(field) && !MANY.has(field))) continue
    taken.add(field)
    columns[String(at)] = field
  }
  return columns
}

/** What a column of one specification is about: its heading without the word before it. */
export const specificationName = (heading: string): string =>
  heading.replace(/^\s*\S+\s*[:：-]\s*/u, '').trim() || heading.trim()
