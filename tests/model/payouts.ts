import { BANK, nameVendorCash, payCash, receiveCash } from './cash.ts'
import { sum, type Centimes } from './money.ts'
import { listOpenReturns } from './returns.ts'
import { computeSale, createSaleReader, listParcels, type SaleReader } from './sale.ts'
import { computeStatus } from './status.ts'
import type { Handlers } from './events.ts'
import type { Order, PayoutBatch, PayoutLine, World } from './world.ts'

type PayoutEvent =
  | 'payout_proposed'
  | 'payout_approved'
  | 'payout_paid'
  | 'payout_failed'
  | 'payout_returned'
  | 'debt_settled'
  | 'vendor_charged'

export const payoutHandlers: Handlers<PayoutEvent> = {
  payout_proposed(draft, { batchId }) {
    if (draft.batches[batchId]) return 'exists_already'
    const lines = draft.terms.vendors.flatMap(({ id }) => {
      const isInPayment = listLines(draft, ['proposed', 'approved']).some(
        ({ vendorId }) => vendorId === id,
      )
      if (isInPayment) return []
      const due = listDueLines(draft, id)
      return sum(due.map(({ amount }) => amount)) > 0 ? due : []
    })
    if (lines.length === 0) return 'nothing_due'
    draft.batches[batchId] = { id: batchId, state: 'proposed', lines }
    return null
  },
  payout_approved: (draft, { batchId }) => advanceBatch(draft, batchId, ['proposed'], 'approved'),
  payout_paid(draft, { batchId }) {
    const refusal = advanceBatch(draft, batchId, ['approved'], 'paid')
    if (!refusal) payCash(draft, BANK, sumLines(draft.batches[batchId]?.lines ?? []))
    return refusal
  },
  /** The next batch includes the lines again. */
  payout_failed: (draft, { batchId }) =>
    advanceBatch(draft, batchId, ['proposed', 'approved'], 'failed'),
  /** Issue: the money is in the bank again, and owed to the vendor again; the next batch pays it. */
  payout_returned(draft, { batchId, vendorId }) {
    const batch = draft.batches[batchId]
    const returned = batch?.returned ?? []
    if (batch?.state !== 'paid' || returned.includes(vendorId)) return 'not_paid'
    const amount = sumLines(batch.lines.filter((line) => line.vendorId === vendorId))
    if (amount <= 0) return 'not_paid'
    receiveCash(draft, BANK, amount)
    batch.returned = [...returned, vendorId]
    return null
  },
  /** findings/money.md 12: a vendor that keeps its own cash can pay what it owes, of its first orders first. */
  debt_settled(draft, { vendorId, amount, way = BANK }) {
    if (amount <= 0 || amount > -computeDue(draft, vendorId)) return 'no_such_debt'
    let left = amount
    for (const line of listDueLines(draft, vendorId)) {
      const part = Math.min(left, Math.max(0, -line.amount))
      if (part > 0) draft.settlements.push({ vendorId, orderId: line.orderId, amount: part })
      left -= part
    }
    receiveCash(draft, way, amount)
    return null
  },
  vendor_charged(draft, { type: _type, ...charge }) {
    const order = charge.orderId === null ? null : draft.orders[charge.orderId]
    if (charge.amount <= 0 || (order && order.vendorId !== charge.vendorId)) return 'no_such_charge'
    if (order === undefined) return 'no_such_charge'
    draft.charges.push(charge)
    return null
  },
}

type OfVendor = { vendorId: string; orderId: string | null; amount: Centimes }
/** Of one order, or of what belongs to none. */
const sumOf = (all: readonly OfVendor[], vendorId: string, orderId: string | null): Centimes =>
  sum(
    all
      .filter((item) => item.vendorId === vendorId && item.orderId === orderId)
      .map(({ amount }) => amount),
  )
/** What the vendor paid of its debts less what it was charged. */
const computeSettled = (world: World, vendorId: string, orderId: string | null): Centimes =>
  sumOf(world.settlements, vendorId, orderId) - sumOf(world.charges, vendorId, orderId)

function advanceBatch(
  draft: World,
  batchId: string,
  from: readonly PayoutBatch['state'][],
  state: PayoutBatch['state'],
) {
  const batch = draft.batches[batchId]
  if (!batch || !from.includes(batch.state)) return 'wrong_state'
  batch.state = state
  return null
}

const sumLines = (lines: readonly PayoutLine[]): Centimes => sum(lines.map(({ amount }) => amount))

/** Without what the bank sent back: that paid no vendor. */
const listLines = (world: World, states: readonly PayoutBatch['state'][]): PayoutLine[] =>
  Object.values(world.batches).flatMap(({ state, lines, returned = [] }) =>
    states.includes(state) ? lines.filter(({ vendorId }) => !returned.includes(vendorId)) : [],
  )

/** Cash that the vendor itself took: it stays there when an admin cancels the order, and when the parcel comes back then. */
export const computeVendorCash = (world: World, orderId: string): Centimes =>
  sum(
    listParcels(world, orderId)
      .filter(
        ({ state, isVoid, custody }) => custody === 'vendor' && (state === 'delivered' || isVoid),
      )
      .map(({ collect }) => collect),
  )

/**
 * findings/money.md 1 and 17, "Wanted": nothing is paid out before the order is over, its days have passed, its returns
 * are settled, and couriers have remitted its cash.
 */
export function isPayable(world: World, order: Order): boolean {
  const status = computeStatus(world, order)
  if (status === 'cancelled') return true
  if (status !== 'delivered' || order.endedOn === null) return false
  const hasReturn =
    listOpenReturns(world, order.id).length > 0 ||
    Object.values(world.refunds).some(
      ({ orderId, state }) => orderId === order.id && state === 'decided',
    )
  const hasUnremitted = listParcels(world, order.id).some(({ outstanding }) => outstanding > 0)
  return (
    !hasReturn &&
    world.today >= order.endedOn + world.terms.holdDays &&
    (!hasUnremitted || !world.terms.paysRemittedOnly)
  )
}

const isOver = (world: World, order: Order): boolean =>
  ['delivered', 'cancelled'].includes(computeStatus(world, order))

/** What an order that is over added to the vendor's balance since it was last paid: less at once, more when it is due. */
function listDueLines(world: World, vendorId: string): PayoutLine[] {
  const reserved = listLines(world, ['proposed', 'approved', 'paid']).filter(
    (line) => line.vendorId === vendorId,
  )
  const settled = computeSettled(world, vendorId, null) - sumLines(reserved.filter(isSettlement))
  const orders = Object.values(world.orders).filter((order) => order.vendorId === vendorId)
  const lines = orders.map((order) => {
    const paid = sumLines(reserved.filter(({ orderId }) => orderId === order.id))
    const claim =
      computeSale(world, order).vendorClaim -
      computeVendorCash(world, order.id) +
      computeSettled(world, vendorId, order.id)
    const change = claim - paid
    const amount = isPayable(world, order) ? change : isOver(world, order) ? Math.min(0, change) : 0
    return { vendorId, orderId: order.id, amount }
  })
  return [...lines, { vendorId, orderId: null, amount: settled }].filter(
    ({ amount }) => amount !== 0,
  )
}

const isSettlement = ({ orderId }: PayoutLine): boolean => orderId === null

/** Above 0: the next payout. Below 0: the vendor's debt. */
export const computeDue = (world: World, vendorId: string): Centimes =>
  sumLines(listDueLines(world, vendorId))

/** What the operator owes the vendor, paid or payable later; expected sales included, as at checkout (product.md). */
export function computeBalance(
  world: World,
  vendorId: string,
  readSale: SaleReader = createSaleReader(world),
): Centimes {
  const orders = Object.values(world.orders).filter((order) => order.vendorId === vendorId)
  const paid = listLines(world, ['paid']).filter((line) => line.vendorId === vendorId)
  return (
    sum(orders.map((order) => readSale(order).vendorClaim)) -
    (world.cash[nameVendorCash(vendorId)] ?? 0) +
    sum(
      world.settlements.filter((paid) => paid.vendorId === vendorId).map(({ amount }) => amount),
    ) -
    sum(
      world.charges.filter((charge) => charge.vendorId === vendorId).map(({ amount }) => amount),
    ) -
    sumLines(paid)
  )
}
