import { BANK, COURIER_CLEARING, COURIER_DIFFERENCES, COURIER_FEES, GATEWAY, TILL } from './cash.ts'
import { GATEWAY_FEES, getCash, moveCash, nameCourierCash, payCash, receiveCash } from './cash.ts'
import { roundToDinar, sum, type Centimes } from './money.ts'
import { restoreOrder } from './orders.ts'
import { deliverParcel } from './parcels.ts'
import { computeShippingPrice, computeUnitPrice, createSaleReader } from './sale.ts'
import type { SaleReader } from './sale.ts'
import { listParcels, listUnits } from './sale.ts'
import { computeStatus } from './status.ts'
import type { Handlers, Refusal, RefundWay, RemittanceLine } from './events.ts'
import type { Order, Purchase, World } from './world.ts'

type PaymentEvent =
  | 'gateway_paid'
  | 'unpaid_expired'
  | 'gateway_settled'
  | 'cash_remitted'
  | 'cash_counted'
  | 'till_deposited'
  | 'refund_paid'
  | 'credit_paid'

export const paymentHandlers: Handlers<PaymentEvent> = {
  /** A sum that does not pay for the purchase is the buyer's, and due back (findings/money.md, Smaller, S37). */
  gateway_paid(draft, { purchaseId, amount }) {
    const purchase = draft.purchases[purchaseId]
    if (purchase?.payment !== 'card' || amount <= 0) return 'no_such_payment'
    const orders = listPayable(draft, purchase)
    const price = computeDuePrice(draft, purchase)
    purchase.captured += amount
    receiveCash(draft, GATEWAY, amount)
    if (purchase.isPaid || amount < price) return null
    for (const order of orders) if (order.isExpired) restoreOrder(draft, order)
    for (const order of orders) {
      if (order.isCancelled) continue
      order.isConfirmed = true
      purchase.isPaid = true
    }
    return null
  },
  /** product.md, Decided once: online payments hold stock for 30 minutes. */
  unpaid_expired(draft, { purchaseId }) {
    const purchase = draft.purchases[purchaseId]
    if (purchase?.payment !== 'card' || purchase.isPaid) return 'not_waiting'
    const open = listOrders(draft, purchase).filter(({ isCancelled }) => !isCancelled)
    if (open.length === 0) return 'not_waiting'
    for (const order of open) {
      order.isCancelled = true
      order.isExpired = true
    }
    return null
  },
  /** findings/money.md 11: what the gateway took reaches the bank, less its fee. */
  gateway_settled(draft, { amount, fee }) {
    if (fee < 0 || amount < fee) return 'bad_amount'
    moveCash(draft, GATEWAY, BANK, amount - fee)
    moveCash(draft, GATEWAY, GATEWAY_FEES, fee)
    return null
  },
  cash_remitted(draft, { courierId, lines, received }) {
    for (const line of lines) {
      const refusal = remitParcel(draft, courierId, line)
      if (refusal) return refusal
    }
    // What the lines do not explain stays here, and belongs to a person to find out (docs/decisions/0015).
    moveCash(draft, COURIER_CLEARING, BANK, received)
    return null
  },
  /** Counted cash is in the till; only a deposit brings it to the bank. */
  cash_counted(draft, { courierId, parcelIds, fee }) {
    const parcels = parcelIds.map((id) => draft.parcels[id])
    const cash = sum(parcels.map((parcel) => parcel?.outstanding ?? 0))
    if (cash <= 0 || fee < 0 || fee > cash) return 'bad_amount'
    const agreed = parcels.map((parcel) => draft.orders[parcel?.orderId ?? '']?.courierFee ?? 0)
    // More is a shortage, which the count states with its reason.
    if (fee > sum(agreed)) return 'fee_above_contract'
    for (const parcel of parcels) {
      if (!parcel || parcel.courierId !== courierId || parcel.outstanding <= 0) return 'no_cash'
      moveCash(draft, nameCourierCash(courierId), COURIER_CLEARING, parcel.outstanding)
      parcel.outstanding = 0
    }
    moveCash(draft, COURIER_CLEARING, COURIER_FEES, fee)
    moveCash(draft, COURIER_CLEARING, TILL, cash - fee)
    return null
  },
  till_deposited(draft, { amount }) {
    if (amount <= 0 || amount > getCash(draft, TILL)) return 'till_short'
    moveCash(draft, TILL, BANK, amount)
    return null
  },
  refund_paid(draft, { refundId, way }) {
    const refund = draft.refunds[refundId]
    const purchase = draft.purchases[draft.orders[refund?.orderId ?? '']?.purchaseId ?? '']
    if (!purchase || refund?.state !== 'approved') return 'not_approved'
    const amount = refund.goods + refund.delivery
    if (amount > computeNetPaid(draft, purchase)) return 'not_due'
    const refusal = payBuyer(draft, purchase, amount, way)
    if (refusal) return refusal
    refund.state = 'paid'
    return null
  },
  credit_paid(draft, { purchaseId, way }) {
    const purchase = draft.purchases[purchaseId]
    const amount = purchase ? computeCredit(draft, purchase) : 0
    if (!purchase || amount <= 0) return 'not_due'
    const refusal = payBuyer(draft, purchase, amount, way)
    if (refusal) return refusal
    for (const order of listOrders(draft, purchase)) {
      // Also one of which all was lost; what is found of it then is owed again.
      if (computeStatus(draft, order) === 'cancelled') order.isPaidBack = true
      for (const parcel of listParcels(draft, order.id))
        if (parcel.state === 'delivered') parcel.isCredited = true
    }
    return null
  },
}

export const listOrders = (world: World, purchase: Purchase): Order[] =>
  purchase.orderIds.flatMap((orderId) => world.orders[orderId] ?? [])

/** An expired order is bought after all when its payment comes late. */
const listPayable = (world: World, purchase: Purchase): Order[] =>
  listOrders(world, purchase).filter(({ isCancelled, isExpired }) => !isCancelled || isExpired)

/** What a card has to pay for all of them; cards pay centimes, so nothing is rounded. */
export const computeDuePrice = (world: World, purchase: Purchase): Centimes =>
  sum(listPayable(world, purchase).map((order) => computeFullPrice(world, order)))

export function computeFullPrice(world: World, order: Order): Centimes {
  const units = listUnits(order).filter(({ unit }) => !unit.isCancelled)
  const price = sum(units.map(computeUnitPrice)) + computeShippingPrice(order)
  return world.terms.roundsCards ? roundToDinar(price) : price
}

/** What came from the buyer, less what went back and what is owed for: above 0 the buyer's, below 0 the operator's. */
export function computeNetPaid(
  world: World,
  purchase: Purchase,
  readSale: SaleReader = createSaleReader(world),
): Centimes {
  const orders = listOrders(world, purchase)
  const sales = orders.map(readSale)
  const collected = orders.flatMap(({ id }) =>
    listParcels(world, id)
      .filter(({ state, isVoid }) => state === 'delivered' || isVoid)
      .map(({ collect }) => collect),
  )
  const isOwedAtOnce = purchase.payment === 'card' && purchase.isPaid
  const owed = sales.map((sale) => (isOwedAtOnce ? sale.owed : sale.owedDelivered))
  return purchase.captured + sum(collected) - purchase.refunded - sum(owed)
}

/**
 * findings/money.md 2 and 3: exactly what is due goes back, once. Asking what the buyer's money still pays for leaves
 * no way to forget a part or to give one twice. Refunds of returns are paid by themselves.
 */
export function computeCredit(world: World, purchase: Purchase): Centimes {
  const pending = Object.values(world.refunds).filter(
    ({ orderId, state }) => state === 'approved' && purchase.orderIds.includes(orderId),
  )
  return (
    computeNetPaid(world, purchase) - sum(pending.map(({ goods, delivery }) => goods + delivery))
  )
}

function payBuyer(draft: World, purchase: Purchase, amount: Centimes, way: RefundWay): Refusal {
  if (way === 'card' && purchase.payment !== 'card') return 'not_paid_by_card'
  if (way === 'till' && amount > getCash(draft, TILL)) return 'till_short'
  // A card takes back no more than it paid: what exchanges collected besides was cash.
  const byCard = way === 'card' ? Math.min(amount, purchase.captured - purchase.refunded) : 0
  purchase.refunded += amount
  payCash(draft, GATEWAY, byCard)
  payCash(draft, way === 'till' ? TILL : BANK, amount - byCard)
  return null
}

/** docs/decisions/0015: accepted and written off closes a parcel, disputed leaves the rest with the courier. */
function remitParcel(draft: World, courierId: string, line: RemittanceLine): Refusal {
  // What the courier kept of an unknown parcel is disputed as a whole, and stays in the clearing account.
  if (line.parcelId === null) return null
  const parcel = draft.parcels[line.parcelId]
  if (!parcel || parcel.courierId !== courierId || parcel.custody !== 'operator')
    return 'other_courier'
  // The statement of a courier confirms a delivery as well as its tracking does (findings/money.md 1).
  if (parcel.state === 'travelling' && line.collected > 0) deliverParcel(draft, parcel)
  const expected = parcel.outstanding
  const courier = nameCourierCash(courierId)
  const isOpen = line.resolution === 'disputed'
  const agreedFee = draft.orders[parcel.orderId]?.courierFee ?? 0
  const fee = isOpen ? Math.min(line.fee, agreedFee) : line.fee
  moveCash(draft, COURIER_CLEARING, COURIER_FEES, fee)
  if (line.resolution === 'matched' && line.collected !== expected) return 'does_not_match'
  moveCash(draft, courier, COURIER_CLEARING, Math.min(line.collected, expected))
  if (!isOpen && line.collected > expected)
    moveCash(draft, COURIER_DIFFERENCES, COURIER_CLEARING, line.collected - expected)
  if (!isOpen && line.collected < expected)
    moveCash(draft, courier, COURIER_DIFFERENCES, expected - line.collected)
  parcel.outstanding = isOpen ? Math.max(0, expected - line.collected) : 0
  return null
}
