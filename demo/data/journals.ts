import { saleJournal } from '#capabilities/ledger/rules/sale.ts'
import type { AccountKind, JournalDetails, JournalKind } from '#capabilities/ledger/schema.ts'
import { basisPoints, type Centimes, centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { demoId } from '../ids.ts'
import { COMMISSION, type Order } from './purchases.ts'
import type { Shop } from './vendors.ts'

/** Debits are positive, credits negative; centimes. */
export type Entry = readonly [kind: AccountKind, amount: number]
export type Journal = {
  key: string
  kind: JournalKind
  /** Null when the journal concerns no vendor. */
  shop: Shop | null
  orderId: string | null
  reverses: string | null
  at: Date
  memo: string | null
  details: JournalDetails | null
  entries: readonly Entry[]
}

const VAT_ON_COMMISSION = basisPoints(1900)
/** As the ledger posts a sale; parcels of the demo travel with the operator's couriers. */
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
export const saleEntries = (order: Order): Entry[] =>
  saleOf(order).entries.map(({ account, amount }): Entry => [account, amount])

/** The vendor's payable for a delivered order. */
export const owedFor = (order: Order): Centimes =>
  minus(
    ZERO_CENTIMES,
    centimes(saleEntries(order).find(([kind]) => kind === 'vendor_payable')?.[1] ?? 0),
  )

export const journalId = ({ key, at: now }: Pick<Journal, 'key' | 'at'>) =>
  demoId('journal', key, now)
