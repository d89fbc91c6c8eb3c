import { minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { ExchangeEnded } from '#capabilities/orders/index.ts'
import { findReturnOfParcel, saveExchangeState } from '../queries/exchanges.ts'
import { saveAccrual } from '../queries/refunds.ts'
import { raiseReturnVersion } from '../queries/version.ts'
import { changeReturnStatus } from './change-return-status.ts'
import { closeReturn } from './close-returns.ts'
import { type CreateRefundRefusal, createReturnRefund } from './create-refund.ts'
import { giveToBuyer } from './give-to-buyer.ts'
import { valueReceived } from './reserve-exchange.ts'
import {
  type LockedReturnAndOrder,
  lockReturnAndOrder,
  type ReturnActor,
  type ReturnsDeps,
} from './return-command.ts'
import { renewWindows } from './sync-return-window.ts'

/** Who ended it. */
type Author = { by: ReturnActor; origin?: Origin | undefined }

/** Posts the exchange and what its parcel collected, or creates a refund when the buyer is owed. */
export async function settleArrived(
  deps: ReturnsDeps,
  tx: Tx,
  held: LockedReturnAndOrder,
  author: Author,
): Promise<Result<null, CreateRefundRefusal>> {
  const { one: item, order } = held
  const { exchange } = item
  if (!exchange?.parcelId) return ok(null)
  const isExchange = item.requestedResolution === 'exchange'
  const saved = await refundDifference(deps, tx, held, author)
  if (!saved.ok) return saved
  const posted = isExchange ? await sellExchange(deps, tx, held) : NOT_POSTED
  if (saved.value !== null) await saveAccrual(tx, saved.value.refundId, posted.journalId)
  await deps.orders.endExchange(tx, { order, parcelId: exchange.parcelId, to: 'delivered' })
  const arrived = { returnId: item.id, to: 'delivered', ...posted } as const
  await saveExchangeState(tx, { ...arrived, at: deps.clock.now() })
  if (!isExchange) await giveToBuyer(deps, tx, held)
  // Law 18-05 article 23: what the buyer has now may come back as what it replaces could, and its days begin again.
  await renewWindows(deps, tx, [order.id])
  const outcome = isExchange ? 'exchanged' : 'replaced'
  await changeReturnStatus(deps, tx, held, { to: 'settled', outcome, ...author })
  return ok(null)
}
const NOT_POSTED = { journalId: null, price: null }

/** The return waits again, to be refunded. */
export async function reopenLost(
  deps: ReturnsDeps,
  tx: Tx,
  held: LockedReturnAndOrder,
): Promise<void> {
  const { one: item, order } = held
  const journalId = item.exchange?.journalId ?? null
  const memo = `${item.number}: exchange lost`
  if (journalId !== null)
    await deps.ledger.reverseCharge(tx, { orderId: order.id, memo, journalId })
  await saveExchangeState(tx, { returnId: item.id, to: 'cancelled', at: deps.clock.now() })
  if (order.status === 'cancelled') await closeReturn(deps, tx, held)
}

/** Not what the version before charged at the hand-over, nor for an order that was cancelled since. */
async function sellExchange(deps: ReturnsDeps, tx: Tx, { one: item, order }: LockedReturnAndOrder) {
  const { exchange } = item
  if (!exchange || exchange.journalId !== null) return NOT_POSTED
  const { discount, difference, rounding } = exchange
  const amount = minus(difference, rounding)
  // Sent by the version before: what it costs is what its difference says.
  const price = exchange.price ?? sum([(await valueReceived(deps, tx, item)).value, amount])
  const journalId = await deps.ledger.postExchange(tx, {
    ...{ orderId: order.id, memo: item.number, exchange: item.id },
    ...{
      replaces: item.items[0]?.exchangeId ?? null,
      goods: minus(minus(price, discount), amount),
    },
    ...{ subtotal: price, discount, rounding },
  })
  return { journalId, price }
}

/**
 * The sale is smaller from here on, as it is larger by a dearer exchange: no decision is needed. Its payment is
 * approved as that of any refund. A cancelled order was refunded as a whole.
 */
async function refundDifference(
  deps: ReturnsDeps,
  tx: Tx,
  held: LockedReturnAndOrder,
  author: Author,
): Promise<Result<{ refundId: string } | null, CreateRefundRefusal>> {
  const difference = held.one.exchange?.difference ?? ZERO_CENTIMES
  if (difference >= 0 || held.order.status === 'cancelled') return ok(null)
  const goods = minus(ZERO_CENTIMES, difference)
  return createReturnRefund(deps, tx, held, { goods, delivery: ZERO_CENTIMES, ...author })
}

/** What the courier, an admin or the buyer says of its parcel. Idempotent. */
export const followExchange =
  (deps: ReturnsDeps) =>
  async ({ parcelId, to, by }: ExchangeEnded, tx: Tx): Promise<void> => {
    const returnId = await findReturnOfParcel(tx, parcelId)
    const held = returnId && (await lockReturnAndOrder(deps, tx, { returnId, vendorId: null }))
    if (!held || held.one.exchange?.state !== 'sent') return
    await raiseReturnVersion(tx, held.one.id)
    if (to === 'lost') return reopenLost(deps, tx, held)
    const settled = await settleArrived(deps, tx, held, { by })
    if (!settled.ok) throw new Error(`${held.one.number} cannot be settled: ${settled.error.code}`)
  }
