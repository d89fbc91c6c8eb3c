import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import type { VendorsDatabase } from '../tables.ts'

/** Rating that no longer counts, and rating that counts from now on; null for none. */
type RatingsTransition = { vendorId: string; from: number | null; to: number | null }

export async function updateVendorRating(
  tx: Tx,
  { vendorId, from, to }: RatingsTransition,
): Promise<void> {
  if (from === to) return
  const stars = (to ?? 0) - (from ?? 0)
  const count = (to === null ? 0 : 1) - (from === null ? 0 : 1)
  await sql`
    update vendors.vendors
    set rating_sum = rating_sum + ${stars}::integer, rating_count = rating_count + ${count}::integer
    where id = ${vendorId}`.execute(tables<VendorsDatabase>(tx))
  await invalidate(tx, ['vendors', `vendor:${vendorId}`])
}
