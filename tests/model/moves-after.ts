import { GATEWAY, getCash, TILL } from './cash.ts'
import { computeCredit } from './payments.ts'
import { computeDue } from './payouts.ts'
import { computeRefundLimits } from './returns.ts'
import { listReturnable } from './stock.ts'
import { pickRecent, type NextEvent } from './moves-sale.ts'
import type { LifeEvent } from './events.ts'
import type { Random } from './random.ts'
import type { PayoutBatch, RefundRecord, ReturnRecord, World } from './world.ts'

const countAll = (records: object): number => Object.keys(records).length
function requestReturn(resolution: ReturnRecord['resolution']): NextEvent {
  return (world, random) => {
    const choices = Object.values(world.orders).flatMap((order) =>
      order.items.flatMap((item, index) => {
        const count = listReturnable(world, order, index).length
        return count > 0 ? [{ order, item, index, count }] : []
      }),
    )
    const choice = pickRecent(choices, random)
    if (!choice) return null
    const { variants } = world.terms
    const bought = variants.find(({ id }) => id === choice.item.variantId)
    // Another size or color; another product is another sale.
    const others = variants.filter(
      ({ id, productId }) => productId === bought?.productId && id !== bought?.id,
    )
    if (resolution === 'exchange' && others.length === 0) return null
    return {
      type: 'return_requested',
      returnId: `R${countAll(world.returns) + 1}`,
      orderId: choice.order.id,
      item: choice.index,
      quantity: 1 + random.below(choice.count),
      cause: random.pick(['vendor', 'buyer', 'operator'] as const) ?? 'buyer',
      resolution,
      replacementVariantId:
        resolution === 'exchange' ? (random.pick(others)?.id ?? null) : choice.item.variantId,
    }
  }
}

function onReturn(
  states: readonly ReturnRecord['state'][],
  create: (record: ReturnRecord, world: World, random: Random) => LifeEvent | null,
): NextEvent {
  return (world, random) => {
    const records = Object.values(world.returns).filter(({ state }) => states.includes(state))
    const record = pickRecent(records, random)
    return record && create(record, world, random)
  }
}

const onRefund =
  (
    state: RefundRecord['state'],
    create: (refundId: string, world: World, random: Random) => LifeEvent,
  ): NextEvent =>
  (world, random) => {
    const refund = pickRecent(
      Object.values(world.refunds).filter((row) => row.state === state),
      random,
    )
    return refund && create(refund.id, world, random)
  }

function decideRefund(share: 'whole' | 'part'): NextEvent {
  return onReturn(['received'], (record, world, random) => {
    const order = world.orders[record.orderId]
    if (!order) return null
    const limits = computeRefundLimits(world, order, record)
    return {
      type: 'refund_decided',
      refundId: `F${countAll(world.refunds) + 1}`,
      returnId: record.id,
      goods: share === 'whole' ? limits.goods : 1 + random.below(Math.max(1, limits.goods)),
      delivery: limits.delivery,
    }
  })
}

const onBatch =
  (
    states: readonly PayoutBatch['state'][],
    type: 'payout_approved' | 'payout_paid' | 'payout_failed',
  ): NextEvent =>
  (world, random) => {
    const batch = pickRecent(
      Object.values(world.batches).filter(({ state }) => states.includes(state)),
      random,
    )
    return batch && { type, batchId: batch.id }
  }

function charge(kind: 'service' | 'damage'): NextEvent {
  return (world, random) => {
    const order = random.below(2) > 0 ? pickRecent(Object.values(world.orders), random) : null
    const vendorId = order?.vendorId ?? random.pick(world.terms.vendors)?.id
    if (vendorId === undefined) return null
    const amount = 1 + random.below(60_000)
    return { type: 'vendor_charged', vendorId, orderId: order?.id ?? null, kind, amount }
  }
}

export const laterMoves = {
  chargeService: charge('service'),
  chargeDamage: charge('damage'),
  settleGateway: (world) => {
    const amount = getCash(world, GATEWAY)
    return amount > 100 ? { type: 'gateway_settled', amount, fee: Math.floor(amount / 99) } : null
  },
  returnGoods: requestReturn('refund'),
  askReplacement: requestReturn('replacement'),
  askExchange: requestReturn('exchange'),
  acceptReturn: onReturn(['requested'], ({ id: returnId }) => ({
    type: 'return_accepted',
    returnId,
  })),
  closeReturn: onReturn(['requested', 'accepted'], ({ id: returnId }) => ({
    type: 'return_closed',
    returnId,
  })),
  receiveReturn: onReturn(['accepted'], ({ id: returnId }, _world, random) => ({
    type: 'return_received',
    returnId,
    condition: random.below(3) > 0 ? 'resellable' : 'damaged',
  })),
  sendReplacement: onReturn(['received'], (record, world, random) => {
    const couriers = world.terms.couriers.filter(({ vendorId }) => vendorId === null)
    if (record.replacementVariantId === null && record.sentBefore === null) return null
    return {
      type: 'replacement_handed_over',
      parcelId: `${record.orderId}/x${countAll(world.parcels) + 1}`,
      returnId: record.id,
      courierId: random.below(3) > 0 ? (random.pick(couriers)?.id ?? null) : null,
    }
  }),
  decideRefund: decideRefund('whole'),
  decidePartRefund: decideRefund('part'),
  approveRefund: onRefund('decided', (refundId) => ({ type: 'refund_approved', refundId })),
  payRefundFromTill: onRefund('approved', (refundId) => ({
    type: 'refund_paid',
    refundId,
    way: 'till',
  })),
  payCreditFromTill: (world, random) => {
    const purchases = Object.values(world.purchases).filter((row) => computeCredit(world, row) > 0)
    const purchase = pickRecent(
      purchases.filter(({ payment }) => payment === 'cash'),
      random,
    )
    return purchase && { type: 'credit_paid', purchaseId: purchase.id, way: 'till' }
  },
  depositTill: (world, random) => {
    const amount = getCash(world, TILL)
    return {
      type: 'till_deposited',
      amount: random.below(2) === 0 ? amount : 1 + random.below(amount + 1),
    }
  },
  settleDebtInCash: (world, random) => {
    const vendor = random.pick(world.terms.vendors.filter(({ id }) => computeDue(world, id) < 0))
    const amount = vendor ? -computeDue(world, vendor.id) : 0
    return vendor && { type: 'debt_settled', vendorId: vendor.id, amount, way: 'till' }
  },
  payRefund: onRefund('approved', (refundId, world) => {
    const order = world.orders[world.refunds[refundId]?.orderId ?? '']
    const isCard = world.purchases[order?.purchaseId ?? '']?.payment === 'card'
    return { type: 'refund_paid', refundId, way: isCard ? 'card' : 'bank' }
  }),
  payCredit: (world, random) => {
    const purchases = Object.values(world.purchases).filter((row) => computeCredit(world, row) > 0)
    const purchase = pickRecent(purchases, random)
    return (
      purchase && {
        type: 'credit_paid',
        purchaseId: purchase.id,
        way: purchase.payment === 'card' ? 'card' : 'bank',
      }
    )
  },
  proposePayout: (world) => ({
    type: 'payout_proposed',
    batchId: `B${countAll(world.batches) + 1}`,
  }),
  approvePayout: onBatch(['proposed'], 'payout_approved'),
  payPayout: onBatch(['approved'], 'payout_paid'),
  returnPayout: (world, random) => {
    const paid = Object.values(world.batches).flatMap(({ id, state, lines, returned = [] }) =>
      state === 'paid'
        ? lines.flatMap(({ vendorId }) =>
            returned.includes(vendorId) ? [] : [{ batchId: id, vendorId }],
          )
        : [],
    )
    const payout = pickRecent(paid, random)
    return payout && { type: 'payout_returned', ...payout }
  },
  failPayout: onBatch(['proposed', 'approved'], 'payout_failed'),
  settleDebt: (world, random) => {
    const vendor = random.pick(world.terms.vendors.filter(({ id }) => computeDue(world, id) < 0))
    return (
      vendor && { type: 'debt_settled', vendorId: vendor.id, amount: -computeDue(world, vendor.id) }
    )
  },
  countStock: (world, random) => {
    const variant = random.pick(world.terms.variants)
    return (
      variant && { type: 'stock_adjusted', variantId: variant.id, quantity: 1 + random.below(5) }
    )
  },
  waitDays: () => ({ type: 'days_passed', days: 8 }),
} satisfies Record<string, NextEvent>
