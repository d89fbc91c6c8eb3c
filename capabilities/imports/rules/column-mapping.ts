import { foldText } from '#kernel/fold.ts'
import type { ImportColumns, ImportField, ImportSource } from '../schema.ts'

/** Folded heading to field. */
export type Headings = ReadonlyMap<string, ImportField>

const SHOPIFY = [
  ['handle', 'variant price'],
  ['url handle', 'price', 'option1 name'],
]
const WOO = [
  ['type', 'published', 'regular price'],
  ['type', 'publie', 'tarif regulier'],
  ['type', 'parent', 'images'],
]

export function sourceOf(headings: readonly string[], own: readonly string[]): ImportSource {
  const folded = new Set(headings.map(foldText))
  const has = (names: readonly string[]) => names.every((name) => folded.has(name))
  if (own.some((mark) => folded.has(foldText(mark)))) return 'yova'
  if (SHOPIFY.some(has)) return 'shopify'
  return WOO.some(has) ? 'woocommerce' : 'other'
}

const MANY: ReadonlySet<ImportField> = new Set(['specification', 'images', 'category'])
const SPECIFICATION = /^(?:caracteristique|specification|spec|الخاصيه|خاصيه)\s+\S/u

/** Each field is assigned to one column at most. */
export function guessImportColumns(
  headings: readonly string[],
  source: ImportSource,
  known: Readonly<Record<'all' | 'shopify' | 'woocommerce', Headings>>,
): ImportColumns {
  const columns: Record<string, ImportField> = {}
  const taken = new Set<ImportField>()
  for (const [index, heading] of headings.entries()) {
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
    columns[String(index)] = field
  }
  return columns
}

/** `Specification: Brand` is `Brand`. */
export const specificationName = (heading: string): string =>
  heading.replace(/^\s*\S+\s*[:：-]\s*/u, '').trim() || heading.trim()
