import { createHash } from 'node:crypto'
import { localDate } from '#kernel/calendar.ts'
import { type Centimes, centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { after, days as daysLong, minutes } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import { doublePayment } from './double-payment.ts'
import type { Row, Rows } from './insert-rows.ts'
import { type Journal, journalId } from './journals.ts'
import type { Order, Purchase } from './purchases.ts'
import type { DemoDays } from './relative-days.ts'
import type { AdminAccounts } from './users.ts'

const MAX_PAID_BY_CARD = 6
/** Of the gateway, on what it took. */
const FEE_PERCENT = 1.5

const isAtVendor = ({ status }: Order): boolean => status === 'confirmed' || status === 'processing'

/** A few purchases that vendors still prepare were paid by card. */
export function withCardPayments(purchases: readonly Purchase[]): Purchase[] {
  const chosen = new Set(
    purchases.filter(({ orders }) => orders.every(isAtVendor)).slice(0, MAX_PAID_BY_CARD),
  )
  return purchases.map((purchase) =>
    chosen.has(purchase) ? { ...purchase, payment: 'cib' } : purchase,
  )
}

const paidAt = ({ placedAt }: Purchase): Date => after(placedAt, minutes(4))
const amountOf = ({ orders }: Purchase): Centimes => sum(orders.map(({ total }) => total))
const intentId = (purchase: Purchase) => demoId('intent', purchase.number, paidAt(purchase))
const gatewayIdOf = ({ number }: Purchase) => `demo-${number.toLowerCase()}`

export const cardJournal = (purchase: Purchase, order: Order): Journal => ({
  ...{ key: `card ${order.id}`, kind: 'cash_collected', shop: order.shop, orderId: order.id },
  ...{ reverses: null, at: paidAt(purchase), memo: `${order.number}: cib`, details: null },
  entries: [
    ['online_clearing', order.total],
    ['buyer_receivable', minus(ZERO_CENTIMES, order.total)],
  ],
})

type Settlement = ReturnType<typeof settlementsOf>[number]

function settlementsOf({ ago }: DemoDays, paid: readonly Purchase[]) {
  const half = Math.ceil(paid.length / 2)
  const parts = [
    { purchases: paid.slice(0, half), importedAt: ago(0.5), postedAt: ago(0.48) },
    { purchases: paid.slice(half), importedAt: ago(0.1), postedAt: null },
  ].filter(({ purchases }) => purchases.length > 0)
  return parts.map(({ purchases, importedAt, postedAt }, index) => {
    const reference = `SATIM-${localDate(importedAt).replaceAll('-', '')}-${index + 1}`
    const lines = purchases.map((purchase, position) => {
      const gross = amountOf(purchase)
      const fee = centimes(Math.trunc((gross * FEE_PERCENT) / 100))
      return { purchase, position: position + 1, gross, fee, net: minus(gross, fee) }
    })
    const sums = {
      gross: sum(lines.map(({ gross }) => gross)),
      fee: sum(lines.map(({ fee }) => fee)),
      net: sum(lines.map(({ net }) => net)),
    }
    const id = demoId('gateway-settlement', reference, importedAt)
    return { id, reference, lines, importedAt, postedAt, ...sums }
  })
}

/** One settlement of the gateway that is posted, one that waits for a second person; one payment that came twice. */
export function cardRows(days: DemoDays, purchases: readonly Purchase[], admins: AdminAccounts) {
  const paid = purchases.filter(({ payment }) => payment === 'cib')
  const settlements = settlementsOf(days, paid)
  const [single] = paid.flatMap((purchase) =>
    purchase.orders.length === 1 ? [{ purchase, order: purchase.orders[0]! }] : [],
  )
  const twice = doublePayment(
    single && {
      purchase: single.purchase,
      journal: cardJournal(single.purchase, single.order),
      intent: intentRow(single.purchase),
    },
    admins,
  )
  return {
    journals: [...settlements.flatMap(settlementJournals), ...twice.journals],
    rows: {
      'payments.holds': paid.map((purchase) => holdRow(purchase)),
      'payments.intents': [...paid.map((purchase) => intentRow(purchase)), ...twice.intents],
      'payments.refunds': twice.refunds,
      'payments.refund_settlements': twice.settlements,
      'treasury.gateway_settlements': settlements.map((item) => settlementRow(item, admins)),
      'treasury.gateway_lines': settlements.flatMap(lineRows),
    } satisfies Rows,
  }
}

const keyOf = ({ reference }: Settlement): string => `gateway ${reference}`

function settlementJournals(settlement: Settlement): Journal[] {
  const { postedAt, reference, gross, fee, net } = settlement
  if (!postedAt) return []
  const entries: Journal['entries'] = [
    ['cash_received', net],
    ['gateway_fees', fee],
    ['online_clearing', minus(ZERO_CENTIMES, gross)],
  ]
  const none = { shop: null, orderId: null, reverses: null, details: null }
  const memo = `satim ${reference}`
  return [
    { ...none, key: keyOf(settlement), kind: 'gateway_settlement', at: postedAt, memo, entries },
  ]
}

function settlementRow(settlement: Settlement, { admin, accountant }: AdminAccounts): Row {
  const { id, reference, lines, importedAt, postedAt, gross, fee, net } = settlement
  return {
    ...{ id, gateway: 'satim', reference, state: postedAt ? 'posted' : 'imported' },
    file_name: `${reference}.csv`,
    file_sha256: createHash('sha256').update(reference).digest('hex'),
    ...{ line_count: lines.length, gross_centimes: gross, fee_centimes: fee, net_centimes: net },
    received_on: postedAt && localDate(postedAt),
    ...{ imported_by: accountant.userId, imported_at: importedAt },
    ...{ decided_by: postedAt && admin.userId, decided_at: postedAt },
    ledger_journal_id: postedAt && journalId({ key: keyOf(settlement), at: postedAt }),
  }
}

const lineRows = ({ id, lines }: Settlement): Row[] =>
  lines.map(({ purchase, position, gross, fee, net }) => ({
    ...{ settlement_id: id, position, paid_on: localDate(paidAt(purchase)) },
    ...{ payment: gatewayIdOf(purchase), intent_id: intentId(purchase), problem: null },
    ...{ gross_centimes: gross, fee_centimes: fee, net_centimes: net },
    expected_centimes: gross,
  }))

const holdRow = (purchase: Purchase): Row => ({
  ...{ purchase_id: purchase.id, number: purchase.number, language: purchase.buyer.language },
  ...{ amount_centimes: amountOf(purchase), state: 'paid', created_at: purchase.placedAt },
  expires_at: after(purchase.placedAt, daysLong(1)),
  ended_at: paidAt(purchase),
})

const intentRow = (purchase: Purchase): Row => ({
  ...{ id: intentId(purchase), purchase_id: purchase.id, method: 'cib', gateway: 'satim' },
  ...{ gateway_id: gatewayIdOf(purchase), amount_centimes: amountOf(purchase) },
  ...{ status: 'captured', captured_at: paidAt(purchase), created_at: purchase.placedAt },
  expires_at: after(purchase.placedAt, daysLong(1)),
})
