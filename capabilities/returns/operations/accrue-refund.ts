import type { Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { RefundOrderRefusal } from '#capabilities/ledger/index.ts'
import { clearAccrual, findFailedRefund, listUnwithdrawn } from '../queries/refunds.ts'
import { deliveryBearer } from '../rules/delivery-bearer.ts'
import type { LockedRefundAndOrder } from './refund-command.ts'
import type { ReturnsDeps } from './return-command.ts'

/**
 * The books owe the refund from now on: each account gives back its share. Returns the journal, which a retry and
 * the payment find again. Idempotent.
 */
export async function accrueRefund(
  { ledger }: Pick<ReturnsDeps, 'ledger'>,
  tx: Tx,
  { refund, number: memo }: Pick<LockedRefundAndOrder, 'refund' | 'number'>,
): Promise<Result<{ journalId: string | null }, RefundOrderRefusal>> {
  const { goods, delivery, orderId, accrualId } = refund
  const deliveryBy = deliveryBearer(refund.returnReason, refund.costOn)
  const shares = { goods, delivery, deliveryBy, reason: 'returned' }
  return ledger.refundOrder(tx, { orderId, memo, accrualId, ...shares })
}

type Withdrawal = { orderId: string; number: string; accrualId: string | null }

/** Of a refund that will not be paid. While the order is cancelled its journal is reversed, and this is done again later. */
export async function withdrawAccrual(
  { ledger }: Pick<ReturnsDeps, 'ledger'>,
  tx: Tx,
  { orderId, number, accrualId }: Withdrawal,
): Promise<void> {
  if (accrualId === null) return
  const withdrawal = { orderId, memo: `${number}: withdrawn`, journalId: accrualId }
  if (await ledger.withdrawRefund(tx, withdrawal)) await clearAccrual(tx, accrualId)
}

/** A refund that failed is still owed, until its return is settled in another way. */
export async function withdrawFailedRefund(
  deps: Pick<ReturnsDeps, 'ledger'>,
  tx: Tx,
  { id, orderId, number }: { id: string; orderId: string; number: string },
): Promise<void> {
  const failed = await findFailedRefund(tx, id)
  if (failed) await withdrawAccrual(deps, tx, { orderId, number, accrualId: failed.accrualId })
}

/** For an order that is reopened: what was withdrawn while it was cancelled is not owed once more. */
export async function withdrawLeftAccruals(
  deps: Pick<ReturnsDeps, 'ledger'>,
  tx: Tx,
  orderId: string,
): Promise<void> {
  for (const { accrualId, number } of await listUnwithdrawn(tx, orderId))
    await withdrawAccrual(deps, tx, { orderId, number, accrualId })
}
