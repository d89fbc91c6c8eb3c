import { after, before, hours, minutes } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import { groupBy } from './group-by.ts'
import { isLost } from './orders.ts'
import type { Product, Variant } from './products.ts'
import type { Purchase } from './purchases.ts'
import type { Row } from './insert-rows.ts'

type StockMovement = { kind: 'sold' | 'cancelled'; quantity: number; orderId: string; at: Date }

/** The oldest first. */
function movesOf(purchases: readonly Purchase[]): Map<string, StockMovement[]> {
  const moves = purchases.flatMap(({ placedAt, orders }) =>
    orders.flatMap((order) =>
      order.lines.flatMap(({ variant, quantity }): (StockMovement & { variantId: string })[] => {
        const item = { variantId: variant.id, orderId: order.id }
        const sold = { ...item, kind: 'sold' as const, quantity: -quantity, at: placedAt }
        const cancelled = order.steps.find(({ to }) => to === 'cancelled')
        if (!cancelled || isLost(order)) return [sold]
        return [sold, { ...item, kind: 'cancelled', quantity, at: cancelled.at }]
      }),
    ),
  )
  return groupBy(
    moves.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    ({ variantId }) => variantId,
  )
}

/** A variant is restocked before its stock would go below zero; it ends at the catalog's figure. */
export function stockRows(products: readonly Product[], purchases: readonly Purchase[]): Row[] {
  const moves = movesOf(purchases)
  return products.flatMap((product) =>
    product.variants.flatMap((variant) => ledgerOf(product, variant, moves.get(variant.id) ?? [])),
  )
}

const DELIVERIES = 4

function ledgerOf(product: Product, variant: Variant, moves: readonly StockMovement[]): Row[] {
  const taken = -moves.reduce((all, { quantity }) => all + quantity, 0)
  const whole = variant.stock + taken
  const batch = Math.max(10, Math.ceil(whole / DELIVERIES))
  const rows: Row[] = []
  let left = whole
  let onHand = 0
  const write = (kind: string, quantity: number, now: Date, orderId: string | null) => {
    onHand += quantity
    rows.push({
      id: demoId('stock', `${variant.id} ${rows.length}`, now),
      variant_id: variant.id,
      vendor_id: product.shop.id,
      kind,
      quantity,
      reference: orderId,
      actor_id: orderId ? null : product.shop.owner.userId,
      happened_at: now,
    })
  }
  const fill = (wanted: number, now: Date) => {
    const quantity = Math.min(left, wanted)
    if (quantity <= 0) return
    left -= quantity
    write('imported', quantity, now, null)
  }
  // The stock of a cancelled order may be released after the sales that needed it.
  left = Math.max(whole, mostOut(moves))
  const surplus = left - whole

  fill(batch, after(product.since, minutes(2)))
  for (const { kind, quantity, orderId, at: now } of moves) {
    if (onHand + quantity < 0) fill(Math.max(batch, -onHand - quantity), before(now, hours(7)))
    write(kind, quantity, now, orderId)
  }
  const last = moves.at(-1)?.at ?? product.since
  fill(left, after(last, minutes(3)))
  if (surplus > 0) write('adjusted', -surplus, after(last, minutes(4)), null)
  return rows
}

/** The peak of the net quantity taken. */
function mostOut(moves: readonly StockMovement[]): number {
  let out = 0
  return moves.reduce((max, { quantity }) => Math.max(max, (out -= quantity)), 0)
}
