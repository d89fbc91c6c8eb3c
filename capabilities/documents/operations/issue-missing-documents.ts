import { localDate, noonOfDay } from '#kernel/calendar.ts'
import { ok } from '#kernel/result.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { listRefundedOrders } from '../queries/credit-notes.ts'
import {
  listStatedDeliveryVat,
  listUninvoicedOrders,
  type UninvoicedOrder,
} from '../queries/order-documents.ts'
import { issueCreditNotes } from './issue-credit-notes.ts'
import { issueDocuments } from './issue-documents.ts'
import {
  issueOrderDocuments,
  type OrderDocumentsDeps,
  chargeDeliveries,
} from './issue-order-documents.ts'
import { listInvoicedWorth } from './read-order-worth.ts'

type Deps = OrderDocumentsDeps & { db: Db }
/** Of one run; the next one goes on. Small, because the lock on numbers is held for one. */
const ON_SCHEDULE = { limit: 100, maxBatches: 50 }
/** Nothing else is issued while a demo is loaded. */
const AT_LOAD = { limit: 1000, maxBatches: Infinity }
const BY = { actor: { role: 'system' } } as const

/**
 * A job: documents of orders that were delivered before they were issued on delivery, or whose vendor
 * had no legal numbers. They bear the day of their issue, as numbers rise with dates.
 */
export const issueMissingDocuments = (deps: Deps) => async (): Promise<void> => {
  const issue = issueOrderDocuments(deps)
  const errors: unknown[] = []
  const attempt = async (ids: readonly string[]): Promise<boolean> => {
    try {
      await inCommit(deps.db, (tx) => issue(tx, ids, BY))
      return true
    } catch (error) {
      if (ids.length === 1) errors.push(error)
      return false
    }
  }
  await eachBatch(deps.db, ON_SCHEDULE, async (orders) => {
    const ids = orders.map(({ id }) => id)
    // A poison order holds back no other.
    if (!(await attempt(ids))) for (const id of ids) await attempt([id])
  })
  if (errors.length > 0) throw new AggregateError(errors, 'some orders have no documents')
}

/** For a demo history: documents of the day of the delivery, and of the refund; without an audit, as no one issued them. */
export const issueLoadedDocuments = (given: Deps) => async (): Promise<void> => {
  const deps = { ...given, audit: { record: () => Promise.resolve() } }
  const [issue, credit] = [issueDocuments(deps), issueCreditNotes(deps)]
  await eachBatch(deps.db, AT_LOAD, (orders) => {
    const dates = new Map(orders.map(({ id, deliveredAt }) => [id, deliveredAt]))
    return inCommit(deps.db, async (tx) => {
      const dateOf = (id: string) => dates.get(id) ?? deps.clock.now()
      const issued = await issue(tx, [...dates.keys()], BY, dateOf)
      const stated = await listStatedDeliveryVat(tx, [...dates.keys()])
      const byDay = Map.groupBy(stated, ({ orderId }) => localDate(dateOf(orderId)))
      for (const [day, ofDay] of byDay) await deps.ledger.postDeliveryVat(tx, ofDay, noonOfDay(day))
      const issuedByDay = Map.groupBy(issued, ({ order }) => localDate(dateOf(order.id)))
      for (const [day, ofDay] of issuedByDay)
        await chargeDeliveries(deps, tx, ofDay, noonOfDay(day))
    })
  })
  const refunded = await listRefundedOrders(deps.db)
  await inCommit(deps.db, async (tx) => {
    await credit(tx, refunded, BY, ({ owedAt }) => owedAt)
    await deps.ledger.postDeliveryVat(tx, await listStatedDeliveryVat(tx, refunded))
    await chargeDeliveries(deps, tx, await listInvoicedWorth(deps, tx, refunded))
  })
}

const inCommit = async (db: Db, write: (tx: Tx) => Promise<void>): Promise<void> => {
  await inTransaction(db, async (tx) => ok(await write(tx)))
}

async function eachBatch(
  db: Db,
  { limit, maxBatches }: { limit: number; maxBatches: number },
  handle: (orders: UninvoicedOrder[]) => Promise<void>,
): Promise<void> {
  let after: UninvoicedOrder | null = null
  for (let count = 0; count < maxBatches; count += 1) {
    const orders: UninvoicedOrder[] = await listUninvoicedOrders(db, { after, limit })
    if (orders.length === 0) return
    await handle(orders)
    after = orders.at(-1) ?? null
  }
}
