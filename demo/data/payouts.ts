import { journalSums } from '#capabilities/ledger/rules/journal-sums.ts'
import type { AccountKind } from '#capabilities/ledger/schema.ts'
import { type Centimes, centimes, minus, ZERO_CENTIMES } from '#kernel/money.ts'
import { demoId } from '../ids.ts'
import { bankRows } from './bank-statement.ts'
import { cardJournal, cardRows } from './card-payments.ts'
import { batchesOf } from './payout-batches.ts'
import type { DemoDays } from './relative-days.ts'
import { type Entry, type Journal, journalId, saleEntries, saleOf } from './journals.ts'
import { deliveredAt, dueFrom, remittedOn, isOwnDelivery } from './payout-calendar.ts'
import { courierOf, parcelId } from './orders.ts'
import type { AdminAccounts } from './users.ts'
import type { Order, Purchase } from './purchases.ts'
import type { Shop } from './vendors.ts'
import { tillRows } from './till-deposits.ts'
import { statementsOf } from './remittances.ts'
import type { Row, Rows } from './insert-rows.ts'

function journalsOf(purchase: Purchase, order: Order): Journal[] {
  const { placedAt } = purchase
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
  if (purchase.payment === 'cib') return [sale, cardJournal(purchase, order)]
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
    details: {
      of: 'collection',
      parcelId: parcelId(order),
      holder: isOwnDelivery(order) ? 'vendor' : 'operator',
    },
    entries: [
      [isOwnDelivery(order) ? 'vendor_payable' : 'cash_at_courier', order.total],
      ['buyer_receivable', minus(ZERO_CENTIMES, order.total)],
    ],
  }
  return [sale, collected]
}

/** Delivered orders in no batch yet. */
const openOrders = (purchases: readonly Purchase[], settles: ReadonlySet<string>): Row[] =>
  purchases.flatMap(({ orders }) =>
    orders.flatMap((order) => {
      const delivered = deliveredAt(order)
      if (!delivered || settles.has(order.id)) return []
      const due_on = dueFrom(delivered)
      return [{ order_id: order.id, vendor_id: order.shop.id, due_on, recorded_at: delivered }]
    }),
  )

/** Delivered orders whose cash is not remitted yet. */
const courierCash = ({ now }: DemoDays, purchases: readonly Purchase[]): Row[] =>
  purchases.flatMap(({ orders }) =>
    orders.flatMap((order) => {
      const delivered = deliveredAt(order)
      if (!delivered || isOwnDelivery(order) || remittedOn(order, now)) return []
      return [
        {
          order_id: order.id,
          parcel_id: parcelId(order),
          vendor_id: order.shop.id,
          courier_code: courierOf(order),
          amount_centimes: order.total,
          since: delivered,
        },
      ]
    }),
  )

/** A future rule; until it starts the rate of the settings applies. */
const comingRule = ({ ago }: DemoDays, { accountant }: AdminAccounts): Row => ({
  id: demoId('commission-rule', 'electronique'),
  scope: 'category',
  category_slug: 'electronique',
  rate_bp: 400,
  fixed_centimes: 0,
  valid_from: ago(-8),
  created_by: accountant.userId,
})

type PayoutsInputs = {
  days: DemoDays
  shops: readonly Shop[]
  purchases: readonly Purchase[]
  accounts: AccountBook
  admins: AdminAccounts
  back: { journals: readonly Journal[]; comesBack: ReadonlySet<string> }
}

/** Every journal sums to zero. */
export function moneyRows(ground: PayoutsInputs): Rows {
  const { days, shops, purchases, accounts, admins, back } = ground
  const statements = statementsOf(days, purchases, admins)
  const batches = batchesOf(days, purchases, { admins, comesBack: back.comesBack })
  const cards = cardRows(days, purchases, admins)
  const till = tillRows(days, statements.rows['payouts.remittances'], admins)
  const journals = [
    ...purchases.flatMap((purchase) =>
      purchase.orders.flatMap((order) => journalsOf(purchase, order)),
    ),
    ...statements.journals,
    ...batches.journals,
    ...back.journals,
    ...cards.journals,
    ...till.journals,
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
    'ledger.journals': named.map(({ entries: posted, ...journal }) => ({
      id: journal.id,
      kind: journal.kind,
      order_id: journal.orderId,
      vendor_id: journal.shop?.id ?? null,
      reverses: journal.reverses,
      memo: journal.memo,
      details: journal.details,
      posted_at: journal.at,
      payable_centimes: journalSums(posted).payable,
      at_courier_centimes: journalSums(posted).atCourier,
    })),
    'ledger.entries': entries.flat(),
    'ledger.commission_rules': [comingRule(days, admins)],
    'payouts.open_orders': openOrders(purchases, batches.settles),
    'payouts.courier_cash': courierCash(days, purchases),
    ...statements.rows,
    ...batches.rows,
    ...cards.rows,
    ...till.rows,
    ...bankRows({
      ...{ days, admins, journals },
      rows: { ...statements.rows, ...batches.rows, ...cards.rows, ...till.rows },
    }),
    'payouts.status_history': [...statements.history, ...batches.history],
  }
}

export type AccountRow = { id: string; kind: string; vendor_id: string | null }
export type AccountBook = ReturnType<typeof accountBook>

const SHARED: readonly AccountKind[] = [
  'buyer_receivable',
  'platform_commission',
  'vat_on_commission',
  'delivery_income',
  'vat_on_delivery',
  'platform_discounts',
  'cash_at_courier',
  'cash_received',
  'till',
  'courier_clearing',
  'rounding',
  'refunds_due',
  'online_clearing',
  'gateway_fees',
]

/** Reuses the existing ledger accounts and creates the missing ones. */
export function accountBook(existing: readonly AccountRow[]) {
  const known = new Map(existing.map(({ id, kind }) => [kind, id]))
  const opened = new Map<string, string>()
  for (const kind of SHARED) if (!known.has(kind)) opened.set(kind, demoId('account', kind))
  const shared = (kind: AccountKind) =>
    known.get(kind) ?? opened.get(kind) ?? demoId('account', kind)
  const ofShop = (shop: Shop) => {
    const id = opened.get(shop.id) ?? demoId('account', `vendor_payable ${shop.vendor.key}`)
    opened.set(shop.id, id)
    return id
  }
  return {
    idOf: (kind: AccountKind, shop: Shop | null) =>
      kind === 'vendor_payable' && shop ? ofShop(shop) : shared(kind),
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
