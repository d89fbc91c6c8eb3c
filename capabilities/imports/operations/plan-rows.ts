import type { Db, Tx } from '#platform/database/index.ts'
import type { ProductPicture, WholeProduct } from '#capabilities/catalog/index.ts'
import { knownFiles } from '../queries/images.ts'
import { categoryFinder } from '../rules/categories.ts'
import type { Context } from '../rules/parse-cells.ts'
import { pictureFault, productOfPath, skusOfPath } from '../rules/image-names.ts'
import { decide, type Decision } from '../rules/plan-product.ts'
import { addressesOf, type Row, rowOf } from '../rules/rows.ts'
import type { FileLine, Import } from '../schema.ts'
import { WORDS } from '../texts/column-names.ts'
import { type ImportDeps, PICTURES } from './import-deps.ts'

export type Wish = { ids: string[]; skus: string[] }
const UUID = /^group:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Which products these lines may mean. */
export const wishOf = (groups: readonly (readonly FileLine[])[], one: Import): Wish => ({
  ids: groups.flatMap(([first]) => UUID.exec(first?.group ?? '')?.[1] ?? []),
  skus:
    one.kind === 'images'
      ? groups.flat().flatMap(({ cells: [path = ''] }) => skusOfPath(path))
      : groups.flat().flatMap((line) => rowOf(line, one).cells.sku ?? []),
})

export type Decided = { lines: readonly FileLine[]; own: WholeProduct | null; decision: Decision }

/** What becomes of the lines of each product, given the products that they may mean. */
export async function decideLines(
  { db, products, categories, siteUrl }: ImportDeps,
  handle: Db | Tx,
  one: Import,
  groups: readonly (readonly FileLine[])[],
  there: readonly WholeProduct[],
): Promise<Decided[]> {
  const bySku = new Map<string, WholeProduct>()
  const byId = new Map<string, WholeProduct>()
  for (const product of there) {
    byId.set(product.id, product)
    for (const { sku } of product.variants) if (sku !== null) bySku.set(sku.toLowerCase(), product)
  }
  if (one.kind === 'images') return groups.flatMap((lines) => pictureGroups(lines, bySku))

  const rows = groups.map((lines) => lines.map((line) => rowOf(line, one)))
  const repeated = new Set(groups.flat().flatMap(({ line, repeats }) => (repeats ? [line] : [])))
  const context: Context = {
    source: one.source,
    categoryOf: categoryFinder(await categories(), one.categories),
    words: WORDS,
    ownOrigin: siteUrl,
    pictures: await picturesFor({ db, products, siteUrl }, handle, one, rows.flat(), there),
  }
  return groups.map((lines, at) => {
    const own = rows[at] ?? []
    const meant = new Set<WholeProduct>()
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
      decision: decide({ rows: own, there: [...meant], repeated }, context),
    }
  })
}

/** The pictures that lines name and we have: of the products themselves, uploads, and those fetched before. */
async function picturesFor(
  { products, siteUrl }: Pick<ImportDeps, 'db' | 'products' | 'siteUrl'>,
  handle: Db | Tx,
  one: Import,
  rows: readonly Row[],
  there: readonly WholeProduct[],
): Promise<Map<string, ProductPicture>> {
  const known = new Map<string, ProductPicture>()
  for (const { images } of there) for (const picture of images) known.set(picture.url, picture)
  const asked = [
    ...new Set(
      addressesOf(rows).map(({ address }) =>
        address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address,
      ),
    ),
  ].filter((address) => !known.has(address))
  if (asked.length === 0) return known
  const fetched = await knownFiles(handle, one.vendorId, asked)
  const uploads = [
    ...asked.filter((address) => address.startsWith(PICTURES)),
    ...[...fetched.values()].map((name) => PICTURES + name),
  ]
  const found = await products.uploads(handle, uploads, one.startedBy)
  for (const [address, picture] of found) known.set(address, picture)
  for (const [address, name] of fetched) {
    const picture = found.get(PICTURES + name)
    if (picture) known.set(address, picture)
  }
  return known
}

/** Pictures of an archive by their products; each that has none is wrong by itself. */
function pictureGroups(
  lines: readonly FileLine[],
  bySku: ReadonlyMap<string, WholeProduct>,
): Decided[] {
  const none = { wanted: null, pictures: [] }
  return lines.map((line) => {
    const own = productOfPath(line.cells[0] ?? '', bySku)
    const fault = pictureFault(line, own)
    const decision: Decision = {
      ...none,
      action: fault ? null : 'update',
      faults: fault ? [fault] : [],
    }
    return { lines: [line], own, decision }
  })
}
