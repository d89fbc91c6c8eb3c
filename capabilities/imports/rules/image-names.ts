import type { FullProduct } from '#capabilities/catalog/index.ts'
import type { RowErrorCode, RowError } from '../schema.ts'

const IMAGE_FIELD = /\.(jpe?g|png|webp|avif)$/i
const MOST_BYTES = 5 * 1024 * 1024

/** From `SKU.jpg`, `SKU-2.jpg`, `SKU_2.jpg`, `SKU (2).jpg` or `SKU/anything.jpg`. */
export function skusOfPath(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '')
  const name = (parts.at(-1) ?? '').replace(/\.[^.]+$/, '').trim()
  const folder = parts.at(-2)?.trim()
  const bare = name.replace(/(?:[-_ ]\d{1,2}|\s*\(\d{1,2}\))$/, '').trim()
  return [...new Set([name, bare, ...(folder ? [folder] : [])])].filter(
    (sku) => sku !== '' && sku.length <= 64,
  )
}

/** Tries the whole name, the name without its number, then the folder. */
export function productOfPath(
  path: string,
  bySku: ReadonlyMap<string, FullProduct>,
): FullProduct | null {
  for (const sku of skusOfPath(path)) {
    const found = bySku.get(sku.toLowerCase())
    if (found) return found
  }
  return null
}

export function imageNameError(
  { line, cells: [path = '', bytes = '0'] }: { line: number; cells: readonly string[] },
  product: FullProduct | null,
): RowError | null {
  const wrong = (code: RowErrorCode): RowError => ({
    line,
    field: 'images',
    severity: 'error',
    code,
    value: path.slice(-200).toWellFormed(),
  })
  if (!IMAGE_FIELD.test(path)) return wrong('not_an_image')
  if (Number(bytes) > MOST_BYTES) return wrong('image_too_large')
  return product ? null : wrong('image_without_product')
}
