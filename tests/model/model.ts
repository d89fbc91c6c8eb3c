import { computeAccounts, sumAccounts, type Accounts } from './accounts.ts'
import { listCourierCash } from './cash.ts'
import { computeInvoiced, correctDocuments, listDocuments } from './documents.ts'
import { sum, type Centimes } from './money.ts'
import { orderHandlers } from './orders.ts'
import { parcelHandlers } from './parcels.ts'
import { computeCredit, paymentHandlers } from './payments.ts'
import { computeBalance, computeDue, payoutHandlers } from './payouts.ts'
import { computeRevenue, type Revenue } from './reports.ts'
import { returnHandlers } from './returns.ts'
import { computeStatus, type OrderStatus } from './status.ts'
import { computeStock, type VariantStock } from './stock.ts'
import type { EventType, Handlers, LifeEvent, Refusal } from './events.ts'
import type { LegalDocument, World } from './world.ts'

const handlers: Handlers<EventType> = {
  ...orderHandlers,
  ...parcelHandlers,
  ...paymentHandlers,
  ...returnHandlers,
  ...payoutHandlers,
}

export type StepResult = { world: World; refusal: Refusal }

/** Never changes the world that it is given; a refused event leaves it as it is. */
export function step(world: World, event: LifeEvent): StepResult {
  const { terms, ...records } = world
  const draft: World = { terms, ...structuredClone(records) }
  const handle = handlers[event.type] as (draft: World, event: LifeEvent) => Refusal
  const refusal = handle(draft, event)
  if (refusal) return { world, refusal }
  recordEnds(draft)
  return { world: draft, refusal: null }
}

function recordEnds(draft: World): void {
  for (const order of Object.values(draft.orders)) {
    const status = computeStatus(draft, order)
    if (status === 'delivered') order.endedOn ??= draft.today
    correctDocuments(draft, order)
  }
}

export function runLife(world: World, events: readonly LifeEvent[]): World {
  let current = world
  for (const event of events) current = step(current, event).world
  return current
}

/** All that can be read from a running product, as it should be. */
export type Expectations = {
  accounts: Accounts
  vendors: Record<string, { balance: Centimes; due: Centimes; revenue: Revenue }>
  orders: Record<string, { status: OrderStatus; invoiced: Centimes; documents: LegalDocument[] }>
  /** Due to buyers outside returns, by purchase. */
  credits: Record<string, Centimes>
  courierCash: Record<string, Centimes>
  stock: Record<string, VariantStock>
  revenue: Revenue
}

export const computeExpectations = (world: World): Expectations => ({
  accounts: computeAccounts(world),
  vendors: Object.fromEntries(
    world.terms.vendors.map(({ id }) => [
      id,
      {
        balance: computeBalance(world, id),
        due: computeDue(world, id),
        revenue: computeRevenue(world, id),
      },
    ]),
  ),
  orders: Object.fromEntries(
    Object.values(world.orders).map((order) => [
      order.id,
      {
        status: computeStatus(world, order),
        invoiced: computeInvoiced(world, order.id),
        documents: listDocuments(world, order.id),
      },
    ]),
  ),
  credits: Object.fromEntries(
    Object.values(world.purchases).map((purchase) => [
      purchase.id,
      Math.max(0, computeCredit(world, purchase)),
    ]),
  ),
  courierCash: listCourierCash(world),
  stock: Object.fromEntries(world.terms.variants.map(({ id }) => [id, computeStock(world, id)])),
  revenue: computeRevenue(world),
})

/** What may never be: empty when the world is sound. */
export function listViolations(world: World): string[] {
  const accounts = computeAccounts(world)
  const unowned = sumAccounts(accounts)
  const courierCash = sum(Object.values(listCourierCash(world)))
  const violations = [
    unowned === 0 ? null : `unowned centimes: ${unowned}`,
    courierCash === accounts.cash_at_courier ? null : 'cash without a parcel',
    ...world.terms.variants.map(({ id }) => {
      const { available } = computeStock(world, id)
      return available < 0 ? `stock of ${id} is ${available}` : null
    }),
    ...Object.values(world.purchases).map((purchase) =>
      computeCredit(world, purchase) < 0 && accounts.buyer_receivable === 0
        ? `paid back too much: ${purchase.id}`
        : null,
    ),
  ]
  return violations.filter((violation) => violation !== null)
}
