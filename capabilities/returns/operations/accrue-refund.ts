import { allocate, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { RefundOrderRefusal } from '#capabilities/ledger/index.ts'
import {
  clearAccrual,
  findFailedRefund,
  listReturnedParts,
  listUnwithdrawn,
} from '../queries/refunds.ts'
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
  const { orderId, accrualId } = refund
  const shares = await refundShares(tx, refund)
  return ledger.refundOrder(tx, { orderId, memo, accrualId, ...shares })
}

/** Of the goods that came back, those of the order and of its exchanges; who bears the delivery. */
export async function refundShares(
  tx: Tx,
  { id, goods, delivery, returnReason, costOn }: LockedRefundAndOrder['refund'],
) {
  const parts = await listReturnedParts(tx, id)
  const weights = parts.map(({ weight }) => weight)
  const isFree = weights.every((weight) => weight === 0)
  const shares = parts.length > 0 ? allocate(goods, isFree ? parts.map(() => 1) : weights) : []
  const ofExchanges = parts.flatMap(({ exchange }, index) =>
    exchange === null ? [] : [{ exchange, goods: shares[index] ?? ZERO_CENTIMES }],
  )
  const deliveryBy = deliveryBearer(returnReason, costOn)
  return {
    goods,
    delivery,
    deliveryBy,
    reason: 'returned',
    ...(ofExchanges.length > 0 && { ofExchanges }),
  }
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
