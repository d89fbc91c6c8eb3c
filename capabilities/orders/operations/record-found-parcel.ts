import { minus, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { findShippableOrder, type ShippableOrder } from '../queries/parcels.ts'
import { addRefunded, findUndelivered, clearUndelivered } from '../queries/returned-items.ts'
import type { LockedOrder } from '../queries/status.ts'
import { deliveryOutcome, itemsLeft } from '../rules/parcels.ts'
import type { Parcel } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { changeStatusInTx, type StatusRefusal } from './change-status.ts'
import { postParcelCash } from './post-cash.ts'
import { postBuyerDebt } from './post-card-refunds.ts'
import { publishDelivered, publishFound } from './publish-parcel-events.ts'
import { restockParcel, saveParcelStatus, type StatusMove } from './save-parcel-status.ts'
import { writeOffUndelivered } from './write-off-undelivered.ts'

type FoundParcel = {
  order: LockedOrder
  sending: ShippableOrder
  parcel: Parcel
  command: StatusMove
}

/**
 * A lost parcel of an order that stands was delivered or came back after all. Back, it is restocked and
 * stays written off; delivered, it is sold again, and what was to be refunded for it is not. The order
 * must be locked.
 */
export const recordFoundParcel =
  (deps: OrdersDeps) =>
  async (
    tx: Tx,
    { order, sending, parcel, command }: FoundParcel,
  ): Promise<Result<null, StatusRefusal>> => {
    const { step } = command
    const stepId = await saveParcelStatus(deps)(tx, parcel, command)
    await publishFound(tx, order, { parcelId: parcel.id, stepId })
    if (step.state === 'returned') {
      if (step.condition === 'resellable') await restockParcel(deps)(tx, order, parcel)
      return ok(null)
    }
    await sellAgain(deps, tx, order)
    if (deps.payments.isCashOnDelivery(order.paymentMethod))
      await postParcelCash(tx, order, parcel, deps)
    await publishDelivered(tx, order, parcel.id)
    const { parcels } = await findShippableOrder(tx, order.id)
    const outcome = deliveryOutcome(parcels, itemsLeft(sending.lines, parcels))
    if (outcome === null || order.status === 'delivered') return ok(null)
    const changed = await changeStatusInTx(deps)(tx, { ...command, to: outcome })
    return changed.ok ? ok(null) : changed
  }

/** Takes back all that was written off and writes off what is still undelivered. */
async function sellAgain(deps: OrdersDeps, tx: Tx, order: LockedOrder): Promise<void> {
  const { id: orderId, purchaseId, number } = order
  const written = await findUndelivered(tx, orderId)
  await deps.ledger.reverseReturns(tx, { orderId, memo: `${number}: found` })
  await clearUndelivered(tx, orderId)
  if (!deps.payments.isCashOnDelivery(order.paymentMethod) && order.paymentStatus === 'paid') {
    await deps.payments.cancelRefunds(tx, { purchaseId, orderId })
    await addRefunded(tx, orderId, minus(ZERO_CENTIMES, written))
  }
  // Another one that is still lost may have waited for an approval.
  await writeOffUndelivered(deps, tx, order, { needsApproval: true })
  await postBuyerDebt(deps, tx, { orderId, memo: `${number}: found` })
}
