// What a driver reads from the running product after each event, to be compared with `Expectations`. Types only: the calls
// are those of /api/v1/openapi.json, the accounts those of docs/schema (`ledger.accounts`). Amounts of the API are
// decimal dinars; a driver turns them into centimes.
import type { AccountKind } from './accounts.ts'
import type { LifeEvent } from './events.ts'
import type { Expectations } from './model.ts'
import type { Centimes } from './money.ts'
import type { Revenue } from './reports.ts'
import type { OrderStatus } from './status.ts'
import type { Terms } from './world.ts'

/** GET /admin/money/overview, `accounts`; a kind that it leaves out is 0. Debits are positive there too. */
export type ObservedLedger = Partial<Record<AccountKind, Centimes>>

/** GET /admin/money/overview, `couriers`; a cash holder without a code is one that no courier answers for. */
export type ObservedCourierCash = { courierId: string | null; amount: Centimes; parcels: number }

export type ObservedVendor = {
  /** GET /vendor/money, `balance`; GET /admin/money/vendors must say the same. */
  balance: Centimes
  adminBalance: Centimes
  /** GET /vendor/money, `to_receive` less `owed`: `due` of the model. */
  due: Centimes
  inPayment: Centimes
  /** GET /vendor/money/lines, all pages: their sum is the balance. */
  transactions: { kind: string; orderId: string | null; amount: Centimes }[]
  /** GET /vendor/money/statement as CSV: opening and lines make the closing. */
  statement: { opening: Centimes; lines: Centimes[]; closing: Centimes }
  revenue: Revenue
}

export type ObservedDocument = {
  kind: 'invoice' | 'credit_note'
  reference: string
  /** Designation and amount before tax of each line. */
  lines: { designation: string; quantity: number; total: Centimes; vatBp: number }[]
  vatByVat: Record<string, Centimes>
  rounding: Centimes
  duty: Centimes
  total: Centimes
  isCancelled: boolean
}

export type ObservedOrder = {
  /** `processing` of the product is `confirmed` here. */
  status: OrderStatus
  paymentStatus: 'paid' | 'pending' | 'failed'
  total: Centimes
  refunded: Centimes
  /** The PDF of POST /admin/orders/{id}/documents/tickets, or the rows of `documents.invoices`. */
  documents: ObservedDocument[]
}

/** The API shows what can be bought; the rest is in `catalog.stock_movements`. */
export type ObservedStock = { available: number }

export type Observation = {
  ledger: ObservedLedger
  courierCash: ObservedCourierCash[]
  vendors: Record<string, ObservedVendor>
  orders: Record<string, ObservedOrder>
  stock: Record<string, ObservedStock>
  /** GET /admin/refunds and `payments.refunds` that are not done: what is still to go back, by purchase. */
  credits: Record<string, Centimes>
  /** GET /admin/dashboard. */
  dashboard: { orders: number; revenue: Centimes }
  /** GET /admin/reports. */
  reports: { revenue: Revenue; ordersByStatus: Record<OrderStatus, number> }
}

export type DriverResult = {
  /** The code of the problem document, or null when the product accepted the event. */
  refusal: string | null
}

/** Ids of the model are names that the driver maps to those of the product, as they appear. */
export interface ProductDriver {
  /** Vendors, products, rates, codes and courier accounts, as the life has them. */
  setUp(terms: Terms): Promise<void>
  /** Also waits until the outbox and the jobs are done: balances and documents follow events. */
  perform(event: LifeEvent): Promise<DriverResult>
  observe(): Promise<Observation>
}

/** One sentence for each value that is not what the model expects. */
export type CompareObservation = (expected: Expectations, observed: Observation) => string[]
