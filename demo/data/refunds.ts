import { refundOf } from '#capabilities/ledger/rules/refund.ts'
import type { OrderBook } from '#capabilities/ledger/schema.ts'
import { amountPaid } from '#capabilities/ledger/rules/refund.ts'
import { itemValue } from '#capabilities/returns/rules/item-value.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import { type Centimes, minus, ZERO_CENTIMES } from '#kernel/money.ts'
import { after, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import { type Journal, journalId, saleOf } from './journals.ts'
import type { Account } from './users.ts'
import type { DemoLine, Order } from './purchases.ts'
import type { ReturnScenario } from './return-scenarios.ts'
import type { Row } from './insert-rows.ts'

/** The refund of one returned unit. */
export type DemoRefund = {
  returnId: string
  number: string
  order: Order
  line: DemoLine
  refund: NonNullable<ReturnScenario['refund']>
  method: ReturnScenario['method']
  destination: string | null
  dueOn: LocalDate
  checkedAt: Date
  settledAt: Date | null
}

/** The ledger's computation of the sale, on which the refund builds. */
const detailsOf = (order: Order) => {
  const { details } = saleOf(order)
  if (details?.of !== 'sale') throw new Error(`the sale journal of ${order.number} has no details`)
  return details
}

const goodsOf = ({ order, line }: DemoRefund): Centimes =>
  itemValue(
    amountPaid(detailsOf(order)).goods,
    order.lines.map(({ id, quantity, total, discount }) => ({
      ...{ itemId: id, exchangeId: null, quantity },
      due: minus(total, discount),
    })),
    [{ itemId: line.id, quantity: 1, before: 0 }],
  )

const madeKey = ({ returnId }: DemoRefund) => `refund ${returnId}`

/** What the ledger posts: an approved refund reduces the sale and owes it to the buyer, a payment leaves the bank. */
export function refundJournals(refunds: readonly DemoRefund[]) {
  return refunds.flatMap((refund) => {
    const { order } = refund
    if (refund.refund === 'due') return []
    const { approved, ended } = timesOf(refund)
    const goods = goodsOf(refund)
    const sale = { ...saleOf(order), id: 'sale', reverses: null, isReversed: false }
    const paid: OrderBook = {
      orderId: order.id,
      vendorId: order.shop.id,
      journals: [
        sale,
        {
          ...{ id: 'collected', kind: 'cash_collected', reverses: null, isReversed: false },
          details: null,
          entries: [{ account: 'buyer_receivable', amount: minus(ZERO_CENTIMES, order.total) }],
        },
      ],
    }
    const posted = refundOf(
      paid,
      { goods, delivery: ZERO_CENTIMES, reason: 'returned' },
      refund.number,
    )
    if (!posted.ok) throw new Error(`${refund.number} cannot be refunded: ${posted.error.code}`)
    const common = { shop: order.shop, orderId: order.id, reverses: null }
    const journals: Journal[] = [
      {
        ...{ ...common, at: approved },
        key: madeKey(refund),
        kind: 'refund',
        memo: refund.number,
        details: posted.value.details,
        entries: posted.value.entries.map(({ account, amount }) => [account, amount] as const),
      },
      {
        ...{ ...common, at: ended },
        key: `paid ${madeKey(refund)}`,
        kind: 'refund_paid',
        memo: refund.number,
        details: null,
        entries: [
          ['refunds_due', goods],
          ['cash_received', minus(ZERO_CENTIMES, goods)],
        ],
      },
    ]
    return refund.refund === 'paid'
      ? [{ orderId: order.id, amount: goods, journals }]
      : [{ orderId: order.id, amount: ZERO_CENTIMES, journals: journals.slice(0, 1) }]
  })
}

/** The vendor decides; an admin approves and pays. */
export function refundRows(refunds: readonly DemoRefund[], admin: Account) {
  return {
    refunds: refunds.map((refund) => refundRow(refund, admin)),
    steps: refunds.flatMap((refund) => refundSteps(refund, admin)),
  }
}

const idOfRefund = (refund: DemoRefund) => demoId('refund', refund.returnId, timesOf(refund).due)

function timesOf({ checkedAt, settledAt }: DemoRefund) {
  const due = after(checkedAt, hours(2))
  return { due, approved: after(due, hours(5)), ended: settledAt ?? after(due, hours(20)) }
}

function refundRow(item: DemoRefund, admin: Account): Row {
  const { order, refund } = item
  const { due, approved, ended } = timesOf(item)
  const isApproved = refund !== 'due'
  const goods = goodsOf(item)
  const accrual = isApproved ? journalId({ key: madeKey(item), at: approved }) : null
  return {
    id: idOfRefund(item),
    vendor_id: order.shop.id,
    order_id: order.id,
    return_id: item.returnId,
    goods_centimes: goods,
    delivery_centimes: 0,
    amount_centimes: goods,
    method: item.method,
    destination: item.destination,
    state: refund,
    due_on: item.dueOn,
    created_by: order.shop.owner.userId,
    approved_by: isApproved ? admin.userId : null,
    journal_id: refund === 'paid' ? accrual : null,
    accrual_journal_id: accrual,
    reference: refund === 'paid' ? 'CCP-2026-1187' : null,
    created_at: due,
    approved_at: isApproved ? approved : null,
    paid_at: refund === 'paid' ? ended : null,
    failed_at: refund === 'failed' ? ended : null,
    fail_reason: refund === 'failed' ? 'Compte clôturé' : null,
  }
}

function refundSteps(refund: DemoRefund, admin: Account): Row[] {
  const { due, approved, ended } = timesOf(refund)
  const { owner } = refund.order.shop
  const end = refund.refund === 'paid' || refund.refund === 'failed' ? refund.refund : null
  const steps = [
    { to: 'due', at: due, role: 'vendor', by: owner.userId },
    ...(refund.refund === 'due'
      ? []
      : [{ to: 'approved', at: approved, role: 'admin', by: admin.userId }]),
    ...(end ? [{ to: end, at: ended, role: 'admin', by: admin.userId }] : []),
  ]
  return steps.map(({ to, at: now, role, by }, place) => ({
    id: demoId('refund-step', `${refund.returnId} ${place}`, now),
    vendor_id: refund.order.shop.id,
    return_id: null,
    refund_id: idOfRefund(refund),
    from_state: steps[place - 1]?.to ?? null,
    to_state: to,
    actor_role: role,
    actor_id: by,
    reason: to === 'failed' ? 'Compte clôturé' : null,
    happened_at: now,
  }))
}
