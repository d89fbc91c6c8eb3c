import { startOfMonth } from '#kernel/calendar.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import { type Db, decodeSortCursor, encodeSortCursor } from '#platform/database/index.ts'
import type { AbandonedCartsPageView, CartSort, Reminder } from '../contract.ts'
import { listAbandoned, ABANDONED_CART_SORT_SPECS } from '../queries/abandoned-cart-list.ts'
import { CART_ABANDONED_AFTER } from '../rules/abandoned-cart-timing.ts'

type ListQuery = {
  reminder?: Reminder | 'all' | undefined
  sort?: CartSort | undefined
  limit: number
  cursor?: string | undefined
}

export const listAbandonedCarts =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (query: ListQuery): Promise<AbandonedCartsPageView> => {
    const { reminder = 'all', sort = 'newest', limit, cursor } = query
    const now = clock.now()
    const listed = await listAbandoned(db, {
      sort,
      reminder: reminder === 'all' ? null : reminder,
      after: decodeSortCursor(ABANDONED_CART_SORT_SPECS[sort], cursor),
      limit,
      abandonedBefore: before(now, CART_ABANDONED_AFTER),
      yesterday: before(now, days(1)),
      month: startOfMonth(now),
    })
    const page = listed.rows.slice(0, limit)
    const last = page.at(-1)
    return {
      items: page.map(({ view }) => view),
      total: listed.matching,
      total_is_estimate: false,
      next:
        listed.rows.length > limit && last
          ? encodeSortCursor(ABANDONED_CART_SORT_SPECS[sort], last)
          : null,
      at: now.toISOString(),
      open: listed.open,
      value: listed.value,
      recent: listed.recent,
      recovered_this_month: listed.recoveredThisMonth,
      recovered_after_reminder: listed.recoveredAfterReminder,
    }
  }
