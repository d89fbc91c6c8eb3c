import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { CatalogDatabase } from '../tables.ts'

export async function countProductsOf(
  db: Db,
  vendorIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (vendorIds.length === 0) return new Map()
  const { rows } = await sql<{ vendor_id: string; count: number }>`
    select vendor_id, count(*)::integer as count from catalog.products
    where vendor_id = any(${vendorIds}::uuid[]) group by vendor_id`.execute(
    tables<CatalogDatabase>(db),
  )
  return new Map(rows.map(({ vendor_id, count }) => [vendor_id, count]))
}

/** Triggers update the search listings in the same transaction. */
export async function addSales(
  tx: Tx,
  sold: readonly { productId: string; pieces: number }[],
): Promise<void> {
  if (sold.length === 0) return
  await sql`
    with held as (
      select id from catalog.products where id = any(${sold.map(({ productId }) => productId)}::uuid[])
      order by id for update
    )
    update catalog.products p set sales_count = greatest(0, p.sales_count + s.pieces)
    from jsonb_to_recordset(${JSON.stringify(sold)}::jsonb) as s ("productId" uuid, pieces integer), held
    where p.id = held.id and s."productId" = p.id`.execute(tables<CatalogDatabase>(tx))
}
