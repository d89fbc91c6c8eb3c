import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, readPlace, writePlace } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { AdminOrdersPageView, AdminOrderView, OrderSort, TrackedView } from '../contract.ts'
import { findPurchase, type FoundPurchase } from '../queries/payment.ts'
import { findOrder, findTracked, listOrders, MOST_COUNTED, ORDERS } from '../queries/read.ts'
import { readContact, readPurchaseNumber, shownContact } from '../rules/tracking.ts'
import type { OrderStatus } from '../schema.ts'

type NotFound = { code: 'order_not_found' }
type ListQuery = {
  search?: string | undefined
  status?: OrderStatus | 'all' | undefined
  sort?: OrderSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** Reading orders: a buyer with number and contact, an administrator with lists and details. */
export const readOrders = ({ db }: { db: Db }) => ({
  /** A wrong number and a wrong contact are refused alike, so that neither can be tried out. */
  async track(asked: { number: string; contact: string }): Promise<Result<TrackedView, NotFound>> {
    const number = readPurchaseNumber(asked.number)
    const contact = readContact(asked.contact)
    const found = number && contact ? await findTracked(db, { number, ...contact }) : null
    if (!found || !contact) return refuse({ code: 'order_not_found' })
    return ok({ ...found, contact: { ...found.contact, ...shownContact(found.contact, contact) } })
  },

  /** By its number, with the contact given or as its owner; a wrong one of either finds nothing. */
  async findPurchase(
    typed: string,
    by: { contact: string } | { person: Person },
  ): Promise<FoundPurchase | null> {
    const number = readPurchaseNumber(typed)
    if (!number) return null
    if ('person' in by) return findPurchase(db, number, by)
    const contact = readContact(by.contact)
    return contact && findPurchase(db, number, contact)
  },

  async list(query: ListQuery): Promise<AdminOrdersPageView> {
    const { search, status, sort = 'newest', limit = 25, cursor } = query
    const listed = await listOrders(db, {
      search: search || null,
      status: status === undefined || status === 'all' ? null : status,
      sort,
      after: readPlace(ORDERS[sort], cursor),
      limit,
    })
    const page = listed.rows.slice(0, limit)
    const last = page.at(-1)
    const counts = { ...NO_ORDERS, ...listed.counts }
    const all = Object.values(listed.counts).reduce((a, b) => a + b, 0)
    const isCut = listed.matching > MOST_COUNTED
    // Without a search the cards have counted all there is; a search beyond the limit says so.
    const total = search ? Math.min(listed.matching, MOST_COUNTED) : countOf(status, counts, all)
    return {
      items: page.map(({ view }) => view),
      total,
      total_is_estimate: isCut && Boolean(search),
      next: listed.rows.length > limit && last ? writePlace(ORDERS[sort], last) : null,
      counts: { ...counts, all },
      revenue: listed.revenue,
    }
  },

  async get(id: string): Promise<Result<AdminOrderView, NotFound>> {
    const found = await findOrder(db, id)
    return found ? ok(found) : refuse({ code: 'order_not_found' })
  },
})
export type ReadOrders = ReturnType<typeof readOrders>

export const NO_ORDERS = {
  pending: 0,
  confirmed: 0,
  processing: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
} satisfies Record<OrderStatus, number>

const countOf = (
  status: OrderStatus | 'all' | undefined,
  counts: Record<OrderStatus, number>,
  all: number,
): number => (status === undefined || status === 'all' ? all : counts[status])
