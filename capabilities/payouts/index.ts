import type { Outbox } from '#platform/outbox.ts'
import { readBatchFile } from './operations/batch-file.ts'
import { failPayout } from './operations/fail-payout.ts'
import { moveBatches } from './operations/move-batch.ts'
import { noteOrders } from './operations/note-orders.ts'
import { type PayoutsDeps, proposeBatch } from './operations/propose-batch.ts'
import { readBatches } from './operations/read-batches.ts'
import { readMoney } from './operations/read-money.ts'
import { refundOrders } from './operations/refund-order.ts'
import { writeStatement } from './operations/write-statement.ts'
import { adminRoutes } from './routes.admin.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { hearFacts } from './subscriptions.ts'

type Deps = PayoutsDeps & { outbox: Pick<Outbox, 'subscribeMany'> }

/** The door of payouts: what shops are owed, and paying it. */
export function createPayouts(deps: Deps) {
  const reading = readMoney(deps)
  hearFacts(deps.outbox, noteOrders(deps))
  return {
    /** Where a shop's money stands. */
    standing: reading.standing,
    vendorRoutes: vendorRoutes({ ...reading, statement: writeStatement(deps) }),
    adminRoutes: adminRoutes({
      ...readBatches(deps),
      propose: proposeBatch(deps),
      move: moveBatches(deps),
      readFile: readBatchFile(deps),
      fail: failPayout(deps),
      refunds: refundOrders(deps),
    }),
  }
}
export type Payouts = ReturnType<typeof createPayouts>
