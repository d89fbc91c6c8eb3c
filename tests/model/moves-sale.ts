import { AREAS } from './story-terms.ts'
import { computeStatus, type OrderStatus } from './status.ts'
import { computeStock } from './stock.ts'
import { computeDuePrice } from './payments.ts'
import type { EventOf, LifeEvent } from './events.ts'
import type { Random } from './random.ts'
import type { Order, PaymentWay, Terms, World } from './world.ts'

/** What a person could do next; null when there is nothing to do it to. */
export type NextEvent = (world: World, random: Random) => LifeEvent | null

/** People act on what just happened more often than on old orders. */
export function pickRecent<Item>(items: readonly Item[], random: Random): Item | null {
  return random.below(4) > 0 ? (items.at(-1) ?? null) : random.pick(items)
}

const countAll = (records: object): number => Object.keys(records).length

function buy(
  payment: PaymentWay,
  lineCount: number,
  usesPromo: boolean,
  isWanted: (productId: string, terms: Terms) => boolean = () => true,
): NextEvent {
  return (world, random) => {
    const wanted = world.terms.variants.filter(({ productId }) => isWanted(productId, world.terms))
    const left = new Map(wanted.map(({ id }) => [id, computeStock(world, id).available]))
    const lines: EventOf<'checkout'>['lines'] = []
    for (let index = 0; index < lineCount; index += 1) {
      // The same variant may come twice: findings/money.md 5, S02.
      const variantId = random.pick([...left].filter(([, count]) => count > 0).map(([id]) => id))
      if (variantId === null) break
      const available = left.get(variantId) ?? 0
      const quantity = 1 + random.below(Math.min(4, available))
      left.set(variantId, available - quantity)
      lines.push({ variantId, quantity })
    }
    if (lines.length === 0) return null
    const vendorIds = new Set(
      lines.map(
        ({ variantId }) => world.terms.variants.find(({ id }) => id === variantId)?.vendorId,
      ),
    )
    const codes = world.terms.promoCodes.filter(
      ({ vendorId }) => vendorId === null || vendorIds.has(vendorId),
    )
    return {
      type: 'checkout',
      purchaseId: `P${countAll(world.purchases) + 1}`,
      lines,
      promoCode: usesPromo ? (random.pick(codes)?.code ?? null) : null,
      payment,
      area: random.pick(AREAS) ?? AREAS[0],
    }
  }
}

export function onOrder(
  statuses: readonly OrderStatus[],
  payment: PaymentWay | null,
  create: (order: Order) => LifeEvent,
): NextEvent {
  return (world, random) => {
    const orders = Object.values(world.orders).filter(
      (order) =>
        statuses.includes(computeStatus(world, order)) &&
        (payment === null || world.purchases[order.purchaseId]?.payment === payment),
    )
    const order = pickRecent(orders, random)
    return order && create(order)
  }
}

function pay(factor: (due: number, random: Random) => number, isPaid: boolean): NextEvent {
  return (world, random) => {
    const purchases = Object.values(world.purchases).filter(
      (purchase) => purchase.payment === 'card' && purchase.isPaid === isPaid,
    )
    const purchase = pickRecent(purchases, random)
    if (!purchase) return null
    const amount = factor(computeDuePrice(world, purchase), random)
    return amount > 0 ? { type: 'gateway_paid', purchaseId: purchase.id, amount } : null
  }
}

/** Only these are exchanged. */
const hasOtherVariants = (productId: string, { variants }: Terms): boolean =>
  variants.filter((variant) => variant.productId === productId).length > 1

const open = ['pending', 'confirmed'] as const

export const saleMoves = {
  buyByCash: buy('cash', 1, false),
  buyByCard: buy('card', 1, false),
  buyMuchByCash: buy('cash', 4, false),
  buyMuchByCard: buy('card', 4, false),
  buyWithPromoByCash: buy('cash', 3, true),
  buyWithPromoByCard: buy('card', 3, true),
  buyVariantByCash: buy('cash', 1, true, hasOtherVariants),
  buyVariantByCard: buy('card', 1, false, hasOtherVariants),
  confirmByPhone: onOrder(['pending'], 'cash', ({ id: orderId }) => ({
    type: 'phone_confirmed',
    orderId,
  })),
  refuseByPhone: onOrder(['pending'], 'cash', ({ id: orderId }) => ({
    type: 'phone_refused',
    orderId,
  })),
  missCalls: onOrder(['pending'], 'cash', ({ id: orderId }) => ({
    type: 'unconfirmed_expired',
    orderId,
  })),
  payByCard: pay((due) => due, false),
  payTooLittle: pay((due, random) => due - 1 - random.below(5000), false),
  payTooMuch: pay((due, random) => due + 1 + random.below(5000), false),
  payTwice: pay((due) => due, true),
  letPaymentExpire: onOrder(['pending'], 'card', ({ purchaseId }) => ({
    type: 'unpaid_expired',
    purchaseId,
  })),
  cancelAsBuyer: onOrder(open, null, ({ id: orderId }) => ({
    type: 'order_cancelled',
    orderId,
    actor: 'buyer',
  })),
  cancelAsVendor: onOrder(open, null, ({ id: orderId }) => ({
    type: 'order_cancelled',
    orderId,
    actor: 'vendor',
  })),
  cancelAsAdmin: onOrder(
    ['pending', 'confirmed', 'shipped', 'delivered'],
    null,
    ({ id: orderId }) => ({ type: 'order_cancelled', orderId, actor: 'admin' }),
  ),
  cancelOnTheWay: onOrder(['shipped'], null, ({ id: orderId }) => ({
    type: 'order_cancelled',
    orderId,
    actor: 'admin',
  })),
  cancelRemainder: onOrder(['shipped'], null, ({ id: orderId }) => ({
    type: 'remainder_cancelled',
    orderId,
  })),
} satisfies Record<string, NextEvent>
