import { type Centimes, minus, sum, times, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { StockShortage } from '#capabilities/catalog/index.ts'
import { saveExchangeState, planExchange } from '../queries/exchanges.ts'
import { findReturnableOrder, findVariant } from '../queries/returnable-items.ts'
import { sumSettledQuantities } from '../queries/returns.ts'
import { itemValue, shareOfPieces } from '../rules/item-value.ts'
import { withdrawFailedRefund } from './accrue-refund.ts'
import type { LockedReturnAndOrder, ReturnsDeps } from './return-command.ts'

export type ReserveExchangeRefusal = StockShortage | { code: 'variant_unavailable' }

/** The price difference is computed on shipment, for the items received. */
export async function reserveExchange(
  deps: ReturnsDeps,
  tx: Tx,
  { one: item }: LockedReturnAndOrder,
): Promise<Result<null, ReserveExchangeRefusal>> {
  const [line] = item.items
  const bringsNew =
    item.requestedResolution === 'exchange' || item.requestedResolution === 'replacement'
  if (!bringsNew || !line) return ok(null)
  const variantId = item.requestedResolution === 'exchange' ? item.wantedVariantId : line.variantId
  if (variantId === null) return refuse({ code: 'variant_unavailable' })
  const { id: reference, vendorId } = item
  const taken = await deps.catalog.takeStock(
    tx,
    [{ variantId, quantity: line.quantity, reference }],
    'reserved',
  )
  if (!taken.ok) return taken
  const { quantity } = line
  const plan = { returnId: item.id, vendorId, variantId, quantity, difference: ZERO_CENTIMES }
  await planExchange(tx, plan, deps.clock.now())
  return ok(null)
}

/** What was sent before was lost, or came back: it may be sent once more. */
export const mayBeSentAgain = ({ exchange }: LockedReturnAndOrder['one']): boolean =>
  exchange?.state === 'cancelled' && exchange.parcelId !== null

/** Stock for another attempt. Returns its reference. */
export async function takeAgain(
  deps: ReturnsDeps,
  tx: Tx,
  { one: item }: LockedReturnAndOrder,
  quantity: number,
): Promise<Result<string, ReserveExchangeRefusal>> {
  const variantId = item.exchange?.variantId
  if (variantId == null) return refuse({ code: 'variant_unavailable' })
  const reference = newId(deps.clock.now())
  const line = { variantId, quantity, reference }
  const taken = await deps.catalog.takeStock(tx, [line], 'reserved')
  if (!taken.ok) return taken
  // What is replaced after all is not owed.
  await withdrawFailedRefund(deps, tx, item)
  return ok(reference)
}

export async function cancelExchange(
  deps: ReturnsDeps,
  tx: Tx,
  { one: item }: LockedReturnAndOrder,
): Promise<void> {
  const { exchange } = item
  if (exchange?.state !== 'planned') return
  await releaseReserved(deps, tx, item, exchange.quantity)
  await saveExchangeState(tx, { returnId: item.id, to: 'cancelled', at: deps.clock.now() })
}

/** Idempotent per kind: stock is released once for `released` and once for `cancelled`. */
export async function releaseReserved(
  { catalog }: ReturnsDeps,
  tx: Tx,
  item: LockedReturnAndOrder['one'],
  quantity: number,
  kind: 'released' | 'cancelled' = 'released',
): Promise<void> {
  const variantId = item.exchange?.variantId
  if (variantId == null) return
  const line = {
    variantId,
    quantity,
    reference: item.exchange?.stockReference ?? item.id,
  }
  await catalog.returnStock(tx, [line], kind)
}

type ReturnedValue = {
  value: Centimes
  /** That the price had before. */
  discount: Centimes
  lines: NonNullable<Awaited<ReturnType<typeof findReturnableOrder>>>['lines']
}

/** What the buyer paid for the items received, in centimes. */
export async function valueReceived(
  deps: ReturnsDeps,
  tx: Tx,
  item: LockedReturnAndOrder['one'],
): Promise<ReturnedValue> {
  const order = await findReturnableOrder(tx, item.orderId)
  const money = await deps.ledger.readRefundable(tx, item.orderId)
  const lines = order?.lines ?? []
  if (!money) return { value: ZERO_CENTIMES, discount: ZERO_CENTIMES, lines }
  const settled = await sumSettledQuantities(tx, item.orderId, item.id)
  const back = item.items.map(({ itemId, received }) => ({
    itemId,
    quantity: received,
    before: settled.get(itemId) ?? 0,
  }))
  const discounts = back.map((pieces) => {
    const line = lines.find(({ itemId }) => itemId === pieces.itemId)
    return line ? shareOfPieces(line.discount, pieces, line.quantity) : ZERO_CENTIMES
  })
  return { value: itemValue(money.paid.goods, lines, back), discount: sum(discounts), lines }
}

export type PricedExchange = {
  /** Of the new pieces; null for a replacement, which costs what it replaces. */
  price: Centimes | null
  discount: Centimes
  /** Negative when the buyer is owed. */
  difference: Centimes
}

/** In centimes: today's price by the pieces bought, less the discount that was given for what it replaces. */
export async function priceExchange(
  deps: ReturnsDeps,
  tx: Tx,
  item: LockedReturnAndOrder['one'],
  quantity: number,
): Promise<Result<PricedExchange, { code: 'variant_unavailable' }>> {
  const nothing = { price: null, discount: ZERO_CENTIMES, difference: ZERO_CENTIMES }
  if (item.requestedResolution === 'replacement') return ok(nothing)
  const variantId = item.exchange?.variantId ?? null
  const { value, discount: given, lines } = await valueReceived(deps, tx, item)
  const productId = lines.find(({ itemId }) => itemId === item.items[0]?.itemId)?.productId ?? null
  const variant = variantId && productId ? await findVariant(tx, variantId, productId) : null
  if (!variant || !productId) return refuse({ code: 'variant_unavailable' })
  const steps = await deps.promotions.listQuantityPrices(tx, productId)
  const bought = lines
    .filter((line) => line.exchangeId === null && line.productId === productId)
    .reduce((pieces, line) => pieces + line.quantity, 0)
  const price = times(deps.promotions.bulkPrice(variant.price, bought, steps).price, quantity)
  const discount = given < price ? given : price
  return ok({ price, discount, difference: minus(minus(price, discount), value) })
}
