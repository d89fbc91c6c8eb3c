import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { type NewVendorRate, saveRates } from '../queries/shipping-rates.ts'

type Command = { vendorId: string; changes: readonly Omit<NewVendorRate, 'id'>[] }

/** A null rate restores the operator's. */
export const setVendorRates =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  ({ vendorId, changes }: Command): Promise<Result<null, { code: 'duplicate_rate' }>> =>
    inTransaction(db, async (tx): Promise<Result<null, { code: 'duplicate_rate' }>> => {
      const now = clock.now()
      const places = new Set(changes.map(({ wilaya, method }) => `${wilaya} ${method}`))
      if (places.size < changes.length) return refuse({ code: 'duplicate_rate' })
      const named = changes.map((change) => ({ ...change, id: newId(now) }))
      await saveRates(tx, vendorId, named, now)
      await invalidate(tx, ['vendors', `vendor:${vendorId}`, 'products'])
      return ok(null)
    })
export type SetVendorRates = ReturnType<typeof setVendorRates>
