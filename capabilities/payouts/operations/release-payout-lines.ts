import { localDate } from '#kernel/calendar.ts'
import type { Tx } from '#platform/database/index.ts'
import { releasePayouts } from '../queries/batches.ts'
import { upsertOpenOrders } from '../queries/payable-orders.ts'
import type { PayoutFailReason } from '../schema.ts'

/** The next batch includes them again. */
export async function releasePayoutLines(
  tx: Tx,
  ids: readonly string[],
  failReason: PayoutFailReason | null,
  now: Date,
): Promise<void> {
  const freed = await releasePayouts(tx, ids, { failReason, now })
  const dueOn = localDate(now)
  await upsertOpenOrders(
    tx,
    freed.map((item) => ({ ...item, dueOn })),
    now,
  )
}
