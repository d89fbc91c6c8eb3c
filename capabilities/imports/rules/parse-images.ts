import type { ProductImage } from '#capabilities/catalog/index.ts'
import { addressesOf, CLEARS, type RowErrorList, type ParsedRow } from './rows.ts'
import type { CellContext } from './parse-cells.ts'

export type ImagePlan = {
  /** Images that need no fetching; null keeps the product's own. */
  known: ProductImage[] | null
  /** All addresses in order, when at least one has to be fetched. */
  fetched: { line: number; address: string }[]
}
const MAX_IMAGES = 5

export function imagesCell(
  rows: readonly ParsedRow[],
  context: CellContext,
  { warn }: RowErrorList,
): ImagePlan {
  if (rows.some(({ cells }) => cells.images === CLEARS)) return { known: [], fetched: [] }
  const usable = addressesOf(rows).flatMap(({ row, address }) => {
    const own = address.startsWith(`${context.ownOrigin}/`)
      ? address.slice(context.ownOrigin.length)
      : address
    if (context.images.has(own) || (/^https?:\/\/[^/\s]+\S*$/i.test(own) && own.length <= 1000))
      return [{ row, address: own }]
    warn(row, 'images', 'image_url_invalid', address)
    return []
  })
  const [beyond] = usable.slice(MAX_IMAGES)
  if (beyond) warn(beyond.row, 'images', 'too_many_images')
  const taken = usable.slice(0, MAX_IMAGES)
  const known = taken.flatMap(({ address }) => context.images.get(address) ?? [])
  if (known.length === taken.length) return { known: taken.length > 0 ? known : null, fetched: [] }
  return { known: null, fetched: taken.map(({ row, address }) => ({ line: row.line, address })) }
}
