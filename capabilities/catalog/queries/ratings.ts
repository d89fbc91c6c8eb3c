import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import type { CatalogDatabase } from '../tables.ts'

/** Rating that no longer counts, and rating that counts from now on; null for none. */
type RatingsTransition = { productId: string; from: number | null; to: number | null }

/** Triggers update the search listing. Invalidates also when only the text has changed. */
export async function updateProductRating(
  tx: Tx,
  { productId, from, to }: RatingsTransition,
): Promise<void> {
  await invalidate(tx, [`product:${productId}`])
  if (from === to) return
  await sql`
    update catalog.products set rating_counts = (
      select array_agg(count
        + (stars = ${to}::integer and ${to}::integer is not null)::integer
        - (stars = ${from}::integer and ${from}::integer is not null)::integer order by stars)
      from unnest(rating_counts) with ordinality as counted (count, stars))
    where id = ${productId}`.execute(tables<CatalogDatabase>(tx))
}
