import { ok, type Result } from '#kernel/result.ts'
import type { Centimes } from '#kernel/money.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import type { Catalog, StockLine, StockShortage } from '#capabilities/catalog/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import { clearCancelledQuantities, clearUndelivered } from '../queries/returned-items.ts'
import type { Order } from '../schema.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Payments } from '#capabilities/payments/index.ts'
import type { Shipping } from '#capabilities/shipping/index.ts'

export type StockAndLedger = {
  catalog: Pick<Catalog, 'lockStock' | 'takeStock' | 'returnStock'>
  ledger: Pick<
    Ledger,
    | 'toggleSaleReversal'
    | 'postCashCollections'
    | 'postReturn'
    | 'reverseReturns'
    | 'reverseCashCollections'
    | 'reclaimRefundDue'
    | 'reverseRefunds'
    | 'reinstateRefunds'
    | 'collectOnline'
    | 'postRefundDue'
    | 'cancelCardRefund'
    | 'readRefundable'
    | 'returnToCard'
    | 'lockTill'
    | 'reserveTill'
    | 'readOnlineMoney'
    | 'repriceDelivery'
  >
}
export type OrdersDeps = StockAndLedger & {
  db: Db
  clock: Clock
  payments: Pick<
    Payments,
    | 'isCashOnDelivery'
    | 'releaseToCashOnDelivery'
    | 'acceptLatePayment'
    | 'refund'
    | 'cancelRefunds'
    | 'sumRefunds'
    | 'noteSettlementPosted'
    | 'sumTillRefunds'
    | 'limitTill'
  >
  audit: Pick<Audit, 'record'>
  shipping: Pick<Shipping, 'optionsFor'>
  /** Of a cash payment of today, by the scale in force. */
  stampDutyOn: (amount: Centimes) => Centimes
}

const linesOf = (
  { lines }: Order,
  reference: string,
  count: (line: Order['lines'][number]) => number,
): StockLine[] =>
  lines.flatMap((line) =>
    line.variantId === null
      ? []
      : [{ variantId: line.variantId, quantity: count(line), reference }],
  )

/** Neither came back nor outside nor cancelled before. */
const unsentOf = ({ quantity, returned, outside, cancelled }: Order['lines'][number]): number =>
  Math.max(0, quantity - returned - outside - cancelled)

/** Releases the stock of what is left to send, as `reference`. Idempotent. */
export const releaseRemainder = (
  tx: Tx,
  order: Order,
  reference: string,
  { catalog }: Pick<StockAndLedger, 'catalog'>,
): Promise<void> => catalog.returnStock(tx, linesOf(order, reference, unsentOf), 'cancelled')

/**
 * Reverses the sale and releases the stock, except of what came back before and of parcels that are
 * outside: these are restocked when they come back.
 */
export async function cancelOrder(
  tx: Tx,
  order: Order,
  { catalog, ledger }: StockAndLedger,
): Promise<void> {
  await catalog.returnStock(tx, linesOf(order, order.stockReference, unsentOf), 'cancelled')
  const query = { orderId: order.id, memo: `${order.number}: cancelled` }
  await ledger.reverseRefunds(tx, query)
  await clearUndelivered(tx, order.id)
  await ledger.toggleSaleReversal(tx, query)
}

/**
 * Reserves stock under a new reference, unless it is short; parcels that are outside still have
 * theirs. Without a reference no stock is taken: what was not sent stays cancelled. Items returned
 * after delivery stay with the vendor: they are not reserved, and their refunds are posted again.
 */
export async function reopenOrder(
  tx: Tx,
  order: Order,
  reference: string | null,
  { catalog, ledger }: StockAndLedger,
): Promise<Result<null, StockShortage>> {
  if (reference !== null) {
    await clearCancelledQuantities(tx, order.id)
    const missing = (line: Order['lines'][number]) =>
      line.quantity - line.returnedQuantity - line.outside
    const taken = await catalog.takeStock(tx, linesOf(order, reference, missing))
    if (!taken.ok) return taken
  }
  const query = { orderId: order.id, memo: `${order.number}: standing again` }
  await ledger.toggleSaleReversal(tx, query)
  await ledger.reinstateRefunds(tx, query)
  return ok(null)
}
