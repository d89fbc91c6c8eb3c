import { type Centimes, ZERO_CENTIMES, times } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { StockShortage, VariantId } from '#capabilities/catalog/index.ts'
import { saveExchangeState, planExchange } from '../queries/exchanges.ts'
import { findReturnableOrder, findVariant } from '../queries/returnable-items.ts'
import { sumSettledQuantities } from '../queries/returns.ts'
import { exchangeDifference, itemValue } from '../rules/item-value.ts'
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
    [{ variantId: variantId as VariantId, quantity: line.quantity, reference }],
    'reserved',
  )
  if (!taken.ok) return taken
  const { quantity } = line
  const plan = { returnId: item.id, vendorId, variantId, quantity, difference: ZERO_CENTIMES }
  await planExchange(tx, plan, deps.clock.now())
  return ok(null)
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
  const line = { variantId: variantId as VariantId, quantity, reference: item.id }
  await catalog.returnStock(tx, [line], kind)
}

/** What the buyer paid for the items received, in centimes. */
export async function valueReceived(
  deps: ReturnsDeps,
  tx: Tx,
  item: LockedReturnAndOrder['one'],
): Promise<{
  value: Centimes
  lines: NonNullable<Awaited<ReturnType<typeof findReturnableOrder>>>['lines']
}> {
  const order = await findReturnableOrder(tx, item.orderId)
  const money = await deps.ledger.readRefundable(tx, item.orderId)
  const lines = order?.lines ?? []
  if (!money) return { value: ZERO_CENTIMES, lines }
  const before = await sumSettledQuantities(tx, item.orderId, item.id)
  const back = item.items.map(({ itemId, received }) => ({
    itemId,
    quantity: received,
    before: before.get(itemId) ?? 0,
  }))
  return { value: itemValue(money.paid.goods, lines, back), lines }
}

/** In centimes; 0 for a replacement, negative when the buyer is owed. */
export async function differenceFor(
  deps: ReturnsDeps,
  tx: Tx,
  item: LockedReturnAndOrder['one'],
  quantity: number,
): Promise<Result<Centimes, { code: 'variant_unavailable' }>> {
  const variantId = item.exchange?.variantId ?? null
  if (item.requestedResolution === 'replacement') return ok(ZERO_CENTIMES)
  const { value, lines } = await valueReceived(deps, tx, item)
  const productId = lines.find(({ itemId }) => itemId === item.items[0]?.itemId)?.productId ?? null
  const variant = variantId && productId ? await findVariant(tx, variantId, productId) : null
  if (!variant || !productId) return refuse({ code: 'variant_unavailable' })
  const steps = await deps.promotions.listBulkDiscounts(tx, productId)
  const { price } = deps.promotions.bulkPrice(variant.price, quantity, steps)
  return ok(exchangeDifference(times(price, quantity), value))
}
