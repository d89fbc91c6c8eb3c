import type { Db, Tx } from '#platform/database/index.ts'
import type { ProductImage, FullProduct } from '#capabilities/catalog/index.ts'
import { listKnownImages } from '../queries/images.ts'
import { categoryFinder } from '../rules/categories.ts'
import type { Context } from '../rules/parse-cells.ts'
import { imageNameError, productOfPath, skusOfPath } from '../rules/image-names.ts'
import { planProduct, type Decision } from '../rules/plan-product.ts'
import { addressesOf, type Row, parseRow } from '../rules/rows.ts'
import type { FileLine, Import } from '../schema.ts'
import { CELL_KEYWORDS } from '../texts/column-names.ts'
import { type ImportDeps, PRODUCT_IMAGES_PATH } from './import-deps.ts'

export type ProductKeys = { ids: string[]; skus: string[] }
const UUID = /^group:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const productKeys = (
  groups: readonly (readonly FileLine[])[],
  one: Import,
): ProductKeys => ({
  ids: groups.flatMap(([first]) => UUID.exec(first?.group ?? '')?.[1] ?? []),
  skus:
    one.kind === 'images'
      ? groups.flat().flatMap(({ cells: [path = ''] }) => skusOfPath(path))
      : groups.flat().flatMap((line) => parseRow(line, one).cells.sku ?? []),
})

export type RowPlan = { lines: readonly FileLine[]; own: FullProduct | null; decision: Decision }

export async function planRows(
  { db, products, categories, siteUrl }: ImportDeps,
  handle: Db | Tx,
  one: Import,
  groups: readonly (readonly FileLine[])[],
  there: readonly FullProduct[],
): Promise<RowPlan[]> {
  const bySku = new Map<string, FullProduct>()
  const byId = new Map<string, FullProduct>()
  for (const product of there) {
    byId.set(product.id, product)
    for (const { sku } of product.variants) if (sku !== null) bySku.set(sku.toLowerCase(), product)
  }
  if (one.kind === 'images') return groups.flatMap((lines) => pictureGroups(lines, bySku))

  const rows = groups.map((lines) => lines.map((line) => parseRow(line, one)))
  const repeated = new Set(groups.flat().flatMap(({ line, repeats }) => (repeats ? [line] : [])))
  const context: Context = {
    source: one.source,
    categoryOf: categoryFinder(await categories(), one.categories),
    words: CELL_KEYWORDS,
    ownOrigin: siteUrl,
    pictures: await picturesFor({ db, products, siteUrl }, handle, one, rows.flat(), there),
  }
  return groups.map((lines, at) => {
    const own = rows[at] ?? []
    const meant = new Set<FullProduct>()
    const grouped = byId.get(UUID.exec(lines[0]?.group ?? '')?.[1] ?? '')
    if (grouped) meant.add(grouped)
    for (const { cells } of own) {
      const found = bySku.get(cells.sku?.toLowerCase() ?? '')
      if (found) meant.add(found)
    }
    const [first = null] = meant
    return {
      lines,
      own: first,
      decision: planProduct({ rows: own, there: [...meant], repeated }, context),
    }
  })
}

/** Images that need no fetching, by address. */
async function picturesFor(
  { products, siteUrl }: Pick<ImportDeps, 'db' | 'products' | 'siteUrl'>,
  handle: Db | Tx,
  one: Import,
  rows: readonly Row[],
  there: readonly FullProduct[],
): Promise<Map<string, ProductImage>> {
  const known = new Map<string, ProductImage>()
  for (const { images } of there) for (const picture of images) known.set(picture.url, picture)
  const asked = [
    ...new Set(
      addressesOf(rows).map(({ address }) =>
        address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address,
      ),
    ),
  ].filter((address) => !known.has(address))
  if (asked.length === 0) return known
  const fetched = await listKnownImages(handle, one.vendorId, asked)
  const uploads = [
    ...asked.filter((address) => address.startsWith(PRODUCT_IMAGES_PATH)),
    ...[...fetched.values()].map((name) => PRODUCT_IMAGES_PATH + name),
  ]
  const found = await products.uploads(handle, uploads, one.startedBy)
  for (const [address, picture] of found) known.set(address, picture)
  for (const [address, name] of fetched) {
    const picture = found.get(PRODUCT_IMAGES_PATH + name)
    if (picture) known.set(address, picture)
  }
  return known
}

/** Each image is its own group: one without a product is an error of its row only. */
function pictureGroups(
  lines: readonly FileLine[],
  bySku: ReadonlyMap<string, FullProduct>,
): RowPlan[] {
  const none = { wanted: null, pictures: [] }
  return lines.map((line) => {
    const own = productOfPath(line.cells[0] ?? '', bySku)
    const fault = imageNameError(line, own)
    const decision: Decision = {
      ...none,
      action: fault ? null : 'update',
      faults: fault ? [fault] : [],
    }
    return { lines: [line], own, decision }
  })
}
