import { ZERO_CENTIMES, sum } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import { findShippableOrder } from '../queries/parcels.ts'
import type { LockedOrder } from '../queries/status.ts'
import { addRefunded } from '../queries/returned-items.ts'
import { isReturned, sharesOf } from '../rules/parcels.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { giveBackParcels } from './post-card-refunds.ts'

/**
 * For an order delivered without its returned parcels: cash never collected is no longer owed, an
 * online payment is refunded. Idempotent.
 */
export async function forgoReturned(
  deps: Pick<OrdersDeps, 'ledger' | 'payments'>,
  tx: Tx,
  order: LockedOrder,
): Promise<void> {
  const sending = await findShippableOrder(tx, order.id)
  const { parcels } = sending
  if (!parcels.some(({ state }) => isReturned(state))) return
  const isCashOnDelivery = deps.payments.isCashOnDelivery(order.paymentMethod)
  const shares = isCashOnDelivery
    ? parcels.map(({ collect }) => collect)
    : sharesOf(sending, parcels)
  const amount = sum(
    parcels.map(({ state }, index) =>
      isReturned(state) ? (shares[index] ?? ZERO_CENTIMES) : ZERO_CENTIMES,
    ),
  )
  const posted = await deps.ledger.postReturn(tx, {
    orderId: order.id,
    memo: `${order.number}: returned`,
    amount,
    withDelivery: parcels.slice(0, 1).some(({ state }) => isReturned(state)), // the first parcel carries the shipping fee
  })
  if (posted === null || isCashOnDelivery || order.paymentStatus !== 'paid') return
  const { id: journalId, amount: owed } = posted
  await addRefunded(tx, order.id, owed)
  await giveBackParcels(deps, tx, order, { amount: owed, journalId })
}
