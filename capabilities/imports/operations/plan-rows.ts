import type { Db, Tx } from '#platform/database/index.ts'
import type { ProductImage, FullProduct } from '#capabilities/catalog/index.ts'
import { listKnownImages } from '../queries/images.ts'
import { categoryFinder } from '../rules/categories.ts'
import type { CellContext } from '../rules/parse-cells.ts'
import { imageNameError, productOfPath, skusOfPath } from '../rules/image-names.ts'
import { planProduct, type Decision } from '../rules/plan-product.ts'
import { addressesOf, type ParsedRow, parseRow } from '../rules/rows.ts'
import type { FileLine, Import } from '../schema.ts'
import { CELL_KEYWORDS } from '../columns.ts'
import { importImageOwner, type ImportDeps, PRODUCT_IMAGES_PATH } from './import-deps.ts'

export type ProductKeys = { ids: string[]; skus: string[] }
const UUID = /^group:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const productKeys = (
  groups: readonly (readonly FileLine[])[],
  importRun: Import,
): ProductKeys => ({
  ids: groups.flatMap(([first]) => UUID.exec(first?.group ?? '')?.[1] ?? []),
  skus:
    importRun.kind === 'images'
      ? groups.flat().flatMap(({ cells: [path = ''] }) => skusOfPath(path))
      : groups.flat().flatMap((line) => parseRow(line, importRun).cells.sku ?? []),
})

export type RowPlan = { lines: readonly FileLine[]; own: FullProduct | null; decision: Decision }

export async function planRows(
  { db, products, categories, siteUrl }: ImportDeps,
  handle: Db | Tx,
  importRun: Import,
  groups: readonly (readonly FileLine[])[],
  existing: readonly FullProduct[],
): Promise<RowPlan[]> {
  const bySku = new Map<string, FullProduct>()
  const byId = new Map<string, FullProduct>()
  for (const product of existing) {
    byId.set(product.id, product)
    for (const { sku } of product.variants) if (sku !== null) bySku.set(sku.toLowerCase(), product)
  }
  if (importRun.kind === 'images') return groups.flatMap((lines) => imageGroups(lines, bySku))

  const rows = groups.map((lines) => lines.map((line) => parseRow(line, importRun)))
  const repeated = new Set(groups.flat().flatMap(({ line, repeats }) => (repeats ? [line] : [])))
  const context: CellContext = {
    source: importRun.source,
    categoryOf: categoryFinder(await categories(), importRun.categories),
    words: CELL_KEYWORDS,
    defaults: importRun.defaults,
    ownOrigin: siteUrl,
    images: await imagesFor({ db, products, siteUrl }, handle, importRun, rows.flat(), existing),
  }
  return groups.map((lines, index) => {
    const own = rows[index] ?? []
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
async function imagesFor(
  { products, siteUrl }: Pick<ImportDeps, 'db' | 'products' | 'siteUrl'>,
  handle: Db | Tx,
  importRun: Import,
  rows: readonly ParsedRow[],
  existing: readonly FullProduct[],
): Promise<Map<string, ProductImage>> {
  const known = new Map<string, ProductImage>()
  for (const { images } of existing) for (const image of images) known.set(image.url, image)
  const requests = [
    ...new Set(
      addressesOf(rows).map(({ address }) =>
        address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address,
      ),
    ),
  ].filter((address) => !known.has(address))
  if (requests.length === 0) return known
  const fetched = await listKnownImages(handle, importRun.vendorId, requests)
  const uploads = [
    ...requests.filter((address) => address.startsWith(PRODUCT_IMAGES_PATH)),
    ...[...fetched.values()].map((name) => PRODUCT_IMAGES_PATH + name),
  ]
  const found = await products.uploads(handle, uploads, importImageOwner(importRun))
  for (const [address, image] of found) known.set(address, image)
  for (const [address, name] of fetched) {
    const image = found.get(PRODUCT_IMAGES_PATH + name)
    if (image) known.set(address, image)
  }
  return known
}

/** Each image is its own group: one without a product is an error of its row only. */
function imageGroups(
  lines: readonly FileLine[],
  bySku: ReadonlyMap<string, FullProduct>,
): RowPlan[] {
  const none = { wanted: null, images: [] }
  return lines.map((line) => {
    const own = productOfPath(line.cells[0] ?? '', bySku)
    const fieldError = imageNameError(line, own)
    const decision: Decision = {
      ...none,
      action: fieldError ? null : 'update',
      errors: fieldError ? [fieldError] : [],
    }
    return { lines: [line], own, decision }
  })
}
