import { saleJournal } from '#capabilities/ledger/rules/sale.ts'
import type { AccountKind, JournalDetails, JournalKind } from '#capabilities/ledger/schema.ts'
import { basisPoints, type Centimes, centimes, minus, NOTHING, sum } from '#kernel/money.ts'
import { localDate } from '#kernel/calendar.ts'
import { after, days as daysLong, type Milliseconds } from '#kernel/time.ts'
import { idOf } from '../ids.ts'
import type { DemoDays } from './day.ts'
import { groupBy } from './group.ts'
import { courierOf, parcelId } from './orders.ts'
import { COMMISSION, type Order, type Purchase } from './purchases.ts'
import type { Shop } from './shops.ts'
import type { Row, Rows } from './table.ts'

/** Debits are positive, credits negative. */
type Entry = readonly [kind: AccountKind, amount: number]
export type Journal = {
  key: string
  kind: JournalKind
  shop: Shop
  orderId: string | null
  reverses: string | null
  at: Date
  memo: string | null
  details: JournalDetails | null
  entries: readonly Entry[]
}

/** The VAT that the marketplace owes on its commission. */
const VAT_ON_COMMISSION = basisPoints(1900)
/** A courier hands over its cash after a week; a shop is paid a week later. */
const REMITTED_AFTER = daysLong(7)
const PAID_OUT_AFTER = daysLong(14)

/** As the ledger itself posts a sale; parcels of the demo are carried by the operator's couriers. */
export const saleOf = (order: Order) =>
  saleJournal(
    {
      orderId: order.id,
      orderNumber: order.number,
      vendorId: order.shop.id,
      subtotal: order.subtotal,
      shipping: order.shipping,
      rounding: order.rounding,
      total: order.total,
      discountByVendor: order.shopDiscount,
      discountByOperator: minus(order.discount, order.shopDiscount),
      discountOnDelivery: minus(order.discount, sum(order.lines.map(({ discount }) => discount))),
      carriedBy: 'operator',
      commission: order.commission,
      commissionRate: COMMISSION,
      commissionReason: 'settings',
    },
    VAT_ON_COMMISSION,
  )
const saleEntries = (order: Order): Entry[] =>
  saleOf(order).entries.map(({ account, amount }): Entry => [account, amount])

export const journalId = ({ key, at }: Pick<Journal, 'key' | 'at'>) => idOf('journal', key, at)

function journalsOf({ placedAt }: Purchase, order: Order): Journal[] {
  const common = {
    shop: order.shop,
    orderId: order.id,
    reverses: null,
    memo: order.number,
    details: null,
  }
  const sale: Journal = {
    ...common,
    key: `sale ${order.id}`,
    kind: 'sale',
    at: placedAt,
    details: saleOf(order).details,
    entries: saleEntries(order),
  }
  const end = order.steps.at(-1)
  if (end?.to === 'cancelled') {
    const entries = sale.entries.map(([kind, amount]): Entry => [kind, -amount])
    const reversal = { ...common, key: `reversal ${order.id}`, at: end.at, entries }
    return [sale, { ...reversal, kind: 'sale_reversal', reverses: journalId(sale) }]
  }
  if (end?.to !== 'delivered') return [sale]
  const collected: Journal = {
    ...common,
    key: `collected ${order.id}`,
    kind: 'cash_collected',
    at: end.at,
    entries: [
      ['cash_at_courier', order.total],
      ['buyer_receivable', minus(NOTHING, order.total)],
    ],
  }
  return [sale, collected]
}

type Settled = {
  kind: 'cash_received' | 'payout'
  wait: Milliseconds
  amountOf(order: Order): number
  to: AccountKind
  from: AccountKind
}

/** What couriers handed over and what shops were paid, on Mondays, for the orders that arrived in time. */
function settlements({ now }: DemoDays, purchases: readonly Purchase[], rule: Settled): Journal[] {
  const due = purchases.flatMap(({ orders }) =>
    orders.flatMap((order) => {
      const delivered = order.steps.find(({ to }) => to === 'delivered')
      if (!delivered) return []
      const at = mondayAfter(after(delivered.at, rule.wait))
      return at <= now ? [{ order, at }] : []
    }),
  )
  const batches = groupBy(due, ({ order, at }) => `${order.shop.vendor.key} ${at.toISOString()}`)
  return [...batches].flatMap(([key, batch]): Journal[] => {
    const [first] = batch
    if (!first) return []
    const amount = batch.reduce((all, { order }) => all + rule.amountOf(order), 0)
    return [
      {
        key: `${rule.kind} ${key}`,
        kind: rule.kind,
        shop: first.order.shop,
        orderId: null,
        reverses: null,
        memo: null,
        details: null,
        at: first.at,
        entries: [
          [rule.to, amount],
          [rule.from, -amount],
        ],
      },
    ]
  })
}

const REMITTED: Settled = {
  kind: 'cash_received',
  wait: REMITTED_AFTER,
  amountOf: ({ total }) => total,
  to: 'cash_received',
  from: 'cash_at_courier',
}
const PAID_OUT: Settled = {
  kind: 'payout',
  wait: PAID_OUT_AFTER,
  amountOf: (order) => -(saleEntries(order).find(([kind]) => kind === 'vendor_payable')?.[1] ?? 0),
  to: 'vendor_payable',
  from: 'cash_received',
}

function mondayAfter(at: Date): Date {
  const wait = ((8 - at.getUTCDay()) % 7) + 1
  const monday = after(at, daysLong(wait - 1))
  monday.setUTCHours(9, 0, 0, 0)
  return monday < at ? after(monday, daysLong(7)) : monday
}

/** A buyer has a week to send something back; then an order may be paid. */
const HELD_FOR = daysLong(7)

/** Delivered orders that no Monday has paid yet. */
const openOrders = ({ now }: DemoDays, purchases: readonly Purchase[]): Row[] =>
  purchases.flatMap(({ orders }) =>
    orders.flatMap((order) => {
      const delivered = order.steps.find(({ to }) => to === 'delivered')
      if (!delivered || mondayAfter(after(delivered.at, PAID_OUT_AFTER)) <= now) return []
      const due_on = localDate(after(delivered.at, HELD_FOR))
      return [{ order_id: order.id, vendor_id: order.shop.id, due_on, noted_at: delivered.at }]
    }),
  )

/** Delivered orders whose cash no Monday has brought yet. */
const courierCash = ({ now }: DemoDays, purchases: readonly Purchase[]): Row[] =>
  purchases.flatMap(({ orders }) =>
    orders.flatMap((order) => {
      const delivered = order.steps.find(({ to }) => to === 'delivered')
      if (!delivered || mondayAfter(after(delivered.at, REMITTED_AFTER)) <= now) return []
      return [
        {
          order_id: order.id,
          parcel_id: parcelId(order),
          vendor_id: order.shop.id,
          courier_code: courierOf(order),
          amount_centimes: order.total,
          since: delivered.at,
        },
      ]
    }),
  )

/** Every money fact of the purchases as a journal whose entries sum to zero. */
export function moneyRows(
  days: DemoDays,
  shops: readonly Shop[],
  purchases: readonly Purchase[],
  accounts: AccountBook,
  refunds: readonly Journal[],
): Rows {
  const journals = [
    ...purchases.flatMap((purchase) =>
      purchase.orders.flatMap((order) => journalsOf(purchase, order)),
    ),
    ...settlements(days, purchases, REMITTED),
    ...settlements(days, purchases, PAID_OUT),
    ...refunds,
  ]
  const named = journals.map((journal) => ({ ...journal, id: journalId(journal) }))
  const entries = named.map((journal) =>
    journal.entries
      .filter(([, amount]) => amount !== 0)
      .map(([kind, amount], position): Row => ({
        journal_id: journal.id,
        position,
        account_id: accounts.idOf(kind, journal.shop),
        amount_centimes: centimes(amount) satisfies Centimes,
      })),
  )
  return {
    'ledger.accounts': accounts.missing(shops),
    'ledger.journals': named.map((journal) => ({
      id: journal.id,
      kind: journal.kind,
      order_id: journal.orderId,
      vendor_id: journal.shop.id,
      reverses: journal.reverses,
      memo: journal.memo,
      details: journal.details,
      posted_at: journal.at,
    })),
    'ledger.entries': entries.flat(),
    'payouts.open_orders': openOrders(days, purchases),
    'payouts.courier_cash': courierCash(days, purchases),
  }
}

export type AccountRow = { id: string; kind: string; vendor_id: string | null }
export type AccountBook = ReturnType<typeof accountBook>

const SHARED: readonly AccountKind[] = [
  'buyer_receivable',
  'platform_commission',
  'vat_on_commission',
  'delivery_income',
  'platform_discounts',
  'cash_at_courier',
  'cash_received',
  'rounding',
  'refunds_due',
]

/** The accounts that are there, and those that the demo has to open. */
export function accountBook(existing: readonly AccountRow[]) {
  const known = new Map(existing.map(({ id, kind }) => [kind, id]))
  const opened = new Map<string, string>()
  for (const kind of SHARED) if (!known.has(kind)) opened.set(kind, idOf('account', kind))
  const shared = (kind: AccountKind) => known.get(kind) ?? opened.get(kind) ?? idOf('account', kind)
  const ofShop = (shop: Shop) => {
    const id = opened.get(shop.id) ?? idOf('account', `vendor_payable ${shop.vendor.key}`)
    opened.set(shop.id, id)
    return id
  }
  return {
    idOf: (kind: AccountKind, shop: Shop) =>
      kind === 'vendor_payable' ? ofShop(shop) : shared(kind),
    missing: (shops: readonly Shop[]): Row[] => [
      ...SHARED.filter((kind) => !known.has(kind)).map((kind) => ({
        id: shared(kind),
        kind,
        vendor_id: null,
      })),
      ...shops.map((shop) => ({ id: ofShop(shop), kind: 'vendor_payable', vendor_id: shop.id })),
    ],
  }
}
