import type { Centimes } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { saveCompensations } from '../queries/loss-claims.ts'
import { syncOpenOrders } from './sync-open-orders.ts'

type Compensation = { parcelId: string; orderId: string; amount: Centimes }

/** Closes the claims of what was paid for; its orders are due to their vendors again. */
export const recordCompensations =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, compensations: readonly Compensation[]): Promise<void> => {
    if (compensations.length === 0) return
    await saveCompensations(tx, compensations, clock.now())
    await syncOpenOrders({ clock })(tx, [...new Set(compensations.map(({ orderId }) => orderId))])
  }
